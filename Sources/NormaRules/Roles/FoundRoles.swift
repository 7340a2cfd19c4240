// The members of roles, each found when the first question about it is asked: most roles of a guide concern code that a project
// doesn't have.

import NormaGuide
import NormaProject
import Synchronization

/// What was found so far, shared by all rules.
final class FoundRoles: Sendable {
    /// A list that is set once.
    private final class Entry: Sendable {
        final class Content: Sendable {
            let members: RoleMembers

            init(_ members: RoleMembers) { self.members = members }
        }

        let content = AtomicLazyReference<Content>()
        let questions = Atomic(0)
    }

    private let own: [Entry]
    private let settled: [Entry]
    /// By stage, whether it was found.
    private let turns: [Turn]
    /// Answers about types outside the project.
    let outside = OutsideRoles()
    private let questions = Atomic(0)

    private final class Turn: Sendable {
        let mutex = Mutex(false)
    }

    init(_ outline: RoleOutline) {
        own = outline.definitions.map { _ in Entry() }
        settled = outline.definitions.map { _ in Entry() }
        turns = outline.stages.map { _ in Turn() }
    }

    func own(_ role: Int) -> RoleMembers? { own.indices.contains(role) ? own[role].content.load()?.members : nil }

    func settled(_ role: Int) -> RoleMembers? {
        settled.indices.contains(role) ? settled[role].content.load()?.members : nil
    }

    /// Nil if the role's members weren't found yet.
    func verdict(_ role: Int, of declaration: DeclarationID, counting certainty: Certainty) -> Verdict? {
        settled[role].content.load()?.members.verdict(of: declaration, counting: certainty)
    }

    /// Whether the role's members were found, or were asked for so often that all should be.
    func isWorthFinding(_ role: Int, among declarationCount: Int) -> Bool {
        let entry = settled[role]
        return entry.content.load() != nil || entry.questions.load(ordering: .relaxed) * 16 > declarationCount
    }

    func countQuestion(about role: Int) { settled[role].questions.add(1, ordering: .relaxed) }

    /// Two rules that need the same role wait for each other; but a search never waits for another one, so none waits for ever.
    ///
    /// - Parameter waits: whether it isn't part of the search for another role.
    /// - Parameter find: returns the stage's members by their own evidence, and after `excludes`.
    func find(_ stage: Int, waits: Bool, _ find: () -> (own: [Int: RoleMembers], settled: [Int: RoleMembers])) {
        if waits {
            turns[stage].mutex.withLock { isDone in
                if !isDone { keep(find()) }
                isDone = true
            }
            return
        }
        let isFound: Void? = turns[stage].mutex.withLockIfAvailable { isDone in
            if !isDone { keep(find()) }
            isDone = true
        }
        if isFound == nil { keep(find()) }
    }

    private func keep(_ found: (own: [Int: RoleMembers], settled: [Int: RoleMembers])) {
        for (role, members) in found.own { _ = own[role].content.storeIfNil(Entry.Content(members)) }
        for (role, members) in found.settled { _ = settled[role].content.storeIfNil(Entry.Content(members)) }
    }

    /// How often a declaration was asked whether it has a role of a cycle.
    var cycleQuestionCount: Int { questions.load(ordering: .relaxed) }

    func count(cycleQuestions: Int) { questions.add(cycleQuestions, ordering: .relaxed) }
}
