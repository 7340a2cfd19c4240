// Inserts objects and elements of lists into the text of an Xcode project; every other byte stays.

import NormaText

struct XcodeProjectEdit {
    private let project: XcodeProjectText
    private let lineBreak: String
    private var identifiers: Set<String>
    /// By offset; those at one offset in the order added.
    private var insertions: [(offset: Int, text: String)] = []

    init(_ project: XcodeProjectText) {
        self.project = project
        identifiers = Set(project.objects.all.map(\.id))
        let first = project.bytes.firstIndex(of: 0x0A) ?? 0
        lineBreak = first > 0 && project.bytes[first - 1] == 0x0D ? "\r\n" : "\n"
    }

    /// Cost: one pass over the bytes.
    var result: [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        let inOrder = insertions.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        for (_, insertion) in inOrder {
            result += project.bytes[copied..<insertion.offset]
            result += Array(insertion.text.utf8)
            copied = insertion.offset
        }
        return result + project.bytes[copied...]
    }

    // MARK: What is added

    /// - Parameter siblings: the references to the Swift files of the same folder.
    /// - Returns: the identifier of the new reference.
    mutating func addReference(
        to path: RelativePath,
        beside siblings: [XcodeObject]
    ) throws(XcodeAdditionProblem) -> String {
        let name = String(path.name)
        let place = XcodeGroupChoice(project).place(of: path.parent, beside: siblings)
        let id = identifier("PBXFileReference", path.text)
        guard !place.missing.contains("..") else {
            let message = "no group of it stands for a folder around `\(path.parent)`"
            throw XcodeAdditionProblem(kind: .layout, message: message)
        }
        let (group, base) = folder(for: path, in: place)
        let written = Self.relative(path, to: base)
        let encoding = siblings.last?.text("fileEncoding").map { "fileEncoding = \($0); " } ?? ""
        let shown = written.contains("/") ? "name = \(Self.quoted(name)); " : ""
        let fields =
            "isa = PBXFileReference; \(encoding)lastKnownFileType = sourcecode.swift; "
            + "\(shown)path = \(Self.quoted(written)); sourceTree = \"<group>\"; "
        try insert(object: "\(id) /* \(Self.comment(name)) */ = {\(fields)};", id: id, isa: "PBXFileReference")
        if let group {
            try append("\(id) /* \(Self.comment(name)) */", to: "children", of: group)
        } else {
            try addGroups(for: path, below: place, around: "\(id) /* \(Self.comment(name)) */")
        }
        return id
    }

    /// Makes the target compile a file reference.
    mutating func add(_ reference: String, named name: String, to target: XcodeObject) throws(XcodeAdditionProblem) {
        let phase = target.texts("buildPhases").compactMap { project.objects[$0.text] }.first {
            $0.isa == "PBXSourcesBuildPhase"
        }
        guard let phase else {
            let message = "the target `\(target.shownName)` compiles nothing"
            throw XcodeAdditionProblem(kind: .noTarget, message: message)
        }
        let id = identifier("PBXBuildFile", reference + phase.id)
        let comment = "/* \(Self.comment(name)) in Sources */"
        let fields = "isa = PBXBuildFile; fileRef = \(reference) /* \(Self.comment(name)) */; "
        try insert(object: "\(id) \(comment) = {\(fields)};", id: id, isa: "PBXBuildFile")
        try append("\(id) \(comment)", to: "files", of: phase)
    }

    // MARK: Groups

    /// The existing group for the file, with the folder that its paths begin in; no group if folders are missing.
    private func folder(
        for path: RelativePath,
        in place: XcodeGroupChoice.Place
    ) -> (group: XcodeObject?, base: RelativePath) {
        guard place.missing.isEmpty else { return (nil, path.parent) }
        return (place.group, place.base)
    }

