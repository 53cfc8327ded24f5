"""The log of a client."""

from __future__ import annotations

import json
import logging
import re
from typing import Any, Mapping, cast

from .errors import MallError
from .generated.secret_fields import SECRET_FIELD

log = logging.getLogger("mall")
# Without it Python prints warnings in an application that configures no logs.
log.addHandler(logging.NullHandler())


def level_of(error: MallError) -> int:
    """Returns INFO for a call that the mall refused with a status below 500, WARNING for any other failure."""
    is_refusal = error.code is not None and error.status is not None and error.status < 500
    return logging.INFO if is_refusal else logging.WARNING


class MaskedFields:
    """Writes the fields of a request without secrets and personal data, only if a log prints them."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields

    def __str__(self) -> str:
        return json.dumps(_masked(self._fields), ensure_ascii=False)


def _masked(value: Any) -> Any:
    if isinstance(value, Mapping):
        fields = cast(Mapping[str, Any], value)
        return {name: "[redacted]" if _is_secret(name, field) else _masked(field) for name, field in fields.items()}
    if isinstance(value, (list, tuple)):
        return [_masked(item) for item in cast(Any, value)]
    return value


def _is_secret(name: object, field: Any) -> bool:
    return bool(field) and re.search(SECRET_FIELD, str(name), re.ASCII | re.IGNORECASE) is not None
