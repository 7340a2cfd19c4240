// The places where names of a code base may be used: by simple name, with the known types that they are looked up on.

import NormaFacts
import Synchronization

/// One place in a file.
package struct UseSite: Sendable, Hashable {
    package let file: FileID
    package let start: Int32

    package init(file: FileID, start: Int32) {
        self.file = file
        self.start = start
    }
}

/// The type that a name is looked up on.
enum UseBase: Sendable, Hashable {
    /// A bare name in this type or extension, -1: outside of all.
    case bare(Int32)
    /// A value of this type, or the type itself.
    case type(DeclarationID)
    /// Something that is of no type of the code base.
    case outside
    /// `.name`
    case implicit
    /// `Kit.name` if `Kit` may be a module.
    case capitalised
    case unknown
}

/// Uses of one name that are alike.
struct UseGroup: Sendable {
    let base: UseBase
    /// A call that represents all of them: they have the same labels. Nil if it is not called.
    let call: (index: Int, file: FileID)?
    let labels: [String]
    let list: SiteList

    /// Whether a label is among those of the calls; of calls with many it is looked up.
    func has(_ label: String) -> Bool { manyLabels?.contains(label) ?? labels.contains(label) }

    private let manyLabels: Set<String>?

    fileprivate init(_ gathered: UsesOfName.Gathered, in project: Project) {
        (base, call, labels) = (gathered.base, gathered.call, gathered.labels)
        manyLabels = labels.count > SiteList.few ? Set(labels) : nil
        list = SiteList(gathered.sites, in: project)
    }
}

/// The sort of uses of a name that may mean a declaration.
enum UseSort: Hashable, Sendable {
    /// On a type, or on a type that inherits from it or conforms to it.
    case type(DeclarationID)
    /// On a type that may be an outside one, or that conforms to an outside protocol.
    case outside
    /// On a value that may be of any type.
    case anything
    case implicit, bare, capitalised
    /// All that there are.
    case every
    /// Calls on values of any type that have this label, or of which it is the first one that is written.
    case label(String)
    case firstLabel(String)
}

/// The uses of one name.
struct UsesOfName: Sendable {
    private struct Kind: Hashable {
        var base: UseBase
        var labels: [String]?
        var trailingClosures: Int
    }

    fileprivate struct Gathered {
        let base: UseBase
        let call: (index: Int, file: FileID)?
        let labels: [String]
        var sites: [UseSite]
    }

    private var gathered: [Gathered] = []
    private var numbers: [Kind: Int] = [:]
    private(set) var groups: [UseGroup] = []
    fileprivate(set) var sorts: [UseSort: [Int]] = [:]
    /// Different for each name, so nil until it is sorted.
    private var merged: MergedLists?

    var isUsed: Bool { !gathered.isEmpty || !groups.isEmpty }

    mutating func add(_ site: UseSite, on base: UseBase, labels: [String]?, closures: Int, call: Int) {
        let kind = Kind(base: base, labels: labels, trailingClosures: closures)
        if let number = numbers[kind] {
            gathered[number].sites.append(site)
            return
        }
        numbers[kind] = gathered.count
        let call = call < 0 ? nil : (call, site.file)
        gathered.append(Gathered(base: base, call: call, labels: labels ?? [], sites: [site]))
    }

    /// Computes for each group the declarations that it may use.
    ///
    /// - Parameter isCreation: dynamic look-ups don't create anything.
    mutating func sort(isCreation: Bool, in project: Project, by reach: (UseBase) -> UseReach) {
        numbers = [:]
        groups = gathered.map { UseGroup($0, in: project) }
        gathered = []
        for (number, group) in groups.enumerated() {
            switch group.base {
            case .implicit: note(number, .implicit)
            case .capitalised: note(number, .capitalised)
            case .unknown: note(number, .anything)
            case .outside: note(number, .outside)
            case .bare, .type:
                if case .bare = group.base { note(number, .bare) }
                let reached = reach(group.base)
                for type in reached.types { note(number, .type(type)) }
                if reached.isOutside { note(number, .outside) }
                if reached.isOpen, !isCreation { note(number, .anything) }
            }
        }
        if isCreation { noteLabels() }
        if groups.count > SiteList.few { merged = MergedLists() }
    }

