// The new baseline that `norma baseline` makes of the old one and a check, and the findings left out of it.

import NormaFindings
import NormaPipeline
import NormaText

struct BaselineUpdate {
    /// The baseline to write.
    let baseline: Baseline
    /// Nil if there was none.
    let known: Baseline?
    let accepted: AcceptedFindings
    /// New findings that are added.
    let added: [Finding]
    /// New findings that are not added, though they could be.
    let refused: [Finding]
    /// Findings of locked rules, which nothing can accept.
    let locked: [Finding]
    /// Files that declare themselves generated.
    let generated: GeneratedUpdate
    /// How many accepted findings are in files that can't be read.
    let unreadCount: Int
    let notices: [Notice]

    init(review: BaselineReview, known: Baseline?, focus: [RelativePath], grows: Bool, generated: GeneratedUpdate) {
        let new = review.newFindings.filter { finding in
            focus.isEmpty || focus.contains { finding.place.path.isInside($0) }
        }
        locked = new.filter { review.lockedRules.contains($0.rule) }
        let open = new.filter { !review.lockedRules.contains($0.rule) }
        (added, refused) = grows ? (open, []) : ([], open)
        var renewed = review.renewed(in: focus, adding: added)
        renewed.generated = generated.paths
        baseline = renewed
        self.generated = generated
        self.known = known
        accepted = review.accepted(in: focus)
        unreadCount = review.unreadCount
        notices = review.notices
    }

    /// Whether a first baseline would have entries.
    var hasSomething: Bool { !baseline.entries.isEmpty || !generated.added.isEmpty }

    /// How many entries name another place or symbol than before.
    var movedCount: Int {
        let old = Set((known?.entries ?? []).map(\.subject))
        let moved = baseline.entries.filter { !old.contains($0.subject) }.reduce(0) { $0 + $1.count }
        return max(0, moved - added.count)
    }
}
