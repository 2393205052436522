import Conversation
import Handlers
import Scripts
package import Session
import Wording

// A conversation as a script that makes the same again.
extension Session {
  /// The script of the way that one is on.
  ///
  /// - Parameter app: the app file as the script is to name it.
  package func script(app: String) -> String {
    frontMatter(app: app) + lines().map { $0 + "\n" }.joined()
  }

  /// The same with the branches, each a case.
  package func scriptWithBranches(app: String) -> String {
    var text = frontMatter(app: app)
    var names: Set<String> = []
    for (name, session) in [(name ?? "this way", self)] + resumableBranches {
      var heading = name
      while !names.insert(heading).inserted { heading += "'" }
      text += "# \(heading)\n" + session.lines().map { $0 + "\n" }.joined() + "\n"
    }
    return text
  }

  // MARK: - The beginning

  private func frontMatter(app: String) -> String {
    var lines = ["---", "app: \(Session.quoted(app))", "locale: \(beginning.locale)"]
    let settings = changedSettings.map { "\($0.name): \(Session.quoted($0.value))" }
    if !settings.isEmpty { lines.append("device: {\(settings.joined(separator: ", "))}") }
    if !beginning.writtenBehaviour.isEmpty {
      lines.append("handler:\(beginning.writtenBehaviour)")
    }
    return (lines + ["---"]).joined(separator: "\n") + "\n"
  }

  /// As YAML that cannot be taken for anything else.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter ?? false
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "-_./".unicodeScalars.contains($0)
      }
    guard !isPlain else { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.unicodeScalars.map { $0.value < 32 ? " " : String($0) }.joined())\""
  }

  // MARK: - The turns

  private func lines() -> [String] {
    var lines: [String] = []
    var wording = Wording.embedded(locale: beginning.locale)
    var question: Question?
    for (index, timed) in acts.enumerated() {
      lines += wait(before: index)
      let next = index + 1 < acts.count ? acts[index + 1].eventCount : log.count
      let events = log.events[min(timed.eventCount, next)..<next]
      lines.append(opener(timed.act, events.first, question, wording))
      if case .speak(let locale) = timed.act { wording = Wording.embedded(locale: locale) }
      lines += results(events, wording)
      for case .asked(let asked) in events.map(\.happening) { question = asked }
    }
    if let last = acts.last, nextMoment != nil { lines.append(Session.wait(now - last.at)) }
    return lines
  }

  /// What came in the middle of something has to come there again.
  private func wait(before index: Int) -> [String] {
    guard index > 0, acts[index].isInterrupting else { return [] }
    return [Session.wait(acts[index].at - acts[index - 1].at)]
  }

  private static func wait(_ time: Int) -> String {
    WorldChange(.wait, "\(Milliseconds(max(0, time)))").notation
  }

  /// Buttons and choices by what stands on them, if that is clear.
  private func opener(
    _ act: Act, _ event: Event?, _ question: Question?, _ wording: Wording
  ) -> String {
    guard let event, let question else { return act.notation }
    let written = lines(of: event, wording).first ?? act.notation
    switch (act, event.happening) {
    case (.tap(let role), .tapped(let button)):
      let title = wording.render(button.title).shown
      return question.role(titled: title, wording) == role ? written : act.notation
    case (.choose(let place), .chose(_, let option)):
      return question.option(titled: option.notation) == place ? written : act.notation
    default: return act.notation
    }
  }

  private func results(_ events: ArraySlice<Event>, _ wording: Wording) -> [String] {
    events.flatMap { event in
      (event.isNotable ? ["* \(ScriptText.expected(event.notation))"] : [])
        + seen(of: event, wording).map(\.notation)
    }
  }
}
