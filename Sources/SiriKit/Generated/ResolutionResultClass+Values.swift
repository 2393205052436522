// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension ResolutionResultClass {
  /// `INAccountTypeResolutionResult`, since iOS 11.0.
  package static let accountType = ResolutionResultClass(
    name: "INAccountTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INBalanceTypeResolutionResult`, since iOS 11.0.
  package static let balanceType = ResolutionResultClass(
    name: "INBalanceTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INBillPayeeResolutionResult`, since iOS 10.3.
  package static let billPayee = ResolutionResultClass(
    name: "INBillPayeeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.3",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INBillTypeResolutionResult`, since iOS 10.3.
  package static let billType = ResolutionResultClass(
    name: "INBillTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.3",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INBooleanResolutionResult`, since iOS 10.0.
  package static let boolean = ResolutionResultClass(
    name: "INBooleanResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCallCapabilityResolutionResult`, since iOS 13.0.
  package static let callCapability = ResolutionResultClass(
    name: "INCallCapabilityResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCallDestinationTypeResolutionResult`, since iOS 11.0.
  package static let callDestinationType = ResolutionResultClass(
    name: "INCallDestinationTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCallRecordResolutionResult`, since iOS 11.0.
  package static let callRecord = ResolutionResultClass(
    name: "INCallRecordResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INCallRecordTypeOptionsResolutionResult`, since iOS 11.0.
  package static let callRecordTypeOptions = ResolutionResultClass(
    name: "INCallRecordTypeOptionsResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCallRecordTypeResolutionResult`, since iOS 11.0.
  package static let callRecordType = ResolutionResultClass(
    name: "INCallRecordTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCarAirCirculationModeResolutionResult`, since iOS 10.0.
  package static let carAirCirculationMode = ResolutionResultClass(
    name: "INCarAirCirculationModeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCarAudioSourceResolutionResult`, since iOS 10.0.
  package static let carAudioSource = ResolutionResultClass(
    name: "INCarAudioSourceResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCarDefrosterResolutionResult`, since iOS 10.0.
  package static let carDefroster = ResolutionResultClass(
    name: "INCarDefrosterResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCarSeatResolutionResult`, since iOS 10.0.
  package static let carSeat = ResolutionResultClass(
    name: "INCarSeatResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCarSignalOptionsResolutionResult`, since iOS 10.3.
  package static let carSignalOptions = ResolutionResultClass(
    name: "INCarSignalOptionsResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.3",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INCurrencyAmountResolutionResult`, since iOS 10.0.
  package static let currencyAmount = ResolutionResultClass(
    name: "INCurrencyAmountResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INDateComponentsRangeResolutionResult`, since iOS 10.0.
  package static let dateComponentsRange = ResolutionResultClass(
    name: "INDateComponentsRangeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INDateComponentsResolutionResult`, since iOS 10.0.
  package static let dateComponents = ResolutionResultClass(
    name: "INDateComponentsResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INDateSearchTypeResolutionResult`, since iOS 11.0.
  package static let dateSearchType = ResolutionResultClass(
    name: "INDateSearchTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INDoubleResolutionResult`, since iOS 10.0.
  package static let double = ResolutionResultClass(
    name: "INDoubleResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INEnergyResolutionResult`, since iOS 13.0.
  package static let energy = ResolutionResultClass(
    name: "INEnergyResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INEnumResolutionResult`, since iOS 13.0.
  package static let `enum` = ResolutionResultClass(
    name: "INEnumResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INFileResolutionResult`, since iOS 13.0.
  package static let file = ResolutionResultClass(
    name: "INFileResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INIntegerResolutionResult`, since iOS 10.0.
  package static let integer = ResolutionResultClass(
    name: "INIntegerResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INIntentResolutionResult`, since iOS 10.0.
  package static let intent = ResolutionResultClass(
    name: "INIntentResolutionResult", superclass: "NSObject", introducedIOS: "10.0",
    kinds: [.notRequired, .needsValue, .unsupported])

  /// `INLengthResolutionResult`, since iOS 13.0.
  package static let length = ResolutionResultClass(
    name: "INLengthResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INLocationSearchTypeResolutionResult`, since iOS 11.0.
  package static let locationSearchType = ResolutionResultClass(
    name: "INLocationSearchTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INMassResolutionResult`, since iOS 13.0.
  package static let mass = ResolutionResultClass(
    name: "INMassResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INMediaAffinityTypeResolutionResult`, since iOS 13.0.
  package static let mediaAffinityType = ResolutionResultClass(
    name: "INMediaAffinityTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INMediaDestinationResolutionResult`, since iOS 13.0.
  package static let mediaDestination = ResolutionResultClass(
    name: "INMediaDestinationResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INMediaItemResolutionResult`, since iOS 12.0.
  package static let mediaItem = ResolutionResultClass(
    name: "INMediaItemResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "12.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INMessageAttributeOptionsResolutionResult`, since iOS 10.0.
  package static let messageAttributeOptions = ResolutionResultClass(
    name: "INMessageAttributeOptionsResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INMessageAttributeResolutionResult`, since iOS 10.0.
  package static let messageAttribute = ResolutionResultClass(
    name: "INMessageAttributeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INNoteContentResolutionResult`, since iOS 11.0.
  package static let noteContent = ResolutionResultClass(
    name: "INNoteContentResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INNoteContentTypeResolutionResult`, since iOS 11.0.
  package static let noteContentType = ResolutionResultClass(
    name: "INNoteContentTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INNoteResolutionResult`, since iOS 11.0.
  package static let note = ResolutionResultClass(
    name: "INNoteResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INNotebookItemTypeResolutionResult`, since iOS 11.0.
  package static let notebookItemType = ResolutionResultClass(
    name: "INNotebookItemTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INObjectResolutionResult`, since iOS 13.0.
  package static let object = ResolutionResultClass(
    name: "INObjectResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INOutgoingMessageTypeResolutionResult`, since iOS 14.0.
  package static let outgoingMessageType = ResolutionResultClass(
    name: "INOutgoingMessageTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "14.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INPaymentAccountResolutionResult`, since iOS 10.3.
  package static let paymentAccount = ResolutionResultClass(
    name: "INPaymentAccountResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.3",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INPaymentAmountResolutionResult`, since iOS 10.3.
  package static let paymentAmount = ResolutionResultClass(
    name: "INPaymentAmountResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.3",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INPaymentMethodResolutionResult`, since iOS 13.0.
  package static let paymentMethod = ResolutionResultClass(
    name: "INPaymentMethodResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INPaymentStatusResolutionResult`, since iOS 10.0.
  package static let paymentStatus = ResolutionResultClass(
    name: "INPaymentStatusResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INPersonResolutionResult`, since iOS 10.0.
  package static let person = ResolutionResultClass(
    name: "INPersonResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INPlacemarkResolutionResult`, since iOS 10.0.
  package static let placemark = ResolutionResultClass(
    name: "INPlacemarkResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INPlaybackQueueLocationResolutionResult`, since iOS 13.0.
  package static let playbackQueueLocation = ResolutionResultClass(
    name: "INPlaybackQueueLocationResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INPlaybackRepeatModeResolutionResult`, since iOS 12.0.
  package static let playbackRepeatMode = ResolutionResultClass(
    name: "INPlaybackRepeatModeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "12.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INRadioTypeResolutionResult`, since iOS 10.0.
  package static let radioType = ResolutionResultClass(
    name: "INRadioTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INRelativeReferenceResolutionResult`, since iOS 10.0.
  package static let relativeReference = ResolutionResultClass(
    name: "INRelativeReferenceResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INRelativeSettingResolutionResult`, since iOS 10.0.
  package static let relativeSetting = ResolutionResultClass(
    name: "INRelativeSettingResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INRestaurantGuestResolutionResult`, since iOS 10.0.
  package static let restaurantGuest = ResolutionResultClass(
    name: "INRestaurantGuestResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INRestaurantResolutionResult`, since iOS 10.0.
  package static let restaurant = ResolutionResultClass(
    name: "INRestaurantResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INSpatialEventTriggerResolutionResult`, since iOS 11.0.
  package static let spatialEventTrigger = ResolutionResultClass(
    name: "INSpatialEventTriggerResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INSpeakableStringResolutionResult`, since iOS 10.0.
  package static let speakableString = ResolutionResultClass(
    name: "INSpeakableStringResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INSpeedResolutionResult`, since iOS 13.0.
  package static let speed = ResolutionResultClass(
    name: "INSpeedResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INStringResolutionResult`, since iOS 10.0.
  package static let string = ResolutionResultClass(
    name: "INStringResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INTaskListResolutionResult`, since iOS 11.0.
  package static let taskList = ResolutionResultClass(
    name: "INTaskListResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INTaskPriorityResolutionResult`, since iOS 13.0.
  package static let taskPriority = ResolutionResultClass(
    name: "INTaskPriorityResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INTaskResolutionResult`, since iOS 11.0.
  package static let task = ResolutionResultClass(
    name: "INTaskResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INTaskStatusResolutionResult`, since iOS 11.0.
  package static let taskStatus = ResolutionResultClass(
    name: "INTaskStatusResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INTemperatureResolutionResult`, since iOS 10.0.
  package static let temperature = ResolutionResultClass(
    name: "INTemperatureResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INTemporalEventTriggerResolutionResult`, since iOS 11.0.
  package static let temporalEventTrigger = ResolutionResultClass(
    name: "INTemporalEventTriggerResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INTemporalEventTriggerTypeOptionsResolutionResult`, since iOS 13.0.
  package static let temporalEventTriggerTypeOptions = ResolutionResultClass(
    name: "INTemporalEventTriggerTypeOptionsResolutionResult",
    superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INTimeIntervalResolutionResult`, since iOS 13.0.
  package static let timeInterval = ResolutionResultClass(
    name: "INTimeIntervalResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "13.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INURLResolutionResult`, since iOS 13.0.
  package static let uRL = ResolutionResultClass(
    name: "INURLResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INVisualCodeTypeResolutionResult`, since iOS 11.0.
  package static let visualCodeType = ResolutionResultClass(
    name: "INVisualCodeTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "11.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INVolumeResolutionResult`, since iOS 13.0.
  package static let volume = ResolutionResultClass(
    name: "INVolumeResolutionResult", superclass: "INIntentResolutionResult", introducedIOS: "13.0",
    kinds: [
      .success, .notRequired, .needsValue, .disambiguation, .confirmationRequired, .unsupported,
    ])

  /// `INWorkoutGoalUnitTypeResolutionResult`, since iOS 10.0.
  package static let workoutGoalUnitType = ResolutionResultClass(
    name: "INWorkoutGoalUnitTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])

  /// `INWorkoutLocationTypeResolutionResult`, since iOS 10.0.
  package static let workoutLocationType = ResolutionResultClass(
    name: "INWorkoutLocationTypeResolutionResult", superclass: "INIntentResolutionResult",
    introducedIOS: "10.0",
    kinds: [.success, .notRequired, .needsValue, .confirmationRequired, .unsupported])
}
