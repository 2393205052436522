/// Which plural form a whole number takes, by the cardinal rules of the CLDR.
///
/// Foundation knows them, but gives them away only with a bundle of compiled texts.
enum PluralCategory {
  /// The category's name as catalogs spell it: `one`, `few`, `many`, `other`, ….
  static func of(_ number: Int, language: String) -> String {
    let count = number.magnitude
    switch language.prefix(while: { $0 != "-" }) {
    case "zh", "ja", "ko", "th", "vi", "id", "ms":
      return "other"
    case "fr", "pt", "hi", "fa":
      return count <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      return slavic(count)
    case "pl":
      return count == 1 ? "one" : slavic(count) == "few" ? "few" : "many"
    case "cs", "sk":
      return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "ar":
      return arabic(count)
    default:
      return count == 1 ? "one" : "other"
    }
  }

  private static func slavic(_ count: UInt) -> String {
    let isTeen = (11...14).contains(count % 100)
    if count % 10 == 1, !isTeen { return "one" }
    return (2...4).contains(count % 10) && !isTeen ? "few" : "many"
  }

  private static func arabic(_ count: UInt) -> String {
    switch count {
    case 0: "zero"
    case 1: "one"
    case 2: "two"
    default:
      switch count % 100 {
      case 3...10: "few"
      case 11...99: "many"
      default: "other"
      }
    }
  }
}
