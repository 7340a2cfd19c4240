// The chapter of the reference about code that a program wrote.

extension LanguageChapter {
    static let generated = LanguageChapter(
        "Generated code",
        text: #"""
            Generated code provides declarations, but is never judged. Code counts as generated if it is listed (`generated:` with paths in
            a `yaml define` block or in `.norma.yml`, `linguist-generated` in `.gitattributes`), or has a
            [mark](configuration.md#what-is-read-and-never-judged): the file's name, a line above its code, the configuration of the tool that generates
            it, or a folder of third-party code. Anyone who writes code can write a mark.
            So a mark doesn't exempt a file from a rule that is `locked: true`, and a check says how many files are exempt for which cause;
            `--verbose` names them, and `--strict` reports each that is neither in the baseline nor in the state before the change.

            `generated: listed-only` in the front matter goes further: no mark exempts a file from any rule, and only
            listed files are left out. It applies to the guides that extend this one as well.
            """#,
        example: #"""
            ---
            norma: 2
            name: our-app
            generated: listed-only
            ---

            # Crashes

            ```yaml define
            generated: [Sources/API/Generated]
            ```

            ```yaml rule
            rule: nothing-is-unwrapped-by-force
            check: force-unwrapping
            ```

            A header alone excuses nothing.

            ```swift bad path=Sources/Cart.swift
            // Generated using our own script. DO NOT EDIT.
            let first = items.first! // ✗
            ```

            The folder is listed.

            ```swift good path=Sources/API/Generated/Cart.swift
            let first = items.first!
            ```

            ```swift good path=Sources/Cart.swift
            let first = items.first ?? .empty
            ```
            """#
    )
}
