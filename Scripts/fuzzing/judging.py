"""What must hold, whatever was given: each of these functions yields the failures that it sees."""
import dataclasses
import json
import os
import re
import signal
import xml.etree.ElementTree

from fuzzing.running import OUTPUT, Tree

# Seconds of the processor that a run may take, for up to 100 KB; more bytes have more time.
SLOW = 10.0
BIG = 1 << 30
# No comment on GitHub may be longer.
LONGEST_COMMENT = 60_000
# What Swift's runtime says where something is wrong that ends nothing, or everything.
RUNTIME = re.compile(rb"(?i:Fatal error|Swift runtime failure|bug of (?:its|Norma's) own|Assertion failed|Precondition failed|: warning: .*runtime|Segmentation|Could not cast value)|\bmalloc")


DERIVED = ("mock", "stub", "tests", "preview", "mapper", "protocol", "texts")


@dataclasses.dataclass(frozen=True)
class Failure:
    kind: str
    text: str


def run(program, batch, folder=None):
    """Runs the batch's calls in a tree of its own; the failures and the outcomes."""
    with Tree(batch.files, folder) as tree:
        outcomes, failures = [], []
        states = [tree.content()]
        size = sum(map(len, batch.files.values()))
        for call in batch.calls:
            outcome = program.run(arguments(call), tree.root, time_allowed(size) * 1.5 + 5)
            outcomes.append(outcome)
            states.append(tree.content())
            failures += of_run(program, outcome, size)
            failures += of_files(batch, call, outcome, states[-2], states[-1], os.fsencode(tree.root))
            if failures:
                return failures, outcomes
        failures += of_report(batch, outcomes[0], tree.files)
        failures += of_sequence(batch, outcomes, states)
        return failures, outcomes


def arguments(call):
    return [word.replace("\0", "") for word in call]


def time_allowed(size):
    return SLOW * max(1, size / 100_000)


def of_run(program, outcome, size):
    """How the run ended, what it used, what it said."""
    said = outcome.errors[-400:].decode("utf-8", "replace").strip()
    seconds = outcome.seconds / program.patience
    if outcome.timed_out or seconds > time_allowed(size):
        yield Failure("slow", f"{seconds:.1f} s of the processor for {size} bytes" + (", and not at an end" if outcome.timed_out else ""))
    elif outcome.status == -signal.SIGXFSZ or len(outcome.output) >= OUTPUT:
        yield Failure("report-size", f"more than {OUTPUT >> 20} MB of report for {size} bytes")
    elif outcome.status < 0:
        yield Failure("crash", f"ended by signal {-outcome.status}: {said}")
    elif outcome.status not in (0, 1, 2):
        yield Failure("crash", f"exit status {outcome.status}: {said}")
    elif RUNTIME.search(outcome.errors):
        yield Failure("runtime-message", said)
    elif outcome.memory > BIG:
        yield Failure("memory", f"{outcome.memory >> 20} MB of memory for {size} bytes")
    if outcome.status == 2 and not outcome.errors.strip():
        yield Failure("silent", "exit status 2 without a word")
    form = outcome.arguments[outcome.arguments.index("--format") + 1] if "--format" in outcome.arguments else ""
    if form in ("json", "sarif") and outcome.status in (0, 1):
        if not isinstance(parsed(outcome.output), dict):
            yield Failure("invalid-json", f"the report can't be read as JSON: {outcome.output[:200]!r}")
    elif form == "gitlab" and outcome.status in (0, 1):
        issues = parsed(outcome.output)
        if not isinstance(issues, list) or len({issue["fingerprint"] for issue in issues}) != len(issues):
            yield Failure("invalid-json", f"the report is no list of issues that are all different: {outcome.output[:200]!r}")
    elif form in ("junit", "checkstyle") and outcome.status in (0, 1):
        try:
            xml.etree.ElementTree.fromstring(outcome.output)
        except xml.etree.ElementTree.ParseError as error:
            yield Failure("invalid-xml", f"the report can't be read as XML: {error}")
    elif form == "markdown" and len(outcome.output) >= LONGEST_COMMENT:
        yield Failure("report-size", f"a comment of {len(outcome.output)} bytes")
    elif form != "json":
        try:
            outcome.output.decode()
            outcome.errors.decode()
        except UnicodeDecodeError as error:
            # What stands here may have been cut off in a character.
            if error.start < len(error.object) - 4:
                yield Failure("invalid-text", f"what was printed is no UTF-8: {error}")


def parsed(output):
    try:
        return json.loads(output.decode("utf-8", "strict"))
    except (ValueError, RecursionError):
        return None


