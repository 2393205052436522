import Conversation
import Glibc
import Plain
import Screen
import Session

/// Runs a conversation on standard input and output.
struct PlainEnd {
  var opening: Opening
  var log: EventFile?

  func run() -> Int32 {
    let isTyped = isatty(STDIN_FILENO) != 0
    var conversation = PlainConversation(
      session: opening.session, echoesUser: !isTyped, write: { Output.line($0) },
      save: ConversationFile(app: opening.app).save)
    let journal = isTyped ? Journal(app: ConversationFile.absolute(opening.app)) : nil
    if let old = opening.journal { journal?.takeOver(old, opening.session) }
    if isTyped { conversation.greet() }
    if let notice = opening.notice { Output.line("// \(TextLayout.sanitize(notice))") }
    take(&conversation, journal)
    var lines = InputLines()
    prompt(isTyped)
    while let line = lines.next() {
      if !conversation.take(line) { break }
      finishTurn(&conversation, journal, inRealTime: isTyped)
      prompt(isTyped)
    }
    if isTyped { Output.line("") }
    journal?.remove()
    return conversation.ending?.exitStatus ?? 0
  }

  private func prompt(_ isTyped: Bool) {
    if isTyped { Output.write("> ", to: STDOUT_FILENO) }
  }

  /// A person sees time pass; a pipe has no use for waiting.
  private func finishTurn(
    _ conversation: inout PlainConversation, _ journal: Journal?, inRealTime: Bool
  ) {
    take(&conversation, journal)
    while let moment = conversation.session.nextMoment {
      let wait = moment - conversation.session.now
      if inRealTime, wait > 0 { usleep(UInt32(clamping: wait * 1000)) }
      conversation.session.advance(to: moment)
      take(&conversation, journal)
    }
  }

  /// What is printed is kept first.
  private func take(_ conversation: inout PlainConversation, _ journal: Journal?) {
    let events = conversation.session.takeOutbox()
    log?.append(events)
    journal?.append(events, of: { conversation.session })
    conversation.printNews()
  }
}
