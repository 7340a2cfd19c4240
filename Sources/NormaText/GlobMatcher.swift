// Matches a glob's tokens against a text by backtracking; the shortest text is tried first for each wildcard.

struct GlobMatcher {
    let tokens: [NamePattern.Token]
    let subject: NamePattern.Subject
    let text: [UInt8]

    private static let slash = UInt8(ascii: "/")

    func match(given bound: Captures) -> Captures? { match(token: 0, at: 0, bound) }

    private func match(token: Int, at index: Int, _ bound: Captures) -> Captures? {
        guard token < tokens.count else { return index == text.count ? bound : nil }
        switch tokens[token] {
        case .literal(let bytes):
            let end = index + bytes.count
            guard end <= text.count, text[index..<end].elementsEqual(bytes) else { return nil }
            return match(token: token + 1, at: end, bound)
        case .anyCharacter:
            guard index < text.count, !isSeparator(text[index]) else { return nil }
            var end = index + 1
            while end < text.count, text[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
            return match(token: token + 1, at: end, bound)
        case .anyText:
            if token + 1 == tokens.count { return text[index...].contains(where: isSeparator) ? nil : bound }
            return wildcard(next: token + 1, from: index, atLeast: 0, stopAtSlash: true, bound) { $1 }
        case .anyComponents:
            if token + 1 == tokens.count { return bound }
            return components(next: token + 1, from: index, bound)
        case .placeholder(let name, let shape):
            return placeholder(name, shape, next: token + 1, at: index, bound)
        }
    }

    /// Whether some longer text that begins with this one can match.
    func canContinue() -> Bool { canContinue(token: 0, at: 0) }

    private func canContinue(token: Int, at index: Int) -> Bool {
        guard index < text.count else { return true }
        guard token < tokens.count else { return false }
        switch tokens[token] {
        case .literal(let bytes):
            let rest = text[index...]
            if rest.count <= bytes.count { return bytes.starts(with: rest) }
            return rest.starts(with: bytes) && canContinue(token: token + 1, at: index + bytes.count)
        case .anyCharacter:
            guard !isSeparator(text[index]) else { return false }
            var end = index + 1
            while end < text.count, text[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
            return canContinue(token: token + 1, at: end)
        case .anyText, .placeholder:
            var end = index
            while !canContinue(token: token + 1, at: end) {
                guard !isSeparator(text[end]) else { return false }
                end += 1
            }
            return true
        case .anyComponents: return true
        }
    }

    private func isSeparator(_ byte: UInt8) -> Bool { subject == .path && byte == Self.slash }

    private func wildcard(
        next: Int,
        from index: Int,
        atLeast: Int,
        stopAtSlash: Bool,
        _ bound: Captures,
        binding: (ArraySlice<UInt8>, Captures) -> Captures
    ) -> Captures? {
        var end = index
        while true {
            if end - index >= atLeast {
                let bindings = binding(text[index..<end], bound)
                if let captures = match(token: next, at: end, bindings) { return captures }
            }
            guard end < text.count, !(stopAtSlash && isSeparator(text[end])) else { return nil }
            end += 1
        }
    }

    /// `**` stands for whole components: it may end where the text ends, or after a slash.
    private func components(next: Int, from index: Int, _ bound: Captures) -> Captures? {
        var end = index
        while true {
            if let captures = match(token: next, at: end, bound) { return captures }
            guard let slash = text[end...].firstIndex(of: Self.slash) else { return nil }
            end = slash + 1
        }
    }

    private func placeholder(
        _ name: String,
        _ shape: NameCase?,
        next: Int,
        at index: Int,
        _ bound: Captures
    ) -> Captures? {
        if let value = bound[name] {
            let wanted = Array((shape?.applied(to: value) ?? value).utf8)
            let end = index + wanted.count
            guard end <= text.count, text[index..<end].elementsEqual(wanted) else { return nil }
            return match(token: next, at: end, bound)
        }
        return wildcard(next: next, from: index, atLeast: 1, stopAtSlash: true, bound) { matched, bound in
            guard shape == nil else { return bound }
            var result = bound
            result[name] = String(decoding: matched, as: UTF8.self)
            return result
        }
    }
}
