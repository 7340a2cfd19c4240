// Completes findings with what stands in their files: the lines of excerpts, the lines and columns of edits.

import NormaFiles
import NormaFindings
import NormaText

/// Source lines for excerpts; a file is read again only where something was found in it.
struct SourceLines {
    private let workspace: any Workspace
    private var files: [RelativePath: (bytes: [UInt8], lines: LineTable)] = [:]

    init(workspace: any Workspace) { self.workspace = workspace }

    mutating func complete(_ finding: inout Finding) {
        if finding.sourceLine == nil { finding.sourceLine = line(of: finding.place) }
        for index in finding.related.indices where finding.related[index].sourceLine == nil {
            finding.related[index].sourceLine = line(of: finding.related[index].place)
        }
        guard let fix = finding.fix else { return }
        let path = finding.place.path
        finding.editPlaces = fix.edits.map { place(of: $0, in: path) }
    }

    private mutating func place(of edit: Edit, in path: RelativePath) -> EditPlace {
        let file = file(path)
        let (start, end) = (file.lines.position(at: edit.range.start), file.lines.position(at: edit.range.end))
        func codePoint(_ position: Position, _ offset: Int32) -> Int {
            let last = min(max(Int(offset), 0), file.bytes.count)
            let first = min(max(Int(offset) - position.column + 1, 0), last)
            // What continues a code point begins with the bits 10.
            return 1 + file.bytes[first..<last].count { $0 & 0xC0 != 0x80 }
        }
        return EditPlace(
            start: start,
            end: end,
            startCodePoint: codePoint(start, edit.range.start),
            endCodePoint: codePoint(end, edit.range.end)
        )
    }

    /// Nil for a whole file or folder.
    private mutating func line(of place: Place) -> String? {
        place.range == nil ? nil : line(place.start.line, of: place.path)
    }

    /// Without its line break; nil where the file can't be read again or is shorter now.
    mutating func line(_ number: Int, of path: RelativePath) -> String? {
        let file = file(path)
        guard let range = file.lines.range(ofLine: number) else { return nil }
        var end = Int(range.end)
        while end > Int(range.start), file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: file.bytes[Int(range.start)..<end], as: UTF8.self)
    }

    private mutating func file(_ path: RelativePath) -> (bytes: [UInt8], lines: LineTable) {
        if let known = files[path] { return known }
        let bytes = (try? workspace.bytes(of: path)) ?? []
        let file = (bytes, LineTable(bytes: bytes))
        files[path] = file
        return file
    }
}
