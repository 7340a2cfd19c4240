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
        blindSpot: "A module that is re-exported by an imported one does not count as imported."
    )
    static let usualSubjects = UsualSubjects.files
    static let isAboutUses = true

    private let patterns: [NamePattern]

    init(_ patterns: [NamePattern], in compiler: PlanCompiler) {
        self.patterns = patterns
    }

    /// The matching imports of the subject's files, as indices.
    private func imports(
        of subject: Subject,
        _ captures: Captures,
        _ context: JudgingContext,
        visit: (ImportSubject) -> Bool
    ) {
        if case .importing(let subject) = subject {
            if matches(subject, captures, context) { _ = visit(subject) }
            return
        }
        let files = context.file(of: subject).map { [$0] } ?? context.extents(of: subject).map(\.file)
        for file in files {
            for index in context.project.content(of: file).imports.indices {
                let subject = ImportSubject(file: file, index: index)
                guard !matches(subject, captures, context) || visit(subject) else { return }
            }
        }
    }

    private func matches(_ subject: ImportSubject, _ captures: Captures, _ context: JudgingContext) -> Bool {
        guard let fact = subject.fact(in: context) else { return false }
        let facts = context.project.content(of: subject.file)
        let (module, path) = (facts.text(fact.module), facts.text(fact.path))
        return patterns.contains { $0.matches(module, given: captures) || $0.matches(path, given: captures) }
    }

    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        var isFound = false
        imports(of: subject, captures, context) { _ in
            isFound = true
            return false
        }
        return Verdict(isFound)
    }

    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        var result: [Evidence] = []
        imports(of: subject, captures, context) { found in
            let name = found.name(in: context) ?? ""
            var evidence = Evidence(at: found.subject, "imports `\(name)`", detail: name, in: context)
            evidence.fix = ImportFix(of: found.index, in: found.file, context)?.removal
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
