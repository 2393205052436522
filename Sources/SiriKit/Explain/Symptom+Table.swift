// From the symptom to the causes. The order is the order in which things happen, so that the
// first cause that fits is the one to look at first.
extension Symptom {
  /// All symptoms, in the order of a conversation.
  package static let all: [Symptom] = [resolve, confirm, handle, app]

  // MARK: - Nothing is called

  private static let resolve = Symptom(
    name: "resolve-not-called", title: "resolve is not called: nothing of the handler is",
    rule: "Siri has to understand the request, find the extension, be permitted, and start it.",
    causes: unrouted + unstarted)

  private static let unrouted: [Cause] = [
    Cause(
      "Siri did not take the utterance for a request to the app",
      sign: "no event 'intent'; on a device Siri searches the web",
      cure: "Say the app's name as the user sees it; parley understand tells what was read.",
      script: "scripts/not-called-device.parley#Not a request"),
    Cause(
      "the app has just been installed",
      sign: "it works some minutes later, or after the app was opened once",
      cure: "Open the app once, and wait.", .notIndexedYet,
      script: "scripts/not-called-device.parley#Just installed"),
    Cause(
      "the intent is not in IntentsSupported",
      sign: "Siri says that the app can't do that",
      cure: "List the intent's class name in the extension's Info.plist.",
      .intentNotSupported, .noIntentsSupported, .keyInWrongPlace, .intentUnknown,
      script: "scripts/case-media-not-declared.parley"),
    Cause(
      "IntentsRestrictedWhileLocked lists an intent that IntentsSupported does not",
      sign: "the extension is refused when it is installed; none of its intents works",
      cure: "Make the restricted intents a part of the supported ones.", .restrictedNotSupported,
      script: "scripts/case-restricted-not-supported.parley"),
    Cause(
      "NSExtensionPointIdentifier is not com.apple.intents-service",
      sign: "the extension is none of Siri's", cure: "Set it so.", .extensionPointWrong,
      script: "scripts/not-called-extension-point.parley"),
    Cause(
      "the extension needs a newer iOS than the device has",
      sign: "it works on other devices; the app itself runs",
      cure: "Lower the extension's deployment target to the app's.",
      .systemTooOldForExtension, .extensionTargetAboveApp, .systemTooOldForIntent,
      script: "scripts/not-called-target.parley"),
    Cause(
      "Siri is not permitted to use the app",
      sign: "Siri says so, or asks; Settings, Siri, the app",
      cure: "Ask with INPreferences.requestSiriAuthorization, and say why in "
        + "NSSiriUsageDescription.",
      .permissionMissing, .usageDescriptionMissing,
      script: "scripts/not-called-device.parley#Not permitted"),
    Cause(
      "the device is locked, and stays so",
      sign: "Siri asks to unlock it first",
      cure: "Payments always wait for it; other intents only when they are restricted.",
      script: "scripts/not-called-device.parley#Stays locked"),
  ]

  private static let unstarted: [Cause] = [
    Cause(
      "the principal class is missing, or is not found",
      sign: "a problem with the app; a breakpoint in handler(for:) is not reached",
      cure: "Name it with its module for Swift: $(PRODUCT_MODULE_NAME).IntentHandler.",
      .principalClassNotFound, .principalClassMissing, .principalClassWithoutModule,
      script: "scripts/not-called-class.parley"),
    Cause(
      "handler(for:) returns nothing for this intent",
      sign: "handler(for:) is reached, nothing behind it",
      cure: "Return a handler for every intent of IntentsSupported.", .handlerNotReturned,
      script: "scripts/not-called-no-handler.parley"),
    Cause(
      "handler(for:) returns an object that does not adopt the handling protocol",
      sign: "handler(for:) is reached, nothing behind it",
      cure: "Adopt the protocol of the intent, such as INSendPaymentIntentHandling.",
      .handlerDoesNotConform, script: "scripts/case-note-handler-not-conforming.parley"),
    Cause(
      "the extension crashes or exits in handler(for:)",
      sign: "a crash report of the extension",
      cure: "No fatalError in the default branch; make nothing there that can fail.",
      .crashed, .exited, script: "scripts/case-search-messages-handler-traps.parley"),
    Cause(
      "the resolve method has another signature than the SDK's",
      sign: "event 'skip': later methods are called, this one is not",
      cure: "Write it as the protocol declares it; a method with another selector is another one.",
      .methodNotFound, script: "scripts/not-called-signature.parley"),
  ]

  // MARK: - confirm

