// Values in one document that are written in another, with their places there.

import NormaText

struct PlacesElsewhere {
    /// By stretches of so many bytes, so that a place is found without a search through all.
    private static let stretch = 64
    private var entries: [Int: [(span: Span, place: SourceProblem)]] = [:]

    mutating func add(_ span: Span, _ place: SourceProblem) {
        for number in (span.start / Self.stretch)...((span.start + span.length - 1) / Self.stretch) {
            guard !(entries[number] ?? []).contains(where: { $0.span.start == span.start }) else { return }
            entries[number, default: []].append((span, place))
        }
    }

    /// Cost: linear in the length of the range.
    func hasPlace(beginningIn range: ClosedRange<Int>) -> Bool {
        guard !entries.isEmpty else { return false }
        return ((range.lowerBound / Self.stretch)...(range.upperBound / Self.stretch)).contains { number in
            entries[number]?.contains { range.contains($0.span.start) } ?? false
        }
    }

    /// The place of the value at an offset; nil if it isn't written in another document.
    func place(at offset: Int) -> SourceProblem? {
        guard !entries.isEmpty else { return nil }
        return entries[offset / Self.stretch]?.first { (0..<$0.span.length).contains(offset - $0.span.start) }?.place
    }
}
