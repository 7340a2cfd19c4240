// The same example in another form: the findings of a rule must not depend on it.

import NormaText

/// A change to a code base that must change nothing, or in one case everything.
package enum Disguise: String, Sendable, CaseIterable {
    case plain
    /// Every line ends in CRLF.
    case carriageReturns = "CRLF"
    /// A character of four bytes comes before everything else.
    case emoji = "emoji in front"
    /// Every rule is allowed by a comment: nothing must be found.
    case suppressed
    /// The files come in another order.
    case otherOrder = "files in another order"
    /// All that has a fix is fixed, and fixed again: the second time nothing must be left to do.
    case fixedTwice = "its fix applied twice"

    /// The first line of a manifest is an instruction to the package manager, and that of a script one to the shell, so they get
    /// none; neither does a file of which an example gives only the name.
    private static func prefix(of path: RelativePath, _ text: String) -> String {
        ManifestName.isManifest(path) || text.isEmpty || text.hasPrefix("#!") ? "" : "/* \u{1F989} */ "
    }

    /// The number of bytes at a file's beginning that belong to the disguise: findings in them don't count.
    ///
    /// - Parameter text: the file before it was disguised.
    func ownByteCount(in path: RelativePath, _ text: String) -> Int {
        self == .emoji && path.pathExtension == "swift" ? Self.prefix(of: path, text).utf8.count : 0
    }

    /// The same for fixes, which may move the first line: the bytes before everything get a line of their own.
    func dressedForFixing(_ text: String, path: RelativePath, rules: [String]) -> String {
        guard self == .emoji, path.pathExtension == "swift" else { return dressed(text, path: path, rules: rules) }
        if text.isEmpty || text.hasPrefix("#!") { return text }
        return Self.prefix(of: path, text).replacing(" ", with: "") + "\n" + text
    }

    /// The file in this disguise; the lines keep their numbers.
    func dressed(_ text: String, path: RelativePath, rules: [String]) -> String {
        guard path.pathExtension == "swift" else { return text }
        switch self {
        case .plain, .otherOrder, .fixedTwice: return text
        case .carriageReturns:
            return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        case .emoji:
            return Self.prefix(of: path, text) + text
        case .suppressed:
            // The end of the file may be the subject of the finding.
            let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
            let comment = "\n\n// norma:allow-file \(rules.joined(separator: ", ")) because this is a disguise"
            return text[..<end] + comment + text[end...]
        }
    }
}
