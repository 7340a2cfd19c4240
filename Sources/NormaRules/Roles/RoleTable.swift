// Which declarations have which role, computed once for all rules.

import NormaGuide
import NormaProject

/// For each role of the guide, the declarations that surely have it and those of which it can't be told.
package struct RoleTable: Sendable {
    package let definitions: [RoleDefinition]
    /// Indices of the definitions, each after those that it is described by.
    let order: [Int]
    private let indices: [String: Int]
    private var sets: [RoleMembers]

    init(definitions: [RoleDefinition], declarationCount: Int) {
        self.definitions = definitions
        indices = Dictionary(definitions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        sets = Array(repeating: RoleMembers(declarationCount: declarationCount), count: definitions.count)
        order = RoleOrder.order(of: definitions, indices: indices)
    }

    mutating func assign(_ members: RoleMembers, to role: Int) {
        if sets.indices.contains(role) { sets[role] = members }
    }

    package func index(of name: String) -> Int? { indices[name] }

    /// The declarations that surely have the role, in order; none for a role that the guide does not define.
    package func members(of name: String) -> [DeclarationID] { index(of: name).map { sets[$0].sure } ?? [] }

    func members(_ role: Int) -> RoleMembers? { sets.indices.contains(role) ? sets[role] : nil }

    func verdict(_ role: Int, of declaration: DeclarationID) -> Verdict {
        guard sets.indices.contains(role) else { return .unknown }
        if sets[role].sureSet.contains(Int(declaration.index)) { return .holds }
        return sets[role].doubtfulSet.contains(Int(declaration.index)) ? .unknown : .fails
    }
}

/// The declarations of one role.
struct RoleMembers: Sendable {
    var sure: [DeclarationID] = []
    var sureSet: BitSet
    var doubtfulSet: BitSet

    init(declarationCount: Int) {
        sureSet = BitSet(capacity: declarationCount)
        doubtfulSet = BitSet(capacity: declarationCount)
    }

    /// Evaluates the role's description; the roles that it uses are in the context already.
    init(of role: Int, in context: JudgingContext) {
        self.init(declarationCount: context.project.declarationCount)
        let scope = Scope(context.roles.definitions[role].description, in: context, preferring: .types)
        scope.forEach(withGenerated: true) { subject, verdict, _ in
            guard case .declaration(let declaration) = subject else { return }
            switch verdict {
            case .holds:
                sure.append(declaration)
                sureSet.insert(Int(declaration.index))
            case .unknown: doubtfulSet.insert(Int(declaration.index))
            case .fails: break
            }
        }
    }
}

/// The order in which roles can be evaluated.
enum RoleOrder {
    /// Each role after those that its description names; the reader has refused roles that describe themselves, and if
    /// there were one all the same it would come where it is first met.
    static func order(of definitions: [RoleDefinition], indices: [String: Int]) -> [Int] {
        var order: [Int] = []
        var isVisited = Array(repeating: false, count: definitions.count)
        func visit(_ role: Int) {
            guard !isVisited[role] else { return }
            isVisited[role] = true
            for name in definitions[role].description.roleNames {
                if let index = indices[name] { visit(index) }
            }
            order.append(role)
        }
        definitions.indices.forEach(visit)
        return order
    }
}
