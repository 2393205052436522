import Glibc

// Measures and never judges: no test depends on a time, and the targets are printed beside.
do {
  try Bench.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  Report.emit("parley-bench: \(error)")
  exit(1)
}
