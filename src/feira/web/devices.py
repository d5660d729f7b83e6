"""The name of a browser and its system, by which people recognise their devices."""

LONGEST = 60  # characters
# The first match counts: browsers also name those that they imitate.
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
    """The browser and the system of a user agent; for a program the name that it gives."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS)
    ]
    known = " · ".join(name for name in found if name)
    plain = "".join(c for c in agent.partition(" ")[0] if c.isalnum() or c in "-_./")
    return (known or plain)[:LONGEST]
