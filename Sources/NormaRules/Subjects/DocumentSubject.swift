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
        summary: "A text file that is not Swift; its name is the file name with its extension.",
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
            "Images, archives and other files without text don't count. Of a text file in neither UTF-8 nor UTF-16, or of more than a megabyte, only the name and place are known; if a rule asks for its content, that is a problem of the run ([formats that are read](documents.md) may be larger). A hidden folder is walked only if a path in the guide names it."
    )
}
