// What Info.plists and the start of an extension can do wrong: the causes of "handle is never
// called" that lie before the first call.
extension Diagnosis {
  static let configuration: [Diagnosis] = bundle + intents + launch

  private static let bundle: [Diagnosis] = [
    Diagnosis(
      .extensionPointWrong, .error, "NSExtensionPointIdentifier is {point}",
      reason: "The system starts an Intents extension by this identifier; under another it is a "
        + "different kind of extension.",
      fix: "Set it to com.apple.intents-service.",
      source: "Apple, Creating an Intents App Extension; reports of developers"),
    Diagnosis(
      .principalClassMissing, .error, "NSExtensionPrincipalClass is missing",
      reason: "Without it the system does not know which class to make; handler(for:) is never "
        + "called.",
      fix: "Set it to $(PRODUCT_MODULE_NAME).IntentHandler, or to your class.",
      source: "Apple, INExtension; reports of developers"),
    Diagnosis(
      .principalClassWithoutModule, .warning,
      "NSExtensionPrincipalClass is {class}, without a module",
      reason: "A class written in Swift is found by its module and its name; only one written in "
        + "Objective-C, or marked @objc({class}), is found by the name alone.",
      fix: "Write $(PRODUCT_MODULE_NAME).{class}, unless the class is Objective-C.",
      source: "Reports of developers"),
    Diagnosis(
      .usageDescriptionMissing, .error, "NSSiriUsageDescription is missing or empty",
      reason: "Asking for the permission to use Siri without it ends the app at once.",
      fix: "Say in the app's Info.plist what is sent to Siri, and what for.",
      source: "Apple, NSSiriUsageDescription"),
    Diagnosis(
      .usageDescriptionInExtension, .note,
      "NSSiriUsageDescription stands in the extension's Info.plist",
      reason: "The app asks for the permission, and its Info.plist is read for it.",
      fix: "Put it into the app's Info.plist.",
      source: "Apple, Requesting Authorization to Use SiriKit"),
    Diagnosis(
      .keyInWrongPlace, .error, "{key} stands in {place}, where it is not read",
      reason: "Siri looks for it under NSExtension, NSExtensionAttributes of the extension.",
      fix: "Move it to NSExtension, NSExtensionAttributes of the extension's Info.plist.",
      source: "Apple, IntentsSupported"),
    Diagnosis(
      .keyOfWrongType, .error, "{key} is {found}",
      reason: "A value of another type is not read.",
      fix: "Make it {expected}.",
      source: "Apple, the key's page"),
    Diagnosis(
      .extensionTargetAboveApp, .warning,
      "the extension needs iOS {extension}, its app only {app}",
      reason: "On a device in between the app is installed, but Siri does not find the extension.",
      fix: "Lower the extension's deployment target to {app}.",
      source: "Reports of developers"),
    Diagnosis(
      .extensionIdentifierOutsideApp, .error,
      "the extension's identifier {extension} does not begin with {app}.",
      reason: "An extension is embedded in the app whose identifier its own begins with; it is "
        + "not installed otherwise.",
      fix: "Name it {app}.Intents, or alike.",
      source: "Apple, Creating an Intents App Extension"),
  ]