    /// A group for each missing folder, the innermost with the element.
    private mutating func addGroups(
        for path: RelativePath,
        below place: XcodeGroupChoice.Place,
        around element: String
    ) throws(XcodeAdditionProblem) {
        var element = element
        var folder = path.parent
        for (index, name) in place.missing.enumerated().reversed() {
            let id = identifier("PBXGroup", folder.text)
            let written = index == 0 ? Self.relative(folder, to: place.base) : name
            let shown = written.contains("/") ? ["name = \(Self.quoted(name));"] : []
            let fields = shown + ["path = \(Self.quoted(written));", "sourceTree = \"<group>\";"]
            let lines =
                [
                    "\(id) /* \(Self.comment(name)) */ = {", "\tisa = PBXGroup;", "\tchildren = (", "\t\t\(element),",
                    "\t);",
                ]
                + fields.map { "\t" + $0 } + ["};"]
            try insert(object: lines.joined(separator: lineBreak + "\t\t"), id: id, isa: "PBXGroup")
            element = "\(id) /* \(Self.comment(name)) */"
            folder = folder.parent
        }
        try append(element, to: "children", of: place.group)
    }

    // MARK: Text

    /// Xcode sorts the objects of a kind by their identifiers, so it leaves this one where it is.
    private mutating func insert(object: String, id: String, isa: String) throws(XcodeAdditionProblem) {
        let alike = project.objects.all.filter { $0.isa == isa }
        guard let last = alike.last else {
            throw XcodeAdditionProblem(kind: .layout, message: "it has no `\(isa)` beside which another could be put")
        }
        let next = alike.first { !$0.id.utf8.lexicographicallyPrecedes(id.utf8) }
        let start = next.flatMap { lineStart(at: Int($0.range.start)) }
        let end = try lineAfter(last)
        let offset = start ?? end
        insertions.append((offset, "\t\t\(object)\(lineBreak)"))
    }

    private mutating func append(
        _ element: String,
        to key: String,
        of object: XcodeObject
    ) throws(XcodeAdditionProblem) {
        guard let list = object.value(key), let elements = list.list else {
            let message = "`\(key)` of the \(object.isa) `\(object.id)` isn't a list"
            throw XcodeAdditionProblem(kind: .layout, message: message)
        }
        let close = Int(list.range.end) - 1
        guard let start = lineStart(at: close), endsWithComma(elements, before: start) else {
            throw XcodeAdditionProblem(
                kind: .layout,
                message: "the list `\(key)` of the \(object.isa) `\(object.id)` isn't laid out as Xcode does"
            )
        }
        let indent = String(decoding: project.bytes[start..<close], as: UTF8.self)
        insertions.append((start, "\(indent)\t\(element),\(lineBreak)"))
    }

    /// The start of the line if nothing but blanks is before the offset in it.
    private func lineStart(at offset: Int) -> Int? {
        var start = offset
        while start > 0, project.bytes[start - 1] == 0x09 || project.bytes[start - 1] == 0x20 { start -= 1 }
        return start > 0 && project.bytes[start - 1] == 0x0A ? start : nil
    }

    private func endsWithComma(_ elements: [PlacedValue], before end: Int) -> Bool {
        guard let last = elements.last else { return true }
        return project.bytes[Int(last.range.end)..<end].contains(UInt8(ascii: ","))
    }

    private func lineAfter(_ object: XcodeObject) throws(XcodeAdditionProblem) -> Int {
        guard lineStart(at: Int(object.range.start)) != nil,
            let end = project.bytes[object.end...].firstIndex(of: 0x0A)
        else {
            throw XcodeAdditionProblem(kind: .layout, message: "its objects aren't laid out as Xcode does")
        }
        return end + 1
    }

    // MARK: Names

    /// The same for the same file, so that two branches that add it don't add it twice.
    private mutating func identifier(_ kind: String, _ name: String) -> String {
        var salt = 0
        while true {
            let text = "\(kind) \(name) \(salt)"
            let id =
                Self.hexadecimal(Self.hash(text, 0xCBF2_9CE4_8422_2325), digits: 16)
                + Self.hexadecimal(Self.hash(text, 0x8422_2325_CBF2_9CE4) >> 32, digits: 8)
            if identifiers.insert(id).inserted { return id }
            salt += 1
        }
    }

    /// In capitals, with zeros before it.
    private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// FNV-1a.
    private static func hash(_ text: String, _ basis: UInt64) -> UInt64 {
        text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    static func relative(_ path: RelativePath, to base: RelativePath) -> String {
        base.text.isEmpty ? path.text : String(path.text.dropFirst(base.text.count + 1))
    }

    /// A text without quotes may hold only these characters.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$")].contains(byte)
        }
        guard !isPlain || text.isEmpty else { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func comment(_ text: String) -> String { text.replacing("*/", with: "*_/") }
}
