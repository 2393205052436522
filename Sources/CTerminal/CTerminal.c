#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <ncurses.h>

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "internal.h"

static struct {
  bool is_open;
  bool is_left;
  bool has_termios;
  bool has_default_colours;
  bool handles_signals;
  bool parks_errors;
  int cursor;
  int input;
  int output;
  SCREEN *screen;
  FILE *in;
  FILE *out;
  struct termios termios;
  char undo[256];
  size_t undo_length;
  // For the crash guard, which may not ask terminfo.
  char crash[256];
  size_t crash_length;
} ct;

// MARK: opening

static bool is_utf8(void) {
  if (!setlocale(LC_CTYPE, "")) {
    // The named locale is not installed here; only its codeset matters.
    const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int index = 0; index < 3; index++) {
      const char *value = getenv(names[index]);
      if (!value || !*value) continue;
      if (strcasestr(value, "utf-8") || strcasestr(value, "utf8")) {
        setlocale(LC_CTYPE, "C.UTF-8");
      }
      break;
    }
  }
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static FILE *stream(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *file = fdopen(copy, mode);
  if (!file) close(copy);
  return file;
}

static SCREEN *new_screen_from(const struct ct_options *options, char *entry) {
  if (!entry) return NULL;
  const char *variable = getenv("TERMINFO");
  char *before = variable ? strdup(variable) : NULL;
  setenv("TERMINFO", entry, 1);
  SCREEN *screen = newterm(options->term, ct.out, ct.in);
  if (before) {
    setenv("TERMINFO", before, 1);
  } else {
    unsetenv("TERMINFO");
  }
  free(before);
  free(entry);
  return screen;
}

static SCREEN *new_screen(const struct ct_options *options, bool *is_direct) {
  *is_direct = false;
  if (options->wants_direct_colour) {
    SCREEN *screen = new_screen_from(options, ct_direct_entry(options->term));
    *is_direct = screen != NULL;
    if (screen) return screen;
  }
  SCREEN *screen = new_screen_from(options, ct_plain_entry(options->term));
  return screen ? screen : newterm(options->term, ct.out, ct.in);
}

static void append_capability(const char *name) {
  const char *text = ct_capability(name);
  while (text && *text && ct.crash_length < sizeof ct.crash) {
    if (text[0] == '$' && text[1] == '<') {
      const char *end = strchr(text, '>');
      if (end) {
        text = end + 1;
        continue;
      }
    }
    ct.crash[ct.crash_length++] = *text++;
  }
}

static void start_colours(void) {
  ct.has_default_colours = false;
  if (!has_colors()) return;
  start_color();
  ct.has_default_colours = use_default_colors() == OK;
}

static void set_modes(void) {
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  keypad(stdscr, TRUE);
  // Keys are read past ncurses, so it must not look for them either.
  typeahead(-1);
  idlok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  scrollok(stdscr, FALSE);
}

