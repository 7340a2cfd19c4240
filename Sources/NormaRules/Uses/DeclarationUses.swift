// The possible uses of a declaration, gathered when the first rule asks, and uses that aren't visible in the code.

import NormaFacts
import NormaProject
import NormaText

struct DeclarationUses {
    let declaration: DeclarationID
    let context: JudgingContext
    let fact: DeclarationFact
    let facts: FileContent
    private let file: ProjectFile

    init(_ declaration: DeclarationID, in context: JudgingContext) {
        self.declaration = declaration
        self.context = context
        fact = context.project.fact(declaration)
        file = context.project.files[Int(context.project.file(of: declaration).index)]
        facts = file.content
    }

    var known: KnownUses.OfFile { context.uses.ofFile(context.project.file(of: declaration), in: context.project) }

    /// Nil if it may be used in ways that can't be seen.
    var sites: SeenSites? {
        let uses = context.uses.uses(in: context.project)
        guard case .at(let lists) = uses.possibleUses(of: declaration, in: context.project) else { return nil }
        return SeenSites(lists, of: declaration, access: effectiveAccess, in: context)
    }

    // MARK: - Unused

    var isUnused: Verdict {
        if fact.kind == .parameter { return isUnusedParameter }
        if fact.traits.contains(.local), fact.kind == .function { return isUnusedLocal }
        let demand = calledFromElsewhere
        if demand != .fails { return !demand == .fails ? .fails : .unknown }
        guard let sites else { return .unknown }
        guard sites.isEmpty else { return .fails }
        return mayBeReflected ? .unknown : .holds
    }

    /// A mirror reads stored properties, whatever they are called.
    private var mayBeReflected: Bool {
        fact.kind == .property && fact.traits.isDisjoint(with: [.static, .classMember, .computed]) && fact.parent >= 0
            && context.uses.uses(in: context.project).isReflected
    }

    /// A parameter that its function's body doesn't name; whether the function's form requires it doesn't matter here.
    private var isUnusedParameter: Verdict {
        guard let owner = facts.declaration(fact.parent), owner.traits.contains(.hasBody),
            let parent = context.project.parent(of: declaration), facts.syntaxErrors.isEmpty
        else { return .fails }
        let index = declaration.index - file.firstDeclaration.index
        guard let local = known.locals[index] else { return .fails }
        if local.isUsed { return .fails }
        let forced = DeclarationUses(parent, in: context)
        guard forced.fact.kind == .function || forced.fact.kind == .initializer else { return .unknown }
        let isOpen =
            owner.access == .open || context.uses.uses(in: context.project).overridden.contains(facts.text(owner.name))
        return isOpen ? .unknown : !DeclarationDemand(parent, in: context).verdict
    }

    private var isUnusedLocal: Verdict {
        let index = declaration.index - file.firstDeclaration.index
        guard facts.syntaxErrors.isEmpty, let local = known.locals[index] else {
            return .unknown
        }
        return Verdict(!local.isUsed)
    }

    // MARK: - Calls from elsewhere

    /// Holds for a declaration that is certainly used without being named, unknown for one that may be.
    var calledFromElsewhere: Verdict {
        if known.isManifest || isPublicInterface { return .holds }
        let demand = DeclarationDemand(declaration, in: context).verdict
        if demand != .fails { return demand }
        let attributes = byAttributes
        if attributes != .fails { return attributes }
        switch fact.kind {
        case .enumCase: return byFormOfEnum
        case .property: return byCoding
        case .enum where facts.text(fact.name).hasSuffix("CodingKeys"): return Verdict(namesCodedProperties)
        case .class, .struct, .enum, .actor: return byRunner
        case .initializer: return byHiddenCreation
        default: return .fails
        }
    }

    private static let plainAttributes: Set<String> = [
        "available", "discardableResult", "inlinable", "MainActor", "Sendable", "ViewBuilder", "State", "StateObject",
        "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Bindable", "Published", "FocusState",
        "AppStorage",
        "SceneStorage", "GestureState", "Namespace", "ScaledMetric", "preconcurrency", "unchecked", "nonobjc", "frozen",
        "inline",
        "warn_unqualified_access", "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "globalActor",
        "usableFromInline",
        "TaskLocal", "concurrent", "escaping", "autoclosure", "_disfavoredOverload", "objcMembers", "unsafe", "safe",
    ]

    /// The code of a macro, or an unknown attribute, may use it.
    private var byAttributes: Verdict {
        let own = Verdict.any(facts.attributes(of: fact)) { attribute in
            let name = context.simpleName(facts.text(attribute.name))
            if ["main", "UIApplicationMain", "NSApplicationMain", "Test", "Suite"].contains(name) { return .holds }
            return Self.plainAttributes.contains(name) || name.hasSuffix("Actor") ? .fails : .unknown
        }
        if own != .fails { return own }
        guard let type = context.project.enclosingType(of: declaration) else { return .fails }
        let holder = context.project.files[Int(context.project.file(of: type).index)]
        return Verdict.any(holder.attributes(of: context.project.fact(type))) { attribute in
            let name = context.simpleName(holder.text(attribute.name))
            let isKnown =
                KnownTypes.conformances(addedBy: name) != nil && name != "Model" || Self.plainAttributes.contains(name)
            return isKnown ? .fails : .unknown
        }
    }

