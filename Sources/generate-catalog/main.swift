import CatalogGenerator
import FoundationEssentials
import Glibc

// Usage: generate-catalog [--check] [PACKAGE-ROOT]

var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.first == "--check"
if isCheck { arguments.removeFirst() }
let sirikit = "\(arguments.first ?? FileManager.default.currentDirectoryPath)/Sources/SiriKit"
let folder = "\(sirikit)/Generated"

let facts = try Data(contentsOf: URL(filePath: "\(sirikit)/Facts/sirikit.json"))
let files = try CatalogGenerator.files(from: Array(facts))
let present = try FileManager.default.contentsOfDirectory(atPath: folder)
let superfluous = present.filter { $0.hasSuffix(".swift") && files[$0] == nil }
let stale = files.keys.sorted().filter { name in
  (try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))) != files[name].map { Data($0.utf8) }
}

if isCheck {
  for name in stale + superfluous {
    print("\(folder)/\(name):1:1: differs from the facts; run 'swift run generate-catalog'")
  }
  exit(stale.isEmpty && superfluous.isEmpty ? 0 : 1)
}
for name in superfluous { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
for name in stale {
  try Data((files[name] ?? "").utf8).write(to: URL(filePath: "\(folder)/\(name)"))
}
print("\(stale.count) of \(files.count) files written")
