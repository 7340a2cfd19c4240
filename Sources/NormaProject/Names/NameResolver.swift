// Resolves the names in one file, as the compiler would without knowing the outside modules.

import NormaFacts
import NormaText

/// A name as code inside an `#if` sees it.
private struct ConditionalName: Hashable {
    var name: Int32
    var condition: Int32
}

/// Resolves the references of one file.
///
/// The order of look-ups is the compiler's, checked against it: for every type around the reference its own types and those
/// of its extensions, generic parameters, then members inherited from classes; then the file's private types, the module's,
/// scoped imports, imports; at last members of protocols (for a protocol itself these come with its inherited members).
struct NameResolver {
    let linked: LinkedNames
    let file: Int
    let facts: FileContent
    let view: FileView
    let fileNumber: Int32
    /// For each declaration the nearest type or extension: itself or around it; -1 if there is none.
    private let contexts: [Int32]
    private let roles: [ReferenceRole]
    private var solved: [NameOutcome] = []
    /// By the number of the name; nil if it was not asked for yet.
    private var topLevelAnswers: [Candidates??] = []
    var marks: [Int32] = []
    var stamp: Int32 = 0
    /// The `#if` around the reference that is being resolved, a number of `ConditionTable`.
    var condition = ConditionTable.always
    private var conditionalAnswers: [ConditionalName: Candidates?] = [:]
    /// For extensions whose conditions were needed: their conditions for `Self`.
    var selfBounds: [Int32: ScopeList] = [:]
    var requirementsByOwner: [Int32: [RequirementFact]] = [:]
    var boundDepth = 0

    init(linked: LinkedNames, file: Int) {
        self.linked = linked
        self.file = file
        fileNumber = Int32(clamping: file)
        facts = linked.files[file].facts
        view = linked.imports.views[file]
        contexts = Self.contexts(of: facts)
        roles = Self.finalRoles(of: facts)
        topLevelAnswers = Array(repeating: nil, count: facts.names.count)
    }

    var names: [Int32] { linked.fileNames[file] }
    var firstDeclaration: Int32 { linked.files[file].firstDeclaration.index }

    /// Every reference's outcome, in order.
    mutating func outcomes() -> [NameOutcome] {
        solved.reserveCapacity(facts.references.count)
        for index in facts.references.indices { solved.append(outcome(of: index)) }
        return solved
    }

    mutating func outcome(of index: Int, depth: Int = 0) -> NameOutcome {
        if index < solved.count { return solved[index] }
        let reference = facts.references[index]
        let outer = condition
        condition = self.condition(of: reference)
        defer { condition = outer }
        if roles[index] == .imported { return imported(reference) }
        if reference.qualifier >= 0 {
            let qualifier = Int(reference.qualifier)
            guard qualifier < index, depth < 64 else { return .external }
            return qualified(reference, by: qualifier, base: outcome(of: qualifier, depth: depth + 1))
        }
        if reference.local >= 0 { return local(reference) }
        return unqualified(reference, at: index)
    }

    func condition(of reference: ReferenceFact) -> Int32 {
        guard reference.traits.contains(.conditional), !linked.conditions.isEmpty else { return ConditionTable.always }
        return linked.conditions.condition(at: reference.range.start, in: file)
    }

    // MARK: - Names alone

    private mutating func unqualified(_ reference: ReferenceFact, at index: Int) -> NameOutcome {
        let nameIndex = Int(reference.name.index)
        guard nameIndex < names.count else { return .external }
        let name = names[nameIndex]
        let context = startContext(of: reference, role: roles[index])
        guard name >= 0 else {
            return facts.text(reference.name) == "Self" ? selfType(context) : .external
        }
        let use = linked.use(name)
        let isExpression = Self.isExpression(roles[index])
        if !use.isDisjoint(with: isExpression ? [.scoped, .value] : .scoped) {
            if let found = around(name, from: context, isExpression: isExpression) { return found }
        }
        if use.contains(.topLevel), let found = topLevel(name, at: nameIndex) { return .declared(found) }
        if use.contains(.nested), !ExternalTypes.isStandardName(linked.names.text(name)) {
            return provided(name, from: context) ?? .external
        }
        return .external
    }

