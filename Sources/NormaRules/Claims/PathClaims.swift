// Judges paths: those in code spans, links and commands, and the entries of drawn trees.

import NormaFindings
import NormaProject
import NormaText

extension ClaimJudge {
    func missingPath(_ claim: Claim, _ page: ClaimPage, from folder: RelativePath, in place: String) -> MissingName? {
        let written = Self.path(claim.text)
        let parts = written.pathParts
        guard let first = parts.first, !isLeftAlone(written, parts, isFolder: claim.text.hasSuffix("/")) else {
            return nil
        }
        let bases = folders(of: place, from: folder)
        guard !bases.isEmpty else { return nil }
        if paths.holds(parts) { return nil }
        for base in bases {
            let path = RelativePath(base.text + "/" + written)
            if surroundings.exists(path) || surroundings.isIgnored(path) { return nil }
        }
        let isRooted = bases.contains { paths.isFolder($0.appending(first)) } && parts.count > 1
        guard isPath(claim, page, parts, isRooted: isRooted) else { return nil }
        return missing(claim, .namedPathExists, message(claim.text, nearest(to: parts, from: folder)))
    }

    /// The folders from which a path may be written: the ones that a `cd` before it leads to, if they are there.
    func folders(of place: String, from folder: RelativePath) -> [RelativePath] {
        guard !place.isEmpty else { return [.root, folder] }
        return [RelativePath(place), folder.appending(place)].filter { paths.isFolder($0) }
    }

