// Fixes in SARIF: the deleted ranges, and their replacements.

import NormaFindings
import NormaText

enum SARIFFix {
    /// The list of a result's fixes; nil if it has none.
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
        let look = fix.caution.map { "review it: it may not build, because \($0)" } ?? "review it"
        let words = fix.level == .safe ? "Fix it" : "Fix it, and \(look)"
        return .array([
            .object([
                ("description", SARIFText.message(words)),
                ("artifactChanges", .array([change])),
                ("properties", .object([("level", .string(fix.level.word))])),
            ])
        ])
    }
}
