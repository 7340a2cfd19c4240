// Where the places and words of a book are in small projects, and what only looks like them.

import NormaFitting
import Testing

@Suite struct BookFittingTests {
    private static func fitted(_ book: String, to files: [String: String]) throws -> FittedBook {
        let learning = try SmallApp.learning(files)
        return try #require(BookFitting.fit(book, to: learning, learning.learn()))
    }

    private static func place(_ name: String, in fitted: FittedBook) -> FittedPlace? {
        fitted.places.first { $0.name == name }
    }

    @Test func `Places of a book are where such things are, with the reason`() throws {
        let fitted = try Self.fitted("golden-path", to: SmallApp.featureFirst)
        #expect(Self.place("sources", in: fitted)?.patterns == ["Larder"])
        let feature = try #require(Self.place("feature", in: fitted))
        #expect(feature.patterns == ["Larder/Features/{Feature}"])
        #expect(feature.except == ["Larder/Features/{Feature}": ["Common"]])
        #expect(feature.reason == "4 of the 4 folders hold a view and what holds its state")
        #expect(Self.place("design-system", in: fitted)?.patterns == ["Larder/DesignSystem"])
    }

    @Test func `A place that follows from another one is not listed`() throws {
        let fitted = try Self.fitted("golden-path", to: SmallApp.featureFirst)
        for name in ["app", "feature-views", "feature-state"] {
            #expect(Self.place(name, in: fitted) == nil, "\(name)")
        }
    }

    @Test func `What the project doesn't have is absent, and what is built on it isn't listed`() throws {
        let fitted = try Self.fitted("golden-path", to: SmallApp.layerFirst)
        #expect(Self.place("feature", in: fitted)?.patterns == [])
        #expect(Self.place("feature-views", in: fitted) == nil)
        #expect(Self.place("tests", in: fitted)?.reason == "no target for tests")
    }

    @Test func `A word is the ending that most things have`() throws {
        var files = SmallApp.featureFirst
        for (path, text) in files {
            files[path] = text.replacing("ViewModel", with: "Store")
        }
        let fitted = try Self.fitted("golden-path", to: files)
        let word = try #require(fitted.words.first { $0.name == "state-holder" })
        #expect(word.word == "Store")
        #expect(word.reason == "4 of 4 view models end so")
        #expect(try Self.fitted("golden-path", to: SmallApp.featureFirst).words.isEmpty)
    }

    @Test func `Two folders of one name in one target are no place, one for each target is`() throws {
        func files(_ paths: [String]) -> [String: String] {
            var files = SmallApp.layerFirst
            for path in paths { files[path + "/Limits.swift"] = "enum Limits\(path.count) { static let all = 3 }\n" }
            return files
        }
        let twice = try Self.fitted("boundaries", to: files(["Ferry/One/Constants", "Ferry/Other/Constants"]))
        #expect(Self.place("constants", in: twice) == nil)
        let once = try Self.fitted("boundaries", to: files(["Ferry/One/Constants"]))
        #expect(Self.place("constants", in: once)?.patterns == ["Ferry/One/Constants"])
    }

    @Test func `The folders of packages are those that hold several`() throws {
        var files = SmallApp.layerFirst
        for name in ["Cart", "Orders", "Search"] {
            files["Parts/\(name)/Package.swift"] = """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])

                """
            files["Parts/\(name)/Sources/\(name)/\(name).swift"] = "public struct \(name) {}\n"
        }
        let fitted = try Self.fitted("clean-packages", to: files)
        #expect(Self.place("packages", in: fitted)?.patterns == ["Parts"])
        #expect(Self.place("packages", in: fitted)?.reason == "3 of the 3 local packages are there")
        let none = try Self.fitted("clean-packages", to: SmallApp.layerFirst)
        #expect(Self.place("packages", in: none)?.patterns == [])
    }

    @Test func `Only the five books can be fitted`() throws {
        #expect(
            BookFitting.books == ["boundaries", "clean-coordinators", "clean-packages", "golden-path", "viper-mvvm"]
        )
        let learning = try SmallApp.learning(SmallApp.featureFirst)
        #expect(BookFitting.fit("swift-style", to: learning, learning.learn()) == nil)
    }
}
