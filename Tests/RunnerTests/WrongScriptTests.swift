import Testing

@testable import Runner

/// Everything that can be wrong with a script is said with its place and the cure.
struct WrongScriptTests {
  /// The message, then the script.
  private static let wrong = """
    t.parley:1:1: the front matter has no end; close it with a line '---'
    ---
    app: demopay
    > hello
    ====
    t.parley:1:1: this is no line of a script; begin it with '>' for the user, 'Siri:', '*', '=', '!', '@', '#', or '//' for a remark
    hello
    ====
    t.parley:2:1: nothing can be expected before the first '>'; begin with what the user says
    # A
    Siri: hello
    ====
    t.parley:2:1: 'or:' stands under no expected line; put it under a 'Siri:' line
    > hello
    or: hello
    ====
    t.parley:2:3: there is no 'weather' in the world; write device.SETTING, behaviour.METHOD, variant, handover or locale
    > hello
    ! weather = rain
    ====
    t.parley:1:3: '! rain' changes nothing; write '! device.network = offline', '! behaviour.handle = success' or '! wait 3s'
    ! rain
    > hello
    ====
    t.parley:1:19: 'device.network' gets no value; write it behind the '='
    ! device.network =
    > hello
    ====
    t.parley:1:20: unknown value of network ofline; did you mean online? one of: online, offline
    ! device.network = ofline
    > hello
    ====
    t.parley:1:20: unknown setting netwrok; did you mean network? one of: …
    ! device.netwrok = offline
    > hello
    ====
    t.parley:1:22: unknown method hanlde; did you mean handle? one of: …
    ! behaviour.hanlde = success
    > hello
    ====
    t.parley:2:8: 'soon' is no length of time; write '350ms' or '12s', at most an hour
    > hello
    ! wait soon
    ====
    t.parley:1:12: unknown language fr-FR; one of: en-US, zh-Hans
    ! locale = fr-FR
    > hello
    ====
    t.parley:2:9: 'none' is no number of turns; write '!rewind 2' to go back two turns
    > hello
    !rewind none
    ====
    t.parley:2:10: 'x.parley' names no case of a file; write '@include FILE.parley#CASE'; '#CASE' alone is one of this file
    > hello
    @include x.parley
    ====
    t.parley:2:1: x.parley: no such file; write the path of a script, from this one
    > hello
    @include x.parley#A
    ====
    t.parley:3:1: there is no case 'Begn' in t.parley; did you mean 'Begin'?
    # Begin
    > hello
    @include #Begn
    ====
    t.parley:3:1: 'Begin' would play itself for ever; include another case
    # Begin
    > hello
    @include #Begin
    ====
    t.parley:7:1: 'A' has a table; include a case without one
    # A
    | n |
    | 1 |
    > Send ${n} to Maria
    # B
    > hello
    @include #A
    ====
    t.parley:2:1: '@2' is no language; write @en-US, @zh-Hans, @all or @include FILE#CASE
    > hello
    @2
    ====
    t.parley:2:1: unknown language fr; one of: en-US; the front matter's 'locale:' lists the script's languages
    > hello
    @fr Siri: Bonjour
    ====
    t.parley:2:1: no event is named; write '* handle -> success' or '* never handle'
    > hello
    * never
    ====
    t.parley:2:1: nothing that happens is called 'hadle'; did you mean 'handle'?
    > hello
    * hadle -> success
    ====
    t.parley:2:1: no intent has a response code 'sucess'; did you mean 'success'?
    > hello
    * handle -> sucess
    ====
    t.parley:3:1: a case is called 'A' already; give each case a name of its own
    # A
    > hello
    # A
    > hello
    ====
    t.parley:4:1: the row has 1 cells, the table 2 columns; write one cell for each of a, b
    # A
    | a | b |
    | 1 | 2 |
    | 1 |
    > hello
    ====
    t.parley:2:1: a column cannot be called 'any'; write a name such as 'amount'
    # A
    | any |
    | 1 |
    > hello
    ====
    t.parley:2:1: the row has no end; close it with '|'
    # A
    | a | b
    > hello
    ====
    t.parley:1:1: nobody says anything in this script; begin with a line such as '> Send $20 to Maria'
    // Only a remark.
    ====
    t.parley:2:9: only the log can be checked strictly; write 'strict: log'
    # A
    strict: all
    > hello
    ====
    t.parley:2:9: unknown language en-GB; one of: en-US, zh-Hans
    ---
    locale: en-GB
    ---
    > hello
    ====
    apps/no.app.yaml.app.yaml:1:1: not in this program; …
    ---
    app: no.app.yaml
    ---
    > hello
    ====
    t.parley:2:10: unknown setting lokced; did you mean locked? one of: …
    ---
    device: {lokced: yes}
    ---
    > hello
    ====
    t.parley:2:18: unknown value of locked perhaps; one of: yes, no
    ---
    device: {locked: perhaps}
    ---
    > hello
    """.scripts

  @Test(arguments: wrong)
  func isSaid(script: String) {
    let parts = script.split(separator: "\n", maxSplits: 1).map(String.init)
    let found = Rehearsing().complaint(parts[1])
    if parts[0].hasSuffix("…") {
      #expect(found.hasPrefix(parts[0].dropLast()) && !found.contains("\n"), "\(found)")
    } else {
      #expect(found == parts[0])
    }
  }
}
