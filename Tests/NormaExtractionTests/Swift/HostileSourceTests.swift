// Sources that nobody should write: nothing may crash, hang or be skipped without a word.

import Foundation
import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

@Suite struct HostileSourceTests {
    /// On a thread with a stack like that of a run: the parser of a debug build needs much.
    private func extract(_ source: String) async -> SourceFacts {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: facts(source)) }
            thread.stackSize = 16 << 20
            thread.start()
        }
    }

    /// Measured where the work is done: a test that waits is resumed when the others leave it a thread.
    private func duration(ofExtracting source: String) async -> Duration {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: ContinuousClock().measure { _ = facts(source) }) }
            thread.stackSize = 16 << 20
            thread.start()
        }
    }

    @Test(
        "nesting without end is turned away or read as far as the parser goes, and said",
        arguments: [
            "(", "[", "{", "A<", "f(", "try ", "if ", "#if A\n", "\"\\(", "class A { ", "() -> ", "a ? ", "x: [", ")(",
        ]
    ) func nesting(unit: String) async {
        let found = await extract("struct First {}\nlet x = " + String(repeating: unit, count: 5_000))
        #expect(!found.syntaxErrors.isEmpty)
        #expect(found.syntaxErrors.allSatisfy { !$0.message.isEmpty })
    }

    @Test("a file that is nested too deeply is left out, with the place where it goes too far") func tooDeep() {
        let found = facts("struct First {}\nlet x = " + String(repeating: "(", count: 5_000))
        let error = found.syntaxErrors.first
        #expect(error?.kind == .tooDeep)
        #expect(error?.message == "more than 100 brackets are nested here")
        #expect(error?.range == ByteRange(124, 124))
        #expect(found.declaration(named: "First") == nil)
    }

    @Test("long chains are read whole", arguments: [".b", ".b()", "[0]", "?", "!", " + 1"])
    func chains(link: String) async {
        let found = await extract("let x = a" + String(repeating: link, count: 4_000) + "\nstruct Last {}")
        #expect(found.declaration(named: "Last") != nil)
        #expect(found.syntaxErrors.isEmpty)
    }

    @Test("empty and strange files have facts") func strange() {
        #expect(facts("").declarations.isEmpty)
        #expect(facts("").syntaxErrors.isEmpty)
        #expect(facts("\u{FEFF}let a = 1").declaration(named: "a")?.range == ByteRange(3, 12))
        #expect(facts("let a = 1\u{0}\nlet b = 2").declaration(named: "b") != nil)
        #expect(facts("let a = 1\r// c\rlet b = 2\r\n").comments.map(\.text) == ["// c"])
        let bytes: [UInt8] = Array("let a = \"".utf8) + [0xC3, 0x28, 0xFF] + Array("\"\nlet b = 2".utf8)
        let found = Extractor(checks: []).extract(bytes).facts
        #expect(found.declaration(named: "b") != nil)
        #expect(found.syntaxErrors.map(\.message) == ["these bytes are not UTF-8"])
    }

    @Test("no prefix of a source crashes") func prefixes() {
        let source = Array(
            """
            @A final class B<C: D>: E where C: F { @G(x: "a\\(b)c") var d: [H?] = [.i], e = J<K>() { didSet { } }
            init?(l m: N..., o: @escaping () throws -> P = { }) async { guard let q = r as? S else { return }
            switch t { case .u(let v) where v: for case let w? in x { } default: do { } catch let y as Z { } } } }
            #if AA && os(BB)
            @_exported import struct CC.DD // e
            #else
            enum EE: Int { case ff(GG, hh: \\II.JJ.kk) /* k */ }
            #endif
            extension Array<LL>.MM: NN { subscript(i: Int) -> some OO { get { newValue } } }
            """.utf8
        )
        for end in stride(from: 0, to: source.count, by: 2) {
            let found = Extractor(checks: []).extract(Array(source[..<end])).facts
            for declaration in found.declarations {
                #expect(Int(declaration.subtreeEnd) <= found.declarations.count && declaration.subtreeEnd > 0)
                #expect(declaration.range.contains(declaration.bodyRange) || declaration.bodyRange.isEmpty)
            }
        }
    }

    @Test("a large file in one line takes a moment, not more") func oneLine() async {
        let source = "let x = [" + String(repeating: "1, ", count: 20_000) + "2] // c"
        let found = await extract(source)
        #expect(found.comments.count == 1)
        for text in [
            String(repeating: "/", count: 200_000), "let a = \"" + String(repeating: "//", count: 100_000) + "\"",
        ] {
            #expect(await duration(ofExtracting: text) < .seconds(20))
        }
    }

    @Test("code that people write is not turned away") func ordinary() {
        let nested = "let a = [[[[[[1, 2], [3]]]]]]\nlet b: [[[[Int]]]]\nlet d = [\"a\": [\"b\": [\"c\": [1]]]]\n"
        let arrows = String(repeating: "protocol P { func f() -> (Int) -> Int }\n", count: 1_100)
        let comparisons = String(repeating: "if a < b { c() } else if a <= d { }\n", count: 1_100)
        let prose = "// " + String(repeating: "word ", count: 900) + "\n// [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\n"
        #expect(facts(nested + prose).syntaxErrors.isEmpty)
        #expect(facts(arrows).syntaxErrors.isEmpty)
        #expect(facts(comparisons).syntaxErrors.isEmpty)
    }
}
