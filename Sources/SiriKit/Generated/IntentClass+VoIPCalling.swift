// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INStartCallIntent`, since iOS 13.0.
  package static let startCall = IntentClass(
    name: "INStartCallIntent", domain: "VoIP Calling", verb: "StartCall", introducedIOS: "13.0",
    deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INStartCallIntentHandling",
    parameters: [
      Parameter(name: "callRecordFilter", swiftType: "INCallRecordFilter?", kind: .item),
      Parameter(name: "callRecordToCallBack", swiftType: "INCallRecord?", kind: .item),
      Parameter(name: "audioRoute", swiftType: "INCallAudioRoute", kind: .enumeration),
      Parameter(name: "destinationType", swiftType: "INCallDestinationType", kind: .enumeration),
      Parameter(name: "contacts", swiftType: "[INPerson]?", kind: .person, isList: true),
      Parameter(name: "callCapability", swiftType: "INCallCapability", kind: .enumeration),
      Parameter(name: "recordTypeForRedialing", swiftType: "INCallRecordType", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveCallRecordToCallBack", swiftName: "resolveCallRecordToCallBack(for:with:)",
        selector: "resolveCallRecordToCallBackForStartCall:withCompletion:", phase: .resolve,
        parameter: "callRecordToCallBack", resultClass: "INCallRecordResolutionResult"),
      HandlerMethod(
        name: "resolveDestinationType", swiftName: "resolveDestinationType(for:with:)",
        selector: "resolveDestinationTypeForStartCall:withCompletion:", phase: .resolve,
        parameter: "destinationType", resultClass: "INCallDestinationTypeResolutionResult"),
      HandlerMethod(
        name: "resolveContacts", swiftName: "resolveContacts(for:with:)",
        selector: "resolveContactsForStartCall:withCompletion:", phase: .resolve,
        parameter: "contacts", resultClass: "INStartCallContactResolutionResult", takesArray: true),
      HandlerMethod(
        name: "resolveCallCapability", swiftName: "resolveCallCapability(for:with:)",
        selector: "resolveCallCapabilityForStartCall:withCompletion:", phase: .resolve,
        parameter: "callCapability", resultClass: "INStartCallCallCapabilityResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmStartCall:completion:", phase: .confirm,
        resultClass: "INStartCallIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleStartCall:completion:", phase: .handle,
        resultClass: "INStartCallIntentResponse"),
    ],
    codeEnum: "INStartCallIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule),
      ResponseCode("ready", 1, "13.0", .confirm, .documented),
      ResponseCode(
        "continueInApp", 2, "13.0", .both, .documented, .foreground,
        caveats: [.offersAppFromConfirm]),
      ResponseCode("userConfirmationRequired", 3, "13.0", .confirm, .documented),
      ResponseCode("failure", 4, "13.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "13.0", .both, .general, .offered),
      ResponseCode("failureCallingServiceNotAvailable", 6, "13.0", .both, .general),
      ResponseCode("failureContactNotSupportedByApp", 7, "13.0", .both, .general),
      ResponseCode("failureAirplaneModeEnabled", 8, "13.0", .both, .general),
      ResponseCode("failureUnableToHandOff", 9, "13.0", .both, .general),
      ResponseCode("failureAppConfigurationRequired", 10, "13.0", .both, .general),
      ResponseCode("failureCallInProgress", 11, "13.0", .both, .general),
      ResponseCode("failureCallRinging", 12, "13.0", .both, .rule, caveats: [.unavailableOnIOS]),
      ResponseCode("failureRequiringInAppAuthentication", 13, "17.0", .both, .rule),
    ])

  /// `INAnswerCallIntent`, since iOS 16.2.
  package static let answerCall = IntentClass(
    name: "INAnswerCallIntent", domain: "VoIP Calling", verb: "AnswerCall", introducedIOS: "16.2",
    deprecatedIOS: nil, unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INAnswerCallIntentHandling",
    parameters: [
      Parameter(name: "audioRoute", swiftType: "INCallAudioRoute", kind: .enumeration),
      Parameter(name: "callIdentifier", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmAnswerCall:completion:", phase: .confirm,
        resultClass: "INAnswerCallIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleAnswerCall:completion:", phase: .handle,
        resultClass: "INAnswerCallIntentResponse"),
    ],
    codeEnum: "INAnswerCallIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "16.2", .none, .rule),
      ResponseCode("ready", 1, "16.2", .confirm, .rule),
      ResponseCode("continueInApp", 2, "16.2", .handle, .rule, .foreground),
      ResponseCode("inProgress", 3, "16.2", .handle, .rule),
      ResponseCode("success", 4, "16.2", .handle, .rule),
      ResponseCode("failure", 5, "16.2", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 6, "16.2", .both, .rule, .offered),
    ])

  /// `INHangUpCallIntent`, since iOS 16.2.
  package static let hangUpCall = IntentClass(
    name: "INHangUpCallIntent", domain: "VoIP Calling", verb: "HangUpCall", introducedIOS: "16.2",
    deprecatedIOS: nil, unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INHangUpCallIntentHandling",
    parameters: [Parameter(name: "callIdentifier", swiftType: "String?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmHangUpCall:completion:", phase: .confirm,
        resultClass: "INHangUpCallIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleHangUpCall:completion:", phase: .handle,
        resultClass: "INHangUpCallIntentResponse"),
    ],
    codeEnum: "INHangUpCallIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "16.2", .none, .rule),
      ResponseCode("ready", 1, "16.2", .confirm, .rule),
      ResponseCode("inProgress", 2, "16.2", .handle, .rule),
      ResponseCode("success", 3, "16.2", .handle, .rule),
      ResponseCode("failure", 4, "16.2", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "16.2", .both, .rule, .offered),
      ResponseCode("failureNoCallToHangUp", 6, "16.2", .both, .rule),
    ])

  /// `INSearchCallHistoryIntent`, since iOS 10.0, deprecated in 15.0.
  package static let searchCallHistory = IntentClass(
    name: "INSearchCallHistoryIntent", domain: "VoIP Calling", verb: "SearchCallHistory",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INSearchCallHistoryIntentHandling",
    parameters: [
      Parameter(name: "dateCreated", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "recipient", swiftType: "INPerson?", kind: .person),
      Parameter(name: "callCapabilities", swiftType: "INCallCapabilityOptions", kind: .enumeration),
      Parameter(name: "callTypes", swiftType: "INCallRecordTypeOptions", kind: .enumeration),
      Parameter(name: "unseen", swiftType: "Bool?", kind: .bool),
      Parameter(name: "callType", swiftType: "INCallRecordType", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveCallType", swiftName: "resolveCallType(for:with:)",
        selector: "resolveCallTypeForSearchCallHistory:withCompletion:", phase: .resolve,
        parameter: "callType", resultClass: "INCallRecordTypeResolutionResult"),
      HandlerMethod(
        name: "resolveDateCreated", swiftName: "resolveDateCreated(for:with:)",
        selector: "resolveDateCreatedForSearchCallHistory:withCompletion:", phase: .resolve,
        parameter: "dateCreated", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveRecipient", swiftName: "resolveRecipient(for:with:)",
        selector: "resolveRecipientForSearchCallHistory:withCompletion:", phase: .resolve,
        parameter: "recipient", resultClass: "INPersonResolutionResult"),
      HandlerMethod(
        name: "resolveCallTypes", swiftName: "resolveCallTypes(for:with:)",
        selector: "resolveCallTypesForSearchCallHistory:withCompletion:", phase: .resolve,
        parameter: "callTypes", resultClass: "INCallRecordTypeOptionsResolutionResult"),
      HandlerMethod(
        name: "resolveUnseen", swiftName: "resolveUnseen(for:with:)",
        selector: "resolveUnseenForSearchCallHistory:withCompletion:", phase: .resolve,
        parameter: "unseen", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchCallHistory:completion:", phase: .confirm,
        resultClass: "INSearchCallHistoryIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchCallHistory:completion:", phase: .handle,
        resultClass: "INSearchCallHistoryIntentResponse"),
    ],
    codeEnum: "INSearchCallHistoryIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode(
        "continueInApp", 2, "10.0", .handle, .documented, .foreground, deprecated: "15.0"),
      ResponseCode("failure", 3, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 4, "10.0", .both, .general, .offered, deprecated: "15.0"),
      ResponseCode(
        "failureAppConfigurationRequired", 5, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode("inProgress", 6, "11.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 7, "11.0", .both, .documented, .foreground, deprecated: "15.0"),
    ])

  /// `INStartAudioCallIntent`, since iOS 10.0, deprecated in 13.0.
  package static let startAudioCall = IntentClass(
    name: "INStartAudioCallIntent", domain: "VoIP Calling", verb: "StartAudioCall",
    introducedIOS: "10.0", deprecatedIOS: "13.0", unlocking: .conditional, asksForGoAhead: false,
    handlingProtocol: "INStartAudioCallIntentHandling",
    parameters: [
      Parameter(name: "destinationType", swiftType: "INCallDestinationType", kind: .enumeration),
      Parameter(name: "contacts", swiftType: "[INPerson]?", kind: .person, isList: true),
    ],
    methods: [
      HandlerMethod(
        name: "resolveDestinationType", swiftName: "resolveDestinationType(for:with:)",
        selector: "resolveDestinationTypeForStartAudioCall:withCompletion:", phase: .resolve,
        parameter: "destinationType", resultClass: "INCallDestinationTypeResolutionResult"),
      HandlerMethod(
        name: "resolveContacts", swiftName: "resolveContacts(for:with:)",
        selector: "resolveContactsForStartAudioCall:withCompletion:", phase: .resolve,
        parameter: "contacts", resultClass: "INPersonResolutionResult", takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmStartAudioCall:completion:", phase: .confirm,
        resultClass: "INStartAudioCallIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleStartAudioCall:completion:", phase: .handle,
        resultClass: "INStartAudioCallIntentResponse"),
    ],
    codeEnum: "INStartAudioCallIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "13.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "13.0"),
      ResponseCode(
        "continueInApp", 2, "10.0", .handle, .documented, .foreground, deprecated: "13.0"),
      ResponseCode("failure", 3, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 4, "10.0", .both, .general, .offered, deprecated: "13.0"),
      ResponseCode(
        "failureAppConfigurationRequired", 5, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode(
        "failureCallingServiceNotAvailable", 6, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode(
        "failureContactNotSupportedByApp", 7, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode("failureNoValidNumber", 8, "11.0", .both, .general, deprecated: "13.0"),
    ])

  /// `INStartVideoCallIntent`, since iOS 10.0, deprecated in 13.0.
  package static let startVideoCall = IntentClass(
    name: "INStartVideoCallIntent", domain: "VoIP Calling", verb: "StartVideoCall",
    introducedIOS: "10.0", deprecatedIOS: "13.0", unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INStartVideoCallIntentHandling",
    parameters: [
      Parameter(name: "contacts", swiftType: "[INPerson]?", kind: .person, isList: true)
    ],
    methods: [
      HandlerMethod(
        name: "resolveContacts", swiftName: "resolveContacts(for:with:)",
        selector: "resolveContactsForStartVideoCall:withCompletion:", phase: .resolve,
        parameter: "contacts", resultClass: "INPersonResolutionResult", takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmStartVideoCall:completion:", phase: .confirm,
        resultClass: "INStartVideoCallIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleStartVideoCall:completion:", phase: .handle,
        resultClass: "INStartVideoCallIntentResponse"),
    ],
    codeEnum: "INStartVideoCallIntentResponseCode",
    codes: [
      ResponseCode(
        "unspecified", 0, "10.0", .none, .documented, caveats: [.errorFromHandle],
        deprecated: "13.0"),
      ResponseCode(
        "ready", 1, "10.0", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "13.0"),
      ResponseCode(
        "continueInApp", 2, "10.0", .handle, .documented, .foreground, deprecated: "13.0"),
      ResponseCode("failure", 3, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 4, "10.0", .both, .general, .offered, deprecated: "13.0"),
      ResponseCode(
        "failureAppConfigurationRequired", 5, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode(
        "failureCallingServiceNotAvailable", 6, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode(
        "failureContactNotSupportedByApp", 7, "10.0", .both, .general, deprecated: "13.0"),
      ResponseCode("failureInvalidNumber", 8, "11.0", .both, .general, deprecated: "13.0"),
    ])
}
