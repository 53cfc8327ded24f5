"""Descriptions of refused fields, in the words of the TypeScript SDK."""

from __future__ import annotations

import re
from typing import Any, Callable, Dict, Optional

from .generated.request_formats import REQUEST_FORMATS


def _list(limit: Any) -> str:
    return ", ".join(str(value) or '""' for value in limit) if isinstance(limit, list) else str(limit)


def _at_least(unit: str) -> Callable[[Any], str]:
    return lambda limit: f"must have at least {_with_unit(limit, unit)}"


def _at_most(unit: str) -> Callable[[Any], str]:
    return lambda limit: f"must have at most {_with_unit(limit, unit)}"


def _with_unit(limit: Any, unit: str) -> str:
    return f"{limit} {unit}{'' if limit == 1 else 's'}"


# Rules with a limit.
_LIMITED: Dict[str, Callable[[Any], str]] = {
    "type": lambda limit: f"must be of type {_list(limit)}",
    "enum": lambda limit: f"must be one of {_list(limit)}",
    "minimum": lambda limit: f"must be at least {limit}",
    "maximum": lambda limit: f"must be at most {limit}",
    "minLength": _at_least("character"),
    "maxLength": _at_most("character"),
    "minItems": _at_least("item"),
    "maxItems": _at_most("item"),
    "pattern": lambda limit: f"must match {limit}",
    "minProperties": _at_least("key"),
    "maxProperties": _at_most("key"),
    "depth": lambda limit: f"is nested deeper than {_with_unit(limit, 'level')}",
}

# Rules without a limit.
_UNLIMITED: Dict[str, str] = {
    "required": "is required",
    "format": "has a wrong format",
    "uniqueItems": "must not contain an item twice",
    "additionalProperties": "has an unknown key",
    "text": "contains a character that cannot be stored (U+0000 or half of a surrogate pair)",
    "known": "names no record that this session may use",
    "allowed": "has a value that the mall does not accept",
    "signedIn": "has a value that needs a signed-in customer",
    "past": "must be a past date",
    "equalsPassword": "must repeat the password",
    "equalsOrder": "does not match the order",
    "matchesNumber": "does not match the number of the card",
    "identityNumber": "is not a valid identity number",
    "sameRequest": "was used for another request; create a new key",
    "http": "is not valid HTTP",
    "unknown": "is invalid",
}

# Rules that the format of their field explains: of these the first without a limit only.
_FORMAT_RULES = ("pattern", "format", "enum")
_KEY_RULES = ("minProperties", "maxProperties", "additionalProperties")


def describe_field_error(api: str, field: str, rule: str, limit: Any, message: Optional[str] = None) -> str:
    """Returns "pro_id must be at least 1"; for a rule of another server its name and limit. `message` is that of a mock server."""
    if message:
        return message
    if (field, rule) == ("api", "known"):
        return f'there is no operation "{api}"'
    field_format = REQUEST_FORMATS.get(api, {}).get(re.sub(r"\.\d+$", "", field))
    if field_format and (rule in _KEY_RULES or (limit is None and rule in _FORMAT_RULES)):
        return f"{field} {field_format}"
    if rule in _UNLIMITED:
        return f"{field} {_UNLIMITED[rule]}"
    if rule in _LIMITED and limit is not None:
        return f"{field} {_LIMITED[rule](limit)}"
    if rule in _FORMAT_RULES:
        return f"{field} has a wrong format"
    return f"{field} violates the rule {rule}{'' if limit is None else f' ({_list(limit)})'}"
