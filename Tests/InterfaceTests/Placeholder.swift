import Testing

@Suite("Placeholder")
struct InterfacePlaceholder {
}
