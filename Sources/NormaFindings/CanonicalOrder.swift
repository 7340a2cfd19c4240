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
    /// The findings in canonical order.
    package func inCanonicalOrder() -> [Finding] {
        var findings = self
        findings.putInCanonicalOrder()
        return findings
    }

    /// Findings are large and many: each is moved to its place, and none is copied.
    package mutating func putInCanonicalOrder() {
        var order = canonicalOrder
        for start in order.indices {
            var place = start
            while order[place] != start {
                let source = order[place]
                swapAt(place, source)
                order[place] = place
                place = source
            }
            order[place] = place
        }
    }

    /// The indices of the findings in canonical order; equal findings keep their order.
    package var canonicalOrder: [Int] {
        placeKeys.sorted { left, right in
            if left.isElsewhere(than: right) { return left < right }
            let (one, other) = (left.index, right.index)
            return self[one] == self[other] ? one < other : self[one] < self[other]
        }.map(\.index)
    }

    /// A path is compared once, not at every step of the sorting: neighbours mostly share their path.
    private var placeKeys: [PlaceKey] {
        var paths: [RelativePath] = []
        var numbers: [RelativePath: Int] = [:]
        var keys: [PlaceKey] = []
        keys.reserveCapacity(count)
        var latest = -1
        for index in indices {
            let path = self[index].place.path
            if latest < 0 || paths[latest] != path {
                latest = numbers[path] ?? paths.count
                if latest == paths.count {
                    numbers[path] = latest
                    paths.append(path)
                }
            }
            let (start, end) = (self[index].place.start, self[index].place.end)
            keys.append(PlaceKey(path: latest, start: start, end: end, index: index))
        }
        var ranks = [Int](repeating: 0, count: paths.count)
        for (rank, number) in paths.indices.sorted(by: { paths[$0] < paths[$1] }).enumerated() { ranks[number] = rank }
        for index in keys.indices { keys[index].path = ranks[keys[index].path] }
        return keys
    }
}

/// A finding's place in numbers, because findings are large and paths are long.
private struct PlaceKey: Comparable {
    var path: Int
    let start: Position
    let end: Position
    let index: Int

    func isElsewhere(than other: PlaceKey) -> Bool { path != other.path || start != other.start || end != other.end }

    static func < (left: PlaceKey, right: PlaceKey) -> Bool {
        if left.path != right.path { return left.path < right.path }
        return left.start != right.start ? left.start < right.start : left.end < right.end
    }
}
