// Globs and regular expressions over names and paths, with placeholders that bind: `{Name}UseCase`, `Features/{Feature}/**`.

import NormaText

/// A pattern that a whole name or path must match.
///
/// A glob knows `*` (any text, in a path within one component), `**` (in a path: any number of components), `?` (one
/// character) and `{Name}` or `{Name:camel}` (a placeholder: any text of at least one character, in a path within one
/// component; a name that is bound already matches only its value, in the shape asked for). A pattern between slashes,
/// `/…/`, is a regular expression that must be found somewhere in the text; its named groups bind.
///
/// Cost: linear in the text, whatever the pattern is.
package struct NamePattern: Sendable, Hashable {
    /// The kind of text that the pattern is matched against.
    package enum Subject: Sendable, Hashable { case name, path }

    package let text: String
    package let subject: Subject
    let form: Form

    enum Form: Sendable, Hashable {
        case glob(Glob)
        case expression(TextExpression)
    }

    enum Token: Sendable, Hashable {
        case literal([UInt8])
        case anyCharacter
        case anyText
        case anyComponents
        case placeholder(name: String, shape: NameCase?)
    }

    /// Reads a pattern; throws its problem in one sentence.
    ///
    /// - Parameter excluded: by the name of a placeholder of a glob, the values that it never has.
    package init(
        _ text: String,
        for subject: Subject,
        excluding excluded: [String: [NamePattern]] = [:]
    ) throws(NamePatternProblem) {
        self.text = text
        self.subject = subject
        if text.utf8.count >= 2, text.hasPrefix("/"), text.hasSuffix("/") {
            do {
                form = .expression(try TextExpression(String(text.dropFirst().dropLast())))
            } catch {
                throw NamePatternProblem(
                    message: "this isn't a regular expression: \(error.message)",
                    offset: error.offset + 1
                )
            }
        } else {
            form = .glob(Glob(try GlobReader(text: text, subject: subject).tokens(), excluding: excluded))
        }
    }

    /// A pattern that matches this text and nothing else.
    package init(literal text: String, for subject: Subject) {
        self.text = text
        self.subject = subject
        form = .glob(Glob([.literal(Array(text.utf8))]))
    }

    /// By the name of a placeholder, the values that it never has.
    package var excluded: [String: [NamePattern]] {
        guard case .glob(let glob) = form else { return [:] }
        return glob.excluded
    }

    /// Whether it is written between slashes.
    package var isExpression: Bool {
        guard case .expression = form else { return false }
        return true
    }

    /// Whether a text's beginning and end decide that it matches, however long it is.
    var isSettledByEnds: Bool {
        guard subject == .name, case .glob(let glob) = form else { return false }
        return glob.isEnds
    }

    /// Without a copy of the text if its ends decide it.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if subject == .name, case .glob(let glob) = form, let isMatch = glob.settles(text) { return isMatch }
        return matches(String(decoding: text, as: UTF8.self))
    }

    /// A quick check that rejects no text that matches; takes no memory.
    package func mayMatch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch form {
        case .glob(let glob): (subject == .name ? glob.settles(text) : nil) ?? glob.mayMatch(text)
        case .expression(let expression): expression.mayBeFound(in: text)
        }
    }

    /// The only text that matches, if the pattern has no wildcard and no placeholder.
    package var literal: String? {
        guard case .glob(let glob) = form else { return nil }
        if glob.tokens.isEmpty { return "" }
        guard glob.tokens.count == 1, case .literal(let bytes) = glob.tokens[0] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Its literals, without wildcards and placeholders; of an expression nothing.
    package var writtenText: String {
        guard case .glob(let glob) = form else { return "" }
        let parts = glob.tokens.map { token -> [UInt8] in
            guard case .literal(let bytes) = token else { return [] }
            return bytes
        }
        return String(decoding: parts.joined(), as: UTF8.self)
    }

    /// The placeholders in the order written, without repetition.
    package var placeholders: [String] {
        switch form {
        case .expression(let expression): return expression.groups
        case .glob(let glob):
            var names: [String] = []
            for case .placeholder(let name, _) in glob.tokens where !names.contains(name) { names.append(name) }
            return names
        }
    }

    /// The values of the placeholders if the whole text matches, including the given bindings; nil if it does not.
    package func match(_ candidate: some StringProtocol, given bound: Captures = .none) -> Captures? {
        switch form {
        case .expression(let expression): return match(expression, String(candidate), given: bound)
        case .glob(let glob):
            if subject == .name, let settled = candidate.utf8.withContiguousStorageIfAvailable({ glob.settles($0) }),
                let isMatch = settled
            {
                return isMatch ? bound : nil
            }
            guard candidate.utf8.withContiguousStorageIfAvailable({ glob.mayMatch($0) }) ?? true else { return nil }
            var matcher = GlobMatcher(glob, subject: subject, text: Array(candidate.utf8), given: bound)
            return matcher.match()
        }
    }

    package func matches(_ candidate: some StringProtocol, given bound: Captures = .none) -> Bool {
        match(candidate, given: bound) != nil
    }

    /// The named groups of the first match, with the given bindings; a group bound already must match its value.
    private func match(_ expression: TextExpression, _ text: String, given bound: Captures) -> Captures? {
        if expression.groups.isEmpty { return expression.isFound(in: text) ? bound : nil }
        return expression.firstMatch(in: text).flatMap { bound.adding(expression.groups, of: $0, in: text) }
    }

    /// For a path pattern: whether it names the path itself or one of the folders above it.
    package func matchFolderOrFile(_ path: RelativePath, given bound: Captures = .none) -> Captures? {
        // `Features/{Feature}` is a folder for each feature: a file beside these folders is in none of them.
        var current = endsInPlaceholder && path.text.hasSuffix(".swift") ? path.parent : path
        while !current.text.isEmpty {
            if let captures = match(current.text, given: bound) { return captures }
            current = current.parent
        }
        return match("", given: bound)
    }

    /// Whether its last component is a placeholder alone.
    private var endsInPlaceholder: Bool {
        guard case .glob(let glob) = form, case .placeholder? = glob.tokens.last else { return false }
        switch glob.tokens.dropLast().last {
        case .literal(let bytes): return bytes.last == UInt8(ascii: "/")
        case .anyComponents, nil: return true
        case .anyCharacter, .anyText, .placeholder: return false
        }
    }

    /// For a path pattern: whether it may name something below this folder.
    package func canMatch(below folder: RelativePath) -> Bool {
        guard case .glob(let glob) = form, !folder.text.isEmpty else { return true }
        var matcher = GlobMatcher(glob, subject: subject, text: Array((folder.text + "/").utf8))
        return matcher.canContinue()
    }

    /// By how many bytes values may make a text longer: no file, no folder and no name that a person wrote is so long.
    static let mostFilledIn = 64 << 10

    /// The text with each placeholder replaced by its value; nil if one is not bound, if a wildcard is in the way, or if the text would
    /// be longer than anything that it could name.
    package func filled(with bound: Captures) -> String? {
        guard case .glob(let glob) = form else { return nil }
        var result: [UInt8] = []
        let longest = text.utf8.count + Self.mostFilledIn
        for token in glob.tokens {
            switch token {
            case .literal(let bytes): result += bytes
            case .placeholder(let name, let shape):
                guard let value = bound[name], result.count + value.utf8.count <= longest else { return nil }
                result += Array((shape?.applied(to: value) ?? value).utf8)
            case .anyCharacter, .anyText, .anyComponents: return nil
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The pattern with the bound placeholders replaced by their values, for messages. A value that is too long
    /// to be read is shown by its ends.
    package func described(with bound: Captures) -> String {
        guard case .glob(let glob) = form else { return text }
        return glob.tokens.enumerated().map { index, token in
            switch token {
            case .literal(let bytes): return String(decoding: bytes, as: UTF8.self)
            case .anyCharacter: return "?"
            case .anyText: return "*"
            // The slash after it belongs to it, if something follows.
            case .anyComponents: return index + 1 < glob.tokens.count ? "**/" : "**"
            case .placeholder(let name, let shape):
                guard let value = bound.shown(name) else {
                    return shape.map { "{\(name):\($0.rawValue)}" } ?? "{\(name)}"
                }
                return shape?.applied(to: value) ?? value
            }
        }.joined()
    }
}

/// Why a text isn't a pattern.
package struct NamePatternProblem: Error, Sendable, Hashable {
    package let message: String
    /// Where in the pattern, in UTF-8 bytes from its start.
    package let offset: Int
}
