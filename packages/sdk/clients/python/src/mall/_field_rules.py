"""Descriptions of refused fields, in the words of the TypeScript SDK."""

from __future__ import annotations

import re
from typing import Any, Optional

from .generated.request_formats import REQUEST_FORMATS
from .generated.rule_words import LIMITED_RULES, PLAIN_RULES


def _list(limit: Any) -> str:
    return ", ".join(str(value) or '""' for value in limit) if isinstance(limit, list) else str(limit)


def _with_unit(limit: Any, unit: Optional[str]) -> str:
    return _list(limit) if unit is None else f"{limit} {unit}{'' if limit == 1 else 's'}"


# Rules that the format of their field explains: of these the first without a limit only.
_FORMAT_RULES = ("pattern", "format", "enum")
_KEY_RULES = ("minProperties", "maxProperties", "additionalProperties")


def describe_field_error(api: str, field: str, rule: str, limit: Any, message: Optional[str] = None) -> str:
    """Returns "pro_id must be at least 1"; for a rule of another server its name and limit. `message` is that of a mock server."""
    if message:
        return message
    if (field, rule) == ("api", "exists"):
        return f'there is no operation "{api}"'
    field_format = REQUEST_FORMATS.get(api, {}).get(re.sub(r"\.\d+$", "", field))
    if field_format and (rule in _KEY_RULES or (limit is None and rule in _FORMAT_RULES)):
        return f"{field} {field_format}"
    if rule in PLAIN_RULES:
        return f"{field} {PLAIN_RULES[rule]}"
    if rule in LIMITED_RULES and limit is not None:
        words, unit = LIMITED_RULES[rule]
        return f"{field} {words} {_with_unit(limit, unit)}"
    if rule in _FORMAT_RULES:
        return f"{field} has a wrong format"
    return f"{field} violates the rule {rule}{'' if limit is None else f' ({_list(limit)})'}"
