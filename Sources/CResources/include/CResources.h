#pragma once
#include <stddef.h>

/// A file that is carried inside the program, so that it runs from anywhere.
struct parley_resource {
  /// The path below Sources/CResources/data, or themes/….
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// All files, ended by one whose name is NULL.
extern const struct parley_resource parley_resources[];

/// The first of them; Swift cannot see an array whose length the header leaves open.
static inline const struct parley_resource *parley_resource_table(void) {
  return parley_resources;
}
