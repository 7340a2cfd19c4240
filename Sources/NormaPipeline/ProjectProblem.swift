// The problem of a project file that could not be read.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

extension InputProblem {
    /// The problem of a manifest that could not be read at all; nil if it could.
    init?(_ input: ManifestInput) {
        guard let problem = input.facts.problem else { return nil }
        let (kind, way): (Kind, String) =
            switch problem.kind {
            case .notWhatItClaims: (.syntaxErrors, "restore the file, or generate it again with its tool")
            case .notUTF8: (.notUTF8, "save it as UTF-8")
            case .tooLarge: (.tooLarge, "define the modules in the guide")
            case .tooDeep: (.tooDeep, "define the modules in the guide")
            }
        let name =
            switch input.facts.kind {
            case .package: "package manifest"
            case .xcode: "Xcode project"
            case .xcodeGen: "XcodeGen description"
            case .tuist: "Tuist project"
            }
        let lines = input.facts.lines
        let place = Place(
            path: input.path,
            range: problem.range,
            start: lines.position(at: problem.range.start),
            end: lines.position(at: problem.range.end)
        )
        self.init(
            kind: kind,
            place: place,
            message: "This \(name) can't be read: \(problem.message). Its modules are unknown, and everything "
                + "else was checked; \(way)."
        )
    }
}
