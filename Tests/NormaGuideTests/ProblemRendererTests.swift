// The excerpt under a problem: carets under what is meant, whatever the characters.

import NormaText
import Testing

struct ProblemRendererTests {
    private func render(_ line: String, column: Int, length: Int) -> String {
        let position = Position(line: 7, column: column)
        let problem = SourceProblem(
            file: "a.md",
            position: position,
            length: length,
            window: LineWindow(of: line, around: column),
            message: "it is wrong",
            suggestion: "write it right"
        )
        return ProblemRenderer.render(problem)
    }

    @Test("carets stand under wide characters and behind tabs")
    func widths() {
        let head = "error: it is wrong; write it right\n"
        #expect(render("ab cd", column: 4, length: 2) == "a.md:7:4: \(head) 7 | ab cd\n   |    ^^")
        #expect(render("\tab", column: 2, length: 2) == "a.md:7:2: \(head) 7 | \tab\n   | \t^^")
        #expect(render("🛒 漢字x", column: 6, length: 2) == "a.md:7:6: \(head) 7 | 🛒 漢字x\n   |    ^^^^")
        #expect(render("ab", column: 9, length: 4) == "a.md:7:9: \(head) 7 | ab\n   |   ^")
    }

    @Test("a long line is cut around the place")
    func longLines() {
        let line = String(repeating: "a", count: 300) + "WRONG" + String(repeating: "b", count: 300)
        let lines = render(line, column: 301, length: 5).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count < 180 })
        let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        let place = lines[1].firstRange(of: "WRONG").map {
            lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
        }
        #expect(caret == place)
    }

    @Test("a problem without a place is one line")
    func withoutPlace() {
        #expect(ProblemRenderer.render(SourceProblem(message: "no guide")) == "error: no guide")
        #expect(ProblemRenderer.render(SourceProblem(file: "a.md", message: "no guide")) == "a.md: error: no guide")
        #expect(
            ProblemRenderer.render(SourceProblem(message: "no guide", suggestion: "Write one."))
                == "error: no guide. Write one."
        )
    }
}
