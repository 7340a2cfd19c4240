// The inputs of a project: facts with the paths they were found at.

import NormaFacts
import NormaText

/// One Swift file as it was found.
///
/// The initializer goes through the facts, so call it where the file was read: on any thread.
package struct SourceInput: Sendable {
    package let content: FileContent

    /// - Parameter patterns: the matches of the guide's code patterns, in source order.
    package init(path: RelativePath, facts: SourceFacts, patterns: [PatternSighting] = []) {
        content = FileContent(path: path, facts: facts, patterns: patterns)
    }

    package var path: RelativePath { content.path }

    package var patterns: [PatternSighting] { content.patterns }

    package var facts: SourceFacts {
        _read { yield content.facts }
    }
}

/// One package manifest as it was found.
package struct ManifestInput: Sendable {
    package var path: RelativePath
    package var facts: ManifestFacts

    package init(path: RelativePath, facts: ManifestFacts) {
        self.path = path
        self.facts = facts
    }
}

/// The tree that is checked.
package struct ProjectInput: Sendable {
    /// The Swift files, manifests among them (a manifest is Swift too).
    package var sources: [SourceInput]
    package var manifests: [ManifestInput]
    /// Every file of the tree that is not ignored, Swift or not, for layouts and counterparts.
    package var files: [RelativePath]
    /// Every folder, the empty ones too.
    package var folders: [RelativePath]
    /// Folders whose Swift files are left out because of the folder's name.
    package var leftOut: [RelativePath] = []
    /// Files that are not Swift, if the guide has rules for documents.
    package var documents: [DocumentInput] = []
    /// Swift files that the repository's attributes mark as generated.
    package var generated: Set<RelativePath> = []
    /// Swift files that a tool's configuration lists as its output, and third-party ones.
    package var marks: [RelativePath: GeneratedSign] = [:]
    /// Swift files as they were: a mark that one of them didn't have doesn't count. Empty: all marks count.
    package var earlier: [RelativePath: FileContent] = [:]

    package init(
        sources: [SourceInput],
        manifests: [ManifestInput] = [],
        files: [RelativePath] = [],
        folders: [RelativePath] = []
    ) {
        self.sources = sources
        self.manifests = manifests
        self.files = files
        self.folders = folders
    }
}
