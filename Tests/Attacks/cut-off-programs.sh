#!/bin/bash
# A Podfile or Fastfile that is cut off is a problem with its place: what followed, nobody knows.
set -u
ulimit -v 6000000
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
fail() { echo "$1"; failures=1; }
mkdir Sources; echo 'class A {}' > Sources/A.swift
fence='```'
{
    printf -- '---\nnorma: 2\nname: g\n---\n\n# G\n\n## H\n\nBecause.\n\n'
    printf '%syaml rule\nrule: r\nevery: { document: Podfile }\nmust-not: { have-setting: { pods.Forbidden: any } }\n%s\n' "$fence" "$fence"
} > G.md
check() { "$NORMA" check --guide G.md --strict > result 2>&1; }
cut() {
    printf '%b' "$1pod 'Forbidden', '1.0'\n" > Podfile
    check && fail "passes: $1"
    grep -q "Podfile:1:$2" result && grep -q "can't be read as a Podfile" result || fail "no problem at column $2: $1"
}
whole() {
    printf '%b' "$1pod 'Forbidden', '1.0'\n" > Podfile
    check; grep -q "Podfile:[0-9]*:[0-9]*  error  r" result || fail "read as if it were cut off: $1"
}
cut 'x = "\n' 5; cut 'x = <<~A\n' 5; cut "x = <<-'A B'\nA\n" 5; cut 'x = %w(\n' 5; cut 'x = %q{ { }\n' 5; cut 'x = [\n' 5; cut 'x = {\n' 5; cut 'x = foo(\n' 8
cut 'x = /a(\n' 5; cut 'target "A" do\n' 12; cut 'if x\n' 1; cut '=begin\n' 1; cut 'x = "#{"\n' 5
whole ''; whole 'x = <<~A\n  pod "B" ( [ {\n  A\n'; whole 'x = %w[a b] + %i(c d)\n'; whole "x = %q{ { } }\n"; whole "x = a.split(/[(\\\\/]/)\n"
whole 'x = [?[, ?(, ?\\"]\n'; whole '=begin\n( [ {\n=end\n'; whole 'x = "#{h["a"]} #{y.map { |z| z }}"\n'; whole "list <<name\n"; whole 'class << self; end\n'
whole 'target "A" do\nend\n'; whole 'x = 1 if y\n'; whole 'x = y % (2)\n'; whole 'x = inject(:/) + inject(:[])\n'; whole '__END__X = 1\n'
printf "pod 'A'\n__END__\npod 'Forbidden' ( [ {\n" > Podfile; check || fail "what follows __END__ is no program"
exit $failures
