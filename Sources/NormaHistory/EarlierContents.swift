// Reads what files held in a commit, from git's objects: nothing is checked out, and nothing is fetched.

import NormaText

extension Repository {
    /// What git's objects hold, by name.
    struct Contents {
        fileprivate(set) var bytes: [String: [UInt8]] = [:]
        /// What git doesn't have.
        fileprivate(set) var missing: Set<String> = []
    }

    /// What each of these files held, but for what is larger than anything that is read of a tree.
    ///
    /// Cost: two runs of git, more where it is much; all contents are in memory.
    package func contents(of changes: TreeChanges) throws(SourceProblem) -> [RelativePath: [UInt8]] {
        let purpose = "read earlier files"
        let contents = try contents(named: Set(changes.earlier.values), to: purpose)
        let missing = changes.earlier.filter { contents.missing.contains($0.value) }.keys.sorted()
        if let first = missing.first {
            let others = missing.count > 1 ? " and \(missing.count - 1) more files" : ""
            throw SourceProblem(
                message:
                    "git can't \(purpose): this clone doesn't hold what `\(first)`\(others) held, and nothing is fetched for a check",
                suggestion: "bring it with `git fetch --refetch --no-filter`, or clone without `--filter`"
            )
        }
        return changes.earlier.compactMapValues { contents.bytes[$0] }
    }

    /// So much is asked for at once.
    private static let mostBytesAtOnce = 256 << 20

    func contents(named names: Set<String>, to purpose: String) throws(SourceProblem) -> Contents {
        var contents = Contents()
        guard !names.isEmpty else { return contents }
        let asked = names.sorted()
        var portion: [String] = []
        var size = 0
        for (name, line) in zip(asked, try lines(of: ["cat-file", "--batch-check"], asking: asked, to: purpose)) {
            // `CONTENT blob SIZE`, or `CONTENT missing`.
            let fields = line.split(separator: " ")
            guard fields.count == 3, let bytes = Int(fields[2]) else {
                contents.missing.insert(name)
                continue
            }
            guard bytes <= FileBound.largest else { continue }
            if size + bytes > Self.mostBytesAtOnce {
                try read(portion, into: &contents, to: purpose)
                (portion, size) = ([], 0)
            }
            portion.append(name)
            size += bytes
        }
        try read(portion, into: &contents, to: purpose)
        return contents
    }

    private func lines(
        of arguments: [String],
        asking names: [String],
        to purpose: String
    ) throws(SourceProblem) -> [String] {
        let input = Array((names.joined(separator: "\n") + "\n").utf8)
        return String(decoding: try git.output(arguments, to: purpose, input: input), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }

    private func read(_ names: [String], into contents: inout Contents, to purpose: String) throws(SourceProblem) {
        guard !names.isEmpty else { return }
        let input = Array((names.joined(separator: "\n") + "\n").utf8)
        let output = try git.output(["cat-file", "--batch"], to: purpose, input: input)
        var rest = output[...]
        for name in names {
            if let content = Self.nextContent(&rest) {
                contents.bytes[name] = content
            } else {
                contents.missing.insert(name)
            }
        }
    }

    /// `NAME blob SIZE`, a line break, the bytes, a line break; or `NAME missing`, and then nil.
    private static func nextContent(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(line.count + 1)
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]), size <= rest.count else { return nil }
        defer { rest = rest.dropFirst(size + 1) }
        return Array(rest.prefix(size))
    }
}
