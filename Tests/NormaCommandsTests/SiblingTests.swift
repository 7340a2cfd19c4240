// `norma new --like`: the files of a set in the shape of a sibling that is there.

import Foundation
import Testing

@Suite("norma new --like")
struct SiblingTests {
    private static let guide = """
        ---
        norma: 2
        name: small
        ---

        # Screens

        ```yaml template
        template: screen
        summary: A screen.
        inputs:
          Name: { is: type-name, about: What it is called, sample: Cart }
          Line: { is: member-name, many: true, default: [title], about: What it shows }
        ```

        ```swift template screen path="Sources/{{Name}}/{{Name}}View.swift"
        struct {{Name}}View {
            {{#Line}}
            let {{Line}}: String
            {{/Line}}
        }
        ```

        ```swift template screen path="Sources/{{Name}}/{{Name}}Model.swift"
        struct {{Name}}Model {}
        ```

        ```swift template screen path="Tests/{{Name}}ViewTests.swift"
        struct {{Name}}ViewTests {}
        ```
        """

    private static let files = [
        "GUIDE.md": guide, ".norma.yml": "guide: GUIDE.md\n", "Sources/Old.swift": "struct Old {}\n",
        "App/Screens/Search/SearchView.swift": "struct SearchView {}\n",
        "App/Screens/Search/SearchRow.swift": "struct SearchRow {}\n",
        "App/Tests/SearchTests/SearchViewTests.swift": "struct SearchViewTests {}\n",
        "App/Searching.swift": "struct Searching {}\n",
    ]

    @Test("makes the files that the sibling has, in its folders, without forced fields")
    func shape() throws {
        let tree = try TemporaryTree(Self.files)
        let run = try CommandLineRun(["new", "screen", "Cart", "--like", "Search"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try tree.read("App/Screens/Cart/CartView.swift") == "struct CartView {\n}\n")
        #expect(try tree.read("App/Tests/CartTests/CartViewTests.swift").contains("CartViewTests"))
        #expect(throws: (any Error).self) { try tree.read("Sources/Cart/CartModel.swift") }
        #expect(run.output.contains("they are left out: `Sources/Cart/CartModel.swift`"))
        #expect(run.output.contains("which the set doesn't make: `App/Screens/Search/SearchRow.swift`"))
        #expect(!run.output.contains("Searching.swift"))
    }

    @Test("asks for a sibling that is there, and for a set that makes some of its files")
    func missing() throws {
        let tree = try TemporaryTree(Self.files)
        let unknown = try CommandLineRun(["new", "screen", "Cart", "--like", "Basket"], in: tree.root)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("no file of this tree is called after `Basket`"))
        let other = try CommandLineRun(["new", "screen", "Cart", "--like", "Searching"], in: tree.root)
        #expect(other.status == 2)
        #expect(other.errors.contains("makes none of the files that `Searching` has: `App/Searching.swift`"))
        let derived = try CommandLineRun(["new", "mock", "Cart", "--like", "Search"], in: tree.root)
        #expect(derived.errors.contains("--like doesn't apply"))
    }
}
