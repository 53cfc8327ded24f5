# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The cart."""

from __future__ import annotations

from typing import List, Optional, Sequence

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    Cart,
    CartAddData,
    CartUpdateCart,
    LineSkus,
    Nothing,
)

_ADD = Operation("mall.Product.addCart", "key", issues_token=True)
_CHANGE_SKU = Operation("mall.Cart.modifyAttribute", "key")
_LINE_SKUS = Operation("mall.Cart.djAttribute", "safe")
_LIST = Operation("mall.Cart.index", "safe")
_MOVE_TO_FAVORITES = Operation("mall.Cart.toCollection", "safe")
_REMOVE = Operation("mall.Cart.delCart", "safe")
_UPDATE = Operation("mall.Cart.upCart", "safe")


class CartOperations:
    """The cart."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def add(
        self,
        *,
        pro_id: int,
        attribute_id: int,
        num: int,
        idempotency_key: Optional[str] = None,
    ) -> CartAddData:
        """Add a SKU to the cart: `mall.Product.addCart`.

        Adds pieces of a SKU to the caller's cart. The quantity is added to an existing line, up to the stock. A visitor becomes a
        guest; the response then contains a new session token for all later calls. A cart holds at most 200 lines; a further SKU is
        refused with `parameter_refused` (`attribute_id`, `maxItems`).

        Works with and without a session. Retried automatically with one idempotency key.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            attribute_id: SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. At least 1.
            num: Quantity in pieces. 1 to 9999.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: CartAddData = self._client.call(_ADD, {"pro_id": pro_id, "attribute_id": attribute_id, "num": num}, idempotency_key)
        return data

    def change_sku(
        self,
        *,
        car_id: int,
        attribute_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Change the SKU of a line: `mall.Cart.modifyAttribute`.

        Changes a cart line to another SKU of its product. Lines with the same SKU are merged; the quantity is limited to the stock.

        Works with and without a session. Retried automatically with one idempotency key.

        Args:
            car_id: Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.
            attribute_id: Id of the new SKU. Source: `data[].skuBeanList[].cid` of `mall.Cart.djAttribute`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50150 insufficient_stock.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Nothing = self._client.call(_CHANGE_SKU, {"car_id": car_id, "attribute_id": attribute_id}, idempotency_key)
        return data

    def line_skus(
        self,
        *,
        car_id: int,
    ) -> List[LineSkus]:
        """List the SKUs a line can be changed to: `mall.Cart.djAttribute`.

        SKUs of the product of a cart line, for changing the SKU.

        Works with and without a session. Retried automatically.

        Args:
            car_id: Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[LineSkus] = self._client.call(_LINE_SKUS, {"car_id": car_id})
        return data

    def list(self) -> Cart:
        """Show the cart: `mall.Cart.index`.

        Cart of the caller grouped by shop, with current prices and stock, unavailable lines, and the totals of the selected lines.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Cart = self._client.call(_LIST, {})
        return data

    def move_to_favorites(
        self,
        *,
        car_id: Sequence[int],
    ) -> Nothing:
        """Move lines to the favorites: `mall.Cart.toCollection`.

        Adds the products of cart lines to the favorites and removes the lines from the cart. Unknown lines and lines of other callers
        are ignored.

        Needs a signed-in customer. Retried automatically.

        Args:
            car_id: Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_MOVE_TO_FAVORITES, {"car_id": car_id})
        return data

    def remove(
        self,
        *,
        car_id: Sequence[int],
    ) -> Nothing:
        """Remove lines from the cart: `mall.Cart.delCart`.

        Removes cart lines. Unknown lines and lines of other callers count as removed.

        Works with and without a session. Retried automatically.

        Args:
            car_id: Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_REMOVE, {"car_id": car_id})
        return data

    def update(
        self,
        *,
        cart: Sequence[CartUpdateCart],
    ) -> Nothing:
        """Change quantities and selection: `mall.Cart.upCart`.

        Sets the quantity of cart lines, their selection, or both. Quantities above the stock are lowered to the stock.

        Works with and without a session. Retried automatically.

        Args:
            cart: Lines to change. 1 to 200 elements.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_UPDATE, {"cart": cart})
        return data


class AsyncCartOperations:
    """The cart."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def add(
        self,
        *,
        pro_id: int,
        attribute_id: int,
        num: int,
        idempotency_key: Optional[str] = None,
    ) -> CartAddData:
        """Add a SKU to the cart: `mall.Product.addCart`.

        Adds pieces of a SKU to the caller's cart. The quantity is added to an existing line, up to the stock. A visitor becomes a
        guest; the response then contains a new session token for all later calls. A cart holds at most 200 lines; a further SKU is
        refused with `parameter_refused` (`attribute_id`, `maxItems`).

        Works with and without a session. Retried automatically with one idempotency key.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            attribute_id: SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. At least 1.
            num: Quantity in pieces. 1 to 9999.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: CartAddData = await self._client.call(_ADD, {"pro_id": pro_id, "attribute_id": attribute_id, "num": num}, idempotency_key)
        return data

    async def change_sku(
        self,
        *,
        car_id: int,
        attribute_id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Change the SKU of a line: `mall.Cart.modifyAttribute`.

        Changes a cart line to another SKU of its product. Lines with the same SKU are merged; the quantity is limited to the stock.

        Works with and without a session. Retried automatically with one idempotency key.

        Args:
            car_id: Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.
            attribute_id: Id of the new SKU. Source: `data[].skuBeanList[].cid` of `mall.Cart.djAttribute`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50150 insufficient_stock.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Nothing = await self._client.call(_CHANGE_SKU, {"car_id": car_id, "attribute_id": attribute_id}, idempotency_key)
        return data

    async def line_skus(
        self,
        *,
        car_id: int,
    ) -> List[LineSkus]:
        """List the SKUs a line can be changed to: `mall.Cart.djAttribute`.

        SKUs of the product of a cart line, for changing the SKU.

        Works with and without a session. Retried automatically.

        Args:
            car_id: Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[LineSkus] = await self._client.call(_LINE_SKUS, {"car_id": car_id})
        return data

    async def list(self) -> Cart:
        """Show the cart: `mall.Cart.index`.

        Cart of the caller grouped by shop, with current prices and stock, unavailable lines, and the totals of the selected lines.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Cart = await self._client.call(_LIST, {})
        return data

    async def move_to_favorites(
        self,
        *,
        car_id: Sequence[int],
    ) -> Nothing:
        """Move lines to the favorites: `mall.Cart.toCollection`.

        Adds the products of cart lines to the favorites and removes the lines from the cart. Unknown lines and lines of other callers
        are ignored.

        Needs a signed-in customer. Retried automatically.

        Args:
            car_id: Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_MOVE_TO_FAVORITES, {"car_id": car_id})
        return data

    async def remove(
        self,
        *,
        car_id: Sequence[int],
    ) -> Nothing:
        """Remove lines from the cart: `mall.Cart.delCart`.

        Removes cart lines. Unknown lines and lines of other callers count as removed.

        Works with and without a session. Retried automatically.

        Args:
            car_id: Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_REMOVE, {"car_id": car_id})
        return data

    async def update(
        self,
        *,
        cart: Sequence[CartUpdateCart],
    ) -> Nothing:
        """Change quantities and selection: `mall.Cart.upCart`.

        Sets the quantity of cart lines, their selection, or both. Quantities above the stock are lowered to the stock.

        Works with and without a session. Retried automatically.

        Args:
            cart: Lines to change. 1 to 200 elements.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_UPDATE, {"cart": cart})
        return data
