"""HTTP, by the standard library."""

from __future__ import annotations

import http.client
import socket
import urllib.error
import urllib.request
from typing import IO, Any, Mapping, NamedTuple, Optional


# The two are the same since Python 3.10.
_TIMEOUTS = (TimeoutError, socket.timeout)


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


class _RedirectsRefused(urllib.request.HTTPRedirectHandler):
    """Does not follow redirects, which would carry the session to another address or drop the body."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: http.client.HTTPMessage, newurl: str
    ) -> None:
        return None


def default_opener() -> urllib.request.OpenerDirector:
    """Creates an opener with the proxies of the environment and without redirects."""
    return urllib.request.build_opener(_RedirectsRefused)


def post(opener: urllib.request.OpenerDirector, url: str, body: bytes, headers: Mapping[str, str], timeout: float) -> Response:
    """Sends a request once. Raises ConnectionFailed without a complete response."""
    request = urllib.request.Request(url, data=body, headers=dict(headers), method="POST")
    try:
        try:
            with opener.open(request, timeout=timeout) as response:
                return _read(response)
        except urllib.error.HTTPError as refusal:  # its body is an envelope as well
            with refusal:
                return _read(refusal)
    except urllib.error.URLError as error:  # while it connects
        reason = error.reason if isinstance(error.reason, OSError) else error
        raise ConnectionFailed(isinstance(reason, _TIMEOUTS)) from reason
    except (OSError, http.client.HTTPException) as error:
        raise ConnectionFailed(isinstance(error, _TIMEOUTS)) from error


def _read(response: Any) -> Response:
    return Response(response.status, response.headers, response.read())
