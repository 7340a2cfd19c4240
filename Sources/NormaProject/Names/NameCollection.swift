// One pass over all facts: the declared names with their scopes, and the references that must be resolved before all others.

import NormaFacts

/// A reference on which the look-up of other names depends.
struct EarlyReference {
    /// A bound is the required type of a generic parameter or an associated type: `associatedtype Element: Drawable`.
    enum Purpose { case extended, inheritance, alias, bound }

    var file: Int32
    var reference: Int32
    var owner: DeclarationID
    var purpose: Purpose
    /// For a bound, the number of the constrained path.
    var path: Int32 = -1
    /// Its meaning doesn't depend on extensions and supertypes: an unqualified name, outside all types.
    var isStable: Bool
    var outcome: EarlyOutcome = .external
}

/// The data collected from the facts before any name is resolved.
struct NameCollection {
    /// A declaration inside an extension: its scope is known only when the extension's type is.
    struct Pending {
        var `extension`: Int32
        var row: CandidateTable.Row
    }

    var names = NameTable()
    var uses: [NameUse] = []
    var fileNames: [[Int32]] = []
    var scopes: ScopeTable
    var typeModules: [Int32] = []
    var typeRows: [CandidateTable.Row] = []
    var typesInExtensions: [Pending] = []
    var valueRows: [CandidateTable.Row] = []
    var valuesInExtensions: [Pending] = []
    var genericRows: [CandidateTable.Row] = []
    var early: [EarlyReference] = []
    var conditionalExtensions: Set<DeclarationID> = []
    /// For each declaration its name's number; -1 for those that are not looked up by name.
    var declarationNames: [Int32]

    /// Cost: linear in declarations and references; each text of a file is hashed once.
    init(files: [ProjectFile], declarationCount: Int) {
        scopes = ScopeTable(declarationCount: declarationCount)
        declarationNames = Array(repeating: -1, count: declarationCount)
        fileNames.reserveCapacity(files.count)
        for (index, file) in files.enumerated() { collectDeclarations(of: file, at: Int32(index)) }
        for index in files.indices { collectReferences(of: files[index], at: index) }
    }

    mutating func mark(_ name: Int32, _ use: NameUse) {
        guard name >= 0 else { return }
        while uses.count <= Int(name) { uses.append([]) }
        uses[Int(name)].formUnion(use)
    }

    // MARK: - Declarations

    private mutating func collectDeclarations(of file: ProjectFile, at fileIndex: Int32) {
        let facts = file.facts
        let module = file.module?.index ?? -1
        var numbers = Array(repeating: Int32(-1), count: facts.names.count)
        func number(_ name: NameID) -> Int32 {
            let index = Int(name.index)
            guard index < numbers.count else { return -1 }
            if numbers[index] < 0 { numbers[index] = names.number(facts.names[index]) }
            return numbers[index]
        }
        for (index, fact) in facts.declarations.enumerated() {
            let id = DeclarationID(file.firstDeclaration.index + Int32(index))
            if fact.kind == .parameter || fact.kind == .associatedValue { continue }
            let name = number(fact.name)
            declarationNames[Int(id.index)] = name
            if fact.kind == .extension {
                scopes.add(extension: id)
                continue
            }
            if fact.kind.isType {
                scopes.add(type: id)
                typeModules.append(module)
            }
            guard name >= 0 else { continue }
            let isType = fact.kind.isType || fact.kind == .typealias || fact.kind == .associatedType
            guard isType || Self.isCapitalisedValue(fact, facts) else { continue }
            add(fact, id, name, isType: isType, in: file, at: fileIndex)
        }
        for local in facts.locals where local.kind == .genericParameter {
            guard let owner = facts.declaration(local.owner), owner.kind.isType else { continue }
            let id = DeclarationID(file.firstDeclaration.index + local.owner)
            guard let scope = scopes.scope(ofType: id) else { continue }
            let name = number(local.name)
            mark(name, .generic)
            genericRows.append(
                CandidateTable.Row(scope: scope, name: name, home: 0, visibility: .owner, declaration: id.index)
            )
        }
        fileNames.append(numbers)
    }

    private mutating func add(
        _ fact: DeclarationFact,
        _ id: DeclarationID,
        _ name: Int32,
        isType: Bool,
        in file: ProjectFile,
        at fileIndex: Int32
    ) {
        var row = CandidateTable.Row(
            scope: ScopeTable.topLevel,
            name: name,
            home: 0,
            visibility: Self.visibility(fact),
            declaration: id.index
        )
        guard isType else { return add(row, of: fact, isType: false, in: file) }
        guard fact.access > .fileprivate else {
            row.home = CandidateTable.home(file: fileIndex)
            return add(row, of: fact, isType: true, in: file)
        }
        row.home = CandidateTable.home(module: file.module?.index ?? -1)
        add(row, of: fact, isType: true, in: file)
        for module in file.otherModules {
            row.home = CandidateTable.home(module: module.index)
            add(row, of: fact, isType: true, in: file)
        }
    }

