import Testing

@Suite("Placeholder")
struct SessionPlaceholder {
}
