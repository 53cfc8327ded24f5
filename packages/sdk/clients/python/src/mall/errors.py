"""The errors of a call. Every one is a `MallError`; catch the class that you handle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Mapping, NamedTuple, Optional, Tuple

from .generated.error_codes import KnownErrorName as KnownErrorName


class FieldError(NamedTuple):
    """A field of the request that the mall refused (code 50010)."""

    field: str
    """Name of the field, "pro_id"; of a nested field, "cart/0/num"."""
    rule: str
    """Violated rule: "required", "minimum", "pattern", "exists" for the id of a missing record."""
    limit: Any
    """Limit of the rule, 1 for a minimum of 1; None for a rule without one."""


@dataclass(frozen=True)
class ErrorDetails:
    """What is known about a failed call. Each field is also an attribute of the error."""

    api: str
    """Name of the operation, "mall.Product.index"."""
    request_id: str
    """Id of the call, sent as `X-Request-Id` with all attempts. Quote it to the operator of the mall."""
    attempt: int = 1
    """Number of the last attempt, 1 for the first."""
    status: Optional[int] = None
    """HTTP status, if there was a response."""
    code: Optional[str] = None
    """Code of the error catalog, "101"."""
    name: Optional[KnownErrorName] = None
    """Name of the code, "unknown_product"."""
    server_message: Optional[str] = None
    """Message for the customer, in the language of the call."""
    fields: Tuple[FieldError, ...] = ()
    """Refused fields of the request (code 50010)."""
    data: Any = None
    """Further data of the refusal."""
    headers: Optional[Mapping[str, str]] = field(default=None, repr=False)
    """Headers of the response, by their names in upper or lower case, if there was a response. They can contain secrets, such as cookies."""
    retry_after: Optional[int] = None
    """Seconds to wait before another attempt, if the mall sent them."""
    retryable: bool = False
    """Whether the same call can succeed later and can be repeated without harm."""
    idempotency_key: Optional[str] = None
    """Key that was sent. Repeat the call with it to get the result of this one, if it took effect."""


class MallError(Exception):
    """Base class of all errors of a call. `str(error)` is English and for developers; show `server_message` to customers."""

    def __init__(self, message: str, details: ErrorDetails) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details
        self.api = details.api
        self.request_id = details.request_id
        self.attempt = details.attempt
        self.status = details.status
        self.code = details.code
        # Pyright would infer str: it widens literals in assignments without a type.
        self.name: Optional[KnownErrorName] = details.name
        self.server_message = details.server_message
        self.fields = details.fields
        self.data = details.data
        self.headers = details.headers
        self.retry_after = details.retry_after
        self.retryable = details.retryable
        self.idempotency_key = details.idempotency_key

    def __str__(self) -> str:
        return self.message

    @property
    def docs_path(self) -> Optional[str]:
        """Path of the code in the documentation site, "/errors/#101"; None for a code that this version does not know."""
        return None if self.name is None else f"/errors/#{self.code}"


class SessionInvalidError(MallError):
    """The session is missing or has ended: the customer must sign in."""


class InsufficientBalanceError(MallError):
    """The wallet does not cover the amount."""


class MaintenanceError(MallError):
    """The mall is in maintenance. `data` contains the notice: `systemMsgTitle` and `systemMsg` (HTML)."""


class RateLimitedError(MallError):
    """Too many requests, codes or attempts: wait `retry_after` seconds."""


class BusinessError(MallError):
    """Any other refusal. `code` and `name` are the reason, `fields` the refused fields."""


class UploadError(MallError):
    """The contract does not allow the file. Nothing was sent."""


class NetworkError(MallError):
    """No connection, or a response that is not the mall's, such as the page of a proxy.

    Unless the operation only reads, it may have taken effect: check before you repeat it without its idempotency key.
    """


class TimeoutError(NetworkError):
    """No response within the time limit."""
