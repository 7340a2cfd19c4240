// The compiler's data about one file: a record of a store, as plain values.

import Foundation

struct IndexRecord {
    let functions: IndexFunctions
    let store: IndexFunctions.Object

    /// The occurrences of a record, by line and column.
    func occurrences(of name: String) throws(UnreadablePart) -> [IndexOccurrence] {
        var problem: IndexFunctions.Object?
        guard let record = functions.openRecord(store, name, &problem) else {
            throw UnreadablePart(reason: functions.takeText(ofError: problem))
        }
        defer { functions.closeRecord(record) }
        let found = OccurrenceCollection(functions: functions)
        let context = Unmanaged.passUnretained(found).toOpaque()
        _ = functions.forEachOccurrence(record, context) { context, occurrence in
            guard let context, let occurrence else { return false }
            Unmanaged<OccurrenceCollection>.fromOpaque(context).takeUnretainedValue().add(occurrence)
            return true
        }
        return withExtendedLifetime(found) { found.occurrences.sorted(by: Self.precedes) }
    }

    /// In the source's order; several at one place by symbol, so that the order never depends on the store's.
    private static func precedes(_ left: IndexOccurrence, _ right: IndexOccurrence) -> Bool {
        if left.line != right.line { return left.line < right.line }
        if left.column != right.column { return left.column < right.column }
        return (left.symbol.usr, left.roles.rawValue) < (right.symbol.usr, right.roles.rawValue)
    }
}

/// Collects the values that the library passes to callbacks.
private final class OccurrenceCollection {
    let functions: IndexFunctions
    var occurrences: [IndexOccurrence] = []
    private var relations: [IndexRelation] = []
    /// A record hands out one object a symbol, for as long as it is open.
    private var symbols: [IndexFunctions.Object: IndexSymbol] = [:]

    init(functions: IndexFunctions) { self.functions = functions }

    func add(_ occurrence: IndexFunctions.Object) {
        guard let symbol = functions.symbolOfOccurrence(occurrence).map(symbol) else { return }
        var (line, column): (UInt32, UInt32) = (0, 0)
        functions.lineAndColumn(occurrence, &line, &column)
        relations = []
        _ = functions.forEachRelation(occurrence, Unmanaged.passUnretained(self).toOpaque()) { context, relation in
            guard let context, let relation else { return false }
            Unmanaged<OccurrenceCollection>.fromOpaque(context).takeUnretainedValue().add(relation: relation)
            return true
        }
        occurrences.append(
            IndexOccurrence(
                line: Int(line),
                column: Int(column),
                symbol: symbol,
                roles: IndexRoles(rawValue: functions.rolesOfOccurrence(occurrence)),
                relations: relations
            )
        )
    }

    private func add(relation: IndexFunctions.Object) {
        guard let symbol = functions.symbolOfRelation(relation).map(symbol) else { return }
        relations.append(
            IndexRelation(roles: IndexRoles(rawValue: functions.rolesOfRelation(relation)), symbol: symbol)
        )
    }

    private func symbol(_ object: IndexFunctions.Object) -> IndexSymbol {
        if let known = symbols[object] { return known }
        let swift: UInt32 = 100
        let symbol = IndexSymbol(
            usr: String(functions.usr(object)),
            name: String(functions.symbolName(object)),
            kind: IndexSymbolKind(rawValue: functions.kind(object)),
            subkind: IndexSymbolSubkind(rawValue: functions.subkind(object)),
            isSwift: functions.language(object) == swift,
            properties: IndexSymbolProperties(rawValue: functions.properties(object))
        )
        symbols[object] = symbol
        return symbol
    }
}
