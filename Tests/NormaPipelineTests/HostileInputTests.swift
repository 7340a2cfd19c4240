// Input that nobody means to write: it is named, nothing crashes or hangs, and everything else is still checked.

import Foundation
import NormaFiles
import NormaFindings
import NormaGuide
import NormaPipeline
import NormaText
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    static let guide = """
        ---
        norma: 2
        name: hostile
        ---

        # Classes are final

        ```yaml rule
        rule: classes-are-final
        every: class
        must: { be: final }
        ```
        """

    private func result(_ hostile: [UInt8], path: String = "Hostile.swift") throws -> CheckResult {
        let guide = try GuideLoading.guide(from: GuideSource(text: Self.guide, file: "GUIDE.md"))
        let workspace = MemoryWorkspace(files: [
            RelativePath(path): hostile, RelativePath("Other.swift"): Array("class Other {}\n".utf8),
        ])
        let request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 2)
        return Pipeline.check(request).result
    }

    /// The other file's finding is there, whatever the hostile one is.
    private func expectOtherIsChecked(_ result: CheckResult) {
        #expect(result.findings.contains { $0.place.path.text == "Other.swift" && $0.rule == "classes-are-final" })
    }

    @Test("An empty file is nothing to speak of")
    func empty() throws {
        let result = try result([])
        expectOtherIsChecked(result)
        #expect(result.problems.isEmpty)
    }

    @Test("Half-written code is named, and what can be read of it is checked")
    func halfWritten() throws {
        let result = try result(Array("class Half {\n    func broken( {\n".utf8))
        expectOtherIsChecked(result)
        #expect(result.problems.map(\.kind) == [.syntaxErrors])
        #expect(result.findings.contains { $0.symbol == "Half" })
    }

    @Test("UTF-16 is named and left out")
    func utf16() throws {
        let result = try result([0xFF, 0xFE] + "class A {}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        expectOtherIsChecked(result)
        #expect(result.problems.map(\.kind) == [.notUTF8])
    }

    @Test("A byte that is no UTF-8 is named at its place")
    func invalidByte() throws {
        let result = try result(Array("let a = 1\nlet b = \"".utf8) + [0xC3, 0x28] + Array("\"\n".utf8))
        expectOtherIsChecked(result)
        #expect(result.problems.map(\.kind) == [.notUTF8])
        #expect(result.problems.first?.place.start == Position(line: 2, column: 10))
    }

    @Test("NUL bytes are named, and the code around them is checked")
    func nul() throws {
        let result = try result(Array("class A {}\n\0\0\nclass B {}\n".utf8))
        expectOtherIsChecked(result)
        #expect(result.problems.map(\.kind).contains(.notUTF8))
        #expect(result.findings.contains { $0.symbol == "B" })
    }

    @Test(
        "Code nested five thousand deep neither crashes nor hangs",
        arguments: ["(", "[", "{", "a?b:", "!", "-", "A<", "[a:", "[1, ", "(a, ", "f(", "{ a in "]
    )
    func nested(_ opening: String) throws {
        let closing = ["(": ")", "[": "]", "{": "}", "<": ">"]
        let close = opening.compactMap { closing[String($0)] }.joined()
        let text = "let a = " + String(repeating: opening, count: 5000) + "1" + String(repeating: close, count: 5000)
        expectOtherIsChecked(try result(Array(text.utf8)))
    }

    @Test("A file that is nested too deeply is named with the place, the reason and the way out")
    func tooDeep() throws {
        let result = try result(Array(("class A {}\nlet a = " + String(repeating: "(", count: 200)).utf8))
        expectOtherIsChecked(result)
        #expect(result.problems.map(\.kind) == [.tooDeep])
        #expect(result.problems.first?.place.start == Position(line: 2, column: 109))
        #expect(
            result.problems.first?.message
                == "This is nested deeper than Norma reads, though it may well be valid Swift: more than 100 brackets are nested "
                + "here, so the file was not checked. Split this code, or exclude the file with `exclude` in "
                + "`.norma.yml`."
        )
    }

    @Test("A file that hardly ends is left behind and named, and everything else is checked", arguments: [1, 2])
    func slow(threads: Int) throws {
        let guide = try GuideLoading.guide(from: GuideSource(text: Self.guide, file: "GUIDE.md"))
        var texts = Dictionary(uniqueKeysWithValues: (0..<20).map { ("F\($0).swift", "class C\($0) {}\n") })
        texts["Slow.swift"] = String(repeating: "class S {}\n", count: 10)
        let gate = Gate()
        defer { gate.open() }
        let workspace = SlowWorkspace(inner: MemoryWorkspace(texts: texts), slow: "Slow.swift", gate: gate)
        var request = CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: threads)
        request.patience = .seconds(5)
        let result = Pipeline.check(request).result
        #expect(result.findings.count == 20)
        #expect(result.problems.map(\.kind) == [.unreadable])
        #expect(result.problems.first?.place.path.text == "Slow.swift")
        #expect(result.problems.first?.message.hasPrefix("Reading this file took longer than 5 seconds") == true)
    }

    @Test("Every thread that parses has a stack for what answers to an overflow")
    func signalStack() {
        let hasStack = DeepStack.run {
            var stack = stack_t()
            return sigaltstack(nil, &stack) == 0 && Int(stack.ss_flags) & Int(SS_DISABLE) == 0
                && stack.ss_size >= 16_384
        }
        #expect(hasStack)
    }

    @Test("Types nested two thousand deep neither crash nor hang")
    func nestedTypes() throws {
        let text = String(repeating: "class A {\n", count: 2000) + String(repeating: "}\n", count: 2000)
        expectOtherIsChecked(try result(Array(text.utf8)))
    }

    @Test(
        "A chain of ten thousand calls or operators neither crashes nor hangs",
        arguments: [".a()", " + 1", "?.b", "[0]"]
    )
    func chains(_ link: String) throws {
        let text = "let a = b" + String(repeating: link, count: 10_000)
        expectOtherIsChecked(try result(Array(text.utf8)))
    }

    @Test("A third of a megabyte in one line is checked like any other file")
    func longLine() throws {
        let text = "let a = [" + String(repeating: "1, ", count: 100_000) + "1]; class Long {}"
        let result = try result(Array(text.utf8))
        expectOtherIsChecked(result)
        #expect(result.findings.contains { $0.symbol == "Long" })
    }

    @Test("The result is the same for one thread and for many")
    func threads() throws {
        let guide = try GuideLoading.guide(from: GuideSource(text: Self.guide, file: "GUIDE.md"))
        let texts = Dictionary(uniqueKeysWithValues: (0..<50).map { ("F\($0).swift", "class C\($0) { class D {} }\n") })
        let workspace = MemoryWorkspace(texts: texts)
        let one = Pipeline.check(CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 1))
        let many = Pipeline.check(CheckRequest(workspace: workspace, guide: guide, today: "2000-01-01", threads: 8))
        #expect(one.result == many.result)
        #expect(one.result.findings.count == 100)
    }
}
