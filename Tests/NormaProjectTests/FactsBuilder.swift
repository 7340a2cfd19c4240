// Facts made by hand, for what must be tested apart from the extraction.

import NormaFacts
import NormaText

/// Writes declarations and references in source order; every call moves on by some bytes.
struct FactsBuilder {
    private(set) var facts = SourceFacts()
    private var numbers: [String: UInt32] = ["": 0]
    private var offset = 0
    private var parent: Int32 = -1

    static func facts(_ write: (inout FactsBuilder) -> Void) -> SourceFacts {
        var builder = FactsBuilder()
        write(&builder)
        return builder.facts
    }

    mutating func name(_ text: String) -> NameID {
        if let known = numbers[text] { return NameID(known) }
        let number = UInt32(facts.names.count)
        facts.names.append(text)
        numbers[text] = number
        return NameID(number)
    }

    mutating func imports(_ module: String, kind: String = "", _ traits: ImportFact.Traits = []) {
        let first = module.split(separator: ".").first.map(String.init) ?? ""
        facts.imports.append(
            ImportFact(
                path: name(module),
                module: name(first),
                kind: name(kind),
                access: .internal,
                traits: traits,
                range: place()
            )
        )
    }

    /// A declaration; `is` writes its inheritance clause, `generics` its generic parameters.
    @discardableResult
    mutating func declare(
        _ kind: DeclarationKind,
        _ text: String,
        access: AccessLevel? = nil,
        is supers: [String] = [],
        generics: [String] = [],
        traits: DeclarationTraits = [],
        _ body: (inout FactsBuilder) -> Void = { _ in }
    ) -> Int32 {
        let index = Int32(facts.declarations.count)
        let start = offset
        var fact = DeclarationFact(kind: kind, name: name(text), parent: parent, range: .empty, nameRange: place())
        fact.access = access ?? .internal
        fact.traits = access == nil ? traits : traits.union(.explicitAccess)
        facts.declarations.append(fact)
        let outer = parent
        parent = index
        if kind == .extension { refer(text, .extended) }
        for name in supers { refer(name, .inheritance) }
        for generic in generics {
            facts.locals.append(
                LocalFact(
                    name: name(generic),
                    kind: .genericParameter,
                    owner: index,
                    scope: .empty,
                    nameRange: place()
                )
            )
        }
        let bodyStart = offset
        offset += 1
        body(&self)
        facts.declarations[Int(index)].bodyRange = ByteRange(bodyStart, offset)
        offset += 1
        facts.declarations[Int(index)].range = ByteRange(start, offset)
        facts.declarations[Int(index)].subtreeEnd = Int32(facts.declarations.count)
        parent = outer
        return index
    }

    mutating func alias(_ text: String, _ target: String) {
        declare(.typealias, text) { builder in
            let reference = builder.refer(target, .alias)
            builder.facts.types.append(TypeFact(text: builder.name(target), reference: reference, shape: []))
            builder.facts.declarations[Int(builder.parent)].type = Int32(builder.facts.types.count - 1)
        }
    }

    /// A reference, dots and all; the last component's index.
    @discardableResult
    mutating func refer(_ text: String, _ role: ReferenceRole) -> Int32 {
        let parts = text.split(separator: ".").map(String.init)
        var qualifier: Int32 = -1
        for (index, part) in parts.enumerated() {
            facts.references.append(
                ReferenceFact(
                    name: name(part),
                    qualifier: qualifier,
                    owner: parent,
                    range: place(),
                    role: index == parts.count - 1 ? role : .qualifier
                )
            )
            qualifier = Int32(facts.references.count - 1)
        }
        return qualifier
    }

    private mutating func place() -> ByteRange {
        offset += 4
        return ByteRange(offset - 4, offset - 1)
    }
}
