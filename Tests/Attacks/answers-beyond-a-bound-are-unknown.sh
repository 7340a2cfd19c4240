#!/bin/bash
# Chains of classes longer than the search of supertypes: no rule may say that the last of them "doesn't conform" or isn't derived from the first.
set -u
norma=${NORMA:?the path of a norma}
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0
cat > "$tree/guide.md" <<'G'
---
norma: 2
name: chains
---

# Chains

## Everything saves itself

Because.

```yaml rule
rule: conforms
every: class
must: { conform-to: Saving }
```

```yaml rule
rule: inherits
every: { class: "Link*" }
must: { inherit: Root }
```

```yaml rule
rule: implements
every: { class: "Link*" }
must: { implements: { protocol: Saving } }
```
G

# The number of classes, how they are chained, and whether the last must be named in a notice.
check() {
    rm -rf "$tree/Sources"
    mkdir "$tree/Sources"
    python3 - "$1" "$2" "$tree/Sources" <<'P'
import sys
count, kind, folder = int(sys.argv[1]), sys.argv[2], sys.argv[3]
texts = ["protocol Saving {}", "class Root: Saving {}"]
for i in range(count):
    above = "Root" if i == 0 else f"Link{i - 1}"
    if kind == "aliases":
        texts.append(f"typealias Above{i} = {above}")
        above = f"Above{i}"
    texts.append(f"class Link{i}: {above} {{}}")
if kind == "protocols":
    for i in range(count):
        texts.append(f"protocol P{i}: {'Saving' if i == 0 else f'P{i - 1}'} {{}}")
    texts.append(f"class Last: P{count - 1} {{}}")
# Some in each file: the time for one has a bound of its own.
for start in range(0, len(texts), 200):
    with open(f"{folder}/A{start}.swift", "w") as file:
        file.write("\n".join(texts[start : start + 200]) + "\n")
P
    said=$(cd "$tree" && ulimit -v 3000000 -t 60 && timeout -k 5 250 "$norma" check --guide guide.md --format json 2>&1 > said.json)
    status=$?
    if [ $status -gt 1 ]; then
        echo "$1 classes, $2: ended with status $status: ${said:0:300}"
        failed=1
        return
    fi
    python3 - "$1" "$2" "$3" "$tree/said.json" <<'P' || failed=1
import json, sys
count, kind, is_told, said = int(sys.argv[1]), sys.argv[2], sys.argv[3] == "told", json.load(open(sys.argv[4]))
wrong = [f["message"] for f in said["findings"]]
notices = [n["message"] if isinstance(n, dict) else n for n in said["notices"]]
told = any("255" in n and "Sources/A" in n for n in notices)
if wrong:
    print(f"{count} classes, {kind}: {len(wrong)} false findings, such as: {wrong[0]}")
if told != is_told:
    print(f"{count} classes, {kind}: {'no notice says' if is_told else 'a notice says'} what is not followed: {notices}")
sys.exit(bool(wrong) or told != is_told)
P
}

check 250 classes silent
check 300 classes told
check 8000 classes told
check 300 aliases told
check 300 protocols told
check 8000 protocols told

# Within the bound the answer stays sharp: what doesn't conform is reported.
rm "$tree"/Sources/*
printf 'protocol Saving {}\nclass Root {}\nclass Link0: Root {}\nclass Link1: Link0 {}\n' > "$tree/Sources/A.swift"
(cd "$tree" && "$norma" check --guide guide.md 2>&1 | grep -q "conforms") || { echo "a class that doesn't conform is not reported"; failed=1; }
exit $failed
