// Where types are named, what for, and which names are bound to locals.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite struct ReferenceTests {
    @Test(
        "each place of a type has its role",
        arguments: [
            ("class A: B {}", ["B inheritance in A"]),
            ("extension A: B {}", ["A extended in A", "B inheritance in A"]),
            ("var a: A", ["A property in a"]), ("func f(a: A) -> B {}", ["A parameter in f.a", "B returnType in f"]),
            ("func f() { let a: A }", ["A local in f"]),
            ("func f<T: A>() where T: B {}", ["A constraint in f", "T constraint in f", "B constraint in f"]),
            ("let a = A()", ["A construction in a"]), ("let a = A.init()", ["A construction in a"]),
            ("let a = A<B>()", ["A construction in a", "B expression in a"]),
            ("let a = A.shared.b", ["A staticMember in a"]), ("let a = b as? A", ["A cast in a"]),
            ("let a = b is A", ["A cast in a"]), ("let a = A.self", ["A metatype in a"]),
            ("let a = \\A.b", ["A keyPath in a"]), ("let a = \\A.B.c", ["A qualifier in a", "A.B keyPath in a"]),
            ("@A var a = 1", ["A attribute in a"]), ("@objc(A) func a() {}", []),
            ("func f() throws(A) {}", ["A thrown in f"]),
            ("typealias A = B.C", ["B qualifier in A", "B.C alias in A"]),
            ("protocol P { associatedtype A: B = C }", ["B constraint in P.A", "C alias in P.A"]),
            ("enum E { case a(A) }", ["A associatedValue in E.a."]),
            ("f(A.self, A)", ["A metatype", "A expression"]), ("let a = [A]()", ["A expression in a"]),
            ("switch a { case A.B.c: 1; case is C: 2; default: 3 }", ["A qualifier", "A.B pattern", "C pattern"]),
            ("let a: A.B<C>.D", ["A qualifier in a", "A.B qualifier in a", "C property in a", "A.B.D property in a"]),
            ("do {} catch A.b {} catch let e as C {}", ["A pattern", "C cast"]),
            ("import struct A.B", ["A qualifier", "A.B imported"]), ("import A.B\nimport func A.B", []),
            ("a.B.c()", []), ("let a = { (b: A) -> B in c }", ["A local in a", "B local in a"]),
        ]
    ) func roles(source: String, expected: [String]) {
        #expect(facts(source).referenceTexts == expected)
    }

    @Test("traits say where in a type the name stands")
    func traits() {
        let found = facts("var a: [A], b: any B, c: some C, d: (D) -> E, f: Box<any F>, g: any G<H>")
        let traits = found.references.map { "\(found.text($0.name)) \($0.traits.rawValue)" }
        let generic = ReferenceTraits.generic.rawValue
        let existential = ReferenceTraits.existential.rawValue
        let function = ReferenceTraits.function.rawValue
        #expect(
            traits == [
                "A \(generic)", "B \(existential)", "C \(ReferenceTraits.opaque.rawValue)", "D \(function)",
                "E \(function)", "Box 0", "F \(generic | existential)", "G \(existential)", "H \(generic)",
            ]
        )
    }

    @Test("static members and qualifiers carry the name after the dot") func members() {
        let found = facts("let a = A.B.shared.c, d: M.T")
        #expect(found.references.map { found.text($0.member) } == ["B", "shared", "T", ""])
    }

    @Test("names in #if conditions are no references and no calls") func conditions() {
        let found = facts(
            "#if canImport(UIKit) && os(iOS)\nlet a = A()\n#elseif X\nlet b = B()\n#else\nlet c = C()\n#endif"
        )
        #expect(found.referenceTexts == ["A construction in a", "B construction in b", "C construction in c"])
        #expect(found.calls.count == 3)
        #expect(found.references.allSatisfy { $0.traits.contains(.conditional) })
        #expect(found.conditions.map { found.text($0.text) } == ["canImport(UIKit)&&os(iOS)", "X", "else"])
    }

    @Test("what stands in a preview is marked") func previews() {
        let found = facts("#Preview(\"x\") { CartView(model: Model()) }\nlet a = A()")
        #expect(found.references.map { $0.traits.contains(.inPreview) } == [true, true, false])
        #expect(found.macros.map { found.text($0.name) } == ["Preview"])
    }

    @Test("generic parameters and local types shadow the code base's types") func typeLocals() {
        let found = facts(
            """
            struct A<T: P> where T: Q { var a: T; func f<U>(u: U) -> [T] { struct L {} ; let l: L = L(); return g(T.self) } }
            let t: T, u: U, l: L
            """
        )
        let bound = found.references.filter { $0.local >= 0 }.map { found.text($0.name) }
        #expect(bound == ["T", "T", "U", "T", "L", "L", "T"])
        #expect(found.references.suffix(3).map(\.local) == [-1, -1, -1])
        let kinds = found.locals.map { "\(found.text($0.name)) \($0.kind) \(found.path($0.declaration))" }
        #expect(
            kinds == ["T genericParameter ", "U genericParameter ", "u parameter A.f.u", "L type A.f.L", "l variable "]
        )
    }

    @Test("variables named like a type hide it in expressions, never in types") func variableLocals() {
        let found = facts("func f(Cart: Int) { Cart.go(); let x: Cart }")
        #expect(found.references.map(\.local) == [-1, 0, -1].suffix(found.references.count))
    }
}
