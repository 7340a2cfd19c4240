// The actor that a type gets from the property wrappers of what it stores, in the language mode of Swift 5.

import NormaFacts
import NormaProject

extension IsolationSearch {
    /// The wrappers whose value Apple's frameworks put on the main actor.
    private static let wrappers: Set<String> = [
        "StateObject", "ObservedObject", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
    ]

    /// Nil where wrappers say nothing: none is stored, or the module's language mode keeps them from it. Static properties and those
    /// of extensions count for nothing.
    ///
    /// Cost: the members of the type.
    func byWrappers(_ type: DeclarationID, in project: Project) -> Isolation? {
        let file = project.file(project.file(of: type))
        guard project.fact(type).kind == .struct || project.fact(type).kind == .class else { return nil }
        let isHeld = project.children(of: type).contains { member in
            let fact = project.fact(member)
            return fact.kind == .property && fact.traits.isDisjoint(with: [.static, .classMember])
                && file.attributes(of: fact).contains { Self.wrappers.contains(file.text($0.name)) }
        }
        guard isHeld else { return nil }
        let said = Set(file.modules.map { project.module($0).wrapperIsolation })
        guard said.count == 1, let isolation = said.first else { return .unknown }
        return switch isolation {
        case .isolates: .mainActor
        case .isolatesNothing: nil
        case .unknown: .unknown
        }
    }
}
