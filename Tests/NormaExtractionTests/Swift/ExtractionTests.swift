// What holds for all facts: they are the same each time, and in source order.

import NormaFacts
import NormaText
import SwiftSyntax
import Testing

@testable import NormaExtraction

@Suite struct ExtractionTests {
    private static let source = """
        import A
        /// Documented
        public struct B<C: D>: E { let f: [G.H] = [.i(j: "k")], l = M() // n
            func o(p: Q) throws -> R? { guard let s = p as? T else { return nil }; return s.u { $0.v(W.x) } }
        }
        """

    @Test("the same bytes give the same facts") func deterministic() {
        #expect(facts(Self.source) == facts(Self.source))
    }

    @Test("references, locals, calls, comments and declarations stand in source order") func order() {
        let found = facts(Self.source + "\nlet z = A<B>.C.d(E<F>.G.self, { (h: I<J>.K) in func l() {}; let m = 1 })")
        func isOrdered(_ ranges: [ByteRange]) -> Bool {
            zip(ranges, ranges.dropFirst()).allSatisfy { $0.start <= $1.start }
        }
        #expect(isOrdered(found.references.map(\.range)))
        #expect(isOrdered(found.locals.map(\.nameRange)))
        #expect(isOrdered(found.calls.map(\.range)))
        #expect(isOrdered(found.declarations.map(\.range)))
        #expect(found.referenceTexts.suffix(9).first == "A qualifier in z")
        #expect(found.referenceTexts.contains("A.C staticMember in z"))
    }

    @Test("every name is interned once") func names() {
        let found = facts(Self.source)
        #expect(Set(found.names).count == found.names.count)
        #expect(found.names.first == "")
    }

    @Test("a table of many names finds each again") func table() {
        var table = NameTable()
        let names = (0..<5_000).map { "name\($0)" }
        let numbers = names.map { table.number(of: $0) }
        #expect(names.map { table.number(of: $0) } == numbers)
        #expect(Array(table.strings().dropFirst()) == names)
        #expect(table.number(of: "") == .empty)
    }
}
