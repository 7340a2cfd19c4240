// All that was read of an index store, as plain values.

/// The compiler's data about one compilation of one source file.
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
    /// The parts that could not be read or may be out of date, by subject.
    public var warnings: [IndexWarning]
}

/// Something that a store holds and that could not be used; the rest was.
public struct IndexWarning: Sendable, Hashable, CustomStringConvertible {
    /// The kind of problem.
    public enum Kind: String, Sendable, Hashable {
        /// A compilation's list of files can't be read.
        case unreadableUnit
        /// The data of a file is missing, cut off or damaged.
        case unreadableRecord
        /// The source is newer than its data.
        case staleFile
        /// The source is not there any more.
        case missingFile
    }

    /// The kind of problem.
    public var kind: Kind
    /// The source file if it is known, else the name of the unit.
    public var subject: String
    /// The problem, in words.
    public var reason: String

    /// One line for people.
    public var description: String { "\(subject): \(reason)" }
}

/// Why nothing of a store could be read.
public enum IndexStoreError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The toolchain's library was not found; the places that were looked at.
    case libraryNotFound([String])
    /// The library can't be loaded, or a needed function is missing.
    case libraryUnusable(path: String, reason: String)
    case noSuchFolder(String)
    /// The folder wasn't written by a compiler; the part that is missing in it.
    case noIndexStore(path: String, reason: String)
    /// Written in a format that the library does not read.
    case otherFormat(path: String, found: [String], wanted: String)

    /// One line for people.
    public var description: String {
        switch self {
        case .libraryNotFound(let places):
            "libIndexStore was not found next to a Swift toolchain; looked at " + places.joined(separator: ", ")
        case .libraryUnusable(let path, let reason): "`\(path)` can't be used: \(reason)"
        case .noSuchFolder(let path): "there is no folder `\(path)`"
        case .noIndexStore(let path, let reason): "`\(path)` isn't an index store: \(reason)"
        case .otherFormat(let path, let found, let wanted):
            "`\(path)` was written in the format \(found.joined(separator: ", ")); this toolchain reads \(wanted)"
        }
    }
}
