#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

// Few systems have terminfo entries with 24-bit colour, though most terminals can do it and say
// so in COLORTERM. ncurses reads entries from $TERMINFO too, as `hex:…`; so the terminal's own
// compiled entry is rewritten: 2^24 colours, the flag RGB, and the two strings that set colours.
// The format is described in term(5). The colours 0 to 15 stay the palette's.
//
// Both entries go without the sequences that scroll by many rows (CSI S and T): several emulators
// lack them, and the screen would become a mixture. Line by line works everywhere.

enum {
  magic_short = 0432,
  magic_long = 01036,
  // Places in the standard order of capabilities, which never changes.
  number_max_colors = 13,
  number_max_pairs = 14,
  string_setaf = 359,
  string_setab = 360,
  string_parm_index = 109,
  string_parm_rindex = 113,
  boolean_can_change = 27,
  limit = 32 * 1024
};

static const char setaf[] =
    "\033[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e"
    "38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";
static const char setab[] =
    "\033[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e"
    "48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";

struct buffer {
  unsigned char bytes[limit];
  size_t length;
};

static size_t read_file(const char *folder, const char *term, unsigned char *bytes) {
  char path[512];
  // Two layouts are in use: a folder is named by the first letter, or by its code.
  const char *formats[] = {"%s/%c/%s", "%s/%02x/%s"};
  for (int index = 0; index < 2; index++) {
    int length = index == 0 ? snprintf(path, sizeof path, formats[0], folder, term[0], term)
                            : snprintf(path, sizeof path, formats[1], folder,
                                       (unsigned)(unsigned char)term[0], term);
    if (length < 0 || (size_t)length >= sizeof path) continue;
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) continue;
    ssize_t count = read(descriptor, bytes, limit);
    close(descriptor);
    if (count > 0 && count < limit) return (size_t)count;
  }
  return 0;
}

static size_t find_entry(const char *term, unsigned char *bytes) {
  char home[512] = "";
  const char *own = getenv("TERMINFO");
  if (getenv("HOME")) snprintf(home, sizeof home, "%s/.terminfo", getenv("HOME"));
  const char *folders[] = {own,            home, "/etc/terminfo", "/lib/terminfo",
                           "/usr/share/terminfo", "/usr/lib/terminfo"};
  for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
    if (!folders[index] || folders[index][0] != '/') continue;
    size_t length = read_file(folders[index], term, bytes);
    if (length > 0) return length;
  }
  return 0;
}

static void put(struct buffer *out, const void *bytes, size_t count) {
  if (out->length + count > limit) return;
  memcpy(out->bytes + out->length, bytes, count);
  out->length += count;
}

static void put_short(struct buffer *out, int value) {
  unsigned char bytes[] = {value & 255, value >> 8 & 255};
  put(out, bytes, 2);
}

static void put_long(struct buffer *out, long value) {
  unsigned char bytes[] = {value & 255, value >> 8 & 255, value >> 16 & 255, value >> 24 & 255};
  put(out, bytes, 4);
}

static void pad(struct buffer *out) {
  if (out->length & 1) put(out, "", 1);
}

static int get_short(const unsigned char *bytes) {
  return (int16_t)(bytes[0] | bytes[1] << 8);
}

