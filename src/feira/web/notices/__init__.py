"""Turn notifications for people who are away, by web push and by e-mail."""
