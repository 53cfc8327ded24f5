"""Descriptions of wrong values in errors."""

from __future__ import annotations

import re


def shown(value: object) -> str:
    """Returns a primitive value without credentials; of others the type only, because their values can be secret."""
    if isinstance(value, (str, int, float)):
        return re.sub("//[^/]*@", "//[redacted]@", repr(value))
    return kind_of(value)


def kind_of(value: object) -> str:
    """Returns the type of a value with its article, "a str"."""
    if value is None:
        return "None"
    name = type(value).__name__
    # A name in u sounds like "UUID".
    return f"an {name}" if name[0].lower() in "aeio" else f"a {name}"
