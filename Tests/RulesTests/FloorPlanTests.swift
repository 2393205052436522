import Foundation
import Testing

/// The floor plan of ARCHITECTURE.md and Package.swift, held to what the files import.
@Suite("The floor plan")
struct FloorPlanTests {
  @Test("has a room for every folder of Sources")
  func rooms() {
    let folders = Set(SourceFile.sources.map(\.room))
    let unknown = folders.subtracting(Room.all.map(\.name))
    #expect(unknown.isEmpty, "enter these folders in Tests/RulesTests/Room.swift")
  }

  @Test("has arrows that only go down")
  func order() {
    var below: Set<String> = ["CPseudoTerminal"]
    for room in Room.all {
      #expect(room.uses.subtracting(below).isEmpty, "\(room.name) uses rooms that come later")
      below.insert(room.name)
    }
  }

  @Test("names what each file imports")
  func imports() throws {
    let pattern = try Regex(
      #"^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:struct |class |enum |func )?(\w+)"#)
    for file in SourceFile.swift {
      let room = try #require(Room.named(file.room), "\(file)")
      for (index, line) in file.code.lines.enumerated() where line.contains("import") {
        guard let match = try pattern.firstMatch(in: line), let name = match[1].substring else {
          continue
        }
        #expect(
          room.uses.union(room.outside).contains(String(name)),
          "\(file):\(index + 1): \(room.name) may not import \(name)")
      }
    }
  }

  @Test("names what Package.swift declares")
  func manifest() throws {
    let manifest = SourceFile(path: "Package.swift").text
    let pattern = try Regex(#"(?:library|executable)\(\s*"([\w-]+)"(?:,\s*\[([^\]]*)\])?\s*\)"#)
    let declared = manifest.matches(of: pattern)
    #expect(declared.count >= 12)
    for match in declared {
      let name = String(match[1].substring ?? "")
      let dependencies = (match[2].substring ?? "").split(whereSeparator: { " ,\n\"".contains($0) })
      let room = try #require(Room.named(name), "Package.swift: \(name)")
      #expect(
        Set(dependencies.map(String.init)).subtracting(room.uses).isEmpty,
        "Package.swift: \(name) may not depend on these")
    }
  }

  @Test(
    "keeps a C library in one room",
    arguments: [
      (["curses.h", "ncurses.h", "term.h"], ["CTerminal", "bare-ncurses"]), (["yaml.h"], ["CYAML"]),
    ])
  func headers(headers: [String], rooms: [String]) throws {
    let pattern = try Regex(#"^\s*#\s*include\s*[<"](?:\w+/)*([\w.]+)[>"]"#)
      .anchorsMatchLineEndings()
    var found = 0
    for file in SourceFile.sources where !file.path.hasSuffix(".swift") {
      for match in file.text.matches(of: pattern) {
        guard let header = match[1].substring, headers.contains(String(header)) else { continue }
        found += 1
        #expect(rooms.contains(file.room), "\(file): \(header) belongs to \(rooms[0])")
      }
    }
    #expect(found > 0)
  }
}
