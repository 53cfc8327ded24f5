# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Messages to the customer."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Optional, Sequence

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    MessagePage,
    MessageRow,
    MessagesShowData,
    Nothing,
)

_LIST = Operation("mall.Message.index", "safe", pages=Pages("page", "message", "total"))
_REMOVE = Operation("mall.Message.del", "safe")
_SHOW = Operation("mall.Message.oneindex", "safe")


class MessagesOperations:
    """Messages to the customer."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        page: Optional[int] = None,
    ) -> MessagePage:
        """List the messages: `mall.Message.index`.

        Messages of the customer, newest first, ten per page.

        Needs a signed-in customer. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MessagePage = self._client.call(_LIST, {"page": page})
        return data

    def iterate_list(
        self,
        *,
        page: Optional[int] = None,
    ) -> Iterator[MessageRow]:
        """List the messages: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST, {"page": page})

    def remove(
        self,
        *,
        id: Sequence[int],
    ) -> Nothing:
        """Remove messages: `mall.Message.del`.

        Removes messages. Unknown messages and messages of other customers count as removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Message ids. Source: `data.message[].id` of `mall.Message.index`. 1 to 100 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMOVE, {"id": id})
        return data

    def show(
        self,
        *,
        id: int,
    ) -> MessagesShowData:
        """Show a message: `mall.Message.oneindex`.

        One message, as a list with one element. Marks the message as read.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Message id. Source: `data.message[].id` of `mall.Message.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MessagesShowData = self._client.call(_SHOW, {"id": id})
        return data


class AsyncMessagesOperations:
    """Messages to the customer."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def list(
        self,
        *,
        page: Optional[int] = None,
    ) -> MessagePage:
        """List the messages: `mall.Message.index`.

        Messages of the customer, newest first, ten per page.

        Needs a signed-in customer. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MessagePage = await self._client.call(_LIST, {"page": page})
        return data

    def iterate_list(
        self,
        *,
        page: Optional[int] = None,
    ) -> AsyncIterator[MessageRow]:
        """List the messages: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST, {"page": page})

    async def remove(
        self,
        *,
        id: Sequence[int],
    ) -> Nothing:
        """Remove messages: `mall.Message.del`.

        Removes messages. Unknown messages and messages of other customers count as removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Message ids. Source: `data.message[].id` of `mall.Message.index`. 1 to 100 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMOVE, {"id": id})
        return data

    async def show(
        self,
        *,
        id: int,
    ) -> MessagesShowData:
        """Show a message: `mall.Message.oneindex`.

        One message, as a list with one element. Marks the message as read.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Message id. Source: `data.message[].id` of `mall.Message.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MessagesShowData = await self._client.call(_SHOW, {"id": id})
        return data
