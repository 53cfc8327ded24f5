"""Storage of the session token."""

from __future__ import annotations

from typing import Awaitable, Optional, Protocol, Union


class SessionStore(Protocol):
    """Where a client keeps its session token: in memory, in the session of a web framework, in a file."""

    def get(self) -> Optional[str]:
        """Returns the token to send; None for a visitor."""

    def set(self, token: Optional[str]) -> None:
        """Stores a token that the mall issued; None when the session is no longer valid."""


class AsyncSessionStore(Protocol):
    """The same for `AsyncMall`, with coroutines: in Redis, in the session of an asynchronous web framework."""

    def get(self) -> Awaitable[Optional[str]]:
        """Returns the token to send; None for a visitor."""
        ...

    def set(self, token: Optional[str]) -> Awaitable[None]:
        """Stores a token that the mall issued; None when the session is no longer valid."""
        ...


AnySessionStore = Union[SessionStore, AsyncSessionStore]
"""A session that `AsyncMall` takes."""


class MemorySession:
    """Keeps the token in memory, for one customer."""

    def __init__(self, token: Optional[str] = None) -> None:
        self._token = token

    def get(self) -> Optional[str]:
        return self._token

    def set(self, token: Optional[str]) -> None:
        self._token = token
