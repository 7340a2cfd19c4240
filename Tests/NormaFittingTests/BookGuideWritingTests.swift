// The page that extends a book: what the reader of guides refuses is left out, and rules that aren't proven are dropped.

@testable import NormaFitting
import Testing

@Suite struct BookGuideWritingTests {
    private static func page(
        _ fitted: FittedBook,
        without unproven: () -> [BookGuideWriting.Unproven] = { [] }
    ) throws -> BookGuideWriting.Page {
        let writing = BookGuideWriting(
            name: "Small App",
            project: try SmallApp.learned(SmallApp.featureFirst),
            fitted: fitted,
            fit: ArchitectureFit(ArchitectureShape())
        )
        return try #require(writing.page { _ in unproven() })
    }

    private static let fitted = FittedBook(
        book: "golden-path",
        places: [
            FittedPlace(name: "sources", patterns: ["Larder"], reason: "11 of the 12 files are there"),
            FittedPlace(name: "utilities", patterns: [], reason: "no folder is called `Utilities`"),
        ],
        words: [FittedWord(name: "state-holder", word: "Store", reason: "4 of 4 view models end so")]
    )

    @Test func `Each line has its reason beside it`() throws {
        let text = try Self.page(Self.fitted).text
        #expect(text.contains("extends: golden-path\n"))
        #expect(text.contains("  sources: \"Larder\" # 11 of the 12 files are there\n"))
        #expect(text.contains("  utilities: none # no folder is called `Utilities`\n"))
        #expect(text.contains("  state-holder: \"Store\" # 4 of 4 view models end so\n"))
    }

    @Test(arguments: BookFitting.books)
    func `A fit of each book is accepted, with the folders beside the features excepted`(book: String) throws {
        let learning = try SmallApp.learning(SmallApp.featureFirst)
        let fitted = try #require(BookFitting.fit(book, to: learning, learning.learn()))
        let page = try Self.page(fitted)
        for place in fitted.places where !place.patterns.isEmpty {
            #expect(page.fitted.places.contains(place), "\(place)")
        }
        if book == "golden-path" {
            #expect(page.text.contains("{ path: \"Larder/Features/{Feature}\", except: [\"Common\"] }"), "\(page.text)")
        }
    }

    @Test func `A line that the reader refuses is left out`() throws {
        var fitted = Self.fitted
        fitted.places.append(FittedPlace(name: "no-such-place", patterns: ["Larder/../x"], reason: "nothing"))
        let page = try Self.page(fitted)
        #expect(!page.text.contains("no-such-place"))
        #expect(page.fitted == Self.fitted)
    }

    @Test func `Of two lines that the book refuses together, only one is left out`() throws {
        var fitted = Self.fitted
        fitted.places.append(FittedPlace(name: "feature-views", patterns: ["{{feature}}/Code"], reason: "views"))
        fitted.places.append(FittedPlace(name: "feature-state", patterns: ["{{feature}}/Code"], reason: "state"))
        let page = try Self.page(fitted)
        #expect(page.fitted.places == fitted.places.dropLast())
        #expect(page.fitted.words == fitted.words)
    }

    @Test func `A rule that isn't proven is dropped, and by name`() throws {
        let rule = BookGuideWriting.Unproven(rule: "features-are-singular", causes: ["sources"], overshoots: false)
        let page = try Self.page(Self.fitted) { [rule] }
        #expect(page.dropped == ["features-are-singular"])
        #expect(page.text.contains("drops:\n  - features-are-singular\n"))
    }

    @Test func `A rule that an absence leaves without a place keeps the place of the book`() throws {
        var isFirst = true
        let rule = BookGuideWriting.Unproven(rule: "features-are-singular", causes: ["utilities"], overshoots: false)
        let page = try Self.page(Self.fitted) {
            defer { isFirst = false }
            return isFirst ? [rule] : []
        }
        #expect(!page.text.contains("utilities: none"))
        #expect(page.dropped.isEmpty)
    }

    @Test(arguments: [("feature-first-tree", true), ("features-are-singular", false)])
    func `A tree that refuses good code is dropped, another rule gets its place back first`(
        rule: String,
        isTree: Bool
    ) throws {
        var isFirst = true
        let rule = BookGuideWriting.Unproven(rule: rule, causes: ["utilities"], overshoots: true)
        let page = try Self.page(Self.fitted) {
            defer { isFirst = false }
            return isFirst ? [rule] : []
        }
        #expect(page.text.contains("utilities: none") == isTree)
        #expect(page.dropped == (isTree ? [rule.rule] : []))
    }

    @Test func `A book that another one beats says so`() {
        var shape = ArchitectureShape()
        shape.files = 20
        let sentence = FitWords("golden-path", ArchitectureFit(shape)).sentence
        #expect(sentence.hasPrefix("No book describes this architecture"), "\(sentence)")
    }
}
