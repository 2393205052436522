/// Writes the declarations of the classes of resolution results.
struct ResolutionResultSource {
  let facts: Facts

  /// `INPersonResolutionResult` → `person`; the class at the root is `intent`.
  static func memberName(_ result: Facts.ResolutionResult) -> String {
    lowered(result.name.dropFirst("IN".count).dropLast("ResolutionResult".count))
  }

  func declaration(of result: Facts.ResolutionResult) throws -> String {
    var arguments: [(String?, Expression)] = [
      ("name", .text(result.name)),
      ("superclass", .text(result.superclass)),
      ("introducedIOS", .text(result.introduced)),
      ("kinds", .array(try kinds(of: result).map { .atom(".\($0)") })),
    ]
    if let name = result.unsupportedReasonEnum {
      arguments.append(("unsupportedReasonEnum", .text(name)))
      arguments.append(("unsupportedReasons", try reasons(name, of: result)))
    }
    if let name = result.confirmationReasonEnum {
      arguments.append(("confirmationReasonEnum", .text(name)))
      arguments.append(("confirmationReasons", try reasons(name, of: result)))
    }
    return Expression.call("ResolutionResultClass", arguments).member(
      Self.memberName(result), summary: "`\(result.name)`, since iOS \(result.introduced).")
  }

  /// The kinds in the order of the phases of an answer; a reason is no kind of its own.
  private func kinds(of result: Facts.ResolutionResult) throws -> [String] {
    let order = [
      "success", "notRequired", "needsValue", "disambiguation", "confirmationRequired",
      "unsupported",
    ]
    let unknown = result.kinds.first { !order.contains($0) && $0 != "unsupported_with_reason" }
    if let unknown { throw UnknownFact(place: result.name, value: unknown) }
    return order.filter(result.kinds.contains)
  }

  private func reasons(_ name: String, of result: Facts.ResolutionResult) throws -> Expression {
    guard let cases = facts.reasons[name]?.cases else {
      throw UnknownFact(place: result.name, value: name)
    }
    return .array(
      cases.map {
        .call(
          "ResolutionResultClass.Reason", [(nil, .text($0.name)), (nil, .atom("\($0.raw)"))])
      })
  }
}
