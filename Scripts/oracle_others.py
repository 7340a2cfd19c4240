"""Asks two more tools about the packages of Scripts/oracles: the toolchain's `swift format lint`, and lizard."""
import bisect
import collections
import importlib.machinery
import importlib.util
import json
import pathlib
import re
import subprocess
import sys

# Their rules, and our checks that see the same.
formatter = {
    "NeverForceUnwrap": ["force-unwrapping", "force-cast"], "NeverUseForceTry": ["force-try"],
    "NeverUseImplicitlyUnwrappedOptionals": ["implicitly-unwrapped-optional"], "NoParensAroundConditions": ["control-statement"],
    "DoNotUseSemicolons": ["trailing-semicolon"], "OmitExplicitReturns": ["implicit-return"],
    "FileScopedDeclarationPrivacy": ["private-over-fileprivate"],
    "NoAccessLevelOnExtensionDeclaration": ["no-extension-access-modifier"], "OrderedImports": ["sorted-imports"],
}
# swift format says once a file that its imports are out of order; that they are not at the top is something else.
by_file = {"OrderedImports"}


def is_ignored(rule, lines, line):
    """Whether a comment above the statement tells swift format to say nothing, or it has another idea of what is compared."""
    if rule in by_file:
        # `@testable` imports are a group of their own to swift format, wherever they stand.
        return any("@testable" in text for text in lines[max(0, line - 2):line])
    above = lines[max(0, line - 9):line]
    blank = max((index for index, text in enumerate(above) if not text.strip()), default=-1)
    return any("swift-format-ignore" in text for text in above[blank + 1:])


def ask_formatter(folder, look, checks):
    """(rule, checks, (both, ours, theirs), unit) for each rule of which either side has something to say."""
    configuration = folder / "swift-format.json"
    configuration.write_text(json.dumps({"version": 1, "lineLength": 100000, "rules": {rule: True for rule in formatter}}))
    wanted = {check: False for group in formatter.values() for check in group if check in checks}
    tally = collections.defaultdict(lambda: [0, 0, 0])
    lines = collections.defaultdict(list)
    for name in ("Rainbow", "Yams", "swift-argument-parser"):
        command = ["swift", "format", "lint", "--configuration", configuration, "--recursive", "."]
        said = subprocess.run([str(part) for part in command], cwd=folder / name, capture_output=True, text=True).stderr
        theirs = collections.defaultdict(set)
        for path, line, rule in re.findall(r"^(.+?):(\d+):\d+: \w+: \[(\w+)\](?! place imports)", said, re.M):
            place = pathlib.Path(path).resolve().relative_to(folder / name) if path.startswith("/") else pathlib.Path(path)
            theirs[rule].add((str(place), 0 if rule in by_file else int(line)))
        ours = look(name, wanted)
        # NeverForceUnwrap and its like leave out files that import XCTest.
        tests = {str(file.relative_to(folder / name)) for file in (folder / name).rglob("*.swift") if "import XCTest" in file.read_text(errors="replace")}
        for rule, group in formatter.items():
            silent = tests if rule.startswith("Never") else set()
            text = lambda path: (folder / name / path).read_text(errors="replace").splitlines()
            mine = {(path, 0 if rule in by_file else line) for check in group for path, line, *_ in ours[check]
                    if path not in silent and not is_ignored(rule, text(path), line)}
            other = theirs[rule]
            for index, count in enumerate((len(mine & other), len(mine), len(other))):
                tally[rule][index] += count
            lines[rule] += [f"only Norma\t{name}/{path}:{line}" for path, line in sorted(mine - other)]
            lines[rule] += [f"only swift format\t{name}/{path}:{line}" for path, line in sorted(other - mine)]
    for rule in formatter:
        (folder / f"{rule}.txt").write_text("\n".join(lines[rule]) + "\n")
    return [(rule, group, tally[rule], "file" if rule in by_file else "line") for rule, group in formatter.items() if any(tally[rule][1:])]


