import Testing

@Suite("Placeholder")
struct DialogEnginePlaceholder {
}
