// What a run answers to its caller.

import NormaText
import Testing

@testable import NormaFindings

@Suite("Exit status")
struct ExitStatusTests {
    private let judged = CheckStatistics(files: 3, lines: 90, declarations: 12, rules: 2, subjects: 7)

    private func result(_ severities: [Severity], statistics: CheckStatistics) -> CheckResult {
        let findings = severities.map {
            Finding(rule: "a", severity: $0, place: Place(path: RelativePath("A.swift")), message: "", symbol: "A")
        }
        return CheckResult(guide: "g", guideOrigin: "", findings: findings, statistics: statistics)
    }

    @Test(
        "Errors fail a run, and in a strict one everything does",
        arguments: [
            ([Severity](), NormaFindings.ExitStatus.clean, NormaFindings.ExitStatus.clean),
            ([.note], .clean, .findings),
            ([.warning], .clean, .findings), ([.note, .error], .findings, .findings),
        ]
    )
    func severities(severities: [Severity], lenient: NormaFindings.ExitStatus, strict: NormaFindings.ExitStatus) {
        #expect(result(severities, statistics: judged).exitStatus(isStrict: false) == lenient)
        #expect(result(severities, statistics: judged).exitStatus(isStrict: true) == strict)
    }

    @Test("Input that could not be checked fails a strict run")
    func problems() {
        var result = result([], statistics: judged)
        result.problems = [InputProblem(kind: .notUTF8, place: Place(path: RelativePath("A.swift")), message: "")]
        #expect(result.exitStatus(isStrict: false) == .clean)
        #expect(result.exitStatus(isStrict: true) == .findings)
    }

    @Test("A run that looked at nothing is not clean, and one that found something is not empty")
    func nothing() {
        for keyPath in [\CheckStatistics.files, \.rules, \.subjects] {
            var statistics = judged
            statistics[keyPath: keyPath] = 0
            #expect(result([], statistics: statistics).exitStatus(isStrict: false) == .unusable)
            #expect(result([.warning], statistics: statistics).exitStatus(isStrict: false) == .clean)
            #expect(result([.error], statistics: statistics).exitStatus(isStrict: false) == .findings)
        }
    }
}
