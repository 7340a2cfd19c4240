"""Failures that were found once, as small files in `Tests/Hostile`; each is run again by `Scripts/fuzz --replay`."""
import base64
import hashlib
import json
import os
import re

from fuzzing.batches import Batch


# What stands at least forty times in a row.
RUN = re.compile(rb"(.{1,60}?)\1{39,}", re.DOTALL)


def text_of(batch, kind, about):
    """A case as JSON: what can be read is text, everything else is base64."""
    return json.dumps(
        {
            "about": about,
            "kind": kind,
            "entry": batch.entry,
            "calls": batch.calls,
            "files": {os.fsdecode(path): content_of(content) for path, content in sorted(batch.files.items())},
            "inputs": [os.fsdecode(path) if isinstance(path, bytes) else path for path in batch.inputs],
            "made": batch.name,
        },
        indent=2,
    ) + "\n"


def content_of(content):
    """Lines, base64 for what is no text, and runs by what is repeated."""
    parts, end = [], 0
    for run in RUN.finditer(content):
        if run.start() > end:
            parts.append(content_of(content[end : run.start()]))
        parts.append({"repeat": content_of(run[1]), "times": len(run[0]) // len(run[1])})
        end = run.end()
    if parts:
        return {"parts": parts + ([content_of(content[end:])] if end < len(content) else [])}
    try:
        return content.decode().split("\n")
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(content).decode()}


def bytes_of(content):
    if isinstance(content, list):
        return "\n".join(content).encode()
    if "parts" in content:
        return b"".join(bytes_of(part) for part in content["parts"])
    if "repeat" in content:
        return bytes_of(content["repeat"]) * content["times"]
    return base64.b64decode(content["base64"])


def batch_of(text):
    case = json.loads(text)
    files = {os.fsencode(path): bytes_of(content) for path, content in case["files"].items()}
    inputs = [os.fsencode(path) if os.fsencode(path) in files else path for path in case["inputs"]]
    return Batch(case["entry"], files, inputs, case["calls"], case.get("made", "")), case


def keep(folder, batch, kind, about):
    """Writes a case below its entry; the file."""
    text = text_of(batch, kind, about)
    name = f"{kind}-{hashlib.sha256(repr((batch.calls, sorted(batch.files.items()))).encode()).hexdigest()[:8]}.json"
    place = folder / batch.entry.replace(" ", "-")
    place.mkdir(parents=True, exist_ok=True)
    (place / name).write_text(text)
    return place / name
