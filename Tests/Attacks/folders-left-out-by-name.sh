#!/bin/bash
# A target may compile folders that a walk leaves out because of their names: they are named.
set -u
ulimit -v 6000000
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
fail() { echo "$1"; failures=1; }
check() { "$NORMA" check --guide golden-path --only no-force-unwraps --strict "$@" > result 2>&1; }
mkdir -p Sources/App/Pods Sources/App/DerivedData .hidden/F node_modules/N Pods/P
bad='func f() { let x: Int? = nil; _ = x! }'
for place in Sources/App/Pods Sources/App/DerivedData .hidden/F node_modules/N Pods/P; do echo "$bad" > "$place/A.swift"; done
echo 'print(1)' > Sources/App/main.swift
cat > Package.swift <<'P'
// swift-tools-version:5.9
import PackageDescription
let package = Package(
    name: "App",
    targets: [
        .executableTarget(name: "App", dependencies: ["Evil"], path: "Sources/App"), .target(name: "Evil", path: ".hidden/F"),
    ]
)
P
check && fail "a strict run passes though targets compile what was not checked"
for place in Sources/App/Pods Sources/App/DerivedData .hidden; do grep -qF -- "- $place: This folder" result || fail "not named: $place"; done
for place in node_modules Pods; do grep -qF -- "- $place: " result && fail "named, though no target compiles it: $place"; done
printf 'exclude: [Sources/App/Pods, Sources/App/DerivedData, .hidden]\n' > .norma.yml
check || fail "what the configuration leaves out is named all the same: $(cat result)"
exit $failures
