// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INCancelWorkoutIntent`, since iOS 10.0.
  package static let cancelWorkout = IntentClass(
    name: "INCancelWorkoutIntent", domain: "Workouts", verb: "CancelWorkout", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INCancelWorkoutIntentHandling",
    parameters: [Parameter(name: "workoutName", swiftType: "INSpeakableString?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "resolveWorkoutName", swiftName: "resolveWorkoutName(for:with:)",
        selector: "resolveWorkoutNameForCancelWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmCancelWorkout:completion:", phase: .confirm,
        resultClass: "INCancelWorkoutIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleCancelWorkout:completion:", phase: .handle,
        resultClass: "INCancelWorkoutIntentResponse"),
    ],
    codeEnum: "INCancelWorkoutIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .rule),
      ResponseCode("continueInApp", 2, "10.0", .handle, .rule, .foreground),
      ResponseCode("failure", 3, "10.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 4, "10.0", .both, .rule, .offered),
      ResponseCode("failureNoMatchingWorkout", 5, "10.0", .both, .rule),
      ResponseCode("handleInApp", 6, "11.0", .handle, .rule, .background),
      ResponseCode("success", 7, "11.0", .handle, .rule, caveats: [.unavailableToExtensions]),
    ])

  /// `INEndWorkoutIntent`, since iOS 10.0.
  package static let endWorkout = IntentClass(
    name: "INEndWorkoutIntent", domain: "Workouts", verb: "EndWorkout", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INEndWorkoutIntentHandling",
    parameters: [Parameter(name: "workoutName", swiftType: "INSpeakableString?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "resolveWorkoutName", swiftName: "resolveWorkoutName(for:with:)",
        selector: "resolveWorkoutNameForEndWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmEndWorkout:completion:", phase: .confirm,
        resultClass: "INEndWorkoutIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleEndWorkout:completion:", phase: .handle,
        resultClass: "INEndWorkoutIntentResponse"),
    ],
    codeEnum: "INEndWorkoutIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .rule),
      ResponseCode("continueInApp", 2, "10.0", .handle, .rule, .foreground),
      ResponseCode("failure", 3, "10.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 4, "10.0", .both, .rule, .offered),
      ResponseCode("failureNoMatchingWorkout", 5, "10.0", .both, .rule),
      ResponseCode("handleInApp", 6, "11.0", .handle, .rule, .background),
      ResponseCode("success", 7, "11.0", .handle, .rule, caveats: [.unavailableToExtensions]),
    ])

  /// `INPauseWorkoutIntent`, since iOS 10.0.
  package static let pauseWorkout = IntentClass(
    name: "INPauseWorkoutIntent", domain: "Workouts", verb: "PauseWorkout", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INPauseWorkoutIntentHandling",
    parameters: [Parameter(name: "workoutName", swiftType: "INSpeakableString?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "resolveWorkoutName", swiftName: "resolveWorkoutName(for:with:)",
        selector: "resolveWorkoutNameForPauseWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmPauseWorkout:completion:", phase: .confirm,
        resultClass: "INPauseWorkoutIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handlePauseWorkout:completion:", phase: .handle,
        resultClass: "INPauseWorkoutIntentResponse"),
    ],
    codeEnum: "INPauseWorkoutIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .rule),
      ResponseCode("continueInApp", 2, "10.0", .handle, .rule, .foreground),
      ResponseCode("failure", 3, "10.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 4, "10.0", .both, .rule, .offered),
      ResponseCode("failureNoMatchingWorkout", 5, "10.0", .both, .rule),
      ResponseCode("handleInApp", 6, "11.0", .handle, .rule, .background),
      ResponseCode("success", 7, "11.0", .handle, .rule, caveats: [.unavailableToExtensions]),
    ])

  /// `INResumeWorkoutIntent`, since iOS 10.0.
  package static let resumeWorkout = IntentClass(
    name: "INResumeWorkoutIntent", domain: "Workouts", verb: "ResumeWorkout", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INResumeWorkoutIntentHandling",
    parameters: [Parameter(name: "workoutName", swiftType: "INSpeakableString?", kind: .text)],
    methods: [
      HandlerMethod(
        name: "resolveWorkoutName", swiftName: "resolveWorkoutName(for:with:)",
        selector: "resolveWorkoutNameForResumeWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmResumeWorkout:completion:", phase: .confirm,
        resultClass: "INResumeWorkoutIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleResumeWorkout:completion:", phase: .handle,
        resultClass: "INResumeWorkoutIntentResponse"),
    ],
    codeEnum: "INResumeWorkoutIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .rule),
      ResponseCode("continueInApp", 2, "10.0", .handle, .rule, .foreground),
      ResponseCode("failure", 3, "10.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 4, "10.0", .both, .rule, .offered),
      ResponseCode("failureNoMatchingWorkout", 5, "10.0", .both, .rule),
      ResponseCode("handleInApp", 6, "11.0", .handle, .rule, .background),
      ResponseCode("success", 7, "11.0", .handle, .rule, caveats: [.unavailableToExtensions]),
    ])

  /// `INStartWorkoutIntent`, since iOS 10.0.
  package static let startWorkout = IntentClass(
    name: "INStartWorkoutIntent", domain: "Workouts", verb: "StartWorkout", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INStartWorkoutIntentHandling",
    parameters: [
      Parameter(name: "workoutName", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "goalValue", swiftType: "Double?", kind: .number),
      Parameter(
        name: "workoutGoalUnitType", swiftType: "INWorkoutGoalUnitType", kind: .enumeration),
      Parameter(
        name: "workoutLocationType", swiftType: "INWorkoutLocationType", kind: .enumeration),
      Parameter(name: "isOpenEnded", swiftType: "Bool?", kind: .bool),
    ],
    methods: [
      HandlerMethod(
        name: "resolveWorkoutName", swiftName: "resolveWorkoutName(for:with:)",
        selector: "resolveWorkoutNameForStartWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveGoalValue", swiftName: "resolveGoalValue(for:with:)",
        selector: "resolveGoalValueForStartWorkout:withCompletion:", phase: .resolve,
        parameter: "goalValue", resultClass: "INDoubleResolutionResult"),
      HandlerMethod(
        name: "resolveWorkoutGoalUnitType", swiftName: "resolveWorkoutGoalUnitType(for:with:)",
        selector: "resolveWorkoutGoalUnitTypeForStartWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutGoalUnitType", resultClass: "INWorkoutGoalUnitTypeResolutionResult"),
      HandlerMethod(
        name: "resolveWorkoutLocationType", swiftName: "resolveWorkoutLocationType(for:with:)",
        selector: "resolveWorkoutLocationTypeForStartWorkout:withCompletion:", phase: .resolve,
        parameter: "workoutLocationType", resultClass: "INWorkoutLocationTypeResolutionResult"),
      HandlerMethod(
        name: "resolveIsOpenEnded", swiftName: "resolveIsOpenEnded(for:with:)",
        selector: "resolveIsOpenEndedForStartWorkout:withCompletion:", phase: .resolve,
        parameter: "isOpenEnded", resultClass: "INBooleanResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmStartWorkout:completion:", phase: .confirm,
        resultClass: "INStartWorkoutIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleStartWorkout:completion:", phase: .handle,
        resultClass: "INStartWorkoutIntentResponse"),
    ],
    codeEnum: "INStartWorkoutIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode("continueInApp", 2, "10.0", .handle, .rule, .foreground),
      ResponseCode("failure", 3, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 4, "10.0", .both, .rule, .offered),
      ResponseCode("failureOngoingWorkout", 5, "10.0", .both, .rule),
      ResponseCode("failureNoMatchingWorkout", 6, "10.0", .both, .general),
      ResponseCode("handleInApp", 7, "11.0", .handle, .documented, .background),
      ResponseCode("success", 8, "11.0", .handle, .rule, caveats: [.unavailableToExtensions]),
    ])
}
