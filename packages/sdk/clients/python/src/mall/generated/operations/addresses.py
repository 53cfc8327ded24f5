# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Delivery addresses and regions."""

from __future__ import annotations

from typing import List, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    Address,
    AddressForm,
    AddressesListData,
    Consignee,
    ConsigneeDialCode,
    ConsigneePhone,
    Country,
    CountryNumber,
    DefaultFlag,
    FreeRegion,
    Place,
    PostalCode,
    Region,
    StreetAddress,
)

_ADD = Operation("mall.Address.saveAddress", "key")
_COUNTRIES = Operation("mall.Login.getItuList", "safe")
_LIST = Operation("mall.Address.index", "safe")
_REGIONS = Operation("mall.Address.addressManagement", "safe")
_REMOVE = Operation("mall.Address.delAdds", "key")
_SET_DEFAULT = Operation("mall.Address.setDefault", "safe")
_SHOW = Operation("mall.Address.upAddsindex", "safe")
_UPDATE = Operation("mall.Address.upAdds", "safe")


class AddressesOperations:
    """Delivery addresses and regions."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def add(
        self,
        *,
        user_name: Consignee,
        mobile: ConsigneePhone,
        address: StreetAddress,
        place: Optional[Place] = None,
        is_default: Optional[DefaultFlag] = None,
        cpc: Optional[ConsigneeDialCode] = None,
        country_code: Optional[ConsigneeDialCode] = None,
        country_num: Optional[CountryNumber] = None,
        city: Optional[FreeRegion] = None,
        province: Optional[FreeRegion] = None,
        zip_code: Optional[PostalCode] = None,
        idempotency_key: Optional[str] = None,
    ) -> List[Address]:
        """Add an address: `mall.Address.saveAddress`.

        Stores a delivery address. The first address becomes the default. For dial codes 86 and 852 the region is sent as `place`,
        otherwise as `province` and `city`.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            user_name: Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. 1 to
                50 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_ ·.'’-]+$`.
            mobile: Phone number of the consignee without dial code. Pattern: `^\\d{5,15}$`.
            address: Street, house number and floor. 1 to 50 characters.
            place: Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each element: 1
                to 60 characters.
            is_default: 1 makes the address the default, 0 adds it as a further one. Values: 0 Adds the address as a further one; 1
                Makes the address the default.
            cpc: Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern:
                `^\\d{1,6}$`.
            country_code: Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern: `^\\d{1,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            city: City, for addresses outside the region tree. At most 60 characters.
            province: Province or state, for addresses outside the region tree. At most 60 characters.
            zip_code: Postal code. At most 10 characters.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = self._client.call(_ADD, {"user_name": user_name, "mobile": mobile, "address": address, "place": place, "is_default": is_default, "cpc": cpc, "country_code": country_code, "country_num": country_num, "city": city, "province": province, "zip_code": zip_code}, idempotency_key)
        return data

    def countries(
        self,
        *,
        keyword: Optional[str] = None,
    ) -> List[Country]:
        """List the countries: `mall.Login.getItuList`.

        Countries and regions with dial codes and flags, for address forms and phone fields.

        Needs no session. Retried automatically.

        Args:
            keyword: Text that the country name or dial code contains; all countries when missing or empty. At most 60 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[Country] = self._client.call(_COUNTRIES, {"keyword": keyword})
        return data

    def list(self) -> AddressesListData:
        """List the addresses: `mall.Address.index`.

        The customer's delivery addresses, the default first.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AddressesListData = self._client.call(_LIST, {})
        return data

    def regions(self) -> List[Region]:
        """List the regions: `mall.Address.addressManagement`.

        Provinces, cities and districts as a tree, for the address form.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[Region] = self._client.call(_REGIONS, {})
        return data

    def remove(
        self,
        *,
        addr_id: int,
        idempotency_key: Optional[str] = None,
    ) -> List[Address]:
        """Remove an address: `mall.Address.delAdds`.

        Removes an address. Placed orders are not affected. When the default address is removed, the newest remaining address becomes
        the default.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            addr_id: Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = self._client.call(_REMOVE, {"addr_id": addr_id}, idempotency_key)
        return data

    def set_default(
        self,
        *,
        addr_id: int,
    ) -> List[Address]:
        """Make an address the default: `mall.Address.setDefault`.

        Makes the address the default in place of the current default.

        Needs a signed-in customer. Retried automatically.

        Args:
            addr_id: Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = self._client.call(_SET_DEFAULT, {"addr_id": addr_id})
        return data

    def show(
        self,
        *,
        addr_id: Optional[int] = None,
        addrId: Optional[int] = None,
    ) -> AddressForm:
        """Show an address for editing: `mall.Address.upAddsindex`.

        One address with the values for the address form. Either `addr_id` or `addrId` is required.

        Needs a signed-in customer. Retried automatically.

        Args:
            addr_id: Address id; required, here or in `addrId`. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
            addrId: Alternative name of `addr_id`. Source: `data.adds[].id` of `mall.Address.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AddressForm = self._client.call(_SHOW, {"addr_id": addr_id, "addrId": addrId})
        return data

    def update(
        self,
        *,
        addr_id: int,
        user_name: Consignee,
        mobile: ConsigneePhone,
        address: StreetAddress,
        place: Optional[Place] = None,
        is_default: Optional[DefaultFlag] = None,
        cpc: Optional[ConsigneeDialCode] = None,
        country_code: Optional[ConsigneeDialCode] = None,
        country_num: Optional[CountryNumber] = None,
        city: Optional[FreeRegion] = None,
        province: Optional[FreeRegion] = None,
        zip_code: Optional[PostalCode] = None,
    ) -> List[Address]:
        """Change an address: `mall.Address.upAdds`.

        Replaces a delivery address. The rules of `mall.Address.saveAddress` apply. A default address remains the default until
        another one replaces it.

        Needs a signed-in customer. Retried automatically.

        Args:
            addr_id: Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
            user_name: Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. 1 to
                50 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_ ·.'’-]+$`.
            mobile: Phone number of the consignee without dial code. Pattern: `^\\d{5,15}$`.
            address: Street, house number and floor. 1 to 50 characters.
            place: Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each element: 1
                to 60 characters.
            is_default: 1 makes the address the default; 0 changes nothing. Values: 0 Adds the address as a further one; 1 Makes the
                address the default.
            cpc: Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern:
                `^\\d{1,6}$`.
            country_code: Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern: `^\\d{1,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            city: City, for addresses outside the region tree. At most 60 characters.
            province: Province or state, for addresses outside the region tree. At most 60 characters.
            zip_code: Postal code. At most 10 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = self._client.call(_UPDATE, {"addr_id": addr_id, "user_name": user_name, "mobile": mobile, "address": address, "place": place, "is_default": is_default, "cpc": cpc, "country_code": country_code, "country_num": country_num, "city": city, "province": province, "zip_code": zip_code})
        return data


class AsyncAddressesOperations:
    """Delivery addresses and regions."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def add(
        self,
        *,
        user_name: Consignee,
        mobile: ConsigneePhone,
        address: StreetAddress,
        place: Optional[Place] = None,
        is_default: Optional[DefaultFlag] = None,
        cpc: Optional[ConsigneeDialCode] = None,
        country_code: Optional[ConsigneeDialCode] = None,
        country_num: Optional[CountryNumber] = None,
        city: Optional[FreeRegion] = None,
        province: Optional[FreeRegion] = None,
        zip_code: Optional[PostalCode] = None,
        idempotency_key: Optional[str] = None,
    ) -> List[Address]:
        """Add an address: `mall.Address.saveAddress`.

        Stores a delivery address. The first address becomes the default. For dial codes 86 and 852 the region is sent as `place`,
        otherwise as `province` and `city`.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            user_name: Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. 1 to
                50 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_ ·.'’-]+$`.
            mobile: Phone number of the consignee without dial code. Pattern: `^\\d{5,15}$`.
            address: Street, house number and floor. 1 to 50 characters.
            place: Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each element: 1
                to 60 characters.
            is_default: 1 makes the address the default, 0 adds it as a further one. Values: 0 Adds the address as a further one; 1
                Makes the address the default.
            cpc: Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern:
                `^\\d{1,6}$`.
            country_code: Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern: `^\\d{1,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            city: City, for addresses outside the region tree. At most 60 characters.
            province: Province or state, for addresses outside the region tree. At most 60 characters.
            zip_code: Postal code. At most 10 characters.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = await self._client.call(_ADD, {"user_name": user_name, "mobile": mobile, "address": address, "place": place, "is_default": is_default, "cpc": cpc, "country_code": country_code, "country_num": country_num, "city": city, "province": province, "zip_code": zip_code}, idempotency_key)
        return data

    async def countries(
        self,
        *,
        keyword: Optional[str] = None,
    ) -> List[Country]:
        """List the countries: `mall.Login.getItuList`.

        Countries and regions with dial codes and flags, for address forms and phone fields.

        Needs no session. Retried automatically.

        Args:
            keyword: Text that the country name or dial code contains; all countries when missing or empty. At most 60 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[Country] = await self._client.call(_COUNTRIES, {"keyword": keyword})
        return data

    async def list(self) -> AddressesListData:
        """List the addresses: `mall.Address.index`.

        The customer's delivery addresses, the default first.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AddressesListData = await self._client.call(_LIST, {})
        return data

    async def regions(self) -> List[Region]:
        """List the regions: `mall.Address.addressManagement`.

        Provinces, cities and districts as a tree, for the address form.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[Region] = await self._client.call(_REGIONS, {})
        return data

    async def remove(
        self,
        *,
        addr_id: int,
        idempotency_key: Optional[str] = None,
    ) -> List[Address]:
        """Remove an address: `mall.Address.delAdds`.

        Removes an address. Placed orders are not affected. When the default address is removed, the newest remaining address becomes
        the default.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            addr_id: Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = await self._client.call(_REMOVE, {"addr_id": addr_id}, idempotency_key)
        return data

    async def set_default(
        self,
        *,
        addr_id: int,
    ) -> List[Address]:
        """Make an address the default: `mall.Address.setDefault`.

        Makes the address the default in place of the current default.

        Needs a signed-in customer. Retried automatically.

        Args:
            addr_id: Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = await self._client.call(_SET_DEFAULT, {"addr_id": addr_id})
        return data

    async def show(
        self,
        *,
        addr_id: Optional[int] = None,
        addrId: Optional[int] = None,
    ) -> AddressForm:
        """Show an address for editing: `mall.Address.upAddsindex`.

        One address with the values for the address form. Either `addr_id` or `addrId` is required.

        Needs a signed-in customer. Retried automatically.

        Args:
            addr_id: Address id; required, here or in `addrId`. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
            addrId: Alternative name of `addr_id`. Source: `data.adds[].id` of `mall.Address.index`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AddressForm = await self._client.call(_SHOW, {"addr_id": addr_id, "addrId": addrId})
        return data

    async def update(
        self,
        *,
        addr_id: int,
        user_name: Consignee,
        mobile: ConsigneePhone,
        address: StreetAddress,
        place: Optional[Place] = None,
        is_default: Optional[DefaultFlag] = None,
        cpc: Optional[ConsigneeDialCode] = None,
        country_code: Optional[ConsigneeDialCode] = None,
        country_num: Optional[CountryNumber] = None,
        city: Optional[FreeRegion] = None,
        province: Optional[FreeRegion] = None,
        zip_code: Optional[PostalCode] = None,
    ) -> List[Address]:
        """Change an address: `mall.Address.upAdds`.

        Replaces a delivery address. The rules of `mall.Address.saveAddress` apply. A default address remains the default until
        another one replaces it.

        Needs a signed-in customer. Retried automatically.

        Args:
            addr_id: Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1.
            user_name: Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. 1 to
                50 characters. Pattern: `^[\\p{L}\\p{M}\\p{N}_ ·.'’-]+$`.
            mobile: Phone number of the consignee without dial code. Pattern: `^\\d{5,15}$`.
            address: Street, house number and floor. 1 to 50 characters.
            place: Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each element: 1
                to 60 characters.
            is_default: 1 makes the address the default; 0 changes nothing. Values: 0 Adds the address as a further one; 1 Makes the
                address the default.
            cpc: Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern:
                `^\\d{1,6}$`.
            country_code: Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern: `^\\d{1,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            city: City, for addresses outside the region tree. At most 60 characters.
            province: Province or state, for addresses outside the region tree. At most 60 characters.
            zip_code: Postal code. At most 10 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[Address] = await self._client.call(_UPDATE, {"addr_id": addr_id, "user_name": user_name, "mobile": mobile, "address": address, "place": place, "is_default": is_default, "cpc": cpc, "country_code": country_code, "country_num": country_num, "city": city, "province": province, "zip_code": zip_code})
        return data
