// Finds the licences of a tree, and their copyright holders.

import NormaFiles
import NormaText

/// A file that says under which terms the code around it may be used.
enum Licence {
    static func isOne(_ path: RelativePath) -> Bool {
        let isText = ["", "md", "txt", "rst"].contains(path.pathExtension.lowercased())
        return isText && ["license", "licence", "copying"].contains(path.stem.lowercased())
    }

    /// The holders of the licences at the root of a tree.
    static func holders(atRootOf tree: FileTree, _ workspace: any Workspace) -> [Set<String>] {
        tree.files.map(\.path).filter { $0.parent.text.isEmpty && isOne($0) }
            .flatMap { holders(in: (try? workspace.bytes(of: $0)) ?? []) }
    }

    /// The words of each copyright holder: the rest of a line without years, common company words and endings of domains.
    static func holders(in bytes: [UInt8]) -> [Set<String>] {
        let lines = String(decoding: bytes.prefix(64 << 10), as: UTF8.self).split(whereSeparator: \.isNewline)
        let found = lines.lazy.compactMap { line -> Set<String>? in
            let text = line.prefix(400).lowercased()
            let hasYear = text.split { !$0.isNumber }.contains { $0.count == 4 }
            guard text.contains("copyright"), hasYear || text.contains("(c)") || text.contains("©") else { return nil }
            let words = text.replacing("(c)", with: " ").split { !$0.isLetter && !$0.isNumber }
                .filter { $0.contains(where: \.isLetter) && !isYear($0) }.map(String.init)
            let holder = Set(words).subtracting(usual)
            return holder.isEmpty || words.count > 20 ? nil : holder
        }
        return Array(found.prefix(most))
    }

    /// `2016년`, `2016年`.
    private static func isYear(_ word: Substring) -> Bool { ["년", "年"].contains(word.drop(while: \.isNumber)) }

    /// Each is compared with those of the whole tree.
    private static let most = 20

    private static let usual: Set<String> = [
        "a", "all", "and", "authors", "by", "co", "com", "company", "contributors", "copyright", "corp", "corporation",
        "gmbh", "inc", "io", "its", "limited", "llc", "ltd", "net", "of", "org", "others", "present", "project",
        "reserved", "rights", "team", "the",
    ]
}
