// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INSearchForMessagesIntent`, since iOS 10.0.
  package static let searchForMessages = IntentClass(
    name: "INSearchForMessagesIntent", domain: "Messaging", verb: "SearchForMessages",
    introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .conditional, asksForGoAhead: false,
    handlingProtocol: "INSearchForMessagesIntentHandling",
    parameters: [
      Parameter(name: "recipients", swiftType: "[INPerson]?", kind: .person, isList: true),
      Parameter(name: "recipientsOperator", swiftType: "INConditionalOperator", kind: .enumeration),
      Parameter(name: "senders", swiftType: "[INPerson]?", kind: .person, isList: true),
      Parameter(name: "sendersOperator", swiftType: "INConditionalOperator", kind: .enumeration),
      Parameter(name: "searchTerms", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(
        name: "searchTermsOperator", swiftType: "INConditionalOperator", kind: .enumeration),
      Parameter(name: "attributes", swiftType: "INMessageAttributeOptions", kind: .enumeration),
      Parameter(name: "dateTimeRange", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "identifiers", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(
        name: "identifiersOperator", swiftType: "INConditionalOperator", kind: .enumeration),
      Parameter(name: "notificationIdentifiers", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(
        name: "notificationIdentifiersOperator", swiftType: "INConditionalOperator",
        kind: .enumeration),
      Parameter(
        name: "speakableGroupNames", swiftType: "[INSpeakableString]?", kind: .text, isList: true),
      Parameter(
        name: "speakableGroupNamesOperator", swiftType: "INConditionalOperator",
        kind: .enumeration),
      Parameter(name: "conversationIdentifiers", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(
        name: "conversationIdentifiersOperator", swiftType: "INConditionalOperator",
        kind: .enumeration),
      Parameter(name: "groupNames", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(name: "groupNamesOperator", swiftType: "INConditionalOperator", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveRecipients", swiftName: "resolveRecipients(for:with:)",
        selector: "resolveRecipientsForSearchForMessages:withCompletion:", phase: .resolve,
        parameter: "recipients", resultClass: "INPersonResolutionResult", takesArray: true),
      HandlerMethod(
        name: "resolveSenders", swiftName: "resolveSenders(for:with:)",
        selector: "resolveSendersForSearchForMessages:withCompletion:", phase: .resolve,
        parameter: "senders", resultClass: "INPersonResolutionResult", takesArray: true),
      HandlerMethod(
        name: "resolveAttributes", swiftName: "resolveAttributes(for:with:)",
        selector: "resolveAttributesForSearchForMessages:withCompletion:", phase: .resolve,
        parameter: "attributes", resultClass: "INMessageAttributeOptionsResolutionResult"),
      HandlerMethod(
        name: "resolveDateTimeRange", swiftName: "resolveDateTimeRange(for:with:)",
        selector: "resolveDateTimeRangeForSearchForMessages:withCompletion:", phase: .resolve,
        parameter: "dateTimeRange", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveGroupNames", swiftName: "resolveGroupNames(for:with:)",
        selector: "resolveGroupNamesForSearchForMessages:withCompletion:", phase: .resolve,
        parameter: "groupNames", resultClass: "INStringResolutionResult", takesArray: true),
      HandlerMethod(
        name: "resolveSpeakableGroupNames", swiftName: "resolveSpeakableGroupNames(for:with:)",
        selector: "resolveSpeakableGroupNamesForSearchForMessages:withCompletion:", phase: .resolve,
        parameter: "speakableGroupNames", resultClass: "INSpeakableStringResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchForMessages:completion:", phase: .confirm,
        resultClass: "INSearchForMessagesIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchForMessages:completion:", phase: .handle,
        resultClass: "INSearchForMessagesIntentResponse"),
    ],
    codeEnum: "INSearchForMessagesIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode("failureMessageServiceNotAvailable", 6, "10.0", .both, .general),
      ResponseCode("failureMessageTooManyResults", 7, "10.0", .both, .general),
      ResponseCode("failureRequiringInAppAuthentication", 8, "17.0", .both, .rule),
    ])

  /// `INSendMessageIntent`, since iOS 10.0.
  package static let sendMessage = IntentClass(
    name: "INSendMessageIntent", domain: "Messaging", verb: "SendMessage", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INSendMessageIntentHandling",
    parameters: [
      Parameter(name: "recipients", swiftType: "[INPerson]?", kind: .person, isList: true),
      Parameter(
        name: "outgoingMessageType", swiftType: "INOutgoingMessageType", kind: .enumeration),
      Parameter(name: "content", swiftType: "String?", kind: .text),
      Parameter(name: "speakableGroupName", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "conversationIdentifier", swiftType: "String?", kind: .text),
      Parameter(name: "serviceName", swiftType: "String?", kind: .text),
      Parameter(name: "sender", swiftType: "INPerson?", kind: .person),
      Parameter(
        name: "attachments", swiftType: "[INSendMessageAttachment]?", kind: .item, isList: true),
      Parameter(name: "groupName", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveRecipients", swiftName: "resolveRecipients(for:with:)",
        selector: "resolveRecipientsForSendMessage:completion:", phase: .resolve,
        parameter: "recipients", resultClass: "INSendMessageRecipientResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "resolveGroupName", swiftName: "resolveGroupName(for:with:)",
        selector: "resolveGroupNameForSendMessage:withCompletion:", phase: .resolve,
        parameter: "groupName", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveOutgoingMessageType", swiftName: "resolveOutgoingMessageType(for:with:)",
        selector: "resolveOutgoingMessageTypeForSendMessage:withCompletion:", phase: .resolve,
        parameter: "outgoingMessageType", resultClass: "INOutgoingMessageTypeResolutionResult"),
      HandlerMethod(
        name: "resolveContent", swiftName: "resolveContent(for:with:)",
        selector: "resolveContentForSendMessage:withCompletion:", phase: .resolve,
        parameter: "content", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveSpeakableGroupName", swiftName: "resolveSpeakableGroupName(for:with:)",
        selector: "resolveSpeakableGroupNameForSendMessage:withCompletion:", phase: .resolve,
        parameter: "speakableGroupName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSendMessage:completion:", phase: .confirm,
        resultClass: "INSendMessageIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSendMessage:completion:", phase: .handle,
        resultClass: "INSendMessageIntentResponse"),
    ],
    codeEnum: "INSendMessageIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode("failureMessageServiceNotAvailable", 6, "10.0", .both, .general),
      ResponseCode("failureRequiringInAppAuthentication", 7, "17.0", .both, .rule),
    ])

  /// `INSetMessageAttributeIntent`, since iOS 10.0.
  package static let setMessageAttribute = IntentClass(
    name: "INSetMessageAttributeIntent", domain: "Messaging", verb: "SetMessageAttribute",
    introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INSetMessageAttributeIntentHandling",
    parameters: [
      Parameter(name: "identifiers", swiftType: "[String]?", kind: .text, isList: true),
      Parameter(name: "attribute", swiftType: "INMessageAttribute", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveAttribute", swiftName: "resolveAttribute(for:with:)",
        selector: "resolveAttributeForSetMessageAttribute:withCompletion:", phase: .resolve,
        parameter: "attribute", resultClass: "INMessageAttributeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetMessageAttribute:completion:", phase: .confirm,
        resultClass: "INSetMessageAttributeIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetMessageAttribute:completion:", phase: .handle,
        resultClass: "INSetMessageAttributeIntentResponse"),
    ],
    codeEnum: "INSetMessageAttributeIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "10.0", .handle, .general),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode("failureMessageNotFound", 6, "10.0", .both, .general),
      ResponseCode("failureMessageAttributeNotSet", 7, "10.0", .both, .general),
    ])

  /// `INEditMessageIntent`, since iOS 17.0.
  package static let editMessage = IntentClass(
    name: "INEditMessageIntent", domain: "Messaging", verb: "EditMessage", introducedIOS: "17.0",
    deprecatedIOS: nil, unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INEditMessageIntentHandling",
    parameters: [
      Parameter(name: "messageIdentifier", swiftType: "String?", kind: .text),
      Parameter(name: "editedContent", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveEditedContent", swiftName: "resolveEditedContent(for:with:)",
        selector: "resolveEditedContentForEditMessage:withCompletion:", phase: .resolve,
        parameter: "editedContent", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmEditMessage:completion:", phase: .confirm,
        resultClass: "INEditMessageIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleEditMessage:completion:", phase: .handle,
        resultClass: "INEditMessageIntentResponse"),
    ],
    codeEnum: "INEditMessageIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "17.0", .none, .rule),
      ResponseCode("ready", 1, "17.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "17.0", .handle, .rule),
      ResponseCode("success", 3, "17.0", .handle, .rule),
      ResponseCode("failure", 4, "17.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "17.0", .both, .rule, .offered),
      ResponseCode("failureMessageNotFound", 6, "17.0", .both, .rule),
      ResponseCode("failurePastEditTimeLimit", 7, "17.0", .both, .rule),
      ResponseCode("failureMessageTypeUnsupported", 8, "17.0", .both, .rule),
      ResponseCode("failureUnsupportedOnService", 9, "17.0", .both, .rule),
      ResponseCode("failureMessageServiceNotAvailable", 10, "17.0", .both, .rule),
      ResponseCode("failureRequiringInAppAuthentication", 11, "17.0", .both, .rule),
    ])

  /// `INUnsendMessagesIntent`, since iOS 17.0.
  package static let unsendMessages = IntentClass(
    name: "INUnsendMessagesIntent", domain: "Messaging", verb: "UnsendMessages",
    introducedIOS: "17.0", deprecatedIOS: nil, unlocking: .unknown, asksForGoAhead: false,
    handlingProtocol: "INUnsendMessagesIntentHandling",
    parameters: [
      Parameter(name: "messageIdentifiers", swiftType: "[String]?", kind: .text, isList: true)
    ],
    methods: [
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmUnsendMessages:completion:", phase: .confirm,
        resultClass: "INUnsendMessagesIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleUnsendMessages:completion:", phase: .handle,
        resultClass: "INUnsendMessagesIntentResponse"),
    ],
    codeEnum: "INUnsendMessagesIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "17.0", .none, .rule),
      ResponseCode("ready", 1, "17.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "17.0", .handle, .rule),
      ResponseCode("success", 3, "17.0", .handle, .rule),
      ResponseCode("failure", 4, "17.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "17.0", .both, .rule, .offered),
      ResponseCode("failureMessageNotFound", 6, "17.0", .both, .rule),
      ResponseCode("failurePastUnsendTimeLimit", 7, "17.0", .both, .rule),
      ResponseCode("failureMessageTypeUnsupported", 8, "17.0", .both, .rule),
      ResponseCode("failureUnsupportedOnService", 9, "17.0", .both, .rule),
      ResponseCode("failureMessageServiceNotAvailable", 10, "17.0", .both, .rule),
      ResponseCode("failureRequiringInAppAuthentication", 11, "17.0", .both, .rule),
    ])
}
