// Reads what files held in a commit, from git's objects: nothing is checked out.

import NormaText

extension Repository {
    /// What each of these files held; one whose content git does not have is left out.
    ///
    /// Cost: one run of git, and all contents in memory.
    package func contents(of changes: TreeChanges) throws(SourceProblem) -> [RelativePath: [UInt8]] {
        let wanted = changes.earlier.sorted { $0.key < $1.key }
        guard !wanted.isEmpty else { return [:] }
        let asked = wanted.map(\.value).joined(separator: "\n") + "\n"
        let output = try git.output(["cat-file", "--batch"], to: "read earlier files", input: Array(asked.utf8))
        var contents: [RelativePath: [UInt8]] = [:]
        var rest = output[...]
        for (path, _) in wanted {
            guard let content = Self.nextContent(&rest) else { continue }
            contents[path] = content
        }
        return contents
    }

    /// `NAME blob SIZE`, a line break, the bytes, a line break; or `NAME missing`. Nil where there are none.
    private static func nextContent(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(line.count + 1)
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]), size <= rest.count else { return nil }
        defer { rest = rest.dropFirst(size + 1) }
        return Array(rest.prefix(size))
    }
}
