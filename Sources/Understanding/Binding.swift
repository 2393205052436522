/// A slot of a template with the part of the utterance that fills it.
struct Binding {
  enum Content {
    case person(ContactIndex.Match?)
    case money(MoneyReading)
    /// Its code, and how it was called.
    case currency(String, spelling: String)
    case number(NumberReading)
    case app(String)
    case text
  }

  var list: SlotList
  var slot: Int32
  var range: Range<Int>
  var content: Content

  /// Words that nothing in the vocabulary vouches for.
  var isFree: Bool {
    switch content {
    case .person(let match): match == nil
    case .text: true
    case .money, .currency, .number, .app: false
    }
  }
}

/// One way in which a template fits an utterance.
struct Parse {
  var template: Int
  var bindings: [Binding]
  /// Characters of literal words.
  var literals: Int
}
