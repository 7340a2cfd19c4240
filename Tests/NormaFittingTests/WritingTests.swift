// The page that is written about small projects: accepted by the reader, and kept by the code it was learned from.

import NormaFindings
import NormaFitting
import Testing

@Suite struct WritingTests {
    private func page(_ files: [String: String], _ rules: [ChosenRule] = []) throws -> String {
        let project = try SmallApp.learned(files)
        return try #require(GuideWriting(name: "Small App", project: project, rules: rules).page()).text
    }

    @Test(arguments: [SmallApp.featureFirst, SmallApp.layerFirst, SmallApp.modules, SmallApp.onlyFiles])
    func `A page is short, and the code keeps it`(files: [String: String]) throws {
        let page = try page(files)
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        #expect(page.contains("name: small-app"))
        #expect(try SmallApp.findings(of: page, in: files) == [])
    }

    @Test func `A use that was not there is reported`() throws {
        let page = try page(SmallApp.featureFirst)
        var files = SmallApp.featureFirst
        files["Larder/DesignSystem/Badge.swift"] = "struct Badge { let service: RecipeService }\n"
        files["Larder/Features/Timer/Views/Other.swift"] = "struct Other { let pantry: PantryViewModel }\n"
        #expect(
            try SmallApp.findings(of: page, in: files).sorted() == [
                "features-stay-apart Larder/Features/Timer/Views/Other.swift",
                "folders-use-only-what-is-drawn Larder/DesignSystem/Badge.swift",
            ]
        )
    }

    @Test func `An arrow that leads back is drawn and asked about`() throws {
        let page = try page(SmallApp.layerFirst)
        #expect(page.contains("    Services -->|?| Controllers\n"))
        #expect(
            page.contains("- `Services` uses `Controllers` in 1 place: `AlertService` creates `TripViewController` in")
        )
        #expect(page.contains("`Ferry/Services/AlertService.swift:1`"))
    }

    @Test func `A rule carries its count and its exceptions, and one that does not exist is left out`() throws {
        let kept = rule("no-force-tries", exceptions: [])
        let nearly = rule("force-unwrapping-needs-a-reason", exceptions: ["Ferry/A.swift:3"])
        let page = try page(SmallApp.layerFirst, [kept, nearly])
        #expect(page.contains("- no-force-tries"))
        #expect(
            page.contains("- no-force-tries: { severity: error } # 20 of 20: an error becomes a crash\n"),
            "\(page)"
        )
        #expect(!page.contains("force-unwrapping-needs-a-reason"))
    }

    @Test(arguments: ["Domain", "Basics"])
    func `A rule about a layer that is called like a module is left out and the picture kept`(module: String) throws {
        let files = SmallApp.modules.map { path, code in
            (path.replacing("Domain", with: module), code.replacing("Domain", with: module))
        }
        var project = try SmallApp.learned(Dictionary(uniqueKeysWithValues: files))
        project.places.append(LearnedPlace(name: "domain", patterns: ["Sources/\(module)"], evidence: "values"))
        let rules = [
            rule("domain-models-know-no-json", of: "boundaries", exceptions: []),
            rule("no-force-tries", exceptions: []),
        ]
        let page = try #require(GuideWriting(name: "Small App", project: project, rules: rules).page()).text
        #expect(page.contains("modules-use-only-what-is-drawn"))
        #expect(page.contains("- no-force-tries"))
        #expect(page.contains("- domain-models-know-no-json") == (module != "Domain"))
    }

    private func rule(_ name: String, of book: String = "swift-style", exceptions: [String]) -> ChosenRule {
        var rule = ChosenRule(
            book: book,
            name: name,
            severity: exceptions.isEmpty ? .error : .warning,
            subjects: 20,
            exceptions: exceptions,
            reason: .kept
        )
        rule.why = "an error becomes a crash"
        return rule
    }

    /// Folders that use each other in all directions, below features.
    private static let manyFolders: [String: String] = {
        var files: [String: String] = [:]
        let names = (1...20).map { "Room\($0)" }
        for (index, name) in names.enumerated() {
            let uses = names.enumerated().filter { $0.offset > index || $0.offset % 5 == 0 }.map {
                "    let a\($0.offset): \($0.element)Thing\n"
            }
            files["App/\(name)/\(name)Thing.swift"] = "struct \(name)Thing {\n\(uses.joined())}\n"
            files["App/Features/\(name)Page/View.swift"] = """
                import SwiftUI

                struct \(name)View: View { @StateObject private var viewModel = \(name)ViewModel() }
                """
            files["App/Features/\(name)Page/Model.swift"] =
                "final class \(name)ViewModel: ObservableObject { func load() {} }\n"
        }
        return files
    }()

    /// Modules of which each imports all that come after it.
    private static let manyModules: [String: String] = {
        let names = (1...23).map { "ShopModuleNumber\($0)" }
        var files: [String: String] = [:]
        let targets = names.enumerated().map { index, name -> String in
            let uses = names.dropFirst(index + 1)
            files["Sources/\(name)/\(name).swift"] = uses.map { "import \($0)\n" }.joined() + "struct A\(index) {}\n"
            let dependencies = uses.map { "\"\($0)\"" }.joined(separator: ", ")
            return "        .target(name: \"\(name)\", dependencies: [\(dependencies)]),\n"
        }
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
            \(targets.joined())    ]
            )

            """
        return files
    }()

    @Test(arguments: [manyFolders, manyModules])
    func `A page about many parts has at most 150 lines, and the code keeps it`(files: [String: String]) throws {
        let rules = CandidateRule.all.filter(\.places.isEmpty).prefix(20).map {
            rule($0.name, of: $0.book, exceptions: [])
        }
        let page = try page(files, rules)
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 151, "\(page)")
        #expect(page.contains("use-only-what-is-drawn\n"))
        #expect(try SmallApp.findings(of: page, in: files).filter { $0.contains("drawn") } == [])
    }
}
