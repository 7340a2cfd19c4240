"""Why Norma's checks and SwiftLint's differ where they do, each place read in the code of the packages; printed in docs/oracles.md.

`is_set_aside` tells of one place whether it is one of those of which the reason proves that the other tool is wrong: by the code
itself, and where a parser stopped because the compiler's own parser takes the file.
"""
import functools
import re
import subprocess

new_forms = "`nonisolated(nonsending)` and `module::name`, new forms, stop SwiftLint's parser in the middle of a file."
reasons = {
    "colon": "`module::name`, a new form, is two colons to SwiftLint.",
    "cyclomatic-complexity": new_forms,
    "cyclomatic-complexity values": new_forms,
    "empty-count": "SwiftLint takes each `count` for one of elements: parameters, locals and what `isEmpty` is made of, too.",
    "file-code-length": "SwiftLint, told to leave out lines of comments, leaves out lines that hold only brackets, commas and operators, too; its documentation does not say so.",
    "force-cast": new_forms,
    "function-body-length": new_forms,
    "function-body-length values": new_forms,
    "function-parameter-count values": new_forms,
    "large-tuple": "The property's name is in backticks and holds brackets, a new form: SwiftLint's parser reads no further.",
    "large-tuple values": "The same.",
    "multiline-arguments": "`module::name` and a comma behind the last argument, new forms, are errors to SwiftLint's parser.",
    "number-separator": "`0.999_499_977` is grouped as SwiftLint's documentation asks; without an option of its own it wants no groups behind a point.",
    "opening-brace": "SwiftLint does not look at the braces of subscripts, and reports a brace below a head of several lines, where formatters write it.",
    "operator-usage-whitespace": "The `<` of `InlineArray<1, Element>`, a new form, is an operator to SwiftLint's parser.",
    "NeverForceUnwrap": "swift format does not look inside of `as`.",
    "NeverUseImplicitlyUnwrappedOptionals": "swift format looks at variables, not at parameters.",
    "OrderedImports": "swift format compares imports with an empty line between, too, and looks into no `#if`; Norma does as SwiftLint, for which a group ends at an empty line.",
    "lizard": "lizard also counts `&&`, `||` and `? :`, and does not count `default`.",
    "lizard same": "The rest: to lizard the label `for`, a member `.default` and the `case` of an `if case` or of an inner enumeration are decisions, too, and in some long functions of closures it loses its way.",
}


@functools.cache
def text_of(file):
    return file.read_text(errors="replace")


@functools.cache
def has_new_form(file):
    """It holds a form that the compiler knows and SwiftLint 0.58.2 does not."""
    if not re.search(r"nonisolated\(nonsending\)|\b[A-Z]\w*::\w", text_of(file)):
        return False
    return subprocess.run(["swiftc", "-frontend", "-parse", file], capture_output=True).returncode == 0


def holds_a_number(file, line):
    """`count` stands without a receiver, or behind `self`, and the file declares it, or makes `isEmpty` of it."""
    lines = text_of(file).splitlines()
    code = lines[line - 1]
    compared = r"(==|!=|<=|>=|<|>)"
    isolated = rf"(?<![\w.\])?!])(self\.)?count\s*{compared}\s*0\b|(?<![\w.])0\s*{compared}\s*(self\.)?count\b(?!\()"
    if not re.search(isolated, code):
        return False
    declared = r"\b(let|var)\s+\(?(\w+,\s*)?count\b|\bcount\s*:|\bcount,?\s*(\w+\s*)?\)?\s+in\b|\(\s*count\s*[,)]"
    around = lines[max(0, line - 4):line]
    return bool(re.search(declared, "\n".join(lines))) or any("isEmpty" in text for text in around)


def without_bare_lines(file):
    """The lines that hold a word, a number or a text outside of comments."""
    code = re.sub(r"/\*.*?\*/", lambda match: "\n" * match[0].count("\n"), text_of(file), flags=re.S)
    return sum(1 for line in code.splitlines() if re.search(r'[\w"]', re.sub(r"//.*", "", line)))


def ends_with_comma(file, line):
    """The argument list around a line has a comma behind its last argument."""
    return re.search(r",\s*\n\s*\)", "\n".join(text_of(file).splitlines()[line - 1:line + 12])) is not None


def is_set_aside(rule, file, line):
    code = text_of(file).splitlines()[line - 1] if line else ""
    before = "\n".join(text_of(file).splitlines()[max(0, line - 6):line])
    proofs = {
        "colon": lambda: re.search(r"\w::\w", code),
        "empty-count": lambda: holds_a_number(file, line),
        "file-code-length": lambda: without_bare_lines(file) <= 400,
        "large-tuple": lambda: re.search(r"`[^`]*[\[(<][^`]*`", code),
        "multiline-arguments": lambda: ends_with_comma(file, line),
        "number-separator": lambda: re.search(r"\d\.\d{3}_\d{3}", code),
        "opening-brace": lambda: "subscript" in before or code.strip() == "{",
        "operator-usage-whitespace": lambda: re.search(r"InlineArray<\d", code),
        "NeverForceUnwrap": lambda: " as " in code,
        "NeverUseImplicitlyUnwrappedOptionals": lambda: re.search(r"\(.*!\)", code),
        "OrderedImports": lambda: re.search(r"^#if", text_of(file), re.M) or re.search(r"^import .*\n\n+import ", text_of(file), re.M),
    }
    return has_new_form(file) or bool(rule in proofs and proofs[rule]())
