// The name of a file or folder inside the tree that is checked, the same on every machine.

/// A path below the root of the checked tree: components joined by `/`, never absolute, no `.`, no `..`, no trailing slash.
///
/// The root itself is the empty path. Paths are compared, hashed and cut by their bytes: on disk and in git two names that only look
/// the same are two files.
package struct RelativePath: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let text: String

    /// Normalises: removes empty and `.` components, and `..` with its predecessor if there is one.
    package init(_ text: String) {
        if Self.isNormal(text) {
            self.text = text
            return
        }
        var kept: [Substring] = []
        for component in text.pathParts where component != "." {
            if component == "..", let last = kept.last, last != ".." {
                kept.removeLast()
            } else {
                kept.append(component)
            }
        }
        self.text = kept.joined(separator: "/")
    }

    private init(normal text: String) { self.text = text }

    /// One pass over the bytes: paths are made by the thousand.
    private static func isNormal(_ text: String) -> Bool {
        let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
        if text.utf8.isEmpty { return true }
        var length = 0
        var dots = 0
        for byte in text.utf8 {
            if byte == slash {
                if length == 0 || (length == dots && dots <= 2) { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == dot { dots += 1 }
            }
        }
        return length > 0 && !(length == dots && dots <= 2)
    }

    package static let root = RelativePath("")

    /// As it is shown: on one line, and with nothing in it that acts on a terminal.
    package var description: String { VisibleText.oneLine(text) }

    package var components: [Substring] { text.pathParts }

    /// The last component; empty for the root.
    package var name: Substring {
        guard let slash = text.lastSlash else { return text[...] }
        return text[text.utf8.index(after: slash)...]
    }

    /// The name without its last extension: `Cart.swift` is `Cart`, `.swiftlint.yml` is `.swiftlint`.
    package var stem: Substring {
        let name = self.name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return name[..<dot]
    }

    /// The last extension without its dot; empty if there is none.
    package var pathExtension: Substring {
        let name = self.name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return name[name.utf8.index(after: dot)...]
    }

    /// The folder that holds it; the root's parent is the root.
    package var parent: RelativePath {
        guard let slash = text.lastSlash else { return .root }
        return RelativePath(normal: String(text[..<slash]))
    }

    package func appending(_ component: some StringProtocol) -> RelativePath {
        RelativePath(text.isEmpty ? String(component) : text + "/" + component)
    }

    /// Whether this path is the folder itself or anywhere below it.
    package func isInside(_ folder: RelativePath) -> Bool {
        folder.text.isEmpty || text.path(below: folder.text) != nil
    }

    package static func == (left: RelativePath, right: RelativePath) -> Bool { left.text.hasSameBytes(as: right.text) }

    package func hash(into hasher: inout Hasher) { TextBytes.hash(text, into: &hasher) }

    /// By bytes, so that the order is the same on every machine and in every locale.
    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}
