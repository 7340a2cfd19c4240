// Changed access in words: what belongs to one type is one line.

import NormaFindings
import NormaText

struct DiffAccess {
    private let changed: [ChangedAccess]

    /// How many names are listed in one line.
    private static let mostNames = 4

    init(_ changed: [ChangedAccess]) { self.changed = changed }

    private struct Owner: Hashable {
        var module: String
        /// The type around it; nil for a declaration of its own.
        var type: String?
        /// For a declaration of its own: its name.
        var symbol: String?
    }

    /// By module, and in the order of the first declaration of each type.
    var items: [DiffItem] {
        var order: [Owner] = []
        var groups: [Owner: [ChangedAccess]] = [:]
        for entry in changed {
            let owner = Self.owner(of: entry)
            if groups[owner] == nil { order.append(owner) }
            groups[owner, default: []].append(entry)
        }
        return order.map { item(for: groups[$0] ?? [], of: $0) }
    }

    private static func owner(of entry: ChangedAccess) -> Owner {
        guard entry.members == 0, let type = outer(of: entry.symbol) else {
            return Owner(module: entry.module, type: nil, symbol: entry.symbol)
        }
        return Owner(module: entry.module, type: type)
    }

    private func item(for entries: [ChangedAccess], of owner: Owner) -> DiffItem {
        var text = owner.type == nil ? whole(entries) : members(entries, of: owner.type ?? "")
        if !owner.module.isEmpty { text += " in module `\(VisibleText.oneLine(owner.module))`" }
        let places = entries.prefix(1).map { entry in
            DiffPlace(path: entry.place.path.description, line: entry.place.start.line)
        }
        return DiffItem(text: text, places: places)
    }

    private func whole(_ entries: [ChangedAccess]) -> String {
        guard let entry = entries.first else { return "" }
        let text = "\(Self.noun(entry.kind)) `\(VisibleText.oneLine(entry.symbol))`"
        return entry.members == 0 ? text : text + " with \(Wording.count(entry.members, "public member"))"
    }

    private func members(_ entries: [ChangedAccess], of type: String) -> String {
        let names = entries.prefix(Self.mostNames).map { "`\(VisibleText.oneLine(Self.last(of: $0.symbol)))`" }
        let more = entries.count - names.count
        return "`\(VisibleText.oneLine(type))`: " + names.joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }

    private static func noun(_ kind: String) -> String { kind == "enumCase" ? "case" : kind }

    /// The type in a symbol such as `Cart.load(_:)`; the labels of a function hold no dot.
    private static func outer(of symbol: String) -> String? {
        let name = symbol.prefix { $0 != "(" }
        return name.lastIndex(of: ".").map { String(name[..<$0]) }
    }

    private static func last(of symbol: String) -> String {
        guard let type = outer(of: symbol) else { return symbol }
        return String(symbol.dropFirst(type.count + 1))
    }
}
