# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Lists, search, products, recommendations."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional, Sequence, Union, overload

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    CatalogLabelledData,
    CatalogRecommendData,
    CatalogSearchHistoryData,
    CatalogSearchProductsData,
    CatalogSearchShopsData,
    FoundShop,
    Nothing,
    PageSize,
    PriceLimits,
    ProductCard,
    ProductPage,
)

_CLEAR_SEARCH_HISTORY = Operation("mall.Index.oneClickClear", "safe")
_LABELLED = Operation("mall.Index.loadHome", "safe", pages=Pages("page", "list", "total"))
_PRODUCT = Operation("mall.Product.index", "safe")
_RECOMMEND = Operation("mall.Product.recommend", "safe")
_REMOVE_SEARCH = Operation("mall.Index.delSearch", "safe")
_SEARCH = Operation("mall.Index.search", "safe", pages=Pages("page", "list", "total"))
_SEARCH_HISTORY = Operation("mall.Index.clickSearch", "safe")


class CatalogOperations:
    """Lists, search, products, recommendations."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def clear_search_history(self) -> Nothing:
        """Clear the search history: `mall.Index.oneClickClear`.

        Removes all entries from the caller's search history.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_CLEAR_SEARCH_HISTORY, {})
        return data

    def labelled(
        self,
        *,
        s_type: Literal[1, 2, 3],
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> CatalogLabelledData:
        """List the products with a label: `mall.Index.loadHome`.

        Pages of new, hot or recommended products, continuing the lists of the home page. `plugin.member.MallMember.memberProList`
        lists member products.

        Needs no session. Retried automatically.

        Args:
            s_type: Label: 1 new, 2 hot, 3 recommended. Values: 1 New; 2 Hot; 3 Recommended.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CatalogLabelledData = self._client.call(_LABELLED, {"s_type": s_type, "page": page, "pageSize": pageSize})
        return data

    def iterate_labelled(
        self,
        *,
        s_type: Literal[1, 2, 3],
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[ProductCard]:
        """List the products with a label: yields the items of all pages. See `labelled`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LABELLED, {"s_type": s_type, "page": page, "pageSize": pageSize})

    def product(
        self,
        *,
        pro_id: int,
        vipSource: Optional[Literal[0, 1]] = None,
        type: Optional[Literal["", "MS"]] = None,
        id: Optional[int] = None,
    ) -> ProductPage:
        """Show a product: `mall.Product.index`.

        Data of the product page, with texts, pictures, price, SKUs, shop and related products. For a signed-in customer it includes
        the favorite state. A flash-sale product is requested with `type` MS and its flash item id; `sec` then contains the price and
        the remaining pieces.

        Works with and without a session. Retried automatically.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            vipSource: 1 when opened from the member products, which applies member prices; 0 or missing otherwise. Values: 0 Regular
                price; 1 Member price.
            type: MS when opened from the flash sale; empty or missing otherwise.
            id: Flash item id, with `type` MS. An item of another product is refused. Source: `data.list[].id` of
                `plugin.sec.MallSec.home`. At least 1.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ProductPage = self._client.call(_PRODUCT, {"pro_id": pro_id, "vipSource": vipSource, "type": type, "id": id})
        return data

    def recommend(self) -> CatalogRecommendData:
        """Recommend products: `mall.Product.recommend`.

        Up to ten recommended products, selected anew on every call.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CatalogRecommendData = self._client.call(_RECOMMEND, {})
        return data

    def remove_search(
        self,
        *,
        keyword: str,
    ) -> Nothing:
        """Remove a search from the history: `mall.Index.delSearch`.

        Removes one entry from the caller's search history. Unknown entries count as removed.

        Works with and without a session. Retried automatically.

        Args:
            keyword: Search words as listed in the history. 1 to 100 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_REMOVE_SEARCH, {"keyword": keyword})
        return data

    @overload
    def search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> CatalogSearchProductsData: ...

    @overload
    def search(
        self,
        *,
        searchType: Literal[2],
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> CatalogSearchShopsData: ...

    def search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1, 2]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Union[CatalogSearchProductsData, CatalogSearchShopsData]:
        """List or search products and shops: `mall.Index.search`.

        Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The
        response contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the
        caller's search history.

        Works with and without a session. Retried automatically.

        Args:
            keyword: Search words in any of the four languages. At most 100 characters.
            searchType: Records to search: 1 products, 2 shops; products when missing. Values: 1 Products; 2 Shops.
            cid: Class id from which the search started. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
            class_id: Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At most 20
                elements. Each element: At least 1.
            brand_id: Brand ids; only products of these brands. Source: `data.brand_list[].brand_id` of `mall.Index.search`. At most
                20 elements. Each element: At least 1.
            amount: Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500`
                alone means at least 1500. At most 23 characters.
            s_type: Labels: 1 new, 2 hot, 3 recommended, 5 member product; only products with one of them. At most 4 elements.
            sort_type: Sort key; the default order of the mall when empty or missing.
            sort: 0 ascending, 1 descending. Values: 0 Ascending; 1 Descending.
            brandHead: Initial letter; `brand_list` then holds only brands that start with it. At most 1 character. Pattern:
                `^[A-Z]?$`.
            classHead: Initial letter; `class_list` then holds only classes that start with it. At most 1 character. Pattern:
                `^[A-Z]?$`.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 20 products or 10 shops when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Union[CatalogSearchProductsData, CatalogSearchShopsData] = self._client.call(_SEARCH, {"keyword": keyword, "searchType": searchType, "cid": cid, "class_id": class_id, "brand_id": brand_id, "amount": amount, "s_type": s_type, "sort_type": sort_type, "sort": sort, "brandHead": brandHead, "classHead": classHead, "page": page, "pageSize": pageSize})
        return data

    @overload
    def iterate_search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[ProductCard]: ...

    @overload
    def iterate_search(
        self,
        *,
        searchType: Literal[2],
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[FoundShop]: ...

    def iterate_search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1, 2]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[Union[ProductCard, FoundShop]]:
        """List or search products and shops: yields the items of all pages. See `search`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _SEARCH, {"keyword": keyword, "searchType": searchType, "cid": cid, "class_id": class_id, "brand_id": brand_id, "amount": amount, "s_type": s_type, "sort_type": sort_type, "sort": sort, "brandHead": brandHead, "classHead": classHead, "page": page, "pageSize": pageSize})

    def search_history(self) -> CatalogSearchHistoryData:
        """List the search history: `mall.Index.clickSearch`.

        Search words of the caller, newest first without duplicates, at most twenty. Empty for a visitor without a session.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CatalogSearchHistoryData = self._client.call(_SEARCH_HISTORY, {})
        return data


class AsyncCatalogOperations:
    """Lists, search, products, recommendations."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def clear_search_history(self) -> Nothing:
        """Clear the search history: `mall.Index.oneClickClear`.

        Removes all entries from the caller's search history.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_CLEAR_SEARCH_HISTORY, {})
        return data

    async def labelled(
        self,
        *,
        s_type: Literal[1, 2, 3],
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> CatalogLabelledData:
        """List the products with a label: `mall.Index.loadHome`.

        Pages of new, hot or recommended products, continuing the lists of the home page. `plugin.member.MallMember.memberProList`
        lists member products.

        Needs no session. Retried automatically.

        Args:
            s_type: Label: 1 new, 2 hot, 3 recommended. Values: 1 New; 2 Hot; 3 Recommended.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CatalogLabelledData = await self._client.call(_LABELLED, {"s_type": s_type, "page": page, "pageSize": pageSize})
        return data

    def iterate_labelled(
        self,
        *,
        s_type: Literal[1, 2, 3],
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[ProductCard]:
        """List the products with a label: yields the items of all pages. See `labelled`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LABELLED, {"s_type": s_type, "page": page, "pageSize": pageSize})

    async def product(
        self,
        *,
        pro_id: int,
        vipSource: Optional[Literal[0, 1]] = None,
        type: Optional[Literal["", "MS"]] = None,
        id: Optional[int] = None,
    ) -> ProductPage:
        """Show a product: `mall.Product.index`.

        Data of the product page, with texts, pictures, price, SKUs, shop and related products. For a signed-in customer it includes
        the favorite state. A flash-sale product is requested with `type` MS and its flash item id; `sec` then contains the price and
        the remaining pieces.

        Works with and without a session. Retried automatically.

        Args:
            pro_id: Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1.
            vipSource: 1 when opened from the member products, which applies member prices; 0 or missing otherwise. Values: 0 Regular
                price; 1 Member price.
            type: MS when opened from the flash sale; empty or missing otherwise.
            id: Flash item id, with `type` MS. An item of another product is refused. Source: `data.list[].id` of
                `plugin.sec.MallSec.home`. At least 1.

        Raises:
            BusinessError: 101 unknown_product, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ProductPage = await self._client.call(_PRODUCT, {"pro_id": pro_id, "vipSource": vipSource, "type": type, "id": id})
        return data

    async def recommend(self) -> CatalogRecommendData:
        """Recommend products: `mall.Product.recommend`.

        Up to ten recommended products, selected anew on every call.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CatalogRecommendData = await self._client.call(_RECOMMEND, {})
        return data

    async def remove_search(
        self,
        *,
        keyword: str,
    ) -> Nothing:
        """Remove a search from the history: `mall.Index.delSearch`.

        Removes one entry from the caller's search history. Unknown entries count as removed.

        Works with and without a session. Retried automatically.

        Args:
            keyword: Search words as listed in the history. 1 to 100 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_REMOVE_SEARCH, {"keyword": keyword})
        return data

    @overload
    async def search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> CatalogSearchProductsData: ...

    @overload
    async def search(
        self,
        *,
        searchType: Literal[2],
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> CatalogSearchShopsData: ...

    async def search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1, 2]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Union[CatalogSearchProductsData, CatalogSearchShopsData]:
        """List or search products and shops: `mall.Index.search`.

        Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The
        response contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the
        caller's search history.

        Works with and without a session. Retried automatically.

        Args:
            keyword: Search words in any of the four languages. At most 100 characters.
            searchType: Records to search: 1 products, 2 shops; products when missing. Values: 1 Products; 2 Shops.
            cid: Class id from which the search started. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
            class_id: Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At most 20
                elements. Each element: At least 1.
            brand_id: Brand ids; only products of these brands. Source: `data.brand_list[].brand_id` of `mall.Index.search`. At most
                20 elements. Each element: At least 1.
            amount: Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500`
                alone means at least 1500. At most 23 characters.
            s_type: Labels: 1 new, 2 hot, 3 recommended, 5 member product; only products with one of them. At most 4 elements.
            sort_type: Sort key; the default order of the mall when empty or missing.
            sort: 0 ascending, 1 descending. Values: 0 Ascending; 1 Descending.
            brandHead: Initial letter; `brand_list` then holds only brands that start with it. At most 1 character. Pattern:
                `^[A-Z]?$`.
            classHead: Initial letter; `class_list` then holds only classes that start with it. At most 1 character. Pattern:
                `^[A-Z]?$`.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 20 products or 10 shops when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Union[CatalogSearchProductsData, CatalogSearchShopsData] = await self._client.call(_SEARCH, {"keyword": keyword, "searchType": searchType, "cid": cid, "class_id": class_id, "brand_id": brand_id, "amount": amount, "s_type": s_type, "sort_type": sort_type, "sort": sort, "brandHead": brandHead, "classHead": classHead, "page": page, "pageSize": pageSize})
        return data

    @overload
    def iterate_search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[ProductCard]: ...

    @overload
    def iterate_search(
        self,
        *,
        searchType: Literal[2],
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[FoundShop]: ...

    def iterate_search(
        self,
        *,
        keyword: Optional[str] = None,
        searchType: Optional[Literal[1, 2]] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        brand_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        s_type: Optional[Sequence[Literal[1, 2, 3, 5]]] = None,
        sort_type: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        brandHead: Optional[str] = None,
        classHead: Optional[str] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[Union[ProductCard, FoundShop]]:
        """List or search products and shops: yields the items of all pages. See `search`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _SEARCH, {"keyword": keyword, "searchType": searchType, "cid": cid, "class_id": class_id, "brand_id": brand_id, "amount": amount, "s_type": s_type, "sort_type": sort_type, "sort": sort, "brandHead": brandHead, "classHead": classHead, "page": page, "pageSize": pageSize})

    async def search_history(self) -> CatalogSearchHistoryData:
        """List the search history: `mall.Index.clickSearch`.

        Search words of the caller, newest first without duplicates, at most twenty. Empty for a visitor without a session.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: CatalogSearchHistoryData = await self._client.call(_SEARCH_HISTORY, {})
        return data
