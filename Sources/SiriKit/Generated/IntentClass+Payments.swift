// Made by generate-catalog from Sources/SiriKit/Facts/sirikit.json; change those, not this.

extension IntentClass {
  /// `INPayBillIntent`, since iOS 10.3, deprecated in 15.0.
  package static let payBill = IntentClass(
    name: "INPayBillIntent", domain: "Payments", verb: "PayBill", introducedIOS: "10.3",
    deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: true,
    handlingProtocol: "INPayBillIntentHandling",
    parameters: [
      Parameter(name: "billPayee", swiftType: "INBillPayee?", kind: .item),
      Parameter(name: "fromAccount", swiftType: "INPaymentAccount?", kind: .item),
      Parameter(name: "transactionAmount", swiftType: "INPaymentAmount?", kind: .item),
      Parameter(name: "transactionScheduledDate", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "transactionNote", swiftType: "String?", kind: .text),
      Parameter(name: "billType", swiftType: "INBillType", kind: .enumeration),
      Parameter(name: "dueDate", swiftType: "INDateComponentsRange?", kind: .date),
    ],
    methods: [
      HandlerMethod(
        name: "resolveBillPayee", swiftName: "resolveBillPayee(for:with:)",
        selector: "resolveBillPayeeForPayBill:withCompletion:", phase: .resolve,
        parameter: "billPayee", resultClass: "INBillPayeeResolutionResult"),
      HandlerMethod(
        name: "resolveFromAccount", swiftName: "resolveFromAccount(for:with:)",
        selector: "resolveFromAccountForPayBill:withCompletion:", phase: .resolve,
        parameter: "fromAccount", resultClass: "INPaymentAccountResolutionResult"),
      HandlerMethod(
        name: "resolveTransactionAmount", swiftName: "resolveTransactionAmount(for:with:)",
        selector: "resolveTransactionAmountForPayBill:withCompletion:", phase: .resolve,
        parameter: "transactionAmount", resultClass: "INPaymentAmountResolutionResult"),
      HandlerMethod(
        name: "resolveTransactionScheduledDate",
        swiftName: "resolveTransactionScheduledDate(for:with:)",
        selector: "resolveTransactionScheduledDateForPayBill:withCompletion:", phase: .resolve,
        parameter: "transactionScheduledDate",
        resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveTransactionNote", swiftName: "resolveTransactionNote(for:with:)",
        selector: "resolveTransactionNoteForPayBill:withCompletion:", phase: .resolve,
        parameter: "transactionNote", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "resolveBillType", swiftName: "resolveBillType(for:with:)",
        selector: "resolveBillTypeForPayBill:withCompletion:", phase: .resolve,
        parameter: "billType", resultClass: "INBillTypeResolutionResult"),
      HandlerMethod(
        name: "resolveDueDate", swiftName: "resolveDueDate(for:with:)",
        selector: "resolveDueDateForPayBill:withCompletion:", phase: .resolve, parameter: "dueDate",
        resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmPayBill:completion:", phase: .confirm,
        resultClass: "INPayBillIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handlePayBill:completion:", phase: .handle,
        resultClass: "INPayBillIntentResponse"),
    ],
    codeEnum: "INPayBillIntentResponseCode",
    codes: [
      ResponseCode(
        "unspecified", 0, "10.3", .none, .documented, caveats: [.errorFromHandle],
        deprecated: "15.0"),
      ResponseCode(
        "ready", 1, "10.3", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.3", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.3", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.3", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.3", .both, .general, .offered, deprecated: "15.0"),
      ResponseCode("failureCredentialsUnverified", 6, "10.3", .both, .general, deprecated: "15.0"),
      ResponseCode("failureInsufficientFunds", 7, "10.3", .both, .general, deprecated: "15.0"),
    ])

