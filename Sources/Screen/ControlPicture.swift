/// Unicode's visible signs for the control characters.
enum ControlPicture {
  static func of(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init)
    case 0x7F: return "\u{2421}"
    default: return nil
    }
  }
}
