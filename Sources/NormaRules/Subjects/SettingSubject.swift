// A key of a document with its value, and the word `setting`.

import NormaDocuments
import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

package struct SettingSubject: KindOfSubject, Hashable {
    let document: DocumentID
    /// Into the document's table.
    let index: Int32

    func setting(in context: JudgingContext) -> DocumentSetting? {
        guard let all = context.settings(of: document)?.settings else { return nil }
        return all.indices.contains(Int(index)) ? all[Int(index)] : nil
    }

    func name(in context: JudgingContext) -> String? { setting(in: context)?.name }
    func title(in context: JudgingContext) -> String {
        "The key `\(SettingWording.shortened(name(in: context) ?? ""))`"
    }
    func path(in context: JudgingContext) -> RelativePath? { context.project.document(document)?.path }
    func site(in context: JudgingContext) -> Site {
        guard let range = setting(in: context)?.keyRange, !range.isEmpty else {
            return .path(path(in: context) ?? .root)
        }
        return .document(document, range)
    }
    func symbol(in context: JudgingContext) -> String {
        (path(in: context)?.text ?? "") + ":" + (name(in: context) ?? "")
    }
    func enclosing(in context: JudgingContext) -> [Subject] { [.document(document)] }

    /// A pattern may consist of keys joined by dots, in which a `*` stays within one key.
    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        guard let setting = setting(in: context), let format = context.project.document(document)?.format else {
            return nil
        }
        // A single key is compared with the pattern as it is, whatever dots are in it.
        if !format.joinsSpellings, setting.path.count == 1, let only = setting.path.first {
            return pattern.match(only.text, given: captures)
        }
        guard let keys = context.documents.keys(of: pattern, in: format) else { return nil }
        let path = setting.path.map { KeyPattern.Key(format.plain($0.text), isElement: $0.isElement) }
        return keys.match(path, given: captures)
    }

    static func all(in context: JudgingContext) -> [Subject] {
        context.project.documents.indices.flatMap { all(of: DocumentID(Int32($0)), in: context) }
    }

    static func all(of document: DocumentID, in context: JudgingContext) -> [Subject] {
        (context.settings(of: document)?.settings.indices ?? 0..<0)
            .map { .setting(SettingSubject(document: document, index: Int32($0))) }
    }

    static let word = SubjectWord(
        .setting,
        summary:
            "A key of a document with its value; its name is the key, with the keys around it and dots between them. `have-value` asks for its value, `in` for its document.",
        example: #"""
            ```yaml rule
            rule: keys-begin-with-their-screen
            every: { setting: any, in: "**/Localizable.strings" }
            must: { named: "/^[a-z]+\\.[a-z]/" }
            ```

            ```text bad path=App/Localizable.strings
            "cart.title" = "Cart";
            "Title" = "Cart"; // ✗
            ```

            ```text good path=App/Localizable.strings
            /* "Title" = "Cart"; */
            "cart.title" = "Title";
            ```
            """#,
        blindSpot:
            "[Documents](documents.md) lists the formats that are read, and says what a key is in each. Entries of a list count only if they are mappings."
    )
}
