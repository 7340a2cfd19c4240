// The test of one member: makes the subject, calls the member once, and says that nothing is expected of it yet.

import NormaFacts

struct MemberTest {
    private let subject: Subject
    private let owned: OwnedMember
    private let values: SampleValues
    private let arguments: CallArguments
    private let doubles: DoubleArguments?
    private let function: FunctionSignature
    private let isProperty: Bool

    var notes: [String] { doubles?.notes ?? [] }
    var used: [DeclaredSignature] { doubles?.used ?? [] }
    var wanted: [DeclaredSignature] { doubles?.wanted ?? [] }

    /// - Throws: why there is no test of it, as a clause; empty if no test is needed.
    init(_ owned: OwnedMember, of subject: Subject, isOverloaded: Bool) throws(ScaffoldProblem) {
        self.subject = subject
        self.owned = owned
        guard let function = Self.function(owned.member) else { throw ScaffoldProblem("") }
        isProperty = owned.member.isComputed
        self.function = function
        let scope = NameScope(owned.owner)
        let title = owned.member.requirementName
        guard owned.isCurrent else { throw ScaffoldProblem("`\(title)` is left out: it is deprecated or unavailable") }
        let placeholders = try Self.placeholders(for: function, named: title, from: scope, subject)
        values = subject.values.inside(placeholders)
        try Self.refuse(values.change(function.result), of: owned, values, subject)
        var doubles = DoubleArguments(
            function.parameters,
            values,
            scope,
            subject.shape,
            isForActor: subject.isActor,
            areConstants: false,
            givesDefaults: isOverloaded
        )
        arguments = CallArguments(
            function.parameters,
            values,
            from: scope,
            taken: [subject.shape.subject, subject.shape.outcome],
            isOverloaded: isOverloaded,
            given: doubles.given,
            style: subject.shape.suite
        )
        doubles.wanted += placeholders.wanted
        doubles.used += placeholders.usedInOrder
        self.doubles = doubles
        if arguments.isAmbiguous {
            throw ScaffoldProblem("`\(title)` is left out: a call without labels would be ambiguous")
        }
        if arguments.isImpossible {
            throw ScaffoldProblem("`\(title)` is left out: it takes a noncopyable value that can't be made up")
        }
    }

    /// Types for its own generic parameters.
    private static func placeholders(
        for function: FunctionSignature,
        named title: String,
        from scope: NameScope,
        _ subject: Subject
    ) throws(ScaffoldProblem) -> PlaceholderTypes {
        let (source, standIns) = (subject.values.source, subject.values.standIns)
        guard let found = PlaceholderTypes(function.generics, from: scope, source, standIns) else {
            throw ScaffoldProblem("`\(title)` is left out: the types of its generic parameters are unknown")
        }
        return found
    }

    private static func refuse(
        _ result: SignatureType,
        of owned: OwnedMember,
        _ values: SampleValues,
        _ subject: Subject
    ) throws(ScaffoldProblem) {
        let title = owned.member.requirementName
        if result.text == "Never" { throw ScaffoldProblem("`\(title)` is left out: it never returns") }
        if isIsolated(owned.member, in: subject),
            Isolation.staysInside(result, from: NameScope(owned.owner), in: values.source)
        {
            throw ScaffoldProblem("`\(title)` is left out: its result may not leave the actor")
        }
    }

    /// Functions, initializers and computed properties; nil for members that need no test of their own.
    private static func function(_ member: MemberSignature) -> FunctionSignature? {
        switch member.content {
        case .function(let function):
            if case .subscript = function.kind { return nil }
            let isKnown = ["hash(into:)", "encode(to:)", "main()"].contains(function.fullName)
            return function.isOperator || isKnown || Initializer.isForDecoders(function) ? nil : function
        case .property(let property) where member.isComputed:
            let isKnown = ["body", "hashValue"].contains(property.name)
            return isKnown
                ? nil
                : FunctionSignature(
                    kind: .function,
                    name: property.name,
                    isOperator: false,
                    generics: GenericSignature(),
                    parameters: [],
                    effects: property.effects,
                    result: property.type ?? .name("Any")
                )
        default: return nil
        }
    }

