import Conversation
import Handlers
import SiriKit
import Testing

@Suite("Who is meant is chosen from a list")
struct ChoosingTests {
  static let marias = ["Maria Lopez", "Maria Chen", "Maria José Ruiz"]

  /// What is said, and who is meant by it.
  static let picks: [(english: String, chinese: String, name: String)] = [
    ("2", "2", "Maria Chen"),
    ("number three", "3号", "Maria José Ruiz"),
    ("two", "二", "Maria Chen"),
    ("the second one", "第二个", "Maria Chen"),
    ("the first", "第一位", "Maria Lopez"),
    ("the last one", "最后一个", "Maria José Ruiz"),
    ("the middle one", "中间那个", "Maria Chen"),
    ("Maria Chen", "Maria Chen", "Maria Chen"),
    ("maria jose ruiz", "maria jose ruiz", "Maria José Ruiz"),
    ("Chen", "Chen", "Maria Chen"),
    ("Lopez please", "Lopez那位", "Maria Lopez"),
    ("José", "José", "Maria José Ruiz"),
    ("it's Maria Lopez", "就是Maria Lopez", "Maria Lopez"),
    ("the work one", "work那个", "Maria Chen"),
    ("the one at home", "选home的", "Maria José Ruiz"),
  ]

  @Test("by number, ordinal, name, part of the name, detail", arguments: Errand.all, picks.indices)
  func said(_ errand: Errand, _ index: Int) throws {
    let pick = Self.picks[index]
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.toMaria)
    talk.expectAsked(.choice, errand.person)
    #expect(talk.options == Self.marias)
    talk.say(pick.english, pick.chinese)
    talk.expectAsked(.goAhead)
    #expect(talk.value(errand.person) == pick.name)
    // Picked, resolved again, and only then confirmed.
    #expect(talk.calls.count { $0 == errand.resolvePerson } == 2)
  }

  @Test("by a key or the mouse", arguments: Errand.all, [1, 2, 3])
  func picked(_ errand: Errand, _ number: Int) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.toMaria)
    talk.pick(number)
    talk.expectAsked(.goAhead)
    talk.tap(.confirm)
    talk.expectEnding(.done)
    #expect(talk.handled?[errand.person] == Self.marias[number - 1])
  }

  @Test("a number that is not on the list is asked again", arguments: Tongue.allCases)
  func outside(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Maria", "给Maria转20美元")
    talk.pick(4)
    talk.expectAsked(.choice, "payee", lead: "choice.notThere")
    talk.say("the seventh one", "第七个")
    talk.expectAsked(.choice, "payee", lead: "choice.notThere")
    #expect(talk.options == Self.marias)
    talk.expectNoEnding()
  }

  @Test(
    "none of them: the question is open again", arguments: Tongue.allCases,
    [("neither", "都不是"), ("none of them", "一个都不是"), ("someone else", "别的人"), ("no", "不是")])
  func neither(_ tongue: Tongue, _ words: (String, String)) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Maria", "给Maria转20美元")
    talk.say(words.0, words.1)
    talk.expectAsked(.value, "payee")
    #expect(talk.value("payee") == nil)
    #expect(talk.value("currencyAmount") == "20 USD")
    talk.say("Johnny", "Johnny")
    talk.expectAsked(.goAhead)
    #expect(talk.value("payee") == "John Appleseed")
  }

  @Test("another name instead of a pick", arguments: Tongue.allCases)
  func anotherName(_ tongue: Tongue) throws {
    var talk = try Talk(in: tongue)
    talk.say("Send $20 to Maria", "给Maria转20美元")
    talk.say("no, to Johnny", "不，给Johnny")
    talk.expectAsked(.goAhead)
    #expect(talk.value("payee") == "John Appleseed")
  }

  @Test("two of one given name in Chinese")
  func xiaoming() throws {
    for (words, name) in [
      ("王小明", "王小明"), ("姓李的那个", "李小明"), ("第二个", "李小明"), ("头一个", "王小明"), ("姓王的", "王小明"),
    ] {
      var talk = try Talk(in: .chinese)
      talk.say("给小明转五十块钱")
      talk.expectAsked(.choice, "payee")
      #expect(talk.options == ["王小明", "李小明"])
      talk.say(words)
      talk.expectAsked(.goAhead)
      #expect(talk.value("payee") == name, "\(words)")
    }
  }

  @Test("one person under several handles is asked for which", arguments: Errand.all)
  func handles(_ errand: Errand) throws {
    for (words, value) in [
      (("the mobile one", "mobile那个"), "+49 30 555 0104"),
      (("e-mail", "e-mail"), "anna.schmidt@example.com"),
      (("2", "第二个"), "anna.schmidt@example.com"),
    ] {
      var talk = try Talk(in: errand.tongue)
      talk.say(errand.of("10 euros", "10欧元", to: "Anna"))
      talk.expectAsked(.choice, errand.person)
      #expect(talk.options == ["Anna Schmidt", "Anna Schmidt"])
      #expect(!talk.diagnoses.contains(.equalOptions))
      talk.say(words.0, words.1)
      talk.expectAsked(.goAhead)
      #expect(talk.handle(of: errand.person) == value, "\(words)")
      talk.tap(.confirm)
      talk.expectEnding(.done)
    }
  }

  @Test("who only listens can tell the choices apart", arguments: Errand.all)
  func spoken(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    talk.say(errand.of("10 euros", "10欧元", to: "Anna"))
    let spoken = try #require(talk.spoken.last)
    #expect(spoken.contains("mobile") && spoken.contains("e-mail"), "\(spoken)")
    talk.say("neither", "都不是")
    talk.say("Maria", "Maria")
    let names = try #require(talk.spoken.last)
    #expect(Self.marias.allSatisfy(names.contains), "\(names)")
    #expect(!names.contains("mobile"), "names that differ need no more")
  }

  @Test("a list when nobody was named asks for no name", arguments: Errand.all)
  func nobodyNamed(_ errand: Errand) throws {
    var talk = try Talk(in: errand.tongue)
    try talk.behave(errand.resolvePerson, "disambiguation")
    if errand.isRequest { talk.say("Request $20", "收款20美元") } else { talk.say("Send $20", "付20美元") }
    talk.expectAsked(.choice, errand.person)
    #expect(talk.shown == errand.tongue("Which one?", "您指的是哪一个？"))
  }

  // MARK: - More than a page

  /// Seventeen people with one given name.
  static let crowd = """
    app: {name: Crowd, bundleIdentifier: com.example.crowd, intents: [INSendPaymentIntent]}
    locales: [en-US, zh-Hans]
    accounts: [{name: Checking, currency: USD, balance: 500}]
    contacts:
    \(surnames.map { "  - {displayName: Alex \($0), givenName: Alex, handles: [\($0)@example.com]}" }
      .joined(separator: "\n"))
    """

  static let surnames = [
    "Ames", "Bond", "Cole", "Drew", "Ewing", "Frost", "Gomez", "Hale", "Irving", "Jonas", "Keller",
    "Lorenz", "Mason", "Novak", "Oster", "Perez", "Quinn",
  ]

  private func crowded(_ tongue: Tongue) throws -> Talk {
    let file = try AppFile.load(text: Self.crowd, file: "crowd.app.yaml")
    var talk = try Talk(in: tongue, app: file)
    talk.say("Send $20 to Alex with Crowd", "用Crowd给Alex转20美元")
    talk.expectAsked(.choice, "payee")
    return talk
  }

  @Test("more than ten come on pages", arguments: Tongue.allCases)
  func pages(_ tongue: Tongue) throws {
    var talk = try crowded(tongue)
    #expect(talk.options == Self.surnames.prefix(10).map { "Alex \($0)" })
    #expect(talk.optionCount == 17)
    #expect(talk.diagnoses == [.manyOptions])
    talk.say("more", "更多")
    talk.expectAsked(.choice, "payee", lead: "disambiguation.more")
    #expect(talk.options == Self.surnames.dropFirst(10).map { "Alex \($0)" })
    talk.say("anyone else?", "还有吗")
    talk.expectAsked(.choice, "payee", lead: "disambiguation.noMore")
    #expect(talk.options.first == "Alex Ames")
  }

  @Test("any of them can be picked from any page", arguments: Tongue.allCases)
  func beyondThePage(_ tongue: Tongue) throws {
    for (words, name) in [
      (("Lorenz", "Lorenz"), "Alex Lorenz"), (("number 12", "12号"), "Alex Lorenz"),
      (("the third one", "第三个"), "Alex Cole"), (("Alex Quinn", "Alex Quinn"), "Alex Quinn"),
    ] {
      var talk = try crowded(tongue)
      talk.say(words.0, words.1)
      talk.expectAsked(.goAhead)
      #expect(talk.value("payee") == name, "\(words)")
    }
    var talk = try crowded(tongue)
    talk.say("more", "更多")
    talk.pick(12)
    #expect(talk.value("payee") == "Alex Lorenz")
  }

  @Test("a number beside the list is told how many there are", arguments: Tongue.allCases)
  func besideTheList(_ tongue: Tongue) throws {
    for (english, chinese) in [
      ("0", "0"), ("4", "4"), ("number 12", "第12个"), ("the fifth", "第五个"),
    ] {
      var talk = try Talk(in: tongue)
      talk.say("Send $20 to Maria", "给Maria转20美元")
      talk.say(english, chinese)
      talk.expectAsked(.choice, "payee", lead: "choice.notThere")
    }
  }

}
