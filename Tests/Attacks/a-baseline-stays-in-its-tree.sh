#!/bin/bash
# A baseline that is a link out of the tree is read, and never written: what it leads to belongs to somebody else.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
mkdir -p "$D/project/Sources" "$D/other" && cd "$D/project" || exit 1
printf 'func f() { let x: Int? = nil; _ = x! }\n' > Sources/A.swift
printf 'guide: golden-path\n' > .norma.yml
failed=0
for options in "--allow-growth" "--shrink"; do
    printf '{"version":1,"entries":[]}' > ../other/baseline.json
    ln -sf ../other/baseline.json .norma-baseline.json
    said=$("$N" baseline $options 2>&1)
    status=$?
    [ "$(cat ../other/baseline.json)" = '{"version":1,"entries":[]}' ] || { echo "baseline $options wrote out of the tree"; failed=1; }
    [ -L .norma-baseline.json ] || { echo "baseline $options replaced the link"; failed=1; }
    [ "$options" = --shrink ] && continue
    [ $status -eq 2 ] || { echo "baseline $options ended with $status, not 2: $said"; failed=1; }
    case $said in *"outside of the tree"*) ;; *) echo "baseline $options doesn't say why: $said"; failed=1 ;; esac
done
# A link within the tree is followed, as `fix` follows one; another name of the same file keeps what it has.
mkdir -p kept && printf '{"version":1,"entries":[]}' > kept/baseline.json && ln "kept/baseline.json" "$D/other/second.json"
ln -sf kept/baseline.json .norma-baseline.json
"$N" baseline --allow-growth > /dev/null 2>&1 || { echo "a link within the tree can't be written"; failed=1; }
[ -L .norma-baseline.json ] && grep -q rule kept/baseline.json || { echo "a link within the tree isn't followed"; failed=1; }
[ "$(cat "$D/other/second.json")" = '{"version":1,"entries":[]}' ] || { echo "another name of the file was written through"; failed=1; }
# What leads nowhere is not made.
ln -sf ../other/none.json .norma-baseline.json
"$N" baseline > /dev/null 2>&1
[ -e "$D/other/none.json" ] && echo "a file was made out of the tree" && failed=1
# A folder of `norma init` may be a link: what is in it is the tree.
ln -s "$D/other/none.yml" "$D/other/.norma.yml"
"$N" init "$D/other" --guide golden-path > /dev/null 2>&1
[ -e "$D/other/none.yml" ] && echo "init wrote through a link" && failed=1
exit $failed
