// What each type of the package inherits from and conforms to, transitively: Norma's pairs against the compiler's.

import NormaIndex

struct ConformanceMeasures {
    /// Pairs within the package.
    private(set) var precision = Tally()
    private(set) var recall = Tally()
    /// Pairs whose supertype is from outside, compared by name.
    private(set) var outsidePrecision = Tally()
    private(set) var outsideRecall = Tally()

    private let comparison: Comparison

    /// Pairs that can't be compared, each with why.
    private(set) var unseen = Tally()

    init(_ comparison: Comparison) {
        self.comparison = comparison
        for type in comparison.norma.types {
            let place = comparison.norma.declarations[type.declaration].place
            // What was not compiled, and what is declared in functions, the compiler says nothing of.
            let symbols = comparison.compiled.symbols[place, default: []].filter { $0.category == .nominal }
            guard !symbols.isEmpty else { continue }
            compareInside(type, place, all(symbols, throughOtherPackages: true))
            compareOutside(type, place, symbols)
        }
    }

    private func all(_ symbols: Set<IndexSymbol>, throughOtherPackages: Bool) -> [IndexSymbol] {
        let found = symbols.flatMap {
            comparison.compiled.supertypes(of: $0.usr, throughOtherPackages: throughOtherPackages).values
        }
        return Set(found).sorted { $0.usr < $1.usr }
    }

    private mutating func compareInside(_ type: NormaNames.TypeEntry, _ place: Place, _ compiled: [IndexSymbol]) {
        let inside = compiled.filter { comparison.compiled.isOfPackage($0.usr) }
        let theirs = Set(inside.flatMap { comparison.compiled.declarations[$0.usr] ?? [] })
        let ours = type.supertypes.compactMap(\.declaration)
        for supertype in type.supertypes {
            guard let number = supertype.declaration else { continue }
            let declared = comparison.norma.declarations[number]
            if theirs.contains(declared.place) {
                precision.agree()
            } else if isLeftOut(supertype) {
                unseen.differ(Self.leftOut, example(place, "not `\(declared.symbol)`", "`\(declared.symbol)`"))
            } else {
                let title = "Norma says a \(declared.kind), the compiler does not"
                precision.differ(title, example(place, "not `\(declared.symbol)`", "`\(declared.symbol)`"))
            }
        }
        let ourPlaces = Set(ours.map { comparison.norma.declarations[$0].place })
        for symbol in inside.sorted(by: { $0.usr < $1.usr }) {
            if comparison.compiled.declarations[symbol.usr]?.isDisjoint(with: ourPlaces) ?? true {
                recall.differ(
                    "the compiler says a \(symbol.kind == .protocol ? "protocol" : "class"), Norma does not",
                    example(place, comparison.words(symbol), "not `\(symbol.name)`")
                )
            } else {
                recall.agree()
            }
        }
    }

    private mutating func compareOutside(_ type: NormaNames.TypeEntry, _ place: Place, _ symbols: Set<IndexSymbol>) {
        func outside(_ throughOtherPackages: Bool) -> Set<String> {
            let found = all(symbols, throughOtherPackages: throughOtherPackages)
            return Set(found.filter { !comparison.compiled.isOfPackage($0.usr) }.map(\.name))
        }
        let (theirs, reachable) = (outside(true), outside(false))
        let aliases = symbols.reduce(into: Set<String>()) {
            $0.formUnion(comparison.compiled.aliases(statedFor: $1.usr))
        }
        let outsiders = type.supertypes.filter { $0.declaration == nil }
        let ours = Set(outsiders.map { lastComponent($0.name) })
        let leftOut = Set(outsiders.filter(isLeftOut).map { lastComponent($0.name) })
        for name in ours.sorted() {
            if theirs.contains(name) || aliases.contains(name) {
                outsidePrecision.agree()
            } else {
                let shown = example(place, "not `\(name)`", "`\(name)`")
                if let reason = leftOut.contains(name) ? Self.leftOut : Self.reason(name, theirs) {
                    unseen.differ(reason, shown)
                } else {
                    outsidePrecision.differ("Norma says `\(name)`, the compiler does not", shown)
                }
            }
        }
        for name in theirs.sorted() {
            if ours.contains(name) {
                outsideRecall.agree()
            } else {
                let shown = example(place, "`\(name)`", "not `\(name)`")
                if !reachable.contains(name) || !aliases.subtracting(Self.knownAliases).isEmpty {
                    unseen.differ("known only from the source of another package", shown)
                } else {
                    outsideRecall.differ("the compiler says `\(name)`, Norma does not", shown)
                }
            }
        }
    }

    private static let leftOut = "stated in a branch of `#if` or a file that was not compiled"

    /// Whether a step to the supertype is stated where the compiler did not look.
    private func isLeftOut(_ supertype: NormaNames.Supertype) -> Bool {
        supertype.through.contains {
            comparison.compiled.occurrences[$0.path] == nil || comparison.isLeftOut($0.place)
        }
    }

    /// Aliases of the toolchain, for which another package's source need not be known.
    private static let knownAliases: Set<String> = ["Codable"]

    /// Why the compiler can't confirm a supertype here.
    private static func reason(_ name: String, _ theirs: Set<String>) -> String? {
        if name == "AnyObject" { return "`AnyObject`, which the index does not list: it is no protocol" }
        let apple: Set<String> = ["NSObject", "NSObjectProtocol", "Equatable", "Hashable"]
        guard theirs.contains("XCTestCase"), apple.contains(name) else { return nil }
        return "`XCTestCase` inherits from `NSObject` on Apple's systems, and this build is one for Linux"
    }

    private func lastComponent(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private func example(
        _ place: Place,
        _ compiler: String,
        _ norma: String
    ) -> DisagreementClass.Example {
        comparison.example(place, compiler: compiler, norma: norma)
    }
}