    private var isInitializer: Bool { owned.member.isInitializer }
    private var isStatic: Bool { owned.member.isStatic }
    private var needsSubject: Bool { !isStatic && !isInitializer }
    private var isChosen: Bool { isInitializer && subject.chosen?.written == owned.member }

    /// `load(id:)`
    private var title: String { owned.member.requirementName }

    // MARK: - Text

    /// - Parameters:
    ///   - name: of the test's function.
    ///   - isIsolated: the suite belongs to an actor.
    func lines(named name: String, isIsolated: Bool) -> [String] {
        let (arrangement, isMaking) = self.arrangement
        let action = (isMaking ? (subject.isFixture ? subject.preparation : []) : arguments.preparation) + call
        let body = steps([arrangement, action, expectation])
        let opening = isOfXCTest ? method(name, isIsolated: isIsolated) : test(name)
        let all = attributes + opening + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        return MockText.conditional(all, owned.member.condition)
    }

    private func test(_ name: String) -> [String] {
        let effects = SignatureEffects(isAsync: isAsync, throwing: isThrowing ? .anything : .never)
        let traits = missing.isEmpty ? "" : ", .disabled(\(Self.quoted(Self.reason(missing))))"
        let test = "@Test(\"\(title)\"\(traits))"
        let head = "func \(MockText.escaped(name))()\(effects.description) {"
        return test.count + head.count + 5 <= MockText.width ? ["\(test) \(head)"] : [test, head]
    }

    /// Each throws, for it is skipped; if XCTest finds tests by itself, it can call those of an actor only with `await`.
    private func method(_ name: String, isIsolated: Bool) -> [String] {
        let waits = isAsync || isIsolated || attributes.contains(where: TypeSignature.isGlobalActor)
        return ["func \(name)()\(SignatureEffects(isAsync: waits, throwing: .anything).description) {"]
    }

    /// The three steps, each below its comment if the guide names them, with a line between.
    private func steps(_ steps: [[String]]) -> [String] {
        let names = subject.shape.steps
        var open: [String] = []
        var groups: [[String]] = []
        for (index, lines) in steps.enumerated() {
            if names.indices.contains(index) { open.append(names[index]) }
            guard !lines.isEmpty else {
                if subject.shape.suite.emptySteps == .omitted { open = [] }
                continue
            }
            groups.append((open.isEmpty ? [] : ["// " + open.joined(separator: " / ")]) + lines)
            open = []
        }
        return Array(groups.joined(separator: [""]))
    }

    private var isOfXCTest: Bool { subject.shape.suite.framework == .xctest }

    private var attributes: [String] {
        let inherited = owned.owner.type?.kind == .extension ? owned.owner.type?.attributes ?? [] : []
        let actors = (owned.member.attributes + inherited).filter { attribute in
            TypeSignature.isGlobalActor(attribute) && attribute != subject.type.globalActor
        }
        let availability = MockText.availability(subject.type.attributes + inherited + owned.member.attributes)
        return Array(actors.prefix(1)) + availability
    }

    /// The types whose values a person has to add.
    private var missing: [(name: String, type: String)] {
        arguments.missing + (needsSubject || isChosen ? subject.missing : [])
    }

    private static func reason(_ missing: [(name: String, type: String)]) -> String {
        "no `\(missing[0].type)` can be made up for `\(missing[0].name)`"
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }

    // MARK: - Steps

    /// The subject, and whether that is all there is to the test.
    private var arrangement: (lines: [String], isMaking: Bool) {
        guard needsSubject, !subject.isFixture else { return ([], isChosen) }
        return (["\(isMutating ? "var" : "let") \(subject.shape.subject) = \(making)"], false)
    }

