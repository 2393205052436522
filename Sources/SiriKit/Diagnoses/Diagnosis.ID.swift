extension Diagnosis {
  /// Stable names of the diagnoses; the raw value is what the log shows and `explain` takes.
  package enum ID: String, Hashable, Sendable, Codable, CaseIterable {
    case noCompletion = "P001"
    case completedTwice = "P002"
    case lateAnswer = "P003"
    case crashed = "P004"
    case exited = "P005"
    case successFromConfirm = "P006"
    case readyFromHandle = "P007"
    case needsValueAlthoughGiven = "P008"
    case sameQuestionThrice = "P009"
    case codeNotInEnum = "P010"
    case bareFailure = "P011"
    case moneyBeforeHandle = "P012"
    case moneyWithoutGoAhead = "P013"
    case chargedTwice = "P014"
    case successWithoutCharge = "P015"
    case codeInWrongPhase = "P016"
    case unspecified = "P017"
    case fewOptions = "P018"
    case manyOptions = "P019"
    case equalOptions = "P020"
    case resultNotInClass = "P021"
    case reasonNotInEnum = "P022"
    case intentNotSupported = "P023"
    case permissionMissing = "P024"
    case notIndexedYet = "P025"
    case slowAnswer = "P026"
    case activityTypeNotDeclared = "P027"
    case activityUnknownToApp = "P028"
    case noRecordInConfirm = "P029"
    case replyOfWrongType = "P030"
    case fewerResults = "P060"
    case effectBeforeHandle = "P061"
    case doneTwice = "P062"
    case successWithoutEffect = "P063"
    case itemWithoutTitle = "P064"
    case appDidNothing = "P065"
    case chosenWithoutAsking = "P066"
    case allowedWhileLocked = "P067"

    /// What is known about it.
    package var facts: Diagnosis { Diagnosis.all[self.index] }

    private var index: Int {
      // The table is in the order of the cases; a test holds the two together.
      ID.allCases.firstIndex(of: self) ?? 0
    }
  }
}
