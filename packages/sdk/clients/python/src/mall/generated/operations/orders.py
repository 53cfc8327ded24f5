# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Orders and what happens to them."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    Nothing,
    OrderDetails,
    OrderList,
    OrderRow,
    ParcelList,
    PickupCode,
    PickupPlace,
)

_CANCEL = Operation("mall.Order.removeOrder", "key")
_LIST = Operation("mall.Order.index", "safe", pages=Pages("pageNum", "order", "order_num"))
_PARCELS = Operation("mall.Order.logistics", "safe")
_PICKUP_CODE = Operation("mall.Order.see_extraction_code", "safe")
_PICKUP_STORE = Operation("mall.Order.getMchStore", "safe")
_RECEIVE = Operation("mall.Order.okOrder", "key")
_REMIND = Operation("mall.Order.delivery", "key")
_REMOVE = Operation("mall.Order.delOrder", "key")
_SHOW = Operation("mall.Order.orderDetails", "safe")


class OrdersOperations:
    """Orders and what happens to them."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def cancel(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Cancel an order: `mall.Order.removeOrder`.

        Closes an unpaid order and releases its stock and coupons. A paid order that has not been shipped is refunded first.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order to cancel. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50084 order_shipped, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_CANCEL, {"order_id": order_id}, idempotency_key)
        return data

    def list(
        self,
        *,
        ordervalue: Optional[str] = None,
        pageNum: Optional[int] = None,
        order_type: Optional[Literal["", "payment", "send", "receipt", "evaluete"]] = None,
    ) -> OrderList:
        """List the orders: `mall.Order.index`.

        Orders of the customer by state, newest first, ten per page, with the counts of all states.

        Needs a signed-in customer. Retried automatically.

        Args:
            ordervalue: Part of a product name, or an order number; all orders when missing or empty. At most 60 characters.
            pageNum: Page number, starting at 1; 1 when missing. 1 to 10000.
            order_type: State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or
                missing. The misspelling is part of the protocol. Values: "" All orders; "payment" Unpaid; "send" To ship; "receipt"
                To receive; "evaluete" To review.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: OrderList = self._client.call(_LIST, {"ordervalue": ordervalue, "pageNum": pageNum, "order_type": order_type})
        return data

    def iterate_list(
        self,
        *,
        ordervalue: Optional[str] = None,
        pageNum: Optional[int] = None,
        order_type: Optional[Literal["", "payment", "send", "receipt", "evaluete"]] = None,
    ) -> Iterator[OrderRow]:
        """List the orders: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `pageNum`, or the first one.
        """
        return iterate(self._client, _LIST, {"ordervalue": ordervalue, "pageNum": pageNum, "order_type": order_type})

    def parcels(
        self,
        *,
        id: str,
        details: Optional[Literal[""]] = None,
    ) -> ParcelList:
        """Track the parcels of an order: `mall.Order.logistics`.

        All parcels of an order with tracking events, newest first, including those of after-sales. Empty until something has been
        shipped.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Order number (`sNo`), not the order id. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters. Pattern:
                `^[A-Za-z0-9]+$`.
            details: Always empty. Without meaning, sent by older clients.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ParcelList = self._client.call(_PARCELS, {"id": id, "details": details})
        return data

    def pickup_code(
        self,
        *,
        order_id: int,
    ) -> PickupCode:
        """Show the pickup code of an order: `mall.Order.see_extraction_code`.

        Code to present in the store, with the goods to collect. An expired code is replaced by a new one. Refused for an order that
        is not waiting for pickup.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_id: Order whose pickup code to show. Source: `data.order[].id` of `mall.Order.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PickupCode = self._client.call(_PICKUP_CODE, {"order_id": order_id})
        return data

    def pickup_store(
        self,
        *,
        id: int,
    ) -> PickupPlace:
        """Show the pickup store: `mall.Order.getMchStore`.

        Store where a pickup order is collected, with address and opening hours.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Store id, `single_store` of the order. Source: `data.single_store` of `mall.Order.orderDetails`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PickupPlace = self._client.call(_PICKUP_STORE, {"id": id})
        return data

    def receive(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Confirm receipt: `mall.Order.okOrder`.

        Confirms that a shipped order has arrived. The order is completed, its points are credited and its lines can be reviewed.
        After-sales remain possible for seven days. Pickup orders are completed by the shop with the pickup code instead; an order
        with an open after-sale is refused.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order whose receipt to confirm. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_RECEIVE, {"order_id": order_id}, idempotency_key)
        return data

    def remind(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Remind the shop to ship: `mall.Order.delivery`.

        Reminds the shops of a paid order to ship it. `delivery_status` of the order becomes 1; another reminder is refused until it
        returns to 0, one day later.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order to be shipped. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMIND, {"order_id": order_id}, idempotency_key)
        return data

    def remove(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Remove an order from the list: `mall.Order.delOrder`.

        Removes an order from the customer's list permanently; the mall retains its records. Only a closed order, or a completed one
        without an open after-sale, can be removed. Cancel an unpaid order first (`orders.cancel`).

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order to remove from the list. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMOVE, {"order_id": order_id}, idempotency_key)
        return data

    def show(
        self,
        *,
        order_id: int,
        trade_no: Optional[str] = None,
    ) -> OrderDetails:
        """Show an order: `mall.Order.orderDetails`.

        Order with address, lines, amounts, parcels and payment options.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_id: Order to show. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            trade_no: Payment number of the QR code page. Ignored. At most 64 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: OrderDetails = self._client.call(_SHOW, {"order_id": order_id, "trade_no": trade_no})
        return data


class AsyncOrdersOperations:
    """Orders and what happens to them."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def cancel(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Cancel an order: `mall.Order.removeOrder`.

        Closes an unpaid order and releases its stock and coupons. A paid order that has not been shipped is refunded first.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order to cancel. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50084 order_shipped, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_CANCEL, {"order_id": order_id}, idempotency_key)
        return data

    async def list(
        self,
        *,
        ordervalue: Optional[str] = None,
        pageNum: Optional[int] = None,
        order_type: Optional[Literal["", "payment", "send", "receipt", "evaluete"]] = None,
    ) -> OrderList:
        """List the orders: `mall.Order.index`.

        Orders of the customer by state, newest first, ten per page, with the counts of all states.

        Needs a signed-in customer. Retried automatically.

        Args:
            ordervalue: Part of a product name, or an order number; all orders when missing or empty. At most 60 characters.
            pageNum: Page number, starting at 1; 1 when missing. 1 to 10000.
            order_type: State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or
                missing. The misspelling is part of the protocol. Values: "" All orders; "payment" Unpaid; "send" To ship; "receipt"
                To receive; "evaluete" To review.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: OrderList = await self._client.call(_LIST, {"ordervalue": ordervalue, "pageNum": pageNum, "order_type": order_type})
        return data

    def iterate_list(
        self,
        *,
        ordervalue: Optional[str] = None,
        pageNum: Optional[int] = None,
        order_type: Optional[Literal["", "payment", "send", "receipt", "evaluete"]] = None,
    ) -> AsyncIterator[OrderRow]:
        """List the orders: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `pageNum`, or the first one.
        """
        return iterate_async(self._client, _LIST, {"ordervalue": ordervalue, "pageNum": pageNum, "order_type": order_type})

    async def parcels(
        self,
        *,
        id: str,
        details: Optional[Literal[""]] = None,
    ) -> ParcelList:
        """Track the parcels of an order: `mall.Order.logistics`.

        All parcels of an order with tracking events, newest first, including those of after-sales. Empty until something has been
        shipped.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Order number (`sNo`), not the order id. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters. Pattern:
                `^[A-Za-z0-9]+$`.
            details: Always empty. Without meaning, sent by older clients.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ParcelList = await self._client.call(_PARCELS, {"id": id, "details": details})
        return data

    async def pickup_code(
        self,
        *,
        order_id: int,
    ) -> PickupCode:
        """Show the pickup code of an order: `mall.Order.see_extraction_code`.

        Code to present in the store, with the goods to collect. An expired code is replaced by a new one. Refused for an order that
        is not waiting for pickup.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_id: Order whose pickup code to show. Source: `data.order[].id` of `mall.Order.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PickupCode = await self._client.call(_PICKUP_CODE, {"order_id": order_id})
        return data

    async def pickup_store(
        self,
        *,
        id: int,
    ) -> PickupPlace:
        """Show the pickup store: `mall.Order.getMchStore`.

        Store where a pickup order is collected, with address and opening hours.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Store id, `single_store` of the order. Source: `data.single_store` of `mall.Order.orderDetails`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PickupPlace = await self._client.call(_PICKUP_STORE, {"id": id})
        return data

    async def receive(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Confirm receipt: `mall.Order.okOrder`.

        Confirms that a shipped order has arrived. The order is completed, its points are credited and its lines can be reviewed.
        After-sales remain possible for seven days. Pickup orders are completed by the shop with the pickup code instead; an order
        with an open after-sale is refused.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order whose receipt to confirm. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_RECEIVE, {"order_id": order_id}, idempotency_key)
        return data

    async def remind(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Remind the shop to ship: `mall.Order.delivery`.

        Reminds the shops of a paid order to ship it. `delivery_status` of the order becomes 1; another reminder is refused until it
        returns to 0, one day later.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order to be shipped. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMIND, {"order_id": order_id}, idempotency_key)
        return data

    async def remove(
        self,
        *,
        order_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Remove an order from the list: `mall.Order.delOrder`.

        Removes an order from the customer's list permanently; the mall retains its records. Only a closed order, or a completed one
        without an open after-sale, can be removed. Cancel an unpaid order first (`orders.cancel`).

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_id: Order to remove from the list. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMOVE, {"order_id": order_id}, idempotency_key)
        return data

    async def show(
        self,
        *,
        order_id: int,
        trade_no: Optional[str] = None,
    ) -> OrderDetails:
        """Show an order: `mall.Order.orderDetails`.

        Order with address, lines, amounts, parcels and payment options.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_id: Order to show. Source: `data.order[].id` of `mall.Order.index`. At least 1.
            trade_no: Payment number of the QR code page. Ignored. At most 64 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: OrderDetails = await self._client.call(_SHOW, {"order_id": order_id, "trade_no": trade_no})
        return data
