// The policy that a change began with: guide, configuration and baseline of its base, in a folder of their own while the check runs.

import Foundation
import NormaFiles
import NormaFindings
import NormaGuide
import NormaHistory
import NormaPipeline
import NormaText

struct BasePolicy {
    let revision: Revision
    /// The tree, whose root is the one that the base has.
    let location: TreeLocation
    let guide: PreparedGuide
    let origin: String
    let configuration: Configuration
    let baseline: Baseline?
    /// The lines of `.gitattributes` that leave files out.
    let attributes: [String]
    /// The whole of it at the root.
    private let attributesText: String
    /// The folder that the policy was read from, absolute; it is gone after the reading.
    private let copy: String

    /// Nil if the base has neither a configuration with a guide nor the named one: there is no policy to judge by.
    init?(_ reference: String, paths: [String], guide named: String?) throws {
        var location = try TreeLocation.around(paths, currentFolder: FileSystem.currentFolder)
        let inner = try Repository(around: location.root)
        let repository = try Repository(around: inner.top)
        revision = try repository.mergeBase(with: reference, spelled: .policyOption)
        let files = try repository.files(of: revision, where: Self.isPolicy)
        let folder = Self.folder(above: location.root, in: inner.top, with: files)
        if let folder { Self.move(&location, to: folder, in: inner.top) }
        self.location = location
        let below = RelativePath(String(location.root.path(below: inner.top) ?? ""))
        let copy = try PolicyCopy(of: files)
        defer { copy.remove() }
        self.copy = copy.root
        let root = copy.root + (below.text.isEmpty ? "" : "/" + below.text)
        do {
            configuration = try folder == nil ? Configuration() : Self.configuration(in: root)
            guard let name = named.map({ Self.moved($0, from: inner.top, to: copy.root) }) ?? configuration.guide else {
                return nil
            }
            guide = try GuideLoading.guide(named: name, from: root).configured(by: configuration)
            let bytes = files[below.appending(Baseline.fileName)]
            baseline = try bytes.map { try BaselineReader.read($0, file: Baseline.fileName) }
        } catch {
            guard let failure = CommandFailure(of: error) else { throw error }
            let text = failure.text.replacing(copy.root + "/", with: "")
            throw CommandFailure(
                text: "The policy of `\(revision.reference)` (\(revision.shortName)) can't be read:\n\n\(text)",
                status: .unusable
            )
        }
        origin =
            (named == nil ? "named in \(TreeLocation.configurationName)" : "named by --guide")
            + ", as of \(revision.reference)"
        attributes = Self.attributes(files.filter { $0.key.isInside(below) })
        let text = files[below.appending(".gitattributes")] ?? []
        attributesText = String(decoding: text, as: UTF8.self)
    }

    /// What `.norma.yml` names under `policy-from`; nil if it can't be read: then a check says so.
    static func configuredReference(for paths: [String]) throws -> String? {
        let location = try TreeLocation.around(paths, currentFolder: FileSystem.currentFolder)
        guard location.configuration != nil else { return nil }
        return try? configuration(in: location.root).policyFrom
    }

    /// Makes a check count only what allowed something, or left files out, before the change.
    func trust(in request: inout CheckRequest) throws {
        let repository = try Repository(around: location.root)
        let changes = try repository.changes(since: revision).only {
            $0.pathExtension == "swift" || ComparedFiles.mayHoldComments($0)
        }
        let contents = try repository.contents(of: changes)
        let questions = GitQuestions(withoutAnswer: "So the comments of a renamed file count as new ones.")
        let renames =
            changes.added.isEmpty
            ? [:] : questions.answer(or: [:]) { () throws(SourceProblem) in try repository.renames(among: changes) }
        var earlier: [RelativePath: [UInt8]] = [:]
        for path in changes.earlier.keys { earlier[renames[path] ?? path] = try contents.bytes(of: path) }
        request.knownAllowances = KnownAllowances(changed: changes.paths, earlier: earlier)
        let sources = earlier.filter { $0.key.pathExtension == "swift" }
        request.trustedMarks = TrustedMarks(attributes: attributesText, contents: sources)
    }

    /// The text without the folder that the policy was read from.
    func shown(_ text: String) -> String { text.replacing(copy + "/", with: "") }

    /// A result whose rules and remarks name the guide's files as they are in the repository.
    func shown(_ result: CheckResult) -> CheckResult {
        var result = result
        for index in result.rules.indices {
            result.rules[index].guidePath = result.rules[index].guidePath.map(shown)
            for number in result.rules[index].adjustments.indices {
                let file = result.rules[index].adjustments[number].guideFile
                result.rules[index].adjustments[number].guideFile = shown(file)
            }
        }
        for index in result.notices.indices {
            result.notices[index].guideFile = result.notices[index].guideFile.map(shown)
            result.notices[index].message = shown(result.notices[index].message)
        }
        return result
    }

    // MARK: - Files

    private static func isPolicy(_ path: RelativePath) -> Bool {
        path.pathExtension == "md"
            || [TreeLocation.configurationName, Baseline.fileName, ".gitattributes"].contains(String(path.name))
    }

    static func configuration(in root: String) throws -> Configuration {
        let path = root + "/" + TreeLocation.configurationName
        return try ConfigurationReader.read(FileSystem.text(of: path), file: FileSystem.shown(path))
    }

    /// The nearest folder from the tree's root upwards whose configuration the base has; nil if there is none.
    private static func folder(above root: String, in top: String, with files: [RelativePath: [UInt8]]) -> RelativePath?
    {
        var folder = RelativePath(String(root.path(below: top) ?? ""))
        while true {
            if files[folder.appending(TreeLocation.configurationName)] != nil { return folder }
            if folder.text.isEmpty { return nil }
            folder = folder.parent
        }
    }

    /// The part that is asked for stays the same.
    private static func move(_ location: inout TreeLocation, to folder: RelativePath, in top: String) {
        let root = folder.text.isEmpty ? top : top + "/" + folder.text
        guard root != location.root, let below = location.root.path(below: root) else { return }
        let part = RelativePath(String(below))
        location.focus = location.focus.isEmpty ? [part] : location.focus.map { part.appending($0.text) }
        location.root = root
    }

    /// The guide of the base with this name: a path in the repository leads into the copy.
    private static func moved(_ name: String, from top: String, to copy: String) -> String {
        guard name.contains("/") || name.hasSuffix(".md") else { return name }
        let path = name.hasPrefix("/") ? name : FileSystem.currentFolder + "/" + name
        let real = FileSystem.realPath(path) ?? path
        return real.path(below: top).map { copy + "/" + $0 } ?? real
    }

    static func attributes(_ files: [RelativePath: [UInt8]]) -> [String] {
        files.filter { $0.key.name == ".gitattributes" }.values.flatMap { bytes in
            String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { String($0.trimmed) }
                .filter { $0.contains("linguist-generated") && !$0.hasPrefix("#") }
        }.sorted()
    }
}

/// The files of a policy in a folder of the system for temporary files.
private struct PolicyCopy {
    let root: String

    init(of files: [RelativePath: [UInt8]]) throws {
        let folder = FileSystem.realPath(NSTemporaryDirectory()) ?? NSTemporaryDirectory()
        root = folder + "/norma-policy-" + UUID().uuidString
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether(
                files.sorted { $0.key < $1.key }.map { PlannedWrite(path: root + "/" + $0.key.text, bytes: $0.value) }
            )
        } catch {
            remove()
            throw CommandFailure(
                "the policy of the base can't be copied to \(folder) (\(error.reason))",
                suggestion: "make room there, or name another folder with TMPDIR"
            )
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }
}
