import Testing

@Suite("Placeholder")
struct HandlersPlaceholder {
}
