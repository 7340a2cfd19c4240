// The toolchain's own `swift format`: lays files out; Norma tells it how.

import Foundation
import NormaFiles
import NormaText

/// A configuration of `swift format`, and what is laid out with it.
struct Formatter {
    private let program = OutsideProgram(name: "swift")
    /// JSON.
    private let configuration: String

    /// - Throws: where the toolchain has no formatter.
    init(_ layout: LayoutConfiguration, in folder: String) throws {
        guard let answer = program.run(["format", "dump-configuration"], in: folder), answer.status == 0,
            let known = try? JSONSerialization.jsonObject(with: Data(answer.output)) as? [String: Any],
            let text = layout.text(basedOn: known)
        else {
            throw CommandFailure(
                "`swift format` does not answer",
                suggestion:
                    "it comes with the toolchain since Swift 6; make sure that `swift` on the PATH is such a one"
            )
        }
        configuration = text
    }

    /// The texts that the formatter makes of these; those that it leaves as they are, and those that it can't read, are
    /// left out.
    func formatted(_ texts: [RelativePath: [UInt8]]) throws -> [RelativePath: [UInt8]] {
        // Its folder is taken away again, also where somebody is tired of waiting.
        try Interruption.heldBack { try formattedInFolder(texts) }
    }

    private func formattedInFolder(_ texts: [RelativePath: [UInt8]]) throws -> [RelativePath: [UInt8]] {
        let folder = NSTemporaryDirectory() + "norma-format-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let paths = texts.keys.sorted()
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // Numbers for names: what a file is called is no matter to the formatter.
            for (index, path) in paths.enumerated() {
                try FileSystem.create(Self.place(index, in: folder), bytes: texts[path] ?? [])
            }
            run(on: paths.count, in: folder)
            var result: [RelativePath: [UInt8]] = [:]
            for (index, path) in paths.enumerated() {
                let text = try FileSystem.read(Self.place(index, in: folder))
                if text != texts[path], !text.isEmpty { result[path] = text }
            }
            return result
        } catch {
            throw CommandFailure("files can't be written to \(NSTemporaryDirectory()) to be formatted (\(error))")
        }
    }

    private static func place(_ index: Int, in folder: String) -> String { "\(folder)/\(index).swift" }

    /// In portions, because a command line has an end.
    private func run(on count: Int, in folder: String) {
        let options = ["format", "format", "--in-place", "--parallel", "--ignore-unparsable-files"]
        for start in stride(from: 0, to: count, by: 500) {
            let names = (start..<min(start + 500, count)).map { "\($0).swift" }
            _ = program.run(options + ["--configuration", configuration] + names, in: folder)
        }
    }
}
