// Makes a mock of a protocol: every requirement becomes storage and code in the shape that a guide prescribes.

import NormaFacts

package enum MockMaker {
    /// A mock of a protocol.
    ///
    /// - Parameter module: the module of the mock; empty for the protocol's own. Values that only another module can make are
    ///   not used as defaults there.
    /// - Parameter written: the handwritten members of the double; if one meets a requirement, only the others are
    ///   made, and no initializer.
    /// - Throws: if no type can meet the protocol, or only with an operator that can't be made up.
    package static func mock(
        of declared: DeclaredSignature,
        shape: DoubleShape,
        from source: any SignatureSource,
        into module: String = "",
        beside written: [TypeSignature] = []
    ) throws(ScaffoldProblem) -> TestDouble {
        let requirements = Requirements(of: declared, in: source)
        var plan = try MockPlan(declared, requirements, shape, source, module.isEmpty ? declared.module : module)
        try plan.leaveOut(written.flatMap(\.members))
        return plan.double()
    }
}

struct MockPlan {
    private let declared: DeclaredSignature
    private let shape: DoubleShape
    private let requirements: Requirements
    private let associated: AssociatedTypes
    private let outside: [OutsideRequirements]
    private let superclass: String?
    private var context: MockContext
    /// Each with its requirement; nil for requirements from outside.
    private var members: [MockMember] = []
    private var met: [MemberSignature?] = []
    /// It adds to handwritten code.
    private var isAddition = false
    private var initializers: [Requirement] = []
    private var notes: [String] = []

    init(
        _ declared: DeclaredSignature,
        _ requirements: Requirements,
        _ shape: DoubleShape,
        _ source: any SignatureSource,
        _ module: String
    ) throws(ScaffoldProblem) {
        guard let type = declared.type, type.kind == .protocol else {
            throw ScaffoldProblem("`\(declared.fullName.joined(separator: "."))` isn't a protocol")
        }
        self.declared = declared
        self.shape = shape
        self.requirements = requirements
        try Self.refuse(type, requirements, access: source.access(of: declared))
        let name = shape.doubleName(of: type.name)
        associated = AssociatedTypes(requirements) { MockContext.change($0, name: name) }
        let stubs = StubValues(source: source, module: module)
        let known = requirements.outside.map { name in
            (
                name,
                OutsideRequirements(name, requirements.clauses) { stubs.expression(for: $0, from: NameScope(declared)) }
            )
        }
        outside = known.compactMap(\.1)
        notes = known.filter { $0.1 == nil }.map {
            "`\(type.name)` inherits from `\($0.0)`, which isn't declared here: `\(name)` may need its members, or it as a "
                + "superclass; write them outside of the marks"
        }
        superclass = requirements.superclass ?? outside.lazy.compactMap(\.superclass).first
        initializers = requirements.members.filter { $0.member.isInitializer && !$0.hasDefault }
        let isGlobal = requirements.protocols.contains { $0.type?.globalActor != nil }
        context = MockContext(
            shape: shape,
            name: name,
            access: Self.access(shape, type),
            isGeneric: !associated.generics.parameters.isEmpty,
            isActor: outside.contains(where: \.isActor) || (shape.sendability == .actor && !isGlobal),
            isGloballyIsolated: isGlobal,
            // An unknown protocol may require it too, and stating it does no harm.
            isSendable: shape.sendability == .unchecked || outside.contains(where: \.isSendable)
                || outside.count < known.count,
            needsDefaults: !initializers.isEmpty || outside.contains(where: \.hasInitializer),
            stubs: stubs,
            scope: NameScope(declared),
            source: source,
            fixed: Dictionary(associated.aliases.map { ($0.name, $0.target) }) { first, _ in first }
        )
        try makeMembers()
    }

