// The words `file`, `folder`, `feature`.

import NormaGuide

enum FileSubjects {
    static let list: [SubjectWord] = [
        SubjectWord(
            .file,
            summary: "A Swift file; its name is the file's without `.swift`.",
            example: #"""
                ```yaml rule
                rule: small-files
                every: file
                must: { have-at-most: { types: 1 } }
                ```

                ```swift bad
                struct Cart {}
                struct Account {}
                ```

                ```swift good
                struct Cart {}
                ```
                """#,
            blindSpot: "Files that are not Swift are known to layouts and counterparts only."
        ),
        SubjectWord(
            .document,
            summary: "A file that is not Swift and holds text; its name is the file's, ending included.",
            example: #"""
                ```yaml rule
                rule: lists-of-strings-are-catalogs
                every: { document: "*.strings" }
                must: { in: Legacy }
                ```

                ```text bad path=App/Localizable.strings
                "title" = "Cart";
                ```

                ```text good path=Legacy/Localizable.strings
                "title" = "Cart";
                ```
                """#,
            blindSpot:
                "Files of more than a megabyte, in hidden folders, or in neither UTF-8 nor UTF-16 are not looked at."
        ),
        SubjectWord(
            .folder,
            summary: "A folder of the tree, the root left out.",
            example: #"""
                ```yaml rule
                rule: no-helpers
                every: folder
                must-not: { named: [Helpers, Utils] }
                ```

                ```swift bad path=Sources/Utils/Text.swift
                struct Text {}
                ```

                ```swift good path=Sources/Text/Text.swift
                struct Text {}
                ```
                """#,
            blindSpot: "A folder that is ignored or excluded is not there."
        ),
        SubjectWord(
            .feature,
            summary: "A feature of the guide's `features:` or of a layout's `{Feature}`.",
            example: #"""
                ```yaml define
                features: "Features/{Feature}"
                ```

                ```yaml rule
                rule: features-have-tests
                every: feature
                must: { have-counterpart: { type: "{Subject}Tests" } }
                ```

                ```swift bad path=Features/Cart/Cart.swift
                struct Cart {}
                ```

                ```swift good path=Features/Cart/Cart.swift
                struct Cart {}
                ```

                ```swift good path=Tests/CartTests.swift
                struct CartTests {}
                ```
                """#,
            blindSpot: "A folder without Swift files is no feature."
        ),
    ]
}
