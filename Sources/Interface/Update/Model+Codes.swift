import Conversation
import DialogEngine
import Files
import Handlers
import Screen
import Session
import SiriKit
import Wording

// The panel that puts all codes of an intent side by side.
extension Model {
  /// `/codes [INTENT]`: the intent under way, the one that was named, or the app's first.
  mutating func runCodes(_ words: [String]) throws(CommandError) {
    let supported = session.appFile.app.intentsSupported
    guard let name = words.first ?? session.engine.intent?.className ?? supported.first else {
      throw CommandError("this app supports no intent; name one: /codes INSendPaymentIntent")
    }
    guard let intent = Catalog.intent(name) ?? Catalog.intent("IN\(name)Intent") else {
      throw CommandError(Session.unknown(name, "intent", among: supported))
    }
    openCodes(of: intent)
  }

  private mutating func openCodes(of intent: IntentClass) {
    let comparison = session.codeComparison(of: intent, wording)
    let isOwn = session.methods.contains { $0.intent.name == intent.name }
    var rows: [Picker.Row] = []
    for phase in [HandlerMethod.Phase.confirm, .handle] {
      rows.append(Picker.Row(label: "from \(phase.rawValue)", isHeading: true))
      rows += comparison.rows.filter { $0.method == phase }.map { row in
        Picker.Row(
          label: row.code.name, detail: TextLayout.sanitize(Model.outcome(row)),
          note: row.meaning?.note ?? "", isEnabled: isOwn, depth: 1,
          id: "\(intent.name).\(phase.rawValue) \(row.code.name)")
      }
    }
    open(
      Picker(
        .codes, title: "Codes of \(intent.name)",
        hint: isOwn
          ? "heard → next; ↵ lets the method answer it"
          : "heard → next",
        rows: rows))
  }

  private static func outcome(_ row: CodeComparison.Row) -> String {
    let heard = row.heard.isEmpty ? "" : "“\(row.heard)” "
    let mistakes = row.diagnoses.map { " \($0.rawValue)" }.joined()
    return "\(heard)→ \(row.next)\(mistakes)"
  }

  /// Lets the method answer the picked code from its next call on.
  mutating func pickCode(_ row: Picker.Row) {
    let words = row.id.split(separator: " ").map(String.init)
    do {
      notice = Notice(text: try session.runBehaviour(words))
      pickers = []
      followLog()
    } catch {
      notice = Notice(text: error.message, isError: true)
    }
  }
}

extension CodeMeaning {
  /// Cause and whether it passes, for the right edge.
  fileprivate var note: String {
    guard wayOn != .goOn, wayOn != .done else { return "" }
    return cause.rawValue + (isRecoverable ? " · passes" : "")
  }
}
