// Which files a baseline lists as generated, and what became of the list.

import NormaFindings
import NormaText

/// Files that say of themselves that they are generated, and that nobody lists elsewhere: the baseline lists them, so that one more is
/// told by `norma check --strict`.
struct GeneratedUpdate {
    /// As it is to be written; nil where nothing was ever written down, and nothing is to be.
    let paths: [RelativePath]?
    /// Those that are taken in.
    let added: [RelativePath]
    /// Those that are new, and not taken in.
    let refused: [RelativePath]
    /// How many are gone, or are no longer left out.
    let goneCount: Int

    /// - Parameters:
    ///   - known: what the baseline lists; nil where it was written without a list.
    ///   - focus: entries of other parts of the tree stay; empty: all of it.
    ///   - mayBegin: whether a list is begun where there is none, with all that is there.
    init(_ leftOut: [LeftOutFile], known: [RelativePath]?, focus: [RelativePath], grows: Bool, mayBegin: Bool) {
        func isInFocus(_ path: RelativePath) -> Bool { focus.isEmpty || focus.contains { path.isInside($0) } }
        let marked = leftOut.filter { !$0.cause.isListed }
        let open = marked.filter(\.isNew).map(\.place.path).filter(isInFocus)
        guard known != nil || mayBegin else {
            (paths, added, refused, goneCount) = (nil, [], [], 0)
            return
        }
        // What moved is accepted under its new name.
        let accepted = marked.filter { !$0.isNew }.map(\.place.path)
        let elsewhere = (known ?? []).filter { !isInFocus($0) }
        let takesIn = grows || known == nil
        (added, refused) = takesIn ? (open, []) : ([], open)
        let all = Set(accepted + elsewhere + added)
        paths = all.sorted()
        goneCount = max(0, (known?.count ?? 0) - (all.count - added.count))
    }
}
