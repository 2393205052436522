/// A sentence with words, in one language.
package struct RenderedLine: Hashable, Sendable {
  package var shown: String
  /// What is said; more than what is shown when the card shows the rest.
  package var spoken: String
  /// The key whose text was taken: the line's own, or a more general one.
  package var key: String

  package init(shown: String, spoken: String, key: String) {
    self.shown = shown
    self.spoken = spoken
    self.key = key
  }
}
