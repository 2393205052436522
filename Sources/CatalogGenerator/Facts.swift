import FoundationEssentials

/// The part of sirikit.json that the catalog is made of.
struct Facts: Decodable {
  struct Intent: Decodable {
    struct Deprecation: Decodable {
      var ios: String
    }

    struct GoAhead: Decodable {
      var documented: Bool
    }

    var name: String
    var domain: String
    var verb: String
    var introduced: String
    var deprecated: [Deprecation]
    var unlocking: String?
    var goAhead: GoAhead
    var parameters: [Parameter]
    var handling: Handling?
    var response: Response

    enum CodingKeys: String, CodingKey {
      case name = "class"
      case introduced = "introduced_ios"
      case unlocking = "always_requires_unlocked_device"
      case goAhead = "siri_always_asks_user_confirmation"
      case domain, verb, deprecated, parameters, handling, response
    }
  }

  struct Parameter: Decodable {
    var name: String
    var swiftType: String

    enum CodingKeys: String, CodingKey {
      case name = "swift_name"
      case swiftType = "swift_type"
    }
  }

  struct Handling: Decodable {
    var handlingProtocol: String
    var calls: [Call]

    enum CodingKeys: String, CodingKey {
      case handlingProtocol = "protocol"
      case calls = "current_call_sequence"
    }
  }

  struct Call: Decodable {
    var phase: String
    var swiftName: String
    var selector: String
    var parameter: String?
    var result: String
    var array: Bool?

    enum CodingKeys: String, CodingKey {
      case phase, parameter, result, array
      case swiftName = "swift_name"
      case selector = "objc_selector"
    }
  }

  struct Response: Decodable {
    var codeEnum: String
    var codes: [Code]

    enum CodingKeys: String, CodingKey {
      case codes
      case codeEnum = "code_enum"
    }
  }

  struct Code: Decodable {
    var name: String
    var raw: Int
    var introduced: String?
    var deprecated: String?
    var phase: String
    var basis: String
    var appLaunch: String
    var unavailableOn: [String]?
    var isUnavailableToExtensions: Bool?
    var isErrorFromHandle: Bool?
    var isDiscouraged: Bool?
    var effectInConfirm: String?

    enum CodingKeys: String, CodingKey {
      case name = "swift"
      case introduced = "introduced_ios"
      case deprecated = "deprecated_ios"
      case basis = "phase_basis"
      case appLaunch = "app_launch"
      case unavailableOn = "unavailable_on"
      case isUnavailableToExtensions = "extension_unavailable"
      case isErrorFromHandle = "error_if_returned_from_handle"
      case isDiscouraged = "documented_discouraged"
      case effectInConfirm = "effect_in_confirm"
      case raw, phase
    }
  }

  struct ResolutionResult: Decodable {
    var name: String
    var superclass: String
    var introduced: String
    var kinds: [String]
    var unsupportedReasonEnum: String?
    var confirmationReasonEnum: String?

    enum CodingKeys: String, CodingKey {
      case name = "class"
      case introduced = "introduced_ios"
      case unsupportedReasonEnum = "unsupported_reason_enum"
      case confirmationReasonEnum = "confirmation_reason_enum"
      case superclass, kinds
    }
  }

  struct Enumeration: Decodable {
    var cases: [Case]?

    struct Case: Decodable {
      var name: String
      var objcName: String
      var raw: Int
      var introduced: String?
      var deprecated: String?
      var aliasOf: String?

      enum CodingKeys: String, CodingKey {
        case name = "swift"
        case objcName = "objc"
        case introduced = "introduced_ios"
        case deprecated = "deprecated_ios"
        case aliasOf = "alias_of"
        case raw
      }
    }
  }

  var intents: [Intent]
  var resolutionResults: [String: ResolutionResult]
  var reasons: [String: Enumeration]
  var enums: [String: Enumeration]
  var errors: [String: Enumeration]
  var localAuthentication: [String: Enumeration]

  enum CodingKeys: String, CodingKey {
    case intents, enums, errors
    case resolutionResults = "resolution_results"
    case reasons = "unsupported_reasons"
    case localAuthentication = "local_authentication"
  }

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Facts.self, from: Data(json))
  }
}
