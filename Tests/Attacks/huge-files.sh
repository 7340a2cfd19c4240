#!/bin/bash
# A file of more than 32 MB is named and not read, whatever it is: source, guide, configuration, baseline, project, document.
set -u
ulimit -v 4000000
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
fail() { echo "$1"; failures=1; }
large='more than 32 MB are not read'
check() { "$NORMA" check --only no-force-unwraps "$@" > result 2>&1; }
mkdir -p Sources App.xcodeproj; echo 'class B {}' > Sources/B.swift; echo 'func f() { let x: Int? = nil; _ = x! }' > Sources/C.swift

truncate -s 3G Sources/Big.swift || { echo "skipped: this disk has no sparse files"; exit 0; }
check --guide golden-path; [ $? = 1 ] || fail "a huge file ends the check of the others"
tr '\n' ' ' < result | tr -s ' ' | grep -qF "Sources/Big.swift: The file is too large (it has 3072 MB, and $large)" || fail "a huge source is not named: $(cat result)"
rm Sources/C.swift; check --guide golden-path --strict; [ $? = 1 ] || fail "a huge source passes --strict"
printf 'exclude: [Sources/Big.swift]\n' > .norma.yml
check --guide golden-path --strict; [ $? = 0 ] || fail "a huge file that is left out is told"
rm Sources/Big.swift .norma.yml

for name in .gitattributes project.yml App.xcodeproj/project.pbxproj; do
    truncate -s 3G "$name"; check --guide golden-path --strict && fail "$name passes --strict"
    tr '\n' ' ' < result | tr -s ' ' | grep -qF "$large" || fail "$name is not named"; rm "$name"
done
truncate -s 3G G.md; check --guide G.md; [ $? = 2 ] && grep -qF "$large" result || fail "a huge guide: $(cat result)"
mkdir Book; printf -- '---\nnorma: 2\nname: book\n---\n\n# Book\n\n- [One](one.md)\n' > Book/README.md; truncate -s 3G Book/one.md
check --guide Book; [ $? = 2 ] && grep -qF "$large" result || fail "a huge chapter: $(cat result)"
truncate -s 3G .norma.yml; check; [ $? = 2 ] && grep -qF "$large" result || fail "a huge configuration: $(cat result)"; rm .norma.yml
truncate -s 3G .norma-baseline.json; check --guide golden-path; [ $? = 2 ] && grep -qF "$large" result || fail "a huge baseline: $(cat result)"
exit $failures
