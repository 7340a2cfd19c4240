// Where the files of one kind are: the folder that holds most of them and little else.

import NormaProject
import NormaText

struct HomeSearch {
    let tree: SourceTree
    let features: FeatureFolders?

    struct Home {
        /// A folder, or a folder below each feature, as a pattern.
        var pattern: String
        var count: Int
        var all: Int
        /// How many features have it; 0 for a folder.
        var features = 0
    }

    /// At most two folders that are not in features and together hold most of the files: three that share a folder are no home of fifty.
    func homes(ofMost files: Set<FileID>) -> [Home] {
        let all = files.count(where: tree.isSource)
        let found = folders(of: files)
        return found.reduce(0) { $0 + $1.count } * 2 > all ? found : []
    }

    /// At most two folders that are not in features.
    ///
    /// - Parameters:
    ///   - files: those of the kind.
    ///   - least: the smallest number of such files in a home.
    func folders(of files: Set<FileID>, least: Int = 3) -> [Home] {
        let own = files.filter { tree.isSource($0) && feature(of: $0) == nil }
        guard own.count >= least else { return [] }
        let counts = tree.counts(own)
        var found: [Int] = []
        let candidates = counts.indices.filter {
            counts[$0] >= least && counts[$0] * 5 >= tree.counts[$0] * 3 && $0 != 0
        }
        // Outer folders come first among equals, so the inner one of two that hold the same is the better name.
        for folder in candidates.sorted(by: { (counts[$1], $1) < (counts[$0], $0) }) where found.count < 2 {
            let isKnown = found.contains { known in
                tree.path(folder).isInside(tree.path(known)) || tree.path(known).isInside(tree.path(folder))
            }
            if !isKnown, counts[folder] * 4 >= own.count { found.append(folder) }
        }
        return found.compactMap { folder in
            let path = tree.path(folder).text
            guard path.pathParts.allSatisfy({ FeatureSearch.isPlain(String($0)) }) else { return nil }
            return Home(pattern: path, count: counts[folder], all: tree.counts[folder])
        }
    }

    /// The folder of one path below at least three features that holds at least half of such files of features: the inner one of
    /// two, `Domain/Entities` and not `Domain`.
    func inFeatures(_ files: Set<FileID>) -> Home? {
        guard features != nil else { return nil }
        var counts: [String: (files: Int, features: Set<Int>)] = [:]
        var all = 0
        for file in files where tree.isSource(file) {
            guard let (feature, folders) = place(of: file) else { continue }
            all += 1
            for depth in folders.indices.prefix(2) {
                let path = folders[...depth].joined(separator: "/")
                counts[path, default: (0, [])].files += 1
                counts[path]?.features.insert(feature)
            }
        }
        let homes = counts.filter { path, found in
            found.features.count >= 3 && found.files * 2 >= all
                && path.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
        }
        let best = homes.min { one, other in
            let depths = (one.key.pathParts.count, other.key.pathParts.count)
            return (depths.1, other.value.files, one.key) < (depths.0, one.value.files, other.key)
        }
        guard let best else { return nil }
        return Home(
            pattern: "{{feature}}/" + best.key,
            count: best.value.files,
            all: all,
            features: best.value.features.count
        )
    }

    /// The feature of a file, and the folders below it down to the file.
    private func place(of file: FileID) -> (feature: Int, folders: [String])? {
        guard let features else { return nil }
        let around = tree.folders(around: file)
        guard let index = around.firstIndex(where: features.folders.contains) else { return nil }
        return (around[index], around[..<index].reversed().map(tree.name))
    }

    private func feature(of file: FileID) -> Int? { place(of: file)?.feature }

    func isInFeature(_ file: FileID) -> Bool { feature(of: file) != nil }

    /// Folders by how many of the members are in them, a feature's name replaced by its hole.
    func homes(of members: [FileID]) -> [Counted] {
        let names = members.map { file -> String in
            let path = tree.project.file(file).path.parent.text
            guard let features, let feature = feature(of: file) else { return path.isEmpty ? "the top folder" : path }
            let name = tree.name(feature)
            let rest = path.dropFirst(tree.path(feature).text.count).split(separator: "/").map { part in
                part == name ? "/{Feature}" : part == name + "Tests" ? "/{Feature}Tests" : "/" + part
            }.joined()
            let parent = tree.path(features.parent).text
            return (parent.isEmpty ? "" : parent + "/") + "{Feature}" + rest
        }
        return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            .map { Counted($0.key, $0.value, of: members.count) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
