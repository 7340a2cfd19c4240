// Writes a Swift file with the texts of a folder in it; run by the plugin `EmbedTexts` at each build.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let kind = arguments.first, ["page", "guides"].contains(kind),
    let output = arguments.last
else {
    print("usage: text-embedder page|guides FOLDER OUTPUT")
    exit(2)
}
do {
    let folder = URL(filePath: CommandLine.arguments[2], directoryHint: .isDirectory)
    let text = kind == "page" ? try PageTexts(folder: folder).swift() : try GuideTexts(folder: folder).swift()
    try text.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
} catch {
    print("error: \(error)")
    exit(1)
}
