# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Points."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional, Sequence

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    Nothing,
    PointsPage,
    PointsRecord,
)

_LIST = Operation("plugin.integral.MallIntegral.integral", "safe", pages=Pages("page", "list", "total"))
_REMOVE_EXPIRED = Operation("plugin.integral.MallIntegral.deleteSign", "safe")


class PointsOperations:
    """Points."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        type: Literal[1, 2, 3],
        page: Optional[int] = None,
    ) -> PointsPage:
        """List the points: `plugin.integral.MallIntegral.integral`.

        Points of the customer with records of gained, used or expired points, newest first, ten per page.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: Records: 1 gained, 2 used, 3 expired. Values: 1 Gained; 2 Used; 3 Expired.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PointsPage = self._client.call(_LIST, {"type": type, "page": page})
        return data

    def iterate_list(
        self,
        *,
        type: Literal[1, 2, 3],
        page: Optional[int] = None,
    ) -> Iterator[PointsRecord]:
        """List the points: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST, {"type": type, "page": page})

    def remove_expired(
        self,
        *,
        ids: Sequence[int],
    ) -> Nothing:
        """Remove records of expired points: `plugin.integral.MallIntegral.deleteSign`.

        Removes records of expired points from the list. Unknown records and records of other customers count as removed. A record of
        points that have not expired is refused, and nothing is removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            ids: Record ids. Source: `data.list[].id` of `plugin.integral.MallIntegral.integral`. 1 to 100 elements. Each element: At
                least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMOVE_EXPIRED, {"ids": ids})
        return data


class AsyncPointsOperations:
    """Points."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def list(
        self,
        *,
        type: Literal[1, 2, 3],
        page: Optional[int] = None,
    ) -> PointsPage:
        """List the points: `plugin.integral.MallIntegral.integral`.

        Points of the customer with records of gained, used or expired points, newest first, ten per page.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: Records: 1 gained, 2 used, 3 expired. Values: 1 Gained; 2 Used; 3 Expired.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PointsPage = await self._client.call(_LIST, {"type": type, "page": page})
        return data

    def iterate_list(
        self,
        *,
        type: Literal[1, 2, 3],
        page: Optional[int] = None,
    ) -> AsyncIterator[PointsRecord]:
        """List the points: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST, {"type": type, "page": page})

    async def remove_expired(
        self,
        *,
        ids: Sequence[int],
    ) -> Nothing:
        """Remove records of expired points: `plugin.integral.MallIntegral.deleteSign`.

        Removes records of expired points from the list. Unknown records and records of other customers count as removed. A record of
        points that have not expired is refused, and nothing is removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            ids: Record ids. Source: `data.list[].id` of `plugin.integral.MallIntegral.integral`. 1 to 100 elements. Each element: At
                least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMOVE_EXPIRED, {"ids": ids})
        return data
