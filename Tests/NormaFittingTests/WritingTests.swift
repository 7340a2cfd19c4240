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
        #expect(page.contains("# 20 of 20\n"))
        #expect(!page.contains("force-unwrapping-needs-a-reason"))
    }

    private func rule(_ name: String, exceptions: [String]) -> ChosenRule {
        ChosenRule(
            book: "swift-style",
            name: name,
            severity: exceptions.isEmpty ? .error : .warning,
            subjects: 20,
            exceptions: exceptions,
            reason: .kept
        )
    }
}
