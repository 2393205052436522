#pragma once
#include "CTerminal.h"

// Between the files of this folder.

/// A terminfo entry with 24-bit colour made from another, as `hex:…`; NULL if that fails.
/// The caller frees it.
char *ct_direct_entry(const char *term);
/// The terminal's own entry as `hex:…`, less what emulators lack; NULL if that fails.
/// The caller frees it.
char *ct_plain_entry(const char *term);

void ct_signals_install(void);
void ct_signals_remove(void);
bool ct_pipe_open(void);

void ct_errors_park(void);
void ct_errors_unpark(void);
/// Prints the end of what was parked; async-signal-safe.
void ct_errors_print(void);

/// Undoes modes and terminal settings with async-signal-safe calls only.
void ct_restore_in_crash(void);

int ct_input_descriptor(void);

/// Leaves the screen but keeps what is needed to come back.
void ct_leave(void);
/// Takes the screen again.
void ct_enter(void);
