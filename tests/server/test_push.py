"""Web push: a real push service on this machine, which stands for a browser and decrypts what it gets."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import create_engine, text

from klabauter.server import notify, push
from klabauter.server.config import Config
from klabauter.server.people import People
from klabauter.server.push import b64, raw
from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now
from tests.server.players import Person, Server, serving
from tests.server.receivers import Came, Receiver, certificates, receiving
from tests.server.test_care import later


class Browser:
    """What a browser makes when it subscribes, and how it reads a message (RFC 8291, from its side)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        keys = {"p256dh": b64(push.public(self.key)), "auth": b64(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, came: Came) -> dict[str, Any]:
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        salt, size, length = came.body[:16], int.from_bytes(came.body[16:20], "big"), came.body[20]
        theirs, sealed = came.body[21 : 21 + length], came.body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + push.public(self.key) + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        data: dict[str, Any] = json.loads(plain[:-1])
        return data


def claims(authorization: str, known: str) -> dict[str, Any]:
    """What the server says of itself, checked with the key the browser subscribed with (RFC 8292)."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", known)
    head, body, signature = parts["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = int.from_bytes(raw(signature)[:32], "big"), int.from_bytes(raw(signature)[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(known))
    key.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(raw(body))
    return found


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def receiver(files: tuple[Path, Path]) -> Iterator[Receiver]:
    with receiving(files[1]) as made:
        yield made


@pytest.fixture(scope="module")
def server(files: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    where = {"SSL_CERT_FILE": str(files[0]), "KLABAUTER_PRIVATE_NETWORKS": "127.0.0.0/8"}
    where["KLABAUTER_ADDRESS"] = "https://k.example"
    with serving(tmp_path_factory.mktemp("server"), **where) as made:
        yield made


def waits_for(server: Server, person: Person, **more: Any) -> str:
    """A table at which it is this person's turn, who is away."""
    host = Person(server, "Host")
    table = host.create("jolly-und-roger", ["me", "open"], options={"start": 1}, **more)
    person.join(table)
    host.sit(table).do("start")
    away = f"UPDATE people SET seen_uptime = seen_uptime - 100000, lang = 'de' WHERE id = '{person.id}'"
    later(server, away, f"UPDATE tables SET uptime = uptime - 100000 WHERE id = '{table}'")
    return table


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    key = int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = raw("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = raw("BTBZMqHH6r4Tts7J_aSIgg"), raw("DGv6ra1nlYgDCS1FRnbzlw")
    own = ec.derive_private_key(key, ec.SECP256R1())
    made = push.encrypt(b"When I grow up, I want to be a watermelon", browser, auth, salt, own)
    assert b64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_told_that_a_game_waits(server: Server, receiver: Receiver) -> None:
    ben, browser = Person(server, "Ben"), Browser()
    key = ben.http.get("/api/server").json()["push"]
    subscribed = ben.http.put("/api/me/push", json=browser.subscription(receiver.url("/201/ben?x=1")))
    assert subscribed.status_code == 204, subscribed.text
    assert ben.http.get("/api/me/notify").json() == {"push": True}
    table = waits_for(server, ben)
    came = receiver.came.get(timeout=60)
    assert came.path == "/201/ben?x=1"
    found = browser.read(came)
    assert found == {
        "title": "Du bist an der Reihe",
        "text": "Jolly & Roger wartet auf dich, Ben.",
        "path": f"/t/{table}",
    }
    word = claims(came.headers["authorization"], key)
    assert word["aud"] == receiver.url("")
    assert word["sub"] == "https://k.example"
    assert time.time() < word["exp"] <= time.time() + 86_400
    assert ben.http.get("/api/server").json()["push"] == key


def test_a_subscription_ends_with_its_session(server: Server, receiver: Receiver) -> None:
    def kept() -> int:
        engine = create_engine(server.database)
        with engine.connect() as sql:
            count = sql.execute(text("SELECT count(*) FROM pushes WHERE endpoint LIKE '%/201/sessions%'")).scalar_one()
        engine.dispose()
        return int(count)

    anna, ben = Person(server), Person(server, "Ben")
    subscription = Browser().subscription(receiver.url("/201/sessions"))
    assert anna.http.put("/api/me/push", json=subscription).status_code == 204
    assert ben.http.put("/api/me/push", json=subscription).status_code == 204  # the same browser, another person
    assert anna.http.get("/api/me/notify").json() == {}
    assert kept() == 1
    assert ben.http.delete("/api/me/push").status_code == 204
    assert kept() == 0
    assert ben.http.put("/api/me/push", json=subscription).status_code == 204
    assert ben.http.post("/api/sign-out").status_code == 204
    assert kept() == 0


def test_nonsense_cannot_subscribe(server: Server) -> None:
    anna, fine = Person(server), Browser().subscription("https://1.1.1.1/x")
    keys = fine["keys"]
    for wrong in (
        {"endpoint": "http://1.1.1.1/x"}, {"endpoint": "https://10.0.0.1/x"}, {"endpoint": "https://1.1.1.1/ x"},
        {"keys": {**keys, "p256dh": "B" * 87}}, {"keys": {**keys, "auth": keys["auth"] + "AA"}},
    ):  # fmt: skip
        answer = anna.http.put("/api/me/push", json={**fine, **wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-subscription"), wrong
    for wrong in ({"endpoint": "x" * 2000}, {"keys": {}}, {"keys": {**keys, "auth": "!" * 22}}):
        assert anna.http.put("/api/me/push", json={**fine, **wrong}).json()["code"] == "bad-request"
    anna.http.headers["authorization"] = "Bearer nonsense"
    assert anna.http.put("/api/me/push", json=fine).status_code == 401


def test_dead_subscriptions_are_forgotten_and_others_stay(
    tmp_path: Path, files: tuple[Path, Path], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
    config = Config(private_networks="127.0.0.0/8", address="https://k.example")

    async def run() -> list[str]:
        store = Store(f"sqlite:///{tmp_path / 'server.db'}")
        people = People(store)
        anna, _ = await people.guest("Anna", "en")
        for n, status in enumerate((201, 404, 410, 500, 307)):
            await subscribed(store, anna.id, f"{n:064}", receiver.url(f"/{status}"))
        await subscribed(store, anna.id, "f" * 64, "https://10.0.0.1/410")
        one = notify.Waiting("table", "jolly-und-roger", anna.id, "Anna", "en", None, None, None)
        await notify.tell(one, store, config)
        left = [device.endpoint for device in await push.devices(store, anna.id)]
        people.close()
        store.close()
        return sorted(left)

    kept = [receiver.url(f"/{status}") for status in (201, 307, 500)]
    assert asyncio.run(run()) == sorted([*kept, "https://10.0.0.1/410"])


async def subscribed(store: Store, person: str, session: str, endpoint: str) -> None:
    key = {"hash": session, "person": person, "kind": "session", "created": now(), "expires": now() + 60_000}
    await store.write(lambda sql: sql.execute(schema.keys.insert().values(**key)))
    made = Browser().subscription(endpoint)
    await push.keep(store, push.Device(session, endpoint, **made["keys"]))
