// The budget for comparing a file's code with the patterns of a guide, and the places where it was exceeded.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The places where patterns could not be compared with all of the code.
package struct PatternBound: Sendable, Hashable {
    /// The pattern, as an index into the guide's list.
    package var pattern: Int32
    package var place: ByteRange
    package var reason: Reason

    package enum Reason: Sendable, Hashable {
        /// The search for a match ended before all ways to fill its `$$$` were tried.
        case steps
        /// The text of a hole was not kept, because such texts are nested and add up to too much.
        case texts
    }
}

/// Counts the memory and steps of each pattern in a file, so that both grow linearly with the file.
struct PatternAllowance {
    /// A text that isn't compared is kept only up to this length: longer texts aren't shown either.
    static let longestShown = 1_000
    /// The texts of a pattern's holes may add up to this multiple of the file. Real code needs a few times the file: a
    /// text counts again only if it is inside another.
    static let timesTheFile = 64
    /// The steps of a search in a little code.
    static let fewestSteps = 20_000
    /// The steps that all searches in one list of statements, or in one sequence of operators, may take together.
    private static let fewestStepsOfAll = 200_000
    /// Further steps for each byte: enough to visit each element several times.
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
