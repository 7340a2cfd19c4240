// The contents of documents, and their settings in one list with the keys for look-up; made when the first rule asks for them.

import NormaDocuments
import NormaExpressions
import NormaProject
import NormaText
import Synchronization

/// A key with its value.
struct DocumentSetting: Sendable {
    var path: [KeyPattern.Key]
    var keyRange: ByteRange
    var value: PlacedValue

    var name: String { path.map(\.text).joined(separator: ".") }
}

struct SettingTable: Sendable {
    /// In the order of the document, each before those inside it.
    private(set) var settings: [DocumentSetting] = []
    /// The names to look things up in: the keys joined by dots, and for a string catalog its strings.
    private(set) var names: Set<String> = []

    /// Cost: one pass over the values.
    init(_ value: PlacedValue, at path: RelativePath) {
        collect(value, [])
        let strings = path.pathExtension == "xcstrings" ? value["strings"] : nil
        names = Set(strings?.mapping?.map(\.key) ?? settings.map(\.name))
    }

    private mutating func collect(_ value: PlacedValue, _ path: [KeyPattern.Key]) {
        switch value.content {
        case .empty, .text: return
        case .mapping(let entries):
            for entry in entries {
                let path = path + [KeyPattern.Key(entry.key)]
                settings.append(DocumentSetting(path: path, keyRange: entry.keyRange, value: entry.value))
                collect(entry.value, path)
            }
        case .list(let elements):
            for element in elements { collect(element, path + (SettingElement.key(of: element).map { [$0] } ?? [])) }
        }
    }
}

/// The documents of a project that rules have asked about.
package final class AskedDocuments: Sendable {
    private let documents: [ProjectDocument]
    private let contents: [Remembered<Result<PlacedValue?, PlacedProblem>>]
    private let tables: [Remembered<SettingTable?>]
    private let patterns = Mutex<[NamePattern: [DocumentFormat: KeyPattern]]>([:])

    init(of project: Project) {
        documents = project.documents
        contents = documents.map { _ in Remembered() }
        tables = documents.map { _ in Remembered() }
    }

    /// Those that could not be read, and why.
    package var problems: [(document: ProjectDocument, problem: PlacedProblem)] {
        zip(documents, contents).compactMap { document, content in
            guard case .failure(let problem) = content.ifKnown else { return nil }
            return (document, problem)
        }
    }

    /// The pattern as a pattern of keys, made once; nil if it isn't valid.
    func keys(of pattern: NamePattern, in format: DocumentFormat) -> KeyPattern? {
        patterns.withLock { known in
            if let keys = known[pattern]?[format] { return keys }
            let isPlain = format.joinsSpellings && pattern.placeholders.isEmpty && !pattern.isExpression
            let text = isPlain ? format.plain(pattern.text) : pattern.text
            guard let keys = try? KeyPattern(text, excluding: pattern.excluded) else { return nil }
            known[pattern, default: [:]][format] = keys
            return keys
        }
    }

    /// Nil for a document whose text can't be read.
    func withText(_ id: DocumentID) -> ProjectDocument? {
        let index = Int(id.index)
        guard documents.indices.contains(index) else { return nil }
        guard let problem = documents[index].problem else { return documents[index] }
        _ = contents[index].value { .failure(problem) }
        return nil
    }

    /// Nil for a document that can't be read, or whose format is unknown.
    func content(of id: DocumentID) -> PlacedValue? {
        let index = Int(id.index)
        guard documents.indices.contains(index), documents[index].format != nil else { return nil }
        let content = contents[index].value {
            Result { () throws(PlacedProblem) in try documents[index].content() }
        }
        return (try? content.get()) ?? nil
    }

    /// Nil for a document without content.
    func table(of id: DocumentID) -> SettingTable? {
        let index = Int(id.index)
        guard tables.indices.contains(index) else { return nil }
        return tables[index].value { content(of: id).map { SettingTable($0, at: documents[index].path) } }
    }
}

extension JudgingContext {
    func settings(of document: DocumentID) -> SettingTable? { documents.table(of: document) }
}
