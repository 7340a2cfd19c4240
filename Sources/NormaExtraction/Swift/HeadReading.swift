// Reads everything before a declaration's keyword: attributes, modifiers, access levels, documentation.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

/// The meaning of a modifier for a declaration.
struct Modifier {
    let word: StaticString
    var trait: DeclarationTraits?
    var access: AccessLevel?

    private init(_ word: StaticString, _ trait: DeclarationTraits? = nil, access: AccessLevel? = nil) {
        self.word = word
        self.trait = trait
        self.access = access
    }

    /// The modifier that these bytes spell; nil if it is none that matters here.
    static func named(_ text: UnsafeBufferPointer<UInt8>) -> Modifier? {
        guard text.count < byLength.count else { return nil }
        return byLength[text.count].first { modifier in
            modifier.word.withUTF8Buffer { $0.elementsEqual(text) }
        }
    }

    private static let byLength: [[Modifier]] = {
        var table = [[Modifier]](repeating: [], count: 16)
        for modifier in all { table[modifier.word.utf8CodeUnitCount].append(modifier) }
        return table
    }()

    private static let all = [
        Modifier("private", access: .private), Modifier("fileprivate", access: .fileprivate),
        Modifier("internal", access: .internal), Modifier("package", access: .package),
        Modifier("public", access: .public), Modifier("open", access: .open),
        Modifier("final", .final), Modifier("static", .static), Modifier("class", .classMember),
        Modifier("weak", .weak), Modifier("unowned", .unowned), Modifier("lazy", .lazy),
        Modifier("mutating", .mutating), Modifier("override", .override), Modifier("required", .required),
        Modifier("convenience", .convenience), Modifier("indirect", .indirect),
        Modifier("nonisolated", .nonisolated), Modifier("distributed", .distributed),
        Modifier("dynamic", .dynamic), Modifier("optional", .optional), Modifier("prefix", .operatorFunction),
        Modifier("postfix", .operatorFunction), Modifier("infix", .operatorFunction),
        Modifier("isolated", .isolated), Modifier("inout", .inout), Modifier("sending", .sending),
        Modifier("consuming", .consuming), Modifier("__owned", .consuming),
        Modifier("borrowing", .borrowing), Modifier("__shared", .borrowing),
    ]
}

extension SourceWalk {
    /// Attributes and modifiers of a declaration that has them in the usual slots.
    ///
    /// - Parameter other: one after the same keyword, with the same attributes.
    mutating func readHead(of node: RawNode, into index: Int, attributesOf other: Int? = nil) {
        if let other {
            facts.declarations[index].attributes = facts.declarations[other].attributes
        } else {
            readAttributes(node.child(Slot.Declaration.attributes), into: index)
        }
        readModifiers(node.child(Slot.Declaration.modifiers), into: index)
    }

    mutating func readModifiers(_ list: RawNode?, into index: Int) {
        guard let list, !list.children.isEmpty else { return }
        var fact = facts.declarations[index]
        for element in RawElements(of: list) {
            guard let word = element.child(Slot.Modifier.name) else { continue }
            guard let modifier = Modifier.named(bytes.slice(word.tokenRange)) else { continue }
            let detail = element.child(Slot.Modifier.detail)?.child(Slot.ModifierDetail.detail)
            let isUnsafe = modifier.trait == .unowned && bytes.spells("unsafe", detail)
            if let trait = modifier.trait { fact.traits.insert(trait) }
            if isUnsafe { fact.traits.insert(.unownedUnsafe) }
            guard let access = modifier.access else { continue }
            if detail == nil {
                if !fact.traits.contains(.restrictedSetter) { fact.setterAccess = access }
                fact.access = access
                fact.traits.insert(.explicitAccess)
                addAccessWord(word.tokenRange, of: index)
            } else {
                fact.setterAccess = access
                fact.traits.insert(.restrictedSetter)
            }
        }
        facts.declarations[index] = fact
    }

    private mutating func addAccessWord(_ word: ByteRange, of index: Int) {
        var end = Int(word.end)
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        facts.accessWords.append(AccessWordFact(owner: Int32(clamping: index), range: ByteRange(Int(word.start), end)))
    }

    private mutating func readAttributes(_ list: RawNode?, into index: Int) {
        guard let list, !list.children.isEmpty else { return }
        let start = facts.attributes.count
        var open = [list]
        while let node = open.popLast() {
            switch node.kind {
            case .attribute: addAttribute(node, of: index)
            case .attributeList, .ifConfigDecl, .ifConfigClauseList: open.append(contentsOf: node.elements().reversed())
            case .ifConfigClause:
                if let elements = node.child(Slot.IfConfigClause.elements) { open.append(elements) }
            default: break
            }
        }
        let count = facts.attributes.count - start
        facts.declarations[index].attributes = Slice32(start: Int32(clamping: start), count: Int32(clamping: count))
    }

    private mutating func addAttribute(_ node: RawNode, of index: Int) {
        guard let type = node.child(Slot.Attribute.name) else { return }
        let arguments = node.child(Slot.Attribute.arguments)
        let range = trimmed(node, end: node.end)
        facts.attributes.append(
            AttributeFact(
                owner: Int32(clamping: index),
                name: nameWithoutGenerics(trimmed(type, end: type.end)),
                arguments: arguments.map { codeText(trimmed($0, end: $0.end), spacesBetweenWords: false) } ?? .empty,
                range: range
            )
        )
    }

    /// Whether white space and comments before a declaration hold documentation.
    func hasDocumentation(_ range: ByteRange) -> Bool {
        var index = Int(range.start)
        let end = Int(range.end)
        while index + 2 < end {
            guard source[index] == UInt8(ascii: "/") else {
                index += 1
                continue
            }
            let comment = CommentScan.comment(at: index, in: source, end: end)
            if comment.kind == .documentationLine || comment.kind == .documentationBlock { return true }
            index = max(comment.end, index + 1)
        }
        return false
    }

    // MARK: - Parts of declarations

    mutating func enterDeclarationPart(_ frame: inout Frame) {
        switch frame.kind {
        case .patternBinding: enterBinding(&frame)
        case .enumCaseElement: enterElement(&frame)
        case .genericParameter: enterGenericParameter(&frame)
        case .initializerClause: enterInitializer(&frame)
        case .identifierPattern: enterNamePattern(&frame)
        default: break
        }
    }

    private mutating func enterGenericParameter(_ frame: inout Frame) {
        frame.around.role = .constraint
        let mark = scopes.waiting.count
        let local = declareLocal(named: frame.node.child(Slot.GenericParameter.name), kind: .genericParameter)
        if local >= 0 {
            addRequirement(of: facts.locals[Int(local)].name, frame.node.child(Slot.GenericParameter.inheritedType))
        }
        bindWaiting(since: mark, from: frame.node.start)
    }
}
