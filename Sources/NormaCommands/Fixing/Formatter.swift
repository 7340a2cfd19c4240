// The toolchain's own `swift format`, with a configuration made by Norma.

import Foundation
import NormaFiles
import NormaText

/// A configuration of `swift format`, and the files to format with it.
struct Formatter {
    private let program: OutsideProgram
    /// JSON.
    private let configuration: String

    /// The time limit for a portion of files.
    private static let limits = OutsideProgram.Limits(seconds: 300)

    /// - Throws: if the toolchain has no formatter.
    init(_ layout: LayoutConfiguration) throws {
        guard let program = OutsideProgram(named: "swift"),
            let answer = try? program.run(["format", "dump-configuration"], limits: Self.limits), answer.status == 0,
            let known = try? JSONSerialization.jsonObject(with: Data(answer.output)) as? [String: Any],
            let text = layout.text(basedOn: known)
        else {
            throw CommandFailure(
                "`swift format` doesn't answer",
                suggestion:
                    "it comes with the toolchain since Swift 6: make sure that `swift` on the PATH is 6 or newer"
            )
        }
        self.program = program
        configuration = text
    }

    /// The texts that the formatter changes; those that it leaves alone or can't read are left out.
    func formatted(_ texts: [RelativePath: [UInt8]]) throws -> [RelativePath: [UInt8]] {
        // Its folder is removed again, even after an interruption.
        try Interruption.heldBack { try formattedInFolder(texts) }
    }

    private func formattedInFolder(_ texts: [RelativePath: [UInt8]]) throws -> [RelativePath: [UInt8]] {
        let folder = NSTemporaryDirectory() + "norma-format-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let paths = texts.keys.sorted()
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // Numbers as names: the formatter doesn't care about a file's name.
            for (index, path) in paths.enumerated() {
                try FileSystem.create(Self.place(index, in: folder), bytes: texts[path] ?? [])
            }
            try run(on: paths.count, in: folder)
            var result: [RelativePath: [UInt8]] = [:]
            for (index, path) in paths.enumerated() {
                let text = try FileSystem.read(Self.place(index, in: folder))
                if text != texts[path], !text.isEmpty { result[path] = text }
            }
            return result
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("files can't be written to \(NSTemporaryDirectory()) to be formatted (\(error))")
        }
    }

    private static func place(_ index: Int, in folder: String) -> String { "\(folder)/\(index).swift" }

    /// In portions, because the length of a command line is limited.
    private func run(on count: Int, in folder: String) throws {
        let options = ["format", "format", "--in-place", "--parallel", "--ignore-unparsable-files"]
        for start in stride(from: 0, to: count, by: 500) {
            let files = (start..<min(start + 500, count)).map { Self.place($0, in: folder) }
            do throws(OutsideProgram.Failure) {
                _ = try program.run(options + ["--configuration", configuration] + files, limits: Self.limits)
            } catch {
                throw failure(error, files.count)
            }
        }
    }

    private func failure(_ failure: OutsideProgram.Failure, _ count: Int) -> CommandFailure {
        let what = "`swift format` can't format \(count == 1 ? "a file" : "\(count) files")"
        return switch failure {
        case .overdue:
            CommandFailure(
                "\(what): it was stopped after \(Self.limits.seconds) seconds; nothing was written",
                suggestion: "format a part of the tree at a time: `norma fix --format PATH`"
            )
        case .notStarted(let reason): CommandFailure("\(what): \(reason)")
        case .endedBySignal(let signal): CommandFailure("\(what): it was terminated by signal \(signal)")
        case .tooLongOutput: CommandFailure("\(what): it printed too many errors")
        case .interrupted: CommandFailure("\(what): it was interrupted; nothing was written")
        }
    }
}