    /// `try? await makeSUT()`
    private var making: String {
        let mark = subject.isThrowing ? (subject.missing.isEmpty ? "try? " : "try ") : ""
        return mark + (subject.isAsync ? "await " : "") + "\(subject.builderName)()"
    }

    private var isMutating: Bool { owned.member.modifiers.contains("mutating") }

    /// The subject is an optional, since its initializer may fail with samples.
    private var isOptional: Bool {
        needsSubject && (subject.isFailable || (subject.isThrowing && subject.missing.isEmpty))
    }

    private var throwsItself: Bool {
        switch function.effects.throwing {
        case .never, .rethrowing: false
        // An error of the caller's choice is that of a closure, and samples throw none.
        case .only(let error): error.text != "Never" && !error.mentions(function.generics)
        case .anything: true
        }
    }

    /// The actor that is tested has to be waited for.
    private static func isIsolated(_ member: MemberSignature, in subject: Subject) -> Bool {
        guard subject.isActor, !member.isStatic, !member.isInitializer else { return false }
        return !member.modifiers.contains { $0.hasPrefix("nonisolated") }
    }

    private var isAwaited: Bool { function.effects.isAsync || Self.isIsolated(owned.member, in: subject) }
    private var isAsync: Bool { isAwaited || ((needsSubject || isChosen) && subject.isAsync) }

    /// It throws only if a person has to add values.
    private var isThrowing: Bool {
        !arguments.missing.isEmpty || ((needsSubject || isChosen) && !subject.missing.isEmpty)
    }

    private var call: [String] {
        let marks = (throwsItself ? "try? " : "") + (isAwaited ? "await " : "")
        if isChosen { return keeping(subject.isFixture ? subject.forgivingCall : [making]) }
        if isInitializer { return keeping(MockText.list(marks + subject.typeText, arguments.texts)) }
        let owner = isStatic ? subject.typeText : subject.shape.subject
        let path = "\(marks)\(owner)\(isOptional ? "?" : "").\(function.name)"
        return keeping(isProperty ? [path] : MockText.list(path, arguments.texts))
    }

    private func keeping(_ call: [String]) -> [String] {
        guard let first = call.first else { return call }
        if isInitializer {
            let start = subject.isCopyable ? "let \(subject.shape.subject) = " : "_ = "
            return [start + first] + call.dropFirst()
        }
        let result = values.change(function.result)
        if result.isVoid { return call }
        if !isShown { return ["_ = " + first] + call.dropFirst() }
        return ["let \(subject.shape.outcome)\(annotation(result)) = " + first] + call.dropFirst()
    }

    /// If only the result determines the type of a generic function.
    private func annotation(_ result: SignatureType) -> String {
        let isInferredFromArguments = function.parameters.contains { $0.type.mentions(function.generics) }
        guard function.result.mentions(function.generics), !isInferredFromArguments else { return "" }
        let isMaybe = throwsItself || isOptional
        return ": " + (isMaybe ? SignatureType.optional(result) : result).text
    }

    private var isShown: Bool { values.isCopyable(function.result, from: NameScope(owned.owner)) }

    private var expectation: [String] {
        let (task, outcome): (String, String?)
        if isInitializer {
            (task, outcome) = ("make", subject.isCopyable ? subject.shape.subject : nil)
        } else if values.change(function.result).isVoid {
            (task, outcome) = ("do", nil)
        } else {
            (task, outcome) = ("give", isShown ? subject.shape.outcome : nil)
        }
        let said = outcome == nil ? "It was called" : isInitializer ? "It made" : "It gave"
        return subject.shape.suite.expectation(of: title, to: task, said, outcome, width: MockText.width - 8)
    }
}

extension MemberSignature {
    /// A property with a getter of its own.
    var isComputed: Bool {
        guard case .property(let property) = content else { return false }
        return !property.isStored
    }
}
