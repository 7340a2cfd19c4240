// A file that is not Swift, and the word `document`.

import NormaGuide
import NormaProject
import NormaText

struct DocumentSubject: KindOfSubject {
    let document: DocumentID

    func name(in context: JudgingContext) -> String? { path(in: context).map { String($0.name) } }
    func title(in context: JudgingContext) -> String { "`\(name(in: context) ?? "")`" }
    func path(in context: JudgingContext) -> RelativePath? { context.project.document(document)?.path }

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
            "Files of more than a megabyte, in hidden folders, or in neither UTF-8 nor UTF-16 are not looked at."
    )
}
