// Collects the uses of one name after the other, as they are asked for.

import NormaFacts
import NormaText

struct UseCollection {
    let project: Project
    var finder: TypeFinder
    private let places: UsePlaces
    /// The number of the name whose uses are collected, and its list.
    private var wanted = -1
    private var list = UsesOfName()
    private var reaches: [UseBase: UseReach] = [:]
    /// Names that could be those of a type: an extension gives none to it.
    let made: Set<String>
    /// The extended types of the extensions that give it a type.
    let extended: Set<String>
    let dynamic: Set<DeclarationID>
    /// Whether the two sides of `==`, or a pattern and its value, may be of two types here.
    let comparesOthers: Bool
    /// Names of modules of the code base, and of all that some file imports.
    let modules: Set<String>
    /// The names with requirements in a head of the file that is read.
    var bound: Set<String> = []
    private var boundByFile: [FileID: Set<String>] = [:]
    /// The types and extensions where a name may be an outside associated type.
    var open: [DeclarationID: Bool] = [:]

    /// A name that may mean more declarations than this may mean anything: noting each of its uses with all of them would
    /// take the square of their number.
    static let mostCandidates = 64

    /// - Parameter names: the declarations of the code base by their names.
    init(_ names: DeclaredNames, _ places: UsePlaces, in project: Project) {
        self.project = project
        self.places = places
        finder = TypeFinder(project)
        made = names.made
        extended = names.extended
        modules = names.modules
        dynamic = Self.dynamicTypes(of: project)
        comparesOthers = names.all.contains("~=") || Self.comparesOthers(project, &finder)
    }

    private static func dynamicTypes(of project: Project) -> Set<DeclarationID> {
        Set(
            project.allTypes.filter { type in
                let file = project.files[Int(project.file(of: type).index)]
                return file.attributes(of: project.fact(type)).contains {
                    ["dynamicMemberLookup", "dynamicCallable"].contains(file.text($0.name))
                }
            }
        )
    }

    private static func comparesOthers(_ project: Project, _ finder: inout TypeFinder) -> Bool {
        for file in project.allFileIDs {
            let facts = project.files[Int(file.index)].content
            for (index, fact) in facts.declarations.enumerated()
            where fact.kind == .function && ["==", "!="].contains(facts.text(fact.name)) {
                guard let function = project.declaration(Int32(clamping: index), in: file) else { continue }
                let sides = project.children(of: function).filter { project.fact($0).kind == .parameter }
                finder.restart()
                let types = sides.map { finder.type(of: $0, isInside: true) }
                guard let first = types.first, let last = types.last, types.count == 2 else { continue }
                if first == nil || first != last { return true }
            }
        }
        return false
    }

    /// Nil if the name isn't declared, or isn't used.
    ///
    /// Cost: the types of the chains in which the name is written.
    mutating func uses(of name: String) -> UsesOfName? {
        guard let number = places.numbers[name] else { return nil }
        wanted = number
        list = UsesOfName()
        var file: FileID?
        for place in places.places(ofName: number) {
            let facts = project.files[Int(place.file.index)].content
            if place.file != file {
                file = place.file
                bound = boundNames(in: place.file, facts)
            }
            if place.item >= 0 {
                collect(call: Int(place.item), of: facts, in: place.file)
            } else {
                collect(facts.uses[Int(~place.item)], of: facts, in: place.file)
            }
        }
        guard list.isUsed else { return nil }
        var found = list
        var reaches = reaches
        list = UsesOfName()
        found.sort(isCreation: name == "init", in: project) { base in
            if let known = reaches[base] { return known }
            let reach = reach(of: base)
            reaches[base] = reach
            return reach
        }
        self.reaches = reaches
        return found
    }

    private mutating func boundNames(in file: FileID, _ facts: FileContent) -> Set<String> {
        if facts.requirements.isEmpty { return [] }
        if let known = boundByFile[file] { return known }
        let names = Set(facts.requirements.flatMap { TypeFinder.names(facts.text($0.subject)) })
        boundByFile[file] = names
        return names
    }

    private func isWanted(_ name: String) -> Bool { places.number(of: name) == wanted }

    /// Types are followed along a chain no further than to here.
    private func lastWanted(in names: ArraySlice<String>) -> Int? { names.lastIndex(where: isWanted) }

    // MARK: - Calls and chains

