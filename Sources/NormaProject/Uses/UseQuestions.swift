// The possible uses of a declaration: every place that can't be ruled out.

import NormaFacts
import NormaText

/// The possible uses of a declaration.
package enum PossibleUses: Sendable {
    /// It may be used in ways that are not seen.
    case unseen
    /// Every use is at one of these places; most of them may be uses of something else, and some are in several lists.
    case at([SiteList])
}

extension NameUses {
    /// Cost: the groups of uses of its name on its type, and of those on values of any type, as far as calls are compared.
    package func possibleUses(of declaration: DeclarationID, in project: Project) -> PossibleUses {
        let fact = project.fact(declaration)
        let file = project.files[Int(project.file(of: declaration).index)]
        let name = file.text(fact.name)
        guard isSeen(fact, named: name, declaration, file, in: project) else { return .unseen }
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias:
            return typeUses(of: declaration, named: name, file, in: project)
        default: break
        }
        guard let known = self[fact.kind == .initializer ? "init" : name] else {
            return .at(labelUses(of: declaration, named: name, fact, in: project))
        }
        guard let parent = project.parent(of: declaration) else {
            return .at(known.lists([.bare, .capitalised], accepting: declaration, in: project))
        }
        var sorts: [UseSort] = [.anything]
        let holder = project.fact(parent)
        if let type = project.enclosingType(of: declaration) {
            sorts.append(.type(type))
            // A type of others may conform to it.
            if project.fact(type).kind == .protocol { sorts.append(.outside) }
        } else {
            guard holder.kind == .extension else { return .unseen }
            // It may extend one of the code base after all.
            let extended = file.text(holder.name).split(separator: ".").last.map(String.init) ?? ""
            if project.isNameOfType(extended) { return .unseen }
            // A type may conform to an outside protocol without stating it: actors, enumerations.
            let isPlain = ExternalTypes.isStructure(extended) || ExternalTypes.isClass(extended)
            if isPlain { sorts.append(.outside) } else { sorts = [.every] }
        }
        let isOfType = !fact.traits.isDisjoint(with: [.static, .classMember])
        if isOfType || fact.kind == .enumCase || fact.kind == .initializer { sorts.append(.implicit) }
        return .at(
            known.lists(sorts, accepting: declaration, in: project)
                + labelUses(of: declaration, named: name, fact, in: project)
        )
    }

    /// The places where a member is used on values that are certainly of this type, not of one that inherits from it.
    ///
    /// Cost: the groups of uses of its name on the type.
    package func usesOnValues(of type: DeclarationID, of member: DeclarationID, in project: Project) -> [SiteList] {
        guard let known = self[project.name(of: member)] else { return [] }
        let isFunction = project.fact(member).kind == .function
        return known[.type(type)].compactMap { number in
            let group = known.groups[number]
            guard group.base == .type(type) else { return nil }
            guard isFunction, let (index, file) = group.call else { return group.list }
            let call = project.files[Int(file.index)].content.calls[index]
            return project.accepts(member, call, in: file) ? group.list : nil
        }
    }

    // MARK: - Invisible uses

    private func isSeen(
        _ fact: DeclarationFact,
        named name: String,
        _ declaration: DeclarationID,
        _ file: ProjectFile,
        in project: Project
    ) -> Bool {
        guard !fact.traits.contains(.local), !name.isEmpty, name != "_" else { return false }
        // The broken part may use anything.
        if !brokenModules.isEmpty, fact.access > .internal || !brokenModules.isDisjoint(with: file.allModules) {
            return false
        }
        switch fact.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias, .property, .enumCase, .initializer: break
        case .function:
            if fact.traits.contains(.operatorFunction) || Self.calledByForm.contains(name) { return false }
            guard name.utf8.first.map(Self.beginsName) ?? false else { return false }
        default: return false
        }
        if fact.traits.contains(.dynamic) { return false }
        // A call of an overridden or overriding member calls it too.
        guard let type = project.enclosingType(of: declaration) else { return true }
        return project.fact(type).kind != .class || !overridden.contains(name)
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    /// The compiler calls them where something of another form is written.
    private static let calledByForm: Set<String> = [
        "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "main",
    ]

    // MARK: - Types

    private func typeUses(
        of declaration: DeclarationID,
        named name: String,
        _ file: ProjectFile,
        in project: Project
    ) -> PossibleUses {
        // By its name as a text, or from a file that a designer made.
        if strings.contains(name) || interfaceWords.contains(name) || outsideNames.contains(name) { return .unseen }
        var lists = (byType[declaration]?.list).map { [$0] } ?? []
        if let known = self[name] {
            // As `.Name`, on a base of unknown type, or in small letters, where it may be a value.
            var sorts: [UseSort] = [.implicit, .anything, .capitalised, .outside]
            if let holder = project.enclosingType(of: declaration) { sorts.append(.type(holder)) }
            if name.first?.isUppercase != true { sorts = [.every] }
            lists += sorts.flatMap { known.lists($0, in: project) }
        }
        return .at(lists)
    }

    // MARK: - Memberwise initializers

    /// A stored property of a structure is named by the labels of the initializer that the compiler makes.
    private func labelUses(
        of declaration: DeclarationID,
        named name: String,
        _ fact: DeclarationFact,
        in project: Project
    ) -> [SiteList] {
        guard fact.kind == .property, fact.traits.isDisjoint(with: [.static, .computed, .lazy]),
            let type = project.parent(of: declaration), project.fact(type).kind == .struct,
            let made = self["init"], !project.hasOwnInitializer(type)
        else { return [] }
        let own = made[.type(type)].filter { made.groups[$0].has(name) }
        return own.map { made.groups[$0].list } + made.lists(.label(name), in: project)
    }

    /// The places where a structure is or may be made by an initializer that takes part of its properties.
    package func makings(of type: DeclarationID, in project: Project) -> [SiteList] {
        self["init"]?.lists(.type(type), in: project) ?? []
    }
}

