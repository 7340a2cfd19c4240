#!/bin/bash
# Without /proc a program of Swift has no arguments on Linux: that is an error with its reason, and not the help with a success.
set -u
N=${NORMA:?the path of the program to try}
R=$(mktemp -d)
trap 'rm -rf --one-file-system "$R"' EXIT
if [ "$(uname)" != Linux ] || ! chroot / true 2> /dev/null; then
    echo "skipped: chroot is not permitted here"
    exit 0
fi
mkdir -p "$R/bin" "$R/project/Sources" "$R/tmp"
cp "$N" "$R/bin/norma"
ldd "$N" | grep -oE '/[^ ]+' | sort -u | while read -r library; do
    [ -f "$library" ] && mkdir -p "$R$(dirname "$library")" && cp -L "$library" "$R$(dirname "$library")/"
done
printf 'func f() { let x: Int? = nil; _ = x! }\n' > "$R/project/Sources/A.swift"
said=$(chroot "$R" /bin/norma check /project --guide golden-path 2>&1)
status=$?
case "$status $said" in
"1 "*) ;;
"2 error: the command line can't be read"*) ;;
*) echo "ended with $status: $said"; exit 1 ;;
esac
