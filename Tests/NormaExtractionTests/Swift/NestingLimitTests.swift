// How much the guard of the parser lets through: the last that it does, and the first that it doesn't.

import Testing

@testable import NormaExtraction

@Suite("Limits of nesting")
struct NestingLimitTests {
    private typealias Limit = NestingGuard.Limit

    private func isLetThrough(_ source: String) -> Bool {
        Array(source.utf8).withUnsafeBufferPointer { NestingGuard.problem(in: $0) == nil }
    }

    /// As many as are tried.
    private static let all = 4_095

    /// The largest number of units that are let through; none of more units is.
    private func most(_ unit: String, after prefix: String = "", before suffix: String = "") -> Int {
        var (low, high) = (0, Self.all + 1)
        while low + 1 < high {
            let middle = (low + high) / 2
            let source = prefix + String(repeating: unit, count: middle) + suffix
            if isLetThrough(source) { low = middle } else { high = middle }
        }
        return low
    }

    @Test("Brackets of every kind, open at the same time")
    func brackets() {
        for unit in ["(", "{", "#if a\n"] { #expect(most(unit) == Limit.brackets, "\(unit)") }
        for inside in ["f(#line)\n", "#else\n", "#elseif b\n", "#warning(\"c\")\n"] {
            #expect(most("#if a\n" + inside) <= Limit.brackets, "\(inside)")
        }
        #expect(most("\"\\(") == Limit.brackets)
        #expect(most("(", after: "(){}[]") == Limit.brackets)
        #expect(most("({") == Limit.brackets / 2)
        #expect(most("[") == Int(Limit.doublings))
        #expect(most("@A<") == Int(Limit.doublings))
        #expect(most("a<") == Limit.angles)
        // A comparison and a range open nothing.
        for unit in ["a <= b\n", "a..<b, ", "a << b\n", "1 < b\n", "a() < b\n"] {
            #expect(most(unit, after: "f(") > Limit.angles, "\(unit)")
        }
        #expect(most("(]") == Limit.brackets)
        #expect(most("([)") == Limit.neverClosed)
    }

    @Test("Deep code again and again, by how deep it is and how often")
    func work() {
        let nested = { (depth: Int) in String(repeating: "(", count: depth) + String(repeating: ")", count: depth) + ";"
        }
        // Each level beyond the sixteenth is worth the square of its depth.
        for depth in [40, 60, 100] {
            let cost = (17...depth).reduce(0) { $0 + $1 * $1 }
            let most = Limit.work / (cost - Limit.workOfByte * (2 * depth + 1))
            #expect(abs(self.most(nested(depth)) - most) <= 1, "\(depth)")
        }
        #expect(most(nested(16)) == Self.all)
    }

    @Test("Words, signs and pieces of code, one after another")
    func runs() {
        #expect(most("a ") == Limit.run)
        #expect(most("a: ") == Limit.run / 2)
        #expect(most("1 ") == Limit.neighbours + 1)
        #expect(most("@a ") == Int(Limit.attributes))
        #expect(most("+ ") == Limit.operators)
        #expect(most("+") == Limit.operatorLength)
        #expect(most("?") == Self.all)
        #expect(most("a -> ") == Int(Limit.arrows))
        #expect(most("a ? ") == Int(Limit.choices))
        #expect(most("a ? b : ") == Self.all)
        #expect(most("switch a {}\n") == Limit.switches)
        #expect(most("switch a { case b: c }\n") == Self.all)
        #expect(most("func a() throws\n") == Self.all)
        #expect(most("throws\n") == Limit.effects)
        #expect(most("f()\"a\"") == Limit.neighbours / 2)
        #expect(most("f()\n", after: "class A {\n") == Int(Limit.neighboursOfMembers) + 1)
        #expect(most("f()\n", after: "(") == Int(Limit.neighboursInBrackets) + 1)
        #expect(most(" else if a {}", after: "if a {}") == Int(Limit.alternatives))
    }

    @Test("Elements of a list with casts, `try` and `await`, as many as there are")
    func elements() {
        for unit in ["a as! B,\n", "a as? B, ", "a is B,\n", "a as B, ", "try a(),\n", "await a, ", "try await a(),\n"]
        {
            #expect(most(unit, after: "let c = [", before: "]") == Self.all, "\(unit)")
            #expect(most(unit, after: "c(", before: ")") == Self.all, "\(unit)")
        }
        #expect(most("a b,\n", after: "let c = [", before: "]") == Limit.neighboursInBrackets)
    }

    @Test("Declarations of plain types, a line each, which may be as many as a type needs")
    func declarations() {
        for line in ["let a: Int\n", "private var isOn: Bool\n", "public static let a: Name\n", "let a: any View\n"] {
            #expect(most(line, after: "struct A {\n") == Self.all, "\(line)")
        }
        #expect(most("associatedtype A\n", after: "protocol A {\n") == Self.all)
        // The parser goes down a step for each of these.
        for line in ["let\n", "if\nlet\n", "public\nlet\n", "let a: Int let "] {
            #expect(most(line) <= Limit.run, "\(line)")
        }
        #expect(most("public ", after: "let a: Int\n") <= Limit.run)
    }
}
