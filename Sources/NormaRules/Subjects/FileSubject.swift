// A Swift file, and the word `file`.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

struct FileSubject: KindOfSubject {
    let file: FileID

    func name(in context: JudgingContext) -> String? { String(context.path(of: file).stem) }
    func title(in context: JudgingContext) -> String { "`\(context.path(of: file).name)`" }
    func site(in context: JudgingContext) -> Site { .file(file) }
    func file(in context: JudgingContext) -> FileID? { file }
    func files(in context: JudgingContext) -> [FileID]? { [file] }

    func parts(in context: JudgingContext) -> [Subject] {
        context.topLevel(of: file).map { .declaration($0) } + ImportSubject.all(of: file, in: context)
    }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        let path = context.path(of: file)
        return pattern.match(path.stem, given: captures) ?? pattern.match(path.name, given: captures)
    }

    static var topic: ApplicableRule.Topic { .file }

    static func all(in context: JudgingContext) -> [Subject] {
        context.judgedFiles.map { .file($0) }
    }

    static let word = SubjectWord(
        .file,
        summary: "A Swift file; its name is the file's without `.swift`.",
        example: #"""
            ```yaml rule
            rule: small-files
            every: file
            must: { have-at-most: { types: 1 } }
            ```

            ```swift bad
            struct Cart {}
            struct Account {}
            ```

            ```swift good
            struct Cart {}
            ```
            """#,
        blindSpot: "Files that are not Swift are known to layouts and counterparts only."
    )
}
