import Testing

@Suite("Placeholder")
struct SiriKitPlaceholder {
}
