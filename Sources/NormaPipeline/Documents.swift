// Reads the files that are not Swift, where the guide speaks of documents.

import NormaFiles
import NormaProject
import NormaText

struct Documents {
    /// Larger files are data, and no text that a rule would read.
    static let largest = 1_000_000
    /// What never is a text.
    private static let binary: Set<String> = [
        "a", "aac", "aif", "app", "car", "db", "dylib", "framework", "gif", "gz", "heic", "ico", "icns", "ipa", "jar",
        "jpeg", "jpg", "m4a", "mov", "mp3", "mp4", "o", "otf", "pdf", "png", "so", "sqlite", "tar", "tiff", "ttf",
        "usdz", "wasm", "wav", "webp", "woff", "woff2", "zip",
    ]

    let workspace: any Workspace
    let threads: Int
    /// Those alone that may name types of the code, as nobody asks for others.
    var onlyInterfaces = false

    /// In the order of the tree. A file that can't be opened is a problem; one that holds no text is left out.
    func read(_ tree: FileTree) -> (documents: [DocumentInput], problems: [FileProblem]) {
        let paths = tree.files.lazy.filter { file in
            (!onlyInterfaces || InterfaceFiles.isInterface(file.path)) && file.path.pathExtension != "swift"
                && file.size <= Self.largest
                && !Self.binary.contains(file.path.pathExtension.lowercased())
        }.map(\.path)
        let readings = ParallelMap.map(Array(paths), threads: threads) { [workspace] in Self.read($0, in: workspace) }
        var documents: [DocumentInput] = []
        var problems: [FileProblem] = []
        for reading in readings {
            switch reading {
            case .success(let document?): documents.append(document)
            case .success(nil): continue
            case .failure(let problem): problems.append(problem)
            }
        }
        return (documents, problems)
    }

    private static func read(
        _ path: RelativePath,
        in workspace: any Workspace
    ) -> Result<DocumentInput?, FileProblem> {
        do {
            let text = text(of: try workspace.bytes(of: path))
            return .success(text.map { DocumentInput(path: path, text: $0) })
        } catch {
            return .failure(error)
        }
    }

    /// UTF-8, or UTF-16 with its mark as tables of strings often are; nil for anything else.
    private static func text(of bytes: [UInt8]) -> String? {
        switch SourceEncoding.of(bytes) {
        case .utf8: String(decoding: bytes, as: UTF8.self)
        case .utf16: utf16(bytes)
        case .utf8WithNUL, .invalid: nil
        }
    }

    private static func utf16(_ bytes: [UInt8]) -> String {
        let isLittle = bytes.first == 0xFF
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = 2
        while index + 1 < bytes.count {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }
}
