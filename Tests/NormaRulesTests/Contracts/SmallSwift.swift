// Facts of a small part of Swift, enough for graphs: types, extensions, imports, and every capitalised name as a reference.

import NormaFacts
import NormaText

/// Reads code in which each declaration of a type begins a line, as the tests here write it.
struct SmallSwift {
    private(set) var facts = SourceFacts()
    private let bytes: [UInt8]
    private var open: [Int32] = []
    private var index = 0
    private var names: [String: NameID] = ["": .empty]
    /// The kind of type that was announced by its keyword, and what stands before the next name.
    private var announced: DeclarationKind?
    private var previous = ""
    private var isImport = false
    private var isInClause = false
    private var previewDepth: Int?
    private var depth = 0

    static func facts(of text: String) -> SourceFacts {
        var reader = SmallSwift(text)
        reader.read()
        return reader.facts
    }

    private init(_ text: String) {
        bytes = Array(text.utf8)
        facts.lines = LineTable(bytes: bytes)
    }

    private mutating func read() {
        while index < bytes.count {
            let byte = bytes[index]
            if isLetter(byte) {
                word()
                continue
            }
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                if previous == "Preview" { previewDepth = previewDepth ?? depth }
                if announced == nil, isInClause { isInClause = false } else { open.append(open.last ?? -1) }
            case UInt8(ascii: "}"):
                if depth == previewDepth { previewDepth = nil }
                depth -= 1
                if let last = open.popLast(), last >= 0, !open.contains(last) { close(last) }
            default: break
            }
            if byte != UInt8(ascii: " ") { previous = String(decoding: [byte], as: UTF8.self) }
            index += 1
        }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func word() {
        let start = index
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let range = ByteRange(start, index)
        defer { previous = text }
        if isImport {
            isImport = false
            facts.imports.append(
                ImportFact(
                    path: name(text),
                    module: name(text),
                    kind: .empty,
                    access: .internal,
                    traits: [],
                    range: range
                )
            )
            return
        }
        switch text {
        case "import": isImport = true
        case "struct": announced = .struct
        case "class": announced = .class
        case "protocol": announced = .protocol
        case "extension": announced = .extension
        default:
            if let kind = announced {
                declare(kind, text, range)
            } else if text.first?.isUppercase == true, previous != "#" {
                refer(to: text, range)
            }
        }
    }

    private mutating func declare(_ kind: DeclarationKind, _ text: String, _ range: ByteRange) {
        announced = nil
        isInClause = true
        let declaration = Int32(facts.declarations.count)
        facts.declarations.append(
            DeclarationFact(kind: kind, name: name(text), parent: open.last ?? -1, range: range, nameRange: range)
        )
        facts.declarations[Int(declaration)].subtreeEnd = declaration + 1
        facts.declarations[Int(declaration)].access = .public
        open.append(declaration)
        if kind == .extension { refer(to: text, range, role: .extended) }
    }

    private mutating func close(_ declaration: Int32) {
        facts.declarations[Int(declaration)].subtreeEnd = Int32(facts.declarations.count)
    }

    private mutating func refer(to text: String, _ range: ByteRange, role: ReferenceRole? = nil) {
        let next = index < bytes.count ? bytes[index] : 0
        let isQualified = previous == "." && !facts.references.isEmpty
        var role = role ?? (isInClause ? .inheritance : .property)
        if next == UInt8(ascii: "(") { role = .construction }
        if next == UInt8(ascii: ".") { role = .qualifier }
        facts.references.append(
            ReferenceFact(
                name: name(text),
                qualifier: isQualified ? Int32(facts.references.count - 1) : -1,
                owner: open.last ?? -1,
                range: range,
                role: role,
                traits: previewDepth == nil ? [] : .inPreview
            )
        )
    }

    private mutating func name(_ text: String) -> NameID {
        if let known = names[text] { return known }
        let id = NameID(UInt32(facts.names.count))
        facts.names.append(text)
        names[text] = id
        return id
    }
}
