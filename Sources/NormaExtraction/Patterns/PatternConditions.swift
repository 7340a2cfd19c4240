// Conditions on a pattern's holes: without them no rule needs the match.

import NormaExpressions
import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// The texts that the code in holes must have, if all uses of a pattern require one.
///
/// Only the beginning, the end and a required part of a text are checked: rules ask the expensive questions, about the few
/// places that concern them.
struct PatternConditions: Sendable {
    /// The texts of a hole that is always at the same place below the pattern's root.
    private struct Place: Sendable {
        let path: [UInt8]
        let texts: [NamePattern]
    }

    private let texts: [String: [NamePattern]]
    private let places: [Place]

    init(_ wantedTexts: [String: [NamePattern]], root: PatternRoot, holes: [PatternHole]) {
        texts = wantedTexts
        var places: [Place] = []
        if case .node(let root, _) = root, !wantedTexts.isEmpty {
            Self.gather(root, []) { hole, path in
                guard holes.indices.contains(hole), let texts = holes[hole].name.flatMap({ wantedTexts[$0] }) else { return }
                places.append(Place(path: path, texts: texts))
            }
        }
        self.places = places
    }

    private static func gather(_ pattern: PatternNode, _ path: [UInt8], _ found: (Int, [UInt8]) -> Void) {
        switch pattern {
        case .hole(let hole): found(hole, path)
        case .call(let call):
            guard call.kind != .macro, let slot = UInt8(exactly: CallSlots.call.callee) else { return }
            gather(call.callee, path + [slot], found)
        case .layout(let layout):
            for part in layout.parts {
                if let slot = UInt8(exactly: part.slot) { gather(part.node, path + [slot], found) }
            }
        case .list(let elements):
            if elements.count == 1 { gather(elements[0], path + [0], found) }
        default: return
        }
    }

    /// Decided before anything is compared; may accept code that `hold` rejects.
    func mayHold(at node: RawNode, in source: SourceText) -> Bool {
        places.allSatisfy { place in
            guard let code = Self.code(at: place.path, of: node) else { return true }
            let text = source.slice(code.trimmedRange)
            return place.texts.contains { $0.mayMatch(text) }
        }
    }

    /// Nil if the place isn't there, or is inside meaningless wrappers, which are skipped when the pattern is compared.
    private static func code(at path: [UInt8], of node: RawNode) -> RawNode? {
        var node = node
        for slot in path {
            guard !Code.isTransparent(node.kind), let child = node.child(Int(slot)) else { return nil }
            node = child
        }
        return Code.isTransparent(node.kind) ? nil : node
    }

    func hold(for hole: String, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let texts = texts[hole] else { return true }
        return texts.contains { $0.mayMatch(text) }
    }
}
