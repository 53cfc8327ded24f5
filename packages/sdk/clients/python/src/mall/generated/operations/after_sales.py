# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Refunds, returns and exchanges."""

from __future__ import annotations

from decimal import Decimal
from typing import AsyncIterator, Iterator, Optional, Sequence, Union

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    AfterSaleDetails,
    AfterSaleForm,
    AfterSaleKindSent,
    AfterSaleList,
    AfterSaleOptions,
    AfterSaleRow,
    AppliedAfterSale,
    Couriers,
    Nothing,
    PageSize,
    Reason,
    UploadedPicture,
)

_APPLY = Operation("mall.Order.applyReturnGoods", "key")
_BATCH_OPTIONS = Operation("mall.Order.batchReturnGoodsPage", "safe")
_COURIERS = Operation("mall.Order.getExpress", "safe")
_LIST = Operation("mall.Order.returnDataList", "safe", pages=Pages("start", "list", "total"))
_OPTIONS = Operation("mall.Order.singleReturnGoodsPage", "safe")
_PREPARE = Operation("mall.Order.applyReturnGoodsPage", "safe")
_RECEIVE_REPLACEMENT = Operation("mall.Order.exchangeReceipt", "key")
_SEND_BACK = Operation("mall.Order.backSend", "key")
_SHOW = Operation("mall.Order.returnDetails", "safe")
_WITHDRAW = Operation("mall.Order.cancellationOfApplication", "key")


