import FoundationEssentials
import SiriKit
import Testing

@Suite("The catalog says what the frameworks declare")
struct CatalogTests {
  private struct Facts: Decodable {
    struct Meta: Decodable {
      var counts: [String: Int]
    }

    struct Intent: Decodable {
      struct Handling: Decodable {
        struct Method: Decodable { var kind: String }

        var methodsInDeclaredOrder: [Method]
        var currentCallSequence: [Call]
      }

      struct Call: Decodable {
        var swiftName: String
        var objcSelector: String
        var result: String
      }

      struct Response: Decodable {
        struct Code: Decodable {
          var swift: String
          var raw: Int
        }

        var codeEnum: String
        var codes: [Code]
      }

      var `class`: String
      var handling: Handling?
      var response: Response
    }

    var meta: Meta
    var intents: [Intent]
  }

  private static let facts = Result {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Facts.self, from: GeneratedFilesTests.facts())
  }

  @Test("61 intents, 60 protocols, 448 codes, 234 parameters, 89 classes of results")
  func counts() throws {
    let counts = try Self.facts.get().meta.counts
    let intents = Catalog.intents
    #expect(intents.count == 61)
    #expect(intents.count == counts["intents"])
    #expect(
      intents.count { $0.handlingProtocol != nil } == counts["intents_with_handling_protocol"])
    #expect(intents.count { $0.deprecatedIOS == nil } == counts["active_intents"])
    #expect(intents.map(\.codes.count).reduce(0, +) == 448)
    #expect(Set(intents.map(\.codeEnum)).count == counts["response_code_enums"])
    #expect(intents.map(\.parameters.count).reduce(0, +) == counts["parameters"])
    #expect(Catalog.resolutionResults.count == counts["resolution_result_classes"])
    let reasonEnums = Catalog.resolutionResults.flatMap {
      [$0.unsupportedReasonEnum, $0.confirmationReasonEnum].compactMap { $0 }
    }
    #expect(Set(reasonEnums).count == counts["unsupported_or_confirmation_reason_enums"])
  }

  @Test("181 resolve methods are declared, 173 of them are still called")
  func resolveMethods() throws {
    let declared = try Self.facts.get().intents.flatMap {
      $0.handling?.methodsInDeclaredOrder ?? []
    }
    #expect(declared.count { $0.kind == "resolve" } == 181)
    #expect(Catalog.intents.flatMap(\.methods).count { $0.phase == .resolve } == 173)
  }

  @Test("every intent has the codes and the calls of the facts, in order")
  func everyIntent() throws {
    for fact in try Self.facts.get().intents {
      let intent = try #require(Catalog.intent(fact.class))
      #expect(intent.name == fact.class)
      #expect(intent.codeEnum == fact.response.codeEnum)
      #expect(intent.codes.map(\.name) == fact.response.codes.map(\.swift))
      #expect(intent.codes.map(\.raw) == fact.response.codes.map(\.raw))
      let calls = fact.handling?.currentCallSequence ?? []
      #expect(intent.methods.map(\.swiftName) == calls.map(\.swiftName))
      #expect(intent.methods.map(\.selector) == calls.map(\.objcSelector))
      #expect(intent.methods.map(\.resultClass) == calls.map(\.result))
    }
  }

  @Test("methods are resolve…, confirm, handle, and have short names of their own")
  func methodOrder() {
    for intent in Catalog.intents where !intent.methods.isEmpty {
      #expect(intent.methods.suffix(2).map(\.name) == ["confirm", "handle"])
      #expect(intent.methods.dropLast(2).allSatisfy { $0.phase == .resolve })
      #expect(Set(intent.methods.map(\.name)).count == intent.methods.count)
      for method in intent.methods.dropLast(2) {
        #expect(method.parameter.flatMap(intent.parameter) != nil, "\(intent.name) \(method.name)")
        #expect(Catalog.resolutionResult(method.resultClass)?.name == method.resultClass)
      }
    }
  }

  @Test("sending a payment")
  func sendPayment() throws {
    let intent = try #require(Catalog.intent("INSendPaymentIntent"))
    #expect(intent.domain == "Payments")
    #expect(intent.verb == "SendPayment")
    #expect(intent.introducedIOS == "10.0")
    #expect(intent.deprecatedIOS == nil)
    #expect(intent.unlocking == .always)
    #expect(intent.asksForGoAhead)
    #expect(intent.handlingProtocol == "INSendPaymentIntentHandling")
    #expect(
      intent.methods.map(\.name)
        == ["resolvePayee", "resolveCurrencyAmount", "resolveNote", "confirm", "handle"])
    #expect(
      intent.parameters.map(\.kind) == [.person, .currencyAmount, .text])
    #expect(
      intent.codes.map(\.name) == [
        "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
        "failureCredentialsUnverified", "failurePaymentsAmountBelowMinimum",
        "failurePaymentsAmountAboveMaximum", "failurePaymentsCurrencyUnsupported",
        "failureInsufficientFunds", "failureNoBankAccount", "failureNotEligible",
        "failureTermsAndConditionsAcceptanceRequired",
      ])
    #expect(intent.codes.map(\.raw) == Array(0...13))
    #expect(intent.code("failureRequiringAppLaunch")?.appLaunch == .offered)
    #expect(intent.code("ready")?.phase == .confirm)
    #expect(intent.code("ready")?.basis == .documented)
  }

  @Test("requesting a payment knows no lack of funds")
  func requestPayment() throws {
    let intent = try #require(Catalog.intent("INRequestPaymentIntent"))
    #expect(intent.code("failureInsufficientFunds") == nil)
    #expect(intent.code("failureNoBankAccount") != nil)
  }

  @Test("why a payee is refused")
  func payeeReasons() throws {
    let result = try #require(Catalog.resolutionResult("INSendPaymentPayeeResolutionResult"))
    #expect(result.superclass == "INPersonResolutionResult")
    #expect(
      result.unsupportedReasons == [
        .init("credentialsUnverified", 1), .init("insufficientFunds", 2), .init("noAccount", 3),
        .init("noValidHandle", 4),
      ])
    #expect(result.kinds == ResolutionResult.Kind.allCases)
    #expect(result.confirmationReasons.isEmpty)
  }

  @Test("what other classes of results can and cannot say")
  func otherResults() {
    let root = Catalog.resolutionResult("INIntentResolutionResult")
    #expect(root?.kinds == [.notRequired, .needsValue, .unsupported])
    let string = Catalog.resolutionResult("INStringResolutionResult")
    #expect(string?.kinds == ResolutionResult.Kind.allCases)
    let bool = Catalog.resolutionResult("INBooleanResolutionResult")
    #expect(bool?.kinds.contains(.disambiguation) == false)
    let list = Catalog.resolutionResult("INAddTasksTargetTaskListResolutionResult")
    #expect(list?.confirmationReasons == [.init("listShouldBeCreated", 1)])
  }

  @Test(
    "parameters by their kind",
    arguments: [
      ("INSendMessageIntent", "recipients", Parameter.Kind.person, true),
      ("INSendMessageIntent", "content", .text, false),
      ("INSendMessageIntent", "outgoingMessageType", .enumeration, false),
      ("INAddTasksIntent", "taskTitles", .text, true),
      ("INRequestRideIntent", "partySize", .number, false),
      ("INRequestRideIntent", "scheduledPickupTime", .date, false),
      ("INRequestRideIntent", "pickupLocation", .item, false),
      ("INSetClimateSettingsInCarIntent", "enableFan", .bool, false),
      ("INPlayMediaIntent", "mediaItems", .item, true),
      ("INTransferMoneyIntent", "transactionAmount", .item, false),
    ])
  func kinds(intent: String, name: String, kind: Parameter.Kind, isList: Bool) throws {
    let parameter = try #require(Catalog.intent(intent)?.parameter(name))
    #expect(parameter.kind == kind)
    #expect(parameter.isList == isList)
  }

  @Test("an intent without a protocol has no methods")
  func donationOnly() {
    let intent = Catalog.intent("INGetReservationDetailsIntent")
    #expect(intent?.handlingProtocol == nil)
    #expect(intent?.methods == [])
    #expect(intent?.unlocking == .unknown)
  }

  @Test("what codes do to the app, and what speaks against them")
  func codes() {
    func code(_ intent: String, _ name: String) -> ResponseCode? {
      Catalog.intent(intent)?.code(name)
    }
    #expect(code("INPlayMediaIntent", "handleInApp")?.appLaunch == .background)
    #expect(code("INPlayMediaIntent", "continueInApp")?.appLaunch == .foreground)
    #expect(code("INPlayMediaIntent", "failureNoContentViewable") == nil)
    #expect(code("INStartCallIntent", "continueInApp")?.caveats == .offersAppFromConfirm)
    #expect(code("INStartCallIntent", "failureCallRinging")?.caveats == .unavailableOnIOS)
    #expect(code("INStartWorkoutIntent", "success")?.caveats == .unavailableToExtensions)
    #expect(code("INTransferMoneyIntent", "ready")?.caveats == .errorFromHandle)
    #expect(code("INRequestRideIntent", "inProgress")?.caveats == .discouraged)
    #expect(
      code("INGetAvailableRestaurantReservationBookingsIntent", "failureRequestUnsatisfiable")?
        .appLaunch == .foreground)
    #expect(
      Catalog.intent("INSearchForMessagesIntent")?.unlocking == .conditional)
  }

  @Test("names that are not there")
  func unknown() {
    #expect(Catalog.intent("INSendPayment") == nil)
    #expect(Catalog.resolutionResult("INResolutionResult") == nil)
  }

  @Test("error codes")
  func errors() {
    let errors = Catalog.localAuthenticationErrors
    #expect(errors.count == 19)
    #expect(errors.first { $0.name == "biometryLockout" }?.raw == -8)
    #expect(errors.first { $0.name == "biometryLockout" }?.sameAs == "touchIDLockout")
    #expect(errors.first { $0.name == "touchIDLockout" }?.deprecatedIOS == "11.0")
    #expect(errors.first { $0.name == "biometryNotPaired" }?.introducedIOS == nil)
    #expect(Catalog.intentErrors.first { $0.name == "requestTimedOut" }?.raw == 3001)
  }
}
