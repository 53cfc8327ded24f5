# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Invoice titles and invoices."""

from __future__ import annotations

from decimal import Decimal
from typing import AsyncIterator, Iterator, Literal, Optional, Sequence, Union

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    BillableOrder,
    BillableOrderList,
    DefaultInvoiceHeader,
    Invoice,
    InvoiceHeaderKindSent,
    InvoiceHeaderList,
    InvoiceList,
    Nothing,
)

_APPLY = Operation("mall.InvoiceInfo.applyInvoicing", "key")
_DEFAULT_HEADER = Operation("mall.InvoiceHeader.getDefault", "safe")
_HEADERS = Operation("mall.InvoiceHeader.doRequest", "safe")
_LIST = Operation("mall.InvoiceInfo.getInvoiceInfo", "safe", pages=Pages("page", "list", "total"))
_LIST_BILLABLE = Operation("mall.InvoiceInfo.getToInvoiced", "safe", pages=Pages("page", "list", "total"))
_REMOVE_HEADER = Operation("mall.InvoiceHeader.del", "key")
_REVOKE = Operation("mall.InvoiceInfo.revoke", "key")
_SAVE_HEADER = Operation("mall.InvoiceHeader.addOrUpdate", "key")


class InvoicesOperations:
    """Invoice titles and invoices."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def apply(
        self,
        *,
        headId: int,
        type: InvoiceHeaderKindSent,
        companyName: str,
        sNo: str,
        email: str,
        id: Optional[int] = None,
        companyTaxNumber: Optional[str] = None,
        amount: Optional[Union[str, Decimal]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Request an invoice: `mall.InvoiceInfo.applyInvoicing`.

        Requests an invoice for a completed order from its shop, or requests it again after it was revoked or refused (`id`). The
        server computes the amount, which is the amount paid without delivery and refunds. Refused when the order is not completed,
        has a request already, has nothing left to invoice, belongs to a shop that issues no invoices, or was received more than
        twenty days ago.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Id of the revoked or refused invoice to request again. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`.
                At least 1.
            headId: Invoice title id. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1.
            type: 1 a company, 2 a person. Values: 1 Company; 2 Person.
            companyName: Name of the title. Informative only; the stored title is used. 1 to 30 characters.
            companyTaxNumber: Tax number of the title. Informative only; the stored title is used. At most 30 characters. Pattern:
                `^[A-Za-z0-9]*$`.
            amount: Amount in yuan as the form showed it. Informative only. At most 15 characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            sNo: Order number. Source: `data.list[].sNo` of `mall.InvoiceInfo.getToInvoiced`. 1 to 40 characters. Pattern:
                `^[A-Za-z0-9]+$`.
            email: E-mail address that receives the invoice. 6 to 100 characters. Pattern: `^[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_APPLY, {"headId": headId, "type": type, "companyName": companyName, "sNo": sNo, "email": email, "id": id, "companyTaxNumber": companyTaxNumber, "amount": amount}, idempotency_key)
        return data

    def default_header(self) -> DefaultInvoiceHeader:
        """Show the default invoice title: `mall.InvoiceHeader.getDefault`.

        Title preselected for a request. An empty object when the customer has no title.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: DefaultInvoiceHeader = self._client.call(_DEFAULT_HEADER, {})
        return data

    def headers(
        self,
        *,
        id: Optional[int] = None,
    ) -> InvoiceHeaderList:
        """List the invoice titles: `mall.InvoiceHeader.doRequest`.

        Invoice titles of the customer, the default first; with `id`, only that one.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Title id; all titles when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: InvoiceHeaderList = self._client.call(_HEADERS, {"id": id})
        return data

    def list(
        self,
        *,
        status: Literal[1, 2, 3],
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> InvoiceList:
        """List the invoices: `mall.InvoiceInfo.getInvoiceInfo`.

        Invoices of the customer in one state, newest first; with `id`, only that one, with a fresh URL of its file. Refused invoices
        are listed with the revoked ones and have a `reason`. An issued invoice that became wrong through a refund has `correction` 1
        until the shop replaces its file.

        Needs a signed-in customer. Retried automatically.

        Args:
            status: State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. Values: 1 Requested; 2 Issued; 3
                Revoked by the customer or refused by the shop.
            id: Invoice id; all invoices of the state when missing. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At
                least 1.
            page: Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: InvoiceList = self._client.call(_LIST, {"status": status, "id": id, "page": page})
        return data

    def iterate_list(
        self,
        *,
        status: Literal[1, 2, 3],
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> Iterator[Invoice]:
        """List the invoices: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST, {"status": status, "id": id, "page": page})

    def list_billable(
        self,
        *,
        page: Optional[int] = None,
    ) -> BillableOrderList:
        """List the orders to invoice: `mall.InvoiceInfo.getToInvoiced`.

        Completed orders without an invoice, of shops that issue invoices, newest first. With `invoiceTimeout` 1 the deadline has
        passed.

        Needs a signed-in customer. Retried automatically.

        Args:
            page: Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: BillableOrderList = self._client.call(_LIST_BILLABLE, {"page": page})
        return data

    def iterate_list_billable(
        self,
        *,
        page: Optional[int] = None,
    ) -> Iterator[BillableOrder]:
        """List the orders to invoice: yields the items of all pages. See `list_billable`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _LIST_BILLABLE, {"page": page})

    def remove_header(
        self,
        *,
        ids: Sequence[int],
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Delete an invoice title: `mall.InvoiceHeader.del`.

        Deletes a title. Requested invoices have their own copy. When the default title is deleted, the newest remaining title becomes
        the default.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            ids: Title ids. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. Exactly 1 element. Each element: At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMOVE_HEADER, {"ids": ids}, idempotency_key)
        return data

    def revoke(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Revoke an invoice request: `mall.InvoiceInfo.revoke`.

        Revokes a request that the shop has not answered yet. The invoice can be requested again.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Invoice id. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REVOKE, {"id": id}, idempotency_key)
        return data

    def save_header(
        self,
        *,
        type: InvoiceHeaderKindSent,
        companyName: str,
        id: Optional[int] = None,
        companyTaxNumber: Optional[str] = None,
        registerAddress: Optional[str] = None,
        registerPhone: Optional[str] = None,
        depositBank: Optional[str] = None,
        bankNumber: Optional[str] = None,
        isDefault: Optional[Literal[0, 1]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Add or change an invoice title: `mall.InvoiceHeader.addOrUpdate`.

        Creates a title, or changes one when `id` is given. A company needs a tax number. The first title becomes the default, and one
        title is always the default.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Id of the title to change; a new title when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At
                least 1.
            type: 1 a company, 2 a person. Values: 1 Company; 2 Person.
            companyName: Name of the company or person. 1 to 30 characters.
            companyTaxNumber: Tax number; required for a company. At most 30 characters. Pattern: `^[A-Za-z0-9]*$`.
            registerAddress: Registered address. At most 100 characters.
            registerPhone: Registered phone. At most 20 characters. Pattern: `^[0-9+() -]*$`.
            depositBank: Bank. At most 50 characters.
            bankNumber: Bank account number. At most 30 characters. Pattern: `^[0-9 ]*$`.
            isDefault: 1 makes the title the default. Values: 0 Leaves the default title as it is; 1 Makes the title the default.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_SAVE_HEADER, {"type": type, "companyName": companyName, "id": id, "companyTaxNumber": companyTaxNumber, "registerAddress": registerAddress, "registerPhone": registerPhone, "depositBank": depositBank, "bankNumber": bankNumber, "isDefault": isDefault}, idempotency_key)
        return data


class AsyncInvoicesOperations:
    """Invoice titles and invoices."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def apply(
        self,
        *,
        headId: int,
        type: InvoiceHeaderKindSent,
        companyName: str,
        sNo: str,
        email: str,
        id: Optional[int] = None,
        companyTaxNumber: Optional[str] = None,
        amount: Optional[Union[str, Decimal]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Request an invoice: `mall.InvoiceInfo.applyInvoicing`.

        Requests an invoice for a completed order from its shop, or requests it again after it was revoked or refused (`id`). The
        server computes the amount, which is the amount paid without delivery and refunds. Refused when the order is not completed,
        has a request already, has nothing left to invoice, belongs to a shop that issues no invoices, or was received more than
        twenty days ago.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Id of the revoked or refused invoice to request again. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`.
                At least 1.
            headId: Invoice title id. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1.
            type: 1 a company, 2 a person. Values: 1 Company; 2 Person.
            companyName: Name of the title. Informative only; the stored title is used. 1 to 30 characters.
            companyTaxNumber: Tax number of the title. Informative only; the stored title is used. At most 30 characters. Pattern:
                `^[A-Za-z0-9]*$`.
            amount: Amount in yuan as the form showed it. Informative only. At most 15 characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            sNo: Order number. Source: `data.list[].sNo` of `mall.InvoiceInfo.getToInvoiced`. 1 to 40 characters. Pattern:
                `^[A-Za-z0-9]+$`.
            email: E-mail address that receives the invoice. 6 to 100 characters. Pattern: `^[^\\s@]{1,64}@[^\\s@.]+(\\.[^\\s@.]+)+$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_APPLY, {"headId": headId, "type": type, "companyName": companyName, "sNo": sNo, "email": email, "id": id, "companyTaxNumber": companyTaxNumber, "amount": amount}, idempotency_key)
        return data

    async def default_header(self) -> DefaultInvoiceHeader:
        """Show the default invoice title: `mall.InvoiceHeader.getDefault`.

        Title preselected for a request. An empty object when the customer has no title.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: DefaultInvoiceHeader = await self._client.call(_DEFAULT_HEADER, {})
        return data

    async def headers(
        self,
        *,
        id: Optional[int] = None,
    ) -> InvoiceHeaderList:
        """List the invoice titles: `mall.InvoiceHeader.doRequest`.

        Invoice titles of the customer, the default first; with `id`, only that one.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Title id; all titles when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: InvoiceHeaderList = await self._client.call(_HEADERS, {"id": id})
        return data

    async def list(
        self,
        *,
        status: Literal[1, 2, 3],
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> InvoiceList:
        """List the invoices: `mall.InvoiceInfo.getInvoiceInfo`.

        Invoices of the customer in one state, newest first; with `id`, only that one, with a fresh URL of its file. Refused invoices
        are listed with the revoked ones and have a `reason`. An issued invoice that became wrong through a refund has `correction` 1
        until the shop replaces its file.

        Needs a signed-in customer. Retried automatically.

        Args:
            status: State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. Values: 1 Requested; 2 Issued; 3
                Revoked by the customer or refused by the shop.
            id: Invoice id; all invoices of the state when missing. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At
                least 1.
            page: Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: InvoiceList = await self._client.call(_LIST, {"status": status, "id": id, "page": page})
        return data

    def iterate_list(
        self,
        *,
        status: Literal[1, 2, 3],
        id: Optional[int] = None,
        page: Optional[int] = None,
    ) -> AsyncIterator[Invoice]:
        """List the invoices: yields the items of all pages. See `list`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST, {"status": status, "id": id, "page": page})

    async def list_billable(
        self,
        *,
        page: Optional[int] = None,
    ) -> BillableOrderList:
        """List the orders to invoice: `mall.InvoiceInfo.getToInvoiced`.

        Completed orders without an invoice, of shops that issue invoices, newest first. With `invoiceTimeout` 1 the deadline has
        passed.

        Needs a signed-in customer. Retried automatically.

        Args:
            page: Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: BillableOrderList = await self._client.call(_LIST_BILLABLE, {"page": page})
        return data

    def iterate_list_billable(
        self,
        *,
        page: Optional[int] = None,
    ) -> AsyncIterator[BillableOrder]:
        """List the orders to invoice: yields the items of all pages. See `list_billable`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _LIST_BILLABLE, {"page": page})

    async def remove_header(
        self,
        *,
        ids: Sequence[int],
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Delete an invoice title: `mall.InvoiceHeader.del`.

        Deletes a title. Requested invoices have their own copy. When the default title is deleted, the newest remaining title becomes
        the default.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            ids: Title ids. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. Exactly 1 element. Each element: At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMOVE_HEADER, {"ids": ids}, idempotency_key)
        return data

    async def revoke(
        self,
        *,
        id: int,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Revoke an invoice request: `mall.InvoiceInfo.revoke`.

        Revokes a request that the shop has not answered yet. The invoice can be requested again.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Invoice id. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REVOKE, {"id": id}, idempotency_key)
        return data

    async def save_header(
        self,
        *,
        type: InvoiceHeaderKindSent,
        companyName: str,
        id: Optional[int] = None,
        companyTaxNumber: Optional[str] = None,
        registerAddress: Optional[str] = None,
        registerPhone: Optional[str] = None,
        depositBank: Optional[str] = None,
        bankNumber: Optional[str] = None,
        isDefault: Optional[Literal[0, 1]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Add or change an invoice title: `mall.InvoiceHeader.addOrUpdate`.

        Creates a title, or changes one when `id` is given. A company needs a tax number. The first title becomes the default, and one
        title is always the default.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            id: Id of the title to change; a new title when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At
                least 1.
            type: 1 a company, 2 a person. Values: 1 Company; 2 Person.
            companyName: Name of the company or person. 1 to 30 characters.
            companyTaxNumber: Tax number; required for a company. At most 30 characters. Pattern: `^[A-Za-z0-9]*$`.
            registerAddress: Registered address. At most 100 characters.
            registerPhone: Registered phone. At most 20 characters. Pattern: `^[0-9+() -]*$`.
            depositBank: Bank. At most 50 characters.
            bankNumber: Bank account number. At most 30 characters. Pattern: `^[0-9 ]*$`.
            isDefault: 1 makes the title the default. Values: 0 Leaves the default title as it is; 1 Makes the title the default.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_SAVE_HEADER, {"type": type, "companyName": companyName, "id": id, "companyTaxNumber": companyTaxNumber, "registerAddress": registerAddress, "registerPhone": registerPhone, "depositBank": depositBank, "bankNumber": bankNumber, "isDefault": isDefault}, idempotency_key)
        return data
