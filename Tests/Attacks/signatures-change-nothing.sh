#!/bin/bash
# People who sign their commits set `log.showSignature`: a check with a baseline says the same with it, and verifies no signature.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
cd "$D" || exit 1
git init -q -b main . && git config user.email a@b && git config user.name n && git config commit.gpgsign false
mkdir Sources
printf 'final class Foo {\n    func f() {\n        let x: Int? = nil\n        _ = x!\n    }\n    func other() { print("something to be recognised by") }\n}\n' > Sources/Foo.swift
printf 'guide: GUIDE.md\n' > .norma.yml
printf -- '---\nnorma: 2\nname: small\n---\n# A\n```yaml rule\nrule: no-force-unwraps\ncheck: force-unwrapping\n```\n' > GUIDE.md
"$N" baseline > /dev/null
git add . && git commit -q -m one
tree=$(git rev-parse 'HEAD^{tree}')
printf 'tree %s\nauthor n <a@b> 1700000000 +0000\ncommitter n <a@b> 1700000000 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQEz\n -----END PGP SIGNATURE-----\n\nsigned\n' "$tree" > .git/signed
git reset -q --hard "$(git hash-object -t commit -w .git/signed)"
printf '#!/bin/sh\n: > "%s/.git/ran"\necho "gpg: Signature made Tue 01 Jan 2030" >&2\necho "[GNUPG:] GOODSIG 1 n"\n' "$D" > .git/gpg.sh
chmod +x .git/gpg.sh
git config gpg.program "$D/.git/gpg.sh"
# A file and its type get other names: only git tells that they are the same.
git mv Sources/Foo.swift Sources/Bar.swift
sed s/Foo/Bar/ Sources/Bar.swift > renamed && mv renamed Sources/Bar.swift
failed=0
for shown in false true; do
    git config log.showSignature $shown
    "$N" check --only no-force-unwraps > "$D/.git/out" 2>&1
    status=$?
    [ $status -eq 0 ] && continue
    echo "log.showSignature=$shown: ended with $status, not 0:"
    cat "$D/.git/out"
    failed=1
done
[ -e .git/ran ] && echo "gpg.program was run" && failed=1
exit $failed
