// What the features are called, which of them use each other, and what they share.

import NormaFindings
import NormaProject
import NormaRules
import NormaText

struct FeatureLearning {
    let context: JudgingContext
    let tree: SourceTree
    let search: FeatureSearch

    /// - Parameter structure: the drawn parts, for what features share.
    func learn(_ found: FeatureFolders, _ parts: [FolderPart]) -> (learned: LearnedFeatures, folders: FeatureFolders) {
        let uses = FeatureUses(context, tree, found, parts)
        let shared = found.folders.indices.filter { index in
            !search.holdsScreen(found.folders[index]) && uses.users(of: index) * 2 >= found.layered
        }
        let kept = found.folders.indices.filter { !shared.contains($0) }
        let folders = FeatureFolders(
            parent: found.parent,
            folders: kept.map { found.folders[$0] },
            others: (found.others + shared.map { found.folders[$0] }).sorted(),
            complete: found.complete,
            layered: found.layered
        )
        let names = Set(folders.folders.map(tree.name))
        let arrows = uses.arrows.filter { names.contains($0.from) && names.contains($0.to) }
        let learned = LearnedFeatures(
            pattern: pattern(in: found.parent),
            except: folders.others.map(tree.name).sorted(),
            names: folders.folders.map(tree.name).sorted(),
            complete: found.complete,
            arrows: arrows.sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) },
            shared: uses.shared(by: names)
        )
        return (learned, folders)
    }

    private func pattern(in parent: Int) -> String {
        let path = tree.path(parent).text
        return path.isEmpty ? "{Feature}" : path + "/{Feature}"
    }
}

/// The uses between features, and of parts by features, in one graph.
private struct FeatureUses {
    let arrows: [LearnedArrow]
    private let features: [String]
    /// For each part the features that use it.
    private let usersOfParts: [(part: String, users: [String])]

    init(_ context: JudgingContext, _ tree: SourceTree, _ found: FeatureFolders, _ parts: [FolderPart]) {
        let features = found.folders.map(tree.name)
        let others = parts.filter { !$0.isFeatures }
        let own = found.folders.map { FolderPart(name: tree.name($0), folders: [$0], files: tree.counts[$0]) }
        let homes = FolderHomes(others + own, tree)
        // A feature's name may also be a part's.
        let names = others.map { "\($0.name) " } + features
        let graph = StructureGraphs.graph(ofProposed: names, in: context) { homes.part(of: $0) }
        let known = Set(features)
        arrows = StructureSearch.arrows(of: graph, among: known, withUses: true)
        var users: [String: [String]] = [:]
        for edge in graph.edges {
            let (from, to) = (graph.units[edge.from].name, graph.units[edge.to].name)
            if known.contains(from), !known.contains(to) { users[String(to.dropLast()), default: []].append(from) }
        }
        usersOfParts = users.map { ($0.key, $0.value) }
        self.features = features
    }

    /// How many other features use one.
    func users(of feature: Int) -> Int { arrows.count { $0.to == features[feature] } }

    /// Parts that at least half of the features use, the most used first.
    func shared(by names: Set<String>) -> [Counted] {
        usersOfParts.map { part, users in Counted(part, users.count { names.contains($0) }, of: names.count) }
            .filter { $0.count * 2 >= $0.of }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
