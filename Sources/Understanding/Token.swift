/// A word, a Han character, a number in digits or a sign of an utterance.
struct Token {
  enum Kind {
    case word, ideograph, digits, sign
    /// An emoji or another picture: only free text holds it, everything else passes it by.
    case picture
  }

  var kind: Kind
  /// Folded: small, narrow, without marks.
  var text: String
  /// Offsets in the utterance, counted in characters.
  var start: Int
  var end: Int
  /// White space stands before it.
  var followsSpace = false
  /// A comma or another mark stands before it.
  var followsMark = false
  var isCapitalised = false
  /// The number of the word in the grammar; -1 for a word that the grammar does not have.
  var word: Int32 = -1
  /// A filler (`um`) or a picture, which literals may pass by.
  var isSkippable = false
}
