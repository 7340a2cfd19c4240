#!/bin/bash
# A partial clone without an object: `--changed` says so, with the way out, and no transport runs that could wait forever.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
git init -q -b main "$D/repo" && cd "$D/repo" || exit 1
git config user.email a@b && git config user.name n && git config commit.gpgsign false
mkdir Sources
printf 'func f() { let x: Int? = nil; _ = x! }\n' > Sources/A.swift
printf 'guide: golden-path\n' > .norma.yml
git add . && git commit -q -m one
echo 'let z = 2' >> Sources/A.swift
blob=$(git rev-parse HEAD:Sources/A.swift)
rm -f ".git/objects/${blob:0:2}/${blob:2}"
printf '#!/bin/sh\n: > "%s/ran"\nexec sleep 45\n' "$D" > "$D/transport"
chmod +x "$D/transport"
git config core.repositoryformatversion 1
git config extensions.partialClone origin
git config remote.origin.promisor true
git config remote.origin.url "ext::$D/transport %S"
git config protocol.ext.allow always
GIT_ALLOW_PROTOCOL=ext timeout 30 "$N" check --changed=HEAD --only no-force-unwraps > "$D/out" 2>&1
status=$?
failed=0
[ $status -eq 2 ] || { echo "ended with $status, not 2:"; cat "$D/out"; failed=1; }
grep -q "doesn't have the earlier content of \`Sources/A.swift\`" "$D/out" || { echo "the file isn't named:"; cat "$D/out"; failed=1; }
[ -e "$D/ran" ] && echo "the transport was run" && failed=1
exit $failed