def load_counter():
    """`Scripts/count-swift`, which shares nothing with Norma's parser."""
    place = str(pathlib.Path(__file__).resolve().parent / "count-swift")
    loader = importlib.machinery.SourceFileLoader("count_swift", place)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("count_swift", loader))
    loader.exec_module(module)
    return module


def is_explained(file, last, first, ours, told):
    """Whether lizard took words for decisions that are none, as many as are too many, or left the function before its end."""
    counter = load_counter()
    text = file.read_text(errors="replace")
    starts = [index for index, character in enumerate(text) if character == "\n"]
    found = counter.tokens(text)[0]
    words = {"if", "for", "while", "guard", "catch", "case", "default"}
    extra, depth, enumerations, opens_enumeration = 0, 0, [], False
    braces = 0
    for index, token in enumerate(found):
        before, behind = (found[index - 1].text if index else ""), (found[index + 1].text if index + 1 < len(found) else "")
        line = bisect.bisect_left(starts, token.start) + 1
        opens_enumeration = opens_enumeration or token.text == "enum" and before != "."
        if token.text == "{":
            depth += 1
            if opens_enumeration:
                enumerations.append(depth)
                opens_enumeration = False
        elif token.text == "}":
            if enumerations and enumerations[-1] == depth:
                enumerations.pop()
            depth -= 1
        if not first <= line <= last:
            continue
        braces += (token.text == "{") - (token.text == "}")
        if token.text in words:
            is_label = token.text != "default" and (behind == ":" or before in "(," and index + 2 < len(found) and found[index + 2].text == ":")
            is_pattern = token.text == "case" and before in ("if", "guard", "while", "for", ",")
            is_member = before == "." or token.text == "default" and behind != ":"
            extra += is_label or is_pattern or is_member or token.text == "case" and bool(enumerations) and enumerations[-1] == depth
    return 0 < told - ours <= extra or (told < ours and braces != 0)


def ask_lizard(folder, packages, measure_all, place_of_lizard):
    """How many functions both see at the same line, and of how many they say the same: as lizard counts, and told to count the same things."""
    sys.path.insert(0, str(pathlib.Path(place_of_lizard).resolve()))
    import lizard
    from lizard_languages.swift import SwiftReader

    counts = collections.Counter()
    differences = []
    settings = ("_logical_operators", "_ternary_operators", "_case_keywords", "process_token")
    usual = [getattr(SwiftReader, name) for name in settings]
    # Without the ternary, the `?` of an optional is no decision that has to be taken back.
    alike = [set(), set(), {"case", "default"}, lambda self, token: None]

    def analysed(file, values):
        for name, value in zip(settings, values):
            setattr(SwiftReader, name, value)
        return {function.start_line: function.cyclomatic_complexity - 1 for function in lizard.analyze_file(str(file)).function_list}

    for name in packages:
        mine = {}
        for path, line, _, message in measure_all(name, "cyclomatic-complexity"):
            mine.setdefault(path, {})[line] = int(re.search(r"complexity of (\d+)", message)[1])
        for path, functions in sorted(mine.items()):
            first = analysed(folder / name / path, usual)
            second = analysed(folder / name / path, alike)
            ends = {function.start_line: function.end_line for function in lizard.analyze_file(str(folder / name / path)).function_list}
            for line in first.keys() & functions.keys():
                counts["seen"] += 1
                counts["equal"] += functions[line] == first[line]
                counts["same"] += functions[line] == second.get(line)
                if functions[line] != second.get(line):
                    counts["told"] += is_explained(folder / name / path, ends[line], line, functions[line], second.get(line))
                    differences.append(f"{name}/{path}:{line}\tNorma {functions[line]}\tlizard {first[line]}\ttold {second.get(line)}")
    (folder / "lizard.txt").write_text("\n".join(differences) + "\n")
    return counts
