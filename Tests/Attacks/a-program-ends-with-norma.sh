#!/bin/bash
# Whoever ends Norma ends the git that it waits for, and what that has started; nothing of a temporary folder stays.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
mkdir -p "$D/bin" "$D/tree" "$D/tmp"
cd "$D/tree" || exit 1
real=$(command -v git)
git init -q -b main . && git config user.email a@b && git config user.name n && git config commit.gpgsign false
printf 'final class Foo {\n    func f() {\n        let x: Int? = nil\n        _ = x!\n    }\n    func other() { print("something to be recognised by") }\n}\n' > Foo.swift
printf 'guide: GUIDE.md\n' > .norma.yml
printf -- '---\nnorma: 2\nname: small\n---\n# A\n```yaml rule\nrule: no-force-unwraps\ncheck: force-unwrapping\n```\n' > GUIDE.md
# A file and its type get other names, so that git is asked which files were renamed.
git add . && git commit -q -m one && git mv Foo.swift Bar.swift && sed s/Foo/Bar/ Bar.swift > renamed && mv renamed Bar.swift
failed=0
for command in ls-tree mktree; do
    # A git that is itself, but for one command, with which it and a child of its own wait.
    printf '#!/bin/sh\nfor word in "$@"; do [ "$word" = %s ] || continue; sleep 300 & echo "$$ $!" > "%s/started"; wait; done\nexec "%s" "$@"\n' \
        "$command" "$D" "$real" > "$D/bin/git"
    chmod +x "$D/bin/git"
    for signal in TERM INT HUP; do
        rm -f "$D/started"
        # A shell without jobs would have its children ignore an interrupt.
        set -m
        PATH="$D/bin:$PATH" TMPDIR="$D/tmp" "$N" check --changed=HEAD > "$D/out" 2>&1 &
        norma=$!
        set +m
        for _ in $(seq 200); do [ -s "$D/started" ] && break; sleep 0.05; done
        [ -s "$D/started" ] || { echo "$command was never asked:"; cat "$D/out"; kill -9 $norma; exit 1; }
        kill -$signal $norma
        for _ in $(seq 100); do kill -0 $norma 2> /dev/null || break; sleep 0.05; done
        if kill -0 $norma 2> /dev/null; then echo "SIG$signal doesn't end Norma while it waits for $command"; kill -9 $norma; failed=1; fi
        wait $norma 2> /dev/null
        status=$?
        [ $status -gt 128 ] || { echo "after SIG$signal it ended with $status, as if nobody had ended it"; failed=1; }
        for process in $(cat "$D/started"); do
            for _ in $(seq 100); do kill -0 "$process" 2> /dev/null || break; sleep 0.05; done
            kill -0 "$process" 2> /dev/null && echo "SIG$signal to Norma leaves a process of $command" && kill -9 "$process" && failed=1
        done
        [ -z "$(ls -A "$D/tmp")" ] || { echo "SIG$signal leaves $(ls "$D/tmp") in the temporary folder"; rm -rf "$D/tmp"/*; failed=1; }
    done
done
exit $failed