class AfterSalesOperations:
    """Refunds, returns and exchanges."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def apply(
        self,
        *,
        order_details_id: Sequence[int],
        type: AfterSaleKindSent,
        explain: Reason,
        refund_amount: Optional[Union[str, Decimal]] = None,
        refund_apply_money: Optional[Union[str, Decimal]] = None,
        apply_return_goods: Optional[Sequence[UploadedPicture]] = None,
        idempotency_key: Optional[str] = None,
    ) -> AppliedAfterSale:
        """Apply for a refund, a return or an exchange: `mall.Order.applyReturnGoods`.

        Opens one after-sale per order line, to be reviewed by the shop. Goods that have not left the shop (order paid and not
        shipped, or waiting for pickup) are refunded immediately and in full, without review (`RefundType` 15). The server computes
        the refundable amount; requests for more, or for nothing, are refused. Lines with an open or successful after-sale, and kinds
        not offered by `after-sales.options`, are refused.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_details_id: Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to
                200 elements. Each element: At least 1.
            type: Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3
                Exchange.
            refund_amount: Refundable amount in yuan as the form showed it. Informative only; omit for an exchange. At most 15
                characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            refund_apply_money: Requested refund in yuan over all lines; the refundable amount when missing. Omit for an exchange. At
                most 15 characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            explain: Reason for the application, up to 200 words; each Chinese character counts as one word. 1 to 2000 characters.
            apply_return_goods: Up to three evidence pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 3 elements.
                Each element: At most 200 characters.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: AppliedAfterSale = self._client.call(_APPLY, {"order_details_id": order_details_id, "type": type, "explain": explain, "refund_amount": refund_amount, "refund_apply_money": refund_apply_money, "apply_return_goods": apply_return_goods}, idempotency_key)
        return data

    def batch_options(
        self,
        *,
        order_details_id: Sequence[int],
    ) -> AfterSaleOptions:
        """List the after-sale options of several lines: `mall.Order.batchReturnGoodsPage`.

        Like `after-sales.options`, for several lines of one order. Lines that allow no application have `refund` 0 and are not to be
        offered.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_details_id: Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to
                200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleOptions = self._client.call(_BATCH_OPTIONS, {"order_details_id": order_details_id})
        return data

    def couriers(
        self,
        *,
        pid: int,
    ) -> Couriers:
        """List the couriers for sending back: `mall.Order.getExpress`.

        Available couriers and the address to return goods to.

        Needs a signed-in customer. Retried automatically.

        Args:
            pid: Id of the product to return. Source: `data.list[].pid` of `mall.Order.returnDataList`. At least 1.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Couriers = self._client.call(_COURIERS, {"pid": pid})
        return data

    def list(
        self,
        *,
        ordervalue: Optional[str] = None,
        start: Optional[int] = None,
        end: Optional[PageSize] = None,
    ) -> AfterSaleList:
        """List the after-sales: `mall.Order.returnDataList`.

        After-sales of the customer, newest first. The state decides the row's action; 0 can be withdrawn, 1 has to be sent back, 11
        has to be confirmed.

        Needs a signed-in customer. Retried automatically.

        Args:
            ordervalue: Part of a product name, or an order number; all after-sales when missing or empty. At most 60 characters.
            start: Page number, starting at 1; 1 when missing. 1 to 10000.
            end: Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleList = self._client.call(_LIST, {"ordervalue": ordervalue, "start": start, "end": end})
        return data

    def iterate_list(
        self,
        *,
        ordervalue: Optional[str] = None,
        start: Optional[int] = None,
        end: Optional[PageSize] = None,
    ) -> Iterator[AfterSaleRow]:
        """List the after-sales: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `start`, or the first one.
        """
        return iterate(self._client, _LIST, {"ordervalue": ordervalue, "start": start, "end": end})

    def options(
        self,
        *,
        order_details_id: Sequence[int],
    ) -> AfterSaleOptions:
        """List the after-sale options of a line: `mall.Order.singleReturnGoodsPage`.

        Kinds of after-sale the order line allows now. A line that has not been shipped can only be refunded, immediately. A shipped
        or received line allows all three kinds until seven days after receipt, in a flash-sale order only an exchange. A pickup order
        allows a refund until it is collected. A line can be exchanged at most twice. A line with an open or successful after-sale
        allows none, except that an exchanged line allows another application.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_details_id: Order line id. Source: `data.list[].id` of `mall.Order.orderDetails`. Exactly 1 element. Each element:
                At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleOptions = self._client.call(_OPTIONS, {"order_details_id": order_details_id})
        return data

    def prepare(
        self,
        *,
        order_details_id: Sequence[int],
    ) -> AfterSaleForm:
        """Prepare an application: `mall.Order.applyReturnGoodsPage`.

        Data for the application form, with the order lines and the highest refundable amount, which is the amount paid for them.
        Delivery is refunded only when every line of the order is in the application or has been refunded or returned. Refused when
        one of the lines allows no application.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_details_id: Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to
                200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleForm = self._client.call(_PREPARE, {"order_details_id": order_details_id})
        return data

    def receive_replacement(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Confirm receipt of a replacement: `mall.Order.exchangeReceipt`.

        Confirms that the replacement has arrived and completes the exchange. Refused unless the shop has sent one.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_RECEIVE_REPLACEMENT, {"id": id}, idempotency_key)
        return data

    def send_back(
        self,
        *,
        id: int,
        kdname: str,
        kdcode: str,
        lxr: str,
        lxdh: str,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Submit the return parcel: `mall.Order.backSend`.

        Records the parcel in which the goods are returned, after the shop has approved. Refused in any other state.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
            kdname: Courier name, `kuaidi_name` of `mall.Order.getExpress`. 1 to 50 characters.
            kdcode: Tracking number of the parcel. 1 to 40 characters. Pattern: `^[A-Za-z0-9-]+$`.
            lxr: Name of the sender. 1 to 50 characters.
            lxdh: Phone number of the sender. Pattern: `^\\d{11}$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_SEND_BACK, {"id": id, "kdname": kdname, "kdcode": kdcode, "lxr": lxr, "lxdh": lxdh}, idempotency_key)
        return data

    def show(
        self,
        *,
        orderDetailId: int,
        id: Optional[int] = None,
    ) -> AfterSaleDetails:
        """Show an after-sale: `mall.Order.returnDetails`.

        After-sale of an order line with its state, request and next step. The newest one is returned unless `id` names an earlier
        one.

        Needs a signed-in customer. Retried automatically.

        Args:
            orderDetailId: Order line id (`detailId` in the list). Source: `data.list[].detailId` of `mall.Order.returnDataList`. At
                least 1.
            id: After-sale id, for a line with several after-sales; the newest when missing. Source: `data.list[].id` of
                `mall.Order.returnDataList`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleDetails = self._client.call(_SHOW, {"orderDetailId": orderDetailId, "id": id})
        return data

    def withdraw(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Withdraw an application: `mall.Order.cancellationOfApplication`.

        Withdraws an application that is still under review, as if it had not been made. Refused once the shop has decided.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_WITHDRAW, {"id": id}, idempotency_key)
        return data


