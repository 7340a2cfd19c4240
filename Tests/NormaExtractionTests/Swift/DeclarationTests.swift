// What is said of declarations: names, nesting, access, traits, types, measures.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite struct DeclarationTests {
    @Test("every kind of declaration is found, each below what encloses it") func kinds() {
        let found = facts(
            """
            class A { deinit {} ; subscript(i: Int) -> Int { i } }
            struct B { init() {} ; let x = 1, y = 2 }
            enum C { case a, b(Int, label: String) }
            actor D { func f(_ p: Int) {} }
            protocol P { associatedtype T ; func g() }
            extension B.Inner { typealias U = Int }
            macro m() = #externalMacro(module: "M", type: "T")
            infix operator <+>
            precedencegroup G {}
            let global = 1
            func free() { let local = 2; func inner() {} ; struct Inner { var z = 1 } }
            """
        )
        #expect(
            found.declarationPaths == [
                "class A", "deinitializer A.deinit", "subscript A.subscript", "parameter A.subscript.i",
                "struct B", "initializer B.init", "property B.x", "property B.y",
                "enum C", "enumCase C.a", "enumCase C.b", "associatedValue C.b.", "associatedValue C.b.label",
                "actor D", "function D.f", "parameter D.f.p",
                "protocol P", "associatedType P.T", "function P.g",
                "extension B.Inner", "typealias B.Inner.U", "macro m", "operator <+>", "precedenceGroup G",
                "property global", "function free", "function free.inner", "struct free.Inner",
                "property free.Inner.z",
            ]
        )
    }

    @Test("the inner declarations of each are the slice behind it") func subtrees() {
        let found = facts("class A { struct B { var c = { struct D {} } } ; var e = 1, f = 2 } \nfunc g(h: Int) {}")
        let ends = found.declarations.map { "\(found.text($0.name)) \($0.subtreeEnd)" }
        #expect(ends == ["A 6", "B 4", "c 4", "D 4", "e 5", "f 6", "g 8", "h 8"])
    }

    @Test("access is what is written, or what an extension, a protocol or an enum hands down") func access() {
        let found = facts(
            """
            public class A { var a = 1; private(set) public var b = 2; open func c() {} ; fileprivate init() {} }
            public extension A { func d() {} ; internal func e() {} }
            public protocol P { func f() }
            public enum E { case g }
            private package struct S { internal private(set) var h = 1 }
            """
        )
        let access = found.declarations.map { "\(found.text($0.name)) \($0.access) \($0.setterAccess)" }
        #expect(
            access == [
                "A public public", "a internal internal", "b public private", "c open open",
                "init fileprivate fileprivate", "A public public", "d public public", "e internal internal",
                "P public public", "f public public", "E public public", "g public public",
                "S package package", "h internal private",
            ]
        )
    }

    @Test(
        "modifiers and forms become traits",
        arguments: [
            ("final class A {}", "A", DeclarationTraits.final), ("class A { static var x = 1 }", "x", .static),
            ("class A { class func x() {} }", "x", .classMember), ("class A { weak var x: B? }", "x", .weak),
            ("class A { unowned(unsafe) var x: B }", "x", .unownedUnsafe), ("class A { lazy var x = 1 }", "x", .lazy),
            ("func x() async {}", "x", .async), ("func x() throws(E) {}", "x", .throws),
            ("func x(_ f: () throws -> Void) rethrows {}", "x", .rethrows),
            ("struct A { mutating func x() {} }", "x", .mutating),
            ("class A { override init() {} }", "init", .override),
            ("class A { required init() {} }", "init", .required),
            ("class A { convenience init() {} }", "init", .convenience), ("struct A { init?() {} }", "init", .failable),
            ("struct A { init!() {} }", "init", .failable), ("indirect enum A {}", "A", .indirect),
            ("enum A { indirect case x(A) }", "x", .indirect), ("nonisolated func x() {}", "x", .nonisolated),
            ("nonisolated(unsafe) let x = 1", "x", .nonisolated), ("distributed actor A {}", "A", .distributed),
            ("struct A<T> {}", "A", .generic), ("func x<T>(t: T) {}", "x", .generic), ("let x = 1", "x", .constant),
            ("var x: Int { 1 }", "x", .computed), ("var x: Int { get { 1 } set {} }", "x", .computed),
            ("var x: Int { _read { yield y } }", "x", .computed), ("protocol P { var x: Int { get } }", "x", .computed),
            ("var x = 1 { didSet {} }", "x", .observed), ("/// d\nfunc x() {}", "x", .documented),
            ("/** d */ @objc func x() {}", "x", .documented), ("func f() { func x() {} }", "x", .local),
            ("let f = { struct X {} }", "X", .local), ("#if DEBUG\nfunc x() {}\n#endif", "x", .conditional),
            ("public func x() {}", "x", .explicitAccess), ("private(set) var x = 1", "x", .restrictedSetter),
            ("func x() {}", "x", .hasBody), ("func f(x: Int = 1) {}", "x", .hasDefault),
            ("func f(x: Int...) {}", "x", .variadic), ("func f(x: inout Int) {}", "x", .inout),
            ("func f(x: @escaping () -> Void) {}", "x", .escaping), ("func f(x: isolated A) {}", "x", .isolated),
            ("class A { @objc dynamic var x = 1 }", "x", .dynamic),
            ("@objc protocol P { @objc optional func x() }", "x", .optional),
            ("prefix func - (x: A) {}", "-", .operatorFunction),
            ("struct A { static func == (l: A, r: A) -> Bool { true } }", "==", .operatorFunction),
            ("#Preview { struct X {} }", "X", .inPreview), ("func f(x: sending A) {}", "x", .sending),
            ("func f(x: consuming A) {}", "x", .consuming), ("func f(x: borrowing A) {}", "x", .borrowing),
            ("struct A { consuming func x() {} }", "x", .consuming),
            ("var x: Int { get async throws { 1 } }", "x", .async),
        ]
    ) func traits(source: String, name: String, trait: DeclarationTraits) {
        let found = facts(source)
        #expect(found.declaration(named: name)?.traits.contains(trait) == true, "\(found.declarationPaths)")
    }

    @Test(
        "what is not so is not said",
        arguments: [
            ("// d\nfunc x() {}", "x", DeclarationTraits.documented), ("//// d\nfunc x() {}", "x", .documented),
            ("/// d\nlet y = 1\nfunc x() {}", "x", .documented), ("var x = 1 { didSet {} }", "x", .computed),
            ("var x = 1", "x", .constant), ("func f() { struct S { var x = 1 } }", "x", .local),
            ("protocol P { func x() }", "x", .hasBody), ("func f(x: () -> Void) {}", "x", .escaping),
            ("class A { unowned var x: B }", "x", .unownedUnsafe), ("func x(y: Int) {}", "x", .operatorFunction),
            ("func `class`() {}", "class", .operatorFunction),
        ]
    ) func absentTraits(source: String, name: String, trait: DeclarationTraits) {
        #expect(facts(source).declaration(named: name)?.traits.contains(trait) == false)
    }

    @Test("a name has no backticks, its place has") func backticks() {
        let found = facts("enum `Type` { case `default` }")
        #expect(found.declarationPaths == ["enum Type", "enumCase Type.default"])
        #expect(found.declarations.map(\.nameRange) == [ByteRange(5, 11), ByteRange(19, 28)])
    }

    @Test("labels are what callers write") func labels() {
        let found = facts("func f(a: Int, b c: Int, _ d: Int) {}")
        let labels = found.declarations.dropFirst().map { "\(found.text($0.label))/\(found.text($0.name))" }
        #expect(labels == ["a/a", "b/c", "/d"])
        #expect(found.declarations.first?.parameterCount == 3)
    }

    @Test("attributes belong to their declaration, with arguments without white space") func attributes() {
        let found = facts(
            """
            @MainActor @available(*, deprecated, message: "use it now") final class A {
                @Published var b = 1
                #if X
                @objc
                #endif
                func c() {}
            }
            """
        )
        let attributes = found.declarations.map { declaration in
            found.attributes(of: declaration).map { "\(found.text($0.name))(\(found.text($0.arguments)))" }
        }
        #expect(attributes.first == ["MainActor()", "available(*,deprecated,message:\"use it now\")"])
        #expect(attributes.dropFirst().first == ["Published()"])
    }

    @Test("types are kept as written, without white space that says nothing") func types() {
        let found = facts(
            """
            struct A {
                var a: [ String : Int ]?
                var b: any  Foo & Bar
                var c: @Sendable ( Int ) async throws -> Void
                var d = Cart(), e = Shop.Cart.init(), f = Box<Int>(), g = [Int](), h = "s", i = 1, j = x as? Cart
                var k = try! Cart(), l = make(), m = Cart.shared, n = .red
                func o() -> some View { p }
                var q, r: Double
            }
            """
        )
        let types = "abcdefghijklmnoqr".map { found.typeText(of: String($0)) ?? "-" }
        #expect(
            types == [
                "[String:Int]?", "any Foo&Bar", "@Sendable(Int)async throws->Void", "Cart", "Shop.Cart", "Box<Int>",
                "[Int]", "String", "Int", "Cart", "Cart", "-", "-", "-", "some View", "Double", "Double",
            ]
        )
        let nominal = "defjkoq".map { name -> String in
            let type = found.declaration(named: String(name)).flatMap { found.type($0.type) }
            return type.flatMap { found.reference($0.reference) }.map { found.text($0.name) } ?? "-"
        }
        #expect(nominal == ["Cart", "Cart", "Box", "Cart", "Cart", "View", "Double"])
    }

    @Test("short values are kept, long ones and those of several lines are not") func values() {
        let found = facts("let a = 1 + 2\nlet b = {\n}\nenum E: String { case c = \"x\" }\nfunc f(d: Int = .max) {}")
        #expect(
            ["a", "b", "c", "d"].map { found.declaration(named: $0).map { found.text($0.value) } } == [
                "1 + 2", "", "\"x\"", ".max",
            ]
        )
    }

    @Test("ranges begin at the first attribute and leave comments out") func ranges() {
        let source = "/// d\n@objc public func f() { } // c\n"
        let found = facts(source)
        #expect(found.declarations.map(\.range) == [ByteRange(6, 31)])
        #expect(found.declarations.map(\.nameRange) == [ByteRange(24, 25)])
        #expect(found.declarations.map(\.bodyRange) == [ByteRange(29, 30)])
    }

    @Test("measures: lines of the body, decisions, statements, depth") func measures() {
        let found = facts(
            """
            struct A {
                struct B {
                    func f(x: Int) { // comment
                        guard x > 0 else { return }

                        // only a comment
                        if x == 1 { } else if x == 2 { }
                        switch x {
                        case 1: break
                        case 2: fallthrough
                        default: break
                        }
                        for _ in 0..<x where x > 1 && x < 9 { while x > 2 { } }
                        repeat { g { if $0 { } } } while x < 3
                        func inner() { if x > 1 { } }
                    }
                    var p: Int { x ? 1 : 2 }
                    var q = 1
                }
            }
            """
        )
        let function = found.declaration(named: "f")
        #expect(function?.bodyLineCount == 10)
        // A guard, two ifs, three cases less a fallthrough, for, while, repeat, the if in the closure.
        #expect(function?.complexity == 9)
        #expect(function?.statementCount == 6)
        #expect(function?.depth == 2)
        #expect(found.declaration(named: "inner")?.complexity == 1)
        #expect(found.declaration(named: "p")?.complexity == 0)
        #expect(found.declaration(named: "q")?.complexity == 0)
        #expect(found.declaration(named: "B")?.bodyLineCount == 14)
        #expect(found.codeLineCount == 18)
    }
}
