// Patterns over the keys of documents: dotted for nesting, `jobs.*.runs-on`, for keys that may contain dots themselves.

import NormaText

/// A pattern for a path of keys. A `*` stays within one key; an expression is looked for in the keys joined by dots.
///
/// Any number of parts of `a.b.c` can be one key that contains dots itself, so no key needs quotes.
package struct KeyPattern: Sendable, Hashable {
    /// A key of a path.
    package struct Key: Sendable, Hashable {
        package var text: String
        /// It names an element of a list, which a pattern may leave out.
        package var isElement: Bool

        package init(_ text: String, isElement: Bool = false) {
            self.text = text
            self.isElement = isElement
        }
    }

    package let text: String
    private let whole: NamePattern
    /// By the first part, then by the last one: the parts joined.
    private let parts: [[NamePattern]]
    /// More than any document nests.
    private static let mostParts = 32

    package init(_ text: String, excluding excluded: [String: [NamePattern]] = [:]) throws(NamePatternProblem) {
        self.text = text
        let whole = try NamePattern(text, for: .name, excluding: excluded)
        self.whole = whole
        guard !whole.isExpression else {
            parts = []
            return
        }
        let pieces = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count <= Self.mostParts else {
            throw NamePatternProblem(message: "a key has no more than \(Self.mostParts) parts", offset: 0)
        }
        var parts: [[NamePattern]] = []
        for first in pieces.indices {
            var joined: [NamePattern] = []
            for last in first..<pieces.count {
                joined.append(
                    try NamePattern(pieces[first...last].joined(separator: "."), for: .name, excluding: excluded)
                )
            }
            parts.append(joined)
        }
        self.parts = parts
    }

    package var placeholders: [String] { whole.placeholders }

    package func described(with captures: Captures) -> String { whole.described(with: captures) }

    /// How far a pattern came along a path.
    package struct Progress: Sendable {
        /// How many of its parts are used up.
        package fileprivate(set) var parts: Int
        package fileprivate(set) var captures: Captures
        fileprivate var keys: [String]
    }

    package func start(given captures: Captures) -> Progress { Progress(parts: 0, captures: captures, keys: []) }

    /// The states after one more key; a key with dots uses up one or more parts.
    package func steps(from progress: Progress, over key: Key) -> [Progress] {
        if whole.isExpression {
            return [Progress(parts: 0, captures: progress.captures, keys: progress.keys + [key.text])]
        }
        var result: [Progress] = key.isElement ? [progress] : []
        guard progress.parts < parts.count else { return result }
        for (length, pattern) in parts[progress.parts].enumerated() {
            guard let captures = pattern.match(key.text, given: progress.captures) else { continue }
            result.append(Progress(parts: progress.parts + length + 1, captures: captures, keys: []))
        }
        return result
    }

    /// The bindings if the pattern ends here; nil if it goes on, or fits another key.
    package func end(at progress: Progress) -> Captures? {
        guard whole.isExpression else { return progress.parts == parts.count ? progress.captures : nil }
        return progress.keys.isEmpty
            ? nil : whole.match(progress.keys.joined(separator: "."), given: progress.captures)
    }

    /// The bindings if the pattern fits the whole path; nil if it does not.
    package func match(_ path: [Key], given captures: Captures = .none) -> Captures? {
        var states = [start(given: captures)]
        for key in path {
            states = states.flatMap { steps(from: $0, over: key) }
            if states.isEmpty { return nil }
        }
        return states.lazy.compactMap { end(at: $0) }.first
    }
}