  private static let intents: [Diagnosis] = [
    Diagnosis(
      .noIntentsSupported, .error, "IntentsSupported is missing or empty",
      reason: "Siri sends an extension only the intents that it lists.",
      fix: "List the class names of the intents, such as INSendPaymentIntent.",
      source: "Apple, IntentsSupported; reports of developers"),
    Diagnosis(
      .intentUnknown, .error, "there is no intent {intent}",
      reason: "A name that is not exactly the class's matches no request.",
      fix: "{fix}",
      source: "Apple, IntentsSupported"),
    Diagnosis(
      .intentWithoutHandler, .error, "{intent} cannot be handled by an extension",
      reason: "It has no handling protocol; it can only be donated.",
      fix: "Take it out of IntentsSupported.",
      source: "Apple, the intent's page"),
    Diagnosis(
      .intentDeclaredTwice, .note, "{intent} is listed twice",
      reason: "The second entry does nothing.",
      fix: "Take one out.",
      source: "Policy"),
    Diagnosis(
      .intentDeprecated, .note, "{intent} is deprecated since iOS {version}",
      reason: "Siri may no longer send it.",
      fix: "Look on the intent's page for what takes its place.",
      source: "Apple, the intent's page"),
    Diagnosis(
      .restrictedNotSupported, .error,
      "{intent} is in IntentsRestrictedWhileLocked, but not in IntentsSupported",
      reason: "The extension is refused when it is installed, and none of its intents is routed "
        + "(INIntentError.restrictedIntentsNotSupportedByExtension).",
      fix: "Add {intent} to IntentsSupported, or take it out of IntentsRestrictedWhileLocked.",
      source: "Apple, INIntentError.Code; reports of developers"),
    Diagnosis(
      .targetBelowIntent, .note,
      "{intent} exists since iOS {introduced}, and the target is iOS {target}",
      reason: "On older systems the intent is never sent, and its class must not be touched.",
      fix: "Guard what uses it with if #available(iOS {introduced}, *), or raise the target.",
      source: "Apple, the intent's page"),
    Diagnosis(
      .intentWithoutAppFile, .note, "{intent} is listed here, but not in {app}'s app file",
      reason: "Parley cannot rehearse what the file does not describe.",
      fix: "Add it to app.intents of the app file.",
      source: "Policy"),
  ]

  private static let launch: [Diagnosis] = [
    Diagnosis(
      .principalClassNotFound, .error, "the principal class {class} cannot be found",
      reason: "The system cannot make an object of it, so handler(for:) is never called.",
      fix: "Name an existing class in NSExtensionPrincipalClass, with its module for Swift: "
        + "$(PRODUCT_MODULE_NAME).{class}.",
      source: "Reports of developers"),
    Diagnosis(
      .handlerNotReturned, .error, "handler(for:) returned nothing for {intent}",
      reason: "Without an object there is nobody to call.",
      fix: "Return an object that adopts {protocol} for this intent.",
      source: "Apple, INIntentHandlerProviding; reports of developers"),
    Diagnosis(
      .handlerDoesNotConform, .error,
      "handler(for:) returned an object that does not adopt {protocol}",
      reason: "Siri calls only an object that adopts the intent's handling protocol, and that "
        + "has its handle method with exactly the SDK's signature.",
      fix: "Adopt {protocol}, and let the compiler check the signatures.",
      source: "Apple, INIntentHandlerProviding; reports of developers"),
    Diagnosis(
      .systemTooOldForExtension, .error,
      "the extension needs iOS {target}, the device has {system}",
      reason: "The system does not load an extension whose deployment target it does not reach.",
      fix: "Lower the extension's deployment target.",
      source: "Reports of developers"),
    Diagnosis(
      .systemTooOldForIntent, .error,
      "{intent} exists since iOS {introduced}, the device has {system}",
      reason: "An older Siri does not know the request.",
      fix: "Try it on iOS {introduced} or later.",
      source: "Apple, the intent's page"),
    Diagnosis(
      .methodNotFound, .note, "the handler has no {method} with the SDK's signature",
      reason: "Optional methods are found by their selector; another one is never called. Siri "
        + "takes the value as it was understood, and a missing confirm for ready.",
      fix: "Write the method as the protocol {protocol} declares it; let Xcode complete it.",
      source: "Apple, Resolving the Parameters of an Intent; reports of developers"),
    Diagnosis(
      .handleNotFound, .error, "the handler has no handle with the SDK's signature",
      reason: "Objective-C compiles without it, with a warning. There is nobody to carry out the "
        + "request.",
      fix: "Write handle as the protocol {protocol} declares it, and heed the warning.",
      source: "Apple, the protocol's page; reports of developers"),
  ]
}
