// Reads storyboards and XIBs: the classes, outlets, actions and identifiers that they name.

import NormaText

enum InterfaceFile {
    /// Four lists of texts: `classes`, `outlets`, `actions` and `identifiers`; each name once, at its first place.
    static func value(of bytes: [UInt8]) throws(PlacedProblem) -> PlacedValue {
        var reading = XmlReading(bytes)
        var lists = Lists()
        var isRoot = true
        while let event = try reading.next() {
            guard case .start(let name, let attributes, let range) = event else { continue }
            if isRoot, name != "document", name != "archive" {
                let message = "it is XML, but its root is `<\(name.prefix(40))>` and not `<document>`"
                throw PlacedProblem(message, at: range)
            }
            isRoot = false
            for attribute in attributes { lists.note(attribute, of: name) }
        }
        return lists.value(all: ByteRange(0, bytes.count))
    }

    private struct Lists {
        private var values: [String: [PlacedValue]] = [:]
        private var known: [String: Set<String>] = [:]

        mutating func note(_ attribute: XmlAttribute, of element: String) {
            guard let list = Self.list(attribute.name, of: element), !attribute.value.isEmpty,
                known[list, default: []].insert(attribute.value).inserted
            else { return }
            values[list, default: []].append(PlacedValue(.text(attribute.value), range: attribute.range))
        }

        private static func list(_ attribute: String, of element: String) -> String? {
            switch attribute {
            case "customClass": "classes"
            case "property" where element == "outlet" || element == "outletCollection": "outlets"
            case "selector" where element == "action": "actions"
            case "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier": "identifiers"
            case "identifier" where element == "segue" || element == "accessibility": "identifiers"
            default: nil
            }
        }

        func value(all: ByteRange) -> PlacedValue {
            let entries = ["classes", "outlets", "actions", "identifiers"].map { name in
                PlacedEntry(key: name, keyRange: .empty, value: PlacedValue(.list(values[name] ?? []), range: all))
            }
            return PlacedValue(.mapping(entries), range: all)
        }
    }
}
