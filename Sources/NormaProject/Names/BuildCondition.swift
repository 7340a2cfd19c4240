// The conditions for code to be part of a build: those of `#if` in a form that can be compared.

/// One thing that is true or false of a build.
struct BuildAtom: Sendable, Hashable {
    enum Kind: UInt8, Sendable {
        /// At most one of two different ones holds: `os(iOS)`, `arch(arm64)`.
        case system, architecture
        /// A least version: `compiler(>=6.2)`, `swift(>=6)`.
        case compiler, language
        case other
    }

    var kind: Kind
    var text: String
    /// A version: 6.2 is 6002.
    var version: Int = 0
}

/// An atom that must hold, or must not.
struct BuildLiteral: Sendable, Hashable {
    var atom: BuildAtom
    var holds: Bool

    /// Whether no build meets both.
    func contradicts(_ other: BuildLiteral) -> Bool {
        guard atom.kind == other.atom.kind else { return false }
        switch atom.kind {
        case .other: return atom.text == other.atom.text && holds != other.holds
        case .system, .architecture:
            return atom.text == other.atom.text ? holds != other.holds : holds && other.holds
        case .compiler, .language:
            guard holds != other.holds else { return false }
            let (least, below) = holds ? (atom.version, other.atom.version) : (other.atom.version, atom.version)
            return least >= below
        }
    }

    /// No compiler of today meets it.
    var isOutdated: Bool {
        switch atom.kind {
        case .compiler: !holds && atom.version <= BuildCondition.presentCompiler
        case .language: !holds && atom.version <= BuildCondition.presentLanguage
        case .system, .architecture: false
        case .other: atom.text == "true" ? !holds : atom.text == "false" && holds
        }
    }
}

/// Clauses that all hold; of a clause one literal does.
struct BuildCondition: Sendable, Hashable {
    /// The oldest compiler that builds current code, Swift 6.2, and the oldest language mode that people choose
    /// with it, 5.10; branches for older ones count only if there is nothing else.
    static let presentCompiler = 6_002
    static let presentLanguage = 5_010
    /// Conditions of more clauses, or clauses of more literals, are taken to hold.
    private static let sizeLimit = 32

    private(set) var clauses: [[BuildLiteral]] = []

    static let always = BuildCondition()

    /// The requirements of an `#if` branch, and those that it excludes.
    init(_ text: String, negated: Bool = false) {
        var reader = ConditionReader(text)
        clauses = reader.read().clauses(negated: negated, limit: Self.sizeLimit) ?? []
    }

    private init() {}

    func and(_ other: BuildCondition) -> BuildCondition {
        var both = self
        for clause in other.clauses where !both.clauses.contains(clause) && both.clauses.count < 2 * Self.sizeLimit {
            both.clauses.append(clause)
        }
        return both
    }

    /// Whether a build may meet both. Only what single literals exclude is seen; else the answer is yes.
    func mayHold(with other: BuildCondition) -> Bool {
        let all = clauses + other.clauses
        var known = all.filter { $0.count == 1 }.map { $0[0] }
        var open = all.filter { $0.count > 1 }
        if contradicts(known) { return false }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            var next: [[BuildLiteral]] = []
            for clause in open {
                let possible = clause.filter { literal in !known.contains { $0.contradicts(literal) } }
                if possible.isEmpty { return false }
                if possible.count > 1 {
                    next.append(possible)
                } else {
                    known.append(possible[0])
                    hasChanged = true
                    if contradicts(known) { return false }
                }
            }
            open = next
        }
        return true
    }

    private func contradicts(_ known: [BuildLiteral]) -> Bool {
        known.indices.contains { left in known[..<left].contains { $0.contradicts(known[left]) } }
    }

    /// No compiler of today builds it.
    var isOutdated: Bool { clauses.contains { $0.allSatisfy(\.isOutdated) } }
}

/// A condition as it is written.
private indirect enum Formula {
    case atom(BuildAtom)
    case not(Formula)
    case all([Formula])
    case any([Formula])

    /// In conjunctive normal form; nil if that would be too large.
    func clauses(negated: Bool, limit: Int) -> [[BuildLiteral]]? {
        switch self {
        case .atom(let atom): return [[BuildLiteral(atom: atom, holds: !negated)]]
        case .not(let inner): return inner.clauses(negated: !negated, limit: limit)
        case .all(let parts): return Self.joined(parts, isConjunction: !negated, negated: negated, limit)
        case .any(let parts): return Self.joined(parts, isConjunction: negated, negated: negated, limit)
        }
    }

    private static func joined(
        _ parts: [Formula],
        isConjunction: Bool,
        negated: Bool,
        _ limit: Int
    ) -> [[BuildLiteral]]? {
        var result: [[BuildLiteral]] = isConjunction ? [] : [[]]
        for part in parts {
            guard let clauses = part.clauses(negated: negated, limit: limit) else { return nil }
            if isConjunction {
                result += clauses
            } else {
                result = result.flatMap { left in clauses.map { left + $0 } }
            }
            guard result.count <= limit, result.allSatisfy({ $0.count <= limit }) else { return nil }
        }
        return result
    }
}

/// Reads `os(iOS)&&!(A||B)`, written without white space.
private struct ConditionReader {
    private static let deepest = 32

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ text: String) { bytes = text.utf8.filter { $0 != UInt8(ascii: " ") } }

    mutating func read() -> Formula { any() }

    private mutating func any() -> Formula {
        var parts = [all()]
        while skip("||") { parts.append(all()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func all() -> Formula {
        var parts = [single()]
        while skip("&&") { parts.append(single()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func single() -> Formula {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return atom() }
        if skip("!") { return .not(single()) }
        if skip("(") {
            let inner = any()
            _ = skip(")")
            return inner
        }
        return atom()
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= bytes.count else { return false }
        let matches = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
        if matches { position += length }
        return matches
    }

    /// Up to the next operator or closing parenthesis outside of its own parentheses.
    private mutating func atom() -> Formula {
        let start = position
        var nested = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "(") { nested += 1 }
            if byte == UInt8(ascii: ")") {
                if nested == 0 { break }
                nested -= 1
            }
            if nested == 0, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") { break }
            position += 1
        }
        // Text that isn't a condition is skipped, so that reading ends.
        if position == start, position < bytes.count, depth < Self.deepest { position += 1 }
        return Self.atom(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private static func atom(_ text: String) -> Formula {
        if text.hasPrefix("os(") { return .atom(BuildAtom(kind: .system, text: text)) }
        if text.hasPrefix("arch(") { return .atom(BuildAtom(kind: .architecture, text: text)) }
        for (kind, word) in [(BuildAtom.Kind.compiler, "compiler("), (.language, "swift(")] {
            if let version = version(of: text, word + ">=") {
                return .atom(BuildAtom(kind: kind, text: "", version: version))
            }
            if let version = version(of: text, word + "<") {
                return .not(.atom(BuildAtom(kind: kind, text: "", version: version)))
            }
        }
        return .atom(BuildAtom(kind: .other, text: text))
    }

    private static func version(of text: String, _ prefix: String) -> Int? {
        guard text.hasPrefix(prefix), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(prefix.utf8.count).dropLast().split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil, (0..<1000).contains(major) else { return nil }
        let minor = parts.count > 1 ? parts[1] ?? 0 : 0
        return major * 1000 + min(max(minor, 0), 999)
    }
}
