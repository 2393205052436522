import Conversation
import Files
import Testing
import Understanding

@Suite("A sentence file is read strictly, and its templates mean what hassil's mean")
struct GrammarTests {
  /// The smallest file, with rules and sentences put in.
  private func file(
    rules: String = "none: none", sentences: [String], example: String = "x"
  ) -> String {
    let replies = [
      "affirm", "deny", "cancel", "send", "open", "unlock", "retry", "allow", "disallow",
      "repeat", "more", "newtopic", "undo", "ordinals", "last", "middle", "none", "pick",
      "option", "answers", "say",
    ].map { "  \($0): []" }.joined(separator: "\n")
    return """
      language: en
      wake_words: []
      politeness: {leading: [], trailing: []}
      skip: []
      names: {boundaries: [to], things: [], possessives: [], relationships: {}}
      numbers:
        {style: spoken, decimal: ".", group: ",", units: {two: 2}, magnitudes: {}, point: [],
        half: [], minus: []}
      currencies: []
      rules: {\(rules)}
      intents:
        INSendPaymentIntent:
          - id: test
            example: \(example)
            sentences:
      \(sentences.map { "        - \"\($0)\"" }.joined(separator: "\n"))
      replies:
      \(replies)
      corrections: []
      """
  }

  private func matches(_ template: String, _ said: String, rules: String = "none: none") throws
    -> Bool
  {
    let grammar = try Grammar(text: file(rules: rules, sentences: [template]), file: "t.yaml")
    let recognizer = Recognizer(grammar: grammar, locale: "en", vocabulary: World.vocabulary())
    return recognizer.interpret(said, expecting: Pending(.request)).meaning != .notUnderstood
  }

  @Test(
    "template => what fits | what does not",
    arguments: [
      ("(send|pay) now", "send now|PAY NOW!", "send|send pay now|now"),
      ("[please] pay", "pay|please, pay", "please|please please pay"),
      ("dollar[s]", "dollar|dollars", "dollar s|dollarss"),
      ("t(|w)o one", "to one|two one", "t o one|one"),
      ("(one; two; three)", "one two three|three one two|two three one", "one two|one one two"),
      ("pay ([back]; now)", "pay now|pay back now|pay now back", "pay back"),
      ("<verb> it", "send it|pay it", "verb it"),
      ("pay {person}", "pay Maria|pay Dave", "pay|pay to"),
      ("pay {contact}", "pay Maria", "pay Dave"),
      ("\\\\(pay\\\\)", "pay|(pay)", "pay pay"),
      ("it’s done", "it's done|It`s done", "its done"),
      ("给 钱", "给钱|给 钱", "给"),
      ("pay {number}", "pay 2|pay two", "pay x"),
    ])
  func syntax(_ template: String, _ fits: String, _ misfits: String) throws {
    let rules = "verb: (send|pay)"
    for said in fits.split(separator: "|") {
      #expect(try matches(template, String(said), rules: rules), "\(said)")
    }
    for said in misfits.split(separator: "|") {
      #expect(try !matches(template, String(said), rules: rules), "\(said)")
    }
  }

  @Test(
    "faults are told with their place",
    arguments: [
      ("pay (now", "this group is never closed; write ')' at its end"),
      ("pay now)", "')' closes nothing"),
      ("pay {person", "this name is never closed; write '}' after it"),
      ("pay {}", "a name is missing before '}'"),
      ("pay {persons}", "there is no list 'persons'; the lists are person, contact"),
      ("pay <nobody>", "there is no rule 'nobody'; define it under 'rules'"),
      ("(a|b;c)", "'|' and ';' stand in one group; put one of them into its own ( )"),
      ("(a;b;c;d;e;f)", "a permutation has 6 parts; at most 5 are possible"),
      ("<circle>", "the rule 'circle' contains itself"),
      ("", "the template is empty"),
      (String(repeating: "(", count: 50), "groups are nested too deeply"),
    ])
  func faults(_ template: String, _ message: String) {
    let text = file(rules: "circle: <round>, round: <circle>", sentences: ["fine", template])
    let error = #expect(throws: FileError.self) {
      _ = try Grammar(text: text, file: "t.yaml")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.file == "t.yaml")
    #expect(error?.line == 17)
  }

  @Test("a hostile file cannot fill the memory")
  func explosion() {
    let rules = (1...12).map { number in
      "r\(number): \"(<r\(number - 1)> a; <r\(number - 1)> b; <r\(number - 1)> c; d; e)\""
    }
    let text = file(
      rules: "r0: x, " + rules.joined(separator: ", "), sentences: ["<r12>"])
    let error = #expect(throws: FileError.self) {
      _ = try Grammar(text: text, file: "t.yaml")
    }
    #expect(error?.message.contains("grow beyond 200000 steps") == true)
  }

  @Test("a hostile template cannot make matching slow")
  func backtracking() throws {
    let template = String(repeating: "[a] [<as>] {text} ", count: 12) + "end"
    let text = file(rules: "as: \"(a|a a|[a] [a])\"", sentences: [template])
    let grammar = try Grammar(text: text, file: "t.yaml")
    let recognizer = Recognizer(grammar: grammar, locale: "en", vocabulary: World.vocabulary())
    let found = recognizer.interpret(
      String(repeating: "a ", count: 900), expecting: Pending(.request))
    #expect(found.meaning == .notUnderstood)
  }

  @Test("the position of a template is that of its line")
  func position() throws {
    let text = file(sentences: ["one", "two"])
    let recognizer = Recognizer(
      grammar: try Grammar(text: text, file: "t.yaml"), locale: "en",
      vocabulary: World.vocabulary())
    let found = recognizer.interpret("two", expecting: Pending(.request))
    #expect(found.template?.id == "en/test.2")
    #expect(found.template?.line == 17)
    #expect(found.template?.text == "two")
  }

  @Test("equal ranks that differ in the intent are ambiguous")
  func ambiguity() throws {
    let text = file(sentences: ["pay now"]).replacingIntent(with: "INRequestPaymentIntent")
    let recognizer = Recognizer(
      grammar: try Grammar(text: text, file: "t.yaml"), locale: "en",
      vocabulary: World.vocabulary())
    let found = recognizer.interpret("pay now", expecting: Pending(.request))
    #expect(Notation.text(found.meaning) == "either send or request")
    #expect(found.runnersUp.map(\.intentName) == ["INSendPaymentIntent", "INRequestPaymentIntent"])
  }
}

extension String {
  /// The file with the same entry under a second intent.
  fileprivate func replacingIntent(with name: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [Substring] in
      guard line == "replies:" else { return [line] }
      let entry = """
          \(name):
            - id: other
              example: x
              sentences: ["pay now"]
        """
      return entry.split(separator: "\n") + [line]
    }.joined(separator: "\n")
  }
}
