// The texts out of many that a glob can match, found by three letters that they must contain: most are never looked at.

import NormaText

/// Texts by all runs of three bytes in them (trigrams: Zobel and Moffat, "Inverted Files for Text Search Engines", 2006).
package struct TextIndex: Sendable {
    private var places: [UInt32: [Int32]] = [:]

    /// Cost: one pass over the texts.
    package init(_ texts: [String]) {
        for (number, text) in texts.enumerated() {
            for trigram in Set(Self.trigrams(of: Array(text.utf8))) {
                places[trigram, default: []].append(Int32(clamping: number))
            }
        }
    }

    /// The numbers of texts that can match, or of which a part that ends at a slash can, in ascending order; nil if all can,
    /// because the pattern's literals are too short.
    package func candidates(for pattern: NamePattern, given bound: Captures) -> [Int32]? {
        let wanted = pattern.literalRuns(given: bound).flatMap { Self.trigrams(of: $0) }
        return wanted.map { places[$0] ?? [] }.min { $0.count < $1.count }
    }

    /// The numbers of texts that can match one of several; nil if all can, or if nothing is asked.
    package func candidates(forAny patterns: [NamePattern], given bound: Captures) -> [Int32]? {
        if patterns.count == 1 { return candidates(for: patterns[0], given: bound) }
        var found: Set<Int32> = []
        for pattern in patterns {
            guard let own = candidates(for: pattern, given: bound) else { return nil }
            found.formUnion(own)
        }
        return patterns.isEmpty ? nil : found.sorted()
    }

    private static func trigrams(of text: [UInt8]) -> [UInt32] {
        guard text.count >= 3 else { return [] }
        return (2..<text.count).map { UInt32(text[$0 - 2]) << 16 | UInt32(text[$0 - 1]) << 8 | UInt32(text[$0]) }
    }
}

extension NamePattern {
    /// The literals that a text must contain, with bound placeholders filled in; of an expression nothing.
    fileprivate func literalRuns(given bound: Captures) -> [[UInt8]] {
        guard case .glob(let glob) = form else { return [] }
        var runs: [[UInt8]] = [[]]
        for token in glob.tokens {
            switch token {
            case .literal(let bytes): runs[runs.count - 1] += bytes
            case .placeholder(let name, let shape):
                guard let value = bound[name] else {
                    runs.append([])
                    continue
                }
                runs[runs.count - 1] += Array((shape?.applied(to: value) ?? value).utf8)
            case .anyCharacter, .anyText, .anyComponents: runs.append([])
            }
        }
        // A slash beside `**` need not be there.
        let slash = UInt8(ascii: "/")
        return runs.map { run in
            let rest = run.drop { $0 == slash }
            return Array(rest.prefix(rest.lastIndex { $0 != slash }.map { $0 - rest.startIndex + 1 } ?? 0))
        }
    }
}
