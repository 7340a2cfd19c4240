"""Changes texts: bytes, tokens, lines, splices of two texts, repeated runs, deep nesting, line ends and odd Unicode.

Everything works on bytes, because half of the point is bytes that are no text; everything is drawn from one `random.Random`, so
that a seed says what comes out.
"""
import re

from fuzzing import dictionaries

LONGEST = 100_000
TOKEN = re.compile(rb'[A-Za-z_][A-Za-z0-9_]*|[0-9][0-9A-Za-z_.]*|"""|"|//+|/\*|\*/|[ \t]+|\r?\n|[^\sA-Za-z0-9_]|\s', re.DOTALL)
NUMBER = re.compile(rb"(?<![A-Za-z_0-9])[0-9][0-9_.]*")
WORD = re.compile(rb"[A-Za-z_][A-Za-z0-9_]{2,}")
NESTINGS = [
    (b"(", b")"), (b"[", b"]"), (b"{", b"}"), (b"{ ", b" }"), (b"<", b">"), (b"A<", b">"), (b"f(", b")"), (b"a[", b"]"), (b"[a: ", b"]"),
    (b"if a { ", b"}"), (b"class A {\n", b"}\n"), (b"#if A\n", b"#endif\n"), (b"\"\\(", b")\""), (b"/* ", b" */"), (b"a ? ", b" : b"),
    (b"- ", b""), (b"  ", b""), (b"{a: ", b"}"), (b"> ", b""), (b"{{#Name}}", b"{{/Name}}"), (b"(a, ", b")"), (b"{ a in ", b"}"),
    (b"do { ", b"} catch {}"), (b"!", b""), (b"-", b""), (b"&", b""), (b"try ", b""), (b"@A ", b""), (b"a.", b"b"), (b"func f() { ", b"}"),
    (b"(@a ", b")"), (b"if case .a(", b") = b {}"), (b"any: [", b"]"), (b"not: {", b"}"), (b"(?:", b")*"), (b"<dict>", b"</dict>"),
    (b"switch a { case ", b": b }"), (b"#\"\\#(", b")\"#"), (b"a as ", b"B"), (b"a <- ", b"b"), (b"[[", b"]]"), (b"some ", b""),
]


def position(random, text):
    return random.randrange(len(text) + 1)


def piece(random, text, longest=200):
    """A part of the text, seldom a long one."""
    if not text:
        return 0, 0
    start = random.randrange(len(text))
    length = min(len(text) - start, int(longest ** random.random()))
    return start, start + length


def count(random, most):
    """Small numbers often, large ones seldom."""
    return max(1, int(most ** random.random()))


def inserted(text, at, addition):
    return text[:at] + addition + text[at:]


def change_bytes(random, text, other, words):
    text = bytearray(text or b" ")
    for _ in range(count(random, 8)):
        at = random.randrange(len(text))
        choice = random.randrange(4)
        if choice == 0:
            text[at] ^= 1 << random.randrange(8)
        elif choice == 1:
            text[at] = random.randrange(256)
        elif choice == 2 and len(text) > 1:
            del text[at]
        else:
            text.insert(at, random.randrange(256))
    return bytes(text)


def delete_piece(random, text, other, words):
    start, end = piece(random, text)
    return text[:start] + text[end:]


def double_piece(random, text, other, words):
    start, end = piece(random, text)
    return inserted(text, position(random, text), text[start:end])


def cut_off(random, text, other, words):
    return text[: position(random, text)] if random.random() < 0.7 else text[position(random, text) :]


def change_tokens(random, text, other, words):
    tokens = TOKEN.findall(text)
    if not tokens:
        return random.choice(words)
    others = TOKEN.findall(other[:20_000]) or [b" "]
    for _ in range(count(random, 6)):
        at = random.randrange(len(tokens))
        choice = random.randrange(6)
        if choice == 0 and len(tokens) > 1:
            del tokens[at]
        elif choice == 1:
            tokens.insert(at, tokens[random.randrange(len(tokens))])
        elif choice == 2:
            tokens[at] = random.choice(words)
        elif choice == 3:
            tokens.insert(at, random.choice(words))
        elif choice == 4:
            tokens[at] = random.choice(others)
        else:
            second = random.randrange(len(tokens))
            tokens[at], tokens[second] = tokens[second], tokens[at]
    return b"".join(tokens)


