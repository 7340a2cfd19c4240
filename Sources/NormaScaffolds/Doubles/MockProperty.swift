// A mocked property: a stored one wherever that is enough.

import NormaFacts

struct MockProperty {
    let context: MockContext
    let member: MemberSignature
    let property: PropertySignature
    let base: String

    func mocked() -> MockMember {
        let written = property.type ?? .name("Any")
        if property.effects != .none { return getter(written) }
        let type = context.change(written)
        if let made = published(type) { return made }
        let stub = context.stub(type)
        let isIsolatedAway = member.modifiers.contains { $0.hasPrefix("nonisolated") }
        let mayAsk = !context.needsDefaults && !member.isStatic && member.condition == nil
        if member.isStatic, context.isGeneric { return computed(type, stub) }
        var made = MockMember(condition: member.condition)
        let isUnsafe =
            (member.isStatic && !context.isGloballyIsolated)
            || (isIsolatedAway && (context.isActor || context.isGloballyIsolated))
        var value = StoredValue(
            name: property.name,
            type: type,
            defaultValue: stub,
            isStatic: member.isStatic,
            isUnsafe: isUnsafe,
            condition: member.condition
        )
        if stub != nil || mayAsk {
            made.storage = [value]
            return made
        }
        return trapping(&value, type)
    }

    /// A publisher of Combine: a published value that a test sets, and its projection.
    private func published(_ type: SignatureType) -> MockMember? {
        guard case .named(let names) = type, names.map(\.text) == ["Published", "Publisher"], !member.isStatic,
            let value = names.first?.arguments.first, let stub = context.stub(value)
        else { return nil }
        let name = "_" + MemberNames.bare(property.name)
        var made = MockMember(condition: member.condition)
        made.storage = [
            StoredValue(
                name: name,
                type: value,
                defaultValue: stub,
                isRecord: true,
                condition: member.condition,
                attribute: "@Published "
            )
        ]
        made.code = ["\(context.access)var \(property.name): \(type.text) { $\(name) }"]
        return made
    }

    /// For values that can't be made up and may not be asked for.
    private func trapping(_ value: inout StoredValue, _ type: SignatureType) -> MockMember {
        var made = MockMember(condition: member.condition)
        let name = MemberNames.bare(property.name) + "Value"
        value.name = name
        value.type = .optional(type)
        value.defaultValue = "nil"
        made.storage = [value]
        let reference = (member.isStatic ? "Self." : "") + name
        let modifiers = context.access + MockText.keptModifiers(member.modifiers)
        made.code = [
            "\(modifiers)var \(property.name): \(type.text) {",
            "    get {",
            "        guard let value = \(reference) else { preconditionFailure(\"set `\(name)` first\") }",
            "        return value",
            "    }",
            "    set { \(reference) = newValue }",
            "}",
        ]
        made.notes = ["`\(property.name)` traps until `\(name)` is set: no value of `\(type.text)` can be made up"]
        return made
    }

    /// A getter that is async or throws answers as a function does.
    private func getter(_ type: SignatureType) -> MockMember {
        let function = FunctionSignature(
            kind: .function,
            name: base,
            isOperator: false,
            generics: GenericSignature(),
            parameters: [],
            effects: property.effects,
            result: type
        )
        return MockFunction(function, of: member, base: base, in: context).mockedGetter(named: property.name)
    }

    private func computed(_ type: SignatureType, _ stub: String?) -> MockMember {
        var made = MockMember(condition: member.condition)
        let modifiers = context.access + MockText.keptModifiers(member.modifiers)
        let value = stub ?? "preconditionFailure(\"`\(property.name)` has no answer\")"
        if stub == nil {
            made.notes = [
                "`\(property.name)` traps: a generic class can't have static stored properties, and no value of `\(type.text)` can be made up"
            ]
        }
        let setter = property.hasSetter ? " set {}" : ""
        made.code = [
            "\(modifiers)var \(property.name): \(type.text) { \(setter.isEmpty ? value : "get { \(value) }\(setter)") }"
        ]
        return made
    }
}
