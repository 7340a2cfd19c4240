#!/bin/bash
# Two `norma new` of the same set at the same time: one makes the file, the other says what really happened, and nothing is lost.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
cd "$D" || exit 1
printf 'guide: golden-path\n' > .norma.yml
printf 'protocol Service { func run() }\n' > Service.swift
failed=0
for round in $(seq 6); do
    rm -rf Made && mkdir Made
    for one in 1 2 3; do
        ("$N" new mock Service --into Made > "$D/out.$one" 2>&1; echo $? > "$D/status.$one") &
    done
    wait
    made=$(cat "$D"/status.* | grep -c '^0$')
    [ "$made" -eq 1 ] || { echo "round $round: $made of three made the file"; cat "$D"/out.*; failed=1; }
    for one in 1 2 3; do
        [ "$(cat "$D/status.$one")" = 0 ] && continue
        grep -q "another program made it at the same time\|already exists" "$D/out.$one" && continue
        echo "round $round: ended with $(cat "$D/status.$one"), and says: $(cat "$D/out.$one")"
        failed=1
    done
done
[ -z "$(find . -name '.norma-fix-*')" ] || { echo "half-written files stay"; failed=1; }
exit $failed
