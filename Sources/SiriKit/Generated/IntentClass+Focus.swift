// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INShareFocusStatusIntent`, since iOS 15.0.
  package static let shareFocusStatus = IntentClass(
    name: "INShareFocusStatusIntent", domain: "Focus", verb: "ShareFocusStatus",
    introducedIOS: "15.0", deprecatedIOS: nil, unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INShareFocusStatusIntentHandling",
    parameters: [Parameter(name: "focusStatus", swiftType: "INFocusStatus?", kind: .item)],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmShareFocusStatus:completion:", phase: .confirm,
        resultClass: "INShareFocusStatusIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleShareFocusStatus:completion:", phase: .handle,
        resultClass: "INShareFocusStatusIntentResponse"),
    ],
    codeEnum: "INShareFocusStatusIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "15.0", .none, .rule),
      ResponseCode("ready", 1, "15.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "15.0", .handle, .general),
      ResponseCode("success", 3, "15.0", .handle, .general),
      ResponseCode("failure", 4, "15.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "15.0", .both, .general, .offered),
    ])
}
