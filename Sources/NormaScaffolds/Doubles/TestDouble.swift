// A test double, ready to be put into a template.

/// The content that a template needs to write a double.
package struct TestDouble: Sendable, Hashable {
    /// `UserRepositoryMock`
    package var name: String
    /// The protocol's name without the endings that the guide drops.
    package var baseName: String
    /// As it is named in code: `UserRepositoryContract`, `Cart.Store`.
    package var protocolName: String
    /// The module of the protocol; empty if it is in none.
    package var module: String
    /// Lines before the class, each with a line break at its end: `@MainActor`.
    package var attributes: String
    /// `public ` with a space after it; empty for `internal`.
    package var access: String
    /// `final class` or `actor`
    package var kind: String
    /// `<Item: Codable>`; empty if nothing is generic.
    package var generics: String
    /// ` where Item.Element == Int`; empty without requirements.
    package var requirements: String
    /// The text before the protocol, after the colon: `NSObject, `; usually empty.
    package var superclass: String
    /// The text after the protocol: `, @unchecked Sendable`; often empty.
    package var conformances: String
    /// Finished import lines, `#if` and all.
    package var imports: [String]
    /// Finished members, indented by four spaces, without a line break at the end.
    package var members: String
    /// The `#if` around the protocol, which has to be around the double too; nil if there is none.
    package var condition: String?
    /// Its initializer takes the values for which no default can be made up.
    package var asksForValues: Bool
    /// Notes for a person: requirements that are not in it, and why.
    package var notes: [String]
    /// For a handwritten double, the requirements that it does not meet; nil if all of it is made.
    package var lacking: [String]?

    /// It may be passed to an actor.
    var isSendable: Bool { kind == "actor" || conformances.contains("Sendable") }

    /// The whole double as one file, as the built-in template would write it.
    package var text: String {
        let imports = imports.isEmpty ? "" : imports.joined(separator: "\n") + "\n\n"
        let head = "\(access)\(kind) \(name)\(generics): \(superclass)\(protocolName)\(conformances)\(requirements)"
        let type = attributes + head + (members.isEmpty ? " {}\n" : " {\n\(members)\n}\n")
        return imports + (condition.map { "#if \($0)\n\(type)#endif\n" } ?? type)
    }
}
