import Conversation
import Export
import Files
import Handlers
package import Screen

/// The sheet as one page: all sentences with the languages side by side, to be filtered, and signed
/// off one by one.
package enum SheetPage {
  /// The page as text; two themes follow the reader's own choice of light or dark.
  package static func text(of sheet: Sheet, light: Theme, dark: Theme) -> String {
    let app = Markup.html(sheet.exploration.appFile.app.name)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Parley">
      <title>\(app): sentences and endings</title>
      <style>
      \(PageColours(light: light, dark: dark).css)
      \(part("sheet.css"))</style>
      </head>
      <body data-sheet="\(app)">
      <header>
      <h1><span class="brand">Parley</span> \(app): sentences and endings</h1>
      <p>\(Markup.html(SheetText.summary(of: sheet)))</p>
      </header>
      \(filters(of: sheet))
      <main>
      \(sentences(of: sheet))
      \(endings(sheet.endings, "Endings", "how requests end, and what brings it about"))
      \(endings(sheet.deadEnds, "Dead ends", "requests that fail, after which nothing is offered"))
      \(mistakes(of: sheet))
      </main>
      <script>
      \(part("sheet.js"))</script>
      </body>
      </html>

      """
  }

  private static func part(_ name: String) -> String { Embedded.text("export/\(name)") ?? "" }

  // MARK: - Filters

  private static func filters(of sheet: Sheet) -> String {
    let roles =
      Exploration.Sentence.Role.allCases.map(\.rawValue) + ["ending", "dead end", "mistake"]
    let covered =
      sheet.sentences.contains { $0.isCovered != nil }
      ? "<option value=\"uncovered\">that no script reaches</option>" : ""
    return """
      <form id="filters" class="filters" role="search" aria-label="Filter" hidden>
      <label>Find <input id="word" type="search"></label>
      <label>Intent <select id="intent"><option value="">all</option>\
      \(options(sheet.exploration.intents))</select></label>
      <label>What <select id="role"><option value="">all</option>\(options(roles))</select></label>
      <label>Which <select id="state"><option value="">all</option>\
      <option value="unsigned">not signed off</option><option value="signed">signed off</option>\
      \(covered)</select></label>
      <output id="count" aria-live="polite"></output>
      </form>
      """
  }

  private static func options(_ names: [String]) -> String {
    names.map { "<option>\(Markup.html($0))</option>" }.joined()
  }

  // MARK: - Tables

  private static func table(
    _ title: String, _ about: String, _ heads: [String], _ rows: [String]
  ) -> String {
    """
    <section>
    <h2>\(title) <small>\(rows.count) · \(about)</small></h2>
    <div class="scroll"><table>
    <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
    <tbody>
    \(rows.joined(separator: "\n"))
    </tbody>
    </table></div>
    </section>
    """
  }

  private static func sentences(of sheet: Sheet) -> String {
    let heads =
      ["<span class=\"speaker\">signed off</span>✓", "what"] + sheet.locales.map(Markup.html)
      + ["reached by"]
    let rows = sheet.sentences.map { row in
      let id = Markup.html("\(row.intent) \(row.role) \(row.key)")
      let texts = zip(sheet.locales, zip(row.shown, row.spoken)).map { locale, texts in
        let spoken = texts.1.map { "<span class=\"spoken\">“\(Markup.html($0))”</span>" } ?? ""
        return
          "<td class=\"text\" lang=\"\(Markup.html(locale))\">\(Markup.html(texts.0))\(spoken)</td>"
      }
      return open(row.intent, row.role, row.isCovered, id: id)
        + "<td class=\"check\"><input type=\"checkbox\" data-sign aria-label=\"signed off: "
        + "\(Markup.html(row.shown[0]))\"></td>"
        + "<td><span class=\"role\">\(row.role)</span><br><span class=\"key\">"
        + "\(Markup.html(row.key).replacing(".", with: ".<wbr>"))</span></td>" + texts.joined()
        + way(row.way, row.isCovered)
        + "</tr>"
    }
    return table("Sentences", "each with the shortest way to it", heads, rows)
  }

  private static func endings(
    _ endings: [Sheet.Ending], _ title: String, _ about: String
  ) -> String {
    let rows = endings.map { row in
      open(row.intent, title == "Endings" ? "ending" : "dead end", row.isCovered)
        + "<td class=\"\(row.isDead ? "dead" : "")\">\(Markup.html(row.ending))</td>"
        + "<td>\(Markup.html(row.cause))</td><td>\(row.offer ?? "")</td><td class=\"key\">\(Markup.html(row.intent))</td>"
        + "<td class=\"number\">\(row.count)</td>" + way(row.way, row.isCovered) + "</tr>"
    }
    return table(
      title, about, ["ending", "cause", "then offered", "intent", "steps", "reached by"], rows)
  }

  private static func mistakes(of sheet: Sheet) -> String {
    let rows = sheet.mistakes.map { row in
      open("", "mistake", nil)
        + "<td>\(row.id)</td><td>\(Markup.html(row.message))</td>"
        + "<td class=\"number\">\(row.count)</td>" + way(row.way, nil) + "</tr>"
    }
    return table(
      "Mistakes", "of handlers, as they were diagnosed", ["", "what", "steps", "reached by"], rows)
  }

  private static func open(
    _ intent: String, _ role: String, _ isCovered: Bool?, id: String? = nil
  ) -> String {
    let covered = isCovered.map { " data-covered=\"\($0 ? "yes" : "no")\"" } ?? ""
    let name = id.map { " data-id=\"\($0)\"" } ?? ""
    return "<tr data-intent=\"\(Markup.html(intent))\" data-role=\"\(role)\"\(covered)\(name)>"
  }

  private static func way(_ lines: [String], _ isCovered: Bool?) -> String {
    let turns = lines.count { $0.hasPrefix(">") }
    let mark =
      isCovered.map {
        $0
          ? " <span class=\"covered\">by a script</span>"
          : " <span class=\"open\">by no script</span>"
      } ?? ""
    return "<td><details><summary>\(turns) turn\(turns == 1 ? "" : "s")</summary>"
      + "<pre>\(Markup.html(lines.joined(separator: "\n")))</pre></details>\(mark)</td>"
  }
}
