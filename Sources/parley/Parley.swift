import Files

/// The command line: chooses the command and turns every error into a message and a status.
enum Parley {
  /// Statuses: 0 fine, 1 a finding or a request that failed, 2 wrong use.
  static let wrongUse: Int32 = 2

  static let version = "0.1.0"

  static var commands: [any ParleyCommand.Type] {
    [
      TalkCommand.self, TestCommand.self, PlayCommand.self, ExploreCommand.self,
      ExportCommand.self,
      UnderstandCommand.self,
      ExplainCommand.self, LintCommand.self, StatsCommand.self,
      DoctorCommand.self,
    ]
  }

  @MainActor
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      Output.error("parley: \(error.message)")
      return wrongUse
    } catch let error as FileError {
      Output.error(error.description)
      return wrongUse
    } catch {
      Output.error("parley: \(error)")
      return wrongUse
    }
  }

  @MainActor
  private static func dispatch(_ words: [String]) throws -> Int32 {
    let first = words.first ?? ""
    switch first {
    case "--help", "-h", "help":
      if words.count > 1, let command = command(named: words[1]) {
        Output.line(command.help)
      } else {
        Output.line(help)
      }
      return 0
    case "--version":
      Output.line("parley \(version)")
      return 0
    default: break
    }
    if let command = command(named: first) {
      return try run(command, Array(words.dropFirst()))
    }
    guard first.isEmpty || first.hasPrefix("-") || first.contains(".") || first.contains("/")
    else {
      let near = nearest(first, among: commands.map { $0.name })
      throw UsageError(
        "there is no command '\(first)'"
          + (near.map { "; did you mean '\($0)'?" } ?? "; parley --help lists them"))
    }
    return try run(TalkCommand.self, words)
  }

  @MainActor
  private static func run(_ command: any ParleyCommand.Type, _ words: [String]) throws -> Int32 {
    if words.contains("--help") || words.contains("-h") {
      Output.line(command.help)
      return 0
    }
    return try command.run(Arguments(words, options: command.options))
  }

  private static func command(named name: String) -> (any ParleyCommand.Type)? {
    commands.first { $0.name == name }
  }

  private static var help: String {
    var text = """
      Parley plays Siri to an app's intent handler, in a terminal.

      usage: parley [COMMAND] [OPTIONS]

      """
    for command in commands {
      let name = command.name
      text +=
        "\n  \(name)" + String(repeating: " ", count: max(1, 12 - name.count))
        + command.summary
    }
    text += """


      Without a command it talks, with the built-in app DemoPay.
      parley COMMAND --help tells more, with an example.
      """
    return text
  }
}
