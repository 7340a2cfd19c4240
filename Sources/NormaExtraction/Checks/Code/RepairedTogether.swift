// The code that is repaired together with an expression: its statement, or the members beside it.

import NormaText
import SwiftSyntax

extension SyntaxProtocol {
    /// The innermost statement around an expression; for an initial value of a property all members beside it, because
    /// such values are usually made in the same way.
    var rangeRepairedTogether: ByteRange? {
        var ancestor = parent
        while let current = ancestor {
            switch current.kind {
            case .codeBlockItem: return ByteRange(of: current)
            case .memberBlockItemList: return ByteRange(of: current)
            default: ancestor = current.parent
            }
        }
        return nil
    }
}
