/// Why a structured utterance cannot be read.
package struct StructuredComplaint: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package var message: String
  /// What would be right.
  package var remedy: String
  /// Where, in characters from the beginning of the text.
  package var offset: Int

  init(_ message: String, remedy: String, at offset: Int) {
    self.message = message
    self.remedy = remedy
    self.offset = offset
  }

  package var description: String { "\(message); \(remedy)" }
}
