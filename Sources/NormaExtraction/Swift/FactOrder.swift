// Sorts facts into source order if the walk met them in another, and updates the numbers that refer to them.

import NormaFacts
import NormaText

extension SourceFacts {
    /// Calls, references and locals are met nearly in source order; if they are sorted, this costs one comparison each.
    mutating func putInSourceOrder() {
        if let places = Self.places(references.map(\.range)) {
            references = Self.reordered(references, places)
            for index in references.indices { Self.renumber(&references[index].qualifier, places) }
            for index in types.indices {
                Self.renumber(&types[index].reference, places)
                Self.renumber(&types[index].element, places)
            }
            for index in calls.indices { Self.renumber(&calls[index].reference, places) }
            for index in values.indices { Self.renumber(&values[index].reference, places) }
            for index in uses.indices { Self.renumber(&uses[index].reference, places) }
        }
        if let places = Self.places(locals.map(\.nameRange)) {
            locals = Self.reordered(locals, places)
            for index in references.indices { Self.renumber(&references[index].local, places) }
            for index in calls.indices { Self.renumber(&calls[index].local, places) }
            for index in values.indices { Self.renumber(&values[index].local, places) }
            for index in uses.indices { Self.renumber(&uses[index].local, places) }
            for index in expectations.indices where expectations[index].source == .local {
                Self.renumber(&expectations[index].index, places)
            }
        }
    }

    /// Sightings with the same start are sorted by check; those of one check stay in the order of their reports.
    mutating func putSightingsInSourceOrder() {
        let ranks = Self.ranks(of: sightings, named: names)
        var keys: [SightingKey] = []
        keys.reserveCapacity(sightings.count)
        for (index, sighting) in sightings.enumerated() {
            keys.append(SightingKey(of: sighting.range, check: ranks[Int(sighting.check.index)], index: index))
        }
        keys.sort()
        let unordered = sightings
        sightings.removeAll(keepingCapacity: true)
        for key in keys { sightings.append(unordered[key.index]) }
    }

    /// By the number of a check's name, its place among the checks' names in order.
    private static func ranks(of sightings: [Sighting], named names: [String]) -> [UInt32] {
        var ranks = [UInt32](repeating: 0, count: names.count)
        var checks: [Int] = []
        for sighting in sightings where ranks[Int(sighting.check.index)] == 0 {
            ranks[Int(sighting.check.index)] = 1
            checks.append(Int(sighting.check.index))
        }
        checks.sort { names[$0] < names[$1] }
        for (rank, check) in checks.enumerated() { ranks[check] = UInt32(rank) }
        return ranks
    }

    /// The place of each element in source order; nil if all are in order.
    private static func places(_ ranges: [ByteRange]) -> [Int32]? {
        if zip(ranges, ranges.dropFirst()).allSatisfy({ $0.start <= $1.start }) { return nil }
        let order = ranges.indices.sorted { left, right in
            ranges[left].start != ranges[right].start ? ranges[left].start < ranges[right].start : left < right
        }
        var places = [Int32](repeating: 0, count: ranges.count)
        for (place, index) in order.enumerated() { places[index] = Int32(clamping: place) }
        return places
    }

    private static func reordered<Element>(_ elements: [Element], _ places: [Int32]) -> [Element] {
        var result = elements
        for (index, place) in places.enumerated() { result[Int(place)] = elements[index] }
        return result
    }

    private static func renumber(_ number: inout Int32, _ places: [Int32]) {
        if number >= 0, Int(number) < places.count { number = places[Int(number)] }
    }
}

/// The sort key of sightings, as numbers: a file has thousands.
private struct SightingKey: Comparable {
    let place: UInt64
    let check: UInt32
    let index: Int

    init(of range: ByteRange, check: UInt32, index: Int) {
        place = UInt64(UInt32(bitPattern: range.start)) << 32 | UInt64(~UInt32(bitPattern: range.end))
        self.check = check
        self.index = index
    }

    static func < (left: SightingKey, right: SightingKey) -> Bool {
        if left.place != right.place { return left.place < right.place }
        return left.check != right.check ? left.check < right.check : left.index < right.index
    }
}
