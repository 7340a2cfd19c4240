// Reads the year of the copyright notice.

import NormaFacts

enum FileHeaderYear: Check {
    static let identifier = "file-header-year"
    static let summary = "The year of a file's copyright notice."
    static let isMeasured = true
    static let documentation =
        """
        Only files with a notice are measured; `file-header` reports those without.

        ```swift bad
        // Copyright © 2019 Shop. All rights reserved.
        import Foundation
        ```

        ```swift good
        // Copyright © 2026 Shop. All rights reserved.
        import Foundation
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        guard let notice = HeaderNotice.year(in: facts, context.source) else { return }
        context.report(notice.range, value: notice.year)
    }
}
