// Which files a baseline lists as generated, and how that list changed.

import NormaFindings
import NormaText

/// Files that declare themselves generated and are listed nowhere else: the baseline lists them, so that `norma check
/// --strict` reports an additional one.
struct GeneratedUpdate {
    /// The list to write; nil if there never was one and there is none to write.
    let paths: [RelativePath]?
    /// Files that are added.
    let added: [RelativePath]
    /// Files that are new and not added.
    let refused: [RelativePath]
    /// How many are gone, or are no longer left out.
    let goneCount: Int

    /// - Parameters:
    ///   - known: the files that the baseline lists; nil if it was written without a list.
    ///   - focus: entries of other parts of the tree stay; empty means the whole tree.
    ///   - mayBegin: whether to begin a list with all present files if there is none.
    init(_ leftOut: [LeftOutFile], known: [RelativePath]?, focus: [RelativePath], grows: Bool, mayBegin: Bool) {
        func isInFocus(_ path: RelativePath) -> Bool { focus.isEmpty || focus.contains { path.isInside($0) } }
        let marked = leftOut.filter { !$0.cause.isListed }
        let open = marked.filter(\.isNew).map(\.place.path).filter(isInFocus)
        guard known != nil || mayBegin else {
            (paths, added, refused, goneCount) = (nil, [], [], 0)
            return
        }
        // Moved files are accepted under their new name.
        let accepted = marked.filter { !$0.isNew }.map(\.place.path)
        let elsewhere = (known ?? []).filter { !isInFocus($0) }
        let takesIn = grows || known == nil
        (added, refused) = takesIn ? (open, []) : ([], open)
        let all = Set(accepted + elsewhere + added)
        paths = all.sorted()
        goneCount = max(0, (known?.count ?? 0) - (all.count - added.count))
    }
}
