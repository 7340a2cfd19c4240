// Reads a document and the code around it, and keeps the rules that the examples and the document's own code bear out.

import NormaFiles
import NormaFindings
import NormaFitting
import NormaGuide
import NormaPipeline
import NormaRules
import NormaSpecs
import NormaText

struct AdoptRun {
    let document: AdoptedDocument
    let workspace: DiskWorkspace

    struct Result {
        var adoption: Adoption
        var page: AdoptedGuide.Page
        /// Nil: there is no Swift code.
        var project: LearnedProject?
    }

    func result() throws -> Result {
        var lexicon = Lexicon()
        lexicon.learn(from: document)
        let project = try learnedProject(&lexicon)
        var adoption = Adoption(document, lexicon)
        for _ in 0..<8 {
            let page = AdoptedGuide(adoption).page()
            let refused = Self.refused(page, adoption)
            guard !refused.isEmpty else { return Result(adoption: adoption, page: page, project: project) }
            adoption = adoption.without(refused)
        }
        return Result(adoption: adoption, page: AdoptedGuide(adoption).page(), project: project)
    }

    private func learnedProject(_ lexicon: inout Lexicon) throws -> LearnedProject? {
        guard let natures = ProjectLearning.natures() else { throw CommandFailure("the built-in guides are damaged") }
        let reading = SharedReading(workspace, for: [natures], today: Today.text)
        guard reading.fileCount > 0, let context = reading.context(of: natures, findsAllRoles: true) else { return nil }
        let project = ProjectLearning(context).learn()
        lexicon.learn(from: context.project, features: project.features?.pattern)
        return project
    }

    /// The rules that can't be read, that their examples don't prove, or that the document's own code breaks.
    private static func refused(_ page: AdoptedGuide.Page, _ adoption: Adoption) -> [String: OpenReason] {
        guard !adoption.rules.isEmpty else { return [:] }
        let prepared: PreparedGuide
        do throws(GuideProblems) {
            prepared = try GuideLoading.guide(from: GuideSource(text: page.text, file: "Guide/README.md"))
        } catch {
            let rules = error.problems.compactMap { $0.position.flatMap { page.rule(atLine: Int($0.line)) } }
            return Dictionary(rules.map { ($0, OpenReason.unproven) }, uniquingKeysWith: { first, _ in first })
        }
        let proof = ExampleRunner(guide: prepared).run()
        let inherited = InheritedProof(prepared)
        var refused: [String: OpenReason] = [:]
        for rule in proof.rules where rule.verdict != .proven { refused[rule.rule] = .unproven }
        for problem in proof.problems + inherited.problems {
            if let rule = problem.position.flatMap({ page.rule(atLine: Int($0.line)) }) { refused[rule] = .unproven }
        }
        return refused.merging(OwnCode(adoption).broken(by: prepared)) { first, _ in first }
    }
}

/// The code in the document, judged by the rules that were read in it.
struct OwnCode {
    private let adoption: Adoption

    init(_ adoption: Adoption) { self.adoption = adoption }

    /// The rules that find something in code that the document doesn't call bad.
    func broken(by guide: PreparedGuide) -> [String: OpenReason] {
        var refused: [String: OpenReason] = [:]
        for fence in adoption.document.fences where fence.info.lowercased() == "swift" && !fence.mayBeBad {
            let path = RelativePath("Sources/Document.swift")
            let text = fence.lines.joined(separator: "\n") + "\n"
            let workspace = MemoryWorkspace(files: [path: Array(text.utf8)])
            let outcome = Pipeline.check(CheckRequest(workspace: workspace, guide: guide, today: Today.text))
            for finding in outcome.result.findings where adoption.judgesCode(rule: finding.rule) {
                refused[finding.rule] = .ownCodeBreaksIt(line: fence.line)
            }
        }
        return refused
    }
}
