// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INGetVisualCodeIntent`, since iOS 11.0, deprecated in 15.0.
  package static let getVisualCode = IntentClass(
    name: "INGetVisualCodeIntent", domain: "Visual Codes", verb: "GetVisualCode",
    introducedIOS: "11.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INGetVisualCodeIntentHandling",
    parameters: [
      Parameter(name: "visualCodeType", swiftType: "INVisualCodeType", kind: .enumeration)
    ],
    methods: [
      HandlerMethod(
        name: "resolveVisualCodeType", swiftName: "resolveVisualCodeType(for:with:)",
        selector: "resolveVisualCodeTypeForGetVisualCode:withCompletion:", phase: .resolve,
        parameter: "visualCodeType", resultClass: "INVisualCodeTypeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmGetVisualCode:completion:", phase: .confirm,
        resultClass: "INGetVisualCodeIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleGetVisualCode:completion:", phase: .handle,
        resultClass: "INGetVisualCodeIntentResponse"),
    ],
    codeEnum: "INGetVisualCodeIntentResponseCode",
    codes: [
      ResponseCode(
        "unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle],
        deprecated: "15.0"),
      ResponseCode(
        "ready", 1, "11.0", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "15.0"),
      ResponseCode(
        "continueInApp", 2, "11.0", .handle, .documented, .foreground, deprecated: "15.0"),
      ResponseCode("inProgress", 3, "11.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 4, "11.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 5, "11.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 6, "11.0", .both, .general, .offered, deprecated: "15.0"),
      ResponseCode(
        "failureAppConfigurationRequired", 7, "11.0", .both, .general, deprecated: "15.0"),
    ])
}