    private mutating func note(_ number: Int, _ sort: UseSort) { sorts[sort, default: []].append(number) }

    private mutating func noteLabels() {
        for number in self[.anything] + self[.implicit] {
            let labels = groups[number].labels
            for label in Set(labels) { note(number, .label(label)) }
            if !labels.isEmpty { note(number, .firstLabel(labels.first { !$0.isEmpty } ?? "")) }
        }
    }

    /// The groups of a sort.
    subscript(sort: UseSort) -> [Int] { sorts[sort] ?? (sort == .every ? Array(groups.indices) : []) }

    /// The places of all groups of a sort; if there are many groups, as one list that is made once.
    func lists(_ sort: UseSort, in project: Project) -> [SiteList] {
        let numbers = self[sort]
        guard numbers.count > SiteList.few, let merged else { return numbers.map { groups[$0].list } }
        return [merged.list(sort) { SiteList(numbers.flatMap { groups[$0].list.sites }, in: project) }]
    }
}

/// The lists of sorts with many groups, made on first use.
private final class MergedLists: Sendable {
    private let known = Mutex<[UseSort: SiteList]>([:])

    func list(_ sort: UseSort, _ make: () -> SiteList) -> SiteList {
        if let list = known.withLock({ $0[sort] }) { return list }
        let list = make()
        known.withLock { $0[sort] = list }
        return list
    }
}

/// The types whose members may be meant.
struct UseReach: Sendable {
    var types: Set<DeclarationID> = []
    /// Members that extensions add to types of others.
    var isOutside = false
    /// Any at all.
    var isOpen = false
}

/// All uses of names that the code base declares; those of a name are collected when it is asked for.
package final class NameUses: Sendable {
    /// For each type, typealias and associated type: the places where it is or may be named.
    let byType: [DeclarationID: TypeUses]
    /// Names of members that some class overrides.
    package let overridden: Set<String>
    /// Names that are assumed to be outside types, though the code base has one of the name.
    let outsideNames: Set<String>
    /// Texts of string literals that could be a type's name.
    let strings: Set<String>
    /// Words of the interface files of the tree.
    let interfaceWords: Set<String>
    /// Somewhere a value's stored properties are read by a mirror.
    package let isReflected: Bool
    /// Modules with a file that could not be read whole.
    let brokenModules: Set<ModuleID?>
    private let crowdedTypes: Set<String>
    private let known: Mutex<Known>

    private struct Known {
        var collection: UseCollection
        var byName: [String: UsesOfName?] = [:]
    }

    /// Cost: a look at every name and reference of the code base.
    package init(in project: Project) {
        let names = DeclaredNames(in: project)
        let places = UsePlaces(of: names.all, in: project)
        let types = TypeUseCollection(of: names.all, in: project)
        byType = types.lists
        overridden = names.overridden
        outsideNames = types.outsideNames
        crowdedTypes = types.crowded
        strings = names.strings
        interfaceWords = names.interfaceWords
        isReflected = places.isReflected || types.isReflected
        brokenModules = names.brokenModules
        known = Mutex(Known(collection: UseCollection(names, places, in: project)))
    }

    /// Nil if no place may use the name. Cost: the first time, the types of the chains in which it is written.
    subscript(name: String) -> UsesOfName? {
        known.withLock { known in
            if let uses = known.byName[name] { return uses }
            let uses = known.collection.uses(of: name)
            known.byName[name] = .some(uses)
            return uses
        }
    }

    /// Asked names whose uses are not distinguished, because they may mean too many declarations.
    package var crowded: Set<String> {
        let names = known.withLock { known in known.byName.filter { $0.value?.isCrowded ?? false }.keys }
        return crowdedTypes.union(names)
    }
}

/// The places where a type is named.
struct TypeUses: Sendable {
    let list: SiteList
    let references: [ReferenceID]
}

extension ProjectFile {
    /// Nil for files without a module.
    var allModules: [ModuleID?] { modules.isEmpty ? [nil] : modules.map { $0 } }
}
