// The declarations of one file with their texts, for a comparison with another state of it.

import NormaFacts
import NormaProject
import NormaText

/// The properties that the same declaration has in both states, if nothing was renamed.
struct DeclarationKey: Hashable {
    let kind: DeclarationKind
    let name: String
    /// The labels of a function's parameters.
    let labels: [String]
    /// The names around it, outermost first.
    let owners: [String]
}

/// A class, because it is made once and asked from many places.
final class DeclarationTree {
    private let file: ProjectFile
    private let bytes: [UInt8]
    /// By the index of the parent, -1 for the file.
    private var children: [Int32: [Int32]] = [:]
    private var texts: [Int32: [String]] = [:]
    /// The number that it shares with the other state of its file.
    var pair = 0

    /// The bytes may differ from the file that was read: then texts end early.
    init(_ file: ProjectFile, _ bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        for (index, fact) in file.facts.declarations.enumerated() {
            children[fact.parent, default: []].append(Int32(clamping: index))
        }
    }

    func identifier(of index: Int32) -> DeclarationID { DeclarationID(file.firstDeclaration.index + index) }
    func children(of index: Int32) -> [Int32] { children[index] ?? [] }
    func fact(_ index: Int32) -> DeclarationFact? { file.declaration(index) }

    func name(of index: Int32) -> String { fact(index).map { file.text($0.name) } ?? "" }

    func key(of index: Int32) -> DeclarationKey {
        let labels = children(of: index).compactMap { child in
            fact(child).flatMap { $0.kind == .parameter ? file.text($0.label) : nil }
        }
        return DeclarationKey(
            kind: fact(index)?.kind ?? .extension,
            name: name(of: index),
            labels: labels,
            owners: owners(of: index)
        )
    }

    /// Its lines without the white space around them; empty ones are left out.
    func lines(of index: Int32) -> [String] {
        if let known = texts[index] { return known }
        guard let range = fact(index)?.range else { return [] }
        let lower = max(0, min(Int(range.start), bytes.count))
        let upper = max(lower, min(Int(range.end), bytes.count))
        let lines = bytes[lower..<upper].split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            .map { String(decoding: $0, as: UTF8.self).trimmed }.filter { !$0.isEmpty }.map(String.init)
        texts[index] = lines
        return lines
    }

    private func owners(of index: Int32) -> [String] {
        var owners: [String] = []
        var current = fact(index)?.parent ?? -1
        while current >= 0, owners.count < 64, let fact = fact(current) {
            owners.insert(file.text(fact.name), at: 0)
            current = fact.parent
        }
        return owners
    }
}
