#pragma once
#include <stdint.h>
#include <stddef.h>
#include <sys/types.h>

// A terminal without a window: fork and exec belong in C, and wcwidth needs a locale of its own.

/// Starts a program in a terminal of that size; its process, or -1. `master` becomes our end.
pid_t cpt_spawn(const char *program, char *const arguments[], char *const environment[], int rows,
                int columns, int *master);
/// Runs a program to its end between files, without a terminal; the status of wait(2), or -1.
int cpt_run(const char *program, char *const arguments[], char *const environment[],
            const char *input, const char *output, const char *errors);
/// Changes the size; the program gets a SIGWINCH.
int cpt_resize(int master, int rows, int columns);
/// Bytes read; 0 at the end, -2 when nothing came in time.
long cpt_read(int master, uint8_t *bytes, size_t capacity, int milliseconds);
/// Writes all, reading nothing meanwhile; 0, or -1 when the program is gone.
int cpt_write(int master, const uint8_t *bytes, size_t count);
/// 1 and the status of wait(2) when the program has ended in time, else 0.
int cpt_wait(pid_t process, int milliseconds, int *status);
/// Whether the terminal echoes and reads by lines, as a shell left it.
int cpt_is_cooked(int master);
/// wcwidth in C.UTF-8, whatever the process's locale.
int cpt_wcwidth(uint32_t scalar);
