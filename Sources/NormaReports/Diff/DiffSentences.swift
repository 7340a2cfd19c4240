// The sentences at the head of a difference: what was compared, how much differs, and that nothing does.

import NormaFindings
import NormaText

struct DiffSentences {
    let diff: ArchitectureDiff

    /// `1a2b3c4d5 (origin/main) → the files on disk`
    var states: String { "\(Self.state(diff.earlier)) → \(Self.state(diff.later))" }

    private static func state(_ state: ComparedState) -> String {
        guard let commit = state.commit else { return "the files on disk" }
        let reference = VisibleText.oneLine(state.reference)
        return reference == commit ? "`\(commit)`" : "`\(commit)` (`\(reference)`)"
    }

    /// `41 files differ. Swift files: 12 new, 3 gone. Types: 9 new.`
    var extent: String {
        let extent = diff.extent
        let files = extent.files == 1 ? "1 file differs" : "\(Wording.count(extent.files, "file")) differ"
        let swift = Self.counts(
            "Swift files",
            [
                (extent.newSwiftFiles, "new"), (extent.goneSwiftFiles, "gone"), (extent.movedSwiftFiles, "moved"),
            ]
        )
        let types = Self.counts("Types", [(extent.newTypes, "new"), (extent.goneTypes, "gone")])
        return ([files] + [swift, types].compactMap(\.self)).map { $0 + "." }.joined(separator: " ")
    }

    private static func counts(_ noun: String, _ counts: [(Int, String)]) -> String? {
        let parts = counts.filter { $0.0 > 0 }.map { "\(Wording.number($0.0)) \($0.1)" }
        return parts.isEmpty ? nil : "\(noun): " + parts.joined(separator: ", ")
    }

    /// For a difference without any change of the architecture.
    var nothing: String {
        guard diff.extent.files > 0 else { return "The two states are the same." }
        return
            "The architecture is the same: no change of modules, folders, dependencies, cycles or public access, and no type "
            + "moved or grew."
    }
}
