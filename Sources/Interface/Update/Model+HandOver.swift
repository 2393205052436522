import Handlers
import Session

// The panels of the hand-over and of the handler's variants.
extension Model {
  mutating func runVariant(_ words: [String]) throws(CommandError) {
    guard words.isEmpty else {
      notice = Notice(text: try session.runVariant(words))
      return
    }
    guard !session.handler.app.variants.isEmpty else {
      throw CommandError("the app file describes no variants")
    }
    let present = session.handler.variantName
    var rows = [
      Picker.Row(label: "none", detail: "asks nobody", isCurrent: present == nil, id: "none")
    ]
    rows += session.handler.app.variants.map {
      Picker.Row(
        label: $0.name, detail: $0.summary, isCurrent: $0.name == present, id: $0.name)
    }
    pickers.append(
      Picker(
        .variants, title: "Variants of handle", hint: "↵ takes it from the next call on", rows: rows
      ))
  }

  mutating func runHandOver(_ words: [String]) throws(CommandError) {
    guard words.isEmpty else {
      notice = Notice(text: try session.runHandOver(words))
      return follow()
    }
    let rows = session.handOverRows.map { text in
      let depth = text.hasPrefix("  ") ? 1 : 0
      return Picker.Row(label: String(text.drop { $0 == " " }), depth: depth)
    }
    pickers.append(
      Picker(
        .handOver, title: "Hand-over",
        hint: "What the app was handed over, what is stored, what moved",
        rows: rows))
  }

  mutating func pickVariant(_ row: Picker.Row) {
    pickers = []
    do {
      notice = Notice(text: try session.runVariant([row.id]))
    } catch {
      notice = Notice(text: error.message, isError: true)
    }
  }
}
