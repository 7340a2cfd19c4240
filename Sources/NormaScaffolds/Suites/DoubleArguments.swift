// The doubles that a call is given: those that the code base has, and those that `norma new mock` would make.

import NormaFacts

/// A double that a suite keeps.
struct SuiteDouble {
    var name: String
    var type: String
    /// The expression that makes it.
    var value: String
}

struct DoubleArguments {
    /// The value that a parameter gets, by its name.
    private(set) var given: [String: String] = [:]
    /// Constants of the suite.
    private(set) var constants: [SuiteDouble] = []
    private(set) var used: [DeclaredSignature] = []
    private(set) var notes: [String] = []

    /// - Parameter areConstants: a double that a test will look at is a constant of the suite; otherwise it is written in place.
    init(
        _ parameters: [ParameterSignature],
        _ values: SampleValues,
        _ scope: NameScope,
        _ shape: DoubleShape,
        isForActor: Bool,
        _ areConstants: Bool
    ) {
        for parameter in parameters {
            guard let wanted = values.wantedProtocol(parameter.type, from: scope) else { continue }
            let name = MemberNames.bare(parameter.name)
            let wished = shape.suite.doubleName(of: name)
            let constant = wished == shape.subject || wished == shape.outcome ? wished + "Double" : wished
            if let double = values.standIns.double(for: wanted) {
                let type = SignatureType.named(double.fullName.map { SignatureTypeName($0) })
                guard let value = values.stubs.expression(for: type, from: NameScope(double)) else { continue }
                used.append(double)
                let isReference = double.type?.kind == .class || double.type?.kind == .actor
                let mayCross = !isForActor || Isolation.isSendable(double, in: values.source)
                let made = SuiteDouble(name: constant, type: type.text, value: value)
                add(name, made, isConstant: areConstants && isReference && mayCross)
            } else if !values.standIns.isForPreviews, parameter.defaultValue == nil,
                values.expression(for: parameter.type, named: name, from: scope) == nil
            {
                plan(wanted, name, constant, values, isForActor: isForActor, areConstants)
            }
        }
    }

    private mutating func add(_ name: String, _ double: SuiteDouble, isConstant: Bool) {
        given[name] = isConstant ? MockText.escaped(double.name) : double.value
        if isConstant { constants.append(double) }
    }

    /// This double was not made yet: only its name is known, and that it can be made without input.
    private mutating func plan(
        _ wanted: DeclaredSignature,
        _ name: String,
        _ constant: String,
        _ values: SampleValues,
        isForActor: Bool,
        _ areConstants: Bool
    ) {
        let shape = values.standIns.shape(for: wanted.type?.name ?? "")
        let protocolName = wanted.fullName.joined(separator: ".")
        do throws(ScaffoldProblem) {
            let double = try MockMaker.mock(of: wanted, shape: shape, from: values.source)
            guard double.generics.isEmpty, !double.asksForValues else {
                notes.append(
                    "`norma new mock \(protocolName)` creates a double of `\(protocolName)`, which can be used as \(name)"
                )
                return
            }
            notes.append(
                "`norma new mock \(protocolName)` creates the `\(double.name)` that these tests use; they don't compile without it"
            )
            let mayCross = !isForActor || double.kind == "actor" || double.conformances.contains("Sendable")
            let made = SuiteDouble(name: constant, type: double.name, value: "\(double.name)()")
            add(name, made, isConstant: areConstants && mayCross)
        } catch {
            notes.append("no double of `\(protocolName)` can be derived: \(error.message)")
        }
    }
}
