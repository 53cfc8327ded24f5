"""A mock server of the mall for tests: `with start_mock() as mock: mall = mock.create_client()`. Not for production code.

It needs Node.js and the npm package @mall/mock-server in the current folder or above it, or the address of a mock that runs already in the
environment variable `MALL_MOCK_URL`.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import tempfile
import threading
import urllib.error
import urllib.request
import uuid
from contextlib import contextmanager
from typing import Any, Dict, Iterator, List, Mapping, Optional, Sequence

from ._mall import Mall

__all__ = ["MockServer", "start_mock"]

# Starts the mock and prints its address. It ends with its input, which the system closes when the tests end, however they end.
_PROGRAM = "import('@mall/mock-server/child').catch(({ message }) => { console.error(message); process.exit(1); })"
_START_LIMIT = 60.0
_REQUEST_LIMIT = 10.0


class MockServer:
    """A mock server, with rules and a list of calls for one test."""

    def __init__(self, url: str) -> None:
        self.url = url
        """Address of the server: `http://127.0.0.1:40123`."""
        self.base_url = f"{url}/api/"
        """Address of the gateway, for `Mall`: `http://127.0.0.1:40123/api/`."""
        self.key = uuid.uuid4().hex
        """Key of the test, to which rules and calls belong."""
        self.headers: Mapping[str, str] = {"X-Mall-Mock-Key": self.key}
        """Headers by which a call belongs to the test: `AsyncMall(mock.base_url, headers=mock.headers)`."""

    def create_client(self, *, headers: Optional[Mapping[str, str]] = None, **options: Any) -> Mall:
        """Creates a client whose calls belong to the test, with the options of `Mall`."""
        return Mall(self.base_url, headers={**({} if headers is None else headers), **self.headers}, **options)

    def set_rules(self, rules: Sequence[Mapping[str, Any]]) -> List[str]:
        """Replaces the rules of the test: `[{"api": "mall.Product.index", "response": {"example": "unknown_product"}}]`.

        Returns:
            Warnings about rules that cannot apply yet.

        Raises:
            ValueError: A rule that the mock refuses; the message names the error.
        """
        return list(self._send("PUT", "/control", {"rules": list(rules)})["warnings"])

    def set_scenario(self, name: str) -> None:
        """Replaces the rules of the test by those of a named scenario, such as "maintenance". Raises ValueError for an unknown one."""
        self._send("PUT", "/control", {"scenario": name})

    def calls(self) -> List[Dict[str, Any]]:
        """Returns the last 200 calls of the test, oldest first: `api`, `code`, `status`, `body`, `headers` and more."""
        return list(reversed(self._send("GET", "/calls")))

    def reset(self) -> None:
        """Removes the rules and the calls of the test."""
        self._send("DELETE", "/control")
        self._send("DELETE", "/calls")

    def _send(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.url}{path}?key={self.key}", data=data, headers=headers, method=method)
        # Without the proxies of the environment.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=_REQUEST_LIMIT) as response:
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            with refusal:
                raise ValueError(f"The mock refused {method} {path}: {_reason_of(refusal.read())}") from None


@contextmanager
def start_mock() -> Iterator[MockServer]:
    """Returns a mock server with a key of its own, for `with`: at its end the rules and calls of the key are removed.

    The first call starts the server on a free port. All tests of the process share it, also in parallel threads, and it ends with the process.

    Raises:
        RuntimeError: The server does not start.
    """
    mock = MockServer(_shared.address())
    try:
        yield mock
    finally:
        mock.reset()


class _Server:
    """The mock of this process. It starts at its first use."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._url = ""

    def address(self) -> str:
        with self._lock:
            if not self._url:
                self._url = os.environ.get("MALL_MOCK_URL", "").rstrip("/") or _start()
            return self._url


def _start() -> str:
    with tempfile.TemporaryFile() as errors:
        command = ["node", "--eval", _PROGRAM]
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
        except OSError as error:
            raise RuntimeError(f"The mock needs Node.js 22.15 or later: {error}") from error
        assert process.stdin is not None and process.stdout is not None
        limit = threading.Timer(_START_LIMIT, process.kill)
        limit.start()
        url = process.stdout.readline().decode().strip()
        limit.cancel()
        process.stdout.close()
        if url:
            atexit.register(_stop, process)
            return url
        process.stdin.close()
        process.wait()
        errors.seek(0)
        reason = errors.read().decode(errors="replace").strip() or f"no address within {_START_LIMIT:.0f} s"
    advice = "Is it installed? npm install --save-dev ./mall-mock-server.tgz"
    raise RuntimeError(f"The mock did not start: {reason}\n{advice}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    process.stdin.close()
    process.wait()


def _reason_of(content: bytes) -> str:
    """Returns the messages of a refusal, or its body."""
    text = content.decode(errors="replace")
    try:
        return " ".join(error["message"] for error in json.loads(text)["errors"])
    except (ValueError, KeyError, TypeError):
        return text


_shared = _Server()
