#!/bin/bash
# In a folder that was deleted no command reads, changes or writes anything. Tried in a root of its own, where nothing else can be touched.
set -u
N=${NORMA:?the path of the program to try}
R=$(mktemp -d)
trap 'rm -rf --one-file-system "$R"' EXIT
if ! unshare --mount --pid --fork true 2> /dev/null || ! command -v chroot ldd > /dev/null; then
    echo "skipped: unshare and chroot are not permitted here"
    exit 0
fi
mkdir -p "$R"/{bin,tmp,proc,dev,home/me/other,home/me/app/Feature}
cp "$N" "$R/bin/norma"
for program in bash rmdir cat mv; do cp "$(command -v $program)" "$R/bin/"; done
for program in "$R"/bin/*; do ldd "$program" | grep -oE '/[^ ]+'; done | sort -u | while read -r library; do
    [ -f "$library" ] && mkdir -p "$R$(dirname "$library")" && cp -L "$library" "$R$(dirname "$library")/"
done
printf 'import UIKit\nimport Foundation\n\nlet a = 1\n' > "$R/home/me/other/A.swift"
cp "$R/home/me/other/A.swift" "$R/before"
# Only so that a wrong program comes to an end: what is in /proc is endless.
printf 'exclude: [proc, dev]\n' > "$R/.norma.yml"
cat > "$R/script" << 'SCRIPT'
try() {
    /bin/norma "$@" > /out 2>&1
    status=$?
    [ $status -eq 2 ] && [[ $(cat /out) == *"the current folder is gone"* ]] && return
    echo "norma $*: ended with $status: $(cat /out)"
}
cd /home/me/app/Feature && rmdir /home/me/app/Feature || exit 1
try check
try check .
try check /home/me/other
try check --changed
try fix --guide viper-mvvm --rule imports-are-sorted
try baseline --guide viper-mvvm
try init
try new
try explain line-length
try guide list
/bin/norma --version > /out 2>&1 || echo "--version needs a folder: $(cat /out)"
/bin/norma check --help > /out 2>&1 || echo "--help needs a folder: $(cat /out)"
for file in /.norma-baseline.json /GUIDE.md; do [ -e $file ] && echo "$file was written"; done
[ "$(cat /before)" = "$(cat /home/me/other/A.swift)" ] || echo "a file elsewhere was changed"
SCRIPT
said=$(unshare --mount --pid --fork /bin/bash -c "mount -t proc proc '$R/proc' && exec chroot '$R' /bin/bash /script" 2>&1 | grep -v '^shell-init\|^job-working\|getcwd')
[ -z "$said" ] || { echo "$said"; exit 1; }
