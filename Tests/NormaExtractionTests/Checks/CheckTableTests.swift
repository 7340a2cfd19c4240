// Who is shown which nodes.

import NormaFacts
import SwiftSyntax
import Testing

@testable import NormaExtraction

@Suite("The table of checks")
struct CheckTableTests {
    @Test("A check is shown the nodes of its own heads, whatever others ask for")
    func heads() {
        let code = "let one = print(1)\nlet two = log(2)\n"
        let facts = Extractor(checks: [SeesPrint.self, SeesLog.self]).extract(Array(code.utf8)).facts
        let seen = facts.sightings.map { facts.text($0.check) + " " + facts.text($0.detail) }
        #expect(seen == ["sees-print print", "sees-log log"])
    }

    private enum SeesPrint: Check {
        static let identifier = "sees-print"
        static let summary = ""
        static let documentation = ""
        static let kinds: [SyntaxKind] = [.functionCallExpr]
        static let heads: Set<String> = ["print"]
        static func visit(_ node: Syntax, in context: inout CheckContext) { report(node, in: &context) }
    }

    private enum SeesLog: Check {
        static let identifier = "sees-log"
        static let summary = ""
        static let documentation = ""
        static let kinds: [SyntaxKind] = [.functionCallExpr]
        static let heads: Set<String> = ["log"]
        static func visit(_ node: Syntax, in context: inout CheckContext) { report(node, in: &context) }
    }
}

private func report(_ node: Syntax, in context: inout CheckContext) {
    context.report(node, detail: node.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? "")
}
