#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "internal.h"

// Signals become bytes in a pipe, so that one poll(2) waits for all and none is lost between
// looking and sleeping.

static int ends[2] = {-1, -1};

static const struct {
  int number;
  char event;
} told[] = {
    {SIGWINCH, CT_RESIZE}, {SIGCONT, CT_CONTINUE}, {SIGTSTP, CT_SUSPEND},
    {SIGHUP, CT_HANGUP},   {SIGTERM, CT_TERMINATE}, {SIGINT, CT_TERMINATE},
};
static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};

enum { told_count = sizeof told / sizeof *told, deadly_count = sizeof deadly / sizeof *deadly };

static struct sigaction told_before[told_count];
static struct sigaction deadly_before[deadly_count];
static bool is_installed;
static volatile sig_atomic_t ends_asked;

bool ct_pipe_open(void) {
  return ends[0] >= 0 || pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0;
}

static void tell(char event) {
  int error = errno;
  // A full pipe has news enough.
  ssize_t ignored = write(ends[1], &event, 1);
  (void)ignored;
  errno = error;
}

void ct_wake(void) {
  tell(CT_WAKE);
}

static void die(int number) {
  ct_restore_in_crash();
  signal(number, SIG_DFL);
  raise(number);
}

static void on_told(int number) {
  for (int index = 0; index < told_count; index++) {
    if (told[index].number != number) continue;
    char event = told[index].event;
    // Who asks a second time has waited long enough for a program that hangs.
    if ((event == CT_TERMINATE || event == CT_HANGUP) && ends_asked++ > 0) die(number);
    tell(event);
  }
}

static void on_deadly(int number, siginfo_t *info, void *context) {
  (void)context;
  ct_restore_in_crash();
  for (int index = 0; index < deadly_count; index++) {
    if (deadly[index] != number) continue;
    struct sigaction before = deadly_before[index];
    if (before.sa_handler == SIG_IGN) before.sa_handler = SIG_DFL;
    sigaction(number, &before, NULL);
  }
  // A fault happens again by itself, at its true place; all else has to be sent again.
  bool is_fault = info->si_code > 0 && number != SIGABRT && number != SIGTRAP;
  if (!is_fault) raise(number);
}

static void use_alternate_stack(void) {
  // Endless recursion leaves no room to run a handler on.
  static char room[64 * 1024];
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE)) return;
  stack.ss_sp = room;
  stack.ss_size = sizeof room;
  stack.ss_flags = 0;
  sigaltstack(&stack, NULL);
}

void ct_signals_install(void) {
  if (is_installed) return;
  is_installed = true;
  ends_asked = 0;
  use_alternate_stack();
  for (int index = 0; index < told_count; index++) {
    struct sigaction action = {.sa_handler = on_told, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(told[index].number, &action, &told_before[index]);
  }
  for (int index = 0; index < deadly_count; index++) {
    struct sigaction action = {
        .sa_sigaction = on_deadly, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    sigaction(deadly[index], &action, &deadly_before[index]);
  }
}

void ct_signals_remove(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int index = 0; index < told_count; index++) {
    sigaction(told[index].number, &told_before[index], NULL);
  }
  for (int index = 0; index < deadly_count; index++) {
    sigaction(deadly[index], &deadly_before[index], NULL);
  }
}

static int drain(void) {
  char events[64];
  int result = 0;
  ssize_t count;
  while ((count = read(ends[0], events, sizeof events)) > 0) {
    for (ssize_t index = 0; index < count; index++) result |= events[index];
  }
  return result;
}

int ct_wait(int milliseconds, bool listens) {
  struct pollfd sources[2] = {
      {.fd = ends[0], .events = POLLIN},
      {.fd = listens ? ct_input_descriptor() : -1, .events = POLLIN},
  };
  int count;
  do {
    count = poll(sources, 2, milliseconds);
  } while (count < 0 && errno == EINTR);
  if (count <= 0) return 0;
  int result = sources[0].revents ? drain() : 0;
  if (sources[1].revents & POLLNVAL) return result | CT_HANGUP;
  if (sources[1].revents) result |= CT_INPUT;
  return result;
}

void ct_suspend(void) {
  ct_leave();
  struct sigaction action = {.sa_handler = SIG_DFL};
  struct sigaction before;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &before);
  // The whole group: whoever started us in a pipe shall stop as well.
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
  ct_enter();
}
