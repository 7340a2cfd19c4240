// Finds `arc4random` and similar functions.

import NormaText
import SwiftSyntax

enum LegacyRandom: Check {
    static let identifier = "legacy-random"
    static let summary = "A random number comes from a C function."
    static let details = DetailShape.words(heads.sorted())
    static let documentation =
        """
        `Int.random(in:)` and similar methods have no bias and can't be called with a wrong range. Reports `arc4random`,
        `arc4random_uniform` and `drand48`.

        ```swift bad
        let number = arc4random_uniform(6)
        ```

        ```swift good
        let number = Int.random(in: 0..<6)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["arc4random", "arc4random_uniform", "drand48"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let name = call.plainName, heads.contains(name) else {
            return
        }
        context.report(call, detail: name)
    }
}
