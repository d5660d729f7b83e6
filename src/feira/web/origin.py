"""The origin of a WebSocket: browsers let any page connect, so the server has to check it."""

from feira.web.settings import Settings


def same_site(origins: list[str], host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin may connect. Programs send no origin.

    Browsers write the origin of a page and the host of a request in the same way, so they are
    compared as text without parsing.
    """
    if not origins:
        return True
    if len(origins) > 1:
        return False
    schemes = ("https",) if settings.secure else ("http", "https")
    own = [f"{scheme}://{host.lower()}" for scheme in schemes] if host else []
    return origins[0] in (*own, *settings.origins)
