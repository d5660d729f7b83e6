"""Sends push messages to the push services of browsers."""

import http.client
import socket
import ssl
from functools import partial
from urllib.parse import urlsplit

from feira.core.errors import FeiraError
from feira.web.notices.addresses import check_endpoint, resolved
from feira.web.notices.encryption import encrypted
from feira.web.notices.outcome import Outcome
from feira.web.notices.sending import SECONDS, Line, SendingThreads
from feira.web.notices.vapid import Vapid

KEPT_SECONDS = 86_400  # for which a push service tries to reach a browser that is offline
GONE = (404, 410)  # the browser has unsubscribed
BUSY = (429, 503)  # it was not accepted, and may be sent again
FAULTS = 500  # from this status on it is an error of the service, which may have accepted it


class CheckedConnection(http.client.HTTPConnection):
    """A connection to a checked address, whatever the DNS answers now."""

    def __init__(self, host: str, port: int, address: str, line: Line, *, tls: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self.address, self.line, self.tls = address, line, tls
        line.connection = self

    def connect(self) -> None:
        """Connects to the address; the certificate has to match the name."""
        self.line.check()
        self.sock = socket.create_connection((self.address, self.port), self.timeout)
        if self.tls:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.line.check()
            self.sock.do_handshake()
        self.line.check()


class PushSender:
    """Encrypts and sends."""

    def __init__(self, vapid: Vapid, *, local: bool = False) -> None:
        self.vapid, self.local = vapid, local
        self.threads = SendingThreads("push")

    async def send(self, endpoint: str, p256dh: str, auth: str, text: bytes, topic: str) -> Outcome:
        """Sends one message, once. It replaces an unread message of the same topic."""
        try:
            body = encrypted(text, p256dh, auth)
            host, port = check_endpoint(endpoint, local=self.local)
        except FeiraError:
            return "failed"
        return await self.threads.run(partial(self._send, endpoint, host, port, body, topic))

    def _send(
        self, endpoint: str, host: str, port: int, body: bytes, topic: str, line: Line
    ) -> Outcome:
        parts = urlsplit(endpoint)
        try:
            address = resolved(host, port, local=self.local)
        except FeiraError:
            return "failed"
        except OSError:
            return "later"
        connection = CheckedConnection(host, port, address, line, tls=parts.scheme == "https")
        try:
            connection.connect()
        except OSError:  # nothing was sent
            connection.close()
            return "later"
        headers = {
            "Authorization": self.vapid.header(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", path or "/", body, headers)
            return outcome_of(connection.getresponse().status)
        except (OSError, http.client.HTTPException):  # it may have arrived: never send it again
            return "lost"
        finally:
            connection.close()


def outcome_of(status: int) -> Outcome:
    """The outcome that an answer of a push service stands for."""
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    if status in BUSY:
        return "later"
    return "lost" if status >= FAULTS else "failed"
