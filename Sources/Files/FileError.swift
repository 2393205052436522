/// A fault in a file that somebody wrote, with its place and what would be right.
package struct FileError: Error, Hashable, Sendable {
  package var file: String
  /// Counts from 1, as does the column; columns are counted in code points.
  package var line: Int
  package var column: Int
  /// What is wrong.
  package var message: String
  /// What would be right.
  package var remedy: String?

  package init(file: String, line: Int, column: Int, message: String, remedy: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }
}

extension FileError: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: what is wrong; what would be right`.
  package var description: String {
    let fault = "\(file):\(line):\(column): \(message)"
    guard let remedy else { return fault }
    return "\(fault); \(remedy)"
  }
}
