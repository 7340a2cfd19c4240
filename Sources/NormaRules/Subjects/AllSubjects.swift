// The kinds of things that a rule can be about.

import NormaGuide

enum AllSubjects {
    private static let ofTrees: [any KindOfSubject.Type] = [
        FileSubject.self, DocumentSubject.self, SettingSubject.self, FolderSubject.self, FeatureSubject.self,
    ]

    /// The facts of a file that are things of their own.
    static let ofCode: [any FactSubject.Type] = [
        ImportSubject.self, CallSubject.self, StringSubject.self, CommentSubject.self, MarkSubject.self,
    ]

    private static let ofManifests: [any KindOfSubject.Type] = [
        ModuleSubject.self, PackageSubject.self, DependencySubject.self,
    ]

    /// In the order of the reference page.
    static let words: [SubjectWord] =
        ofTrees.map { $0.word } + TypeSubjects.list + MemberSubjects.list
        + ofCode.map { $0.word } + ofManifests.map { $0.word }

    private static let byKind = Dictionary(
        (ofTrees + ofCode + ofManifests).map { ($0.word.kind, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Nil for words for declarations.
    static func kind(_ kind: SubjectKind) -> (any KindOfSubject.Type)? { byKind[kind] }
}

extension ApplicableRule.Topic {
    init(_ kind: SubjectKind) {
        let isType = TypeSubjects.list.contains { $0.kind == kind }
        self = AllSubjects.kind(kind)?.topic ?? (isType ? .types : .members)
    }
}
