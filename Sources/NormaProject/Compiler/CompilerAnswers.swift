// A compiler's answers about names in the tree; used only if the source leaves several declarations open.

import NormaText

/// Answers by file and place.
package struct CompilerAnswers: Sendable {
    /// The answer for a place.
    package struct Answer: Sendable, Hashable {
        package var name: String
        /// The place of the declared type, the first byte of its name; nil for types outside of the tree.
        package var declaration: Declaration?

        package init(name: String, declaration: Declaration?) {
            self.name = name
            self.declaration = declaration
        }
    }

    package struct Declaration: Sendable, Hashable {
        package var path: RelativePath
        package var position: Position

        package init(path: RelativePath, position: Position) {
            self.path = path
            self.position = position
        }
    }

    private var files: [RelativePath: [Position: [Answer]]] = [:]

    package init() {}

    package var isEmpty: Bool { files.isEmpty }

    /// A file that is compiled for two modules may have two answers for one place.
    package mutating func add(_ answer: Answer, at position: Position, in path: RelativePath) {
        let known = files[path]?[position] ?? []
        if !known.contains(answer) { files[path, default: [:]][position] = known + [answer] }
    }

    func hasAnswers(in path: RelativePath) -> Bool { files[path] != nil }

    /// The only answer for a name at a place; nil if there is none, or several that differ.
    func answer(for name: String, at position: Position, in path: RelativePath) -> Answer? {
        let found = (files[path]?[position] ?? []).filter { $0.name == name }
        return found.count == 1 ? found[0] : nil
    }
}
