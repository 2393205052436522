extension Diagnosis {
  /// What goes wrong with lists, messages and media.
  static let domains: [Diagnosis] = [
    Diagnosis(
      .fewerResults, .error, "{method} answered {results} results for {count} {parameter}",
      reason: "Siri takes the results one for each element; an element without one is lost, and "
        + "the user is not told.",
      fix: "Answer as many results as the intent has elements, in their order.",
      source: "Apple, INSendMessageIntentHandling; public source code"),
    Diagnosis(
      .effectBeforeHandle, .error, "{method} did it before handle: {effect}",
      reason: "Siri may call resolve and confirm more than once, or stop after them.",
      fix: "Only check in confirm; do it in handle.",
      source: "Reports of developers"),
    Diagnosis(
      .doneTwice, .error, "one request was done twice: {effect}",
      reason: "A retry or a relaunch must not send again.",
      fix: "Give the request an identifier, and let the service refuse its repetition.",
      source: "Reports of developers"),
    Diagnosis(
      .successWithoutEffect, .error, "handle answered success, but nothing was sent",
      reason: "Success tells the user that it has been done.",
      fix: "Answer success only after the service has said so; until then inProgress, and a "
        + "failure code when it cannot be reached.",
      source: "Reports of developers"),
    Diagnosis(
      .itemWithoutTitle, .warning, "{method} answered an item without a title, {type}",
      reason: "Siri has nothing to say or to show: \u{201C}Now playing\u{201D}, and no name.",
      fix: "Set title, artist and type of every item.",
      source: "Reports of developers"),
    Diagnosis(
      .appDidNothing, .error, "{app} was told to go on after {code}, and did nothing in {callback}",
      reason: "{code} ends the extension's part. Unless {callback} does the work, nothing "
        + "happens, and the user waits.",
      fix: "Implement {callback}, also for an app that is not running yet, and do the work there.",
      source: "Reports of developers"),
    Diagnosis(
      .chosenWithoutAsking, .note, "{method} chose {value}, which nobody said",
      reason: "Where there is more than one, the user may have meant another.",
      fix: "Answer disambiguation when several fit, or confirmationRequired for a guess.",
      source: "Reports of developers"),
    Diagnosis(
      .allowedWhileLocked, .note, "the device is locked, and {intent} runs all the same",
      reason: "Only what IntentsRestrictedWhileLocked lists waits for the device to be unlocked; "
        + "anybody who holds it can do this.",
      fix: "List {intent} in IntentsRestrictedWhileLocked if it should not.",
      source: "Apple, IntentsRestrictedWhileLocked; reports of developers"),
    Diagnosis(
      .staleDonation, .error, "{parameter} of the donated request is {value}: {result}",
      reason: "A shortcut or a suggestion runs without questions; a value that no longer leads to "
        + "anything ends it, and the user hears only that it is not valid.",
      fix: "Delete donations when what they name goes away (INInteraction.delete), and find people "
        + "by more than an identifier.",
      source: "Apple, Donating Shortcuts; reports of developers"),
  ]
}
