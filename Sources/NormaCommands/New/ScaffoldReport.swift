// What `norma new` says it has made.

import NormaPipeline
import NormaScaffolds
import NormaText

struct ScaffoldReport {
    let changes: ScaffoldChanges
    let next: [String]
    let isDryRun: Bool

    var text: String {
        let files = changes.created.map { ($0.path, "") } + changes.changed.map { ($0.path, "changed") }
        var parts = [PathTree(files).text, summary]
        let steps =
            changes.byHand.map { Self.step($0, "There is no `\($0.path)`; where you have what it stands for") }
            + changes.leftOut.map { Self.step($0, "`\($0.path)` was left alone; if it is not there yet") } + next
        if !steps.isEmpty {
            parts.append("Next:\n" + steps.map { "- " + $0.replacing("\n", with: "\n  ") }.joined(separator: "\n"))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var summary: String {
        var parts: [String] = []
        let (created, changed) = (changes.created.count, changes.changed.count)
        if created > 0 { parts.append("\(isDryRun ? "would write " : "wrote ")\(Self.files(created))") }
        if changed > 0 { parts.append("\(isDryRun ? "would change " : "changed ")\(Self.files(changed))") }
        if parts.isEmpty { parts.append("nothing to write: all of it is there already") }
        let kept = Set(changes.kept).count
        if kept > 0, created + changed > 0 {
            parts.append("\(Self.files(kept)) \(kept == 1 ? "was" : "were") there already")
        }
        let text = parts.joined(separator: ", ")
        return text.prefix(1).uppercased() + text.dropFirst() + "."
    }

    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private static func step(_ piece: PlannedPiece, _ why: String) -> String {
        var lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let place = piece.destination.map { " (\($0.text))" } ?? ""
        return "\(why)\(place), add:\n" + lines.joined(separator: "\n")
    }
}
