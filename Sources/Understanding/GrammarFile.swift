import Files

/// A sentence file as it is written; `docs/sentences.md` describes it.
struct GrammarFile: Decodable {
  struct Politeness: Decodable {
    var leading: [Located<String>]
    var trailing: [Located<String>]
  }

  /// What can and what cannot be somebody's name.
  struct Names: Decodable {
    /// Words that no unknown name contains.
    var boundaries: [String]
    /// Things that are paid or sent, and so are nobody's name.
    var things: [String]
    /// Things that are names too when they begin with a capital: `bill`, `Bill`.
    var capitalised: [String]?
    /// `my`: may stand before a name and is no part of it.
    var possessives: [String]
    /// Apple's relationship, and its words.
    var relationships: OrderedEntries<[String]>
  }

  struct Numbers: Decodable {
    enum Style: String, Decodable { case spoken, positional }

    var style: Style
    var decimal: String
    var group: String
    var units: OrderedEntries<Int>
    var tens: OrderedEntries<Int>?
    var magnitudes: OrderedEntries<Int>
    var and: [String]?
    var one: [String]?
    var point: [String]
    var half: [String]
    var minus: [String]
  }

  struct Currency: Decodable {
    var code: String
    /// Words behind the number, signs before or behind it.
    var words: [String]?
    var signs: [String]?
    /// Words of parts, and how many parts make a whole.
    var parts: OrderedEntries<Int>?
    /// In these regions the signs and words mean this currency first.
    var regions: [String]?
  }

  /// The word for a correction that does not say what is wrong.
  static let refusesSomething = "something"

  struct Entry: Decodable {
    var id: Located<String>
    var example: Located<String>
    var sentences: [Located<String>]
    var weight: Int?
    /// For a correction: the kind of the parameter that is refused without a new value.
    var refuses: String?
  }

  struct Replies: Decodable {
    var affirm, deny, cancel, send, open, unlock, retry, allow, disallow: [Located<String>]
    var `repeat`, more, newtopic, undo: [Located<String>]
    /// The choices of a list: the first is the words for the first option.
    var ordinals: [[Located<String>]]
    var last, middle, none, pick, option: [Located<String>]
    /// Sentences around a value: `send it to {person}`.
    var answers: [Located<String>]
    /// Put before a text that would otherwise be taken for a command.
    var say: [Located<String>]
  }

  var language: String
  var wakeWords: [Located<String>]
  var politeness: Politeness
  var skip: [String]
  var names: Names
  var numbers: Numbers
  var currencies: [Currency]
  var rules: OrderedEntries<Located<String>>
  var intents: OrderedEntries<[Entry]>
  var replies: Replies
  var corrections: [Entry]

  enum CodingKeys: String, CodingKey {
    case language, politeness, skip, names, numbers, currencies, rules, intents, replies
    case corrections
    case wakeWords = "wake_words"
  }
}
