// Occurrences of type names: what Norma calls exact against the compiler, and what the compiler sees against Norma.

import NormaIndex

struct ReferenceMeasures {
    /// Exact references of which the compiler says something.
    private(set) var precision = Tally()
    /// The compiler's references to types of the package.
    private(set) var recall = Tally()
    /// Exact references of which the compiler says nothing.
    private(set) var unseen = Tally()
    /// Places where the compiler sees a type of the package that Norma does not look for.
    private(set) var unwritten = Tally()

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
            let title = "the compiler says \(description(of: type)), Norma \(declared.kind)"
            // Norma can't name a declaration that no file has; what it stands for has the same name.
            let isNowhere = comparison.compiled.isInferred(type) && declared.name == type.name
            if isNowhere { return unseen.differ(title, example(place, type, reference)) }
            return precision.differ(title, example(place, type, reference))
        }
        let others = comparison.occurrences(at: place)
        let type = comparison.norma.declarations[reference.target ?? number]
        if others.contains(where: { isInitializer($0.symbol, ofTypeAt: type.place) }) { return precision.agree() }
        if let other = others.first, !comparison.isLocal(declared) {
            let title = "the compiler says \(other.symbol.kind.word), Norma \(declared.kind)"
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
        let kind = symbol.category?.rawValue ?? symbol.kind.word
        if comparison.compiled.isOfPackage(symbol.usr) { return "\(kind) of the package" }
        return comparison.compiled.isInferred(symbol) ? "\(kind) that nobody wrote" : "\(kind) from outside"
    }

    private func unseenTitle(
        _ place: Place,
        _ reference: NormaNames.Reference,
        _ declared: NormaNames.Declaration
    ) -> String {
        if comparison.isLeftOut(place) { return "in a branch of `#if` that was not compiled" }
        if comparison.isLocal(declared) { return "of a type declared in a function: the compiler does not index these" }
        if comparison.name(at: place) == "Self" { return "written `Self`: the compiler seldom records it" }
        return "\(reference.role): the compiler records nothing here"
    }

    // MARK: - Recall

    private mutating func judge(_ occurrences: [IndexOccurrence], _ place: Place) {
        let written = comparison.name(at: place)
        for symbol in Set(occurrences.filter { $0.roles.contains(.reference) }.map(\.symbol)).sorted(by: {
            $0.usr < $1.usr
        }) {
            guard let category = symbol.category, category != .genericParameter else { continue }
            if comparison.compiled.declaredInC.contains(symbol.usr) {
                unwritten.differ("declared in a header of the package", example(place, symbol, nil))
            }
            guard comparison.compiled.isOfPackage(symbol.usr) else { continue }
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
        recall.differ("\(category.rawValue): \(answer(reference, symbol, place))", example(place, symbol, reference))
    }

    private func answer(_ reference: NormaNames.Reference?, _ symbol: IndexSymbol, _ place: Place) -> String {
        let declarations = comparison.norma.declarations
        switch reference?.resolution {
        case nil: return "no reference is read here"
        case "ambiguous":
            let candidates = (reference?.candidates ?? []).compactMap { $0.map { declarations[$0] } }
            guard candidates.contains(where: { isDeclared(symbol, at: $0.place) }) else {
                return "ambiguous, the right one not among the candidates"
            }
            return candidates.allSatisfy { comparison.isConditional($0.place) }
                ? "ambiguous, declared in several branches of `#if`" : "ambiguous, the right one among the candidates"
        case "exact": return "exact, another one"
        case "local":
            let before = Position(line: place.position.line, column: place.position.column - 1)
            let isMember = comparison.text(place.path)?.byte(at: before) == UInt8(ascii: ".")
            return isMember ? "a member of a generic parameter, left open" : "taken for a local name"
        case let other: return other ?? ""
        }
    }

    private func example(
        _ place: Place,
        _ symbol: IndexSymbol?,
        _ reference: NormaNames.Reference?
    ) -> DisagreementClass.Example {
        comparison.example(
            place,
            compiler: symbol.map { comparison.words($0) } ?? "nothing",
            norma: (reference.map { $0.role + ", " } ?? "") + comparison.words(reference)
        )
    }
}
