# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The collection of products and shops."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional, Sequence, Union, overload

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    FavoritesAddData,
    FavoritesListProductsData,
    FavoritesListShopsData,
    FavoritesListSimilarData,
    Nothing,
    RelatedProduct,
)

_ADD = Operation("mall.AddFavorites.index", "safe")
_LIST = Operation("mall.AddFavorites.collection", "safe")
_LIST_SIMILAR = Operation("mall.AddFavorites.similar", "safe", pages=Pages("page", "list", "total"))
_REMOVE = Operation("mall.AddFavorites.removeFavorites", "safe")


class FavoritesOperations:
    """The collection of products and shops."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def add(
        self,
        *,
        pro_id: int,
        type: Optional[Literal[1]] = None,
    ) -> FavoritesAddData:
        """Add a product to the favorites: `mall.AddFavorites.index`.

        Adds the product to the favorites. Adding it again changes nothing and returns the same id.

        Needs a signed-in customer. Retried automatically.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            type: Kind of favorite: always 1, a product; 1 when missing. Values: 1 Products.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: FavoritesAddData = self._client.call(_ADD, {"pro_id": pro_id, "type": type})
        return data

    @overload
    def list(
        self,
        *,
        type: Literal[1],
        mchNameOrProName: Optional[str] = None,
    ) -> FavoritesListProductsData: ...

    @overload
    def list(
        self,
        *,
        type: Literal[2],
        mchNameOrProName: Optional[str] = None,
    ) -> FavoritesListShopsData: ...

    def list(
        self,
        *,
        type: Literal[1, 2],
        mchNameOrProName: Optional[str] = None,
    ) -> Union[FavoritesListProductsData, FavoritesListShopsData]:
        """List the favorites: `mall.AddFavorites.collection`.

        Favorite products or followed shops of the customer, newest first.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: Kind of favorite: 1 products, 2 shops. Values: 1 Products; 2 Shops.
            mchNameOrProName: Part of the product or shop name; all favorites when missing or empty. At most 60 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Union[FavoritesListProductsData, FavoritesListShopsData] = self._client.call(_LIST, {"type": type, "mchNameOrProName": mchNameOrProName})
        return data

    def list_similar(
        self,
        *,
        pro_id: int,
        page: Optional[int] = None,
    ) -> FavoritesListSimilarData:
        """List similar products: `mall.AddFavorites.similar`.

        A product, and products of its class and brand that are on sale, eight per page and at most twenty.

        Needs a signed-in customer. Retried automatically.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: FavoritesListSimilarData = self._client.call(_LIST_SIMILAR, {"pro_id": pro_id, "page": page})
        return data

    def iterate_list_similar(
        self,
        *,
        pro_id: int,
        page: Optional[int] = None,
    ) -> Iterator[RelatedProduct]:
        """List similar products: yields the items of all pages. See `list_similar`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST_SIMILAR, {"pro_id": pro_id, "page": page})

    def remove(
        self,
        *,
        collection: Sequence[int],
    ) -> Nothing:
        """Remove favorites: `mall.AddFavorites.removeFavorites`.

        Removes favorite products and followed shops. Unknown favorites and favorites of other customers count as removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            collection: Favorite ids of either kind. Source: `data.list[].id` of `mall.AddFavorites.collection`. 1 to 200 elements.
                Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMOVE, {"collection": collection})
        return data


class AsyncFavoritesOperations:
    """The collection of products and shops."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def add(
        self,
        *,
        pro_id: int,
        type: Optional[Literal[1]] = None,
    ) -> FavoritesAddData:
        """Add a product to the favorites: `mall.AddFavorites.index`.

        Adds the product to the favorites. Adding it again changes nothing and returns the same id.

        Needs a signed-in customer. Retried automatically.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            type: Kind of favorite: always 1, a product; 1 when missing. Values: 1 Products.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: FavoritesAddData = await self._client.call(_ADD, {"pro_id": pro_id, "type": type})
        return data

    @overload
    async def list(
        self,
        *,
        type: Literal[1],
        mchNameOrProName: Optional[str] = None,
    ) -> FavoritesListProductsData: ...

    @overload
    async def list(
        self,
        *,
        type: Literal[2],
        mchNameOrProName: Optional[str] = None,
    ) -> FavoritesListShopsData: ...

    async def list(
        self,
        *,
        type: Literal[1, 2],
        mchNameOrProName: Optional[str] = None,
    ) -> Union[FavoritesListProductsData, FavoritesListShopsData]:
        """List the favorites: `mall.AddFavorites.collection`.

        Favorite products or followed shops of the customer, newest first.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: Kind of favorite: 1 products, 2 shops. Values: 1 Products; 2 Shops.
            mchNameOrProName: Part of the product or shop name; all favorites when missing or empty. At most 60 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Union[FavoritesListProductsData, FavoritesListShopsData] = await self._client.call(_LIST, {"type": type, "mchNameOrProName": mchNameOrProName})
        return data

    async def list_similar(
        self,
        *,
        pro_id: int,
        page: Optional[int] = None,
    ) -> FavoritesListSimilarData:
        """List similar products: `mall.AddFavorites.similar`.

        A product, and products of its class and brand that are on sale, eight per page and at most twenty.

        Needs a signed-in customer. Retried automatically.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: FavoritesListSimilarData = await self._client.call(_LIST_SIMILAR, {"pro_id": pro_id, "page": page})
        return data

    def iterate_list_similar(
        self,
        *,
        pro_id: int,
        page: Optional[int] = None,
    ) -> AsyncIterator[RelatedProduct]:
        """List similar products: yields the items of all pages. See `list_similar`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST_SIMILAR, {"pro_id": pro_id, "page": page})

    async def remove(
        self,
        *,
        collection: Sequence[int],
    ) -> Nothing:
        """Remove favorites: `mall.AddFavorites.removeFavorites`.

        Removes favorite products and followed shops. Unknown favorites and favorites of other customers count as removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            collection: Favorite ids of either kind. Source: `data.list[].id` of `mall.AddFavorites.collection`. 1 to 200 elements.
                Each element: At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMOVE, {"collection": collection})
        return data
