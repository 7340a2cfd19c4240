// The Swift files that a target of an Xcode project compiles: those of its phase and those of its synchronised folders.

import NormaFacts
import NormaText

struct XcodeMembers {
    struct Contents {
        var sources: [ManifestSource] = []
        /// Source files of any language count.
        var compilesSomething = false
        var notes: [SyntaxErrorFact] = []
    }

    /// Files in a folder that belong to some targets and not to others.
    private struct Exception {
        var folder: String
        var path: String
        /// In source order.
        var files: [String]
    }

    private let objects: XcodeObjects
    private let paths: XcodePaths
    /// By target: the exceptions to the target's membership in the whole folder.
    private let exceptions: [String: [Exception]]

    init(_ objects: XcodeObjects, _ paths: XcodePaths) {
        self.objects = objects
        self.paths = paths
        var exceptions: [String: [Exception]] = [:]
        for folder in objects.all where folder.isa == "PBXFileSystemSynchronizedRootGroup" {
            guard let path = paths[folder.id] else { continue }
            for set in folder.texts("exceptions").compactMap({ objects[$0.text] }) {
                guard set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet", let target = set.text("target")
                else { continue }
                let files = set.texts("membershipExceptions").map(\.text)
                exceptions[target, default: []].append(Exception(folder: folder.id, path: path, files: files))
            }
        }
        self.exceptions = exceptions
    }

    func contents(of target: XcodeObject) -> Contents {
        var contents = Contents()
        addPhases(of: target, to: &contents)
        addFolders(of: target, to: &contents)
        return contents
    }

    // MARK: Phases

    private func addPhases(of target: XcodeObject, to contents: inout Contents) {
        for id in target.texts("buildPhases") {
            guard let phase = objects[id.text], phase.isa == "PBXSourcesBuildPhase" else { continue }
            for file in phase.texts("files") {
                guard let build = objects[file.text] else {
                    let message = "this target compiles `\(file.text)`, and no object has this identifier"
                    contents.notes.note(message, at: file.range)
                    continue
                }
                // The output of a package plugin has no file in the project.
                guard let reference = build.text("fileRef") else { continue }
                add(reference, of: build, to: &contents)
            }
        }
    }

    private func add(_ reference: String, of build: XcodeObject, to contents: inout Contents) {
        guard let object = objects[reference] else {
            let message = "this refers to the file `\(reference)`, and no object has this identifier"
            contents.notes.note(message, at: build.range)
            return
        }
        contents.compilesSomething = true
        // A localized file means the file of each language.
        let isVariant = object.isa == "PBXVariantGroup"
        let files = isVariant ? object.texts("children").map(\.text) : [reference]
        for id in files {
            guard let file = objects[id] else { continue }
            guard (file.text("path") ?? "").hasBytes(atEnd: ".swift") else {
                noteMisnamed(file, in: &contents)
                continue
            }
            if let path = paths[id] { contents.sources.append(.path(path)) } else { note(file, in: &contents) }
        }
    }

    /// Xcode uses the type that the project states, whatever the file's name is.
    private func noteMisnamed(_ file: XcodeObject, in contents: inout Contents) {
        guard (file.text("explicitFileType") ?? file.text("lastKnownFileType")) == "sourcecode.swift" else { return }
        let message =
            "`\(file.text("path") ?? file.id)` is compiled as Swift, though its name doesn't end in `.swift`, so it was not checked"
        contents.notes.append(SyntaxErrorFact(message: message, range: file.range, leavesFilesKnown: true))
    }

    /// A compiled file whose place can't be determined; generated files aren't part of the tree.
    private func note(_ file: XcodeObject, in contents: inout Contents) {
        let tree = file.text("sourceTree") ?? ""
        guard ["<group>", "<absolute>", "SOURCE_ROOT"].contains(tree) else { return }
        let path = file.text("path") ?? file.id
        let message =
            tree == "<absolute>"
            ? "`\(path)` is a path of one machine; the file is taken to be outside the tree"
            : "the folder of `\(path)` is unknown: it is in no group with a known folder"
        contents.notes.note(message, at: file.range)
    }

    // MARK: Synchronised folders

    private func addFolders(of target: XcodeObject, to contents: inout Contents) {
        let own = target.texts("fileSystemSynchronizedGroups")
        for id in own {
            guard let folder = objects[id.text], let path = paths[id.text] else {
                let message = "the place of the folder `\(objects[id.text]?.text("path") ?? id.text)` is unknown"
                contents.notes.note(message, at: id.range)
                continue
            }
            contents.compilesSomething = true
            // A folder reference is copied into the product as a whole; nothing in it is compiled.
            let opaque = folder.texts("explicitFolders").map(\.text)
            let left = (exceptions[target.id] ?? []).filter { $0.folder == id.text }.flatMap(\.files)
            let except = (opaque + left).map { XcodePaths.joined(path, $0) }
            contents.sources.append(.folder(path, except: except))
        }
        let members = Set(own.map(\.text))
        for exception in exceptions[target.id] ?? [] where !members.contains(exception.folder) {
            for file in exception.files where file.hasSuffix(".swift") || !Self.hasExtension(file) {
                contents.compilesSomething = true
                contents.sources.append(.path(XcodePaths.joined(exception.path, file)))
            }
        }
    }

    private static func hasExtension(_ path: String) -> Bool {
        path.pathParts.last?.utf8.contains(UInt8(ascii: ".")) ?? false
    }
}
