"""The options of a client about its connections, and their checks."""

from __future__ import annotations

import ssl
import urllib.request
from typing import Optional
from urllib.parse import urlsplit

from ._connections import Connections
from ._options import check_base_url, check_methods
from ._proxy import proxy_of_environment, proxy_of_option
from ._route import Route
from ._shown import kind_of
from ._transport import OpenerTransport, Transport


def create_transport(
    base_url: str,
    opener: Optional[urllib.request.OpenerDirector],
    proxy: Optional[str],
    ssl_context: Optional[ssl.SSLContext],
) -> Transport:
    """Creates the transport of a client. Raises TypeError for an option of a wrong type, and ValueError for one of a wrong value."""
    check_base_url(base_url)
    if opener is not None:
        check_methods("opener", opener, ("open",), "an opener of urllib.request")
        for name, value in (("proxy", proxy), ("ssl_context", ssl_context)):
            if value is not None:
                raise ValueError(f"opener cannot be used together with {name}: an opener has its own proxies and certificates")
        return OpenerTransport(opener)
    _check_context(ssl_context)
    server = urlsplit(base_url)
    used = proxy_of_environment(server) if proxy is None else proxy_of_option(proxy)
    return Connections(Route(server, used, ssl_context))


def _check_context(value: object) -> None:
    if value is not None and not isinstance(value, ssl.SSLContext):
        expected = 'an ssl.SSLContext such as ssl.create_default_context(cafile="ca.pem")'
        raise TypeError(f"ssl_context is {kind_of(value)}, expected {expected}")
