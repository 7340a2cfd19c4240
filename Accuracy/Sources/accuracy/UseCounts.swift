// How often the compiler saw each declaration of a package named.

import Foundation
import NormaIndex

/// A declaration of the package as the compiler recorded it.
struct CountedDeclaration: Codable {
    var path: String
    var line: Int
    var column: Int
    var name: String
    /// The index's number of its kind.
    var kind: UInt32
    /// Places where it is named.
    var references: Int
    /// Places where the compiler uses it without a word.
    var implicitReferences: Int
    /// It overrides something or fulfils a requirement.
    var isWanted: Bool
    /// XCTest runs it, or it holds what XCTest runs.
    var isTest: Bool
    /// Code that the compiler writes asks for it: a property or a key of what is encoded or decoded.
    var isCoded: Bool
    /// A case that is made from a raw value or listed somewhere.
    var isMade: Bool
    /// A case of an enumeration that others may make from a raw value, by a protocol that it conforms to.
    var isOpen: Bool
    /// What it inherits from or conforms to, by name.
    var supertypes: [String]
    /// Declared in a function.
    var isLocal: Bool
}

enum UseCounts {
    static func counts(package: String, contents: IndexContents) -> [CountedDeclaration] {
        let root = package.hasSuffix("/") ? package : package + "/"
        let compiled = CompiledNames(package: package, contents: contents)
        var found: [String: CountedDeclaration] = [:]
        var references: [String: Set<Place>] = [:]
        var implicit: [String: Set<Place>] = [:]
        for file in contents.files where file.path.hasPrefix(root) {
            let path = String(file.path.dropFirst(root.count))
            let isOwn = !path.hasPrefix(".build/") && path.hasSuffix(".swift")
            for occurrence in file.occurrences {
                let (symbol, roles) = (occurrence.symbol, occurrence.roles)
                let place = Place(path: path, line: occurrence.line, column: occurrence.column)
                if roles.contains(.reference) {
                    if roles.contains(.implicit) {
                        implicit[symbol.usr, default: []].insert(place)
                    } else {
                        references[symbol.usr, default: []].insert(place)
                    }
                }
                guard isOwn, roles.contains(.definition), !roles.contains(.implicit), symbol.subkind != .getter,
                    symbol.subkind != .setter, symbol.kind != .extension, symbol.kind != .parameter
                else { continue }
                found[symbol.usr] = CountedDeclaration(
                    path: path,
                    line: occurrence.line,
                    column: occurrence.column,
                    name: symbol.name,
                    kind: symbol.kind.rawValue,
                    references: 0,
                    implicitReferences: 0,
                    isWanted: (found[symbol.usr]?.isWanted ?? false)
                        || occurrence.relations.contains { $0.roles.contains(.overrideOf) },
                    isTest: symbol.properties.contains(.unitTest),
                    isCoded: false,
                    isMade: false,
                    isOpen: false,
                    supertypes: [],
                    isLocal: symbol.properties.contains(.local)
                )
            }
        }
        let forms = UseForms(compiled, contents)
        for usr in found.keys {
            found[usr]?.references = references[usr]?.count ?? 0
            found[usr]?.implicitReferences = implicit[usr]?.count ?? 0
            guard let kind = found[usr]?.kind, let name = found[usr]?.name else { continue }
            found[usr]?.isCoded = forms.isCoded(usr, named: name, kind)
            if kind == IndexSymbolKind.enumCase.rawValue {
                found[usr]?.isMade = forms.isMade(usr)
                found[usr]?.isOpen = forms.isOpen(usr)
            }
            found[usr]?.supertypes = compiled.supertypes(of: usr).values.map(\.name).sorted()
        }
        return found.values.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }
}
