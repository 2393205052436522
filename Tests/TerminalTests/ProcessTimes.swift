import Foundation

/// What the kernel knows of a process.
struct ProcessTimes {
  /// Processor time so far, in hundredths of a second.
  var ticks: Int

  init(of process: Int32) throws {
    let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name, in parentheses, may hold anything.
    let fields = text.components(separatedBy: ") ").last?.split(separator: " ") ?? []
    ticks = fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  /// The children of a process.
  static func children(of process: Int32) throws -> [Int32] {
    try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      .split(separator: " ").compactMap { Int32($0) }
  }
}
