// Whether files equal git's objects, byte by byte except for line ends.

import Foundation
import NormaFiles
import NormaText

/// Git hashes the raw bytes: its own comparison would first run the programs in `filter` attributes and its
/// configuration.
struct ContentComparison {
    let repository: Repository
    let purpose: String
    private var files: [RelativePath: File] = [:]

    private struct File {
        /// Absolute, in the bytes of the file system.
        let place: [UInt8]
        /// A link contains the path of its target.
        let isLink: Bool
        /// Git's name of its earlier content.
        let earlier: String
        /// Nothing else was staged or committed since, so that only a filter can cause a difference.
        let isIndexed: Bool
    }

    init(repository: Repository, purpose: String) {
        self.repository = repository
        self.purpose = purpose
    }

    /// A file that became a link, or a link that became a file, differs whatever its content.
    mutating func add(_ path: RelativePath, at place: [UInt8], _ earlier: GitEntry, isIndexed: Bool) {
        let isLink = FileSystem.stamp(of: place)?.kind == .link
        guard isLink == (earlier.kind == .link) else { return }
        files[path] = File(place: place, isLink: isLink, earlier: earlier.content, isIndexed: isIndexed)
    }

    /// Which of the files are unchanged. One that can't be read doesn't count.
    func unchanged() throws(SourceProblem) -> [RelativePath] {
        let sorted = files.sorted { $0.key < $1.key }
        let readable = sorted.filter { !$0.value.isLink && Self.isReadable($0.value.place) }
        let names = try repository.names(ofContentsAt: readable.map(\.value.place), to: purpose)
        let known = Dictionary(zip(readable.map(\.key), names)) { first, _ in first }
        var same = readable.map(\.key).filter { known[$0] == files[$0]?.earlier }
        let others = sorted.filter { $0.value.isLink || known[$0.key] != nil && known[$0.key] != $0.value.earlier }
        let byName = Dictionary(grouping: others) { $0.value.earlier }
        let sizes = try repository.sizes(ofContents: Set(byName.keys), to: purpose)
        let wanted = sizes.filter { $0.value <= FileBound.largest }.sorted { $0.key < $1.key }
        try repository.forEach(of: wanted.map { GitContent(name: $0.key, size: $0.value) }, to: purpose) {
            name,
            before in
            for (path, file) in byName[name] ?? [] where Self.isSame(file, as: before) { same.append(path) }
        }
        return same
    }

    private static func isSame(_ file: File, as before: [UInt8]) -> Bool {
        guard let now = bytes(of: file) else { return false }
        if file.isLink { return before == now }
        return differsByLineEndsAlone(before, now) || file.isIndexed && isPlaceholder(before, for: now)
    }

    private static func bytes(of file: File) -> [UInt8]? {
        if file.isLink { return FileSystem.target(ofLink: file.place) }
        return try? FileSystem.read(String(decoding: file.place, as: UTF8.self))
    }

    private static func isReadable(_ place: [UInt8]) -> Bool {
        (place + [0]).withUnsafeBytes { bytes in
            bytes.assumingMemoryBound(to: CChar.self).baseAddress.map { access($0, R_OK) == 0 } ?? false
        }
    }

    /// `core.autocrlf`, and `text` and `eol` in the attributes, let git write other line ends than it stores.
    static func differsByLineEndsAlone(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        func normal(_ bytes: [UInt8]) -> [UInt8] {
            guard bytes.contains(carriageReturn) else { return bytes }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            for byte in bytes {
                if byte == lineFeed, result.last == carriageReturn { result.removeLast() }
                result.append(byte)
            }
            return result
        }
        return normal(one) == normal(other)
    }

    /// Git LFS stores a few lines in place of a file, including its size. Its program could compare more, but isn't
    /// run.
    static func isPlaceholder(_ kept: [UInt8], for bytes: [UInt8]) -> Bool {
        guard kept.count < 1024, kept.starts(with: "version https://git-lfs.github.com/spec/".utf8) else {
            return false
        }
        return kept.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual("size \(bytes.count)".utf8) }
    }
}

extension Repository {
    /// Git's names of the contents of files on disk.
    ///
    /// - Parameters:
    ///   - places: absolute paths, in the bytes of the file system.
    ///   - objects: where to store the contents as well; nil: nowhere.
    func names(
        ofContentsAt places: [[UInt8]],
        keptIn objects: ObjectFolder? = nil,
        to purpose: String
    ) throws(SourceProblem) -> [String] {
        guard !places.isEmpty else { return [] }
        let asked = places.flatMap { Self.quoted($0) + [UInt8(ascii: "\n")] }
        let output = try git.output(
            ["hash-object", "--no-filters", "--stdin-paths"] + (objects == nil ? [] : ["-w"]),
            to: purpose,
            input: asked,
            environment: objects?.environment ?? [:]
        )
        return output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// In git's notation for a path that may contain a line break.
    private static func quoted(_ place: [UInt8]) -> [UInt8] {
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var result = [quote]
        for byte in place {
            switch byte {
            case UInt8(ascii: "\n"): result += [backslash, UInt8(ascii: "n")]
            case quote, backslash: result += [backslash, byte]
            default: result.append(byte)
            }
        }
        return result + [quote]
    }
}
