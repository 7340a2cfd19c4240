// An entry of a folder tree while the tree is read.

import NormaExpressions
import NormaText

/// An entry while its children are still being read.
final class LayoutNode {
    var entry: LayoutEntry
    let span: Span
    let column: Int
    /// False if only the rest of a path names it (`App` of `Sources/App/`).
    let beginsLine: Bool
    /// Only a part of paths so far (`Sources` of `Sources/App/`), which another entry may continue or be about.
    var isWay: Bool
    /// Written with a value or place, or below one with several values: it may be the folder of another line.
    let isOfValue: Bool
    /// Several places are this one folder: the content of each is allowed.
    private(set) var isShared = false
    var children = LayoutSiblings()

    init(_ entry: LayoutEntry, _ span: Span, column: Int, beginsLine: Bool, isWay: Bool, isOfValue: Bool) {
        self.entry = entry
        self.span = span
        self.column = column
        self.beginsLine = beginsLine
        self.isWay = isWay
        self.isOfValue = isOfValue
    }

    /// `Sources/App/` and `Sources/Features/` are in the same `Sources`, whichever comes first.
    func isOneFolder(with other: LayoutNode) -> Bool {
        let mayBeOne = isWay || other.isWay || isOfValue || other.isOfValue
        return mayBeOne && entry.isFolder && other.entry.isFolder && entry.name.text == other.entry.name.text
    }

    /// An entry of its own decides; of several paths or places, one that is required.
    func join(_ other: LayoutNode) {
        if !isWay, !other.isWay {
            isShared = true
            children.lastOfLine = nil
            if other.entry.occurrence == .required { entry.occurrence = .required }
        } else if !other.isWay {
            entry = other.entry
            isWay = false
        } else if isWay, other.entry.occurrence == .required {
            entry.occurrence = .required
        }
    }

    var finished: LayoutEntry {
        var result = entry
        result.children = children.nodes.map(\.finished)
        guard isShared else { return result }
        result.allowsOthers = true
        var files: Set<String> = []
        result.children.removeAll { !$0.isFolder && !files.insert($0.name.text).inserted }
        return result
    }
}

/// The entries of one folder, in their order.
struct LayoutSiblings {
    private(set) var nodes: [LayoutNode] = []
    /// The last that begins a line.
    var lastOfLine: LayoutNode?
    /// The first folder of each name.
    private var folders: [String: LayoutNode] = [:]

    mutating func append(_ node: LayoutNode) {
        nodes.append(node)
        if node.beginsLine { lastOfLine = node }
        let name = node.entry.name.text
        if node.entry.isFolder, folders[name] == nil { folders[name] = node }
    }

    /// Only the first of a name can be part of a path still: a later one would have been joined to it.
    func folder(oneWith node: LayoutNode) -> LayoutNode? {
        guard let folder = folders[node.entry.name.text], folder.isOneFolder(with: node) else { return nil }
        return folder
    }
}
