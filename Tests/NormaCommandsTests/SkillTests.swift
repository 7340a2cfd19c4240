// The page for coding agents is true: its guide is proven, and each command in it is one.

import Foundation
import Testing

@Suite("The skill for coding agents")
struct SkillTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func page() throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent("skills/norma/SKILL.md"), encoding: .utf8)
    }

    @Test("shows a guide whose rules are proven")
    func guide() throws {
        let parts = try page().components(separatedBy: "\n````")
        let guide = try #require(parts.first { $0.hasPrefix("markdown\n") }).dropFirst("markdown\n".count)
        let tree = try TemporaryTree(["GUIDE.md": String(guide) + "\n"])
        let run = try CommandLineRun(["guide", "test", "./GUIDE.md"], in: tree.root)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("every rule is proven"))
    }

    @Test("names commands and options that exist")
    func commands() throws {
        let texts = try page().split(separator: "`").filter { $0.hasPrefix("norma ") && !$0.contains("\n") }
        #expect(texts.count > 20)
        for text in texts {
            let words = text.split(separator: " ").dropFirst().map(String.init)
            let names = words.prefix { $0.first?.isLowercase == true && !$0.contains("/") }
            let levels = ["guide", "export", "hook"].contains(names.first) ? 2 : 1
            let help = try CommandLineRun(Array(names.prefix(levels)) + ["--help"], in: Self.root.path)
            #expect(help.status == 0, "\(text)")
            for option in words where option.hasPrefix("--") {
                let name = option.prefix { $0 != "=" }
                #expect(help.output.contains(name), "\(text)")
            }
        }
    }

    @Test("belongs to a plugin whose manifest is JSON with a name and a version")
    func manifest() throws {
        let data = try Data(contentsOf: Self.root.appendingPathComponent(".claude-plugin/plugin.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(manifest["name"] as? String == "norma")
        let version = try CommandLineRun(["--version"], in: Self.root.path).output
        #expect(version.hasPrefix(try #require(manifest["version"] as? String)))
    }
}
