package import Scripts
package import Session

/// A script that is acted out: somebody types, waits, reads, and goes on.
package struct Playback: Sendable {
  /// One thing that is done.
  package struct Step: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
      case act(UserLine.Action)
      case change(WorldChange)
      /// Back by so many turns.
      case rewind(Int)
    }

    package var action: Action
    /// What the audience shall notice from here on; `nil` leaves what is there.
    package var caption: String?

    package init(_ action: Action, caption: String? = nil) {
      self.action = action
      self.caption = caption
    }
  }

  /// One case of a script.
  package struct Scene: Sendable {
    /// The conversation before its first word.
    package var beginning: Session
    package var steps: [Step]

    package init(beginning: Session, steps: [Step]) {
      self.beginning = beginning
      self.steps = steps
    }
  }

  /// Where in a step one is.
  enum Phase: Hashable, Sendable {
    /// What came of the last step goes on.
    case settling
    /// What has come is read.
    case reading
    /// So many characters are typed.
    case typing(Int)
    /// It is typed or marked, and the finger is above the key.
    case about
    /// A `! wait`: so much time passes.
    case waiting
  }

  let scenes: [Scene]
  let isLooping: Bool
  /// How many times as fast as a person.
  var speed: Double
  var scene = 0
  /// The step that is next, or under way.
  var step = 0
  var phase = Phase.reading
  /// When the phase goes on, in milliseconds of the screen's clock.
  var due = 0
  /// Since when it has been paused.
  var pausedAt: Int?
  /// The conversation before each step that was taken in this scene.
  var past: [Session] = []

  /// - Parameter speed: how many times as fast as a person types and reads.
  package init(_ scenes: [Scene], speed: Double = 1, isLooping: Bool = false) {
    self.scenes = scenes
    self.speed = speed
    self.isLooping = isLooping
  }

  package static let speeds = 0.1...50.0

  var next: Step? {
    let steps = scenes[scene].steps
    return steps.indices.contains(step) ? steps[step] : nil
  }

  var isPaused: Bool { pausedAt != nil }

  /// Whether the conversation's time stands still: while nobody plays, and while what comes after a
  /// `! wait` is typed, so that it comes exactly then.
  var holdsTime: Bool {
    guard !isPaused else { return true }
    guard step > 0, phase != .settling, phase != .waiting,
      case .change(let change) = scenes[scene].steps[step - 1].action
    else { return false }
    return change.subject == .wait
  }

  /// `2/7`, over all scenes.
  var progress: String {
    let before = scenes[..<scene].reduce(0) { $0 + $1.steps.count }
    let all = scenes.reduce(0) { $0 + $1.steps.count }
    return "\(min(before + step + 1, all))/\(all)"
  }

  // MARK: - A person's pace, in milliseconds

  /// A moment of thought before the first word.
  static let thought = 900
  /// Between the last character, or the mark, and the key.
  static let resolve = 450
  /// Between two scenes.
  static let curtain = 2500

  func scaled(_ milliseconds: Int) -> Int {
    max(1, Int(Double(milliseconds) / speed))
  }

  /// How long a character takes: not all the same, yet the same in every performance.
  static func typingTime(of character: Character, at place: Int) -> Int {
    let swing = [0, 22, 9, 31, 14, 4, 26][place % 7]
    let isWide = character.unicodeScalars.contains { $0.value > 0x2E7F }
    let base = isWide ? 130 : character == " " ? 75 : 48
    return base + swing
  }

  /// How long it takes to read so many characters.
  static func readingTime(of count: Int) -> Int { min(5200, 900 + count * 28) }
}
