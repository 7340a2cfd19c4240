// The members of a type that were derived from a protocol: they are between two comments.

import NormaFacts
import NormaProject
import NormaText

/// The members between one pair of marks.
struct DerivedPart {
    /// As the first mark has it: `Shop.Store`.
    let origin: String
    let members: [DeclarationID]
}

extension JudgingContext {
    /// The derived parts of a type, including those in its extensions; a part without its second mark doesn't count.
    ///
    /// Cost: the comments inside the type, and its members if there are marks.
    func derivedParts(of declaration: DeclarationID) -> [DerivedPart] {
        extents(of: .declaration(declaration)).flatMap { extent -> [DerivedPart] in
            marks(in: extent).map { origin, range in
                let members = members(of: declaration).filter { member in
                    project.file(of: member) == extent.file && range.contains(project.fact(member).range)
                }
                return DerivedPart(origin: origin, members: members)
            }
        }
    }

    /// From the end of the first mark to the beginning of the second.
    private func marks(in extent: Extent) -> [(origin: String, range: ByteRange)] {
        let comments = project.content(of: extent.file).comments
        var found: [(String, ByteRange)] = []
        var open: (origin: String, start: Int32)?
        for comment in comments[extent.indices(in: comments)] {
            if comment.text.hasPrefix(DerivedMark.end), let begun = open {
                found.append((begun.origin, ByteRange(start: begun.start, end: comment.range.start)))
                open = nil
            } else if let origin = DerivedMark.origin(of: comment.text) {
                open = (origin, comment.range.end)
            }
        }
        return found
    }
}
