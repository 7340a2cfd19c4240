// The nodes of a YAML text with their places, read by Yams, before they are interpreted.

import Yams

/// A node as it was written; an alias is only the name of its anchor.
package struct YamlNode {
    package enum Content {
        case scalar(YamlScalar)
        case list([YamlNode])
        /// In the order written.
        case mapping([(key: YamlNode, value: YamlNode)])
        /// `*name`
        case alias(String)
    }

    private let node: Node
    private let mask: AliasMask
    /// The names of its anchors live as long as it does.
    private let parser: Parser

    init(_ node: Node, _ mask: AliasMask, _ parser: Parser) {
        self.node = node
        self.mask = mask
        self.parser = parser
    }

    private func inner(_ node: Node) -> YamlNode { YamlNode(node, mask, parser) }

    /// Made on demand.
    package var content: Content {
        switch node {
        case .scalar(let scalar):
            let read = YamlScalar(scalar, mask)
            return read.style == .plain && read.text.first == "*"
                ? .alias(String(read.text.dropFirst())) : .scalar(read)
        case .sequence(let sequence): return .list(sequence.map(inner))
        case .mapping(let mapping): return .mapping(mapping.map { (inner($0), inner($1)) })
        case .alias(let alias): return .alias(alias.anchor.rawValue)
        }
    }

    /// The name under which aliases repeat it; nil if none can.
    package var anchor: String? { node.anchor?.rawValue }

    /// Both counted from 1.
    package var mark: (line: Int, column: Int)? { node.mark.map { ($0.line, $0.column) } }
}

package struct YamlScalar {
    package enum Style { case plain, quoted, block }

    package let text: String
    package let style: Style

    init(_ scalar: Node.Scalar, _ mask: AliasMask) {
        text = mask.removed(from: scalar.string)
        style =
            switch scalar.style {
            case .literal, .folded: .block
            case .singleQuoted, .doubleQuoted: .quoted
            case .any, .plain: .plain
            }
    }
}

/// Why a text isn't YAML.
package enum YamlProblem: Error {
    /// The mark is that of the mapping.
    case repeatedKey(name: String, line: Int, column: Int)
    case malformed(YamlSyntax.Explanation)
}

package enum YamlTree {
    /// The text's documents; none if it is empty. Give it to `YamlDepth` first: the parser is recursive.
    package static func documents(of bytes: [UInt8]) throws(YamlProblem) -> [YamlNode] {
        try nodes(of: bytes) { parser, mask in
            var nodes: [YamlNode] = []
            while let node = try parser.nextRoot() { nodes.append(YamlNode(node, mask, parser)) }
            return nodes
        }
    }

    /// The text's only document; nil if it is empty.
    package static func document(of bytes: [UInt8]) throws(YamlProblem) -> YamlNode? {
        try nodes(of: bytes) { parser, mask in try parser.singleRoot().map { [YamlNode($0, mask, parser)] } ?? [] }
            .first
    }

    private static func nodes(
        of bytes: [UInt8],
        _ read: (Parser, AliasMask) throws -> [YamlNode]
    ) throws(YamlProblem) -> [YamlNode] {
        guard let mask = AliasMask(of: bytes) else {
            let message = "it uses every private-use character of Unicode, so none is left for its aliases"
            throw .malformed(YamlSyntax.Explanation(offset: 0, message: message))
        }
        do {
            return try read(Parser(yaml: mask.applied(to: bytes), resolver: .basic, encoding: .utf8), mask)
        } catch YamlError.duplicatedKeysInMapping(let names, let context) {
            let name = mask.removed(from: names.first ?? "")
            throw .repeatedKey(name: name, line: context.mark.line, column: context.mark.column)
        } catch {
            var places = YamlPlaces(bytes)
            throw .malformed(YamlSyntax.explain(error, bytes: bytes, places: &places))
        }
    }
}
