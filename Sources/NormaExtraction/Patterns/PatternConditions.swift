// Conditions on a pattern's holes: without them no rule needs the match.

import NormaExpressions
import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// The texts that the code in holes must have, if all uses of a pattern require one.
///
/// Only the beginning, the end and a required part of a text are checked: rules ask the expensive questions, about the few
/// places that concern them.
struct PatternConditions: Sendable {
    /// A hole that is always at the same place below the pattern's root.
    private struct Place: Sendable {
        let path: [UInt8]
        let patterns: [NamePattern]
        let isName: Bool

        func mayHold(for code: UnsafeBufferPointer<UInt8>) -> Bool {
            if mayMatch(code) { return true }
            guard isName, code.starts(with: Self.receiver) else { return false }
            return mayMatch(UnsafeBufferPointer(rebasing: code.dropFirst(Self.receiver.count)))
        }

        /// By index: a loop over the patterns would copy each of them, at every node that is tried.
        private func mayMatch(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            patterns.indices.contains { patterns[$0].mayMatch(text) }
        }

        private static let receiver = Array("self.".utf8)
    }

    private let texts: [String: [NamePattern]]
    private let places: [Place]

    init(_ source: PatternSource, root: PatternRoot, holes: [PatternHole]) {
        texts = source.wantedTexts
        var places: [Place] = []
        if case .node(let root, _) = root, !source.wantedTexts.isEmpty || !source.wantedNames.isEmpty {
            Self.gather(root, []) { hole, path in
                guard holes.indices.contains(hole), let name = holes[hole].name else { return }
                if let texts = source.wantedTexts[name] {
                    places.append(Place(path: path, patterns: texts, isName: false))
                }
                if let names = source.wantedNames[name] {
                    places.append(Place(path: path, patterns: names, isName: true))
                }
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
            return place.mayHold(for: source.slice(code.trimmedRange))
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
