// A file that is not Swift, and the word `document`.

import NormaGuide
import NormaProject
import NormaText

struct DocumentSubject: KindOfSubject {
    let document: DocumentID

    func name(in context: JudgingContext) -> String? { path(in: context).map { String($0.name) } }
    func title(in context: JudgingContext) -> String { "`\(name(in: context) ?? "")`" }
    func path(in context: JudgingContext) -> RelativePath? { context.project.document(document)?.path }

    func parts(in context: JudgingContext) -> [Subject] { SettingSubject.all(of: document, in: context) }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.documents.indices.map { .document(DocumentID(Int32($0))) }
    }

    static let word = SubjectWord(
        .document,
        summary: "A file that is not Swift and holds text; its name is the file's, ending included.",
        example: #"""
            ```yaml rule
            rule: lists-of-strings-are-catalogs
            every: { document: "*.strings" }
            must: { in: Legacy }
            ```

            ```text bad path=App/Localizable.strings
            "title" = "Cart";
            ```

            ```text good path=Legacy/Localizable.strings
            "title" = "Cart";
            ```
            """#,
        blindSpot:
            "Pictures, archives and other files that hold no text. A file of text in neither UTF-8 nor UTF-16, or of more than a megabyte, is looked at for its name and place; if a rule asks what it says, that is a problem of the run ([formats that are read](documents.md) may be larger). A hidden folder is walked where a path of the guide names it."
    )
}
