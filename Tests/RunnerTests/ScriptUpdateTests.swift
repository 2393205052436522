import Testing

@testable import Runner

/// `--update`: what comes is written in, and nothing else is touched.
struct ScriptUpdateTests {
  private let rehearsing = Rehearsing()

  @Test func fillsAndMendsAndKeepsTheRest() {
    let script = """
      // A remark before.
      # Two people match


      > Send $20 to Maria
      // Which of them?
      Siri: Which {who}?
      or: Which one?
        1.  Maria Lopez
        2. Maria Chen  (work)
      > the second one
      * never handle
      * confirm -> success

      > yes

      // The end.
      # Another
      > Send $5 to Maria Lopez
      = done
      """
    let updated = rehearsing.updated(script)
    #expect(
      updated.text == """
        // A remark before.
        # Two people match


        > Send $20 to Maria
        // Which of them?
        Siri: Which {who}?
        or: Which one?
          1. Maria Lopez  (mobile)
          2. Maria Chen  (work)
          3. Maria José Ruiz  (home)
        > the second one
        * never handle
        * confirm -> ready
        Siri: Send $20.00 to Maria Chen?
          | To      | Maria Chen       |
          | Amount  | $20.00           |
          | Fee     | none             |
          | Account | Checking ·· 4417 |
          [Cancel] [Send]

        > yes
        * effect charge 20 USD to Maria Chen
        * handle -> success
        Siri: You sent $20.00 to Maria Chen.
          | To      | Maria Chen       |
          | Amount  | $20.00           |
          | Fee     | none             |
          | Account | Checking ·· 4417 |
        = done

        // The end.
        # Another
        > Send $5 to Maria Lopez
        Siri: Send $5.00 to Maria Lopez?
          | To      | Maria Lopez      |
          | Amount  | $5.00            |
          | Fee     | none             |
          | Account | Checking ·· 4417 |
          [Cancel] [Send]
        """)
    #expect(rehearsing.updated(updated.text).text == updated.text, "twice is once")
    #expect(rehearsing.complaint(updated.text) == "")
    #expect(
      updated.remarks == [
        "t.parley:15: ending + = done", "t.parley:20: ending - = done",
      ])
    #expect(updated.difference.first == "--- t.parley")
    #expect(updated.difference.contains("-= done"))
  }

  @Test func eachLanguageGetsItsOwn() {
    let script = """
      ---
      locale: [en-US, zh-Hans]
      ---
      > {INSendPaymentIntent payee=Maria amount=20 USD}
      @zh-Hans
      Siri: 谁？
      > {choose 2}
      """
    let updated = rehearsing.updated(script)
    #expect(rehearsing.complaint(updated.text) == "")
    #expect(rehearsing.updated(updated.text).text == updated.text)
    #expect(updated.text.contains("@en-US\n* confirm -> ready\nSiri: Send $20.00"))
    #expect(!updated.text.contains("谁？"))
  }

  @Test func tellsWhatItCannot() {
    let table = "# A\n| n |\n| 5 |\n> Send ${n} to Maria\nSiri: Hello\n"
    #expect(
      rehearsing.updated(table).remarks == [
        "t.parley:5: a case with a table is not updated: write what holds for all rows by hand"
      ])
    let shared = "---\nlocale: [en-US, zh-Hans]\n---\n> {INSendPaymentIntent}\nSiri: Hello\n"
    #expect(
      rehearsing.updated(shared).remarks == [
        "t.parley:5: not updated: the line is for several languages; "
          + "write each one's own under '@LOCALE'"
      ])
    #expect(rehearsing.updated("> [Send]\n").text == "> [Send]\n")
    let known = "# A\nknown: APP-7\n> Send $20 to Maria\nSiri: Hello\n"
    #expect(rehearsing.updated(known).text == known)
  }

  @Test func keepsTheEndsOfLines() {
    let updated = rehearsing.updated("# A\r\n> Send $20 to Maria\r\n> no\r\n")
    #expect(updated.text.contains("Siri: Which Maria?\r\n"))
    #expect(rehearsing.complaint(updated.text) == "")
    #expect(!rehearsing.updated("> Send $20 to Maria").text.hasSuffix("\n"))
  }
}
