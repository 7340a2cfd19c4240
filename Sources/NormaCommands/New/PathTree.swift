// Paths, drawn as a tree.

import NormaText

/// Folders with nothing but one folder in them are joined into one line.
struct PathTree {
    private struct Node {
        var children: [ExactText: Node] = [:]
        /// The remark after the name of a file.
        var note: String?

        mutating func add(_ path: ArraySlice<Substring>, _ note: String) {
            guard let first = path.first else {
                self.note = note
                return
            }
            children[ExactText(first), default: Node()].add(path.dropFirst(), note)
        }
    }

    private var root = Node()

    /// - Parameter files: each with a remark, or none.
    init(_ files: [(path: RelativePath, note: String)]) {
        for file in files { root.add(file.path.components[...], file.note) }
    }

    var text: String { Self.lines(of: root, indentation: "").joined(separator: "\n") }

    private static func lines(of node: Node, indentation: String) -> [String] {
        let children = node.children.sorted { $0.key < $1.key }
        return children.enumerated().flatMap { index, child in
            var (title, inner) = (child.key.text, child.value)
            while inner.note == nil, inner.children.count == 1, let only = inner.children.first, only.value.note == nil
            {
                title += "/" + only.key.text
                inner = only.value
            }
            let isLast = index == children.count - 1
            let end = inner.note.map { $0.isEmpty ? "" : "  (\($0))" } ?? "/"
            let line = indentation + (isLast ? "└── " : "├── ") + VisibleText.oneLine(title) + end
            return [line] + lines(of: inner, indentation: indentation + (isLast ? "    " : "│   "))
        }
    }
}
