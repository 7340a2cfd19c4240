"""Why Norma's checks and SwiftLint's differ where they do, each place read in the code of the packages; printed in docs/oracles.md."""

new_forms = "`nonisolated(nonsending)` and `module::name`, new forms, stop SwiftLint's parser in the middle of a file."
reasons = {
    "colon": "`module::name`, a new form, is two colons to SwiftLint.",
    "cyclomatic-complexity": new_forms,
    "cyclomatic-complexity values": new_forms,
    "empty-count": "SwiftLint takes each `count` for one of elements: parameters, locals and what `isEmpty` is made of, too.",
    "file-code-length": "SwiftLint leaves out lines that hold only brackets and commas, too, of which its documentation says nothing.",
    "force-cast": new_forms,
    "function-body-length": new_forms,
    "function-body-length values": new_forms,
    "function-parameter-count values": new_forms,
    "large-tuple": "The property's name is in backticks and holds brackets, a new form: SwiftLint's parser reads no further.",
    "large-tuple values": "The same.",
    "multiline-arguments": "`module::name` and a comma behind the last argument, new forms, are errors to SwiftLint's parser.",
    "number-separator": "`0.999_499_977` is grouped as SwiftLint's documentation asks; without an option of its own it wants no groups behind a point.",
    "opening-brace": "SwiftLint does not look at the braces of subscripts.",
    "operator-usage-whitespace": "The `<` of `InlineArray<1, Element>`, a new form, is an operator to SwiftLint's parser.",
    "NeverForceUnwrap": "swift format does not look inside of `as`.",
    "NeverUseImplicitlyUnwrappedOptionals": "swift format looks at variables, not at parameters.",
    "OrderedImports": "swift format compares imports with an empty line between, too, and looks into no `#if`.",
    "lizard": "lizard also counts `&&`, `||` and `? :`, and does not count `default`.",
    "lizard same": "The rest: to lizard the label `for`, a member `.default` and the `case` of an `if case` or of an inner enumeration are decisions, too, and in some long functions of closures it loses its way.",
}
