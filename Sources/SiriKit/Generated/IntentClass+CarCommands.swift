// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INActivateCarSignalIntent`, since iOS 10.3.
  package static let activateCarSignal = IntentClass(
    name: "INActivateCarSignalIntent", domain: "Car Commands", verb: "ActivateCarSignal",
    introducedIOS: "10.3", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INActivateCarSignalIntentHandling",
    parameters: [
      Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "signals", swiftType: "INCarSignalOptions", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForActivateCarSignal:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveSignals", swiftName: "resolveSignals(for:with:)",
        selector: "resolveSignalsForActivateCarSignal:withCompletion:", phase: .resolve,
        parameter: "signals", resultClass: "INCarSignalOptionsResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmActivateCarSignal:completion:", phase: .confirm,
        resultClass: "INActivateCarSignalIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleActivateCarSignal:completion:", phase: .handle,
        resultClass: "INActivateCarSignalIntentResponse"),
    ],
    codeEnum: "INActivateCarSignalIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.3", .none, .rule),
      ResponseCode("ready", 1, "10.3", .confirm, .rule),
      ResponseCode("inProgress", 2, "10.3", .handle, .rule),
      ResponseCode("success", 3, "10.3", .handle, .rule),
      ResponseCode("failure", 4, "10.3", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "10.3", .both, .rule, .offered),
    ])

  /// `INGetCarLockStatusIntent`, since iOS 10.3.
  package static let getCarLockStatus = IntentClass(
    name: "INGetCarLockStatusIntent", domain: "Car Commands", verb: "GetCarLockStatus",
    introducedIOS: "10.3", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INGetCarLockStatusIntentHandling",
    parameters: [Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForGetCarLockStatus:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmGetCarLockStatus:completion:", phase: .confirm,
        resultClass: "INGetCarLockStatusIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleGetCarLockStatus:completion:", phase: .handle,
        resultClass: "INGetCarLockStatusIntentResponse"),
    ],
    codeEnum: "INGetCarLockStatusIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.3", .none, .rule),
      ResponseCode("ready", 1, "10.3", .confirm, .rule),
      ResponseCode("inProgress", 2, "10.3", .handle, .rule),
      ResponseCode("success", 3, "10.3", .handle, .rule),
      ResponseCode("failure", 4, "10.3", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "10.3", .both, .rule, .offered),
    ])

  /// `INGetCarPowerLevelStatusIntent`, since iOS 10.3.
  package static let getCarPowerLevelStatus = IntentClass(
    name: "INGetCarPowerLevelStatusIntent", domain: "Car Commands", verb: "GetCarPowerLevelStatus",
    introducedIOS: "10.3", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INGetCarPowerLevelStatusIntentHandling",
    parameters: [Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForGetCarPowerLevelStatus:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmGetCarPowerLevelStatus:completion:", phase: .confirm,
        resultClass: "INGetCarPowerLevelStatusIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleGetCarPowerLevelStatus:completion:", phase: .handle,
        resultClass: "INGetCarPowerLevelStatusIntentResponse"),
    ],
    codeEnum: "INGetCarPowerLevelStatusIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.3", .none, .rule),
      ResponseCode("ready", 1, "10.3", .confirm, .rule),
      ResponseCode("inProgress", 2, "10.3", .handle, .rule),
      ResponseCode("success", 3, "10.3", .handle, .rule),
      ResponseCode("failure", 4, "10.3", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "10.3", .both, .rule, .offered),
    ])

  /// `INListCarsIntent`, since iOS 14.0.
  package static let listCars = IntentClass(
    name: "INListCarsIntent", domain: "Car Commands", verb: "ListCars", introducedIOS: "14.0",
    deprecatedIOS: nil, unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INListCarsIntentHandling", parameters: [],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmListCars:completion:", phase: .confirm,
        resultClass: "INListCarsIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleListCars:completion:", phase: .handle,
        resultClass: "INListCarsIntentResponse"),
    ],
    codeEnum: "INListCarsIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "14.0", .none, .rule),
      ResponseCode("ready", 1, "14.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "14.0", .handle, .rule),
      ResponseCode("success", 3, "14.0", .handle, .rule),
      ResponseCode("failure", 4, "14.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "14.0", .both, .rule, .offered),
    ])

  /// `INSetCarLockStatusIntent`, since iOS 10.3.
  package static let setCarLockStatus = IntentClass(
    name: "INSetCarLockStatusIntent", domain: "Car Commands", verb: "SetCarLockStatus",
    introducedIOS: "10.3", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetCarLockStatusIntentHandling",
    parameters: [
      Parameter(name: "locked", swiftType: "Bool?", kind: .bool),
      Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveLocked", swiftName: "resolveLocked(for:with:)",
        selector: "resolveLockedForSetCarLockStatus:withCompletion:", phase: .resolve,
        parameter: "locked", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForSetCarLockStatus:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetCarLockStatus:completion:", phase: .confirm,
        resultClass: "INSetCarLockStatusIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetCarLockStatus:completion:", phase: .handle,
        resultClass: "INSetCarLockStatusIntentResponse"),
    ],
    codeEnum: "INSetCarLockStatusIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.3", .none, .rule),
      ResponseCode("ready", 1, "10.3", .confirm, .rule),
      ResponseCode("inProgress", 2, "10.3", .handle, .rule),
      ResponseCode("success", 3, "10.3", .handle, .rule),
      ResponseCode("failure", 4, "10.3", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "10.3", .both, .rule, .offered),
    ])
}
