import FoundationEssentials

/// A type whose values are written as one scalar.
protocol ScalarReadable {
  /// `a whole number`, for the message when something else stands there.
  static var expectation: String { get }
  /// What one may write, for the same message.
  static var example: String { get }

  init?(scalar text: String, style: YAMLNode.Style)
}

extension String: ScalarReadable {
  static var expectation: String { "a text" }
  static var example: String { "a text" }

  /// Takes the text as written, so that `yes`, `null` and `1.0` are words where words belong.
  init?(scalar text: String, style: YAMLNode.Style) { self = text }
}

extension Bool: ScalarReadable {
  static var expectation: String { "true or false" }
  static var example: String { "true or false" }

  init?(scalar text: String, style: YAMLNode.Style) {
    guard style == .plain else { return nil }
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES": self = true
    case "false", "False", "FALSE", "no", "No", "NO": self = false
    default: return nil
    }
  }
}

extension Decimal: ScalarReadable {
  static var expectation: String { "a decimal number" }
  static var example: String { "digits with a point, such as 20.00" }

  /// Takes quoted digits too, which is how careful people write amounts.
  init?(scalar text: String, style: YAMLNode.Style) {
    // Decimal holds 38 digits; more would be rounded in silence.
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    guard isDecimalNumber(text), digits.count <= 38, let value = Decimal(string: text) else {
      return nil
    }
    self = value
  }
}

extension ScalarReadable where Self: FixedWidthInteger {
  static var expectation: String {
    self == Int.self ? "a whole number" : "a whole number from \(Self.min) to \(Self.max)"
  }
  static var example: String { "digits, such as 3" }

  init?(scalar text: String, style: YAMLNode.Style) {
    guard style == .plain else { return nil }
    self.init(text, radix: 10)
  }
}

extension ScalarReadable where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var expectation: String { "a number" }
  static var example: String { "digits, such as 0.5" }

  init?(scalar text: String, style: YAMLNode.Style) {
    guard style == .plain, isDecimalNumber(text), let value = Self(text), value.isFinite else {
      return nil
    }
    self = value
  }
}

extension Int: ScalarReadable {}
extension Int8: ScalarReadable {}
extension Int16: ScalarReadable {}
extension Int32: ScalarReadable {}
extension Int64: ScalarReadable {}
extension UInt: ScalarReadable {}
extension UInt8: ScalarReadable {}
extension UInt16: ScalarReadable {}
extension UInt32: ScalarReadable {}
extension UInt64: ScalarReadable {}
extension Double: ScalarReadable {}
extension Float: ScalarReadable {}

/// Whether the text is digits with at most a sign, a point and an exponent.
///
/// The number types' own parsers would also take `nan`, `0x1p3` or only the beginning.
private func isDecimalNumber(_ text: String) -> Bool {
  var rest = Substring(text)
  func skipDigits() -> Int {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    return digits.count
  }
  func skip(_ characters: String) -> Bool {
    guard let first = rest.first, characters.contains(first) else { return false }
    rest.removeFirst()
    return true
  }
  _ = skip("+-")
  var digits = skipDigits()
  if skip(".") { digits += skipDigits() }
  guard digits > 0 else { return false }
  if skip("eE") {
    _ = skip("+-")
    guard skipDigits() > 0 else { return false }
  }
  return rest.isEmpty
}