def of_files(batch, call, outcome, before, after, root):
    """Nothing of the user's is lost or written that must not be."""
    kind = call[0]
    lost = sorted(path for path in before if path not in after)
    made = sorted(path for path in after if path not in before)
    changed = sorted(path for path in before if path in after and before[path] != after[path])
    outside = [path for path in made + changed + lost if path.startswith(b"../")]
    if lost:
        yield Failure("lost", f"is gone: {shown(lost)}")
    if outside and not any(".." in word for word in call):
        yield Failure("outside", f"written outside of the tree: {shown(outside)}")
    isDry = "--dry-run" in call or kind not in ("fix", "new", "init", "baseline")
    if isDry and made + changed:
        yield Failure("written", f"a run that must not write wrote: {shown(made + changed)}")
    if kind == "fix" and made and "--draft" not in call:
        yield Failure("left", f"fix left new files: {shown(made)}")
    if kind == "init":
        if changed or [path for path in made if path != b".norma.yml" and not path.startswith((b"GUIDE.md", b"Guide/"))]:
            yield Failure("overwritten", f"init wrote {shown(changed + made)}")
        if outcome.status == 2 and made:
            yield Failure("half", f"init failed and left {shown(made)}")
    if kind == "new":
        # What is derived may be put into the file of what it is derived from.
        inserted = b" into=" in b"".join(batch.files.values()) or "--update" in call or call[1:2] != [] and call[1] in DERIVED
        if changed and not inserted:
            yield Failure("overwritten", f"new changed {shown(changed)}")
        for path in changed:
            if inserted and "--update" not in call and not keeps(before[path], after[path]):
                yield Failure("overwritten", f"new lost text of {shown([path])}")
        if outcome.status == 2 and made + changed:
            yield Failure("half", f"new failed and left {shown(made + changed)}")
    if any(b".norma-" in os.path.basename(path) and path not in (b".norma.yml", b".norma-baseline.json") for path in made):
        yield Failure("left", f"a temporary file was left: {shown(made)}")


def keeps(before, after):
    """Whether all lines of a file are there still, in their order: an insertion takes nothing away."""
    lines = iter(after.replace(b"\r\n", b"\n").split())
    return all(line in lines for line in before.replace(b"\r\n", b"\n").split())


def shown(paths):
    return ", ".join(repr(os.fsdecode(path)) for path in paths[:5]) + (f" and {len(paths) - 5} more" if len(paths) > 5 else "")


def of_report(batch, outcome, files):
    """Every Swift file that lies where files are read was checked, or is named."""
    call = batch.calls[0]
    if any(os.fsencode(word) in files for word in call if word != "Docs/SPEC.md" and word != "GUIDE.md"):
        return  # only a part was asked for
    if call[:3] != ["check", "--format", "json"] or outcome.status not in (0, 1) or b".norma.yml" in files:
        return
    report = parsed(outcome.output)
    if not isinstance(report, dict) or report["version"] != 1:
        return
    wanted = [path for path in files if path.endswith(b".swift") and is_read(path)]
    unread = {problem["path"] for problem in report["problems"] if problem["kind"] not in ("syntaxErrors", "syntax-errors")}
    seen = report["summary"]["files"]
    if seen + len(unread) < len(wanted):
        yield Failure("skipped", f"{len(wanted)} Swift files, of which {seen} were checked and {len(unread)} are named")


def is_read(path):
    folders = path.split(b"/")[:-1]
    never = {b"deriveddata", b"pods", b"carthage", b"sourcepackages", b"node_modules"}
    return not any(folder.startswith(b".") or folder.lower() in never for folder in folders) and not path.split(b"/")[-1].startswith(b".")


def of_sequence(batch, outcomes, states):
    """What several calls together must show."""
    if batch.entry == "fix" and len(outcomes) == 5:
        yield from of_fix(outcomes, states)
    if batch.entry == "init" and len(outcomes) == 2 and outcomes[0].status == 0:
        said = outcomes[1].errors.decode("utf-8", "replace")
        if outcomes[1].status == 2 and "no Swift file" not in said:
            yield Failure("unusable", f"what init wrote can't be used: {said[:300]}")


def of_fix(outcomes, states):
    if "--draft" in outcomes[2].arguments:
        return
    look, _, made, again, second = outcomes
    before, after = parsed(look.output), parsed(again.output)
    fixed = sorted(path for path in states[2] if states[2][path] != states[3].get(path))
    if isinstance(before, dict) and isinstance(after, dict):
        broken = problems(after) - problems(before)
        if broken:
            yield Failure("unparsed", f"fix wrote what can't be read any more: {sorted(broken)[:3]}")
    if states[3] != states[5]:
        changed = sorted(path for path in states[5] if states[3].get(path) != states[5][path])
        yield Failure("unstable", f"a second fix changed {shown(changed)} again")
    if fixed and again.status == 2:
        yield Failure("unparsed", "after the fix the tree can't be checked")


def problems(report):
    return {(problem["path"], problem["kind"]) for problem in report["problems"]}
