// What a rule looks at, what it leaves alone, and where names lead in several files.

import NormaFindings
import NormaText
import Testing

@Suite("Scopes and places")
struct ScopeTests {
    @Test("only: previews and tests are places, the folder around a file is none")
    func previews() throws {
        let check = try SmallCheck(
            rule: """
                only: [{ struct: any, conform-to: App }, { in: tests }, { in: previews }]
                may: { create: AppState }
                """,
            [
                "Sources/AppState.swift": "final class AppState {}\n",
                "Sources/Main.swift": "struct Main: App { let state = AppState() }\n",
                "Sources/CartView.swift": """
                struct CartView: View { let state = AppState() }
                #Preview {
                    CartView(state: AppState())
                }
                """,
                "Tests/CartTests.swift": "struct CartTests { let state = AppState() }\n",
            ]
        )
        #expect(check.found.count == 1)
        #expect(check.found.first?.hasPrefix("Sources/CartView.swift:1 `CartView.state` creates `AppState`") == true)
    }

    @Test("not in a place: the folders above are in no place either")
    func notIn() throws {
        let check = try SmallCheck(
            rule: "only: { not: { in: Legacy/** } }\nmay: { import: UIKit }",
            ["Legacy/A.swift": "import UIKit\n", "New/B.swift": "import UIKit\n"]
        )
        #expect(
            check.found == ["Legacy/A.swift:1 `A.swift` imports `UIKit`; only something that is not in `Legacy/**` may"]
        )
    }

    @Test("Rules find nothing in generated files, but know what they declare")
    func generated() throws {
        let guide = """
            ```yaml define
            generated: "**/Generated/**"
            roles:
              store: { class: "*Store" }
            ```

            ```yaml rule
            rule: r
            every: type
            must-not: { refer-to: store }
            ```
            """
        let check = try SmallCheck(
            guide,
            [
                "Generated/CartStore.swift": "class CartStore {}\nclass OtherStore { let store: CartStore }\n",
                "Cart.swift": "struct Cart { let store: CartStore }\n",
            ]
        )
        #expect(check.found == ["Cart.swift:1 `Cart` refers to `CartStore`, a `store`"])
    }

    @Test("A role binds its captures for the rule that speaks of it")
    func roleBindings() throws {
        let guide = """
            ```yaml define
            roles:
              screen: { struct: "{Name}Screen" }
              main-screen: { struct: screen, in: Main/** }
            ```

            ```yaml rule
            rule: r
            every: main-screen
            must: { have-counterpart: { class: "{Name}Model" } }
            ```
            """
        let check = try SmallCheck(
            guide,
            [
                "Main/A.swift": "struct CartScreen {}\nstruct ListScreen {}\nclass CartModel {}\n",
                "Other/B.swift": "struct OtherScreen {}\n",
            ]
        )
        #expect(check.lines == [2])
        #expect(check.result.findings.first?.message.contains("`ListModel`") == true)
    }

    @Test("Counterparts: a file, a test, a preview")
    func counterparts() throws {
        let files = [
            "Sources/CartView.swift": "struct CartView {}\n#Preview { CartView() }\n",
            "Sources/ListView.swift": "struct ListView {}\n",
            "Sources/Cart.strings": "",
            "Tests/CartViewTests.swift": "final class CartViewTests {}\n",
        ]
        let preview = try SmallCheck(rule: "every: { struct: \"*View\" }\nmust: { have-counterpart: preview }", files)
        #expect(preview.found == ["Sources/ListView.swift:1 `ListView` has no preview"])
        let test = try SmallCheck(
            rule: "every: { struct: \"*View\" }\nmust: { have-counterpart: { test: \"{Subject}Tests\" } }",
            files
        )
        #expect(test.found == ["Sources/ListView.swift:1 `ListView` has no test named `ListViewTests`"])
        let file = try SmallCheck(
            rule:
                "every: { struct: \"{Name}View\" }\nmust: { have-counterpart: { file: \"{Name}.strings\", in: Sources/** } }",
            files
        )
        #expect(file.found == ["Sources/ListView.swift:1 `ListView` has no file named `List.strings` in `Sources/**`"])
    }

    @Test("reach prints the way, and points at its first step")
    func reach() throws {
        let guide = """
            ```yaml define
            layers: { Domain: Domain/**, Data: Data/** }
            ```

            ```yaml rule
            rule: r
            every: { type: any, in: Domain }
            must-not: { reach: [Data, UIKit] }
            ```
            """
        let check = try SmallCheck(
            guide,
            [
                "Domain/Cart.swift": "struct Cart {\n    let helper: Helper\n}\nstruct Item {}\n",
                "Shared/Helper.swift": "struct Helper { let store: Store }\n",
                "Shared/Other.swift": "import UIKit\nstruct Other {}\n",
                "Data/Store.swift": "struct Store {}\n",
            ]
        )
        #expect(check.found == ["Domain/Cart.swift:2 `Cart` reaches `Data`: `Cart` → `Helper` → `Store`"])
        #expect(check.result.findings.first?.detail == "Data")
    }

    @Test("Of two types of one name the rule speaks only where both would break it")
    func ambiguous() throws {
        let guide = """
            ```yaml define
            modules: { A: A, B: B, C: C }
            ```

            ```yaml rule
            rule: r
            every: { struct: any, in: C/** }
            must-not: { refer-to: class }
            ```
            """
        let doubtful = try SmallCheck(
            guide,
            [
                "A/Store.swift": "public class Store {}\n", "B/Store.swift": "public struct Store {}\n",
                "C/Cart.swift": "import A\nimport B\nstruct Cart { let store: Store }\n",
            ]
        )
        #expect(doubtful.found.isEmpty)
        let sure = try SmallCheck(
            guide,
            [
                "A/Store.swift": "public class Store {}\n", "B/Store.swift": "public class Store {}\n",
                "C/Cart.swift": "import A\nimport B\nstruct Cart { let store: Store }\n",
            ]
        )
        #expect(sure.lines == [3])
    }

    @Test("A rule that can decide nothing says so")
    func undecided() throws {
        let check = try SmallCheck(
            rule: "every: { property: any }\nmust: { have-type: Store }",
            "struct Cart { let store = make() }\n"
        )
        #expect(check.found.isEmpty)
        #expect(check.notices == [.unknownValue])
    }

    @Test("A check speaks in its scope, beyond its limit, and not of what is allowed")
    func checkRule() throws {
        let long = "let value = 1" + String(repeating: " + 1", count: 20)
        let check = try SmallCheck(
            rule: "check: line-length\nat-most: 85\nin: Sources/**",
            ["Sources/A.swift": "\(long)\n", "Other/B.swift": "\(long)\n"]
        )
        #expect(check.result.findings.map(\.place.path.text) == ["Sources/A.swift"])
        #expect(check.found.first?.contains("93 characters; at most 85 are allowed") == true)
        #expect(check.result.findings.first?.detail.contains("93") == false)
    }

    @Test("What a check sees in a preview lies in the preview")
    func checkInPreview() throws {
        let check = try SmallCheck(
            rule: """
                check: force-try
                except:
                  - { in: previews, because: only its author sees it fail }
                """,
            "let cart = try! Cart()\n#Preview {\n    let cart = try! Cart()\n    CartView(cart: cart)\n}\n"
        )
        #expect(check.lines == [1])
        #expect(check.notices.isEmpty)
    }

    @Test("Members of final classes and of structs can't be overridden")
    func finalMembers() throws {
        let check = try SmallCheck(
            rule: "every: function\nmust: { be: final }",
            "class A { func a() {}; final func b() {} }\nfinal class B { func c() {} }\nstruct C { func d() {} }\n"
        )
        #expect(check.found == ["Code.swift:1 `A.a()` is not final"])
    }
}
