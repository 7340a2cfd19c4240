// The actor that a type gets from the property wrappers of its stored properties, in the language mode of Swift 5.

import NormaFacts
import NormaProject

extension IsolationSearch {
    /// The wrappers whose value Apple's frameworks isolate to the main actor.
    private static let wrappers: Set<String> = [
        "StateObject", "ObservedObject", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    ]

    /// Wrappers that are known not to isolate anything, and attributes that aren't wrappers.
    private static let harmless: Set<String> = [
        "State", "Published", "Binding", "Bindable", "AppStorage", "Environment", "SceneStorage", "FocusState",
        "GestureState", "Namespace", "ScaledMetric", "Argument", "Option", "Flag", "OptionGroup",
        "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "NSCopying", "ObservationIgnored",
        "ObservationTracked", "Attribute", "Relationship", "Transient", "Sendable", "unsafe", "safe",
    ]

    /// Nil if wrappers decide nothing: none is used, or the module's language mode ignores them. Static properties and those
    /// of extensions don't count.
    ///
    /// Cost: the members of the type.
    func byWrappers(_ type: DeclarationID, in project: Project) -> Isolation? {
        let file = project.file(project.file(of: type))
        guard project.fact(type).kind == .struct || project.fact(type).kind == .class else { return nil }
        let said = Set(file.modules.map { project.module($0).wrapperIsolation })
        if said == [.isolatesNothing] { return nil }
        var found: Set<Isolation> = []
        for member in project.children(of: type) {
            let fact = project.fact(member)
            // Constants and computed properties have no wrapper.
            guard fact.kind == .property, fact.traits.isDisjoint(with: [.static, .classMember, .constant, .computed])
            else { continue }
            for attribute in file.attributes(of: fact) {
                found.insert(isolation(byWrapper: Self.simple(file.text(attribute.name)), in: project))
            }
        }
        found.remove(.nonisolated)
        guard let only = found.first else { return nil }
        return found.count == 1 && said == [.isolates] ? only : .unknown
    }

    private func isolation(byWrapper name: String, in project: Project) -> Isolation {
        let own = project.declarations(named: name).filter { declaration in
            let file = project.file(project.file(of: declaration))
            return project.fact(declaration).kind.isType
                && file.attributes(of: project.fact(declaration)).contains { file.text($0.name) == "propertyWrapper" }
        }
        if !own.isEmpty {
            let said = Set(own.map { isolation(ofValueIn: $0, in: project) })
            return said.count == 1 ? said.first ?? .unknown : .unknown
        }
        if Self.wrappers.contains(name) { return .mainActor }
        let isNone =
            Self.harmless.contains(name) || name.hasSuffix("Builder") || isGlobalActor(name)
            || KnownTypes.conformances(addedBy: name) != nil
        return isNone ? .nonisolated : .unknown
    }

    /// The actor of the value of a wrapper of the code base, if it or its type states one or nothing else could.
    private func isolation(ofValueIn wrapper: DeclarationID, in project: Project) -> Isolation {
        let values = project.children(of: wrapper).filter { project.name(of: $0) == "wrappedValue" }
        // There may be another one in an extension.
        guard values.count == 1, let value = values.first else { return .unknown }
        if let written = written(on: value, in: project) ?? written(on: wrapper, in: project) { return written }
        let file = project.file(project.file(of: wrapper))
        let isPlain =
            project.fact(wrapper).kind != .actor && project.parent(of: wrapper) == nil
            && project.statedSupertypes(of: wrapper).isEmpty
            && file.modules.allSatisfy { project.module($0).defaultIsolation == .nonisolated }
            && file.attributes(of: project.fact(wrapper)).allSatisfy {
                KnownTypes.conformances(addedBy: Self.simple(file.text($0.name))) != nil
            }
            && project.children(of: wrapper).allSatisfy { member in
                project.fact(member).kind != .property || file.attributes(of: project.fact(member)).isEmpty
            }
        return isPlain ? .nonisolated : .unknown
    }
}
