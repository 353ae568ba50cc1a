"""The chapters without a turn in them: functions on pieces."""
