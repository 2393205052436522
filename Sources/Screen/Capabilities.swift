/// What a terminal can do.
package struct Capabilities: Hashable, Sendable {
  package var colours: ColourDepth
  package var isUTF8: Bool
  package var hasMouse: Bool
  package var hasPaste: Bool

  package init(
    colours: ColourDepth = .direct, isUTF8: Bool = true, hasMouse: Bool = true,
    hasPaste: Bool = true
  ) {
    self.colours = colours
    self.isUTF8 = isUTF8
    self.hasMouse = hasMouse
    self.hasPaste = hasPaste
  }
}
