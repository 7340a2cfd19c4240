// That checks are asked at the nodes they want, with real positions.

import NormaFacts
import NormaText
import SwiftSyntax
import Testing

@testable import NormaExtraction

private enum ForcedUnwrapProbe: Check {
    static let identifier = "forced-unwrap-probe"
    static let summary = "sees `!` after an expression"
    static let documentation = ""
    static let kinds: [SyntaxKind] = [.forceUnwrapExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let unwrap = node.as(ForceUnwrapExprSyntax.self) else { return }
        context.report(unwrap.exclamationMark, detail: unwrap.expression.trimmedDescription)
    }

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        context.report(.empty, value: facts.lines.lineCount, detail: "lines")
    }
}

@Suite struct CheckHookTests {
    @Test("a check sees its nodes where they are in the file, and the file once") func dispatch() {
        let facts = Extractor(checks: [ForcedUnwrapProbe.self]).extract(Array("let a = b!\nlet c = d\n".utf8)).facts
        #expect(facts.sightings.map(\.value) == [3, 0])
        #expect(facts.sightings.map { facts.text($0.detail) } == ["lines", "b"])
        #expect(facts.sightings.map { facts.text($0.check) } == ["forced-unwrap-probe", "forced-unwrap-probe"])
        #expect(facts.sightings.last?.range == ByteRange(9, 10))
    }
}
