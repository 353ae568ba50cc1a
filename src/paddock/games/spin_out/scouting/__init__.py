"""Whether a track can be driven: the way to go, a lone clean run over it, or why there is none."""
