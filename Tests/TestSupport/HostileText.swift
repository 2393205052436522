/// Text that every view must survive: escapes, directions, wide, joined, long and empty.
package enum HostileText {
  package static let all: [(name: String, text: String)] = [
    ("empty", ""),
    ("escape sequences", "\u{1B}[2J\u{1B}[31mred\u{1B}]2;title\u{07}\u{1B}P1$q\u{1B}\\end"),
    ("eight-bit controls", "a\u{9B}31mb\u{85}c\u{90}d"),
    (
      "all controls",
      String(String.UnicodeScalarView((0..<32).map { Unicode.Scalar($0) })) + "\u{7F}"
    ),
    ("bidi override", "safe\u{202E}gpj.exe\u{202C} \u{2066}in\u{2069} \u{200F}x"),
    ("zero width", "pay\u{200B}ment\u{FEFF}\u{2060}\u{AD}s"),
    ("tags", "hi\u{E0041}\u{E0042}\u{E007F}"),
    ("right to left", "שלום عليكم 123"),
    ("chinese", "向玛丽亚·陈发送二十美元，可以吗？"),
    ("japanese", "「マリア」に２０ドルを送りますか。ー"),
    ("korean", "마리아에게 20달러를 보낼까요?"),
    ("thai", "ส่งเงินให้มาเรีย"),
    ("devanagari", "क्षत्रिय को भेजें"),
    ("combining", "e\u{301} a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}z \u{301}alone"),
    ("emoji", "😀 👍🏽 👨‍👩‍👧 🇸🇬 ❤️ 1️⃣ 🏴\u{E0067}\u{E0062}\u{E007F} ☠"),
    ("lone joiner", "\u{200D}\u{FE0F}\u{1F3FD}"),
    ("unassigned", "a\u{3FFFD}b\u{FFFF}c\u{378}"),
    ("line ends", "one\r\ntwo\rthree\nfour\u{2028}five"),
    ("tabs", "a\tb\t\tc"),
    ("url", "see https://example.com/pay/request?id=0123456789&to=maria#top now"),
    ("ten thousand", String(repeating: "0123456789", count: 1000)),
    ("ten thousand wide", String(repeating: "作", count: 10_000)),
    ("marks without end", "a" + String(repeating: "\u{301}", count: 5000)),
  ]
}
