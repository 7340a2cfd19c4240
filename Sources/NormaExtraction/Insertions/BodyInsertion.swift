// Adds members to a type or an extension, and cases to an enumeration.

import NormaText
import SwiftSyntax

struct BodyInsertion {
    let source: InsertionSource
    let keyword: String
    let name: String

    func edits(for piece: String) throws(InsertionProblem) -> [Edit] {
        let block = try block()
        let known = Set(block.members.flatMap { Self.identities(of: $0.decl) })
        let added = try members(of: piece).filter { !known.contains(Self.identity(of: $0.decl)) }
        guard !added.isEmpty else { return [] }
        let kinds = Set(added.map(\.decl.kind))
        // A case belongs with the cases, not after the functions.
        let neighbour = block.members.last { kinds.contains($0.decl.kind) } ?? block.members.last
        let outer = source.indentation(ofLineWith: block.rightBrace)
        let inner = neighbour.map { source.indentation(ofLineWith: $0.decl) } ?? source.deeper(outer)
        let texts = added.map { source.indented(PieceText($0.description).text, by: inner) }
        guard let neighbour else {
            let lines = texts.map { $0 + source.lineBreak }.joined()
            let range = ByteRange(source.end(of: block.leftBrace), source.start(of: block.rightBrace))
            return [Edit.replace(range, with: source.lineBreak + lines + outer)]
        }
        if let edits = opened(block, outer, added) { return edits }
        let space = added.allSatisfy { $0.decl.is(EnumCaseDeclSyntax.self) } ? "" : source.lineBreak
        let text = texts.map { space + source.lineBreak + $0 }.joined()
        return [Edit.insert(text, at: Int32(clamping: lineEnd(after: neighbour)))]
    }

    /// A body on one line is split into lines.
    private func opened(_ block: MemberBlockSyntax, _ outer: String, _ added: [MemberBlockItemSyntax]) -> [Edit]? {
        guard let first = block.members.first, let last = block.members.last, source.isOnOneLine(block) else {
            return nil
        }
        let before = ByteRange(source.end(of: block.leftBrace), source.start(of: first))
        let after = ByteRange(source.end(of: last), source.start(of: block.rightBrace))
        let isBlank = [before, after].allSatisfy { range in
            source.bytes[Int(range.start)..<Int(range.end)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }
        guard isBlank else { return nil }
        let inner = source.deeper(outer)
        let lines = added.map { source.lineBreak + source.indented(PieceText($0.description).text, by: inner) }
        return [
            .replace(before, with: source.lineBreak + inner),
            .replace(after, with: lines.joined() + source.lineBreak + outer),
        ]
    }

    /// The key that two members can't share: for a method its name with the parameters.
    private static func identity(of member: DeclSyntax) -> [String] {
        if let cases = member.as(EnumCaseDeclSyntax.self), cases.elements.count == 1, let only = cases.elements.first {
            return ["case", only.name.text]
        }
        guard let function = member.as(FunctionDeclSyntax.self) else { return member.tokenText }
        return ["func", function.name.text] + function.signature.parameterClause.tokenText
    }

    /// For `case a, b` one key each.
    private static func identities(of member: DeclSyntax) -> [[String]] {
        guard let cases = member.as(EnumCaseDeclSyntax.self) else { return [identity(of: member)] }
        return [identity(of: member)] + cases.elements.map { ["case", $0.name.text] }
    }

    /// After the neighbour's trailing comment.
    private func lineEnd(after member: MemberBlockItemSyntax) -> Int {
        let end = source.end(of: member)
        guard let range = source.lines.range(ofLine: source.lines.line(at: Int32(clamping: end))) else { return end }
        let rest = source.bytes[end..<max(end, Int(range.end))].prefix { $0 != 0x0A && $0 != 0x0D }
        let text = String(decoding: rest, as: UTF8.self)
        let isComment = text.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
        return isComment ? end + rest.count : end
    }

    private func members(of piece: String) throws(InsertionProblem) -> [MemberBlockItemSyntax] {
        let tree = BoundedParser.validTree(of: "\(keyword) \(name) {\n\(PieceText(piece).text)\n}\n")
        let finder = NodeFinder<MemberBlockSyntax> { _ in true }
        guard let block = tree.flatMap({ finder.nodes(in: $0).first }) else {
            throw InsertionProblem("the piece isn't a member of a type")
        }
        return Array(block.members)
    }

    private func block() throws(InsertionProblem) -> MemberBlockSyntax {
        let (keyword, name) = (keyword, name)
        let blocks = NodeFinder<MemberBlockSyntax> { block in
            guard let parent = block.parent else { return false }
            return Self.head(of: parent) == [keyword, name]
        }
        .nodes(in: source.tree)
        guard let found = blocks.first else { throw InsertionProblem("it has no `\(keyword) \(name)`") }
        guard blocks.count == 1 else {
            throw InsertionProblem("it has `\(keyword) \(name)` twice", at: source.position(of: blocks[1]))
        }
        return found
    }

    private static func head(of node: Syntax) -> [String] {
        if let declaration = node.as(EnumDeclSyntax.self) { return ["enum", declaration.name.text] }
        if let declaration = node.as(StructDeclSyntax.self) { return ["struct", declaration.name.text] }
        if let declaration = node.as(ClassDeclSyntax.self) { return ["class", declaration.name.text] }
        if let declaration = node.as(ActorDeclSyntax.self) { return ["actor", declaration.name.text] }
        if let declaration = node.as(ProtocolDeclSyntax.self) { return ["protocol", declaration.name.text] }
        guard let declaration = node.as(ExtensionDeclSyntax.self) else { return [] }
        return ["extension", declaration.extendedType.trimmedDescription]
    }
}
