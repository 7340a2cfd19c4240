// Adds a Swift file to an Xcode project: to the group of its folder, and to the target of the files beside it.

import NormaDocuments
import NormaText

/// Why a file can't be added.
package struct XcodeAdditionProblem: Error, Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Damaged, or of a version that isn't known.
        case unreadable
        /// No target is the right one.
        case noTarget
        /// Its text isn't laid out as Xcode does.
        case layout
    }

    package let kind: Kind
    /// A clause.
    package let message: String

    package init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}

/// A project file with one more file.
package struct XcodeFileAddition: Sendable {
    package enum Outcome: Sendable {
        /// The new bytes, and the targets that compile the file now. The folder whose files decided that is this deep.
        case added([UInt8], targets: [String], depth: Int)
        /// A synchronised folder holds it, or it is listed already: there is nothing to do.
        case present
    }

    /// - Parameters:
    ///   - path: the Swift file, from the folder that holds the project; `..` leads out of it.
    ///   - isTestCode: whether the file can be compiled only in a target for tests.
    ///
    /// Cost: the file is parsed twice.
    package static func adding(
        _ path: RelativePath,
        isTestCode: Bool,
        to bytes: [UInt8]
    ) throws(XcodeAdditionProblem) -> Outcome {
        let before = try XcodeProjectText(bytes)
        let membership = XcodeMembership(before.objects, before.paths)
        guard !membership.holds(path) else { return .present }
        let (targets, folder) = try membership.targets(for: path, isTestCode: isTestCode)
        var edit = XcodeProjectEdit(before)
        let reference = try edit.addReference(to: path, beside: membership.siblings(of: path))
        for target in targets { try edit.add(reference, named: String(path.name), to: target) }
        let after = edit.result
        try prove(after, after: before, holds: path, in: targets)
        return .added(after, targets: targets.map(\.shownName), depth: folder.components.count)
    }

    /// The new text says what was meant, and everything else that it said before.
    private static func prove(
        _ bytes: [UInt8],
        after before: XcodeProjectText,
        holds path: RelativePath,
        in targets: [XcodeObject]
    ) throws(XcodeAdditionProblem) {
        let after = try XcodeProjectText(bytes)
        let membership = XcodeMembership(after.objects, after.paths)
        let expected = Set(targets.map(\.id))
        let isComplete = before.objects.all.allSatisfy { after.objects[$0.id]?.isa == $0.isa }
        guard membership.targetIdentifiers(of: path) == expected, isComplete else {
            let message = "its layout is unusual, and the file would end up elsewhere in it"
            throw XcodeAdditionProblem(kind: .layout, message: message)
        }
    }
}

/// A project file, read.
struct XcodeProjectText {
    let bytes: [UInt8]
    let objects: XcodeObjects
    let paths: XcodePaths

    init(_ bytes: [UInt8]) throws(XcodeAdditionProblem) {
        let reading = bytes.withUnsafeBufferPointer { buffer in
            do throws(PlacedProblem) {
                return Result<PlacedValue, PlacedProblem>.success(try OldPropertyList.value(of: buffer))
            } catch {
                return .failure(MergeConflict.problem(in: buffer) ?? error)
            }
        }
        do throws(PlacedProblem) {
            let list = try reading.get()
            if let version = list["archiveVersion"], version.text != "1" {
                throw PlacedProblem("its `archiveVersion` isn't 1, the only one that is known", at: version.range)
            }
            self.bytes = bytes
            objects = try XcodeObjects(list)
            paths = XcodePaths(objects)
        } catch {
            let line = bytes.withUnsafeBufferPointer { LineTable($0).line(at: error.range.start) }
            throw XcodeAdditionProblem(kind: .unreadable, message: "line \(line): \(error.message)")
        }
    }
}
