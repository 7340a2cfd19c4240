#!/bin/sh
# A Run Script phase, after "Compile Sources". As its script: "$SRCROOT/Scripts/run-norma.sh"
#
# - Uncheck "Based on dependency analysis": norma reads the whole tree.
# - User Script Sandboxing (ENABLE_USER_SCRIPT_SANDBOXING) hides the tree from scripts: set it to No for this target.
# - Here findings are warnings and never fail a build; CI is the gate.
set -eu

# Xcode starts scripts without the shell's profile. Homebrew is in /opt/homebrew on Apple silicon, in /usr/local on Intel.
PATH="/opt/homebrew/bin:/usr/local/bin:$HOME/.local/share/mise/shims:$PATH"

if [ "${ENABLE_PREVIEWS:-NO}" = YES ] || [ "${CI:-}" = true ] || [ "${CI:-}" = TRUE ]; then exit 0; fi
if [ "${ENABLE_USER_SCRIPT_SANDBOXING:-NO}" = YES ]; then
    echo "warning: norma didn't run: set ENABLE_USER_SCRIPT_SANDBOXING to No for this target, because a sandboxed script can't read the project"
    exit 0
fi
if ! command -v norma > /dev/null; then
    echo "warning: norma isn't installed: put it into /usr/local/bin, or see docs/ci.md of norma"
    exit 0
fi

cd "${SRCROOT:?is set by Xcode; elsewhere run norma itself}"
status=0
report=$(norma check --changed=HEAD --format xcode 2>&1) || status=$?
if [ -n "$report" ]; then printf '%s\n' "$report" | sed 's/: error: /: warning: /'; fi
if [ "$status" -gt 1 ]; then echo "warning: norma ended with status $status, and nothing was checked"; fi
exit 0
