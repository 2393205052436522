import Testing

@Suite("Placeholder")
struct TerminalPlaceholder {
}
