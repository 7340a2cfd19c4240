// Text files that are not Swift: the subjects of sentences about documents.

import NormaDocuments
import NormaText
import Synchronization

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
    private let problem: PlacedProblem?
    private let contents = DocumentContents()

    init(_ input: DocumentInput) {
        path = input.path
        text = input.text
        problem = input.problem
        format = DocumentFormat(of: input.path)
        lines = input.lines
    }

    /// Its content in its format; nil if it has no format that is read.
    ///
    /// Cost: read when it is first asked for, then remembered.
    package func content() -> Result<PlacedValue, PlacedProblem>? {
        format.map { format in
            contents.value { () throws(PlacedProblem) in
                if let problem { throw problem }
                return try DocumentReader.value(of: Array(text.utf8), at: path, in: format)
            }
        }
    }

    /// Why its text is unknown; nil if it is known. Code that needs the text asks this first, so that it can be reported.
    package func textProblem() -> PlacedProblem? {
        if problem != nil { contents.noteAsked() }
        return problem
    }

    /// Why its content is unknown, though it was asked for.
    package var toldProblem: PlacedProblem? { contents.problem ?? (contents.isTextAsked ? problem : nil) }

    /// A line break at the end begins no line.
    package var lineCount: Int? {
        textProblem() == nil ? lines.lineCount - (text.utf8.last == 0x0A ? 1 : 0) : nil
    }
}

/// The content of a document, read on first use.
private final class DocumentContents: Sendable {
    private let known = Mutex<Result<PlacedValue, PlacedProblem>?>(nil)

    /// Who comes while it is read waits.
    func value(_ read: () throws(PlacedProblem) -> PlacedValue) -> Result<PlacedValue, PlacedProblem> {
        known.withLock { known in
            if let known { return known }
            let value = Result(catching: read)
            known = value
            return value
        }
    }

    private let asked = Atomic(false)

    func noteAsked() { asked.store(true, ordering: .relaxed) }
    var isTextAsked: Bool { asked.load(ordering: .relaxed) }

    var problem: PlacedProblem? {
        known.withLock { known in
            guard case .failure(let problem) = known else { return nil }
            return problem
        }
    }
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
