import FoundationEssentials
import Handlers
import SiriKit

/// Values with which requests are tried: from the app's own world, so that all goes well at first.
struct Samples {
  private let appFile: AppFile

  init(_ appFile: AppFile) {
    self.appFile = appFile
  }

  /// A request with every parameter that a method resolves, and one with none.
  func requests(of intent: IntentClass) -> [String] {
    let entries = parameters(of: intent).compactMap { parameter in
      value(of: parameter).map { "\(parameter.name)=\($0)" }
    }
    let bare = "{\(intent.name)}"
    return entries.isEmpty ? [bare] : ["{\(intent.name) \(entries.joined(separator: " "))}", bare]
  }

  /// The parameters that the handler is asked about, in the order of the methods.
  func parameters(of intent: IntentClass) -> [Parameter] {
    intent.methods.compactMap(\.parameter).compactMap(intent.parameter)
  }

  /// A value as it stands in braces; the second one differs from the first.
  func value(of parameter: Parameter, second: Bool = false) -> String? {
    switch parameter.kind {
    case .person:
      let names = people
      return names.isEmpty ? nil : quoted(names[second ? min(1, names.count - 1) : 0])
    case .currencyAmount: return amount(second: second)
    case .number: return second ? "3" : "2"
    case .bool: return second ? "false" : "true"
    case .text, .date: return quoted(text(second: second))
    case .item: return quoted(title(second: second))
    case .enumeration: return nil
    }
  }

  /// Those about whom nothing has to be asked.
  private var people: [String] {
    appFile.world.contacts.filter {
      $0.hasAccount && $0.areCredentialsVerified && $0.isEligible && $0.handles.count == 1
        && $0.currencies == nil
    }.map(\.person.displayName)
  }

  private func amount(second: Bool) -> String {
    let currency = appFile.world.accounts.first?.currency ?? "USD"
    return second ? "30 \(currency)" : "20 \(currency)"
  }

  private func text(second: Bool) -> String {
    let notes = appFile.world.notes
    let place = second ? 1 : 0
    return notes.indices.contains(place) ? notes[place] : second ? "later" : "hello"
  }

  private func title(second: Bool) -> String {
    let titles = appFile.world.media.map(\.title)
    let place = second ? 1 : 0
    return titles.indices.contains(place) ? titles[place] : second ? "another" : "something"
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
