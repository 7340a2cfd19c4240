// The folders that the picture draws: the top level of the code, opened where one folder holds most of it.

import NormaProject
import NormaText

/// Folders that are one part of the picture.
struct FolderPart {
    var name: String
    /// With everything below them.
    var folders: [Int] = []
    /// Only the files directly in it.
    var directFolder: Int?
    var files: Int
    var isFeatures = false
}

struct LayerSearch {
    let tree: SourceTree
    let features: FeatureFolders?

    /// A reader can take in this many boxes.
    static let most = 16

    /// The parts, each with at least one source file, and how many files are in smaller parts that are left out.
    func find() -> (parts: [FolderPart], leftOut: Int) {
        var found = opened(top())
        found = named(found.filter { $0.files > 0 })
        guard found.count > Self.most else { return (found, 0) }
        let kept = Set(
            found.indices.sorted { (found[$1].files, $0) < (found[$0].files, $1) }.prefix(Self.most)
        )
        let leftOut = found.indices.filter { !kept.contains($0) }.reduce(0) { $0 + found[$1].files }
        return (found.indices.filter(kept.contains).map { found[$0] }, leftOut)
    }

    /// The folder that holds the code, and what is beside it on the way there.
    private func top() -> [FolderPart] {
        var root = 0
        var beside: [FolderPart] = []
        while root != features?.parent {
            let children = tree.children(root)
            guard let largest = children.max(by: { (tree.counts[$0], $1) < (tree.counts[$1], $0) }),
                children.count == 1 && tree.direct(root).isEmpty
                    || tree.counts[largest] * 5 >= tree.counts[root] * 3 && !FolderWords.isPart(tree.name(largest)),
                !tree.children(largest).isEmpty
            else { break }
            beside += children.filter { $0 != largest }.flatMap(part)
            beside += direct(root)
            root = largest
        }
        return inside(root) + beside
    }

    /// A folder as one part, or what is in it if it is the one around the features.
    private func part(_ folder: Int) -> [FolderPart] {
        if folder == features?.parent { return inside(folder) }
        return [FolderPart(name: tree.name(folder), folders: [folder], files: tree.counts[folder])]
    }

    private func direct(_ folder: Int) -> [FolderPart] {
        let files = tree.direct(folder)
        guard !files.isEmpty else { return [] }
        let name = folder == 0 ? "Top" : tree.name(folder)
        return [FolderPart(name: name, directFolder: folder, files: files.count)]
    }

    private func inside(_ folder: Int) -> [FolderPart] {
        guard let features, folder == features.parent else {
            return tree.children(folder).flatMap(part) + direct(folder)
        }
        let files = features.folders.reduce(0) { $0 + tree.counts[$1] }
        let all = FolderPart(name: "Features", folders: features.folders, files: files, isFeatures: true)
        return [all] + features.others.flatMap(part) + direct(folder)
    }

    /// Opens the largest part as long as it holds most of the code, or there are too few parts to say anything.
    private func opened(_ parts: [FolderPart]) -> [FolderPart] {
        var parts = parts
        for _ in 0..<3 {
            let all = parts.reduce(0) { $0 + $1.files }
            guard
                let largest = parts.indices.filter({ canOpen(parts[$0]) }).max(by: {
                    (parts[$0].files, $1) < (parts[$1].files, $0)
                }),
                let folder = parts[largest].folders.first
            else { break }
            let inner = inside(opening(folder))
            let isFew = parts.count < 4 && parts[largest].files * 3 >= all
            let isMost = parts[largest].files * 2 > all && parts.count + inner.count <= Self.most
            guard isFew || isMost else { break }
            parts.replaceSubrange(largest...largest, with: inner)
        }
        return parts
    }

    private func canOpen(_ part: FolderPart) -> Bool {
        guard !part.isFeatures, part.folders.count == 1, let folder = part.folders.first else { return false }
        return tree.children(opening(folder)).count >= 2
    }

    /// Past folders that hold nothing but one other.
    private func opening(_ folder: Int) -> Int {
        var folder = folder
        while folder != features?.parent, tree.direct(folder).isEmpty, tree.children(folder).count == 1,
            let only = tree.children(folder).first
        {
            folder = only
        }
        return folder
    }

    /// Names that are unique, and that a picture and a guide can write.
    private func named(_ parts: [FolderPart]) -> [FolderPart] {
        var taken: Set<String> = []
        return parts.map { part in
            var part = part
            let plain = Self.identifier(part.name)
            var name = plain
            if taken.contains(name.lowercased()), let folder = part.folders.first ?? part.directFolder,
                let outer = tree.project.folders[folder].parent
            {
                name = Self.identifier(tree.name(Int(outer.index))) + plain
            }
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = plain + "\(number)"
                number += 1
            }
            part.name = name
            return part
        }
    }

    /// Words joined, each with a capital: `Supporting Files` becomes `SupportingFiles`.
    static func identifier(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = joined.first else { return "Part" }
        return first.isNumber ? "Part" + joined : joined
    }
}

extension FolderPart {
    /// The paths of the part, as patterns; nil if a name can't be written as one.
    func patterns(in tree: SourceTree) -> [String]? {
        if isFeatures { return ["{{feature}}"] }
        if let directFolder {
            let path = tree.path(directFolder).text
            guard Self.isPlain(path) else { return nil }
            return [path.isEmpty ? "*.swift" : path + "/*.swift"]
        }
        let paths = folders.map { tree.path($0).text }
        return paths.allSatisfy(Self.isPlain) ? paths : nil
    }

    private static func isPlain(_ path: String) -> Bool {
        path.pathParts.allSatisfy { FeatureSearch.isPlain(String($0)) }
    }
}