    private static func refuse(
        _ type: TypeSignature,
        _ requirements: Requirements,
        access: AccessLevel
    ) throws(ScaffoldProblem) {
        if access < .internal {
            throw ScaffoldProblem(
                "`\(type.name)` is \(access): a double in another file can't see it",
                suggestion: "make it internal, or write the double in the same file"
            )
        }
        if type.modifiers.contains("distributed") || requirements.outside.contains("DistributedActor") {
            throw ScaffoldProblem("`\(type.name)` is for distributed actors, which can't be mocked")
        }
        if type.inherited.contains(where: \.isSuppressed) {
            throw ScaffoldProblem(
                "`\(type.name)` allows noncopyable types; a class as its double would hide that"
            )
        }
    }

    /// A double is at most as visible as its protocol.
    private static func access(_ shape: DoubleShape, _ type: TypeSignature) -> String {
        let level = min(shape.access, type.access == .open ? .public : type.access)
        return level > .internal ? "\(level) " : ""
    }

    // MARK: - Members

    private mutating func makeMembers() throws(ScaffoldProblem) {
        let wanted = requirements.members.filter(\.isMember)
        let names = MemberNames(wanted).names
        for (requirement, base) in zip(wanted, names) {
            var inner = context
            inner.scope = NameScope(requirement.owner)
            let member = requirement.member
            switch member.content {
            case .property(let property):
                add(MockProperty(context: inner, member: member, property: property, base: base).mocked(), requirement)
            case .function(let function) where function.isOperator: try addOperator(function, requirement)
            case .function(let function):
                let made = MockFunction(function, of: member, base: base, in: inner).mocked()
                // A member that would trap is left to the default implementation.
                if requirement.hasDefault, !made.notes.isEmpty { continue }
                add(made, requirement)
            default: break
            }
        }
        addOutside(wanted)
        for requirement in initializers { addInitializer(requirement) }
        met += Array(repeating: nil, count: members.count - met.count)
        notes += members.flatMap(\.notes)
    }

    private mutating func add(_ member: MockMember, _ requirement: Requirement) {
        members.append(member)
        met.append(requirement.member)
    }

    /// Handwritten code stays: only the rest is made, and it may not ask for values that the handwritten initializer doesn't
    /// know.
    fileprivate mutating func leaveOut(_ written: [MemberSignature]) throws(ScaffoldProblem) {
        let isWritten = isWritten(among: written)
        guard met.contains(where: { $0.map(isWritten) ?? false }) else { return }
        isAddition = true
        let kept = zip(members, met).filter { $0.1.map { !isWritten($0) } ?? false }
        members = kept.map(\.0)
        met = kept.map(\.1)
        let lacking = lacking.map { "`\($0)`" }.joined(separator: ", ")
        let body = MockBody(context, associated, members, hasSuperclass: superclass != nil, initializers)
        guard !body.asksForValues else {
            throw ScaffoldProblem(
                "`\(context.name)` is missing \(lacking), whose values have to be passed to its initializer",
                suggestion: "write them by hand"
            )
        }
        notes = members.flatMap(\.notes)
    }

    private var lacking: [String] { met.compactMap { $0?.requirementName } }

