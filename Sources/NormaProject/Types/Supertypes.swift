// Follows inheritance and conformance to everything that a type is.

/// Open facts about a type's supertypes besides the certain ones.
struct SupertypeDoubt: OptionSet, Sendable {
    let rawValue: UInt8
    /// A name on the way is ambiguous.
    static let ambiguous = SupertypeDoubt(rawValue: 1)
    /// The search ended at its bound: there may be others, of whatever kind.
    static let cut = SupertypeDoubt(rawValue: 2)
    /// Not remembered to bound the memory.
    static let notAsked = SupertypeDoubt(rawValue: 4)
}

/// The transitive supertypes of types.
struct Supertypes {
    /// More supertypes than this are not followed; no real type has as many. Further ones are unknown, and rules stay silent
    /// about them.
    static let limit = 255
    /// So many are remembered; types beyond that are followed again when asked.
    static let remembered = 4_000_000

    let linked: LinkedNames

    /// For every type of the project, nil if memory forbids; and the open facts of each.
    func all() -> (supertypes: [[Supertype]?], doubts: [SupertypeDoubt]) {
        var remaining = Self.remembered
        var marks = Array(repeating: Int32(-1), count: linked.scopes.count)
        var doubts: [SupertypeDoubt] = []
        let all = linked.scopes.types.indices.map { index -> [Supertype]? in
            guard remaining > 0 else {
                doubts.append(.notAsked)
                return nil
            }
            let start = Int32(index)
            var doubt: SupertypeDoubt = []
            let found = supertypes(of: start, sureOnly: true, doubt: &doubt) { scope in
                defer { marks[Int(scope)] = start }
                return marks[Int(scope)] != start
            }
            remaining -= found.count
            doubts.append(doubt)
            return found
        }
        return (all, doubts)
    }

    func supertypes(of scope: Int32, sureOnly: Bool) -> [Supertype] {
        var doubt: SupertypeDoubt = []
        return supertypes(of: scope, sureOnly: sureOnly, doubt: &doubt)
    }

    func doubt(about scope: Int32) -> SupertypeDoubt {
        var doubt: SupertypeDoubt = []
        _ = supertypes(of: scope, sureOnly: true, doubt: &doubt)
        return doubt
    }

    private func supertypes(of scope: Int32, sureOnly: Bool, doubt: inout SupertypeDoubt) -> [Supertype] {
        // Not a mark for each type of the project: few of them are above any one.
        var seen: Set<Int32> = []
        return supertypes(of: scope, sureOnly: sureOnly, doubt: &doubt) { seen.insert($0).inserted }
    }

    private struct Step {
        var scope: Int32
        var previous: Int
        var stated: Int32
        var isRawType = false
    }

    /// Breadth first, so each path is a shortest one; in the order of the clauses.
    ///
    /// - Parameters:
    ///   - doubt: the steps that were left out: uncertain ones, and all beyond the bound.
    ///   - isNew: whether a scope is visited for the first time.
    private func supertypes(
        of start: Int32,
        sureOnly: Bool,
        doubt: inout SupertypeDoubt,
        isNew: (Int32) -> Bool
    ) -> [Supertype] {
        guard !linked.edges(from: start).isEmpty else { return [] }
        var steps = [Step(scope: start, previous: -1, stated: -1)]
        _ = isNew(start)
        var next = 0
        search: while next < steps.count {
            let step = steps[next]
            for edge in linked.edges(from: step.scope) where !step.isRawType {
                if sureOnly, !edge.isSure {
                    doubt.insert(.ambiguous)
                    continue
                }
                guard isNew(edge.target) else { continue }
                // The first step is the type itself.
                guard steps.count <= Self.limit else {
                    doubt.insert(.cut)
                    break search
                }
                let (target, stated, isRawType) = (edge.target, edge.stated, edge.isRawType)
                steps.append(Step(scope: target, previous: next, stated: stated, isRawType: isRawType))
            }
            next += 1
        }
        var paths: [SupertypePath] = []
        var found: [Supertype] = []
        found.reserveCapacity(steps.count - 1)
        for step in steps.dropFirst() {
            // Earlier paths are complete; the first step is the type itself.
            var path = step.previous > 0 ? paths[step.previous - 1] : SupertypePath()
            if step.stated >= 0 { path = path.adding(linked.stated[Int(step.stated)]) }
            paths.append(path)
            found.append(Supertype(target: target(step.scope), steps: path, isRawType: step.isRawType))
        }
        return found
    }

    func target(_ scope: Int32) -> Supertype.Target {
        linked.scopes.type(scope).map { .declared($0) } ?? .external(linked.scopes.outsideName(scope) ?? "")
    }
}