class AsyncAfterSalesOperations:
    """Refunds, returns and exchanges."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def apply(
        self,
        *,
        order_details_id: Sequence[int],
        type: AfterSaleKindSent,
        explain: Reason,
        refund_amount: Optional[Union[str, Decimal]] = None,
        refund_apply_money: Optional[Union[str, Decimal]] = None,
        apply_return_goods: Optional[Sequence[UploadedPicture]] = None,
        idempotency_key: Optional[str] = None,
    ) -> AppliedAfterSale:
        """Apply for a refund, a return or an exchange: `mall.Order.applyReturnGoods`.

        Opens one after-sale per order line, to be reviewed by the shop. Goods that have not left the shop (order paid and not
        shipped, or waiting for pickup) are refunded immediately and in full, without review (`RefundType` 15). The server computes
        the refundable amount; requests for more, or for nothing, are refused. Lines with an open or successful after-sale, and kinds
        not offered by `after-sales.options`, are refused.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            order_details_id: Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to
                200 elements. Each element: At least 1.
            type: Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3
                Exchange.
            refund_amount: Refundable amount in yuan as the form showed it. Informative only; omit for an exchange. At most 15
                characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            refund_apply_money: Requested refund in yuan over all lines; the refundable amount when missing. Omit for an exchange. At
                most 15 characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            explain: Reason for the application, up to 200 words; each Chinese character counts as one word. 1 to 2000 characters.
            apply_return_goods: Up to three evidence pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 3 elements.
                Each element: At most 200 characters.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: AppliedAfterSale = await self._client.call(_APPLY, {"order_details_id": order_details_id, "type": type, "explain": explain, "refund_amount": refund_amount, "refund_apply_money": refund_apply_money, "apply_return_goods": apply_return_goods}, idempotency_key)
        return data

    async def batch_options(
        self,
        *,
        order_details_id: Sequence[int],
    ) -> AfterSaleOptions:
        """List the after-sale options of several lines: `mall.Order.batchReturnGoodsPage`.

        Like `after-sales.options`, for several lines of one order. Lines that allow no application have `refund` 0 and are not to be
        offered.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_details_id: Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to
                200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleOptions = await self._client.call(_BATCH_OPTIONS, {"order_details_id": order_details_id})
        return data

    async def couriers(
        self,
        *,
        pid: int,
    ) -> Couriers:
        """List the couriers for sending back: `mall.Order.getExpress`.

        Available couriers and the address to return goods to.

        Needs a signed-in customer. Retried automatically.

        Args:
            pid: Id of the product to return. Source: `data.list[].pid` of `mall.Order.returnDataList`. At least 1.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Couriers = await self._client.call(_COURIERS, {"pid": pid})
        return data

    async def list(
        self,
        *,
        ordervalue: Optional[str] = None,
        start: Optional[int] = None,
        end: Optional[PageSize] = None,
    ) -> AfterSaleList:
        """List the after-sales: `mall.Order.returnDataList`.

        After-sales of the customer, newest first. The state decides the row's action; 0 can be withdrawn, 1 has to be sent back, 11
        has to be confirmed.

        Needs a signed-in customer. Retried automatically.

        Args:
            ordervalue: Part of a product name, or an order number; all after-sales when missing or empty. At most 60 characters.
            start: Page number, starting at 1; 1 when missing. 1 to 10000.
            end: Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleList = await self._client.call(_LIST, {"ordervalue": ordervalue, "start": start, "end": end})
        return data

    def iterate_list(
        self,
        *,
        ordervalue: Optional[str] = None,
        start: Optional[int] = None,
        end: Optional[PageSize] = None,
    ) -> AsyncIterator[AfterSaleRow]:
        """List the after-sales: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `start`, or the first one.
        """
        return iterate_async(self._client, _LIST, {"ordervalue": ordervalue, "start": start, "end": end})

    async def options(
        self,
        *,
        order_details_id: Sequence[int],
    ) -> AfterSaleOptions:
        """List the after-sale options of a line: `mall.Order.singleReturnGoodsPage`.

        Kinds of after-sale the order line allows now. A line that has not been shipped can only be refunded, immediately. A shipped
        or received line allows all three kinds until seven days after receipt, in a flash-sale order only an exchange. A pickup order
        allows a refund until it is collected. A line can be exchanged at most twice. A line with an open or successful after-sale
        allows none, except that an exchanged line allows another application.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_details_id: Order line id. Source: `data.list[].id` of `mall.Order.orderDetails`. Exactly 1 element. Each element:
                At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleOptions = await self._client.call(_OPTIONS, {"order_details_id": order_details_id})
        return data

    async def prepare(
        self,
        *,
        order_details_id: Sequence[int],
    ) -> AfterSaleForm:
        """Prepare an application: `mall.Order.applyReturnGoodsPage`.

        Data for the application form, with the order lines and the highest refundable amount, which is the amount paid for them.
        Delivery is refunded only when every line of the order is in the application or has been refunded or returned. Refused when
        one of the lines allows no application.

        Needs a signed-in customer. Retried automatically.

        Args:
            order_details_id: Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to
                200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleForm = await self._client.call(_PREPARE, {"order_details_id": order_details_id})
        return data

    async def receive_replacement(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Confirm receipt of a replacement: `mall.Order.exchangeReceipt`.

        Confirms that the replacement has arrived and completes the exchange. Refused unless the shop has sent one.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_RECEIVE_REPLACEMENT, {"id": id}, idempotency_key)
        return data

    async def send_back(
        self,
        *,
        id: int,
        kdname: str,
        kdcode: str,
        lxr: str,
        lxdh: str,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Submit the return parcel: `mall.Order.backSend`.

        Records the parcel in which the goods are returned, after the shop has approved. Refused in any other state.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
            kdname: Courier name, `kuaidi_name` of `mall.Order.getExpress`. 1 to 50 characters.
            kdcode: Tracking number of the parcel. 1 to 40 characters. Pattern: `^[A-Za-z0-9-]+$`.
            lxr: Name of the sender. 1 to 50 characters.
            lxdh: Phone number of the sender. Pattern: `^\\d{11}$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_SEND_BACK, {"id": id, "kdname": kdname, "kdcode": kdcode, "lxr": lxr, "lxdh": lxdh}, idempotency_key)
        return data

    async def show(
        self,
        *,
        orderDetailId: int,
        id: Optional[int] = None,
    ) -> AfterSaleDetails:
        """Show an after-sale: `mall.Order.returnDetails`.

        After-sale of an order line with its state, request and next step. The newest one is returned unless `id` names an earlier
        one.

        Needs a signed-in customer. Retried automatically.

        Args:
            orderDetailId: Order line id (`detailId` in the list). Source: `data.list[].detailId` of `mall.Order.returnDataList`. At
                least 1.
            id: After-sale id, for a line with several after-sales; the newest when missing. Source: `data.list[].id` of
                `mall.Order.returnDataList`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AfterSaleDetails = await self._client.call(_SHOW, {"orderDetailId": orderDetailId, "id": id})
        return data

    async def withdraw(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Withdraw an application: `mall.Order.cancellationOfApplication`.

        Withdraws an application that is still under review, as if it had not been made. Refused once the shop has decided.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_WITHDRAW, {"id": id}, idempotency_key)
        return data
