"""Lists that operations return by pages."""

from __future__ import annotations

from typing import Any, AsyncIterator, Dict, Iterator, List, Mapping

from ._client import AsyncClient, Client
from ._operation import Operation


def iterate(client: Client, operation: Operation, fields: Mapping[str, Any]) -> Iterator[Any]:
    """Yields the items of all pages, from the page in `fields` or the first. Requests a page when the previous one is used up."""
    reader = _PageReader(operation, fields)
    while not reader.is_finished:
        yield from reader.items(client.call(operation, reader.fields()))


async def iterate_async(client: AsyncClient, operation: Operation, fields: Mapping[str, Any]) -> AsyncIterator[Any]:
    """The same as `iterate`."""
    reader = _PageReader(operation, fields)
    while not reader.is_finished:
        for item in reader.items(await client.call(operation, reader.fields())):
            yield item


class _PageReader:
    """The place in a list."""

    def __init__(self, operation: Operation, fields: Mapping[str, Any]) -> None:
        if operation.pages is None:
            raise TypeError(f"{operation.api} has no pages")
        self.is_finished = False
        self._pages = operation.pages
        self._fields = fields
        self._first_page = self._page = fields.get(operation.pages.page) or 1
        self._first_size = self._count = 0

    def fields(self) -> Dict[str, Any]:
        """Returns the fields of the request for the next page."""
        return {**self._fields, self._pages.page: self._page}

    def items(self, data: Mapping[str, Any]) -> List[Any]:
        """Returns the items of that page, and goes on to the page after it."""
        items: List[Any] = data.get(self._pages.items) or []
        self._first_size = self._first_size or len(items)
        # Pages before the first requested one have the same length.
        self._count += len(items)
        self.is_finished = not items or self._is_last(data, len(items))
        self._page += 1
        return items

    def _is_last(self, data: Mapping[str, Any], size: int) -> bool:
        """Whether there is no further page. Without a total, a page shorter than the first is the last."""
        total = None if self._pages.total is None else data.get(self._pages.total)
        count = (self._first_page - 1) * self._first_size + self._count
        return count >= total if isinstance(total, int) else size < self._first_size
