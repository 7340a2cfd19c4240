// The example apps: of each guide one is clean, the other shows exactly what was reviewed.

import Foundation
import NormaBuiltIns
import NormaFiles
import NormaFindings
import NormaPipeline
import Testing

@Suite("The example apps")
struct ExampleAppTests {
    /// An app below Examples, and its guide; its drifted twin has its name with `Drifted` behind it.
    struct Example: CustomTestStringConvertible, Sendable {
        let app: String
        let guide: String
        var drifted: String { app + "Drifted" }
        var testDescription: String { app }

        static let all = [
            Example(app: "Bookshelf", guide: "golden-path"),
            Example(app: "Ferry", guide: "boundaries"),
            Example(app: "Larder", guide: "viper-mvvm"),
            Example(app: "Trailhead", guide: "clean-coordinators"),
            Example(app: "Voltside", guide: "clean-packages"),
        ]
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func result(of app: String, under name: String, threads: Int = 2) throws -> CheckResult {
        let builtIn = try #require(BuiltInGuides.named(name))
        let guide = try GuideLoading.guide(from: GuideLoading.builtIn(builtIn))
        let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
        let workspace = try #require(DiskWorkspace(root: root.appendingPathComponent("Examples/" + app).path))
        return Pipeline.check(
            CheckRequest(workspace: workspace, guide: guide, today: "2026-01-01", threads: threads)
        ).result
    }

    @Test("The clean one keeps every rule, and the rules looked at something", arguments: Example.all)
    func clean(example: Example) throws {
        let result = try result(of: example.app, under: example.guide)
        #expect(result.findings.map(\.message) == [])
        #expect(result.suppressed.isEmpty)
        #expect(result.problems.isEmpty)
        // The first thing that a newcomer sees: nothing is left undecided.
        #expect(result.notices.map(\.message) == [])
        #expect(result.statistics.subjects > 1000)
    }

    /// The snapshot was read finding by finding against the list of what was planted. To record it again, run the tests
    /// with `NORMA_RECORD=1`: the run fails, so that somebody reads what was recorded.
    @Test("The drifted one breaks the rules that its year of shortcuts broke, and no others", arguments: Example.all)
    func drifted(example: Example) throws {
        let snapshot = Self.tests.appendingPathComponent("Snapshots/\(example.drifted).txt")
        let result = try result(of: example.drifted, under: example.guide)
        let lines = result.findings.map { finding in
            "\(finding.place.path):\(finding.place.start) \(finding.severity.rawValue) \(finding.rule): \(finding.message)"
        }
        let found = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["NORMA_RECORD"] == "1" {
            try found.write(to: snapshot, atomically: true, encoding: .utf8)
            Issue.record("The snapshot was recorded: read it, then run the tests without NORMA_RECORD.")
            return
        }
        let known = try String(contentsOf: snapshot, encoding: .utf8)
        let difference = found.split(separator: "\n").difference(from: known.split(separator: "\n"))
        #expect(difference.isEmpty, "found now (insert) or no longer (remove): \(difference)")
    }

    @Test("The same findings come out for one thread and for eight", arguments: Example.all)
    func threads(example: Example) throws {
        let one = try result(of: example.drifted, under: example.guide, threads: 1)
        #expect(try one == result(of: example.drifted, under: example.guide, threads: 8))
    }

    @Test("The built-in guides in the binary are the files in the folder Guides")
    func noDrift() throws {
        let folder = Self.tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Guides")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        var embedded: [String: String] = [:]
        for (guides, place) in [(BuiltInGuides.all, ""), (BuiltInGuides.parts, "shared/")] {
            for guide in guides {
                let isFolder = files.contains("\(place)\(guide.name)/README.md")
                embedded[place + guide.name + (isFolder ? "/README.md" : ".md")] = guide.text
                for chapter in guide.chapters { embedded["\(place)\(guide.name)/\(chapter.path)"] = chapter.text }
            }
        }
        #expect(files.sorted() == embedded.keys.sorted())
        for file in files {
            #expect(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) == embedded[file])
        }
    }
}
