// Makes a stub: a static function that makes a value of a type with a default for every part.

import NormaFacts
import NormaText

/// The content that a template needs to write a stub or a mapper: an extension of a type.
package struct TypeExtension: Sendable, Hashable {
    /// `User`, `Cart.Line`
    package var typeName: String
    package var simpleName: String
    /// The target of a mapper, as in its name: `Domain`, `DTO`; empty for a stub.
    package var role = ""
    package var module: String
    package var imports: [String]
    /// Finished members, indented by four spaces, without a line break at the end.
    package var members: String
    /// Notes for a person.
    package var notes: [String]
}

package enum StubMaker {
    /// - Parameter module: the module of the stub; empty for the type's own.
    package static func stub(
        of declared: DeclaredSignature,
        shape: DoubleShape,
        from source: any SignatureSource,
        into module: String = ""
    ) throws(ScaffoldProblem) -> TypeExtension {
        guard let type = declared.type else { throw ScaffoldProblem("this isn't a type") }
        let name = type.fullName
        guard type.generics.parameters.isEmpty else {
            throw ScaffoldProblem("`\(name)` is generic, so the type of the stub is unknown")
        }
        let level = source.access(of: declared)
        guard level >= .internal else {
            throw ScaffoldProblem("`\(name)` is \(level): a stub in another file can't see it")
        }
        let stubs = StubValues(source: source, module: module.isEmpty ? declared.module : module)
        let access = shape.access > .internal && type.access > .internal ? "\(min(shape.access, type.access)) " : ""
        let (lines, notes) = try lines(of: type, declared, stubs, access)
        return TypeExtension(
            typeName: name,
            simpleName: type.name,
            module: declared.module,
            imports: MockImports.lines(of: [declared]),
            members: shape.indented(MockText.indented(lines)),
            notes: notes
        )
    }

    private static func lines(
        of type: TypeSignature,
        _ declared: DeclaredSignature,
        _ stubs: StubValues,
        _ access: String
    ) throws(ScaffoldProblem) -> (lines: [String], notes: [String]) {
        let scope = NameScope(declared)
        if type.kind == .enum {
            let value = try enumCase(of: declared, stubs)
            return (["\(access)static func stub() -> \(type.fullName) { \(value) }"], [])
        }
        guard let parts = Construction(type, sees: stubs.visibility(of: declared)).parameters else {
            throw ScaffoldProblem(
                "`\(type.fullName)` has no initializer that a stub could call",
                suggestion: "add an initializer that takes all of its parts and is neither throwing nor async"
            )
        }
        let parameters = named(parts)
        var notes: [String] = []
        let declarations = parameters.map { parameter -> String in
            let name = parameter.name
            let label = parameter.label.isEmpty || parameter.label == name ? name : "\(parameter.label) \(name)"
            let value = sample(parameter, stubs, scope)
            if value == nil {
                notes.append("`\(name)` has no default: no value of `\(parameter.type.text)` can be made up")
            }
            let written = stubs.kept(stubs.outside(parameter.type, of: declared), from: scope)
            return "\(label): \(written.text)" + (value.map { " = \($0)" } ?? "")
        }
        let arguments = parameters.map { parameter in
            let value = MockText.escaped(parameter.name)
            return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
        }
        let call = MockText.list("\(type.fullName)", arguments)
        let head = MockText.FunctionHead(
            opening: "\(access)static func stub",
            parameters: declarations,
            ending: " -> \(type.fullName)"
        )
        return (MockText.function(head: head, body: call), notes)
    }

    private static func enumCase(
        of declared: DeclaredSignature,
        _ stubs: StubValues
    ) throws(ScaffoldProblem) -> String {
        let type = SignatureType.named(declared.fullName.map { SignatureTypeName($0) })
        if let value = stubs.expression(for: type, from: NameScope(declared)) { return value }
        throw ScaffoldProblem("no case of `\(type.text)` can be made up", suggestion: "write this stub by hand")
    }

    /// A parameter without a name of its own gets one, since the stub passes it on; a closure is passed on
    /// as its value.
    private static func named(_ parameters: [ParameterSignature]) -> [ParameterSignature] {
        var taken = Set(parameters.map(\.name))
        return parameters.map { parameter in
            var copy = parameter
            if case .attributed(let marks, .function(let function)) = parameter.type,
                marks.attributes.contains("@autoclosure")
            {
                copy.type = function.result
            }
            guard parameter.name == "_" || parameter.name.isEmpty else { return copy }
            var number = 1
            copy.name = "value"
            while !taken.insert(copy.name).inserted {
                number += 1
                copy.name = "value\(number)"
            }
            return copy
        }
    }

    /// Given the part's name if it is a text.
    static func sample(_ parameter: ParameterSignature, _ stubs: StubValues, _ scope: NameScope) -> String? {
        switch parameter.type.text {
        case "String":
            let words = NameCase.words(of: MemberNames.bare(parameter.name)).map { $0.lowercased() }
            return "\"\(words.joined(separator: " "))\""
        case "Int", "Int64", "Int32", "UInt", "Double", "Float", "Decimal", "CGFloat": return "1"
        default: return stubs.expression(for: parameter.type, from: scope)
        }
    }
}

extension StubValues {
    /// As written in an extension of a type: types nested in the surrounding types need their whole name there.
    fileprivate func outside(_ type: SignatureType, of declared: DeclaredSignature) -> SignatureType {
        type.replacing { part in
            guard case .named(let names) = part,
                let found = source.declaration(names.map(\.text), from: NameScope(declared)),
                !found.enclosing.isEmpty, found.fullName.count > names.count,
                found.enclosing != declared.fullName || names.count > 1
            else { return nil }
            let missing = found.fullName.dropLast(names.count).map { SignatureTypeName($0) }
            return .named(missing + names)
        }
    }

    /// A function that the value keeps must be escaping.
    fileprivate func kept(_ type: SignatureType, from scope: NameScope) -> SignatureType {
        guard isFunction(type, from: scope) else { return type }
        guard case .attributed(let marks, let base) = type else {
            return .attributed(SignatureTypeMarks(specifiers: [], attributes: ["@escaping"]), type)
        }
        guard !marks.attributes.contains("@escaping") else { return type }
        let attributes = ["@escaping"] + marks.attributes
        return .attributed(SignatureTypeMarks(specifiers: marks.specifiers, attributes: attributes), base)
    }

    /// Whether a type is a function's, aliases followed.
    func isFunction(_ type: SignatureType, from scope: NameScope) -> Bool {
        switch type {
        case .function: return true
        case .attributed(_, let base): return isFunction(base, from: scope)
        case .named(let names):
            // An alias of an alias; an alias of itself isn't valid Swift.
            guard let declared = source.declaration(names.map(\.text), from: scope),
                case .alias(let alias, _, _) = declared.content, alias.target != type
            else { return false }
            return isFunction(alias.target, from: NameScope(declared))
        default: return false
        }
    }

    /// The members of a type that can be used at the place of the value.
    func visibility(of declared: DeclaredSignature) -> (AccessLevel) -> Bool {
        { sees($0, in: declared) }
    }
}

extension MockText {
    /// `User(id: id)` on one line, or with each argument on its own.
    static func list(_ name: String, _ arguments: [String]) -> [String] {
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        guard line.count + 8 > width || arguments.count > 3 else { return [line] }
        let last = arguments.count - 1
        return ["\(name)("] + arguments.enumerated().map { "    \($1)\($0 == last ? "" : ",")" } + [")"]
    }
}
