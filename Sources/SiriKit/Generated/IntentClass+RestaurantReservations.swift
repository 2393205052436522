// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INBookRestaurantReservationIntent`, since iOS 10.0.
  // swift-format-ignore
  package static let bookRestaurantReservation = IntentClass(
    name: "INBookRestaurantReservationIntent", domain: "Restaurant Reservations",
    verb: "BookRestaurantReservation", introducedIOS: "10.0", deprecatedIOS: nil,
    unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INBookRestaurantReservationIntentHandling",
    parameters: [
      Parameter(name: "restaurant", swiftType: "INRestaurant", kind: .item),
      Parameter(name: "bookingDateComponents", swiftType: "DateComponents", kind: .date),
      Parameter(name: "partySize", swiftType: "Int", kind: .number),
      Parameter(name: "bookingIdentifier", swiftType: "String?", kind: .text),
      Parameter(name: "guest", swiftType: "INRestaurantGuest?", kind: .item),
      Parameter(name: "selectedOffer", swiftType: "INRestaurantOffer?", kind: .item),
      Parameter(name: "guestProvidedSpecialRequestText", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveRestaurant", swiftName: "resolveRestaurant(for:completion:)",
        selector: "resolveRestaurantForBookRestaurantReservation:withCompletion:", phase: .resolve,
        parameter: "restaurant", resultClass: "INRestaurantResolutionResult"),
      HandlerMethod(
        name: "resolveBookingDateComponents",
        swiftName: "resolveBookingDateComponents(for:completion:)",
        selector: "resolveBookingDateComponentsForBookRestaurantReservation:withCompletion:",
        phase: .resolve, parameter: "bookingDateComponents",
        resultClass: "INDateComponentsResolutionResult"),
      HandlerMethod(
        name: "resolvePartySize", swiftName: "resolvePartySize(for:completion:)",
        selector: "resolvePartySizeForBookRestaurantReservation:withCompletion:", phase: .resolve,
        parameter: "partySize", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolveGuest", swiftName: "resolveGuest(for:completion:)",
        selector: "resolveGuestForBookRestaurantReservation:withCompletion:", phase: .resolve,
        parameter: "guest", resultClass: "INRestaurantGuestResolutionResult"),
      HandlerMethod(
        name: "resolveGuestProvidedSpecialRequestText",
        swiftName: "resolveGuestProvidedSpecialRequestText(for:completion:)",
        selector: "resolveGuestProvidedSpecialRequestTextForBookRestaurantReservation:withCompletion:",
        phase: .resolve, parameter: "guestProvidedSpecialRequestText",
        resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(bookRestaurantReservation:completion:)",
        selector: "confirmBookRestaurantReservation:completion:", phase: .confirm,
        resultClass: "INBookRestaurantReservationIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(bookRestaurantReservation:completion:)",
        selector: "handleBookRestaurantReservation:completion:", phase: .handle,
        resultClass: "INBookRestaurantReservationIntentResponse"),
    ],
    codeEnum: "INBookRestaurantReservationIntentCode",
    codes: [
      ResponseCode("success", 0, "10.0", .handle, .general),
      ResponseCode("denied", 1, "10.0", .both, .general),
      ResponseCode("failure", 2, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 3, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchMustVerifyCredentials", 4, "10.0", .both, .general, .offered),
      ResponseCode(
        "failureRequiringAppLaunchServiceTemporarilyUnavailable", 5, "10.0", .both, .general,
        .offered),
    ])

  /// `INGetAvailableRestaurantReservationBookingDefaultsIntent`, since iOS 10.0.
  // swift-format-ignore
  package static let getAvailableRestaurantReservationBookingDefaults = IntentClass(
    name: "INGetAvailableRestaurantReservationBookingDefaultsIntent",
    domain: "Restaurant Reservations", verb: "GetAvailableRestaurantReservationBookingDefaults",
    introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling",
    parameters: [Parameter(name: "restaurant", swiftType: "INRestaurant?", kind: .item)],
    methods: [
      HandlerMethod(
        name: "resolveRestaurant", swiftName: "resolveRestaurant(for:completion:)",
        selector: "resolveRestaurantForGetAvailableRestaurantReservationBookingDefaults:withCompletion:",
        phase: .resolve, parameter: "restaurant", resultClass: "INRestaurantResolutionResult"),
      HandlerMethod(
        name: "confirm",
        swiftName: "confirm(getAvailableRestaurantReservationBookingDefaults:completion:)",
        selector: "confirmGetAvailableRestaurantReservationBookingDefaults:completion:",
        phase: .confirm,
        resultClass: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse"),
      HandlerMethod(
        name: "handle",
        swiftName: "handle(getAvailableRestaurantReservationBookingDefaults:completion:)",
        selector: "handleGetAvailableRestaurantReservationBookingDefaults:completion:",
        phase: .handle,
        resultClass: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse"),
    ],
    codeEnum: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode",
    codes: [
      ResponseCode("success", 0, "10.0", .handle, .general),
      ResponseCode("failure", 1, "10.0", .both, .general),
      ResponseCode("unspecified", 2, "10.0", .handle, .rule),
    ])

  /// `INGetAvailableRestaurantReservationBookingsIntent`, since iOS 10.0.
  // swift-format-ignore
  package static let getAvailableRestaurantReservationBookings = IntentClass(
    name: "INGetAvailableRestaurantReservationBookingsIntent", domain: "Restaurant Reservations",
    verb: "GetAvailableRestaurantReservationBookings", introducedIOS: "10.0", deprecatedIOS: nil,
    unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INGetAvailableRestaurantReservationBookingsIntentHandling",
    parameters: [
      Parameter(name: "restaurant", swiftType: "INRestaurant", kind: .item),
      Parameter(name: "partySize", swiftType: "Int", kind: .number),
      Parameter(name: "preferredBookingDateComponents", swiftType: "DateComponents?", kind: .date),
      Parameter(name: "maximumNumberOfResults", swiftType: "NSNumber?", kind: .number),
      Parameter(name: "earliestBookingDateForResults", swiftType: "Date?", kind: .date),
      Parameter(name: "latestBookingDateForResults", swiftType: "Date?", kind: .date),
    ],
    methods: [
      HandlerMethod(
        name: "resolveRestaurant", swiftName: "resolveRestaurant(for:completion:)",
        selector: "resolveRestaurantForGetAvailableRestaurantReservationBookings:withCompletion:",
        phase: .resolve, parameter: "restaurant", resultClass: "INRestaurantResolutionResult"),
      HandlerMethod(
        name: "resolvePartySize", swiftName: "resolvePartySize(for:completion:)",
        selector: "resolvePartySizeForGetAvailableRestaurantReservationBookings:withCompletion:",
        phase: .resolve, parameter: "partySize", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolvePreferredBookingDateComponents",
        swiftName: "resolvePreferredBookingDateComponents(for:completion:)",
        selector: "resolvePreferredBookingDateComponentsForGetAvailableRestaurantReservationBookings:withCompletion:",
        phase: .resolve, parameter: "preferredBookingDateComponents",
        resultClass: "INDateComponentsResolutionResult"),
      HandlerMethod(
        name: "confirm",
        swiftName: "confirm(getAvailableRestaurantReservationBookings:completion:)",
        selector: "confirmGetAvailableRestaurantReservationBookings:completion:", phase: .confirm,
        resultClass: "INGetAvailableRestaurantReservationBookingsIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(getAvailableRestaurantReservationBookings:completion:)",
        selector: "handleGetAvailableRestaurantReservationBookings:completion:", phase: .handle,
        resultClass: "INGetAvailableRestaurantReservationBookingsIntentResponse"),
    ],
    codeEnum: "INGetAvailableRestaurantReservationBookingsIntentCode",
    codes: [
      ResponseCode("success", 0, "10.0", .handle, .general),
      ResponseCode("failure", 1, "10.0", .both, .general),
      ResponseCode("failureRequestUnsatisfiable", 2, "10.0", .both, .general, .foreground),
      ResponseCode("failureRequestUnspecified", 3, "10.0", .both, .general, .foreground),
    ])

  /// `INGetRestaurantGuestIntent`, since iOS 10.0.
  package static let getRestaurantGuest = IntentClass(
    name: "INGetRestaurantGuestIntent", domain: "Restaurant Reservations",
    verb: "GetRestaurantGuest", introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .always,
    asksForGoAhead: false, handlingProtocol: "INGetRestaurantGuestIntentHandling", parameters: [],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(getRestaurantGuest:completion:)",
        selector: "confirmGetRestaurantGuest:completion:", phase: .confirm,
        resultClass: "INGetRestaurantGuestIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(getRestaurantGuest:completion:)",
        selector: "handleGetRestaurantGuest:completion:", phase: .handle,
        resultClass: "INGetRestaurantGuestIntentResponse"),
    ],
    codeEnum: "INGetRestaurantGuestIntentResponseCode",
    codes: [
      ResponseCode("success", 0, "10.0", .handle, .general),
      ResponseCode("failure", 1, "10.0", .both, .general),
    ])

  /// `INGetUserCurrentRestaurantReservationBookingsIntent`, since iOS 10.0.
  package static let getUserCurrentRestaurantReservationBookings = IntentClass(
    name: "INGetUserCurrentRestaurantReservationBookingsIntent", domain: "Restaurant Reservations",
    verb: "GetUserCurrentRestaurantReservationBookings", introducedIOS: "10.0", deprecatedIOS: nil,
    unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INGetUserCurrentRestaurantReservationBookingsIntentHandling",
    parameters: [
      Parameter(name: "restaurant", swiftType: "INRestaurant?", kind: .item),
      Parameter(name: "reservationIdentifier", swiftType: "String?", kind: .text),
      Parameter(name: "maximumNumberOfResults", swiftType: "NSNumber?", kind: .number),
      Parameter(name: "earliestBookingDateForResults", swiftType: "Date?", kind: .date),
    ],
    methods: [
      HandlerMethod(
        name: "resolveRestaurant", swiftName: "resolveRestaurant(for:completion:)",
        selector: "resolveRestaurantForGetUserCurrentRestaurantReservationBookings:withCompletion:",
        phase: .resolve, parameter: "restaurant", resultClass: "INRestaurantResolutionResult"),
      HandlerMethod(
        name: "confirm",
        swiftName: "confirm(getUserCurrentRestaurantReservationBookings:completion:)",
        selector: "confirmGetUserCurrentRestaurantReservationBookings:completion:", phase: .confirm,
        resultClass: "INGetUserCurrentRestaurantReservationBookingsIntentResponse"),
      HandlerMethod(
        name: "handle",
        swiftName: "handle(getUserCurrentRestaurantReservationBookings:completion:)",
        selector: "handleGetUserCurrentRestaurantReservationBookings:completion:", phase: .handle,
        resultClass: "INGetUserCurrentRestaurantReservationBookingsIntentResponse"),
    ],
    codeEnum: "INGetUserCurrentRestaurantReservationBookingsIntentResponseCode",
    codes: [
      ResponseCode("success", 0, "10.0", .handle, .general),
      ResponseCode("failure", 1, "10.0", .both, .general),
      ResponseCode("failureRequestUnsatisfiable", 2, "10.0", .both, .general),
      ResponseCode("unspecified", 3, "10.0", .both, .rule),
    ])
}
