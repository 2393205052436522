import Foundation
import TestSupport
import Testing

@Suite("The commands")
struct CommandTests {
  private func run(
    _ words: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      Talk.program, arguments: words, environment: Talk.environment.merging(environment) { $1 },
      input: Array(input.utf8))
  }

  @Test("--help and --version answer, and every command has an example")
  func help() throws {
    let help = try run("--help")
    #expect(help.status == 0 && help.errors == "")
    for command in ["talk", "understand", "explain", "doctor"] {
      #expect(help.output.contains("\n  \(command) "))
      for own in [try run(command, "--help"), try run("help", command)] {
        #expect(own.status == 0)
        #expect(own.output.hasPrefix("usage: parley "))
        #expect(own.output.contains("example: "))
      }
    }
    let version = try run("--version")
    #expect(version.output.hasPrefix("parley ") && version.status == 0)
  }

  @Test(
    "wrong use is told with the nearest right name and status 2",
    arguments: [
      (["--thme", "dark"], "unknown option --thme; did you mean --theme?"),
      (["talc"], "there is no command 'talc'; did you mean 'talk'?"),
      (["explain", "--jsn"], "unknown option --jsn; did you mean --json?"),
      (["--theme"], "--theme needs a value"),
      (["--plain=yes"], "--plain takes no value"),
      (["talk", "a.yaml", "b.yaml"], "talk takes one file, not 2"),
      (["--locale", "fr"], "no language fr here; one of: en-US, zh-Hans"),
      (["understand", "--locale", "fr", "x"], "no language fr here"),
    ])
  func wrongUse(words: [String], message: String) throws {
    let run = try ProgramRun(Talk.program, arguments: words, environment: Talk.environment)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("a wrong theme or colour is told before the terminal is touched")
  func wrongLook() throws {
    for (words, message) in [
      (["--theme", "drak"], "there is no theme drak; did you mean dark?"),
      (["--color", "sometimes"], "--color"),
    ] {
      let terminal = try PseudoTerminal(
        Talk.program, arguments: words, environment: Talk.environment, columns: 400)
      #expect(terminal.waitForEnd(timeout: 3000) == .exited(2), "\(words)")
      #expect(terminal.text.contains(message), "\(terminal.text.prefix(300))")
      #expect(!terminal.output.contains(0x1B))
    }
  }

  @Test("understand tells intent, values and template, or why not")
  func understand() throws {
    let known = try run("understand", "Send $20 to Maria for dinner")
    #expect(known.status == 0)
    for line in [
      "  intent    INSendPaymentIntent", "  value     currencyAmount = 20 USD",
      "  value     payee = Maria", "  template  sentences/en.yaml:",
    ] {
      #expect(known.output.contains(line), "\(known.output)")
    }
    let unknown = try run("understand", "what a day")
    #expect(unknown.status == 1)
    #expect(unknown.output.contains("intent    none"))
    #expect(unknown.output.contains("hint      say for example “Send $20 to"))
    #expect(try run("understand", "cancel").output.contains("not a request"))
  }

  @Test("understand --json gives one object a line, also of a pipe")
  func understandJSON() throws {
    let run = try run(
      "understand", "--json", input: "Send $20 to Maria\n\nwhat a day\nSend\u{1B}[2J $5 to Anna")
    #expect(run.status == 1)
    #expect(!run.output.contains("\u{1B}"))
    let objects = try run.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    #expect(objects[0]["intent"] as? String == "INSendPaymentIntent")
    #expect(objects[1]["intent"] is NSNull)
  }

  @Test(
    "explain knows intents, codes, results and diagnoses",
    arguments: ["INSendPaymentIntent", "failureInsufficientFunds", "needsValue", "P001"])
  func explain(name: String) throws {
    let text = try run("explain", name)
    #expect(text.status == 0 && text.output.contains(name) && text.errors == "")
    let object = try run("explain", "--json", name)
    #expect(try JSONSerialization.jsonObject(with: Data(object.output.utf8)) is [String: Any])
  }

  @Test("explain of an unknown name offers near ones, status 1")
  func explainUnknown() throws {
    let run = try run("explain", "INSendPaymentIntnt")
    #expect(run.status == 1)
    #expect(run.errors.contains("did you mean INSendPaymentIntent"))
  }

  @Test("doctor tells what works, in a pipe and in a terminal")
  func doctor() throws {
    let piped = try run("doctor")
    #expect(piped.status == 0 && !piped.output.contains("\u{1B}"))
    #expect(piped.output.contains("standard output is no terminal"))
    #expect(piped.output.contains("DemoPay"))
    let terminal = try PseudoTerminal(
      Talk.program, arguments: ["doctor"],
      environment: ["TERM": "vt\u{1B}]0;x\u{7}", "LANG": "C", "NO_COLOR": "1", "TMUX": "x"],
      columns: 100, rows: 30)
    #expect(terminal.waitForEnd() == .exited(0))
    for text in ["vt␛]0;x␇", "100×30", "only ASCII is drawn", "none, as NO_COLOR asks", "tmux;"] {
      #expect(terminal.screen.contains(text), "\(terminal.text)")
    }
    #expect(!terminal.output.contains(0x1B) && terminal.isCooked)
  }

  @Test("a reader who goes away early ends it without a word")
  func brokenPipe() throws {
    let run = try ProgramRun(
      "/bin/bash",
      arguments: [
        "-c", "'\(Talk.program)' explain | head -n 1; echo ${PIPESTATUS[0]}",
      ],
      environment: Talk.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").first?.contains("P0") == true, "\(run.output)")
  }
}
