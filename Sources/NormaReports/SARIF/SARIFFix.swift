// Fixes as SARIF wants them: what is deleted, and what comes in its place.

import NormaFindings
import NormaText

enum SARIFFix {
    /// The list of a result's fixes; nil where there is none.
    static func fixes(of finding: Finding) -> JSONValue? {
        guard let fix = finding.fix, fix.edits.count == finding.editPlaces.count else { return nil }
        let replacements = zip(fix.edits, finding.editPlaces).map { edit, place in
            JSONValue.present([
                (
                    "deletedRegion",
                    .object([
                        ("startLine", .int(place.start.line)),
                        ("startColumn", .int(place.startCodePoint)),
                        ("endLine", .int(place.end.line)),
                        ("endColumn", .int(place.endCodePoint)),
                    ])
                ),
                ("insertedContent", edit.replacement.isEmpty ? nil : .object([("text", .string(edit.replacement))])),
            ])
        }
        let change = JSONValue.object([
            ("artifactLocation", SARIFPlaces.artifact(finding.place.path)),
            ("replacements", .array(replacements)),
        ])
        let look = fix.caution.map { "look at it: it may not build, because \($0)" } ?? "look at it"
        let words = fix.level == .safe ? "Put it right" : "Put it right, and \(look)"
        return .array([
            .object([
                ("description", SARIFText.message(words)),
                ("artifactChanges", .array([change])),
                ("properties", .object([("level", .string(fix.level.word))])),
            ])
        ])
    }
}
