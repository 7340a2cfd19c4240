// Finds roles that are defined by themselves or by their own negation, over any number of steps.

import NormaText

enum RoleCycles {
    /// One problem per cycle, at the definition that closes it.
    static func report(in definitions: Definitions, _ files: [GuideFile]) {
        let graph = RoleGraph(definitions.roles)
        var uses: [String: [String]] = [:]
        var places: [String: GuidePlace] = [:]
        for role in definitions.roles { places[role.name] = role.place }
        for edge in graph.edges where edge.isOfItself {
            uses[definitions.roles[edge.from].name, default: []].append(definitions.roles[edge.to].name)
        }
        var reported: Set<String> = []
        var done: Set<String> = []
        for role in definitions.roles {
            for cycle in cycles(from: role.name, uses, &done) {
                guard let first = cycle.first, let place = places[first] else { continue }
                guard let file = files.firstIndex(where: { $0.document.file == place.file }) else { continue }
                let message = "the role `\(first)` is defined by itself: \(cycle.joined(separator: " → "))"
                files[file].reader.report(LocatedText(first, at: place), message)
                reported.formUnion(cycle)
            }
        }
        for cycle in graph.cyclesThroughDenial() {
            let names = cycle.map { definitions.roles[$0].name }
            guard let first = names.first, reported.isDisjoint(with: names), let place = places[first],
                let file = files.firstIndex(where: { $0.document.file == place.file })
            else { continue }
            files[file].reader.report(
                LocatedText(first, at: place),
                "whether something is a `\(first)` depends on its not being one: \(names.joined(separator: " → "))",
                "take the role out of `not`, `never` or `excludes` on one of the steps"
            )
        }
    }

    /// Depth first without recursion, so that a long chain of definitions costs no stack.
    private static func cycles(from start: String, _ uses: [String: [String]], _ done: inout Set<String>) -> [[String]]
    {
        guard !done.contains(start) else { return [] }
        var found: [[String]] = []
        var trail: [(name: String, next: Int)] = [(start, 0)]
        var onTrail: [String: Int] = [start: 0]
        while let (name, next) = trail.last {
            let targets = uses[name] ?? []
            guard next < targets.count else {
                done.insert(name)
                onTrail[name] = nil
                trail.removeLast()
                continue
            }
            trail[trail.count - 1].next += 1
            let target = targets[next]
            if let index = onTrail[target] {
                found.append(trail[index...].map(\.name) + [target])
            } else if !done.contains(target) {
                onTrail[target] = trail.count
                trail.append((target, 0))
            }
        }
        return found
    }
}
