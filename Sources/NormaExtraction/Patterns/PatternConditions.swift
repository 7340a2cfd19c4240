// Conditions on a pattern's holes: without them no rule needs the match.

import NormaExpressions
import NormaFacts
@_spi(RawSyntax) import SwiftSyntax

/// The conditions that the code in holes must meet, if all uses of a pattern require one.
///
/// Only the form, the beginning, the end and a required part of a text are checked: rules ask the expensive questions, about
/// the few places that concern them.
struct PatternConditions: Sendable {
    private enum Requirement: Sendable {
        /// One of these matches the text.
        case texts([NamePattern])
        /// One of these matches the name, without `self.` or with it.
        case names([NamePattern])
        /// The name begins with one of these, in any case.
        case firstWords([[UInt8]])
        case forms(FormSet)
    }

    /// A hole that is always at the same place below the pattern's root.
    private struct Place: Sendable {
        let path: [UInt8]
        let requirement: Requirement

        func mayHold(for code: RawNode, in source: SourceText) -> Bool {
            switch requirement {
            case .forms(let forms): return forms.contains(HoleForms.form(of: code))
            case .texts(let patterns): return Self.mayMatch(source.slice(code.trimmedRange), patterns)
            case .names(let patterns):
                return Self.isAny(of: source.slice(HoleForms.core(of: code).trimmedRange)) {
                    Self.mayMatch($0, patterns)
                }
            case .firstWords(let words):
                return Self.isAny(of: source.slice(HoleForms.core(of: code).trimmedRange)) { Self.mayBegin($0, words) }
            }
        }

        /// Asked of a name, and of what follows its `self.`.
        private static func isAny(
            of code: UnsafeBufferPointer<UInt8>,
            _ fits: (UnsafeBufferPointer<UInt8>) -> Bool
        ) -> Bool {
            if fits(code) { return true }
            return code.starts(with: receiver) && fits(UnsafeBufferPointer(rebasing: code.dropFirst(receiver.count)))
        }

        /// By index: a loop over the patterns would copy each of them, at every node that is tried.
        private static func mayMatch(_ text: UnsafeBufferPointer<UInt8>, _ patterns: [NamePattern]) -> Bool {
            patterns.indices.contains { patterns[$0].mayMatch(text) }
        }

        /// Letters beyond ASCII aren't compared.
        private static func mayBegin(_ name: UnsafeBufferPointer<UInt8>, _ words: [[UInt8]]) -> Bool {
            guard let start = name.firstIndex(where: { $0.isWordPart && $0 != UInt8(ascii: "_") || $0 >= 0x80 }) else {
                return true
            }
            if name[start] >= 0x80 { return true }
            return words.indices.contains { index in
                guard name.count - start >= words[index].count else { return false }
                return words[index].indices.allSatisfy { offset in
                    let (wanted, byte) = (words[index][offset], name[start + offset])
                    return wanted == byte || wanted >= 0x80 || wanted == byte | 0x20
                }
            }
        }

        private static let receiver = Array("self.".utf8)
    }

    /// By the number of the hole; empty for any text.
    private let texts: [[NamePattern]]
    /// By the number of the hole.
    private let forms: [FormSet]
    private let places: [Place]

    init(_ source: PatternSource, root: PatternRoot, holes: [PatternHole]) {
        texts = holes.map { hole in hole.name.flatMap { source.wantedTexts[$0] } ?? [] }
        forms = holes.map { hole in hole.name.flatMap { source.possibleForms[$0] }.map(FormSet.init) ?? .all }
        var places: [Place] = []
        if case .node(let root, _) = root {
            Self.gather(root, []) { hole, path in
                guard holes.indices.contains(hole), let name = holes[hole].name else { return }
                places += Self.requirements(on: name, source).map { Place(path: path, requirement: $0) }
            }
        }
        self.places = places
    }

    private static func requirements(on hole: String, _ source: PatternSource) -> [Requirement] {
        var requirements: [Requirement] = []
        if let forms = source.possibleForms[hole] { requirements.append(.forms(FormSet(forms))) }
        if let texts = source.wantedTexts[hole] { requirements.append(.texts(texts)) }
        if let names = source.wantedNames[hole] { requirements.append(.names(names)) }
        if let words = source.firstWords[hole] { requirements.append(.firstWords(words.map { Array($0.utf8) })) }
        return requirements
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
        places.indices.allSatisfy { index in
            guard let code = Self.code(at: places[index].path, of: node) else { return true }
            return places[index].mayHold(for: code, in: source)
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

    /// - Parameter hole: its number.
    func hold(for hole: Int, _ form: PatternSighting.Form, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard forms[hole].contains(form) else { return false }
        return texts[hole].isEmpty || texts[hole].contains { $0.mayMatch(text) }
    }
}

/// Forms of code in holes, one bit each.
struct FormSet: Sendable {
    private let bits: UInt16

    static let all = FormSet(bits: .max)

    private init(bits: UInt16) { self.bits = bits }

    init(_ forms: Set<PatternSighting.Form>) { bits = forms.reduce(0) { $0 | Self.bit(of: $1) } }

    func contains(_ form: PatternSighting.Form) -> Bool { bits & Self.bit(of: form) != 0 }

    private static func bit(of form: PatternSighting.Form) -> UInt16 { 1 << UInt16(form.rawValue) }
}
