import Conversation
import FoundationEssentials
import SiriKit
import Testing
import Understanding

/// The people, apps and grammars that the tests talk about.
enum World {
  static let contacts: [Person] = [
    Person(displayName: "Maria Lopez", givenName: "Maria", familyName: "Lopez"),
    Person(displayName: "Maria Chen", givenName: "Maria", familyName: "Chen"),
    Person(displayName: "Maria José Ruiz", givenName: "Maria José", familyName: "Ruiz"),
    Person(displayName: "Anna Schmidt", givenName: "Anna", familyName: "Schmidt"),
    Person(
      displayName: "John Appleseed", givenName: "John", familyName: "Appleseed",
      nickname: "Johnny"),
    Person(
      displayName: "Elena Rossi", givenName: "Elena", familyName: "Rossi", nickname: "Mom",
      relationship: "mother"),
    Person(displayName: "Zoë O’Brien", givenName: "Zoë", familyName: "O’Brien"),
    Person(displayName: "Penny Won", givenName: "Penny", familyName: "Won"),
    Person(displayName: "王小明", givenName: "小明", familyName: "王", reading: "Wáng Xiǎomíng"),
    Person(displayName: "李小明", givenName: "小明", familyName: "李", reading: "Lǐ Xiǎomíng"),
    Person(displayName: "王五", givenName: "五", familyName: "王"),
    Person(displayName: "玛丽亚"),
    Person(displayName: "安娜"),
    Person(displayName: "花子", reading: "Hanako"),
  ]

  static func vocabulary(currency: String = "USD", contacts: [Person] = contacts) -> Vocabulary {
    Vocabulary(
      contacts: contacts,
      appNames: [["DemoPay", "Demo Wallet"], ["Kranzpay"], ["ChatBox"]],
      appIntents: [
        "DemoPay": ["INSendPaymentIntent", "INRequestPaymentIntent"],
        "Kranzpay": ["INSendPaymentIntent", "INRequestPaymentIntent"],
        "ChatBox": ["INSendMessageIntent"],
      ],
      currencyCode: currency)
  }

  static func recognizer(
    _ locale: String, currency: String? = nil, contacts: [Person] = contacts
  ) throws -> Recognizer {
    let usual = currency ?? (locale.hasPrefix("zh") ? "CNY" : "USD")
    return Recognizer(
      grammar: try #require(Grammar.embedded(for: locale)), locale: locale,
      vocabulary: vocabulary(currency: usual, contacts: contacts))
  }

  /// Both are expensive enough to be made only once.
  static let english = Result { try recognizer("en-US") }
  static let chinese = Result { try recognizer("zh-Hans") }

  /// A payment of 20 USD to Maria under way.
  static let payment = Intent(
    className: "INSendPaymentIntent",
    values: [
      "payee": .person(Person(displayName: "Maria")),
      "currencyAmount": .currencyAmount(CurrencyAmount(amount: 20, currencyCode: "USD")),
    ])

  static let marias = [
    Option(value: .person(contacts[0]), label: "Maria Lopez", detail: "mobile"),
    Option(value: .person(contacts[1]), label: "Maria Chen", detail: "work"),
    Option(value: .person(contacts[2]), label: "Maria José Ruiz", detail: "home"),
  ]

  static let amounts = ([5, 20, 2] as [Decimal]).map { amount in
    Option(
      value: .currencyAmount(CurrencyAmount(amount: amount, currencyCode: "USD")),
      label: "$\(amount).00")
  }

  static let xiaomings = [
    Option(value: .person(contacts[8]), label: "王小明", detail: "手机"),
    Option(value: .person(contacts[9]), label: "李小明", detail: "工作"),
    Option(value: .person(Person(displayName: "小明同学")), label: "小明同学", detail: "住宅"),
  ]
}
