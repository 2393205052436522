import Files
import Plain
package import Screen
import Session

/// A conversation as one page: both panes, to be read, printed, or played again.
///
/// Everything is in the one file, and nothing is loaded. Without scripts all of it is there.
package enum HTMLPage {
  /// The page as text; two themes follow the reader's own choice of light or dark.
  package static func text(of recording: Recording, light: Theme, dark: Theme) -> String {
    let title = Markup.html(recording.title)
    let app = Markup.html(recording.appName)
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
      <title>\(title) · \(app)</title>
      <style>
      \(PageColours(light: light, dark: dark).css)
      \(part("page.css"))</style>
      </head>
      <body>
      <header>
      <h1><span class="brand">Parley</span> \(app)</h1>
      <p class="about">\(title)</p>
      <ul class="facts">\(facts(of: recording))</ul>
      </header>
      \(controls)
      <main>
      <section class="talk" aria-labelledby="talk-title">
      <h2 id="talk-title">Conversation</h2>
      <ol id="talk" lang="\(Markup.html(recording.locale))">
      \(PageConversation(recording: recording).html)
      </ol>
      <p id="typing" class="typing" aria-hidden="true" hidden></p>
      </section>
      <section class="log" id="log" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      \(PageLog(recording: recording).html)
      </section>
      </main>
      <p id="live" class="speaker" role="status" aria-live="polite"></p>
      <script>
      \(part("page.js"))</script>
      </body>
      </html>

      """
  }

  private static func part(_ name: String) -> String { Embedded.text("export/\(name)") ?? "" }

  private static func facts(of recording: Recording) -> String {
    let facts =
      [recording.locale]
      + recording.deviceDifferences.map { "\($0.name) \($0.value)" }
      + ["\(recording.session.log.count) events"]
    return facts.map { "<li>\(Markup.html($0))</li>" }.joined()
  }

  /// What needs the script is hidden until that runs.
  private static let controls = """
    <form id="controls" class="controls" aria-label="Player" hidden>
    <button type="button" id="first" aria-label="to the beginning" title="Home">«</button>
    <button type="button" id="back" aria-label="one back" title="←">‹</button>
    <button type="button" id="play" class="main" title="Space">Play</button>
    <button type="button" id="forward" aria-label="one forward" title="→">›</button>
    <button type="button" id="last" aria-label="to the end" title="End">»</button>
    <input type="range" id="place" min="0" step="1" aria-label="place in the conversation">
    <label>Speed <select id="speed"><option value="0.5">½×</option>\
    <option value="1" selected>1×</option><option value="2">2×</option>\
    <option value="4">4×</option></select></label>
    <button type="button" id="show-log" aria-pressed="true" title="L">Log</button>
    <button type="button" id="scheme" title="T">Auto</button>
    </form>
    """
}
