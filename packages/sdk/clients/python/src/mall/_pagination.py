"""Lists that operations return by pages."""

from __future__ import annotations

from typing import Any, Iterator, List, Mapping

from ._client import Client
from ._operation import Operation, Pages


def iterate(client: Client, operation: Operation, fields: Mapping[str, Any]) -> Iterator[Any]:
    """Yields the items of all pages, from the page in `fields` or the first. Requests a page when the previous one is used up."""
    pages = operation.pages
    if pages is None:
        raise TypeError(f"{operation.api} has no pages")
    first_page = page = fields.get(pages.page) or 1
    first_size = count = 0
    while True:
        data = client.call(operation, {**fields, pages.page: page})
        items: List[Any] = data.get(pages.items) or []
        yield from items
        first_size = first_size or len(items)
        # Pages before the first requested one have the same length.
        count += len(items)
        if not items or _is_last(pages, data, len(items), first_size, (first_page - 1) * first_size + count):
            return
        page += 1


def _is_last(pages: Pages, data: Mapping[str, Any], size: int, first_size: int, count: int) -> bool:
    """Whether there is no further page. Without a total, a page shorter than the first is the last."""
    total = None if pages.total is None else data.get(pages.total)
    return count >= total if isinstance(total, int) else size < first_size
