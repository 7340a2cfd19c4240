// The kinds of thing that a rule can speak of.

import NormaGuide

enum AllSubjects {
    /// In the order of the reference page: files, types, members, code, packages.
    static let list: [SubjectNoun] =
        [FileSubject.noun, DocumentSubject.noun, FolderSubject.noun, FeatureSubject.noun]
        + TypeNouns.list + MemberNouns.list
        + [ImportSubject.noun, CallSubject.noun, StringSubject.noun, CommentSubject.noun]
        + [ModuleSubject.noun, PackageSubject.noun, DependencySubject.noun]

    /// The facts of a file that are things of their own.
    static let facts: [any FactSubject.Type] = [
        StringSubject.self, CallSubject.self, CommentSubject.self, ImportSubject.self,
    ]

    private static let byKind = Dictionary(list.map { ($0.word.kind, $0) }, uniquingKeysWith: { first, _ in first })

    static func noun(for kind: SubjectKind) -> SubjectNoun? { byKind[kind] }
}
