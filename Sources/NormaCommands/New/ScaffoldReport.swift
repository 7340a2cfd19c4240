// The report of `norma new`.

import NormaGuide
import NormaPipeline
import NormaScaffolds
import NormaText

struct ScaffoldReport {
    let changes: ScaffoldChanges
    /// What becomes of the files in Xcode projects.
    var membership: String?
    /// The doubles that were made as well, and for which protocols.
    var needed: String?
    /// Sets with inputs that weren't given.
    var assumed: [FilledSet] = []
    let next: [String]
    let isDryRun: Bool

    var text: String {
        let files = changes.created.map { ($0.path, "") } + changes.changed.map { ($0.path, "changed") }
        var parts = [PathTree(files).text, summary, membership ?? "", needed ?? ""]
        parts += assumed.enumerated().compactMap { Self.values(of: $1, isAsked: $0 == assumed.count - 1) }
        let steps =
            changes.byHand.map { Self.step($0, "There is no `\($0.path)`; in your equivalent of it") }
            + changes.leftOut.map { Self.step($0, "`\($0.path)` was left alone; if this is missing there") } + next
        if !steps.isEmpty {
            parts.append("Next:\n" + steps.map { "- " + $0.replacing("\n", with: "\n  ") }.joined(separator: "\n"))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The assumed inputs, and how to change them.
    ///
    /// - Parameter isAsked: whether the command line names the set; else it is one that such a set needs.
    private static func values(of filled: FilledSet, isAsked: Bool) -> String? {
        let inputs = filled.assumed
        guard let first = inputs.first else { return nil }
        let width = inputs.map(\.name.count).max() ?? 0
        let shown = inputs.map { $0.texts.isEmpty ? "none" : $0.texts.joined(separator: ", ") }
        let column = zip(inputs, shown).filter { $0.0.source != nil }.map(\.1.count).max() ?? 0
        let lines = zip(inputs, shown).map { input, text in
            let line = "  " + padded(input.name, to: width) + "  "
            guard let source = input.source else { return line + text }
            return line + padded(text, to: column) + "  (\(source))"
        }
        let way = isAsked ? "add `--set \(first.name)=…`" : "make it separately first"
        let head = "Assumed for `\(filled.set.name)`; to change it, \(way):"
        return ([head] + lines).joined(separator: "\n")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private var summary: String {
        var parts: [String] = []
        let (created, changed) = (changes.created.count, changes.changed.count)
        if created > 0 { parts.append("\(isDryRun ? "would write " : "wrote ")\(Self.files(created))") }
        if changed > 0 { parts.append("\(isDryRun ? "would change " : "changed ")\(Self.files(changed))") }
        if parts.isEmpty { parts.append("nothing to write: everything already exists") }
        let kept = Set(changes.kept).count
        if kept > 0, created + changed > 0 {
            parts.append("\(Self.files(kept)) already existed")
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
