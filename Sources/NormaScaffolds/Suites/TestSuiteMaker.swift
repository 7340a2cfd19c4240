// Makes the tests of a type: a suite that compiles and passes, and says in each test that it expects nothing yet.

import NormaFacts

/// The content that a template needs to write the tests of a type.
package struct TestSuite: Sendable, Hashable {
    package var framework: SuiteStyle.Framework
    /// `CartServiceTests`
    package var name: String
    /// The type's name without the endings that the guide drops.
    package var baseName: String
    /// As it is named in code: `Cart.Line`.
    package var typeName: String
    package var module: String
    /// Lines before the suite, each with a line break at its end: `@MainActor`.
    package var attributes: String
    /// Finished import lines, without that of the type's module.
    package var imports: [String]
    /// The text after the superclass: `, @unchecked Sendable`; often empty.
    package var conformances: String
    /// The doubles and, if it is one for all tests, the subject; empty if there are none.
    package var properties: String
    /// The code that makes the subject, and releases it.
    package var preparation: String
    /// The tests themselves.
    package var methods: String
    /// All of these, as the content of the braces, without a line break at the end.
    package var members: String
    /// The `#if` around the type; nil if there is none.
    package var condition: String?
    /// Notes for a person.
    package var notes: [String]
    /// The protocols whose doubles these tests use, and that have none yet, each once.
    package var wanted: [DeclaredSignature]
    /// How many tests there are.
    package var count: Int
}

