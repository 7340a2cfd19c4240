// From where to where a local name can be seen, told by what the calls on it are bound to.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite struct ScopeTests {
    @Test(
        "a name is bound to the innermost local that is visible there",
        arguments: [
            // A `let` is visible after its declaration, not in its own value.
            ("func f() { x.go(); let x = x.go(); x.go() }", ["none", "none", "x@1:24"]),
            ("func f() { let a = x.go(), x = 1, b = x.go() }", ["none", "x@1:28"]),
            // Inner blocks shadow and end.
            ("func f(x: A) { x.go(); do { let x = 1; x.go() }; x.go() }", ["x@1:8", "x@1:33", "x@1:8"]),
            ("func f() { if a { let x = 1 } ; x.go() }", ["none"]),
            // Conditions: the body and later conditions, not the else.
            (
                "func f() { if let x = x.go(), x.go() { x.go() } else { x.go() } ; x.go() }",
                ["none", "x@1:19", "x@1:19", "none", "none"]
            ),
            ("func f() { if a { } else if let x { x.go() } else { x.go() } }", ["x@1:33", "none"]),
            ("func f() { while let x = x.go() { x.go() } ; x.go() }", ["none", "x@1:22", "none"]),
            ("func f() { guard let x, x.go() else { x.go(); return } ; x.go() }", ["x@1:22", "none", "x@1:22"]),
            ("func f() { do { guard let x else { return } ; x.go() } ; x.go() }", ["x@1:27", "none"]),
            // Patterns.
            ("func f() { for x in x.go() where x.go() { x.go() } ; x.go() }", ["none", "x@1:16", "x@1:16", "none"]),
            ("func f() { for (i, x) in y { x.go() } }", ["x@1:20"]),
            (
                "func f() { switch a { case .b(let x) where x.go(): x.go(); default: x.go() } }",
                ["x@1:35", "x@1:35", "none"]
            ),
            ("func f() { switch a { case let .b(x): x.go(); case let x?: x.go() } }", ["x@1:35", "x@1:56"]),
            ("func f() { if case .some(let x) = x.go() { x.go() } }", ["none", "x@1:30"]),
            ("func f() { do { } catch let x { x.go() } ; x.go() }", ["x@1:29", "none"]),
            ("func f() { do { } catch A.b(let x) where x.go() { x.go() } }", ["x@1:33", "x@1:33"]),
            // Closures.
            ("let f = { x in x.go() }", ["x@1:11"]), ("let f = { (x: A, y) -> B in x.go() }", ["x@1:12"]),
            ("let f = { (a b: A) in b.go() }", ["b@1:14"]), ("func f(x: A) { g { [weak x] in x?.go() } }", ["x@1:8"]),
            ("func f(x: A) { g { [x = x.go()] in x.go() } ; x.go() }", ["x@1:8", "x@1:21", "x@1:8"]),
            ("func f(x: A) { g { x in x.go() } ; x.go() }", ["x@1:20", "x@1:8"]),
            // Parameters.
            ("func f(a x: A, _ y: B = x.go()) { x.go() }", ["none", "x@1:10"]),
            (
                "struct S { subscript(x: A) -> B { x.go() } ; init(x: A) { x.go() } ; func g() { x.go() } }",
                ["x@1:22", "x@1:51", "none"]
            ),
            ("var a: A { get { x.go() } set(x) { x.go() } }", ["none", "x@1:31"]),
            // `self.` and members are not the local.
            ("func f(x: A) { self.x.go(); a.x.go(); x.y.go() }", ["none", "none", "x@1:8"]),
            // Local functions and types can be seen before they are declared.
            ("func f() { x.go(); struct x {} }", ["x@1:27"]),
            // At the top of a file `let` is a global, but a condition binds a local.
            ("let x = 1\nx.go()\nif let x { x.go() }", ["none", "x@3:8"]),
        ]
    ) func binding(source: String, expected: [String]) {
        #expect(facts(source).localsOfCalls(named: "go") == expected)
    }

    @Test("setters, observers and plain catches bind what they imply") func implied() {
        let found = facts(
            """
            var a: A { get { b } set { newValue.go() } }
            var c = 1 { willSet { newValue.go() } didSet { oldValue.go() } }
            func f() { do { } catch { error.go() } ; error.go() }
            """
        )
        #expect(
            found.localsOfCalls(named: "go") == [
                "newValue@1:22", "newValue@2:13", "oldValue@2:39", "error@3:19", "none",
            ]
        )
    }

    @Test("local functions are bound in their whole block, before their declaration too") func functions() {
        let found = facts("func f() { go(); func go() { go() } }\nfunc h() { go() }")
        #expect(found.localsOfCalls(named: "go") == ["go@1:23", "go@1:23", "none"])
        #expect(found.locals.map { found.path($0.declaration) } == ["f.go"])
    }

    @Test("a local knows its written or evident type") func types() {
        let found = facts(
            """
            func f(a: A, b: B = C()) {
                let c: [D] = [], d = E(), e = make()
                if let g = x as? G { }
                guard let h: H = y else { return }
                for i: I in z { }
                k { (l: L) in }
                do { } catch let m as M { }
            }
            """
        )
        let types = found.locals.map { local in
            "\(found.text(local.name)): \(found.type(local.type).map { found.text($0.text) } ?? "-")"
        }
        #expect(
            types == ["a: A", "b: B", "c: [D]", "d: E", "e: -", "g: G", "h: H", "i: I", "l: L", "m: M"]
        )
    }

    @Test("a scope reaches from after the declaration to the end of its block") func scopes() {
        let source = "func f() { let x = 1; g() }"
        let scope = facts(source).locals.first?.scope
        #expect(scope == ByteRange(20, 27))
    }
}
