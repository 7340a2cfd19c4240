// A requirement in a mock: the values that it keeps, and its code.

import NormaFacts

/// A stored property of a mock.
struct StoredValue: Sendable {
    var name: String
    var type: SignatureType
    /// Nil if the initializer must get it.
    var defaultValue: String?
    var isStatic = false
    /// Written with `nonisolated(unsafe)`.
    var isUnsafe = false
    /// A record of calls: nothing that a test sets.
    var isRecord = false
    var condition: String?
    /// `@Published`, with a space after it; usually empty.
    var attribute = ""
}

struct MockMember: Sendable {
    var storage: [StoredValue] = []
    /// Without indentation.
    var code: [String] = []
    var condition: String?
    var notes: [String] = []
    /// It throws the mock's own error.
    var throwsUnset = false
}

/// The context that all members of a mock share.
struct MockContext: Sendable {
    var shape: DoubleShape
    var name: String
    /// With a space after it; empty for `internal`.
    var access: String
    var isGeneric: Bool
    var isActor: Bool
    /// A global actor holds the class, so that static storage is safe.
    var isGloballyIsolated: Bool
    var isSendable: Bool
    /// Nothing may be asked for in the initializer.
    var needsDefaults: Bool
    var stubs: StubValues
    var scope: NameScope
    var source: any SignatureSource
    /// Associated types that a clause fixes.
    var fixed: [String: SignatureType]

    /// `Self` becomes the double's name, `Self.Item` is `Item`.
    func change(_ type: SignatureType) -> SignatureType {
        let changed = Self.change(type, name: name)
        return scope.enclosing.count > 1 ? qualified(changed) : changed
    }

    /// A double of a nested protocol is outside of the type: declarations next to the protocol need their whole name.
    private func qualified(_ type: SignatureType) -> SignatureType {
        type.replacing { part in
            guard case .named(let names) = part,
                let declared = source.declaration(names.map(\.text), from: scope),
                declared.enclosing.count > 0, declared.fullName.count > names.count
            else { return nil }
            let missing = declared.fullName.dropLast(names.count).map { SignatureTypeName($0) }
            return .named(missing + names)
        }
    }

    static func change(_ type: SignatureType, name: String) -> SignatureType {
        type.replacing { part in
            guard case .named(let names) = part, let first = names.first, first.text == "Self" else { return nil }
            if names.count == 1 { return .name(name) }
            return .named(
                names.dropFirst().map { part in
                    SignatureTypeName(part.text, arguments: part.arguments.map { change($0, name: name) })
                }
            )
        }
    }

    func stub(_ type: SignatureType) -> String? {
        if type.text == name { return nil }
        let settled = type.replacing { part in
            guard case .named(let names) = part, names.count == 1, let only = names.first else { return nil }
            return fixed[only.text]
        }
        return stubs.expression(for: settled, from: scope)
    }
}
