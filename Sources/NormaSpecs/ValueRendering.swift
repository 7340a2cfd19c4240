// Inherited examples in the words of the guide that extends: its redeclared values in their code and paths.

import NormaGuide
import NormaText

/// Replaces old values by the current ones, in parts of identifiers and of paths.
struct ValueRendering {
    private struct Word {
        var old: [UInt8]
        var new: [UInt8]
        /// Suffixes that may follow although they begin with a small letter.
        var endings: [[UInt8]] = []
        /// Longer texts of the guide itself that contain it, each with its place: these mean third-party code.
        var shields: [(text: [UInt8], offset: Int)] = []
    }

    /// The longest first.
    private var words: [Word] = []
    /// Folders that are values: their components.
    private var folders: [(old: [String], new: [String])] = []
    private let places: PlaceRendering
    /// Identifiers in the guide's rules: they mean third-party code.
    private let fixed: Set<String>

    /// How much is replaced; an example may be meant either way.
    struct Reach {
        /// The literal texts of the guide's rules stay.
        var keepsIdentifiers = true
        /// An old entry of a list that is gone becomes the first current one.
        var readsLists = true

        static let all = [
            Reach(), Reach(keepsIdentifiers: false), Reach(readsLists: false),
            Reach(keepsIdentifiers: false, readsLists: false),
        ]
    }

    init(_ changes: [ValueChange], in guide: Guide, uses: WrittenUses, reach: Reach = Reach()) {
        let changed = Set(changes.map(\.name))
        places = PlaceRendering(
            changes.filter(\.isPlace),
            besides: guide.definitions.places.filter { !changed.contains($0.name) }
        )
        fixed = reach.keepsIdentifiers ? uses.identifiers : []
        let values = changes.filter { !$0.isPlace && !$0.isNumber }
        // A value that is one text goes before a list that contains that text too.
        let single = values.filter { $0.written.count == 1 }
        for change in single + values.filter({ $0.written.count != 1 && (reach.readsLists || $0.now.count == 1) }) {
            guard let first = change.now.first else { continue }
            for old in change.written where !change.now.contains(old) {
                add(
                    old,
                    first,
                    isFolder: old.contains("/") || uses.isFolder(change.name),
                    uses.endings(of: change.name)
                )
            }
        }
        hasChanges = !words.isEmpty || !folders.isEmpty || !places.isEmpty
        keep(guide.values.filter { !changed.contains($0.key) && $0.value.count == 1 }, uses)
        for index in words.indices where reach.keepsIdentifiers {
            words[index].shields = Self.shields(of: words[index].old, among: uses.fragments)
        }
        words = words.enumerated().sorted { ($1.element.old.count, $0.offset) < ($0.element.old.count, $1.offset) }
            .map(\.element)
        folders = folders.enumerated().sorted { ($1.element.old.count, $0.offset) < ($0.element.old.count, $1.offset) }
            .map(\.element)
    }

    /// Whether something would change.
    private var hasChanges = false

    /// An unchanged value stays, if it is longer than the changed one.
    private mutating func keep(_ values: [String: [String]], _ uses: WrittenUses) {
        for (name, texts) in values.sorted(by: { $0.key < $1.key }) {
            for text in texts where Int(text) == nil {
                add(text, text, isFolder: text.contains("/") || uses.isFolder(name), uses.endings(of: name))
            }
        }
    }

    private static func shields(of word: [UInt8], among fragments: [[UInt8]]) -> [(text: [UInt8], offset: Int)] {
        guard let first = word.first else { return [] }
        return fragments.compactMap { text in
            guard text.count > word.count else { return nil }
            let offset = text.indices.first { text[$0] == first && text[$0...].starts(with: word) }
            return offset.map { (text, $0) }
        }
    }

    private mutating func add(_ old: String, _ new: String, isFolder: Bool, _ endings: [String]) {
        if isFolder {
            guard !(old + new).contains(where: { "*?{".contains($0) }) else { return }
            let (before, now) = (RelativePath(old).components, RelativePath(new).components)
            // The root is the beginning of every path, and of none in particular.
            guard !before.isEmpty else { return }
            folders.append((before.map(String.init), now.map(String.init)))
            if old.contains("/") { words.append(Word(old: Array(old.utf8), new: Array(new.utf8))) }
            return
        }
        let (old, new) = (Self.core(old), Self.core(new))
        guard !old.isEmpty, !(old + new).contains(where: { "*?{/".contains($0) }) else { return }
        words.append(Word(old: Array(old.utf8), new: Array(new.utf8), endings: endings.map { Array($0.utf8) }))
    }

    /// `*Service` without its wildcards.
    private static func core(_ text: String) -> String {
        var core = text[...]
        while let first = core.first, first == "*" || first == "?" { core.removeFirst() }
        while let last = core.last, last == "*" || last == "?" { core.removeLast() }
        return String(core)
    }

    // MARK: - Code

