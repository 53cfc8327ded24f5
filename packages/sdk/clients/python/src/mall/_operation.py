"""The description of an operation, which the generated code contains."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Mapping, NamedTuple, Optional, Tuple

Idempotency = Literal["safe", "key", "no"]
"""Whether an operation can be repeated: always, with an idempotency key, or never."""


class FileLimits(NamedTuple):
    """Limits of an uploaded file."""

    max_bytes: Optional[int]
    types: Tuple[str, ...]
    """Accepted media types; all when empty."""


class Pages(NamedTuple):
    """The fields of an operation that returns a list by pages."""

    page: str
    """Field of the request with the page number, from 1."""
    items: str
    """Field of the response with the items."""
    total: Optional[str]
    """Field of the response with the number of all items."""


@dataclass(frozen=True)
class Operation:
    """An operation of the mall."""

    api: str
    idempotency: Idempotency
    issues_token: bool = False
    """`access_id` of the response is the session to use from now on."""
    sends_token: bool = True
    """False for an operation in which `access_id` is not the session."""
    balance: bool = False
    """A code of the class "balance" means insufficient balance; in other operations it is a plain refusal."""
    files: Mapping[str, FileLimits] = field(default_factory=lambda: {})
    pages: Optional[Pages] = None
    amounts: Tuple[Tuple[str, ...], ...] = ()
    """Paths of the amounts in the response that are numbers; see `_amounts`."""