    private mutating func add(
        _ given: CandidateTable.Row,
        of fact: DeclarationFact,
        isType: Bool,
        in file: ProjectFile
    ) {
        var row = given
        let name = row.name
        guard let parent = file.facts.declaration(fact.parent) else {
            guard isType, !fact.traits.contains(.local) else { return }
            mark(name, .topLevel)
            typeRows.append(row)
            return
        }
        let parentID = DeclarationID(file.firstDeclaration.index + fact.parent)
        if parent.kind.isType, let scope = scopes.scope(ofType: parentID) {
            row.scope = scope
            if isType { typeRows.append(row) } else { valueRows.append(row) }
        } else if parent.kind == .extension, let number = scopes.extensionNumber(parentID) {
            let pending = Pending(extension: Int32(number), row: row)
            if isType { typesInExtensions.append(pending) } else { valuesInExtensions.append(pending) }
        } else {
            return
        }
        mark(name, isType ? .nested : .value)
    }

    private static func visibility(_ fact: DeclarationFact) -> Visibility {
        switch fact.access {
        case .public, .open: .everyone
        case .package: .package
        case .internal: .owner
        case .fileprivate: .everyone
        // `private` that comes from the extension around it means the file.
        case .private: fact.traits.contains(.explicitAccess) && fact.parent >= 0 ? .owner : .everyone
        }
    }

    private static func isCapitalisedValue(_ fact: DeclarationFact, _ facts: FileContent) -> Bool {
        switch fact.kind {
        case .function, .property, .enumCase: break
        default: return false
        }
        guard !fact.traits.contains(.local), fact.parent >= 0 else { return false }
        let first = facts.text(fact.name).utf8.first { $0 != UInt8(ascii: "_") }
        return first.map { (0x41...0x5A).contains($0) } ?? false
    }

    // MARK: - References

    private mutating func collectReferences(of file: ProjectFile, at fileIndex: Int) {
        let facts = file.facts
        for (index, reference) in facts.references.enumerated() {
            let nameIndex = Int(reference.name.index)
            if nameIndex < fileNames[fileIndex].count, fileNames[fileIndex][nameIndex] < 0 {
                fileNames[fileIndex][nameIndex] = names.known(facts.names[nameIndex]) ?? -1
            }
            guard let owner = facts.declaration(reference.owner) else { continue }
            let purpose: EarlyReference.Purpose
            switch (reference.role, owner.kind) {
            case (.extended, .extension): purpose = .extended
            case (.inheritance, _): purpose = .inheritance
            case (.alias, .typealias): purpose = .alias
            case (.constraint, .extension):
                conditionalExtensions.insert(DeclarationID(file.firstDeclaration.index + reference.owner))
                continue
            default: continue
            }
            guard !reference.traits.contains(.generic), !reference.traits.contains(.function) else { continue }
            early.append(
                EarlyReference(
                    file: Int32(fileIndex),
                    reference: Int32(index),
                    owner: DeclarationID(file.firstDeclaration.index + reference.owner),
                    purpose: purpose,
                    isStable: reference.qualifier < 0 && (owner.parent < 0 || purpose == .extended)
                )
            )
        }
        for requirement in facts.requirements { collect(requirement, of: file, at: fileIndex) }
    }

    /// Requirements in the heads of types hold wherever the type is seen; those of functions and extensions only inside.
    private mutating func collect(_ requirement: RequirementFact, of file: ProjectFile, at fileIndex: Int) {
        let facts = file.facts
        guard let owner = facts.declaration(requirement.owner), owner.kind.isType || owner.kind == .associatedType
        else { return }
        let path = requirement.path(in: facts)
        let isInheritance = path == "Self" && owner.kind == .protocol
        for index in requirement.targets(in: facts) {
            early.append(
                EarlyReference(
                    file: Int32(fileIndex),
                    reference: Int32(index),
                    owner: DeclarationID(file.firstDeclaration.index + requirement.owner),
                    purpose: isInheritance ? .inheritance : .bound,
                    path: isInheritance ? -1 : names.number(path),
                    isStable: facts.references[index].qualifier < 0 && owner.parent < 0
                )
            )
        }
    }
}
