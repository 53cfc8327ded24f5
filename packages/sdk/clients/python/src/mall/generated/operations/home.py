# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The home page and its blocks."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    BlockListProduct,
    HomeBlockProductsData,
    HomeBlocksData,
    HomePage,
    PageSize,
)

_BLOCK_PRODUCTS = Operation("mall.Home.getGoodsListByBlockId", "safe", pages=Pages("page", "list", "total"))
_BLOCKS = Operation("mall.Home.getBlockGoodsList", "safe")
_PAGE = Operation("mall.Index.home", "safe")


class HomeOperations:
    """The home page and its blocks."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def block_products(
        self,
        *,
        blockId: Optional[int] = None,
        s_type: Optional[Literal[1, 2, 3, 6]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> HomeBlockProductsData:
        """List the products of a block: `mall.Home.getGoodsListByBlockId`.

        All products of a block, or all products with a label, by pages. `blockId` selects the block; without it, `s_type` selects the
        label. A request with neither is refused.

        Needs no session. Retried automatically.

        Args:
            blockId: Block whose products to list; required without an `s_type` of 1, 2 or 3. Source: `data.list[].id` of
                `mall.Home.getBlockGoodsList`. At least 1.
            s_type: Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member
                products. Values: 1 New; 2 Hot; 3 Recommended; 6 A block.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: HomeBlockProductsData = self._client.call(_BLOCK_PRODUCTS, {"blockId": blockId, "s_type": s_type, "page": page, "pageSize": pageSize})
        return data

    def iterate_block_products(
        self,
        *,
        blockId: Optional[int] = None,
        s_type: Optional[Literal[1, 2, 3, 6]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[BlockListProduct]:
        """List the products of a block: yields the items of all pages. See `block_products`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _BLOCK_PRODUCTS, {"blockId": blockId, "s_type": s_type, "page": page, "pageSize": pageSize})

    def blocks(self) -> HomeBlocksData:
        """List the product blocks: `mall.Home.getBlockGoodsList`.

        Product blocks that the header opens under "All products"; it shows the first five.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: HomeBlocksData = self._client.call(_BLOCKS, {})
        return data

    def page(
        self,
        *,
        cid: Optional[int] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> HomePage:
        """Show the home page: `mall.Index.home`.

        Banners, coupons and product lists of the home page.

        Needs no session. Retried automatically.

        Args:
            cid: Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
            page: Page number, starting at 1. Ignored, each list has one page. 1 to 10000.
            pageSize: Products per list; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: HomePage = self._client.call(_PAGE, {"cid": cid, "page": page, "pageSize": pageSize})
        return data


class AsyncHomeOperations:
    """The home page and its blocks."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def block_products(
        self,
        *,
        blockId: Optional[int] = None,
        s_type: Optional[Literal[1, 2, 3, 6]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> HomeBlockProductsData:
        """List the products of a block: `mall.Home.getGoodsListByBlockId`.

        All products of a block, or all products with a label, by pages. `blockId` selects the block; without it, `s_type` selects the
        label. A request with neither is refused.

        Needs no session. Retried automatically.

        Args:
            blockId: Block whose products to list; required without an `s_type` of 1, 2 or 3. Source: `data.list[].id` of
                `mall.Home.getBlockGoodsList`. At least 1.
            s_type: Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member
                products. Values: 1 New; 2 Hot; 3 Recommended; 6 A block.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: HomeBlockProductsData = await self._client.call(_BLOCK_PRODUCTS, {"blockId": blockId, "s_type": s_type, "page": page, "pageSize": pageSize})
        return data

    def iterate_block_products(
        self,
        *,
        blockId: Optional[int] = None,
        s_type: Optional[Literal[1, 2, 3, 6]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[BlockListProduct]:
        """List the products of a block: yields the items of all pages. See `block_products`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _BLOCK_PRODUCTS, {"blockId": blockId, "s_type": s_type, "page": page, "pageSize": pageSize})

    async def blocks(self) -> HomeBlocksData:
        """List the product blocks: `mall.Home.getBlockGoodsList`.

        Product blocks that the header opens under "All products"; it shows the first five.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: HomeBlocksData = await self._client.call(_BLOCKS, {})
        return data

    async def page(
        self,
        *,
        cid: Optional[int] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> HomePage:
        """Show the home page: `mall.Index.home`.

        Banners, coupons and product lists of the home page.

        Needs no session. Retried automatically.

        Args:
            cid: Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
            page: Page number, starting at 1. Ignored, each list has one page. 1 to 10000.
            pageSize: Products per list; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: HomePage = await self._client.call(_PAGE, {"cid": cid, "page": page, "pageSize": pageSize})
        return data
