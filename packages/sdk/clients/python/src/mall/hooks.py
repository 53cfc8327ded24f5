"""Functions that observe the attempts of a client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, Optional

from .errors import MallError


@dataclass(frozen=True)
class AttemptRequest:
    """An attempt before it is sent."""

    api: str
    """Name of the operation, "mall.Product.index"."""
    attempt: int
    """1 for the first attempt of a call."""
    request_id: str
    """Id of the call, sent as `X-Request-Id` with all attempts."""
    headers: Dict[str, str]
    """Headers of the request, which a hook can change. They do not contain the session. The error of a call has the idempotency key among them."""


@dataclass(frozen=True)
class AttemptResult:
    """An attempt after its response, or after its failure."""

    api: str
    """Name of the operation, "mall.Product.index"."""
    attempt: int
    """1 for the first attempt of a call."""
    request_id: str
    """Id of the call, sent as `X-Request-Id` with all attempts."""
    duration: float
    """Seconds from the request to the end of the response."""
    status: Optional[int]
    """HTTP status; None without a complete response."""
    error: Optional[MallError]
    """None after a success."""


class Hook:
    """Observes attempts: override one method or both. Threads share it.

    `AsyncMall` calls both in the thread that sends the attempt, with the context variables of the call.
    """

    def on_request(self, request: AttemptRequest) -> None:
        """Called before each attempt; can add headers such as that of a trace. An exception ends the call."""

    def on_response(self, result: AttemptResult) -> None:
        """Called after each attempt. An exception is logged and has no effect on the call."""
