"""One call of an operation, of which a client makes attempts: requests, envelopes, session. Only `Attempt.run` waits."""

from __future__ import annotations

import json
import time
import uuid
from dataclasses import replace
from typing import Any, Dict, Mapping, Optional, Tuple
from urllib.parse import quote

from ._amounts import format_amounts, with_amounts_as_text
from ._failures import Envelope, as_object, deadline_passed, not_an_envelope, not_answered, refused, without_data
from ._idempotency_key import check_idempotency_key
from ._log import MaskedFields, level_of, log
from ._operation import Operation
from ._options import Options, language_tag
from ._retry import retry_delay
from ._time_limits import TimeLimits
from ._transport import ConnectionFailed, Response
from .errors import ErrorDetails, MallError, UploadError
from .files import File, encode_multipart, read_file, refusal_of
from .generated.version import VERSION
from .hooks import AttemptRequest, AttemptResult
from .response import MallResponse


class Call:
    """A call of an operation. Fields that are None are not sent.

    Raises:
        TypeError: A field that JSON cannot represent, or an idempotency key that is not a str.
        ValueError: An idempotency key that the contract does not allow, or a Decimal with more than two decimal places.
        UploadError: A file that the contract does not allow.
    """

    def __init__(self, options: Options[Any], operation: Operation, fields: Mapping[str, Any], idempotency_key: Optional[str]) -> None:
        self.options = options
        self.operation = operation
        self.limits = TimeLimits(options.timeout, options.deadline, time.monotonic())
        if idempotency_key is not None:
            check_idempotency_key(operation.api, idempotency_key)
        elif operation.idempotency == "key":
            idempotency_key = self._own_header("Idempotency-Key") or str(uuid.uuid4())
        self.details = ErrorDetails(
            api=operation.api,
            request_id=self._own_header("X-Request-Id") or uuid.uuid4().hex,
            idempotency_key=idempotency_key,
            retryable=operation.idempotency != "no",
        )
        self.fields, self.files = _split(operation, fields, self.details)

    def attempt(self, token: Optional[str]) -> Attempt:
        """Creates the next attempt, with the token of the session."""
        return Attempt(self, token)

    def delay_after(self, error: MallError) -> Optional[float]:
        """Returns the seconds to wait before the next attempt; None when there is none, and the call fails. Logs either."""
        delay = retry_delay(self.details.attempt, error.retry_after)
        is_last = not error.retryable or self.details.attempt > self.options.max_retries
        if is_last or delay is None or not self.limits.allows(delay):
            log.log(level_of(error), "%s (request %s)", error, error.request_id)
            return None
        log.info("%s is retried in %.2f s: %s", self.details.api, delay, error)
        self.details = replace(self.details, attempt=self.details.attempt + 1)
        return delay

    def deadline_passed(self) -> MallError:
        """Creates the error of a call that has no response before its deadline."""
        return deadline_passed(self.limits, self.details)

    def _own_header(self, name: str) -> Optional[str]:
        """Returns a header among the options."""
        return header_of(self.options.headers, name)


_SET_BY_CLIENT = frozenset({"connection", "content-length", "content-type", "host", "idempotency-key", "transfer-encoding", "x-request-id"})
"""Headers that the client or the connection sets: those of another request, which a server forwards, would break this one."""