def change_lines(random, text, other, words):
    lines = text.split(b"\n")
    for _ in range(count(random, 5)):
        at = random.randrange(len(lines))
        choice = random.randrange(6)
        if choice == 0 and len(lines) > 1:
            del lines[at]
        elif choice == 1:
            lines.insert(random.randrange(len(lines) + 1), lines[at])
        elif choice == 2:
            second = random.randrange(len(lines))
            lines[at], lines[second] = lines[second], lines[at]
        elif choice == 3 and at + 1 < len(lines):
            lines[at : at + 2] = [lines[at] + lines[at + 1]]
        elif choice == 4:
            lines[at] = random.choice([b" ", b"\t", b"    "]) + lines[at] if random.random() < 0.5 else lines[at].lstrip()
        else:
            lines.insert(at, random.choice(words))
    return b"\n".join(lines)


def splice(random, text, other, words):
    if random.random() < 0.5:
        return text[: position(random, text)] + other[position(random, other) :]
    start, end = piece(random, other, 4000)
    return inserted(text, position(random, text), other[start:end])


def shuffle_in(random, text, other, words):
    """The lines of both, in turns."""
    mine, others = text.split(b"\n"), other.split(b"\n")
    result = []
    while mine or others:
        source = mine if mine and (not others or random.random() < 0.5) else others
        taken = count(random, 12)
        result += source[:taken]
        del source[:taken]
    return b"\n".join(result)


