# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Shops and applying for one."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional, Sequence

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    Nothing,
    PageSize,
    PriceLimits,
    ShopPage,
    ShopProduct,
    ShopsAgreementData,
    ShopsApplicationData,
    ShopsListClassesData,
    ShopsListStoresData,
    ShopsStatusData,
    UploadedPicture,
)

_AGREEMENT = Operation("mch.mall.Mch.agreement", "safe")
_APPLICATION = Operation("mch.mall.Mch.continueApply", "safe")
_APPLY = Operation("mch.mall.Mch.apply", "key")
_CHECK_NAME = Operation("mch.mall.Mch.verifyStoreName", "safe")
_LIST_CLASSES = Operation("mch.mall.Mch.mchClass", "safe")
_LIST_STORES = Operation("mch.mall.Mch.seeMyStore", "safe")
_SHOW = Operation("mch.mall.Mch.storeHomepage", "safe", pages=Pages("page", "list", "total"))
_STATUS = Operation("mch.mall.Mch.index", "safe")
_TOGGLE_FOLLOW = Operation("mch.mall.Mch.collectionShop", "key")


class ShopsOperations:
    """Shops and applying for one."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def agreement(self) -> ShopsAgreementData:
        """Show the shop agreement: `mch.mall.Mch.agreement`.

        Agreement to accept before applying for a shop.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopsAgreementData = self._client.call(_AGREEMENT, {})
        return data

    def application(self) -> ShopsApplicationData:
        """Show the shop application: `mch.mall.Mch.continueApply`.

        Application of the customer, for correction. A customer without an application gets the response for a missing record.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ShopsApplicationData = self._client.call(_APPLICATION, {})
        return data

    def apply(
        self,
        *,
        id: int,
        name: str,
        cid: int,
        shop_range: str,
        realname: str,
        ID_number: str,
        tel: str,
        city_all: str,
        address: str,
        shop_nature: Literal[0, 1],
        imgUrls: Sequence[UploadedPicture],
        shop_information: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Apply for a shop: `mch.mall.Mch.apply`.

        Sends a shop application, or sends a rejected one again. Refused for its state while an application is in review or approved.
        An identity number with a wrong birth date or check digit is refused as a parameter, and so is a wrong number of pictures.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: 0 for a first application, otherwise the id of the rejected one. Source: `data.list.id` of
                `mch.mall.Mch.continueApply`. At least 0.
            name: Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_]+$`.
            shop_information: Introduction of the shop. At most 50 characters.
            cid: Shop class id from `mch.mall.Mch.mchClass`. At least 1.
            shop_range: Range of goods. 1 to 50 characters.
            realname: Name of the applicant. Letters, digits and underscores of any script. 1 to 10 characters. Pattern:
                `^[\\p{L}\\p{M}\\p{N}_ ·]+$`.
            ID_number: Identity number of the applicant, 15 or 18 characters. Pattern: `^(\\d{15}|\\d{17}[\\dXx])$`.
            tel: Mobile phone number in mainland China. Pattern: `^1[3-9]\\d{9}$`.
            city_all: Province, city and district, joined by hyphens. At most 182 characters. Pattern:
                `^[^-]{1,60}-[^-]{1,60}-[^-]{1,60}$`.
            address: Street, house number and floor. 1 to 50 characters.
            shop_nature: Applicant: 0 person, 1 enterprise. Values: 0 Person; 1 Enterprise.
            imgUrls: Pictures, uploaded beforehand with `mall.Product.uploadImgs`. A person sends both sides of the identity card, an
                enterprise its license. 1 to 2 elements. Each element: At most 200 characters.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 223 shop_name_taken, 225 shop_name_refused, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_APPLY, {"id": id, "name": name, "cid": cid, "shop_range": shop_range, "realname": realname, "ID_number": ID_number, "tel": tel, "city_all": city_all, "address": address, "shop_nature": shop_nature, "imgUrls": imgUrls, "shop_information": shop_information}, idempotency_key)
        return data

    def check_name(
        self,
        *,
        name: str,
    ) -> Nothing:
        """Check a shop name: `mch.mall.Mch.verifyStoreName`.

        Checks whether the name is available for an application. The name of the customer's own application is available.

        Needs a signed-in customer. Retried automatically.

        Args:
            name: Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_]+$`.

        Raises:
            BusinessError: 223 shop_name_taken, 225 shop_name_refused, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_CHECK_NAME, {"name": name})
        return data

    def list_classes(self) -> ShopsListClassesData:
        """List the shop classes: `mch.mall.Mch.mchClass`.

        Shop classes available for applications.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopsListClassesData = self._client.call(_LIST_CLASSES, {})
        return data

    def list_stores(
        self,
        *,
        shop_id: int,
    ) -> ShopsListStoresData:
        """List the stores of a shop: `mch.mall.Mch.seeMyStore`.

        Stores of a shop for visits and pickups, the default store first.

        Needs no session. Retried automatically.

        Args:
            shop_id: Shop whose stores to list. Source: `data.mch[].id` of `mall.Index.search`. At least 1.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopsListStoresData = self._client.call(_LIST_STORES, {"shop_id": shop_id})
        return data

    def show(
        self,
        *,
        shop_id: int,
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        sortType: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> ShopPage:
        """Show a shop: `mch.mall.Mch.storeHomepage`.

        Shop with its products, filtered and sorted as in `mall.Index.search`, twelve per page.

        Works with and without a session. Retried automatically.

        Args:
            shop_id: Shop to show. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
            keyword: Search words in any of the four languages. At most 100 characters.
            cid: Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
            class_id: Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At most 20
                elements. Each element: At least 1.
            amount: Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500`
                alone means at least 1500. At most 23 characters.
            sortType: Sort key; the default order of the shop when empty or missing. Named `sort_type` in `mall.Index.search`.
            sort: 0 ascending, 1 descending; `volume` is always descending. Values: 0 Ascending; 1 Descending.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 12 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopPage = self._client.call(_SHOW, {"shop_id": shop_id, "keyword": keyword, "cid": cid, "class_id": class_id, "amount": amount, "sortType": sortType, "sort": sort, "page": page, "pageSize": pageSize})
        return data

    def iterate_show(
        self,
        *,
        shop_id: int,
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        sortType: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[ShopProduct]:
        """Show a shop: yields the items of all pages. See `show`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _SHOW, {"shop_id": shop_id, "keyword": keyword, "cid": cid, "class_id": class_id, "amount": amount, "sortType": sortType, "sort": sort, "page": page, "pageSize": pageSize})

    def status(self) -> ShopsStatusData:
        """Show the state of the shop application: `mch.mall.Mch.index`.

        State and result of the customer's shop application. For an approved shop, each response contains a new token that opens the
        back office once within two hours.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ShopsStatusData = self._client.call(_STATUS, {})
        return data

    def toggle_follow(
        self,
        *,
        shopId: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Follow a shop, or unfollow it: `mch.mall.Mch.collectionShop`.

        Follows the shop, or unfollows it when the customer already follows it.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            shopId: Shop to follow or unfollow. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_TOGGLE_FOLLOW, {"shopId": shopId}, idempotency_key)
        return data


class AsyncShopsOperations:
    """Shops and applying for one."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def agreement(self) -> ShopsAgreementData:
        """Show the shop agreement: `mch.mall.Mch.agreement`.

        Agreement to accept before applying for a shop.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopsAgreementData = await self._client.call(_AGREEMENT, {})
        return data

    async def application(self) -> ShopsApplicationData:
        """Show the shop application: `mch.mall.Mch.continueApply`.

        Application of the customer, for correction. A customer without an application gets the response for a missing record.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ShopsApplicationData = await self._client.call(_APPLICATION, {})
        return data

    async def apply(
        self,
        *,
        id: int,
        name: str,
        cid: int,
        shop_range: str,
        realname: str,
        ID_number: str,
        tel: str,
        city_all: str,
        address: str,
        shop_nature: Literal[0, 1],
        imgUrls: Sequence[UploadedPicture],
        shop_information: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Apply for a shop: `mch.mall.Mch.apply`.

        Sends a shop application, or sends a rejected one again. Refused for its state while an application is in review or approved.
        An identity number with a wrong birth date or check digit is refused as a parameter, and so is a wrong number of pictures.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: 0 for a first application, otherwise the id of the rejected one. Source: `data.list.id` of
                `mch.mall.Mch.continueApply`. At least 0.
            name: Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_]+$`.
            shop_information: Introduction of the shop. At most 50 characters.
            cid: Shop class id from `mch.mall.Mch.mchClass`. At least 1.
            shop_range: Range of goods. 1 to 50 characters.
            realname: Name of the applicant. Letters, digits and underscores of any script. 1 to 10 characters. Pattern:
                `^[\\p{L}\\p{M}\\p{N}_ ·]+$`.
            ID_number: Identity number of the applicant, 15 or 18 characters. Pattern: `^(\\d{15}|\\d{17}[\\dXx])$`.
            tel: Mobile phone number in mainland China. Pattern: `^1[3-9]\\d{9}$`.
            city_all: Province, city and district, joined by hyphens. At most 182 characters. Pattern:
                `^[^-]{1,60}-[^-]{1,60}-[^-]{1,60}$`.
            address: Street, house number and floor. 1 to 50 characters.
            shop_nature: Applicant: 0 person, 1 enterprise. Values: 0 Person; 1 Enterprise.
            imgUrls: Pictures, uploaded beforehand with `mall.Product.uploadImgs`. A person sends both sides of the identity card, an
                enterprise its license. 1 to 2 elements. Each element: At most 200 characters.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 223 shop_name_taken, 225 shop_name_refused, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_APPLY, {"id": id, "name": name, "cid": cid, "shop_range": shop_range, "realname": realname, "ID_number": ID_number, "tel": tel, "city_all": city_all, "address": address, "shop_nature": shop_nature, "imgUrls": imgUrls, "shop_information": shop_information}, idempotency_key)
        return data

    async def check_name(
        self,
        *,
        name: str,
    ) -> Nothing:
        """Check a shop name: `mch.mall.Mch.verifyStoreName`.

        Checks whether the name is available for an application. The name of the customer's own application is available.

        Needs a signed-in customer. Retried automatically.

        Args:
            name: Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_]+$`.

        Raises:
            BusinessError: 223 shop_name_taken, 225 shop_name_refused, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_CHECK_NAME, {"name": name})
        return data

    async def list_classes(self) -> ShopsListClassesData:
        """List the shop classes: `mch.mall.Mch.mchClass`.

        Shop classes available for applications.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopsListClassesData = await self._client.call(_LIST_CLASSES, {})
        return data

    async def list_stores(
        self,
        *,
        shop_id: int,
    ) -> ShopsListStoresData:
        """List the stores of a shop: `mch.mall.Mch.seeMyStore`.

        Stores of a shop for visits and pickups, the default store first.

        Needs no session. Retried automatically.

        Args:
            shop_id: Shop whose stores to list. Source: `data.mch[].id` of `mall.Index.search`. At least 1.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopsListStoresData = await self._client.call(_LIST_STORES, {"shop_id": shop_id})
        return data

    async def show(
        self,
        *,
        shop_id: int,
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        sortType: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> ShopPage:
        """Show a shop: `mch.mall.Mch.storeHomepage`.

        Shop with its products, filtered and sorted as in `mall.Index.search`, twelve per page.

        Works with and without a session. Retried automatically.

        Args:
            shop_id: Shop to show. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
            keyword: Search words in any of the four languages. At most 100 characters.
            cid: Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1.
            class_id: Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At most 20
                elements. Each element: At least 1.
            amount: Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500`
                alone means at least 1500. At most 23 characters.
            sortType: Sort key; the default order of the shop when empty or missing. Named `sort_type` in `mall.Index.search`.
            sort: 0 ascending, 1 descending; `volume` is always descending. Values: 0 Ascending; 1 Descending.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 12 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShopPage = await self._client.call(_SHOW, {"shop_id": shop_id, "keyword": keyword, "cid": cid, "class_id": class_id, "amount": amount, "sortType": sortType, "sort": sort, "page": page, "pageSize": pageSize})
        return data

    def iterate_show(
        self,
        *,
        shop_id: int,
        keyword: Optional[str] = None,
        cid: Optional[int] = None,
        class_id: Optional[Sequence[int]] = None,
        amount: Optional[PriceLimits] = None,
        sortType: Optional[Literal["", "default", "price", "volume"]] = None,
        sort: Optional[Literal[0, 1]] = None,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[ShopProduct]:
        """Show a shop: yields the items of all pages. See `show`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _SHOW, {"shop_id": shop_id, "keyword": keyword, "cid": cid, "class_id": class_id, "amount": amount, "sortType": sortType, "sort": sort, "page": page, "pageSize": pageSize})

    async def status(self) -> ShopsStatusData:
        """Show the state of the shop application: `mch.mall.Mch.index`.

        State and result of the customer's shop application. For an approved shop, each response contains a new token that opens the
        back office once within two hours.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: ShopsStatusData = await self._client.call(_STATUS, {})
        return data

    async def toggle_follow(
        self,
        *,
        shopId: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Follow a shop, or unfollow it: `mch.mall.Mch.collectionShop`.

        Follows the shop, or unfollows it when the customer already follows it.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            shopId: Shop to follow or unfollow. Source: `data.mch[].id` of `mall.Index.search`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 115 unknown_shop, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_TOGGLE_FOLLOW, {"shopId": shopId}, idempotency_key)
        return data
