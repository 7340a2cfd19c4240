// Which fixes are refused: those after which something is still found, more is found, or a file can't be read.

import NormaFindings
import NormaText
import Testing

@testable import NormaPipeline

@Suite("The proof of fixes")
struct FixComparisonTests {
    private static let path = RelativePath("A.swift")
    private static let other = RelativePath("B.swift")

    private func finding(_ rule: String, _ symbol: String = "a", in path: RelativePath = path) -> Finding {
        Finding(rule: rule, severity: .error, place: Place(path: path), message: "It is \(symbol).", symbol: symbol)
    }

    private func comparison(_ before: [Finding], _ after: [Finding], _ problems: [InputProblem] = []) -> FixComparison {
        FixComparison(
            CheckResult(guide: "g", guideOrigin: "g", findings: before),
            CheckResult(guide: "g", guideOrigin: "g", findings: after, problems: problems)
        )
    }

    @Test("What was put right is found no more")
    func gone() {
        let (one, two) = (finding("force"), finding("force", "b"))
        #expect(comparison([one, two], [two]).objection(to: Self.path, fixing: [one]) == nil)
        #expect(comparison([one, two], []).objection(to: Self.path, fixing: [one]) == nil)
        #expect(comparison([one, two], []).objection(to: Self.path, fixing: [one, two]) == nil)
        let still = "`force` would still find it afterwards"
        #expect(comparison([one, two], [one, two]).objection(to: Self.path, fixing: [one]) == still)
        #expect(comparison([one, two], [one]).objection(to: Self.path, fixing: [one]) == still)
    }

    @Test("Of findings that are alike so many fewer are found as were put right")
    func alike() {
        let one = finding("force")
        let still = "`force` would still find it afterwards"
        #expect(comparison([one, one, one], [one]).objection(to: Self.path, fixing: [one, one]) == nil)
        #expect(comparison([one, one, one], [one, one]).objection(to: Self.path, fixing: [one]) == nil)
        #expect(comparison([one, one, one], [one, one]).objection(to: Self.path, fixing: [one, one]) == still)
    }

    @Test("A rule that finds more afterwards objects, in the words of what is new")
    func more() {
        let (one, two, new) = (finding("force"), finding("other"), finding("other", "new"))
        let told = "`other` would find more in A.swift afterwards: It is new."
        #expect(comparison([one, two], [two, new]).objection(to: Self.path, fixing: [one]) == told)
        #expect(comparison([one], [new]).objection(to: Self.path, fixing: [one]) == told)
        #expect(comparison([one, two], [new]).objection(to: Self.path, fixing: [one]) == nil)
        let first = finding("force", "new")
        #expect(comparison([one], [first]).objection(to: Self.path, fixing: [one]) == nil)
    }

    @Test("So it does in files that were not changed, and in those alone")
    func elsewhere() {
        let (one, far) = (finding("force"), finding("layers", "far", in: Self.other))
        let told = "`layers` would find more in B.swift afterwards: It is far."
        #expect(comparison([one], [far]).objection(outside: [Self.path]) == told)
        #expect(comparison([one], [far]).objection(outside: [Self.path, Self.other]) == nil)
        #expect(comparison([one, far], [far]).objection(outside: [Self.path]) == nil)
        #expect(comparison([one], [far]).objection(to: Self.path, fixing: [one]) == nil)
        #expect(comparison([far], [far, far]).objection(outside: [Self.path]) == told)
    }

    @Test("A file that can't be parsed afterwards is not written")
    func unread() {
        let one = finding("force")
        func objection(_ kind: InputProblem.Kind, in path: RelativePath = Self.path) -> String? {
            let (line, range) = (Position(line: 3, column: 1), ByteRange.empty)
            let problem = InputProblem(
                kind: kind,
                place: Place(path: path, range: range, start: line, end: line),
                message: ""
            )
            return comparison([one], [], [problem]).objection(to: Self.path, fixing: [one])
        }
        #expect(objection(.syntaxErrors) == "the file would no longer be valid Swift, at line 3")
        #expect(objection(.tooDeep) == "the file would be nested deeper than Norma reads, at line 3")
        #expect(objection(.syntaxErrors, in: Self.other) == nil)
        for kind in [InputProblem.Kind.unreadable, .notUTF8, .tooLarge, .brokenLink, .linkLoop, .notAFile] {
            #expect(objection(kind) == nil)
        }
    }
}
