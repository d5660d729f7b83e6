"""The identity of this server for push services: VAPID, RFC 8292. It makes its key pair once.

Browsers subscribe with the public key. The private key signs a short token for each push service,
stays in the database, and is never sent.
"""

import json
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, insert, select

from feira.table import schema
from feira.table.database import Database
from feira.web.notices.encryption import encode, point_of

VALID_SECONDS = 12 * 3600  # push services accept at most a day
NUMBER_BYTES = 32  # of the two numbers of a signature
ONLY = 1  # the id of the one row


class Vapid:
    """The key pair of this server, shared by all its processes."""

    def __init__(self, private: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.private, self.contact = private, contact
        self.public = encode(point_of(private.public_key()))

    def header(self, endpoint: str) -> str:
        """The Authorization header for a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID_SECONDS,
            "sub": self.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encode(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big")
        return f"vapid t={text}.{encode(signature)}, k={self.public}"


async def load_vapid(database: Database, contact: str) -> Vapid:
    """The key pair in the database, created if there is none."""
    query = select(schema.vapid.c.private).where(schema.vapid.c.id == ONLY)
    made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value

    def do(db: Connection) -> str:
        found = db.scalar(query)
        if found is None:
            found = f"{made:064x}"
            db.execute(insert(schema.vapid), {"id": ONLY, "private": found})
        return found

    private = await database.write_again(do)
    return Vapid(ec.derive_private_key(int(private, 16), ec.SECP256R1()), contact)
