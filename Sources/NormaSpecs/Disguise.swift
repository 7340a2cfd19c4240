// The same example in other clothes: what a rule finds must not depend on them.

import NormaText

/// A change to a code base that must change nothing, or in one case everything.
package enum Disguise: String, Sendable, CaseIterable {
    case plain
    /// Every line ends in CRLF.
    case carriageReturns = "CRLF"
    /// A character of four bytes stands before everything else.
    case emoji = "emoji in front"
    /// Every rule is allowed by a comment: nothing must be found.
    case suppressed
    /// The files are handed on in another order.
    case otherOrder = "files in another order"
    /// All that has a fix is fixed, and fixed again: the second time nothing must be left to do.
    case fixedTwice = "its fix applied twice"

    /// The first line of a manifest is an instruction to the package manager, so it gets none.
    private static func prefix(of path: RelativePath) -> String {
        ManifestName.isManifest(path) ? "" : "/* \u{1F989} */ "
    }

    /// How many bytes at a file's beginning are the disguise's own: what is found in them is no finding of the example.
    func ownByteCount(in path: RelativePath) -> Int {
        self == .emoji && path.pathExtension == "swift" ? Self.prefix(of: path).utf8.count : 0
    }

    /// The same for fixes, which may move the first line: what stands before everything has a line of its own.
    func dressedForFixing(_ text: String, path: RelativePath, rules: [String]) -> String {
        guard self == .emoji, path.pathExtension == "swift" else { return dressed(text, path: path, rules: rules) }
        return Self.prefix(of: path).replacing(" ", with: "") + "\n" + text
    }

    /// The file in this disguise; the lines keep their numbers.
    func dressed(_ text: String, path: RelativePath, rules: [String]) -> String {
        guard path.pathExtension == "swift" else { return text }
        switch self {
        case .plain, .otherOrder, .fixedTwice: return text
        case .carriageReturns:
            return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        case .emoji:
            return Self.prefix(of: path) + text
        case .suppressed:
            // How the file ends may be what is found in it.
            let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
            let comment = "\n\n// norma:allow-file \(rules.joined(separator: ", ")) because this is a disguise"
            return text[..<end] + comment + text[end...]
        }
    }
}