  /// `INRequestPaymentIntent`, since iOS 10.0.
  package static let requestPayment = IntentClass(
    name: "INRequestPaymentIntent", domain: "Payments", verb: "RequestPayment",
    introducedIOS: "10.0", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: true,
    handlingProtocol: "INRequestPaymentIntentHandling",
    parameters: [
      Parameter(name: "payer", swiftType: "INPerson?", kind: .person),
      Parameter(name: "currencyAmount", swiftType: "INCurrencyAmount?", kind: .currencyAmount),
      Parameter(name: "note", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolvePayer", swiftName: "resolvePayer(for:with:)",
        selector: "resolvePayerForRequestPayment:completion:", phase: .resolve, parameter: "payer",
        resultClass: "INRequestPaymentPayerResolutionResult"),
      HandlerMethod(
        name: "resolveCurrencyAmount", swiftName: "resolveCurrencyAmount(for:with:)",
        selector: "resolveCurrencyAmountForRequestPayment:completion:", phase: .resolve,
        parameter: "currencyAmount", resultClass: "INRequestPaymentCurrencyAmountResolutionResult"),
      HandlerMethod(
        name: "resolveNote", swiftName: "resolveNote(for:with:)",
        selector: "resolveNoteForRequestPayment:withCompletion:", phase: .resolve,
        parameter: "note", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmRequestPayment:completion:", phase: .confirm,
        resultClass: "INRequestPaymentIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleRequestPayment:completion:", phase: .handle,
        resultClass: "INRequestPaymentIntentResponse"),
    ],
    codeEnum: "INRequestPaymentIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode("failureCredentialsUnverified", 6, "10.0", .both, .general),
      ResponseCode("failurePaymentsAmountBelowMinimum", 7, "10.0", .both, .general),
      ResponseCode("failurePaymentsAmountAboveMaximum", 8, "10.0", .both, .general),
      ResponseCode("failurePaymentsCurrencyUnsupported", 9, "10.0", .both, .general),
      ResponseCode("failureNoBankAccount", 10, "10.0", .both, .general),
      ResponseCode("failureNotEligible", 11, "11.0", .both, .general),
      ResponseCode("failureTermsAndConditionsAcceptanceRequired", 12, "11.1", .both, .general),
    ])

  /// `INSearchForAccountsIntent`, since iOS 11.0.
  package static let searchForAccounts = IntentClass(
    name: "INSearchForAccountsIntent", domain: "Payments", verb: "SearchForAccounts",
    introducedIOS: "11.0", deprecatedIOS: nil, unlocking: .always, asksForGoAhead: true,
    handlingProtocol: "INSearchForAccountsIntentHandling",
    parameters: [
      Parameter(name: "accountNickname", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "accountType", swiftType: "INAccountType", kind: .enumeration),
      Parameter(name: "organizationName", swiftType: "INSpeakableString?", kind: .text),
      Parameter(name: "requestedBalanceType", swiftType: "INBalanceType", kind: .enumeration),
    ],
    methods: [
      HandlerMethod(
        name: "resolveAccountNickname", swiftName: "resolveAccountNickname(for:with:)",
        selector: "resolveAccountNicknameForSearchForAccounts:withCompletion:", phase: .resolve,
        parameter: "accountNickname", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveAccountType", swiftName: "resolveAccountType(for:with:)",
        selector: "resolveAccountTypeForSearchForAccounts:withCompletion:", phase: .resolve,
        parameter: "accountType", resultClass: "INAccountTypeResolutionResult"),
      HandlerMethod(
        name: "resolveOrganizationName", swiftName: "resolveOrganizationName(for:with:)",
        selector: "resolveOrganizationNameForSearchForAccounts:withCompletion:", phase: .resolve,
        parameter: "organizationName", resultClass: "INSpeakableStringResolutionResult"),
      HandlerMethod(
        name: "resolveRequestedBalanceType", swiftName: "resolveRequestedBalanceType(for:with:)",
        selector: "resolveRequestedBalanceTypeForSearchForAccounts:withCompletion:",
        phase: .resolve, parameter: "requestedBalanceType",
        resultClass: "INBalanceTypeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchForAccounts:completion:", phase: .confirm,
        resultClass: "INSearchForAccountsIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchForAccounts:completion:", phase: .handle,
        resultClass: "INSearchForAccountsIntentResponse"),
    ],
    codeEnum: "INSearchForAccountsIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "11.0", .none, .documented, caveats: [.errorFromHandle]),
      ResponseCode("ready", 1, "11.0", .confirm, .documented, caveats: [.errorFromHandle]),
      ResponseCode("inProgress", 2, "11.0", .handle, .documented),
      ResponseCode("success", 3, "11.0", .handle, .general),
      ResponseCode("failure", 4, "11.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "11.0", .both, .general, .offered),
      ResponseCode("failureCredentialsUnverified", 6, "11.0", .both, .general),
      ResponseCode("failureAccountNotFound", 7, "11.0", .both, .general),
      ResponseCode("failureTermsAndConditionsAcceptanceRequired", 8, "12.0", .both, .general),
      ResponseCode("failureNotEligible", 9, "12.0", .both, .general),
    ])

  /// `INSearchForBillsIntent`, since iOS 10.3, deprecated in 15.0.
  package static let searchForBills = IntentClass(
    name: "INSearchForBillsIntent", domain: "Payments", verb: "SearchForBills",
    introducedIOS: "10.3", deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: false,
    handlingProtocol: "INSearchForBillsIntentHandling",
    parameters: [
      Parameter(name: "billPayee", swiftType: "INBillPayee?", kind: .item),
      Parameter(name: "paymentDateRange", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "billType", swiftType: "INBillType", kind: .enumeration),
      Parameter(name: "status", swiftType: "INPaymentStatus", kind: .enumeration),
      Parameter(name: "dueDateRange", swiftType: "INDateComponentsRange?", kind: .date),
    ],
    methods: [
      HandlerMethod(
        name: "resolveBillPayee", swiftName: "resolveBillPayee(for:with:)",
        selector: "resolveBillPayeeForSearchForBills:withCompletion:", phase: .resolve,
        parameter: "billPayee", resultClass: "INBillPayeeResolutionResult"),
      HandlerMethod(
        name: "resolvePaymentDateRange", swiftName: "resolvePaymentDateRange(for:with:)",
        selector: "resolvePaymentDateRangeForSearchForBills:withCompletion:", phase: .resolve,
        parameter: "paymentDateRange", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveBillType", swiftName: "resolveBillType(for:with:)",
        selector: "resolveBillTypeForSearchForBills:withCompletion:", phase: .resolve,
        parameter: "billType", resultClass: "INBillTypeResolutionResult"),
      HandlerMethod(
        name: "resolveStatus", swiftName: "resolveStatus(for:with:)",
        selector: "resolveStatusForSearchForBills:withCompletion:", phase: .resolve,
        parameter: "status", resultClass: "INPaymentStatusResolutionResult"),
      HandlerMethod(
        name: "resolveDueDateRange", swiftName: "resolveDueDateRange(for:with:)",
        selector: "resolveDueDateRangeForSearchForBills:withCompletion:", phase: .resolve,
        parameter: "dueDateRange", resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSearchForBills:completion:", phase: .confirm,
        resultClass: "INSearchForBillsIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSearchForBills:completion:", phase: .handle,
        resultClass: "INSearchForBillsIntentResponse"),
    ],
    codeEnum: "INSearchForBillsIntentResponseCode",
    codes: [
      ResponseCode(
        "unspecified", 0, "10.3", .none, .documented, caveats: [.errorFromHandle],
        deprecated: "15.0"),
      ResponseCode(
        "ready", 1, "10.3", .confirm, .documented, caveats: [.errorFromHandle], deprecated: "15.0"),
      ResponseCode("inProgress", 2, "10.3", .handle, .documented, deprecated: "15.0"),
      ResponseCode("success", 3, "10.3", .handle, .general, deprecated: "15.0"),
      ResponseCode("failure", 4, "10.3", .both, .general, deprecated: "15.0"),
      ResponseCode(
        "failureRequiringAppLaunch", 5, "10.3", .both, .general, .offered, deprecated: "15.0"),
      ResponseCode("failureCredentialsUnverified", 6, "10.3", .both, .general, deprecated: "15.0"),
      ResponseCode("failureBillNotFound", 7, "10.3", .both, .general, deprecated: "15.0"),
    ])

  /// `INSendPaymentIntent`, since iOS 10.0.
  package static let sendPayment = IntentClass(
    name: "INSendPaymentIntent", domain: "Payments", verb: "SendPayment", introducedIOS: "10.0",
    deprecatedIOS: nil, unlocking: .always, asksForGoAhead: true,
    handlingProtocol: "INSendPaymentIntentHandling",
    parameters: [
      Parameter(name: "payee", swiftType: "INPerson?", kind: .person),
      Parameter(name: "currencyAmount", swiftType: "INCurrencyAmount?", kind: .currencyAmount),
      Parameter(name: "note", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolvePayee", swiftName: "resolvePayee(for:with:)",
        selector: "resolvePayeeForSendPayment:completion:", phase: .resolve, parameter: "payee",
        resultClass: "INSendPaymentPayeeResolutionResult"),
      HandlerMethod(
        name: "resolveCurrencyAmount", swiftName: "resolveCurrencyAmount(for:with:)",
        selector: "resolveCurrencyAmountForSendPayment:completion:", phase: .resolve,
        parameter: "currencyAmount", resultClass: "INSendPaymentCurrencyAmountResolutionResult"),
      HandlerMethod(
        name: "resolveNote", swiftName: "resolveNote(for:with:)",
        selector: "resolveNoteForSendPayment:withCompletion:", phase: .resolve, parameter: "note",
        resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmSendPayment:completion:", phase: .confirm,
        resultClass: "INSendPaymentIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleSendPayment:completion:", phase: .handle,
        resultClass: "INSendPaymentIntentResponse"),
    ],
    codeEnum: "INSendPaymentIntentResponseCode",
    codes: [
      ResponseCode("unspecified", 0, "10.0", .none, .rule),
      ResponseCode("ready", 1, "10.0", .confirm, .documented),
      ResponseCode("inProgress", 2, "10.0", .handle, .documented),
      ResponseCode("success", 3, "10.0", .handle, .general),
      ResponseCode("failure", 4, "10.0", .both, .general),
      ResponseCode("failureRequiringAppLaunch", 5, "10.0", .both, .general, .offered),
      ResponseCode("failureCredentialsUnverified", 6, "10.0", .both, .general),
      ResponseCode("failurePaymentsAmountBelowMinimum", 7, "10.0", .both, .general),
      ResponseCode("failurePaymentsAmountAboveMaximum", 8, "10.0", .both, .general),
      ResponseCode("failurePaymentsCurrencyUnsupported", 9, "10.0", .both, .general),
      ResponseCode("failureInsufficientFunds", 10, "10.0", .both, .general),
      ResponseCode("failureNoBankAccount", 11, "10.0", .both, .general),
      ResponseCode("failureNotEligible", 12, "11.0", .both, .general),
      ResponseCode("failureTermsAndConditionsAcceptanceRequired", 13, "11.1", .both, .general),
    ])

  /// `INTransferMoneyIntent`, since iOS 11.0, deprecated in 15.0.
  package static let transferMoney = IntentClass(
    name: "INTransferMoneyIntent", domain: "Payments", verb: "TransferMoney", introducedIOS: "11.0",
    deprecatedIOS: "15.0", unlocking: .always, asksForGoAhead: true,
    handlingProtocol: "INTransferMoneyIntentHandling",
    parameters: [
      Parameter(name: "fromAccount", swiftType: "INPaymentAccount?", kind: .item),
      Parameter(name: "toAccount", swiftType: "INPaymentAccount?", kind: .item),
      Parameter(name: "transactionAmount", swiftType: "INPaymentAmount?", kind: .item),
      Parameter(name: "transactionScheduledDate", swiftType: "INDateComponentsRange?", kind: .date),
      Parameter(name: "transactionNote", swiftType: "String?", kind: .text),
    ],
    methods: [
      HandlerMethod(
        name: "resolveFromAccount", swiftName: "resolveFromAccount(for:with:)",
        selector: "resolveFromAccountForTransferMoney:withCompletion:", phase: .resolve,
        parameter: "fromAccount", resultClass: "INPaymentAccountResolutionResult"),
      HandlerMethod(
        name: "resolveToAccount", swiftName: "resolveToAccount(for:with:)",
        selector: "resolveToAccountForTransferMoney:withCompletion:", phase: .resolve,
        parameter: "toAccount", resultClass: "INPaymentAccountResolutionResult"),
      HandlerMethod(
        name: "resolveTransactionAmount", swiftName: "resolveTransactionAmount(for:with:)",
        selector: "resolveTransactionAmountForTransferMoney:withCompletion:", phase: .resolve,
        parameter: "transactionAmount", resultClass: "INPaymentAmountResolutionResult"),
      HandlerMethod(
        name: "resolveTransactionScheduledDate",
        swiftName: "resolveTransactionScheduledDate(for:with:)",
        selector: "resolveTransactionScheduledDateForTransferMoney:withCompletion:",
        phase: .resolve, parameter: "transactionScheduledDate",
        resultClass: "INDateComponentsRangeResolutionResult"),
      HandlerMethod(
        name: "resolveTransactionNote", swiftName: "resolveTransactionNote(for:with:)",
        selector: "resolveTransactionNoteForTransferMoney:withCompletion:", phase: .resolve,
        parameter: "transactionNote", resultClass: "INStringResolutionResult"),
      HandlerMethod(
        name: "confirm", swiftName: "confirm(intent:completion:)",
        selector: "confirmTransferMoney:completion:", phase: .confirm,
        resultClass: "INTransferMoneyIntentResponse"),
      HandlerMethod(
        name: "handle", swiftName: "handle(intent:completion:)",
        selector: "handleTransferMoney:completion:", phase: .handle,
        resultClass: "INTransferMoneyIntentResponse"),
    ],
    codeEnum: "INTransferMoneyIntentResponseCode",
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
      ResponseCode("failureCredentialsUnverified", 6, "11.0", .both, .general, deprecated: "15.0"),
      ResponseCode("failureInsufficientFunds", 7, "11.0", .both, .general, deprecated: "15.0"),
    ])
}
