"""What is answered about games and tables without network and database, for `web` and `page`."""
