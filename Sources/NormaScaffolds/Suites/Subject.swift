// The subject of a test: the type, how a value of it is made, and the doubles that it is made with.

import NormaFacts

/// A type for which tests are made, with its generic parameters filled in.
struct Subject {
    let declared: DeclaredSignature
    let type: TypeSignature
    let shape: DoubleShape
    let values: SampleValues
    /// `Cart.Cache<Int, String>`
    let typeText: String
    /// The suite's constants.
    private(set) var doubles: [SuiteDouble] = []
    /// The parameters without a known value.
    private(set) var missing: [(name: String, type: String)] = []
    /// Nil if no value can be made, and only static members can be tested.
    private(set) var chosen: Initializer?
    /// The function that makes one; empty if none can be made.
    private(set) var builder: [String] = []
    /// The expression that makes one, and the lines before it.
    private(set) var call: [String] = []
    private(set) var preparation: [String] = []
    private(set) var isAsync = false
    private(set) var isThrowing = false
    private(set) var isFailable = false
    private(set) var notes: [String] = []
    /// The doubles' own declarations.
    private(set) var used: [DeclaredSignature] = []
    /// The protocols whose doubles are missing.
    private(set) var wanted: [DeclaredSignature] = []

    var scope: NameScope { NameScope(declared) }
    var isActor: Bool { type.kind == .actor }
    var isCopyable: Bool { !type.inherited.contains(where: \.isSuppressed) }

    /// A property that is made before each test, and not by a function that each test calls.
    var isFixture: Bool { shape.suite.fixtures == .setUp && !builder.isEmpty && isCopyable }

    /// Makes one, or nil if its initializer rejects the samples.
    var forgivingCall: [String] {
        guard missing.isEmpty, let first = call.first, first.hasPrefix("try ") else { return call }
        return ["try? " + first.dropFirst(4)] + call.dropFirst()
    }

    /// `makeSUT`
    var builderName: String { shape.subject == "sut" ? "makeSUT" : "make" + MemberNames.capitalised(shape.subject) }

    init(
        _ declared: DeclaredSignature,
        _ type: TypeSignature,
        _ members: [OwnedMember],
        _ values: SampleValues,
        _ shape: DoubleShape
    ) throws(ScaffoldProblem) {
        self.declared = declared
        self.type = type
        self.shape = shape
        guard
            let placeholders = PlaceholderTypes(
                type.generics,
                from: NameScope(declared),
                values.source,
                values.standIns
            )
        else {
            throw ScaffoldProblem(
                "`\(type.fullName)\(type.generics.parameterClause)` is generic, so the types that the tests should use are unknown",
                suggestion: "write these tests by hand"
            )
        }
        let arguments = type.generics.parameters.compactMap { placeholders.types[$0.name]?.text }
        let written = arguments.isEmpty ? type.fullName : "\(type.fullName)<\(arguments.joined(separator: ", "))>"
        typeText = written
        var own = values
        own.change = { $0.replacing { $0.text == "Self" ? .name(written) : nil } }
        self.values = own.inside(placeholders)
        used = placeholders.usedInOrder
        for parameter in type.generics.parameters {
            guard let type = placeholders.types[parameter.name], !placeholders.doubles.contains(parameter.name)
            else { continue }
            notes.append("in the tests `\(parameter.name)` is `\(type.text)`: choose a type that shows more")
        }
        wanted = placeholders.wanted
        if type.kind == .enum { chooseCase() } else { choose(among: members) }
    }

    // MARK: - Making one

    private mutating func chooseCase() {
        let arguments = type.generics.parameters.map { values.change(.name($0.name)) }
        var names = declared.fullName.map { SignatureTypeName($0) }
        if let last = names.indices.last { names[last].arguments = arguments }
        guard let value = values.stubs.expression(for: .named(names), from: scope) else { return }
        write([], value.hasPrefix(".") ? [value] : ["\(value)"])
    }

    private struct Attempt {
        var initializer: Initializer
        var arguments: CallArguments
        var doubles: DoubleArguments
    }

    private mutating func choose(among members: [OwnedMember]) {
        let sees = values.stubs.visibility(of: declared)
        let candidates = Initializer.all(of: declared, members: members, in: values.source, sees: sees)
        // A function that makes one may need one itself.
        let factories = Initializer.factories(of: type, members: members, sees: sees).compactMap { attempt($0) }
            .filter(\.arguments.missing.isEmpty)
        guard let best = Self.best(candidates.compactMap { attempt($0) }) ?? Self.best(factories) else { return }
        chosen = best.initializer
        doubles = best.doubles.constants
        used += best.doubles.used
        wanted += best.doubles.wanted
        notes += best.doubles.notes
        missing = best.arguments.missing
        isAsync = best.initializer.effects.isAsync
        isThrowing = best.initializer.effects.throwing != .never || !missing.isEmpty
        isFailable = best.initializer.isFailable
        let marks =
            (best.initializer.effects.throwing == .never ? "" : "try ")
            + (isAsync ? "await " : "")
        let function = typeText + (best.initializer.factory.map { "." + $0 } ?? "")
        write(best.arguments.preparation, MockText.list(marks + function, best.arguments.texts))
    }

    private static func best(_ attempts: [Attempt]) -> Attempt? {
        attempts.min { left, right in
            let cost = { (one: Attempt) in
                [
                    one.arguments.missing.count, one.initializer.effects == .none ? 0 : 1,
                    one.initializer.isFailable ? 1 : 0, -one.initializer.parameters.count,
                ]
            }
            return cost(left).lexicographicallyPrecedes(cost(right))
        }
    }

    private func attempt(_ initializer: Initializer) -> Attempt? {
        let areConstants = !values.standIns.isForPreviews
        guard let arguments = arguments(initializer, areConstants: areConstants), !arguments.1.isImpossible else {
            return nil
        }
        return Attempt(initializer: initializer, arguments: arguments.1, doubles: arguments.0)
    }

    /// The arguments of an initializer; nil if its types are unknown.
    func arguments(
        _ initializer: Initializer,
        areConstants: Bool
    ) -> (DoubleArguments, CallArguments)? {
        let scope = NameScope(initializer.owner)
        guard
            let placeholders = PlaceholderTypes(initializer.generics, from: scope, values.source, values.standIns)
        else { return nil }
        let own = values.inside(placeholders)
        var doubles = DoubleArguments(
            initializer.parameters,
            own,
            scope,
            shape,
            isForActor: isActor,
            areConstants: areConstants
        )
        doubles.wanted += placeholders.wanted
        doubles.used += placeholders.usedInOrder
        let arguments = CallArguments(
            initializer.parameters,
            own,
            from: scope,
            taken: [shape.subject, shape.outcome],
            given: doubles.given,
            style: shape.suite
        )
        return (doubles, arguments)
    }

    private mutating func write(_ preparation: [String], _ call: [String]) {
        let effects = SignatureEffects(isAsync: isAsync, throwing: isThrowing ? .anything : .never)
        self.call = call
        self.preparation = preparation
        var body = preparation
        if preparation.isEmpty {
            body = call
        } else {
            body += ["return \(call.first ?? "")"] + call.dropFirst()
        }
        let head = MockText.FunctionHead(
            opening: "private func \(builderName)",
            parameters: [],
            ending: "\(effects.description) -> \(typeText)\(isFailable ? "?" : "")"
        )
        builder = MockText.availability(type.attributes) + MockText.function(head: head, body: body)
    }
}
