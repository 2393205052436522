import Conversation
import Glibc
import Plain
import Session

/// Runs a conversation on standard input and output.
struct PlainEnd {
  var session: Session
  var journal: EventFile?

  func run() -> Int32 {
    let isTyped = isatty(STDIN_FILENO) != 0
    var conversation = PlainConversation(session: session, echoesUser: !isTyped) {
      Output.line($0)
    }
    if isTyped { conversation.greet() }
    var lines = InputLines()
    prompt(isTyped)
    while let line = lines.next() {
      if !conversation.take(line) { break }
      finishTurn(&conversation, inRealTime: isTyped)
      prompt(isTyped)
    }
    if isTyped { Output.line("") }
    return conversation.ending?.exitStatus ?? 0
  }

  private func prompt(_ isTyped: Bool) {
    if isTyped { Output.write("> ", to: STDOUT_FILENO) }
  }

  /// A person sees time pass; a pipe has no use for waiting.
  private func finishTurn(_ conversation: inout PlainConversation, inRealTime: Bool) {
    show(&conversation)
    while let moment = conversation.session.nextMoment {
      let wait = moment - conversation.session.now
      if inRealTime, wait > 0 { usleep(UInt32(clamping: wait * 1000)) }
      conversation.session.advance(to: moment)
      show(&conversation)
    }
  }

  private func show(_ conversation: inout PlainConversation) {
    conversation.printNews()
    journal?.append(conversation.session.takeOutbox())
  }
}
