// The comments that may allow a finding, with the lines that they cover.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

struct AllowingComments {
    let project: Project

    func comments() -> [CodeComment] {
        var comments: [CodeComment] = []
        for file in project.files {
            for comment in file.facts.comments where comment.addressesNorma {
                comments.append(codeComment(comment, in: file))
            }
        }
        return comments
    }

    private func codeComment(_ comment: CommentFact, in file: ProjectFile) -> CodeComment {
        let table = file.facts.lines
        let start = table.position(at: comment.range.start)
        let place = Place(
            path: file.path,
            range: comment.range,
            start: start,
            end: table.position(at: comment.range.end)
        )
        return CodeComment(
            text: comment.text,
            place: place,
            codePrecedes: comment.isTrailing,
            nextCode: nextCode(after: comment, in: file.facts)
        )
    }

    /// From the next token's line to the line of the name if a declaration begins there.
    private func nextCode(after comment: CommentFact, in facts: FileContent) -> ClosedRange<Int>? {
        guard comment.nextCode < facts.lines.length else { return nil }
        let first = facts.lines.line(at: comment.nextCode)
        let next = facts.declarations.partitioningIndex { $0.range.start >= comment.nextCode }
        guard next < facts.declarations.count, facts.declarations[next].range.start == comment.nextCode else {
            return first...first
        }
        return first...max(first, facts.lines.line(at: facts.declarations[next].nameRange.start))
    }
}
