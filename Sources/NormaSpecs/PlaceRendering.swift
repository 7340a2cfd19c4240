// Moves the paths of inherited examples from a place's old folder to its new one.

import NormaExpressions
import NormaGuide
import NormaText

struct PlaceRendering {
    private struct Move {
        var old: NamePattern
        /// How many components the old pattern has.
        var depth: Int
        var new: NamePattern

        var holes: Int { old.text.utf8.count { $0 == 0x7B } }
    }

    /// The deepest first.
    private var moves: [Move] = []

    /// - Parameters:
    ///   - changes: of places; of several homes the first is the folder for new code.
    ///   - others: unchanged places: files in them stay.
    init(_ changes: [ValueChange], besides others: [PlaceDefinition]) {
        for change in changes {
            for (index, old) in change.written.enumerated() where !change.now.contains(old) {
                // As many homes as before: each is the one that it was.
                let home = change.now.count == change.written.count ? change.now[index] : change.now.first
                guard let new = home.flatMap({ try? NamePattern($0, for: .path) }),
                    let pattern = try? NamePattern(old, for: .path), !old.contains("**")
                else { continue }
                moves.append(Move(old: pattern, depth: RelativePath(old).components.count, new: new))
            }
        }
        hasChanges = !moves.isEmpty
        guard hasChanges else { return }
        for home in others.flatMap(\.homes) where !home.text.contains("**") {
            moves.append(Move(old: home, depth: RelativePath(home.text).components.count, new: home))
        }
        // A pattern without holes comes before one with a hole for the same folder: `Features/Common` before
        // `Features/{Feature}`.
        moves = moves.enumerated()
            .sorted { left, right in
                if left.element.depth != right.element.depth { return left.element.depth > right.element.depth }
                return (left.element.holes, left.offset) < (right.element.holes, right.offset)
            }
            .map(\.element)
    }

    private var hasChanges = false

    var isEmpty: Bool { !hasChanges }

    /// The new folder for the path's beginning, and the rest of the path; nil for a path in none of the places.
    func rendered(_ path: RelativePath) -> (folder: [String], rest: [String])? {
        let components = path.components.map(String.init)
        for move in moves where components.count >= move.depth {
            let beginning = components[..<move.depth].joined(separator: "/")
            guard let captures = move.old.match(beginning), let folder = move.new.filled(with: captures) else {
                continue
            }
            return (RelativePath(folder).components.map(String.init), Array(components[move.depth...]))
        }
        return nil
    }
}
