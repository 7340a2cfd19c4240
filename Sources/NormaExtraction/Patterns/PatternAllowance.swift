// What comparing code with the patterns of a guide may cost in one file, and where that was not enough.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// Where patterns could not be compared with all of a file.
package struct PatternBound: Sendable, Hashable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var place: ByteRange
    package var reason: Reason

    package enum Reason: Sendable, Hashable {
        /// The search for a match ended before all ways to fill its `$$$` were tried.
        case steps
        /// What stands in a hole was not kept, because such texts lie in one another and add up to too much.
        case texts
    }
}

/// Counts for each pattern what it took in a file, so that memory and time grow with the file and not with its square.
struct PatternAllowance {
    /// A text that nobody compares is kept no longer than this: longer ones are not shown either.
    static let longestShown = 1_000
    /// The texts of a pattern's holes may add up to so many times the file. What people write comes to a few times: a text
    /// counts again only where it lies in another one.
    static let timesTheFile = 64
    /// The steps of a search in little code.
    static let fewestSteps = 20_000
    /// The steps that all searches in one row of statements, or in one sequence of operators, may take together.
    private static let fewestStepsOfAll = 200_000
    /// Further steps for each byte: enough to look at each element some times.
    private static let stepsForByte = 8

    private var kept: [Int32: Int] = [:]
    private(set) var bounds: [PatternBound] = []

    static func steps(at node: RawNode) -> Int { fewestSteps + stepsForByte * node.raw.byteLength }
    static func stepsOfAll(in node: RawNode) -> Int { fewestStepsOfAll + stepsForByte * node.raw.byteLength }

    /// Whether a text of this length, which is compared, may be kept.
    mutating func admits(_ length: Int, for pattern: Int32, at place: ByteRange, in source: SourceText) -> Bool {
        guard length > Self.longestShown else { return true }
        let total = kept[pattern, default: 0] + length
        guard total <= source.count * Self.timesTheFile else {
            note(.texts, pattern, at: place)
            return false
        }
        kept[pattern] = total
        return true
    }

    /// Once for each pattern and reason.
    mutating func note(_ reason: PatternBound.Reason, _ pattern: Int32, at place: ByteRange) {
        guard !bounds.contains(where: { $0.pattern == pattern && $0.reason == reason }) else { return }
        bounds.append(PatternBound(pattern: pattern, place: place, reason: reason))
    }
}
