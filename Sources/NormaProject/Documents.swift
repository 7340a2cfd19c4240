// Files that are not Swift and hold text: what sentences about documents look at.

import NormaText

/// One such file as it was read.
package struct DocumentInput: Sendable {
    package var path: RelativePath
    package var text: String

    package init(path: RelativePath, text: String) {
        self.path = path
        self.text = text
    }
}

package struct ProjectDocument: Sendable {
    package let path: RelativePath
    package let text: String
    package let lines: LineTable

    init(_ input: DocumentInput) {
        path = input.path
        text = input.text
        lines = LineTable(input.text)
    }

    /// A line break at the end begins no line.
    package var lineCount: Int { lines.lineCount - (text.utf8.last == 0x0A ? 1 : 0) }
}

/// An index into `Project.documents`.
package struct DocumentID: Sendable, Hashable {
    package var index: Int32
    package init(_ index: Int32) { self.index = index }
}

extension Project {
    package func document(_ id: DocumentID) -> ProjectDocument? {
        let index = Int(id.index)
        return documents.indices.contains(index) ? documents[index] : nil
    }
}
