// A guide's rules over a few lines of Swift, told as lines of text: what the tests of the language compare.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText

/// The outcome of checking a small code base.
struct SmallCheck {
    let result: CheckResult

    /// - Parameters:
    ///   - guide: Markdown without front matter.
    ///   - files: texts by path; a text alone is `Code.swift`.
    init(_ guide: String, _ files: [String: String], today: String = "2026-01-01") throws {
        let text = "---\nnorma: 2\nname: test\n---\n\n# Test\n\n" + guide
        let prepared = try GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md"))
        let workspace = MemoryWorkspace(
            files: Dictionary(uniqueKeysWithValues: files.map { (RelativePath($0), Array($1.utf8)) })
        )
        let request = CheckRequest(workspace: workspace, guide: prepared, today: today, threads: 1)
        result = Pipeline.check(request).result
    }

    /// One rule, named `r`, over one file.
    init(rule: String, _ code: String) throws {
        try self.init(Self.block(rule), ["Code.swift": code])
    }

    /// One rule, named `r`, over several files.
    init(rule: String, _ files: [String: String]) throws {
        try self.init(Self.block(rule), files)
    }

    static func block(_ rule: String) -> String { "```yaml rule\nrule: r\n\(rule)\n```\n" }

    /// `Code.swift:3 message`, in canonical order.
    var found: [String] {
        result.findings.map { "\($0.place.path):\($0.place.start.line) \($0.message)" }
    }

    /// The lines of the findings.
    var lines: [Int] { result.findings.map(\.place.start.line) }

    var notices: [Notice.Kind] { result.notices.map(\.kind) }
}
