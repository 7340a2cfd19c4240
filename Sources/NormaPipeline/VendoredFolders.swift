// Folders with third-party code: recognised by their names, or by a licence of another holder than the tree's.

import NormaFiles
import NormaGuide
import NormaProject
import NormaText

struct VendoredFolders {
    /// Folders with their licence; none for a folder recognised by its name.
    private var folders: [RelativePath: RelativePath?] = [:]

    var isEmpty: Bool { folders.isEmpty }

    init(_ tree: FileTree, _ request: CheckRequest) {
        var words: Set<String>?
        for folder in tree.folders where Self.isNamedForOthers(folder) {
            // Places of the guide are the team's own: adapters in `ThirdParty/`.
            let own = words ?? GuidePathWords.all(in: request.guide.guide)
            words = own
            if !own.contains(String(folder.name)) { folders[folder] = .some(nil) }
        }
        let others = tree.files.map(\.path).filter { !$0.parent.text.isEmpty && Licence.isOne($0) }
        guard !others.isEmpty else { return }
        let own = Licence.holders(atRootOf: tree, request.workspace)
        guard !own.isEmpty else { return }
        for path in others where folders[path.parent] == nil {
            let found = Licence.holders(in: (try? request.workspace.bytes(of: path)) ?? [])
            let isOwn = found.contains { holder in
                own.contains { $0.isSubset(of: holder) || holder.isSubset(of: $0) }
            }
            if !found.isEmpty, !isOwn { folders[path.parent] = path }
        }
    }

    func sign(of path: RelativePath) -> GeneratedSign? {
        var folder = path.parent
        while !folder.text.isEmpty {
            if let licence = folders[folder] { return GeneratedSign(.vendored, by: licence) }
            folder = folder.parent
        }
        return nil
    }

    private static let names: Set<String> = ["vendor", "vendors", "vendored", "thirdparty", "3rdparty"]
    /// Words that name layers of apps as well, so they count only at the root.
    private static let namesAtRoot: Set<String> = ["external", "externals"]

    /// fastlane puts its own sources into `fastlane/swift`.
    private static func isNamedForOthers(_ folder: RelativePath) -> Bool {
        let name = folder.name.lowercased().filter { !"-_ ".contains($0) }
        return names.contains(name) || namesAtRoot.contains(name) && folder.parent.text.isEmpty
            || folder.name == "swift" && folder.parent.name == "fastlane"
    }
}
