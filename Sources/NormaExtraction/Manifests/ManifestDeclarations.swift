// The functions and static members that a manifest declares itself.

import SwiftSyntax

/// A static member of a type or extension: `extension Target.Dependency { static let numbers = … }`.
enum ManifestStatic {
    case value(ExprSyntax)
    case computed(CodeBlockItemListSyntax)
    case function(FunctionDeclSyntax)
    /// An enum case with its raw string.
    case rawText(String)
}

/// A type that the manifest declares: the members of its instances.
struct ManifestType {
    /// Computed properties, methods, and stored properties with a value.
    var members: [String: [ManifestStatic]] = [:]
    /// The written types of stored properties.
    var stored: [String: TypeSyntax] = [:]
    var initializers: [InitializerDeclSyntax] = []
    /// In source order.
    var cases: [String] = []
    /// The protocols and classes that it names.
    var supertypes: [String] = []
    /// Declared in the manifest, rather than only extended there.
    var isMade = false
}

extension ManifestInterpreter {
    /// Records a function, a computed variable or a type's static members.
    mutating func register(_ declaration: DeclSyntax) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            functions[function.name.text, default: []].append(function)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            for (name, getter) in Self.getters(of: variable) { computed[name] = getter }
        } else if let type = declaration.as(ExtensionDeclSyntax.self) {
            register(type.memberBlock, of: Self.typeName(type.extendedType), inheriting: type.inheritanceClause)
        } else if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
            if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
                register(type.memberBlock, of: named.name.text, inheriting: type.inheritanceClause)
                types[named.name.text]?.isMade = true
            }
        }
    }

    /// `PackageDescription.Target` is `Target`; `[SwiftSetting]` is `Array`.
    static func typeName(_ type: TypeSyntax) -> String {
        if type.is(ArrayTypeSyntax.self) { return "Array" }
        let written = type.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
        let prefix = vocabularies.first { written.hasPrefix($0 + ".") }
        return prefix.map { String(written.dropFirst($0.count + 1)) } ?? written
    }

    private static func getters(of variable: VariableDeclSyntax) -> [(String, CodeBlockItemListSyntax)] {
        variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            guard let block = binding.accessorBlock else { return nil }
            switch block.accessors {
            case .getter(let items): return (name, items)
            case .accessors(let accessors):
                let getter = accessors.first { $0.accessorSpecifier.text == "get" }
                return getter?.body.map { (name, $0.statements) }
            }
        }
    }

    private mutating func register(
        _ block: MemberBlockSyntax,
        of type: String,
        inheriting clause: InheritanceClauseSyntax?
    ) {
        if types[type] == nil { types[type] = ManifestType() }
        types[type]?.supertypes += clause?.inheritedTypes.map { Self.typeName($0.type) } ?? []
        for member in block.members {
            if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
                for element in declaration.elements {
                    let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.plainText
                    add(.rawText(raw ?? element.name.text), named: element.name.text, to: type)
                    types[type]?.cases.append(element.name.text.withoutBackticks)
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                register(variable, of: type)
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                if function.modifiers.containStatic {
                    add(.function(function), named: function.name.text, to: type)
                } else {
                    types[type]?.members[function.name.text.withoutBackticks, default: []].append(.function(function))
                }
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                types[type]?.initializers.append(initializer)
            } else if let inner = member.decl.asProtocol((any DeclGroupSyntax).self),
                let named = member.decl.asProtocol((any NamedDeclSyntax).self)
            {
                let name = type + "." + named.name.text
                register(inner.memberBlock, of: name, inheriting: inner.inheritanceClause)
                types[name]?.isMade = true
            }
        }
    }

    private mutating func register(_ variable: VariableDeclSyntax, of type: String) {
        let isStatic = variable.modifiers.containStatic
        for (name, getter) in Self.getters(of: variable) {
            if isStatic {
                add(.computed(getter), named: name, to: type)
            } else {
                types[type]?.members[name.withoutBackticks, default: []].append(.computed(getter))
            }
        }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if isStatic {
                if let value = binding.initializer?.value { add(.value(value), named: name, to: type) }
            } else if binding.accessorBlock == nil {
                types[type]?.stored[name.withoutBackticks] = binding.typeAnnotation?.type
                if let value = binding.initializer?.value {
                    types[type]?.members[name, default: []].append(.value(value))
                }
            }
        }
    }

    private mutating func add(_ member: ManifestStatic, named name: String, to type: String) {
        statics[type, default: [:]][name.withoutBackticks, default: []].append(member)
    }
}

extension DeclModifierListSyntax {
    fileprivate var containStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
}

extension String {
    var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }
}

extension StringLiteralExprSyntax {
    /// The text of a literal without interpolation and escapes; nil for other literals.
    var plainText: String? {
        var text = ""
        for segment in segments {
            guard case .stringSegment(let part) = segment else { return nil }
            text += part.content.text
        }
        return text.utf8.contains(UInt8(ascii: "\\")) && openingPounds == nil ? nil : text
    }
}
