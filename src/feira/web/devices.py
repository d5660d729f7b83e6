"""The name of a browser and its system, by which people know their devices again."""

LONGEST = 60  # characters
# The first that is found counts: browsers also name those that they want to be taken for.
BROWSERS = (
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """The browser and the system that a user agent names; a program by the name that it gives."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS)
    ]
    known = " · ".join(name for name in found if name)
    plain = "".join(c for c in agent.partition(" ")[0] if c.isalnum() or c in "-_./")
    return (known or plain)[:LONGEST]
