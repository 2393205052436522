import Plain
import Scripts

/// What a script would be if it said what comes.
///
/// Lines that hold stay as they were written, with their holes and spaces; so do comments, and
/// what must not happen. Lines that do not come are taken away, and those that come are put in.
package struct ScriptUpdate {
  package let file: String
  /// The new script.
  package private(set) var text = ""
  package private(set) var isChanged = false
  /// The changes, as a unified difference.
  package private(set) var difference: [String] = []
  /// Endings that have changed, and what could not be updated.
  package private(set) var remarks: [String] = []

  /// The updates of all scripts of a repertoire that need one.
  package static func updates(of repertoire: Repertoire) -> [ScriptUpdate] {
    var updates: [ScriptUpdate] = []
    for index in repertoire.scripts.indices {
      let performances = repertoire.performances.filter { $0.place.script == index }
      guard !performances.isEmpty else { continue }
      let update = ScriptUpdate(repertoire.scripts, index, performances)
      if update.isChanged || !update.remarks.isEmpty { updates.append(update) }
    }
    return updates
  }

  private init(_ scripts: [Script], _ index: Int, _ performances: [Performance]) {
    file = scripts[index].file
    var changes = LineChanges(scripts[index])
    let locales = Set(performances.map(\.locale))
    let uses = ScriptUpdate.uses(performances)
    for performance in performances where performance.known == nil {
      guard performance.rowName == nil else {
        remarkTable(performance, scripts)
        continue
      }
      var turns = TurnUpdate(
        performance, scripts, isOneOfSeveral: locales.count > 1, uses: uses)
      turns.run(&changes)
      remarks += turns.remarks.filter { !remarks.contains($0) }
    }
    text = changes.text
    isChanged = !changes.isEmpty
    difference = changes.difference
    remarks += changes.endings
  }

  /// How many performances expect a line: what several expect is not one's to change.
  private static func uses(_ performances: [Performance]) -> [Place: Int] {
    var uses: [Place: Int] = [:]
    for performance in performances {
      for step in performance.steps {
        for place in step.seen.map(\.place) + step.events.map(\.place) {
          uses[place, default: 0] += 1
        }
      }
    }
    return uses
  }

  private mutating func remarkTable(_ performance: Performance, _ scripts: [Script]) {
    var performer = Performer(performance, scripts)
    guard let failure = performer.run().failure else { return }
    let remark =
      "\(failure.file):\(failure.line): a case with a table is not updated: "
      + "write what holds for all rows by hand"
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}
