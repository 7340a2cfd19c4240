// A regular expression between slashes, and the names of its groups.

/// A Swift regular expression that is compiled when it is made, so a wrong one is reported before anything is checked.
package struct NameExpression: Sendable, Hashable {
    package let source: String
    package let groups: [String]
    private let compiled: Compiled

    /// `Regex` is an immutable program without a `Sendable` declaration of its own; matching keeps its state on the stack.
    private struct Compiled: @unchecked Sendable {
        let regex: Regex<AnyRegexOutput>
        /// The same with `^` and `$` at the ends of lines; made once, because its program is.
        let byLine: Regex<AnyRegexOutput>
    }

    package init(_ source: String) throws(NamePatternProblem) {
        do {
            let regex = try Regex(source)
            compiled = Compiled(regex: regex, byLine: regex.anchorsMatchLineEndings())
        } catch {
            throw NamePatternProblem(message: "`/\(source)/` is no regular expression: \(error)", offset: 0)
        }
        self.source = source
        groups = Self.groupNames(in: source)
    }

    package func isFound(in text: String) -> Bool {
        (try? compiled.regex.firstMatch(in: text)) != nil
    }

    /// The named groups of the first match, with the given bindings; a group bound already must match its value.
    package func match(_ text: String, given bound: Captures) -> Captures? {
        guard let match = try? compiled.regex.firstMatch(in: text) else { return nil }
        var result = bound
        for name in groups {
            guard let value = match.output[name]?.substring else { continue }
            if let known = bound[name], known != value { return nil }
            result[name] = String(value)
        }
        return result
    }

    /// Every match of a text of several lines, `^` and `$` being the ends of lines.
    func places(in text: String, given bound: Captures, onlyFirst: Bool) -> [TextPlace] {
        let regex = compiled.byLine
        let matches = onlyFirst ? [try? regex.firstMatch(in: text)].compactMap { $0 } : text.matches(of: regex)
        return matches.compactMap { match in
            var captures = bound
            for name in groups {
                guard let value = match.output[name]?.substring else { continue }
                if let known = bound[name], known != value { return nil }
                captures[name] = String(value)
            }
            return TextPlace(range: match.range, captures: captures)
        }
    }

    package static func == (left: NameExpression, right: NameExpression) -> Bool { left.source == right.source }
    package func hash(into hasher: inout Hasher) { hasher.combine(source) }

    private static func groupNames(in source: String) -> [String] {
        var names: [String] = []
        var rest = source[...]
        while let open = rest.firstRange(of: "(?<") {
            rest = rest[open.upperBound...]
            guard let close = rest.firstIndex(of: ">") else { break }
            let name = rest[..<close]
            let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            if isName, !names.contains(String(name)) { names.append(String(name)) }
        }
        return names
    }
}
