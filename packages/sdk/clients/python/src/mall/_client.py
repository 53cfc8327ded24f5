"""Calls operations with retries, blocking or asynchronously."""

from __future__ import annotations

import asyncio
import inspect
import time
from typing import Any, Mapping, Optional

from ._call import Attempt, Call, issued_token, read_files
from ._operation import Operation
from ._options import Options
from ._shown import kind_of
from ._threads import Threads
from .errors import MallError, SessionInvalidError
from .session import AnySessionStore, SessionStore


class Client:
    """Calls operations. It has no state but the session, so threads can share it if the session can be shared."""

    def __init__(self, options: Options[SessionStore]) -> None:
        self._options = options

    def call(self, operation: Operation, fields: Mapping[str, Any], idempotency_key: Optional[str] = None) -> Any:
        """Calls an operation, with retries, and returns `data` of its response. Fields that are None are not sent."""
        call, session = Call(self._options, operation, fields, idempotency_key), self._options.session
        while True:
            token = _checked(session.get()) if operation.sends_token else None
            attempt = call.attempt(token)
            try:
                data = attempt.run()
                break
            except MallError as error:
                # Preserves a session that was replaced while this call was in flight.
                if isinstance(error, SessionInvalidError) and operation.sends_token and session.get() == token:
                    session.set(None)
                delay = call.delay_after(error)
                if delay is None:
                    raise
            time.sleep(delay)
        issued = issued_token(operation, data)
        if issued is not None:
            session.set(issued)
        return data


class AsyncClient:
    """Calls operations without blocking the event loop: a thread sends each attempt, because the standard library has no asynchronous HTTP.

    A thread also reads files and calls hooks; everything else runs in the event loop. A cancelled call does not touch the session, even if its
    response comes later.
    """

    def __init__(self, options: Options[AnySessionStore], threads: Threads) -> None:
        self._options = options
        self._threads = threads

    async def call(self, operation: Operation, fields: Mapping[str, Any], idempotency_key: Optional[str] = None) -> Any:
        """The same as `Client.call`."""
        if operation.files:
            fields = await self._threads.run(read_files, operation, fields)
        call, session = Call(self._options, operation, fields, idempotency_key), self._options.session
        while True:
            token = _checked(await _awaited(session.get())) if operation.sends_token else None
            attempt = call.attempt(token)
            try:
                data = await self._run(call, attempt)
                break
            except MallError as error:
                # Preserves a session that was replaced while this call was in flight.
                if isinstance(error, SessionInvalidError) and operation.sends_token and await _awaited(session.get()) == token:
                    await _awaited(session.set(None))
                delay = call.delay_after(error)
                if delay is None:
                    raise
            await asyncio.sleep(delay)
        issued = issued_token(operation, data)
        if issued is not None:
            await _awaited(session.set(issued))
        return data


    async def _run(self, call: Call, attempt: Attempt) -> Any:
        """Runs an attempt in a thread, for which it can have to wait, until the deadline of the call at most."""
        try:
            return await asyncio.wait_for(self._threads.run(attempt.run), call.limits.remaining)
        except asyncio.TimeoutError:
            # A hook can raise this error as well.
            if not call.limits.is_over:
                raise
            raise call.deadline_passed() from None


async def _awaited(returned: Any) -> Any:
    """Returns what a session returned, after awaiting it if its methods are asynchronous."""
    return await returned if inspect.isawaitable(returned) else returned


def _checked(token: object) -> Optional[str]:
    """Returns the token of a session. Raises TypeError for bytes, and for an awaitable, which a blocking client does not await."""
    if token is None or isinstance(token, str):
        return token
    raise TypeError(f"session.get() returned {kind_of(token)}, expected a str or None")
