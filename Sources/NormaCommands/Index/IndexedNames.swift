// What an index store knows about the types named in a tree, as text: one process writes it, another reads it.

import NormaIndex
import NormaProject
import NormaText

/// The answers, and what could not be read.
struct IndexedNames {
    var answers = CompilerAnswers()
    /// Files that were changed since they were indexed; they have no answers.
    var staleFiles: [String] = []
    /// Parts of the store that can't be read, each with the reason.
    var unreadable: [String] = []
}

/// The text: one item a line, its parts separated by tabs; the last line is `end`.
enum IndexedNamesText {
    static let head = "norma-index 1"

    /// - Parameters:
    ///   - root: the folder of the tree, absolute; files elsewhere are left out.
    ///   - write: takes one line.
    static func write(_ contents: IndexContents, root: String, _ write: (String) -> Void) {
        let folder = root.hasSuffix("/") ? root : root + "/"
        let files = contents.files.filter {
            $0.path.hasBytes(atStart: folder) && !$0.path.contains { $0 == "\t" || $0 == "\n" }
        }
        let declarations = declarations(in: files, below: folder)
        write(head)
        for warning in contents.warnings where [.unreadableRecord, .unreadableUnit].contains(warning.kind) {
            write("unreadable\t" + warning.description.filter { $0 != "\t" && !$0.isNewline })
        }
        for file in files {
            let path = String(file.path.dropFirst(folder.utf8.count))
            guard !file.isStale else {
                write("stale\t" + path)
                continue
            }
            write("file\t" + path)
            for occurrence in file.occurrences where isReference(occurrence) {
                let head = "\(occurrence.line)\t\(occurrence.column)\t\(occurrence.symbol.name)"
                let places = declarations[occurrence.symbol.usr] ?? []
                if places.isEmpty { write("outside\t" + head) }
                for place in places { write("name\t\(head)\t\(place)") }
            }
        }
        write("end")
    }

    private static func isReference(_ occurrence: IndexOccurrence) -> Bool {
        let symbol = occurrence.symbol
        let isType = symbol.kind.isNominalType || symbol.kind == .typealias
        return isType && symbol.subkind != .genericParameter && occurrence.roles.contains(.reference)
            && !occurrence.roles.contains(.implicit) && occurrence.column > 0
    }

    /// Line, column and path of each type's declarations in the tree, by USR.
    private static func declarations(in files: [IndexedFile], below folder: String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for file in files {
            let path = file.path.dropFirst(folder.utf8.count)
            for occurrence in file.occurrences
            where occurrence.roles.contains(.definition) && !occurrence.roles.contains(.implicit) {
                let symbol = occurrence.symbol
                guard symbol.kind.isNominalType || symbol.kind == .typealias else { continue }
                let place = "\(occurrence.line)\t\(occurrence.column)\t\(path)"
                if !(found[symbol.usr] ?? []).contains(place) { found[symbol.usr, default: []].append(place) }
            }
        }
        return found
    }

    /// Nil for a text without its last line: its writer was stopped.
    static func read(_ text: String) -> IndexedNames? {
        var result = IndexedNames()
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.first == head[...], lines.last == "end" else { return nil }
        var path = RelativePath.root
        for line in lines.dropFirst().dropLast() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            switch (parts.first, parts.count) {
            case ("file", 2): path = RelativePath(String(parts[1]))
            case ("stale", 2): result.staleFiles.append(String(parts[1]))
            case ("unreadable", 2): result.unreadable.append(String(parts[1]))
            case ("outside", 4), ("name", 7):
                guard let answer = answer(parts) else { return nil }
                result.answers.add(answer.answer, at: answer.position, in: path)
            default: return nil
            }
        }
        return result
    }

    private static func answer(
        _ parts: [Substring]
    ) -> (answer: CompilerAnswers.Answer, position: Position)? {
        guard let position = position(parts[1], parts[2]) else { return nil }
        var declaration: CompilerAnswers.Declaration?
        if parts.count == 7 {
            guard let place = Self.position(parts[4], parts[5]) else { return nil }
            declaration = CompilerAnswers.Declaration(path: RelativePath(String(parts[6])), position: place)
        }
        return (CompilerAnswers.Answer(name: String(parts[3]), declaration: declaration), position)
    }

    private static func position(_ line: Substring, _ column: Substring) -> Position? {
        guard let line = Int(line), let column = Int(column) else { return nil }
        return Position(line: line, column: column)
    }
}
