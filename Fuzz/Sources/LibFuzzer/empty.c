// libFuzzer comes with the toolchain; nothing of it is written here.
