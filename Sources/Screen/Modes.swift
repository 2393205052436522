/// What a frame wants of the terminal besides its cells.
package struct Modes: Hashable, Sendable {
  package var mouse: Bool
  package var title: String

  package init(mouse: Bool = true, title: String = "") {
    self.mouse = mouse
    self.title = title
  }
}
