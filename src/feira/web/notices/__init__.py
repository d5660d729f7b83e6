"""Messages to people who are not looking: it is your turn, by web push and by e-mail."""
