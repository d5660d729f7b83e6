"""Feira on the network: HTTP and WebSocket, people, lobby. It knows no game by name."""
