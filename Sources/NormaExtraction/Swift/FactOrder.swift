// Puts facts in source order where the walk met them in another, and keeps the numbers that point at them right.

import NormaFacts
import NormaText

extension SourceFacts {
    /// Calls, references and locals are met nearly in source order; where they were, this costs one comparison each.
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
        }
        if let places = Self.places(locals.map(\.nameRange)) {
            locals = Self.reordered(locals, places)
            for index in references.indices { Self.renumber(&references[index].local, places) }
            for index in calls.indices { Self.renumber(&calls[index].local, places) }
            for index in values.indices { Self.renumber(&values[index].local, places) }
        }
    }

    /// Sightings that begin together by check; of one check in the order in which it said them.
    mutating func putSightingsInSourceOrder() {
        sightings = sightings.sorted { left, right in
            left.range != right.range ? left.range < right.range : text(left.check) < text(right.check)
        }
    }

    /// For each element its place in source order; nil where all have theirs.
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
