import Files
import FoundationEssentials
import SiriKit

/// `parley explain`: what a name of SiriKit or a diagnosis means.
enum ExplainCommand: ParleyCommand {
  static let name = "explain"
  static let summary = "an intent, a code, a result, a reason, an LAError, a diagnosis"
  static let help = """
    usage: parley explain [--json] NAME…

    Explains what the catalog knows: an intent (INSendPaymentIntent), a response code
    (failureInsufficientFunds), a resolution result (needsValue), an unsupported reason, an
    LAError, a diagnosis (P001). Without a NAME it lists the diagnoses.

    example: parley explain failureRequiringAppLaunch
    """
  static let options: [String: Bool] = ["--json": false]

  @MainActor
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else {
      for diagnosis in Diagnosis.all {
        Output.line("\(diagnosis.id.rawValue)  \(diagnosis.template)")
      }
      return 0
    }
    var status: Int32 = 0
    for name in arguments.rest {
      guard let explanation = Explanation.explain(name) else {
        let near = nearest(name, among: Explanation.names, limit: 3)
        Output.error(
          "parley: nothing is known of '\(name)'"
            + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"))
        status = 1
        continue
      }
      Output.line(try arguments.has("--json") ? json(explanation) : explanation.text)
    }
    return status
  }

  private static func json(_ explanation: Explanation) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(explanation), as: UTF8.self)
  }
}
