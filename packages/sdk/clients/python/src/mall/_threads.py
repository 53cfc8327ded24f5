"""The threads of an asynchronous client."""

from __future__ import annotations

import asyncio
import contextvars
import os
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Optional, TypeVar

_Result = TypeVar("_Result")


class Threads:
    """Runs blocking functions for coroutines, a limited number at a time. Event loops can share it.

    They are not those of the event loop's default executor: there a slow mall would delay the program, and the program the calls of the mall.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._executor: Optional[ThreadPoolExecutor] = None
        self._lock = threading.Lock()
        _instances.add(self)

    async def run(self, function: Callable[..., _Result], *args: Any) -> _Result:
        """Runs a function in a thread, with the context variables of the caller."""
        context = contextvars.copy_context()
        with self._lock:
            if self._executor is None:
                self._executor = ThreadPoolExecutor(self._limit, thread_name_prefix="mall")
            future = self._executor.submit(lambda: context.run(function, *args))
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        """Waits for the functions that run or wait for a thread, and ends the threads. The next function starts threads again."""
        with self._lock:
            executor, self._executor = self._executor, None
        if executor is None:
            return
        # A thread cannot wait for its own end, and the default executor can be busy.
        closer = ThreadPoolExecutor(1, thread_name_prefix="close-mall")
        try:
            await asyncio.get_running_loop().run_in_executor(closer, executor.shutdown)
        finally:
            closer.shutdown(wait=False)

    def forget(self) -> None:
        """Forgets the threads in a forked process, which does not have them."""
        self._lock = threading.Lock()
        self._executor = None


_instances: weakref.WeakSet[Threads] = weakref.WeakSet()


def _forget_all() -> None:
    for threads in list(_instances):
        threads.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
