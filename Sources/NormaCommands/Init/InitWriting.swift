// The files that `norma init` writes: all of them or none, and none that is there.

import NormaFiles
import NormaText

struct InitWriting {
    let root: String
    let isDryRun: Bool

    /// A file to write.
    struct PlannedFile {
        let name: String
        let content: String
    }

    static let folderName = "Guide"

    static func configuration(naming guide: String) -> PlannedFile {
        let head = "# What `norma check` does here; see docs/configuration.md.\n"
        return PlannedFile(name: TreeLocation.configurationName, content: head + "guide: \(quoted(guide))\n")
    }

    /// A dry run overwrites nothing, so it goes on.
    func refuse(existing name: String, _ way: String) throws {
        guard !isDryRun, isThere(name) else { return }
        let file = root + "/" + name
        throw CommandFailure("`\(FileSystem.shown(file))` already exists", suggestion: way)
    }

    private func isThere(_ name: String) -> Bool { FileSystem.linkStatus(of: root + "/" + name) != nil }

    /// The configuration comes last: if the rest can't be written, nothing refers to it.
    ///
    /// - Parameter text: what was learned; printed first.
    func write(_ files: [PlannedFile], text: String, next: String) throws {
        let text = text.isEmpty ? "" : text + "\n"
        if isDryRun {
            return Terminal.print(text + files.map(dryRun).joined(separator: "\n"))
        }
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether(
                files.map { PlannedWrite(path: root + "/" + $0.name, bytes: Array($0.content.utf8)) }
            )
        } catch {
            throw CommandFailure("`\(FileSystem.shown(error.path))` can't be written (\(error.reason))")
        }
        Terminal.noteWrittenFiles()
        let folder = files.count > 1 ? ["\(Self.folderName)/"] : []
        let guide = files.last?.content.split(separator: "\n").last ?? ""
        let names = (folder + [TreeLocation.configurationName]).joined(separator: " and ")
        Terminal.print(text + "Wrote \(names) in \(root) with `\(guide)`. \(next)")
    }

    private func dryRun(_ file: PlannedFile) -> String {
        let lines = file.content.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let content = lines > 200 ? "(\(lines) lines)\n" : file.content
        let head = "Would write \(root)/\(file.name)"
        let isKept = isThere(file.name) ? "; it is already there, so `norma init` writes nothing" : ""
        return "\(head)\(isKept):\n\n\(content)"
    }

    /// As YAML that reads back the same; a path may hold what begins a comment or a mapping.
    private static func quoted(_ guide: String) -> String {
        let isPlain = guide.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "-_./".unicodeScalars.contains(scalar)
        }
        if isPlain, !guide.hasPrefix("-") { return guide }
        var text = ""
        for scalar in guide.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: text += "\\\(scalar)"
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\""
    }
}
