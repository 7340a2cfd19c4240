// Walks a tree alongside the drawn one and notes the differences.

import NormaExpressions
import NormaGuide
import NormaText

/// A difference between a tree and a layout.
struct LayoutDifference: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// Drawn, but missing.
        case missing(entry: Int)
        /// Present, but not drawn.
        case unlistedFolder
        case unlistedFile
        /// A file that is drawn in this folder, not where it is.
        case misplacedFile(in: RelativePath)
    }

    var kind: Kind
    /// The entry that matches the folder around it; nil: the top of the project.
    var around: Int?
    /// The folder that it is in.
    var folder: RelativePath
    /// The name that is missing or not drawn; nil if any matching name would do.
    var name: String?
    /// The captures of the folders above.
    var captures: Captures

    var path: RelativePath { name.map { folder.appending($0) } ?? folder }
}

struct LayoutComparison {
    private let plan: LayoutPlan
    private let tree: LayoutFolders
    private let places: LayoutPlaces
    /// In no particular order.
    private(set) var differences: [LayoutDifference] = []
    /// The number of folders and files that were looked at: Swift files, and others if they are drawn. Missing ones count too.
    private(set) var count = 0
    private var waiting: [Level] = []

    private struct Level {
        var entry: Int?
        var folder: LayoutFolders.Folder
        var captures: Captures
    }

    /// Cost: for each folder its content times the entries drawn for it; for a file that is drawn elsewhere, all entries.
    init(_ plan: LayoutPlan, with tree: LayoutFolders) {
        self.plan = plan
        self.tree = tree
        places = LayoutPlaces(plan: plan, tree: tree)
        waiting = [Level(entry: nil, folder: tree.root, captures: .none)]
        while let level = waiting.popLast() {
            let found = foundFolders(of: level).union(foundFiles(of: level))
            addMissing(from: level, besides: found)
        }
        dropWhatMovesFix()
    }

    private mutating func foundFolders(of level: Level) -> Set<Int> {
        let candidates = plan.folders(in: level.entry)
        var found: Set<Int> = []
        for name in level.folder.folders {
            guard let inner = tree[level.folder.path.appending(name)] else { continue }
            guard let best = plan.best(of: candidates, for: name, given: level.captures) else {
                if !plan.isOpen(level.entry) {
                    count += 1
                    add(.unlistedFolder, level, name)
                }
                continue
            }
            // A pattern at the top of the project means folders of code, not of documents or scripts.
            let isCode = level.entry != nil || plan.entries[best.entry].name.literal != nil || tree.holdsSwift(inner)
            guard isCode else { continue }
            count += 1
            found.insert(best.entry)
            waiting.append(Level(entry: best.entry, folder: inner, captures: best.captures))
        }
        return found
    }

    /// A file may match several entries: `CartView.swift` both `{Feature}View.swift` and `*.swift`.
    private mutating func foundFiles(of level: Level) -> Set<Int> {
        let candidates = plan.files(in: level.entry)
        var found: Set<Int> = []
        for name in level.folder.files {
            let fitting = candidates.filter { plan.entries[$0].name.matches(name, given: level.captures) }
            found.formUnion(fitting)
            guard name.hasBytes(atEnd: ".swift"), level.entry != nil else {
                count += fitting.isEmpty ? 0 : 1
                continue
            }
            count += 1
            guard fitting.isEmpty, !plan.isOpen(level.entry) else { continue }
            if let place = places.place(of: name, given: level.captures, notIn: level.folder.path) {
                add(.misplacedFile(in: place), level, name)
            } else if !candidates.isEmpty {
                add(.unlistedFile, level, name)
            }
        }
        return found
    }

    private mutating func addMissing(from level: Level, besides found: Set<Int>) {
        for entry in plan.folders(in: level.entry) + plan.files(in: level.entry) where !found.contains(entry) {
            let name = plan.entries[entry].name.filled(with: level.captures)
            switch plan.entries[entry].occurrence {
            case .required where name != nil, .atLeastOne:
                count += 1
                add(.missing(entry: entry), level, name)
            case .required, .optional, .any: break
            }
        }
    }

    private mutating func add(_ kind: LayoutDifference.Kind, _ level: Level, _ name: String?) {
        differences.append(
            LayoutDifference(
                kind: kind,
                around: level.entry,
                folder: level.folder.path,
                name: name,
                captures: level.captures
            )
        )
    }

    /// If a misplaced file is the missing one, or one that a missing folder must contain, moving it fixes both: one finding.
    private mutating func dropWhatMovesFix() {
        var fixed: Set<RelativePath> = []
        for case .misplacedFile(let folder) in differences.lazy.map(\.kind) { fixed.insert(folder) }
        guard !fixed.isEmpty else { return }
        let moved = Set(
            differences.compactMap { difference -> RelativePath? in
                guard case .misplacedFile(let folder) = difference.kind else { return nil }
                return difference.name.map { folder.appending($0) }
            }
        )
        differences.removeAll { difference in
            guard case .missing = difference.kind, difference.name != nil else { return false }
            return moved.contains(difference.path) || fixed.contains(difference.path)
        }
    }
}
