"""Tables: running games with their seats, commands, logs and stores. No network in it."""
