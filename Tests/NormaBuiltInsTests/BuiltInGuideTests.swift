// Holds the built-in guides to what we ask of every guide, and the binary to the documents in `Guides`.

import Foundation
import NormaBuiltIns
import NormaGuide
import NormaPipeline
import NormaSpecs
import NormaText
import Testing

@Suite("A built-in guide")
struct BuiltInGuideTests {
    static let names = BuiltInGuides.all.map(\.name)
    /// With the part that holds rules, and no templates.
    static let withRules = names + ["swift-style"]
    /// A disguise tries the engine, so a book of architecture and one of style are enough.
    static let proofs =
        withRules.map { ($0, Disguise.plain) }
        + Disguise.allCases.filter { $0 != .plain }.flatMap { [("golden-path", $0), ("swift-style", $0)] }

    @Test(
        "proves each of its rules, with the fixes that the map of its requirements names; two of them in every disguise, too",
        arguments: proofs
    )
    func provesItself(name: String, disguise: Disguise) throws {
        let proof = ExampleRunner(guide: try Self.guide(name), disguise: disguise).run()
        for problem in proof.problems {
            Issue.record("line \(problem.position?.line ?? 0): \(problem.message)")
        }
        // Where all is suppressed nothing fires, so only the problems count.
        guard disguise != .suppressed else { return }
        for rule in proof.rules where rule.verdict == .unproven {
            Issue.record("`\(rule.rule)` is not proven: \(rule.missing ?? "")")
        }
        if disguise == .plain, Self.names.contains(name) { try expectFixes(ofMap: name, in: proof) }
    }

    @Test("has no two rules that can't both be kept", arguments: withRules)
    func contradictsItselfNowhere(name: String) throws {
        for problem in Contradictions(try Self.guide(name)).problems() {
            Issue.record("line \(problem.position?.line ?? 0): \(problem.message)")
        }
    }

    @Test("makes only what keeps its rules", arguments: names)
    func makesWhatKeepsItsRules(name: String) throws {
        let proof = TemplateProof(try Self.guide(name))
        #expect(proof.setCount > 0)
        for problem in proof.problems {
            Issue.record("line \(problem.position?.line ?? 0): \(problem.message)")
        }
    }

    @Test("has the rules and questions that the map of its requirements names", arguments: names)
    func hasWhatItsMapNames(name: String) throws {
        let file = Repository.root.appendingPathComponent("Tests/Requirements/\(name).tsv")
        guard let map = try? String(contentsOf: file, encoding: .utf8) else { return }
        let guide = try Self.guide(name).guide
        let rules = Set(guide.rules.map(\.name))
        let reviews = Set(guide.reviews.map(\.name))
        let sets = Set(guide.templates.map(\.name))
        for line in map.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4 else {
                Issue.record("a line has four fields: \(line)")
                continue
            }
            let target = String(fields[2])
            switch fields[1] {
            case "rule", "layout", "contract", "check": #expect(rules.contains(target), "\(line)")
            case "review": #expect(reviews.contains(target), "\(line)")
            case "template": #expect(target.isEmpty || sets.contains(target), "\(line)")
            default: #expect(target.isEmpty, "\(line)")
            }
        }
    }

    /// The proof of the rules that the books take, run once for all of them.
    private static let taken = Result { ExampleRunner(guide: try guide("swift-style")).run() }

    private func expectFixes(ofMap name: String, in proof: GuideProof) throws {
        let file = Repository.root.appendingPathComponent("Tests/Requirements/fixes/\(name).tsv")
        let map = try String(contentsOf: file, encoding: .utf8)
        // Taken rules are proven in the guide that they come from.
        let levels = Dictionary(
            (proof.rules + (try Self.taken.get()).rules).map { ($0.rule, $0.fix) },
            uniquingKeysWith: { first, _ in first }
        )
        for line in map.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 3 else {
                Issue.record("a line has three fields: \(line)")
                continue
            }
            switch fields[2] {
            case "safe": #expect(levels[fields[1]] == .some(.safe), "\(line)")
            case "review": #expect(levels[fields[1]] == .some(.review), "\(line)")
            case "layout", "made", "choice", "names", "moves", "reach", "set-up", "comments", "told": break
            default: Issue.record("`\(fields[2])` is no standing: \(line)")
            }
        }
    }

    private static func guide(_ name: String) throws -> PreparedGuide {
        let guide = try #require(BuiltInGuides.named(name))
        do {
            return try GuideLoading.guide(from: GuideLoading.builtIn(guide))
        } catch {
            for problem in error.problems {
                Issue.record("line \(problem.position?.line ?? 0): \(problem.message)")
            }
            throw error
        }
    }
}

enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