static void window_size(int *rows, int *columns) {
  struct winsize size;
  if (ioctl(ct.output, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
    if (ioctl(ct.input, TIOCGWINSZ, &size) != 0) return;
  }
  if (size.ws_row == 0 || size.ws_col == 0) return;
  *rows = size.ws_row;
  *columns = size.ws_col;
}

static void fill_traits(const struct ct_options *options, struct ct_traits *traits) {
  traits->rows = LINES;
  traits->columns = COLS;
  window_size(&traits->rows, &traits->columns);
  if (options->rows > 0) traits->rows = options->rows;
  if (options->columns > 0) traits->columns = options->columns;
  if (traits->rows != LINES || traits->columns != COLS) {
    resize_term(traits->rows, traits->columns);
  }
  traits->colours = has_colors() ? COLORS : 0;
  traits->is_xterm_like = ct_capability("kmous") != NULL;
  const char *delay = getenv("ESCDELAY");
  traits->escape_delay = delay && atoi(delay) > 0 ? atoi(delay) : 25;
}

static void forget_streams(void) {
  if (ct.in) fclose(ct.in);
  if (ct.out) fclose(ct.out);
  ct.in = ct.out = NULL;
}

enum ct_status ct_open(const struct ct_options *options, struct ct_traits *traits) {
  if (ct.is_open) return CT_ALREADY_OPEN;
  memset(&ct, 0, sizeof ct);
  ct.input = options->input;
  ct.output = options->output;
  ct.handles_signals = options->handles_signals;
  ct.parks_errors = options->parks_errors;
  ct.cursor = -1;
  traits->is_utf8 = is_utf8();
  ct.has_termios = tcgetattr(options->input, &ct.termios) == 0;
  ct.in = stream(options->input, "r");
  ct.out = stream(options->output, "w");
  if (!ct.in || !ct.out || !ct_pipe_open()) {
    forget_streams();
    return CT_FAILED;
  }
  // LINES and COLUMNS of the environment are older than the window's own size.
  use_env(FALSE);
  use_tioctl(TRUE);
  // Ours come first: ncurses installs its own handlers only where there are none.
  if (ct.handles_signals) ct_signals_install();
  ct.screen = new_screen(options, &traits->has_direct_colour);
  if (!ct.screen) {
    if (ct.handles_signals) ct_signals_remove();
    forget_streams();
    return CT_UNKNOWN_TERMINAL;
  }
  ct.is_open = true;
  set_modes();
  start_colours();
  const char *restoring[] = {"sgr0", "op", "rmkx", "cnorm", "rmcup"};
  for (int index = 0; index < 5; index++) append_capability(restoring[index]);
  fill_traits(options, traits);
  if (ct.parks_errors) ct_errors_park();
  return CT_OK;
}

const char *ct_capability(const char *name) {
  char copy[32];
  snprintf(copy, sizeof copy, "%s", name);
  const char *text = tigetstr(copy);
  return text == (const char *)-1 || !text || !*text ? NULL : text;
}

// MARK: leaving

void ct_set_undo(const char *bytes) {
  ct.undo_length = strnlen(bytes, sizeof ct.undo);
  memcpy(ct.undo, bytes, ct.undo_length);
}

void ct_leave(void) {
  if (ct.is_left) return;
  ct.is_left = true;
  endwin();
  ct_write(ct.undo, ct.undo_length);
  if (ct.has_termios) tcsetattr(ct.input, TCSADRAIN, &ct.termios);
  if (ct.parks_errors) ct_errors_unpark();
  if (ct.handles_signals) ct_signals_remove();
}

void ct_enter(void) {
  if (ct.handles_signals) ct_signals_install();
  if (ct.parks_errors) ct_errors_park();
  ct.is_left = false;
  ct.cursor = -1;
  reset_prog_mode();
  clearok(curscr, TRUE);
}

void ct_reenter(void) {
  ct_leave();
  ct_enter();
}

void ct_close(void) {
  if (!ct.is_open) return;
  ct_leave();
  if (ct.parks_errors) ct_errors_print();
  delscreen(ct.screen);
  forget_streams();
  ct.screen = NULL;
  ct.is_open = false;
}

void ct_restore_in_crash(void) {
  if (!ct.is_open || ct.is_left) return;
  ct.is_left = true;
  ct_write(ct.undo, ct.undo_length);
  ct_write(ct.crash, ct.crash_length);
  if (ct.has_termios) tcsetattr(ct.input, TCSANOW, &ct.termios);
  if (ct.parks_errors) {
    ct_errors_unpark();
    ct_errors_print();
  }
}

// MARK: drawing

static attr_t ncurses_attributes(uint16_t attributes) {
  attr_t result = A_NORMAL;
  if (attributes & CT_BOLD) result |= A_BOLD;
  if (attributes & CT_DIM) result |= A_DIM;
  if (attributes & CT_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & CT_REVERSE) result |= A_REVERSE;
  if (attributes & CT_ITALIC) result |= A_ITALIC;
  return result;
}

static void make_cell(const struct ct_cell *cell, cchar_t *result) {
  wchar_t text[6] = {L' '};
  int count = cell->count < 5 ? cell->count : 5;
  for (int index = 0; index < count; index++) text[index] = (wchar_t)cell->scalars[index];
  attr_t attributes = ncurses_attributes(cell->attributes);
  int pair = cell->pair;
  if (setcchar(result, text, attributes, 0, &pair) == OK) return;
  setcchar(result, L"?", attributes, 0, &pair);
}

void ct_put(int row, int column, const struct ct_cell *cells, size_t count) {
  enum { capacity = 128 };
  cchar_t line[capacity];
  while (count > 0) {
    int part = count < capacity ? (int)count : capacity;
    int width = 0;
    for (int index = 0; index < part; index++) {
      make_cell(&cells[index], &line[index]);
      width += cells[index].width;
    }
    mvadd_wchnstr(row, column, line, part);
    column += width;
    cells += part;
    count -= (size_t)part;
  }
}

int32_t ct_pair(int32_t foreground, int32_t background) {
  if (!has_colors() || (foreground < 0 && background < 0)) return 0;
  if (!ct.has_default_colours) {
    if (foreground < 0) foreground = COLOR_WHITE;
    if (background < 0) background = COLOR_BLACK;
  }
  int pair = alloc_pair(foreground, background);
  return pair < 0 ? 0 : pair;
}

void ct_forget_pairs(void) {
  if (!has_colors()) return;
  reset_color_pairs();
  clearok(curscr, TRUE);
}

void ct_flush(int row, int column, bool cursor_is_visible) {
  if (ct.cursor != cursor_is_visible) {
    curs_set(cursor_is_visible);
    ct.cursor = cursor_is_visible;
  }
  move(row, column);
  wnoutrefresh(stdscr);
  doupdate();
}

void ct_redraw(void) {
  clearok(curscr, TRUE);
}

void ct_resize(int *rows, int *columns) {
  *rows = LINES;
  *columns = COLS;
  window_size(rows, columns);
  // Not resizeterm: that would put a key into a queue that nobody reads.
  if (*rows != LINES || *columns != COLS) resize_term(*rows, *columns);
  clearok(curscr, TRUE);
}

// MARK: bytes

bool ct_write(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(ct.output, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    count -= (size_t)written;
  }
  return true;
}

long ct_read(uint8_t *bytes, size_t capacity) {
  ssize_t count = read(ct.input, bytes, capacity);
  if (count >= 0) return count;
  return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK ? -2 : -1;
}

int ct_input_descriptor(void) {
  return ct.input;
}
