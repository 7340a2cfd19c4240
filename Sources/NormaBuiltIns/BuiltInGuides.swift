// The guides that we ship: Markdown files of the folder `Guides`, inside the binary.

/// A guide that needs no file.
package struct BuiltInGuide: Sendable, Hashable {
    /// The name that a team writes after `guide:`.
    package let name: String
    /// The Markdown, byte for byte the file `Guides/<name>.md`, of a guide that is a folder its `README.md`.
    package let text: String
    /// The other files of a folder.
    package let chapters: [Chapter]

    package struct Chapter: Sendable, Hashable {
        /// From the guide's folder.
        package let path: String
        package let text: String
    }

    init(name: String, text: String, chapters: [Chapter] = []) {
        self.name = name
        self.text = text
        self.chapters = chapters
    }
}

package enum BuiltInGuides {
    /// Every built-in guide, by name; the plugin `EmbedTexts` makes the list at each build.
    package static let all: [BuiltInGuide] = embedded

    /// The base of guides, without rules of its own: the files of `Guides/shared`.
    package static let parts: [BuiltInGuide] = embeddedParts

    /// A guide or a part that a guide may extend.
    package static func named(_ name: String) -> BuiltInGuide? { (all + parts).first { $0.name == name } }
}