    func missingLink(_ claim: Claim, from folder: RelativePath) -> MissingName? {
        let written = String(claim.text.prefix { $0 != "#" })
        let fromHere = (folder.text + "/" + written).split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(part)
            }
        }
        guard fromHere.first != ".." else { return nil }
        let path = RelativePath(fromHere.joined(separator: "/"))
        guard !surroundings.exists(path), !surroundings.isIgnored(path), !paths.holds(path.components),
            !surroundings.exists(RelativePath(written)), !paths.holds(RelativePath(written).components),
            !isForeign(path.components.last ?? "")
        else { return nil }
        return missing(claim, .namedPathExists, message(claim.text, nearest(to: path.components, from: folder)))
    }

    private func nearest(to parts: [Substring], from folder: RelativePath) -> String? {
        searches.next() ? paths.nearest(to: parts, from: folder) : nil
    }

    private func message(_ text: String, _ nearest: String?) -> String {
        guard let nearest else { return "`\(text)` doesn't exist in this code base" }
        return "`\(text)` doesn't exist; `\(nearest)` does"
    }

    /// Without a line number, and without `./`.
    private static func path(_ text: String) -> String {
        let end = text.firstIndex(of: ":") ?? text.endIndex
        return RelativePath(String(text[..<end])).text
    }

    /// Products of builds, generated files, and hidden folders, which differ from machine to machine.
    private func isLeftAlone(_ written: String, _ parts: [Substring], isFolder: Bool) -> Bool {
        let isMade = { (part: Substring) in
            let name = part.lowercased()
            return Self.leftAlone.contains(name) || name.split { "_-".contains($0) }.last == "logs"
        }
        if parts.contains(where: isMade) { return true }
        if let first = parts.first, first.hasPrefix("."), parts.count > 1 || isFolder,
            ![".github", ".claude", ".cursor"].contains(first)
        {
            return true
        }
        let lower = written.lowercased()
        return Self.generated.contains { lower.contains($0) }
    }

    private static let leftAlone: Set<String> = [
        "build", "deriveddata", "pods", "carthage", "node_modules", "sourcepackages", "vendor", "checkouts", "dist",
        "out",
        "output", "artifacts", "coverage", "logs", "tmp", "temp", "target", "bin",
        "settings.local.json", "..",
    ]

    private static let generated = [
        "generated", ".pb.swift", ".graphql.swift", "secret", "googleservice-info", "credential", ".local.", "api_key",
        "apikey",
        ".app/", ".framework", ".xcresult", ".xcarchive",
    ]

    /// A file in a language that no file here has is another repository's.
    private static let otherLanguages: Set<String> = ["kt", "ts", "js", "rs", "go", "java"]

    private func isForeign(_ name: Substring) -> Bool {
        SpanClaims.ending(of: name).map { Self.otherLanguages.contains($0) && !paths.hasEnding($0) } ?? false
    }

    /// Whether the text can't be anything but a path of this repository.
    private func isPath(_ claim: Claim, _ page: ClaimPage, _ parts: [Substring], isRooted: Bool) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        let ending = SpanClaims.ending(of: last).flatMap { SpanClaims.kept.contains($0) ? $0 : nil }
        if let ending, ["xcodeproj", "xcworkspace"].contains(ending), generatesProjects { return false }
        if let ending, Self.otherLanguages.contains(ending) {
            // A TypeScript import names the built file: `util.js` for `util.ts`.
            let stem = Array(parts.dropLast()) + [last.dropLast(ending.utf8.count + 1)]
            if isForeign(last) || paths.holds(stem) { return false }
        }
        if surroundings.isPartial, !isRooted { return false }
        if parts.count == 1 {
            if ending != nil { return !searches.next() || !paths.hasNames(endingIn: last) }
            return claim.text.hasSuffix("/") && !claim.text.hasPrefix(".") && leadsOwnFolders(claim, page)
        }
        if let ending {
            if ["json", "plist"].contains(ending) { return isRooted }
            return isRooted || paths.hasFolder(named: first) || paths.hasName(String(last))
        }
        if claim.text.hasSuffix("/") { return isRooted || paths.hasFolder(named: first) }
        return isRooted && parts.count > 2 && parts.allSatisfy { !$0.contains(".") && !$0.contains("+") }
    }

    /// Whether most other entries of its list begin with folders that are there.
    private func leadsOwnFolders(_ claim: Claim, _ page: ClaimPage) -> Bool {
        guard let list = claim.list, page.lists.indices.contains(list) else { return false }
        let others = page.lists[list].filter { $0 != claim.text && $0.hasSuffix("/") }
        let known = others.count { paths.holds(RelativePath($0).components) }
        return known >= 2 && known * 2 >= others.count
    }

    /// Whether a tool writes the project files.
    private var generatesProjects: Bool {
        ["project.yml", "Project.swift", "Workspace.swift", "Podfile"].contains { paths.hasName($0) }
            || (paths.hasName("Package.swift") && !paths.hasEnding("xcodeproj"))
    }

    // MARK: - Pages

    /// Whether a newcomer reads it first, so that it is about the code as it is.
    static func isFront(_ path: RelativePath) -> Bool {
        ["readme", "contributing", "architecture", "development"].contains(path.stem.lowercased())
    }

    /// Whether far more of the names in a page are there than aren't. Else it is a plan, a record of the past or about
    /// another code base, whatever its name.
    func isMostlyThere(_ page: ClaimPage, _ missing: Int) -> Bool {
        guard missing > 0 else { return true }
        let drawn = page.trees.flatMap(\.entries)
        let drawnThere = drawn.count { paths.holds($0.path.pathParts) }
        return namesThere(page) + drawnThere >= max(missing, drawn.count - drawnThere) * 3
    }

    /// Whether an instruction has few names of this code: a copy of a library's documentation, or of another team's rule.
    func isCopied(_ page: ClaimPage, at path: RelativePath, _ missing: Int) -> Bool {
        let isShared = path.components.dropLast().contains { $0 == "rules" || $0 == "instructions" }
        guard isShared else { return false }
        let there = namesThere(page)
        return missing > max(there, 1) || (page.claims.count >= 40 && there * 4 < page.claims.count)
    }

    private func namesThere(_ page: ClaimPage) -> Int {
        page.claims.count { claim in
            switch claim.subject {
            case .path, .link: paths.holds(Self.path(String(claim.text.prefix { $0 != "#" })).pathParts)
            case .name: !project.declarations(named: claim.text).isEmpty
            case .member(let type, _): !project.declarations(named: type).isEmpty
            case .task, .product, .test, .scheme, .testPlan, .target: false
            }
        }
    }

    // MARK: - Trees

    /// The entries that are missing, if most of the tree is there; of a missing folder its content isn't reported too.
    func missingEntries(of tree: DrawnTree, from folder: RelativePath) -> [MissingName] {
        guard let base = base(of: tree, from: folder) else { return [] }
        var gone: [String] = []
        return tree.entries.compactMap { entry in
            let path = RelativePath(base.text + "/" + entry.path)
            guard !isThere(entry, below: base), !isBeside(entry, base),
                !gone.contains(where: { entry.path.hasPrefix($0 + "/") }),
                !isLeftAlone(entry.path, entry.path.pathParts, isFolder: entry.isFolder), !surroundings.isIgnored(path)
            else { return nil }
            gone.append(entry.path)
            guard isEntry(entry) else { return nil }
            let text = entry.isFolder ? path.text + "/" : path.text
            return MissingName(
                rule: .namedPathExists,
                text: entry.text,
                position: entry.position,
                message: message(text, nearest(to: path.components, from: folder))
            )
        }
    }

    private func isThere(_ entry: DrawnEntry, below base: RelativePath) -> Bool {
        let path = RelativePath(base.text + "/" + entry.path)
        if paths.holds(path.components, below: base) || surroundings.exists(path) { return true }
        // A file may be in another folder; a folder's name is often the name of others.
        return base.text.isEmpty && !entry.isFolder && paths.holds(path.components)
    }

    /// Whether it is beside the folder that the tree draws: a project's folder often has the repository's name.
    private func isBeside(_ entry: DrawnEntry, _ base: RelativePath) -> Bool {
        guard !base.text.isEmpty, let top = entry.path.pathParts.first else { return false }
        let path = base.parent.appending(entry.path)
        // `Shop/` at the top may be the repository, which has a folder of that name, too.
        let isNested = top.count < entry.path.count
        if isNested, paths.isFolder(base.appending(top)) { return false }
        return paths.isFolder(path) || surroundings.exists(path)
    }

    /// A name without an ending or a slash may be a remark.
    private func isEntry(_ entry: DrawnEntry) -> Bool {
        if entry.isFolder { return true }
        let ending = SpanClaims.ending(of: entry.text)
        if let ending, ["xcodeproj", "xcworkspace"].contains(ending), generatesProjects { return false }
        return ending.map(SpanClaims.kept.contains) ?? false
    }

    /// The folder that a tree draws, if at least half of the tree is there: the one that its top names, else any.
    private func base(of tree: DrawnTree, from folder: RelativePath) -> RelativePath? {
        var named: [RelativePath] = []
        if !tree.root.isEmpty {
            let parts = tree.root.pathParts
            named =
                paths.folders(endingIn: parts)
                + (parts.count > 1 ? paths.folders(endingIn: Array(parts.dropFirst())) : [])
        }
        for bases in [Array(named.prefix(20)), [.root, folder]] {
            var best: (base: RelativePath, count: Int)?
            for base in bases {
                let count = tree.entries.count { isThere($0, below: base) }
                if count > best?.count ?? 1 { best = (base, count) }
            }
            if let best, best.count * 2 >= tree.entries.count { return best.base }
        }
        return nil
    }
}
