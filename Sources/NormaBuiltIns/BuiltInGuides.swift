// The guides that we ship: Markdown files of the folder `Guides`, inside the binary.

/// A guide that needs no file.
package struct BuiltInGuide: Sendable, Hashable {
    /// What a team writes behind `guide:`.
    package let name: String
    /// The Markdown, byte for byte the file `Guides/<name>.md`.
    package let text: String
}

package enum BuiltInGuides {
    /// Every built-in guide, by name; `Scripts/embed-guides` writes the list.
    package static let all: [BuiltInGuide] = generated

    package static func named(_ name: String) -> BuiltInGuide? { all.first { $0.name == name } }
}
