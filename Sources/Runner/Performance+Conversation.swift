package import Scripts
package import Session

extension Performance {
  /// Goes through all steps, whatever is expected, and gives the conversation at its end.
  ///
  /// What could not be done at all, such as a tap on a button that is not there, is the failure.
  ///
  /// - Parameter scripts: all scripts of the repertoire.
  package func conversation(in scripts: [Script]) -> (session: Session, failure: Failure?) {
    var performer = Performer(self, scripts)
    for step in steps {
      let (turn, failure) = performer.perform(step)
      // Once something has happened, all that differs is what was expected.
      if let failure, turn.events.isEmpty { return (performer.session, failure) }
    }
    return (performer.session, nil)
  }
}
