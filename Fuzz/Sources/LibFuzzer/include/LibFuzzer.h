// The one function of libFuzzer that a program with an entry of its own needs.

#pragma once
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*input)(const uint8_t *data, size_t size));
