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
    var used: [DeclaredSignature] = []
    /// The protocols whose doubles are missing.
    var wanted: [DeclaredSignature] = []
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - areConstants: a double that a test will look at is a constant of the suite; otherwise it is written in place.
    ///   - givesDefaults: a double is also made for a parameter with a default, as it is for those of a subject.
    init(
        _ parameters: [ParameterSignature],
        _ values: SampleValues,
        _ scope: NameScope,
        _ shape: DoubleShape,
        isForActor: Bool,
        areConstants: Bool,
        givesDefaults: Bool = false
    ) {
        for parameter in parameters {
            let name = MemberNames.bare(parameter.name)
            let hasDefault = parameter.defaultValue != nil
            let wished = shape.suite.doubleName(of: name)
            let constant = wished == shape.subject || wished == shape.outcome ? wished + "Double" : wished
            if let (type, double) = values.placeholder(parameter.type), !hasDefault {
                let made = SuiteDouble(name: constant, type: type.text, value: double.value)
                add(name, made, isConstant: areConstants && double.isReference && (!isForActor || double.isSendable))
                continue
            }
            let hasValue = values.expression(for: parameter.type, named: name, from: scope) != nil
            guard let (wanted, typeArguments) = values.wantedProtocol(parameter.type, from: scope) else {
                if !hasDefault, !hasValue { want(values.missingDoubles(for: parameter.type, from: scope), values) }
                continue
            }
            if let double = values.standIns.double(for: wanted) {
                guard let (type, value) = values.stubs.double(double, arguments: typeArguments) else {
                    if !hasDefault { want(values.missingDoubles(for: parameter.type, from: scope), values) }
                    continue
                }
                used.append(double)
                let isReference = double.type?.kind == .class || double.type?.kind == .actor
                let mayCross = !isForActor || Isolation.isSendable(double, in: values.source)
                let made = SuiteDouble(name: constant, type: type.text, value: value)
                add(name, made, isConstant: areConstants && isReference && mayCross)
            } else if !values.standIns.isForPreviews, !hasValue, !hasDefault || areConstants || givesDefaults {
                plan(
                    wanted,
                    for: (name, constant, hasDefault),
                    values,
                    isForActor: isForActor,
                    areConstants
                )
            }
        }
    }

    /// Doubles inside of the parameter's value.
    private mutating func want(_ protocols: [DeclaredSignature], _ values: SampleValues) {
        guard !values.standIns.isForPreviews else { return }
        for wanted in protocols {
            self.wanted.append(wanted)
            do throws(ScaffoldProblem) {
                _ = try values.standIns.planned(for: wanted)
            } catch {
                note(error, wanted)
            }
        }
    }

    private mutating func note(_ problem: ScaffoldProblem, _ wanted: DeclaredSignature) {
        let name = wanted.fullName.joined(separator: ".")
        notes.append("there is no double of `\(name)`, so its value is yours to add: \(problem.message)")
    }

    private mutating func add(_ name: String, _ double: SuiteDouble, isConstant: Bool) {
        given[name] = isConstant ? MockText.escaped(double.name) : double.value
        if isConstant { constants.append(double) }
    }

    /// This double was not made yet: only its name is known, and that it can be made without input.
    private mutating func plan(
        _ wanted: DeclaredSignature,
        for parameter: (name: String, constant: String, hasDefault: Bool),
        _ values: SampleValues,
        isForActor: Bool,
        _ areConstants: Bool
    ) {
        let protocolName = wanted.fullName.joined(separator: ".")
        do throws(ScaffoldProblem) {
            let double = try values.standIns.planned(for: wanted)
            let isPlain = double.generics.isEmpty && !double.asksForValues
            // Otherwise the default is the better value.
            guard isPlain || !parameter.hasDefault else { return }
            self.wanted.append(wanted)
            guard isPlain else {
                notes.append(
                    "`norma new mock \(protocolName)` creates a double of `\(protocolName)`, which can be used as \(parameter.name)"
                )
                return
            }
            notes.append(
                "`norma new mock \(protocolName)` creates the `\(double.name)` that these tests use; they don't compile without it"
            )
            let mayCross = !isForActor || double.isSendable
            let made = SuiteDouble(name: parameter.constant, type: double.name, value: "\(double.name)()")
            add(parameter.name, made, isConstant: areConstants && mayCross)
        } catch {
            if parameter.hasDefault { return }
            self.wanted.append(wanted)
            note(error, wanted)
        }
    }
}
