/// One line of a script: what it means, and exactly how it was written.
package struct ScriptLine: Hashable, Sendable {
  /// What a line is for.
  package enum Kind: Hashable, Sendable {
    /// Empty, a comment, or a line of the front matter.
    case remark
    case heading(String)
    case user(UserLine)
    case change(WorldChange)
    case rewind(Int)
    case include(path: String, name: String)
    case seen(Seen)
    case event(EventLine)
    /// Another wording of the line before it.
    case alternative(LinePattern)
    /// The lines that follow are for one language; `nil` for all again.
    case locale(String?)
    case known(String)
    case strictLog
    /// A row of the table under a heading.
    case row([String])
  }

  /// What a person sees or hears.
  package struct Seen: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      case line(LinePattern)
      /// A row of a card; the spaces that align it do not count.
      case row([LinePattern])
    }

    package var form: Form

    package init(_ form: Form) { self.form = form }
  }

  /// What happened underneath, or must not.
  package struct EventLine: Hashable, Sendable {
    package enum Rule: String, Hashable, Sendable, CaseIterable {
      /// It comes in this turn, after those of the lines before.
      case expected = ""
      /// It does not come in this turn.
      case not
      /// It has not come since the case began.
      case never
    }

    package var rule: Rule
    package var pattern: LinePattern

    package init(_ pattern: LinePattern, rule: Rule = .expected) {
      self.pattern = pattern
      self.rule = rule
    }
  }

  package var kind: Kind
  /// The only language for which the line holds, when it begins with `@LOCALE`.
  package var locale: String?
  /// The line as it is in the file, without its end.
  package var text: String

  package init(_ kind: Kind, locale: String? = nil, text: String) {
    self.kind = kind
    self.locale = locale
    self.text = text
  }

  /// `Siri: ` of a line that somebody says; empty when nobody is named.
  package static func speaker(of text: String) -> String {
    let line = text.drop { $0 == " " || $0 == "\t" }
    guard line.startIndex == text.startIndex, let colon = line.firstIndex(of: ":"),
      line[colon...].hasPrefix(": ")
    else { return "" }
    return String(line[...line.index(after: colon)])
  }

  /// The column of the first mark of the line, from 1.
  package var column: Int { text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count + 1 }
}
