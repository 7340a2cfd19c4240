#!/bin/bash
# Of names that only look the same, or that are no UTF-8, each is a file of its own: none is left out without a word.
set -u
ulimit -v 6000000
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
fail() { echo "$1"; failures=1; }
bad='func f() { let x: Int? = nil; _ = x! }\n'
good='class Good {}\n'
composed=$(printf 'Caf\xc3\xa9'); decomposed=$(printf 'Cafe\xcc\x81'); mark=$(printf '\xcc\x81')
check() { "$NORMA" check --only no-force-unwraps --format json "$@" > result 2> problems; }
paths() { grep -o '"path" *: *"[^"]*"' result | sort -u; }
printf 'guide: golden-path\n' > .norma.yml
mkdir -p Sources/Views

# Two files, of which one or the other is at fault.
for worse in "$composed" "$decomposed"; do
    printf "$good" > "Sources/Views/$composed.swift"; printf "$good" > "Sources/Views/$decomposed.swift"
    [ "$(ls Sources/Views | wc -l)" = 2 ] || { echo "skipped: this disk takes names that look the same for one"; exit 0; }
    printf "$bad" > "Sources/Views/$worse.swift"
    check; [ $? = 1 ] || fail "a file whose name looks like another one's was not checked"
    grep -qF "Views/$worse.swift" result || fail "the finding names the wrong file"
done

# A baseline that accepts the one does not accept the other.
"$NORMA" baseline --only no-force-unwraps > /dev/null 2>&1 || "$NORMA" baseline > /dev/null 2>&1
printf "$bad" > "Sources/Views/$composed.swift"; printf "$bad" > "Sources/Views/$decomposed.swift"
check; [ $? = 1 ] || fail "a baseline's entry accepts two files of one look"
rm -f norma-baseline.json .norma-baseline.json

# Two folders.
rm -r Sources/Views; mkdir -p "Sources/$composed" "Sources/$decomposed"
printf "$bad" > "Sources/$composed/A.swift"; printf "$bad" > "Sources/$decomposed/A.swift"
check; [ "$(paths | grep -c 'A\.swift')" = 2 ] || fail "of two folders that look the same only one was checked"
check "Sources/$composed"; [ "$(paths | grep -c 'A\.swift')" = 1 ] || fail "one of two folders was asked for, and not just that was told"

# A name that begins with a mark, in the whole tree and in a part of it.
rm -r Sources; mkdir -p "Sources/Views/${mark}Evil"; printf "$bad" > "Sources/Views/${mark}Evil/E.swift"; printf "$good" > Sources/Views/B.swift
check; [ $? = 1 ] || fail "a folder whose name begins with a combining mark was not checked"
check Sources/Views; [ $? = 1 ] || fail "a folder whose name begins with a combining mark was left out of a part of the tree"

# A byte that is no UTF-8, beside the sign that stands for such bytes, and beside its own description.
rm -r Sources; mkdir Sources; printf "$bad" > "$(printf 'Sources/a\xff.swift')"
[ "$(ls Sources | wc -l)" = 1 ] || { echo "skipped: this disk takes no such names"; exit $failures; }
for twin in "$(printf 'a\xef\xbf\xbd')" 'a\xFF'; do
    printf "$good" > "Sources/$twin.swift"
    check --strict; [ $? = 1 ] || fail "a name that is no UTF-8 was passed over beside $twin.swift"
    grep -qF "isn't UTF-8" result || fail "nothing was said of a name that is no UTF-8 beside $twin.swift"
    rm "Sources/$twin.swift"
done
exit $failures
