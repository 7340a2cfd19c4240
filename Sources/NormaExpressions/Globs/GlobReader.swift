// Reads the text of a glob into its tokens.

import NormaText

struct GlobReader {
    /// The matcher goes one call deeper with each token.
    private static let mostTokens = 300
    /// Each is tried with all its values.
    private static let mostRepeated = 2

    let text: String
    let subject: NamePattern.Subject

    func tokens() throws(NamePatternProblem) -> [NamePattern.Token] {
        let bytes = Array(text.utf8)
        var tokens: [NamePattern.Token] = []
        var literal: [UInt8] = []
        var index = 0
        func flush() {
            if !literal.isEmpty { tokens.append(.literal(literal)) }
            literal = []
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "*"):
                flush()
                let isDouble = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
                tokens.append(isDouble && subject == .path ? .anyComponents : .anyText)
                index += isDouble ? 2 : 1
                let slash = index < bytes.count && bytes[index] == UInt8(ascii: "/")
                // `**/` also matches no folder at all, so its slash belongs to it.
                if isDouble, subject == .path, slash { index += 1 }
            case UInt8(ascii: "?"):
                flush()
                tokens.append(.anyCharacter)
                index += 1
            case UInt8(ascii: "{"):
                flush()
                guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
                    throw NamePatternProblem(message: "`{` has no `}`", offset: index)
                }
                tokens.append(try placeholder(bytes[(index + 1)..<close], at: index))
                index = close + 1
            case UInt8(ascii: "}"):
                throw NamePatternProblem(message: "`}` has no `{`", offset: index)
            default:
                literal.append(bytes[index])
                index += 1
            }
        }
        flush()
        try limit(tokens)
        return tokens
    }

    private func limit(_ tokens: [NamePattern.Token]) throws(NamePatternProblem) {
        guard tokens.count <= Self.mostTokens else {
            throw NamePatternProblem(
                message: "a pattern has at most \(Self.mostTokens) wildcards and placeholders",
                offset: 0
            )
        }
        var uses: [String: Int] = [:]
        for case .placeholder(let name, _) in tokens { uses[name, default: 0] += 1 }
        let repeated = uses.filter { $0.value > 1 }.keys.sorted()
        guard repeated.count <= Self.mostRepeated else {
            let message =
                "at most two placeholders can be in a pattern more than once, but here "
                + repeated.map { "`{\($0)}`" }.joined(separator: ", ")
                + " do; each value of one is tried with each of the others"
            throw NamePatternProblem(message: message, offset: 0)
        }
    }

    private func placeholder(
        _ bytes: ArraySlice<UInt8>,
        at offset: Int
    ) throws(NamePatternProblem) -> NamePattern.Token {
        let parts = String(decoding: bytes, as: UTF8.self).split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName, parts.count <= 2 else {
            let message =
                "a placeholder is `{Name}` or `{Name:camel}`, not `{\(String(decoding: bytes, as: UTF8.self))}`"
            throw NamePatternProblem(message: message, offset: offset)
        }
        guard parts.count == 2 else { return .placeholder(name: name, shape: nil) }
        guard let shape = NameCase(rawValue: String(parts[1])) else {
            let known = NameCase.allCases.map(\.rawValue)
            let near = NearestWord.to(String(parts[1]), among: known).map { "; did you mean `\($0)`?" } ?? ""
            let message = "unknown shape `\(parts[1])`\(near) (known: \(known.joined(separator: ", ")))"
            throw NamePatternProblem(message: message, offset: offset)
        }
        return .placeholder(name: name, shape: shape)
    }
}
