"""Real receivers on this machine: a push service that decrypts, and an SMTP server that stores."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from feira.core.types import Json
from feira.web.notices.encryption import decode, derived, encode, point_of

AUTH = bytes(range(16))


@dataclass
class Browser:
    """The keys of a subscribed browser."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = AUTH

    @property
    def keys(self) -> Json:
        """As the browser's subscription has them."""
        return {"p256dh": encode(point_of(self.private.public_key())), "auth": encode(self.auth)}

    def decrypted(self, body: bytes) -> bytes:
        """The text of a message, decrypted by the receiver's half of RFC 8291."""
        salt, size, key_size = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert size == 4096
        sender = body[21 : 21 + key_size]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point_of(self.private.public_key()) + sender
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[21 + key_size :], None)
        return text.rstrip(b"\0").removesuffix(b"\x02")


def check_vapid(header: str, audience: str) -> str:
    """Checks the signature of a push message as a push service does; returns the public key."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    key.verify(dss, text.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decode(text.split(".")[1]))
    assert claims["aud"] == audience
    assert claims["sub"].startswith(("mailto:", "https:"))
    return str(parts["k"])


@dataclass
class PushService:
    """What a push service has received, decrypted."""

    browser: Browser = field(default_factory=Browser)
    received: list[Json] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    status: int = 201  # that it answers with
    url: str = ""

    def subscription(self, name: str = "me", **more: Any) -> Json:
        """A subscription as a browser sends it."""
        return {"endpoint": f"{self.url}/{name}", "keys": self.browser.keys, **more}


@contextmanager
def push_service(port: int = 0) -> Iterator[PushService]:
    """Runs a push service."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            try:
                service.keys.add(check_vapid(self.headers["authorization"], service.url))
                assert self.headers["content-encoding"] == "aes128gcm"
                assert int(self.headers["ttl"]) > 0
                text = json.loads(service.browser.decrypted(body))
            except (AssertionError, InvalidSignature, ValueError) as error:
                service.faults.append(repr(error))
            else:
                if service.status < 300:
                    service.received.append({"to": self.path, **text})
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Suppresses the request log."""

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.daemon_threads = True
    service.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


@dataclass
class MailServer:
    """What an SMTP server has received."""

    received: list[EmailMessage] = field(default_factory=list)
    refuses: str = ""  # what it answers to RCPT instead
    port: int = 0


def email_from(data: bytes) -> EmailMessage:
    """A message as it was received."""
    found = message_from_bytes(data, policy=default)
    assert isinstance(found, EmailMessage)
    return found


async def closed(server: asyncio.Server) -> None:
    """Closes a server and what people have left open there."""
    server.close()
    rest = asyncio.all_tasks() - {asyncio.current_task()}
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """Runs an SMTP server that keeps everything."""
    kept = MailServer()
    loop = asyncio.new_event_loop()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 sink")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                say("354 go on")
                lines = []
                while (one := await reader.readline()) not in (b".\r\n", b""):
                    lines.append(one[1:] if one.startswith(b"..") else one)
                kept.received.append(email_from(b"".join(lines)))
                say("250 kept")
            elif word == b"RCPT" and kept.refuses:
                say(kept.refuses)
            elif word == b"QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()

    server = loop.run_until_complete(asyncio.start_server(talk, "127.0.0.1", 0))
    kept.port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        asyncio.run_coroutine_threadsafe(closed(server), loop).result(5)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(5)
        loop.close()
