#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of the terminal that Swift cannot do: ncurses' macros are not imported, its globals
// are not concurrency-safe, and signal handlers must be C. Nothing here decides anything.
// All functions but ct_wake belong to one thread.

enum ct_status { CT_OK, CT_UNKNOWN_TERMINAL, CT_ALREADY_OPEN, CT_FAILED };

struct ct_options {
  int input;
  int output;
  /// Terminal type; NULL is no wish that newterm could fulfil without the environment.
  const char *term;
  /// 0: ask the terminal.
  int rows;
  int columns;
  /// Teach ncurses 24-bit colour where only the terminal itself knows of it.
  bool wants_direct_colour;
  /// Whether deadly signals give the terminal back first, and others become events.
  bool handles_signals;
  /// Whether what is written to a stderr on the screen waits until the screen is gone.
  bool parks_errors;
};

struct ct_traits {
  int rows;
  int columns;
  int colours;
  bool is_utf8;
  /// xterm's private modes are understood: mouse, paste, focus, title.
  bool is_xterm_like;
  /// Colours 0 to 15 are the palette's, all others 24-bit.
  bool has_direct_colour;
  /// Milliseconds after which an escape is a key of its own.
  int escape_delay;
};

/// Takes the terminal: newterm needs FILE pointers and a locale.
enum ct_status ct_open(const struct ct_options *options, struct ct_traits *traits);

/// Gives everything back, in independent steps; safe to call twice.
void ct_close(void);

/// A terminfo string, or NULL; tigetstr returns a pointer that is no pointer for "none".
const char *ct_capability(const char *name);

struct ct_cell {
  /// One spacing character and up to four marks.
  uint32_t scalars[5];
  uint8_t count;
  /// Columns: 1 or 2.
  uint8_t width;
  /// CT_BOLD …
  uint16_t attributes;
  int32_t pair;
};

enum { CT_BOLD = 1, CT_DIM = 2, CT_UNDERLINE = 4, CT_REVERSE = 8, CT_ITALIC = 16 };

/// Sets neighbouring cells of a row; setcchar and the attribute macros are not importable.
void ct_put(int row, int column, const struct ct_cell *cells, size_t count);

/// A colour pair made on demand; -1 is the terminal's own colour.
int32_t ct_pair(int32_t foreground, int32_t background);

/// Forgets all pairs, for a theme with others.
void ct_forget_pairs(void);

/// Sends what differs, then leaves the cursor there.
void ct_flush(int row, int column, bool cursor_is_visible);

/// Makes the next flush draw everything.
void ct_redraw(void);

/// Tells ncurses the new size; fills it in.
void ct_resize(int *rows, int *columns);

/// Writes bytes past ncurses, for modes that it does not know. False when the terminal is gone.
bool ct_write(const char *bytes, size_t count);

/// What must be written to undo what was switched on; kept for a crash too.
void ct_set_undo(const char *bytes);

enum {
  CT_INPUT = 1,
  CT_WAKE = 2,
  CT_RESIZE = 4,
  CT_CONTINUE = 8,
  CT_TERMINATE = 16,
  CT_HANGUP = 32,
  CT_SUSPEND = 64
};

/// Waits for keys (unless told not to listen), signals or ct_wake; 0 when time ran out.
int ct_wait(int milliseconds, bool listens);

/// Reads keys; 0 at the end of input, -1 on an error, -2 when there is nothing yet.
long ct_read(uint8_t *bytes, size_t capacity);

/// Ends a ct_wait, from any thread or signal handler.
void ct_wake(void);

/// Gives the terminal back, stops the process group, takes the terminal when it goes on.
void ct_suspend(void);

/// Takes the terminal again after somebody else stopped the program.
void ct_reenter(void);
