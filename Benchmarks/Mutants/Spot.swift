// A place in a file where one mistake can be planted.

import SwiftSyntax

struct Spot: Encodable {
    enum Kind: String, Encodable {
        /// A condition says the opposite.
        case negated
        /// A statement is not carried out.
        case dropped
        /// Two arguments of a call change places.
        case swapped
        /// A bound is one further, or a comparison counts its end the other way.
        case bound
    }

    let kind: Kind
    let file: String
    /// UTF-8 offsets.
    let start: Int
    let end: Int
    let text: String

    init(_ kind: Kind, in file: String, at node: some SyntaxProtocol, text: String) {
        self.init(kind, in: file, from: node, to: node, text: text)
    }

    init(_ kind: Kind, in file: String, from first: some SyntaxProtocol, to last: some SyntaxProtocol, text: String) {
        self.kind = kind
        self.file = file
        start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        end = last.endPositionBeforeTrailingTrivia.utf8Offset
        self.text = text
    }
}
