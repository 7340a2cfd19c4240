// The line of a finding as its fix leaves it, if the fix changes nothing else.

import NormaFindings
import NormaText

enum FixedLine {
    /// Nil without a fix, and if the fix changes other lines, adds lines, or the line is too long to be shown whole.
    static func text(of finding: Finding) -> String? {
        guard let fix = finding.fix, let range = finding.place.range, let window = finding.excerpt?.window,
            !window.isCutBefore, !window.isCutBehind
        else { return nil }
        let line = Array(window.text.utf8)
        let start = Int(range.start) - (finding.place.start.column - 1)
        var edits: [Edit] = []
        for edit in fix.edits {
            let (first, last) = (Int(edit.range.start) - start, Int(edit.range.end) - start)
            guard first >= 0, last <= line.count, !edit.replacement.contains(where: \.isNewline) else { return nil }
            edits.append(Edit(range: ByteRange(first, last), replacement: edit.replacement))
        }
        guard let bytes = Edit.apply(edits, to: line), bytes != line else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
