import Glibc

// One file per command; this one only chooses.
let status = Parley.run(Array(CommandLine.arguments.dropFirst()))
exit(status)
