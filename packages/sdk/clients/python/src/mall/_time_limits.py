"""The time limits of a call."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from dataclasses import dataclass
from typing import Iterator, Optional


@dataclass(frozen=True)
class TimeLimits:
    """The time limit of each wait, and the time at which the whole call ends."""

    timeout: float
    """Seconds to wait for the connection, and for each part of the response."""
    deadline: Optional[float]
    """Seconds for the whole call; None without a limit."""
    started_at: float
    """Time of the monotonic clock at which the call started."""

    @property
    def remaining(self) -> Optional[float]:
        """Seconds to the deadline, at least a thousandth; None without one."""
        if self.deadline is None:
            return None
        return max(self.started_at + self.deadline - time.monotonic(), 0.001)

    @property
    def seconds(self) -> float:
        """Seconds to wait for the connection, or for a part of the response."""
        remaining = self.remaining
        return self.timeout if remaining is None else min(self.timeout, remaining)

    @property
    def is_over(self) -> bool:
        """Whether the deadline has passed."""
        return not self.allows(0)

    def allows(self, seconds: float) -> bool:
        """Whether so many seconds from now are before the deadline."""
        return self.deadline is None or time.monotonic() + seconds < self.started_at + self.deadline

    @contextlib.contextmanager
    def limit(self, connected: socket.socket) -> Iterator[None]:
        """Ends reads and writes at the deadline, also those of a body of which a part arrives again and again."""
        if self.remaining is None:
            yield
            return
        timer = threading.Timer(self.remaining, _shut_down, (connected,))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def _shut_down(connected: socket.socket) -> None:
    with contextlib.suppress(OSError):
        # That of `SSLSocket` would take the TLS state away from the thread that reads.
        socket.socket.shutdown(connected, socket.SHUT_RDWR)
