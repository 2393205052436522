/// The numbers that Apple does not publish or that a test wants to change.
package struct Policy: Hashable, Sendable {
  /// Milliseconds that a call has for its completion (Apple, WWDC20 10074: 10 s).
  package var callLimit = 10_000
  /// Milliseconds after which Siri says that it is still working (Apple, WWDC16 217: 2 to 3 s).
  package var workingAfter = 3_000
  /// Rounds of one question before Siri gives up (policy; Apple only warns against repetition).
  package var rounds = 3
  /// Choices on one page (Apple, WWDC16 217: five to ten).
  package var pageSize = 10
  /// Failures in a row after which the app is suggested (reports of developers; the number is policy).
  package var failuresBeforeSuggestion = 2
  /// Intents before which Siri asks though Apple does not write so (observed).
  package var intentsAskedInPractice: Set<String> = ["INSendMessageIntent", "INRequestRideIntent"]

  package init() {}
}
