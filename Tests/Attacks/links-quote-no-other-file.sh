#!/bin/bash
# A link that is called like a configuration, a guide or a baseline makes no message quote a file of the machine.
set -u
NORMA=${NORMA:?the program}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
echo "machine github.com login me password hunter2" > netrc
mkdir -p app/Sources
cd app || exit 1
git init -q .
echo 'let a = 1' > Sources/A.swift
failed=0
expect_silence() {
    said=$("$NORMA" check 2>&1)
    status=$?
    if [ "$status" -ne 2 ] || grep -q hunter2 <<< "$said"; then
        echo "$1: status $status: $said"
        failed=1
    fi
}
ln -s ../netrc .norma.yml
expect_silence "the configuration"
rm .norma.yml
printf 'guide: GUIDE.md\n' > .norma.yml
ln -s ../netrc GUIDE.md
expect_silence "the guide"
printf 'guide: ../netrc\n' > .norma.yml
expect_silence "a guide's path"
printf 'guide: golden-path\n' > .norma.yml
ln -s ../netrc .norma-baseline.json
expect_silence "the baseline"
exit "$failed"
