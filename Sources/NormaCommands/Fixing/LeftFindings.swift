// Why findings of a rule remain after `norma fix`.

struct LeftFindings: Hashable, Comparable {
    enum Reason: String, Comparable {
        case refused = "the fix was refused, see above"
        case forReview = "has a fix to review (--review)"
        case draft = "can be made from a template (--draft)"
        case drafted = "is made from a template, see below"
        case noSureFix = "has no safe fix here (norma explain says when there is one)"
        case noFix = "has no fix"

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    let rule: String
    let reason: Reason

    init(_ rule: String, _ reason: Reason) {
        self.rule = rule
        self.reason = reason
    }

    static func < (left: Self, right: Self) -> Bool { (left.rule, left.reason) < (right.rule, right.reason) }
}
