"""The server: HTTP and WebSockets, people, sessions and the lobby, for any game."""
