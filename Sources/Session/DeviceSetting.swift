package import Conversation

/// One thing about the emulated device that can be set, by name and value.
package struct DeviceSetting: Sendable {
  package let name: String
  /// What it means, for the list.
  package let summary: String
  package let values: [String]
  private let read: @Sendable (Device) -> String
  private let write: @Sendable (inout Device, String) -> Void

  /// The present value by its name.
  package func value(in device: Device) -> String { read(device) }

  /// Sets a value; false when it is not one of `values`.
  package func set(_ value: String, in device: inout Device) -> Bool {
    guard values.contains(value) else { return false }
    write(&device, value)
    return true
  }

  /// The value after the present one, round and round.
  package func next(after value: String, step: Int = 1) -> String {
    guard let index = values.firstIndex(of: value) else { return values.first ?? value }
    return values[(index + step + values.count) % values.count]
  }

  /// All settings, in the order in which they are listed.
  package static let all: [DeviceSetting] = [
    flag("locked", "whether the device is locked", \.isLocked),
    choice("siri", "permission to use Siri with the app", \.permission),
    choice("app", "whether the app is installed", \.installation),
    choice("state", "where the app is when it is opened", \.appState),
    choice("lifecycle", "who receives the activity in the app", \.lifeCycle),
    choice("work", "what the app does with what it is handed", \.appWork),
    flag("signed-in", "whether the app's user is signed in", \.isSignedIn),
    flag("terms", "whether the terms are accepted", \.hasAcceptedTerms),
    flag("network", "whether the device is on line", \.isOnline, on: "online", off: "offline"),
    choice("mode", "how Siri answers", \.speakingMode),
    choice("biometry", "how the user can be recognised", \.biometry),
    flag("passcode", "whether a passcode is set", \.hasPasscode),
    DeviceSetting(
      name: "ios", summary: "the version of iOS", values: ["26.0", "17.0", "15.0", "13.0", "10.0"],
      read: { $0.systemVersion }, write: { $0.systemVersion = $1 }),
    choice("authentication", "how the next authentication ends", \.authentication),
    flag(
      "extension-sheet", "whether an extension can show the sheet", \.showsSheetInExtensions),
    flag(
      "answers", "whether the service's answers arrive", \.receivesAnswers, on: "arrive",
      off: "lost"),
  ]

  /// YAML's words for what is set or not, as the settings call it.
  package static func word(for value: String) -> String {
    switch value {
    case "true": "yes"
    case "false": "no"
    default: value
    }
  }

  /// The setting with that name.
  package static func named(_ name: String) -> DeviceSetting? {
    all.first { $0.name == name }
  }

  private static func flag(
    _ name: String, _ summary: String, _ path: any WritableKeyPath<Device, Bool> & Sendable,
    on: String = "yes", off: String = "no"
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary, values: [on, off],
      read: { $0[keyPath: path] ? on : off },
      write: { $0[keyPath: path] = $1 == on })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ summary: String, _ path: any WritableKeyPath<Device, Value> & Sendable
  ) -> DeviceSetting {
    DeviceSetting(
      name: name, summary: summary, values: Value.allCases.map(\.rawValue),
      read: { $0[keyPath: path].rawValue },
      write: { device, text in
        if let value = Value(rawValue: text) { device[keyPath: path] = value }
      })
  }
}
