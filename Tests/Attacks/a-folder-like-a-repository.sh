#!/bin/bash
# A folder of a clone may hold HEAD, config, objects and refs like a bare repository: its configuration isn't git's, and runs nothing.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
cd "$D" || exit 1
# --- what somebody pushes
git init -q -b main evil && cd evil && git config user.email a@b && git config user.name n && git config commit.gpgsign false
mkdir -p ios/Sources
printf 'final class Foo {\n    func f() {\n        let x: Int? = nil\n        _ = x!\n    }\n    func other() { print("something to be recognised by") }\n}\n' > ios/Sources/Foo.swift
printf 'guide: GUIDE.md\n' > ios/.norma.yml
printf -- '---\nnorma: 2\nname: small\n---\n# A\n```yaml rule\nrule: no-force-unwraps\ncheck: force-unwrapping\n```\n' > ios/GUIDE.md
(cd ios && "$N" baseline > /dev/null)
# Something is left on both sides, so that git is asked.
sed s/Foo/Baz/g ios/.norma-baseline.json > changed && mv changed ios/.norma-baseline.json
git init -q --bare -b main bare
export GIT_DIR=$PWD/bare GIT_WORK_TREE=$PWD/ios
git add -A > /dev/null
tree=$(git write-tree)
printf 'tree %s\nauthor n <a@b> 1700000000 +0000\ncommitter n <a@b> 1700000000 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQEz\n -----END PGP SIGNATURE-----\n\nm\n' "$tree" > ../commit
git update-ref refs/heads/main "$(git hash-object -t commit -w ../commit)"
unset GIT_DIR GIT_WORK_TREE
cp -r bare/HEAD bare/objects bare/refs bare/index ios/
touch ios/refs/keep ios/objects/keep
printf '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = ./ran.sh\n[log]\n\tshowSignature = true\n[gpg]\n\tprogram = ./ran.sh\n' > ios/config
printf '#!/bin/sh\n: > "$(dirname "$0")/RAN"\n' > ios/ran.sh
chmod +x ios/ran.sh
rm -rf bare
git add -A && git commit -q -m app && cd ..
# --- what somebody else does
git clone -q evil clone && cd clone/ios || exit 1
echo 'let new = 1' > Sources/New.swift
failed=0
for arguments in "check" "check --changed" "check --changed=HEAD" "fix --dry-run" "fix" "baseline" "new"; do
    "$N" $arguments > "$D/out" 2>&1
    status=$?
    if [ $status -gt 1 ]; then echo "$arguments ended with $status:"; cat "$D/out"; failed=1; fi
done
[ -n "$(find "$D/clone" -name RAN)" ] && echo "the folder's configuration ran a program" && failed=1
exit $failed
