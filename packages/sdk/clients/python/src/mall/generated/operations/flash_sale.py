# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Slots and their products."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    FlashItem,
    FlashSale,
)

_HOME = Operation("plugin.sec.MallSec.home", "safe", pages=Pages("page", "list", None))


class FlashSaleOperations:
    """Slots and their products."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def home(
        self,
        *,
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> FlashSale:
        """Show the flash sale: `plugin.sec.MallSec.home`.

        Slots of the day, and the products of one slot, ten per page. Without a slot, the running one, otherwise the next, otherwise
        the last. Slots of other days can be requested as long as they exist.

        Needs no session. Retried automatically.

        Args:
            id: Slot id; the server selects one when missing or empty. Source: `data.time_list[].id` of `plugin.sec.MallSec.home`. At
                least 1.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: FlashSale = self._client.call(_HOME, {"id": id, "page": page})
        return data

    def iterate_home(
        self,
        *,
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> Iterator[FlashItem]:
        """Show the flash sale: yields the items of all pages. See `home`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _HOME, {"id": id, "page": page})


class AsyncFlashSaleOperations:
    """Slots and their products."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def home(
        self,
        *,
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> FlashSale:
        """Show the flash sale: `plugin.sec.MallSec.home`.

        Slots of the day, and the products of one slot, ten per page. Without a slot, the running one, otherwise the next, otherwise
        the last. Slots of other days can be requested as long as they exist.

        Needs no session. Retried automatically.

        Args:
            id: Slot id; the server selects one when missing or empty. Source: `data.time_list[].id` of `plugin.sec.MallSec.home`. At
                least 1.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: FlashSale = await self._client.call(_HOME, {"id": id, "page": page})
        return data

    def iterate_home(
        self,
        *,
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> AsyncIterator[FlashItem]:
        """Show the flash sale: yields the items of all pages. See `home`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _HOME, {"id": id, "page": page})
