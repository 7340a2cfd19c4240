// Which targets of an Xcode project compile which files, and which of them a new file belongs to.

import NormaText

struct XcodeMembership {
    private let objects: XcodeObjects
    private let targets: [XcodeObject]
    /// For each Swift file that a phase lists, the identifiers of the targets.
    private var members: [RelativePath: Set<String>] = [:]
    /// The file references, by folder.
    private var references: [RelativePath: [XcodeObject]] = [:]
    private var synchronised: [RelativePath] = []

    /// Cost: linear in the objects.
    init(_ objects: XcodeObjects, _ paths: XcodePaths) {
        self.objects = objects
        targets = objects.root.texts("targets").compactMap { objects[$0.text] }.filter { $0.isa == "PBXNativeTarget" }
        for object in objects.all {
            guard let text = paths[object.id] else { continue }
            let path = RelativePath(text)
            switch object.isa {
            case "PBXFileSystemSynchronizedRootGroup": synchronised.append(path)
            case "PBXFileReference" where path.pathExtension == "swift":
                references[path.parent, default: []].append(object)
            default: break
            }
        }
        for target in targets {
            for file in Self.sourceFiles(of: target, in: objects) {
                guard let text = paths[file] else { continue }
                members[RelativePath(text), default: []].insert(target.id)
            }
        }
    }

    private static func sourceFiles(of target: XcodeObject, in objects: XcodeObjects) -> [String] {
        target.texts("buildPhases").flatMap { phase -> [String] in
            guard let phase = objects[phase.text], phase.isa == "PBXSourcesBuildPhase" else { return [] }
            return phase.texts("files").compactMap { objects[$0.text]?.text("fileRef") }
        }
    }

    /// Whether the project has the file without an edit.
    func holds(_ path: RelativePath) -> Bool {
        members[path] != nil || synchronised.contains { path.isInside($0) }
    }

    func targetIdentifiers(of path: RelativePath) -> Set<String> { members[path] ?? [] }

    /// The references to Swift files in the file's folder.
    func siblings(of path: RelativePath) -> [XcodeObject] { references[path.parent] ?? [] }

    /// The targets that the files around this one are in: those of its folder, else of the nearest folder above with any.
    ///
    /// - Returns: with the folder.
    /// - Throws: if there are none, or if the files don't agree.
    func targets(
        for path: RelativePath,
        isTestCode: Bool
    ) throws(XcodeAdditionProblem) -> (targets: [XcodeObject], folder: RelativePath) {
        guard let (folder, around) = neighbours(of: path) else {
            throw XcodeAdditionProblem(
                kind: .noTarget,
                message: "no target compiles a Swift file in a folder around it"
            )
        }
        let chosen = try agreed(around, in: folder)
        let found = targets.filter { chosen.contains($0.id) }
        if isTestCode, let other = found.first(where: { !($0.text("productType") ?? "").contains("test") }) {
            let message = "it holds tests, and the files around it are in `\(other.shownName)`, which isn't for tests"
            throw XcodeAdditionProblem(kind: .noTarget, message: message)
        }
        return (found, folder)
    }

    /// The nearest folder around a file in which targets compile Swift files, with the targets of each of them. The
    /// project's own folder holds everything, as do those above it, so only the files directly in them say something.
    private func neighbours(of path: RelativePath) -> (RelativePath, [Set<String>])? {
        var folder = path.parent
        let direct = members.filter { $0.key.pathExtension == "swift" && $0.key.parent == folder }
        if !direct.isEmpty { return (folder, Array(direct.values)) }
        while !folder.text.isEmpty, folder.name != ".." {
            let around = members.filter { $0.key.pathExtension == "swift" && $0.key.isInside(folder) }
            if !around.isEmpty { return (folder, Array(around.values)) }
            folder = folder.parent
        }
        return nil
    }

    /// The targets that all files share, else those of most of them.
    private func agreed(
        _ memberships: [Set<String>],
        in folder: RelativePath
    ) throws(XcodeAdditionProblem) -> Set<String> {
        guard var shared = memberships.first else { return [] }
        for other in memberships.dropFirst() { shared.formIntersection(other) }
        guard shared.isEmpty else { return shared }
        let counts = Dictionary(grouping: memberships) { $0 }.mapValues(\.count)
        if let most = counts.max(by: { $0.value < $1.value }), most.value * 3 >= memberships.count * 2 {
            return most.key
        }
        let names = targets.filter { target in memberships.contains { $0.contains(target.id) } }
            .map { "`\($0.shownName)`" }
        let place = folder.text.isEmpty ? "beside the project" : "in `\(folder)`"
        let listed = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
        let message = "the files \(place) are in different targets (\(listed))"
        throw XcodeAdditionProblem(kind: .noTarget, message: message)
    }
}
