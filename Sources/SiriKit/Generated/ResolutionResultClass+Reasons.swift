// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension ResolutionResultClass {
  /// `INAddMediaMediaDestinationResolutionResult`, since iOS 13.0.
  package static let addMediaMediaDestination = ResolutionResultClass(
    name: "INAddMediaMediaDestinationResolutionResult",
    superclass: "INMediaDestinationResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INAddMediaMediaDestinationUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("playlistNameNotFound", 1),
      ResolutionResultClass.Reason("playlistNotEditable", 2),
    ])

  /// `INAddMediaMediaItemResolutionResult`, since iOS 13.0.
  package static let addMediaMediaItem = ResolutionResultClass(
    name: "INAddMediaMediaItemResolutionResult", superclass: "INMediaItemResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INAddMediaMediaItemUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("loginRequired", 1),
      ResolutionResultClass.Reason("subscriptionRequired", 2),
      ResolutionResultClass.Reason("unsupportedMediaType", 3),
      ResolutionResultClass.Reason("explicitContentSettings", 4),
      ResolutionResultClass.Reason("cellularDataSettings", 5),
      ResolutionResultClass.Reason("restrictedContent", 6),
      ResolutionResultClass.Reason("serviceUnavailable", 7),
      ResolutionResultClass.Reason("regionRestriction", 8),
    ])

  /// `INAddTasksTargetTaskListResolutionResult`, since iOS 13.0.
  package static let addTasksTargetTaskList = ResolutionResultClass(
    name: "INAddTasksTargetTaskListResolutionResult", superclass: "INTaskListResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    confirmationReasonEnum: "INAddTasksTargetTaskListConfirmationReason",
    confirmationReasons: [ResolutionResultClass.Reason("listShouldBeCreated", 1)])

  /// `INAddTasksTemporalEventTriggerResolutionResult`, since iOS 13.0.
  package static let addTasksTemporalEventTrigger = ResolutionResultClass(
    name: "INAddTasksTemporalEventTriggerResolutionResult",
    superclass: "INTemporalEventTriggerResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INAddTasksTemporalEventTriggerUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("timeInPast", 1),
      ResolutionResultClass.Reason("invalidRecurrence", 2),
    ])

  /// `INDeleteTasksTaskListResolutionResult`, since iOS 13.0.
  package static let deleteTasksTaskList = ResolutionResultClass(
    name: "INDeleteTasksTaskListResolutionResult", superclass: "INTaskListResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INDeleteTasksTaskListUnsupportedReason",
    unsupportedReasons: [ResolutionResultClass.Reason("noTaskListFound", 1)])

  /// `INDeleteTasksTaskResolutionResult`, since iOS 13.0.
  package static let deleteTasksTask = ResolutionResultClass(
    name: "INDeleteTasksTaskResolutionResult", superclass: "INTaskResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INDeleteTasksTaskUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("noTasksFound", 1),
      ResolutionResultClass.Reason("noTasksInApp", 2),
    ])

  /// `INPlayMediaMediaItemResolutionResult`, since iOS 13.0.
  package static let playMediaMediaItem = ResolutionResultClass(
    name: "INPlayMediaMediaItemResolutionResult", superclass: "INMediaItemResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INPlayMediaMediaItemUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("loginRequired", 1),
      ResolutionResultClass.Reason("subscriptionRequired", 2),
      ResolutionResultClass.Reason("unsupportedMediaType", 3),
      ResolutionResultClass.Reason("explicitContentSettings", 4),
      ResolutionResultClass.Reason("cellularDataSettings", 5),
      ResolutionResultClass.Reason("restrictedContent", 6),
      ResolutionResultClass.Reason("serviceUnavailable", 7),
      ResolutionResultClass.Reason("regionRestriction", 8),
    ])

  /// `INPlayMediaPlaybackSpeedResolutionResult`, since iOS 13.0.
  package static let playMediaPlaybackSpeed = ResolutionResultClass(
    name: "INPlayMediaPlaybackSpeedResolutionResult", superclass: "INDoubleResolutionResult",
    introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported],
    unsupportedReasonEnum: "INPlayMediaPlaybackSpeedUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("belowMinimum", 1),
      ResolutionResultClass.Reason("aboveMaximum", 2),
    ])

  /// `INRequestPaymentCurrencyAmountResolutionResult`, since iOS 11.0.
  package static let requestPaymentCurrencyAmount = ResolutionResultClass(
    name: "INRequestPaymentCurrencyAmountResolutionResult",
    superclass: "INCurrencyAmountResolutionResult", introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INRequestPaymentCurrencyAmountUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("paymentsAmountBelowMinimum", 1),
      ResolutionResultClass.Reason("paymentsAmountAboveMaximum", 2),
      ResolutionResultClass.Reason("paymentsCurrencyUnsupported", 3),
    ])

  /// `INRequestPaymentPayerResolutionResult`, since iOS 11.0.
  package static let requestPaymentPayer = ResolutionResultClass(
    name: "INRequestPaymentPayerResolutionResult", superclass: "INPersonResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INRequestPaymentPayerUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("credentialsUnverified", 1),
      ResolutionResultClass.Reason("noAccount", 2),
      ResolutionResultClass.Reason("noValidHandle", 3),
    ])

  /// `INSearchForMediaMediaItemResolutionResult`, since iOS 13.0.
  package static let searchForMediaMediaItem = ResolutionResultClass(
    name: "INSearchForMediaMediaItemResolutionResult", superclass: "INMediaItemResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INSearchForMediaMediaItemUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("loginRequired", 1),
      ResolutionResultClass.Reason("subscriptionRequired", 2),
      ResolutionResultClass.Reason("unsupportedMediaType", 3),
      ResolutionResultClass.Reason("explicitContentSettings", 4),
      ResolutionResultClass.Reason("cellularDataSettings", 5),
      ResolutionResultClass.Reason("restrictedContent", 6),
      ResolutionResultClass.Reason("serviceUnavailable", 7),
      ResolutionResultClass.Reason("regionRestriction", 8),
    ])

  /// `INSendMessageRecipientResolutionResult`, since iOS 11.0.
  package static let sendMessageRecipient = ResolutionResultClass(
    name: "INSendMessageRecipientResolutionResult", superclass: "INPersonResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INSendMessageRecipientUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("noAccount", 1),
      ResolutionResultClass.Reason("offline", 2),
      ResolutionResultClass.Reason("messagingServiceNotEnabledForRecipient", 3),
      ResolutionResultClass.Reason("noValidHandle", 4),
      ResolutionResultClass.Reason("requestedHandleInvalid", 5),
      ResolutionResultClass.Reason("noHandleForLabel", 6),
      ResolutionResultClass.Reason("requiringInAppAuthentication", 7),
    ])

  /// `INSendPaymentCurrencyAmountResolutionResult`, since iOS 11.0.
  package static let sendPaymentCurrencyAmount = ResolutionResultClass(
    name: "INSendPaymentCurrencyAmountResolutionResult",
    superclass: "INCurrencyAmountResolutionResult", introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INSendPaymentCurrencyAmountUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("paymentsAmountBelowMinimum", 1),
      ResolutionResultClass.Reason("paymentsAmountAboveMaximum", 2),
      ResolutionResultClass.Reason("paymentsCurrencyUnsupported", 3),
    ])

  /// `INSendPaymentPayeeResolutionResult`, since iOS 11.0.
  package static let sendPaymentPayee = ResolutionResultClass(
    name: "INSendPaymentPayeeResolutionResult", superclass: "INPersonResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INSendPaymentPayeeUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("credentialsUnverified", 1),
      ResolutionResultClass.Reason("insufficientFunds", 2),
      ResolutionResultClass.Reason("noAccount", 3),
      ResolutionResultClass.Reason("noValidHandle", 4),
    ])

  /// `INSetTaskAttributeTemporalEventTriggerResolutionResult`, since iOS 13.0.
  package static let setTaskAttributeTemporalEventTrigger = ResolutionResultClass(
    name: "INSetTaskAttributeTemporalEventTriggerResolutionResult",
    superclass: "INTemporalEventTriggerResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INSetTaskAttributeTemporalEventTriggerUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("timeInPast", 1),
      ResolutionResultClass.Reason("invalidRecurrence", 2),
    ])

  /// `INSnoozeTasksTaskResolutionResult`, since iOS 13.0.
  package static let snoozeTasksTask = ResolutionResultClass(
    name: "INSnoozeTasksTaskResolutionResult", superclass: "INTaskResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INSnoozeTasksTaskUnsupportedReason",
    unsupportedReasons: [ResolutionResultClass.Reason("noTasksFound", 1)])

  /// `INStartCallCallCapabilityResolutionResult`, since iOS 13.0.
  package static let startCallCallCapability = ResolutionResultClass(
    name: "INStartCallCallCapabilityResolutionResult",
    superclass: "INCallCapabilityResolutionResult", introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported],
    unsupportedReasonEnum: "INStartCallCallCapabilityUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("videoCallUnsupported", 1),
      ResolutionResultClass.Reason("microphoneNotAccessible", 2),
      ResolutionResultClass.Reason("cameraNotAccessible", 3),
    ])

  /// `INStartCallCallRecordToCallBackResolutionResult`, since iOS 14.0.
  package static let startCallCallRecordToCallBack = ResolutionResultClass(
    name: "INStartCallCallRecordToCallBackResolutionResult",
    superclass: "INCallRecordResolutionResult", introducedIOS: "14.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INStartCallCallRecordToCallBackUnsupportedReason",
    unsupportedReasons: [ResolutionResultClass.Reason("noMatchingCall", 1)])

  /// `INStartCallContactResolutionResult`, since iOS 13.0.
  package static let startCallContact = ResolutionResultClass(
    name: "INStartCallContactResolutionResult", superclass: "INPersonResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INStartCallContactUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("noContactFound", 1),
      ResolutionResultClass.Reason("multipleContactsUnsupported", 2),
      ResolutionResultClass.Reason("noHandleForLabel", 3),
      ResolutionResultClass.Reason("invalidHandle", 4),
      ResolutionResultClass.Reason("unsupportedMmiUssd", 5),
      ResolutionResultClass.Reason("noCallHistoryForRedial", 6),
      ResolutionResultClass.Reason("noUsableHandleForRedial", 7),
      ResolutionResultClass.Reason("requiringInAppAuthentication", 8),
    ])

  /// `INUpdateMediaAffinityMediaItemResolutionResult`, since iOS 13.0.
  package static let updateMediaAffinityMediaItem = ResolutionResultClass(
    name: "INUpdateMediaAffinityMediaItemResolutionResult",
    superclass: "INMediaItemResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ],
    unsupportedReasonEnum: "INUpdateMediaAffinityMediaItemUnsupportedReason",
    unsupportedReasons: [
      ResolutionResultClass.Reason("loginRequired", 1),
      ResolutionResultClass.Reason("subscriptionRequired", 2),
      ResolutionResultClass.Reason("unsupportedMediaType", 3),
      ResolutionResultClass.Reason("explicitContentSettings", 4),
      ResolutionResultClass.Reason("cellularDataSettings", 5),
      ResolutionResultClass.Reason("restrictedContent", 6),
      ResolutionResultClass.Reason("serviceUnavailable", 7),
      ResolutionResultClass.Reason("regionRestriction", 8),
    ])
}
