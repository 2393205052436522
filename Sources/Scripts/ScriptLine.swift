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
    package var isForbidden: Bool
    package var pattern: LinePattern

    package init(_ pattern: LinePattern, isForbidden: Bool = false) {
      self.pattern = pattern
      self.isForbidden = isForbidden
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

  /// The column of the first mark of the line, from 1.
  package var column: Int { text.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count + 1 }
}
