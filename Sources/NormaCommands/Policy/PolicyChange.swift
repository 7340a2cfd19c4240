// One thing that a change does to the policy, in words.

struct PolicyChange: Hashable {
    /// Whether something that was a finding may no longer be one.
    var isSofter: Bool
    var text: String

    static func softer(_ text: String) -> PolicyChange { PolicyChange(isSofter: true, text: text) }
    static func other(_ text: String) -> PolicyChange { PolicyChange(isSofter: false, text: text) }

    /// Whether a number moved the soft way; nil: there is no limit.
    ///
    /// - Parameter isUpper: whether a larger number permits more.
    static func limit(_ name: String, _ before: Int?, _ now: Int?, isUpper: Bool, of rule: String) -> PolicyChange? {
        guard before != now else { return nil }
        let text = "`\(rule)`: \(name) \(now.map(String.init) ?? "is gone") (was \(before.map(String.init) ?? "none"))"
        guard let before else { return .other(text) }
        guard let now else { return .softer(text) }
        return (now > before) == isUpper ? .softer(text) : .other(text)
    }
}
