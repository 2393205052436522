// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INSaveProfileInCarIntent`, since iOS 10.0, deprecated in 15.0.
  package static let saveProfileInCar = IntentClass(
    name: "INSaveProfileInCarIntent", domain: "CarPlay", verb: "SaveProfileInCar",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSaveProfileInCarIntentHandling",
    parameters: [
      Parameter(name: "profileNumber", swiftType: "Int?", kind: .number),
      Parameter(name: "profileName", swiftType: "String?", kind: .text),
      Parameter(name: "profileLabel", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveProfileNumber", swiftName: "resolveProfileNumber(for:with:)",
        selector: "resolveProfileNumberForSaveProfileInCar:withCompletion:", phase: .resolve,
        parameter: "profileNumber", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolveProfileName", swiftName: "resolveProfileName(for:with:)",
        selector: "resolveProfileNameForSaveProfileInCar:withCompletion:", phase: .resolve,
        parameter: "profileName", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSaveProfileInCar:completion:", phase: .confirm,
        resultClass: "INSaveProfileInCarIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSaveProfileInCar:completion:", phase: .handle,
        resultClass: "INSaveProfileInCarIntentResponse"),
    ],
    codeEnum: "INSaveProfileInCarIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INSetAudioSourceInCarIntent`, since iOS 10.0, deprecated in 15.0.
  package static let setAudioSourceInCar = IntentClass(
    name: "INSetAudioSourceInCarIntent", domain: "CarPlay", verb: "SetAudioSourceInCar",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetAudioSourceInCarIntentHandling",
    parameters: [
      Parameter(name: "audioSource", swiftType: "INCarAudioSource", kind: .enumeration),
      Parameter(
        name: "relativeAudioSourceReference", swiftType: "INRelativeReference", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveAudioSource", swiftName: "resolveAudioSource(for:with:)",
        selector: "resolveAudioSourceForSetAudioSourceInCar:withCompletion:", phase: .resolve,
        parameter: "audioSource", resultClass: "INCarAudioSourceResolutionResult"),
      HandlerMethod(
        name: "resolveRelativeAudioSourceReference",
        swiftName: "resolveRelativeAudioSourceReference(for:with:)",
        selector: "resolveRelativeAudioSourceReferenceForSetAudioSourceInCar:withCompletion:",
        phase: .resolve, parameter: "relativeAudioSourceReference",
        resultClass: "INRelativeReferenceResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetAudioSourceInCar:completion:", phase: .confirm,
        resultClass: "INSetAudioSourceInCarIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetAudioSourceInCar:completion:", phase: .handle,
        resultClass: "INSetAudioSourceInCarIntentResponse"),
    ],
    codeEnum: "INSetAudioSourceInCarIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INSetClimateSettingsInCarIntent`, since iOS 10.0, deprecated in 15.0.
  package static let setClimateSettingsInCar = IntentClass(
    name: "INSetClimateSettingsInCarIntent", domain: "CarPlay", verb: "SetClimateSettingsInCar",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetClimateSettingsInCarIntentHandling",
    parameters: [
      Parameter(name: "enableFan", swiftType: "Bool?", kind: .bool),
      Parameter(name: "enableAirConditioner", swiftType: "Bool?", kind: .bool),
      Parameter(name: "enableClimateControl", swiftType: "Bool?", kind: .bool),
      Parameter(name: "enableAutoMode", swiftType: "Bool?", kind: .bool),
      Parameter(
        name: "airCirculationMode", swiftType: "INCarAirCirculationMode", kind: .enumeration),
      Parameter(name: "fanSpeedIndex", swiftType: "Int?", kind: .number),
      Parameter(name: "fanSpeedPercentage", swiftType: "Double?", kind: .number),
      Parameter(
        name: "relativeFanSpeedSetting", swiftType: "INRelativeSetting", kind: .enumeration),
      Parameter(name: "temperature", swiftType: "Measurement<UnitTemperature>?", kind: .item),
      Parameter(
        name: "relativeTemperatureSetting", swiftType: "INRelativeSetting", kind: .enumeration),
      Parameter(name: "climateZone", swiftType: "INCarSeat", kind: .enumeration),
      Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveEnableFan", swiftName: "resolveEnableFan(for:with:)",
        selector: "resolveEnableFanForSetClimateSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "enableFan", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveEnableAirConditioner", swiftName: "resolveEnableAirConditioner(for:with:)",
        selector: "resolveEnableAirConditionerForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "enableAirConditioner",
        resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveEnableClimateControl", swiftName: "resolveEnableClimateControl(for:with:)",
        selector: "resolveEnableClimateControlForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "enableClimateControl",
        resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveEnableAutoMode", swiftName: "resolveEnableAutoMode(for:with:)",
        selector: "resolveEnableAutoModeForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "enableAutoMode", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveAirCirculationMode", swiftName: "resolveAirCirculationMode(for:with:)",
        selector: "resolveAirCirculationModeForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "airCirculationMode",
        resultClass: "INCarAirCirculationModeResolutionResult"),
      HandlerMethod(
        name: "resolveFanSpeedIndex", swiftName: "resolveFanSpeedIndex(for:with:)",
        selector: "resolveFanSpeedIndexForSetClimateSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "fanSpeedIndex", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolveFanSpeedPercentage", swiftName: "resolveFanSpeedPercentage(for:with:)",
        selector: "resolveFanSpeedPercentageForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "fanSpeedPercentage", resultClass: "INDoubleResolutionResult"),
      HandlerMethod(
        name: "resolveRelativeFanSpeedSetting",
        swiftName: "resolveRelativeFanSpeedSetting(for:with:)",
        selector: "resolveRelativeFanSpeedSettingForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "relativeFanSpeedSetting",
        resultClass: "INRelativeSettingResolutionResult"),
      HandlerMethod(
        name: "resolveTemperature", swiftName: "resolveTemperature(for:with:)",
        selector: "resolveTemperatureForSetClimateSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "temperature", resultClass: "INTemperatureResolutionResult"),
      HandlerMethod(
        name: "resolveRelativeTemperatureSetting",
        swiftName: "resolveRelativeTemperatureSetting(for:with:)",
        selector: "resolveRelativeTemperatureSettingForSetClimateSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "relativeTemperatureSetting",
        resultClass: "INRelativeSettingResolutionResult"),
      HandlerMethod(
        name: "resolveClimateZone", swiftName: "resolveClimateZone(for:with:)",
        selector: "resolveClimateZoneForSetClimateSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "climateZone", resultClass: "INCarSeatResolutionResult"),
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForSetClimateSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetClimateSettingsInCar:completion:", phase: .confirm,
        resultClass: "INSetClimateSettingsInCarIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetClimateSettingsInCar:completion:", phase: .handle,
        resultClass: "INSetClimateSettingsInCarIntentResponse"),
    ],
    codeEnum: "INSetClimateSettingsInCarIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INSetDefrosterSettingsInCarIntent`, since iOS 10.0, deprecated in 15.0.
  package static let setDefrosterSettingsInCar = IntentClass(
    name: "INSetDefrosterSettingsInCarIntent", domain: "CarPlay", verb: "SetDefrosterSettingsInCar",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetDefrosterSettingsInCarIntentHandling",
    parameters: [
      Parameter(name: "enable", swiftType: "Bool?", kind: .bool),
      Parameter(name: "defroster", swiftType: "INCarDefroster", kind: .enumeration),
      Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveEnable", swiftName: "resolveEnable(for:with:)",
        selector: "resolveEnableForSetDefrosterSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "enable", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveDefroster", swiftName: "resolveDefroster(for:with:)",
        selector: "resolveDefrosterForSetDefrosterSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "defroster", resultClass: "INCarDefrosterResolutionResult"),
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForSetDefrosterSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetDefrosterSettingsInCar:completion:", phase: .confirm,
        resultClass: "INSetDefrosterSettingsInCarIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetDefrosterSettingsInCar:completion:", phase: .handle,
        resultClass: "INSetDefrosterSettingsInCarIntentResponse"),
    ],
    codeEnum: "INSetDefrosterSettingsInCarIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INSetProfileInCarIntent`, since iOS 10.0, deprecated in 15.0.
  package static let setProfileInCar = IntentClass(
    name: "INSetProfileInCarIntent", domain: "CarPlay", verb: "SetProfileInCar",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetProfileInCarIntentHandling",
    parameters: [
      Parameter(name: "profileNumber", swiftType: "Int?", kind: .number),
      Parameter(name: "profileName", swiftType: "String?", kind: .text),
      Parameter(name: "defaultProfile", swiftType: "Int?", kind: .number),
      Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "profileLabel", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveProfileNumber", swiftName: "resolveProfileNumber(for:with:)",
        selector: "resolveProfileNumberForSetProfileInCar:withCompletion:", phase: .resolve,
        parameter: "profileNumber", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolveProfileName", swiftName: "resolveProfileName(for:with:)",
        selector: "resolveProfileNameForSetProfileInCar:withCompletion:", phase: .resolve,
        parameter: "profileName", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForSetProfileInCar:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveDefaultProfile", swiftName: "resolveDefaultProfile(forSetProfileInCar:with:)",
        selector: "resolveDefaultProfileForSetProfileInCar:withCompletion:", phase: .resolve,
        parameter: "defaultProfile", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetProfileInCar:completion:", phase: .confirm,
        resultClass: "INSetProfileInCarIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetProfileInCar:completion:", phase: .handle,
        resultClass: "INSetProfileInCarIntentResponse"),
    ],
    codeEnum: "INSetProfileInCarIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INSetRadioStationIntent`, since iOS 10.0, deprecated in 15.0.
  package static let setRadioStation = IntentClass(
    name: "INSetRadioStationIntent", domain: "CarPlay", verb: "SetRadioStation",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetRadioStationIntentHandling",
    parameters: [
      Parameter(name: "radioType", swiftType: "INRadioType", kind: .enumeration),
      Parameter(name: "frequency", swiftType: "Double?", kind: .number),
      Parameter(name: "stationName", swiftType: "String?", kind: .text),
      Parameter(name: "channel", swiftType: "String?", kind: .text),
      Parameter(name: "presetNumber", swiftType: "Int?", kind: .number),
    ],
    methods: [
      HandlerMethod(
        name: "resolveRadioType", swiftName: "resolveRadioType(for:with:)",
        selector: "resolveRadioTypeForSetRadioStation:withCompletion:", phase: .resolve,
        parameter: "radioType", resultClass: "INRadioTypeResolutionResult"),
      HandlerMethod(
        name: "resolveFrequency", swiftName: "resolveFrequency(for:with:)",
        selector: "resolveFrequencyForSetRadioStation:withCompletion:", phase: .resolve,
        parameter: "frequency", resultClass: "INDoubleResolutionResult"),
      HandlerMethod(
        name: "resolveStationName", swiftName: "resolveStationName(for:with:)",
        selector: "resolveStationNameForSetRadioStation:withCompletion:", phase: .resolve,
        parameter: "stationName", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveChannel", swiftName: "resolveChannel(for:with:)",
        selector: "resolveChannelForSetRadioStation:withCompletion:", phase: .resolve,
        parameter: "channel", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolvePresetNumber", swiftName: "resolvePresetNumber(for:with:)",
        selector: "resolvePresetNumberForSetRadioStation:withCompletion:", phase: .resolve,
        parameter: "presetNumber", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetRadioStation:completion:", phase: .confirm,
        resultClass: "INSetRadioStationIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetRadioStation:completion:", phase: .handle,
        resultClass: "INSetRadioStationIntentResponse"),
    ],
    codeEnum: "INSetRadioStationIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
      ResponseCode("failureNotSubscribed", 6, "10.0", .both, .general, deprecated: "15.0"),
    ])

  /// `INSetSeatSettingsInCarIntent`, since iOS 10.0, deprecated in 15.0.
  package static let setSeatSettingsInCar = IntentClass(
    name: "INSetSeatSettingsInCarIntent", domain: "CarPlay", verb: "SetSeatSettingsInCar",
    introducedIOS: "10.0", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSetSeatSettingsInCarIntentHandling",
    parameters: [
      Parameter(name: "enableHeating", swiftType: "Bool?", kind: .bool),
      Parameter(name: "enableCooling", swiftType: "Bool?", kind: .bool),
      Parameter(name: "enableMassage", swiftType: "Bool?", kind: .bool),
      Parameter(name: "seat", swiftType: "INCarSeat", kind: .enumeration),
      Parameter(name: "level", swiftType: "Int?", kind: .number),
      Parameter(name: "relativeLevelSetting", swiftType: "INRelativeSetting", kind: .enumeration),
      Parameter(name: "carName", swiftType: "INSpeakableString?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveEnableHeating", swiftName: "resolveEnableHeating(for:with:)",
        selector: "resolveEnableHeatingForSetSeatSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "enableHeating", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveEnableCooling", swiftName: "resolveEnableCooling(for:with:)",
        selector: "resolveEnableCoolingForSetSeatSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "enableCooling", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveEnableMassage", swiftName: "resolveEnableMassage(for:with:)",
        selector: "resolveEnableMassageForSetSeatSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "enableMassage", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "resolveSeat", swiftName: "resolveSeat(for:with:)",
        selector: "resolveSeatForSetSeatSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "seat", resultClass: "INCarSeatResolutionResult"),
      HandlerMethod(
        name: "resolveLevel", swiftName: "resolveLevel(for:with:)",
        selector: "resolveLevelForSetSeatSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "level", resultClass: "INIntegerResolutionResult"),
      HandlerMethod(
        name: "resolveRelativeLevelSetting", swiftName: "resolveRelativeLevelSetting(for:with:)",
        selector: "resolveRelativeLevelSettingForSetSeatSettingsInCar:withCompletion:",
        phase: .resolve, parameter: "relativeLevelSetting",
        resultClass: "INRelativeSettingResolutionResult"),
      HandlerMethod(
        name: "resolveCarName", swiftName: "resolveCarName(for:with:)",
        selector: "resolveCarNameForSetSeatSettingsInCar:withCompletion:", phase: .resolve,
        parameter: "carName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetSeatSettingsInCar:completion:", phase: .confirm,
        resultClass: "INSetSeatSettingsInCarIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetSeatSettingsInCar:completion:", phase: .handle,
        resultClass: "INSetSeatSettingsInCarIntentResponse"),
    ],
    codeEnum: "INSetSeatSettingsInCarIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule, deprecated: "15.0"),
      ResponseCode("ready", 1, "10.0", .confirm, .documented, deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered, deprecated: "15.0"),
    ])
}
