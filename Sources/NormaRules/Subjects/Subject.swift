// A thing that a rule can be about.

import NormaProject
import NormaText

/// The identity of one thing of the project, or of an outside type that the project names. Its form knows the rest.
package enum Subject: Sendable, Hashable {
    case file(FileID)
    /// A file that is not Swift.
    case document(DocumentID)
    case setting(SettingSubject)
    case folder(FolderID)
    case declaration(DeclarationID)
    /// Some bytes of a file, and the index of the innermost declaration around them; -1: the file. Not a kind of thing of its
    /// own: it represents its place.
    case spot(FileID, ByteRange, Int32)
    case importing(ImportSubject)
    case call(CallSubject)
    case string(StringSubject)
    case comment(CommentSubject)
    case mark(MarkSubject)
    case module(ModuleID)
    case package(PackageID)
    /// An index into the dependencies of the package's manifest.
    case dependency(PackageID, Int)
    case feature(FeatureID)
    /// A type outside the project, by the last component of its name.
    case external(String)
    /// Some type outside the project whose name is unknown.
    case unknownExternal
    /// A thing that may not be written yet.
    indirect case planned(PlannedSubject)
}

extension Subject {
    var form: any SubjectForm {
        switch self {
        case .file(let file): FileSubject(file: file)
        case .document(let document): DocumentSubject(document: document)
        case .setting(let subject): subject
        case .folder(let folder): FolderSubject(folder: folder)
        case .declaration(let declaration): DeclarationSubject(declaration: declaration)
        case .spot(let file, let range, let owner): SpotSubject(file: file, range: range, owner: owner)
        case .importing(let subject): subject
        case .call(let subject): subject
        case .string(let subject): subject
        case .comment(let subject): subject
        case .mark(let subject): subject
        case .module(let module): ModuleSubject(module: module)
        case .package(let package): PackageSubject(package: package)
        case .dependency(let package, let index): DependencySubject(package: package, index: index)
        case .feature(let feature): FeatureSubject(feature: feature)
        case .external(let name): ExternalSubject(name: name)
        case .unknownExternal: ExternalSubject(name: nil)
        case .planned(let subject): subject
        }
    }

    var isPlanned: Bool { if case .planned = self { true } else { false } }

    /// Whether at most its name is known, so that everything that only its code shows is unknown.
    var isOutside: Bool {
        switch self {
        case .external, .unknownExternal: true
        default: false
        }
    }
}
