// What is learned of small projects of four shapes.

import NormaFindings
import NormaFitting
import NormaText
import Testing

@Suite struct LearningTests {
    @Test func `Siblings with a view and its view model are features`() throws {
        let project = try SmallApp.learned(SmallApp.featureFirst)
        let features = try #require(project.features)
        #expect(features.pattern == "Larder/Features/{Feature}")
        #expect(features.names == ["Pantry", "Recipe", "Shopping", "Timer"])
        #expect(features.except == ["Common"])
        #expect(features.complete == 4)
        #expect(features.arrows.isEmpty)
        #expect(features.shared.map(\.name) == ["DesignSystem", "Services"])
    }

    @Test func `A folder with a word for a kind is a feature if it has its own screen and state`() throws {
        var files = SmallApp.featureFirst
        for (path, text) in files where path.contains("/Timer/") {
            files[path.replacing("Timer", with: "Repositories")] = text.replacing("Timer", with: "Repositories")
        }
        files["Larder/Features/Themes/Theme.swift"] = "struct Theme { let name: String }\n"
        let features = try #require(try SmallApp.learned(files).features)
        #expect(features.names.contains("Repositories"))
        #expect(features.except == ["Common", "Themes"])
    }

    @Test func `Features of which most use another one don't stay apart`() throws {
        #expect(try SmallApp.learned(SmallApp.featureFirst).rulesNotMeant.isEmpty)
        var files = SmallApp.featureFirst
        for feature in ["Recipe", "Shopping"] {
            files["Larder/Features/\(feature)/Views/More.swift"] =
                "struct \(feature)More { let other: PantryViewModel }\n"
        }
        #expect(try SmallApp.learned(files).rulesNotMeant == ["features-stay-apart"])
    }

    @Test func `Folders with less than a twentieth of the code are no features`() throws {
        var files = SmallApp.featureFirst
        for number in 0..<200 { files["Larder/Rules/Rule\(number).swift"] = "struct Rule\(number) { let id: Int }\n" }
        #expect(try SmallApp.learned(files).features == nil)
    }

    @Test func `Places of features, words and where the app begins are learned`() throws {
        let project = try SmallApp.learned(SmallApp.featureFirst)
        #expect(project.patterns(of: "composition") == ["Larder/App"])
        #expect(project.patterns(of: "feature-views") == ["{{feature}}/Views"])
        #expect(project.patterns(of: "feature-state") == ["{{feature}}/ViewModels"])
        #expect(project.word("state-holder")?.main == "ViewModel")
        #expect(project.role("view-model")?.sure == 4)
        #expect(project.role("view-model")?.homes.first == Counted("Larder/Features/{Feature}/ViewModels", 4, of: 4))
    }

    @Test func `A folder of three is no home of what is mostly elsewhere`() throws {
        var files: [String: String] = [:]
        for number in 1...12 { files["App/Rules/Rule\(number).swift"] = "struct Rule\(number) { let id: Int }\n" }
        for number in 1...3 { files["App/Dto/Reply\(number).swift"] = Self.reply(number) }
        #expect(try SmallApp.learned(files).patterns(of: "transfer-objects") == ["App/Dto"])
        for number in 4...9 { files["App/Area\(number)/Reply\(number).swift"] = Self.reply(number) }
        #expect(try SmallApp.learned(files).patterns(of: "transfer-objects") == [])
    }

    private static func reply(_ number: Int) -> String {
        "struct Reply\(number)DTO: Decodable { let id: Int; enum CodingKeys: String, CodingKey { case id = \"_id\" } }\n"
    }

    @Test func `Folders by kind are layers, and a use in the other direction is one`() throws {
        let project = try SmallApp.learned(SmallApp.layerFirst)
        #expect(project.features == nil)
        let structure = try #require(project.structure)
        #expect(structure.units == .layers)
        #expect(Set(structure.parts.map(\.name)) == ["Ferry", "Controllers", "Services", "Models"])
        let back = structure.arrows.filter(\.isAgainstStream)
        #expect(back.map { "\($0.from) \($0.to) \($0.count)" } == ["Services Controllers 1"])
        #expect(back.first?.uses.first?.place.path.text == "Ferry/Services/AlertService.swift")
    }

    @Test func `A package with several targets is drawn as modules`() throws {
        let project = try SmallApp.learned(SmallApp.modules)
        #expect(project.kind == .package)
        let structure = try #require(project.structure)
        #expect(structure.units == .modules)
        #expect(structure.parts.map(\.name) == ["Screens", "Network", "Domain"])
        #expect(
            structure.arrows.map { "\($0.from) \($0.to)" } == ["Screens Network", "Screens Domain", "Network Domain"]
        )
        #expect(structure.arrows.first?.isDeclaredOnly == true)
        #expect(project.testLibrary == Counted("Testing", 1, of: 1))
        #expect(project.patterns(of: "tests") == ["Tests/DomainTests"])
    }

    @Test func `Without folders there is nothing to draw`() throws {
        let project = try SmallApp.learned(SmallApp.onlyFiles)
        #expect(project.kind == .folders)
        #expect(project.structure == nil)
        #expect(project.features == nil)
        #expect(project.missing.contains("tests"))
    }

    @Test func `Folders of kinds are no features, even if each holds views and view models`() throws {
        var files: [String: String] = [:]
        for folder in ["Views", "Shared", "Components", "Cart"] {
            files["App/\(folder)/\(folder)View.swift"] = """
                import SwiftUI

                struct \(folder)View: View { @StateObject private var viewModel = \(folder)ViewModel() }
                """
            files["App/\(folder)/\(folder)ViewModel.swift"] =
                "final class \(folder)ViewModel: ObservableObject { func load() {} }\n"
        }
        #expect(try SmallApp.learned(files).features == nil)
    }
}
