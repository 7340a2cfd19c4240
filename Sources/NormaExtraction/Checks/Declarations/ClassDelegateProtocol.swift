// Finds delegate protocols that structures can conform to.

import NormaText
import SwiftSyntax

enum ClassDelegateProtocol: Check {
    static let identifier = "class-delegate-protocol"
    static let summary = "A delegate protocol is not limited to classes."
    static let details = DetailShape.names
    static let documentation =
        """
        Only a class instance can be held weakly. Reports protocols whose name ends in `Delegate` and that inherit nothing that
        limits them to classes: `AnyObject`, `NSObject`, an actor or another delegate protocol. The detail is the protocol.

        ```swift bad
        protocol CartDelegate {}
        ```

        ```swift fixed
        protocol CartDelegate: AnyObject {}
        ```

        ```swift good
        protocol OrderDelegate: AnyObject {}
        protocol BoxDelegate: OrderDelegate {}
        ```
        """
    static let kinds: [SyntaxKind] = [.protocolDecl]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let type = node.as(ProtocolDeclSyntax.self), type.name.text.hasSuffix("Delegate"),
            type.attributes.named("objc") == nil, type.genericWhereClause == nil
        else { return }
        let inherited = type.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        guard !inherited.contains(where: isForClasses) else { return }
        context.report(type.name, detail: type.name.text, fix: fix(type))
    }

    /// A structure may conform to it, so the fix needs review.
    private static func fix(_ type: ProtocolDeclSyntax) -> Fix? {
        if let first = type.inheritanceClause?.inheritedTypes.first {
            return .review(.insert("AnyObject, ", at: ByteRange(of: first).start))
        }
        let head = type.primaryAssociatedTypeClause.map { ByteRange(of: $0) } ?? ByteRange(of: type.name)
        return .review(.insert(": AnyObject", at: head.end))
    }

    private static func isForClasses(_ type: TypeSyntax) -> Bool {
        let name = type.trimmedDescription
        let isForClasses = ["AnyObject", "class", "NSObject", "NSObjectProtocol", "Actor"].contains(name)
        return isForClasses || name.hasSuffix("Delegate")
    }
}
