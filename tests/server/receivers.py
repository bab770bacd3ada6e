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


HEAD = b"HTTP/1.1 200 OK\r\n"
SAID = {  # by receivers who answer something else than a status
    "mumble": b"hello\r\n",
    "half": HEAD[:7],
    "number": b"HTTP/1.1 " + b"2" * 8000 + b"\r\n",
}
ENDLESS = {  # what comes first, what comes again and again, and after how many seconds
    "drip": (b"", b"x", 0.02),
    "line": (b"", b"x" * 1000, 0.0),
    "headers": (HEAD, b"X-More: again\r\n" * 100, 0.0),
    "body": (HEAD + b"\r\n", b"x" * 1000, 0.0),
}


class Receiver(ThreadingHTTPServer):
    """Answers by the first part of the path: a status, or what ``SAID`` and ``ENDLESS`` have."""

    daemon_threads = True

    def __init__(self, certificate: Path, address: tuple[str, int] = ("127.0.0.1", 0)) -> None:
        super().__init__(address, Answering)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.port = int(self.server_address[1])
        self.came: queue.Queue[Came] = queue.Queue()
        self.cut = threading.Event()  # an endless answer was cut off
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
        if what in SAID:
            self.wfile.write(SAID[what])
            return
        if what in ENDLESS:
            self.go_on(*ENDLESS[what])
            return
        self.send_response(int(what))
        if what.startswith("3"):
            self.send_header("Location", self.server.elsewhere)
        self.end_headers()

    def go_on(self, first: bytes, again: bytes, seconds: float) -> None:
        try:
            self.wfile.write(first)
            while True:
                self.wfile.write(again)
                self.wfile.flush()
                threading.Event().wait(seconds)
        except OSError:
            self.server.cut.set()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@contextmanager
def receiving(certificate: Path, address: tuple[str, int] = ("127.0.0.1", 0)) -> Iterator[Receiver]:
    with Receiver(certificate, address) as receiver:
        thread = threading.Thread(target=receiver.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield receiver
        finally:
            receiver.shutdown()
            thread.join()
