import Export
import Files
import FoundationEssentials
import Glibc
import Session

/// Keeps the conversation on the disk while it is held, so that a crash, a lost connection or a
/// flat battery cannot take it.
///
/// An event log in XDG_STATE_HOME, locked while its program runs and removed when the user leaves.
final class Journal {
  /// How many that nobody has asked for are kept.
  private static let keptCount = 8

  private let app: String
  /// `nil` where there is no home for it.
  private let folder: String?
  private var file: EventFile?
  private var path: String?
  /// It could not be written once; that is told at the end.
  private(set) var fault: String?

  init(app: String) {
    self.app = app
    folder = Journal.folder
  }

  /// Takes the events of the conversation as they happen; the first opens the file.
  func append(_ events: [Event], of session: () -> Session) {
    guard let folder, fault == nil, !events.isEmpty else { return }
    if let file { return file.append(events) }
    do {
      try open(session(), in: folder)
    } catch {
      fault = "\(error)"
    }
  }

  private func open(_ session: Session, in folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(getpid()).jsonl"
    let file = try EventFile(path: path, app: app, session: session)
    _ = file.lock()
    file.isSynced = true
    self.file = file
    self.path = path
  }

  /// Keeps the whole of a conversation that was cut off, and only then lets go of its journal.
  func takeOver(_ old: String, _ session: Session) {
    append(session.log.events, of: { session })
    if file != nil, path != old { unlink(old) }
  }

  /// The user has left: nothing is lost.
  func remove() {
    file = nil
    if let path { unlink(path) }
  }

  // MARK: - What was left behind

  private static var folder: String? {
    let state = Output.environment("XDG_STATE_HOME") ?? ""
    let home = (Output.environment("HOME") ?? "") + "/.local/state"
    // Relative paths do not count there.
    return [state, home].first { $0.hasPrefix("/") && $0 != "/.local/state" }
      .map { $0 + "/parley/journal" }
  }

  /// The journals whose programs have gone, the newest first; the oldest are removed.
  static var leftBehind: [String] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.filter { $0.hasSuffix(".jsonl") }.compactMap { name in
      leftBehind("\(folder)/\(name)")
    }
    .sorted { ($0.moment, $0.path) > ($1.moment, $1.path) }
    for old in found.dropFirst(keptCount) { unlink(old.path) }
    return found.prefix(keptCount).map(\.path)
  }

  private static func leftBehind(_ path: String) -> (path: String, moment: Int)? {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0 else {
      return nil
    }
    return (path, status.st_mtim.tv_sec)
  }

  /// The conversation of a journal, as far as it goes.
  static func conversation(at path: String) throws -> (app: String, session: Session) {
    let log = try SavedLog(String(decoding: TextFile.bytes(of: path), as: UTF8.self), file: path)
    let app = log.app ?? "demopay"
    let appFile = try AppFiles.load(app)
    let locale = try AppFiles.locale(log.locale, of: appFile)
    return (app, try log.recovered(appFile, locale: locale))
  }
}
