// The value of an expression in a manifest.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    /// The expression's value; unknown with a reason if the syntax doesn't determine it.
    mutating func evaluate(_ expression: ExprSyntax) -> ManifestValue {
        descending { $0.counted($0.evaluated(expression), of: expression) }
            ?? .unknown("the manifest is nested too deeply to be followed", at: expression.byteRange)
    }

    private mutating func evaluated(_ expression: ExprSyntax) -> ManifestValue {
        let range = expression.byteRange
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return text(of: literal)
        case .integerLiteralExpr(let literal):
            return ManifestValue(content: .number(literal.literal.text), range: range)
        case .floatLiteralExpr(let literal):
            return ManifestValue(content: .number(literal.literal.text), range: range)
        case .booleanLiteralExpr(let literal):
            return ManifestValue(content: .truth(literal.literal.text == "true"), range: range)
        case .nilLiteralExpr: return ManifestValue(content: .absent, range: range)
        case .arrayExpr(let array):
            var elements: [ManifestValue] = []
            for element in array.elements { elements.append(evaluate(element.expression)) }
            return ManifestValue(content: .list(elements), range: range)
        case .declReferenceExpr(let reference): return value(ofName: reference)
        case .memberAccessExpr(let member): return value(of: member)
        case .functionCallExpr(let call): return value(of: call)
        case .subscriptCallExpr(let call): return value(of: call)
        case .sequenceExpr(let sequence): return value(of: sequence)
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first { return evaluate(only.expression) }
            let elements = tuple.elements.map {
                ManifestConstruction.Argument(label: $0.label?.text, value: evaluate($0.expression))
            }
            return ManifestValue(content: .construction(.tuple(elements)), range: range)
        case .dictionaryExpr(let dictionary): return value(of: dictionary)
        case .keyPathExpr(let path):
            let names = path.components.compactMap {
                $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
            }
            if names.count == path.components.count { return ManifestValue(content: .keyPath(names), range: range) }
        case .closureExpr(let closure): return ManifestValue(content: .closure(closure), range: range)
        case .forceUnwrapExpr(let unwrapped): return evaluate(unwrapped.expression)
        case .optionalChainingExpr(let chain): return evaluate(chain.expression)
        case .tryExpr(let attempt): return evaluate(attempt.expression)
        case .prefixOperatorExpr(let negation): return value(of: negation)
        case .ifExpr(let branching): return value(of: branching)
        default: break
        }
        return .unknown("this can't be known without running the manifest", at: range)
    }

    private mutating func text(of literal: StringLiteralExprSyntax) -> ManifestValue {
        if let plain = literal.plainText {
            return ManifestValue(content: .text(plain), range: literal.byteRange)
        }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part):
                guard !part.content.text.utf8.contains(UInt8(ascii: "\\")) else {
                    return .unknown("a string with escapes is not read", at: literal.byteRange)
                }
                result += part.content.text
            case .expressionSegment(let part):
                guard let argument = part.expressions.first, part.expressions.count == 1 else {
                    return .unknown("this interpolation can't be read", at: part.byteRange)
                }
                let value = evaluate(argument.expression)
                switch value.content {
                case .text(let text): result += text
                case .number(let number): result += number
                case .unknown(let reason): return .unknown(reason, at: value.range)
                default: return .unknown("the value of this interpolation isn't a known string", at: part.byteRange)
                }
            }
        }
        return .made(result, at: literal.byteRange)
    }

    /// A list of pairs; values made from all of them don't depend on their order.
    private mutating func value(of dictionary: DictionaryExprSyntax) -> ManifestValue {
        var pairs: [ManifestValue] = []
        if case .elements(let elements) = dictionary.content {
            for element in elements {
                let key = ManifestConstruction.Argument(label: "key", value: evaluate(element.key))
                let value = ManifestConstruction.Argument(label: "value", value: evaluate(element.value))
                pairs.append(ManifestValue(content: .construction(.tuple([key, value])), range: element.byteRange))
            }
        }
        return ManifestValue(content: .list(pairs), range: dictionary.byteRange)
    }

    private mutating func value(of member: MemberAccessExprSyntax) -> ManifestValue {
        let name = member.declName.baseName.text.withoutBackticks
        let labels = member.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text } ?? []
        guard let base = member.base else {
            let implicit = ManifestConstruction(type: nil, name: name, arguments: nil, labels: labels, isImplicit: true)
            return ManifestValue(content: .construction(implicit), range: member.byteRange)
        }
        if name == "environment", ["ProcessInfo.processInfo", "Context"].contains(base.trimmedDescription) {
            return ManifestValue(content: .environment, range: member.byteRange)
        }
        return self.member(name, labels, of: evaluate(base), at: member.byteRange)
    }

    /// The value of `.name` on a value.
    mutating func member(
        _ name: String,
        _ labels: [String?] = [],
        of value: ManifestValue,
        at range: ByteRange
    ) -> ManifestValue {
        switch value.content {
        case .construction(let type) where type.isTypeName:
            return member(name, labels, ofType: type, at: range)
        case .construction(let construction) where construction.isTuple:
            if let value = construction.argument(name) { return value }
            let elements = construction.arguments ?? []
            if let place = Int(name), elements.indices.contains(place) { return elements[place].value }
            return .unknown("the tuple has no `.\(name)`", at: range)
        case .construction(let construction):
            if let value = instanceMember(name, of: construction, at: range) { return value }
            if construction.isImplicit, construction.arguments == nil {
                // Its base is known only to the reader of the whole chain: `.features.cart`.
                let path = (construction.type ?? "") + "." + construction.name
                let next = ManifestConstruction(
                    type: path,
                    name: name,
                    arguments: nil,
                    labels: labels,
                    isImplicit: true
                )
                return ManifestValue(content: .construction(next), range: range)
            }
            return field(name, of: construction, at: range)
        case .list(let list) where name == "isEmpty":
            return ManifestValue(content: .truth(list.isEmpty), range: range)
        case .list(let list) where name == "keys" || name == "values":
            let label = String(name.dropLast())
            return ManifestValue(content: .list(list.compactMap { $0.construction?.argument(label) }), range: range)
        case .list(let list) where name == "count":
            return ManifestValue(content: .number(String(list.count)), range: range)
        case .environment, .absent: return value
        case .text(let text):
            return textMember(name, of: text, at: range)
                ?? .unknown("`.\(name)` can't be known without running the manifest", at: range)
        case .unknown: return value
        default: return .unknown("`.\(name)` can't be known without running the manifest", at: range)
        }
    }

    /// A static member, a nested type or a case.
    private mutating func member(
        _ name: String,
        _ labels: [String?],
        ofType type: ManifestConstruction,
        at range: ByteRange
    ) -> ManifestValue {
        let path = type.type.map { $0 + "." + type.name } ?? (type.isImplicit ? "." : "") + type.name
        if let value = global(name, ofModule: path, at: range) { return value }
        let qualified = Self.vocabularies.contains(path) ? nil : path
        var found = ManifestConstruction(type: qualified, name: name, arguments: nil, labels: labels)
        if name == "self" { found = type }
        if name == "allCases", let cases = types[path]?.cases {
            let values = cases.map { name in
                let value = ManifestConstruction(type: path, name: name, arguments: nil)
                return ManifestValue(content: .construction(value), range: range)
            }
            return ManifestValue(content: .list(values), range: range)
        }
        let result = ManifestValue(content: .construction(found), range: range)
        return staticMember(of: found, in: nil, at: range) ?? result
    }

    /// A field of `package` or of a target.
    private mutating func field(
        _ name: String,
        of construction: ManifestConstruction,
        at range: ByteRange
    ) -> ManifestValue {
        if let value = construction.argument(name) { return value }
        if name == "type", let kind = ManifestConstruction.targetTypes[construction.name] {
            let type = ManifestConstruction(type: nil, name: kind, arguments: nil)
            return ManifestValue(content: .construction(type), range: range)
        }
        if name == "isTest" { return ManifestValue(content: .truth(construction.name == "testTarget"), range: range) }
        if ManifestConstruction.listFields.contains(name) { return ManifestValue(content: .list([]), range: range) }
        if construction.arguments != nil { return ManifestValue(content: .absent, range: range) }
        return .unknown("`.\(name)` can't be known without running the manifest", at: range)
    }

    private mutating func value(of call: SubscriptCallExprSyntax) -> ManifestValue {
        let base = evaluate(call.calledExpression)
        if let pairs = base.list, let key = call.arguments.first {
            let wanted = evaluate(key.expression).rendered
            let found = pairs.first { $0.construction?.argument("key")?.rendered == wanted }?.construction
            return found?.argument("value") ?? .unknown("this element can't be determined", at: call.byteRange)
        }
        guard case .environment = base.content, let key = call.arguments.first else {
            if base.unknownReason != nil || base.isAbsent { return base }
            return .unknown("this can't be known without running the manifest", at: call.byteRange)
        }
        let name = evaluate(key.expression).text ?? key.expression.trimmedDescription
        note("depends on the environment variable `\(name)`; read as if it were not set", at: call.byteRange)
        if let fallback = call.arguments.dropFirst().first, fallback.label?.text == "default" {
            return evaluate(fallback.expression)
        }
        return ManifestValue(content: .absent, range: call.byteRange)
    }

    private mutating func value(of negation: PrefixOperatorExprSyntax) -> ManifestValue {
        let value = evaluate(negation.expression)
        if negation.operator.text == "!", let truth = value.truth {
            return ManifestValue(content: .truth(!truth), range: negation.byteRange)
        }
        if value.unknownReason != nil { return value }
        return .unknown("this can't be known without running the manifest", at: negation.byteRange)
    }
}

extension ManifestConstruction {
    /// `Target`, `Package.Dependency`: a type's name, not an instance.
    var isTypeName: Bool { arguments == nil && (name.first?.isUppercase ?? false) }

    static let targetTypes = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
    ]

    /// The fields that are lists, and empty if nothing is written.
    static let listFields: Set<String> = ["targets", "products", "dependencies", "exclude"]
}
