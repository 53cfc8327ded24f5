"""A client of the mall on Python's standard library, with the models that quicktype generates from the published document."""

import json
import urllib.error
import urllib.request
from typing import Any, Callable, TypeVar

Answer = TypeVar("Answer")


class MallError(Exception):
    """A refusal: the HTTP status, the code of the error catalogue, and its data."""

    def __init__(self, status: int, code: str, message: str, data: Any) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.data = data


class Mall:
    def __init__(self, server: str, language: str = "en", timeout: float = 5.0) -> None:
        self._server = server
        self._language = language
        self._timeout = timeout

    def call(self, api: str, request: Any, read: Callable[[Any], Answer]) -> Answer:
        """Calls an operation with a generated request, and reads the envelope with the generated reader of its response."""
        body = json.dumps(request.to_dict()).encode()
        headers = {"Content-Type": "application/json", "Accept-Language": self._language}
        message = urllib.request.Request(f"{self._server}/{api}", data=body, headers=headers)
        try:
            with urllib.request.urlopen(message, timeout=self._timeout) as response:
                return read(json.load(response))
        except urllib.error.HTTPError as refusal:
            envelope = json.load(refusal)
            raise MallError(refusal.code, envelope["code"], envelope["message"], envelope.get("data")) from None
