// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INAddTasksIntent`, since iOS 11.0, deprecated in 27.0.
  package static let addTasks = IntentClass(
    name: "INAddTasksIntent", domain: "Lists and Notes", verb: "AddTasks", introducedIOS: "11.0",
    deprecatedIOS: "27.0", unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INAddTasksIntentHandling",
    parameters: [
      Parameter(name: "targetTaskList", swiftType: "INTaskList?", kind: .item),
      Parameter(name: "taskTitles", swiftType: "[INSpeakableString]?", kind: .text, isList: true),
      Parameter(name: "spatialEventTrigger", swiftType: "INSpatialEventTrigger?", kind: .item),
      Parameter(name: "temporalEventTrigger", swiftType: "INTemporalEventTrigger?", kind: .item),
      Parameter(name: "priority", swiftType: "INTaskPriority", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTargetTaskList", swiftName: "resolveTargetTaskList(for:with:)",
        selector: "resolveTargetTaskListForAddTasks:completion:", phase: .resolve,
        parameter: "targetTaskList", resultClass: "INAddTasksTargetTaskListResolutionResult"),
      HandlerMethod(
        name: "resolveTaskTitles", swiftName: "resolveTaskTitles(for:with:)",
        selector: "resolveTaskTitlesForAddTasks:withCompletion:", phase: .resolve,
        parameter: "taskTitles", resultClass: "INSpeakableStringResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "resolveSpatialEventTrigger", swiftName: "resolveSpatialEventTrigger(for:with:)",
        selector: "resolveSpatialEventTriggerForAddTasks:withCompletion:", phase: .resolve,
        parameter: "spatialEventTrigger", resultClass: "INSpatialEventTriggerResolutionResult"),
      HandlerMethod(
        name: "resolveTemporalEventTrigger", swiftName: "resolveTemporalEventTrigger(for:with:)",
        selector: "resolveTemporalEventTriggerForAddTasks:completion:", phase: .resolve,
        parameter: "temporalEventTrigger",
        resultClass: "INAddTasksTemporalEventTriggerResolutionResult"),
      HandlerMethod(
        name: "resolvePriority", swiftName: "resolvePriority(for:with:)",
        selector: "resolvePriorityForAddTasks:withCompletion:", phase: .resolve,
        parameter: "priority", resultClass: "INTaskPriorityResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmAddTasks:completion:", phase: .confirm,
        resultClass: "INAddTasksIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleAddTasks:completion:", phase: .handle,
        resultClass: "INAddTasksIntentResponse"),
    ],
    codeEnum: "INAddTasksIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .rule),
      ResponseCode("ready", 1, "11.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "11.0", .handle, .rule),
      ResponseCode("success", 3, "11.0", .handle, .rule),
      ResponseCode("failure", 4, "11.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "11.0", .both, .rule, .offered),
    ])

  /// `INAppendToNoteIntent`, since iOS 11.0, deprecated in 15.0.
  package static let appendToNote = IntentClass(
    name: "INAppendToNoteIntent", domain: "Lists and Notes", verb: "AppendToNote",
    introducedIOS: "11.0", deprecatedIOS: "15.0", unlocking: .conditional, asksForGoAhead: false,
    handlingProtocol: "INAppendToNoteIntentHandling",
    parameters: [
      Parameter(name: "targetNote", swiftType: "INNote?", kind: .item),
      Parameter(name: "content", swiftType: "INNoteContent?", kind: .item),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTargetNote", swiftName: "resolveTargetNote(for:with:)",
        selector: "resolveTargetNoteForAppendToNote:withCompletion:", phase: .resolve,
        parameter: "targetNote", resultClass: "INNoteResolutionResult"),
      HandlerMethod(
        name: "resolveContent", swiftName: "resolveContent(for:with:)",
        selector: "resolveContentForAppendToNote:withCompletion:", phase: .resolve,
        parameter: "content", resultClass: "INNoteContentResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmAppendToNote:completion:", phase: .confirm,
        resultClass: "INAppendToNoteIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleAppendToNote:completion:", phase: .handle,
        resultClass: "INAppendToNoteIntentResponse"),
    ],
    codeEnum: "INAppendToNoteIntentResponseCode",
    codes: [
      ResponseCode(
        "unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle],
        deprecated: "15.0"),
      ResponseCode(
        "ready", 1, "11.0", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "15.0"),
      ResponseCode("inProgress", 2, "11.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "11.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "11.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "11.0", .both, .general, .offered, deprecated: "15.0"),
      ResponseCode(
        "failureCannotUpdatePasswordProtectedNote", 6, "11.0", .both, .general, deprecated: "15.0"),
    ])

  /// `INCreateNoteIntent`, since iOS 11.0, deprecated in 27.0.
  package static let createNote = IntentClass(
    name: "INCreateNoteIntent", domain: "Lists and Notes", verb: "CreateNote",
    introducedIOS: "11.0", deprecatedIOS: "27.0", unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INCreateNoteIntentHandling",
    parameters: [
      Parameter(name: "title", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "content", swiftType: "INNoteContent?", kind: .item),
      Parameter(name: "groupName", swiftType: "INSpeakableString?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTitle", swiftName: "resolveTitle(for:with:)",
        selector: "resolveTitleForCreateNote:withCompletion:", phase: .resolve, parameter: "title",
        resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveContent", swiftName: "resolveContent(for:with:)",
        selector: "resolveContentForCreateNote:withCompletion:", phase: .resolve,
        parameter: "content", resultClass: "INNoteContentResolutionResult"),
      HandlerMethod(
        name: "resolveGroupName", swiftName: "resolveGroupName(for:with:)",
        selector: "resolveGroupNameForCreateNote:withCompletion:", phase: .resolve,
        parameter: "groupName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmCreateNote:completion:", phase: .confirm,
        resultClass: "INCreateNoteIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleCreateNote:completion:", phase: .handle,
        resultClass: "INCreateNoteIntentResponse"),
    ],
    codeEnum: "INCreateNoteIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .rule),
      ResponseCode("ready", 1, "11.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "11.0", .handle, .rule),
      ResponseCode("success", 3, "11.0", .handle, .rule),
      ResponseCode("failure", 4, "11.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "11.0", .both, .rule, .offered),
    ])

  /// `INCreateTaskListIntent`, since iOS 11.0, deprecated in 15.0.
  package static let createTaskList = IntentClass(
    name: "INCreateTaskListIntent", domain: "Lists and Notes", verb: "CreateTaskList",
    introducedIOS: "11.0", deprecatedIOS: "15.0", unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INCreateTaskListIntentHandling",
    parameters: [
      Parameter(name: "title", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "taskTitles", swiftType: "[INSpeakableString]?", kind: .text, isList: true),
      Parameter(name: "groupName", swiftType: "INSpeakableString?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTitle", swiftName: "resolveTitle(for:with:)",
        selector: "resolveTitleForCreateTaskList:withCompletion:", phase: .resolve,
        parameter: "title", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveTaskTitles", swiftName: "resolveTaskTitles(for:with:)",
        selector: "resolveTaskTitlesForCreateTaskList:withCompletion:", phase: .resolve,
        parameter: "taskTitles", resultClass: "INSpeakableStringResolutionResult",
        takesArray: true),
      HandlerMethod(
        name: "resolveGroupName", swiftName: "resolveGroupName(for:with:)",
        selector: "resolveGroupNameForCreateTaskList:withCompletion:", phase: .resolve,
        parameter: "groupName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmCreateTaskList:completion:", phase: .confirm,
        resultClass: "INCreateTaskListIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleCreateTaskList:completion:", phase: .handle,
        resultClass: "INCreateTaskListIntentResponse"),
    ],
    codeEnum: "INCreateTaskListIntentResponseCode",
    codes: [
      ResponseCode(
        "unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle],
        deprecated: "15.0"),
      ResponseCode(
        "ready", 1, "11.0", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "15.0"),
      ResponseCode("inProgress", 2, "11.0", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "11.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "11.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "11.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INDeleteTasksIntent`, since iOS 13.0, deprecated in 15.0.
  package static let deleteTasks = IntentClass(
    name: "INDeleteTasksIntent", domain: "Lists and Notes", verb: "DeleteTasks",
    introducedIOS: "13.0", deprecatedIOS: "15.0", unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INDeleteTasksIntentHandling",
    parameters: [
      Parameter(name: "taskList", swiftType: "INTaskList?", kind: .item),
      Parameter(name: "tasks", swiftType: "[INTask]?", kind: .item, isList: true),
      Parameter(name: "all", swiftType: "Bool?", kind: .bool),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTaskList", swiftName: "resolveTaskList(for:with:)",
        selector: "resolveTaskListForDeleteTasks:withCompletion:", phase: .resolve,
        parameter: "taskList", resultClass: "INDeleteTasksTaskListResolutionResult"),
      HandlerMethod(
        name: "resolveTasks", swiftName: "resolveTasks(for:with:)",
        selector: "resolveTasksForDeleteTasks:withCompletion:", phase: .resolve, parameter: "tasks",
        resultClass: "INDeleteTasksTaskResolutionResult", takesArray: true),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmDeleteTasks:completion:", phase: .confirm,
        resultClass: "INDeleteTasksIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleDeleteTasks:completion:", phase: .handle,
        resultClass: "INDeleteTasksIntentResponse"),
    ],
    codeEnum: "INDeleteTasksIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule, deprecated: "15.0"),
      ResponseCode(
        "ready", 1, "13.0", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "15.0"),
      ResponseCode("inProgress", 2, "13.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("success", 3, "13.0", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "13.0", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "13.0", .both, .general, .offered, deprecated: "15.0"),
    ])

  /// `INSearchForNotebookItemsIntent`, since iOS 11.0, deprecated in 27.0.
  package static let searchForNotebookItems = IntentClass(
    name: "INSearchForNotebookItemsIntent", domain: "Lists and Notes",
    verb: "SearchForNotebookItems", introducedIOS: "11.0", deprecatedIOS: "27.0",
    unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSearchForNotebookItemsIntentHandling",
    parameters: [
      Parameter(name: "title", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "content", swiftType: "String?", kind: .text),
      Parameter(name: "itemType", swiftType: "INNotebookItemType", kind: .enumeration),
      Parameter(name: "status", swiftType: "INTaskStatus", kind: .enumeration),
      Parameter(name: "location", swiftType: "CLPlacemark?", kind: .item),
      Parameter(name: "locationSearchType", swiftType: "INLocationSearchType", kind: .enumeration),
      Parameter(name: "dateTime", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "dateSearchType", swiftType: "INDateSearchType", kind: .enumeration),
      Parameter(
        name: "temporalEventTriggerTypes", swiftType: "INTemporalEventTriggerTypeOptions",
        kind: .enumeration),
      Parameter(name: "taskPriority", swiftType: "INTaskPriority", kind: .enumeration),
      Parameter(name: "notebookItemIdentifier", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTitle", swiftName: "resolveTitle(for:with:)",
        selector: "resolveTitleForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "title", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveContent", swiftName: "resolveContent(for:with:)",
        selector: "resolveContentForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "content", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveItemType", swiftName: "resolveItemType(for:with:)",
        selector: "resolveItemTypeForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "itemType", resultClass: "INNotebookItemTypeResolutionResult"),
      HandlerMethod(
        name: "resolveStatus", swiftName: "resolveStatus(for:with:)",
        selector: "resolveStatusForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "status", resultClass: "INTaskStatusResolutionResult"),
      HandlerMethod(
        name: "resolveLocation", swiftName: "resolveLocation(for:with:)",
        selector: "resolveLocationForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "location", resultClass: "INPlacemarkResolutionResult"),
      HandlerMethod(
        name: "resolveLocationSearchType", swiftName: "resolveLocationSearchType(for:with:)",
        selector: "resolveLocationSearchTypeForSearchForNotebookItems:withCompletion:",
        phase: .resolve, parameter: "locationSearchType",
        resultClass: "INLocationSearchTypeResolutionResult"),
      HandlerMethod(
        name: "resolveDateTime", swiftName: "resolveDateTime(for:with:)",
        selector: "resolveDateTimeForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "dateTime", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveDateSearchType", swiftName: "resolveDateSearchType(for:with:)",
        selector: "resolveDateSearchTypeForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "dateSearchType", resultClass: "INDateSearchTypeResolutionResult"),
      HandlerMethod(
        name: "resolveTemporalEventTriggerTypes",
        swiftName: "resolveTemporalEventTriggerTypes(for:with:)",
        selector: "resolveTemporalEventTriggerTypesForSearchForNotebookItems:withCompletion:",
        phase: .resolve, parameter: "temporalEventTriggerTypes",
        resultClass: "INTemporalEventTriggerTypeOptionsResolutionResult"),
      HandlerMethod(
        name: "resolveTaskPriority", swiftName: "resolveTaskPriority(for:with:)",
        selector: "resolveTaskPriorityForSearchForNotebookItems:withCompletion:", phase: .resolve,
        parameter: "taskPriority", resultClass: "INTaskPriorityResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchForNotebookItems:completion:", phase: .confirm,
        resultClass: "INSearchForNotebookItemsIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchForNotebookItems:completion:", phase: .handle,
        resultClass: "INSearchForNotebookItemsIntentResponse"),
    ],
    codeEnum: "INSearchForNotebookItemsIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle]),
      ResponseCode("ready", 1, "11.0", .confirm, .documented, caveats: [.errorFromHandle]),
      ResponseCode("inProgress", 2, "11.0", .handle, .general, caveats: [.discouraged]),
      ResponseCode("success", 3, "11.0", .handle, .general),
      ResponseCode("failure", 4, "11.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "11.0", .both, .general, .offered),
    ])

  /// `INSetTaskAttributeIntent`, since iOS 11.0, deprecated in 27.0.
  package static let setTaskAttribute = IntentClass(
    name: "INSetTaskAttributeIntent", domain: "Lists and Notes", verb: "SetTaskAttribute",
    introducedIOS: "11.0", deprecatedIOS: "27.0", unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INSetTaskAttributeIntentHandling",
    parameters: [
      Parameter(name: "targetTask", swiftType: "INTask?", kind: .item),
      Parameter(name: "taskTitle", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "status", swiftType: "INTaskStatus", kind: .enumeration),
      Parameter(name: "priority", swiftType: "INTaskPriority", kind: .enumeration),
      Parameter(name: "spatialEventTrigger", swiftType: "INSpatialEventTrigger?", kind: .item),
      Parameter(name: "temporalEventTrigger", swiftType: "INTemporalEventTrigger?", kind: .item),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTargetTask", swiftName: "resolveTargetTask(for:with:)",
        selector: "resolveTargetTaskForSetTaskAttribute:withCompletion:", phase: .resolve,
        parameter: "targetTask", resultClass: "INTaskResolutionResult"),
      HandlerMethod(
        name: "resolveTaskTitle", swiftName: "resolveTaskTitle(for:with:)",
        selector: "resolveTaskTitleForSetTaskAttribute:withCompletion:", phase: .resolve,
        parameter: "taskTitle", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveStatus", swiftName: "resolveStatus(for:with:)",
        selector: "resolveStatusForSetTaskAttribute:withCompletion:", phase: .resolve,
        parameter: "status", resultClass: "INTaskStatusResolutionResult"),
      HandlerMethod(
        name: "resolvePriority", swiftName: "resolvePriority(for:with:)",
        selector: "resolvePriorityForSetTaskAttribute:withCompletion:", phase: .resolve,
        parameter: "priority", resultClass: "INTaskPriorityResolutionResult"),
      HandlerMethod(
        name: "resolveSpatialEventTrigger", swiftName: "resolveSpatialEventTrigger(for:with:)",
        selector: "resolveSpatialEventTriggerForSetTaskAttribute:withCompletion:", phase: .resolve,
        parameter: "spatialEventTrigger", resultClass: "INSpatialEventTriggerResolutionResult"),
      HandlerMethod(
        name: "resolveTemporalEventTrigger", swiftName: "resolveTemporalEventTrigger(for:with:)",
        selector: "resolveTemporalEventTriggerForSetTaskAttribute:completion:", phase: .resolve,
        parameter: "temporalEventTrigger",
        resultClass: "INSetTaskAttributeTemporalEventTriggerResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSetTaskAttribute:completion:", phase: .confirm,
        resultClass: "INSetTaskAttributeIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSetTaskAttribute:completion:", phase: .handle,
        resultClass: "INSetTaskAttributeIntentResponse"),
    ],
    codeEnum: "INSetTaskAttributeIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .rule),
      ResponseCode("ready", 1, "11.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "11.0", .handle, .rule),
      ResponseCode("success", 3, "11.0", .handle, .rule),
      ResponseCode("failure", 4, "11.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "11.0", .both, .rule, .offered),
    ])

  /// `INSnoozeTasksIntent`, since iOS 13.0, deprecated in 27.0.
  package static let snoozeTasks = IntentClass(
    name: "INSnoozeTasksIntent", domain: "Lists and Notes", verb: "SnoozeTasks",
    introducedIOS: "13.0", deprecatedIOS: "27.0", unlocking: .never, asksForGoAhead: false,
    handlingProtocol: "INSnoozeTasksIntentHandling",
    parameters: [
      Parameter(name: "tasks", swiftType: "[INTask]?", kind: .item, isList: true),
      Parameter(name: "nextTriggerTime", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "all", swiftType: "Bool?", kind: .bool),
    ],
    methods: [
      HandlerMethod(
        name: "resolveTasks", swiftName: "resolveTasks(for:with:)",
        selector: "resolveTasksForSnoozeTasks:withCompletion:", phase: .resolve, parameter: "tasks",
        resultClass: "INSnoozeTasksTaskResolutionResult", takesArray: true),
      HandlerMethod(
        name: "resolveNextTriggerTime", swiftName: "resolveNextTriggerTime(for:with:)",
        selector: "resolveNextTriggerTimeForSnoozeTasks:withCompletion:", phase: .resolve,
        parameter: "nextTriggerTime", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSnoozeTasks:completion:", phase: .confirm,
        resultClass: "INSnoozeTasksIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSnoozeTasks:completion:", phase: .handle,
        resultClass: "INSnoozeTasksIntentResponse"),
    ],
    codeEnum: "INSnoozeTasksIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "13.0", .none, .rule),
      ResponseCode("ready", 1, "13.0", .confirm, .rule),
      ResponseCode("inProgress", 2, "13.0", .handle, .rule),
      ResponseCode("success", 3, "13.0", .handle, .rule),
      ResponseCode("failure", 4, "13.0", .both, .rule),
      ResponseCode("failureRequiringAppLaunch", 5, "13.0", .both, .rule, .offered),
    ])
}
