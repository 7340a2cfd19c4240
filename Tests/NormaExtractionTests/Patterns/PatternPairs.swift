// What a code pattern matches, and what it must be silent about, pair by pair.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

/// A pattern with code that it is tried on.
struct PatternPair: Sendable, CustomTestStringConvertible {
    var pattern: String
    var code: String
    /// The matched pieces of the code, in source order.
    var found: [String]

    var testDescription: String { "\(pattern) in \(code)" }

    static func yes(_ pattern: String, _ code: String, _ found: String...) -> PatternPair {
        PatternPair(pattern: pattern, code: code, found: found.isEmpty ? [code] : found)
    }

    static func no(_ pattern: String, _ code: String) -> PatternPair {
        PatternPair(pattern: pattern, code: code, found: [])
    }

    func matches() throws -> [PatternSighting] {
        let extractor = Extractor(checks: [], patterns: try CompiledPatterns([PatternSource(text: pattern)]))
        return extractor.extract(Array(code.utf8)).patterns
    }
}

@Suite("Code patterns")
struct PatternPairTests {
    private func check(_ pair: PatternPair) throws {
        let bytes = Array(pair.code.utf8)
        let found = try pair.matches().map {
            String(decoding: bytes[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
        }
        #expect(found == pair.found)
    }

    @Test(
        "Names, members and calls",
        arguments: [
            PatternPair.yes("$T.shared", "URLSession.shared"),
            .yes("$T.shared", "let s = API.shared.load()", "API.shared"),
            .no("$T.shared", "let t = \"URLSession.shared\""), .no("$T.shared", "// URLSession.shared"),
            .no("$T.shared", "shared"), .no("$T.shared", ".shared"), .no("$T.shared", "a.sharedState"),
            .yes("print($$$)", "print()"), .yes("print($$$)", "print(1, to: &x)"), .no("print($$$)", "log.print(1)"),
            .yes("print($X)", "print( /* all */\n  a )"), .no("print($X)", "print(a, b)"), .no("print($X)", "print()"),
            .no("print($X)", "print(to: a)"), .no("print($X)", "/print(a)/"), .no("print($X)", "\"print(a)\""),
            .yes("print($X)", "\"\\(print(a))\"", "print(a)"), .yes("print($X)", "(print)((a))", "(print)((a))"),
            .yes("f(a: $X, b: $Y)", "f(\n    a: 1,\n    b: 2,\n)"), .no("f(a: $X, b: $Y)", "f(b: 1, a: 2)"),
            .yes("$X?.foo()", "a?.foo()"), .no("$X?.foo()", "a.foo()"), .no("$X.foo()", "a?.foo()"),
            .yes("$X.foo()", "a.b().foo()"), .yes("$X.foo()", "a?.b.foo()"), .no("$X.foo()", "foo()"),
            .yes("$X.foo()", "a!.foo()"), .yes("Date()", "Date()"), .no("Date()", "Date.now"),
            .no("Date()", "Date(timeIntervalSince1970: 0)"), .yes("Date", "let d: Date = Date()", "Date", "Date"),
            .yes("NotificationCenter.default.$METHOD($$$)", "NotificationCenter.default.post(name: n, object: nil)"),
            .yes("UserDefaults.standard", "UserDefaults.standard.set(1, forKey: \"a\")", "UserDefaults.standard"),
            .yes("`a`.f()", "a.f()"), .yes("foo.$NAME", "foo.`default`"),
            .yes(".red", "f(.red)", ".red"), .no(".red", "f(Color.red)"), .no(".red", "f(.redder)"),
            .yes("#selector($$$)", "#selector(a.b)"), .yes("#Preview { $$$ }", "#Preview { A() }"),
            .yes("#Preview($$$) { $$$ }", "#Preview(\"x\") { A() }"),
            .no("#Preview { $$$ }", "#Preview(\"x\") { A() }"),
            .yes("\\.self", "ForEach(a, id: \\.self)", "\\.self"), .no("\\.self", "\\.id"),
            .yes("\\$T.name", "\\Cart.name"), .yes("x[$I]", "x[0] + x[\"a\"]", "x[0]", "x[\"a\"]"),
            .no("x[$I]", "x[0, 1]"),
        ]
    )
    func names(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Chains after any receiver",
        arguments: [
            PatternPair.yes(".padding($N)", "Text(a).padding(8)", ".padding(8)"), .yes(".padding($N)", ".padding(8)"),
            .yes(".padding($N)", "a.padding(1).b.padding(2)", ".padding(1)", ".padding(2)"),
            .no(".padding($N)", "a.padding()"), .no(".padding($N)", "padding(8)"),
            .no(".padding($N)", "a.padding(.top, 8)"),
            .yes(".padding($$$)", "a.padding(.top, 8)", ".padding(.top, 8)"),
            .yes(".padding($N)", "a?.padding(8)", ".padding(8)"),
            .yes(".foregroundStyle(.white)", "a.foregroundStyle( .white )", ".foregroundStyle( .white )"),
            .no(".foregroundStyle(.white)", "a.foregroundStyle(Color.white)"),
            .yes(".a($X).b { $$$ }", "v.a(1)\n    .b { c() }", ".a(1)\n    .b { c() }"),
            .no(".a($X).b { $$$ }", "v.b { }.a(1)"),
        ]
    )
    func chains(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Closures, trailing or not",
        arguments: [
            PatternPair.yes("DispatchQueue.$QUEUE.async { $$$ }", "DispatchQueue.main.async { f(); g() }"),
            .yes("DispatchQueue.$QUEUE.async { $$$ }", "DispatchQueue.main.async {}"),
            .yes(
                "DispatchQueue.$QUEUE.async { $$$ }",
                "DispatchQueue.main.async(execute: { [weak self] in self?.f() })"
            ),
            .yes("DispatchQueue.$QUEUE.async(execute: { $$$ })", "DispatchQueue.main.async { f() }"),
            .no("DispatchQueue.$QUEUE.async { $$$ }", "DispatchQueue.main.async(group: g) { f() }"),
            .no("DispatchQueue.$QUEUE.async { $$$ }", "DispatchQueue.global().async { f() }"),
            .no("DispatchQueue.$QUEUE.async { $$$ }", "DispatchQueue.main.asyncAfter { f() }"),
            .no("DispatchQueue.$QUEUE.async { $$$ }", "DispatchQueue.main.async(execute: work)"),
            .yes(
                "DispatchQueue.main.asyncAfter($$$) { $$$ }",
                "DispatchQueue.main.asyncAfter(deadline: .now()) { f() }"
            ),
            .yes("VStack(spacing: $N, $$$) { $$$ }", "VStack(spacing: 8) { A() }"),
            .yes("VStack(spacing: $N, $$$) { $$$ }", "VStack(spacing: 8, content: { A() })"),
            .no("VStack(spacing: $N, $$$) { $$$ }", "VStack(alignment: .leading, spacing: 8) { A() }"),
            .yes("VStack($$$, spacing: $N, $$$) { $$$ }", "VStack(alignment: .leading, spacing: 8) { A() }"),
            .yes("Button($$$) { $A; $B; $$$ }", "Button(\"Pay\") { a(); b(); c() }"),
            .yes("Button($$$) { $A; $B; $$$ }", "Button(\"Pay\") {\n    a()\n    b()\n}"),
            .no("Button($$$) { $A; $B; $$$ }", "Button(\"Pay\") { a() }"),
            .yes("Button($$$) { $A; $B; $$$ }", "Button { a(); b() } label: { Text(\"x\") }"),
            .yes("Button($$$) { $A; $B; $$$ }", "Button(action: { a(); b() }, label: { Text(\"x\") })"),
            .yes("NavigationLink(destination: $D, $$$)", "NavigationLink(destination: A()) { B() }"),
            .yes("NavigationLink(destination: $D, $$$)", "NavigationLink(destination: A(), isActive: $on)"),
            .no("NavigationLink(destination: $D, $$$)", "NavigationLink { A() }"),
            .no("NavigationLink(destination: $D, $$$)", "NavigationLink(value: 1)"),
            .yes("f { $$$ }", "f { (a: Int) -> Int in a }"), .yes("f { $X in $$$ }", "f { a in b(a) }"),
            .no("f { $X in $$$ }", "f { b($0) }"), .yes("f($X)", "f { a() }"), .yes("f($X)", "f({ a() })"),
            .no("f(x: $X)", "f { a() }"), .no("f($X)", "f(1) { a() }"), .yes("f($X, $Y)", "f(1) { a() }"),
            .yes("f { }", "f {}"), .no("f { }", "f { a() }"), .yes("f { $0 }", "f { $0 }"), .no("f { $0 }", "f { $1 }"),
            .yes("{ $$$; fatalError($$$) }", "func f() { a(); fatalError(\"x\") }", "{ a(); fatalError(\"x\") }"),
            .yes("f(text: $text)", "f(text: $text)"), .no("f(text: $text)", "f(text: $other)"),
        ]
    )
    func closures(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Operators",
        arguments: [
            PatternPair.yes("$A && $B", "a && b"), .yes("$A && $B", "a == 1 && !b"), .no("$A && $B", "a || b"),
            .yes("$A && $B", "a && b || c", "a && b"), .yes("$A && $B", "a && b && c", "a && b && c", "a && b"),
            .no("$A == nil && $B", "a == nil || b"), .yes("$A == nil", "a == nil && b != nil", "a == nil"),
            .yes("$A + $B", "(a * b) + c"), .yes("$A * $B", "a + b * c", "b * c"), .no("$A * $A", "a * b"),
            .yes("$A * $A", "x.y * x . y"), .yes("$A * $A", "f(1) * f( /* same */ 1)"), .yes("$A <~> $B", "a <~> b"),
            .yes("state = .loading", "state = .loading"), .no("state = .loading", "state = .loaded"),
            .no("state = .loading", "state == .loading"), .no("state = .loading", "self.state = .loading"),
            .yes("$X.state = .loading", "self.state = .loading"), .yes("$X = $A + $B", "x = a + b * c"),
            .yes("$X as! $T", "let a = b as! C", "b as! C"), .no("$X as! $T", "b as? C"), .no("$X as! $T", "b as C"),
            .yes("$X as? [String: $T]", "b as? [String:Int]"), .yes("$X is $T", "a.b is C"),
            .yes("$X ?? \"\"", "a.b ?? \"\""),
            .no("$X ?? \"\"", "a ?? \" \""), .yes("$C ? $A : $B", "a == b ? c : d"),
            .no("$C ? true : false", "a ? true : b"),
            .yes("$X!", "a.b!"), .no("$X!", "a != b"), .no("$X!", "let a: Int!"), .no("$X!", "!a"),
            .yes("try! $X", "try! f()"), .no("try! $X", "try? f()"), .no("try! $X", "\"try! f()\""),
            .yes("await $X", "await f()"),
            .yes("[$$$, nil]", "[a, b, nil]"), .yes("[$$$, nil]", "[nil]"), .no("[$$$, nil]", "[nil, a]"),
            .yes("[$K: $V, $$$]", "[1: 2]"), .yes("($A, $B)", "f((1, 2))", "(1, 2)"),
        ]
    )
    func operators(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Texts, numbers and regular expressions compare by content",
        arguments: [
            PatternPair.yes("f(\"a\")", "f(#\"a\"#)"), .yes("f(\"a\")", "f(\"\"\"\n    a\n    \"\"\")"),
            .no("f(\"a\")", "f(\"A\")"),
            .no("f(\"a\")", "f(\"\\(a)\")"), .yes("f(\"\\($X)\")", "f(\"\\(a.b)\")"),
            .no("f(\"\\($X)\")", "f(\"a\\(a.b)\")"),
            .no("f(a)", "f(\"a\")"), .yes("f(0)", "f(0)"), .no("f(0)", "f(0.0)"), .yes("f(/a+/)", "f(/a+/)"),
            .no("f(/a+/)", "f(/b+/)"),
            .yes("\"$0\"", "\"$0\""), .yes("f(\"US$5 $% a$b\")", "f(\"US$5 $% a$b\")"),
        ]
    )
    func texts(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Declarations ask for what they write and no more",
        arguments: [
            PatternPair.yes(
                "static let shared = $X",
                "final class A {\n    public static let shared = A()\n}",
                "public static let shared = A()"
            ),
            .yes(
                "static let shared = $X",
                "struct A { @MainActor static let shared: A = .init() }",
                "@MainActor static let shared: A = .init()"
            ),
            .no("static let shared = $X", "struct A { let shared = A() }"),
            .no("static let shared = $X", "struct A { static var shared = A() }"),
            .no("static let shared = $X", "struct A { static let shared: A }"),
            .no("static let shared = $X", "struct A { static let other = A() }"),
            .yes("static let shared: $T = $X", "struct A { static let shared: A = A() }", "static let shared: A = A()"),
            .no("static let shared: $T = $X", "struct A { static let shared = A() }"),
            .yes("class $NAME: $$$ { $$$ }", "final class A: B {}"),
            .yes("class $NAME: $$$ { $$$ }", "class A<T>: B, C where T: D { let a = 1 }"),
            .no("class $NAME: $$$ { $$$ }", "struct A: B {}"),
            .yes("class $NAME: UIViewController { $$$ }", "class A: Base, UIViewController { var a = 1 }"),
            .no("class $NAME: UIViewController { $$$ }", "class A: Base { }"),
            .yes("struct $N { }", "public struct A: B {}"), .no("struct $N { }", "struct A { let a = 1 }"),
            .yes("struct $N { let id: $T; $$$ }", "struct A { let id: Int\n let b = 1 }"),
            .no("struct $N { let id: $T; $$$ }", "struct A { let b = 1\n let id: Int }"),
            .yes("struct $N { $$$; let id: $T; $$$ }", "struct A { let b = 1\n let id: Int }"),
            .yes("func $F() async", "func f() async throws -> Int { 1 }"), .no("func $F() async", "func f() {}"),
            .no("func $F()", "func f(a: Int) {}"),
            .yes("func $F($$$) -> Bool", "func f(a: Int, b: Int = 1) -> Bool"),
            .no("func $F($$$) -> Bool", "func f() -> Int"),
            .yes("func $F(_ $P: $T, $$$)", "func f(_ a: Int) {}"),
            .yes("init($$$) { $$$ }", "struct A { init(a: Int) { b = a } }", "init(a: Int) { b = a }"),
            .yes(
                "var body: some View { $$$ }",
                "struct A: View { var body: some View { Text(\"a\") } }",
                "var body: some View { Text(\"a\") }"
            ),
            .no("var body: some View { $$$ }", "struct A { var body: some Scene { B() } }"),
            .yes("@State var $X: $T", "struct A { @State private var a: Int = 1 }", "@State private var a: Int = 1"),
            .no("@State var $X: $T", "struct A { @Binding var a: Int }"),
            .yes("weak var $X: $T?", "class A { weak var a: B? }", "weak var a: B?"),
            .yes("@objc", "class A { @objc func f() {} }", "@objc"),
            .yes("@objc", "class A { @objc(x) func f() {} }", "@objc(x)"),
            .no("@objc", "@objcMembers class A {}"),
            .yes("@available(*, deprecated)", "@available( *, deprecated ) func f() {}", "@available( *, deprecated )"),
            .no("@available(*, deprecated)", "@available(iOS 13, *) func f() {}"),
            .yes("import UIKit", "@testable import UIKit"), .no("import UIKit", "import UIKit.UIView"),
            .yes("extension $T: Codable { $$$ }", "extension A: Codable {}"),
            .yes("case $N($$$)", "enum A { case a(Int) }", "case a(Int)"), .no("case $N($$$)", "enum A { case a }"),
            .yes("typealias $A = ($$$) -> $R", "typealias A = (Int) -> Void"),
            .yes("didSet { $$$ }", "class A { var a = 1 { didSet { f() } } }", "didSet { f() }"),
            .yes("enum $E { $$$ }", "enum A { #if DEBUG\n case a\n #endif\n case b }"),
        ]
    )
    func declarations(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Types",
        arguments: [
            PatternPair.yes("[String: Any]", "let a: [String: Any] = [:]", "[String: Any]"),
            .yes("any $P", "func f(a: any B) {}", "any B"),
            .yes("some View", "func f() -> some View { a }", "some View"),
            .no("some View", "func f() -> some Scene { a }"),
            .yes("AnyView", "func f() -> AnyView { AnyView(a) }", "AnyView", "AnyView"),
            .no("AnyView", "let a = \"AnyView\""),
            .yes("Result<$A, $B>", "let a: Result<Int, any Error>", "Result<Int, any Error>"),
            .yes("$T?", "let a: B?", "B?"), .no("$T?", "a?.b()"),
            .yes("(String) -> Void", "let a: (String)->Void", "(String)->Void"),
        ]
    )
    func types(pair: PatternPair) throws { try check(pair) }

    @Test(
        "Statements",
        arguments: [
            PatternPair.yes("catch { }", "do { try f() } catch {\n    // nothing\n}", "catch {\n    // nothing\n}"),
            .no("catch { }", "do { try f() } catch { g() }"),
            .no("catch { }", "do { try f() } catch is A { }"),
            .yes("catch is $E { }", "do { try f() } catch is A { }", "catch is A { }"),
            .yes("if $C { return }", "func f() { if a == b { return } }", "if a == b { return }"),
            .no("if $C { return }", "func f() { if a { return } else { b() } }"),
            .yes("if let $X = $X { $$$ }", "if let a = a { f() }"),
            .no("if let $X = $X { $$$ }", "if let a = b { f() }"),
            .yes(
                "guard let self else { return }",
                "f { guard let self else { return }; g() }",
                "guard let self else { return }"
            ),
            .yes("switch $X { $$$ }", "switch a {\ncase 1: b()\ndefault: c()\n}"),
            .yes("default: break", "switch a { case 1: b()\ndefault: break }", "default: break"),
            .no("default: break", "switch a { case 1: break\ndefault: c() }"),
            .yes("for $I in $S { $$$ }", "for a in b { c() }"),
            .no("for $I in $S { $$$ }", "for a in b where c { d() }"),
            .yes("let $A = $X\nreturn $A", "func f() { b()\n let a = g(1)\n return a }", "let a = g(1)\n return a"),
            .no("let $A = $X\nreturn $A", "func f() { let a = g(1)\n return b }"),
            .yes("return nil", "func f() { return nil }", "return nil"),
            .yes("throw $E", "func f() { throw A.b }", "throw A.b"),
            .yes("#if DEBUG\n$$$\n#endif", "#if DEBUG\nf()\n#endif"),
            .no("#if DEBUG\n$$$\n#endif", "#if RELEASE\nf()\n#endif"),
            .yes("print($X)", "#if DEBUG\nprint(a)\n#endif", "print(a)"),
            .yes("Task { $$$ }", "Task { @MainActor in await f() }"),
            .yes("defer { $$$ }", "func f() { defer { g() } }", "defer { g() }"),
        ]
    )
    func statements(pair: PatternPair) throws { try check(pair) }
}
