// Where names of a code base may be used: by simple name, with what is known of what they are looked up on.

import NormaFacts

/// One place in a file.
package struct UseSite: Sendable, Hashable {
    package let file: FileID
    package let start: Int32
}

/// What a name is looked up on.
enum UseBase: Sendable, Hashable {
    /// A bare name in this type or extension, -1: outside of all.
    case bare(Int32)
    /// A value of this type, or the type itself.
    case type(DeclarationID)
    /// Something that is of no type of the code base.
    case outside
    /// `.name`
    case implicit
    /// `Kit.name` where `Kit` may be a module.
    case capitalised
    case unknown
}

/// Uses of one name that are alike.
struct UseGroup: Sendable {
    let base: UseBase
    /// A call that stands for all: they have the same labels. Nil where it is not called.
    let call: (index: Int, file: FileID)?
    let labels: [String]
    var sites: [UseSite]
}

/// The uses of one name.
struct UsesOfName: Sendable {
    private struct Kind: Hashable {
        var base: UseBase
        var labels: [String]?
        var trailingClosures: Int
    }

    private(set) var groups: [UseGroup] = []
    private var numbers: [Kind: Int] = [:]
    /// For each type the groups of uses on it or on what inherits from it or conforms to it.
    fileprivate(set) var byType: [DeclarationID: [Int]] = [:]
    /// On what may be a type of others, or what conforms to a protocol of others.
    fileprivate(set) var ofOutside: [Int] = []
    /// Those that may be of any type.
    fileprivate(set) var ofAnything: [Int] = []
    fileprivate(set) var implicit: [Int] = []
    fileprivate(set) var bare: [Int] = []
    fileprivate(set) var capitalised: [Int] = []
    /// Labels of calls on what may be anything.
    fileprivate(set) var looseLabels: Set<String> = []

    var isUsed: Bool { !groups.isEmpty }

    mutating func add(_ site: UseSite, on base: UseBase, labels: [String]?, closures: Int, call: Int) {
        let kind = Kind(base: base, labels: labels, trailingClosures: closures)
        if let number = numbers[kind] {
            groups[number].sites.append(site)
            return
        }
        numbers[kind] = groups.count
        groups.append(
            UseGroup(base: base, call: call < 0 ? nil : (call, site.file), labels: labels ?? [], sites: [site])
        )
    }

    /// Says for each group what it may be a use of.
    ///
    /// - Parameter isCreation: what is looked up dynamically makes nothing.
    mutating func sort(isCreation: Bool, by reach: (UseBase) -> UseReach) {
        numbers = [:]
        for (number, group) in groups.enumerated() {
            switch group.base {
            case .implicit: implicit.append(number)
            case .capitalised: capitalised.append(number)
            case .unknown: ofAnything.append(number)
            case .outside: ofOutside.append(number)
            case .bare, .type:
                if case .bare = group.base { bare.append(number) }
                let reached = reach(group.base)
                for type in reached.types { byType[type, default: []].append(number) }
                if reached.isOutside { ofOutside.append(number) }
                if reached.isOpen, !isCreation { ofAnything.append(number) }
            }
        }
        for number in ofAnything + implicit { looseLabels.formUnion(groups[number].labels) }
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

/// All uses of names that the code base declares.
package struct NameUses: Sendable {
    var byName: [String: UsesOfName] = [:]
    /// For each type, typealias and associated type: where it is or may be named.
    var byType: [DeclarationID: [TypeUse]] = [:]
    /// Names of members that some class overrides.
    package internal(set) var overridden: Set<String> = []
    /// Names that are taken for types of others, though the code base has one of the name.
    var outsideNames: Set<String> = []
    /// Texts of string literals that could be a type's name.
    var strings: Set<String> = []
    /// Words of the interface files of the tree.
    var interfaceWords: Set<String> = []
    /// Somewhere a value's stored properties are read by a mirror.
    package internal(set) var isReflected = false
    /// Modules of which a file could not be read whole.
    var brokenModules: Set<ModuleID?> = []
}

/// Where a type is named.
struct TypeUse: Sendable {
    let site: UseSite
    let reference: ReferenceID
}

extension ProjectFile {
    /// Nil for what belongs to none.
    var allModules: [ModuleID?] { modules.isEmpty ? [nil] : modules.map { $0 } }
}
