// Globs, placeholders, shapes and regular expressions over names and paths.

@testable import NormaExpressions
import NormaText
import Testing

@Suite("A name pattern")
struct NamePatternTests {
    @Test(
        "is described as it is written",
        arguments: ["**/Views/**", "**/{Name}/*", "Sources/**", "**", "*View"]
    )
    func described(_ pattern: String) throws {
        #expect(try NamePattern(pattern, for: .path).described(with: .none) == pattern)
    }

    @Test(
        "matches whole names",
        arguments: [
            ("*View", "CartView", true), ("*View", "CartViewModel", false), ("View", "View", true),
            ("?art", "Cart", true), ("?art", "Part2", false), ("*", "", true), ("A*B*C", "AxxByyC", true),
            ("A*B*C", "AxxByy", false), ("?", "é", true), ("/^Cart.*Model$/", "CartViewModel", true),
            ("/^Model/", "CartModel", false),
        ]
    )
    func names(_ pattern: String, _ name: String, _ expected: Bool) throws {
        #expect(try NamePattern(pattern, for: .name).matches(name) == expected)
    }

    @Test(
        "rejects early what can't match, and nothing that does",
        arguments: [
            ("*View", "CartView", true), ("*View", "CartModel", false), ("Cart*", "Cart", true),
            ("A*B*C", "AxBC", true),
            ("A*B*C", "AxC", false), ("/^[A-Z]/", "Cart", true), ("/^[A-Z]/", "cart", false), ("/^[A-Z]/", "", false),
            ("/^[A-Z]?/", "", true), ("/^(on|did)[A-Z]/", "didTap", true), ("/^(on|did)[A-Z]/", "tap", false),
            ("/(?i)^cart/", "CARTS", true), ("/^\\w/", "écart", true), ("/Store$/", "BookStore", true),
            ("/Store$/", "Book", false),
        ]
    )
    func early(_ pattern: String, _ name: String, _ mayMatch: Bool) throws {
        let pattern = try NamePattern(pattern, for: .name)
        var name = name
        #expect(name.withUTF8 { pattern.mayMatch($0) } == mayMatch)
        if pattern.matches(name) { #expect(mayMatch) }
    }

    @Test(
        "matches whole paths, component by component",
        arguments: [
            ("Sources/*/Views", "Sources/Cart/Views", true), ("Sources/*", "Sources/Cart/Views", false),
            ("Sources/**", "Sources/Cart/Views/A.swift", true), ("**/*.swift", "A.swift", true),
            ("**/*.swift", "a/b/A.swift", true), ("**/Tests/**", "Tests/A.swift", true),
            ("**/Tests/**", "a/Tests/b/A.swift", true), ("**/Tests/**", "a/MyTests/A.swift", false),
            ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "axb", false),
        ]
    )
    func paths(_ pattern: String, _ path: String, _ expected: Bool) throws {
        #expect(try NamePattern(pattern, for: .path).matches(path) == expected)
    }

    @Test("binds a placeholder and holds it to its value, in the shape asked for")
    func placeholders() throws {
        let pattern = try NamePattern("Features/{Feature}/{Feature}View.swift", for: .path)
        #expect(pattern.match("Features/Cart/CartView.swift")?["Feature"] == "Cart")
        #expect(pattern.match("Features/Cart/PayView.swift") == nil)
        let shaped = try NamePattern("{Name:kebab}.json", for: .name)
        let bound = Captures([("Name", "ShoppingCart")])
        #expect(shaped.matches("shopping-cart.json", given: bound))
        #expect(!shaped.matches("ShoppingCart.json", given: bound))
        #expect(shaped.filled(with: bound) == "shopping-cart.json")
        #expect(shaped.described(with: .none) == "{Name:kebab}.json")
    }

    @Test("binds the named groups of a regular expression")
    func groups() throws {
        let pattern = try NamePattern("/^(?<Name>[A-Z][a-z]+)Service$/", for: .name)
        #expect(pattern.match("CartService")?["Name"] == "Cart")
        #expect(pattern.placeholders == ["Name"])
    }

    @Test("names the folder or any folder above")
    func foldersCoverWhatIsBelow() throws {
        let pattern = try NamePattern("Sources/{Feature}", for: .path)
        #expect(pattern.matchFolderOrFile(RelativePath("Sources/Cart/Views/A.swift"))?["Feature"] == "Cart")
        #expect(pattern.matchFolderOrFile(RelativePath("Tests/Cart/A.swift")) == nil)
    }

    @Test(
        "says what is wrong with a text that is none",
        arguments: [
            ("{Name", "`{` has no `}`"), ("Name}", "`}` has no `{`"),
            ("{Name:camle}", "unknown shape `camle`; did you mean `camel`?"), ("{}", "a placeholder is"),
            ("/(/", "isn't a regular expression"),
        ]
    )
    func problems(_ pattern: String, _ message: String) {
        let problem = #expect(throws: NamePatternProblem.self) { try NamePattern(pattern, for: .name) }
        #expect(problem?.message.contains(message) == true)
    }

    @Test("writes names of several words in each shape")
    func shapes() {
        #expect(NameCase.camel.applied(to: "ShoppingCart") == "shoppingCart")
        #expect(NameCase.camel.applied(to: "URLSessionTask") == "urlSessionTask")
        #expect(NameCase.kebab.applied(to: "URLSessionTask") == "url-session-task")
        #expect(NameCase.snake.applied(to: "shoppingCart2Go") == "shopping_cart2_go")
        #expect(NameCase.pascal.applied(to: "shopping-cart") == "ShoppingCart")
    }

    @Test(
        "tells whether a path pattern may name something below a folder",
        arguments: [
            ("Sources/Features/*/Views", "Sources/Features", true),
            ("Sources/Features/*/Views", "Sources/Features/Cart", true),
            ("Sources/Features/*/Views", "Sources/Shared", false), ("Sources/{Feature}", "Sources/Cart", false),
            ("Sources/App", "Sources/Ap", false), ("**/Views/**", "Anything/At/All", true), ("Sources", "", true),
            ("Sources/Ca?t/A", "Sources/Cart", true), ("Sources/Ca?t/A", "Sources/Cards", false),
        ]
    )
    func below(_ pattern: String, _ folder: String, _ expected: Bool) throws {
        #expect(try NamePattern(pattern, for: .path).canMatch(below: RelativePath(folder)) == expected)
    }
}
