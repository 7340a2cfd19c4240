// A set of letters (Unicode scalars), as a test, so that no table of all letters is made.

import NormaText

indirect enum ScalarSet: Sendable, Hashable {
    case any
    /// In order if there are more than a few.
    case ranges([ClosedRange<UInt32>])
    case property(ScalarProperty)
    case inverted(ScalarSet)
    case union([ScalarSet])
    case intersection(ScalarSet, ScalarSet)
    case difference(ScalarSet, ScalarSet)
    case exclusive(ScalarSet, ScalarSet)
    /// A set of letters, and letters that differ from them only in case.
    case foldingCase(ScalarSet)

    static func single(_ scalar: UInt32) -> ScalarSet { .ranges([scalar...scalar]) }

    /// The same in capital and small letters; properties stay as they are.
    var ignoringCase: ScalarSet {
        switch self {
        case .ranges: .foldingCase(self)
        case .any, .property, .foldingCase: self
        case .inverted(let set): .inverted(set.ignoringCase)
        case .union(let sets): .union(sets.map(\.ignoringCase))
        case .intersection(let left, let right): .intersection(left.ignoringCase, right.ignoringCase)
        case .difference(let left, let right): .difference(left.ignoringCase, right.ignoringCase)
        case .exclusive(let left, let right): .exclusive(left.ignoringCase, right.ignoringCase)
        }
    }

    /// Cost: linear in the set's parts.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .any: true
        case .ranges(let ranges): Self.holds(scalar.value, in: ranges)
        case .property(let property): property.holds(for: scalar)
        case .inverted(let set): !set.contains(scalar)
        case .union(let sets): sets.contains { $0.contains(scalar) }
        case .intersection(let left, let right): left.contains(scalar) && right.contains(scalar)
        case .difference(let left, let right): left.contains(scalar) && !right.contains(scalar)
        case .exclusive(let left, let right): left.contains(scalar) != right.contains(scalar)
        case .foldingCase(let set): set.containsInSomeCase(scalar)
        }
    }

    /// A long list is a script's, in order, and halved until it is found.
    private static func holds(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        guard ranges.count > 16 else { return ranges.contains { $0.contains(value) } }
        let place = ranges.partitioningIndex { $0.upperBound >= value }
        return place < ranges.count && ranges[place].contains(value)
    }

    /// Two letters are the same but for their case if their small letters are the same.
    private func containsInSomeCase(_ scalar: Unicode.Scalar) -> Bool {
        if contains(scalar) { return true }
        return CaseForms.of(scalar).contains { contains($0) }
    }

    /// The ASCII letters in it, if it holds no other letter and no more than these; nil otherwise.
    func fewLetters(atMost limit: Int) -> [UInt8]? {
        switch self {
        case .ranges(let ranges):
            var letters: [UInt8] = []
            for range in ranges {
                guard range.upperBound < 0x80, letters.count + range.count <= limit else { return nil }
                letters += range.map { UInt8(truncatingIfNeeded: $0) }
            }
            return letters
        case .foldingCase(.ranges(let ranges)):
            guard ranges.count == 1, let only = ranges.first, only.count == 1, only.upperBound < 0x80 else {
                return nil
            }
            let letter = UInt8(truncatingIfNeeded: only.lowerBound)
            let folded = letter | 0x20
            // Two letters have a third form outside of ASCII: the Kelvin sign and the long s.
            guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(folded) else { return [letter] }
            guard folded != UInt8(ascii: "k"), folded != UInt8(ascii: "s"), limit >= 2 else { return nil }
            return [folded, folded & 0xDF]
        default: return nil
        }
    }
}

/// The other ways to write a letter: small, capital, at the head of a word.
private enum CaseForms {
    static func of(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard scalar.properties.isCased else { return [] }
        let small = single(scalar.properties.lowercaseMapping) ?? scalar
        var forms = [small]
        for text in [small.properties.uppercaseMapping, small.properties.titlecaseMapping] {
            guard let form = single(text), form.properties.lowercaseMapping == small.properties.lowercaseMapping else {
                continue
            }
            forms.append(form)
        }
        // The only two letters of another block whose small letter is ASCII, and those small letters' third form.
        switch small {
        case "k": forms.append("\u{212A}")
        case "å": forms.append("\u{212B}")
        case "ω": forms.append("\u{2126}")
        default: break
        }
        return forms
    }

    private static func single(_ text: String) -> Unicode.Scalar? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return nil }
        return first
    }
}
