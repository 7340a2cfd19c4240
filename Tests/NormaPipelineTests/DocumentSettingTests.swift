// Documents that rules ask for their settings: what can't be read is told and not judged, what nobody asks is not read.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Settings of documents")
struct DocumentSettingTests {
    private static let rule = "every: { document: any }\nmust: { have-setting: { a: 1 } }"

    private func result(_ rule: String, _ files: [String: [UInt8]]) throws -> CheckResult {
        let text = "---\nnorma: 2\nname: small\n---\n\n# Rules\n\n```yaml rule\nrule: some-rule\n\(rule)\n```\n"
        let guide = try PreparedGuide(GuideLoading.guide(from: GuideSource(text: text, file: "GUIDE.md")).guide)
        var paths: [RelativePath: [UInt8]] = [RelativePath("A.swift"): []]
        for (path, bytes) in files { paths[RelativePath(path)] = bytes }
        let request = CheckRequest(workspace: MemoryWorkspace(files: paths), guide: guide, today: "2000-01-01")
        return Pipeline.check(request).result
    }

    /// The problem of one document, as `kind line:column message`; the rule must have found nothing in it.
    private func problem(_ path: String, _ bytes: [UInt8]) throws -> String {
        let result = try result(Self.rule, [path: bytes])
        #expect(result.findings.isEmpty)
        return result.problems.map { "\($0.kind.rawValue) \($0.place.start) \($0.message)" }.joined(separator: "; ")
    }

    private static let rest = "; rules about its content were not decided for it."
    private static let way = " Split it, or exclude it with `exclude:`."

    @Test("What is not what its name says is a problem at its place, and the rule says nothing of it")
    func notWhatItsNameSays() throws {
        #expect(
            try problem("a.json", Array("{\n  a: 1 }".utf8))
                == "syntaxErrors 2:3 This can't be read as JSON, because a key in double quotes is expected here"
                + Self.rest
        )
        #expect(
            try problem("a.yml", Array("a: 1\na: 2\n".utf8))
                == "syntaxErrors 1:1 This can't be read as YAML, because the key `a` appears twice in the mapping that begins here"
                + Self.rest
        )
        #expect(
            try problem("a.json", Array("[".utf8) + Array(repeating: UInt8(ascii: "["), count: 10_000))
                == "tooDeep 1:257 This can't be read as JSON, because it is nested more than 256 levels deep"
                + Self.rest
                + Self.way
        )
    }

    @Test("What is no text, or in another encoding, is told where it is so")
    func noText() throws {
        #expect(
            try problem("Info.plist", Array("bplist00".utf8) + [0, 0xFF])
                == "syntaxErrors 1:1 This can't be read as a property list, because it is a binary property list, which is not read: "
                + "convert it with `plutil -convert xml1`" + Self.rest
        )
        #expect(
            try problem("a.json", Array("{ \"a\":\n\"".utf8) + [0xE9, 0x22, 0x7D])
                == "syntaxErrors 2:2 This can't be read as JSON, because it is not UTF-8 from here on" + Self.rest
        )
    }

    @Test("UTF-16 is read")
    func utf16() throws {
        let text = "\"a\" = \"1\";\n\"b\" = \"é\";"
        let bytes: [UInt8] = text.utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
        #expect(try problem("a.strings", bytes).isEmpty)
    }

    @Test("50 MB are not read, and said to be too many")
    func large() throws {
        let bytes =
            Array("{ \"a\": \"".utf8) + Array(repeating: UInt8(ascii: "x"), count: 50 << 20) + Array("\" }".utf8)
        #expect(
            try problem("a.json", bytes)
                == "tooLarge 1:1 This can't be read as JSON, because it has 50 MB, and more than 32 MB are not read"
                + Self.rest + Self.way
        )
    }

    @Test("A catalog of more than a megabyte is read where a rule asks what it says, and only there")
    func catalogs() throws {
        let filler = (0..<60_000).map { "\"key.\($0)\": { \"x\": 1 }" }.joined(separator: ",\n")
        let bytes = Array("{ \"strings\": {\n\(filler)\n} }".utf8)
        #expect(bytes.count > 1_200_000)
        let wanted = "every: { document: \"*.xcstrings\" }\nmust: { have-setting: { strings.key.1.x: 2 } }"
        let found = try result(wanted, ["App.xcstrings": bytes]).findings
        #expect(
            found.map { "\($0.place.start) \($0.message)" } == [
                "3:17 `App.xcstrings` sets `strings.key.1.x` to `1`, not to `2`"
            ]
        )
        let texts = "every: { document: \"*.xcstrings\" }\nmust: { have-text: nothing }"
        #expect(try result(texts, ["App.xcstrings": bytes]).findings.isEmpty)
    }

    @Test("What no rule asks is not read: a broken document that no rule is about is no problem")
    func unasked() throws {
        let rule = "every: { document: a.json }\nmust: { have-setting: { a: 1 } }"
        let files = ["a.json": Array("{ \"a\": 1 }".utf8), "b.json": Array("{".utf8)]
        #expect(try result(rule, files).problems.isEmpty)
        let settings = "every: { setting: any, in: Settings/ }\nmust: { named: a }"
        let placed = ["Settings/a.json": Array("{ \"a\": 1 }".utf8), "b.json": Array("{".utf8)]
        let result = try result(settings, placed)
        #expect(result.problems.isEmpty && result.findings.isEmpty && result.statistics.subjects == 1)
    }

    @Test("A rule that could tell of no document says so")
    func undecided() throws {
        let notices = try result(Self.rule, ["a.json": Array("{".utf8)]).notices.map(\.message)
        #expect(notices.contains { $0.hasPrefix("`some-rule` could not decide its one subject") })
    }
}
