"""Real https receivers on this machine, with certificates of their own authority, for what a server sends out."""

from __future__ import annotations

import ipaddress
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

NAMES = ("hook.example", "127.0.0.1")


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def certificates(folder: Path) -> tuple[Path, Path]:
    """The authority a client has to trust (SSL_CERT_FILE), and what a receiver shows."""
    now = datetime.now(UTC)
    boss, leaf = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())

    def made(name: str, key: Any, *extensions: x509.ExtensionType) -> x509.Certificate:
        builder = x509.CertificateBuilder(
            _named("authority"), _named(name), key.public_key(), x509.random_serial_number()
        )
        builder = builder.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        builder = builder.add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(boss.public_key()), False)
        builder = builder.add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
        for extension in extensions:
            builder = builder.add_extension(extension, True)
        return builder.sign(boss, SHA256())

    usage = dict.fromkeys(
        ["digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement"], False
    )
    signs = x509.KeyUsage(**usage, key_cert_sign=True, crl_sign=True, encipher_only=False, decipher_only=False)
    authority = made("authority", boss, x509.BasicConstraints(ca=True, path_length=None), signs)
    names: list[x509.GeneralName] = [x509.DNSName(NAMES[0]), x509.IPAddress(ipaddress.ip_address(NAMES[1]))]
    shown = made("receiver", leaf, x509.SubjectAlternativeName(names))
    trusted, own = folder / "authority.pem", folder / "receiver.pem"
    trusted.write_bytes(authority.public_bytes(Encoding.PEM))
    key = leaf.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    own.write_bytes(key + shown.public_bytes(Encoding.PEM))
    return trusted, own


class Came(NamedTuple):
    path: str
    headers: dict[str, str]  # names in small letters
    body: bytes


class Receiver(ThreadingHTTPServer):
    """Answers by the first part of the path: a status; ``/drip``: a byte now and then without an end; ``/mumble``."""

    daemon_threads = True

    def __init__(self, certificate: Path) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.port = int(self.server_address[1])
        self.came: queue.Queue[Came] = queue.Queue()
        self.cut = threading.Event()  # a dripping answer was cut off
        self.elsewhere = ""

    def url(self, path: str, host: str = NAMES[1]) -> str:
        return f"https://{host}:{self.port}{path}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that goes away is no fault of the test."""


class Answering(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.came.put(Came(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        what = self.path.split("/")[1]
        if what == "mumble":
            self.wfile.write(b"hello\r\n")
            return
        if what == "drip":
            self.drip()
            return
        self.send_response(int(what))
        if what.startswith("3"):
            self.send_header("Location", self.server.elsewhere)
        self.end_headers()

    def drip(self) -> None:
        try:
            while True:
                self.wfile.write(b"x")
                self.wfile.flush()
                threading.Event().wait(0.02)
        except OSError:
            self.server.cut.set()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@contextmanager
def receiving(certificate: Path) -> Iterator[Receiver]:
    with Receiver(certificate) as receiver:
        thread = threading.Thread(target=receiver.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield receiver
        finally:
            receiver.shutdown()
            thread.join()
