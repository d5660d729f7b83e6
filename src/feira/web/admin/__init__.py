"""What operators read and change: the database, beside running servers."""
