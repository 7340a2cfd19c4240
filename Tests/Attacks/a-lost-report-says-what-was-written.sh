#!/bin/bash
# Where the report can't be written though the files were, the command says so: otherwise somebody does it all again.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
cd "$D" || exit 1
printf 'import UIKit\nimport Foundation\n\nlet a: Int? = nil\nlet b = a!\nprotocol Service { func run() }\n' > A.swift
printf 'guide: viper-mvvm\n' > .norma.yml
failed=0
try() {
    local before said status
    before=$(find . -type f -exec cksum {} + | sort)
    said=$("$N" "$@" 2>&1 >&-)
    status=$?
    [ $status -eq 2 ] || { echo "norma $* ended with $status, not 2: $said"; failed=1; }
    [ "$(find . -type f -exec cksum {} + | sort)" != "$before" ] || { echo "norma $* wrote nothing"; failed=1; }
    case $said in *"the files were written"*) ;; *) echo "norma $* doesn't say that it wrote: $said"; failed=1 ;; esac
}
try baseline
try fix --rule imports-are-sorted
try new mock Service
rm .norma.yml
try init --guide golden-path
said=$("$N" check 2>&1 >&-)
case $said in *"the files were written"*) echo "check says that it wrote files: $said"; failed=1 ;; esac
exit $failed
