// Made by generate-catalog from Sources/SiriKit/Facts/codes.json; change those, not this.

extension CodeMeaning {
  /// The judgement of a code that the intent's enum has.
  package static func of(_ code: String, in intent: String) -> CodeMeaning? {
    switch (code, intent) {
    case ("failureInsufficientFunds", "INTransferMoneyIntent"):
      CodeMeaning(
        .state, .page, isRecoverable: false, .alternative,
        "the account to transfer from does not hold enough")
    case ("failureMessageNotFound", "INSetMessageAttributeIntent"):
      CodeMeaning(.input, .page, isRecoverable: false, .alternative, "the message is not there")
    case ("failureNotEligible", "INSearchForAccountsIntent"):
      CodeMeaning(
        .permission, .page, isRecoverable: false, .nothing, "the user may not ask for accounts")
    case ("failureRequestUnsatisfiable", "INGetAvailableRestaurantReservationBookingsIntent"):
      CodeMeaning(
        .input, .policy, isRecoverable: false, .openApp,
        "no table is free; Maps shows what else there is")
    case ("failureRequestUnspecified", "INGetAvailableRestaurantReservationBookingsIntent"):
      CodeMeaning(
        .input, .policy, isRecoverable: false, .openApp,
        "the request lacks what is needed to look for a table; Maps goes on")
    case ("success", "INSearchCallHistoryIntent"):
      CodeMeaning(.none, .page, isRecoverable: false, .openApp, "the app shows what was found")
    case ("continueInApp", _):
      CodeMeaning(
        .none, .page, isRecoverable: false, .openApp,
        "the app in the foreground carries the request out")
    case ("denied", _):
      CodeMeaning(
        .state, .policy, isRecoverable: false, .alternative,
        "the restaurant did not accept the reservation")
    case ("failure", _):
      CodeMeaning(
        .none, .policy, isRecoverable: true, .tryAgain,
        "something went wrong; the code says neither what nor whose fault it was")
    case ("failureAccountNotFound", _):
      CodeMeaning(.input, .page, isRecoverable: false, .alternative, "there is no such account")
    case ("failureAirplaneModeEnabled", _):
      CodeMeaning(.network, .page, isRecoverable: true, .tryAgain, "the device is in airplane mode")
    case ("failureAppConfigurationRequired", _):
      CodeMeaning(.state, .page, isRecoverable: false, .openApp, "the app has to be set up first")
    case ("failureBillNotFound", _):
      CodeMeaning(.input, .page, isRecoverable: false, .alternative, "there is no such bill")
    case ("failureCallInProgress", _):
      CodeMeaning(.state, .page, isRecoverable: true, .tryAgain, "another call is going on")
    case ("failureCallRinging", _):
      CodeMeaning(.state, .page, isRecoverable: true, .tryAgain, "another call is ringing")
    case ("failureCallingServiceNotAvailable", _):
      CodeMeaning(
        .network, .policy, isRecoverable: true, .tryAgain,
        "the service for calls cannot be reached")
    case ("failureCannotUpdatePasswordProtectedNote", _):
      CodeMeaning(
        .authentication, .page, isRecoverable: false, .openApp,
        "the note is locked with a password")
    case ("failureContactNotSupportedByApp", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative, "the app cannot call this person")
    case ("failureCredentialsUnverified", _):
      CodeMeaning(
        .authentication, .page, isRecoverable: false, .openApp,
        "the credentials of the user, or of the other one, could not be verified")
    case ("failureInsufficientFunds", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .alternative,
        "the account does not hold enough for it")
    case ("failureInvalidNumber", _):
      CodeMeaning(.input, .page, isRecoverable: false, .alternative, "the number cannot be called")
    case ("failureMaxStreamLimitReached", _):
      CodeMeaning(
        .state, .page, isRecoverable: true, .tryAgain, "as many devices play as the account allows")
    case ("failureMessageAttributeNotSet", _):
      CodeMeaning(
        .state, .policy, isRecoverable: true, .tryAgain, "the message could not be marked")
    case ("failureMessageNotFound", _):
      CodeMeaning(.input, .page, isRecoverable: false, .nothing, "the message is not there")
    case ("failureMessageServiceNotAvailable", _):
      CodeMeaning(
        .network, .policy, isRecoverable: true, .tryAgain,
        "the service for messages cannot be reached")
    case ("failureMessageTooManyResults", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative, "more messages fit than can be read out")
    case ("failureMessageTypeUnsupported", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .nothing, "messages of this kind cannot be changed")
    case ("failureNoBankAccount", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .openApp,
        "the user has set up no account to pay from or to be paid on")
    case ("failureNoCallToHangUp", _):
      CodeMeaning(.state, .page, isRecoverable: false, .nothing, "there is no call")
    case ("failureNoMatchingWorkout", _):
      CodeMeaning(.input, .page, isRecoverable: false, .alternative, "no workout fits")
    case ("failureNoUnplayedContent", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .alternative, "everything in it has been played")
    case ("failureNoValidNumber", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative,
        "the person has no number that can be called")
    case ("failureNotEligible", _):
      CodeMeaning(
        .permission, .page, isRecoverable: false, .nothing,
        "this user or the other one may not use it")
    case ("failureNotSubscribed", _):
      CodeMeaning(
        .permission, .page, isRecoverable: false, .openApp, "the station needs a subscription")
    case ("failureOngoingWorkout", _):
      CodeMeaning(.state, .page, isRecoverable: false, .openApp, "another workout is going on")
    case ("failurePastEditTimeLimit", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .nothing,
        "the time in which the message could be edited is over")
    case ("failurePastUnsendTimeLimit", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .nothing,
        "the time in which the message could be taken back is over")
    case ("failurePaymentsAmountAboveMaximum", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative,
        "the amount is larger than the service takes")
    case ("failurePaymentsAmountBelowMinimum", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative,
        "the amount is smaller than the service takes")
    case ("failurePaymentsCurrencyUnsupported", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative, "the service does not take the currency")
    case ("failurePreviousRideNeedsFeedback", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .openApp, "the last ride has to be rated first")
    case ("failureRequestUnsatisfiable", _):
      CodeMeaning(
        .input, .policy, isRecoverable: false, .alternative,
        "nothing is to be had that fits the request")
    case ("failureRequestUnspecified", _):
      CodeMeaning(
        .input, .policy, isRecoverable: false, .alternative,
        "the request lacks what is needed to look for it")
    case ("failureRequiringAppLaunch", _):
      CodeMeaning(
        .state, .policy, isRecoverable: false, .openApp,
        "the request can only be finished in the app")
    case ("failureRequiringAppLaunchMustVerifyCredentials", _):
      CodeMeaning(
        .authentication, .page, isRecoverable: false, .openApp,
        "the user has to prove in the app who they are")
    case ("failureRequiringAppLaunchNoServiceInArea", _):
      CodeMeaning(
        .input, .policy, isRecoverable: false, .openApp,
        "there is no service where it was asked for")
    case ("failureRequiringAppLaunchPreviousRideNeedsCompletion", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .openApp,
        "a ride that is still open has to be finished in the app")
    case ("failureRequiringAppLaunchRideScheduledTooFar", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .openApp, "the ride was asked for too far ahead")
    case ("failureRequiringAppLaunchServiceTemporarilyUnavailable", _):
      CodeMeaning(
        .network, .policy, isRecoverable: true, .openApp,
        "the service is away for a while; the app may tell more")
    case ("failureRequiringInAppAuthentication", _):
      CodeMeaning(
        .authentication, .page, isRecoverable: false, .openApp,
        "the user has to sign in to the app")
    case ("failureRestrictedContent", _):
      CodeMeaning(
        .permission, .page, isRecoverable: false, .alternative,
        "a region or a like restriction forbids to play it")
    case ("failureTermsAndConditionsAcceptanceRequired", _):
      CodeMeaning(
        .permission, .page, isRecoverable: false, .openApp,
        "the app's terms have not been accepted")
    case ("failureUnableToHandOff", _):
      CodeMeaning(
        .state, .policy, isRecoverable: true, .tryAgain,
        "the call could not be handed to the other device")
    case ("failureUnknownMediaType", _):
      CodeMeaning(
        .input, .page, isRecoverable: false, .alternative,
        "the app does not play this kind of media")
    case ("failureUnsupportedOnService", _):
      CodeMeaning(
        .state, .page, isRecoverable: false, .nothing,
        "the service that carried the message does not offer it")
    case ("handleInApp", _):
      CodeMeaning(
        .none, .page, isRecoverable: false, .openApp,
        "the app in the background carries the request out")
    case ("inProgress", _):
      CodeMeaning(
        .none, .page, isRecoverable: false, .done,
        "the request was taken on, and will be finished later")
    case ("ready", _):
      CodeMeaning(
        .none, .page, isRecoverable: false, .goOn,
        "confirm has checked everything and handle may follow")
    case ("success", _):
      CodeMeaning(.none, .page, isRecoverable: false, .done, "the request has been carried out")
    case ("unspecified", _):
      CodeMeaning(
        .none, .page, isRecoverable: false, .nothing,
        "the response was made without a code; it tells Siri nothing")
    case ("userConfirmationRequired", _):
      CodeMeaning(
        .none, .page, isRecoverable: false, .goOn, "the user has to agree before the call is made")
    default: nil
    }
  }
}