extension UsesOfName {
    /// If there are more groups, they aren't compared with a declaration: all count as uses of it.
    static let mostCompared = 1_024

    /// Without calls whose labels show that they mean something else.
    fileprivate func lists(_ sorts: [UseSort], accepting declaration: DeclarationID, in project: Project) -> [SiteList]
    {
        let kind = project.fact(declaration).kind
        guard kind == .function || kind == .initializer else { return sorts.flatMap { lists($0, in: project) } }
        return sorts.flatMap { sort -> [SiteList] in
            let numbers = self[sort]
            if numbers.count > Self.mostCompared { return lists(sort, in: project) }
            return numbers.compactMap { number in
                let group = groups[number]
                guard let (index, file) = group.call else { return group.list }
                let call = project.files[Int(file.index)].content.calls[index]
                return project.accepts(declaration, call, in: file) ? group.list : nil
            }
        }
    }

    /// Whether some sort has too many groups of calls to be compared with each declaration.
    var isCrowded: Bool {
        groups.count > Self.mostCompared && sorts.contains { $0.key.isAsked && $0.value.count > Self.mostCompared }
    }
}

extension UseSort {
    /// Whether declarations are compared with each of its calls.
    fileprivate var isAsked: Bool {
        switch self {
        case .type, .outside, .anything, .implicit, .bare, .capitalised, .every: true
        case .label, .firstLabel: false
        }
    }
}

extension NameUses {
    /// The places where a type is or may be named.
    package func references(to type: DeclarationID) -> [ReferenceID] { byType[type]?.references ?? [] }

    /// The places where an unknown type is created with labels that are all among these; of too many that begin alike, all.
    package func looseMakings(with labels: Set<String>, in project: Project) -> [SiteList] {
        guard let made = self["init"] else { return [] }
        return (labels.sorted() + [""]).flatMap { label -> [SiteList] in
            let numbers = made[.firstLabel(label)]
            if numbers.count > UsesOfName.mostCompared { return made.lists(.firstLabel(label), in: project) }
            return numbers.map { made.groups[$0] }
                .filter { $0.labels.allSatisfy { $0.isEmpty || labels.contains($0) } }
                .map(\.list)
        }
    }
}

extension Project {
    /// The innermost declaration whose range contains a place.
    ///
    /// Cost: logarithmic, plus the steps out of earlier ends.
    package func innermostDeclaration(at site: UseSite) -> DeclarationID? {
        let source = file(site.file)
        let declarations = source.content.declarations
        var index = Int32(clamping: declarations.partitioningIndex { $0.range.start > site.start }) - 1
        while let fact = source.declaration(index) {
            if fact.range.start <= site.start, site.start < fact.range.end { return declaration(index, in: site.file) }
            index = fact.parent >= 0 ? fact.parent : -1
        }
        return nil
    }
}
