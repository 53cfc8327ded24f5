"""The options of a client, and their checks: a wrong one fails where it is set and not at the first call."""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass
from typing import Any, Callable, Generic, Literal, Mapping, Optional, Sequence, Tuple, Type, TypeVar, Union, cast
from urllib.parse import urlsplit

from ._shown import kind_of, shown
from ._transport import Transport
from .hooks import Hook
from .response import MallResponse
from .session import AnySessionStore

Language = Union[Literal["en", "zh", "tn", "ko"], str]
"""English, simplified Chinese, traditional Chinese, Korean, or a locale of one such as "zh-CN" and "en_US"."""

# `tn` means Setswana in the standard of language tags.
_LANGUAGE_TAGS = {"en": "en-US", "zh": "zh-CN", "tn": "zh-TW", "ko": "ko-KR"}
_HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_HEADER_VALUE = re.compile(r"[\t\x20-\x7e\xa0-\xff]*")
_T = TypeVar("_T")
Store = TypeVar("Store", bound=AnySessionStore)
"""The sessions that a client takes."""


@dataclass(frozen=True)
class Options(Generic[Store]):
    """The options of `Mall`, which documents them. Raises TypeError for a wrong type and ValueError for a wrong value."""

    base_url: str
    language: Optional[Language]
    session: Store
    timeout: float
    max_retries: int
    headers: Mapping[str, str]
    transport: Transport
    hooks: Sequence[Hook] = ()
    deadline: Optional[float] = None
    on_success: Optional[Callable[[MallResponse[Any]], None]] = None
    """Gets the response of each success, for `with_response`."""

    def __post_init__(self) -> None:
        if self.language is not None:
            _check("language", self.language, (str,), _is_language, '"en", "zh", "tn", "ko" or a locale of one such as "zh-CN"')
        check_methods("session", self.session, ("get", "set"), 'an object with get and set, such as MemorySession("token")')
        _check("timeout", self.timeout, (int, float), _is_time_limit, "a number of seconds greater than 0")
        if self.deadline is not None:
            _check("deadline", self.deadline, (int, float), _is_time_limit, "a number of seconds greater than 0")
        _check("max_retries", self.max_retries, (int,), lambda it: it >= 0, "a whole number of at least 0")
        _check_headers(self.headers)
        _check_hooks(self.hooks)


def language_tag(language: Language) -> str:
    """Returns the tag of a language for `Accept-Language`."""
    return _LANGUAGE_TAGS.get(language, language.replace("_", "-"))


def _is_time_limit(value: float) -> bool:
    # A longer time limit is an error of the platform.
    return 0 < value <= threading.TIMEOUT_MAX


def _is_language(value: str) -> bool:
    # An empty text is the default language of the mall, as in the SDK for TypeScript.
    return re.fullmatch(r"|tn|(en|zh|ko)([-_]\w+)*", value, re.ASCII | re.IGNORECASE) is not None


def check_base_url(value: str) -> None:
    """Checks the option `base_url`."""
    expected = "the address of a gateway with https:// or http:// and without a query, such as https://shop.example/api/"
    _check("base_url", value, (str,), _is_url, expected)
    if "@" in urlsplit(value).netloc:
        raise ValueError("base_url is an address with a user name or password, which cannot be sent; use the option headers")


def check_max_connections(value: int) -> None:
    """Checks the option `max_connections`."""
    _check("max_connections", value, (int,), lambda it: it >= 1, "a whole number of at least 1")


def _is_url(value: str) -> bool:
    try:
        parts = urlsplit(value)
        has_address = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        return has_address and not parts.query and not parts.fragment
    except ValueError:
        return False


def _check_headers(headers: object) -> None:
    """Checks names and values. The values can be secret: no message contains one."""
    if not isinstance(headers, Mapping):
        raise TypeError(f"headers is {kind_of(headers)}, expected a mapping of names to texts")
    for name, value in cast(Mapping[object, object], headers).items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise TypeError(f"headers[{name!r}] is {kind_of(value)}, expected a mapping of names to texts")
        if not _HEADER_NAME.fullmatch(name):
            raise ValueError(f"headers has {name!r}, which is not a valid name of a header")
        if not _HEADER_VALUE.fullmatch(value):
            raise ValueError(f"headers[{name!r}] cannot be sent, expected Latin-1 characters without line breaks")


def merged_headers(present: Mapping[str, str], further: Mapping[str, str]) -> Mapping[str, str]:
    """Returns both headers. Those of the second replace those of the same name, in upper or lower case. Raises like the option `headers`."""
    _check_headers(further)
    replaced = {name.lower() for name in further}
    return {**{name: value for name, value in present.items() if name.lower() not in replaced}, **further}


def _check_hooks(hooks: object) -> None:
    if not isinstance(hooks, (list, tuple)):
        raise TypeError(f"hooks is {kind_of(hooks)}, expected a list of objects of a class that extends mall.Hook")
    for index, hook in enumerate(cast(Sequence[object], hooks)):
        check_methods(f"hooks[{index}]", hook, ("on_request", "on_response"), "an object of a class that extends mall.Hook")


def check_methods(name: str, value: object, methods: Tuple[str, ...], expected: str) -> None:
    """Checks that the value of an option has methods."""
    if not all(callable(getattr(value, method, None)) for method in methods):
        raise TypeError(f"{name} is {kind_of(value)}, expected {expected}")


def _check(name: str, value: _T, types: Tuple[Type[object], ...], accepts: Callable[[_T], bool], expected: str) -> None:
    # True is an int in Python.
    has_type = isinstance(value, types) and not isinstance(value, bool)
    if has_type and accepts(value):
        return
    error = ValueError if has_type else TypeError
    raise error(f"{name} is {shown(value)}, expected {expected}")
