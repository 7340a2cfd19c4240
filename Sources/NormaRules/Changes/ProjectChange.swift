// What a change did to files and declarations, compared with an earlier state.

import NormaGuide
import NormaProject
import NormaText

/// What a change did to one thing; empty if it is unchanged.
package struct ChangeTraits: OptionSet, Sendable, Hashable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It did not exist before.
    package static let new = ChangeTraits(rawValue: 1 << 0)
    /// It existed before, with another text.
    package static let edited = ChangeTraits(rawValue: 1 << 1)
    /// It was in another file, or its file had another path.
    package static let moved = ChangeTraits(rawValue: 1 << 2)
}

/// A change as rules see it; anything that isn't listed is unchanged.
package struct ProjectChange: Sendable {
    /// Swift or not.
    package var files: [RelativePath: ChangeTraits] = [:]
    package var declarations: [DeclarationID: ChangeTraits] = [:]
    /// The folders of the earlier state.
    package var earlierFolders: Set<RelativePath> = []
    /// The folders below which anything was added, removed or edited.
    package var touchedFolders: Set<RelativePath> = []

    package init() {}
}

extension JudgingContext {
    /// Unknown without a state to compare with, and for things that aren't written yet.
    func verdict(of subject: Subject, being trait: ChangeTraits) -> Verdict {
        guard let change, !subject.isPlanned, !subject.isOutside else { return .unknown }
        switch subject {
        case .declaration(let declaration): return Verdict(change.declarations[declaration]?.contains(trait) == true)
        case .package(let package):
            return Verdict(change.files[project.packages[Int(package.index)].manifest]?.contains(trait) == true)
        case .folder(let folder):
            let path = project.folder(folder).path
            let isNew = !change.earlierFolders.contains(path)
            return switch trait {
            case .new: Verdict(isNew)
            case .edited: Verdict(!isNew && change.touchedFolders.contains(path))
            default: .fails
            }
        case .module, .feature: return verdict(ofFiles: subject.form.files(in: self) ?? [], being: trait, change)
        default:
            if let owner = subject.form.owner(in: self) { return verdict(of: .declaration(owner), being: trait) }
            guard let path = path(of: subject) else { return .unknown }
            return Verdict(change.files[path]?.contains(trait) == true)
        }
    }

    /// A thing made of files is edited if one of them is touched, and new or moved if all of them are.
    private func verdict(ofFiles files: [FileID], being trait: ChangeTraits, _ change: ProjectChange) -> Verdict {
        let traits = files.map { change.files[path(of: $0)] ?? [] }
        if trait != .edited { return Verdict(!traits.isEmpty && traits.allSatisfy { $0.contains(trait) }) }
        return Verdict(traits.contains { !$0.isEmpty } && !traits.allSatisfy { $0.contains(.new) })
    }
}
