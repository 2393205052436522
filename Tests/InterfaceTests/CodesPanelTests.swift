import Conversation
import Screen
import Testing

@Suite("The panel of codes")
struct CodesPanelTests {
  @Test("shows each code with what is heard and what comes next, and lets a method answer it")
  func codes() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Johnny")
    rehearsal.say("/codes")
    #expect(rehearsal.shows("Codes of INSendPaymentIntent"))
    #expect(rehearsal.shows("failureInsufficientFunds"))
    rehearsal.type("amountbelow")
    rehearsal.press(.enter)
    rehearsal.say("yes")
    rehearsal.say("Send $20 to Johnny")
    #expect(rehearsal.ending == .failed("failurePaymentsAmountBelowMinimum"))
  }

  @Test("takes an intent by its verb, and tells of one that does not exist")
  func names() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("/codes PlayMedia")
    #expect(rehearsal.shows("Codes of INPlayMediaIntent"))
    var other = try Rehearsal()
    other.say("/codes INPlayMedea")
    #expect(other.shows("unknown intent INPlayMedea"))
  }
}
