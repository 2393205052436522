import CatalogGenerator
import FoundationEssentials
import Glibc

// Usage: generate-catalog [--check] [PACKAGE-ROOT]
// Exit: 0 = the files are fresh or were written, 1 = --check found stale ones, 2 = cannot work.

/// Writes or checks Sources/SiriKit/Generated; returns the exit status.
func run(isCheck: Bool, root: String) throws -> Int32 {
  let sirikit = "\(root)/Sources/SiriKit"
  let folder = "\(sirikit)/Generated"
  let facts = try Data(contentsOf: URL(filePath: "\(sirikit)/Facts/sirikit.json"))
  let codes = try Data(contentsOf: URL(filePath: "\(sirikit)/Facts/codes.json"))
  let files = try CatalogGenerator.files(from: Array(facts), codes: Array(codes))
  let present = try FileManager.default.contentsOfDirectory(atPath: folder)
  let superfluous = present.filter { $0.hasSuffix(".swift") && files[$0] == nil }.sorted()
  let stale = files.sorted { $0.key < $1.key }.filter { name, text in
    (try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))) != Data(text.utf8)
  }
  if isCheck {
    for name in stale.map(\.key) + superfluous {
      print("\(folder)/\(name):1:1: differs from the facts; run 'swift run generate-catalog'")
    }
    return stale.isEmpty && superfluous.isEmpty ? 0 : 1
  }
  for name in superfluous { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
  for (name, text) in stale {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }
  print("\(stale.count) of \(files.count) files written")
  return 0
}

var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.first == "--check"
if isCheck { arguments.removeFirst() }
do {
  exit(try run(isCheck: isCheck, root: arguments.first ?? "."))
} catch {
  print("generate-catalog: \(error)")
  exit(2)
}
