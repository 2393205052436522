import CYAML

/// What libyaml objected to, with a remedy in the words of somebody who writes files by hand.
func syntaxError(
  _ error: cy_error, in bytes: UnsafeBufferPointer<UInt8>, file: String
) -> FileError {
  let problem = error.problem.map { String(cString: $0) } ?? "out of memory"
  if error.offset >= 0 {
    let place = position(ofByte: Int(error.offset), in: bytes)
    return FileError(
      file: file, line: place.line, column: place.column, message: problem,
      remedy: "save the file as UTF-8 text")
  }
  var message = problem
  if let context = error.context.map({ String(cString: $0) }) {
    message += " \(context) that begins at \(error.context_line):\(error.context_column)"
  }
  var place = (line: max(1, Int(error.line)), column: max(1, Int(error.column)))
  // libyaml puts the end of a text without a last line break on a line that is not there.
  let end = position(ofByte: bytes.count, in: bytes)
  if place.line > end.line { place = end }
  return FileError(
    file: file, line: place.line, column: place.column, message: message,
    remedy: remedy(for: problem))
}

private func remedy(for problem: String) -> String? {
  switch problem {
  case "mapping values are not allowed in this context":
    "put a text with ': ' in it in quotes, or line the key up with its neighbours"
  case "found character that cannot start any token":
    "indent with spaces, and put a text that begins with @, ` or % in quotes"
  case "did not find expected key", "did not find expected '-' indicator":
    "line this up with the lines above"
  case "could not find expected ':'": "write 'key: value'"
  case "found unexpected end of stream": "close the quote"
  case "did not find expected ',' or ']'": "close the list with ']'"
  case "did not find expected ',' or '}'": "close the mapping with '}'"
  default: nil
  }
}

/// Line and column, from 1, of a byte; everything before it is known to be UTF-8.
private func position(
  ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>
) -> (line: Int, column: Int) {
  var line = 1
  var column = 1
  for index in 0..<min(offset, bytes.count) {
    let byte = bytes[index]
    let endsLine =
      byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
    if endsLine {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80, byte != 0x0D {
      column += 1
    }
  }
  return (line, column)
}
