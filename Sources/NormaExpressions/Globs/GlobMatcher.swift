// Matches a glob's tokens against a text; the shortest text is tried first for each wildcard.

import NormaText

/// What was tried in vain is not tried again, so a match takes time linear in the text for each token.
///
/// Only a placeholder that occurs twice has to be tried with each of its values; it stands for at most so many bytes that the whole
/// stays linear, and `GlobReader` lets no more than two of them through.
struct GlobMatcher {
    /// No longer than a file's name can be.
    static let longestRepeatedValue = 255

    let tokens: [NamePattern.Token]
    let subject: NamePattern.Subject
    let text: [UInt8]
    private let repeated: Set<String>
    private let excluded: [String: [NamePattern]]
    /// (token, place) from which no match can be reached; empty where there is nothing to be tried twice.
    private var vain: [UInt64]

    private static let slash = UInt8(ascii: "/")

    init(_ glob: Glob, subject: NamePattern.Subject, text: [UInt8]) {
        tokens = glob.tokens
        repeated = glob.repeated
        excluded = glob.excluded
        self.subject = subject
        self.text = text
        vain = glob.choiceCount < 2 ? [] : [UInt64](repeating: 0, count: (tokens.count * (text.count + 1) + 63) / 64)
    }

    mutating func match(given bound: Captures) -> Captures? { match(token: 0, at: 0, bound) }

    private mutating func match(token: Int, at index: Int, _ bound: Captures) -> Captures? {
        guard token < tokens.count else { return index == text.count ? bound : nil }
        switch tokens[token] {
        case .literal(let bytes):
            guard stands(bytes, at: index) else { return nil }
            return match(token: token + 1, at: index + bytes.count, bound)
        case .anyCharacter:
            guard let end = endOfCharacter(at: index) else { return nil }
            return match(token: token + 1, at: end, bound)
        case .anyText:
            if token + 1 == tokens.count { return text[index...].contains(where: isSeparator) ? nil : bound }
            return once(token, index) { $0.wildcard(next: token + 1, from: index, bound) }
        case .anyComponents:
            if token + 1 == tokens.count { return bound }
            return once(token, index) { $0.components(next: token + 1, from: index, bound) }
        case .placeholder(let name, let shape):
            if let value = bound[name] {
                let wanted = Array((shape?.applied(to: value) ?? value).utf8)
                return stands(wanted, at: index) ? match(token: token + 1, at: index + wanted.count, bound) : nil
            }
            return once(token, index) { $0.placeholder(name, isBound: shape == nil, next: token + 1, at: index, bound) }
        }
    }

    /// Tries a choice, unless it was tried at this place before.
    private mutating func once<Result>(_ token: Int, _ index: Int, _ attempt: (inout GlobMatcher) -> Result?) -> Result?
    {
        guard !vain.isEmpty else { return attempt(&self) }
        let place = token * (text.count + 1) + index
        if vain[place / 64] & (1 << UInt64(place % 64)) != 0 { return nil }
        if let result = attempt(&self) { return result }
        vain[place / 64] |= 1 << UInt64(place % 64)
        return nil
    }

    private func stands(_ bytes: [UInt8], at index: Int) -> Bool {
        index + bytes.count <= text.count && text[index..<(index + bytes.count)].elementsEqual(bytes)
    }

    /// Nil where there is no character, or where it parts two components.
    private func endOfCharacter(at index: Int) -> Int? {
        guard index < text.count, !isSeparator(text[index]) else { return nil }
        var end = index + 1
        while end < text.count, text[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
        return end
    }

    private func isSeparator(_ byte: UInt8) -> Bool { subject == .path && byte == Self.slash }

    private mutating func wildcard(next: Int, from index: Int, _ bound: Captures) -> Captures? {
        var end = index
        while true {
            if let captures = match(token: next, at: end, bound) { return captures }
            guard end < text.count, !isSeparator(text[end]) else { return nil }
            end += 1
        }
    }

    /// `**` stands for whole components: it may end where the text ends, or after a slash.
    private mutating func components(next: Int, from index: Int, _ bound: Captures) -> Captures? {
        var end = index
        while true {
            if let captures = match(token: next, at: end, bound) { return captures }
            guard let slash = text[end...].firstIndex(of: Self.slash) else { return nil }
            end = slash + 1
        }
    }

    private mutating func placeholder(
        _ name: String,
        isBound: Bool,
        next: Int,
        at index: Int,
        _ bound: Captures
    ) -> Captures? {
        let isRepeated = isBound && repeated.contains(name)
        let limit = isRepeated ? min(text.count, index + Self.longestRepeatedValue) : text.count
        // With another value, what was in vain may not be.
        let before = vain
        var end = index + 1
        while end <= limit, !isSeparator(text[end - 1]) {
            if let captures = match(token: next, at: end, standing: name, isBound, text[index..<end], bound) {
                return captures
            }
            if isRepeated { vain = before }
            end += 1
        }
        return nil
    }

    /// With a placeholder that stands for some text, unless it never does.
    private mutating func match(
        token next: Int,
        at end: Int,
        standing name: String,
        _ isBound: Bool,
        _ value: ArraySlice<UInt8>,
        _ bound: Captures
    ) -> Captures? {
        guard isBound else { return match(token: next, at: end, bound) }
        let value = String(decoding: value, as: UTF8.self)
        if let excluded = excluded[name], excluded.contains(where: { $0.matches(value) }) { return nil }
        var bindings = bound
        bindings[name] = value
        return match(token: next, at: end, bindings)
    }
}

// MARK: Whether a longer text can match

extension GlobMatcher {
    /// Whether some longer text that begins with this one can match.
    mutating func canContinue() -> Bool { continuation(token: 0, at: 0) != nil }

    private mutating func continuation(token: Int, at index: Int) -> Void? {
        guard index < text.count else { return () }
        guard token < tokens.count else { return nil }
        switch tokens[token] {
        case .literal(let bytes):
            let rest = text[index...]
            if rest.count <= bytes.count { return bytes.starts(with: rest) ? () : nil }
            return stands(bytes, at: index) ? continuation(token: token + 1, at: index + bytes.count) : nil
        case .anyCharacter:
            guard let end = endOfCharacter(at: index) else { return nil }
            return continuation(token: token + 1, at: end)
        case .anyText, .placeholder: return once(token, index) { $0.openEnd(next: token + 1, from: index) }
        case .anyComponents: return ()
        }
    }

    private mutating func openEnd(next: Int, from index: Int) -> Void? {
        var end = index
        while continuation(token: next, at: end) == nil {
            guard !isSeparator(text[end]) else { return nil }
            end += 1
        }
        return ()
    }
}

extension NamePattern.Token {
    /// Whether it stands for texts of several lengths.
    var isChoice: Bool {
        switch self {
        case .literal, .anyCharacter: false
        case .anyText, .anyComponents, .placeholder: true
        }
    }
}
