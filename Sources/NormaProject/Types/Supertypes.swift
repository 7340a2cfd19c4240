// Follows inheritance and conformance to everything that a type is.

/// The transitive supertypes of types.
struct Supertypes {
    /// More supertypes than this are not followed; no real type has as many.
    static let limit = 1024
    /// Together the remembered paths hold at most this many steps; types beyond that are followed anew when asked.
    static let rememberedSteps = 4_000_000

    let linked: LinkedNames

    /// For every type of the project, nil where memory forbids.
    func all() -> [[Supertype]?] {
        var remaining = Self.rememberedSteps
        var marks = Array(repeating: Int32(-1), count: linked.scopes.count)
        return linked.scopes.types.indices.map { index in
            guard remaining > 0 else { return nil }
            let found = supertypes(of: Int32(index), sureOnly: true, marks: &marks)
            remaining -= found.reduce(0) { $0 + $1.path.count + 1 }
            return found
        }
    }

    func supertypes(of scope: Int32, sureOnly: Bool) -> [Supertype] {
        var marks = Array(repeating: Int32(-1), count: linked.scopes.count)
        return supertypes(of: scope, sureOnly: sureOnly, marks: &marks)
    }

    private struct Step {
        var scope: Int32
        var previous: Int
        var stated: Int32
        var isRawType = false
    }

    /// Breadth first, so each path is a shortest one; in the order of the clauses.
    private func supertypes(of start: Int32, sureOnly: Bool, marks: inout [Int32]) -> [Supertype] {
        guard !linked.edges(from: start).isEmpty else { return [] }
        var steps = [Step(scope: start, previous: -1, stated: -1)]
        marks[Int(start)] = start
        var next = 0
        while next < steps.count, steps.count < Self.limit {
            let step = steps[next]
            for edge in linked.edges(from: step.scope) where marks[Int(edge.target)] != start && !step.isRawType {
                guard edge.isSure || !sureOnly else { continue }
                marks[Int(edge.target)] = start
                let (target, stated, isRawType) = (edge.target, edge.stated, edge.isRawType)
                steps.append(Step(scope: target, previous: next, stated: stated, isRawType: isRawType))
            }
            next += 1
        }
        var found: [Supertype] = []
        found.reserveCapacity(steps.count - 1)
        for step in steps.dropFirst() {
            // Paths of what stands before are complete; the first step is the type itself.
            var path = step.previous > 0 ? found[step.previous - 1].path : []
            if step.stated >= 0 { path.append(linked.stated[Int(step.stated)]) }
            found.append(Supertype(target: target(step.scope), path: path, isRawType: step.isRawType))
        }
        return found
    }

    func target(_ scope: Int32) -> Supertype.Target {
        linked.scopes.type(scope).map { .declared($0) } ?? .external(linked.scopes.outsideName(scope) ?? "")
    }
}
