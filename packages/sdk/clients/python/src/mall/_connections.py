"""Connections that stay open between calls."""

from __future__ import annotations

import http.client
import os
import re
import selectors
import socket
import ssl
import threading
import time
import weakref
from typing import List, Mapping, NamedTuple, Tuple, cast

from ._route import Route
from ._time_limits import TimeLimits
from ._transport import TIMEOUTS, ConnectionFailed, Response

_MAX_IDLE = 10
# A server closes idle connections after the time that it announces. A request that it has not read by then is lost, so that the client
# closes them a second earlier. Servers that announce no time usually wait for five seconds or longer.
_MARGIN_SECONDS = 1.0
_UNANNOUNCED_SECONDS = 5.0


class _Idle(NamedTuple):
    """A connection that no request uses."""

    connection: http.client.HTTPConnection
    expires_at: float
    """Time of the monotonic clock."""


class Connections:
    """Sends each request over an idle connection or a new one, and never sends one twice. Threads can share it."""

    def __init__(self, route: Route) -> None:
        self._route = route
        # The last used is the last and the next one to use, so that the others expire when there are few calls.
        self._idle: List[_Idle] = []
        self._lock = threading.Lock()
        self._closings = 0
        _instances.add(self)
        # Sockets that are not closed cause a ResourceWarning.
        weakref.finalize(self, _close_all, self._idle)

    @property
    def via(self) -> str:
        """See `Transport`."""
        return self._route.via

    def post(self, url: str, body: bytes, headers: Mapping[str, str], limits: TimeLimits) -> Response:
        """See `Transport`. Redirects are not followed: they would carry the session to another address or drop the body."""
        connection, closings = self._take(limits.seconds)
        idle_seconds = 0.0
        try:
            if connection.sock is None:
                connection.connect()
            # `connect` sets the socket, which mypy does not know.
            with limits.limit(cast(socket.socket, connection.sock)):
                connection.request("POST", self._route.target(url), body=body, headers={**_unique(headers), **self._route.headers})
                response = connection.getresponse()
                received = Response(response.status, response.headers, response.read())
            # The deadline could have shut the socket down after the response.
            idle_seconds = 0.0 if limits.is_over else _idle_seconds(received)
            return received
        except (OSError, http.client.HTTPException) as error:
            raise ConnectionFailed(isinstance(error, TIMEOUTS) or limits.is_over) from error
        finally:
            self._give_back(connection, idle_seconds, closings)

    def close(self) -> None:
        """Closes the idle connections. Those in use are closed after their response."""
        with self._lock:
            self._closings += 1
            _close_all(self._idle)

    def _take(self, timeout: float) -> Tuple[http.client.HTTPConnection, int]:
        """Returns a connection, and the number of calls of `close` before it was taken."""
        while True:
            with self._lock:
                closings = self._closings
                idle = self._idle.pop() if self._idle else None
            if idle is None:
                return self._route.connection(timeout), closings
            connection = idle.connection
            if time.monotonic() < idle.expires_at and _is_open(connection):
                connection.timeout = timeout
                connection.sock.settimeout(timeout)
                return connection, closings
            connection.close()

    def _give_back(self, connection: http.client.HTTPConnection, idle_seconds: float, closings: int) -> None:
        """Keeps a connection for `idle_seconds`; closes it for 0, after `close`, and if there are enough."""
        now = time.monotonic()
        with self._lock:
            expired = [idle for idle in self._idle if idle.expires_at <= now]
            for idle in expired:
                self._idle.remove(idle)
            # The standard library has closed the connection if the server asked for it.
            is_kept = idle_seconds > 0 and connection.sock is not None and closings == self._closings and len(self._idle) < _MAX_IDLE
            if is_kept:
                self._idle.append(_Idle(connection, now + idle_seconds))
        _close_all(expired)
        if not is_kept:
            connection.close()

    def forget(self) -> None:
        """Closes the connections in a forked process: the requests of two processes over one connection get the responses of one another."""
        self._lock = threading.Lock()
        _close_all(self._idle)


def _close_all(idle: List[_Idle]) -> None:
    while idle:
        idle.pop().connection.close()


def _unique(headers: Mapping[str, str]) -> Mapping[str, str]:
    """Returns headers with the last value of each name, whatever its case."""
    return {name.title(): value for name, value in headers.items()}


def _idle_seconds(response: Response) -> float:
    announced = re.search(r"timeout=(\d{1,9})", response.headers.get("Keep-Alive", ""), re.IGNORECASE)
    return (float(announced[1]) if announced else _UNANNOUNCED_SECONDS) - _MARGIN_SECONDS


def _is_open(connection: http.client.HTTPConnection) -> bool:
    """Whether the server has not closed an idle connection: then there is something to read, its end or a late response."""
    sock = connection.sock
    if isinstance(sock, ssl.SSLSocket) and sock.pending() > 0:
        return False
    try:
        with selectors.DefaultSelector() as selector:
            selector.register(sock, selectors.EVENT_READ)
            return not selector.select(0)
    except (OSError, ValueError):
        return False


_instances: weakref.WeakSet[Connections] = weakref.WeakSet()


def _forget_all() -> None:
    for connections in list(_instances):
        connections.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
