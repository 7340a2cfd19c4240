// What findings of checks that measure say.

@testable import NormaGuide
import Testing

@testable import NormaRules

@Suite("Wording of checks")
struct CheckWordingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let check: String
        let value: Int
        let limit: Int
        let detail: String
        let message: String
        var testDescription: String { message }

        init(_ check: String, _ value: Int, most limit: Int, of detail: String = "", _ message: String) {
            (self.check, self.value, self.limit, self.detail, self.message) = (check, value, limit, detail, message)
        }
    }

    @Test("A number is told in plain words, one and several", arguments: above)
    func aboveTheLimit(example: Example) {
        let wording = CheckWording(use: CheckUse(check: example.check, atMost: example.limit), word: nil)
        #expect(wording.message(value: example.value, detail: example.detail) == example.message)
    }

    @Test("A number that is too small is told in plain words", arguments: below)
    func belowTheLimit(example: Example) {
        let wording = CheckWording(use: CheckUse(check: example.check, atLeast: example.limit), word: nil)
        #expect(wording.message(value: example.value, detail: example.detail) == example.message)
    }

    private static let above = [
        Example(
            "closure-body-length",
            9,
            most: 8,
            "The body of the closure has 9 lines of code; at most 8 are allowed"
        ),
        Example("cyclomatic-complexity", 2, most: 1, of: "pay", "`pay` has a complexity of 2; at most 1 is allowed"),
        Example(
            "cyclomatic-complexity",
            12,
            most: 10,
            of: "pay",
            "`pay` has a complexity of 12; at most 10 is allowed"
        ),
        Example(
            "enum-case-associated-values-count",
            1,
            most: 0,
            of: "paid",
            "`paid` has 1 associated value; none is allowed"
        ),
        Example(
            "enum-case-associated-values-count",
            2,
            most: 1,
            of: "paid",
            "`paid` has 2 associated values; at most 1 is allowed"
        ),
        Example("expectation-count", 4, most: 3, of: "pays", "`pays` has 4 expectations; at most 3 are allowed"),
        Example("file-code-length", 1, most: 0, "The file has 1 line of code; none is allowed"),
        Example("file-length", 401, most: 400, "The file has 401 lines; at most 400 are allowed"),
        Example(
            "function-body-length",
            41,
            most: 40,
            of: "pay",
            "The body of `pay` has 41 lines of code; at most 40 are allowed"
        ),
        Example("function-nesting", 1, most: 0, of: "price", "`price` is nested in 1 function; none is allowed"),
        Example("function-nesting", 2, most: 1, of: "price", "`price` is nested in 2 functions; at most 1 is allowed"),
        Example("function-parameter-count", 6, most: 5, of: "pay", "`pay` has 6 parameters; at most 5 are allowed"),
        Example(
            "identifier-name-length",
            4,
            most: 3,
            of: "cart",
            "The name `cart` has 4 characters; at most 3 are allowed"
        ),
        Example("large-tuple", 3, most: 2, "The tuple has 3 elements; at most 2 are allowed"),
        Example("line-length", 121, most: 120, of: "URL", "The line has 121 characters; at most 120 are allowed"),
        Example("nesting", 1, most: 0, of: "Item", "`Item` is nested in 1 type; none is allowed"),
        Example("nesting", 2, most: 1, of: "Item", "`Item` is nested in 2 types; at most 1 is allowed"),
        Example(
            "type-body-length",
            2,
            most: 1,
            of: "Cart",
            "The body of `Cart` has 2 lines of code; at most 1 is allowed"
        ),
        Example(
            "type-name-length",
            5,
            most: 4,
            of: "Carts",
            "The name `Carts` has 5 characters; at most 4 are allowed"
        ),
        Example("vertical-whitespace", 1, most: 0, "1 empty line here; none is allowed"),
        Example("vertical-whitespace", 2, most: 1, "2 empty lines in a row; at most 1 is allowed"),
    ]

    private static let below = [
        Example("expectation-count", 0, most: 1, of: "pays", "`pays` has 0 expectations; at least 1 is required"),
        Example(
            "file-header-year",
            2019,
            most: 2026,
            "The copyright notice has the year 2019; at least 2026 is required"
        ),
        Example("identifier-name-length", 1, most: 3, of: "x", "The name `x` has 1 character; at least 3 are required"),
        Example("type-name-length", 2, most: 3, of: "Ab", "The name `Ab` has 2 characters; at least 3 are required"),
    ]
}
