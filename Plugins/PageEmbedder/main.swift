// Joins the files that `order` lists to two Swift literals, the script and the style; run by the plugin `EmbedPage` at each build.

import Foundation

struct EmbeddingProblem: Error, CustomStringConvertible {
    let description: String
}

/// A literal that means the text letter for letter.
func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
}

/// The files with this ending one after the other, as `order` lists them.
func joined(_ names: [String], ending: String, in folder: URL) throws -> String {
    try names.filter { $0.hasSuffix(ending) }.map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        guard text.hasSuffix("\n"), !text.contains("\r"), !text.lowercased().contains("</s") else {
            throw EmbeddingProblem(
                description: "\(name): ends its element, has a carriage return, or no line break at its end"
            )
        }
        return text
    }.joined(separator: "\n")
}

/// - Returns: a Swift file.
func embedded(_ folder: URL) throws -> String {
    let order = try String(contentsOf: folder.appending(path: "order"), encoding: .utf8)
    let names = order.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
    let unlisted = Set(found).symmetricDifference(names).sorted()
    guard unlisted.isEmpty, Set(names).count == names.count else {
        let what = unlisted.isEmpty ? "a file twice" : "other files than there are: \(unlisted.joined(separator: ", "))"
        throw EmbeddingProblem(description: "\(folder.path(percentEncoded: false))order: lists \(what)")
    }
    return """
        // Made from Page/Assets at each build; edit those files instead.

        enum PageAssets {
            static let script = \(literal(try joined(names, ending: ".js", in: folder)))

            static let style = \(literal(try joined(names, ending: ".css", in: folder)))
        }

        """
}

guard CommandLine.arguments.count == 3 else {
    print("usage: page-embedder FOLDER OUTPUT")
    exit(2)
}
do {
    let text = try embedded(URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory))
    try text.write(to: URL(filePath: CommandLine.arguments[2]), atomically: true, encoding: .utf8)
} catch {
    print("error: \(error)")
    exit(1)
}
