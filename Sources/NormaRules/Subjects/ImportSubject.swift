// An import, and the word `import`.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

package struct ImportSubject: FactSubject {
    let file: FileID
    let index: Int

    var subject: Subject { .importing(self) }

    static func list(in facts: FileContent) -> [ImportFact] { facts.imports }
    static func name(of fact: ImportFact, in facts: FileContent) -> String { facts.text(fact.path) }

    func title(in context: JudgingContext) -> String { "`import \(name(in: context) ?? "")`" }
    func extents(in context: JudgingContext) -> [Extent] { ownExtents(in: context) }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        guard let fact = fact(in: context) else { return nil }
        let facts = context.project.content(of: file)
        return pattern.match(facts.text(fact.path), given: captures)
            ?? pattern.match(facts.text(fact.module), given: captures)
    }

    static let word = SubjectWord(
        .import,
        summary: "An import; its name is the module's, or the whole path as written.",
        example: #"""
            ```yaml rule
            rule: no-testable-imports
            every: import
            must-not: { be: testable }
            ```

            ```swift bad
            @testable import Cart // ✗
            ```

            ```swift good
            import Cart
            ```
            """#,
        blindSpot: "Modules that an imported module re-exports don't count."
    )
}
