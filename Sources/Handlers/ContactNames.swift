import Files
import SiriKit

/// All that a contact is called, folded for comparing.
struct ContactNames {
  let contact: World.Contact
  private let whole: [FoldedName]

  init(_ contact: World.Contact) {
    self.contact = contact
    let person = contact.person
    var names = [person.displayName, person.nickname, person.relationship, person.reading]
    if let given = person.givenName, let family = person.familyName {
      names.append("\(given) \(family)")
    }
    // Most display names are just given and family name.
    var whole: [FoldedName] = []
    for case let name? in names {
      let folded = FoldedName(name)
      if !folded.isEmpty, !whole.contains(folded) { whole.append(folded) }
    }
    self.whole = whole
  }

  /// The whole names, and for names in Han characters the parts that no space divides.
  private var parts: [FoldedName] {
    let person = contact.person
    return whole
      + [person.givenName, person.familyName].compactMap { $0 }.map(FoldedName.init)
      .filter { !$0.isEmpty }
  }

  /// The words are a whole name, or the relation is this person's.
  func isWhollyNamed(_ heard: FoldedName, relationship: String?) -> Bool {
    if let relationship, relationship == contact.person.relationship { return true }
    return whole.contains(heard)
  }

  /// The words are a part of a name: the given name, the family name, two of three.
  func isPartlyNamed(_ heard: FoldedName, relationship: String?) -> Bool {
    parts.contains { $0.contains(heard) }
  }

  /// The words are a slip away from a name: a letter off, or another character of the same sound.
  func isNearlyNamed(_ heard: FoldedName) -> Bool {
    if heard.isHan {
      return whole.contains { $0.isHan && $0.text.contains { heard.text.contains($0) } }
    }
    // Of three letters one off is nearly anything: Jon may be Jan, but is not the "von" of a name.
    let isShort = heard.text.count < 4
    let names = parts.flatMap { [$0.text] + $0.words }
      .filter { !isShort || $0.first == heard.text.first }
    return nearest(heard.text, among: names) != nil
  }
}