def repeat(random, text, other, words):
    choice = random.random()
    if choice < 0.4:
        unit = random.choice(words)
    elif choice < 0.7:
        start, end = piece(random, text, 60)
        unit = text[start:end]
    else:
        lines = text.split(b"\n")
        unit = random.choice(lines) + b"\n"
    times = min(count(random, 5000), max(1, LONGEST // 2 // max(1, len(unit))))
    return inserted(text, position(random, text), unit * times)


def nest(random, text, other, words):
    opening, closing = random.choice(NESTINGS)
    if random.random() < 0.2:
        opening = random.choice(words) + opening
    times = min(count(random, 3000), LONGEST // 2 // max(1, len(opening) + len(closing)))
    start, end = piece(random, text)
    closed = times if random.random() < 0.6 else random.choice([0, times // 2, times - 1])
    return text[:start] + opening * times + text[start:end] + closing * closed + text[end:]


def change_line_ends(random, text, other, words):
    ends = random.choice([b"\r\n", b"\r", b"\n\r", b"\r\r\n", b"\xe2\x80\xa8", b"\x0b", b""])
    if random.random() < 0.5:
        return text.replace(b"\n", ends)
    lines = text.split(b"\n")
    return b"".join(line + (ends if random.random() < 0.3 else b"\n") for line in lines)


def odd_text(random, text, other, words):
    for _ in range(count(random, 10)):
        addition = random.choice(dictionaries.ODD_TEXT) * (count(random, 300) if random.random() < 0.1 else 1)
        choice = random.random()
        if choice < 0.5:
            at = position(random, text)
        elif choice < 0.7:
            at = random.choice([0, len(text)])
        else:
            # Inside of a word, where it is part of a name.
            found = [match.start() + 1 for match in WORD.finditer(text[:20_000])]
            at = random.choice(found) if found else 0
        text = inserted(text, at, addition)
    return text


def change_numbers(random, text, other, words):
    found = list(NUMBER.finditer(text[:50_000]))
    if not found:
        return inserted(text, position(random, text), random.choice(dictionaries.NUMBERS))
    match = random.choice(found)
    return text[: match.start()] + random.choice(dictionaries.NUMBERS) + text[match.end() :]


def rename(random, text, other, words):
    """One word becomes another everywhere: names that clash, and names that are nothing."""
    found = WORD.findall(text[:20_000])
    if len(found) < 2:
        return change_tokens(random, text, other, words)
    old = random.choice(found)
    new = random.choice(found) if random.random() < 0.6 else random.choice(words + dictionaries.ODD_TEXT)
    return re.sub(rb"(?<![A-Za-z0-9_])" + re.escape(old) + rb"(?![A-Za-z0-9_])", lambda _: new, text)


def move_piece(random, text, other, words):
    start, end = piece(random, text, 2000)
    part, rest = text[start:end], text[:start] + text[end:]
    return inserted(rest, position(random, rest), part)


MUTATIONS = [
    (change_bytes, 2), (delete_piece, 2), (double_piece, 1), (cut_off, 1), (change_tokens, 5), (change_lines, 4), (splice, 2), (shuffle_in, 1),
    (repeat, 2), (nest, 2), (change_line_ends, 1), (odd_text, 2), (change_numbers, 1), (rename, 2), (move_piece, 1),
]


def mutated(random, text, other, words, longest=LONGEST):
    """The text after one to four changes, seldom more; not longer than `longest`."""
    times = 1 + int(random.random() ** 2 * 4) if random.random() < 0.95 else random.randrange(5, 30)
    functions, weights = zip(*MUTATIONS)
    for function in random.choices(functions, weights, k=times):
        text = function(random, text, other, words)[:longest]
    return text


GENTLE = [change_bytes, change_tokens, change_tokens, change_lines, odd_text, change_numbers, rename, delete_piece]


def mutated_blocks(random, text, other, words, fence):
    """One or two fenced blocks of the text after one change each, so that most of it still means what it meant."""
    for _ in range(random.choice([1, 1, 1, 2])):
        found = list(fence.finditer(text))
        if not found:
            return mutated(random, text, other, words)
        start, end = random.choice(found).span(3)
        block = text[start:end]
        function = random.choice(GENTLE)
        if random.random() < 0.4:
            # One line of it.
            at = random.randrange(block.count(b"\n") + 1)
            lines = block.split(b"\n")
            lines[at] = function(random, lines[at], other, words)
            block = b"\n".join(lines)
        else:
            block = function(random, block, other, words)
        text = text[:start] + block + text[end:]
    return text


def crlf(random, text, other, words):
    return text.replace(b"\n", b"\r\n")


def odd_letters(random, text, other, words):
    """Letters of other scripts in names, comments and texts, which stay UTF-8."""
    found = [match.end() - 1 for match in WORD.finditer(text[:20_000])]
    for at in random.sample(found, min(len(found), count(random, 20))):
        text = inserted(text, at, random.choice(dictionaries.LETTERS))
    return text


def repeat_lines(random, text, other, words):
    lines = text.split(b"\n")
    at = random.randrange(len(lines))
    end = at + count(random, 12)
    return b"\n".join(lines[:end] + lines[at:end] * count(random, 20) + lines[end:])


# What grows with the square where somebody is careless: one expression, one name, or many declarations of one name.
CHAINS = [
    (b"func chain() { ", b"a = ", b"z }"), (b"let chain = ", b"a + ", b"a"), (b"let chain = ", b"a && ", b"b"), (b"let chain = ", b"a ? b : ", b"c"),
    (b"let chain = a", b".b", b""), (b"let chain = a", b".b { $0 }", b""), (b"let chain = a", b"!.b", b""), (b"let chain: A", b".B", b""),
    (b"let chain: A", b"?", b""), (b"let ", b"a", b" = 1"), (b"final class ", b"Aa", b"ViewModel {}"), (b"let a", b"\xcc\x81", b" = 1"),
]
NAMESAKES = [
    b"class C { class D {}; var c: C; func f() { C().c.f() } }", b"func f(_ a: C) -> C { f(a).f(a) }", b"extension C { var c: C { self.c.c } }",
    b"enum C { case a; func f() -> C { C.a.f() } }", b"typealias C = D", b"protocol C { var c: C { get } }",
]


def long_chain(random, text, other, words):
    start, unit, end = random.choice(CHAINS)
    return text + b"\n" + start + unit * min(count(random, 5000), LONGEST // 2 // len(unit)) + end + b"\n"


def namesakes(random, text, other, words):
    line = random.choice(NAMESAKES) + b"\n"
    return text + b"\n" + line * count(random, 500)


SOFT = [(crlf, 1), (odd_letters, 2), (rename, 4), (repeat_lines, 2), (change_numbers, 1), (long_chain, 1), (namesakes, 1)]


def softly_mutated(random, text, other, words, longest=LONGEST):
    """The text after changes that mostly leave it Swift: what comes behind the parser sees those alone."""
    functions, weights = zip(*SOFT)
    for function in random.choices(functions, weights, k=random.randrange(1, 4)):
        text = function(random, text, other, words)[:longest]
    return text


def odd_name(random, usual):
    """A name of a file or folder, or what is said on a command line: an odd one, or a usual one with something odd in it."""
    usual = usual if isinstance(usual, bytes) else usual.encode()
    choice = random.random()
    if choice < 0.4:
        name = random.choice(dictionaries.ODD_NAMES)
    elif choice < 0.7:
        name = inserted(usual, position(random, usual), random.choice(dictionaries.ODD_NAMES))
    elif choice < 0.9:
        name = inserted(usual, position(random, usual), random.choice(dictionaries.ODD_TEXT))
    else:
        name = change_bytes(random, usual, b"", [])
    name = name.replace(b"\0", b"0").replace(b"/", b"_")[:120]
    return name if name not in (b"", b".", b"..") else b"..."
