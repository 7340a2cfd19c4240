// What is used without being named: by code that the compiler writes, and cases that are made from values.

import NormaIndex

struct UseForms {
    private let compiled: CompiledNames
    /// Members that are written in the source, by the USR of their type.
    private var written: [String: Set<String>] = [:]
    /// Enumerations whose cases are made from raw values or listed somewhere.
    private var made: Set<String> = []

    init(_ compiled: CompiledNames, _ contents: IndexContents) {
        self.compiled = compiled
        for file in contents.files {
            for occurrence in file.occurrences {
                let symbol = occurrence.symbol
                let isMaker = symbol.name == "init(rawValue:)" || symbol.name == "allCases"
                if isMaker, occurrence.roles.contains(.reference), let owner = compiled.owner(ofMember: symbol.usr) {
                    made.insert(owner.usr)
                }
                guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit) else { continue }
                if let owner = compiled.owner(ofMember: symbol.usr) {
                    written[owner.usr, default: []].insert(symbol.name)
                }
            }
        }
    }

    /// Whether the compiler writes how the type is encoded or decoded.
    private func isSynthesized(in type: String) -> Bool {
        let names = Set(compiled.supertypes(of: type).values.map(\.name))
        let own = written[type] ?? []
        let isDecoded = names.contains("Decodable") && !own.contains("init(from:)")
        return isDecoded || names.contains("Encodable") && !own.contains("encode(to:)")
    }

    func isCoded(_ usr: String, named name: String, _ kind: UInt32) -> Bool {
        guard let owner = compiled.owner(ofMember: usr) else { return false }
        switch kind {
        case IndexSymbolKind.instanceProperty.rawValue: return isSynthesized(in: owner.usr)
        case IndexSymbolKind.enum.rawValue: return name.hasSuffix("CodingKeys") && isSynthesized(in: owner.usr)
        case IndexSymbolKind.enumCase.rawValue:
            if isSynthesized(in: owner.usr) { return true }
            guard owner.name.hasSuffix("CodingKeys"), let coded = compiled.owner(ofMember: owner.usr) else {
                return false
            }
            return isSynthesized(in: coded.usr)
        default: return false
        }
    }

    private static let plain: Set<String> = [
        "Equatable", "Hashable", "Sendable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
        "Comparable",
        "LocalizedError", "BitwiseCopyable", "SendableMetatype", "Copyable", "Escapable", "Decodable", "Encodable",
        "RawRepresentable",
    ]

    /// Whether the code of a protocol may make a case of its raw value, should it have one.
    func isOpen(_ usr: String) -> Bool {
        guard let owner = compiled.owner(ofMember: usr) else { return false }
        let names = Set(compiled.supertypes(of: owner.usr).values.map(\.name))
        return !names.isSubset(of: Self.plain)
    }

    /// Whether a case may be made without being named; what takes any enumeration of a raw value is not known here.
    func isMade(_ usr: String) -> Bool {
        compiled.owner(ofMember: usr).map { made.contains($0.usr) } ?? false
    }
}
