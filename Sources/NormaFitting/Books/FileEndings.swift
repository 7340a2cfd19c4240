// Where the files of one kind are if they share a folder with others, and the ending of their names distinguishes them.

import NormaProject
import NormaText

struct FileEndings {
    let tree: SourceTree
    let roles: RoleFiles
    let features: FeatureFolders?

    /// The roles of the learned places that a file's name may tell.
    private static let kinds: [String: [String]] = [
        "transfer-objects": ["transfer-object"], "repositories": ["repository"], "navigation": ["coordinator"],
        "use-cases": ["interactor"], "feature-views": ["view", "view-controller"], "feature-state": ["view-model"],
        "feature-use-cases": ["interactor"],
    ]

    /// What nearly all of them, and hardly any others, are called.
    ///
    /// - Parameter expected: where the book has them; new ones go there.
    func place(_ row: BookPlaceRow, ofFeature: Bool, expected: [String]?) -> FittedPlace? {
        guard let kind = row.learned.first(where: { Self.kinds[$0] != nil }), let roles = Self.kinds[kind],
            let home = expected?.first, !home.contains("*")
        else { return nil }
        let search = HomeSearch(tree: tree, features: features)
        let files = self.roles.files(roles).filter { tree.isSource($0) && search.isInFeature($0) == ofFeature }
        guard files.count >= Self.least, let ending = ending(of: files),
            let region = ofFeature ? "{{feature}}" : region(of: files.filter { name($0).hasSuffix(ending) })
        else { return nil }
        let doubles = self.roles.files(["mock"])
        let called = tree.sources.filter { file in
            !doubles.contains(file) && name(file).hasSuffix(ending) && search.isInFeature(file) == ofFeature
                && (ofFeature || tree.project.file(file).path.isInside(RelativePath(region)))
        }
        let held = called.count { files.contains($0) }
        guard held >= Self.least, held * 5 >= called.count * 4 else { return nil }
        let what = FittingWords.list(roles.map { FittingWords.role($0, 2) })
        return FittedPlace(
            name: row.place,
            patterns: [home, "\(region)/**/*\(ending).swift"],
            reason: "\(held) of the \(files.count) files that hold \(what) are called so"
        )
    }

    private static let least = 3

    private func name(_ file: FileID) -> String {
        let name = tree.project.file(file).path.name
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
    }

    /// Of at least four in five.
    private func ending(of files: Set<FileID>) -> String? {
        let endings = files.map { WordSearch.ending(name($0)) }
        let counts = Dictionary(endings.map { ($0, 1) }, uniquingKeysWith: +)
        guard let best = counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).first,
            best.value * 5 >= files.count * 4, best.key.count >= 3, FeatureSearch.isPlain(best.key)
        else { return nil }
        return best.key
    }

    /// The innermost folder around all of them.
    private func region(of files: Set<FileID>) -> String? {
        let counts = tree.counts(files)
        let around = counts.indices.last { counts[$0] == files.count && !files.isEmpty }
        guard let around else { return nil }
        let path = tree.path(around).text
        return !path.isEmpty && path.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) } ? path : nil
    }
}
