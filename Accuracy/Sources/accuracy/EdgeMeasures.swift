// The graph of types, "A refers to B" once each: Norma's edges against those that follow from the compiler's index.

import NormaIndex

struct EdgeMeasures {
    private(set) var precision = Tally()
    private(set) var recall = Tally()
    /// Norma's edges of which the compiler can say nothing.
    private(set) var unseen = Tally()

    private struct Edge: Hashable, Comparable {
        var from: Place
        var to: Place

        static func < (left: Self, right: Self) -> Bool { (left.from, left.to) < (right.from, right.to) }
    }

    init(_ comparison: Comparison) {
        var surroundings: [String: Surroundings] = [:]
        for file in comparison.files { surroundings[file.path] = Surroundings(file.path, comparison) }
        let aliases = AliasTargets(comparison)
        let ours = Self.normasEdges(comparison, surroundings)
        let theirs = Self.compilersEdges(comparison, surroundings, aliases)
        let declarations = comparison.norma.declarations
        for told in comparison.norma.edges {
            let edge = Edge(from: declarations[told.from].place, to: declarations[told.to].place)
            guard ours[edge] == nil else { continue }
            let isLocal = comparison.isLocal(declarations[told.from]) || comparison.isLocal(declarations[told.to])
            let title =
                isLocal ? "of types declared in functions" : "in branches of `#if` or files that were not compiled"
            unseen.differ(title, Self.example(edge, edge.from, comparison, says: "Norma"))
        }
        for (edge, place) in ours.sorted(by: { $0.key < $1.key }) {
            if theirs[edge] != nil {
                precision.agree()
            } else {
                let title = "Norma says that one refers to the other, the compiler does not"
                precision.differ(title, Self.example(edge, place, comparison, says: "Norma"))
            }
        }
        for (edge, place) in theirs.sorted(by: { $0.key < $1.key }) {
            if ours[edge] != nil {
                recall.agree()
            } else {
                let title = "the compiler says that one refers to the other, Norma does not"
                recall.differ(title, Self.example(edge, place, comparison, says: "the compiler"))
            }
        }
    }

    private static func example(
        _ edge: Edge,
        _ place: Place,
        _ comparison: Comparison,
        says: String
    ) -> DisagreementClass.Example {
        let text = "\(edge.from) to \(edge.to)"
        return comparison.example(
            place,
            compiler: says == "Norma" ? "nothing" : text,
            norma: says == "Norma" ? text : comparison.words(comparison.references[place.path]?[place.position])
        )
    }

    /// The document's edges, those left out that only places explain of which the compiler says nothing.
    private static func normasEdges(
        _ comparison: Comparison,
        _ surroundings: [String: Surroundings]
    ) -> [Edge: Place] {
        var result: [Edge: Place] = [:]
        let declarations = comparison.norma.declarations
        let told = Set(
            comparison.norma.edges.map { Edge(from: declarations[$0.from].place, to: declarations[$0.to].place) }
        )
        for file in comparison.files {
            for reference in file.references {
                let place = Place(path: file.path, position: reference.position)
                guard let number = reference.target ?? reference.declaration,
                    let from = surroundings[file.path]?.normasType(at: reference.position),
                    !comparison.occurrences(at: place).isEmpty
                else { continue }
                let to = declarations[number]
                guard to.isType, !comparison.isLocal(to), !comparison.isLocal(from) else { continue }
                let edge = Edge(from: from.place, to: to.place)
                if result[edge] == nil, told.contains(edge) { result[edge] = place }
            }
        }
        return result
    }

    private static func compilersEdges(
        _ comparison: Comparison,
        _ surroundings: [String: Surroundings],
        _ aliases: AliasTargets
    ) -> [Edge: Place] {
        var result: [Edge: Place] = [:]
        let compiled = comparison.compiled
        for file in comparison.files {
            for position in (compiled.occurrences[file.path] ?? [:]).keys.sorted() {
                let place = Place(path: file.path, position: position)
                let written = comparison.name(at: place)
                for occurrence in comparison.occurrences(at: place) {
                    let named = occurrence.symbol
                    guard occurrence.roles.contains(.reference), named.isWritten(written),
                        let symbol = aliases.target(of: named), symbol.kind.isNominalType,
                        let to = compiled.declarations[symbol.usr]?.min(),
                        let from = surroundings[file.path]?.compilersType(at: position), from != to
                    else { continue }
                    let edge = Edge(from: from, to: to)
                    if result[edge] == nil { result[edge] = place }
                }
            }
        }
        return result
    }
}

extension NormaNames.Declaration {
    var isType: Bool { ["class", "struct", "enum", "actor", "protocol"].contains(kind) }
}

/// The types and extensions of one file as nested ranges.
private struct Surroundings {
    private struct Holder {
        var range: Range<Position>
        /// The type that it is or extends; nil for one from outside.
        var normas: NormaNames.Declaration?
        var compilers: Place?
    }

    private let holders: [Holder]

    init(_ path: String, _ comparison: Comparison) {
        let extensions = comparison.compiled.extensions(in: path)
        let declarations = comparison.norma.declarations
        holders = declarations.filter { $0.path == path && ($0.isType || $0.kind == "extension") }.map { declared in
            guard declared.kind == "extension" else {
                let isKnown = comparison.compiled.symbols[declared.place] != nil
                return Holder(range: declared.range, normas: declared, compilers: isKnown ? declared.place : nil)
            }
            let extended = extensions.first { $0.position >= declared.place.position }
            let type = extended.flatMap { declared.range.contains($0.position) ? $0.type : nil }
            return Holder(
                range: declared.range,
                normas: declared.extends.map { declarations[$0] },
                compilers: type.flatMap { comparison.compiled.declarations[$0.usr]?.min() }
            )
        }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    func normasType(at position: Position) -> NormaNames.Declaration? { innermost(at: position)?.normas }

    /// Where the type is declared that the compiler knows at the name of the innermost type or extension.
    func compilersType(at position: Position) -> Place? { innermost(at: position)?.compilers }

    private func innermost(at position: Position) -> Holder? { holders.last { $0.range.contains(position) } }
}

/// What the package's typealiases stand for, by the compiler's symbols in their text.
private struct AliasTargets {
    private var targets: [String: IndexSymbol] = [:]

    init(_ comparison: Comparison) {
        for declaration in comparison.norma.declarations where declaration.kind == "typealias" {
            let symbols = comparison.compiled.symbols[declaration.place, default: []].filter { $0.category == .alias }
            guard let position = AliasText(declaration, comparison)?.target else { continue }
            let place = Place(path: declaration.path, position: position)
            guard let target = comparison.types(at: place).first else { continue }
            for symbol in symbols { targets[symbol.usr] = target }
        }
    }

    /// The symbol itself where it is no typealias; nil where one stands for no single type.
    func target(of symbol: IndexSymbol) -> IndexSymbol? {
        var current = symbol
        for _ in 0..<16 {
            guard current.category == .alias else { return current }
            guard let next = targets[current.usr] else { return nil }
            current = next
        }
        return nil
    }
}
