#!/bin/sh
# Xcode Cloud runs this after it has cloned the repository. Keep install-norma.sh beside it, in ci_scripts/.
# In the workflow's environment: NORMA_RELEASES and NORMA_SHA256_MACOS.
set -eu
root=${CI_PRIMARY_REPOSITORY_PATH:?is set by Xcode Cloud; elsewhere run norma itself}
base=${CI_PULL_REQUEST_TARGET_BRANCH:-}

norma=$("$root/ci_scripts/install-norma.sh" "${TMPDIR:-/tmp}/norma-bin")
cd "$root"
if [ -z "$base" ]; then
    exec "$norma" check --format xcode
fi
# The clone is shallow, and `--changed` needs the commit at which the branch left.
if [ "$(git rev-parse --is-shallow-repository)" = true ]; then git fetch --unshallow --quiet origin; fi
git fetch --quiet origin "+refs/heads/$base:refs/remotes/origin/$base"
exec "$norma" check --changed="origin/$base" --format xcode
