import Testing

@Suite("Placeholder")
struct ScreenPlaceholder {
}
