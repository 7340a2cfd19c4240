// What `norma baseline` makes of a baseline and a check: the new one, and what is not taken into it.

import NormaFindings
import NormaPipeline
import NormaText

struct BaselineUpdate {
    /// As it is to be written.
    let baseline: Baseline
    /// Nil where there was none.
    let known: Baseline?
    let accepted: AcceptedFindings
    /// New findings that are taken in.
    let added: [Finding]
    /// New findings that are not taken in, though they could be.
    let refused: [Finding]
    /// Findings of locked rules, which nothing can accept.
    let locked: [Finding]
    /// Files that take themselves out of the check.
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

    /// Whether there is anything that a first baseline would accept.
    var hasSomething: Bool { !baseline.entries.isEmpty || !generated.added.isEmpty }

    /// How many entries name another place or symbol than before.
    var movedCount: Int {
        let old = Set((known?.entries ?? []).map(\.subject))
        let moved = baseline.entries.filter { !old.contains($0.subject) }.reduce(0) { $0 + $1.count }
        return max(0, moved - added.count)
    }
}
