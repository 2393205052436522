import Glibc

// Measures and never judges: no test depends on a time, and the targets are printed beside.
do {
  try Bench.run()
} catch {
  Report.emit("parley-bench: \(error)")
  exit(1)
}
