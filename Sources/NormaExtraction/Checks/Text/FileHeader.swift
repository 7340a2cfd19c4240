// Finds files that don't begin with a copyright notice.

import NormaFacts
import NormaText

enum FileHeader: Check {
    static let identifier = "file-header"
    static let summary = "A file doesn't begin with a copyright notice."
    static let details = DetailShape.text
    static let causeExtent = CauseExtent.project
    static let documentation =
        """
        Reports files whose first comment, before any code, has no line `Copyright © YEAR OWNER`. The line with a package's tools
        version may precede it. The detail is the first line of the file's first comment. `file-header-year` measures the year.

        ```swift bad
        import Foundation
        ```

        ```swift good
        // Copyright © 2026 Shop. All rights reserved.
        import Foundation
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        guard context.source.count > 0, HeaderNotice.year(in: facts, context.source) == nil else { return }
        let first = LineText.range(ofLine: 1, context.source) ?? .empty
        let comment = facts.comments.first.map { ShortText.of($0.text) } ?? ""
        context.report(first, detail: comment)
    }
}