    /// Cases that are created from raw values, listed or decoded are used without being named.
    private var byFormOfEnum: Verdict {
        guard let type = context.project.parent(of: declaration) else { return .unknown }
        let isMade = context.supertypes(of: type).contains { supertype in
            if supertype.isRawType { return true }
            guard case .external(let name) = supertype.target else { return false }
            return ["CaseIterable", "RawRepresentable", "Decodable", "CodingKey", "Codable"].contains(name)
        }
        return isMade || context.project.mayHaveOtherSupertypes(type) ? .unknown : .fails
    }

    /// Encoded and decoded properties are read by the compiler's code.
    private var byCoding: Verdict {
        guard fact.traits.isDisjoint(with: [.static, .computed]),
            let type = context.project.enclosingType(of: declaration)
        else {
            return .fails
        }
        let known: Set<String> = [
            "Encodable", "Decodable", "Equatable", "Hashable", "PersistentModel", "DynamicProperty",
        ]
        let isRead = context.supertypes(of: type).contains { supertype in
            guard case .external(let name) = supertype.target else { return false }
            return ["Encodable", "Decodable", "PersistentModel", "ParsableArguments"].contains(name)
                || !known.contains(name) && OutsideDemands.names(of: context.outsideName(name)) == nil
                    && !ExternalTypes.isClass(name) && !ExternalTypes.isStructure(name)
        }
        return isRead || context.project.hasUnfollowedSupertypes(type) ? .unknown : .fails
    }

    /// Test classes and previews are found by their form.
    private var byRunner: Verdict {
        let names = context.supertypes(of: declaration).compactMap { supertype -> String? in
            guard case .external(let name) = supertype.target else { return nil }
            return context.outsideName(name)
        }
        let found: Set<String> = [
            "XCTestCase", "PreviewProvider", "App", "Widget", "WidgetBundle", "AppIntent", "AppShortcutsProvider",
            "AppEntity",
            "AppEnum", "UIApplicationDelegate", "UISceneDelegate", "NSApplicationDelegate", "ParsableCommand",
            "CompilerPlugin",
            "NSManagedObject", "ValueTransformer", "NSSecureUnarchiveFromDataTransformer", "INExtension", "Macro",
            "UNNotificationServiceExtension", "UNNotificationContentExtension",
        ]
        if names.contains(where: found.contains) { return .holds }
        // Tests of Swift Testing need no attribute on their type.
        let holdsTests = context.members(of: declaration).contains { member in
            let file = context.project.files[Int(context.project.file(of: member).index)]
            return file.attributes(of: context.project.fact(member)).contains { file.text($0.name) == "Test" }
        }
        return Verdict(holdsTests)
    }

    /// A subclass calls it implicitly if it needs no arguments, and so do wrappers and builders.
    private var byHiddenCreation: Verdict {
        guard let type = context.project.enclosingType(of: declaration) else { return .unknown }
        let holder = context.project.files[Int(context.project.file(of: type).index)]
        let isWritten = holder.attributes(of: context.project.fact(type)).contains {
            ["propertyWrapper", "resultBuilder"].contains(holder.text($0.name))
        }
        let isClass = context.project.fact(type).kind == .class
        let name = context.project.name(of: type)
        if isWritten || isClass && context.inheritedNames.isInherited(name, in: context.project) {
            return .unknown
        }
        let isUnavailable = facts.attributes(of: fact).contains { facts.text($0.name) == "available" }
        return isUnavailable ? .unknown : .fails
    }

    // MARK: - Visibility

    /// Whether other packages may use it.
    private var isPublicInterface: Bool {
        guard effectiveAccess >= .public else { return false }
        let modules = file.modules
        if modules.isEmpty { return true }
        return modules.contains { context.isOfProduct($0) }
    }

    /// Its access level, limited by everything around it.
    var effectiveAccess: AccessLevel { Self.effectiveAccess(of: declaration, in: context) }

    static func effectiveAccess(of declaration: DeclarationID, in context: JudgingContext) -> AccessLevel {
        let project = context.project
        var level = AccessLevel.open
        var current: DeclarationID? = declaration
        while let next = current {
            let fact = project.fact(next)
            if fact.kind == .extension {
                guard let type = project.extendedType(of: next) else { return level }
                current = type
                continue
            }
            // A case is as visible as its enum.
            if fact.kind != .enumCase, fact.kind != .parameter { level = min(level, fact.access) }
            current = project.parent(of: next)
        }
        return level
    }
}

extension JudgingContext {
    /// Whether a file is of the same module, or sees into others as tests do.
    func seesInternals(of file: FileID, from other: FileID) -> Bool {
        let (own, asking) = (project.file(file), project.file(other))
        if own.modules.isEmpty || asking.modules.isEmpty || !Set(own.modules).isDisjoint(with: asking.modules) {
            return true
        }
        return asking.content.imports.contains { $0.traits.contains(.testable) }
    }

    /// Whether the module is in a library that others may use; if that is unknown, it counts as one.
    func isOfProduct(_ module: ModuleID) -> Bool { uses.isOfProduct(module, in: project) }
}
