// Sees `fileprivate` at the top of a file.

import NormaFacts
import NormaText

/// A declaration at the top of a file is `fileprivate`.
enum PrivateOverFileprivate: Check {
    static let identifier = "private-over-fileprivate"
    static let summary = "A declaration at the top of a file is `fileprivate`."
    static let documentation =
        """
        There `private` means the same and is the usual word. Extensions are not seen. The detail is the name.

        ```swift bad
        fileprivate struct Cart {}
        ```

        ```swift good
        private struct Order {}
        struct Box {
            fileprivate let items: [Item]
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for (index, declaration) in facts.declarations.enumerated() where declaration.parent < 0 {
            guard declaration.access == .fileprivate, declaration.traits.contains(.explicitAccess),
                declaration.kind != .extension
            else { continue }
            context.report(declaration.nameRange, detail: facts.text(declaration.name), owner: Int32(clamping: index))
        }
    }
}
