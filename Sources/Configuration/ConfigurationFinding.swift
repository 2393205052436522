package import SiriKit

/// Something in a configuration file that keeps Siri from the handler, or may.
package struct ConfigurationFinding: Hashable, Sendable {
  package var diagnosis: Diagnosis.ID
  package var arguments: [String: String]
  package var file: String
  /// Counts from 1, as does the column; both are 1 in a binary file.
  package var line: Int
  package var column: Int
  /// The keys that lead to it, `NSExtension.NSExtensionAttributes.IntentsSupported`.
  package var keyPath: String

  package var severity: Diagnosis.Severity { diagnosis.facts.severity }
  /// The message with its names.
  package var message: String { diagnosis.facts.message(arguments) }
  /// What would be right.
  package var fix: String { Diagnosis.fill(diagnosis.facts.fix, arguments) }

  init(
    _ diagnosis: Diagnosis.ID, _ arguments: [String: String] = [:], in list: InfoPlist,
    at path: [String]
  ) {
    self.diagnosis = diagnosis
    self.arguments = arguments
    file = list.file
    (line, column) = list.place(path)
    keyPath = path.joined(separator: ".").replacing(".[", with: "[")
  }

  /// `FILE:LINE:COLUMN: severity P107: what is wrong; what would be right`.
  package var description: String {
    "\(file):\(line):\(column): \(severity.rawValue) \(diagnosis.rawValue): \(message); \(remedy)"
  }

  /// The fix as the second half of a sentence.
  private var remedy: String {
    let fix = fix.hasSuffix(".") ? String(fix.dropLast()) : fix
    // A class name keeps its capital.
    let second = fix.dropFirst().first
    return second?.isLowercase == true || second == " "
      ? fix.prefix(1).lowercased() + fix.dropFirst() : fix
  }
}
