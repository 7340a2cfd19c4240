#!/bin/bash
# Whatever a clone, its folders, the user's configuration or the environment name as a program of git: no command of Norma runs it.
set -u
N=${NORMA:?the path of the program to try}
D=$(mktemp -d)
trap 'rm -rf "$D"' EXIT
mkdir -p "$D/marks" "$D/home" "$D/bin" "$D/hooks"

# A program NAME leaves a mark of its name, and goes on as a filter would.
program() {
    printf '#!/bin/sh\n: > "%s/marks/%s"\n[ -t 0 ] || exec cat\n' "$D" "$1" > "$D/bin/$1"
    chmod +x "$D/bin/$1"
    echo "$D/bin/$1"
}
quiet_git() { GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 git -c user.name=a -c user.email=a@b -c core.hooksPath=/dev/null -c commit.gpgsign=false "$@"; }

# --- a project with a baseline, in which a file was renamed, one was changed, one is new, and there is a submodule
mkdir "$D/inner" "$D/tree"
cd "$D/inner"
quiet_git init -q -b main .
echo 'let inner = 1' > Inner.swift
quiet_git add . && quiet_git commit -qm one
cd "$D/tree"
quiet_git init -q -b main .
mkdir -p Sources App
printf 'final class Foo {\n    func f() {\n        let x: Int? = nil\n        _ = x!\n    }\n    func other() { print("something to be recognised by") }\n}\n' > Sources/Foo.swift
printf 'import UIKit\nimport Foundation\n\nlet sorted = 1\n' > Sources/Imports.swift
printf 'import UIKit\nimport Foundation\n\nlet one: Int? = nil\nlet two = one!\n' > Sources/Same.swift
printf 'protocol Service { func run() }\n' > Sources/Service.swift
printf 'guide: GUIDE.md\nexclude: [App, Inner]\n' > .norma.yml
printf -- '---\nnorma: 2\nname: small\n---\n# A\n```yaml rule\nrule: no-unwrapping\ncheck: force-unwrapping\n```\n# B\n```yaml rule\nrule: imports-are-sorted\ncheck: sorted-imports\n```\n' > GUIDE.md
"$N" baseline > /dev/null
quiet_git -c protocol.file.allow=always submodule --quiet add "$D/inner" Inner
quiet_git add . && quiet_git commit -qm one
tree=$(git rev-parse 'HEAD^{tree}')
printf 'tree %s\nauthor n <a@b> 1700000000 +0000\ncommitter n <a@b> 1700000000 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n iQEz\n -----END PGP SIGNATURE-----\n\nsigned\n' "$tree" > .git/signed
git reset -q --hard "$(git hash-object -t commit -w .git/signed)"
git mv Sources/Foo.swift Sources/Bar.swift && sed -i.old s/Foo/Bar/ Sources/Bar.swift && rm Sources/Bar.swift.old
echo 'let new: Int? = nil' > Sources/New.swift
printf 'import UIKit\nimport Foundation\n\nlet sorted = 2\n' > Sources/Imports.swift
touch Sources/Same.swift
echo 'let inner = 2' > Inner/Inner.swift

# --- configurations that name programs: the clone's, the submodule's, the user's, one that is included, one of a folder like a repository
configure() { # FILE PREFIX
    local file=$1 of=$2 name key
    while read -r name key; do git config --file "$file" "$key" "$(program "$of-$name")"; done << 'KEYS'
fsmonitor core.fsmonitor
pager core.pager
editor core.editor
askpass core.askPass
ssh core.sshCommand
proxy core.gitProxy
alternates core.alternateRefsCommand
external-diff diff.external
diff-command diff.evil.command
textconv diff.evil.textconv
clean filter.evil.clean
smudge filter.evil.smudge
process filter.evil.process
merge-driver merge.evil.driver
gpg gpg.program
gpg-ssh gpg.ssh.program
gpg-x509 gpg.x509.program
gpg-default gpg.ssh.defaultKeyCommand
credentials credential.helper
upload-pack remote.origin.uploadpack
receive-pack remote.origin.receivepack
sequence-editor sequence.editor
pack-objects-hook uploadpack.packObjectsHook
diff-filter interactive.diffFilter
difftool difftool.evil.cmd
mergetool mergetool.evil.cmd
browser browser.evil.cmd
recent-objects gc.recentObjectsHook
trailer trailer.evil.command
KEYS
    for name in diff log rev-parse rev-list ls-files ls-tree cat-file diff-tree hash-object mktree merge-base status; do
        git config --file "$file" "pager.$name" "$(program "$of-pager-$name")"
        git config --file "$file" "alias.$name" "!$(program "$of-alias-$name")"
    done
    git config --file "$file" submodule.Inner.update "!$(program "$of-submodule-update")"
    git config --file "$file" core.hooksPath "$D/hooks"
    git config --file "$file" log.showSignature true
    git config --file "$file" filter.evil.required false
    git config --file "$file" diff.tool evil
    git config --file "$file" protocol.ext.allow always
    git config --file "$file" core.attributesFile "$D/attributes"
}
for hook in pre-commit post-index-change reference-transaction pre-auto-gc post-checkout post-merge fsmonitor-watchman \
    query-watchman pre-push post-rewrite prepare-commit-msg update post-update; do
    cp "$(program "hook-$hook")" "$D/hooks/$hook"
    cp "$(program "own-hook-$hook")" ".git/hooks/$hook"
