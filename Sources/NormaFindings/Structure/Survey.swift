// The data of a project's page beside the findings: its structure, its guide, its size. Made only on request.

import NormaText

package struct Survey: Sendable, Hashable {
    /// One for each level of the project, in the order of `StructureLevel.allCases`.
    package var graphs: [StructureGraph]
    /// The guide's documents, itself first, then those it extends.
    package var documents: [GuideText]
    /// How many things each rule looked at, by its name.
    package var subjectCounts: [String: Int]
    /// Every checked Swift file, by path.
    package var sizes: [FileSize]

    package init(
        graphs: [StructureGraph] = [],
        documents: [GuideText] = [],
        subjectCounts: [String: Int] = [:],
        sizes: [FileSize] = []
    ) {
        self.graphs = graphs
        self.documents = documents
        self.subjectCounts = subjectCounts
        self.sizes = sizes
    }

    package func graph(of level: StructureLevel) -> StructureGraph? { graphs.first { $0.level == level } }
}

/// One Markdown document of a guide; a `RuleSummary` names it by `guide` and its own line in it by `guideLine`.
package struct GuideText: Sendable, Hashable {
    package var name: String
    /// The file as the user would open it; `golden-path (built in)` for one that is built in.
    package var file: String
    /// Markdown, with its front matter.
    package var text: String

    package init(name: String, file: String, text: String) {
        self.name = name
        self.file = file
        self.text = text
    }
}

package struct FileSize: Sendable, Hashable {
    package var path: RelativePath
    package var lines: Int

    package init(path: RelativePath, lines: Int) {
        self.path = path
        self.lines = lines
    }
}
