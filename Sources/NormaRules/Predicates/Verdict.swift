// The answer to a question about code: three-valued, because a name can be ambiguous or outside the project.

/// Kleene's strong logic: an unknown answer neither holds nor fails.
package enum Verdict: Int8, Sendable, Hashable {
    case fails = 0
    case unknown = 1
    case holds = 2

    init(_ holds: Bool) { self = holds ? .holds : .fails }

    static prefix func ! (verdict: Verdict) -> Verdict {
        switch verdict {
        case .fails: .holds
        case .unknown: .unknown
        case .holds: .fails
        }
    }

    /// Whether all hold; stops after one that fails.
    static func all<Element>(_ elements: some Sequence<Element>, _ ask: (Element) -> Verdict) -> Verdict {
        var result = Verdict.holds
        for element in elements {
            switch ask(element) {
            case .fails: return .fails
            case .unknown: result = .unknown
            case .holds: break
            }
        }
        return result
    }

    /// Whether any holds; stops after one that does.
    static func any<Element>(_ elements: some Sequence<Element>, _ ask: (Element) -> Verdict) -> Verdict {
        var result = Verdict.fails
        for element in elements {
            switch ask(element) {
            case .holds: return .holds
            case .unknown: result = .unknown
            case .fails: break
            }
        }
        return result
    }

    /// The answer for one of several candidates if it is open which: certain only if it is the same for all.
    static func whichever<Element>(_ candidates: some Sequence<Element>, _ ask: (Element) -> Verdict) -> Verdict {
        var result: Verdict?
        for candidate in candidates {
            let verdict = ask(candidate)
            if verdict == .unknown || (result != nil && result != verdict) { return .unknown }
            result = verdict
        }
        return result ?? .unknown
    }
}
