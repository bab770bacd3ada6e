"""Under which names this server answers. A page of a foreign name that leads to this machine is no page of ours."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from klabauter.server.config import Config

# names that only a home network can give: nobody else can make them lead here
HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")


def known(header: str, config: Config, local: str | None) -> bool:
    """Whether this is a name of ours: that of ``address`` or of ``hosts``, this machine, or the address ``local`` where
    the request came in. Without ``address``, any IP address and any name of a home network is one, too."""
    host = _host(header)
    if host is None:
        return False
    if host in (local, "localhost", *_named(config)) or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback or not config.address
    except ValueError:
        return not config.address and ("." not in host or host.endswith(HOME))


def _named(config: Config) -> list[str | None]:
    own = [name.strip().lower().rstrip(".") for name in config.hosts.split(",") if name.strip()]
    return [_host(config.address.split("//")[-1].split("/")[0]), *own] if config.address else [*own]


def _host(text: str) -> str | None:
    """The host without its port; None if it is none."""
    try:
        parts = urlsplit(f"//{text}")
        name, _ = parts.hostname, parts.port  # both refuse what is none
    except ValueError:
        return None
    return name.rstrip(".") if name and parts.username is None and parts.netloc == text else None
