// The largest number of definitions in a guide, for things that are all compared with each other.

import NormaText

enum DefinitionLimits {
    /// More than anybody keeps apart, and few enough to be compared with each other.
    static let mostLayers = 1000
    /// Evaluating a role takes one more stack frame for each role that describes it.
    static let deepestRoles = 100

    static func check(_ definitions: Definitions, _ files: [GuideFile]) {
        if definitions.layers.count > mostLayers {
            let layer = definitions.layers[mostLayers]
            let message =
                "a guide has at most \(mostLayers) layers, because each is compared with the others, and this one exceeds the limit"
            report(LocatedText(layer.name, at: layer.place), message, "give one layer several paths", files)
        }
        guard let role = tooDeepRole(in: definitions) else { return }
        report(
            LocatedText(role.name, at: role.place),
            "`\(role.name)` is described by roles that are described by others, more than \(deepestRoles) levels deep: "
                + "this is too deep to be evaluated",
            "describe it through fewer roles",
            files
        )
    }

    private static func report(_ text: LocatedText, _ message: String, _ way: String, _ files: [GuideFile]) {
        guard let file = files.firstIndex(where: { $0.document.file == text.place.file }) else { return }
        files[file].reader.report(text, message, way)
    }

    /// The first role in the guide's order of those that are just too deep.
    private static func tooDeepRole(in definitions: Definitions) -> RoleDefinition? {
        let graph = RoleGraph(definitions.roles)
        var next: [[Int]] = Array(repeating: [], count: definitions.roles.count)
        for edge in graph.edges where !edge.isExclusion { next[edge.from].append(edge.to) }
        var depths = Array(repeating: 1, count: next.count)
        for group in StrongComponents(next).inOrder() {
            let below = group.flatMap { next[$0] }.map { depths[$0] }.max() ?? 0
            for role in group { depths[role] = min(below, deepestRoles + 1) + group.count }
        }
        return definitions.roles.indices.first {
            depths[$0] > deepestRoles && (next[$0].allSatisfy { depths[$0] <= deepestRoles })
        }
        .map { definitions.roles[$0] }
    }
}