package enum TestSuiteMaker {
    /// The tests of a class, struct, enum or actor: one for each method, initializer and computed property that they can see.
    ///
    /// - Throws: if a test can't see the type, or there is nothing in it to test.
    package static func suite(
        of declared: DeclaredSignature,
        shape: DoubleShape,
        from source: any SignatureSource,
        standIns: StandIns
    ) throws(ScaffoldProblem) -> TestSuite {
        guard let type = declared.type, type.kind != .protocol else { throw ScaffoldProblem("this isn't a type") }
        try refuse(type, access: source.access(of: declared))
        let values = SampleValues(source: source, module: declared.module, standIns: standIns)
        let members = OwnedMember.all(of: declared, in: source)
        let subject = try Subject(declared, type, members, values, shape)
        let names = members.reduce(into: [:]) { $0[$1.member.simpleName, default: 0] += 1 }
        var tests: [(OwnedMember, MemberTest)] = []
        var notes: [String] = []
        for owned in members {
            do throws(ScaffoldProblem) {
                let isOfValue = !owned.member.isStatic && !owned.member.isInitializer
                if owned.member.isAsync, members.contains(where: { owned.member.isShadowed(by: $0.member) }) {
                    throw ScaffoldProblem(
                        "the async `\(owned.member.requirementName)` is left out: a call would mean the synchronous one of the same name"
                    )
                }
                if isOfValue, subject.builder.isEmpty, owned.member.isFunctionOrComputed {
                    throw ScaffoldProblem(
                        "`\(owned.member.requirementName)` is left out: no value of `\(type.fullName)` can be made"
                    )
                }
                tests.append(
                    (owned, try MemberTest(owned, of: subject, isOverloaded: names[owned.member.simpleName] != 1))
                )
            } catch {
                if !error.message.isEmpty { notes.append(error.message) }
            }
        }
        guard !tests.isEmpty else { throw nothing(type, notes) }
        return suite(declared, type, subject, tests, notes)
    }

    private static func nothing(_ type: TypeSignature, _ notes: [String]) -> ScaffoldProblem {
        ScaffoldProblem(
            notes.first.map { "`\(type.fullName)` has nothing that a test could call: \($0)" }
                ?? "`\(type.fullName)` has nothing that a test could call",
            suggestion: "tests call methods, initializers and computed properties that aren't private"
        )
    }

    private static func refuse(_ type: TypeSignature, access: AccessLevel) throws(ScaffoldProblem) {
        if access < .internal {
            throw ScaffoldProblem(
                "`\(type.fullName)` is \(access): a test in another file can't see it",
                suggestion: "make it internal, or test the type that uses it"
            )
        }
        if type.modifiers.contains("distributed") {
            throw ScaffoldProblem("`\(type.fullName)` is a distributed actor, whose actor system a test can't make up")
        }
    }

    private static func suite(
        _ declared: DeclaredSignature,
        _ type: TypeSignature,
        _ subject: Subject,
        _ tests: [(OwnedMember, MemberTest)],
        _ leftOut: [String]
    ) -> TestSuite {
        let source = subject.values.source
        let used = subject.used + tests.flatMap(\.1.used)
        let others = used.map(\.module).filter { !$0.isEmpty && !subject.values.standIns.insiders.contains($0) }
        let actor =
            Isolation.globalActor(of: declared, in: source)
            ?? used.lazy.compactMap { Isolation.globalActor(of: $0, in: source) }.first
        let fixtures = SuiteFixtures(
            subject,
            isIsolated: actor != nil,
            areNeeded: tests.contains { !$0.0.member.isStatic }
        )
        let names = testNames(tests.map(\.0), taken: subject.doubles.map(\.name) + [subject.builderName], subject.shape)
        let methods = zip(tests, names).map { $0.1.lines(named: $1, isIsolated: actor != nil) }
        let groups = [[fixtures.properties], fixtures.preparation, methods].map { text(of: $0, subject.shape) }
        let files = ([declared] + tests.map(\.0.owner)).filter { $0.type?.condition == nil || $0 == declared }
        return TestSuite(
            framework: subject.shape.suite.framework,
            name: subject.shape.doubleName(of: type.name),
            baseName: subject.shape.baseName(of: type.name),
            typeName: type.fullName,
            module: declared.module,
            attributes: actor.map { $0 + "\n" } ?? "",
            imports: SuiteImports(source, subject.shape.suite).lines(
                of: files,
                others,
                for: groups.joined(separator: "\n")
            ),
            conformances: fixtures.areIsolated ? ", @unchecked Sendable" : "",
            properties: groups[0],
            preparation: groups[1],
            methods: groups[2],
            members: groups.filter { !$0.isEmpty }.joined(separator: "\n\n"),
            condition: type.condition,
            notes: (subject.notes + tests.flatMap(\.1.notes) + leftOut).withoutRepetition,
            wanted: (subject.wanted + tests.flatMap(\.1.wanted)).withoutRepetition,
            count: tests.count
        )
    }

    /// Parts of the suite with a line between, as the guide indents.
    private static func text(of parts: [[String]], _ shape: DoubleShape) -> String {
        let lines = parts.filter { !$0.isEmpty }.joined(separator: [""])
        return shape.indented(MockText.indented(Array(lines)))
    }

    /// A name for each test, none twice and none that is taken.
    private static func testNames(_ members: [OwnedMember], taken: [String], _ shape: DoubleShape) -> [String] {
        let wanted = members.map { Requirement(member: $0.member, owner: $0.owner, hasDefault: false) }
        var taken = Set(taken)
        return MemberNames(wanted).names.map { name in
            let base = name == "init" ? "initialization" : name
            var candidate = shape.suite.testName(of: base)
            var number = 2
            while !taken.insert(candidate).inserted {
                candidate = shape.suite.testName(of: base + String(number))
                number += 1
            }
            return candidate
        }
    }
}

extension MemberSignature {
    fileprivate var isAsync: Bool {
        guard case .function(let function) = content else { return false }
        return function.effects.isAsync
    }

    fileprivate func isShadowed(by other: MemberSignature) -> Bool {
        guard case .function = other.content, !other.isAsync else { return false }
        return other.requirementName == requirementName && other.isStatic == isStatic
    }

    fileprivate var isFunctionOrComputed: Bool {
        if case .function(let function) = content { return !function.isOperator }
        return isComputed
    }
}

extension Array where Element: Equatable {
    fileprivate var withoutRepetition: [Element] {
        reduce(into: []) { found, element in
            if !found.contains(element) { found.append(element) }
        }
    }
}
