// An array or dictionary literal, for checks that treat both alike.

import SwiftSyntax

struct CollectionLiteral {
    struct Element {
        let node: Syntax
        let comma: TokenSyntax?
    }

    let leftBracket: TokenSyntax
    let rightBracket: TokenSyntax
    let elements: [Element]

    var last: Element? { elements.last }

    /// Nil for other nodes.
    init?(_ node: Syntax) {
        if let array = node.as(ArrayExprSyntax.self) {
            leftBracket = array.leftSquare
            rightBracket = array.rightSquare
            elements = array.elements.map { Element(node: Syntax($0), comma: $0.trailingComma) }
        } else if let dictionary = node.as(DictionaryExprSyntax.self) {
            leftBracket = dictionary.leftSquare
            rightBracket = dictionary.rightSquare
            let list = dictionary.content.as(DictionaryElementListSyntax.self)
            elements = list?.map { Element(node: Syntax($0), comma: $0.trailingComma) } ?? []
        } else {
            return nil
        }
    }
}
