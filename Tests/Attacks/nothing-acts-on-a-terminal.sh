#!/usr/bin/env bash
# A guide, files, names and a configuration that hold escape sequences, C1 controls, overrides of the writing direction and line
# separators. Every command runs on a terminal and into a pipe: none of it may reach either, and no file's name may forge a line.
set -u
ulimit -v 6000000
: "${NORMA:?the path of the program}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
python3 - "$NORMA" <<'P'
import json, os, pathlib, pty, re, select, subprocess, sys

norma = sys.argv[1]
ODD = "\x1b[8m\x1b]0;title\x07\x9b31m\u202e\u2066\u2028\u2029\u200f\x08\x7f\ufeff\r"
EVIL = ODD.replace("\r", "")
# YAML takes none of these as they are: escaped they reach every text.
YAML = json.dumps(EVIL)[1:-1].replace("\\u007f", "\\x7f")
FORGED = "A\nForged.swift:1:1: error: forged [forged]\n"
fence = "`" * 3
guide = f"""---
norma: 2
name: odd
summary: "s{YAML}"
---

# Guide {EVIL}

{fence}yaml define
tests: ["Tests{YAML}"]
layers:
  Low: "Low"
  High: ["High", "High{YAML}"]
roles:
  odd: {{ class: any, named: "Odd*" }}
places:
  feature: "Sources/{{Feature}}"
{fence}

## Heading {EVIL}

Because {EVIL} of `{EVIL}` it. [x{EVIL}](y)

{fence}yaml rule
rule: unwrapping
check: force-unwrapping
instead: "Do {YAML} it."
{fence}

{fence}swift bad
let odd = odd! // ✗
let text = "{EVIL}"
{fence}

{fence}swift good
let odd = "{EVIL}"
{fence}

{fence}yaml rule
rule: finals
every: class
must: {{ be: final }}
message: "m{YAML} {{Subject}}"
instead: "i{YAML}"
because: "b{YAML}"
except:
  - {{ class: "N{YAML}", because: "e{YAML}", until: 2099-01-01 }}
{fence}

{fence}yaml rule
rule: nothing-fits
every: {{ class: "Nothing{YAML}*" }}
must: {{ be: final }}
{fence}

{fence}yaml rule
rule: layers
layers: [High, Low]
{fence}

{fence}yaml review
review: odd-question
question: "q{YAML}"
{fence}

{fence}yaml template
template: thing
summary: "t{YAML}"
inputs:
  Name: {{ is: type-name, sample: Sample, about: "a{YAML}" }}
  Other: {{ is: text, about: "o{YAML}", default: x }}
next: ["n{YAML}"]
{fence}

{fence}swift template thing path=Sources/{{{{Name}}}}{EVIL}.swift
final class {{{{Name}}}} {{ let text = "{EVIL}" }}
{fence}
"""
sources = {
    "Sources/A.swift": f'class OddOne {{}}\nlet a: Int? = nil\nlet b = a! // {ODD}\nlet c = "{EVIL}"; let d = a!\n',
    f"Sources/{EVIL}.swift": 'class OddTwo {}\nlet e = f(" ::set-output name=x::y ##[add-mask]z")!\n',
    f"Sources/{FORGED}.swift": "class OddThree {}\n",
    "Sources/Bad.swift": f"class OddFour { EVIL } {{\n",
    "Low/L.swift": "public final class LowThing { let high: HighThing? = nil }\n",
    "High/H.swift": "public final class HighThing { let low: LowThing? = nil }\n",
    f"Package{EVIL}.txt": "",
    "CODEOWNERS": f"* @team{EVIL}\n",
    "GUIDE.md": guide,
    "Typo.md": guide.replace("must: { be: final }", f"must: {{ bee: final{EVIL} }}", 1).replace("name: odd", f"nam{EVIL}: odd", 1),
    ".norma.yml": f'guide: GUIDE.md\nexclude: ["gone{YAML}"]\n',
    f"own{EVIL}.md": guide,
}
for name, text in sources.items():
    pathlib.Path(name).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(name).write_text(text, encoding="utf-8", newline="")

git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
subprocess.run(git + ["init", "-q"], check=True)
subprocess.run(git + ["add", "-A"], check=True)
subprocess.run(git + ["commit", "-qm", "all"], check=True)

