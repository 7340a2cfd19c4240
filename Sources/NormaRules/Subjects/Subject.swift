// A thing that a rule can speak of.

import NormaProject
import NormaText

/// One thing of the project, or a type outside it that the project names.
package enum Subject: Sendable, Hashable {
    case file(FileID)
    /// A file that is not Swift.
    case document(DocumentID)
    case folder(FolderID)
    case declaration(DeclarationID)
    /// Some bytes of a file, and the index of the innermost declaration around them; -1: the file. No kind of thing of its
    /// own: it stands for where it lies.
    case spot(FileID, ByteRange, Int32)
    /// Indices into the facts of the file.
    case importing(FileID, Int)
    case call(FileID, Int)
    case string(FileID, Int)
    case comment(FileID, Int)
    case module(ModuleID)
    case package(PackageID)
    /// An index into the dependencies of the package's manifest.
    case dependency(PackageID, Int)
    case feature(FeatureID)
    /// A type that is not of the project, by the last component of its name.
    case external(String)
    /// Some type outside the project of which not even the name is known.
    case unknownExternal
}
