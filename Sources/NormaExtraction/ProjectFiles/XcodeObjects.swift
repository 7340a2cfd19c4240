// The objects of an Xcode project file, found by their identifiers.

import NormaText

/// One object: `ABC /* Cart.swift */ = {isa = PBXFileReference; path = Cart.swift; };`
struct XcodeObject: Sendable {
    let id: String
    /// The place of the identifier.
    let range: ByteRange
    private let value: PlacedValue

    init(_ entry: PlacedEntry) {
        id = entry.key
        range = entry.keyRange
        value = entry.value
    }

    /// The offset after its last brace.
    var end: Int { Int(value.range.end) }

    var isa: String { text("isa") ?? "" }

    /// As Xcode shows it.
    var shownName: String { text("name") ?? text("path") ?? id }

    func text(_ key: String) -> String? { value[key]?.text }

    func value(_ key: String) -> PlacedValue? { value[key] }

    /// The texts of a list, mostly identifiers of other objects.
    func texts(_ key: String) -> [PlacedText] {
        (value[key]?.list ?? []).compactMap { element in element.text.map { PlacedText(text: $0, range: element.range) }
        }
    }
}

struct PlacedText: Sendable, Hashable {
    let text: String
    let range: ByteRange
}

/// All objects of a project file.
struct XcodeObjects: Sendable {
    let all: [XcodeObject]
    let root: XcodeObject
    private let indices: [String: Int]

    /// Throws if the property list isn't an Xcode project.
    init(_ list: PlacedValue) throws(PlacedProblem) {
        guard list.mapping != nil else { throw PlacedProblem("it isn't a mapping of keys to values", at: list.range) }
        let start = ByteRange(start: list.range.start, end: list.range.start)
        guard let entries = list["objects"]?.mapping else {
            throw PlacedProblem("it has no `objects`, which every Xcode project has", at: start)
        }
        let all = entries.filter { $0.value.mapping != nil }.map { XcodeObject($0) }
        let indices = Dictionary(all.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        guard let name = list["rootObject"] else {
            throw PlacedProblem("it has no `rootObject`, which every Xcode project has", at: start)
        }
        guard let root = name.text.flatMap({ indices[$0] }), all[root].isa == "PBXProject" else {
            throw PlacedProblem("its `rootObject` isn't a project among its objects", at: name.range)
        }
        (self.all, self.indices, self.root) = (all, indices, all[root])
    }

    subscript(id: String?) -> XcodeObject? { id.flatMap { indices[$0] }.map { all[$0] } }
}
