#!/bin/bash
# Guides that a program made: roles in a long chain, values that double, lists in lists of templates. None may end the program or take the memory.
set -u
norma=${NORMA:?the path of a norma}
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
scripts=$(cd "$(dirname "$0")/../../Scripts" && pwd)
failed=0
mkdir "$tree/Sources"
echo 'class A {}' > "$tree/Sources/A.swift"

# A shape of Scripts/hostile_guides.py, its number, what must be said, and the command.
refuse() {
    local shape=$1 number=$2 wanted=$3
    shift 3
    PYTHONDONTWRITEBYTECODE=1 python3 -c "import sys; sys.path.insert(0, '$scripts'); import hostile_guides; print(hostile_guides.SHAPES['$shape']($number))" > "$tree/G.md"
    said=$(cd "$tree" && ulimit -v 1500000 && timeout -s KILL 60 "$norma" "$@" 2>&1)
    status=$?
    if [ $status -gt 2 ] || [[ "$said" != *"$wanted"* ]]; then
        echo "$shape, $number: status $status, and not \"$wanted\" but: ${said:0:300}"
        failed=1
    fi
}

refuse "roles in a chain, the last first" 8000 "more than 100 levels deep" check --guide G.md
refuse "roles in a chain" 8000 "more than 100 levels deep" check --guide G.md
refuse "layers" 1200 "at most 1000 layers" check --guide G.md
refuse "values that double" 40 "by more than 4096 bytes" check --guide G.md
refuse "places that double" 40 "by more than 4096 bytes" check --guide G.md
refuse "examples" 20001 "at most 20000 blocks" check --guide G.md
refuse "lists in lists" 60 "more than 49 levels deep" check --guide G.md
refuse "sections in sections of a template" 8000 "more than 64 levels deep" new t Abc --dry-run --guide G.md
refuse "lists in lists of a template" 30 "4 MB" new t Abc --dry-run --guide G.md
exit $failed
