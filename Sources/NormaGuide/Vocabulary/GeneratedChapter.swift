// The chapter of the reference about code that a program wrote.

extension LanguageChapter {
    static let generated = LanguageChapter(
        "Generated code",
        text: #"""
            Code that a program will write again gives names and is never judged. What counts as such is listed somewhere (`generated:` with paths in
            a `yaml define` block or in `.norma.yml`, `linguist-generated` in `.gitattributes`), or told by a
            [mark](configuration.md#what-is-read-and-never-judged): the file's name, a line above its code, the configuration of the tool that writes
            it, or a folder with code of others. Whoever writes code can write a mark.
            So a mark takes a file out of no rule that is `locked: true`, and a check says how many files are out by which cause;
            `--verbose` names them, and `--strict` tells of each that neither a baseline nor the state before a change knows.

            `generated: listed-only` in the front matter goes further: no mark takes a file out of any rule, and only
            what is listed is left out. It holds for the guides that extend this one as well.
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
