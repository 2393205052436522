// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INGetReservationDetailsIntent`, since iOS 13.0.
  package static let getReservationDetails = IntentClass(
    name: "INGetReservationDetailsIntent", domain: "Siri Event Suggestions",
    verb: "GetReservationDetails", introducedIOS: "13.0", deprecatedIOS: nil, unlocking: .unknown,
    asksForGoAhead: false, handlingProtocol: nil,
    parameters: [
      Parameter(
        name: "reservationContainerReference", swiftType: "INSpeakableString?", kind: .text),
      Parameter(
        name: "reservationItemReferences", swiftType: "[INSpeakableString]?", kind: .text,
        isList: true),
    ],
    methods: [], codeEnum: "INGetReservationDetailsIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule),
      ResponseCode("ready", 1, "13.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "13.0", .handle, .documented),
      ResponseCode("success", 3, "13.0", .handle, .general),
      ResponseCode("failure", 4, "13.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "13.0", .both, .general, .offered),
    ])
}
