import Testing

@Suite("Placeholder")
struct WordingPlaceholder {
}
