// Where a declaration may be used: every place that can't be ruled out.

import NormaFacts
import NormaText

/// The possible uses of a declaration.
package enum PossibleUses: Sendable {
    /// It may be used in ways that are not seen.
    case unseen
    /// Every use is at one of these places; most of them may be uses of something else.
    case at([UseSite])
}

extension NameUses {
    /// Cost: the groups of uses of its name on its type, and of those on what may be anything.
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
        guard let known = byName[fact.kind == .initializer ? "init" : name] else {
            return .at(labelUses(of: declaration, named: name, fact, in: project))
        }
        guard let parent = project.parent(of: declaration) else {
            return .at(known.sites(known.bare + known.capitalised, accepting: declaration, in: project))
        }
        var numbers = Set(known.ofAnything)
        let holder = project.fact(parent)
        if let type = project.enclosingType(of: declaration) {
            numbers.formUnion(known.byType[type] ?? [])
            // A type of others may conform to it.
            if project.fact(type).kind == .protocol { numbers.formUnion(known.ofOutside) }
        } else {
            guard holder.kind == .extension else { return .unseen }
            // It may extend one of the code base after all.
            let extended = file.text(holder.name).split(separator: ".").last.map(String.init) ?? ""
            if project.declarations(named: extended).contains(where: { project.fact($0).kind.isType }) {
                return .unseen
            }
            numbers.formUnion(known.ofOutside)
            // What conforms to a protocol of others need not say so: actors, enumerations.
            if !ExternalTypes.isStructure(extended), !ExternalTypes.isClass(extended) {
                numbers.formUnion(known.groups.indices)
            }
        }
        let isOfType = !fact.traits.isDisjoint(with: [.static, .classMember])
        if isOfType || fact.kind == .enumCase || fact.kind == .initializer { numbers.formUnion(known.implicit) }
        return .at(
            known.sites(numbers.sorted(), accepting: declaration, in: project)
                + labelUses(of: declaration, named: name, fact, in: project)
        )
    }

    // MARK: - What is not seen

    private func isSeen(
        _ fact: DeclarationFact,
        named name: String,
        _ declaration: DeclarationID,
        _ file: ProjectFile,
        in project: Project
    ) -> Bool {
        guard !fact.traits.contains(.local), !name.isEmpty, name != "_" else { return false }
        // What stands in the broken part may use anything.
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
        // What it overrides, or is overridden by, is called for it.
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
        var sites = (byType[declaration] ?? []).map(\.site)
        if let known = byName[name] {
            // As `.Name`, on something that is not told, or in small letters, where it is taken for a value.
            var numbers = known.implicit + known.ofAnything + known.capitalised + known.ofOutside
            if let holder = project.enclosingType(of: declaration) { numbers += known.byType[holder] ?? [] }
            if name.first?.isUppercase != true { numbers += known.bare + known.byType.values.joined() }
            sites += numbers.flatMap { known.groups[$0].sites }
        }
        return .at(sites)
    }

    // MARK: - Memberwise initializers

    /// A stored property of a structure is named by the labels of the initializer that the compiler makes.
    private func labelUses(
        of declaration: DeclarationID,
        named name: String,
        _ fact: DeclarationFact,
        in project: Project
    ) -> [UseSite] {
        guard fact.kind == .property, fact.traits.isDisjoint(with: [.static, .computed, .lazy]),
            let type = project.parent(of: declaration), project.fact(type).kind == .struct,
            let made = byName["init"]
        else { return [] }
        let hasOwn = project.children(of: type).contains { project.fact($0).kind == .initializer }
        if hasOwn { return [] }
        let own = (made.byType[type] ?? []).filter { made.groups[$0].labels.contains(name) }
        let loose =
            made.looseLabels.contains(name)
            ? (made.ofAnything + made.implicit).filter { made.groups[$0].labels.contains(name) } : []
        return (own + loose).flatMap { made.groups[$0].sites }
    }

    /// Where a structure is or may be made by an initializer that takes part of its properties.
    package func makings(of type: DeclarationID) -> [UseSite] {
        guard let made = byName["init"] else { return [] }
        return (made.byType[type] ?? []).flatMap { made.groups[$0].sites }
    }
}

extension UsesOfName {
    /// Without calls whose labels say that they mean something else.
    fileprivate func sites(_ numbers: [Int], accepting declaration: DeclarationID, in project: Project) -> [UseSite] {
        let kind = project.fact(declaration).kind
        let isCalled = kind == .function || kind == .initializer
        return numbers.flatMap { number -> [UseSite] in
            let group = groups[number]
            guard isCalled, let (index, file) = group.call else { return group.sites }
            let call = project.files[Int(file.index)].content.calls[index]
            return project.accepts(declaration, call, in: file) ? group.sites : []
        }
    }
}

extension NameUses {
    /// Where a type is or may be named.
    package func references(to type: DeclarationID) -> [ReferenceID] { (byType[type] ?? []).map(\.reference) }

    /// Where something that is not told is made with labels that are all among these.
    package func looseMakings(with labels: Set<String>) -> [UseSite] {
        guard let made = byName["init"] else { return [] }
        return (made.ofAnything + made.implicit).map { made.groups[$0] }
            .filter { !$0.labels.isEmpty && $0.labels.allSatisfy { $0.isEmpty || labels.contains($0) } }
            .flatMap(\.sites)
    }
}

extension Project {
    /// The declaration whose range holds a place most closely.
    ///
    /// Cost: logarithmic, and the steps out of what ends before.
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
