import Session

/// The developer log of a page: a row for each event, each with all that is known of it.
struct PageLog {
  let recording: Recording

  var html: String {
    let rows = recording.pacedEvents.map { paced in
      row(paced.event, at: paced.at)
    }
    return """
      <table>
      <caption class="speaker">What happened underneath: time, event, what it was</caption>
      <thead class="speaker"><tr><th scope="col">time</th><th scope="col">event</th>\
      <th scope="col">what</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private func row(_ event: Event, at moment: Int) -> String {
    let row = event.row
    let number = event.number
    let label =
      event.happening.isShown
      ? "<a href=\"#said-\(number)\">\(Markup.html(row.label))</a>" : Markup.html(row.label)
    return """
      <tr id="event-\(number)" class="\(row.tone.rawValue)" data-event="\(number)" \
      data-at="\(moment)">\
      <td class="time">\(event.clock)</td><th scope="row">\(label)</th>\
      <td><details><summary>\(Markup.html(row.text))</summary>\
      <pre>\(Markup.html(event.record.outline))</pre></details></td></tr>
      """
  }
}

extension Record {
  /// The data as indented lines: `name: value`.
  var outline: String { outlined(indentation: "").joined(separator: "\n") }

  private func outlined(indentation: String) -> [String] {
    switch self {
    case .object(let fields):
      fields.flatMap { field in
        field.value.isLeaf
          ? ["\(indentation)\(field.name): \(field.value.leaf)"]
          : ["\(indentation)\(field.name):"]
            + field.value.outlined(indentation: indentation + "  ")
      }
    case .list(let records):
      records.flatMap { record in
        record.isLeaf
          ? ["\(indentation)- \(record.leaf)"]
          : ["\(indentation)-"] + record.outlined(indentation: indentation + "  ")
      }
    case .text, .number, .bool, .null: [indentation + leaf]
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .object(let fields): fields.isEmpty
    case .list(let records): records.isEmpty
    case .text, .number, .bool, .null: true
    }
  }

  private var leaf: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .bool(let bool): bool ? "true" : "false"
    case .null, .object, .list: "none"
    }
  }
}