done
printf '* filter=evil diff=evil merge=evil\n' | tee "$D/attributes" .git/info/attributes Sources/.gitattributes > .gitattributes
quiet_git -c filter.evil.clean=cat -c filter.evil.process= add .gitattributes Sources/.gitattributes
git config --file "$D/first" include.path "$D/included"
git config --file "$D/first" "includeIf.gitdir:**.path" "$D/included"
cat "$D/first" .git/config > "$D/second" && cp "$D/second" .git/config
configure .git/config clone
configure "$(git rev-parse --git-path modules/Inner/config)" submodule
configure "$D/home/.gitconfig" user
configure "$D/included" included
git config --file .git/config remote.origin.url "ext::$(program transport) %S"
git config --file .git/config remote.origin.vcs "$(basename "$(program transport-helper)")"
git config --file .git/config remote.origin.promisor true
git config --file .git/config core.repositoryformatversion 1
git config --file .git/config extensions.partialClone origin
quiet_git init -q --bare App
configure App/config folder
git config --file App/config core.worktree .
git config --file App/config core.bare false
cp Sources/Same.swift App/Same.swift
echo 'guide: ../GUIDE.md' > App/.norma.yml
# What a changed file held will be missing, so that git would like to fetch it.
blob=$(git rev-parse 'HEAD:Sources/Imports.swift')

# --- the environment, and programs of git's name in folders that the PATH names in relation to the tree
mkdir -p bin exec
for name in git swift env gpg sh ssh; do cp "$(program "path-$name")" "./$name" && cp "$(program "path-bin-$name")" "bin/$name"; done
for name in remote-ext remote-https ls-files rev-parse; do cp "$(program "exec-$name")" "exec/git-$name"; done
environment() {
    # Variables that name programs, or that bring a configuration.
    for name in EXTERNAL_DIFF PAGER EDITOR SEQUENCE_EDITOR ASKPASS SSH SSH_COMMAND PROXY_COMMAND; do
        export "GIT_$name=$(program "environment-$name")"
    done
    PAGER=$(program environment-pager) EDITOR=$(program environment-editor)
    VISUAL=$(program environment-visual) SSH_ASKPASS=$(program environment-askpass)
    export PAGER EDITOR VISUAL SSH_ASKPASS
    export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.fsmonitor GIT_CONFIG_VALUE_0="$D/bin/included-fsmonitor"
    export GIT_CONFIG_PARAMETERS="'core.fsmonitor=$D/bin/included-fsmonitor'" GIT_CONFIG_GLOBAL="$D/included"
    export GIT_EXEC_PATH="$D/tree/exec" GIT_ALLOW_PROTOCOL=ext GIT_TRACE="$D/marks/trace" GIT_TRACE2_EVENT="$D/marks/trace2"
    export GIT_DIR="$D/tree/App" GIT_WORK_TREE="$D/tree/App"
}
run() { # LABEL FOLDER ARGUMENT…
    local label=$1 folder=$2 status
    shift 2
    (
        cd "$folder" || exit
        export HOME="$D/home"
        case $traps in
        environment) environment ;;
        path) PATH=".:bin:./exec:../tree:$PATH" ;;
        esac
        timeout 60 "$N" "$@" < /dev/null > "$D/out" 2>&1
    )
    status=$?
    if [ $status -gt 2 ]; then echo "$label ended with $status:"; cat "$D/out"; failed=1; fi
    if [ -n "$(ls "$D/marks")" ]; then
        echo "$label ($traps) ran: $(ls "$D/marks" | tr '\n' ' ')"
        rm -f "$D/marks/"*
        failed=1
    fi
}
failed=0
for traps in configuration environment path; do
    run "check with a baseline" "$D/tree" check
    run "check --changed" "$D/tree" check --changed
    run "check --changed=HEAD Sources" "$D/tree" check --changed=HEAD Sources
    run "check --changed, in a folder like a repository" "$D/tree/App" check --changed=HEAD
    run "fix --dry-run" "$D/tree" fix --dry-run --review
    run "fix" "$D/tree" fix
    run "baseline" "$D/tree" baseline
    run "baseline --allow-growth" "$D/tree" baseline --allow-growth
    run "new mock" "$D/tree" new mock Service --missing
    run "new mock --update" "$D/tree" new mock --update
done
traps=configuration
rm -f ".git/objects/${blob:0:2}/${blob:2}"
run "check --changed, without an object" "$D/tree" check --changed=HEAD
run "check with a baseline, without an object" "$D/tree" check

# --- the traps are set: git itself runs into them
rm -f "$D/marks/"*
export HOME="$D/home"
(timeout 3 git status; timeout 3 git log -1; GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=core.fsmonitor GIT_CONFIG_VALUE_0= timeout 3 git diff
    cd App && timeout 3 git status) < /dev/null > /dev/null 2>&1
for mark in clone-fsmonitor clone-gpg clone-process submodule-process folder-fsmonitor; do
    [ -e "$D/marks/$mark" ] && continue
    echo "this proves nothing: git itself didn't run $mark, but $(ls "$D/marks" | tr '\n' ' ')"
    failed=1
done
exit $failed
