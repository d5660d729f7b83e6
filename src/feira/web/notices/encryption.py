"""Web push messages that only the browser can read: RFC 8291, on top of RFC 8188 (aes128gcm).

The browser has sent us its public key and 16 secret bytes with its subscription. Each message has a
key pair of its own; both sides derive the same key from it. The primitives are those of the
`cryptography` package. This file has only the few lines that RFC 8291 prescribes, and a test
compares them with the example of its appendix.
"""

import base64
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from feira.core.errors import FeiraError

SALT_BYTES = 16
KEY_BYTES = 16
NONCE_BYTES = 12
AUTH_BYTES = 16
RECORD_SIZE = 4096  # one record holds the whole message
LAST = b"\x02"  # the delimiter after the text of the last record
MOST_TEXT = 3000  # bytes: push services accept at most 4096 altogether


def encode(data: bytes) -> str:
    """Bytes as URL-safe base64 without padding, as push services write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of URL-safe base64; padding may be missing."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise FeiraError("expected URL-safe base64") from None


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; raises if it is not a point of P-256."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    except ValueError:
        raise FeiraError("p256dh is not a public key of P-256") from None


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses keys that cannot be used for encryption."""
    public_key(p256dh)
    if len(decode(auth)) != AUTH_BYTES:
        raise FeiraError(f"auth must have {AUTH_BYTES} bytes")


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF-SHA-256."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message. Only tests pass the key pair and the salt."""
    if len(text) > MOST_TEXT:
        raise FeiraError("the message is too long to be pushed")
    theirs = public_key(p256dh)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    mine = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + point_of(theirs) + mine
    secret = derived(shared, decode(auth), info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", KEY_BYTES)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", NONCE_BYTES)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)
