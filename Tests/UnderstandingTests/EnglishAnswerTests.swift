import Conversation
import Testing
import Understanding

@Suite("Answers in English are understood in the light of the question")
struct EnglishAnswerTests {
  private func check(_ row: Row, _ kind: Pending.Kind) throws {
    let expectation = Pending(kind, intent: World.payment)
    let found = try World.english.get().interpret(row.said, expecting: expectation)
    #expect(Notation.text(found.meaning) == row.meaning, "\(found.notes) \(found.spans)")
  }

  static let payees = Row.table(
    """
    Maria => value Maria
    maria chen => value maria chen
    to Maria => value Maria
    To Dave. => value Dave
    Dave => value Dave
    my mom => value mom
    it's Anna => value Anna
    It’s for Johnny => value Johnny
    send it to Maria => value Maria
    Anna please => value Anna
    uh, Anna => value Anna
    I said Anna => value Anna
    someone called Dave Miller => value Dave Miller
    his name is Dave => value Dave
    no, Anna => value Anna
    not Maria, Anna => value Anna
    make it 30 dollars => currencyAmount = 30 USD
    change the amount to 15 euros => currencyAmount = 15 EUR
    change the amount => currencyAmount refused
    make it euros => currencyAmount = 20 EUR
    Send 20 dollars to Anna with DemoPay => send to Anna, 20 USD, app DemoPay
    Request 10 euros from Anna => request from Anna, 10 EUR
    cancel => cancel
    never mind => cancel
    stop it => cancel
    no => no
    nobody => not understood
    what? => repetition
    say that again => repetition
    start over => start over
    send a message to Maria => INSendMessageIntent, recipients Maria
    what's the weather => not understood
    12 => not understood
    """)

  @Test("Who?", arguments: payees)
  func payee(_ row: Row) throws { try check(row, .value("payee")) }

  static let amounts = Row.table(
    """
    20 => value 20 USD
    twenty => value 20 USD
    20 dollars => value 20 USD
    twenty five dollars please => value 25 USD
    $20.50 => value 20.5 USD
    30 euros => value 30 EUR
    make it 20 dollars => value 20 USD
    It's 15 bucks => value 15 USD
    a hundred => value 100 USD
    about 20 => value 20 USD
    let's say forty => value 40 USD
    no, 30 => value 30 USD
    one fifty => either value 150 USD or value 1.5 USD
    1.000 => value 1 USD
    Maria => payee = Maria
    to Anna instead => payee = Anna
    not Maria, Anna => payee = Anna
    send it to Anna => payee = Anna
    lots => not understood
    all of it => not understood
    the second one => not understood
    pay Anna 30 dollars => send to Anna, 30 USD
    cancel the payment => cancel
    forget it => cancel
    no => no
    repeat that => repetition
    """)

  @Test("How much?", arguments: amounts)
  func amount(_ row: Row) throws { try check(row, .value("currencyAmount")) }

  static let notes = Row.table(
    """
    for dinner => value "for dinner"
    happy birthday => value "happy birthday"
    Yes please! => value "Yes please!"
    make it 30 => value "make it 30"
    Send 20 dollars to Anna => value "Send 20 dollars to Anna"
    "stop" => cancel
    say "stop" => value "stop"
    say stop => value "stop"
    say hello => value "say hello"
    “see you, please” => value "see you, please"
    what => value "what"
    🍕🍕 => value "🍕🍕"
    cancel => cancel
    please cancel => cancel
    never mind => cancel
    2 => value "2"
    """)

  @Test("What's it for?", arguments: notes)
  func note(_ row: Row) throws { try check(row, .value("note")) }

  static let choices = Row.table(
    """
    the first one => choice 1
    First. => choice 1
    the second one => choice 2
    second please => choice 2
    2nd => choice 2
    2 => choice 2
    two => choice 2
    number two => choice 2
    #3 => choice 3
    no. 3 => choice 3
    option 1 => choice 1
    one => choice 1
    the last one => choice 3
    the middle one => choice 2
    the bottom one => choice 3
    Maria Chen => choice 2
    MARIA  CHEN! => choice 2
    Chen => choice 2
    the Chen one => choice 2
    Lopez => choice 1
    Maria Jose => choice 3
    José => choice 3
    Ruiz => choice 3
    the work one => choice 2
    work => choice 2
    the one from work => choice 2
    my mobile => choice 1
    Maria mobile => choice 1
    the one at home => choice 3
    Lopes => choice 1
    I mean Chen => choice 2
    no, Chen => choice 2
    not Lopez, Chen => choice 2
    Maria => either choice 1 or choice 2 or choice 3
    neither => no
    none of them => no
    none of these => no
    no => no
    Anna => payee = Anna
    Anna Schmidt => payee = Anna Schmidt
    make it 30 dollars => currencyAmount = 30 USD
    more => more
    show me more => more
    next => more
    cancel => cancel
    what => repetition
    the fourth one => choice 4
    7 => choice 7
    banana => not understood
    undo => undo
    Pay Anna 5 dollars => send to Anna, 5 USD
    """)

