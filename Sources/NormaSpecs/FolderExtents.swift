// The folder for the files of a moved folder: a target has to reach everything that it reached before.

import NormaText

/// The files of one code base, before and after.
struct FolderExtents {
    private let moves: [(before: RelativePath, now: RelativePath)]

    init(_ files: [ExampleCase.File], _ rendered: (RelativePath) -> RelativePath) {
        moves = files.map { ($0.path, rendered($0.path)) }
    }

    /// The nearest folder that holds everything this one held, if it isn't the folder that it became; nil if that holds all.
    func widened(_ folder: RelativePath, to now: RelativePath) -> String? {
        let held = moves.filter { $0.before.isInside(folder) }.map(\.now)
        guard held.contains(where: { !$0.isInside(now) }) else { return nil }
        var common = now
        while common != .root, !held.allSatisfy({ $0.isInside(common) }) { common = common.parent }
        return common == .root ? "." : common.text
    }
}
