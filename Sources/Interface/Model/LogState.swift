import Session

/// How the log pane looks at the log: where, what it leaves out, what it searches.
struct LogState: Hashable, Sendable {
  /// Which events are listed.
  enum Filter: String, Hashable, Sendable, CaseIterable {
    case all, calls, talk, warnings

    /// What the filter lets through, for the list of filters.
    var summary: String {
      switch self {
      case .all: "every event"
      case .calls: "calls of the handler and what came back"
      case .talk: "what was said, asked and shown"
      case .warnings: "diagnoses, faults and failures"
      }
    }

    /// The mark that an event needs.
    var mark: EventMarks {
      switch self {
      case .all: []
      case .calls: .call
      case .talk: .shown
      case .warnings: .warning
      }
    }
  }

  var filter = Filter.all
  /// Only events whose row contains this text.
  var include = ""
  /// The index of the selected event; `nil` while the pane follows the end.
  var selected: Int?
  /// The index of the first event shown; `nil` while the pane follows the end.
  var top: Int?
  var search = ""
  /// The indices of the events that contain the search.
  var hits: [Int] = []
  /// Before a pattern instead of a text.
  static let patternPrefix = "re:"
  /// Events that are searched for a pattern at a time.
  static let patternSlice = 2_000
  /// How many events are still to be searched for a pattern; `nil` when none are.
  var patternEnd: Int?
  /// The generation of the log that `hits` belong to.
  var searchedGeneration = -1
  /// The events that the user has marked, by index.
  var bookmarks: Set<Int> = []
  /// Horizontal scroll, in columns.
  var column = 0
  /// The number of events when following stopped.
  var countWhenStopped = 0

  var isFollowing: Bool { top == nil && selected == nil }
  var isFiltering: Bool { filter != .all || !include.isEmpty }
}