    /// The members of the types around the reference, without those of protocols.
    private mutating func around(_ name: Int32, from start: Int32, isExpression: Bool) -> NameOutcome? {
        var context = start
        while context >= 0 {
            let scopes = lookUpScopes(context)
            if let found = genericParameter(name, of: scopes, at: context) { return found }
            if let found = union(scopes, { $0.direct(name, in: $1, isInside: true) }) { return .declared(found) }
            if isExpression, scopes.firstAnswer({ isValue(name, of: $0) }) == true { return .external }
            if let found = inherited(name, from: scopes, following: isExpression ? .everything : .classes) {
                return isExpression && isInferred(found, for: scopes) ? .external : found
            }
            context = outerContext(context)
        }
        return nil
    }

    private mutating func provided(_ name: Int32, from start: Int32) -> NameOutcome? {
        var context = start
        while context >= 0 {
            if let found = inherited(name, from: lookUpScopes(context), following: .everything) { return found }
            context = outerContext(context)
        }
        return nil
    }

    /// In an expression an associated type means the type's own witness, which isn't written down.
    func isInferred(_ outcome: NameOutcome, for scopes: ScopeList) -> Bool {
        guard linked.associatedType(outcome) != nil else { return false }
        return scopes.firstAnswer { linked.kind(ofScope: $0) == .protocol ? nil : true } ?? false
    }

    func selfType(_ context: Int32) -> NameOutcome {
        guard context >= 0 else { return .external }
        let declaration = DeclarationID(firstDeclaration + context)
        if linked.scopes.scope(ofType: declaration) != nil { return .exact(declaration) }
        guard let scope = contextScopes(context).single, let type = linked.scopes.type(scope) else { return .external }
        return .exact(type)
    }

    /// The name outside all types: as the whole file sees it, so it is looked up once a file.
    mutating func topLevel(_ name: Int32, at nameIndex: Int) -> Candidates? {
        if condition != ConditionTable.always {
            let key = ConditionalName(name: name, condition: condition)
            if let known = conditionalAnswers[key] { return known }
            let answer = lookUpTopLevel(name)
            conditionalAnswers[key] = .some(answer)
            return answer
        }
        if let known = topLevelAnswers[nameIndex] { return known }
        let answer = lookUpTopLevel(name)
        topLevelAnswers[nameIndex] = .some(answer)
        return answer
    }

    private func local(_ reference: ReferenceFact) -> NameOutcome {
        guard Int(reference.local) < facts.locals.count else { return .local }
        let local = facts.locals[Int(reference.local)]
        guard local.kind == .type, facts.declaration(local.declaration) != nil else { return .local }
        return .exact(DeclarationID(firstDeclaration + local.declaration))
    }

    // MARK: - Names after a dot

    /// In an import the first name is always a module's.
    private mutating func imported(_ reference: ReferenceFact) -> NameOutcome {
        guard reference.qualifier >= 0, Int(reference.name.index) < names.count else { return .external }
        var first = Int(reference.qualifier)
        while facts.references[first].qualifier >= 0 { first = Int(facts.references[first].qualifier) }
        let name = names[Int(reference.name.index)]
        return lookUp(name, inModuleNamed: facts.text(facts.references[first].name)) ?? .external
    }

