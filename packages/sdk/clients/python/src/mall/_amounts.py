"""Amounts that the mall sends as numbers, and those that applications compute."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Dict, List, Mapping, Tuple, cast

AmountPath = Tuple[str, ...]
"""Names of fields from `data` to an amount; "*" stands for each element of a list or map."""


def format_amounts(data: Any, paths: Tuple[AmountPath, ...]) -> None:
    """Replaces amounts that are numbers (128.5) by decimal strings ("128.50"), as which requests and all other fields have them."""
    for path in paths:
        _format(data, path)


def with_amounts_as_text(value: Any) -> Any:
    """Returns the value of a request field with each Decimal as a text of two places, "128.00". Raises ValueError for one with more."""
    if isinstance(value, Decimal):
        return _text(value)
    if isinstance(value, Mapping):
        return {name: with_amounts_as_text(part) for name, part in cast(Mapping[str, Any], value).items()}
    if isinstance(value, (list, tuple)):
        return [with_amounts_as_text(part) for part in cast(Any, value)]
    return value


def _text(amount: Decimal) -> str:
    text = f"{amount:.2f}"
    if not amount.is_finite() or Decimal(text) != amount:
        raise ValueError(f"is {amount}, expected an amount with at most two decimal places")
    return text


def _format(node: Any, path: AmountPath) -> None:
    entries = _entries(node)
    for key in entries if path[0] == "*" else [path[0]]:
        if key not in entries:
            continue
        if len(path) > 1:
            _format(node[key], path[1:])
        elif isinstance(node[key], (int, float)):
            node[key] = f"{node[key]:.2f}"


def _entries(node: Any) -> List[Any]:
    """Returns the keys of an object or the indices of a list."""
    if isinstance(node, dict):
        return [*cast(Dict[str, Any], node)]
    items: List[Any] = [*node] if isinstance(node, list) else []
    return [*range(len(items))]
