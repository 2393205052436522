import Conversation
import DialogEngine
import Handlers
package import Screen
package import Session
import SiriKit
import Wording

/// Everything that the screen shows; changed only by `update`, read only by `view`.
package struct Model: Sendable {
  enum Focus: Hashable, Sendable {
    case conversation, log
  }

  /// A place in the conversation that stays while things are added or the size changes.
  struct Anchor: Hashable, Sendable {
    /// The place in the log's list of shown events.
    var item: Int
    var row: Int
  }

  /// Something to tell that is not part of the conversation; gone with the next key.
  struct Notice: Hashable, Sendable {
    var text: String
    var isError = false
  }

  package var session: Session
  package var size: Size
  package var themeName: String
  package var capabilities: Capabilities
  var themeNames: [String]
  package var keymap = Keymap()
  let wordings = WordingShelf()
  let backdrop = Backdrop()

  var focus = Focus.conversation
  var input = LineEditor()
  var history: [String] = []
  var historyPlace: Int?
  /// The marked element of the pending question: its options first, then its buttons.
  var choice: Int?
  var pickers: [Picker] = []
  /// The row on which a panel was left, by its name.
  var places: [Picker.Kind: String] = [:]
  /// The line in which a search of the log is typed; `nil` when none is.
  var finder: LineEditor?
  var logState = LogState()
  var conversationTop: Anchor?
  var share = 48
  var showsLog = true
  var hasMouse = true
  /// Before an audience: the conversation alone, with more room around it.
  package private(set) var isPresenting = false
  /// Whether the log was shown before presenting.
  private var showedLog = true
  /// A text below the conversation: what the audience shall notice.
  package var caption: String?
  /// A script that acts itself out; `nil` when a person talks.
  package var playback: Playback?
  /// The screen's clock, and how far the conversation's is behind it: while a play is paused,
  /// nothing happens.
  var moment = 0
  var lag = 0
  /// Two ways of the conversation side by side; `nil` when one is looked at.
  var comparison: Comparison?
  /// A second language under each line.
  var secondLocale: String?
  /// What is said, below what is shown, where they differ.
  var showsSpoken = false
  var notice: Notice?
  var isLeaving = false
  /// The pane that has the focus as bare text, with the mouse left to the terminal.
  var isPlainView = false
  /// Its first row; `nil` while its end is shown.
  var plainTop: Int?

  package init(
    session: Session, size: Size, capabilities: Capabilities, themeName: String = "default",
    themeNames: [String] = ["default"]
  ) {
    self.session = session
    self.size = size
    self.capabilities = capabilities
    self.themeName = themeName
    self.themeNames = themeNames
  }

  /// Whether the mouse works here, or is left to the terminal.
  package var isMouseWanted: Bool {
    get { hasMouse }
    set { hasMouse = newValue }
  }

  /// Milliseconds before a sign of waiting: most calls are answered sooner, and it would flicker.
  private static let patience = 150

  /// Whether the handler has kept one waiting long enough to say so.
  var showsWorking: Bool {
    session.engine.workingSince.map { session.now - $0 >= Model.patience } ?? false
  }

  /// When something will change by itself, on the screen's clock.
  package var nextMoment: Int? {
    if playback?.holdsTime ?? false { return playMoment }
    let sign = showsWorking ? nil : session.engine.workingSince.map { $0 + Model.patience }
    return [session.nextMoment.map { $0 + lag }, sign.map { $0 + lag }, playMoment]
      .compactMap { $0 }.min()
  }

  /// Whether a search goes on with the next message, even if nothing is typed.
  package var isSearching: Bool { logState.openCandidates != nil }

  var glyphs: GlyphSet { GlyphSet.matching(capabilities) }

  var layout: Layout {
    Layout(
      size: size, share: share, isLogFocused: focus == .log, showsLog: showsLog,
      isPresenting: isPresenting, captionRows: captionLines.isEmpty ? 0 : captionLines.count + 1)
  }

  /// Begins or ends presenting: the log goes, and comes back as it was; it can be shown meanwhile.
  package mutating func present(_ isOn: Bool) {
    guard isOn != isPresenting else { return }
    isPresenting = isOn
    if isOn { showedLog = showsLog }
    showsLog = isOn ? false : showedLog
    focus = .conversation
    finder = nil
    follow()
  }

  /// The language of Siri's lines, where it is not the one that is spoken.
  package var wordingLocale: String?

  var wording: Wording { wordings.wording(for: wordingLocale ?? session.locale) }

  /// The context in which a key is looked up.
  var context: Binding.Context {
    if !pickers.isEmpty { return .list }
    return focus == .log ? .log : .input
  }
}

// What can be marked and pressed in the conversation.
extension Model {
  enum Element: Hashable, Sendable {
    case option(Int)
    case button(Button.Role)
    case example(Int)

    var hit: Hit {
      switch self {
      case .option(let index): .option(index)
      case .button(let role): .button(role)
      case .example(let index): .example(index)
      }
    }
  }

  var elements: [Element] {
    guard let question = session.engine.question else {
      return session.log.shown.isEmpty ? examples.indices.map { .example($0) } : []
    }
    return question.options.indices.map { .option(question.firstOption + $0) }
      + question.buttons.map { .button($0.role) }
  }

  /// The place that the arrows have marked, among the options and the buttons behind them.
  package var markedPlace: Int? { choice }

  /// The element that is marked: by the arrows, or by the number or name that is being typed.
  var markedElement: Element? {
    let elements = self.elements
    if let choice, elements.indices.contains(choice) { return elements[choice] }
    guard let question = session.engine.question, !input.isEmpty else { return nil }
    if let number = Int(input.text), question.options.indices.contains(number - 1) {
      return .option(question.firstOption + number - 1)
    }
    let typed = input.text.lowercased()
    let hits = question.options.indices.filter {
      question.options[$0].label.lowercased().hasPrefix(typed)
    }
    return hits.count == 1 ? .option(question.firstOption + hits[0]) : nil
  }

  /// The sentences that the first screen offers.
  var examples: [String] { session.appFile.examples(in: session.locale) }
}
