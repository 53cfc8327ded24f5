"""HTTP proxies, from the option `proxy` or the environment."""

from __future__ import annotations

import base64
import urllib.request
from typing import Dict, NamedTuple, Optional
from urllib.parse import SplitResult, unquote, urlsplit

from ._shown import kind_of

_EXPECTED = "expected the URL of an HTTP proxy such as http://proxy.example:3128"
_DEFAULT_PORT = 80


class Proxy(NamedTuple):
    """An HTTP proxy."""

    host: str
    port: int
    headers: Dict[str, str]
    """Its credentials, as the header that it reads."""


def proxy_of_option(url: object) -> Optional[Proxy]:
    """Reads the option `proxy`; None for an empty text, which means no proxy. Raises TypeError or ValueError."""
    if not isinstance(url, str):
        raise TypeError(f"proxy is {kind_of(url)}, {_EXPECTED}")
    return _parse(url, "proxy") if url else None


def proxy_of_environment(server: SplitResult) -> Optional[Proxy]:
    """Returns the proxy of the environment for a server, unless `no_proxy` excludes it. Raises ValueError for one of another kind."""
    url = urllib.request.getproxies().get(server.scheme)
    if not url or urllib.request.proxy_bypass(server.netloc):
        return None
    return _parse(url if "://" in url else f"http://{url}", f"{server.scheme}_proxy of the environment")


def _parse(url: str, name: str) -> Proxy:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError(f"{name} is {_shown(url)}, {_EXPECTED}") from None
    if parts.scheme != "http" or not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(f"{name} is {_shown(url)}, {_EXPECTED}")
    return Proxy(host, port or _DEFAULT_PORT, _credentials(parts))


def _credentials(parts: SplitResult) -> Dict[str, str]:
    if parts.username is None:
        return {}
    pair = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
    return {"Proxy-Authorization": f"Basic {base64.b64encode(pair.encode()).decode()}"}


def _shown(url: str) -> str:
    """Returns a URL without its credentials, also where a password has an unescaped slash, which `shown` does not redact."""
    _, at, address = url.rpartition("@")
    return repr(f"[redacted]@{address}" if at else url)
