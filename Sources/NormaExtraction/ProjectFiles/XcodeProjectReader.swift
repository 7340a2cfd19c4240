// An Xcode project file's bytes to the facts of a manifest: its targets, their files and their dependencies.

import NormaDocuments
import NormaFacts
import NormaText

package enum XcodeProjectReader {
    /// Reads a `project.pbxproj`. Never fails: a file that isn't a project has a problem and unknown targets.
    ///
    /// Cost: one pass over the bytes, then linear in the objects, for any order and any cycle of them.
    ///
    /// - Parameter reading: the bytes of a settings file (`.xcconfig`) by its path from the folder that holds the project.
    package static func facts(of bytes: [UInt8], reading: @escaping (String) -> [UInt8]?) -> ManifestFacts {
        bytes.withUnsafeBufferPointer { buffer in
            let lines = LineTable(buffer)
            do throws(PlacedProblem) {
                let objects = try XcodeObjects(OldPropertyList.value(of: buffer))
                var targets = XcodeTargets(objects, reading: reading)
                var facts = targets.facts(lines: lines)
                facts.outputs = XcodeOutputs(objects, reading: reading).paths
                return facts
            } catch {
                return ManifestFacts(unreadable: error, kind: .xcode, lines: lines)
            }
        }
    }
}

extension ManifestFacts {
    /// For a file that could not be read.
    init(unreadable problem: PlacedProblem, kind: ManifestKind, lines: LineTable) {
        self.init(unreadable: ManifestProblem(problem), kind: kind, lines: lines)
    }

    /// For a file that could not be read.
    package init(unreadable problem: ManifestProblem, kind: ManifestKind, lines: LineTable) {
        self.init(
            kind: kind,
            name: .unknown(problem.message),
            dependencies: .unknown(problem.message),
            targets: .unknown(problem.message),
            lines: lines,
            problem: problem
        )
    }
}

extension ManifestProblem {
    package init(_ problem: PlacedProblem) {
        let kind: Kind =
            switch problem.kind {
            case .malformed: .notWhatItClaims
            case .tooLarge: .tooLarge
            case .tooDeep: .tooDeep
            }
        self.init(kind: kind, message: problem.message, range: problem.range)
    }
}