    private mutating func qualified(_ reference: ReferenceFact, by qualifier: Int, base: NameOutcome) -> NameOutcome {
        guard Int(reference.name.index) < names.count else { return .external }
        let name = names[Int(reference.name.index)]
        let use = linked.use(name)
        switch base {
        case .local, .exact, .declared:
            // A generic parameter's members that aren't declared in the code base have no known type.
            let nothing: NameOutcome = base == .local ? .local : .external
            guard use.contains(.nested) else { return nothing }
            let scopes = memberScopes(of: base, at: qualifier, from: reference.owner)
            guard let found = member(name, of: scopes, from: reference.owner) else { return nothing }
            let isOpen = base == .local || facts.text(facts.references[qualifier].name) == "Self"
            return isOpen || linked.associatedType(base) != nil ? rooted(found, name) : found
        case .external:
            if facts.references[qualifier].qualifier < 0, use.contains(.topLevel) {
                let module = facts.text(facts.references[qualifier].name)
                if let found = lookUp(name, inModuleNamed: module) { return found }
            }
            guard use.contains(.nested) else { return .external }
            // `Element` of `extension Array where Element: Drawable` is an outside name with known conditions.
            var scopes =
                facts.requirements.isEmpty
                ? .none : memberScopes(of: base, at: qualifier, from: reference.owner)
            outsideScope(of: qualifier).map { scopes.add($0) }
            return member(name, of: scopes, from: reference.owner) ?? .external
        }
    }

    private mutating func member(_ name: Int32, of scopes: ScopeList, from owner: Int32) -> NameOutcome? {
        let found = union(scopes) { resolver, scope in
            resolver.direct(name, in: scope, isInside: resolver.isInside(scope, owner: owner))
        }
        if let found { return .declared(found) }
        return inherited(name, from: scopes, following: .everything)
    }

    private func outsideScope(of index: Int) -> Int32? {
        linked.scopes.knownOutsideScope(LinkedNames.outsideName(of: index, in: facts))
    }

    // MARK: - The place of a reference

    /// The innermost type or extension whose names the reference sees.
    func startContext(of reference: ReferenceFact, role: ReferenceRole) -> Int32 {
        guard role != .extended, let owner = facts.declaration(reference.owner) else { return -1 }
        let context = contexts[Int(reference.owner)]
        guard context == reference.owner, !owner.bodyRange.contains(reference.range) else { return context }
        // Names in a type's own head don't see its members; only an extension's and a protocol's conditions do.
        if role == .constraint, owner.kind == .extension || owner.kind == .protocol { return context }
        return outerContext(context)
    }

    func outerContext(_ context: Int32) -> Int32 {
        guard let parent = facts.declaration(context)?.parent, parent >= 0, Int(parent) < contexts.count else {
            return -1
        }
        return contexts[Int(parent)]
    }

    func contextScopes(_ context: Int32) -> ScopeList {
        let declaration = DeclarationID(firstDeclaration + context)
        if let scope = linked.scopes.scope(ofType: declaration) { return ScopeList(scope) }
        guard let number = linked.scopes.extensionNumber(declaration) else { return .none }
        return linked.extended[number]
    }

    private func isInside(_ scope: Int32, owner: Int32) -> Bool {
        guard owner >= 0, Int(owner) < contexts.count else { return false }
        var context = contexts[Int(owner)]
        while context >= 0 {
            if contextScopes(context).firstAnswer({ $0 == scope ? true : nil }) == true { return true }
            context = outerContext(context)
        }
        return false
    }

    func role(of index: Int) -> ReferenceRole { roles[index] }

    static func isExpression(_ role: ReferenceRole) -> Bool {
        switch role {
        case .construction, .staticMember, .expression, .metatype, .pattern: true
        default: false
        }
    }

    private static func contexts(of facts: FileContent) -> [Int32] {
        var contexts: [Int32] = []
        contexts.reserveCapacity(facts.declarations.count)
        for (index, declaration) in facts.declarations.enumerated() {
            if declaration.kind.isType || declaration.kind == .extension {
                contexts.append(Int32(index))
            } else {
                let parent = Int(declaration.parent)
                contexts.append(parent >= 0 && parent < index ? contexts[parent] : -1)
            }
        }
        return contexts
    }

    /// The role of each reference; a qualifier has the role of the name it qualifies.
    private static func finalRoles(of facts: FileContent) -> [ReferenceRole] {
        var roles = facts.references.map(\.role)
        for index in facts.references.indices.reversed() {
            let qualifier = Int(facts.references[index].qualifier)
            if qualifier >= 0, qualifier < index { roles[qualifier] = roles[index] }
        }
        return roles
    }
}
