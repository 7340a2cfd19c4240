// Some bytes of a file, for places inside a thing.

import NormaGuide
import NormaProject
import NormaText

struct SpotSubject: SubjectForm {
    let file: FileID
    let range: ByteRange
    /// The innermost declaration around them; -1: the file.
    let owner: Int32

    var kind: SubjectKind? { nil }

    func name(in context: JudgingContext) -> String? { nil }
    func title(in context: JudgingContext) -> String { context.title(of: context.owner(owner, in: file)) }
    func site(in context: JudgingContext) -> Site { .range(file, range) }
    func file(in context: JudgingContext) -> FileID? { file }
    func owner(in context: JudgingContext) -> DeclarationID? { context.project.declaration(owner, in: file) }
    func extents(in context: JudgingContext) -> [Extent] { [Extent(file: file, range: range)] }
}
