// Whatever the bytes, reading ends in a guide or in problems; a trap would end the test run.

import NormaGuide
import NormaText
import Testing

struct HostileTextTests {
    /// A generator with a fixed seed, so that a failure can be repeated.
    private struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Reads, and looks at every problem as its author would; gives back how many there were.
    private func read(_ bytes: [UInt8]) -> Int {
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            _ = try Reading.guide(text, others: ["other": LongGuide.text])
            return 0
        } catch {
            for problem in error.problems {
                // Plain conditions: a hundred thousand expectations would take longer than the reading.
                if ProblemRenderer.render(problem).utf8.count(where: { $0 == 0x0A }) != 2 { Issue.record("\(problem)") }
                if problem.position.map({ $0 < .start }) != false { Issue.record("\(problem)") }
            }
            return error.problems.count
        }
    }

    @Test("every beginning of a long guide is read or refused")
    func truncated() {
        let bytes = Array(LongGuide.text.utf8)
        var refused = 0
        for end in stride(from: 0, through: bytes.count, by: 7) where read(Array(bytes[..<end])) > 0 { refused += 1 }
        #expect(refused > 100)
    }

    @Test("every end of a long guide is read or refused behind its front matter")
    func beheaded() {
        let bytes = Array(LongGuide.text.utf8)
        let head = Array(Reading.framed("").utf8)
        let refused = stride(from: 0, to: bytes.count, by: 41).count { read(head + bytes[$0...]) > 0 }
        // A beginning in the midst of prose has nothing wrong in it.
        #expect(refused > 50)
        #expect(read(head) == 0)
    }

    @Test("a long guide with changed bytes is read or refused", arguments: [1, 2, 3, 4] as [UInt64])
    func mutated(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let original = Array(LongGuide.text.utf8)
        let marks = Array("{}[]:,'\"`~*&!#|->\n\r\t @%?\u{0}\u{FF}éx".utf8)
        var refused = 0
        for _ in 0..<60 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes[index] = marks[Int.random(in: 0..<marks.count, using: &generator)]
                case 2: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &generator)], at: index)
                default:
                    let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
                    bytes.removeSubrange(index..<end)
                }
            }
            if read(bytes) > 0 { refused += 1 }
        }
        #expect(refused > 20)
        #expect(read(original) == 0)
    }

    @Test("pieces of a long guide in another order are read or refused")
    func shuffled() {
        var generator = SeededGenerator(state: 5)
        let lines = LongGuide.text.split(separator: "\n", omittingEmptySubsequences: false)
        for _ in 0..<20 {
            #expect(read(Array(lines.shuffled(using: &generator).joined(separator: "\n").utf8)) > 0)
        }
    }

    @Test("what nests deeply is refused, not overflowed")
    func nested() {
        let texts = [
            String(repeating: "[", count: 20_000), String(repeating: "{a: ", count: 20_000),
            String(repeating: "- ", count: 20_000), String(repeating: "? ", count: 20_000),
            (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
            "a: &a [1]\nb: " + String(repeating: "[*a, ", count: 3_000),
            "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]",
        ]
        for yaml in texts {
            let count = read(Array(Reading.framed("# A\n```yaml rule\n\(yaml)\n```\n").utf8))
            #expect(count > 0)
        }
    }

    @Test("deep lists, quotes and trees are refused")
    func deepMarkdown() {
        func isRefused(_ text: String) -> Bool { read(Array(Reading.framed(text).utf8)) > 0 }
        #expect(isRefused(String(repeating: "> ", count: 5_000) + "```yaml rule\n"))
        #expect(isRefused(String(repeating: "- ", count: 5_000) + "```yaml rule\nrule: x\n"))
        let tree = (0..<3_000).map { String(repeating: " ", count: $0) + "a/" }.joined(separator: "\n")
        #expect(isRefused("# A\n```text layout rule=x\n\(tree)\n```\n"))
        #expect(isRefused("# A\n```text layout rule=x\n\(String(repeating: "a/", count: 5_000))\n```\n"))
    }
}
