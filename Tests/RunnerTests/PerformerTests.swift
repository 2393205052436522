import Testing

@testable import Runner

/// What scripts can say, and how they fail.
struct PerformerTests {
  private let rehearsing = Rehearsing()

  /// Scripts that hold, between lines of equal signs.
  private static let right = """
    > Send $20 to Maria
    Siri: Which Maria?
      1. Maria Lopez  (mobile)
      2. Maria Chen  (work)
      3. Maria José Ruiz  (home)
    > the second one
    * confirm -> ready
    Siri: Send $20.00 to Maria Chen?
      | To | Maria Chen |
      | Amount | $20.00 |
      | Fee | none |
      | Account | Checking ·· 4417 |
      [Cancel] [Send]
    > [Send]
    * effect charge
    * handle -> success
    ====
    // A button by its role, a choice by its label, its number, its place.
    > Send $20 to Maria
    > [Maria Chen]
    > [confirm]
    * handle
    > Send $20 to Maria
    > [2]
    * confirm -> ready
    > [cancel]
    * ending cancelled
    > Send $20 to Maria
    > [#2]
    * confirm -> ready
    ====
    // What must not happen, now or at all.
    > Send $20 to Maria
    * never handle
    > the second one
    * not handle
    > yes
    * handle
    > hello
    * not handle
    ====
    // Other wordings.
    > Send $20 to Maria
    * P001
    or: resolvePayee
    Siri: Who is it?
    or: Which {any}?
      1. {any}
      2. {any}
      3. {any}
    ====
    // Names hold from turn to turn, and a table gives them.
    # A
    | who         | amount |
    |-------------|--------|
    | Maria Chen  | $20.00 |
    | Maria Lopez | $7.50  |
    > Send {amount} to {who}
    Siri: Send {amount} to {who}?
      | {to}   | {who} |
      | Amount | {amount} |
      | Fee    | {fee} |
      | {any}  | Checking ~ |
      [Cancel] [{word}]
    > [Send]
    Siri: You sent {amount} to {who}.
      | {to}   | {who} |
      | Amount | {amount} |
      | Fee    | {fee} |
      | {any}  | Checking ~ |
    = done
    ====
    // Back, and another way.
    > Send $20 to Maria Chen
    > [Send]
    * handle -> success
    !rewind 1
    > [Cancel]
    * not handle
    * ending cancelled
    ====
    // Time, and the world.
    ! behaviour.confirm = {after: 12s, code: ready}
    > Send $20 to Maria Chen
    ! wait 1s
    * not confirm -> ready
    ! wait 20s
    * confirm -> call-cancelled
    or: confirm -> cancelled
    or: confirm -> late-reply
    ! behaviour.confirm = ready
    ! device.locked = true
    > Send $20 to Maria Chen
    > [Unlock]
    * unlocked
    ====
    // All ways to say a thing, and turns without words.
    > Send $20 to Maria Chen |or| Pay Maria Chen 20 dollars
    * confirm -> ready
    > (home)
    * ending cancelled
    ====
    // A shared beginning.
    # Begin
    > Send $20 to Maria
    > [Maria Chen]

    # Go on
    @include #Begin
    > yes
    * handle
    ====
    # A case that is known to fail
    known: APP-7
    > Send $20 to Maria
    Siri: Hello
    ====
    ---
    locale: [en-US, zh-Hans]
    ---
    > {INSendPaymentIntent payee=Maria amount=20 USD}
    @en-US
    Siri: Which Maria?
      1. {any}
      2. {any}
      3. {any}
    @zh-Hans
    Siri: 您指的是{any}
      1. {any}
      2. {any}
      3. {any}
    > {choose 2}
    * confirm -> ready
    > {no}
    * ending cancelled
    """.scripts

  @Test(arguments: right)
  func holds(script: String) {
    #expect(rehearsing.complaint(script) == "")
  }

  /// Scripts that do not, each under its complaint.
  private static let wrong = """
    4: another line comes
    > Send $20 to Maria Chen
    > yes
    Siri: You sent $20.00 to Maria Chen.
      | Whom | Maria Chen |
    ====
    6: this line does not come
    > Send $20 to Maria
    Siri: Which Maria?
      1. {any}
      2. {any}
      3. {any}
      4. {any}
    ====
    2: more comes after this line
    > Send $20 to Maria
    Siri: Which Maria?
    ====
    2: another line comes
    > Send $20 to Maria
    Siri: which Maria?
    ====
    2: 'handle' does not happen here
    > Send $20 to Maria
    * handle
    ====
    4: 'handle' happened
    > Send $20 to Maria Chen
    > yes
    > hello
    * never handle
    ====
    5: 'handle' happened
    > Send $20 to Maria Chen
    > yes
    !rewind 1
    > no
    * never handle
    ====
    1: 'Send $30 to Maria' does not lead to the same
    > Send $20 to Maria |or| Send $30 to Maria
    ====
    2: there is no [Nobody] here
    > Send $20 to Maria
    > [Nobody]
    ====
    1: [Send] cannot be tapped: nothing is asked
    > [Send]
    ====
    2: there are no 2 turns to go back, only 1
    > Send $20 to Maria
    !rewind 2
    ====
    1: it is known to fail (APP-7), and passes
    # A
    known: APP-7
    > Send $20 to Maria
    ====
    5: 'intent INSendPaymentIntent currencyAmount=20 USD payee=Maria' happens, which is not named
    # A
    strict: log
    > Send $20 to Maria
    * matched
    * resolvePayee
    ====
    6: 'confirm' happened
    # A
    | who |
    | Maria |
    | Maria Chen |
    > Send $20 to {who}
    * not confirm
    """.scripts

  @Test(arguments: wrong)
  func fails(script: String) {
    let parts = script.split(separator: "\n", maxSplits: 1).map(String.init)
    #expect(rehearsing.complaint(parts[1]) == parts[0])
  }

  @Test func outcomesAreTheSameWithManyJobs() {
    let rows = (1...60).map { "| \($0) |\n" }.joined()
    let script = """
      # Many
      | n |
      \(rows)> Send ${n} to Maria Chen
      Siri: Send ${n}.00 to Maria Chen?
        | To | Maria Chen |
        | Amount | ${n}.00 |
        | Fee | none |
        | Account | ~ |
        [Cancel] [Send]
      > yes
      * handle
      """
    let one = rehearsing.report(script).text(.json)
    #expect(rehearsing.report(script, jobs: 4).text(.json) == one)
    #expect(rehearsing.report(script).text(.json) == one)
    #expect(one.contains("60 cases"))
  }
}

extension String {
  /// The scripts between lines of equal signs.
  var scripts: [String] {
    split(separator: "====\n").map { $0.hasSuffix("\n") ? String($0) : "\($0)\n" }
  }
}
