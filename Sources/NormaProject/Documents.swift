// Text files that are not Swift: the subjects of sentences about documents.

import NormaDocuments
import NormaText

/// One such file as it was read.
package struct DocumentInput: Sendable {
    package var path: RelativePath
    package var text: String
    /// Why its text is unknown, if it is.
    package var problem: PlacedProblem?
    /// For binary files too.
    package var lines: LineTable

    package init(path: RelativePath, text: String) {
        self.path = path
        self.text = text
        lines = LineTable(text)
    }

    /// - Parameter bytes: nil if they were not read.
    package init(path: RelativePath, unreadable bytes: [UInt8], because problem: PlacedProblem) {
        self.path = path
        text = ""
        self.problem = problem
        lines = LineTable(bytes: bytes)
    }
}

package struct ProjectDocument: Sendable {
    package let path: RelativePath
    package let text: String
    package let lines: LineTable
    /// Nil if none of our checks reads such files.
    package let format: DocumentFormat?
    /// Why its text is unknown, if it is.
    package let problem: PlacedProblem?

    init(_ input: DocumentInput) {
        path = input.path
        text = input.text
        problem = input.problem
        format = DocumentFormat(of: input.path)
        lines = input.lines
    }

    /// Its content in its format; nil if it has no format that is read.
    ///
    /// Cost: reads the text.
    package func content() throws(PlacedProblem) -> PlacedValue? {
        guard let format else { return nil }
        if let problem { throw problem }
        return try DocumentReader.value(of: Array(text.utf8), at: path, in: format)
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
