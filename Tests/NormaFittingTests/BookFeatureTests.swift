// Features of a book in several folders, and what only looks like them.

import NormaFitting
import Testing

@Suite struct BookFeatureTests {
    private static func fitted(_ book: String, to files: [String: String]) throws -> FittedBook {
        let learning = try SmallApp.learning(files)
        return try #require(BookFitting.fit(book, to: learning, learning.learn()))
    }

    private static func patterns(_ name: String, in fitted: FittedBook) -> [String]? {
        fitted.places.first { $0.name == name }?.patterns
    }

    private static func addFeatures(_ names: [String], in folder: String, to files: inout [String: String]) {
        for name in names {
            files["\(folder)/\(name)/Views/\(name)View.swift"] = """
                import SwiftUI

                struct \(name)View: View {
                    @State private var viewModel = \(name)ViewModel()
                    var body: some View { Text(viewModel.name) }
                }
                """
            files["\(folder)/\(name)/ViewModels/\(name)ViewModel.swift"] =
                "import Observation\n\n@Observable final class \(name)ViewModel { var name = \"\" }\n"
        }
    }

    @Test func `Features in another folder are features, too, and what is beside them isn't`() throws {
        var files = SmallApp.featureFirst
        Self.addFeatures(["Login", "Profile"], in: "Larder/Modules", to: &files)
        files["Larder/Modules/Core/Clock.swift"] = "enum Clock {}\n"
        let fitted = try Self.fitted("golden-path", to: files)
        let feature = try #require(fitted.places.first { $0.name == "feature" })
        #expect(feature.patterns == ["Larder/Features/{Feature}", "Larder/Modules/{Feature}"])
        #expect(feature.except["Larder/Modules/{Feature}"] == ["Core"])
        #expect(feature.reason == "6 of the 6 folders hold a view and what holds its state")
        #expect(Self.patterns("features", in: try Self.fitted("boundaries", to: files))?.count == 2)
    }

    @Test func `One screen in another folder, and screens inside of a feature, are no other features`() throws {
        var files = SmallApp.featureFirst
        Self.addFeatures(["Login"], in: "Larder/Modules", to: &files)
        Self.addFeatures(["First", "Second"], in: "Larder/Features/Recipe/Steps", to: &files)
        let fitted = try Self.fitted("golden-path", to: files)
        #expect(Self.patterns("feature", in: fitted) == ["Larder/Features/{Feature}"])
    }
}