static long get_long(const unsigned char *bytes) {
  return (int32_t)((uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                   (uint32_t)bytes[3] << 24);
}

struct entry {
  int magic, names, booleans, numbers, strings, table;
  const unsigned char *name_bytes, *boolean_bytes, *number_bytes, *string_bytes, *table_bytes;
};

static bool parse(const unsigned char *bytes, size_t length, struct entry *entry) {
  if (length < 12) return false;
  int *fields[] = {&entry->magic,   &entry->names,   &entry->booleans,
                   &entry->numbers, &entry->strings, &entry->table};
  for (int index = 0; index < 6; index++) {
    *fields[index] = get_short(bytes + 2 * index);
    if (*fields[index] < 0) return false;
  }
  if (entry->magic != magic_short && entry->magic != magic_long) return false;
  if (entry->numbers <= number_max_pairs || entry->strings <= string_setab) return false;
  size_t size = entry->magic == magic_long ? 4 : 2;
  size_t place = 12;
  entry->name_bytes = bytes + place;
  place += (size_t)entry->names;
  entry->boolean_bytes = bytes + place;
  place += (size_t)entry->booleans;
  place += place & 1;
  entry->number_bytes = bytes + place;
  place += size * (size_t)entry->numbers;
  entry->string_bytes = bytes + place;
  place += 2 * (size_t)entry->strings;
  entry->table_bytes = bytes + place;
  return place + (size_t)entry->table <= length;
}

static void write_numbers(const struct entry *entry, struct buffer *out) {
  for (int index = 0; index < entry->numbers; index++) {
    long value = entry->magic == magic_long ? get_long(entry->number_bytes + 4 * index)
                                            : get_short(entry->number_bytes + 2 * index);
    if (index == number_max_colors) value = 0x1000000;
    if (index == number_max_pairs) value = 0x10000;
    put_long(out, value);
  }
}

static void write_strings(const struct entry *entry, struct buffer *out) {
  for (int index = 0; index < entry->strings; index++) {
    int offset = get_short(entry->string_bytes + 2 * index);
    if (index == string_setaf) offset = entry->table;
    if (index == string_setab) offset = entry->table + (int)sizeof setaf;
    if (index == string_parm_index || index == string_parm_rindex) offset = -1;
    put_short(out, offset);
  }
  put(out, entry->table_bytes, (size_t)entry->table);
  put(out, setaf, sizeof setaf);
  put(out, setab, sizeof setab);
}

static void write_entry(const struct entry *entry, struct buffer *out) {
  int header[] = {magic_long,
                  entry->names,
                  entry->booleans,
                  entry->numbers,
                  entry->strings,
                  entry->table + (int)(sizeof setaf + sizeof setab)};
  for (int index = 0; index < 6; index++) put_short(out, header[index]);
  put(out, entry->name_bytes, (size_t)entry->names);
  for (int index = 0; index < entry->booleans; index++) {
    unsigned char value = index == boolean_can_change ? 0 : entry->boolean_bytes[index];
    put(out, &value, 1);
  }
  pad(out);
  write_numbers(entry, out);
  write_strings(entry, out);
  pad(out);
  // The extended part: one flag, no numbers, no strings, one name in a table of four bytes.
  int extended[] = {1, 0, 0, 1, 4};
  for (int index = 0; index < 5; index++) put_short(out, extended[index]);
  put(out, "\1\0", 2);
  put_short(out, 0);
  put(out, "RGB", 4);
}

static char *hexadecimal(const unsigned char *bytes, size_t length) {
  char *text = malloc(length * 2 + 5);
  if (!text) return NULL;
  memcpy(text, "hex:", 4);
  static const char digits[] = "0123456789ABCDEF";
  for (size_t index = 0; index < length; index++) {
    text[4 + 2 * index] = digits[bytes[index] >> 4];
    text[5 + 2 * index] = digits[bytes[index] & 15];
  }
  text[4 + 2 * length] = 0;
  return text;
}

/// Finds and takes apart the terminal's entry; `bytes` holds `limit` of them.
static size_t read_entry(const char *term, unsigned char *bytes, struct entry *entry) {
  if (!bytes || !term || !*term || strchr(term, '/')) return 0;
  size_t length = find_entry(term, bytes);
  return length > 0 && parse(bytes, length, entry) ? length : 0;
}

char *ct_direct_entry(const char *term) {
  // Two large buffers for one call at the start; not on the stack of a guarded thread.
  unsigned char *bytes = malloc(limit);
  struct buffer *out = calloc(1, sizeof *out);
  char *result = NULL;
  struct entry entry;
  if (out && read_entry(term, bytes, &entry) > 0) {
    write_entry(&entry, out);
    result = hexadecimal(out->bytes, out->length);
  }
  free(bytes);
  free(out);
  return result;
}

char *ct_plain_entry(const char *term) {
  unsigned char *bytes = malloc(limit);
  char *result = NULL;
  struct entry entry;
  size_t length = read_entry(term, bytes, &entry);
  if (length > 0) {
    unsigned char *strings = bytes + (entry.string_bytes - bytes);
    memset(strings + 2 * string_parm_index, 0xFF, 2);
    memset(strings + 2 * string_parm_rindex, 0xFF, 2);
    result = hexadecimal(bytes, length);
  }
  free(bytes);
  return result;
}
