// Completes findings with source text: excerpts, and the lines and columns of edits.

import NormaFiles
import NormaFindings
import NormaProject
import NormaText

/// Source lines for excerpts; a file is read again only if it has findings.
struct SourceLines {
    private let workspace: any Workspace
    /// Documents with another encoding, such as UTF-16, were searched in their decoded text.
    private let documents: [ProjectDocument]
    /// The documents by path; nil until the first use.
    private var documentIndices: [RelativePath: Int]?
    private var texts: [RelativePath: ExcerptedText] = [:]

    init(workspace: any Workspace, documents: [ProjectDocument] = []) {
        self.workspace = workspace
        self.documents = documents
    }

    mutating func complete(_ finding: inout Finding) {
        if finding.excerpt == nil { finding.excerpt = excerpt(of: finding.place) }
        if !finding.related.isEmpty {
            var related = finding.related
            for index in related.indices where related[index].excerpt == nil {
                related[index].excerpt = excerpt(of: related[index].place)
            }
            finding.related = related
        }
        guard let fix = finding.fix else { return }
        let text = text(of: finding.place.path)
        finding.editPlaces = fix.edits.map(text.place)
    }

    /// Nil for a whole file or folder, and if the file can't be read again or is shorter now.
    private mutating func excerpt(of place: Place) -> Excerpt? {
        place.range == nil ? nil : text(of: place.path).excerpt(of: place)
    }

    private mutating func text(of path: RelativePath) -> ExcerptedText {
        if let known = texts[path] { return known }
        let text = ExcerptedText(bytes(of: path))
        texts[path] = text
        return text
    }

    private mutating func bytes(of path: RelativePath) -> [UInt8] {
        if path.pathExtension != "swift", let index = documentIndex(of: path) {
            return Array(documents[index].text.utf8)
        }
        return (try? workspace.bytes(of: path)) ?? []
    }

    private mutating func documentIndex(of path: RelativePath) -> Int? {
        if let documentIndices { return documentIndices[path] }
        let indices = Dictionary(zip(documents.map(\.path), documents.indices), uniquingKeysWith: { first, _ in first })
        documentIndices = indices
        return indices[path]
    }
}
