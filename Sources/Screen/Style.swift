/// The roles of a cell: what its text is, what it lies on, how it is set apart.
package struct Style: Hashable, Sendable {
  package var ink: Ink
  package var surface: Surface
  package var attributes: Attributes

  package init(_ ink: Ink = .text, on surface: Surface = .base, _ attributes: Attributes = []) {
    self.ink = ink
    self.surface = surface
    self.attributes = attributes
  }

  /// The same with other roles, where given.
  package func with(
    ink: Ink? = nil, surface: Surface? = nil, adding added: Attributes = []
  ) -> Style {
    Style(ink ?? self.ink, on: surface ?? self.surface, attributes.union(added))
  }
}
