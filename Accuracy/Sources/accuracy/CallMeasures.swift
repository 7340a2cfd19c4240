// Calls through properties and parameters: the receiver's type that Norma states against the one the compiler knows.

import NormaIndex

struct CallMeasures {
    private(set) var precision = Tally()
    /// All such calls that the compiler sees, and those of which Norma states the receiver's type.
    private(set) var stated = Figure.none
    /// Stated receivers that the index does not tell enough of to compare.
    private(set) var unseen = Tally()

    private let comparison: Comparison

    init(_ comparison: Comparison) {
        self.comparison = comparison
        for file in comparison.files {
            for call in file.calls where call.form == "chain" && isThroughValue(call) { judge(call, file.path) }
        }
    }

    /// The first name of the chain, `self` left out, is a value's: a property's, a parameter's or a local's.
    private func isThroughValue(_ call: NormaNames.Call) -> Bool {
        var parts = call.receiver.split(separator: ".")
        if parts.first == "self" { parts.removeFirst() }
        guard let first = parts.first?.unicodeScalars.first(where: { $0 != "_" && $0 != "`" && $0 != "$" }) else {
            return false
        }
        return !first.properties.isUppercase && parts.first != "super"
    }

    private mutating func judge(_ call: NormaNames.Call, _ path: String) {
        let place = Place(path: path, position: call.position)
        guard let called = comparison.occurrences(at: place).first(where: { isCall($0, of: call.name) }) else { return }
        stated.all += 1
        guard let type = call.type, type.resolution == "exact" || type.resolution == "external" else { return }
        stated.agreed += 1
        let receivers = called.relations.filter { $0.roles.contains(.receivedBy) }.map(\.symbol)
        let owner = comparison.compiled.owner(ofMember: called.symbol.usr)
        let example = comparison.example(
            place,
            compiler: (receivers.first ?? owner).map { comparison.words($0) } ?? "\(called.symbol.usr)",
            norma: type.declaration.map { comparison.words($0) } ?? "outside `\(type.name)`"
        )
        guard let known = receivers.first ?? owner, known.category == .nominal else {
            return unseen.differ("the index does not say whose member is called", example)
        }
        if isRight(type, known) { return precision.agree() }
        let isElsewhere = receivers.contains { comparison.compiled.isOfPackage($0.usr) }
        if !isElsewhere, let number = type.declaration, comparison.isLocal(comparison.norma.declarations[number]) {
            return unseen.differ("of a type declared in a function: the compiler indexes nothing of these", example)
        }
        guard type.declaration != nil || receivers.first != nil || comparison.compiled.knowsSupertypes(named: type.name)
        else {
            return unseen.differ("the stated type and the member's type are both from outside", example)
        }
        precision.differ(
            receivers.isEmpty ? "the called member is none of the stated type" : "another receiver",
            example
        )
    }

    private func isCall(_ occurrence: IndexOccurrence, of name: String) -> Bool {
        guard occurrence.roles.contains(.reference) else { return false }
        switch occurrence.symbol.kind {
        case .instanceMethod, .staticMethod, .classMethod: return occurrence.symbol.name.hasPrefix(name + "(")
        default: return false
        }
    }

    /// The stated type is the receiver's, or one that inherits the called member from it.
    private func isRight(_ stated: NormaNames.Receiver, _ known: IndexSymbol) -> Bool {
        let compiled = comparison.compiled
        guard let number = stated.declaration else {
            let name = stated.name.split(separator: ".").last.map(String.init) ?? stated.name
            return known.name == name || compiled.supertypes(ofTypesNamed: name).contains(known.usr)
        }
        let declared = comparison.norma.declarations[number]
        let symbols =
            declared.kind == "associatedType"
            ? comparison.types(in: declared) : Array(compiled.symbols[declared.place, default: []])
        return symbols.contains { $0.usr == known.usr || compiled.supertypes(of: $0.usr)[known.usr] != nil }
    }
}
