import Conversation
import FoundationEssentials
import SiriKit
import Testing
import Understanding

@Suite("What stands in braces is meant as it is written")
struct StructuredTests {
  private func read(
    _ text: String, _ kind: Pending.Kind = .request, _ intent: Intent? = nil
  ) throws -> Interpretation {
    try World.english.get().interpret(text, expecting: Pending(kind, intent: intent))
  }

  private func request(_ text: String) throws -> Request {
    let found = try read(text)
    guard case .request(let request) = found.meaning else {
      Issue.record("\(text): \(found.notes)")
      return Request(intentName: "")
    }
    return request
  }

  static let requests = Row.table(
    """
    {INSendPaymentIntent payee=Maria amount=20 USD note="thanks for lunch"} \
    => send to Maria, 20 USD, "thanks for lunch"
    {INSendPaymentIntent} => send
    { INSendPaymentIntent  payee=Maria Chen  app=demo wallet } => send to Maria Chen, app DemoPay
    {INSendPaymentIntent payee=nil amount=5} => send, 5 USD
    {INSendPaymentIntent payee= note=nil} => send
    {INSendPaymentIntent note="a = b, \\"c\\"" } => send, "a = b, "c""
    {INSendPaymentIntent note=lunch, and tea} => send, "lunch, and tea"
    {INSendPaymentIntent note=} inner {} => send, "} inner {"
    {INRequestPaymentIntent payer=王小明 currencyAmount=0.50 EUR} => request from 王小明, 0.5 EUR
    """)

  @Test("A request", arguments: requests)
  func means(_ row: Row) throws {
    let found = try read(row.said)
    #expect(Notation.text(found.meaning) == row.meaning, "\(found.notes)")
  }

  @Test("A donated request is one that was not said")
  func donated() throws {
    let request = try request("{donated INSendMessageIntent recipients=Anna content=hi}")
    #expect(request.isDonated && request.intentName == "INSendMessageIntent")
    #expect(request.values["content"] == .text("hi"))
    #expect(try !self.request("{INSendMessageIntent content=hi}").isDonated)
    let places = try read("{donated INSendMessageIntent content=hi}").spans
    #expect(places.map(\.start) == [37])
    for (text, note) in [
      ("{donated}", "column 2: which request was donated?; write {donated INSendMessageIntent …}"),
      (
        "{donated INSendMesageIntent}",
        "column 10: there is no intent 'INSendMesageIntent'; did you mean 'INSendMessageIntent'?"
      ),
    ] {
      #expect(try read(text).notes == [note])
    }
  }

  @Test("A parameter takes what its type takes")
  func kinds() throws {
    let message = try request(
      "{INSendMessageIntent recipients=Anna, Zoë O’Brien content=on my way attachments=[cat.png]}")
    guard case .list(let people) = message.values["recipients"], case .person(let anna) = people[0]
    else {
      Issue.record("\(message)")
      return
    }
    #expect(people.map(\.summary) == ["Anna", "Zoë O’Brien"])
    #expect(anna.siriMatches.map(\.displayName) == ["Anna Schmidt"])
    #expect(message.values["content"] == .text("on my way"))
    #expect(
      message.values["attachments"]
        == .list([.item(.init(type: "INSendMessageAttachment", displayName: "cat.png"))]))

