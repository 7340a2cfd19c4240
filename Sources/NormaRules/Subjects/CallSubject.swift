// A call, and the word `call`.

import NormaExpressions
import NormaFacts
import NormaGuide
import NormaProject
import NormaText

package struct CallSubject: FactSubject {
    let file: FileID
    let index: Int

    var subject: Subject { .call(self) }

    static func list(in facts: FileContent) -> [CallFact] { facts.calls }
    static func name(of fact: CallFact, in facts: FileContent) -> String { facts.text(fact.name) }
    static func place(of fact: CallFact) -> ByteRange { fact.nameRange }
    static func owner(of fact: CallFact) -> Int32 { fact.owner }

    func title(in context: JudgingContext) -> String { "The call of `\(name(in: context) ?? "")`" }
    func extents(in context: JudgingContext) -> [Extent] { ownExtents(in: context) }

    func match(_ pattern: NamePattern, given captures: Captures, in context: JudgingContext) -> Captures? {
        guard let fact = fact(in: context) else { return nil }
        let facts = context.project.content(of: file)
        let name = facts.text(fact.name)
        if let found = pattern.match(name, given: captures) { return found }
        return pattern.isQualified ? pattern.match(facts.text(fact.chain) + "." + name, given: captures) : nil
    }

    static let word = SubjectWord(
        .call,
        summary: "A call; its name is that of the function, or of the type for an initializer.",
        example: #"""
            ```yaml rule
            rule: no-sleeping
            every: { call: sleep }
            must: { in: tests }
            ```

            ```swift bad path=Sources/Cart.swift
            func wait() {
                sleep(1) // ✗
            }
            ```

            ```swift good path=Tests/CartTests.swift
            func wait() {
                sleep(1)
            }
            ```
            """#,
        blindSpot: "Uses of operators and subscripts aren't calls."
    )
}
