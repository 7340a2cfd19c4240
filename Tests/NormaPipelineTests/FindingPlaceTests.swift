// Where a finding begins and where it ends, in code, in documents and in manifests.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Places of findings")
struct FindingPlaceTests {
    /// The places of what one rule finds, as `path:line:column-line:column`.
    private func places(_ rule: String, _ texts: [String: String]) throws -> [String] {
        let text = "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n```yaml rule\nrule: some-rule\n\(rule)\n```\n"
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        let workspace = MemoryWorkspace(texts: texts)
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1)
        return Pipeline.check(request).result.findings.map { finding in
            let (start, end) = (finding.place.start, finding.place.end)
            return "\(finding.place.path):\(start.line):\(start.column)-\(end.line):\(end.column)"
        }
    }

    @Test("In code it is what is meant, from its first letter to behind its last")
    func code() throws {
        let found = try places(
            "every: class\nmust-not: { named: Cart }",
            ["A.swift": "struct A {}\nfinal class Cart {}\n"]
        )
        #expect(found == ["A.swift:2:13-2:17"])
        let lines = try places(
            "every: file\nmust-not: { call: pay }",
            ["A.swift": "func f() {\n    pay(\n        1)\n}\n"]
        )
        #expect(lines.count == 1 && lines[0].hasPrefix("A.swift:2:5-"))
    }

    @Test("In a document it is the text that was found")
    func documents() throws {
        let found = try places(
            "every: { document: Podfile }\nmust-not: { have-text: \"/pod '[^']+'/\" }",
            ["Podfile": "target 'Shop' do\n  pod 'Rx' # one\nend\n", "A.swift": ""]
        )
        #expect(found == ["Podfile:2:3-2:11"])
    }

    @Test("In a manifest it is the target")
    func manifests() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Cart")
            ])
            """
        let found = try places(
            "every: module\nmust-not: { named: Cart }",
            ["Package.swift": manifest, "Sources/Cart/A.swift": "struct A {}\n"]
        )
        #expect(found == ["Package.swift:4:5-4:26"])
    }
}
