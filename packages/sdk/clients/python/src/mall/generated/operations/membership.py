# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The membership and what it gives."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    AmountSeen,
    MemberPage,
    MemberProduct,
    MembershipOffer,
    MembershipOrder,
    MembershipProductsData,
    Nothing,
    PageSize,
)

_DISMISS_REMINDER = Operation("plugin.member.MallMember.closeFrame", "safe")
_ORDER = Operation("plugin.member.MallMember.payment", "key", balance=True)
_PRODUCTS = Operation("plugin.member.MallMember.memberProList", "safe", pages=Pages("page", "list", "total"))
_SETTLE = Operation("plugin.member.MallMember.settlement", "safe")
_SHOW = Operation("plugin.member.MallMember.memberCenter", "safe")


class MembershipOperations:
    """The membership and what it gives."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def dismiss_reminder(self) -> Nothing:
        """Dismiss the renewal reminder: `plugin.member.MallMember.closeFrame`.

        Dismisses the renewal reminder for the current membership term.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_DISMISS_REMINDER, {})
        return data

    def order(
        self,
        *,
        memberType: Literal[1, 2, 3],
        payType: Literal["wallet_pay", "pc_alipay", "pc_wechat"],
        amount: AmountSeen,
        couponId: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> MembershipOrder:
        """Order a membership: `plugin.member.MallMember.payment`.

        Places an unpaid order for a plan, priced by the server. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Once paid,
        the membership is extended by one month, three months or a year. With the wallet, an insufficient balance is refused
        immediately.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            memberType: Plan: 1 month, 2 quarter, 3 year. Values: 1 Month; 2 Quarter; 3 Year.
            payType: Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
            amount: Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15
                characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            couponId: Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`.
                At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50009 operation_failed, 50010 parameter_refused, 50486 state_refuses.
            InsufficientBalanceError: 109 insufficient_balance.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: MembershipOrder = self._client.call(_ORDER, {"memberType": memberType, "payType": payType, "amount": amount, "couponId": couponId}, idempotency_key)
        return data

    def products(
        self,
        *,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> MembershipProductsData:
        """List the members' products: `plugin.member.MallMember.memberProList`.

        Products with a member price, best-selling first. Visible to everybody; only members buy at that price.

        Needs no session. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: MembershipProductsData = self._client.call(_PRODUCTS, {"page": page, "pageSize": pageSize})
        return data

    def iterate_products(
        self,
        *,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> Iterator[MemberProduct]:
        """List the members' products: yields the items of all pages. See `products`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _PRODUCTS, {"page": page, "pageSize": pageSize})

    def settle(
        self,
        *,
        amount: Optional[AmountSeen] = None,
        couponId: Optional[int] = None,
    ) -> MembershipOffer:
        """Price a membership: `plugin.member.MallMember.settlement`.

        Price of a plan for the customer with the selected coupon, and the applicable coupons. An amount that is no plan price is
        refused, and so is a coupon that does not apply to the plan.

        Needs a signed-in customer. Retried automatically.

        Args:
            amount: Price of the selected plan, in yuan; the monthly plan when missing. At most 15 characters. Pattern:
                `^\\d{1,12}(\\.\\d{1,2})?$`.
            couponId: Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`.
                At least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MembershipOffer = self._client.call(_SETTLE, {"amount": amount, "couponId": couponId})
        return data

    def show(
        self,
        *,
        page: Optional[int] = None,
    ) -> MemberPage:
        """Show the membership: `plugin.member.MallMember.memberCenter`.

        Membership term, benefits and paid purchases, newest first, ten per page.

        Needs a signed-in customer. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MemberPage = self._client.call(_SHOW, {"page": page})
        return data


class AsyncMembershipOperations:
    """The membership and what it gives."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def dismiss_reminder(self) -> Nothing:
        """Dismiss the renewal reminder: `plugin.member.MallMember.closeFrame`.

        Dismisses the renewal reminder for the current membership term.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_DISMISS_REMINDER, {})
        return data

    async def order(
        self,
        *,
        memberType: Literal[1, 2, 3],
        payType: Literal["wallet_pay", "pc_alipay", "pc_wechat"],
        amount: AmountSeen,
        couponId: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> MembershipOrder:
        """Order a membership: `plugin.member.MallMember.payment`.

        Places an unpaid order for a plan, priced by the server. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Once paid,
        the membership is extended by one month, three months or a year. With the wallet, an insufficient balance is refused
        immediately.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            memberType: Plan: 1 month, 2 quarter, 3 year. Values: 1 Month; 2 Quarter; 3 Year.
            payType: Intended payment method. Values: "wallet_pay" Wallet; "pc_alipay" Alipay; "pc_wechat" WeChat Pay.
            amount: Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15
                characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            couponId: Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`.
                At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50009 operation_failed, 50010 parameter_refused, 50486 state_refuses.
            InsufficientBalanceError: 109 insufficient_balance.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: MembershipOrder = await self._client.call(_ORDER, {"memberType": memberType, "payType": payType, "amount": amount, "couponId": couponId}, idempotency_key)
        return data

    async def products(
        self,
        *,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> MembershipProductsData:
        """List the members' products: `plugin.member.MallMember.memberProList`.

        Products with a member price, best-selling first. Visible to everybody; only members buy at that price.

        Needs no session. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: MembershipProductsData = await self._client.call(_PRODUCTS, {"page": page, "pageSize": pageSize})
        return data

    def iterate_products(
        self,
        *,
        page: Optional[int] = None,
        pageSize: Optional[PageSize] = None,
    ) -> AsyncIterator[MemberProduct]:
        """List the members' products: yields the items of all pages. See `products`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _PRODUCTS, {"page": page, "pageSize": pageSize})

    async def settle(
        self,
        *,
        amount: Optional[AmountSeen] = None,
        couponId: Optional[int] = None,
    ) -> MembershipOffer:
        """Price a membership: `plugin.member.MallMember.settlement`.

        Price of a plan for the customer with the selected coupon, and the applicable coupons. An amount that is no plan price is
        refused, and so is a coupon that does not apply to the plan.

        Needs a signed-in customer. Retried automatically.

        Args:
            amount: Price of the selected plan, in yuan; the monthly plan when missing. At most 15 characters. Pattern:
                `^\\d{1,12}(\\.\\d{1,2})?$`.
            couponId: Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`.
                At least 1.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MembershipOffer = await self._client.call(_SETTLE, {"amount": amount, "couponId": couponId})
        return data

    async def show(
        self,
        *,
        page: Optional[int] = None,
    ) -> MemberPage:
        """Show the membership: `plugin.member.MallMember.memberCenter`.

        Membership term, benefits and paid purchases, newest first, ten per page.

        Needs a signed-in customer. Retried automatically.

        Args:
            page: Page number, starting at 1; 1 when missing. 1 to 10000.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: MemberPage = await self._client.call(_SHOW, {"page": page})
        return data
