// The canonical order of findings: by path, place, rule, symbol, detail, message.

import NormaText

extension Finding: Comparable {
    package static func < (left: Finding, right: Finding) -> Bool {
        if left.place != right.place { return left.place < right.place }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.symbol != right.symbol { return left.symbol < right.symbol }
        if left.detail != right.detail { return left.detail < right.detail }
        return left.message < right.message
    }
}

extension [Finding] {
    /// The findings in canonical order. Cost: findings are large, so places are compared and only what shares one is looked at.
    package func inCanonicalOrder() -> [Finding] {
        let order = canonicalOrder
        return order.elementsEqual(indices) ? self : order.map { self[$0] }
    }

    /// The indices of the findings, in the order in which these should stand; equal findings keep theirs.
    package var canonicalOrder: [Int] {
        let places = indices.map { self[$0].place }
        return indices.sorted { left, right in
            if places[left] != places[right] { return places[left] < places[right] }
            return self[left] == self[right] ? left < right : self[left] < self[right]
        }
    }
}
