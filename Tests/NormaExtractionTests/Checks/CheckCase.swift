// Code with what one check is to see in it.

import NormaFacts
import NormaText
import Testing

@testable import NormaExtraction

/// What a check saw: the source, the measured value where there is one, and the detail.
struct CheckCase: Sendable, CustomTestStringConvertible {
    var code: String
    /// The sightings in source order, as `source|value|detail`; a part that a test does not care about is left out.
    var seen: [String]

    init(_ code: String, _ seen: String...) {
        self.code = code
        self.seen = seen
    }

    var testDescription: String { code }

    static func sightings(of check: any Check.Type, in code: String) -> [(source: String, value: Int, detail: String)] {
        let bytes = Array(code.utf8)
        let facts = Extractor(checks: [check]).extract(bytes).facts
        return facts.sightings.map { sighting in
            let range = Int(sighting.range.start)..<Int(sighting.range.end)
            return (String(decoding: bytes[range], as: UTF8.self), Int(sighting.value), facts.text(sighting.detail))
        }
    }

    /// The code once all that the check proposes was done, one proposal after the other as long as they don't overlap.
    static func fixed(_ code: String, by check: any Check.Type, level: FixLevel = .review) -> String {
        var bytes = Array(code.utf8)
        // Each round settles at least one; a check whose fixes never come to an end is caught by what the caller expects.
        for _ in 0..<20 {
            let facts = Extractor(checks: [check]).extract(bytes).facts
            var edits: [Edit] = []
            for fix in facts.sightings.compactMap({ facts.fix(of: $0) }) where fix.level <= level {
                let isNew = !fix.edits.allSatisfy { edits.contains($0) }
                if isNew, Edit.apply(edits + fix.edits, to: bytes) != nil { edits += fix.edits }
            }
            guard !edits.isEmpty, let next = Edit.apply(edits, to: bytes) else { break }
            bytes = next
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Expects the sources and details of what the check sees.
    func expectDetails(of check: any Check.Type) {
        #expect(Self.sightings(of: check, in: code).map { "\($0.source)|\($0.detail)" } == seen)
    }

    /// Expects the sources of what the check sees.
    func expectSources(of check: any Check.Type) {
        #expect(Self.sightings(of: check, in: code).map(\.source) == seen)
    }

    /// Expects the sources and measured values of what the check sees.
    func expectValues(of check: any Check.Type) {
        #expect(Self.sightings(of: check, in: code).map { "\($0.source)|\($0.value)" } == seen)
    }
}
