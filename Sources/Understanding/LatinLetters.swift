/// The basic letter under a Latin letter with marks, so that `José` is found as `jose`.
///
/// A table, because Foundation's transforms cost more at the first use than a whole utterance.
enum LatinLetters {
  /// The basic small letter, or `nil` for a letter that has none.
  static func base(of scalar: UInt32) -> UInt32? {
    let letter: UInt8
    switch scalar {
    case 0xC0..<0x250: letter = extended[Int(scalar - 0xC0)]
    case 0x1E00..<0x1F00: letter = additional[Int(scalar - 0x1E00)]
    default: return nil
    }
    return letter == UInt8(ascii: "-") ? nil : UInt32(letter)
  }

  /// U+00C0 to U+024F.
  private static let extended = Array(
    """
    aaaaaa-ceeeeiiiidnooooo-ouuuuy--aaaaaa-ceeeeiiiidnooooo-ouuuuy-yaaaaaaccccccccdd\
    ddeeeeeeeeeegggggggghhhhiiiiiiiiii--jjkkkllllll--llnnnnnn-nnoooooo--rrrrrrssssss\
    ssttttttuuuuuuuuuuuuwwyyyzzzzzzsb-------------------------------oo-------------u\
    u----------------------------aaiioouuuuuuuuuu-aaaa----ggkkoooo--j---gg--nnaa----\
    aaaaeeeeiiiioooorrrruuuusstt--hh------aaeeooooooooyy----------------------------
    """.utf8)

  /// U+1E00 to U+1EFF.
  private static let additional = Array(
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooo\
    oooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy-s----\
    aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuu\
    uuyyyyyyyy------
    """.utf8)
}
