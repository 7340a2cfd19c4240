// Conditions on a pattern's holes: without them no rule needs the match.

import NormaExpressions
import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// The endings that names in holes must have, if all uses of a pattern require one.
///
/// Only endings are checked: rules ask the expensive questions, about the few places that concern them.
struct PatternConditions: Sendable {
    private let endings: [String: [[UInt8]]]
    /// For a pattern of calls whose callee is a hole: the ending of the called name.
    private let calleeEndings: [[UInt8]]?

    init(_ wantedTexts: [String: [NamePattern]], root: PatternRoot, holes: [PatternHole]) {
        endings = wantedTexts.compactMapValues { patterns in
            let endings = patterns.compactMap { Self.ending(of: $0.text) }
            return endings.count == patterns.count ? endings : nil
        }
        guard case .node(.call(let call), _) = root, case .hole(let hole) = call.callee, holes.indices.contains(hole)
        else {
            calleeEndings = nil
            return
        }
        calleeEndings = holes[hole].name.flatMap { [endings] in endings[$0] }
    }

    /// `Button` of `*Button` and of `Button`; nil for anything else.
    private static func ending(of pattern: String) -> [UInt8]? {
        let ending = Array((pattern.hasPrefix("*") ? pattern.dropFirst() : pattern[...]).utf8)
        return !ending.isEmpty && ending.allSatisfy(\.isWordPart) ? ending : nil
    }

    /// Decided from the name at the head alone; may accept code that `hold` rejects.
    func mayHold(at node: RawSyntax) -> Bool {
        guard let calleeEndings, let token = PatternHead.token(of: node) else { return true }
        return RawNode(raw: token, start: 0).withTokenText { name in
            calleeEndings.contains { name.suffix($0.count).elementsEqual($0) }
        } ?? true
    }

    func hold(for hole: String, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !endings.isEmpty, let endings = endings[hole] else { return true }
        return endings.contains { text.suffix($0.count).elementsEqual($0) }
    }
}
