// `import`: a module is imported.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

struct ImportPredicate: Predicate {
    static let word = PredicateWord(
        "import",
        shape: .names,
        summary:
            "It imports one of the modules: a file itself, a declaration through its file, a module or folder through any of its files.",
        example: #"""
            ```yaml rule
            rule: models-know-no-user-interface
            every: { file: any, in: "**/Models/**" }
            must-not: { import: [UIKit, SwiftUI] }
            ```

            ```swift bad path=Sources/Models/Cart.swift
            import Foundation
            import SwiftUI // ✗
            ```

            ```swift good path=Sources/Models/Cart.swift
            import Foundation
            ```
            """#,
        blindSpot: "A module that another one re-exports is not imported by it."
    )
    static let usualSubjects = UsualSubjects.files
    static let tellsOfUses = true

    private let patterns: [NamePattern]

    init?(_ argument: Argument, in compiler: PlanCompiler) {
        guard case .patterns(let patterns) = argument else { return nil }
        self.patterns = patterns
    }

    /// The matching imports of the subject's files, as indices.
    private func imports(
        of subject: Subject,
        _ captures: Captures,
        _ context: JudgingContext,
        visit: (FileID, Int) -> Bool
    ) {
        if case .importing(let file, let index) = subject {
            if matches(file, index, captures, context) { _ = visit(file, index) }
            return
        }
        let files = context.file(of: subject).map { [$0] } ?? context.extents(of: subject).map(\.file)
        for file in files {
            for index in context.project.files[Int(file.index)].facts.imports.indices
            where matches(file, index, captures, context) {
                guard visit(file, index) else { return }
            }
        }
    }

    private func matches(_ file: FileID, _ index: Int, _ captures: Captures, _ context: JudgingContext) -> Bool {
        let source = context.project.files[Int(file.index)].content
        guard source.facts.imports.indices.contains(index) else { return false }
        let module = source.facts.text(source.facts.imports[index].module)
        let path = source.facts.text(source.facts.imports[index].path)
        return patterns.contains { $0.matches(module, given: captures) || $0.matches(path, given: captures) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        var isFound = false
        imports(of: subject, captures, context) { _, _ in
            isFound = true
            return false
        }
        return Verdict(isFound)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var result: [Evidence] = []
        imports(of: subject, captures, context) { file, index in
            let part = Subject.importing(file, index)
            let name = context.name(of: part)
            var evidence = Evidence(
                site: context.site(of: part),
                owner: part,
                phrase: "imports `\(name)`",
                detail: name
            )
            evidence.fix = ImportFix(of: index, in: file, context)?.removal
            result.append(evidence)
            return true
        }
        return result
    }

    func statement(given captures: Captures) -> String { "imports " + NamePattern.listed(patterns, given: captures) }
    func denial(given captures: Captures) -> String {
        "does not import " + NamePattern.listed(patterns, given: captures)
    }
    func detail(given captures: Captures) -> String { "import " + NamePattern.listed(patterns, given: captures) }
}