formats = ["terminal", "markdown", "junit", "checkstyle", "gitlab", "xcode", "github", "json", "sarif"]
# Which other programs read as they are: only a terminal gets them made safe.
exact = [["check", "--format", name] for name in formats if name != "terminal"] + [
    ["facts"], ["facts", "--names"], ["facts", "--modules"], ["graph", "--of", "types"],
    ["graph", "--of", "types", "--format", "dot"], ["graph", "--of", "types", "--format", "json"],
    ["graph", "--of", "types", "--format", "svg"], ["graph", "--of", "layers"], ["roles", "--format", "json"],
    ["find", "class: any", "--format", "json"], ["guide", "show"], ["guide", "show", "--markdown"], ["fix", "--dry-run", "--review"],
]
data = [command for command in exact if command[-1] not in ("xcode", "markdown")]
people = [
    ["check"], ["check", "--all"], ["check", "--summary"], ["check", "--group-by", "owner"], ["check", "--group-by", "file", "--all"],
    ["check", "--strict"], ["check", "--verbose"], ["check", f"Sources/{EVIL}.swift"], ["check", "--guide", "Typo.md"],
    ["check", "--guide", f"own{EVIL}.md"], ["check", "--guide", f"none{EVIL}.md"], ["check", "--only", f"x{EVIL}"], ["check", f"no{EVIL}"],
    ["rules", "Sources"], ["rules", "Sources/A.swift"], ["rules", f"Sources/{EVIL}.swift"], ["rules", f"Sources/{FORGED}.swift"],
    ["explain", "unwrapping"], ["explain", "finals"], ["explain", f"x{EVIL}"], ["why", "Sources/A.swift:1"], ["why", "OddOne"],
    ["why", f"Sources/{FORGED}.swift:1"], ["why", "OddThree"], ["roles"], ["find", "class: any"], ["find", f'"{EVIL}'],
    ["guide", "show", "--page"], ["guide", "show", "--rules"], ["guide", "words"], ["guide", "test"], ["guide", "status"],
    ["guide", "test", "Typo.md"], ["new"], ["new", "thing", "Made", "--dry-run"],
    ["new", "thing", "Made"], ["baseline", "--dry-run"], ["init", "--dry-run"], ["fix"], ["fix", "--draft", "--dry-run"],
    ["graph", "--focus", f"x{EVIL}"],
]
# Our own looks, and what wipes the line that tells of progress.
OURS = re.compile("\x1b\\[(0|1|2|1;3[1-4]|36)m|\r\x1b\\[K")
ACTIVE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff]")
problems = []


def on_terminal(arguments):
    process, descriptor = pty.fork()
    if process == 0:
        os.environ.pop("CI", None)
        os.environ["TERM"] = "xterm"
        os.execv(norma, [norma, *arguments])
    output = b""
    while select.select([descriptor], [], [], 60)[0]:
        try:
            part = os.read(descriptor, 65536)
        except OSError:
            break
        if not part:
            break
        output += part
        if output.endswith(b"> ") or output.endswith(b"[y/n] "):
            os.write(descriptor, b"\x04")
    os.waitpid(process, 0)
    # The terminal itself answers a line feed with a return, and shows an end of input as ^D with two backspaces.
    return output.decode("utf-8", "replace").replace("^D\b\b", "").replace("\r\n", "\n")


def look(how, arguments, text):
    shown = OURS.sub("", text)
    if found := ACTIVE.search(shown):
        around = shown[max(0, found.start() - 30):found.end() + 20]
        problems.append(f"{how}, norma {ascii(' '.join(arguments))}: {ascii(found.group())} in {ascii(around)}")
    for line in shown.split("\n"):
        # What is read as JSON, XML or a patch stays what it is.
        is_forged = line.startswith("Forged.swift:") or arguments not in data and (line.lstrip().startswith("::") or "##[" in line)
        if is_forged:
            problems.append(f"{how}, norma {ascii(' '.join(arguments))}: the line {ascii(line[:80])}")


def tidy():
    subprocess.run(["git", "checkout", "-q", "."], check=True)
    subprocess.run(["git", "clean", "-qfd"], check=True)


answers = {}
for arguments in people + exact:
    if arguments not in exact:
        run = subprocess.run([norma, *arguments], stdin=subprocess.DEVNULL, capture_output=True)
        answers[" ".join(arguments)] = run.returncode
        look("in a pipe", arguments, (run.stdout + run.stderr).decode("utf-8", "replace"))
    if arguments[:2] != ["check", "--format"] or arguments[2] != "github":
        look("on a terminal", arguments, on_terminal(arguments))
    tidy()

# Formats that a build service or an editor reads line by line: as many lines as there are findings, and rules that match nothing.
report = json.loads(subprocess.run([norma, "check", "--format", "json"], capture_output=True).stdout)
related = sum(len(finding["related"]) for finding in report["findings"])
blind = sum(notice["kind"] in ("empty-scope", "empty-definition") for notice in report["notices"])
lines = subprocess.run([norma, "check", "--format", "xcode"], capture_output=True).stdout.decode().split("\n")[:-1]
if len(lines) != len(report["findings"]) + related + blind + len(report["problems"]) or any(not line.startswith("/") for line in lines):
    problems.append(f"xcode: {len(lines)} lines for {len(report['findings'])} findings")
lines = subprocess.run([norma, "check", "--format", "github"], capture_output=True).stdout.decode().split("\n")[:-1]
if len(lines) != len(report["findings"]) + blind + len(report["problems"]) or any(not line.startswith("::") for line in lines):
    problems.append(f"github: {len(lines)} lines for {len(report['findings'])} findings")
if len(report["findings"]) < 4 or answers["check"] != 1 or answers["guide test"] not in (0, 1) or answers["rules Sources"] != 0:
    problems.append(f"the guide is not read as it is meant: {answers}")
print("\n".join(problems))
sys.exit(1 if problems else 0)
P
