import Foundation
import TestSupport
import Testing

@Suite("parley export")
struct ExportCommandTests {
  private func run(_ words: [String], input: String = "") throws -> ProgramRun {
    try ProgramRun(
      Talk.program, arguments: words, environment: Talk.environment, input: Array(input.utf8))
  }

  /// Runs in a folder of its own, with a log in it.
  private func inFolder(_ body: (URL, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "parley-export-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appending(path: "talk.jsonl").path
    let talk = try run(
      ["--locale", "zh-Hans", "--log", log], input: "用DemoPay给王小明转20元\n好的\n")
    #expect(talk.status == 0)
    try body(folder, log)
  }

  @Test("makes what the end of the output's name tells, of a log that names its app and language")
  func formats() throws {
    try inFolder { folder, log in
      for (name, beginning) in [
        ("talk.html", "<!doctype html>"), ("talk.md", "# 用DemoPay"), ("talk.svg", "<svg "),
        ("talk.cast", #"{"env":"#), ("talk.json", #"{"acts":["#),
      ] {
        let output = folder.appending(path: name)
        let run = try run(["export", log, "--output", output.path])
        #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.errors)")
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        #expect(text.hasPrefix(beginning), "\(name)")
        #expect(text.contains("王小明"))
      }
      let piped = try run(["export", "--format", "markdown", "--no-log", log])
      #expect(piped.status == 0 && piped.output.contains("**Siri:**"))
      #expect(!piped.output.contains("What happened underneath"))
    }
  }

  @Test("wrong use is told with what would be right")
  func wrongUse() throws {
    try inFolder { folder, log in
      let page = folder.appending(path: "a/b.html").path
      for (words, message) in [
        ([], "export takes one script, or one log"),
        ([log], "in which format? --format takes one of: html, markdown, svg, cast, json"),
        ([log, "--format", "htlm"], "there is no format htlm; did you mean html?"),
        ([log, "--output", page], "\(page): No such file or directory"),
        ([log, "--format", "svg", "--size", "9x9"], "--size takes columns and rows from 40x12"),
        ([log, "--format", "svg", "--turn", "x"], "--turn takes the number of a turn, not 'x'"),
        ([log, "--format", "html", "--locale", "fr"], "no language fr here"),
        ([log, "--format", "html", "--app", "demotunes"], "give the app file of the conversation"),
      ] {
        let run = try run(["export"] + words)
        #expect(run.status == 2 && run.output == "", "\(words)")
        #expect(run.errors.contains(message), "\(run.errors)")
      }
    }
  }

  @Test("performs one case of a script, in the wanted language")
  func scripts() throws {
    try inFolder { folder, _ in
      let script = folder.appending(path: "pay.parley")
      let text = """
        ---
        app: demopay
        locale: [en-US, zh-Hans]
        handler: {confirm: ready}
        ---
        # Sent
        > {INSendPaymentIntent payee="Maria Lopez" amount=20 USD}
        Siri: Nobody says this.
        > [confirm]
        # Left
        > {INSendPaymentIntent payee="Maria Lopez" amount=20 USD}
        > [x]
        """
      try Data(text.utf8).write(to: script)
      let sent = try run(
        ["export", script.path + "#Sent", "--locale", "zh-Hans", "--format", "markdown"])
      #expect(sent.status == 0, "\(sent.errors)")
      #expect(sent.output.hasPrefix("# Sent\n\nDemoPay · zh-Hans\n"))
      #expect(
        sent.output.contains("**Siri:** 已向 Maria Lopez 付款") && !sent.output.contains("Nobody"))
      for (words, message) in [
        ([script.path], "has 2 cases; choose one with --case: 'Sent', 'Left'"),
        ([script.path, "--case", "Snet"], "has no case 'Snet'; did you mean 'Sent'?"),
        ([script.path, "--case", "Left"], "pay.parley:12:1: there is no [x] here"),
        ([script.path, "--case", "Sent", "--app", "demochat"], "--app goes with a log"),
      ] {
        let run = try run(["export", "--format", "json"] + words)
        #expect(run.status == 2 && run.output == "", "\(words)")
        #expect(run.errors.contains(message), "\(run.errors)")
      }
    }
  }
}
