import Testing

@Suite("Placeholder")
struct FilesPlaceholder {
}
