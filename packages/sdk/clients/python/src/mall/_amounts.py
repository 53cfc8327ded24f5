"""Amounts that the mall sends as numbers."""

from __future__ import annotations

from typing import Any, Dict, List, Tuple, cast

AmountPath = Tuple[str, ...]
"""Names of fields from `data` to an amount; "*" stands for each element of a list or map."""


def format_amounts(data: Any, paths: Tuple[AmountPath, ...]) -> None:
    """Replaces amounts that are numbers (128.5) by decimal strings ("128.50"), as which requests and all other fields have them."""
    for path in paths:
        _format(data, path)


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