    func rendered(_ text: String) -> String {
        guard !words.isEmpty else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let end = endOfFixed(at: index, in: bytes) {
                result += bytes[index..<end]
                index = end
            } else if let word = words.first(where: { fits($0, at: index, in: bytes) }) {
                result += word.new
                index += word.old.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The end of an identifier that stays as it is and begins here.
    private func endOfFixed(at index: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[index].isOfIdentifier, index == 0 || !bytes[index - 1].isOfIdentifier else { return nil }
        let end = bytes[index...].firstIndex { !$0.isOfIdentifier } ?? bytes.count
        return fixed.contains(String(decoding: bytes[index..<end], as: UTF8.self)) ? end : nil
    }

    /// A part of an identifier ends at the capital letter of the next.
    private func fits(_ word: Word, at index: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[index...].starts(with: word.old), let first = word.old.first, let last = word.old.last else {
            return false
        }
        if index > 0, bytes[index - 1].isOfIdentifier, bytes[index - 1] != 0x5F, first.isSmallLetter { return false }
        let isShielded = word.shields.contains { shield in
            index >= shield.offset && bytes[(index - shield.offset)...].starts(with: shield.text)
        }
        if isShielded { return false }
        let rest = bytes[(index + word.old.count)...]
        guard last.isOfIdentifier, let next = rest.first, next.isSmallLetter else { return true }
        return word.endings.contains { ending in
            rest.starts(with: ending) && rest.dropFirst(ending.count).first?.isSmallLetter != true
        }
    }

    // MARK: - Paths

    func rendered(_ path: RelativePath) -> RelativePath {
        guard let moved = places.rendered(path) else {
            return RelativePath(rendered(path.components.map(String.init)).joined(separator: "/"))
        }
        return RelativePath((moved.folder + rendered(moved.rest)).joined(separator: "/"))
    }

    /// Folders first, then parts of the names that are left.
    private func rendered(_ components: [String]) -> [String] {
        var result: [String] = []
        var rest = components[...]
        while let first = rest.first {
            if let folder = folders.first(where: { rest.starts(with: $0.old) }) {
                result += folder.new
                rest = rest.dropFirst(folder.old.count)
            } else {
                result.append(rendered(first))
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// A manifest names folders in its texts.
    private func renderedManifest(_ text: String, _ extents: FolderExtents?) -> String {
        let parts = rendered(text).split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            // A part with a blank or a line break isn't a path.
            guard !index.isMultiple(of: 2), !part.isEmpty, !part.contains(where: \.isWhitespace) else {
                return String(part)
            }
            let path = RelativePath(String(part))
            guard path.text == part else { return String(part) }
            let components = path.components.map(String.init)
            let isFolder = folders.contains { components.starts(with: $0.old) } || places.rendered(path) != nil
            let now = isFolder ? rendered(path) : path
            return extents?.widened(path, to: now) ?? now.text
        }
        .joined(separator: "\"")
    }

    // MARK: - Examples

    func rendered(_ example: ExampleCase) -> ExampleCase {
        guard hasChanges else { return example }
        var result = example
        result.files = rendered(example.files)
        result.unfixed = rendered(example.unfixed)
        result.before = example.before.map { rendered($0) }
        result.folders = folders(of: example)
        result.markedLines = [:]
        for (line, rules) in example.markedLines {
            result.markedLines[MarkedLine(path: rendered(line.path), line: line.line)] = rules
        }
        return result
    }

    /// All files of one code base, since a manifest names the places of the others.
    private func rendered(_ files: [ExampleCase.File]) -> [ExampleCase.File] {
        let extents = files.contains { $0.path.name == "Package.swift" } ? FolderExtents(files, rendered) : nil
        return files.map { rendered($0, extents) }
    }

    private func rendered(_ file: ExampleCase.File, _ extents: FolderExtents?) -> ExampleCase.File {
        let text = file.path.name == "Package.swift" ? renderedManifest(file.text, extents) : rendered(file.text)
        var result = file
        (result.path, result.text) = (rendered(file.path), text)
        return result
    }

    /// A folder is gone if everything in it moved away.
    private func folders(of example: ExampleCase) -> [ExampleCase.Folder] {
        let all = example.files.map(\.path) + example.folders.map(\.path)
        let now = all.map { rendered($0) }
        return example.folders.compactMap { folder in
            let path = rendered(folder.path)
            let isMarked = example.markedLines[MarkedLine(path: folder.path, line: 1)] != nil
            let held = all.contains { $0 != folder.path && $0.isInside(folder.path) }
            let holds = now.contains { $0 != path && $0.isInside(path) }
            if held, !holds, !isMarked { return nil }
            return ExampleCase.Folder(path: path, guideLine: folder.guideLine)
        }
    }
}

extension UInt8 {
    var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
    var isOfIdentifier: Bool {
        isSmallLetter || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self) || self == 0x5F || self >= 0x80
    }
}
