import Conversation
import Files
import Handlers
import Scripts
import Session
import SiriKit

/// Where the cases of a script take place: the app, the languages, and how things stand at first.
struct Stage {
  let app: AppFile
  private(set) var locales: [String] = []
  private(set) var device = Device()
  private(set) var behaviour = Behaviour()
  /// What is wrong with the front matter.
  private(set) var faults: [FileError] = []
  private let file: String

  init(_ frontMatter: FrontMatter, app: AppFile, file: String) {
    self.app = app
    self.file = file
    setLocales(frontMatter.locales)
    for entry in frontMatter.device { set(entry) }
    guard let handler = frontMatter.handler else { return }
    let intents = app.app.intentsSupported.compactMap(Catalog.intent)
    do throws(FileError) {
      behaviour = try BehaviourReader(file: file, intents: intents, world: app.world).read(handler)
    } catch {
      faults.append(error)
    }
  }

  private mutating func setLocales(_ named: [Located<String>]) {
    let spoken = app.locales.isEmpty ? ["en-US"] : app.locales
    for locale in named where !spoken.contains(locale.value) {
      fault(locale, Session.unknown(locale.value, "language", among: spoken))
    }
    locales = named.map(\.value).filter(spoken.contains)
    if locales.isEmpty { locales = [spoken[0]] }
  }

  private mutating func set(_ entry: OrderedEntries<Located<String>>.Entry) {
    let (name, value) = (entry.key, entry.value)
    guard let setting = DeviceSetting.named(name) else {
      let known = DeviceSetting.all.map(\.name)
      return fault(
        Located(name, line: entry.line, column: entry.column),
        Session.unknown(name, "setting", among: known))
    }
    let word = DeviceSetting.word(for: value.value)
    guard setting.set(word, in: &device) else {
      let known = setting.values
      return fault(value, Session.unknown(value.value, "value of \(name)", among: known))
    }
  }

  private mutating func fault(_ place: Located<String>, _ message: String) {
    faults.append(
      FileError(file: file, line: place.line, column: place.column, message: message))
  }
}
