# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Coupons on offer and the customer's own."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    CentreCoupon,
    CouponsListData,
    CouponsListForProductData,
    CouponsListForShopData,
    CouponsListOwnData,
    Text,
)

_LIST = Operation("plugin.coupon.MallCoupon.index", "safe", pages=Pages("page", "list", "total"))
_LIST_FOR_PRODUCT = Operation("plugin.coupon.MallCoupon.proCoupon", "safe")
_LIST_FOR_SHOP = Operation("plugin.coupon.MallCoupon.mchCoupon", "safe")
_LIST_OWN = Operation("plugin.coupon.MallCoupon.myCoupon", "safe")
_RECEIVE = Operation("plugin.coupon.MallCoupon.receive", "key")


class CouponsOperations:
    """Coupons on offer and the customer's own."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def list(
        self,
        *,
        page: int,
        type: Literal[1, 2],
        mchName: Optional[str] = None,
    ) -> CouponsListData:
        """List the coupon centre: `plugin.coupon.MallCoupon.index`.

        Coupons of the mall or its shops, ten per page. Receivable coupons first, then usable, exhausted and used ones.

        Works with and without a session. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            type: Issuer: 1 the mall, 2 shops. Values: 1 The mall; 2 Shops.
            mchName: Part of a shop name; read with `type` 2 only. At most 60 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CouponsListData = self._client.call(_LIST, {"page": page, "type": type, "mchName": mchName})
        return data

    def iterate_list(
        self,
        *,
        page: int,
        type: Literal[1, 2],
        mchName: Optional[str] = None,
    ) -> Iterator[CentreCoupon]:
        """List the coupon centre: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST, {"page": page, "type": type, "mchName": mchName})

    def list_for_product(
        self,
        *,
        goodsId: int,
    ) -> CouponsListForProductData:
        """List the coupons for a product: `plugin.coupon.MallCoupon.proCoupon`.

        Mall and shop coupons applicable to the product.

        Works with and without a session. Retried automatically.

        Args:
            goodsId: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CouponsListForProductData = self._client.call(_LIST_FOR_PRODUCT, {"goodsId": goodsId})
        return data

    def list_for_shop(
        self,
        *,
        mchId: int,
    ) -> CouponsListForShopData:
        """List the coupons of a shop: `plugin.coupon.MallCoupon.mchCoupon`.

        Coupons of the shop, receivable ones first.

        Works with and without a session. Retried automatically.

        Args:
            mchId: Shop id. Source: `data.mch[].id` of `mall.Index.search`. At least 1.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CouponsListForShopData = self._client.call(_LIST_FOR_SHOP, {"mchId": mchId})
        return data

    def list_own(
        self,
        *,
        type: Optional[Literal[0, 1, 2]] = None,
    ) -> CouponsListOwnData:
        """List the customer's coupons: `plugin.coupon.MallCoupon.myCoupon`.

        All coupons of one state, those that expire first at the top, with the counts of all states. A coupon reserved by an unpaid
        order counts as used until the order is paid or closed.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: State: 0 unused, 1 used, 2 expired; unused when missing. Values: 0 Unused; 1 Used; 2 Expired.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: CouponsListOwnData = self._client.call(_LIST_OWN, {"type": type})
        return data

    def receive(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Text:
        """Receive a coupon: `plugin.coupon.MallCoupon.receive`.

        Gives the customer a coupon of a campaign. An ended or exhausted campaign is refused as ended; a customer at the limit per
        customer is refused for the state.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Campaign id. Source: `data.list[].id` of `plugin.coupon.MallCoupon.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 222 coupon_ended, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Text = self._client.call(_RECEIVE, {"id": id}, idempotency_key)
        return data


class AsyncCouponsOperations:
    """Coupons on offer and the customer's own."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def list(
        self,
        *,
        page: int,
        type: Literal[1, 2],
        mchName: Optional[str] = None,
    ) -> CouponsListData:
        """List the coupon centre: `plugin.coupon.MallCoupon.index`.

        Coupons of the mall or its shops, ten per page. Receivable coupons first, then usable, exhausted and used ones.

        Works with and without a session. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            type: Issuer: 1 the mall, 2 shops. Values: 1 The mall; 2 Shops.
            mchName: Part of a shop name; read with `type` 2 only. At most 60 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CouponsListData = await self._client.call(_LIST, {"page": page, "type": type, "mchName": mchName})
        return data

    def iterate_list(
        self,
        *,
        page: int,
        type: Literal[1, 2],
        mchName: Optional[str] = None,
    ) -> AsyncIterator[CentreCoupon]:
        """List the coupon centre: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST, {"page": page, "type": type, "mchName": mchName})

    async def list_for_product(
        self,
        *,
        goodsId: int,
    ) -> CouponsListForProductData:
        """List the coupons for a product: `plugin.coupon.MallCoupon.proCoupon`.

        Mall and shop coupons applicable to the product.

        Works with and without a session. Retried automatically.

        Args:
            goodsId: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CouponsListForProductData = await self._client.call(_LIST_FOR_PRODUCT, {"goodsId": goodsId})
        return data

    async def list_for_shop(
        self,
        *,
        mchId: int,
    ) -> CouponsListForShopData:
        """List the coupons of a shop: `plugin.coupon.MallCoupon.mchCoupon`.

        Coupons of the shop, receivable ones first.

        Works with and without a session. Retried automatically.

        Args:
            mchId: Shop id. Source: `data.mch[].id` of `mall.Index.search`. At least 1.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CouponsListForShopData = await self._client.call(_LIST_FOR_SHOP, {"mchId": mchId})
        return data

    async def list_own(
        self,
        *,
        type: Optional[Literal[0, 1, 2]] = None,
    ) -> CouponsListOwnData:
        """List the customer's coupons: `plugin.coupon.MallCoupon.myCoupon`.

        All coupons of one state, those that expire first at the top, with the counts of all states. A coupon reserved by an unpaid
        order counts as used until the order is paid or closed.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: State: 0 unused, 1 used, 2 expired; unused when missing. Values: 0 Unused; 1 Used; 2 Expired.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: CouponsListOwnData = await self._client.call(_LIST_OWN, {"type": type})
        return data

    async def receive(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Text:
        """Receive a coupon: `plugin.coupon.MallCoupon.receive`.

        Gives the customer a coupon of a campaign. An ended or exhausted campaign is refused as ended; a customer at the limit per
        customer is refused for the state.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Campaign id. Source: `data.list[].id` of `plugin.coupon.MallCoupon.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 222 coupon_ended, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Text = await self._client.call(_RECEIVE, {"id": id}, idempotency_key)
        return data
