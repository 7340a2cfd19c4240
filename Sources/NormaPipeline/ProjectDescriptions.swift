// XcodeGen's descriptions of projects: each with the files that it includes.

import NormaDocuments
import NormaExtraction
import NormaFacts
import NormaFiles
import NormaFindings
import NormaProject
import NormaText

extension ProjectFiles {
    /// The projects that are described in the tree, and the files that should describe one and can't be read.
    ///
    /// Cost: each file is read and parsed once, however many others include it.
    func describedProjects() -> (manifests: [ManifestInput], problems: [InputProblem]) {
        var known: [RelativePath: Description] = [:]
        var unread: [FileProblem] = []
        func description(_ path: RelativePath) -> Description {
            if let description = known[path] { return description }
            var made = Description(nil)
            do {
                made = Description(try bytes(at: path))
            } catch {
                unread.append(error)
            }
            known[path] = made
            return made
        }
        var manifests: [ManifestInput] = []
        var included: Set<RelativePath> = []
        for path in descriptions {
            guard let value = description(path).value else { continue }
            let folder = path.parent
            let files = XcodeGenReader.Files(
                descriptions: { description(Self.path($0, from: folder)).value },
                settings: { bytes(of: $0, from: folder) }
            )
            let lines = description(path).lines
            guard let reading = XcodeGenReader.reading(of: value, lines: lines, files: files) else { continue }
            manifests.append(ManifestInput(path: path, facts: reading.facts))
            included.formUnion(reading.included.map { Self.path($0, from: folder) })
        }
        let problems = known.compactMap { path, description -> ManifestInput? in
            guard let problem = description.problem, included.contains(path) || description.speaksOfTargets else {
                return nil
            }
            let facts = ManifestFacts(unreadable: problem, kind: .xcodeGen, lines: description.lines)
            return ManifestInput(path: path, facts: facts)
        }
        // An included description is a part of the other one, not a project.
        manifests.removeAll { included.contains($0.path) }
        return (
            manifests + problems, (manifests + problems).compactMap { InputProblem($0) } + unread.map(InputProblem.init)
        )
    }
}

/// A YAML file, read.
private struct Description {
    var value: PlacedValue?
    var problem: ManifestProblem?
    var lines: LineTable
    /// Whether a file with invalid YAML was meant to describe targets.
    var speaksOfTargets = false

    /// - Parameter bytes: nil if the file doesn't exist.
    init(_ bytes: [UInt8]?) {
        lines = LineTable(bytes: bytes ?? [])
        guard let bytes else { return }
        problem = ProjectFiles.encodingProblem(of: bytes)
        if problem == nil {
            do throws(PlacedProblem) {
                value = try YamlFile.value(of: bytes)
            } catch {
                problem = ManifestProblem(bytes.withUnsafeBufferPointer { MergeConflict.problem(in: $0) } ?? error)
            }
        }
        if problem != nil { speaksOfTargets = Self.hasTargets(bytes) }
    }

    private static func hasTargets(_ bytes: [UInt8]) -> Bool {
        let mark = Array("targets:".utf8)
        var lineStart = 0
        while lineStart < bytes.count {
            if bytes[lineStart...].starts(with: mark) { return true }
            guard let end = bytes[lineStart...].firstIndex(of: 0x0A) else { return false }
            lineStart = end + 1
        }
        return false
    }
}
