// An index store, opened: the folder where a compiler keeps the meaning of every name in every source file.

import Foundation

/// The index of `swift build` (`.build/debug/index/store`) or of Xcode (`Index.noindex/DataStore`).
///
///     let store = try IndexStore(path: ".build/debug/index/store", library: .ofToolchain())
///     for file in store.read(below: packageFolder).files { … }
public struct IndexStore: Sendable {
    /// The folder.
    public let path: String
    let library: IndexStoreLibrary

    /// Looks at the folder; nothing is read before `read` is called.
    public init(path: String, library: IndexStoreLibrary) throws(IndexStoreError) {
        self.path = path
        self.library = library
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .noSuchFolder(path)
        }
        let wanted = "v\(library.formatVersion)"
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let formats = entries.filter { $0.first == "v" && Int($0.dropFirst()) != nil }.sorted()
        guard !formats.isEmpty else { throw .noIndexStore(path: path, reason: "it has no folder `\(wanted)`") }
        guard formats.contains(wanted) else { throw .otherFormat(path: path, found: formats, wanted: wanted) }
        for part in ["units", "records"] {
            let folder = path + "/" + wanted + "/" + part
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
                throw .noIndexStore(path: path, reason: "it has no folder `\(wanted)/\(part)`")
            }
        }
    }

    /// Reads the compiler's data about source files.
    ///
    /// - Parameters:
    ///   - folder: only files below it, an absolute path; nil: all, those of dependencies too.
    ///   - toolchain: modules of the toolchain and the system too, as far as the compiler indexed their interfaces.
    /// - Returns: all that can be read; the rest is among the warnings.
    ///
    /// Cost: linear in the size of the store's part that is read. Memory: about 100 bytes an occurrence.
    public func read(below folder: String? = nil, toolchain: Bool = false) throws(IndexStoreError) -> IndexContents {
        let session = try IndexSession(store: self)
        defer { session.close() }
        return session.read(below: folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" }, toolchain: toolchain)
    }
}
