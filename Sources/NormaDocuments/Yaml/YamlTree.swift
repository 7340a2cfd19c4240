// What stands in a YAML text, read by Yams: nodes with their places, before anybody says what they mean.

import Yams

/// A node as it was written; what an alias names stands where the alias stands.
package struct YamlNode {
    package enum Content {
        case scalar(YamlScalar)
        case list([YamlNode])
        /// In the order written.
        case mapping([(key: YamlNode, value: YamlNode)])
        case alias
    }

    private let node: Node

    init(_ node: Node) { self.node = node }

    /// Made when it is asked for: a few aliases can stand for more nodes than fit the memory.
    package var content: Content {
        switch node {
        case .scalar(let scalar): .scalar(YamlScalar(scalar))
        case .sequence(let sequence): .list(sequence.map { YamlNode($0) })
        case .mapping(let mapping): .mapping(mapping.map { (YamlNode($0), YamlNode($1)) })
        case .alias: .alias
        }
    }

    /// Both counted from 1.
    package var mark: (line: Int, column: Int)? { node.mark.map { ($0.line, $0.column) } }
}

package struct YamlScalar {
    package enum Style { case plain, quoted, block }

    package let text: String
    package let style: Style

    init(_ scalar: Node.Scalar) {
        text = scalar.string
        style =
            switch scalar.style {
            case .literal, .folded: .block
            case .singleQuoted, .doubleQuoted: .quoted
            case .any, .plain: .plain
            }
    }
}

/// Why a text is no YAML.
package enum YamlProblem: Error {
    /// The mark is that of the mapping.
    case repeatedKey(name: String, line: Int, column: Int)
    case malformed(YamlSyntax.Explanation)
}

package enum YamlTree {
    /// The text's documents; none where it is empty. Give it to `YamlDepth` first: the parser is recursive.
    package static func documents(of bytes: [UInt8]) throws(YamlProblem) -> [YamlNode] {
        try nodes(of: bytes) { parser in
            var nodes: [YamlNode] = []
            while let node = try parser.nextRoot() { nodes.append(YamlNode(node)) }
            return nodes
        }
    }

    /// The text's only document; nil where it is empty.
    package static func document(of bytes: [UInt8]) throws(YamlProblem) -> YamlNode? {
        try nodes(of: bytes) { parser in try parser.singleRoot().map { [YamlNode($0)] } ?? [] }.first
    }

    private static func nodes(
        of bytes: [UInt8],
        _ read: (Parser) throws -> [YamlNode]
    ) throws(YamlProblem) -> [YamlNode] {
        do {
            return try read(Parser(yaml: String(decoding: bytes, as: UTF8.self), resolver: .basic, encoding: .utf8))
        } catch YamlError.duplicatedKeysInMapping(let names, let context) {
            let mark = context.mark
            throw .repeatedKey(name: names.first ?? "", line: mark.line, column: mark.column)
        } catch {
            var places = YamlPlaces(bytes)
            throw .malformed(YamlSyntax.explain(error, bytes: bytes, places: &places))
        }
    }
}
