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

  /// All three in one number: what the compiler makes for enumerations with names takes twenty
  /// times as long, and every frame compares thousands of cells.
  private var packed: UInt32 {
    UInt32(unsafeBitCast(ink, to: UInt8.self)) << 16
      | UInt32(unsafeBitCast(surface, to: UInt8.self)) << 8 | UInt32(attributes.rawValue)
  }

  package static func == (left: Style, right: Style) -> Bool {
    left.packed == right.packed
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(packed)
  }
}
