// The tokens of a glob, with facts about them that are computed once and not for every text.

/// A glob that was read. A class: patterns are passed at every question, and a copy would retain each of their lists.
final class Glob: Sendable {
    let tokens: [NamePattern.Token]
    /// The placeholders that occur twice.
    let repeated: Set<String>
    /// By the name of a placeholder, the values that it never has.
    let excluded: [String: [NamePattern]]
    /// By token: for a repeated placeholder, the earlier token that has its value.
    let binders: [Int?]
    let placeholderCount: Int
    /// The number of tokens that can match texts of several lengths.
    let choiceCount: Int
    /// The required beginning and end of a text; empty if it may be anything.
    private let start: [UInt8]
    private let end: [UInt8]
    /// Whether its start, one `*` and its end are all there is of it, or its start alone.
    let isEnds: Bool
    /// The literals between wildcards: the longest of them must be in the text.
    private let inner: [UInt8]

    init(_ tokens: [NamePattern.Token], excluding excluded: [String: [NamePattern]] = [:]) {
        self.tokens = tokens
        var names: [String] = []
        for case .placeholder(let name, _) in tokens { names.append(name) }
        repeated = Set(names.filter { name in names.count { $0 == name } > 1 })
        self.excluded = excluded.isEmpty ? excluded : excluded.filter { names.contains($0.key) }
        binders = Self.binders(tokens)
        placeholderCount = names.count
        choiceCount = tokens.count { $0.isChoice }
        start = Self.literal(tokens.first)
        end = Self.literal(tokens.last)
        isEnds = Self.areEnds(tokens)
        inner = tokens.dropFirst().dropLast().map(Self.literal).max { $0.count < $1.count } ?? []
    }

    private static func binders(_ tokens: [NamePattern.Token]) -> [Int?] {
        var first: [String: Int] = [:]
        return tokens.enumerated().map { index, token in
            guard case .placeholder(let name, let shape) = token else { return nil }
            if shape == nil, first[name] == nil {
                first[name] = index
                return nil
            }
            return first[name]
        }
    }

    private static func literal(_ token: NamePattern.Token?) -> [UInt8] {
        if case .literal(let bytes) = token { bytes } else { [] }
    }

    private static func areEnds(_ tokens: [NamePattern.Token]) -> Bool {
        var wildcards = 0
        for token in tokens {
            switch token {
            case .literal: continue
            case .anyText: wildcards += 1
            case .anyCharacter, .anyComponents, .placeholder: return false
            }
        }
        return wildcards == 1 || tokens.count == 1
    }

    /// Whether a name matches, if its ends decide that: most patterns are of this form. Takes no memory.
    func settles(_ name: UnsafeBufferPointer<UInt8>) -> Bool? {
        guard isEnds else { return nil }
        guard tokens.count > 1 || start.isEmpty else { return name.elementsEqual(start) }
        return name.count >= start.count + end.count && name.prefix(start.count).elementsEqual(start)
            && name.suffix(end.count).elementsEqual(end)
    }

    /// The place where the token before this one must end, because only a literal follows it; nil if it may end in several
    /// places.
    func onlyEnd(before token: Int, in text: [UInt8]) -> Int? {
        if token == tokens.count { return text.count }
        return token + 1 == tokens.count && !end.isEmpty ? text.count - end.count : nil
    }

    /// Whether a text has the required beginning, end and literal: most texts are rejected here. Takes no memory.
    func mayMatch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= max(start.count, end.count), text.prefix(start.count).elementsEqual(start),
            text.suffix(end.count).elementsEqual(end)
        else { return false }
        guard let first = inner.first else { return true }
        guard text.count >= inner.count else { return false }
        return (0...(text.count - inner.count)).contains { place in
            text[place] == first && text[place..<(place + inner.count)].elementsEqual(inner)
        }
    }
}

extension Glob: Hashable {
    /// The tokens and their excluded values; everything else is computed from these.
    static func == (left: Glob, right: Glob) -> Bool {
        left === right || left.tokens == right.tokens && left.excluded == right.excluded
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(tokens)
        hasher.combine(excluded)
    }
}
