// A project's `.norma.yml`: which guide, and which files.

import NormaExpressions

/// The content of `.norma.yml`.
package struct Configuration: Sendable, Hashable {
    /// A built-in guide's name or a path from the folder of the file; nil if it names none.
    package var guide: String?
    package var include: [NamePattern]
    package var exclude: [NamePattern]
    /// Files that a program wrote.
    package var generated: [NamePattern]
    /// The oldest version of Norma that may check the tree; nil: any.
    package var requiredVersion: RequiredVersion?
    /// The branch or commit whose policy a change is judged by; nil: that of the files on disk.
    package var policyFrom: String?
    /// Whether code of others is judged too.
    package var judgesVendored = false
    /// The documents whose statements about the code are compared with it.
    package var documents = ComparedDocuments.agentFiles

    package init(
        guide: String? = nil,
        include: [NamePattern] = [],
        exclude: [NamePattern] = [],
        generated: [NamePattern] = []
    ) {
        self.guide = guide
        self.include = include
        self.exclude = exclude
        self.generated = generated
    }

    /// The lists of paths in it.
    package enum PathList: Sendable { case include, exclude, generated }

    /// The patterns of a list, as written.
    package func texts(of list: PathList) -> [String] {
        switch list {
        case .include: include.map(\.text)
        case .exclude: exclude.map(\.text)
        case .generated: generated.map(\.text)
        }
    }
}

/// Documents for people and agents whose statements about the code are compared with it, from none to all.
package enum ComparedDocuments: String, Sendable, Hashable, CaseIterable, Comparable {
    case none
    /// `AGENTS.md`, `CLAUDE.md` and the like.
    case agentFiles = "agent-files"
    /// Also `README`, `CONTRIBUTING`, `ARCHITECTURE` and the pages in `docs`.
    case all

    package static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
