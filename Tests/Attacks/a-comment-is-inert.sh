#!/usr/bin/env bash
# A letter that joins what follows it into one character (U+0600) goes before a backtick, `<`, `[` and `@` in code and in a file's name:
# the comment for a pull request holds no element, no link and no mention for it. (Scripts/validate-reports --hostile renders it.)
set -u
ulimit -v 6000000
: "${NORMA:?the path of the program}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
python3 - "$NORMA" <<'P'
import pathlib, re, subprocess, sys

letter = "\u0600"
pathlib.Path("Sources").mkdir()
text = f'{letter}`{letter}<img src=https://evil.example/t.png>{letter}[click me{letter}](https://evil.example) {letter}@octocat {letter}#12'
pathlib.Path("Sources/A.swift").write_text(f'let a: Int? = nil\nlet b = f("{text}")!\n', encoding="utf-8")
pathlib.Path(f"Sources/x{letter}`{letter}<h1>{letter}<img src=evil>.swift").write_text("let a: Int? = nil\nlet b = a!\n", encoding="utf-8")
command = [sys.argv[1], "check", "--guide", "golden-path", "--only", "no-force-unwraps", "--format", "markdown", "."]
report = subprocess.run(command, capture_output=True, text=True).stdout
# As CommonMark does: a run of backticks ends at a run of the same length; everything in between is code.
outside = re.sub(r"(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)", "", report)
outside = outside.replace("<!-- norma check -->", "").replace("<sub>", "").replace("</sub>", "")
problems = [f"{found.group()!r} outside of code" for found in re.finditer(r"<\w|\]\(|@\w|https?://|`", outside)]
if report.count("\n- ") != 2:
    problems.append("the report doesn't have two findings")
print("\n".join(problems), end="\n" if problems else "")
sys.exit(1 if problems else 0)
P
