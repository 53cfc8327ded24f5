"""A client of the mall on Python's standard library, with the models that quicktype generates from the published document."""

import http.client
import json
import urllib.error
import urllib.request
from typing import Any, Callable, Mapping, Optional, TypeVar

Answer = TypeVar("Answer")


class MallError(Exception):
    """A refusal: the HTTP status, the code of the error catalogue, its data, and the seconds to wait if the server sends them."""

    def __init__(self, status: int, code: str, message: str, data: Any, retry_after: Optional[int]) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.data = data
        self.retry_after = retry_after


class MallUnavailable(Exception):
    """No response of the mall: a refused connection, a timeout, or a body that is not an envelope. The request may have taken effect."""

    def __init__(self, message: str, status: Optional[int] = None, retry_after: Optional[int] = None) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after


class Mall:
    def __init__(self, server: str, language: str = "en", timeout: float = 5.0) -> None:
        self._server = server
        self._language = language
        self._timeout = timeout

    def call(self, api: str, request: Any, read: Callable[[Any], Answer], idempotency_key: Optional[str] = None) -> Answer:
        """Calls an operation with a generated request, and reads the envelope with the generated reader of its response."""
        headers = {"Content-Type": "application/json", "Accept-Language": self._language}
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        body = json.dumps(request.to_dict()).encode()
        status, answered, content = self._send(urllib.request.Request(f"{self._server}/{api}", data=body, headers=headers))
        retry_after = _seconds(answered.get("Retry-After"))
        try:
            envelope = json.loads(content)
            code, message = envelope["code"], envelope["message"]
        except (ValueError, KeyError, TypeError):
            raise MallUnavailable(f"HTTP {status} without an envelope", status, retry_after) from None
        if code != "200":
            raise MallError(status, code, message, envelope.get("data"), retry_after)
        return read(envelope)

    def _send(self, message: urllib.request.Request) -> "tuple[int, Mapping[str, str], bytes]":
        try:
            try:
                with urllib.request.urlopen(message, timeout=self._timeout) as response:
                    return response.status, response.headers, response.read()
            except urllib.error.HTTPError as refusal:
                with refusal:
                    return refusal.code, refusal.headers, refusal.read()
        except (OSError, http.client.HTTPException) as error:  # refused and broken connections, unknown hosts, timeouts
            raise MallUnavailable(f"{message.full_url}: {error}") from error


def _seconds(retry_after: Optional[str]) -> Optional[int]:
    """Returns the header in seconds; None for a missing header and for a date, which the mall does not send."""
    return int(retry_after) if retry_after is not None and retry_after.isdigit() else None
