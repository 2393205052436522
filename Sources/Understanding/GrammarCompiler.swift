import Conversation
import Files

/// Turns a sentence file into templates and their graph.
struct GrammarCompiler {
  private(set) var builder = NetworkBuilder()
  private(set) var templates: [Template] = []
  private(set) var examples: [Grammar.Example] = []
  private(set) var fillers: Set<Int32> = []
  private let source: GrammarFile
  private let file: String

  init(_ source: GrammarFile, file: String) {
    self.source = source
    self.file = file
  }

  mutating func run() throws(FileError) {
    for rule in source.rules.entries {
      let pattern = try parse(rule.value)
      try Self.located(rule.value, in: file) { () throws(PatternError) in
        try builder.define(rule.key, pattern)
      }
    }
    for word in source.skip { fillers.insert(builder.intern(Tokenizer.words(of: word).joined())) }
    try add(source.wakeWords + source.politeness.leading, .leading, id: "politeness.leading")
    try add(source.politeness.trailing, .trailing, id: "politeness.trailing")
    for intent in source.intents.entries {
      for entry in intent.value {
        try add(entry, .request(intent.key), intentName: intent.key)
      }
    }
    try addReplies(source.replies)
    for entry in source.corrections {
      try add(entry, .correction(refuses: entry.refuses), intentName: nil)
    }
  }

  private mutating func addReplies(_ replies: GrammarFile.Replies) throws(FileError) {
    for kind in Template.ReplyClass.allCases {
      try add(replies.sentences(of: kind), .reply(kind), id: "replies.\(kind.rawValue)")
    }
    for (index, sentences) in replies.ordinals.enumerated() {
      try add(sentences, .ordinal(index), id: "replies.ordinals.\(index + 1)")
    }
    try add(replies.answers, .answer, id: "replies.answers")
  }

  private mutating func add(
    _ entry: GrammarFile.Entry, _ purpose: Template.Purpose, intentName: String?
  ) throws(FileError) {
    try add(entry.sentences, purpose, id: entry.id.value, weight: entry.weight ?? 0)
    let id = "\(source.language)/\(entry.id.value)"
    examples.append(
      Grammar.Example(
        intentName: intentName, id: id, text: entry.example.value, line: entry.example.line))
  }

  private mutating func add(
    _ sentences: [Located<String>], _ purpose: Template.Purpose, id: String, weight: Int = 0
  ) throws(FileError) {
    for (index, sentence) in sentences.enumerated() {
      let pattern = try parse(sentence)
      let root = try Self.located(sentence, in: file) { () throws(PatternError) in
        try builder.compile(pattern)
      }
      let template = Interpretation.Template(
        id: "\(source.language)/\(id).\(index + 1)", file: file, line: sentence.line,
        text: sentence.value)
      templates.append(
        Template(purpose: purpose, root: root, source: template, weight: weight))
    }
  }

  private func parse(_ sentence: Located<String>) throws(FileError) -> Pattern {
    try Self.located(sentence, in: file) { () throws(PatternError) in
      try PatternParser.parse(sentence.value)
    }
  }

  /// Static, so that the graph is not copied because somebody holds the compiler meanwhile.
  private static func located<T>(
    _ sentence: Located<String>, in file: String, _ work: () throws(PatternError) -> T
  ) throws(FileError) -> T {
    do {
      return try work()
    } catch {
      // The text may be quoted and then begins one column further on; good enough to find it.
      throw FileError(
        file: file, line: sentence.line, column: sentence.column + error.offset,
        message: error.message, remedy: error.remedy)
    }
  }
}

extension GrammarFile.Replies {
  func sentences(of kind: Template.ReplyClass) -> [Located<String>] {
    switch kind {
    case .affirm: affirm
    case .deny: deny
    case .cancel: cancel
    case .send: send
    case .open: open
    case .unlock: unlock
    case .retry: retry
    case .allow: allow
    case .disallow: disallow
    case .repeat: self.repeat
    case .more: more
    case .newtopic: newtopic
    case .undo: undo
    case .last: last
    case .middle: middle
    case .none: none
    case .pick: pick
    case .option: option
    case .say: say
    }
  }
}
