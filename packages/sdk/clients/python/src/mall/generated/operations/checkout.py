# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Pricing and placing an order."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal, Optional, Sequence, Union

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    BuyNowPart,
    Nothing,
    PlacedOrder,
    Settlement,
)

_CHECK_BUY_NOW = Operation("mall.Product.immediatelyCart", "safe")
_PLACE_ORDER = Operation("mall.Order.payment", "key")
_SETTLE = Operation("mall.Order.settlement", "safe", amounts=(("total",),))


class CheckoutOperations:
    """Pricing and placing an order."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def check_buy_now(
        self,
        *,
        product: Sequence[BuyNowPart],
    ) -> Nothing:
        """Check a direct purchase: `mall.Product.immediatelyCart`.

        Checks whether a SKU can be bought in the given quantity. Changes nothing; the checkout takes the same `product`.

        Works with and without a session. Retried automatically.

        Args:
            product: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, names the
                flash item. 3 to 4 elements.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_CHECK_BUY_NOW, {"product": product})
        return data

    def place_order(
        self,
        *,
        pay_type: Literal["wallet_pay", "pc_alipay", "pc_wechat"],
        product: Optional[Sequence[BuyNowPart]] = None,
        cart_id: Optional[Sequence[int]] = None,
        address_id: Optional[int] = None,
        shop_address_id: Optional[int] = None,
        fullName: Optional[str] = None,
        fullPhone: Optional[str] = None,
        vipSource: Optional[Literal[0, 1]] = None,
        coupon_id: Optional[str] = None,
        remarks: Optional[Sequence[str]] = None,
        total: Optional[Union[str, Decimal]] = None,
        idempotency_key: Optional[str] = None,
    ) -> PlacedOrder:
        """Place an order: `mall.Order.payment`.

        Creates the order, reserves its stock and removes its lines from the cart, in one transaction. The order remains unpaid until
        it is paid or its payment period ends. The server computes the amount. One of `cart_id` and `product` is required; with both,
        `product` is bought.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            product: SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and
                quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements.
            cart_id: Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200
                elements. Each element: At least 1.
            address_id: Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. At
                least 1.
            shop_address_id: Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of
                `mch.mall.Mch.seeMyStore`. At least 1.
            fullName: Name of the person who collects the order; required with `shop_address_id`. The same characters as in an
                address. At most 50 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_ ·.'’-]*$`.
            fullPhone: Phone number of the person who collects the order; required with `shop_address_id`. Pattern: `^(\\d{5,15})?$`.
            vipSource: 1 buys at the member price; 0 or missing at the regular price. Values: 0 Regular price; 1 Member price.
            coupon_id: Selected coupons joined by commas. One id per shop in the order of `data.products[]` of
                `mall.Order.settlement`, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no
                mall coupon. A list of zeros selects none. The best coupons when missing, as in the settlement. Source:
                `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters.
            remarks: Remark to each shop, in the order of `data.products[]` of `mall.Order.settlement`. At most 50 elements. Each
                element: At most 200 characters.
            pay_type: Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
            total: Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15
                characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50278
                no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: PlacedOrder = self._client.call(_PLACE_ORDER, {"pay_type": pay_type, "product": product, "cart_id": cart_id, "address_id": address_id, "shop_address_id": shop_address_id, "fullName": fullName, "fullPhone": fullPhone, "vipSource": vipSource, "coupon_id": coupon_id, "remarks": remarks, "total": total}, idempotency_key)
        return data

    def settle(
        self,
        *,
        product: Optional[Sequence[BuyNowPart]] = None,
        cart_id: Optional[Sequence[int]] = None,
        address_id: Optional[int] = None,
        shop_address_id: Optional[int] = None,
        vipSource: Optional[Literal[0, 1]] = None,
        coupon_id: Optional[str] = None,
        canshu: Optional[Literal["true", "false"]] = None,
        pay_type: Optional[Literal["wallet_pay", "pc_alipay", "pc_wechat"]] = None,
    ) -> Settlement:
        """Price an order: `mall.Order.settlement`.

        Prices an order of the given goods to the given address. The amounts of the server are authoritative. Changes nothing. One of
        `cart_id` and `product` is required; with both, `product` is priced.

        Needs a signed-in customer. Retried automatically.

        Args:
            product: SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and
                quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements.
            cart_id: Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200
                elements. Each element: At least 1.
            address_id: Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. At
                least 1.
            shop_address_id: Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of
                `mch.mall.Mch.seeMyStore`. At least 1.
            vipSource: 1 buys at the member price; 0 or missing at the regular price. Values: 0 Regular price; 1 Member price.
            coupon_id: Selected coupons joined by commas. One id per shop in the order of `data.products[]` of the response, then the
                id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros
                selects none. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters.
            canshu: `true` applies `coupon_id`; `false` or missing selects the best coupons. Values: "true" Applies `coupon_id`;
                "false" Selects the best coupons.
            pay_type: Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871
                cart_line_short_of_stock.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Settlement = self._client.call(_SETTLE, {"product": product, "cart_id": cart_id, "address_id": address_id, "shop_address_id": shop_address_id, "vipSource": vipSource, "coupon_id": coupon_id, "canshu": canshu, "pay_type": pay_type})
        return data


