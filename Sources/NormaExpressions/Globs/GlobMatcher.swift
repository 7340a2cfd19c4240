// Matches a glob's tokens against a text; the shortest text is tried first for each wildcard.

import NormaText

/// Failed attempts are not repeated, and a placeholder's value is a range until the whole matches, so a match
/// takes time linear in the text for each token.
///
/// Only a placeholder that occurs twice has to be tried with each of its values, and one with a costly excluded
/// pattern must be compared with it at each; these values have at most so many bytes that the whole stays linear, and
/// `GlobReader` lets no more than two of the first kind through.
struct GlobMatcher {
    /// No longer than a file's name can be.
    static let longestRepeatedValue = 255

    let tokens: [NamePattern.Token]
    let subject: NamePattern.Subject
    let text: [UInt8]
    private let glob: Glob
    private let given: Captures
    /// By token: the value of a placeholder in the current attempt.
    private var spans: [Range<Int>?]
    /// (token, place) from which no match can be reached; empty if nothing has to be tried twice.
    private var vain: [UInt64]
    /// The entries noted while a repeated placeholder had a value, so that they can be forgotten with it.
    private var noted: [Int] = []
    private var isNoting = false

    private static let slash = UInt8(ascii: "/")

    init(_ glob: Glob, subject: NamePattern.Subject, text: [UInt8], given: Captures = .none) {
        tokens = glob.tokens
        self.glob = glob
        self.subject = subject
        self.text = text
        self.given = given
        spans = glob.placeholderCount == 0 ? [] : Array(repeating: nil, count: tokens.count)
        vain = glob.choiceCount < 2 ? [] : [UInt64](repeating: 0, count: (tokens.count * (text.count + 1) + 63) / 64)
    }

    /// The given bindings and those of the placeholders; nil if the text does not match.
    mutating func match() -> Captures? {
        guard matches(token: 0, at: 0) else { return nil }
        var captures = given
        for case let (.placeholder(name, nil), span?) in zip(tokens, spans) {
            captures[name] = String(decoding: text[span], as: UTF8.self)
        }
        return captures
    }

    private mutating func matches(token: Int, at index: Int) -> Bool {
        guard token < tokens.count else { return index == text.count }
        switch tokens[token] {
        case .literal(let bytes):
            return isText(bytes[...], at: index) && matches(token: token + 1, at: index + bytes.count)
        case .anyCharacter:
            guard let end = endOfCharacter(at: index) else { return false }
            return matches(token: token + 1, at: end)
        case .anyText:
            if token + 1 == tokens.count { return !hasSeparator(in: index..<text.count) }
            return once(token, index) { $0.wildcard(next: token + 1, from: index) }
        case .anyComponents:
            if token + 1 == tokens.count { return true }
            return once(token, index) { $0.components(next: token + 1, from: index) }
        case .placeholder(let name, let shape):
            if let wanted = value(of: name, boundBefore: token, in: shape) {
                return isText(wanted, at: index) && matches(token: token + 1, at: index + wanted.count)
            }
            return once(token, index) { $0.placeholder(token, name, isBound: shape == nil, at: index) }
        }
    }

    /// The required value of a placeholder that was given or bound before; nil if it is free.
    private func value(of name: String, boundBefore token: Int, in shape: NameCase?) -> ArraySlice<UInt8>? {
        if let value = given[name] { return Array((shape?.applied(to: value) ?? value).utf8)[...] }
        guard let binder = glob.binders[token], let span = spans[binder] else { return nil }
        guard let shape else { return text[span] }
        return Array(shape.applied(to: String(decoding: text[span], as: UTF8.self)).utf8)[...]
    }

    /// Tries a choice, unless it was tried at this place before.
    private mutating func once(_ token: Int, _ index: Int, _ attempt: (inout GlobMatcher) -> Bool) -> Bool {
        guard !vain.isEmpty else { return attempt(&self) }
        let place = token * (text.count + 1) + index
        if vain[place / 64] & (1 << UInt64(place % 64)) != 0 { return false }
        if attempt(&self) { return true }
        vain[place / 64] |= 1 << UInt64(place % 64)
        if isNoting { noted.append(place) }
        return false
    }

    private func isText(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
        index + bytes.count <= text.count && text[index..<(index + bytes.count)].elementsEqual(bytes)
    }

