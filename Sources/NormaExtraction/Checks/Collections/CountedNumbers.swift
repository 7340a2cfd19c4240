// Finds the `count`s of a file that are plain numbers, without an `isEmpty` beside them.

import NormaFacts
import NormaText

struct CountedNumbers {
    private let facts: SourceFacts
    private let locals: [ByteRange]
    /// The declarations that have a property named `count`; -1 for a global.
    private var counting: Set<Int32> = []
    /// The names of types that have an `isEmpty` according to the file.
    private var collections: Set<NameID> = []

    init(_ facts: SourceFacts) {
        self.facts = facts
        locals = facts.locals.filter { facts.text($0.name) == "count" }.map(\.scope)
        for declaration in facts.declarations where declaration.kind == .property {
            switch facts.text(declaration.name) {
            case "count": counting.insert(declaration.parent)
            case "isEmpty": addCollection(declaration.parent)
            default: break
            }
        }
        for reference in facts.references where reference.role == .inheritance {
            if Self.protocols.contains(facts.text(reference.name)) { addCollection(reference.owner) }
        }
    }

    /// Whether a sighting is `count` or `self.count`, and the file shows that it is a plain number.
    func contains(_ sighting: Sighting, in source: SourceText) -> Bool {
        let text = source.text(sighting.range)
        guard text == "count" || text == "self.count" else { return false }
        if text == "count", locals.contains(where: { $0.contains(offset: sighting.range.start) }) { return true }
        var index = sighting.owner
        while let declaration = facts.declaration(index) {
            if declaration.kind == .property, facts.text(declaration.name) == "isEmpty" { return true }
            if declaration.kind.isType || declaration.kind == .extension, hasCount(declaration.name) {
                return !collections.contains(declaration.name)
            }
            index = declaration.parent
        }
        return text == "count" && counting.contains(-1)
    }

    private func hasCount(_ type: NameID) -> Bool {
        counting.contains { facts.declaration($0)?.name == type }
    }

    private mutating func addCollection(_ index: Int32) {
        if let declaration = facts.declaration(index) { collections.insert(declaration.name) }
    }

    private static let protocols: Set<String> = [
        "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "LazyCollectionProtocol", "SetAlgebra", "StringProtocol",
    ]
}
