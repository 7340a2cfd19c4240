// A baseline that a check honours, with what can be asked about the tree that it was written for.

import NormaFindings
import NormaText

package struct GivenBaseline: Sendable {
    package var baseline: Baseline
    /// Files that were renamed since it was written, from the old path to the new one. Asked where it could matter.
    package var renames: @Sendable () -> [RelativePath: RelativePath] = { [:] }
    /// What was declared when it was written; nil where nobody can tell. Asked where it could matter.
    package var earlier: @Sendable () -> EarlierNames? = { nil }

    package init(_ baseline: Baseline) { self.baseline = baseline }
}

/// What an earlier tree declared where it differs from the tree of today.
package struct EarlierNames: Sendable {
    /// The files that differ: gone, new or changed.
    private let changed: Set<RelativePath>
    /// Those among them that were not there.
    private let added: Set<RelativePath>
    /// The bare names that those files declared.
    private let names: Set<String>

    /// - Parameter contents: the Swift files among the changed ones, as they were.
    package init(changed: Set<RelativePath>, added: Set<RelativePath> = [], contents: some Sequence<[UInt8]>) {
        self.changed = changed
        self.added = added
        var names: Set<String> = []
        for content in contents { DeclaredWords.add(of: content, to: &names) }
        self.names = names
    }

    func declared(_ name: String) -> Bool { names.contains(name) }

    func lacked(_ path: RelativePath) -> Bool { added.contains(path) }

    func holdsStill(_ path: RelativePath) -> Bool { !changed.contains(path) }
}

/// The words behind the words that declare something. Nothing is parsed: it is asked about names that are gone or new.
private enum DeclaredWords {
    private static let declaring: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "extension", "func", "let", "macro", "protocol", "struct",
        "typealias", "var",
    ]

    static func add(of content: [UInt8], to names: inout Set<String>) {
        var isDeclared = false
        for word in content.split(whereSeparator: { !isPartOfWord($0) }) {
            let word = String(decoding: word, as: UTF8.self)
            if declaring.contains(word) {
                // `class func make()`: the last of them is the one that counts.
                isDeclared = true
            } else if isDeclared {
                names.insert(word)
                isDeclared = false
            }
        }
    }

    /// All that is not ASCII counts: names may hold it.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
