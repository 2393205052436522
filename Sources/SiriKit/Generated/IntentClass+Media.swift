// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INAddMediaIntent`, since iOS 13.0.
  package static let addMedia = IntentClass(
    name: "INAddMediaIntent", domain: "Media", verb: "AddMedia", introducedIOS: "13.0",
    deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INAddMediaIntentHandling",
    parameters: [
      Parameter(name: "mediaItems", swiftType: "[INMediaItem]?", kind: .item, isList: true),
      Parameter(name: "mediaSearch", swiftType: "INMediaSearch?", kind: .item),
      Parameter(name: "mediaDestination", swiftType: "INMediaDestinationReference?", kind: .item),
    ],
    methods: [
      HandlerMethod(
        name: "resolveMediaItems", swiftName: "resolveMediaItems(for:with:)",
        selector: "resolveMediaItemsForAddMedia:withCompletion:", phase: .resolve,
        parameter: "mediaItems", resultClass: "INAddMediaMediaItemResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "resolveMediaDestination", swiftName: "resolveMediaDestination(for:with:)",
        selector: "resolveMediaDestinationForAddMedia:withCompletion:", phase: .resolve,
        parameter: "mediaDestination", resultClass: "INAddMediaMediaDestinationResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmAddMedia:completion:", phase: .confirm,
        resultClass: "INAddMediaIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleAddMedia:completion:", phase: .handle,
        resultClass: "INAddMediaIntentResponse"),
    ],
    codeEnum: "INAddMediaIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule),
      ResponseCode("ready", 1, "13.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "13.0", .handle, .documented),
      ResponseCode("success", 3, "13.0", .handle, .general),
      ResponseCode("handleInApp", 4, "13.0", .handle, .documented, .background),
      ResponseCode("failure", 5, "13.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 6, "13.0", .both, .general, .offered),
    ])

  /// `INPlayMediaIntent`, since iOS 12.0.
  package static let playMedia = IntentClass(
    name: "INPlayMediaIntent", domain: "Media", verb: "PlayMedia", introducedIOS: "12.0",
    deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INPlayMediaIntentHandling",
    parameters: [
      Parameter(name: "mediaItems", swiftType: "[INMediaItem]?", kind: .item, isList: true),
      Parameter(name: "mediaContainer", swiftType: "INMediaItem?", kind: .item),
      Parameter(name: "playShuffled", swiftType: "Bool?", kind: .bool),
      Parameter(name: "playbackRepeatMode", swiftType: "INPlaybackRepeatMode", kind: .enumeration),
      Parameter(name: "resumePlayback", swiftType: "Bool?", kind: .bool),
      Parameter(
        name: "playbackQueueLocation", swiftType: "INPlaybackQueueLocation", kind: .enumeration),
      Parameter(name: "playbackSpeed", swiftType: "Double?", kind: .number),
      Parameter(name: "mediaSearch", swiftType: "INMediaSearch?", kind: .item),
    ],
    methods: [
      HandlerMethod(
        name: "resolveMediaItems", swiftName: "resolveMediaItems(for:with:)",
        selector: "resolveMediaItemsForPlayMedia:withCompletion:", phase: .resolve,
        parameter: "mediaItems", resultClass: "INPlayMediaMediaItemResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "resolvePlayShuffled", swiftName: "resolvePlayShuffled(for:with:)",
        selector: "resolvePlayShuffledForPlayMedia:withCompletion:", phase: .resolve,
        parameter: "playShuffled", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolvePlaybackRepeatMode", swiftName: "resolvePlaybackRepeatMode(for:with:)",
        selector: "resolvePlaybackRepeatModeForPlayMedia:withCompletion:", phase: .resolve,
        parameter: "playbackRepeatMode", resultClass: "INPlaybackRepeatModeResolutionResult"),
      HandlerMethod(
        name: "resolveResumePlayback", swiftName: "resolveResumePlayback(for:with:)",
        selector: "resolveResumePlaybackForPlayMedia:withCompletion:", phase: .resolve,
        parameter: "resumePlayback", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolvePlaybackQueueLocation", swiftName: "resolvePlaybackQueueLocation(for:with:)",
        selector: "resolvePlaybackQueueLocationForPlayMedia:withCompletion:", phase: .resolve,
        parameter: "playbackQueueLocation", resultClass: "INPlaybackQueueLocationResolutionResult"),
      HandlerMethod(
        name: "resolvePlaybackSpeed", swiftName: "resolvePlaybackSpeed(for:with:)",
        selector: "resolvePlaybackSpeedForPlayMedia:withCompletion:", phase: .resolve,
        parameter: "playbackSpeed", resultClass: "INPlayMediaPlaybackSpeedResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmPlayMedia:completion:", phase: .confirm,
        resultClass: "INPlayMediaIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handlePlayMedia:completion:", phase: .handle,
        resultClass: "INPlayMediaIntentResponse"),
    ],
    codeEnum: "INPlayMediaIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "12.0", .none, .rule),
      ResponseCode("ready", 1, "12.0", .confirm, .documented),
      ResponseCode("continueInApp", 2, "12.0", .handle, .documented, .foreground),
      ResponseCode("inProgress", 3, "12.0", .handle, .rule),
      ResponseCode("success", 4, "12.0", .handle, .rule),
      ResponseCode("handleInApp", 5, "12.0", .handle, .documented, .background),
      ResponseCode("failure", 6, "12.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 7, "12.0", .both, .rule, .offered),
      ResponseCode("failureUnknownMediaType", 8, "12.0", .both, .rule),
      ResponseCode("failureNoUnplayedContent", 9, "12.0", .both, .rule),
      ResponseCode("failureRestrictedContent", 10, "12.0", .both, .rule),
      ResponseCode("failureMaxStreamLimitReached", 11, "15.4", .both, .rule),
    ])

  /// `INSearchForMediaIntent`, since iOS 13.0.
  package static let searchForMedia = IntentClass(
    name: "INSearchForMediaIntent", domain: "Media", verb: "SearchForMedia", introducedIOS: "13.0",
    deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INSearchForMediaIntentHandling",
    parameters: [
      Parameter(name: "mediaItems", swiftType: "[INMediaItem]?", kind: .item, isList: true),
      Parameter(name: "mediaSearch", swiftType: "INMediaSearch?", kind: .item),
    ],
    methods: [
      HandlerMethod(
        name: "resolveMediaItems", swiftName: "resolveMediaItems(for:with:)",
        selector: "resolveMediaItemsForSearchForMedia:withCompletion:", phase: .resolve,
        parameter: "mediaItems", resultClass: "INSearchForMediaMediaItemResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchForMedia:completion:", phase: .confirm,
        resultClass: "INSearchForMediaIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchForMedia:completion:", phase: .handle,
        resultClass: "INSearchForMediaIntentResponse"),
    ],
    codeEnum: "INSearchForMediaIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule),
      ResponseCode("ready", 1, "13.0", .confirm, .documented),
      ResponseCode("continueInApp", 2, "13.0", .handle, .documented, .foreground),
      ResponseCode("inProgress", 3, "13.0", .handle, .documented),
      ResponseCode("success", 4, "13.0", .handle, .general),
      ResponseCode("failure", 5, "13.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 6, "13.0", .both, .general, .offered),
    ])

  /// `INUpdateMediaAffinityIntent`, since iOS 13.0.
  package static let updateMediaAffinity = IntentClass(
    name: "INUpdateMediaAffinityIntent", domain: "Media", verb: "UpdateMediaAffinity",
    introducedIOS: "13.0", deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INUpdateMediaAffinityIntentHandling",
    parameters: [
      Parameter(name: "mediaItems", swiftType: "[INMediaItem]?", kind: .item, isList: true),
      Parameter(name: "mediaSearch", swiftType: "INMediaSearch?", kind: .item),
      Parameter(name: "affinityType", swiftType: "INMediaAffinityType", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveMediaItems", swiftName: "resolveMediaItems(for:with:)",
        selector: "resolveMediaItemsForUpdateMediaAffinity:withCompletion:", phase: .resolve,
        parameter: "mediaItems", resultClass: "INUpdateMediaAffinityMediaItemResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "resolveAffinityType", swiftName: "resolveAffinityType(for:with:)",
        selector: "resolveAffinityTypeForUpdateMediaAffinity:withCompletion:", phase: .resolve,
        parameter: "affinityType", resultClass: "INMediaAffinityTypeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmUpdateMediaAffinity:completion:", phase: .confirm,
        resultClass: "INUpdateMediaAffinityIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleUpdateMediaAffinity:completion:", phase: .handle,
        resultClass: "INUpdateMediaAffinityIntentResponse"),
    ],
    codeEnum: "INUpdateMediaAffinityIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule),
      ResponseCode("ready", 1, "13.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "13.0", .handle, .documented),
      ResponseCode("success", 3, "13.0", .handle, .general),
      ResponseCode("failure", 4, "13.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "13.0", .both, .general, .offered),
    ])
}
