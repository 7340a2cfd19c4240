// Gathers where names are used, in one pass over the facts of all files.

import NormaFacts
import NormaText

package struct UseCollection {
    private let project: Project
    private var teller: TypeTeller
    private var uses = NameUses()
    private let declared: Set<String>
    private let dynamic: Set<DeclarationID>

    /// Cost: the types of all chains of names, and a look at every reference.
    package static func uses(in project: Project) -> NameUses {
        var collection = UseCollection(project)
        for file in project.allFileIDs { collection.collect(file) }
        collection.finish()
        return collection.uses
    }

    private init(_ project: Project) {
        self.project = project
        teller = TypeTeller(project)
        var declared: Set<String> = ["init"]
        var dynamic: Set<DeclarationID> = []
        for file in project.files {
            for fact in file.facts.declarations where fact.kind != .parameter { declared.insert(file.text(fact.name)) }
        }
        for type in project.allTypes {
            let file = project.files[Int(project.file(of: type).index)]
            let isDynamic = file.attributes(of: project.fact(type)).contains {
                ["dynamicMemberLookup", "dynamicCallable"].contains(file.text($0.name))
            }
            if isDynamic { dynamic.insert(type) }
        }
        self.declared = declared
        self.dynamic = dynamic
    }

    private mutating func collect(_ file: FileID) {
        let source = project.files[Int(file.index)]
        let facts = source.content.facts
        if !facts.syntaxErrors.isEmpty { uses.brokenModules.formUnion(source.allModules) }
        for index in facts.calls.indices { collect(call: index, of: facts, in: file) }
        for use in facts.uses { collect(use, of: facts, in: file) }
        for reference in project.references(in: file) {
            let site = UseSite(file: file, start: project.fact(reference).range.start)
            switch project.resolution(of: reference) {
            case .exact(let type): uses.byType[type, default: []].append(TypeUse(site: site, reference: reference))
            case .ambiguous(let types):
                for type in types { uses.byType[type, default: []].append(TypeUse(site: site, reference: reference)) }
            case .external:
                let name = facts.text(project.fact(reference).name)
                if declared.contains(name) { uses.outsideNames.insert(name) }
            case .local: break
            }
        }
        for fact in facts.declarations where fact.traits.contains(.override) {
            uses.overridden.insert(facts.text(fact.name))
        }
        for string in facts.strings where string.text.utf8.count < 80 {
            if let last = string.text.split(separator: ".").last, declared.contains(String(last)) {
                uses.strings.insert(String(last))
            }
        }
    }

    private mutating func finish() {
        var reaches: [UseBase: UseReach] = [:]
        var byName = uses.byName
        uses.byName = [:]
        for name in byName.keys {
            byName[name]?.sort(isCreation: name == "init") { base in
                if let known = reaches[base] { return known }
                let reach = reach(of: base)
                reaches[base] = reach
                return reach
            }
        }
        uses.byName = byName
        for document in project.documents where InterfaceFiles.isInterface(document.path) {
            uses.interfaceWords.formUnion(InterfaceFiles.words(of: document.text))
        }
    }

    // MARK: - Calls and chains

    private mutating func collect(call index: Int, of facts: SourceFacts, in file: FileID) {
        let call = facts.calls[index]
        teller.startAnew()
        let name = facts.text(call.name)
        let site = UseSite(file: file, start: call.nameRange.start)
        switch call.receiver {
        case .none:
            guard call.local < 0 else { return }
            if let made = madeTypes(by: call, named: name, of: facts, in: file) {
                add("init", site, on: made, call: index, of: facts)
                // A function may be called like a type.
                let isType = made.contains { if case .type = $0 { true } else { false } }
                if isType { return }
            }
            add(name, site, on: [.bare(enclosing(call.owner, in: file))], call: index, of: facts)
        case .implicit: add(name, site, on: [.implicit], call: index, of: facts)
        case .chain:
            var parts = TypeTeller.names(facts.text(call.chain))
            parts.append(name)
            if let made = madeTypes(by: call, named: name, of: facts, in: file) {
                add("init", site, on: made, call: index, of: facts)
            }
            let start = chainStart(parts[0], call.reference, call.local, call.owner, file)
            walk(parts, from: start, at: call.range.start, last: index, of: facts)
        case .expression:
            let parts = TypeTeller.names(facts.text(call.tail)) + [name]
            let value = teller.beginning(of: call, in: file)
            walk(parts[...], on: value, isCapitalised: false, site, last: index, of: facts)
        }
    }

    private mutating func collect(_ use: NameUseFact, of facts: SourceFacts, in file: FileID) {
        teller.startAnew()
        let parts = TypeTeller.names(facts.text(use.chain))
        guard let first = parts.first else { return }
        let site = UseSite(file: file, start: use.start)
        switch use.receiver {
        case .chain:
            let start = chainStart(first, use.reference, use.local, use.owner, file)
            walk(parts, from: start, at: use.start, last: -1, of: facts)
        case .implicit, .none:
            add(first, site, on: [.implicit], call: -1, of: facts)
            for name in parts.dropFirst() { add(name, site, on: [.unknown], call: -1, of: facts) }
        case .expression:
            let value = use.call >= 0 ? teller.result(ofCall: Int(use.call), in: file) : nil
            walk(parts[...], on: value, isCapitalised: false, site, last: -1, of: facts)
        }
    }

    private func chainStart(_ name: String, _ reference: Int32, _ local: Int32, _ owner: Int32, _ file: FileID)
        -> ChainStart
    {
        let owner = project.declaration(owner, in: file)
        return ChainStart(name: name, reference: reference, local: local, owner: owner, file: file)
    }

    /// All names of a chain that begins with a name.
    private mutating func walk(
        _ parts: [String],
        from start: ChainStart,
        at offset: Int32,
        last call: Int,
        of facts: SourceFacts
    ) {
        let site = UseSite(file: start.file, start: offset)
        let isPlain = start.local < 0 && !["self", "Self", "super"].contains(start.name)
        if isPlain {
            let owner = start.owner.map { $0.index - project.files[Int(start.file.index)].firstDeclaration.index } ?? -1
            let isLast = parts.count == 1
            add(start.name, site, on: [.bare(enclosing(owner, in: start.file))], call: isLast ? call : -1, of: facts)
        }
        guard parts.count > 1 else { return }
        var rest = parts.dropFirst()
        let value = teller.beginning(of: start, &rest)
        let isCapitalised = value == nil && (start.name.first?.isUppercase ?? false)
        // A module's name and a type's were taken together; the type is known by its reference.
        walk(rest, on: value, isCapitalised: isCapitalised, site, last: call, of: facts)
    }

    private mutating func walk(
        _ names: ArraySlice<String>,
        on first: ValueType?,
        isCapitalised: Bool,
        _ site: UseSite,
        last call: Int,
        of facts: SourceFacts
    ) {
        var value = first
        for (position, name) in names.enumerated() {
            let bases: [UseBase] = isCapitalised && position == 0 ? [.capitalised] : bases(of: value)
            add(name, site, on: bases, call: position == names.count - 1 ? call : -1, of: facts)
            value = value.flatMap { teller.member(name, of: $0) }
        }
    }

    private mutating func add(
        _ written: String,
        _ site: UseSite,
        on bases: [UseBase],
        call: Int,
        of facts: SourceFacts
    ) {
        var name = written
        // What a wrapper has beside the value belongs to the property.
        if !declared.contains(name), let first = name.first, first == "$" || first == "_" { name.removeFirst() }
        guard declared.contains(name) else { return }
        var labels: [String]?
        var closures = 0
        if facts.calls.indices.contains(call) {
            labels = facts.labels(of: facts.calls[call]).map { facts.text($0) }
            closures = Int(facts.calls[call].trailingClosureCount)
        }
        for base in bases {
            uses.byName[name, default: UsesOfName()].add(site, on: base, labels: labels, closures: closures, call: call)
        }
    }

    // MARK: - What names are looked up on

    private func bases(of value: ValueType?) -> [UseBase] {
        guard let value, !value.types.isEmpty else { return [.unknown] }
        var bases: [UseBase] = []
        for type in value.types {
            switch type.resolution {
            case .exact(let declaration): bases.append(.type(declaration))
            case .external:
                let isPlain =
                    value.isMetatype || ExternalTypes.isStandardName(type.name) || type == ValueType.array
                    || type == ValueType.dictionary
                // Another one may look its members up in what it holds.
                bases.append(isPlain ? .outside : .unknown)
            case .ambiguous, .local: bases.append(.unknown)
            }
        }
        if value.isOptional || value.isImplicitlyUnwrapped { bases.append(.outside) }
        return bases
    }

    /// The types that a call may make; nil for a call of something else.
    private mutating func madeTypes(by call: CallFact, named name: String, of facts: SourceFacts, in file: FileID)
        -> [UseBase]?
    {
        if call.receiver == .none, name == "Self" {
            return bases(of: project.declaration(call.owner, in: file).flatMap { teller.selfType($0) })
        }
        guard call.reference >= 0 else { return nil }
        let end = min(Int(call.reference) + 16, facts.references.count)
        let found = (Int(call.reference)..<end).first {
            facts.references[$0].range == call.nameRange && facts.references[$0].role == .construction
        }
        guard let found, let reference = project.reference(Int32(found), in: file) else { return nil }
        switch project.target(of: project.resolution(of: reference)) {
        case .exact(let type): return [project.fact(type).kind.isType ? .type(type) : .unknown]
        case .ambiguous: return [.unknown]
        case .external: return [declared.contains(name) ? .unknown : .outside]
        case .local: return [.unknown]
        }
    }

    /// The innermost type or extension around a declaration, itself included; -1 where there is none.
    private func enclosing(_ owner: Int32, in file: FileID) -> Int32 {
        var current = project.declaration(owner, in: file)
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType || kind == .extension { return next.index }
            current = project.parent(of: next)
        }
        return -1
    }

    private func reach(of base: UseBase) -> UseReach {
        var reach = UseReach()
        switch base {
        case .type(let type): extend(&reach, by: type)
        case .bare(let innermost):
            var current: DeclarationID? = innermost < 0 ? nil : DeclarationID(innermost)
            while let next = current {
                let kind = project.fact(next).kind
                if kind.isType || kind == .extension {
                    if let value = teller.selfType(next) {
                        for type in value.types {
                            if case .exact(let declaration) = type.resolution { extend(&reach, by: declaration) }
                            if type.resolution == .external { reach.isOutside = true }
                            if case .ambiguous = type.resolution { reach.isOpen = true }
                        }
                    } else {
                        reach.isOpen = true
                    }
                }
                current = project.parent(of: next)
            }
        case .outside, .implicit, .capitalised, .unknown: break
        }
        return reach
    }

    private func extend(_ reach: inout UseReach, by type: DeclarationID) {
        guard reach.types.insert(type).inserted else { return }
        if dynamic.contains(type) { reach.isOpen = true }
        for supertype in project.supertypes(of: type) + project.possibleSupertypes(of: type) {
            switch supertype.target {
            case .declared(let declaration):
                reach.types.insert(declaration)
                if dynamic.contains(declaration) { reach.isOpen = true }
            case .external: if !supertype.isRawType { reach.isOutside = true }
            }
        }
    }
}
