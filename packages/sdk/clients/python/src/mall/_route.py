"""The way to the server of a client: direct or through a proxy, with TLS for https."""

from __future__ import annotations

import http.client
import ssl
from typing import Dict, Optional
from urllib.parse import SplitResult, urlsplit

from ._proxy import Proxy

_DEFAULT_PORTS = {"http": 80, "https": 443}


class Route:
    """Opens connections to a server. To https a proxy opens a tunnel, which it cannot read; to http it gets the whole request."""

    def __init__(self, server: SplitResult, proxy: Optional[Proxy], ssl_context: Optional[ssl.SSLContext]) -> None:
        self._host = server.hostname or ""
        self._port = server.port or _DEFAULT_PORTS[server.scheme]
        self._proxy = proxy
        self._ssl_context = (ssl_context or _default_context()) if server.scheme == "https" else None
        self.via = "" if proxy is None else f" through the proxy http://{_authority(proxy.host)}:{proxy.port}"
        self.headers: Dict[str, str] = proxy.headers if proxy is not None and self._ssl_context is None else {}
        """Headers of each request for the proxy; a tunnel gets them once."""

    def connection(self, timeout: float) -> http.client.HTTPConnection:
        """Creates a connection, which connects at its first request."""
        host, port = (self._host, self._port) if self._proxy is None else (self._proxy.host, self._proxy.port)
        if self._ssl_context is None:
            return http.client.HTTPConnection(host, port, timeout=timeout)
        connection = http.client.HTTPSConnection(host, port, timeout=timeout, context=self._ssl_context)
        if self._proxy is not None:
            connection.set_tunnel(self._host, self._port, self._proxy.headers)
        return connection

    def target(self, url: str) -> str:
        """Returns a URL as a request names it: its path, or all of it for a proxy that gets the request."""
        return urlsplit(url).path if self._proxy is None or self._ssl_context is not None else url


def _authority(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _default_context() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    return context