class AsyncCheckoutOperations:
    """Pricing and placing an order."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def check_buy_now(
        self,
        *,
        product: Sequence[BuyNowPart],
    ) -> Nothing:
        """Check a direct purchase: `mall.Product.immediatelyCart`.

        Checks whether a SKU can be bought in the given quantity. Changes nothing; the checkout takes the same `product`.

        Works with and without a session. Retried automatically.

        Args:
            product: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, names the
                flash item. 3 to 4 elements.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_CHECK_BUY_NOW, {"product": product})
        return data

    async def place_order(
        self,
        *,
        pay_type: Literal["wallet_pay", "pc_alipay", "pc_wechat"],
        product: Optional[Sequence[BuyNowPart]] = None,
        cart_id: Optional[Sequence[int]] = None,
        address_id: Optional[int] = None,
        shop_address_id: Optional[int] = None,
        fullName: Optional[str] = None,
        fullPhone: Optional[str] = None,
        vipSource: Optional[Literal[0, 1]] = None,
        coupon_id: Optional[str] = None,
        remarks: Optional[Sequence[str]] = None,
        total: Optional[Union[str, Decimal]] = None,
        idempotency_key: Optional[str] = None,
    ) -> PlacedOrder:
        """Place an order: `mall.Order.payment`.

        Creates the order, reserves its stock and removes its lines from the cart, in one transaction. The order remains unpaid until
        it is paid or its payment period ends. The server computes the amount. One of `cart_id` and `product` is required; with both,
        `product` is bought.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            product: SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and
                quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements.
            cart_id: Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200
                elements. Each element: At least 1.
            address_id: Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. At
                least 1.
            shop_address_id: Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of
                `mch.mall.Mch.seeMyStore`. At least 1.
            fullName: Name of the person who collects the order; required with `shop_address_id`. The same characters as in an
                address. At most 50 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_ ·.'’-]*$`.
            fullPhone: Phone number of the person who collects the order; required with `shop_address_id`. Pattern: `^(\\d{5,15})?$`.
            vipSource: 1 buys at the member price; 0 or missing at the regular price. Values: 0 Regular price; 1 Member price.
            coupon_id: Selected coupons joined by commas. One id per shop in the order of `data.products[]` of
                `mall.Order.settlement`, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no
                mall coupon. A list of zeros selects none. The best coupons when missing, as in the settlement. Source:
                `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters.
            remarks: Remark to each shop, in the order of `data.products[]` of `mall.Order.settlement`. At most 50 elements. Each
                element: At most 200 characters.
            pay_type: Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
            total: Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15
                characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50278
                no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: PlacedOrder = await self._client.call(_PLACE_ORDER, {"pay_type": pay_type, "product": product, "cart_id": cart_id, "address_id": address_id, "shop_address_id": shop_address_id, "fullName": fullName, "fullPhone": fullPhone, "vipSource": vipSource, "coupon_id": coupon_id, "remarks": remarks, "total": total}, idempotency_key)
        return data

    async def settle(
        self,
        *,
        product: Optional[Sequence[BuyNowPart]] = None,
        cart_id: Optional[Sequence[int]] = None,
        address_id: Optional[int] = None,
        shop_address_id: Optional[int] = None,
        vipSource: Optional[Literal[0, 1]] = None,
        coupon_id: Optional[str] = None,
        canshu: Optional[Literal["true", "false"]] = None,
        pay_type: Optional[Literal["wallet_pay", "pc_alipay", "pc_wechat"]] = None,
    ) -> Settlement:
        """Price an order: `mall.Order.settlement`.

        Prices an order of the given goods to the given address. The amounts of the server are authoritative. Changes nothing. One of
        `cart_id` and `product` is required; with both, `product` is priced.

        Needs a signed-in customer. Retried automatically.

        Args:
            product: SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and
                quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements.
            cart_id: Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200
                elements. Each element: At least 1.
            address_id: Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. At
                least 1.
            shop_address_id: Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of
                `mch.mall.Mch.seeMyStore`. At least 1.
            vipSource: 1 buys at the member price; 0 or missing at the regular price. Values: 0 Regular price; 1 Member price.
            coupon_id: Selected coupons joined by commas. One id per shop in the order of `data.products[]` of the response, then the
                id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros
                selects none. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters.
            canshu: `true` applies `coupon_id`; `false` or missing selects the best coupons. Values: "true" Applies `coupon_id`;
                "false" Selects the best coupons.
            pay_type: Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871
                cart_line_short_of_stock.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Settlement = await self._client.call(_SETTLE, {"product": product, "cart_id": cart_id, "address_id": address_id, "shop_address_id": shop_address_id, "vipSource": vipSource, "coupon_id": coupon_id, "canshu": canshu, "pay_type": pay_type})
        return data
