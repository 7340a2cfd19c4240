"""Guides that have much of one thing: by name a function of the number. `Scripts/stress` doubles them, `Scripts/fuzz` mutates them."""

FENCE = "`" * 3
RULE = "rule: r\nevery: { class: \"*\" }\nmust: { be: final }\n"


def block(word, text):
    return f"{FENCE}{word}\n{text}{FENCE}\n\n"


def guide(body, front=""):
    return f"---\nnorma: 2\nname: g\n{front}---\n\n# G\n\n## H\n\nBecause.\n\n{body}"


def define(key, entries):
    return block("yaml define", f"{key}:\n" + "".join(f"  {entry}\n" for entry in entries))


def rule(text=RULE):
    return block("yaml rule", text)


def listed(count, text):
    return "[" + ", ".join(text(i) for i in range(count)) + "]"


def not_named(names):
    return rule(f"rule: r\nevery: {{ class: any, not: {{ named: {names} }} }}\nmust: {{ be: final }}\n")


def template(inputs, text):
    asked = "template: t\nsummary: A thing.\ninputs:\n  Name: { is: type-name, sample: Order }\n" + inputs
    return rule() + block("yaml template", asked) + block('swift template t path="Sources/{{Name}}.swift"', text + "\n")


def headings(count, text):
    return "".join(f"## Heading {i}\n\nBecause {i}.\n\n{text(i)}" for i in range(count))


def layers(count):
    return define("layers", (f"L{i}: Sources/L{i}" for i in range(count)))


def roles(count, other):
    return define("roles", (f'role-{i}: {{ any: [{{ class: "*B{i}" }}{other(i)}] }}' for i in range(count)))


SHAPES = {
    "values that nothing uses": lambda n: guide(define("values", (f"v{i}: {i}" for i in range(n))) + rule()),
    "values in a chain": lambda n: guide(define("values", [*(f'v{i}: "{{{{v{i + 1}}}}}"' for i in range(n)), f"v{n}: A"]) + not_named('["{{v0}}"]')),
    "values in a circle": lambda n: guide(define("values", (f'v{i}: "{{{{v{(i + 1) % n}}}}}"' for i in range(n))) + rule()),
    "values that close circles far back": lambda n: guide(
        define("values", [*(f'v{i}: "{{{{v{i + 1}}}}}"' for i in range(n)), f"v{n}: " + listed(n, lambda i: f'"{{{{w{i}}}}}"'), *(f'w{i}: "{{{{v0}}}}"' for i in range(n))])
    ),
    "values that double": lambda n: guide(define("values", ["v0: A", *(f'v{i}: "{{{{v{i - 1}}}}}{{{{v{i - 1}}}}}"' for i in range(1, n))]) + not_named(f'["{{{{v{n - 1}}}}}"]')),
    "places that double": lambda n: guide(define("places", ["v0: A", *(f'v{i}: "{{{{v{i - 1}}}}}/{{{{v{i - 1}}}}}"' for i in range(1, n))])),
    "uses of values in a list": lambda n: guide(define("values", (f"v{i}: A{i}" for i in range(n))) + not_named(listed(n, lambda i: f'"{{{{v{i}}}}}"'))),
    "uses of a list in a list": lambda n: guide(define("values", ["v: " + listed(400, lambda i: f"A{i}")]) + not_named(listed(n, lambda i: f'"{{{{v}}}}{i}"'))),
    "unknown values": lambda n: guide(not_named(listed(n, lambda i: f'"{{{{v{i}}}}}"'))),
    "names of a list on one line": lambda n: guide(not_named(listed(n, lambda i: f'"A{i}"'))),
    "expressions of a list": lambda n: guide(not_named(listed(n, lambda i: f'"/^A{i}/"'))),
    "roles": lambda n: guide(roles(n, lambda i: "") + rule()),
    "roles in a chain": lambda n: guide(roles(n, lambda i: f", role-{i - 1}" if i else "") + rule()),
    "roles in a chain, the last first": lambda n: guide(roles(n, lambda i: f", role-{i + 1}" if i + 1 < n else "") + rule()),
    "roles in a circle": lambda n: guide(roles(n, lambda i: f", role-{(i + 1) % n}") + rule()),
    "layers": lambda n: guide(layers(n) + rule("rule: l\nlayers: " + listed(n, lambda i: f"L{i}") + "\n")),
    "layers over others": lambda n: guide(define("layers", (f"L{i}: {{ paths: Sources/L{i}, over: [L{(i + 1) % n}] }}" for i in range(n))) + rule()),
    "modules": lambda n: guide(define("modules", (f"M{i}: Sources/M{i}" for i in range(n))) + rule()),
    "arrows of a contract": lambda n: guide(layers(n) + rule("rule: l\nallow: " + listed(n, lambda i: f'"L{i} -> L{(i + 1) % n}"') + "\n")),
    "arrows of a picture": lambda n: guide(layers(n) + block("mermaid rule rule=m", "graph TD\n" + "".join(f"  L{i} --> L{(i + 1) % n}\n" for i in range(n)))),
    "a group of a picture": lambda n: guide(
        block("mermaid rule rule=m", "graph TD\n" + " & ".join(f"L{i}" for i in range(n)) + " --> " + " & ".join(f"K{i}" for i in range(n)) + "\n")
    ),
    "pictures with details": lambda n: guide(
        headings(n, lambda i: block("mermaid rule", f"graph TD\n  A{i} --> B{i}\n") + rule(f"rule: m{i}\nseverity: warning\n"))
    ),
    "trees with details": lambda n: guide(headings(n, lambda i: block("text layout", f"Sources{i}/ ?\n") + rule(f"rule: t{i}\nseverity: warning\n"))),
    "lines of a tree": lambda n: guide(block("text layout rule=t", "Sources/\n" + "".join(f"  A{i}.swift ?\n" for i in range(n)) + "  …\n")),
    "rules": lambda n: guide(headings(n, lambda i: rule(f'rule: r{i}\nevery: {{ class: "*A{i}" }}\nmust: {{ be: final }}\n'))),
    "examples": lambda n: guide(rule() + block("swift good", "final class A {}\n") * n),
    "placeholders of a name": lambda n: guide(rule('rule: r\nevery: { class: "{Name}" }\nmust: { have: { function: "' + "{Name}" * n + '" } }\n')),
    "links": lambda n: guide(rule() + "[a](" * n + "\n"),
    "brackets": lambda n: guide(rule() + "[" * n + "\n"),
    "stars": lambda n: guide(rule() + "*" * n + "a" + "*" * n + "\n"),
    "lists in lists": lambda n: guide(rule() + "- " * n + "a\n"),
    "columns of a table": lambda n: guide(rule() + "| a " * n + "|\n" + "|---" * n + "|\n" + "| b " * n + "|\n"),
    "sections in sections of a template": lambda n: guide(template("", "class {{Name}} {}\n// " + "{{^Name}}" * n + "{{/Name}}" * n)),
    "lists in lists of a template": lambda n: guide(
        template(
            "".join(f"  L{i}: {{ is: text, many: true, default: [a, b], sample: [a, b] }}\n" for i in range(min(n, 60))),
            "class {{Name}} {}\n// " + "".join("{{#L%d}}" % i for i in range(min(n, 60))) + "x" + "".join("{{/L%d}}" % i for i in reversed(range(min(n, 60)))),
        )
    ),
    "inputs of a template": lambda n: guide(template("".join(f"  I{i}: {{ is: text, default: a }}\n" for i in range(n)), "class {{Name}} {}")),
}
