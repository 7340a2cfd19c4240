// The demands of a protocol on conforming types, with those of all protocols that it refines in the code base.

import NormaFacts
import NormaProject

struct ProtocolDemands {
    private(set) var demands: [MemberOutline] = []
    private(set) var associatedTypes: [String] = []
    /// The names of all members, including optional ones and those of extensions.
    private(set) var names: Set<String> = []
    /// Members that extensions supply, perhaps under a condition.
    private(set) var defaults: Set<String> = []
    /// False if a name in the protocol's clause may mean several protocols, so that it may demand more.
    let isComplete: Bool

    /// - Parameter holder: the name that `Self` stands for.
    ///
    /// Cost: the members of the protocol and of all protocols that it refines.
    init(of origin: DeclarationID, as holder: String, in context: JudgingContext) {
        let project = context.project
        let inherited = context.supertypes(of: origin).compactMap { supertype -> DeclarationID? in
            guard case .declared(let declaration) = supertype.target else { return nil }
            return project.fact(declaration).kind == .protocol ? declaration : nil
        }
        isComplete = !project.mayHaveOtherSupertypes(origin)
        for owner in [origin] + inherited {
            for member in context.members(of: owner) {
                let name = project.component(of: member)
                names.insert(name)
                guard project.parent(of: member) == owner else {
                    defaults.insert(name)
                    continue
                }
                if project.fact(member).kind == .associatedType {
                    associatedTypes.append(name)
                } else if let demand = MemberOutline(member, of: holder, in: project) {
                    demands.append(demand)
                }
            }
            // An extension that may belong to another protocol with the same name excuses too.
            for found in project.possibleExtensions(of: owner) {
                defaults.formUnion(context.members(of: found).map { project.component(of: $0) })
            }
        }
    }

    /// Whether a double must have the member itself.
    func isNeeded(_ demand: MemberOutline) -> Bool {
        !defaults.contains(demand.name) || demand.isCertainlyAnswered
    }
}
