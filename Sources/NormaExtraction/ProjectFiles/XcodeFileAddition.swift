// Adds a Swift file to an Xcode project: to the group of its folder, and to the target of the files beside it.

import NormaDocuments
import NormaText

/// Why a file can't be added: a clause for a message.
package struct XcodeAdditionProblem: Error, Sendable, Hashable {
    package let message: String
}

/// A project file with one more file.
package struct XcodeFileAddition: Sendable {
    package enum Outcome: Sendable {
        /// The new bytes, and the targets that compile the file now.
        case added([UInt8], targets: [String])
        /// A synchronised folder holds it, or it is listed already: there is nothing to do.
        case present
    }

    /// - Parameters:
    ///   - path: the Swift file, from the folder that holds the project.
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
        let targets = try membership.targets(for: path, isTestCode: isTestCode)
        var edit = XcodeProjectEdit(before)
        let reference = try edit.addReference(to: path, beside: membership.siblings(of: path))
        for target in targets { try edit.add(reference, named: String(path.name), to: target) }
        let after = edit.result
        try prove(after, after: before, holds: path, in: targets)
        return .added(after, targets: targets.map { $0.text("name") ?? $0.id })
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
            throw XcodeAdditionProblem(message: "its layout is unusual, and the file would end up elsewhere in it")
        }
    }
}

/// A project file, read.
struct XcodeProjectText {
    let bytes: [UInt8]
    let objects: XcodeObjects
    let paths: XcodePaths

    init(_ bytes: [UInt8]) throws(XcodeAdditionProblem) {
        let objects = bytes.withUnsafeBufferPointer { buffer in
            do throws(PlacedProblem) {
                return Result<XcodeObjects, PlacedProblem>.success(
                    try XcodeObjects(OldPropertyList.value(of: buffer))
                )
            } catch {
                return .failure(error)
            }
        }
        switch objects {
        case .success(let objects):
            self.bytes = bytes
            self.objects = objects
            paths = XcodePaths(objects)
        case .failure(let problem):
            throw XcodeAdditionProblem(message: "it can't be read: \(problem.message)")
        }
    }
}
