// The settings of a document in one list, with its keys for look-up; made when the first rule asks for them.

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

/// The tables of a project's documents.
final class SettingTables: Sendable {
    private let tables: [Remembered<SettingTable?>]
    private let patterns = Mutex<[NamePattern: [DocumentFormat: KeyPattern]]>([:])

    init(documentCount: Int) { tables = (0..<documentCount).map { _ in Remembered() } }

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

    /// Nil for a document that can't be read, or whose format is unknown.
    func table(of id: DocumentID, in project: Project) -> SettingTable? {
        let index = Int(id.index)
        guard tables.indices.contains(index), let document = project.document(id) else { return nil }
        return tables[index].value {
            guard case .success(let value) = document.content() else { return nil }
            return SettingTable(value, at: document.path)
        }
    }
}

extension JudgingContext {
    func settings(of document: DocumentID) -> SettingTable? { settingTables.table(of: document, in: project) }
}
