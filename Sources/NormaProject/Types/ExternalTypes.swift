// Known types that aren't declared in a code base: the standard library's and the system frameworks'.

/// Relations between well-known outside types, from the public interfaces of Swift 6.2, the iOS 26 SDK and server packages.
///
/// Only types that a guide is likely to name: `conform-to: Decodable` must see `Codable`, `inherit: UIViewController`
/// a subclass of `UITableViewController`. A type that is missing here isn't wrong: it is unknown.
package enum ExternalTypes {
    /// The direct supertypes of an outside type, by simple name (`Notification.Name` for a nested one).
    package static func supertypes(of name: String) -> [String] { table[name] ?? [] }

    /// Whether it is known to be a protocol.
    package static func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    /// Whether it is known to be a class.
    package static func isClass(_ name: String) -> Bool { classes.contains(name) }

    /// Whether it is known to be a structure: no class, actor or protocol.
    package static func isStructure(_ name: String) -> Bool { rawTypes.contains(name) || structures.contains(name) }

    /// The same, also of types about which nothing else is known: no class, enum, actor or protocol.
    package static func isNamedAsStructure(_ name: String) -> Bool {
        isStructure(name) || structuresByName.contains(name)
    }

    /// Whether it is in the clause of an enum as its raw type: not a type that the enum inherits from.
    package static func isRawType(_ name: String) -> Bool { rawTypes.contains(name) }

    /// The types for which `Type.member` is an instance of the type itself: `URLSession.shared`.
    package static func isInstance(member: String, of name: String) -> Bool {
        instances[name]?.contains(member) ?? false
    }

    /// Whether it is a module of Apple's or of the toolchain that files see without importing it by name.
    package static func isSystemModule(_ name: String) -> Bool { systemModules.contains(name) }

    private static let systemModules: Set<String> = [
        "AppKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials", "Glibc", "ObjectiveC", "Observation", "Swift", "SwiftUI", "SwiftUICore", "Testing",
        "UIKit", "WatchKit", "XCTest",
    ]

    /// Whether a capitalised outside name is a function's: its result is something else.
    static func isFunction(_ name: String) -> Bool { functionPrefixes.contains { name.hasPrefix($0) } }

    /// Whether an optional has this method itself.
    static func isOptionalMethod(_ name: String) -> Bool { optionalMethods.contains(name) }

    /// Whether the type has a generic parameter, an associated type or a nested type of this name.
    static func declares(_ name: String, in type: String) -> Bool { nested[type]?.contains(name) ?? false }

    /// Whether the last name of several is a name of the standard library's collections for something that has a name of its own.
    static func isAssociatedType(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return associatedTypes.contains(String(name[name.index(after: dot)...]))
    }

    /// Names that `declares` knows in any type.
    static let nestedNames: [String] = Set(nested.values.joined()).sorted()

    /// A type of the standard library or Foundation that is seen before the members of a protocol.
    package static func isStandardName(_ name: String) -> Bool { standardNames.contains(name) }

    private static let table: [String: [String]] = {
        var table: [String: [String]] = [:]
        for (name, supers) in classList + protocolList + serverProtocolList + libraryProtocolList {
            table[name] = supers
        }
        return table
    }()

    private static let protocols: Set<String> = Set((protocolList + serverProtocolList + libraryProtocolList).map(\.0))
    private static let classes: Set<String> = Set(classList.map(\.0))
}
