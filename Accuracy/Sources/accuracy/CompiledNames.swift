// What the compiler says: the index of a build, arranged by place and by symbol.

import Foundation
import NormaIndex

/// The names of one package as the compiler saw them; paths are relative to the package.
struct CompiledNames {
    /// Where each type, typealias, associated type and generic parameter of the package is declared.
    private(set) var declarations: [String: Set<Place>] = [:]
    /// What is declared at a place.
    private(set) var symbols: [Place: Set<IndexSymbol>] = [:]
    /// For each file and position, what stands there; what the compiler added itself is left out.
    private(set) var occurrences: [String: [Position: [IndexOccurrence]]] = [:]
    /// The type that an extension extends, by USR.
    private(set) var extended: [String: IndexSymbol] = [:]
    /// The type or extension that a member lies in, by the member's USR.
    private(set) var parents: [String: IndexSymbol] = [:]
    /// The direct supertypes of each type (extensions counted as their type), by USR; of outside types too.
    private(set) var bases: [String: [IndexSymbol]] = [:]
    /// Typealiases that stand in the clauses of a type, by the type's USR.
    private(set) var clauseAliases: [String: Set<String>] = [:]
    /// Types that headers of the package declare.
    private(set) var declaredInC: Set<String> = []
    /// Types that are declared in the source of another package.
    private(set) var ofOtherPackages: Set<String> = []
    /// How USRs of the package's modules begin.
    private var modulePrefixes: Set<String> = []
    /// The types that have supertypes, by name.
    private var usrs: [String: Set<String>] = [:]

