package import Handlers
package import Scripts

/// Where scripts find what they name; reading files is the program's business.
package struct Shelf: Sendable {
  /// The app file of a name or path that stands in a script, whose path is the second.
  package var app: @Sendable (String, String) throws -> AppFile
  /// The script of a path that stands in another, whose path is the second.
  package var script: @Sendable (String, String) throws -> Script

  package init(
    app: @escaping @Sendable (String, String) throws -> AppFile,
    script: @escaping @Sendable (String, String) throws -> Script
  ) {
    self.app = app
    self.script = script
  }
}
