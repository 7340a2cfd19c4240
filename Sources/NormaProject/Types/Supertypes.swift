// Follows inheritance and conformance to everything that a type is.

/// The transitive supertypes of types.
struct Supertypes {
    /// More supertypes than this are not followed; no real type has as many.
    static let limit = 1024
    /// So many are remembered; types beyond that are followed anew when asked.
    static let remembered = 4_000_000

    let linked: LinkedNames

    /// For every type of the project, nil where memory forbids; and whether it surely has no more.
    func all() -> (supertypes: [[Supertype]?], isCertain: [Bool]) {
        var remaining = Self.remembered
        var marks = Array(repeating: Int32(-1), count: linked.scopes.count)
        var isCertain: [Bool] = []
        let all = linked.scopes.types.indices.map { index -> [Supertype]? in
            guard remaining > 0 else {
                isCertain.append(false)
                return nil
            }
            let start = Int32(index)
            var isOpen = false
            let found = supertypes(of: start, sureOnly: true, isOpen: &isOpen) { scope in
                defer { marks[Int(scope)] = start }
                return marks[Int(scope)] != start
            }
            remaining -= found.count
            isCertain.append(!isOpen)
            return found
        }
        return (all, isCertain)
    }

    func supertypes(of scope: Int32, sureOnly: Bool) -> [Supertype] {
        // Not a mark for each type of the project: few of them are above any one.
        var seen: Set<Int32> = []
        var isOpen = false
        return supertypes(of: scope, sureOnly: sureOnly, isOpen: &isOpen) { seen.insert($0).inserted }
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
    ///   - isOpen: set where a step that is not sure was left out.
    ///   - isNew: whether it is asked of a scope for the first time.
    private func supertypes(
        of start: Int32,
        sureOnly: Bool,
        isOpen: inout Bool,
        isNew: (Int32) -> Bool
    ) -> [Supertype] {
        guard !linked.edges(from: start).isEmpty else { return [] }
        var steps = [Step(scope: start, previous: -1, stated: -1)]
        _ = isNew(start)
        var next = 0
        while next < steps.count, steps.count < Self.limit {
            let step = steps[next]
            for edge in linked.edges(from: step.scope) where !step.isRawType {
                if sureOnly, !edge.isSure {
                    isOpen = true
                    continue
                }
                guard isNew(edge.target) else { continue }
                let (target, stated, isRawType) = (edge.target, edge.stated, edge.isRawType)
                steps.append(Step(scope: target, previous: next, stated: stated, isRawType: isRawType))
            }
            next += 1
        }
        if steps.count >= Self.limit { isOpen = true }
        var paths: [SupertypePath] = []
        var found: [Supertype] = []
        found.reserveCapacity(steps.count - 1)
        for step in steps.dropFirst() {
            // Paths of what stands before are complete; the first step is the type itself.
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
