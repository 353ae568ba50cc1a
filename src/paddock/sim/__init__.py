"""Many races between bots, by seed: the same numbers however they are spread over processes."""
