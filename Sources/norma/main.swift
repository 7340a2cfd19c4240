// Starts the command line.
