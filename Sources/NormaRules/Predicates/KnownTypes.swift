// Known facts about types outside the project: their ancestors, and the conformances that macros add to a type.

import NormaProject

enum KnownTypes {
    /// All supertypes of a type outside the project, as far as rules are likely to ask; nil if the type is unknown.
    static func ancestors(of name: String) -> [String]? {
        guard isKnown(name) else { return nil }
        var result: [String] = []
        var open = [name]
        while let next = open.popLast() {
            for parent in ExternalTypes.supertypes(of: next) where !result.contains(parent) {
                result.append(parent)
                open.append(parent)
            }
        }
        return result
    }

    /// Protocols of the standard library that no release can make sendable: every class may conform to them.
    static func isNeverSendable(_ name: String) -> Bool { neverSendable.contains(name) }

    private static let neverSendable: Set<String> = [
        "Any", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
        "NSObjectProtocol", "ObservableObject", "RawRepresentable",
    ]

    private static func isKnown(_ name: String) -> Bool {
        ExternalTypes.isProtocol(name) || ExternalTypes.isClass(name) || !ExternalTypes.supertypes(of: name).isEmpty
    }

    /// The conformances that an attribute adds to its type; nil if it is an unknown macro.
    static func conformances(addedBy attribute: String) -> [String]? {
        if let added = macros[attribute] { return added }
        return plainAttributes.contains(attribute) || attribute.hasSuffix("Actor") ? [] : nil
    }

    private static let macros: [String: [String]] = [
        "Model": ["PersistentModel", "Observable", "Identifiable", "Hashable", "Equatable", "Sendable"],
        "Observable": ["Observable"],
        "Suite": [],
    ]

    private static let plainAttributes: Set<String> = [
        "MainActor", "NSApplicationMain", "UIApplicationMain", "_spi", "available", "dynamicCallable",
        "dynamicMemberLookup", "frozen", "globalActor", "inlinable", "main", "nonobjc", "objc", "objcMembers",
        "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "testable", "unchecked",
        "usableFromInline",
        "warn_unqualified_access",
    ]
}
