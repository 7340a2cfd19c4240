// The declarations of one role, and how they are found.

import NormaGuide
import NormaProject

/// The declarations that certainly or likely have a role, and those for which it is unknown.
struct RoleMembers: Sendable, Equatable {
    /// Both certain and likely members, in order.
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
    /// Nothing has the role, not even possibly.
    var isEmpty: Bool { all.isEmpty && !hasDoubtful }
    private var hasDoubtful = false

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

    fileprivate mutating func doubt(_ declaration: DeclarationID) {
        doubtfulSet.insert(Int(declaration.index))
        hasDoubtful = true
    }

    /// Removes the certain members of another role; a certain member of both becomes likely here.
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

    /// The declarations that are certain in both.
    func both(_ other: RoleMembers) -> [DeclarationID] {
        all.filter { sureSet.contains(Int($0.index)) && other.sureSet.contains(Int($0.index)) }
    }
}

extension RoleMembers {
    /// Asks every declaration that could have the role; the roles that it depends on are already in the context.
    init(of role: Int, in context: JudgingContext) {
        let question = RoleQuestion(role, in: context)
        let standings = question.candidates(in: context).lazy.map { ($0, question.standing(of: $0)) }
        self.init(standings, declarationCount: context.project.declarationCount)
    }

    /// - Parameter standings: each declaration once, in order.
    init(_ standings: some Sequence<(DeclarationID, RoleStanding?)>, declarationCount: Int) {
        self.init(declarationCount: declarationCount)
        for (declaration, standing) in standings {
            switch standing {
            case .sure: insert(declaration, .sure)
            case .likely: insert(declaration, .likely)
            case .doubtful: doubt(declaration)
            case nil: break
            }
        }
    }
}
