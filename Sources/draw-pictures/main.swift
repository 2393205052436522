import Files
import Foundation
import Screen

// Draws the pictures of the README: `swift run draw-pictures [FOLDER]`.
let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "docs/pictures")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for story in Story.all {
  var theme = Theme.standard
  let file = "themes/\(story.theme).yaml"
  if let text = Embedded.text(file) {
    theme = try YAMLDecoder().decode(ThemeFile.self, from: text, file: file).theme
  }
  let picture = Picture(
    try story.frame(), theme: theme, paper: story.paper, depth: story.depth)
  try Data(picture.svg.utf8).write(to: folder.appending(path: "\(story.name).svg"))
  print("\(story.name).svg  \(story.caption)")
}
