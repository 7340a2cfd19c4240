// A test double, ready to be put into a template.

/// What a template needs to write a double.
package struct TestDouble: Sendable, Hashable {
    /// `UserRepositoryMock`
    package var name: String
    /// The protocol's name without the endings that the guide drops.
    package var baseName: String
    /// As it is named in code: `UserRepositoryContract`, `Cart.Store`.
    package var protocolName: String
    /// The module of the protocol; empty where it is in none.
    package var module: String
    /// Lines before the class, each with a line break at its end: `@MainActor`.
    package var attributes: String
    /// `public ` with a space behind it; empty for `internal`.
    package var access: String
    /// `final class` or `actor`
    package var kind: String
    /// `<Item: Codable>`; empty where nothing is generic.
    package var generics: String
    /// ` where Item.Element == Int`; empty where nothing is demanded.
    package var requirements: String
    /// What stands before the protocol behind the colon: `NSObject, `; usually empty.
    package var superclass: String
    /// What stands behind the protocol: `, @unchecked Sendable`; often empty.
    package var conformances: String
    /// Finished import lines, `#if` and all.
    package var imports: [String]
    /// Finished members, indented by four spaces, without a line break at the end.
    package var members: String
    /// The `#if` around the protocol, which has to be around the double too; nil where there is none.
    package var condition: String?
    /// Its initializer takes what no default can be made up for.
    package var asksForValues: Bool
    /// What a person should know: requirements that are not in it, and why.
    package var notes: [String]
    /// Of a double that somebody wrote, the requirements that it does not meet; nil where all of it is made.
    package var lacking: [String]?

    /// The whole double as one file; what a template without wishes of its own would write.
    package var text: String {
        let imports = imports.isEmpty ? "" : imports.joined(separator: "\n") + "\n\n"
        let head = "\(access)\(kind) \(name)\(generics): \(superclass)\(protocolName)\(conformances)\(requirements)"
        let type = attributes + head + (members.isEmpty ? " {}\n" : " {\n\(members)\n}\n")
        return imports + (condition.map { "#if \($0)\n\(type)#endif\n" } ?? type)
    }
}
