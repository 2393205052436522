import Conversation
import Session
import SiriKit

/// A list in a panel of its own: filtered as one types, picked by arrows, Enter or the mouse.
struct Picker: Sendable {
  enum Kind: Hashable, Sendable {
    case palette, help, methods
    case answers(String)
    case device, turns, languages, themes, branches, variants, handOver
    case statistics, codes
    case event(Int)
    case reasons, history, filters
    case paste(String)
  }

  struct Row: Hashable, Sendable {
    var label: String
    var detail = ""
    /// At the right edge: a key, a value, a count.
    var note = ""
    /// The present choice.
    var isCurrent = false
    /// Shown, but with the reason why it cannot be picked.
    var isEnabled = true
    /// Only says what follows.
    var isHeading = false
    /// Deeper in a tree.
    var depth = 0
    /// What picking it means; for most kinds the name of the thing.
    var id = ""
  }

  var kind: Kind
  var title: String
  /// Below the title: what the keys do here.
  var hint: String
  var rows: [Row]
  var filter = LineEditor()
  var selected = 0
  var firstRow = 0
  /// The rows folded away below, by their place in `rows`.
  var folded: Set<Int> = []

  init(_ kind: Kind, title: String, hint: String, rows: [Row]) {
    self.kind = kind
    self.title = title
    self.hint = hint
    self.rows = rows
    selected = rows.firstIndex { $0.isCurrent } ?? rows.firstIndex { !$0.isHeading } ?? 0
  }

  /// The places of the rows that the filter lets through and no fold hides.
  var visible: [Int] {
    let words = filter.text.lowercased().split(separator: " ")
    var hidden: Int?
    let found = rows.indices.filter { index in
      let row = rows[index]
      if let depth = hidden {
        if row.depth > depth { return false }
        hidden = nil
      }
      if folded.contains(index) { hidden = row.depth }
      let text = "\(row.label) \(row.detail) \(row.note)".lowercased()
      return row.isHeading || words.allSatisfy { text.contains($0) }
    }
    // A heading without anything below it says nothing.
    return found.indices.filter { place in
      !rows[found[place]].isHeading
        || place + 1 < found.count && !rows[found[place + 1]].isHeading
    }.map { found[$0] }
  }

  var selectedRow: Row? {
    let visible = self.visible
    return visible.indices.contains(selected) ? rows[visible[selected]] : nil
  }

  /// The places in `visible` where a selection may stand: headings only say what follows.
  private var stops: [Int] {
    let visible = self.visible
    return visible.indices.filter { !rows[visible[$0]].isHeading }
  }

  /// Moves the selection; single steps go round, longer ones end at the edge.
  mutating func move(by step: Int) {
    let stops = self.stops
    guard !stops.isEmpty else {
      selected = 0
      return
    }
    let place = (stops.firstIndex { $0 >= selected } ?? stops.count - 1) + step
    let isRound = abs(step) == 1
    selected =
      stops[
        isRound ? (place + stops.count) % stops.count : min(max(0, place), stops.count - 1)]
  }

  /// Changes the filter; the selected row stays selected while it is shown, else the first is.
  mutating func refilter(_ change: (inout LineEditor) -> Void) {
    let visible = self.visible
    let row = visible.indices.contains(selected) ? visible[selected] : nil
    change(&filter)
    let stops = self.stops
    let now = self.visible
    selected = stops.first { now[$0] == row } ?? stops.first ?? 0
  }

  /// Selects the row with that name, if it is there.
  mutating func select(_ id: String) {
    let visible = self.visible
    if let place = visible.firstIndex(where: { rows[$0].id == id }) { selected = place }
  }

  /// Folds or unfolds the row under the selection; false when nothing lies below it.
  mutating func toggleFold() -> Bool {
    let visible = self.visible
    guard visible.indices.contains(selected) else { return false }
    let index = visible[selected]
    guard index + 1 < rows.count, rows[index + 1].depth > rows[index].depth else { return false }
    if folded.remove(index) == nil { folded.insert(index) }
    return true
  }

  /// Folds everything, or unfolds it.
  mutating func fold(all: Bool) {
    folded = all ? Set(rows.indices.filter(hasChildren)) : []
    selected = 0
  }

  /// Whether something lies below the row in the tree.
  func hasChildren(_ index: Int) -> Bool {
    index + 1 < rows.count && rows[index + 1].depth > rows[index].depth
  }
}