class Attempt:
    """An attempt of a call."""

    def __init__(self, call: Call, token: Optional[str]) -> None:
        self._operation = call.operation
        self._options = call.options
        self._details = call.details
        self._limits = call.limits
        self._masked_fields = MaskedFields(call.fields)
        self._content_type, self._body = _encode(call, token)

    def run(self) -> Any:
        """Sends the request and returns `data` of its response. Raises NetworkError without one, and the error of a refusal."""
        started = time.monotonic()
        try:
            response = self._send()
            data = self._read(response)
        except MallError as error:
            self._report(started, error.status, error)
            raise
        self._report(started, response.status, None)
        return data

    def _send(self) -> Response:
        options, details = self._options, self._details
        url = f"{options.base_url.rstrip('/')}/{quote(details.api, safe='')}"
        headers = self._headers()
        for hook in options.hooks:
            hook.on_request(AttemptRequest(details.api, details.attempt, details.request_id, headers))
        self._details = self._with_sent_key(headers)
        try:
            return options.transport.post(url, self._body, headers, self._limits)
        except ConnectionFailed as failure:
            raise not_answered(failure, f"{url}{options.transport.via}", self._limits, self._details) from failure.__cause__

    def _with_sent_key(self, headers: Mapping[str, str]) -> ErrorDetails:
        """Returns the details with the idempotency key of the headers, which a hook can have changed or removed."""
        key = header_of(headers, "Idempotency-Key") or None
        is_repeatable = self._operation.idempotency != "key" or key is not None
        return replace(self._details, idempotency_key=key, retryable=self._details.retryable and is_repeatable)

    def _read(self, response: Response) -> Any:
        envelope = _parse(response)
        if envelope is None:
            raise not_an_envelope(response, self._details)
        if envelope.code != "200":
            raise refused(self._operation, envelope, response, self._details)
        if not envelope.has_data:
            raise without_data(response, self._details)
        format_amounts(envelope.data, self._operation.amounts)
        if self._options.on_success is not None:
            self._options.on_success(MallResponse(envelope.data, response.status, response.headers, self._details.request_id))
        return envelope.data

    def _report(self, started: float, status: Optional[int], error: Optional[MallError]) -> None:
        """Logs the attempt and calls the hooks after it."""
        api, attempt, request_id, seconds = self._details.api, self._details.attempt, self._details.request_id, time.monotonic() - started
        outcome = "no response" if status is None else f"HTTP {status}"
        if error is not None and error.code is not None:
            outcome += f", {error.code} {error.name}" if error.name else f", {error.code}"
        log.debug("%s: %s in %.0f ms (attempt %d, %s) %s", api, outcome, seconds * 1000, attempt, request_id, self._masked_fields)
        for hook in self._options.hooks:
            try:
                hook.on_response(AttemptResult(api, attempt, request_id, seconds, status, error))
            except Exception:
                log.warning("%s: a hook failed", api, exc_info=True)

    def _headers(self) -> Dict[str, str]:
        language, key = self._options.language, self._details.idempotency_key
        own = {name: value for name, value in self._options.headers.items() if name.lower() not in _SET_BY_CLIENT}
        return {
            "User-Agent": f"mall-sdk-python/{VERSION}",
            **({"Accept-Language": language_tag(language)} if language else {}),
            **own,
            **({"Idempotency-Key": key} if key else {}),
            "Content-Type": self._content_type,
            "X-Request-Id": self._details.request_id,
        }


def header_of(headers: Mapping[str, str], name: str) -> Optional[str]:
    """Returns the last value of a header, whatever the case of its name: the one that is sent."""
    return next((value for own, value in reversed(list(headers.items())) if own.lower() == name.lower()), None)


def issued_token(operation: Operation, data: Any) -> Optional[str]:
    """Returns the token of the session to use from now on, if `data` of the response contains one."""
    issued = as_object(data).get("access_id") if operation.issues_token else None
    return str(issued) if issued else None


def read_files(operation: Operation, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the fields with files in memory in place of paths. Raises TypeError for a file that is neither."""
    paths = {name: value for name, value in fields.items() if name in operation.files and value is not None}
    return {**fields, **{name: read_file(value, f"{operation.api}: {name}") for name, value in paths.items()}}


def _split(operation: Operation, fields: Mapping[str, Any], call: ErrorDetails) -> Tuple[Dict[str, Any], Dict[str, File]]:
    """Separates files from other fields. Raises UploadError for a file that the contract does not allow."""
    present = {name: value for name, value in read_files(operation, fields).items() if value is not None}
    files = {name: file for name, file in present.items() if name in operation.files}
    for name, file in files.items():
        refusal = refusal_of(file, operation.files[name])
        if refusal:
            raise UploadError(f'{operation.api}: {name} ("{file.name}") {refusal}', replace(call, retryable=False))
    return {name: _json_value(operation, name, value) for name, value in present.items() if name not in files}, files


def _json_value(operation: Operation, name: str, value: Any) -> Any:
    """Returns a field as JSON has it. Raises TypeError for one that JSON cannot represent, such as a set, and ValueError for a wrong amount."""
    try:
        converted = with_amounts_as_text(value)
    except ValueError as error:
        raise ValueError(f"{operation.api}: the request field {name} {error}") from None
    try:
        json.dumps(converted, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise TypeError(f"{operation.api}: the request field {name} cannot be serialized: {error}") from error
    return converted


def _encode(call: Call, token: Optional[str]) -> Tuple[str, bytes]:
    """Returns the content type and the body of a request."""
    transport_fields = {"language": call.options.language, "access_id": token}
    sent = {**call.fields, **{name: value for name, value in transport_fields.items() if value}}
    return encode_multipart(sent, call.files) if call.files else ("application/json", json.dumps(sent).encode())


def _parse(response: Response) -> Optional[Envelope]:
    """Parses the envelope; None for any other body, and for that of a redirect, whatever it is."""
    if 300 <= response.status < 400:
        return None
    try:
        body = as_object(json.loads(response.body))
    except ValueError:
        return None
    return Envelope(str(body["code"]), str(body.get("message") or ""), body.get("data"), "data" in body) if "code" in body else None