    private mutating func collect(call index: Int, of facts: FileContent, in file: FileID) {
        let call = facts.calls[index]
        finder.restart()
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
        case .implicit:
            let parts = TypeFinder.names(facts.text(call.tail)) + [name]
            walk(parts[...], expecting: call.expectation, site, last: index, of: facts)
        case .chain:
            var parts = TypeFinder.names(facts.text(call.chain))
            parts.append(name)
            if isWanted("init"), let made = madeTypes(by: call, named: name, of: facts, in: file) {
                add("init", site, on: made, call: index, of: facts)
            }
            guard parts.contains(where: isWanted) else { return }
            let start = chainStart(parts[0], call.reference, call.local, call.owner, file)
            walk(parts, from: start, at: call.range.start, last: index, of: facts)
        case .expression:
            let parts = TypeFinder.names(facts.text(call.tail)) + [name]
            guard let last = lastWanted(in: parts[...]) else { return }
            let value = finder.beginning(of: call, in: file)
            walk(parts[...last], of: parts.count, on: value, site, last: index, of: facts)
        }
    }

    private mutating func collect(_ use: NameUseFact, of facts: FileContent, in file: FileID) {
        finder.restart()
        let parts = TypeFinder.names(facts.text(use.chain))
        guard let first = parts.first else { return }
        let site = UseSite(file: file, start: use.start)
        switch use.receiver {
        case .chain:
            let start = chainStart(first, use.reference, use.local, use.owner, file)
            walk(parts, from: start, at: use.start, last: -1, of: facts)
        case .implicit, .none:
            walk(parts[...], expecting: use.expectation, site, last: -1, of: facts)
        case .expression:
            guard let last = lastWanted(in: parts[...]) else { return }
            let value = use.call >= 0 ? finder.result(ofCall: Int(use.call), in: file) : nil
            walk(parts[...last], of: parts.count, on: value, site, last: -1, of: facts)
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
        of facts: FileContent
    ) {
        let site = UseSite(file: start.file, start: offset)
        let isPlain = start.local < 0 && !(start.name == "self" || start.name == "Self" || start.name == "super")
        if isPlain {
            let owner = start.owner.map { $0.index - project.files[Int(start.file.index)].firstDeclaration.index } ?? -1
            let isLast = parts.count == 1
            add(start.name, site, on: [.bare(enclosing(owner, in: start.file))], call: isLast ? call : -1, of: facts)
        }
        guard parts.count > 1, let last = lastWanted(in: parts[1...]) else { return }
        var rest = parts.dropFirst()
        var value = finder.beginning(of: start, &rest)
        if isPlain, value?.isMetatype == true, mayBeBound(start.name, start.owner), isOutside(value) { value = nil }
        // A module's name and a type's were taken together; the type is known by its reference.
        let mayBeModule = isPlain && rest.startIndex == 1 && isModule(start.name, having: value)
        guard rest.startIndex <= last else { return }
        walk(rest[...last], of: parts.count, on: value, mayBeModule: mayBeModule, site, last: call, of: facts)
    }

    /// All names of a chain that begins with a dot; of a call's the last alone: the others are a use of their own.
    private mutating func walk(
        _ names: ArraySlice<String>,
        expecting expectation: Int32,
        _ site: UseSite,
        last call: Int,
        of facts: FileContent
    ) {
        guard let last = lastWanted(in: names) else { return }
        let expected = expected(expectation, of: facts, in: site.file)
        if let first = names.first, call < 0 || names.count == 1 {
            add(first, site, on: implicitBases(expected), call: names.count == 1 ? call : -1, of: facts)
        }
        guard names.count > 1 else { return }
        var value = expected?.count == 1 ? expected?.first : nil
        for (position, name) in names[...last].enumerated() {
            if position > 0, call < 0 || position == names.count - 1 {
                add(name, site, on: bases(of: value), call: position == names.count - 1 ? call : -1, of: facts)
            }
            if position < last { value = value.flatMap { finder.member(name, of: $0) } }
        }
    }

    /// The names of a chain of so many that begins with a value.
    private mutating func walk(
        _ names: ArraySlice<String>,
        of count: Int,
        on first: ValueType?,
        mayBeModule: Bool = false,
        _ site: UseSite,
        last call: Int,
        of facts: FileContent
    ) {
        var value = first
        for (position, name) in zip(names.indices, names) {
            let mayBeModule = mayBeModule && position == names.startIndex
            let bases = (mayBeModule ? [.capitalised] : []) + bases(of: value)
            add(name, site, on: bases, call: position == count - 1 ? call : -1, of: facts)
            if position < names.endIndex - 1 { value = value.flatMap { finder.member(name, of: $0) } }
        }
    }

    private mutating func add(
        _ written: String,
        _ site: UseSite,
        on bases: [UseBase],
        call: Int,
        of facts: FileContent
    ) {
        guard isWanted(written) else { return }
        var labels: [String]?
        var closures = 0
        if facts.calls.indices.contains(call) {
            labels = facts.labels(of: facts.calls[call]).map { facts.text($0) }
            closures = Int(facts.calls[call].trailingClosureCount)
        }
        for base in bases {
            list.add(site, on: base, labels: labels, closures: closures, call: call)
        }
    }
}