    init(package: String, contents: IndexContents) {
        let root = package.hasSuffix("/") ? package : package + "/"
        for file in contents.files {
            readRelations(of: file)
            readClauseAliases(of: file)
            let isOwn = file.path.hasPrefix(root) && !file.path.dropFirst(root.count).hasPrefix(".build/")
            guard !isOwn, file.path.hasSuffix(".swift") else { continue }
            for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
                if occurrence.symbol.category != nil { ofOtherPackages.insert(occurrence.symbol.usr) }
            }
        }
        var seen: [String: Set<IndexOccurrence>] = [:]
        for file in contents.files where file.path.hasPrefix(root) {
            let path = String(file.path.dropFirst(root.count))
            guard !path.hasPrefix(".build/") else { continue }
            occurrences[path] = occurrences[path] ?? [:]
            modulePrefixes.insert("s:\(file.module.utf8.count)\(file.module)")
            for occurrence in file.occurrences where !occurrence.roles.contains(.implicit) {
                // A file that was compiled twice says most things twice.
                guard seen[path, default: []].insert(occurrence).inserted else { continue }
                add(occurrence, path)
            }
        }
        joinExtensions()
    }

    private mutating func add(_ occurrence: IndexOccurrence, _ path: String) {
        let place = Place(path: path, line: occurrence.line, column: occurrence.column)
        occurrences[path]?[place.position, default: []].append(occurrence)
        guard occurrence.roles.contains(.definition), occurrence.symbol.category != nil else { return }
        guard path.hasSuffix(".swift") else {
            declaredInC.insert(occurrence.symbol.usr)
            return
        }
        declarations[occurrence.symbol.usr, default: []].insert(place)
        symbols[place, default: []].insert(occurrence.symbol)
    }

    private mutating func readRelations(of file: IndexedFile) {
        for occurrence in file.occurrences {
            let symbol = occurrence.symbol
            for relation in occurrence.relations {
                if relation.roles.contains(.extendedBy) { extended[relation.symbol.usr] = symbol }
                if relation.roles.contains(.childOf) { parents[symbol.usr] = relation.symbol }
                // The raw type of an enum stands in its clause and is no supertype.
                if relation.roles.contains(.baseOf), [.class, .protocol].contains(symbol.kind) {
                    bases[relation.symbol.usr, default: []].append(symbol)
                    if relation.symbol.kind.isNominalType {
                        usrs[relation.symbol.name, default: []].insert(relation.symbol.usr)
                    }
                }
            }
        }
    }

    /// Where a clause names a typealias, the compiler adds what it stands for at the same place.
    private mutating func readClauseAliases(of file: IndexedFile) {
        var types: [Position: Set<String>] = [:]
        for occurrence in file.occurrences where occurrence.roles.contains(.implicit) {
            for relation in occurrence.relations where relation.roles.contains(.baseOf) {
                let position = Position(line: occurrence.line, column: occurrence.column)
                types[position, default: []].insert(relation.symbol.usr)
            }
        }
        guard !types.isEmpty else { return }
        for occurrence in file.occurrences where occurrence.symbol.category == .alias {
            for usr in types[Position(line: occurrence.line, column: occurrence.column)] ?? [] {
                clauseAliases[usr, default: []].insert(occurrence.symbol.name)
            }
        }
    }

    /// What an extension inherits its type inherits.
    private mutating func joinExtensions() {
        for (usr, type) in extended {
            clauseAliases[type.usr, default: []].formUnion(clauseAliases[usr] ?? [])
            guard let found = bases.removeValue(forKey: usr) else { continue }
            bases[type.usr, default: []] += found
            usrs[type.name, default: []].insert(type.usr)
        }
        bases = bases.mapValues { Array(Set($0)).sorted { $0.usr < $1.usr } }
    }

    /// The nominal type that a member belongs to, through extensions; nil for what is no member.
    func owner(ofMember usr: String) -> IndexSymbol? {
        guard let parent = parents[usr] else { return nil }
        return extended[parent.usr] ?? parent
    }

    /// All that a type inherits from or conforms to, the type itself left out.
    ///
    /// - Parameter throughOtherPackages: what types of other packages inherit, too.
    func supertypes(of usr: String, throughOtherPackages: Bool = true) -> [String: IndexSymbol] {
        var found: [String: IndexSymbol] = [:]
        var open = [usr]
        while let next = open.popLast() {
            guard throughOtherPackages || next == usr || !ofOtherPackages.contains(next) else { continue }
            for base in bases[next] ?? [] where found[base.usr] == nil && base.usr != usr {
                found[base.usr] = base
                open.append(base.usr)
            }
        }
        return found
    }

    /// The supertypes of all types of a name, wherever they are declared.
    func supertypes(ofTypesNamed name: String) -> Set<String> {
        Set((usrs[name] ?? []).flatMap { supertypes(of: $0).keys })
    }

    func knowsSupertypes(named name: String) -> Bool { usrs[name] != nil }

    /// The extensions of a file with where their names end, in order: `B` of `extension A.B`.
    func extensions(in path: String) -> [(position: Position, type: IndexSymbol)] {
        var found: [(position: Position, type: IndexSymbol)] = []
        for (position, occurrences) in occurrences[path] ?? [:] {
            for occurrence in occurrences where occurrence.symbol.kind == .extension {
                if let type = extended[occurrence.symbol.usr] { found.append((position, type)) }
            }
        }
        return found.sorted { $0.position < $1.position }
    }

    /// Names of typealiases that a type or one of its supertypes states.
    func aliases(statedFor usr: String) -> Set<String> {
        supertypes(of: usr).keys.reduce(clauseAliases[usr] ?? []) { $0.union(clauseAliases[$1] ?? []) }
    }

    /// Whether a symbol of the package is declared nowhere in it: the compiler made it up.
    func isInferred(_ symbol: IndexSymbol) -> Bool {
        !isOfPackage(symbol.usr) && modulePrefixes.contains { symbol.usr.hasPrefix($0) }
    }

    func isOfPackage(_ usr: String) -> Bool { declarations[usr] != nil }

    /// Whether the compiler recorded anything between two places of a file.
    func hasOccurrences(in range: Range<Position>, of path: String) -> Bool {
        occurrences[path]?.keys.contains { range.contains($0) } ?? false
    }
}

/// The kinds of declarations that a name of a type can mean.
enum TypeCategory: String, Codable {
    case nominal = "type"
    case alias = "typealias"
    case associatedType = "associated type"
    case genericParameter = "generic parameter"
}

extension IndexSymbol {
    var category: TypeCategory? {
        if kind.isNominalType { return .nominal }
        guard kind == .typealias else { return nil }
        switch subkind {
        case .associatedType: return .associatedType
        case .genericParameter: return .genericParameter
        default: return .alias
        }
    }
}
