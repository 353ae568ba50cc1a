"""The chapters of the rulebook without a turn in them: functions on pieces."""