    /// By the name, since types can be spelled in several ways; of overloads, if some are missing, by the types too.
    private func isWritten(among written: [MemberSignature]) -> (MemberSignature) -> Bool {
        let count = { (names: [String]) in names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
        let (wanted, found) = (count(lacking), count(written.map(\.requirementName)))
        let signatures = Set(written.map(\.signature))
        return { member in
            let name = member.requirementName
            return found[name, default: 0] >= wanted[name, default: 0] || signatures.contains(member.signature)
        }
    }

    /// Requirements that several protocols from outside share, or that one of the code base states too, appear once.
    private mutating func addOutside(_ wanted: [Requirement]) {
        var seen = Set((wanted + initializers).map(\.member.requirementName))
        for code in outside.flatMap(\.members) {
            guard let first = code.first, seen.insert(OutsideRequirements.title(of: first)).inserted else { continue }
            members.append(MockMember(code: code.map { context.access + Self.named($0, context.name) }))
        }
    }

    private static func named(_ line: String, _ name: String) -> String {
        line.replacing(": Mock", with: ": \(name)").replacing("[Mock]", with: "[\(name)]")
    }

    private mutating func addOperator(_ function: FunctionSignature, _ requirement: Requirement) throws(ScaffoldProblem)
    {
        if requirement.hasDefault { return }
        let lines: [String]? =
            switch function.name {
            case "==": ["static func == (left: \(context.name), right: \(context.name)) -> Bool { left === right }"]
            default: nil
            }
        guard let lines else {
            throw ScaffoldProblem(
                "`\(declared.type?.name ?? "")` requires the operator `\(function.name)`, whose result can't be made up",
                suggestion: "write this double by hand, or use a real value"
            )
        }
        add(MockMember(code: lines.map { context.access + $0 }), requirement)
    }

    private mutating func addInitializer(_ requirement: Requirement) {
        guard case .function(let function) = requirement.member.content, case .initializer(let mark) = function.kind
        else {
            return
        }
        let generics = function.generics.replacing(context.change)
        let parameters = function.parameters.enumerated().map { index, parameter in
            MockParameter(parameter, at: index, generics: function.generics, in: context).declaration
        }
        let head = MockText.FunctionHead(
            opening: "\(context.access)init\(mark)\(generics.parameterClause)",
            parameters: parameters,
            ending: function.effects.description + generics.whereClause
        )
        let body = superclass == nil ? [] : ["super.init()"]
        let code = MockText.keptAttributes(requirement.member.attributes) + MockText.function(head: head, body: body)
        members.append(MockMember(code: code, condition: requirement.member.condition))
    }

    // MARK: - The whole

    func double() -> TestDouble {
        let type = declared.type
        var body = MockBody(context, associated, members, hasSuperclass: superclass != nil, initializers)
        body.isAddition = isAddition
        let origin = ([declared.module] + declared.fullName).filter { !$0.isEmpty }.joined(separator: ".")
        let name = type?.fullName ?? ""
        let actor = requirements.protocols.lazy.compactMap { $0.type?.globalActor }.first
        let isUnchecked = context.isSendable && !context.isActor && !context.isGloballyIsolated
        let attributes = (actor.map { [$0] } ?? []) + MockText.availability(type?.attributes ?? [])
        return TestDouble(
            name: context.name,
            baseName: shape.baseName(of: type?.name ?? ""),
            protocolName: name,
            module: declared.module,
            attributes: attributes.map { $0 + "\n" }.joined(),
            access: context.access,
            kind: context.isActor ? "actor" : "final class",
            generics: associated.generics.parameterClause,
            requirements: GenericSignature(requirements: associated.generics.requirements).whereClause,
            superclass: superclass.map { $0 + ", " } ?? "",
            conformances: isUnchecked ? ", @unchecked Sendable" : "",
            imports: MockImports.lines(of: requirements.protocols),
            members: shape.indented(DerivedRegion.marked(body.text, origin: origin)),
            condition: type?.condition,
            asksForValues: body.asksForValues,
            notes: notes,
            lacking: isAddition ? lacking : nil
        )
    }
}

extension Requirement {
    /// A function, subscript or property.
    fileprivate var isMember: Bool {
        switch member.content {
        case .function: !member.isInitializer
        case .property: true
        default: false
        }
    }
}

extension TypeSignature {
    /// `@MainActor` and the like; by its name, since which attributes are global actors is not always known.
    var globalActor: String? {
        attributes.first(where: Self.isGlobalActor)
    }

    static func isGlobalActor(_ attribute: String) -> Bool {
        let name = attribute.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.hasSuffix("Actor")
    }
}

extension MockText {
    static func availability(_ attributes: [String]) -> [String] { attributes.filter { $0.hasPrefix("@available") } }
}
