// Occurrences of type names: what Norma calls exact against the compiler, and what the compiler sees against Norma.

import NormaIndex

struct ReferenceMeasures {
    /// Exact references of which the compiler says something.
    private(set) var precision = Tally("wrong")
    /// The compiler's references to types of the package.
    private(set) var recall = Tally("missed")
    /// Exact references of which the compiler says nothing.
    private(set) var unseen = Tally("unseen")
    /// Places where the compiler sees a type of the package whose name is not written there.
    private(set) var unwritten = Tally("unwritten")

    private let comparison: Comparison

    init(_ comparison: Comparison) {
        self.comparison = comparison
        for file in comparison.files {
            for reference in file.references where reference.resolution == "exact" { judge(reference, file.path) }
            for (position, occurrences) in comparison.compiled.occurrences[file.path] ?? [:] {
                judge(occurrences, Place(path: file.path, position: position))
            }
        }
    }

    // MARK: - Precision

    private mutating func judge(_ reference: NormaNames.Reference, _ path: String) {
        guard let number = reference.declaration else { return }
        let place = Place(path: path, position: reference.position)
        let declared = comparison.norma.declarations[number]
        let types = comparison.types(at: place)
        if types.contains(where: { isDeclared($0, at: declared.place) }) { return precision.agree() }
        if let type = types.first {
            let title = "\(reference.role): the compiler says \(description(of: type)), Norma \(declared.kind)"
            return precision.differ(title, example(place, type, reference))
        }
        let others = comparison.occurrences(at: place)
        if others.contains(where: { isInitializer($0.symbol, ofTypeAt: declared.place) }) { return precision.agree() }
        if let other = others.first {
            let title = "\(reference.role): the compiler says \(other.symbol.kind.word), Norma \(declared.kind)"
            return precision.differ(title, example(place, other.symbol, reference))
        }
        unseen.differ(unseenTitle(place, reference, declared), example(place, nil, reference))
    }

    private func isDeclared(_ symbol: IndexSymbol, at place: Place) -> Bool {
        comparison.compiled.declarations[symbol.usr]?.contains(place) ?? false
    }

    /// At `Self()` the compiler records the initializer alone, its own or an inherited one. One that it synthesises is
    /// declared nowhere, but its USR begins with its type's.
    private func isInitializer(_ symbol: IndexSymbol, ofTypeAt place: Place) -> Bool {
        guard symbol.kind == .initializer else { return false }
        let compiled = comparison.compiled
        let owner = compiled.owner(ofMember: symbol.usr)?.usr
        return compiled.symbols[place, default: []].contains { type in
            guard let owner else { return symbol.usr.hasPrefix(type.usr) }
            return owner == type.usr || compiled.supertypes(of: type.usr)[owner] != nil
        }
    }

    private func description(of symbol: IndexSymbol) -> String {
        let place = comparison.compiled.isOfPackage(symbol.usr) ? "of the package" : "from outside"
        return "\(symbol.category?.rawValue ?? symbol.kind.word) \(place)"
    }

    private func unseenTitle(
        _ place: Place,
        _ reference: NormaNames.Reference,
        _ declared: NormaNames.Declaration
    ) -> String {
        if comparison.isLeftOut(place) { return "in a branch of `#if` that was not compiled" }
        if declared.local { return "of a type declared in a function: the compiler does not index these" }
        if comparison.name(at: place) == "Self" { return "written `Self`: the compiler seldom records it" }
        return "\(reference.role): the compiler records nothing here"
    }

    // MARK: - Recall

    private mutating func judge(_ occurrences: [IndexOccurrence], _ place: Place) {
        let written = comparison.name(at: place)
        for symbol in Set(occurrences.filter { $0.roles.contains(.reference) }.map(\.symbol)).sorted(by: {
            $0.usr < $1.usr
        }) {
            guard let category = symbol.category, category != .genericParameter,
                comparison.compiled.isOfPackage(symbol.usr)
            else { continue }
            guard symbol.isWritten(written) else {
                unwritten.differ(unwrittenTitle(place), example(place, symbol, nil))
                continue
            }
            judge(symbol, category, place)
        }
    }

    private func unwrittenTitle(_ place: Place) -> String {
        let others = comparison.occurrences(at: place).map(\.symbol).filter { $0.category == nil }
        guard let other = others.first else { return "nothing else stands there" }
        return "at the name of its \(other.kind.word)"
    }

    private mutating func judge(_ symbol: IndexSymbol, _ category: TypeCategory, _ place: Place) {
        let reference = comparison.references[place.path]?[place.position]
        let declarations = comparison.norma.declarations
        if let number = reference?.declaration, isDeclared(symbol, at: declarations[number].place) {
            return recall.agree()
        }
        let answer: String
        switch reference?.resolution {
        case nil: answer = "no reference is read here"
        case "ambiguous":
            let candidates = (reference?.candidates ?? []).compactMap { $0 }
            let isAmong = candidates.contains { isDeclared(symbol, at: declarations[$0].place) }
            answer = isAmong ? "ambiguous, the right one among them" : "ambiguous, the right one not among them"
        case "exact": answer = "exact, another one"
        case let other: answer = other ?? ""
        }
        let title = "\(reference?.role ?? "no role"), \(category.rawValue): \(answer)"
        recall.differ(title, example(place, symbol, reference))
    }

    private func example(
        _ place: Place,
        _ symbol: IndexSymbol?,
        _ reference: NormaNames.Reference?
    ) -> DisagreementClass.Example {
        comparison.example(
            place,
            compiler: symbol.map { comparison.words($0) } ?? "nothing",
            norma: comparison.words(reference)
        )
    }
}
