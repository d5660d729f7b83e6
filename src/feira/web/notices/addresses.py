"""Where a server may be made to connect to: public addresses only.

The endpoint of a subscription is chosen by whoever subscribes. Without this check it could name a
service inside our network. The name is resolved once, all of its addresses are checked, and the
connection goes to one of these very addresses, so another answer of the DNS changes nothing.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from feira.core.errors import FeiraError

LONGEST = 1024  # characters of an endpoint
HTTPS = 443


def check_endpoint(endpoint: str, *, local: bool) -> tuple[str, int]:
    """The host and the port of an endpoint; an error if it is not one of a push service.

    `local`: tests may have theirs on this machine, without HTTPS.
    """
    parts = urlsplit(endpoint)
    try:
        port = parts.port
    except ValueError:
        raise FeiraError("the endpoint has no valid port") from None
    fits = parts.scheme == "https" or (local and parts.scheme == "http")
    if not fits or not parts.hostname or parts.username or len(endpoint) > LONGEST:
        raise FeiraError("the endpoint of a subscription is an https address")
    if not local and port not in (None, HTTPS):
        raise FeiraError("push services answer at port 443")
    if not local and not is_public_name(parts.hostname):
        raise FeiraError("the endpoint of a subscription is a public address")
    return parts.hostname, port or (HTTPS if parts.scheme == "https" else 80)


def is_public_name(host: str) -> bool:
    """Is it a name with a dot, or an address that anybody can reach?"""
    try:
        return ip_address(host).is_global
    except ValueError:
        return "." in host.strip(".")


def resolved(host: str, port: int, *, local: bool) -> str:
    """An address of a host, all of whose addresses are public. It blocks: call it in a thread."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    for address in found:
        one = ip_address(address)
        if not one.is_global and not (local and one.is_loopback):
            raise FeiraError("the endpoint of a subscription is a public address")
    return min(found)
