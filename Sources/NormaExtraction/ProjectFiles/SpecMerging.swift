// XcodeGen's way of merging specs: mappings merge, lists are joined, variables are replaced.

import NormaText

extension PlacedValue {
    /// This value merged over another value.
    ///
    /// Two mappings are merged, two lists are joined, anything else replaces the other value. A key that ends in
    /// `:REPLACE` replaces a whole mapping or list. Cost: linear in both.
    func merged(onto other: PlacedValue) -> PlacedValue {
        if let own = mapping, let base = other.mapping {
            var entries = base
            var places = Dictionary(base.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
            for var entry in own {
                let replaces = entry.key.hasSuffix(Self.replacing)
                if replaces { entry.key.removeLast(Self.replacing.count) }
                if let place = places[entry.key] {
                    if !replaces { entry.value = entry.value.merged(onto: entries[place].value) }
                    entries[place] = entry
                } else {
                    places[entry.key] = entries.count
                    entries.append(entry)
                }
            }
            return PlacedValue(.mapping(entries), range: range)
        }
        if let own = list, let base = other.list { return PlacedValue(.list(base + own), range: range) }
        return self
    }

    private static let replacing = ":REPLACE"

    /// How many values there are, including nested ones.
    var count: Int {
        switch content {
        case .empty, .text: 1
        case .list(let values): values.reduce(1) { $0 + $1.count }
        case .mapping(let entries): entries.reduce(1) { $0 + $1.value.count }
        }
    }

    /// The value with all ranges set to one place: values of an included file get the place of the include.
    func relocated(to range: ByteRange) -> PlacedValue {
        switch content {
        case .empty, .text: return PlacedValue(content, range: range)
        case .list(let values): return PlacedValue(.list(values.map { $0.relocated(to: range) }), range: range)
        case .mapping(let entries):
            let moved = entries.map { entry in
                PlacedEntry(key: entry.key, keyRange: range, value: entry.value.relocated(to: range))
            }
            return PlacedValue(.mapping(moved), range: range)
        }
    }

    /// A mapping with the values of some keys changed; anything else as it is.
    func changing(_ keys: [String], _ change: (PlacedValue) -> PlacedValue) -> PlacedValue {
        guard let entries = mapping else { return self }
        let changed = entries.map { entry in
            guard keys.contains(entry.key) else { return entry }
            return PlacedEntry(key: entry.key, keyRange: entry.keyRange, value: change(entry.value))
        }
        return PlacedValue(.mapping(changed), range: range)
    }

    /// A mapping with all its values changed; anything else as it is.
    func changingValues(_ change: (PlacedValue) -> PlacedValue) -> PlacedValue {
        guard let entries = mapping else { return self }
        let changed = entries.map { PlacedEntry(key: $0.key, keyRange: $0.keyRange, value: change($0.value)) }
        return PlacedValue(.mapping(changed), range: range)
    }

    /// A changed text, or a list with each text changed.
    func changingTexts(_ change: (String) -> String) -> PlacedValue {
        switch content {
        case .text(let text): return PlacedValue(.text(change(text)), range: range)
        case .list(let values):
            return PlacedValue(.list(values.map { $0.text == nil ? $0 : $0.changingTexts(change) }), range: range)
        case .mapping, .empty: return self
        }
    }

    /// The texts of a list; a single text counts as a list of one.
    var texts: [String] { (list ?? [self]).compactMap(\.text) }
}
