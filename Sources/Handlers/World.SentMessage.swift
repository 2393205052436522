extension World {
  /// A message that the service has taken.
  package struct SentMessage: Hashable, Sendable {
    /// The key by which the service tells a repeated message from a new one.
    package var key: String
    package var recipients: [String]
    package var content: String

    /// `“on my way” to Odo Brandis`.
    package var summary: String {
      let who = recipients.isEmpty ? "nobody" : recipients.joined(separator: ", ")
      return content.isEmpty ? "a message to \(who)" : "\u{201C}\(content)\u{201D} to \(who)"
    }
  }

  /// Whether a text holds a word that the service does not allow.
  func forbids(_ text: String) -> Bool {
    let folded = FoldedName(text)
    return forbiddenWords.contains { folded.contains(FoldedName($0)) }
  }

  /// Whether the service knows a group by that name.
  func hasGroup(_ name: String) -> Bool {
    groups.contains { FoldedName($0) == FoldedName(name) }
  }

  /// Keeps a message; false when it was kept before.
  mutating func keep(_ message: SentMessage) -> Bool {
    guard !sentMessages.contains(where: { $0.key == message.key }) else { return false }
    sentMessages.append(message)
    return true
  }
}
