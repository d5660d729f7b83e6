"""Where a server may be made to connect to: public addresses only.

The endpoint of a subscription is chosen by whoever subscribes. Without this check it could name a
service inside our network. The name is resolved once, all of its addresses are checked, and the
connection goes to one of these very addresses, so another answer of the DNS changes nothing.
"""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from feira.core.errors import FeiraError

LONGEST = 1024  # characters of an endpoint
HTTPS = 443
WRITTEN = re.compile(r"[!-~]+")  # addresses are written in ASCII, without blanks and controls
UNICAST = ip_network("2000::/3")  # all of IPv6 that is given to anybody
NAT64 = ip_network("64:ff9b::/96")  # addresses of IPv4, as networks with IPv6 alone write them


def check_endpoint(endpoint: str, *, local: bool) -> tuple[str, int]:
    """The host and the port of an endpoint; an error if it is not one of a push service.

    `local`: tests may have theirs on this machine, without HTTPS.
    """
    if not WRITTEN.fullmatch(endpoint):
        raise FeiraError("the endpoint of a subscription is an https address")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise FeiraError("the endpoint of a subscription has no valid host and port") from None
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
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.strip(".")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Can anybody reach it? An address of IPv4 inside one of IPv6 is looked at as well."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    inner = address.sixtofour
    if address in NAT64:
        inner = IPv4Address(address.packed[-4:])
    if inner is not None:
        return is_public(inner)
    return address.is_global and address in UNICAST


def resolved(host: str, port: int, *, local: bool) -> str:
    """An address of a host, all of whose addresses are public. It blocks: call it in a thread."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    for address in found:
        one = ip_address(address)
        if not is_public(one) and not (local and one.is_loopback):
            raise FeiraError("the endpoint of a subscription is a public address")
    return min(found)
