import Files

/// A length of time as files and commands write it: `12s`, `350ms`, `1.5s`, `12` (seconds).
package struct Milliseconds: Hashable, Sendable {
  /// An hour; a call that answers later than that, never answers.
  static let longest = 3_600_000

  package var count: Int

  package init(_ count: Int) {
    self.count = count
  }

  /// `nil` when the text is no length of time, or one of more than an hour.
  package init?(_ text: some StringProtocol) {
    let inMilliseconds = text.hasSuffix("ms")
    let digits =
      inMilliseconds ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= (inMilliseconds ? 1 : 2), let whole = Self.number(parts[0]) else {
      return nil
    }
    var count = inMilliseconds ? whole : whole * 1000
    if parts.count == 2 {
      let fraction = parts[1] + String(repeating: "0", count: max(0, 3 - parts[1].count))
      guard !parts[1].isEmpty, parts[1].count <= 3, let rest = Self.number(fraction) else {
        return nil
      }
      count += rest
    }
    guard count <= Self.longest else { return nil }
    self.count = count
  }

  /// Takes digits only; `Int` would also take a sign.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard text.count <= 7, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}

extension Milliseconds: CustomStringConvertible {
  package var description: String {
    count % 1000 == 0 ? "\(count / 1000)s" : "\(count)ms"
  }
}

extension Milliseconds: Decodable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let time = Milliseconds(text) else {
      throw decoder.fileError(
        "'\(text)' is no length of time", remedy: "write '350ms' or '12s', at most an hour")
    }
    self = time
  }
}
