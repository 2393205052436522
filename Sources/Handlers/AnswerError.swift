/// Why a text names no answer that the method has.
package struct AnswerError: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// What would be right.
  package var remedy: String?

  package init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}

extension AnswerError: CustomStringConvertible {
  package var description: String { remedy.map { "\(message); \($0)" } ?? message }
}
