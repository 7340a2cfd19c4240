// The kinds of thing that a rule can speak of, with their documentation.

import NormaGuide

enum AllSubjects {
    /// In the order of the reference page: files, types, members, code, packages.
    static let list: [SubjectWord] =
        FileSubjects.list + TypeSubjects.list + MemberSubjects.list + CodeSubjects.list + PackageSubjects.list
}
