"""The log of a client."""

from __future__ import annotations

import json
import logging
import re
from typing import Any, Mapping, cast

from .generated.secret_fields import SECRET_FIELD

log = logging.getLogger("mall")


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
