#!/bin/sh
# Runs norma on the copy of the tree that bazel made of `data`. There is no git in it, so a baseline is the gate, not `--changed`.
set -eu
norma=${NORMA:-$(command -v norma || true)}
if [ -z "$norma" ] || [ ! -x "$norma" ]; then
    echo "norma isn't installed: put it on PATH, or run bazel with --test_env=NORMA=/path/to/norma" >&2
    exit 2
fi
cd "$TEST_SRCDIR/$TEST_WORKSPACE"
exec "$norma" check .
