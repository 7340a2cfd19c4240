// A guide that a program made to be large is read in linear time, or refused with the place, the reason and the way out.

import NormaGuide
import NormaText
import Testing

@Suite("Bounds of a guide", .serialized)
struct GuideBoundTests {
    private static func define(_ key: String, _ entries: [String]) -> String {
        "# H\n\n```yaml define\n\(key):\n" + entries.map { "  \($0)\n" }.joined() + "```\n"
    }

    /// What is said of a guide, without the excerpt.
    private static func problems(_ text: String) -> [String] {
        do {
            _ = try Reading.guide(Reading.framed(text))
            return []
        } catch {
            return error.problems.map { "\($0.position?.line ?? 0): \($0.message); \($0.suggestion ?? "")" }
        }
    }

    @Test("has layers that can still be compared with each other")
    func layers() {
        let layers = (0..<1001).map { "L\($0): Sources/L\($0)" }
        #expect(Self.problems(Self.define("layers", Array(layers.dropLast()))).isEmpty)
        #expect(
            Self.problems(Self.define("layers", layers)) == [
                "1009: a guide has at most 1000 layers, because each is compared with the others, and this one exceeds the limit; "
                    + "give one layer several paths"
            ]
        )
    }

    @Test(
        "has roles that can be told without filling the stack, in whatever order they are declared",
        arguments: [false, true]
    )
    func roles(isReversed: Bool) {
        func guide(_ count: Int) -> String {
            let roles = (0..<count).map { number in
                let first = number == 0 ? "" : ", role-\(number - 1)"
                return "role-\(number): { any: [{ class: \"*B\(number)\" }\(first)] }"
            }
            return Self.define("roles", isReversed ? roles.reversed() : roles)
        }
        #expect(Self.problems(guide(100)).isEmpty)
        let problems = Self.problems(guide(8000))
        #expect(problems.count == 1)
        let wanted = ": `role-100` is described by roles that are described by others, more than 100 levels deep"
        #expect(problems.first?.contains(wanted) == true, "\(problems)")
    }

    @Test("has blocks that people could have written")
    func blocks() {
        let review = "```yaml review\nreview: q#\nquestion: Is it?\n```\n"
        let text = "# H\n\n" + (0..<20_002).map { review.replacing("#", with: "\($0)") }.joined()
        let problems = Self.problems(text)
        #expect(
            problems == [
                "80007: a guide has at most 20000 blocks including those it extends, so this one and those after it are not read; "
                    + "combine rules that ask the same of several things"
            ]
        )
    }

    struct Shape: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: @Sendable (Int) -> String
    }

    private static let shapes = [
        Shape(testDescription: "a list on one line") { count in
            let names = (0..<count).map { "\"A\($0)\"" }.joined(separator: ", ")
            return
                "# H\n\n```yaml rule\nrule: r\nevery: { class: any, not: { named: [\(names)] } }\nmust: { be: final }\n```\n"
        },
        Shape(testDescription: "values that close a circle far back") { count in
            let chain = (0..<count).map { "v\($0): \"{{v\($0 + 1)}}\"" }
            let uses = (0..<count).map { "\"{{w\($0)}}\"" }.joined(separator: ", ")
            return define("values", chain + ["v\(count): [\(uses)]"] + (0..<count).map { "w\($0): \"{{v0}}\"" })
        },
        Shape(testDescription: "trees with details") { count in
            (0..<count).map { number in
                "## T\(number)\n\n```text layout\nSources\(number)/ ?\n```\n\n"
                    + "```yaml rule\nrule: t\(number)\nseverity: warning\n```\n\n"
            }
            .joined()
        },
        Shape(testDescription: "modules") { count in
            define("modules", (0..<count).map { "M\($0): \"Sources/M\($0)/**\"" })
        },
        Shape(testDescription: "values that nothing uses") { count in
            define("values", (0..<count).map { "v\($0): \($0)" })
        },
    ]

    @Test("takes twice the time for twice the text", arguments: shapes)
    func doubling(_ shape: Shape) {
        let (short, long) = (shape.text(1500), shape.text(3000))
        let clock = ContinuousClock()
        func least(_ text: String) -> Duration {
            (0..<3).map { _ in clock.measure { _ = Self.problems(text) } }.min() ?? .zero
        }
        // Quadratic is 4; a busy machine makes a slip, but not each time.
        let isLinear = (0..<3).contains { _ in least(long) < least(short) * 2.8 + .milliseconds(10) }
        #expect(isLinear)
    }
}
