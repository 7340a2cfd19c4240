// The toolchain's own `swift format`: lays files out; Norma tells it how.

import Foundation
import NormaFiles
import NormaText

/// A configuration of `swift format`, and what is laid out with it.
struct Formatter {
    private let program: OutsideProgram
    /// JSON.
    private let configuration: String

    /// So long a portion of files may take.
    private static let limits = OutsideProgram.Limits(seconds: 300)

    /// - Throws: where the toolchain has no formatter.
    init(_ layout: LayoutConfiguration) throws {
        guard let program = OutsideProgram(named: "swift"),
            let answer = try? program.run(["format", "dump-configuration"], limits: Self.limits), answer.status == 0,
            let known = try? JSONSerialization.jsonObject(with: Data(answer.output)) as? [String: Any],
            let text = layout.text(basedOn: known)
        else {
            throw CommandFailure(
                "`swift format` does not answer",
                suggestion:
                    "it comes with the toolchain since Swift 6; make sure that `swift` on the PATH is such a one"
            )
        }
        self.program = program
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

    /// In portions, because a command line has an end.
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
        let what = "`swift format` can't lay out \(count == 1 ? "a file" : "\(count) files")"
        return switch failure {
        case .overdue:
            CommandFailure(
                "\(what): it didn't end within \(Self.limits.seconds) seconds, and was stopped; nothing was written",
                suggestion: "lay out a part of the tree at a time: `norma fix --format PATH`"
            )
        case .notStarted(let reason): CommandFailure("\(what): \(reason)")
        case .endedBySignal(let signal): CommandFailure("\(what): it was ended by the signal \(signal)")
        case .tooLongOutput: CommandFailure("\(what): it complains too much")
        case .interrupted: CommandFailure("\(what): it was interrupted; nothing was written")
        }
    }
}
