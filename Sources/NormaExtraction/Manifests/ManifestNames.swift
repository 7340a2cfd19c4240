// The meaning of a plain name in a manifest: a local, a member of the enclosing type, or a declaration of the file.

import NormaText
import SwiftSyntax

/// Constants of files that are read together: each is evaluated when it is needed, in any order.
struct ManifestConstants {
    struct Constant {
        var value: ExprSyntax
        var type: TypeSyntax?
    }

    /// By name; private constants of a file by name and file number.
    var constants: [String: Constant] = [:]
    /// The offsets at which the files begin, ascending.
    var fileStarts: [Int32] = []
    /// The constants being evaluated: a cycle of them ends here.
    var open: Set<String> = []

    /// The key of a file's private constant.
    func ownKey(_ name: String, at place: Int32) -> String {
        "\(name)#\(fileStarts.partitioningIndex { $0 > place })"
    }
}

extension ManifestInterpreter {
    /// The modules whose types the interpreter knows by their plain names.
    static let vocabularies = ["PackageDescription", "ProjectDescription", "ProjectDescriptionHelpers"]

    mutating func value(ofName reference: DeclReferenceExprSyntax) -> ManifestValue {
        let name = reference.baseName.text.withoutBackticks
        let range = reference.byteRange
        if let value = localValue(of: name) { return value }
        if name == "Self", let enclosingType {
            let type = ManifestConstruction(type: nil, name: enclosingType, arguments: nil)
            return ManifestValue(content: .construction(type), range: range)
        }
        if name != "self", let value = member(named: name, at: range) { return value }
        if let value = global(name, at: range) { return value }
        if name.first?.isUppercase ?? false {
            let type = ManifestConstruction(type: nil, name: name, arguments: nil)
            return ManifestValue(content: .construction(type), range: range)
        }
        return .unknown("`\(name)` is not declared in this manifest", at: range)
    }

    /// A declaration that is visible in the whole file; nil if none has this name.
    private mutating func global(_ name: String, at range: ByteRange) -> ManifestValue? {
        let own = deferred.ownKey(name, at: range.start)
        if let value = constant(own) ?? scopes.first?[name] ?? constant(name) { return value }
        if let getter = computed[name] { return result(of: getter, with: [:], at: range) }
        return functions(named: name, at: range).isEmpty ? nil : ManifestValue(content: .function(name), range: range)
    }

    /// `ProjectDescriptionHelpers.name`
    mutating func global(_ name: String, ofModule module: String, at range: ByteRange) -> ManifestValue? {
        module == "ProjectDescriptionHelpers" ? constant(name) ?? scopes.first?[name] : nil
    }

    private mutating func constant(_ key: String) -> ManifestValue? {
        if let known = scopes.first?[key] { return known }
        guard let constant = deferred.constants[key], deferred.open.insert(key).inserted else { return nil }
        let outer = scopes
        scopes = [outer.first ?? [:]]
        let value = descending { $0.inside(nil) { $0.typed($0.evaluate(constant.value), constant.type) } }
        scopes = [scopes.first ?? [:]] + outer.dropFirst()
        deferred.open.remove(key)
        if let value, !scopes.isEmpty { scopes[0][key] = value }
        return value
    }

    /// The functions of this name, those of the same file first.
    func functions(named name: String, at range: ByteRange) -> [FunctionDeclSyntax] {
        (functions[deferred.ownKey(name, at: range.start)] ?? []) + (functions[name] ?? [])
    }

    // MARK: Members without their type's name

    /// A property of `self`, or a static property of the enclosing type; nil if neither has this name.
    private mutating func member(named name: String, at range: ByteRange) -> ManifestValue? {
        switch localValue(of: "self")?.content {
        case .construction(let instance):
            if let value = instanceMember(name, of: instance, at: range) { return value }
        case .text(let text):
            if let value = textMember(name, of: text, at: range) { return value }
        default: break
        }
        for type in visibleTypes where statics[type]?[name] != nil {
            let member = ManifestConstruction(type: type, name: name, arguments: nil)
            if let value = staticMember(of: member, in: nil, at: range) { return value }
        }
        return nil
    }

    /// A method of `self`, or a static method of the enclosing type; nil if neither has one that fits.
    mutating func member(
        called name: String,
        with arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> ManifestValue? {
        switch localValue(of: "self")?.content {
        case .construction(let instance):
            if let value = method(name, of: instance, with: arguments, at: range) { return value }
        case .text(let text):
            if let value = textMethod(name, of: text, with: arguments, at: range) { return value }
        default: break
        }
        for type in visibleTypes where statics[type]?[name] != nil {
            let member = ManifestConstruction(type: type, name: name, arguments: arguments)
            if let value = staticMember(of: member, in: nil, at: range) { return value }
        }
        if name == "Self", let enclosingType { return instance(of: enclosingType, with: arguments, at: range) }
        return nil
    }

    /// The enclosing types, innermost first.
    private var visibleTypes: [String] {
        var found: [String] = []
        var rest = enclosingType?[...] ?? ""
        while !rest.isEmpty {
            found.append(String(rest))
            guard let dot = rest.lastIndex(of: ".") else { break }
            rest = rest[..<dot]
        }
        return found
    }

    /// The instance members of a type by this name, then those that its protocols provide.
    func members(_ name: String, of type: String) -> [ManifestStatic] {
        var found: [ManifestStatic] = []
        var waiting = [type]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let known = types[next] else { continue }
            found += known.members[name] ?? []
            waiting += known.supertypes.reversed()
        }
        return found
    }

    /// `.features.cart.project` in a context: each name is looked up in the value of the one before it.
    mutating func member(
        of construction: ManifestConstruction,
        along path: String,
        in context: String,
        at range: ByteRange
    ) -> ManifestValue? {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        let start = ManifestConstruction(type: nil, name: first, arguments: nil)
        guard var value = staticMember(of: start, in: context, at: range) else { return nil }
        for name in names.dropFirst() { value = member(name, of: value, at: range) }
        guard let arguments = construction.arguments else {
            return member(construction.name, construction.labels, of: value, at: range)
        }
        if let instance = value.construction, !instance.isTypeName {
            return method(construction.name, of: instance, with: arguments, at: range)
        }
        return applied(member(construction.name, of: value, at: range), to: arguments, at: range)
    }
}
