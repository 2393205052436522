extension Diagnosis {
  static let handOver: [Diagnosis] = [
    Diagnosis(
      .secretInActivity, .error, "userInfo carries {kind} under {key}",
      reason: "An activity is no safe place: the system keeps it, and the app must not trust it.",
      fix: "Store the request on the server or in the app group, and put only a one-time token "
        + "into userInfo.",
      source: "Reports of developers"),
    Diagnosis(
      .objectInActivity, .error, "userInfo holds a {class} under {key}, which gets lost",
      reason: "Only property-list values cross from the extension's process to the app's.",
      fix: "Carry a token, and load the object in the app from the app group or the server.",
      source: "Apple, NSUserActivity.userInfo; reports of developers"),
    Diagnosis(
      .activityLacksKey, .error, "{app} looks for {key} in the userInfo of {type}; it is not there",
      reason: "Without it the app cannot find the request, and the user has to begin anew.",
      fix: "Set the key in the activity of the response, with a value of a property list.",
      source: "Reports of developers"),
    Diagnosis(
      .activityDiffersFromRecord, .warning,
      "the activity says {key} {claimed}, the record says {recorded}",
      reason: "What travels in an activity can be old or tampered with; the app goes by its record "
        + "and shows the difference.",
      fix: "Put only the token into userInfo, and load the rest with it.",
      source: "Reports of developers"),
    Diagnosis(
      .tokenUnknown, .error, "{app} has no record for the token {token}",
      reason: "The extension has not stored the request, or in another place than the app reads.",
      fix: "Store the record before the completion is called; check the name of the app group in "
        + "both targets.",
      source: "Reports of developers"),
    Diagnosis(
      .tokenExpired, .warning, "the token {token} has expired",
      reason: "A request that lay around may not be what the user wants any more.",
      fix: "Show that it has expired, and let the user begin anew.",
      source: "Reports of developers"),
    Diagnosis(
      .tokenUsed, .warning, "the token {token} has been used",
      reason: "The system may deliver an activity again; a token is good for one payment.",
      fix: "Show the payment that was made, and pay nothing.",
      source: "Reports of developers"),
    Diagnosis(
      .tokenOfSomebodyElse, .error, "the token {token} belongs to somebody else's request",
      reason: "Another user has signed in since, or the token was guessed.",
      fix: "Compare the record's owner with the user who is signed in, and use tokens that cannot "
        + "be guessed.",
      source: "Reports of developers"),
  ]

  static let authentication: [Diagnosis] = [
    Diagnosis(
      .successWithoutAuthentication, .error,
      "{method} answered success although canEvaluatePolicy had said {error}",
      reason: "Nobody was asked, so nobody agreed; success tells of a payment that was made.",
      fix: "Answer failureRequiringAppLaunch with an activity, and authenticate in the app.",
      source: "Reports of developers"),
    Diagnosis(
      .successAfterFailedAuthentication, .error,
      "{method} answered success although evaluatePolicy had ended with {error}",
      reason: "Neither a cancel nor a lockout is a payment; Siri shows what the code says.",
      fix: "Answer a failure code in the branch of the error, and success after the payment only.",
      source: "Reports of developers"),
    Diagnosis(
      .successBeforeApp, .error,
      "{method} answered success and left the payment to the app",
      reason: "Siri shows the payment as made before the app has asked who pays.",
      fix: "Answer failureRequiringAppLaunch with the activity; let the app authenticate and pay.",
      source: "Reports of developers"),
    Diagnosis(
      .notInteractiveAsFailure, .warning,
      "{method} answered the bare failure to notInteractive",
      reason: "The extension cannot show the sheet, but the app can.",
      fix: "Answer failureRequiringAppLaunch with an activity, and authenticate in the app.",
      source: "Reports of developers; openradar-mirror#20293"),
    Diagnosis(
      .noCompletionAfterAuthentication, .error,
      "{method} did not call its completion within {seconds} s after {outcome}",
      reason: "A response that is made but not passed on reaches nobody; each path of "
        + "LocalAuthentication needs its completion.",
      fix: "Call the completion once in every branch: not available, error, success, and in the "
        + "payment's own callback.",
      source: "Apple, WWDC20 10074; reports of developers"),
    Diagnosis(
      .chargedWithoutAuthentication, .error,
      "{method} moved money although LocalAuthentication had said {error}: {effect}",
      reason: "The owner of the device has not been recognised.",
      fix: "Start the payment in the branch of success only.",
      source: "Reports of developers"),
    Diagnosis(
      .amountNotPositive, .warning, "{method} accepted the amount {amount}",
      reason: "Nobody means to send nothing, or less.",
      fix: "Answer unsupported with paymentsAmountBelowMinimum.",
      source: "Apple, INSendPaymentCurrencyAmountUnsupportedReason; reports of developers"),
  ]
}
