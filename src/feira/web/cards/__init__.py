"""Preview cards and animated pictures of games, drawn by the server."""
