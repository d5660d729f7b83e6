"""Protection against SSRF: the server connects to public addresses only.

The subscriber chooses the endpoint of a subscription. Without this check it could name a service
inside our network. The name is resolved once, all of its addresses are checked, and the connection
goes to one of the checked addresses, so a later answer of the DNS (rebinding) changes nothing.
"""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from feira.core.errors import FeiraError

LONGEST = 1024  # characters of an endpoint
HTTPS = 443
WRITTEN = re.compile(r"[!-~]+")  # URLs are in ASCII, without blanks and controls
UNICAST = ip_network("2000::/3")  # the allocated part of IPv6
NAT64 = ip_network("64:ff9b::/96")  # IPv4 addresses, as networks with IPv6 only write them


def check_endpoint(endpoint: str, *, local: bool) -> tuple[str, int]:
    """The host and the port of an endpoint; raises if it cannot be a push service.

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
    """Whether it is a name with a dot, or a public address."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.strip(".")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is public. An IPv4 address embedded in IPv6 is checked as well."""
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
