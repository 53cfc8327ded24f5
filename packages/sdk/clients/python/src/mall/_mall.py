"""The clients that applications create."""

from __future__ import annotations

import copy
import inspect
import ssl
import urllib.request
from dataclasses import replace
from typing import Any, Awaitable, Callable, Dict, Generic, List, Mapping, Optional, Sequence, TypeVar, cast

from ._client import AsyncClient, Client
from ._connection_options import create_transport
from ._option_names import check_option_names
from ._options import Language, Options, Store, check_max_connections, merged_headers
from ._raw_call import raw_operation, raw_options
from ._threads import Threads
from .generated.facade import AsyncOperations, Operations
from .hooks import Hook
from .response import Data, MallResponse, check_function, last_response
from .session import AnySessionStore, MemorySession, SessionStore

_Self = TypeVar("_Self", bound="_Configured[Any]")


class _Configured(Generic[Store]):
    """The options of a client."""

    @check_option_names
    def __init__(
        self,
        base_url: str,
        *,
        language: Optional[Language] = None,
        session: Optional[Store] = None,
        timeout: float = 5.0,
        deadline: Optional[float] = None,
        max_retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
        opener: Optional[urllib.request.OpenerDirector] = None,
        proxy: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        hooks: Sequence[Hook] = (),
    ) -> None:
        """Creates a client. It connects at the first call, and keeps connections open for further ones.

        Args:
            base_url: URL of the gateway, with the path `/api/`.
            language: Language of texts: "en", "zh", "tn" (traditional Chinese), "ko" or a locale of one such as "zh-CN"; the mall's default
                when missing.
            session: Storage of the session token, of one customer; in memory when missing.
            timeout: Seconds to wait for the connection, and for each part of the response.
            deadline: Seconds for each call with all its attempts and the pauses between them; no limit when missing.
            max_retries: Retries after the first attempt; 0 turns them off. `Retry-After` up to five seconds is respected; without it the
                time between attempts is random and grows. A longer `Retry-After` is raised.
            headers: Further headers of each request. An `X-Request-Id` becomes the request id.
            opener: Opener of `urllib`, which opens a connection for each attempt and has proxies and certificates of its own; for tests and
                special handlers. Traces and metrics do not need it: `hooks` keep the connections.
            proxy: URL of an HTTP proxy, "http://user:password@proxy.example:3128", also for addresses in `no_proxy`. An empty text means no
                proxy. When missing, the variables `http_proxy`, `https_proxy` and `no_proxy` of the environment apply.
            ssl_context: Certificate authorities and client certificate for https; those of the system and none when missing.
            hooks: Functions before and after each attempt, for traces and metrics; in this order.

        Raises:
            TypeError: An option of a wrong type.
            ValueError: An option of a wrong value, or `opener` together with `proxy` or `ssl_context`.
        """
        options = Options(
            base_url,
            language,
            # Every client takes a blocking session.
            cast(Store, MemorySession()) if session is None else session,
            timeout,
            max_retries,
            {} if headers is None else headers,
            create_transport(base_url, opener, proxy, ssl_context),
            hooks,
            deadline,
        )
        self._configure(options)

    def _configure(self, options: Options[Store]) -> None:
        self._options = options

    def __repr__(self) -> str:
        """Returns options that are not secret."""
        options = self._options
        language = "" if options.language is None else f", language={options.language!r}"
        deadline = "" if options.deadline is None else f", deadline={options.deadline!r}"
        limits = f"timeout={options.timeout!r}{deadline}, max_retries={options.max_retries!r}"
        return f"{type(self).__name__}({options.base_url!r}{language}, {limits})"

    @property
    def session(self) -> Store:
        """Storage of the session token: `mall.session.get()`, `mall.session.set(token)`."""
        return self._options.session

    @check_option_names
    def with_options(
        self: _Self,
        *,
        language: Optional[Language] = None,
        session: Optional[Store] = None,
        timeout: Optional[float] = None,
        deadline: Optional[float] = None,
        max_retries: Optional[int] = None,
        headers: Optional[Mapping[str, str]] = None,
        hooks: Optional[Sequence[Hook]] = None,
    ) -> _Self:
        """Returns another client with these options changed, also for one call: `mall.with_options(timeout=30).orders.list()`.

        `headers` are added to those of this client, and replace those of the same name. It shares the connections (and threads) of this one, and its session unless it gets its own.
        """
        options: Dict[str, Any] = {
            "language": language,
            "session": session,
            "timeout": timeout,
            "deadline": deadline,
            "max_retries": max_retries,
            "headers": None if headers is None else merged_headers(self._options.headers, headers),
            "hooks": hooks,
        }
        return self._replaced(**{name: value for name, value in options.items() if value is not None})

    def _recorded(self: _Self, responses: List[MallResponse[Any]]) -> _Self:
        """Returns another client that adds the response of each success to a list."""
        return self._replaced(on_success=responses.append)

    def _replaced(self: _Self, **options: Any) -> _Self:
        other = copy.copy(self)
        other._configure(replace(self._options, **options))
        return other


