// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INSearchForPhotosIntent`, since iOS 10.0, deprecated in 15.0.
  package static let searchForPhotos = IntentClass(
    name: "INSearchForPhotosIntent", domain: "Photos", verb: "SearchForPhotos",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSearchForPhotosIntentHandling",
    parameters: [
      Parameter(name: "dateCreated", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "locationCreated", swiftType: "CLPlacemark?", kind: .item),
      Parameter(name: "albumName", swiftType: "String?", kind: .text),
      Parameter(name: "searchTerms", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(
        name: "searchTermsOperator", swiftType: "INConditionalOperator", kind: .enumeration),
      Parameter(
        name: "includedAttributes", swiftType: "INPhotoAttributeOptions", kind: .enumeration),
      Parameter(
        name: "excludedAttributes", swiftType: "INPhotoAttributeOptions", kind: .enumeration),
      Parameter(name: "peopleInPhoto", swiftType: "[INPerson]?", kind: .person, isList: true),
      Parameter(
        name: "peopleInPhotoOperator", swiftType: "INConditionalOperator", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveDateCreated", swiftName: "resolveDateCreated(for:with:)",
        selector: "resolveDateCreatedForSearchForPhotos:withCompletion:", phase: .resolve,
        parameter: "dateCreated", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveLocationCreated", swiftName: "resolveLocationCreated(for:with:)",
        selector: "resolveLocationCreatedForSearchForPhotos:withCompletion:", phase: .resolve,
        parameter: "locationCreated", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "resolveAlbumName", swiftName: "resolveAlbumName(for:with:)",
        selector: "resolveAlbumNameForSearchForPhotos:withCompletion:", phase: .resolve,
        parameter: "albumName", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveSearchTerms", swiftName: "resolveSearchTerms(for:with:)",
        selector: "resolveSearchTermsForSearchForPhotos:withCompletion:", phase: .resolve,
        parameter: "searchTerms", resultClass: "INStringResolutionResult", takesArray: true),
      HandlerMethod(
        name: "resolvePeopleInPhoto", swiftName: "resolvePeopleInPhoto(for:with:)",
        selector: "resolvePeopleInPhotoForSearchForPhotos:withCompletion:", phase: .resolve,
        parameter: "peopleInPhoto", resultClass: "INPersonResolutionResult", takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchForPhotos:completion:", phase: .confirm,
        resultClass: "INSearchForPhotosIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchForPhotos:completion:", phase: .handle,
        resultClass: "INSearchForPhotosIntentResponse"),
    ],
    codeEnum: "INSearchForPhotosIntentResponseCode",
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
    ])

  /// `INStartPhotoPlaybackIntent`, since iOS 10.0, deprecated in 15.0.
  package static let startPhotoPlayback = IntentClass(
    name: "INStartPhotoPlaybackIntent", domain: "Photos", verb: "StartPhotoPlayback",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INStartPhotoPlaybackIntentHandling",
    parameters: [
      Parameter(name: "dateCreated", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "locationCreated", swiftType: "CLPlacemark?", kind: .item),
      Parameter(name: "albumName", swiftType: "String?", kind: .text),
      Parameter(name: "searchTerms", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(
        name: "searchTermsOperator", swiftType: "INConditionalOperator", kind: .enumeration),
      Parameter(
        name: "includedAttributes", swiftType: "INPhotoAttributeOptions", kind: .enumeration),
      Parameter(
        name: "excludedAttributes", swiftType: "INPhotoAttributeOptions", kind: .enumeration),
      Parameter(name: "peopleInPhoto", swiftType: "[INPerson]?", kind: .person, isList: true),
      Parameter(
        name: "peopleInPhotoOperator", swiftType: "INConditionalOperator", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveDateCreated", swiftName: "resolveDateCreated(for:with:)",
        selector: "resolveDateCreatedForStartPhotoPlayback:withCompletion:", phase: .resolve,
        parameter: "dateCreated", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveLocationCreated", swiftName: "resolveLocationCreated(for:with:)",
        selector: "resolveLocationCreatedForStartPhotoPlayback:withCompletion:", phase: .resolve,
        parameter: "locationCreated", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "resolveAlbumName", swiftName: "resolveAlbumName(for:with:)",
        selector: "resolveAlbumNameForStartPhotoPlayback:withCompletion:", phase: .resolve,
        parameter: "albumName", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolvePeopleInPhoto", swiftName: "resolvePeopleInPhoto(for:with:)",
        selector: "resolvePeopleInPhotoForStartPhotoPlayback:withCompletion:", phase: .resolve,
        parameter: "peopleInPhoto", resultClass: "INPersonResolutionResult", takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmStartPhotoPlayback:completion:", phase: .confirm,
        resultClass: "INStartPhotoPlaybackIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleStartPhotoPlayback:completion:", phase: .handle,
        resultClass: "INStartPhotoPlaybackIntentResponse"),
    ],
    codeEnum: "INStartPhotoPlaybackIntentResponseCode",
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
    ])
}
