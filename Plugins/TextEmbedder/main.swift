// Writes a Swift file with the texts of a folder in it; run by the plugin `EmbedTexts` at each build.

import Foundation

/// The possible outputs for a folder.
let makers: [String: @Sendable (URL) throws -> String] = [
    "books": { try PageTexts(folder: $0, name: "BookAssets").swift() },
    "figures": { try FigureTexts(folder: $0).swift() },
    "guides": { try GuideTexts(folder: $0).swift() },
    "page": { try PageTexts(folder: $0, name: "PageAssets").swift() },
]
let arguments = CommandLine.arguments
guard arguments.count == 4, let maker = makers[arguments[1]] else {
    print("usage: text-embedder \(makers.keys.sorted().joined(separator: "|")) FOLDER OUTPUT")
    exit(2)
}
do {
    let text = try maker(URL(filePath: arguments[2], directoryHint: .isDirectory))
    try text.write(to: URL(filePath: arguments[3]), atomically: true, encoding: .utf8)
} catch {
    print("error: \(error)")
    exit(1)
}
