import Conversation
import Screen
import Session
import SiriKit
import Testing

@testable import Interface

@Suite("The panels with lists")
struct PanelTests {
  @Test("Behaviour lists the methods in calling order, and every answer with what is heard")
  func behaviour() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.function(2))
    let methods = IntentClass.sendPayment.methods.map(\.name)
    let lines = rehearsal.lines
    let rows = methods.compactMap { name in lines.firstIndex { $0.contains(" \(name) ") } }
    #expect(rows.count == methods.count)
    #expect(rows == rows.sorted())
    for method in methods {
      var other = try Rehearsal()
      other.say("/behaviour \(method)")
      let picker = try #require(other.model.pickers.last)
      #expect(picker.rows.count > 8)
      for row in picker.rows where row.id != "world" {
        #expect(!row.detail.contains("⟨"), "\(method) \(row.label): \(row.detail)")
      }
    }
  }

  @Test("every answer of every method can be picked from the list")
  func everyAnswer() throws {
    var rehearsal = try Rehearsal()
    for method in rehearsal.model.session.methods {
      rehearsal.say("/behaviour \(method.name)")
      let names = try #require(rehearsal.model.pickers.last).rows.map(\.id)
      rehearsal.press(.escape, .escape)
      for (index, name) in names.enumerated() {
        rehearsal.say("/behaviour \(method.name)")
        rehearsal.press(.home)
        for _ in 0..<index { rehearsal.press(.down) }
        rehearsal.press(.enter)
        #expect(rehearsal.model.session.behaviourName(of: method) == name)
        rehearsal.press(.escape)
      }
      rehearsal.say("/behaviour \(method.name) world")
    }
  }

  @Test("Device turns every setting through all its values and back")
  func device() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.function(3))
    for setting in DeviceSetting.all {
      let before = setting.value(in: rehearsal.model.session.device)
      var seen: Set<String> = []
      for _ in setting.values {
        rehearsal.press(.right)
        seen.insert(setting.value(in: rehearsal.model.session.device))
      }
      #expect(seen == Set(setting.values), "\(setting.name)")
      #expect(setting.value(in: rehearsal.model.session.device) == before)
      rehearsal.press(.down)
    }
  }

  @Test("the palette lists every command, filters, runs, and says why one cannot run now")
  func palette() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.control("p"))
    for command in Command.all { #expect(rehearsal.shows("/\(command.name.rawValue)")) }
    rehearsal.type("turn")
    rehearsal.press(.enter)
    #expect(rehearsal.shows("nothing has been said yet"))
    rehearsal.press(.escape, .control("p"))
    rehearsal.type("keys and commands")
    rehearsal.press(.enter)
    #expect(rehearsal.model.pickers.last?.kind == .help)
  }

  @Test("a slash lists the commands that it may become")
  func completion() throws {
    var rehearsal = try Rehearsal()
    rehearsal.type("/be")
    #expect(rehearsal.shows("/behaviour [METHOD [ANSWER]]"))
    #expect(!rehearsal.shows("/device"))
    rehearsal.press(.tab)
    #expect(rehearsal.model.input.text == "/behaviour ")
  }

  @Test("help names every key of the table, and every command")
  func help() throws {
    var rehearsal = try Rehearsal()
    rehearsal.type("?")
    let picker = try #require(rehearsal.model.pickers.last)
    for binding in Binding.all {
      #expect(picker.rows.contains { $0.id == binding.action.rawValue }, "\(binding.action)")
    }
    rehearsal.type("mark")
    #expect(rehearsal.shows("mark the choice above"))
  }

  @Test("single steps go round a list, and never stand on a heading")
  func edges() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.function(2))
    let count = rehearsal.model.session.methods.count
    #expect(rehearsal.model.pickers.last?.selectedRow?.label == "resolvePayee")
    rehearsal.press(.up)
    #expect(
      rehearsal.model.pickers.last?.selectedRow?.id == rehearsal.model.session.methods.last?.name)
    rehearsal.press(.down)
    #expect(rehearsal.model.pickers.last?.selectedRow?.label == "resolvePayee")
    for _ in 0..<count {
      #expect(rehearsal.model.pickers.last?.selectedRow?.isHeading == false)
      rehearsal.press(.down)
    }
    #expect(rehearsal.model.pickers.last?.selectedRow?.label == "resolvePayee")
    rehearsal.press(.end, .pageDown)
    #expect(
      rehearsal.model.pickers.last?.selectedRow?.id == rehearsal.model.session.methods.last?.name)
  }

  @Test("a filter that nothing passes says so, and its rows come back")
  func emptyFilter() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.control("p"))
    rehearsal.type("zzz")
    #expect(rehearsal.shows("Nothing holds “zzz”"))
    rehearsal.press(.enter, .up, .down, .end)
    rehearsal.press(.control("u"))
    #expect(rehearsal.shows("/behaviour"))
    #expect(rehearsal.model.pickers.last?.selectedRow != nil)
  }

  @Test("Behaviour and Device open where they were left", arguments: [2, 3])
  func places(number: Int) throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.function(number), .down, .down, .down)
    let row = rehearsal.model.pickers.last?.selectedRow
    rehearsal.press(.escape, .function(number))
    #expect(rehearsal.model.pickers.last?.selectedRow == row)
  }

  @Test("a key has one meaning in a context")
  func conflicts() {
    for context in Binding.Context.allCases {
      var owners: [Key: Binding.Action] = [:]
      for binding in Binding.all where binding.context == context || binding.context == .anywhere {
        for key in binding.keys {
          #expect(owners[key] == nil, "\(key) has two meanings in \(context)")
          owners[key] = binding.action
        }
      }
    }
  }

  @Test("why tells the template and what else nearly did")
  func why() throws {
    var rehearsal = try Rehearsal()
    rehearsal.say("Send $20 to Maria")
    rehearsal.say("/why")
    #expect(rehearsal.shows("Why “Send $20 to Maria”"))
    #expect(rehearsal.shows("sentences/en.yaml"))
  }

  @Test("another panel's key replaces the panel, its own closes it")
  func switching() throws {
    var rehearsal = try Rehearsal()
    rehearsal.press(.function(2), .function(3))
    #expect(rehearsal.model.pickers.map(\.kind) == [.device])
    rehearsal.press(.function(3))
    #expect(rehearsal.model.pickers.isEmpty)
  }
}
