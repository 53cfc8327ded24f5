"""The transport of a client, and that of an opener of `urllib`."""

from __future__ import annotations

import http.client
import socket
import urllib.error
import urllib.request
from typing import Any, Mapping, NamedTuple, Optional, Protocol

from ._time_limits import TimeLimits

# The two are the same since Python 3.10.
TIMEOUTS = (TimeoutError, socket.timeout)


class Response(NamedTuple):
    """A response with its body."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def retry_after(self) -> Optional[str]:
        return self.headers.get("Retry-After")


class ConnectionFailed(Exception):
    """There was no complete response. `__cause__` is the reason."""

    def __init__(self, is_timeout: bool) -> None:
        super().__init__(is_timeout)
        self.is_timeout = is_timeout


class Transport(Protocol):
    """Sends requests. Threads can share it."""

    @property
    def via(self) -> str:
        """The proxy, for errors: " through the proxy http://proxy.example:3128", or an empty text."""
        ...

    def post(self, url: str, body: bytes, headers: Mapping[str, str], limits: TimeLimits) -> Response:
        """Sends a request once. Raises ConnectionFailed without a complete response."""
        ...

    def close(self) -> None:
        """Closes connections that no request uses."""
        ...


class OpenerTransport:
    """Sends requests with an opener of `urllib`, which opens a connection for each."""

    via = ""

    def __init__(self, opener: urllib.request.OpenerDirector) -> None:
        self._opener = opener

    def post(self, url: str, body: bytes, headers: Mapping[str, str], limits: TimeLimits) -> Response:
        request = urllib.request.Request(url, data=body, headers=dict(headers), method="POST")
        try:
            try:
                with self._opener.open(request, timeout=limits.seconds) as response:
                    return _read(response)
            except urllib.error.HTTPError as refusal:  # its body is an envelope as well
                with refusal:
                    return _read(refusal)
        except urllib.error.URLError as error:  # while it connects
            reason = error.reason if isinstance(error.reason, OSError) else error
            raise ConnectionFailed(isinstance(reason, TIMEOUTS)) from reason
        except (OSError, http.client.HTTPException) as error:
            raise ConnectionFailed(isinstance(error, TIMEOUTS)) from error

    def close(self) -> None:
        """Does nothing: the opener belongs to the application."""


def _read(response: Any) -> Response:
    return Response(response.status, response.headers, response.read())
