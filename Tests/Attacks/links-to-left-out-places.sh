#!/bin/bash
# What a link brings into the sources is checked, wherever it leads: into a hidden or excluded place, to other people's code, to another kind of
# file. What changes behind a link is a change; what can't be followed is named.
set -u
ulimit -v 6000000
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
fail() { echo "$1"; failures=1; }
bad() { printf 'func %s() { let x: Int? = nil; _ = x! }\n' "$1"; }
check() { "$NORMA" check --only no-force-unwraps "$@" > result 2>&1; }
has() { grep -qF "$1" result || fail "${2:-not checked}: $1"; }
hasNot() { grep -qF "$1" result && fail "$2: $1"; true; }

git init -q . && git config user.email a@example.com && git config user.name a
printf 'guide: golden-path\nexclude: [Vendor, Shared/Left]\n' > .norma.yml
mkdir -p Sources/App .hidden/F/deep Pods/G Vendor/V Shared/Left notes
bad a > .hidden/Evil.swift; bad b > .hidden/F/Evil2.swift; bad c > .hidden/F/deep/Evil3.swift; bad d > Pods/G/Evil4.swift
bad e > Vendor/V/Evil5.swift; bad f > Shared/Left/Evil6.swift; bad g > Shared/Seen.swift; echo 'class K {}' > notes/K.txt
echo 'print(1)' > Sources/App/main.swift
cd Sources/App || exit 1
ln -s ../../.hidden/Evil.swift Evil.swift; ln -s ../../.hidden/F F; ln -s ../../Pods/G G; ln -s ../../Vendor/V V
ln -s ../../Shared S; ln -s ../../notes/K.txt K.swift; ln -s ../../.hidden/F Second; ln -s .. loop; ln -s nowhere Broken.swift
mkfifo Pipe.swift
cd ../..

check --strict; [ $? = 1 ] || fail "no finding"
for path in Evil.swift F/Evil2.swift F/deep/Evil3.swift G/Evil4.swift V/Evil5.swift S/Left/Evil6.swift; do has "Sources/App/$path:1"; done
has "Shared/Seen.swift:1"; hasNot "App/S/Seen.swift" "checked twice"; hasNot "App/Second/Evil2.swift" "checked twice"
has "Sources/App/loop: This link" "not named"; has "Sources/App/Broken.swift: The target of this link" "not named"
has "Sources/App/Pipe.swift: This isn't a regular file" "not named"

# A part of the tree, by either of its names.
check Sources/App/F; has "Sources/App/F/Evil2.swift:1"; hasNot "Evil4" "told of another part"
check .hidden/F/Evil2.swift; has "Sources/App/F/Evil2.swift:1"

# What a change made worse.
rm Sources/App/Pipe.swift Sources/App/loop Sources/App/Broken.swift
git add -A && git commit -qm one && git branch base
changed() { check --changed=base "$@"; }
changed; [ $? = 0 ] || fail "findings without a change"
bad k >> notes/K.txt; changed; has "Sources/App/K.swift:2" "a change of a link's target is no change"; hasNot Evil "told of what is old"
git checkout -q .; ln -sfn ../../Pods Sources/App/G; changed; has "Sources/App/G/G/Evil4.swift" "another target is no change"
git checkout -q .; ln -sf ../../Shared/Left/Evil6.swift Sources/App/K.swift; changed; has "Sources/App/K.swift:1" "another target is no change"
rm Sources/App/K.swift; bad z > Sources/App/K.swift; changed; has "Sources/App/K.swift:1" "a file in place of a link is no change"
git checkout -q .

# Links between links: told once, and soon.
rm -rf Sources/App/*; mkdir -p Left/A Left/B
for n in $(seq 1 40); do ln -s ../B "Left/A/l$n"; ln -s ../A "Left/B/l$n"; done
ln -s ../../Left/A Sources/App/A; ln -s ../../Left/B Sources/App/B; bad x > Left/A/X.swift
printf 'guide: golden-path\nexclude: [Left/A]\n' > .norma.yml
check; has "Sources/App/A/X.swift:1"
exit $failures
