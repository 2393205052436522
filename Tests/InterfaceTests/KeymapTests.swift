import Files
import Screen
import Testing

@testable import Interface

@Suite("Keys from a file")
struct KeymapTests {
  private func read(_ text: String) throws(FileError) -> Keymap {
    try Keymap(bytes: Array(text.utf8), file: "keys.yaml")
  }

  @Test("a key of the file does what the action says, and its old key no longer does")
  func replaces() throws {
    var rehearsal = try Rehearsal()
    rehearsal.model.keymap = try read("device: [F12, M-d]\n")
    rehearsal.press(.function(3))
    #expect(rehearsal.model.pickers.isEmpty)
    rehearsal.press(.alt("d"))
    #expect(rehearsal.model.pickers.map(\.kind) == [.device])
  }

  @Test(
    "faults are told with their place and the cure",
    arguments: [
      ("devise: [F12]\n", "keys.yaml:1:1: there is no action 'devise'; did you mean 'device'?"),
      ("redraw: [Hyper-x]\n", "keys.yaml:1:10: 'Hyper-x' is no key; write"),
      ("\nredraw: [F2]\n", "keys.yaml:2:1: F2 would be both 'redraw' and 'behaviour'"),
      ("redraw: F2\n", "keys.yaml:1:9: "),
    ])
  func faults(text: String, message: String) {
    do {
      _ = try read(text)
      Issue.record("no fault was found")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test("every key of the table has a name that leads back to it")
  func names() {
    for key in Binding.all.flatMap(\.keys) {
      switch key {
      case .character, .function, .control, .alt: #expect(Key(named: key.name) == key)
      default: break
      }
    }
  }
}
