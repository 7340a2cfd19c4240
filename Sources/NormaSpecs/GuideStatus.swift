// The parts of a guide that are enforced, scaffolded, left to reviewers, or only prose.

import NormaGuide
import NormaText

package struct GuideStatus: Sendable {
    package enum Standing: String, Sendable, CaseIterable {
        case enforced, scaffolded
        case leftToReviewers = "left to reviewers"
        case prose = "only prose"
    }

    /// Each heading of the guide's own documents that has a text or a block, in order.
    package var sections: [(title: String, standing: Standing)]
    package var proof: GuideProof

    package init(guide: Guide, proof: GuideProof) {
        self.proof = proof
        // A heading that only shows examples explains the rule of the heading above.
        let ruled = Set(guide.rules.map(\.section)).union(guide.takenRules.map(\.section))
            .union(guide.examples.filter { $0.kind != .given }.map(\.section))
        let scaffolded = Set(guide.templates.flatMap { [$0.section] + $0.files.map(\.section) })
        let reviewed = Set(guide.reviews.map(\.section))
        sections = guide.documents.enumerated().filter { $0.element.guide == 0 && !$0.element.isProof }.flatMap {
            number,
            document in
            document.sections.enumerated().compactMap { index, section in
                let reference = SectionReference(document: number, section: index)
                if ruled.contains(reference) { return (section.title, .enforced) }
                if scaffolded.contains(reference) { return (section.title, .scaffolded) }
                if reviewed.contains(reference) { return (section.title, .leftToReviewers) }
                return section.prose.isEmpty ? nil : (section.title, .prose)
            }
        }
    }

    /// The rules that were seen to have fixes of this level, the surest of each, in the order of the guide.
    package func rules(fixed level: FixLevel) -> [String] { proof.rules.filter { $0.fix == level }.map(\.rule) }

    package func count(of standing: Standing) -> Int { sections.count { $0.standing == standing } }
}