    let media = try request(
      "{INPlayMediaIntent playShuffled=true playbackRepeatMode=all playbackSpeed=1.5}")
    #expect(
      media.values == [
        "playShuffled": .bool(true), "playbackRepeatMode": .enumeration("all"),
        "playbackSpeed": .number(1.5),
      ])
    let tasks = try request(#"{INAddTasksIntent taskTitles=[buy bread, "milk, whole"]}"#)
    #expect(tasks.values["taskTitles"] == .list([.text("buy bread"), .text("milk, whole")]))
  }

  @Test("A person may come with a handle, known or not")
  func handles() throws {
    let message = try request("{INSendMessageIntent recipients=Odo <odo@example.com>, #gone-4711}")
    guard case .list(let people) = message.values["recipients"], case .person(let odo) = people[0]
    else {
      Issue.record("\(message)")
      return
    }
    #expect(odo.displayName == "Odo")
    #expect(odo.handle == PersonHandle(value: "odo@example.com", kind: .emailAddress))
    #expect(people[1].summary == "#gone-4711")
  }

  @Test("Every intent of the catalog can be started", arguments: Catalog.intentNames)
  func everyIntent(_ name: String) throws {
    #expect(try request("{\(name)}") == Request(intentName: name))
    let parameters = try #require(Catalog.intent(name)).parameters
    let words = parameters.map { "\($0.name)=\($0.kind.example)" }.joined(separator: " ")
    let values = try request("{\(name) \(words)}").values
    #expect(Set(values.keys) == Set(parameters.map(\.name)))
  }

  static let options = [
    Option(value: .text("a"), label: "Maria Lopez"), Option(value: .text("b"), label: "Anna"),
  ]

  static let answers: [(String, Pending.Kind, String)] = [
    ("{choose 2}", .choice(options), "choice 2"),
    ("{choose Maria}", .choice(options), "choice 1"),
    ("{yes}", .goAhead, "yes"), ("{no}", .goAhead, "no"), ("{cancel}", .goAhead, "cancel"),
    ("{ yes }", .request, "yes"), ("{silence}", .goAhead, "silence"),
    ("{more}", .choice(options), "more"), ("{repeat}", .goAhead, "repetition"),
    ("{value Maria}", .value("payee"), "value Maria"),
    ("{value 20 EUR}", .value("currencyAmount"), "value 20 EUR"),
    ("{value \"}\"}", .value("note"), "value \"}\""),
    ("{value 30 USD}", .confirmation("currencyAmount"), "currencyAmount = 30 USD"),
    ("{change payee amount=30 USD}", .goAhead, "payee refused, currencyAmount = 30 USD"),
    // A text that is asked for is taken as it is said, unless it is an answer in full.
    ("{hello}", .value("note"), "value \"{hello}\""),
    ("{cancel}", .value("note"), "cancel"),
  ]

  @Test("An answer", arguments: answers)
  func answer(_ text: String, _ kind: Pending.Kind, _ meaning: String) throws {
    let found = try read(text, kind, World.payment)
    #expect(Notation.text(found.meaning) == meaning, "\(found.notes)")
  }

  static let complaints: [(String, String)] = [
    ("{}", "column 1: nothing stands between the braces; write an intent, or yes, no, cancel"),
    (
      "{INSendPaymnetIntent payee=Maria}",
      "column 2: there is no intent 'INSendPaymnetIntent'; did you mean 'INSendPaymentIntent'?"
    ),
    (
      "{SendPayment}",
      "column 2: there is no intent 'SendPayment'; did you mean "
        + "'INSendPaymentIntent'?"
    ),
    ("{yse}", "column 2: there is no answer 'yse'; did you mean 'yes'?"),
    ("{yes please}", "column 6: 'please' means nothing after yes; remove it"),
    (
      "{INSendPaymentIntent paye=Maria}",
      "column 22: INSendPaymentIntent has no parameter 'paye'; did you mean 'payee'?"
    ),
    (
      "{INGetRideStatusIntent who=Maria}",
      "column 24: INGetRideStatusIntent has no parameter 'who'; it has none"
    ),
    (
      "{INSendPaymentIntent payee=A payee=B}",
      "column 30: payee is given twice; keep one"
    ),
    (
      "{INSendPaymentIntent payee}",
      "column 22: payee has no value; write payee=…, or leave it out"
    ),
    (
      "{INSendPaymentIntent amount=lots}",
      "column 29: 'lots' is no amount of money; write 20 USD"
    ),
    (
      "{INPlayMediaIntent playShuffled=perhaps}",
      "column 33: 'perhaps' is neither true nor false; write playShuffled=true"
    ),
    (
      "{INSendPaymentIntent note=\"a}",
      "column 27: the quotation does not end; write \" at its end, and \\\" within"
    ),
    (
      "{INSendPaymentIntent =a}",
      "column 22: '=a' is no parameter with a value; write name=value, and quote a text that has "
        + "'=' in it"
    ),
    (
      "{choose 2}",
      "column 2: nothing is offered to choose from; answer the question that is pending"
    ),
    (
      "{value 2}",
      "column 2: no value is asked for; write {change NAME=VALUE} to change a parameter"
    ),
    (
      "{change note=a}",
      "column 2: nothing is under way that could be changed; begin with an intent"
    ),
  ]

  @Test("A mistake is told with its place and its cure", arguments: complaints)
  func complaint(_ text: String, _ complaint: String) throws {
    let found = try read(text)
    #expect(found.meaning == .notUnderstood)
    #expect(found.notes == [complaint])
  }

  @Test("A choice beyond the list is told")
  func choiceBeyond() throws {
    let found = try read("{choose 3}", .choice(Self.options), World.payment)
    #expect(found.notes == ["column 9: there is no option 3; there are 2"])
  }

  @Test("Spans tell where each value stands")
  func spans() throws {
    let found = try read("{INSendPaymentIntent payee=Maria amount=20 USD}")
    #expect(found.spans.map(\.slot) == ["payee", "currencyAmount"])
    let characters = Array(found.text)
    for span in found.spans {
      #expect(String(characters[span.start..<span.end]) == span.text)
    }
  }

  @Test("Braces of any kind are read without a fault")
  func hostile() throws {
    let pieces = ["{", "}", "\"", "\\", "=", "[", "]", ",", " ", "INSendPaymentIntent", "a", "nil"]
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      var text = "{"
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      _ = try? StructuredUtterance(parsing: text + "}")
    }
  }
}

extension Parameter.Kind {
  fileprivate var example: String {
    switch self {
    case .person: "Anna"
    case .currencyAmount: "5 USD"
    case .number: "2"
    case .bool: "yes"
    case .text, .date, .enumeration, .item: "something"
    }
  }
}
