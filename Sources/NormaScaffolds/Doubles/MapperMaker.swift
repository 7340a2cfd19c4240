// Makes a mapper from one type to another: parts that fit by name are converted, the others become parameters.

import NormaFacts

package enum MapperMaker {
    /// An extension of the given type with `toDomain()`, or a name after their relation; a part without a match becomes a
    /// parameter.
    package static func mapper(
        from given: DeclaredSignature,
        to wanted: DeclaredSignature,
        in signatures: any SignatureSource
    ) throws(ScaffoldProblem) -> TypeExtension {
        guard let type = given.type, let target = wanted.type else { throw ScaffoldProblem("this isn't a type") }
        let name = MapperName(from: MemberNames.bare(type.name), to: MemberNames.bare(target.name))
        guard target.kind != .enum else {
            throw ScaffoldProblem(
                "`\(target.fullName)` is an enum: you have to decide which value becomes which case",
                suggestion: "write `func \(name.function)()` with a switch; mappers of types that hold one use it"
            )
        }
        let stubs = StubValues(source: signatures, module: given.module)
        guard target.generics.parameters.isEmpty,
            let parts = Construction(target, sees: stubs.visibility(of: wanted)).parameters
        else {
            throw ScaffoldProblem(
                "`\(target.fullName)` has no initializer that a mapper could call",
                suggestion: "add an initializer that takes all of its parts and is neither throwing nor async"
            )
        }
        let (arguments, asked, notes) = Self.arguments(for: parts, from: type, signatures, given)
        let head = MockText.FunctionHead(
            opening: "func \(name.function)",
            parameters: asked,
            ending: " -> \(target.fullName)"
        )
        let lines = MockText.function(head: head, body: MockText.list(target.fullName, arguments))
        return TypeExtension(
            typeName: type.fullName,
            simpleName: type.name,
            role: name.role,
            module: given.module,
            imports: MockImports.lines(of: [given]) + otherModule(wanted, given),
            members: MockText.indented(lines),
            notes: notes
        )
    }

    /// The initializer's arguments, the mapper's parameters, and notes for a person.
    private static func arguments(
        for parts: [ParameterSignature],
        from type: TypeSignature,
        _ signatures: any SignatureSource,
        _ given: DeclaredSignature
    ) -> (arguments: [String], asked: [String], notes: [String]) {
        let properties = readable(type)
        var asked: [String] = []
        var notes: [String] = []
        let arguments = parts.map { part -> String in
            let label = part.label.isEmpty ? "" : "\(part.label): "
            let name = MemberNames.bare(part.name)
            if let found = properties[name], let value = conversion(of: part, from: found, signatures, given) {
                if let missing = value.missing, !notes.contains(missing) { notes.append(missing) }
                return label + value.text
            }
            asked.append("\(part.name): \(part.type.text)")
            let had = properties[name].map { " (there is `\($0.text)`)" } ?? ""
            notes.append("you have to decide where `\(part.name)` comes from: \(part.type.text)\(had)")
            return label + MockText.escaped(part.name)
        }
        let used = Set(parts.map { MemberNames.bare($0.name) })
        notes += properties.keys.filter { !used.contains($0) }.sorted().map {
            "`\($0)` of `\(type.fullName)` isn't mapped"
        }
        return (arguments, asked, notes)
    }

    private static func otherModule(_ wanted: DeclaredSignature, _ given: DeclaredSignature) -> [String] {
        let isImported = given.imports.contains { $0.path == wanted.module }
        return wanted.module == given.module || wanted.module.isEmpty || isImported ? [] : ["import \(wanted.module)"]
    }

    private static func readable(_ type: TypeSignature) -> [String: SignatureType] {
        var found: [String: SignatureType] = [:]
        for member in type.members where !member.isStatic && member.condition == nil {
            guard case .property(let property) = member.content, let written = property.type, property.effects == .none,
                AccessLevel(modifiers: member.modifiers) ?? .internal > .fileprivate
            else { continue }
            found[MemberNames.bare(property.name)] = written
        }
        return found
    }

    /// Integers that hold every value of the one after them.
    private static let wider: Set<String> = [
        "Int64 Int", "Int64 Int32", "Int Int32", "Int Int16", "Int Int8", "Double Float",
    ]

    /// How a part is made.
    private struct Conversion {
        var text: String
        /// The function that is missing before it compiles.
        var missing: String?
    }

    /// An expression for a part from a property of the same name; nil if a person must decide.
    private static func conversion(
        of part: ParameterSignature,
        from type: SignatureType,
        _ signatures: any SignatureSource,
        _ given: DeclaredSignature
    ) -> Conversion? {
        let name = MockText.escaped(MemberNames.bare(part.name))
        let wanted = part.type.text
        if type.text == wanted || .optional(type) == part.type { return Conversion(text: name) }
        if wider.contains("\(wanted) \(type.text)") { return Conversion(text: "\(wanted)(\(name))") }
        switch (type, part.type) {
        case (.array(let element), .array(let target)):
            return mapping(element, target, signatures, given) { "\(name).map { $0.\($0)() }" }
        case (.optional(let inner), .optional(let target)):
            return mapping(inner, target, signatures, given) { "\(name)?.\($0)()" }
        default: return mapping(type, part.type, signatures, given) { "\(name).\($0)()" }
        }
    }

    /// `AddressDTO` and `Address`: one has the other's name with a suffix, and both are in the code base.
    private static func mapping(
        _ type: SignatureType,
        _ target: SignatureType,
        _ signatures: any SignatureSource,
        _ given: DeclaredSignature,
        write: (_ function: String) -> String
    ) -> Conversion? {
        guard case .named(let names) = type, case .named(let wanted) = target, let own = names.last?.text,
            let other = wanted.last?.text, own != other, own.hasPrefix(other) || other.hasPrefix(own),
            let declared = signatures.declaration(names.map(\.text), from: NameScope(given)), declared.type != nil
        else { return nil }
        let function = MapperName(from: own, to: other).function
        let call = write(function)
        guard !hasMapper(declared, function, to: other, signatures) else { return Conversion(text: call) }
        let missing = "`\(own)` has no `\(function)()` yet: `norma new mapper \(type.text) \(target.text)` creates it"
        return Conversion(text: call, missing: missing)
    }

    private static func hasMapper(
        _ declared: DeclaredSignature,
        _ function: String,
        to target: String,
        _ signatures: any SignatureSource
    ) -> Bool {
        let extensions = signatures.extensions(ofTypesNamed: declared.type?.name ?? "")
        return ([declared] + extensions).flatMap { $0.type?.members ?? [] }.contains { member in
            guard case .function(let found) = member.content, found.name == function, !member.isStatic,
                found.parameters.allSatisfy({ $0.defaultValue != nil }), found.effects == .none,
                case .named(let names) = found.result
            else { return false }
            return names.last?.text == target
        }
    }
}
