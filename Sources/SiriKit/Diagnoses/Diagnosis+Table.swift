extension Diagnosis {
  /// All diagnoses, in the order of their ids.
  package static let all: [Diagnosis] =
    completion + phases + money + resolving + surroundings + handOver + authentication + domains
    + configuration

  private static let completion: [Diagnosis] = [
    Diagnosis(
      .noCompletion, .error, "{method} did not call its completion within {seconds} s",
      reason: "Each call has 10 seconds. Then Siri gives up, and the user hears that there was a "
        + "problem with the app.",
      fix: "Call the completion exactly once on every path, also after errors and in callbacks; "
        + "answer inProgress when the work takes longer.",
      source: "Apple, WWDC20 10074; reports of developers"),
    Diagnosis(
      .completedTwice, .error, "{method} called its completion twice; the second was {second}",
      reason: "A second completion raises an exception in the extension, which ends it.",
      fix: "Return right after each completion call, and complete in one place only.",
      source: "Apple, WWDC20 10074; reports of developers"),
    Diagnosis(
      .lateAnswer, .error, "{method} answered {result} after {seconds} s; Siri had given up",
      reason: "The user was told that there was a problem, but the work may have been done.",
      fix: "Answer inProgress before the limit, and make the work safe to repeat.",
      source: "Apple, WWDC20 10074; policy"),
    Diagnosis(
      .crashed, .error, "the extension crashed in {method}: {detail}",
      reason: "A crash ends the extension; the user hears that there was a problem with the app.",
      fix: "Read the reason above, and handle the missing value or the failed precondition.",
      source: "Apple, WWDC20 10074; reports of developers"),
    Diagnosis(
      .exited, .error, "the extension exited in {method} with status {status}",
      reason: "An extension that leaves before its completion can no longer answer.",
      fix: "Do not call exit; wait for asynchronous work before you let the method's objects go.",
      source: "Reports of developers"),
  ]

  private static let phases: [Diagnosis] = [
    Diagnosis(
      .successFromConfirm, .warning, "confirm answered success; ready is meant",
      reason: "Success says that the request is done. Apple's first samples answered it here and "
        + "Siri went on, but only ready is documented.",
      fix: "Answer ready from confirm, and success from handle once it is done.",
      source: "Apple, Confirming the Details of an Intent; reports of developers"),
    Diagnosis(
      .readyFromHandle, .error, "handle answered {code}, which says nothing about the outcome",
      reason: "ready belongs to confirm. From handle it leaves Siri without a result.",
      fix: "Answer success, inProgress or a failure code from handle.",
      source: "Apple, the code's own page"),
    Diagnosis(
      .needsValueAlthoughGiven, .warning,
      "{method} answered needsValue although {parameter} is {value}",
      reason: "The user is asked for what was just said.",
      fix: "Answer success with the value, or unsupported with the reason why it won't do.",
      source: "Apple, Resolving the Parameters of an Intent"),
    Diagnosis(
      .sameQuestionThrice, .warning, "{parameter} was asked for {count} times without success",
      reason: "Apple warns against asking again and again; after three rounds Parley gives up.",
      fix: "Accept the value, offer a choice, or say with a reason why it can't be used.",
      source: "Apple, Resolving the Parameters of an Intent; the number is policy"),
    Diagnosis(
      .codeNotInEnum, .error, "{enum} has no case {code}",
      reason: "Each intent has its own codes. This one would not compile. {meaning}",
      fix: "Use one of: {codes}.",
      source: "Apple, the enum's page; reports of developers"),
    Diagnosis(
      .bareFailure, .warning, "{method} answered the bare failure",
      reason: "The user hears only that something went wrong, not what, nor what to do.",
      fix: "Where one fits, answer a precise code: {codes}.",
      source: "Reports of developers"),
  ]

  private static let money: [Diagnosis] = [
    Diagnosis(
      .moneyBeforeHandle, .error, "{method} moved money: {effect}",
      reason: "Siri may call resolve and confirm more than once, or stop after them.",
      fix: "Only check in confirm; move money in handle.",
      source: "Reports of developers"),
    Diagnosis(
      .moneyWithoutGoAhead, .error, "money moved without the user's go-ahead: {effect}",
      reason: "Payments are always confirmed by the user before handle.",
      fix: "Move money in handle only.",
      source: "Apple, INSendPaymentIntent; reports of developers"),
    Diagnosis(
      .chargedTwice, .error, "money moved twice for one request: {effect}",
      reason: "A retry, a relaunch or a network return must not pay again.",
      fix: "Give the request an idempotency key, and let the service refuse its repetition.",
      source: "Reports of developers"),
    Diagnosis(
      .successWithoutCharge, .error, "handle answered success, but no money moved",
      reason: "Success tells the user that the payment has been made.",
      fix: "Answer success only after the service has said so; until then inProgress.",
      source: "Reports of developers"),
    Diagnosis(
      .codeInWrongPhase, .error, "{method} answered {code}, which belongs to {phase}",
      reason: "Siri does not expect the code from this method.",
      fix: "Use one of: {codes}.",
      source: "Apple, the code's own page ({basis})"),
    Diagnosis(
      .unspecified, .error, "{method} answered unspecified",
      reason: "It is the value of a response whose code was never set.",
      fix: "Make the response with a code.",
      source: "Apple, the enum's page"),
  ]

  private static let resolving: [Diagnosis] = [
    Diagnosis(
      .fewOptions, .note, "{method} answered a disambiguation of {count}",
      reason: "There is nothing to choose; Parley treats one as a confirmation and none as "
        + "needsValue.",
      fix: "Answer confirmationRequired for one guess, and unsupported or needsValue for none.",
      source: "Policy"),
    Diagnosis(
      .manyOptions, .warning, "{method} offers {count} choices",
      reason: "Five to ten can be listened to; Parley shows ten at a time.",
      fix: "Narrow the list down, or answer needsMoreDetails where the result class has it.",
      source: "Apple, WWDC16 217"),
    Diagnosis(
      .equalOptions, .error, "{method} offers choices that look the same: {label}",
      reason: "Nobody can tell them apart by eye or ear.",
      fix: "Give each a name or a handle with a label of its own.",
      source: "Apple, WWDC19 806"),
    Diagnosis(
      .resultNotInClass, .error, "{class} has no {kind}",
      reason: "The method's result class has no constructor for it; it would not compile.",
      fix: "Use one of: {kinds}.",
      source: "Apple, the class's page"),
    Diagnosis(
      .reasonNotInEnum, .error, "{class} has no reason {reason}",
      reason: "Each parameter has its own reasons.",
      fix: "Use one of: {reasons}.",
      source: "Apple, the enum's page"),
  ]

  private static let surroundings: [Diagnosis] = [
    Diagnosis(
      .intentNotSupported, .error, "{app} does not list {intent} in IntentsSupported",
      reason: "Siri does not send the request to an extension that does not declare the intent.",
      fix: "Add the class name to NSExtension, NSExtensionAttributes, IntentsSupported in the "
        + "extension's Info.plist.",
      source: "Reports of developers"),
    Diagnosis(
      .permissionMissing, .warning, "Siri may not use {app}: {permission}",
      reason: "Without the user's permission no request reaches the extension.",
      fix: "Ask for it with INPreferences.requestSiriAuthorization; Settings shows the switch.",
      source: "Apple, Requesting Authorization to Use SiriKit"),
    Diagnosis(
      .notIndexedYet, .note, "{app} was just installed; Siri does not know it yet",
      reason: "After an installation or a change of Info.plist it takes minutes.",
      fix: "Wait, then try again.",
      source: "Observed, dotnet/macios#3861"),
    Diagnosis(
      .slowAnswer, .warning, "{method} took {seconds} s",
      reason: "Apple asks for an answer within a few seconds, two or three at most.",
      fix: "Prepare what is slow beforehand, or answer inProgress from handle.",
      source: "Apple, WWDC16 217"),
    Diagnosis(
      .activityTypeNotDeclared, .error, "{type} is not in {app}'s NSUserActivityTypes",
      reason: "The system does not deliver an activity whose type the app does not list.",
      fix: "Add the type to NSUserActivityTypes in the app's Info.plist.",
      source: "Apple, NSUserActivityTypes"),
    Diagnosis(
      .activityUnknownToApp, .warning, "{app} has no page for {type}; it opens at its start page",
      reason: "The request is lost: the user has to begin anew in the app.",
      fix: "Continue the activity in the app, by its type or its interaction.",
      source: "Reports of developers"),
    Diagnosis(
      .noRecordInConfirm, .warning, "confirm answered ready without a payment record",
      reason: "The card shows fee, account and note from the record; without them users cancel.",
      fix: "Set paymentRecord on the response.",
      source: "Apple, INPaymentRecord"),
    Diagnosis(
      .replyOfWrongType, .error, "{method} completed with a reply of another method's type",
      reason: "A resolve method completes with a resolution result, confirm and handle with a "
        + "response.",
      fix: "Check what the handler's process sends for this method.",
      source: "Policy"),
  ]
}
