// Copyright © 2026 Toyota. All rights reserved.

import Apollo

/// Forgets everything when the app ends.
final class GraphInMemoryNormalizedCache: NormalizedCache {
    private var records: RecordSet = [:]

    func loadRecords(forKeys keys: Set<CacheKey>) throws -> [CacheKey: Record] {
        keys.reduce(into: [:]) { found, key in found[key] = records[key] }
    }

    func merge(records: RecordSet) throws -> Set<CacheKey> {
        self.records.merge(records: records)
    }

    func removeRecord(for key: CacheKey) throws {
        records.removeRecord(for: key)
    }

    func removeRecords(matching pattern: CacheKey) throws {
        records.removeRecords(matching: pattern)
    }

    func clear() throws {
        records.clear()
    }
}
