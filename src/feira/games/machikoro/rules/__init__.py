"""The rules: positions, choices and what they lead to, compiled. No screens, no players."""
