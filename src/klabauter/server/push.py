"""Web push: a message to a browser that is closed, by way of its maker's push service, which cannot read it.

Encryption is RFC 8291 (one record of RFC 8188), the server shows who it is by RFC 8292 (VAPID). A subscription belongs
to a session: after signing out, a person gets no more messages there.
"""

from __future__ import annotations

import base64
import os
import time
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, select

from klabauter.server.config import Config
from klabauter.server.errors import BadSubscription
from klabauter.server.outgoing import networks, post
from klabauter.server.store import Store, schema
from klabauter.server.store.engine import insert_of
from klabauter.server.tables.acts import now

if TYPE_CHECKING:  # cryptography is loaded by the first message, not by every start
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY = "push-key"  # the name of the server's key among the settings
RECORD = 4096  # bytes of an encrypted record
VALID = 12 * 3600  # seconds the server's word for itself counts
KEPT = 24 * 3600  # seconds a push service keeps a message for a browser that is away
GONE = (404, 410)  # the subscription is dead


class Device(NamedTuple):
    """A browser that wants push messages."""

    session: str
    endpoint: str
    p256dh: str
    auth: str


def b64(data: bytes) -> str:
    """URL-safe Base64 without padding, as Web Push and JWT use it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    """The reverse of :func:`b64`; padding may be missing. Raises ValueError if it cannot be decoded."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


_HEAD = b64(b'{"typ":"JWT","alg":"ES256"}')


# -- the server's key


async def server_key(store: Store) -> EllipticCurvePrivateKey:
    """Made by whichever process needs it first, the same for all and for ever."""
    from cryptography.hazmat.primitives.asymmetric import ec

    settings = schema.settings
    wanted = select(settings.c.value).where(settings.c.name == KEY)
    kept = await store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
    if kept is None:
        made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        row = {"name": KEY, "value": f"{made:064x}"}

        def write(sql: Sql) -> str:
            sql.execute(insert_of(sql.dialect)(settings).values(**row).on_conflict_do_nothing())
            return str(sql.execute(wanted).scalar_one())

        kept = await store.write(write)
    return ec.derive_private_key(int(str(kept), 16), ec.SECP256R1())


def public(key: EllipticCurvePrivateKey) -> bytes:
    """The public key as an uncompressed point (65 bytes), the form browsers and push services expect."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def authorization(endpoint: str, key: EllipticCurvePrivateKey, contact: str | None) -> str:
    """The server's word for itself, good for this push service only."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID}
    payload = {**claims, "sub": contact} if contact else claims
    text = f"{_HEAD}.{b64(msgspec.json.encode(payload))}"
    r, s = decode_dss_signature(key.sign(text.encode(), ECDSA(SHA256())))
    return f"vapid t={text}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={b64(public(key))}"


# -- messages


def encrypt(text: bytes, p256dh: bytes, auth: bytes, salt: bytes, own: EllipticCurvePrivateKey) -> bytes:
    """What only the browser can read. ``salt`` and ``own`` are good for one message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    theirs, mine = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh), public(own)
    secret = derived(auth, own.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + p256dh + mine, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def send(device: Device, text: bytes, key: EllipticCurvePrivateKey, config: Config) -> int:
    """The push service's status."""
    from email.utils import parseaddr

    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    body = encrypt(text, raw(device.p256dh), raw(device.auth), os.urandom(16), once)
    sender = parseaddr(config.sender)[1]
    contact = f"mailto:{sender}" if sender else config.address if config.address.startswith("https:") else None
    headers = {
        "Authorization": authorization(device.endpoint, key, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    return post(device.endpoint, body, headers, networks(config.private_networks))


# -- subscriptions


def check(p256dh: str, auth: str) -> None:
    """Refuse keys nothing could be encrypted with."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(p256dh))
        if len(raw(auth)) != 16:
            raise ValueError("auth")
    except ValueError as error:
        raise BadSubscription() from error


async def keep(store: Store, device: Device) -> None:
    """A browser has one subscription; its previous owner loses it."""
    pushes = schema.pushes

    def write(sql: Sql) -> None:
        old = (pushes.c.session == device.session) | (pushes.c.endpoint == device.endpoint)
        sql.execute(delete(pushes).where(old))
        sql.execute(pushes.insert().values(**device._asdict(), created=now()))

    await store.write(write)


async def forget(store: Store, session: str, endpoint: str | None = None) -> None:
    """The subscription of a session; with an address only if it is still that one."""
    pushes = schema.pushes
    gone = delete(pushes).where(pushes.c.session == session)
    if endpoint is not None:
        gone = gone.where(pushes.c.endpoint == endpoint)
    await store.write(lambda sql: sql.execute(gone))


async def devices(store: Store, person: str) -> list[Device]:
    """Up to ten devices of a person that take push messages and are still signed in."""
    pushes, keys = schema.pushes, schema.keys
    wanted = select(pushes.c.session, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth)
    good = keys.c.expires > store.clock.earliest()
    wanted = wanted.join(keys, keys.c.hash == pushes.c.session).where(keys.c.person == person, good)
    return [Device(*row) for row in await store.read(lambda sql: sql.execute(wanted.limit(10)).all())]
