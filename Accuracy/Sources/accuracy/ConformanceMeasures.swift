// What each type of the package inherits from and conforms to, transitively: Norma's pairs against the compiler's.

import NormaIndex

struct ConformanceMeasures {
    /// Pairs within the package.
    private(set) var precision = Tally("wrong")
    private(set) var recall = Tally("missed")
    /// Pairs whose supertype is from outside, compared by name.
    private(set) var outsidePrecision = Tally("wrong")
    private(set) var outsideRecall = Tally("missed")

    private let comparison: Comparison

    init(_ comparison: Comparison) {
        self.comparison = comparison
        for type in comparison.norma.types {
            let place = comparison.norma.declarations[type.declaration].place
            // What was not compiled, and what is declared in functions, the compiler says nothing of.
            let symbols = comparison.compiled.symbols[place, default: []].filter { $0.category == .nominal }
            guard !symbols.isEmpty else { continue }
            var supertypes: [String: IndexSymbol] = [:]
            for symbol in symbols {
                supertypes.merge(comparison.compiled.supertypes(of: symbol.usr)) { first, _ in first }
            }
            compareInside(type, place, Array(supertypes.values))
            compareOutside(type, place, Array(supertypes.values))
        }
    }

    private mutating func compareInside(_ type: NormaNames.TypeEntry, _ place: Place, _ compiled: [IndexSymbol]) {
        let inside = compiled.filter { comparison.compiled.isOfPackage($0.usr) }
        let theirs = Set(inside.flatMap { comparison.compiled.declarations[$0.usr] ?? [] })
        let ours = type.supertypes.compactMap(\.declaration)
        for number in ours {
            let declared = comparison.norma.declarations[number]
            if theirs.contains(declared.place) {
                precision.agree()
            } else {
                let title = "Norma says a \(declared.kind), the compiler does not"
                precision.differ(title, example(type, place, "not `\(declared.symbol)`", "`\(declared.symbol)`"))
            }
        }
        let ourPlaces = Set(ours.map { comparison.norma.declarations[$0].place })
        for symbol in inside.sorted(by: { $0.usr < $1.usr }) {
            if comparison.compiled.declarations[symbol.usr]?.isDisjoint(with: ourPlaces) ?? true {
                recall.differ(
                    "the compiler says a \(symbol.kind == .protocol ? "protocol" : "class"), Norma does not",
                    example(type, place, comparison.words(symbol), "not `\(symbol.name)`")
                )
            } else {
                recall.agree()
            }
        }
    }

    private mutating func compareOutside(_ type: NormaNames.TypeEntry, _ place: Place, _ compiled: [IndexSymbol]) {
        let outside = compiled.filter { !comparison.compiled.isOfPackage($0.usr) }
        let theirs = Set(outside.map(\.name))
        let ours = Set(type.supertypes.filter { $0.declaration == nil }.map { lastComponent($0.name) })
        for name in ours.sorted() {
            if theirs.contains(name) || isAlias(name, of: theirs) {
                outsidePrecision.agree()
            } else {
                outsidePrecision.differ(
                    "Norma says `\(name)`, the compiler does not",
                    example(type, place, "not `\(name)`", "`\(name)`")
                )
            }
        }
        for name in theirs.sorted() {
            if ours.contains(name) {
                outsideRecall.agree()
            } else {
                outsideRecall.differ(
                    "the compiler says `\(name)`, Norma does not",
                    example(type, place, "`\(name)`", "not `\(name)`")
                )
            }
        }
    }

    private func lastComponent(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The compiler tells what an alias stands for, Norma both.
    private func isAlias(_ name: String, of names: Set<String>) -> Bool {
        name == "Codable" && names.isSuperset(of: ["Encodable", "Decodable"])
    }

    private func example(
        _ type: NormaNames.TypeEntry,
        _ place: Place,
        _ compiler: String,
        _ norma: String
    ) -> DisagreementClass.Example {
        comparison.example(place, compiler: compiler, norma: norma)
    }
}
