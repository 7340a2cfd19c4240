// Many path patterns, indexed so that a path is compared with few of them: with those whose whole names it has.

import NormaText

package struct PathPatternIndex: Sendable {
    /// As many as one path may be compared with for one of its names.
    package static let mostAlike = 1000
    /// So few are compared without a search.
    private static let few = 8

    package let patterns: [NamePattern]

    package var isEmpty: Bool { patterns.isEmpty }
    /// The patterns that only a path with this name in it can match, in their order.
    private var named: [String: [Int]] = [:]
    /// Those without a whole name.
    private var general: [Int] = []

    /// Cost: linear in the patterns.
    package init(_ patterns: [NamePattern]) {
        self.patterns = patterns
        guard patterns.count > Self.few else {
            general = Array(patterns.indices)
            return
        }
        let names = patterns.map(\.wholeNames)
        var counts: [String: Int] = [:]
        for name in names.joined() { counts[name, default: 0] += 1 }
        for (index, names) in names.enumerated() {
            if let rarest = names.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) {
                named[rarest, default: []].append(index)
            } else {
                general.append(index)
            }
        }
    }

    /// The indices of all patterns that may match the path or a folder above it, in ascending order.
    package func candidates(for path: RelativePath) -> [Int] {
        guard !named.isEmpty else { return general }
        var found = general
        for name in Set(path.components) { found += named[String(name)] ?? [] }
        return found.count == general.count ? general : found.sorted()
    }

    /// Whether a pattern matches the path itself.
    package func matches(_ path: RelativePath) -> Bool {
        candidates(for: path).contains { patterns[$0].matches(path.text) }
    }

    /// The first pattern of those that are so many that each path takes too long; nil if no path is compared with too many.
    package var firstOfTooMany: (index: Int, count: Int)? {
        let crowds = [general] + named.values
        return crowds.filter { $0.count > Self.mostAlike }.compactMap { crowd in crowd.first.map { ($0, crowd.count) } }
            .min { $0.0 < $1.0 }
    }
}

extension NamePattern {
    /// Components that are literal in the pattern: every path that it matches has each of them. None of an expression.
    fileprivate var wholeNames: [String] {
        guard case .glob(let glob) = form else { return [] }
        var names: [String] = []
        var name: [UInt8] = []
        var isWhole = true
        func end() {
            if isWhole, !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
            (name, isWhole) = ([], true)
        }
        for token in glob.tokens {
            switch token {
            case .literal(let bytes):
                for byte in bytes {
                    if byte == UInt8(ascii: "/") { end() } else { name.append(byte) }
                }
            // If it matches whole folders, a name begins after it.
            case .anyComponents where name.isEmpty && isWhole: break
            case .anyCharacter, .anyText, .anyComponents, .placeholder: isWhole = false
            }
        }
        end()
        return names
    }
}
