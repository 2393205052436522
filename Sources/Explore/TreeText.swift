import Conversation
import Plain

/// All steps as a tree: each situation once, with where else one comes to it.
enum TreeText {
  static func lines(of exploration: Exploration) -> [String] {
    var children: [[Int]] = Array(repeating: [], count: exploration.nodes.count)
    for (index, node) in exploration.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    var lines: [String] = []
    // A stack of its own: the tree may be deeper than the program's.
    var stack = exploration.nodes.indices.filter { exploration.nodes[$0].parent == nil }
      .reversed().map { (node: $0, level: 0) }
    while let (index, level) = stack.popLast() {
      let node = exploration.nodes[index]
      let indent = String(repeating: "  ", count: level)
      lines.append("\(indent)#\(index)  \(title(of: node))")
      for link in node.others {
        lines.append("\(indent)    \(notation(of: link.step))  \(target(of: link, exploration))")
      }
      stack += children[index].reversed().map { (node: $0, level: level + 1) }
    }
    return lines
  }

  private static func title(of node: Exploration.Node) -> String {
    let step = node.step.map { notation(of: $0) + "  " } ?? ""
    return switch node.kind {
    case .beginning: "the beginning"
    case .method(let name): "\(step)→ \(name)"
    case .question(let key): "\(step)? \(key)"
    case .over: step
    }
  }

  private static func notation(of step: Step) -> String {
    switch step {
    case .user(let act): act.notation
    case .answer(_, let answer): "← \(answer)"
    }
  }

  private static func target(
    of link: Exploration.Link, _ exploration: Exploration
  ) -> String {
    [
      link.ending.map { "= \(exploration.outcomes[$0].ending.name)" },
      link.node.map { "as #\($0)" },
    ].compactMap(\.self).joined(separator: "  ")
  }
}
