#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

// What a library or a crash writes to stderr would spoil the screen and vanish with it; it is
// kept in a file without a name, and its end is printed when the screen is gone.

static int file = -1;
static int before = -1;
static bool is_parked;

void ct_errors_park(void) {
  if (is_parked || !isatty(STDERR_FILENO)) return;
  if (file < 0) file = memfd_create("stderr", MFD_CLOEXEC);
  if (file < 0) file = open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0) return;
  if (before < 0) before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (before < 0) return;
  is_parked = dup2(file, STDERR_FILENO) >= 0;
}

void ct_errors_unpark(void) {
  if (!is_parked) return;
  is_parked = false;
  dup2(before, STDERR_FILENO);
}

void ct_errors_print(void) {
  if (file < 0) return;
  enum { limit = 16 * 1024 };
  static char text[limit];
  off_t end = lseek(file, 0, SEEK_END);
  off_t start = end > limit ? end - limit : 0;
  ssize_t count = pread(file, text, limit, start);
  char *from = text;
  if (start > 0 && count > 0) {
    char *line = memchr(text, '\n', (size_t)count);
    if (line) from = line + 1;
  }
  size_t length = count > 0 ? (size_t)(count - (from - text)) : 0;
  if (length > 0) {
    ssize_t ignored = write(STDERR_FILENO, from, length);
    (void)ignored;
  }
  // Nothing is printed twice.
  if (ftruncate(file, 0) == 0) lseek(file, 0, SEEK_SET);
}
