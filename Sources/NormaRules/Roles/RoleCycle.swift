// Roles that depend on each other in a cycle: a declaration is asked again only if an answer that it used has changed.

import NormaGuide
import NormaProject
import Synchronization

/// The members of a cycle's roles so far, while they are computed, and which answers depend on which declarations.
///
/// All plans of the cycle's roles share it, so that they need not be made again when a member is added.
final class OpenRoles: Sendable {
    private struct Known {
        var standings: [Int: [DeclarationID: RoleStanding]] = [:]
        /// By declaration, those whose answers depend on whether it has one of the roles.
        var dependents: [DeclarationID: Set<DeclarationID>] = [:]
        var asking: DeclarationID?
    }

    let roles: Set<Int>
    private let known = Mutex(Known())

    init(_ roles: Set<Int>) { self.roles = roles }

    func verdict(_ role: Int, of declaration: DeclarationID, counting certainty: Certainty) -> Verdict {
        known.withLock { known in
            if let asking = known.asking, asking != declaration {
                known.dependents[declaration, default: []].insert(asking)
            }
            switch known.standings[role]?[declaration] {
            case .sure: return .holds
            case .likely: return certainty == .likely ? .holds : .unknown
            case .doubtful: return .unknown
            case nil: return .fails
            }
        }
    }

    /// All following questions are asked on behalf of this one.
    func begin(_ declaration: DeclarationID) { known.withLock { $0.asking = declaration } }

    /// The declarations to ask again because the standing of this one changed; nil if it is the same.
    func set(_ standing: RoleStanding?, of declaration: DeclarationID, as role: Int) -> Set<DeclarationID>? {
        known.withLock { known in
            guard known.standings[role]?[declaration] != standing else { return nil }
            known.standings[role, default: [:]][declaration] = standing
            return known.dependents[declaration] ?? []
        }
    }
}

/// The search for the members of the roles of one cycle.
struct RoleCycle {
    let stage: RoleGraph.Stage
    private(set) var own: [Int: [DeclarationID: RoleStanding]] = [:]
    /// How often a declaration was asked whether it has a role.
    private(set) var questionCount = 0

    /// Words whose answers ask for roles again each time and remember nothing about them.
    private static let words: Set<String> = [
        "held-by", "created-by", "received-by", "observed-by", "returned-by", "implements", "implemented-by",
        "stands-beside", "only-used-by", "tested-by", "named", "conform-to", "inherit", "have-attribute", "be", "have",
    ]

    /// Nil if some word may remember an answer about a role.
    init?(_ stage: RoleGraph.Stage, in context: JudgingContext) {
        self.stage = stage
        for role in stage.asked {
            guard context.roles.isOfDeclarations[role],
                context.roles.definitions[role].description.words.isSubset(of: Self.words)
            else { return nil }
        }
    }

    /// - Parameter context: one whose role table has `open` for the cycle's roles.
    ///
    /// Cost: each candidate once for each role, and the dependents of a declaration again each time its standing
    /// changes: at most three times for each role.
    mutating func search(with open: OpenRoles, in context: JudgingContext) {
        let questions = stage.asked.map { (role: $0, question: RoleQuestion($0, in: context)) }
        var candidates: [Int: Set<DeclarationID>] = [:]
        var order: Set<DeclarationID> = []
        for (role, question) in questions {
            let found = question.candidates(in: context)
            candidates[role] = Set(found)
            order.formUnion(found)
        }
        var waiting = order.sorted()
        var isWaiting = order
        var next = 0
        // Members that are added stay, so this ends; the limit is for a case that was overlooked.
        var left = (order.count + 1) * (stage.asked.count * 3 + 1)
        while next < waiting.count, left > 0 {
            let declaration = waiting[next]
            next += 1
            isWaiting.remove(declaration)
            for (role, question) in questions where candidates[role]?.contains(declaration) ?? false {
                open.begin(declaration)
                questionCount += 1
                let standing = question.standing(of: declaration)
                own[role, default: [:]][declaration] = standing
                let settled = context.settled(standing, of: declaration, as: role)
                guard let dependents = open.set(settled, of: declaration, as: role) else { continue }
                left -= 1
                for other in dependents.union([declaration]).sorted() where isWaiting.insert(other).inserted {
                    waiting.append(other)
                }
            }
        }
    }
}

extension Description {
    /// The words of all predicates in it, including those inside predicates' arguments.
    fileprivate var words: Set<String> {
        var words: Set<String> = []
        forEachLeaf { leaf in
            if case .predicate(let use) = leaf { words.insert(use.word) }
        }
        return words
    }
}

extension JudgingContext {
    /// Computes the roles of a cycle; false if they have to be asked in rounds.
    mutating func findCycle(_ stage: RoleGraph.Stage) -> Bool {
        guard var cycle = RoleCycle(stage, in: self) else { return false }
        let open = OpenRoles(Set(stage.asked))
        roles.open = open
        cycle.search(with: open, in: self)
        roles.open = nil
        for role in stage.asked {
            let standings = (cycle.own[role] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, Optional($0.value)) }
            let members = RoleMembers(standings, declarationCount: project.declarationCount)
            _ = roles.assign(members, to: role)
        }
        for role in stage.settled { _ = roles.settle(settledMembers(ofRole: role), as: role) }
        roles.found.count(cycleQuestions: cycle.questionCount)
        return true
    }
}
