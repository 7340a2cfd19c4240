// The folder that a site is written into: a new or empty one, or one that holds such a site. No other is ever touched.

import Foundation
import NormaFiles
import NormaReports
import NormaText

struct SiteFolder {
    /// As the user named it.
    private let name: String
    /// Absolute.
    private let path: String

    /// - Throws: if the folder holds anything but a site.
    init(_ name: String) throws {
        self.name = name
        let absolute = name.hasPrefix("/") ? name : FileSystem.currentFolder + "/" + name
        path = FileSystem.realPath(absolute) ?? absolute
    }

    /// Writes the changed pages, and deletes pages that the site no longer has.
    ///
    /// - Returns: how many pages the site has.
    func write(_ site: BookSite) throws -> Int {
        let old = try oldPages()
        let files = site.files
        var writes: [PlannedWrite] = []
        for file in files {
            let place = path + "/" + file.path
            try refuseLinks(above: file.path)
            let bytes = Array(file.text.utf8)
            guard FileSystem.linkStatus(of: place) != nil else {
                writes.append(PlannedWrite(path: place, bytes: bytes))
                continue
            }
            guard old.contains(file.path) || Self.alwaysThere.contains(file.path),
                let known = try? FileSystem.read(place, limit: .max), FileSystem.linkStatus(of: place)?.kind == .file
            else { throw refusal("`\(file.path)` exists and isn't a page of such a site") }
            if known != bytes { writes.append(PlannedWrite(path: place, bytes: bytes, known: known)) }
        }
        do throws(FileSystem.WriteFailure) {
            try FileSystem.writeTogether(writes)
        } catch {
            throw CommandFailure("`\(FileSystem.shown(error.path))` can't be written: \(error.reason)")
        }
        try takeAway(old.subtracting(files.map(\.path)))
        return files.count { $0.path.hasSuffix(".html") }
    }

    private static let alwaysThere: Set<String> = [BookSite.listName, "style.css"]

    /// The pages of the existing site.
    private func oldPages() throws -> Set<String> {
        guard let status = FileSystem.linkStatus(of: path) else { return [] }
        guard status.kind == .folder else { throw refusal("it isn't a folder") }
        let names: [String]
        do {
            let listing = try FileSystem.list(path)
            names = listing.names + listing.unnamable
        } catch {
            throw refusal("it can't be read")
        }
        if names.isEmpty { return [] }
        let list = path + "/" + BookSite.listName
        guard FileSystem.linkStatus(of: list)?.kind == .file, let bytes = try? FileSystem.read(list),
            let paths = BookSite.paths(in: String(decoding: bytes, as: UTF8.self))
        else { throw refusal("it holds other files") }
        return Set(paths)
    }

    /// A folder of the site must not lead elsewhere.
    private func refuseLinks(above file: String) throws {
        var folder = RelativePath(file).parent
        while !folder.text.isEmpty {
            if let status = FileSystem.linkStatus(of: path + "/" + folder.text), status.kind != .folder {
                throw refusal("`\(folder)` in it isn't a folder")
            }
            folder = folder.parent
        }
    }

    private func takeAway(_ pages: Set<String>) throws {
        for page in pages.sorted() {
            try refuseLinks(above: page)
            if FileSystem.linkStatus(of: path + "/" + page)?.kind == .file { unlink(path + "/" + page) }
            var folder = RelativePath(page).parent
            while !folder.text.isEmpty, rmdir(path + "/" + folder.text) == 0 { folder = folder.parent }
        }
    }

    private func refusal(_ reason: String) -> CommandFailure {
        CommandFailure(
            "no site is written into `\(name)`: \(reason)",
            suggestion: "name a new or empty folder, or one with a site that Norma wrote"
        )
    }
}
