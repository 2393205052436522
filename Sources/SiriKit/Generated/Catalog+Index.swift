// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension Catalog {
  /// The class names of all intents, in the order of the facts.
  package static let intentNames: [String] = [
    "INPayBillIntent",
    "INRequestPaymentIntent",
    "INSearchForAccountsIntent",
    "INSearchForBillsIntent",
    "INSendPaymentIntent",
    "INTransferMoneyIntent",
    "INSearchForMessagesIntent",
    "INSendMessageIntent",
    "INSetMessageAttributeIntent",
    "INStartCallIntent",
    "INAddMediaIntent",
    "INPlayMediaIntent",
    "INSearchForMediaIntent",
    "INUpdateMediaAffinityIntent",
    "INAddTasksIntent",
    "INAppendToNoteIntent",
    "INCreateNoteIntent",
    "INCreateTaskListIntent",
    "INDeleteTasksIntent",
    "INSearchForNotebookItemsIntent",
    "INSetTaskAttributeIntent",
    "INSnoozeTasksIntent",
    "INActivateCarSignalIntent",
    "INGetCarLockStatusIntent",
    "INGetCarPowerLevelStatusIntent",
    "INListCarsIntent",
    "INSetCarLockStatusIntent",
    "INSaveProfileInCarIntent",
    "INSetAudioSourceInCarIntent",
    "INSetClimateSettingsInCarIntent",
    "INSetDefrosterSettingsInCarIntent",
    "INSetProfileInCarIntent",
    "INSetRadioStationIntent",
    "INSetSeatSettingsInCarIntent",
    "INShareFocusStatusIntent",
    "INEditMessageIntent",
    "INUnsendMessagesIntent",
    "INSearchForPhotosIntent",
    "INStartPhotoPlaybackIntent",
    "INBookRestaurantReservationIntent",
    "INGetAvailableRestaurantReservationBookingDefaultsIntent",
    "INGetAvailableRestaurantReservationBookingsIntent",
    "INGetRestaurantGuestIntent",
    "INGetUserCurrentRestaurantReservationBookingsIntent",
    "INCancelRideIntent",
    "INGetRideStatusIntent",
    "INListRideOptionsIntent",
    "INRequestRideIntent",
    "INSendRideFeedbackIntent",
    "INGetReservationDetailsIntent",
    "INGetVisualCodeIntent",
    "INAnswerCallIntent",
    "INHangUpCallIntent",
    "INSearchCallHistoryIntent",
    "INStartAudioCallIntent",
    "INStartVideoCallIntent",
    "INCancelWorkoutIntent",
    "INEndWorkoutIntent",
    "INPauseWorkoutIntent",
    "INResumeWorkoutIntent",
    "INStartWorkoutIntent",
  ]

  /// The intent of a class; builds no other.
  package static func intent(_ name: String) -> IntentClass? {
    switch name {
    case "INPayBillIntent": .payBill
    case "INRequestPaymentIntent": .requestPayment
    case "INSearchForAccountsIntent": .searchForAccounts
    case "INSearchForBillsIntent": .searchForBills
    case "INSendPaymentIntent": .sendPayment
    case "INTransferMoneyIntent": .transferMoney
    case "INSearchForMessagesIntent": .searchForMessages
    case "INSendMessageIntent": .sendMessage
    case "INSetMessageAttributeIntent": .setMessageAttribute
    case "INStartCallIntent": .startCall
    case "INAddMediaIntent": .addMedia
    case "INPlayMediaIntent": .playMedia
    case "INSearchForMediaIntent": .searchForMedia
    case "INUpdateMediaAffinityIntent": .updateMediaAffinity
    case "INAddTasksIntent": .addTasks
    case "INAppendToNoteIntent": .appendToNote
    case "INCreateNoteIntent": .createNote
    case "INCreateTaskListIntent": .createTaskList
    case "INDeleteTasksIntent": .deleteTasks
    case "INSearchForNotebookItemsIntent": .searchForNotebookItems
    case "INSetTaskAttributeIntent": .setTaskAttribute
    case "INSnoozeTasksIntent": .snoozeTasks
    case "INActivateCarSignalIntent": .activateCarSignal
    case "INGetCarLockStatusIntent": .getCarLockStatus
    case "INGetCarPowerLevelStatusIntent": .getCarPowerLevelStatus
    case "INListCarsIntent": .listCars
    case "INSetCarLockStatusIntent": .setCarLockStatus
    case "INSaveProfileInCarIntent": .saveProfileInCar
    case "INSetAudioSourceInCarIntent": .setAudioSourceInCar
    case "INSetClimateSettingsInCarIntent": .setClimateSettingsInCar
    case "INSetDefrosterSettingsInCarIntent": .setDefrosterSettingsInCar
    case "INSetProfileInCarIntent": .setProfileInCar
    case "INSetRadioStationIntent": .setRadioStation
    case "INSetSeatSettingsInCarIntent": .setSeatSettingsInCar
    case "INShareFocusStatusIntent": .shareFocusStatus
    case "INEditMessageIntent": .editMessage
    case "INUnsendMessagesIntent": .unsendMessages
    case "INSearchForPhotosIntent": .searchForPhotos
    case "INStartPhotoPlaybackIntent": .startPhotoPlayback
    case "INBookRestaurantReservationIntent": .bookRestaurantReservation
    case "INGetAvailableRestaurantReservationBookingDefaultsIntent":
      .getAvailableRestaurantReservationBookingDefaults
    case "INGetAvailableRestaurantReservationBookingsIntent":
      .getAvailableRestaurantReservationBookings
    case "INGetRestaurantGuestIntent": .getRestaurantGuest
    case "INGetUserCurrentRestaurantReservationBookingsIntent":
      .getUserCurrentRestaurantReservationBookings
    case "INCancelRideIntent": .cancelRide
    case "INGetRideStatusIntent": .getRideStatus
    case "INListRideOptionsIntent": .listRideOptions
    case "INRequestRideIntent": .requestRide
    case "INSendRideFeedbackIntent": .sendRideFeedback
    case "INGetReservationDetailsIntent": .getReservationDetails
    case "INGetVisualCodeIntent": .getVisualCode
    case "INAnswerCallIntent": .answerCall
    case "INHangUpCallIntent": .hangUpCall
    case "INSearchCallHistoryIntent": .searchCallHistory
    case "INStartAudioCallIntent": .startAudioCall
    case "INStartVideoCallIntent": .startVideoCall
    case "INCancelWorkoutIntent": .cancelWorkout
    case "INEndWorkoutIntent": .endWorkout
    case "INPauseWorkoutIntent": .pauseWorkout
    case "INResumeWorkoutIntent": .resumeWorkout
    case "INStartWorkoutIntent": .startWorkout
    default: nil
    }
  }

  /// The names of all classes of resolution results.
  package static let resolutionResultNames: [String] = [
    "INAccountTypeResolutionResult",
    "INAddMediaMediaDestinationResolutionResult",
    "INAddMediaMediaItemResolutionResult",
    "INAddTasksTargetTaskListResolutionResult",
    "INAddTasksTemporalEventTriggerResolutionResult",
    "INBalanceTypeResolutionResult",
    "INBillPayeeResolutionResult",
    "INBillTypeResolutionResult",
    "INBooleanResolutionResult",
    "INCallCapabilityResolutionResult",
    "INCallDestinationTypeResolutionResult",
    "INCallRecordResolutionResult",
    "INCallRecordTypeOptionsResolutionResult",
    "INCallRecordTypeResolutionResult",
    "INCarAirCirculationModeResolutionResult",
    "INCarAudioSourceResolutionResult",
    "INCarDefrosterResolutionResult",
    "INCarSeatResolutionResult",
    "INCarSignalOptionsResolutionResult",
    "INCurrencyAmountResolutionResult",
    "INDateComponentsRangeResolutionResult",
    "INDateComponentsResolutionResult",
    "INDateSearchTypeResolutionResult",
    "INDeleteTasksTaskListResolutionResult",
    "INDeleteTasksTaskResolutionResult",
    "INDoubleResolutionResult",
    "INEnergyResolutionResult",
    "INEnumResolutionResult",
    "INFileResolutionResult",
    "INIntegerResolutionResult",
    "INIntentResolutionResult",
    "INLengthResolutionResult",
    "INLocationSearchTypeResolutionResult",
    "INMassResolutionResult",
    "INMediaAffinityTypeResolutionResult",
    "INMediaDestinationResolutionResult",
    "INMediaItemResolutionResult",
    "INMessageAttributeOptionsResolutionResult",
    "INMessageAttributeResolutionResult",
    "INNoteContentResolutionResult",
    "INNoteContentTypeResolutionResult",
    "INNoteResolutionResult",
    "INNotebookItemTypeResolutionResult",
    "INObjectResolutionResult",
    "INOutgoingMessageTypeResolutionResult",
    "INPaymentAccountResolutionResult",
    "INPaymentAmountResolutionResult",
    "INPaymentMethodResolutionResult",
    "INPaymentStatusResolutionResult",
    "INPersonResolutionResult",
    "INPlacemarkResolutionResult",
    "INPlayMediaMediaItemResolutionResult",
    "INPlayMediaPlaybackSpeedResolutionResult",
    "INPlaybackQueueLocationResolutionResult",
    "INPlaybackRepeatModeResolutionResult",
    "INRadioTypeResolutionResult",
    "INRelativeReferenceResolutionResult",
    "INRelativeSettingResolutionResult",
    "INRequestPaymentCurrencyAmountResolutionResult",
    "INRequestPaymentPayerResolutionResult",
    "INRestaurantGuestResolutionResult",
    "INRestaurantResolutionResult",
    "INSearchForMediaMediaItemResolutionResult",
    "INSendMessageRecipientResolutionResult",
    "INSendPaymentCurrencyAmountResolutionResult",
    "INSendPaymentPayeeResolutionResult",
    "INSetTaskAttributeTemporalEventTriggerResolutionResult",
    "INSnoozeTasksTaskResolutionResult",
    "INSpatialEventTriggerResolutionResult",
    "INSpeakableStringResolutionResult",
    "INSpeedResolutionResult",
    "INStartCallCallCapabilityResolutionResult",
    "INStartCallCallRecordToCallBackResolutionResult",
    "INStartCallContactResolutionResult",
    "INStringResolutionResult",
    "INTaskListResolutionResult",
    "INTaskPriorityResolutionResult",
    "INTaskResolutionResult",
    "INTaskStatusResolutionResult",
    "INTemperatureResolutionResult",
    "INTemporalEventTriggerResolutionResult",
    "INTemporalEventTriggerTypeOptionsResolutionResult",
    "INTimeIntervalResolutionResult",
    "INURLResolutionResult",
    "INUpdateMediaAffinityMediaItemResolutionResult",
    "INVisualCodeTypeResolutionResult",
    "INVolumeResolutionResult",
    "INWorkoutGoalUnitTypeResolutionResult",
    "INWorkoutLocationTypeResolutionResult",
  ]

  /// The class of resolution results with that name; builds no other.
  package static func resolutionResult(_ name: String) -> ResolutionResultClass? {
    switch name {
    case "INAccountTypeResolutionResult": .accountType
    case "INAddMediaMediaDestinationResolutionResult": .addMediaMediaDestination
    case "INAddMediaMediaItemResolutionResult": .addMediaMediaItem
    case "INAddTasksTargetTaskListResolutionResult": .addTasksTargetTaskList
    case "INAddTasksTemporalEventTriggerResolutionResult": .addTasksTemporalEventTrigger
    case "INBalanceTypeResolutionResult": .balanceType
    case "INBillPayeeResolutionResult": .billPayee
    case "INBillTypeResolutionResult": .billType
    case "INBooleanResolutionResult": .boolean
    case "INCallCapabilityResolutionResult": .callCapability
    case "INCallDestinationTypeResolutionResult": .callDestinationType
    case "INCallRecordResolutionResult": .callRecord
    case "INCallRecordTypeOptionsResolutionResult": .callRecordTypeOptions
    case "INCallRecordTypeResolutionResult": .callRecordType
    case "INCarAirCirculationModeResolutionResult": .carAirCirculationMode
    case "INCarAudioSourceResolutionResult": .carAudioSource
    case "INCarDefrosterResolutionResult": .carDefroster
    case "INCarSeatResolutionResult": .carSeat
    case "INCarSignalOptionsResolutionResult": .carSignalOptions
    case "INCurrencyAmountResolutionResult": .currencyAmount
    case "INDateComponentsRangeResolutionResult": .dateComponentsRange
    case "INDateComponentsResolutionResult": .dateComponents
    case "INDateSearchTypeResolutionResult": .dateSearchType
    case "INDeleteTasksTaskListResolutionResult": .deleteTasksTaskList
    case "INDeleteTasksTaskResolutionResult": .deleteTasksTask
    case "INDoubleResolutionResult": .double
    case "INEnergyResolutionResult": .energy
    case "INEnumResolutionResult": .enum
    case "INFileResolutionResult": .file
    case "INIntegerResolutionResult": .integer
    case "INIntentResolutionResult": .intent
    case "INLengthResolutionResult": .length
    case "INLocationSearchTypeResolutionResult": .locationSearchType
    case "INMassResolutionResult": .mass
    case "INMediaAffinityTypeResolutionResult": .mediaAffinityType
    case "INMediaDestinationResolutionResult": .mediaDestination
    case "INMediaItemResolutionResult": .mediaItem
    case "INMessageAttributeOptionsResolutionResult": .messageAttributeOptions
    case "INMessageAttributeResolutionResult": .messageAttribute
    case "INNoteContentResolutionResult": .noteContent
    case "INNoteContentTypeResolutionResult": .noteContentType
    case "INNoteResolutionResult": .note
    case "INNotebookItemTypeResolutionResult": .notebookItemType
    case "INObjectResolutionResult": .object
    case "INOutgoingMessageTypeResolutionResult": .outgoingMessageType
    case "INPaymentAccountResolutionResult": .paymentAccount
    case "INPaymentAmountResolutionResult": .paymentAmount
    case "INPaymentMethodResolutionResult": .paymentMethod
    case "INPaymentStatusResolutionResult": .paymentStatus
    case "INPersonResolutionResult": .person
    case "INPlacemarkResolutionResult": .placemark
    case "INPlayMediaMediaItemResolutionResult": .playMediaMediaItem
    case "INPlayMediaPlaybackSpeedResolutionResult": .playMediaPlaybackSpeed
    case "INPlaybackQueueLocationResolutionResult": .playbackQueueLocation
    case "INPlaybackRepeatModeResolutionResult": .playbackRepeatMode
    case "INRadioTypeResolutionResult": .radioType
    case "INRelativeReferenceResolutionResult": .relativeReference
    case "INRelativeSettingResolutionResult": .relativeSetting
    case "INRequestPaymentCurrencyAmountResolutionResult": .requestPaymentCurrencyAmount
    case "INRequestPaymentPayerResolutionResult": .requestPaymentPayer
    case "INRestaurantGuestResolutionResult": .restaurantGuest
    case "INRestaurantResolutionResult": .restaurant
    case "INSearchForMediaMediaItemResolutionResult": .searchForMediaMediaItem
    case "INSendMessageRecipientResolutionResult": .sendMessageRecipient
    case "INSendPaymentCurrencyAmountResolutionResult": .sendPaymentCurrencyAmount
    case "INSendPaymentPayeeResolutionResult": .sendPaymentPayee
    case "INSetTaskAttributeTemporalEventTriggerResolutionResult":
      .setTaskAttributeTemporalEventTrigger
    case "INSnoozeTasksTaskResolutionResult": .snoozeTasksTask
    case "INSpatialEventTriggerResolutionResult": .spatialEventTrigger
    case "INSpeakableStringResolutionResult": .speakableString
    case "INSpeedResolutionResult": .speed
    case "INStartCallCallCapabilityResolutionResult": .startCallCallCapability
    case "INStartCallCallRecordToCallBackResolutionResult": .startCallCallRecordToCallBack
    case "INStartCallContactResolutionResult": .startCallContact
    case "INStringResolutionResult": .string
    case "INTaskListResolutionResult": .taskList
    case "INTaskPriorityResolutionResult": .taskPriority
    case "INTaskResolutionResult": .task
    case "INTaskStatusResolutionResult": .taskStatus
    case "INTemperatureResolutionResult": .temperature
    case "INTemporalEventTriggerResolutionResult": .temporalEventTrigger
    case "INTemporalEventTriggerTypeOptionsResolutionResult": .temporalEventTriggerTypeOptions
    case "INTimeIntervalResolutionResult": .timeInterval
    case "INURLResolutionResult": .uRL
    case "INUpdateMediaAffinityMediaItemResolutionResult": .updateMediaAffinityMediaItem
    case "INVisualCodeTypeResolutionResult": .visualCodeType
    case "INVolumeResolutionResult": .volume
    case "INWorkoutGoalUnitTypeResolutionResult": .workoutGoalUnitType
    case "INWorkoutLocationTypeResolutionResult": .workoutLocationType
    default: nil
    }
  }

  /// The codes of `LAError`.
  package static let localAuthenticationErrors: [ErrorCode] = [
    ErrorCode(name: "authenticationFailed", raw: -1, introducedIOS: "8.0"),
    ErrorCode(name: "userCancel", raw: -2, introducedIOS: "8.0"),
    ErrorCode(name: "userFallback", raw: -3, introducedIOS: "8.0"),
    ErrorCode(name: "systemCancel", raw: -4, introducedIOS: "8.0"),
    ErrorCode(name: "passcodeNotSet", raw: -5, introducedIOS: "8.0"),
    ErrorCode(name: "touchIDNotAvailable", raw: -6, introducedIOS: "8.0", deprecatedIOS: "11.0"),
    ErrorCode(name: "touchIDNotEnrolled", raw: -7, introducedIOS: "8.0", deprecatedIOS: "11.0"),
    ErrorCode(name: "touchIDLockout", raw: -8, introducedIOS: "9.0", deprecatedIOS: "11.0"),
    ErrorCode(name: "appCancel", raw: -9, introducedIOS: "9.0"),
    ErrorCode(name: "invalidContext", raw: -10, introducedIOS: "9.0"),
    ErrorCode(
      name: "biometryNotAvailable", raw: -6, introducedIOS: "11.0", sameAs: "touchIDNotAvailable"),
    ErrorCode(
      name: "biometryNotEnrolled", raw: -7, introducedIOS: "11.0", sameAs: "touchIDNotEnrolled"),
    ErrorCode(name: "biometryLockout", raw: -8, introducedIOS: "11.0", sameAs: "touchIDLockout"),
    ErrorCode(name: "notInteractive", raw: -1004, introducedIOS: "8.0"),
    ErrorCode(name: "watchNotAvailable", raw: -11),
    ErrorCode(name: "biometryNotPaired", raw: -12),
    ErrorCode(name: "biometryDisconnected", raw: -13),
    ErrorCode(name: "invalidDimensions", raw: -14),
    ErrorCode(
      name: "companionNotAvailable", raw: -11, introducedIOS: "18.0", sameAs: "watchNotAvailable"),
  ]

  /// The codes of `INIntentError`.
  package static let intentErrors: [ErrorCode] = [
    ErrorCode(name: "interactionOperationNotSupported", raw: 1900, introducedIOS: "10.0"),
    ErrorCode(name: "donatingInteraction", raw: 1901, introducedIOS: "10.0"),
    ErrorCode(name: "deletingAllInteractions", raw: 1902, introducedIOS: "10.0"),
    ErrorCode(name: "deletingInteractionWithIdentifiers", raw: 1903, introducedIOS: "10.0"),
    ErrorCode(name: "deletingInteractionWithGroupIdentifier", raw: 1904, introducedIOS: "10.0"),
    ErrorCode(name: "intentSupportedByMultipleExtension", raw: 2001, introducedIOS: "10.0"),
    ErrorCode(name: "restrictedIntentsNotSupportedByExtension", raw: 2002, introducedIOS: "10.0"),
    ErrorCode(name: "noHandlerProvidedForIntent", raw: 2003, introducedIOS: "10.0"),
    ErrorCode(name: "invalidIntentName", raw: 2004, introducedIOS: "10.0"),
    ErrorCode(name: "noAppAvailable", raw: 2005, introducedIOS: "10.0"),
    ErrorCode(name: "requestTimedOut", raw: 3001, introducedIOS: "10.0"),
    ErrorCode(name: "missingInformation", raw: 3002, introducedIOS: "10.0"),
    ErrorCode(name: "invalidUserVocabularyFileLocation", raw: 4000, introducedIOS: "10.0"),
    ErrorCode(name: "extensionLaunchingTimeout", raw: 5000, introducedIOS: "10.0"),
    ErrorCode(name: "extensionBringUpFailed", raw: 5001, introducedIOS: "10.0"),
    ErrorCode(name: "imageGeneric", raw: 6000, introducedIOS: "10.0"),
    ErrorCode(name: "imageNoServiceAvailable", raw: 6001, introducedIOS: "10.0"),
    ErrorCode(name: "imageStorageFailed", raw: 6002, introducedIOS: "10.0"),
    ErrorCode(name: "imageLoadingFailed", raw: 6003, introducedIOS: "10.0"),
    ErrorCode(name: "imageRetrievalFailed", raw: 6004, introducedIOS: "10.0"),
    ErrorCode(name: "imageProxyLoop", raw: 6005, introducedIOS: "10.0"),
    ErrorCode(name: "imageProxyInvalid", raw: 6006, introducedIOS: "10.0"),
    ErrorCode(name: "imageProxyTimeout", raw: 6007, introducedIOS: "10.0"),
    ErrorCode(name: "imageServiceFailure", raw: 6008, introducedIOS: "10.0"),
    ErrorCode(name: "imageScalingFailed", raw: 6009, introducedIOS: "10.0"),
    ErrorCode(name: "permissionDenied", raw: 6010, introducedIOS: "10.0"),
    ErrorCode(name: "voiceShortcutCreationFailed", raw: 7000, introducedIOS: "10.0"),
    ErrorCode(name: "voiceShortcutGetFailed", raw: 7001, introducedIOS: "10.0"),
    ErrorCode(name: "voiceShortcutDeleteFailed", raw: 7002, introducedIOS: "10.0"),
    ErrorCode(name: "encodingGeneric", raw: 8000, introducedIOS: "10.0"),
    ErrorCode(name: "encodingFailed", raw: 8001, introducedIOS: "10.0"),
    ErrorCode(name: "decodingGeneric", raw: 9000, introducedIOS: "10.0"),
    ErrorCode(name: "unableToCreateAppIntentRepresentation", raw: 10000, introducedIOS: "10.0"),
    ErrorCode(name: "noAppIntent", raw: 10001, introducedIOS: "10.0"),
  ]
}
