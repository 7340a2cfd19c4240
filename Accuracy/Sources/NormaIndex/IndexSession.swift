// One reading of a store: the library's objects are open from its beginning to its end.

import Foundation

final class IndexSession {
    private let functions: IndexFunctions
    private let store: IndexFunctions.Object
    private var warnings: [IndexWarning] = []
    private var producers: Set<String> = []

    init(store description: IndexStore) throws(IndexStoreError) {
        functions = description.library.functions
        var problem: IndexFunctions.Object?
        guard let store = functions.openStore(description.path, &problem) else {
            throw .noIndexStore(path: description.path, reason: functions.takeText(ofError: problem))
        }
        self.store = store
    }

    func close() { functions.closeStore(store) }

    func read(below folder: String?, toolchain: Bool) -> IndexContents {
        var sources: [SourceKey: IndexedSource] = [:]
        for source in allSources(toolchain: toolchain) where folder.map(source.path.hasPrefix) ?? true {
            let known = sources[SourceKey(source)]
            if source.indexed >= known?.indexed ?? 0 { sources[SourceKey(source)] = source }
        }
        let ordered = sources.values.sorted {
            ($0.path, $0.module, $0.target, $0.record) < ($1.path, $1.module, $1.target, $1.record)
        }
        return IndexContents(
            files: ordered.compactMap(file),
            producers: producers.sorted(),
            warnings: warnings.sorted { ($0.subject, $0.reason) < ($1.subject, $1.reason) }
        )
    }

    /// The same file may be compiled twice to the same end, for a tool of the build and for the product.
    private struct SourceKey: Hashable {
        let path: String
        let module: String
        let target: String
        let record: String

        init(_ source: IndexedSource) {
            (path, module, target, record) = (source.path, source.module, source.target, source.record)
        }
    }

    private func allSources(toolchain: Bool) -> [IndexedSource] {
        let units = IndexUnits(functions: functions, store: store)
        return units.names().flatMap { name -> [IndexedSource] in
            do throws(UnreadablePart) {
                return try units.sources(of: name, toolchain: toolchain)
            } catch {
                warn(.unreadableUnit, name, error.reason)
                return []
            }
        }
    }

    private func file(of source: IndexedSource) -> IndexedFile? {
        producers.insert(source.producer)
        do throws(UnreadablePart) {
            let record = IndexRecord(functions: functions, store: store)
            return IndexedFile(
                path: source.path,
                module: source.module,
                target: source.target,
                isStale: isStale(source),
                occurrences: try record.occurrences(of: source.record)
            )
        } catch {
            warn(.unreadableRecord, source.path, error.reason)
            return nil
        }
    }

    private func isStale(_ source: IndexedSource) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: source.path)
        guard let changed = attributes?[.modificationDate] as? Date else {
            warn(.missingFile, source.path, "it was indexed but no longer exists")
            return true
        }
        guard changed.timeIntervalSince1970 > source.indexed else { return false }
        warn(.staleFile, source.path, "it was changed after it was indexed; build again")
        return true
    }

    private func warn(_ kind: IndexWarning.Kind, _ subject: String, _ reason: String) {
        warnings.append(IndexWarning(kind: kind, subject: subject, reason: reason))
    }
}
