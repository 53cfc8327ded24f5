"""Calls operations with retries, blocking or asynchronously."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Mapping, Optional

from ._call import Call, read_files
from ._operation import Operation
from ._options import Options
from .errors import MallError


class Client:
    """Calls operations. It has no state but the session, so threads can share it if the session can be shared."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def call(self, operation: Operation, fields: Mapping[str, Any], idempotency_key: Optional[str] = None) -> Any:
        """Calls an operation, with retries, and returns `data` of its response. Fields that are None are not sent."""
        call = Call(self._options, operation, fields, idempotency_key)
        while True:
            attempt = call.attempt()
            try:
                return attempt.read(attempt.send())
            except MallError as error:
                delay = call.delay_after(error)
                if delay is None:
                    raise
            time.sleep(delay)


class AsyncClient:
    """Calls operations without blocking the event loop: a thread sends each attempt, because the standard library has no asynchronous HTTP.

    Everything else runs in the event loop. A cancelled call does not touch the session, even if its response comes later.
    """

    def __init__(self, options: Options) -> None:
        self._options = options

    async def call(self, operation: Operation, fields: Mapping[str, Any], idempotency_key: Optional[str] = None) -> Any:
        """The same as `Client.call`."""
        if operation.files:
            fields = await asyncio.to_thread(read_files, operation, fields)
        call = Call(self._options, operation, fields, idempotency_key)
        while True:
            attempt = call.attempt()
            try:
                return attempt.read(await asyncio.to_thread(attempt.send))
            except MallError as error:
                delay = call.delay_after(error)
                if delay is None:
                    raise
            await asyncio.sleep(delay)
