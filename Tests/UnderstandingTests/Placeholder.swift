import Testing

@Suite("Placeholder")
struct UnderstandingPlaceholder {
}
