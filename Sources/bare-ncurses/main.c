// The least that an ncurses program does: what Parley's start and answers are measured against.
#include <curses.h>
#include <locale.h>

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  keypad(stdscr, TRUE);
  for (int row = 0; row < LINES - 1; row++) {
    for (int column = 0; column < COLS - 1; column++) {
      mvaddch(row, column, (chtype)('a' + (row + column) % 26));
    }
  }
  mvaddstr(0, 0, "READY");
  move(LINES - 1, 0);
  refresh();
  int column = 0;
  for (int key = getch(); key != 'q'; key = getch()) {
    if (key < ' ' || key > '~') continue;
    mvaddch(LINES - 1, column, (chtype)key);
    column = (column + 1) % (COLS - 1);
    refresh();
  }
  endwin();
  return 0;
}
