"""Calls operations: session, attempts, envelope."""

from __future__ import annotations

import json
import logging
import time
import uuid
from dataclasses import replace
from typing import Any, Dict, Mapping, Optional, Tuple

from ._amounts import format_amounts
from ._failures import Envelope, as_object, not_an_envelope, not_answered, refused
from ._operation import Operation
from ._options import Options, language_tag
from ._retry import retry_delay
from ._transport import ConnectionFailed, Response, post
from .errors import ErrorDetails, MallError, SessionInvalidError, UploadError
from .files import File, encode_multipart, read_file, refusal_of
from .generated.version import VERSION

_log = logging.getLogger("mall")


class Client:
    """Calls operations. It has no state but the session, so threads can share it if the session can be shared."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def call(self, operation: Operation, fields: Mapping[str, Any], idempotency_key: Optional[str] = None) -> Any:
        """Calls an operation, with retries, and returns `data` of its response. Fields that are None are not sent."""
        if operation.idempotency == "key" and idempotency_key is None:
            idempotency_key = str(uuid.uuid4())
        call = ErrorDetails(
            api=operation.api,
            request_id=self._header("X-Request-Id") or uuid.uuid4().hex,
            idempotency_key=idempotency_key,
            retryable=operation.idempotency != "no",
        )
        sent, files = _split(operation, fields, call)
        while True:
            try:
                return self._attempt(operation, sent, files, call)
            except MallError as error:
                delay = retry_delay(call.attempt, error.retry_after)
                if not error.retryable or call.attempt > self.options.max_retries or delay is None:
                    raise
                _log.info("%s is retried in %.2f s: %s", call.api, delay, error)
            time.sleep(delay)
            call = replace(call, attempt=call.attempt + 1)

    def _attempt(self, operation: Operation, fields: Mapping[str, Any], files: Mapping[str, File], call: ErrorDetails) -> Any:
        session = self.options.session
        token = session.get() if operation.sends_token else None
        response = self._send(fields, files, token, call)
        envelope = _parse(response)
        if envelope is None:
            raise not_an_envelope(response, call)
        if envelope.code != "200":
            error = refused(operation, envelope, response, call)
            # Preserves a session that was replaced while this call was in flight.
            if isinstance(error, SessionInvalidError) and operation.sends_token and session.get() == token:
                session.set(None)
            raise error
        issued = as_object(envelope.data).get("access_id") if operation.issues_token else None
        if issued:
            session.set(str(issued))
        format_amounts(envelope.data, operation.amounts)
        return envelope.data

    def _send(self, fields: Mapping[str, Any], files: Mapping[str, File], token: Optional[str], call: ErrorDetails) -> Response:
        options = self.options
        transport_fields = {"language": options.language, "access_id": token}
        sent = {**fields, **{name: value for name, value in transport_fields.items() if value}}
        content_type, body = encode_multipart(sent, files) if files else ("application/json", json.dumps(sent).encode())
        url = f"{options.base_url.rstrip('/')}/{call.api}"
        started = time.monotonic()
        try:
            response = post(options.opener, url, body, self._headers(content_type, call), options.timeout)
        except ConnectionFailed as failure:
            raise not_answered(failure, url, options.timeout, call) from failure.__cause__
        milliseconds = (time.monotonic() - started) * 1000
        _log.debug("%s: HTTP %d in %.0f ms (attempt %d, %s)", call.api, response.status, milliseconds, call.attempt, call.request_id)
        return response

    def _headers(self, content_type: str, call: ErrorDetails) -> Dict[str, str]:
        language, key = self.options.language, call.idempotency_key
        return {
            "User-Agent": f"mall-sdk-python/{VERSION}",
            **({"Accept-Language": language_tag(language)} if language else {}),
            **({"Idempotency-Key": key} if key else {}),
            **self.options.headers,
            "Content-Type": content_type,
            "X-Request-Id": call.request_id,
        }

    def _header(self, name: str) -> Optional[str]:
        """Returns a header among the options."""
        return next((value for own, value in self.options.headers.items() if own.lower() == name.lower()), None)


def _split(operation: Operation, fields: Mapping[str, Any], call: ErrorDetails) -> Tuple[Dict[str, Any], Dict[str, File]]:
    """Separates files from other fields. Raises UploadError for a file that the contract does not allow."""
    sent = {name: value for name, value in fields.items() if value is not None and name not in operation.files}
    files = {name: read_file(fields[name]) for name in operation.files if fields.get(name) is not None}
    for name, file in files.items():
        refusal = refusal_of(file, operation.files[name])
        if refusal:
            raise UploadError(f'{operation.api}: {name} ("{file.name}") {refusal}', replace(call, retryable=False))
    return sent, files


def _parse(response: Response) -> Optional[Envelope]:
    """Parses the envelope; None for any other body, and for that of a redirect, whatever it is."""
    if 300 <= response.status < 400:
        return None
    try:
        body = as_object(json.loads(response.body))
    except ValueError:
        return None
    return Envelope(str(body["code"]), str(body.get("message") or ""), body.get("data")) if "code" in body else None
