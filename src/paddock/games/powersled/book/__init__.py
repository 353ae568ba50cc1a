"""What the rulebook prints, read and checked once: cards, tables, tracks and choices."""