  @Test("Which Maria?", arguments: choices)
  func choice(_ row: Row) throws { try check(row, .choice(World.marias)) }

  static let amountChoices = Row.table(
    """
    the first one => choice 1
    20 dollars => choice 2
    twenty dollars => choice 2
    $5 => choice 1
    20 => choice 2
    2 => either choice 2 or choice 3
    number 2 => choice 2
    3 => choice 3
    5 => choice 1
    90 francs => currencyAmount = 90 CHF
    """)

  @Test("Which amount?", arguments: amountChoices)
  func amountChoice(_ row: Row) throws { try check(row, .choice(World.amounts)) }

  static let goAheads = Row.table(
    """
    yes => yes
    Yes! => yes
    yes please => yes
    yeah, send it => yes
    send it => yes
    send => yes
    ok => yes
    okay => yes
    go ahead => yes
    do it => yes
    sure, go ahead => yes
    that's right => yes
    sounds good => yes
    no => no
    no thanks => no
    don't => no
    don't send it => no
    do not => no
    not now => no
    cancel => cancel
    no, cancel => cancel
    cancel the payment => cancel
    stop => cancel
    no, make it 30 => currencyAmount = 30 USD
    make it 30 => currencyAmount = 30 USD
    actually 30 dollars => currencyAmount = 30 USD
    no, 30 => currencyAmount = 30 USD
    make it 20 => currencyAmount = 20 USD
    I meant 35 euros => currencyAmount = 35 EUR
    change it to 30 => currencyAmount = 30 USD
    30 dollars instead => currencyAmount = 30 USD
    not 20, 30 => currencyAmount = 30 USD
    make it twenty five dollars please => currencyAmount = 25 USD
    change the amount => currencyAmount refused
    wrong amount => currencyAmount refused
    not Maria, Anna => payee = Anna
    not Maria but Anna => payee = Anna
    Anna, not Maria => payee = Anna
    to Anna instead => payee = Anna
    no, to Dave => payee = Dave
    send it to Anna instead => payee = Anna
    not Maria => payee refused
    wrong person => payee refused
    change the recipient to Dave => payee = Dave
    change it to Anna => payee = Anna
    make it 30 dollars to Anna => currencyAmount = 30 USD, payee = Anna
    change the note to happy birthday => note = "happy birthday"
    change the note => note refused
    request 30 dollars from Anna => request from Anna, 30 USD
    undo that => undo
    what was that => repetition
    start over => start over
    banana => not understood
    no way => no
    can't => not understood
    """)

  @Test("Send it?", arguments: goAheads)
  func goAhead(_ row: Row) throws { try check(row, .goAhead) }

  static let confirmations = Row.table(
    """
    yes => yes
    correct => yes
    that's her => yes
    no => no
    nope => no
    no, Maria Lopez => payee = Maria Lopez
    Anna => payee = Anna
    no, Dave => payee = Dave
    I meant Anna => payee = Anna
    actually make it 50 => currencyAmount = 50 USD
    forget it => cancel
    """)

  @Test("Did you mean …?", arguments: confirmations)
  func confirmation(_ row: Row) throws { try check(row, .confirmation("payee")) }

  @Test(
    "Other questions have words of their own",
    arguments: [
      (Pending.Kind.unlock, "unlock => yes\nunlock my phone => yes\nno => no\nyes => yes"),
      (
        .openApp,
        "open it => yes\nopen DemoPay => yes\nok => yes\nno thanks => no\nunlock => not understood"
      ),
      (.retry, "try again => yes\nretry => yes\nyes => yes\nno => no\nnever mind => cancel"),
      (
        .followUp,
        """
        try again => again
        make it 30 => currencyAmount = 30 USD
        make it euros => currencyAmount = 20 EUR
        not Maria, Anna => payee = Anna
        Anna => not understood
        yes => not understood
        pay Anna 5 dollars => send to Anna, 5 USD
        """
      ),
      (.permission, "allow => yes\ndon't allow => no\nyes => yes\nno => no"),
      (
        .working,
        "cancel => cancel\nstop => cancel\nyes => not understood\npay Anna 5 dollars => send to Anna, 5 USD"
      ),
      (
        .request,
        "cancel => cancel\nundo => undo\nrepeat that => repetition\nstart over => start over\nyes => not understood"
      ),
      (
        .confirmation("currencyAmount"),
        "30 => currencyAmount = 30 USD\nyes => yes\nno, 40 => currencyAmount = 40 USD"
      ),
    ])
  func others(_ kind: Pending.Kind, _ table: String) throws {
    for row in Row.table(table) { try check(row, kind) }
  }
}