class Mall(_Configured[SessionStore], Operations):
    """A client of the mall: `Mall("https://shop.example/api/").catalog.product(pro_id=1001)`.

    Operations return `data` of the response as plain JSON, and raise a `MallError`. Those that change nothing are retried, and those that
    accept an idempotency key as well, with one key for all attempts.
    """

    def _configure(self, options: Options[SessionStore]) -> None:
        for method in ("get", "set"):
            if inspect.iscoroutinefunction(getattr(options.session, method)):
                raise TypeError(f"session has an asynchronous {method}, which Mall cannot await; pass it to AsyncMall")
        super()._configure(options)
        Operations.__init__(self, Client(options))

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the idle connections, also those of clients from `with_options`; calls in other threads end first.

        `with Mall(...) as mall:` does it at its end. The client can still be used: its next call opens a connection again.
        """
        self._options.transport.close()

    def with_response(self, call: Callable[[Mall], Data]) -> MallResponse[Data]:
        """Returns the data of a call with status, headers and request id: `mall.with_response(lambda mall: mall.cart.list())`.

        The function gets a client like this one, and makes one call with it.

        Raises:
            TypeError: The function made no call, or it is no function.
            MallError: The error of the call.
        """
        check_function(call)
        responses: List[MallResponse[Any]] = []
        return last_response(responses, call(self._recorded(responses)))

    def raw_call(
        self,
        api: str,
        fields: Optional[Mapping[str, Any]] = None,
        *,
        max_retries: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Calls an operation by its name, for an operation or a field that this version does not have.

        `mall.raw_call("mall.Product.index", {"pro_id": 1001, "new_field": 1})` returns `data` as the server sent it, amounts included.
        Session, language, headers, time limit and errors are those of other calls; a token in the response is not stored. It is retried only
        with `max_retries` or `idempotency_key`.

        Args:
            api: Name of the operation, "mall.Product.index".
            fields: Fields of the request. With a `File` or an open binary file among them they are sent as a multipart form. Those that are
                None are not sent.
            max_retries: Retries after the first attempt, for an operation that changes nothing.
            idempotency_key: Key with which repeated calls take effect once, for an operation that accepts one: 8 to 255 letters, digits and
                `_ . : -`. It is retried with the key as often as `max_retries` or the client says.

        Raises:
            MallError: The same as of other calls.
            TypeError: A wrong argument, or a field that JSON cannot represent.
            ValueError: A negative `max_retries`, an idempotency key that the contract does not allow, or a Decimal with more than two decimal
                places.
        """
        sent: Mapping[str, Any] = {} if fields is None else fields
        operation = raw_operation(api, sent, max_retries, idempotency_key)
        return Client(raw_options(self._options, max_retries)).call(operation, sent, idempotency_key)


class AsyncMall(_Configured[AnySessionStore], AsyncOperations):
    """A client of the mall for `asyncio`: `await AsyncMall("https://shop.example/api/").catalog.product(pro_id=1001)`.

    It has the operations, options, errors and retries of `Mall`. A thread of the client sends each attempt; see the guide on cancellation.
    """

    @check_option_names
    def __init__(
        self,
        base_url: str,
        *,
        language: Optional[Language] = None,
        session: Optional[AnySessionStore] = None,
        timeout: float = 5.0,
        deadline: Optional[float] = None,
        max_retries: int = 2,
        headers: Optional[Mapping[str, str]] = None,
        opener: Optional[urllib.request.OpenerDirector] = None,
        proxy: Optional[str] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
        hooks: Sequence[Hook] = (),
        max_connections: int = 32,
    ) -> None:
        """Creates a client with the options of `Mall`, of which the methods of `session` can be coroutines, and `max_connections`.

        Args:
            max_connections: Attempts at the same time, each with a connection and a thread of this client; further ones wait.
        """
        check_max_connections(max_connections)
        self._threads = Threads(max_connections)
        super().__init__(
            base_url,
            language=language,
            session=session,
            timeout=timeout,
            deadline=deadline,
            max_retries=max_retries,
            headers=headers,
            opener=opener,
            proxy=proxy,
            ssl_context=ssl_context,
            hooks=hooks,
        )

    def _configure(self, options: Options[AnySessionStore]) -> None:
        super()._configure(options)
        AsyncOperations.__init__(self, AsyncClient(options, self._threads))

    @property
    def session(self) -> Any:
        """Storage of the session token: `mall.session.get()`; `await mall.session.get()` if its methods are coroutines."""
        return self._options.session

    async def __aenter__(self: _Self) -> _Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Waits for attempts that are sent or wait for a thread, also those of cancelled calls; ends the threads and closes the connections.

        It is for the clients from `with_options` as well. `async with AsyncMall(...) as mall:` does it at its end. The client can still be
        used: its next call starts a thread and opens a connection again.
        """
        await self._threads.close()
        self._options.transport.close()

    async def with_response(self, call: Callable[[AsyncMall], Awaitable[Data]]) -> MallResponse[Data]:
        """The same as `Mall.with_response`."""
        check_function(call)
        responses: List[MallResponse[Any]] = []
        return last_response(responses, await call(self._recorded(responses)))

    async def raw_call(
        self,
        api: str,
        fields: Optional[Mapping[str, Any]] = None,
        *,
        max_retries: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """The same as `Mall.raw_call`."""
        sent: Mapping[str, Any] = {} if fields is None else fields
        operation = raw_operation(api, sent, max_retries, idempotency_key)
        return await AsyncClient(raw_options(self._options, max_retries), self._threads).call(operation, sent, idempotency_key)
