// All that was read of an index store, as plain values.

/// What the compiler saw in one compilation of one source file.
///
/// A file that was compiled for two modules or two platforms has two of these.
public struct IndexedFile: Sendable, Hashable {
    /// Absolute, as the compiler was called with it.
    public var path: String
    /// The module that it was compiled for.
    public var module: String
    /// `x86_64-unknown-linux-gnu`
    public var target: String
    /// The source was changed after it was indexed: places may be off.
    public var isStale: Bool
    /// By line, then column.
    public var occurrences: [IndexOccurrence]
}

/// An index store that was read, with all that could not be.
public struct IndexContents: Sendable, Hashable {
    /// By path, then module, then target.
    public var files: [IndexedFile]
    /// The compilers that wrote it, sorted: `swift 6.3.1`.
    public var producers: [String]
    /// What could not be read or may be out of date, by subject.
    public var warnings: [IndexWarning]
}

/// Something that a store holds and that could not be used; the rest was.
public struct IndexWarning: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: String, Sendable, Hashable {
        /// A compilation's list of files can't be read.
        case unreadableUnit
        /// What was seen in a file is missing, cut off or damaged.
        case unreadableRecord
        /// The source is newer than what is said of it.
        case staleFile
        /// The source is not there any more.
        case missingFile
    }

    /// What is wrong.
    public var kind: Kind
    /// The source file where that is known, else the name of the unit.
    public var subject: String
    /// What is wrong, in words.
    public var reason: String

    /// One line for people.
    public var description: String { "\(subject): \(reason)" }
}

/// Why nothing of a store could be read.
public enum IndexStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The toolchain's library was not found; the places that were looked at.
    case libraryNotFound([String])
    /// The library does not load, or lacks what is asked of it.
    case libraryUnusable(path: String, reason: String)
    case noSuchFolder(String)
    /// The folder is none that a compiler wrote; what is missing in it.
    case noIndexStore(path: String, reason: String)
    /// Written in a format that the library does not read.
    case otherFormat(path: String, found: [String], wanted: String)

    /// One line for people.
    public var description: String {
        switch self {
        case .libraryNotFound(let places):
            "libIndexStore was not found beside a Swift toolchain; looked at " + places.joined(separator: ", ")
        case .libraryUnusable(let path, let reason): "`\(path)` can't be used: \(reason)"
        case .noSuchFolder(let path): "there is no folder `\(path)`"
        case .noIndexStore(let path, let reason): "`\(path)` is no index store: \(reason)"
        case .otherFormat(let path, let found, let wanted):
            "`\(path)` was written in the format \(found.joined(separator: ", ")); this toolchain reads \(wanted)"
        }
    }
}
