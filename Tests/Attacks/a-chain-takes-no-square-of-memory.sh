#!/bin/bash
# One line of assignments, and other chains: a guide with patterns may not take memory with the square of their length.
set -u
norma=${NORMA:?the path of a norma}
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0
mkdir "$tree/Sources"

# One name, and a line of Python that prints the code.
check() {
    python3 -c "$2" > "$tree/Sources/A.swift"
    said=$(cd "$tree" && ulimit -v 1500000 && timeout -s KILL 60 "$norma" check --guide "$3" 2>&1 > /dev/null)
    status=$?
    if [ $status -gt 2 ]; then
        echo "$1 under $3 ended with status $status: ${said:0:300}"
        failed=1
    fi
}

check "a chain of assignments" "print('func f() { ' + 'a = ' * 20000 + 'z }')" clean-coordinators
check "a chain of ternaries" "print('let v = ' + 'a ? b : ' * 8000 + 'c')" viper-mvvm
check "a chain of sums" "print('let v = ' + '1 + ' * 20000 + '1')" clean-coordinators
exit $failed
