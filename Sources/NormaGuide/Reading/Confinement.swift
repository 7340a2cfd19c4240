// How a rule confines something to a place, while it is read: without the place it would be forbidden everywhere.

enum Confinement {
    case none
    /// The subject may only be there (`only:`).
    case inside
    /// The subject must not be anywhere else (`every:` with `must-not:`).
    case outside
}

extension YamlValue {
    /// `{ in: … }`, also as the first of several.
    var beginsWithPlace: Bool {
        switch content {
        case .mapping(let entries):
            entries.contains { $0.key == "in" || ["any", "all"].contains($0.key) && $0.value.beginsWithPlace }
        case .list(let values): values.first?.beginsWithPlace ?? false
        case .empty, .unreadable, .text: false
        }
    }

    /// Written as a role is among places: `coordinator`, `{ role: coordinator }`.
    var isRole: Bool {
        switch content {
        case .mapping(let entries): entries.contains { $0.key == "role" }
        case .text(let text, _): DocumentReader.isKebab(text) && !["tests", "production", "previews"].contains(text)
        case .empty, .unreadable, .list: false
        }
    }
}

extension YamlEntry {
    /// `every:` without a place that its things are in.
    var isAnywhere: Bool {
        guard key == "every", case .mapping(let entries) = value.content else { return false }
        return !entries.contains { $0.key == "in" && !["tests", "production", "previews"].contains($0.value.text) }
    }
}
