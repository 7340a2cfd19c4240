// Reads imports, `#if` branches, macros and string literals.

import NormaFacts
import NormaText
@_spi(RawSyntax) import SwiftSyntax

extension SourceWalk {
    mutating func enterOther(_ frame: inout Frame) {
        switch frame.kind {
        case .importDecl: readImport(frame)
        case .ifConfigClause: enterCondition(&frame)
        case .unexpectedNodes: if hasErrors { readErrors(ofUnexpected: frame.node, end: frame.end) }
        default: break
        }
    }

    // MARK: - Imports

    private mutating func readImport(_ frame: Frame) {
        let node = frame.node
        guard let path = node.child(Slot.Import.path) else { return }
        let first = path.child(0)?.child(Slot.Postfix.inner)?.nameRange(in: bytes) ?? .empty
        var fact = ImportFact(
            path: codeText(trimmed(path, end: path.end)),
            module: name(at: first),
            kind: node.child(Slot.Import.kind).map { name(at: $0.tokenRange) } ?? .empty,
            access: .internal,
            traits: frame.around.isConditional ? .conditional : [],
            range: trimmed(node, end: frame.end)
        )
        for modifier in node.elements(in: Slot.Declaration.modifiers) {
            guard let word = modifier.child(Slot.Modifier.name) else { continue }
            guard let access = Modifier.named(bytes.slice(word.tokenRange))?.access else { continue }
            fact.access = access
            fact.traits.insert(.explicitAccess)
        }
        for attribute in node.elements(in: Slot.Declaration.attributes) {
            guard let type = attribute.child(Slot.Attribute.name) else { continue }
            if let trait = importTrait(source.text(trimmed(type, end: type.end))) { fact.traits.insert(trait) }
        }
        facts.imports.append(fact)
        addImportedType(fact, path, frame.around.traits)
    }

    /// `import struct Shop.Cart` names a type.
    private mutating func addImportedType(_ fact: ImportFact, _ path: RawNode, _ traits: ReferenceTraits) {
        guard Self.typeKeywords.contains(context.names.string(of: fact.kind)) else { return }
        let parts = path.elements().compactMap { $0.child(Slot.Postfix.inner)?.nameRange(in: bytes) }
        guard parts.count > 1 else { return }
        var qualifier: Int32 = -1
        for (index, range) in parts.enumerated() {
            var reference = ReferenceFact(
                name: name(at: range),
                qualifier: qualifier,
                owner: owner,
                range: range,
                role: index == parts.count - 1 ? .imported : .qualifier,
                traits: traits
            )
            if index + 1 < parts.count { reference.member = name(at: parts[index + 1]) }
            qualifier = addReference(reference)
        }
    }

    private static let typeKeywords: Set<String> = ["class", "enum", "protocol", "struct", "typealias"]

    private func importTrait(_ attribute: String) -> ImportFact.Traits? {
        switch attribute {
        case "testable": .testable
        case "_exported": .exported
        case "preconcurrency": .preconcurrency
        case "_implementationOnly": .implementationOnly
        case "_spi": .spi
        default: nil
        }
    }

    // MARK: - Conditions

    private mutating func enterCondition(_ frame: inout Frame) {
        frame.around.traits.insert(.conditional)
        frame.around.isCondition = true
        let keyword = frame.node.child(Slot.IfConfigClause.keyword)
        let condition = frame.node.child(Slot.IfConfigClause.condition)
        let text: NameID
        if let condition {
            text = codeText(trimmed(condition, end: condition.end))
            if DebugCondition.holds(onlyIn: context.names.string(of: text)) { frame.around.isForDebugging = true }
        } else {
            text = bytes.spells("#else", keyword) ? context.names.number(of: "else") : .empty
        }
        let isFirst = (parent?.slot ?? 0) == 0
        facts.conditions.append(
            ConditionFact(
                text: text,
                previous: isFirst ? -1 : parent?.latest ?? -1,
                range: trimmed(frame.node, end: frame.end)
            )
        )
        guard let list = frames.top else { return }
        frames[list].latest = Int32(clamping: facts.conditions.count - 1)
    }

    // MARK: - Macros

    mutating func readMacro(named token: RawNode?, _ frame: inout Frame) {
        let place = token?.nameRange(in: bytes) ?? .empty
        facts.macros.append(MacroFact(name: name(at: place), owner: owner, range: trimmed(frame.node, end: frame.end)))
        if bytes.spells("Preview", at: place) { frame.around.traits.insert(.inPreview) }
        frame.around.isReadByMacro = !Self.macrosOfAnyCode.contains { bytes.spells($0, at: place) }
        frame.around.call = -1
    }

    /// Macros that accept any code.
    private static let macrosOfAnyCode: [StaticString] = ["Preview", "expect", "require", "warning", "error"]

    // MARK: - Strings

    mutating func readString(_ frame: Frame) {
        let isSimple = frame.kind == .simpleStringLiteralExpr
        let quote = frame.node.child(isSimple ? Slot.Postfix.inner : Slot.StringLiteral.quote)
        let segments = frame.node.child(isSimple ? Slot.Clause.value : Slot.StringLiteral.segments)
        var text: [UInt8] = []
        var isInterpolated = false
        for segment in segments?.elements() ?? [] {
            if segment.kind == .stringSegment, let content = segment.child(Slot.Postfix.inner) {
                text.append(contentsOf: bytes.slice(content.tokenRange))
            } else {
                isInterpolated = true
                text.append(contentsOf: Self.interpolation)
            }
        }
        facts.strings.append(
            StringFact(
                text: String(decoding: text, as: UTF8.self),
                isInterpolated: isInterpolated,
                isMultiline: (quote?.tokenRange.count ?? 1) == 3,
                owner: owner,
                call: frame.around.call,
                range: trimmed(frame.node, end: frame.end)
            )
        )
    }

    private static let interpolation = Array("\\(…)".utf8)
}
