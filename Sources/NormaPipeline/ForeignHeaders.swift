// Copied third-party files, recognised by a header that names another project and another holder than the tree's files.

import NormaFacts
import NormaFiles
import NormaGuide
import NormaProject
import NormaText

/// A file is third-party code if the holder in its header is rare in the tree, its author wrote nothing for other holders,
/// and the header has the text of a licence or the name of a project that isn't one of the tree's.
struct ForeignHeaders {
    private var headers: [RelativePath: SourceHeader] = [:]
    private var filesByHolder: [Set<String>: Int] = [:]
    private var filesByAuthor: [String: Int] = [:]
    private var filesByAuthorAndHolder: [String: [Set<String>: Int]] = [:]
    private var filesByProject: [String: Int] = [:]
    private let ownHolders: [Set<String>]
    private let ownProjects: Set<String>
    /// Fewer files than this are a small part of the tree.
    private let most: Int

    /// Cost: a look at the comments above the code of each file.
    init(_ sources: [SourceInput], _ tree: FileTree, _ request: CheckRequest, manifests: [ManifestInput]) {
        most = sources.count / 10
        for source in sources {
            guard let header = SourceHeader(of: source.facts.comments) else { continue }
            headers[source.path] = header
            filesByHolder[header.holder, default: 0] += 1
            filesByProject[header.project, default: 0] += 1
            filesByAuthor[header.author, default: 0] += 1
            filesByAuthorAndHolder[header.author, default: [:]][header.holder, default: 0] += 1
        }
        let most = most
        ownHolders =
            Licence.holders(atRootOf: tree, request.workspace)
            + filesByHolder.filter { $0.value > most && !$0.key.isEmpty }.map(\.key)
        let names = manifests.flatMap { manifest in
            (manifest.facts.targets.value ?? []).compactMap(\.name.value)
                + [manifest.facts.name.value].compactMap(\.self)
        }
        ownProjects = Set(names.map { SourceHeader.compared($0) })
    }

    func sign(of path: RelativePath) -> GeneratedSign? {
        guard let header = headers[path], !header.holder.isEmpty, filesByHolder[header.holder, default: 0] <= most
        else {
            return nil
        }
        let isOwn = ownHolders.contains { own in
            own.isSubset(of: header.holder) || header.holder.isSubset(of: own)
        }
        // Without a holder of its own, the tree's licence may be in a few headers only: then the holder must not be one of its authors.
        let hasForeignLicence = header.hasLicence && (!ownHolders.isEmpty || !isKnownHere(header))
        guard !isOwn, hasForeignLicence || isOfAnotherProject(header), worksForNobodyElse(header) else { return nil }
        return GeneratedSign(.vendored, at: header.range)
    }

    /// Whether the holder is an author of other files, or a name of the project.
    private func isKnownHere(_ header: SourceHeader) -> Bool {
        if header.holder.contains(where: ownProjects.contains) { return true }
        return filesByAuthor.contains { author, count in
            guard !author.isEmpty, count > filesByAuthorAndHolder[author]?[header.holder] ?? 0 else { return false }
            let words = Set(author.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            return words.isSubset(of: header.holder) || header.holder.isSubset(of: words)
        }
    }

    private func isOfAnotherProject(_ header: SourceHeader) -> Bool {
        !header.project.isEmpty && !ownProjects.contains(header.project)
            && filesByProject[header.project, default: 0] <= most
    }

    private func worksForNobodyElse(_ header: SourceHeader) -> Bool {
        header.author.isEmpty
            || filesByAuthor[header.author] == filesByAuthorAndHolder[header.author]?[header.holder]
    }
}

/// What the comments above a file's code say about its origin, in the form that Xcode writes.
private struct SourceHeader {
    /// The second line if the first is a file's name; compared in small letters. Empty if there is none.
    var project = ""
    /// `Created by …`, in small letters.
    var author = ""
    /// The words of the copyright holder.
    var holder: Set<String> = []
    var hasLicence = false
    var range: ByteRange

    private static let mostLines = 40

    init?(of comments: [CommentFact]) {
        guard let first = comments.first, first.isHeader else { return nil }
        range = first.range
        var lines: [Substring] = []
        for comment in comments.prefix(Self.mostLines) where comment.isHeader && lines.count < Self.mostLines {
            for line in comment.text.split(whereSeparator: \.isNewline) {
                let text = line.drop { "/* \t".contains($0) }.prefix(300)
                if !text.isEmpty { lines.append(text) }
            }
        }
        if lines.count > 1, lines[0].hasSuffix(".swift"), Self.isName(lines[1]) { project = Self.compared(lines[1]) }
        for line in lines.prefix(Self.mostLines) { read(line) }
    }

    private mutating func read(_ line: Substring) {
        guard let letter = line.first(where: \.isLetter), "cCmMpPlLaAbBrRtT".contains(letter) || line.first == "©"
        else {
            return
        }
        let text = line.lowercased()
        if author.isEmpty, let start = text.firstRange(of: "created by ") {
            let name = text[start.upperBound...]
            author = String(name[..<(name.firstRange(of: " on ")?.lowerBound ?? name.endIndex)]).trimmed(".")
        }
        if holder.isEmpty, text.contains("copyright") {
            holder = Licence.holders(in: Array(line.utf8)).first ?? []
        }
        hasLicence = hasLicence || Self.licences.contains { text.contains($0) }
    }

    private static let licences = [
        "permission is hereby granted", "licensed under", "mit license", "apache license", "bsd license",
        "redistribution and use",
    ]

    private static func isName(_ line: Substring) -> Bool {
        let text = line.lowercased()
        return line.utf8.count < 60 && !text.contains("created by") && !text.contains("copyright")
            && !text.contains("license")
    }

    /// Letters and numbers, in small letters: `Koin-iOS` and `KoinIOS` are one.
    static func compared(_ name: some StringProtocol) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

extension String {
    fileprivate func trimmed(_ character: Character) -> String {
        var text = self[...]
        while let last = text.last, last == character || last == " " { text.removeLast() }
        return String(text)
    }
}
