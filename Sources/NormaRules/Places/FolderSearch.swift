// Finds the folders of an inherited guide that a tree has under another spelling, or in another folder.

import NormaExpressions
import NormaGuide
import NormaText

/// Only if nothing else can be meant: one folder beside the missing one has its name except for case and plural, or one folder
/// of the tree has the name of the folder of features.
package struct FolderSearch {
    private let folders: Set<RelativePath>
    /// By the folder around them.
    private let children: [RelativePath: [RelativePath]]
    /// The folders that the guide names, so that none is mistaken for another.
    private let written: Set<String>
    private var found: [String: String] = [:]

    /// The names that the tree uses for the guide's inherited places.
    ///
    /// Cost: the folders of the tree and the places of the guide.
    package static func names(of guide: Guide, in folders: [RelativePath]) -> FolderNames {
        let inherited = guide.definitions.places.filter { guide.isInherited(file: $0.place.file) }
        guard !inherited.isEmpty else { return FolderNames([:]) }
        var search = FolderSearch(folders, guide)
        for home in inherited.flatMap(\.homes) { search.look(for: home.text) }
        if let feature = inherited.first(where: { $0.name == PlaceDefinition.feature }) {
            for home in feature.homes { search.lookForFolder(ofFeatures: home.text) }
        }
        return FolderNames(search.found)
    }

    private init(_ all: [RelativePath], _ guide: Guide) {
        folders = Set(all)
        children = Dictionary(grouping: all, by: \.parent)
        written = Set(guide.definitions.places.flatMap { $0.homes.map(\.text) })
    }

    /// Folder by folder, as far as their names are fixed.
    private mutating func look(for home: String) {
        var path = RelativePath.root
        var drawn = ""
        for name in home.split(separator: "/") {
            guard !name.contains(where: { "*?{".contains($0) }) else { return }
            drawn += drawn.isEmpty ? name : "/" + name
            let exact = path.appending(name)
            if folders.contains(exact) {
                path = exact
                continue
            }
            let key = Self.key(name)
            let near = (children[path] ?? []).filter { Self.key($0.name) == key && !written.contains($0.text) }
            guard near.count == 1, let only = near.first else { return }
            found[drawn] = only.text
            path = only
        }
    }

    /// `App/Presentation/Features` of `App/Presentation/Features/{Feature}`, wherever it is.
    private mutating func lookForFolder(ofFeatures home: String) {
        let parts = home.split(separator: "/")
        guard let hole = parts.firstIndex(where: { $0.contains("{") }), hole > 0 else { return }
        let drawn = parts[..<hole].joined(separator: "/")
        let name = parts[hole - 1]
        guard !drawn.contains("*"), found[drawn] == nil, !folders.contains(RelativePath(drawn)) else { return }
        let key = Self.key(name)
        let near = folders.filter { folder in
            Self.key(folder.name) == key && !written.contains(folder.text) && !Self.isOfTests(folder)
                && !(children[folder] ?? []).isEmpty
        }
        guard near.count == 1, let only = near.first else { return }
        found[drawn] = only.text
    }

    private static func isOfTests(_ folder: RelativePath) -> Bool {
        folder.text.split(separator: "/").contains { $0.hasSuffix("Tests") || $0 == "Test" }
    }

    /// The same for `Repository` and `repositories`.
    private static func key(_ name: some StringProtocol) -> String {
        let name = name.lowercased()
        if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        return name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }
}
