// Runs every Markdown file below `Tests/Specs`, plain and in every disguise.

import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("The language")
struct SpecTests {
    @Test("behaves as its examples show", arguments: SpecFile.all)
    func behaves(_ file: SpecFile) throws {
        let guide = try read(file)
        let plain = ExampleRunner(guide: guide).run()
        for problem in plain.problems { Issue.record("\(problem.line)") }
        for rule in plain.rules where rule.verdict == .unproven {
            Issue.record("\(file.path): `\(rule.rule)` is not proven: \(rule.missing ?? "")")
        }
        guard plain.problems.isEmpty else { return }
        for disguise in Disguise.allCases where disguise != .plain {
            for problem in ExampleRunner(guide: guide, disguise: disguise).run().problems {
                Issue.record("\(problem.line)")
            }
        }
    }

    @Test("is described by more than three hundred code bases")
    func isDescribedAtLength() throws {
        let counts = SpecFile.all.map { file in (try? file.guide()).map { ExampleCases.cases(of: $0.guide).count } ?? 0
        }
        #expect(counts.reduce(0, +) > 300)
        #expect(SpecFile.all.count >= 45)
    }

    /// A guide that can't be read is reported by its problems, each at its place.
    private func read(_ file: SpecFile) throws -> PreparedGuide {
        do {
            return try file.guide()
        } catch let problems as GuideProblems {
            for problem in problems.problems { Issue.record("\(problem.line)") }
            throw problems
        }
    }
}
