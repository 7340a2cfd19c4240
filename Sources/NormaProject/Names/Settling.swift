// The declarations of a name that can be meant: without those that no build has together with the place of the reference.

import NormaFacts

extension NameResolver {
    /// More candidates than this are left as they are.
    private static let mostSettled = 64

    /// The candidates that a build may have at the reference; nil if it has none of them.
    ///
    /// If several remain, those for compilers that are out of use give way to the others, and those that are
    /// marked unavailable too.
    func settled(_ candidates: Candidates?, importedUnder imported: Int32 = ConditionTable.always) -> Candidates? {
        guard let candidates, !linked.conditions.isEmpty else { return candidates }
        let isAlways = condition == ConditionTable.always && imported == ConditionTable.always
        if isAlways, let only = linked.types.single(candidates) {
            return linked.conditions.isStandIn(only) ? nil : candidates
        }
        guard linked.types.count(candidates) <= Self.mostSettled else { return candidates }
        let all = ([candidates.first] + candidates.others).flatMap { Array($0.start..<$0.end) }
        var left = all.filter { linked.conditions.mayHold(condition, imported, self.condition(at: $0)) }
        if left.count == 1, isMissing(left[0]) { return nil }
        if left.isEmpty { return nil }
        if !linked.conditions.isOutdated(condition) {
            narrow(&left) { !linked.conditions.isOutdated(self.condition(at: $0)) }
        }
        narrow(&left) { !linked.isUnavailable(linked.types.declarations[Int($0)]) }
        guard left.count < all.count else { return candidates }
        var result = Candidates(first: CandidateSlice(start: left[0], end: left[0] + 1))
        for position in left.dropFirst() {
            result.add(Candidates(first: CandidateSlice(start: position, end: position + 1)))
        }
        return result
    }

    /// Whether in another build that has the place it is something from outside that the name means.
    private func isMissing(_ position: Int32) -> Bool {
        linked.conditions.isStandIn(linked.types.declarations[Int(position)])
            && !linked.conditions.implies(condition, self.condition(at: position))
    }

    private func condition(at position: Int32) -> Int32 {
        linked.conditions.condition(of: linked.types.declarations[Int(position)])
    }

    private func narrow(_ positions: inout [Int32], to isPreferred: (Int32) -> Bool) {
        guard positions.count > 1 else { return }
        let preferred = positions.filter(isPreferred)
        if !preferred.isEmpty { positions = preferred }
    }
}

extension LinkedNames {
    /// Marked as unusable: `@available(*, unavailable)`.
    func isUnavailable(_ declaration: DeclarationID) -> Bool {
        let facts = files[Int(declarationFiles[Int(declaration.index)].index)].facts
        return facts.attributes(of: fact(declaration)).contains { attribute in
            facts.text(attribute.name) == "available" && facts.text(attribute.arguments).hasPrefix("*,unavailable")
        }
    }

    /// The one type that all candidates mean: a type, and typealiases of it elsewhere.
    func common(_ candidates: Candidates) -> DeclarationID? {
        guard types.count(candidates) <= Self.followedCandidates else { return nil }
        let found = types.list(candidates)
        if found.count < 2 { return found.first }
        let named = found.filter { scopes.scope(ofType: $0) != nil }
        guard named.count == 1, let type = named.first, let scope = scopes.scope(ofType: type) else { return nil }
        return found.allSatisfy { scopes(of: $0).single == scope } ? type : nil
    }
}
