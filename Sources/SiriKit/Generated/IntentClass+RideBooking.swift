// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INCancelRideIntent`, since iOS 11.0.
  package static let cancelRide = IntentClass(
    name: "INCancelRideIntent", domain: "Ride Booking", verb: "CancelRide", introducedIOS: "11.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INCancelRideIntentHandling",
    parameters: [Parameter(name: "rideIdentifier", swiftType: "String", kind: .text)],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(cancelRide:completion:)",
        selector: "confirmCancelRide:completion:", phase: .confirm,
        resultClass: "INCancelRideIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(cancelRide:completion:)",
        selector: "handleCancelRide:completion:", phase: .handle,
        resultClass: "INCancelRideIntentResponse"),
    ],
    codeEnum: "INCancelRideIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle]),
      ResponseCode("ready", 1, "11.0", .confirm, .documented),
      ResponseCode("success", 2, "11.0", .both, .documented),
      ResponseCode("failure", 3, "11.0", .both, .general),
    ])

  /// `INGetRideStatusIntent`, since iOS 10.0.
  package static let getRideStatus = IntentClass(
    name: "INGetRideStatusIntent", domain: "Ride Booking", verb: "GetRideStatus",
    introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INGetRideStatusIntentHandling", parameters: [],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmGetRideStatus:completion:", phase: .confirm,
        resultClass: "INGetRideStatusIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleGetRideStatus:completion:", phase: .handle,
        resultClass: "INGetRideStatusIntentResponse"),
    ],
    codeEnum: "INGetRideStatusIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode(
        "inProgress", 2, "10.0", .handle, .general, caveats: [.discouraged], deprecated: "11.0"),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchMustVerifyCredentials", 6, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchServiceTemporarilyUnavailable", 7, "10.0", .both, .general,
        .offered),
    ])

  /// `INListRideOptionsIntent`, since iOS 10.0.
  package static let listRideOptions = IntentClass(
    name: "INListRideOptionsIntent", domain: "Ride Booking", verb: "ListRideOptions",
    introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INListRideOptionsIntentHandling",
    parameters: [
      Parameter(name: "pickupLocation", swiftType: "CLPlacemark?", kind: .item),
      Parameter(name: "dropOffLocation", swiftType: "CLPlacemark?", kind: .item),
    ],
    methods: [
      HandlerMethod(
        name: "resolvePickupLocation", swiftName: "resolvePickupLocation(for:with:)",
        selector: "resolvePickupLocationForListRideOptions:withCompletion:", phase: .resolve,
        parameter: "pickupLocation", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "resolveDropOffLocation", swiftName: "resolveDropOffLocation(for:with:)",
        selector: "resolveDropOffLocationForListRideOptions:withCompletion:", phase: .resolve,
        parameter: "dropOffLocation", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmListRideOptions:completion:", phase: .confirm,
        resultClass: "INListRideOptionsIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleListRideOptions:completion:", phase: .handle,
        resultClass: "INListRideOptionsIntentResponse"),
    ],
    codeEnum: "INListRideOptionsIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .documented, caveats: [.errorFromHandle]),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, caveats: [.errorFromHandle]),
      ResponseCode(
        "inProgress", 2, "10.0", .handle, .general, caveats: [.discouraged], deprecated: "11.0"),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchMustVerifyCredentials", 6, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchNoServiceInArea", 7, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchServiceTemporarilyUnavailable", 8, "10.0", .both, .general,
        .offered),
      ResponseCode(
        "failureRequiringAppLaunchPreviousRideNeedsCompletion", 9, "10.0", .both, .general,
        .offered),
      ResponseCode("failurePreviousRideNeedsFeedback", 10, "11.0", .both, .general),
    ])

  /// `INRequestRideIntent`, since iOS 10.0.
  package static let requestRide = IntentClass(
    name: "INRequestRideIntent", domain: "Ride Booking", verb: "RequestRide", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INRequestRideIntentHandling",
    parameters: [
      Parameter(name: "pickupLocation", swiftType: "CLPlacemark?", kind: .item),
      Parameter(name: "dropOffLocation", swiftType: "CLPlacemark?", kind: .item),
      Parameter(name: "rideOptionName", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "partySize", swiftType: "Int?", kind: .number),
      Parameter(name: "paymentMethod", swiftType: "INPaymentMethod?", kind: .item),
      Parameter(name: "scheduledPickupTime", swiftType: "INDateComponentsRange?", kind: .date),
    ],
    methods: [
      HandlerMethod(
        name: "resolvePickupLocation", swiftName: "resolvePickupLocation(for:with:)",
        selector: "resolvePickupLocationForRequestRide:withCompletion:", phase: .resolve,
        parameter: "pickupLocation", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "resolveDropOffLocation", swiftName: "resolveDropOffLocation(for:with:)",
        selector: "resolveDropOffLocationForRequestRide:withCompletion:", phase: .resolve,
        parameter: "dropOffLocation", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "resolveRideOptionName", swiftName: "resolveRideOptionName(for:with:)",
        selector: "resolveRideOptionNameForRequestRide:withCompletion:", phase: .resolve,
        parameter: "rideOptionName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolvePartySize", swiftName: "resolvePartySize(for:with:)",
        selector: "resolvePartySizeForRequestRide:withCompletion:", phase: .resolve,
        parameter: "partySize", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolveScheduledPickupTime", swiftName: "resolveScheduledPickupTime(for:with:)",
        selector: "resolveScheduledPickupTimeForRequestRide:withCompletion:", phase: .resolve,
        parameter: "scheduledPickupTime", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmRequestRide:completion:", phase: .confirm,
        resultClass: "INRequestRideIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleRequestRide:completion:", phase: .handle,
        resultClass: "INRequestRideIntentResponse"),
    ],
    codeEnum: "INRequestRideIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode(
        "inProgress", 2, "10.0", .handle, .general, caveats: [.discouraged], deprecated: "11.0"),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchMustVerifyCredentials", 6, "10.0", .both, .general, .offered,
        caveats: [.discouraged]),
      ResponseCode(
        "failureRequiringAppLaunchNoServiceInArea", 7, "10.0", .both, .general, .offered,
        caveats: [.discouraged]),
      ResponseCode(
        "failureRequiringAppLaunchServiceTemporarilyUnavailable", 8, "10.0", .both, .general,
        .offered),
      ResponseCode(
        "failureRequiringAppLaunchPreviousRideNeedsCompletion", 9, "10.0", .both, .general,
        .offered),
      ResponseCode(
        "failureRequiringAppLaunchRideScheduledTooFar", 10, "12.0", .both, .general, .offered),
    ])

  /// `INSendRideFeedbackIntent`, since iOS 11.0.
  package static let sendRideFeedback = IntentClass(
    name: "INSendRideFeedbackIntent", domain: "Ride Booking", verb: "SendRideFeedback",
    introducedIOS: "11.0", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSendRideFeedbackIntentHandling",
    parameters: [
      Parameter(name: "rideIdentifier", swiftType: "String", kind: .text),
      Parameter(name: "rating", swiftType: "NSNumber?", kind: .number),
      Parameter(name: "tip", swiftType: "INCurrencyAmount?", kind: .currencyAmount),
    ],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(sendRideFeedback:completion:)",
        selector: "confirmSendRideFeedback:completion:", phase: .confirm,
        resultClass: "INSendRideFeedbackIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(sendRideFeedback:completion:)",
        selector: "handleSendRideFeedback:completion:", phase: .handle,
        resultClass: "INSendRideFeedbackIntentResponse"),
    ],
    codeEnum: "INSendRideFeedbackIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle]),
      ResponseCode("ready", 1, "11.0", .confirm, .documented),
      ResponseCode("success", 2, "11.0", .both, .documented),
      ResponseCode("failure", 3, "11.0", .both, .general),
    ])
}
