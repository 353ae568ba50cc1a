"""The command line: one file a verb. Results on stdout, everything else on stderr."""
