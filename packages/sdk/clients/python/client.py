"""A client of the mall for the models that quicktype generates from openapi.json. It needs the standard library only, Python 3.7 or later."""

import http.client
import json
import urllib.error
import urllib.request
from typing import Any, Callable, Mapping, Optional, TypeVar

Envelope = TypeVar("Envelope")


class MallError(Exception):
    """The mall refused the request.

    `code` is one of the error catalog, `status` the HTTP status, `data` further data of the refusal, and `retry_after` the seconds to wait
    if the server sent `Retry-After`.
    """

    def __init__(self, status: int, code: str, message: str, data: Any, retry_after: Optional[int]) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.data = data
        self.retry_after = retry_after


class MallUnavailable(Exception):
    """The mall did not respond: no connection, a timeout, or a body that is not an envelope. The request may have taken effect."""

    def __init__(self, message: str, status: Optional[int] = None, retry_after: Optional[int] = None) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


class Mall:
    def __init__(self, server: str, language: str = "en", timeout: float = 5.0) -> None:
        self._server = server.rstrip("/")
        self._language = language
        self._timeout = timeout

    def call(self, api: str, request: Any, read: Callable[[Any], Envelope], idempotency_key: Optional[str] = None) -> Envelope:
        """Sends a generated request to an operation and returns its generated envelope, which `read` creates from JSON.

        Raises MallError for a refusal and MallUnavailable if there is no response.
        """
        headers = {"Content-Type": "application/json", "Accept-Language": self._language}
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        body = json.dumps(request.to_dict()).encode()
        status, received, content = self._send(urllib.request.Request(f"{self._server}/{api}", data=body, headers=headers))
        retry_after = _seconds(received.get("Retry-After"))
        try:
            envelope = json.loads(content)
            code, message = envelope["code"], envelope["message"]
        except (ValueError, KeyError, TypeError):
            raise MallUnavailable(f"HTTP {status} without an envelope", status, retry_after) from None
        if code != "200":
            raise MallError(status, code, message, envelope.get("data"), retry_after)
        return read(envelope)

    def _send(self, request: urllib.request.Request) -> "tuple[int, Mapping[str, str], bytes]":
        try:
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as response:
                    return response.status, response.headers, response.read()
            except urllib.error.HTTPError as refusal:  # its body is an envelope as well
                with refusal:
                    return refusal.code, refusal.headers, refusal.read()
        except (OSError, http.client.HTTPException) as error:  # no connection, unknown host, timeout
            raise MallUnavailable(f"{request.full_url}: {error}") from error


def _seconds(retry_after: Optional[str]) -> Optional[int]:
    """Returns the header in seconds; None if it is missing or a date, which the mall does not send."""
    return int(retry_after) if retry_after is not None and retry_after.isdigit() else None
