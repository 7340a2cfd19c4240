// Fixes that would break the build somewhere else in the tree, and the same fixes where nothing stands in the way.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Fixes that would break the build")
struct BuildBreakingFixTests {
    private static let hidden = "every: { property: any }\nmust: { be: private }"
    private static let constant = "every: { property: any }\nmust: { be: constant }"
    private static let inside = "every: { property: any, member-of: { class: any } }\nmust: { be: privately-set }"
    private static let state = "check: private-swiftui-state"
    private static let named = "every: { property: any, have-type: \"*Model\" }\nmust: { named: model }"
    private static let plain = "every: file\nmust-not: { import: [UIKit, Shop, SwiftUI] }"

    private func fixed(_ sentence: String, _ code: String, beside other: String) throws -> (
        text: String, caution: String?
    ) {
        let text =
            "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n```yaml rule\nrule: some-rule\n\(sentence)\nin: App\n```\n"
            .replacing("\nin: App", with: sentence.hasPrefix("check") ? "\nin: App" : "")
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        let workspace = MemoryWorkspace(texts: ["App/A.swift": code, "App/B.swift": other])
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1)
        let outcome = FixRun.run(FixRequest(check: request, level: .review))
        #expect(outcome.before.findings.contains { $0.place.path.text == "App/A.swift" })
        let file = outcome.files.first { $0.path.text == "App/A.swift" }
        return (file.map { String(decoding: $0.after, as: UTF8.self) } ?? code, file?.findings.first?.fix?.caution)
    }

    /// By sentence: what is found, what stands beside it, and what becomes of it.
    private static let cases: [(sentence: String, code: String, other: String, fixed: String?)] = [
        (hidden, "class Cart { let a = 1 }", "func f(_ cart: Cart) { show(cart.a) }", nil),
        (hidden, "class Cart { let a = 1 }\nfunc f(_ cart: Cart) { show(cart.a) }", "", nil),
        (hidden, "class Cart { let a = 1 }", "extension Cart { func f() { show(a) } }", nil),
        (hidden, "extension Character { var a: Int { 1 } }", "let b = letters.map { $0.a }", nil),
        (plain, "import UIKit\nfunc f() { fputs(\"\", file) }\n", "", nil),
        (plain, "import UIKit\nfunc f() { print(g()) }\n", "func g() {}", "func f() { print(g()) }\n"),
        (hidden, "protocol P { var a: Int { get } }\nclass Cart: P { let a = 1 }", "", nil),
        (hidden, "class Cart { let a = 1 }", "// cart.a\nlet a = Cart()", "class Cart { private let a = 1 }"),
        (
            hidden, "class Cart { let a = 1 }\nextension Cart { func f() { show(a) } }", "",
            "class Cart { private let a = 1 }\nextension Cart { func f() { show(a) } }"
        ),
        (hidden, "struct Cart { let a: Int }", "let cart = Cart(1)", nil),
        (hidden, "struct Cart { var a = 1 }", "let cart = Cart()", nil),
        (
            hidden, "struct Cart { let a: Int\n init() { a = 1 } }", "let cart = Cart()",
            "struct Cart { private let a: Int\n init() { a = 1 } }"
        ),
        ("every: { function: any }\nmust: { be: private }", "class ATests: XCTestCase { func testA() {} }", "", nil),
        (state, "struct A: View { @StateObject var model: Model }", "let a = A(model: Model())", nil),
        (state, "struct A: View { @StateObject var model = Model() }", "let a = A(model: Model())", nil),
        (state, "struct A: View { @State var model: Model }\nlet a = A(Model())", "", nil),
        (
            state, "struct A: View { @StateObject var model = Model() }", "let a = A()",
            "struct A: View { @StateObject private var model = Model() }"
        ),
        (constant, "struct Cart { var a: Int }", "func f(_ cart: inout Cart) { cart.a += 1 }", nil),
        (constant, "struct Cart { var a: [Int]\n mutating func f() { a.removeAll { $0 > 1 } } }", "", nil),
        (constant, "struct Cart { var a: Int }", "func f(_ cart: Cart) { show($cart.a) }", nil),
        (constant, "struct Cart { var a: Int }", "let b = Cart(a: 1).a == 2", "struct Cart { let a: Int }"),
        (
            constant, "class Cart { var a: Int\n init(a: Int) { self.a = a } }", "",
            "class Cart { let a: Int\n init(a: Int) { self.a = a } }"
        ),
        (constant, "final class Cart { var a = Shop.shared }", "", "final class Cart { let a = Shop.shared }"),
        (inside, "class Cart { var a = 1 }", "func f(_ cart: Cart) { cart.a = 2 }", nil),
        (inside, "class Cart { var a = 1 }", "func f() { cart().a = 2 }", nil),
        (constant, "class Cart { var a: Int? }", "", nil),
        (
            inside, "class Cart { var a = 1 }", "func f(_ cart: Cart) { show(cart.a) }",
            "class Cart { private(set) var a = 1 }"
        ),
        (
            named, "struct A { private let vm: AModel\n func f() { vm.f(); self.vm.g() } }", "",
            "struct A { private let model: AModel\n func f() { model.f(); self.model.g() } }"
        ),
        (named, "struct A { private let vm: AModel\n func f(vm: AModel) { self.vm.f() } }", "", nil),
        (named, "struct A { private let vm: AModel\n func f() { g(vm: vm) } }", "", nil),
        (named, "struct A { private let vm: AModel\n func f(model: Int) { vm.f() } }", "", nil),
        (named, "struct A { let vm: AModel }", "", nil),
        (plain, "import UIKit\nlet a = UIView()\n", "", nil),
        (plain, "import UIKit\nlet a = Date()\n", "", nil),
        (plain, "@_exported import UIKit\n", "", nil),
        (plain, "import SwiftUI\n#Preview { run() }\n", "", nil),
        (plain, "import UIKit\nimport Foundation\nlet a = UIColor.red\n", "", nil),
        (plain, "import UIKit\nlet a: [String] = []\n", "", "let a: [String] = []\n"),
        ("check: class-delegate-protocol", "protocol CartDelegate {}", "struct A: CartDelegate {}", nil),
        (
            "check: class-delegate-protocol", "protocol CartDelegate {}", "class A: CartDelegate {}",
            "protocol CartDelegate: AnyObject {}"
        ),
        ("check: final-test-case", "class ATests: XCTestCase {}", "class BTests: ATests {}", nil),
        ("check: unavailable-function", "func a() {\n    fatalError(\"no\")\n}", "func f() { a() }", nil),
        ("every: protocol\nmust: { inherit: Sendable }", "protocol P {}", "class A: P { var a = 1 }", nil),
        ("every: { class: any }\nmust: { conform-to: Sendable }", "class A {}", "", nil),
        ("every: { class: any }\nmust: { conform-to: P }", "class A {}", "protocol P { func f() }", nil),
        (
            "every: { class: any }\nmust: { conform-to: P }", "class A { func f() {} }", "protocol P { func f() }",
            "class A: P { func f() {} }"
        ),
        ("every: { property: any }\nmust: { be: weak }", "struct A {}\nclass B { var a: A? }", "", nil),
        ("every: { struct: any }\nmust: { be: public }", "struct A: P {}", "protocol P {}", nil),
        (
            "every: { property: any }\nmust-not: { have-attribute: \"@Published\" }",
            "class A { @Published var a = 1 }",
            "func f(_ a: A) { a.$a.sink {} }", nil
        ),
    ]

    @Test("are not made, and others are", arguments: cases.indices)
    func made(index: Int) throws {
        let (sentence, code, other, expected) = Self.cases[index]
        #expect(try fixed(sentence, code, beside: other).text == expected ?? code)
    }

    @Test("say why the code may not build where that can't be told")
    func cautions() throws {
        let moved = try fixed(
            "every: { struct: any }\nmust: { have-attribute: \"@MainActor\" }",
            "struct A {}",
            beside: ""
        )
        #expect(moved.caution == "`@MainActor` may need an import, or changes at its uses")
        let alike = try fixed(Self.hidden, "class Cart { let a = 1 }", beside: "func f() { show(make().a) }")
        #expect(alike.text == "class Cart { private let a = 1 }")
        #expect(alike.caution == "another file has a member called `a`")
    }
}
