/// A line of text under a cursor, with the usual editing keys' operations.
package struct LineEditor: Hashable, Sendable {
  private struct State: Hashable {
    var characters: [Character] = []
    var cursor = 0
  }

  /// More than an utterance needs; what goes beyond is not taken.
  static let limit = 2_000

  private var state = State()
  private var undoStack: [State] = []
  private var killed: [Character] = []

  package init(_ text: String = "") {
    replace(with: text)
    undoStack = []
  }

  package var text: String { String(state.characters) }
  /// Nothing more is taken.
  package var isFull: Bool { state.characters.count >= LineEditor.limit }
  package var isEmpty: Bool { state.characters.isEmpty }
  /// The cursor's place, in characters.
  package var cursor: Int { state.cursor }
  /// The text before the cursor.
  package var head: String { String(state.characters[..<state.cursor]) }

  /// Types or pastes text at the cursor.
  package mutating func insert(_ text: String) {
    let room = LineEditor.limit - state.characters.count
    guard room > 0, !text.isEmpty else { return }
    remember()
    let new = Array(text.prefix(room))
    // A mark may join the character before it, so the text is taken apart anew.
    let before = String(state.characters[..<state.cursor]) + String(new)
    let after = state.characters[state.cursor...]
    let joined = Array(before)
    state.characters = joined + after
    state.cursor = joined.count
  }

  /// Takes another text; the cursor goes to its end.
  package mutating func replace(with text: String) {
    remember()
    state.characters = Array(text.prefix(LineEditor.limit))
    state.cursor = state.characters.count
  }

  /// Moves the cursor by characters, within the line.
  package mutating func move(by step: Int) {
    state.cursor = min(max(0, state.cursor + step), state.characters.count)
  }

  package mutating func moveToStart() { state.cursor = 0 }
  package mutating func moveToEnd() { state.cursor = state.characters.count }
  package mutating func moveWordLeft() { state.cursor = wordStart }
  package mutating func moveWordRight() { state.cursor = wordEnd }

  package mutating func deleteBackward() { delete(max(0, cursor - 1)..<cursor) }
  package mutating func deleteForward() {
    delete(cursor..<min(cursor + 1, state.characters.count))
  }

  /// Takes out what is after the cursor, for `yank`.
  package mutating func killToEnd() { kill(cursor..<state.characters.count) }

  /// Takes out what is before the cursor, for `yank`.
  package mutating func killToStart() { kill(0..<cursor) }

  /// Takes out the word before the cursor, for `yank`.
  package mutating func killWordBackward() { kill(wordStart..<cursor) }

  /// Puts back what was taken out last.
  package mutating func yank() { insert(String(killed)) }

  /// Goes back to before the last change.
  package mutating func undo() {
    guard let last = undoStack.popLast() else { return }
    state = last
  }

  private mutating func remember() {
    undoStack.append(state)
    if undoStack.count > 100 { undoStack.removeFirst() }
  }

  private mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    remember()
    state.characters.removeSubrange(range)
    state.cursor = range.lowerBound
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(state.characters[range])
    delete(range)
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < state.characters.count, !isWord(index) { index += 1 }
    while index < state.characters.count, isWord(index) { index += 1 }
    return index
  }

  private func isWord(_ index: Int) -> Bool {
    let character = state.characters[index]
    return character.isLetter || character.isNumber
  }
}
