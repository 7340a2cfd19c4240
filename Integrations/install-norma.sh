#!/bin/sh
# Downloads a release of norma, compares its checksum, and puts the binary into a folder.
#
# Usage: install-norma.sh [FOLDER]     FOLDER is .norma-bin if not named; the path of the binary is printed
#
# Copy it into your repository. Fill in the three lines below, or set them in the environment of CI.
set -eu

# The folder with a release's archives is $NORMA_RELEASES/$NORMA_VERSION.
NORMA_RELEASES=${NORMA_RELEASES:-}
NORMA_VERSION=${NORMA_VERSION:-0.1.0}
# From norma-….sha256 beside the archive, a checksum a platform.
NORMA_SHA256_LINUX_X86_64=${NORMA_SHA256_LINUX_X86_64:-}
NORMA_SHA256_LINUX_ARM64=${NORMA_SHA256_LINUX_ARM64:-}
NORMA_SHA256_MACOS=${NORMA_SHA256_MACOS:-}

fail() {
    echo "install-norma: $*" >&2
    exit 2
}

case "$(uname -s)-$(uname -m)" in
Linux-x86_64) platform=linux-x86_64 wanted=$NORMA_SHA256_LINUX_X86_64 variable=NORMA_SHA256_LINUX_X86_64 ;;
Linux-aarch64 | Linux-arm64) platform=linux-arm64 wanted=$NORMA_SHA256_LINUX_ARM64 variable=NORMA_SHA256_LINUX_ARM64 ;;
Darwin-*) platform=macos-universal wanted=$NORMA_SHA256_MACOS variable=NORMA_SHA256_MACOS ;;
*) fail "there is no binary for $(uname -s) on $(uname -m); build norma from source" ;;
esac
name=norma-$NORMA_VERSION-$platform
folder=${1:-.norma-bin}

[ -n "$NORMA_RELEASES" ] || fail "NORMA_RELEASES is not set: the address below which the releases are, such as https://example.com/norma/releases/download"
[ -n "$wanted" ] || fail "$variable is not set: copy it from $name.tar.gz.sha256, beside the archive"

if [ -x "$folder/norma" ] && [ "$(cat "$folder/norma.sha256" 2> /dev/null)" = "$wanted" ]; then
    echo "$folder/norma"
    exit 0
fi

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
curl --fail --silent --show-error --location --retry 3 --output "$place/archive" "$NORMA_RELEASES/$NORMA_VERSION/$name.tar.gz" ||
    fail "can't download $NORMA_RELEASES/$NORMA_VERSION/$name.tar.gz: is NORMA_VERSION ($NORMA_VERSION) a release?"
if command -v sha256sum > /dev/null; then
    found=$(sha256sum "$place/archive")
else
    found=$(shasum -a 256 "$place/archive")
fi
found=${found%% *}
[ "$found" = "$wanted" ] ||
    fail "the checksum of $name.tar.gz is $found, not $wanted: nothing was installed. After an update of NORMA_VERSION, update $variable too"

tar -xzf "$place/archive" -C "$place" || fail "$name.tar.gz isn't an archive: nothing was installed"
[ -f "$place/$name/norma" ] || fail "$name.tar.gz has no $name/norma: nothing was installed"
mkdir -p "$folder"
cp "$place/$name/norma" "$folder/norma.new"
chmod +x "$folder/norma.new"
mv "$folder/norma.new" "$folder/norma"
echo "$wanted" > "$folder/norma.sha256"
echo "$folder/norma"