  private static let confirm = Symptom(
    name: "confirm-not-called", title: "confirm is not called, although resolve is",
    rule: "Each resolve method has to complete once, with success or notRequired.",
    causes: [
      Cause(
        "a resolve method answers needsValue although the value is there",
        sign: "Siri asks for it again and again", cure: "Answer success with the value.",
        .needsValueAlthoughGiven, .sameQuestionThrice,
        script: "scripts/not-called-confirm.parley#Needs a value"),
      Cause(
        "a resolve method answers unsupported",
        sign: "Siri tells the reason and asks for another value",
        cure: "Accept the value, or live with it: this is how a wrong value is refused.",
        script: "scripts/not-called-confirm.parley#Unsupported"),
      Cause(
        "a resolve method answers disambiguation or confirmationRequired, and nobody answers",
        sign: "a list, or 'did you mean'; then the user leaves",
        cure: "Offer a few options that can be told apart; take what was picked at the next call.",
        .manyOptions, .equalOptions,
        script: "scripts/not-called-confirm.parley#Left at the list"),
      Cause(
        "a resolve method does not complete, or too late",
        sign: "'working on it' after 3 s, a problem with the app after 10 s",
        cure: "Call the completion on every path: also in else, in guard, and in callbacks.",
        .noCompletion, .lateAnswer,
        script: "scripts/not-called-confirm.parley#Never completes"),
      Cause(
        "the extension crashes, exits, or completes twice in a resolve method",
        sign: "a problem with the app at once",
        cure: "Return after each completion; wait for asynchronous work before you leave.",
        .crashed, .exited, .completedTwice,
        script: "scripts/not-called-confirm.parley#Crashes"),
      Cause(
        "confirm has another signature than the SDK's",
        sign: "event 'skip' for confirm, then handle: Siri goes on as after ready",
        cure: "Write it as the protocol declares it.", .methodNotFound,
        script: "scripts/not-called-signature.parley"),
    ])

  // MARK: - handle

  private static let handle = Symptom(
    name: "handle-not-called", title: "handle is not called, although confirm is",
    rule: "confirm has to complete once, with ready, and where Siri asks, the user has to agree.",
    causes: [
      Cause(
        "confirm answers failureRequiringAppLaunch",
        sign: "Siri says to go on in the app, with the button Open App",
        cure: "Answer ready when the request can be carried out in the extension.",
        script: "scripts/not-called-handle.parley#Needs the app"),
      Cause(
        "confirm answers another failure",
        sign: "Siri says what is wrong", cure: "Look at the code in the event '← confirm'.",
        .bareFailure, .unspecified, .codeInWrongPhase,
        script: "scripts/not-called-handle.parley#The bare failure"),
      Cause(
        "confirm does not complete, or too late",
        sign: "'working on it' after 3 s, a problem with the app after 10 s",
        cure:
          "Check quickly, with a time limit of your own; answer a failure code when it is over.",
        .noCompletion, .lateAnswer,
        script: "scripts/not-called-handle.parley#Never completes"),
      Cause(
        "the extension crashes, exits, or completes twice in confirm",
        sign: "a problem with the app at once",
        cure: "Return after each completion; no exit.",
        .completedTwice, .crashed, .exited,
        script: "scripts/not-called-handle.parley#Completes twice"),
      Cause(
        "the user does not agree",
        sign: "Cancel, no, or another request at the card",
        cure: "Nothing: handle must not be called then.",
        script: "scripts/not-called-handle.parley#Cancelled"),
      Cause(
        "handle has another signature than the SDK's",
        sign: "event 'skip' for handle, then a problem with the app",
        cure: "Write it as the protocol declares it.", .handleNotFound,
        script: "scripts/not-called-handle-signature.parley"),
    ])

  // MARK: - The app

  private static let app = Symptom(
    name: "told-to-continue", title: "the user is told to go on in the app",
    rule: "Siri does so when a code says so, or when the request has failed too often.",
    causes: [
      Cause(
        "confirm or handle answers failureRequiringAppLaunch",
        sign: "the button Open App; handle is not called after confirm",
        cure: "Right for what the app alone can do. Attach a user activity for the page.",
        script: "scripts/told-to-continue.parley#Needs the app"),
      Cause(
        "the code tells of something that is set right in the app",
        sign: "Siri says what, and then offers the app",
        cure: "Right: terms to accept, an account to verify.",
        script: "scripts/told-to-continue.parley#Terms not accepted"),
      Cause(
        "the intent's good code hands over: continueInApp, handleInApp",
        sign: "the app opens by itself",
        cure: "Right for calls and media; payments have no such code.", .codeNotInEnum,
        script: "scripts/told-to-continue-call.parley"),
      Cause(
        "two requests in a row have failed, whatever the reason",
        sign: "after the second failure Siri suggests the app",
        cure: "Look at what failed first: a time-out and a crash count too.",
        script: "scripts/told-to-continue.parley#Two failures in a row"),
      Cause(
        "the same parameter was asked for three times",
        sign: "Siri gives up and offers the app",
        cure: "Accept the value, offer a choice, or tell the reason.",
        .sameQuestionThrice, script: "scripts/told-to-continue.parley#Asked three times"),
    ])
}