    /// Nil if there is no character, or if it separates two components.
    private func endOfCharacter(at index: Int) -> Int? {
        guard index < text.count, !isSeparator(text[index]) else { return nil }
        var end = index + 1
        while end < text.count, text[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
        return end
    }

    private func isSeparator(_ byte: UInt8) -> Bool { subject == .path && byte == Self.slash }

    private func hasSeparator(in range: Range<Int>) -> Bool { subject == .path && text[range].contains(Self.slash) }

    private mutating func wildcard(next: Int, from index: Int) -> Bool {
        if let end = glob.onlyEnd(before: next, in: text) {
            return end >= index && !hasSeparator(in: index..<end) && matches(token: next, at: end)
        }
        var end = index
        while true {
            if matches(token: next, at: end) { return true }
            guard end < text.count, !isSeparator(text[end]) else { return false }
            end += 1
        }
    }

    /// `**` matches whole components: it may end where the text ends, or after a slash.
    private mutating func components(next: Int, from index: Int) -> Bool {
        var end = index
        while true {
            if matches(token: next, at: end) { return true }
            guard let slash = text[end...].firstIndex(of: Self.slash) else { return false }
            end = slash + 1
        }
    }

    private mutating func placeholder(_ token: Int, _ name: String, isBound: Bool, at index: Int) -> Bool {
        let isRepeated = isBound && glob.repeated.contains(name)
        let excluded = isBound ? glob.excluded[name] ?? [] : []
        let isShort = isRepeated || !excluded.allSatisfy(\.isSettledByEnds)
        let limit = isShort ? min(text.count, index + Self.longestRepeatedValue) : text.count
        if !isShort, excluded.isEmpty, let end = glob.onlyEnd(before: token + 1, in: text) {
            return end > index && !hasSeparator(in: index..<end) && matches(token, standing: index..<end, [])
        }
        var end = index + 1
        while end <= limit, !isSeparator(text[end - 1]) {
            // Attempts that failed may succeed with another value.
            let isFound =
                isRepeated
                ? forgetting { $0.matches(token, standing: index..<end, excluded) }
                : matches(token, standing: index..<end, excluded)
            if isFound { return true }
            end += 1
        }
        return false
    }

    /// Binds a placeholder to a text, unless the text is excluded.
    private mutating func matches(_ token: Int, standing span: Range<Int>, _ excluded: [NamePattern]) -> Bool {
        if !excluded.isEmpty, text[span].withUnsafeBufferPointer({ value in excluded.contains { $0.matches(value) } }) {
            return false
        }
        spans[token] = span
        if matches(token: token + 1, at: span.upperBound) { return true }
        spans[token] = nil
        return false
    }

    /// Forgets the failed places that the attempt noted.
    private mutating func forgetting(_ attempt: (inout GlobMatcher) -> Bool) -> Bool {
        let (before, wasNoting) = (noted.count, isNoting)
        isNoting = true
        let isFound = attempt(&self)
        for place in noted[before...] { vain[place / 64] &= ~(1 << UInt64(place % 64)) }
        noted.removeLast(noted.count - before)
        isNoting = wasNoting
        return isFound
    }
}

// MARK: Whether a longer text can match

extension GlobMatcher {
    /// Whether some longer text that begins with this one can match.
    mutating func canContinue() -> Bool { continues(token: 0, at: 0) }

    private mutating func continues(token: Int, at index: Int) -> Bool {
        guard index < text.count else { return true }
        guard token < tokens.count else { return false }
        switch tokens[token] {
        case .literal(let bytes):
            let rest = text[index...]
            if rest.count <= bytes.count { return bytes.starts(with: rest) }
            return isText(bytes[...], at: index) && continues(token: token + 1, at: index + bytes.count)
        case .anyCharacter:
            guard let end = endOfCharacter(at: index) else { return false }
            return continues(token: token + 1, at: end)
        case .anyText, .placeholder: return once(token, index) { $0.openEnd(next: token + 1, from: index) }
        case .anyComponents: return true
        }
    }

    private mutating func openEnd(next: Int, from index: Int) -> Bool {
        var end = index
        while !continues(token: next, at: end) {
            guard !isSeparator(text[end]) else { return false }
            end += 1
        }
        return true
    }
}

extension NamePattern.Token {
    /// Whether it can match texts of several lengths.
    var isChoice: Bool {
        switch self {
        case .literal, .anyCharacter: false
        case .anyText, .anyComponents, .placeholder: true
        }
    }
}
