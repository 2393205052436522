#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

static void become(const char *program, char *const arguments[], char *const environment[]) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  // Another test may be between opening its terminal and marking it.
  close_range(3, ~0U, 0);
  execve(program, arguments, environment);
  _exit(127);
}

pid_t cpt_spawn(const char *program, char *const arguments[], char *const environment[], int rows,
                int columns, int *master) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t process = forkpty(master, NULL, NULL, &size);
  if (process == 0) become(program, arguments, environment);
  if (process > 0) fcntl(*master, F_SETFD, FD_CLOEXEC);
  return process;
}

int cpt_run(const char *program, char *const arguments[], char *const environment[],
            const char *input, const char *output, const char *errors) {
  pid_t process = fork();
  if (process == 0) {
    // Without a terminal that could be reached as /dev/tty.
    setsid();
    int ends[] = {open(input, O_RDONLY), open(output, O_WRONLY), open(errors, O_WRONLY)};
    for (int end = 0; end < 3; end++) dup2(ends[end], end);
    become(program, arguments, environment);
  }
  int status = -1;
  while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

int cpt_resize(int master, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

long cpt_read(int master, uint8_t *bytes, size_t capacity, int milliseconds) {
  struct pollfd source = {.fd = master, .events = POLLIN};
  int count = poll(&source, 1, milliseconds);
  if (count == 0 || (count < 0 && errno == EINTR)) return -2;
  ssize_t length = read(master, bytes, capacity);
  if (length < 0 && (errno == EINTR || errno == EAGAIN)) return -2;
  // Linux says EIO when the last one at the other end has gone.
  return length < 0 ? 0 : length;
}

int cpt_write(int master, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t length = write(master, bytes, count);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) return -1;
    bytes += length;
    count -= (size_t)length;
  }
  return 0;
}

int cpt_wait(pid_t process, int milliseconds, int *status) {
  for (;;) {
    if (waitpid(process, status, WNOHANG) == process) return 1;
    if (milliseconds <= 0) return 0;
    struct timespec pause = {.tv_nsec = 2000000};
    nanosleep(&pause, NULL);
    milliseconds -= 2;
  }
}

int cpt_is_cooked(int master) {
  struct termios modes;
  if (tcgetattr(master, &modes) != 0) return 0;
  tcflag_t wanted = ECHO | ICANON | ISIG;
  return (modes.c_lflag & wanted) == wanted && (modes.c_iflag & ICRNL);
}

int cpt_wcwidth(uint32_t scalar) {
  static locale_t utf8;
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!utf8) return -2;
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
