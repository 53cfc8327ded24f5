"""Creates the error of a failed attempt."""

from __future__ import annotations

import ssl
from dataclasses import replace
from typing import Any, Dict, List, NamedTuple, Tuple, cast

from ._field_rules import describe_field_error
from ._headers import ResponseHeaders
from ._hints import CHECK_BASE_URL, excerpt_of, setting_hint
from ._operation import Operation
from ._retry import parse_retry_after
from ._time_limits import TimeLimits
from ._transport import ConnectionFailed, Response
from .errors import (
    BusinessError,
    ErrorDetails,
    FieldError,
    InsufficientBalanceError,
    MaintenanceError,
    MallError,
    NetworkError,
    RateLimitedError,
    SessionInvalidError,
    TimeoutError,
)
from .generated.error_codes import ERROR_CODES

_CLASSES = {
    "session": SessionInvalidError,
    "balance": InsufficientBalanceError,
    "maintenance": MaintenanceError,
    "rateLimit": RateLimitedError,
    "business": BusinessError,
}
_TRANSIENT_STATUSES = (408, 429)


def as_object(value: Any) -> Dict[str, Any]:
    """Returns a JSON object; an empty one for any other JSON."""
    return cast(Dict[str, Any], value) if isinstance(value, dict) else {}


class Envelope(NamedTuple):
    """The body of a response of the mall."""

    code: str
    message: str
    data: Any
    has_data: bool


def refused(operation: Operation, envelope: Envelope, response: Response, call: ErrorDetails) -> MallError:
    """Creates the error of a refusal. `call.retryable` is whether the call can be repeated without harm."""
    entry = ERROR_CODES.get(envelope.code)
    details = replace(
        _answered(response, call),
        code=envelope.code,
        name=entry.name if entry else None,
        server_message=envelope.message or None,
        fields=_field_errors(envelope.data),
        data=envelope.data,
        retryable=call.retryable and entry is not None and entry.retryable,
    )
    kind = entry.kind if entry else "rateLimit" if response.status == 429 else "business"
    error_class = BusinessError if kind == "balance" and not operation.balance else _CLASSES[kind]
    hint = setting_hint(response.status, envelope.code, [error.field for error in details.fields])
    if hint:
        return error_class(f"{call.api} was refused with HTTP {response.status}. {hint}{_wait(details)}", details)
    reason = f"{details.code} {details.name}" if details.name else envelope.code
    fields = "; ".join(_describe(call.api, entry) for entry in _field_entries(envelope.data))
    explanation = f" ({fields})" if fields else f". {entry.meaning if entry else envelope.message}"
    return error_class(f"{call.api} was refused: {reason}{explanation}{_wait(details)}", details)


def not_an_envelope(response: Response, call: ErrorDetails) -> MallError:
    """Creates the error of a response that is not the mall's."""
    is_transient = response.status >= 500 or response.status in _TRANSIENT_STATUSES
    details = replace(_answered(response, call), retryable=call.retryable and is_transient)
    excerpt, hint = excerpt_of(response.body), setting_hint(response.status, None, [])
    quoted = f' ("{excerpt}")' if excerpt else ""
    message = f"{call.api} was answered with HTTP {response.status} and no response of the mall{quoted}."
    message += (f" {hint}" if hint else "") + _wait(details)
    return (RateLimitedError if response.status == 429 else NetworkError)(message, details)


def without_data(response: Response, call: ErrorDetails) -> MallError:
    """Creates the error of a success that lacks `data`, of which an operation returns its result."""
    details = replace(_answered(response, call), retryable=False)
    return NetworkError(f"{call.api} was answered with HTTP {response.status} and a success without data. {CHECK_BASE_URL}", details)


def not_answered(failure: ConnectionFailed, address: str, limits: TimeLimits, call: ErrorDetails) -> MallError:
    """Creates the error of an attempt without a response. `address` is the URL, with the proxy."""
    if limits.is_over:
        return deadline_passed(limits, call)
    if failure.is_timeout:
        return TimeoutError(f"{call.api} did not answer within {limits.timeout:g} s (attempt {call.attempt})", call)
    reason = failure.__cause__
    hint = ""
    if isinstance(reason, ssl.SSLCertVerificationError):
        hint = ". Pass the certificate authority of the server in the option ssl_context"
    return NetworkError(f"{call.api} could not be reached at {address}: {reason} (attempt {call.attempt}){hint}", call)


def deadline_passed(limits: TimeLimits, call: ErrorDetails) -> MallError:
    """Creates the error of a call without a response before its deadline."""
    return TimeoutError(f"{call.api} exceeded its deadline of {limits.deadline:g} s (attempt {call.attempt})", call)


def _answered(response: Response, call: ErrorDetails) -> ErrorDetails:
    """Returns the details of a call with those of its response."""
    return replace(
        call,
        status=response.status,
        headers=ResponseHeaders(response.headers),
        retry_after=parse_retry_after(response.retry_after),
    )


def _wait(details: ErrorDetails) -> str:
    return "" if details.retry_after is None else f" Retry after {details.retry_after} s."


def _describe(api: str, entry: Dict[str, Any]) -> str:
    return describe_field_error(api, str(entry["field"]), str(entry["rule"]), entry.get("limit"), entry.get("message"))


def _field_errors(data: Any) -> Tuple[FieldError, ...]:
    return tuple(FieldError(str(entry["field"]), str(entry["rule"]), entry.get("limit")) for entry in _field_entries(data))


def _field_entries(data: Any) -> List[Dict[str, Any]]:
    errors = as_object(data).get("errors")
    listed: List[Any] = [*errors] if isinstance(errors, list) else []
    return [entry for entry in map(as_object, listed) if "field" in entry and "rule" in entry]
