// What must stand in a pattern's holes for anyone to care about the match.

import NormaExpressions
import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// How the names in holes must end, where all uses of a pattern say so.
///
/// Only endings are looked at: what costs more is asked by the rules, of the few places that they speak of.
struct PatternConditions: Sendable {
    private let endings: [String: [[UInt8]]]
    /// Of a pattern of calls whose callee is a hole: how the called name must end.
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

    /// Told from the name at the head alone; may let pass what `hold` turns away.
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
