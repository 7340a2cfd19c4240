// The values of derived code for templates: its parts by the names of placeholders.

/// Something derived from a declaration, with its values for templates.
package struct DerivedText: Sendable {
    /// By the placeholder's name, imports left out.
    package var values: [String: TemplateValue]
    /// Import lines, without that of the module it is derived from.
    package var imports: [String]
    /// Notes for a person.
    package var notes: [String]
    /// The protocols whose doubles it uses, and that have none yet.
    package var wanted: [DeclaredSignature] = []

    package init(_ double: TestDouble) {
        values = [
            "Name": .text(double.baseName), "double": .text(double.name), "Protocol": .text(double.protocolName),
            "Module": .text(double.module), "attributes": .text(double.attributes), "access": .text(double.access),
            "kind": .text(double.kind), "generics": .text(double.generics), "requirements": .text(double.requirements),
            "superclass": .text(double.superclass), "conformances": .text(double.conformances),
            "members": .text(double.members), "condition": .text(double.condition ?? ""),
        ]
        if double.condition == nil { values["condition"] = .flag(false) }
        imports = double.imports
        notes = double.notes
    }

    package init(_ made: TypeExtension) {
        values = [
            "Name": .text(MemberNames.bare(made.simpleName)), "Type": .text(made.typeName),
            "Module": .text(made.module), "role": .text(made.role), "members": .text(made.members),
        ]
        imports = made.imports
        notes = made.notes
    }

    package init(_ suite: TestSuite) {
        values = [
            "Name": .text(suite.baseName), "Type": .text(suite.typeName), "Module": .text(suite.module),
            "suite": .text(suite.name), "attributes": .text(suite.attributes), "members": .text(suite.members),
            "conformances": .text(suite.conformances), "methods": .text(suite.methods),
            "properties": suite.properties.isEmpty ? .flag(false) : .text(suite.properties),
            "preparation": suite.preparation.isEmpty ? .flag(false) : .text(suite.preparation),
            "condition": suite.condition.map { .text($0) } ?? .flag(false),
            "xctest": .flag(suite.framework == .xctest),
        ]
        imports = suite.imports
        notes = suite.notes
        wanted = suite.wanted
    }

    package init(_ contract: DerivedProtocol) {
        values = [
            "Name": .text(contract.baseName), "Type": .text(contract.typeName), "Module": .text(contract.module),
            "protocol": .text(contract.name), "attributes": .text(contract.attributes),
            "access": .text(contract.access), "members": .text(contract.members),
            "condition": contract.condition.map { .text($0) } ?? .flag(false),
        ]
        imports = contract.imports
        notes = contract.notes
    }

    package init(_ preview: ViewPreview) {
        values = [
            "Name": .text(preview.name), "Type": .text(preview.typeName), "Module": .text(preview.module),
            "attributes": .text(preview.attributes), "members": .text(preview.members),
            "condition": preview.condition.map { .text($0) } ?? .flag(false),
        ]
        imports = preview.imports
        notes = preview.notes
    }

    /// With the imports that it needs at its place.
    ///
    /// - Parameter own: the line that imports the module it is derived from; nil if it is in that module.
    package func values(importing own: String?) -> [String: TemplateValue] {
        var all = values
        var lines = imports.filter { $0 != own }
        if let own {
            // Sorted by the modules' names, testable imports last, as `swift format` orders them.
            let index = own.hasPrefix("@testable") ? nil : lines.firstIndex { $0.hasPrefix("import ") && $0 > own }
            if let index {
                lines.insert(own, at: index)
            } else {
                if own.hasPrefix("@testable"), !lines.isEmpty { lines.append("") }
                lines.append(own)
            }
        }
        all["imports"] = lines.isEmpty ? .flag(false) : .text(lines.joined(separator: "\n"))
        let names = lines.filter { $0.hasPrefix("import ") }.map { TemplateValue.text(String($0.dropFirst(7))) }
        all["import"] = .list(
            names.enumerated().map { index, name in
                InputValues.item(name, named: "import", isFirst: index == 0, isLast: index == names.count - 1)
            }
        )
        return all
    }
}
