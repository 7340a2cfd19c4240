// The declarations of one role, and how they are found.

import NormaGuide
import NormaProject

/// Who has a role, surely or likely, and of whom it can't be told.
struct RoleMembers: Sendable, Equatable {
    /// Both the sure and the likely, in order.
    private(set) var all: [DeclarationID] = []
    private var sureSet: BitSet
    private var likelySet: BitSet
    private(set) var doubtfulSet: BitSet

    init(declarationCount: Int) {
        sureSet = BitSet(capacity: declarationCount)
        likelySet = sureSet
        doubtfulSet = sureSet
    }

    var hasLikely: Bool { !likelySet.isEmpty }

    func verdict(of declaration: DeclarationID, counting certainty: Certainty) -> Verdict {
        let index = Int(declaration.index)
        if sureSet.contains(index) { return .holds }
        if likelySet.contains(index) { return certainty == .likely ? .holds : .unknown }
        return doubtfulSet.contains(index) ? .unknown : .fails
    }

    fileprivate mutating func insert(_ declaration: DeclarationID, _ certainty: Certainty) {
        all.append(declaration)
        switch certainty {
        case .sure: sureSet.insert(Int(declaration.index))
        case .likely: likelySet.insert(Int(declaration.index))
        }
    }

    fileprivate mutating func doubt(_ declaration: DeclarationID) { doubtfulSet.insert(Int(declaration.index)) }

    /// Leaves what is not surely another's; what surely is both is likely here.
    mutating func exclude(_ other: RoleMembers) {
        let before = self
        all = []
        sureSet = BitSet(capacity: sureSet.capacity)
        likelySet = sureSet
        for declaration in before.all {
            let index = Int(declaration.index)
            let isSure = before.sureSet.contains(index)
            let isOthers = other.sureSet.contains(index)
            if isSure || !isOthers { insert(declaration, isSure && !isOthers ? .sure : .likely) }
        }
    }

    /// Those that are sure in both.
    func both(_ other: RoleMembers) -> [DeclarationID] {
        all.filter { sureSet.contains(Int($0.index)) && other.sureSet.contains(Int($0.index)) }
    }
}

extension RoleMembers {
    /// Asks every declaration that could have the role; the roles that it leans on are in the context already.
    ///
    /// What can't be told does not make anything sure. Where it can't be told whether something speaks against it, what
    /// would be sure is likely.
    init(of role: Int, in context: JudgingContext) {
        self.init(declarationCount: context.project.declarationCount)
        let definition = context.roles.definitions[role]
        let evidence = definition.evidence
        let sure = definition.sure.map { GradedScope($0, in: context) }
        let likely = evidence?.likely.map { Scope($0, in: context, preferring: .types) }
        let never = evidence?.never.map { Scope($0, in: context, preferring: .types) }
        let candidates = Scope(definition.description, in: context, preferring: .types)
        candidates.forEachCandidate(withGenerated: true) { subject in
            guard case .declaration(let declaration) = subject else { return }
            let strength = sure?.verdict(of: subject) ?? (.fails, .fails)
            var certainty: Certainty? = strength.sure == .holds ? .sure : strength.likely == .holds ? .likely : nil
            var isDoubtful = strength.likely == .unknown
            if certainty == nil, let likely {
                let verdict = likely.verdict(of: subject)
                if verdict == .holds { certainty = .likely }
                isDoubtful = isDoubtful || verdict == .unknown
            }
            guard certainty != nil || isDoubtful else { return }
            switch never?.verdict(of: subject) ?? .fails {
            case .holds: return
            case .unknown: break
            case .fails: break
            }
            if let certainty { insert(declaration, certainty) } else { doubt(declaration) }
        }
    }
}

/// A description that is asked twice where the roles in it differ: by those who surely have them, and by those who likely do.
private struct GradedScope {
    let strict: Scope
    let lenient: Scope?

    init(_ description: Description, in context: JudgingContext) {
        strict = Scope(description, in: context, preferring: .types, counting: .making)
        let leansOnRoles = !description.roleNames.isEmpty
        lenient = leansOnRoles ? Scope(description, in: context, preferring: .types) : nil
    }

    func verdict(of subject: Subject) -> (sure: Verdict, likely: Verdict) {
        let sure = strict.verdict(of: subject)
        guard sure == .unknown, let lenient else { return (sure, sure) }
        return (sure, lenient.verdict(of: subject))
    }
}

extension JudgingContext {
    /// Works out who has which role: each after those that it leans on, those in a circle until nothing changes any more.
    mutating func findRoles() {
        for stage in roles.graph.stages()
        where stage.asked.isEmpty || stage.asked.contains(where: { needed.isNeeded[$0] }) {
            // Each round but the last adds somebody or makes somebody surer.
            var left = stage.isCircle ? project.declarationCount * 2 + 1 : 1
            var hasChanged = true
            while hasChanged, left > 0 {
                hasChanged = false
                left -= 1
                for role in stage.asked where roles.assign(RoleMembers(of: role, in: self), to: role) {
                    hasChanged = true
                }
                for role in stage.settled where roles.settle(role) { hasChanged = true }
            }
        }
    }
}
