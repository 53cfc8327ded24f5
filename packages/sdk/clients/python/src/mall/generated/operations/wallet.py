# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Balance, recharge, withdrawal, bank cards."""

from __future__ import annotations

from typing import AsyncIterator, Iterator, List, Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation, Pages
from ..._pagination import iterate, iterate_async
from ..models import (
    AmountSeen,
    BankCard,
    BankCardDetails,
    BankCardNumber,
    Nothing,
    OwnPhone,
    RechargeForm,
    SentCode,
    Wallet,
    WalletBankOfCardData,
    WalletRecord,
    WalletVerifyStoreBankData,
    WithdrawalForm,
)

_BANK_OF_CARD = Operation("mall.Bank.verification", "safe")
_CARD = Operation("mall.Bank.cardDetail", "safe")
_CARDS = Operation("mall.Bank.bankList", "safe")
_RECHARGE_FORM = Operation("mall.Recharge.index", "safe")
_REMOVE_CARD = Operation("mall.Bank.delBank", "safe")
_SAVE_CARD = Operation("mall.Bank.addBank", "key")
_SET_DEFAULT_CARD = Operation("mall.Bank.setDefault", "safe")
_SHOW = Operation("mall.User.details", "safe", pages=Pages("page", "list", "total"))
_VERIFY_STORE_BANK = Operation("pc.store.bank.verificationBank", "safe")
_WITHDRAW = Operation("mall.User.withdrawals", "key", balance=True)
_WITHDRAWAL_FORM = Operation("mall.User.intoWithdrawals", "safe")


class WalletOperations:
    """Balance, recharge, withdrawal, bank cards."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def bank_of_card(
        self,
        *,
        Bank_card_number: BankCardNumber,
    ) -> WalletBankOfCardData:
        """Find the bank of a card number: `mall.Bank.verification`.

        Returns the bank that issues cards with this number, to fill in the bank while the number is entered.

        Needs a signed-in customer. Retried automatically.

        Args:
            Bank_card_number: Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
                `^[1-9]\\d{15,18}$`.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: WalletBankOfCardData = self._client.call(_BANK_OF_CARD, {"Bank_card_number": Bank_card_number})
        return data

    def card(
        self,
        *,
        id: int,
    ) -> List[BankCardDetails]:
        """Show a bank card: `mall.Bank.cardDetail`.

        Bank card of the customer with holder and branch, as a list with one element.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[BankCardDetails] = self._client.call(_CARD, {"id": id})
        return data

    def cards(self) -> List[BankCard]:
        """List the bank cards: `mall.Bank.bankList`.

        The customer's bank cards, the default first.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[BankCard] = self._client.call(_CARDS, {})
        return data

    def recharge_form(self) -> RechargeForm:
        """Show the form of a recharge: `mall.Recharge.index`.

        Minimum amount and payment methods of a recharge. The recharge is paid by `mall.Pay.index`.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: RechargeForm = self._client.call(_RECHARGE_FORM, {})
        return data

    def remove_card(
        self,
        *,
        id: int,
    ) -> Nothing:
        """Remove a bank card: `mall.Bank.delBank`.

        Removes a bank card. When it was the default, another card becomes the default. Unknown cards and cards of other customers
        count as removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_REMOVE_CARD, {"id": id})
        return data

    def save_card(
        self,
        *,
        Cardholder: str,
        Bank_name: str,
        Bank_card_number: BankCardNumber,
        branch: Optional[str] = None,
        is_default: Optional[Literal[0, 1]] = None,
        id: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Add or change a bank card: `mall.Bank.addBank`.

        Stores a bank card, or changes one when `id` is given. A number the customer has already stored is refused, and so is a bank
        that does not match the number. The first card becomes the default; when a card stops being the default, another one replaces
        it. At most 20 cards.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            Cardholder: Name of the card holder. 2 to 30 characters. Pattern: `^[\\p{L}\\p{M} ·.]+$`.
            Bank_name: Bank name, matching the card number. 1 to 30 characters.
            branch: Bank branch, when known. At most 50 characters.
            Bank_card_number: Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
                `^[1-9]\\d{15,18}$`.
            is_default: 1 makes the card the default. Values: 0 Leaves the default card as it is; 1 Makes the card the default.
            id: Id of the card to change; a new card when missing. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_SAVE_CARD, {"Cardholder": Cardholder, "Bank_name": Bank_name, "Bank_card_number": Bank_card_number, "branch": branch, "is_default": is_default, "id": id}, idempotency_key)
        return data

    def set_default_card(
        self,
        *,
        bankId: int,
        is_default: Optional[Literal[1]] = None,
    ) -> Nothing:
        """Make a bank card the default: `mall.Bank.setDefault`.

        Makes a bank card of the customer the default.

        Needs a signed-in customer. Retried automatically.

        Args:
            bankId: Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
            is_default: Always 1. Values: 1 Makes the card the default.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_SET_DEFAULT_CARD, {"bankId": bankId, "is_default": is_default})
        return data

    def show(
        self,
        *,
        type: Literal[1, 2],
        typeName: Optional[Literal[0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12]] = None,
        day: Optional[Literal[7, 30, 90, 183, 365]] = None,
        page: Optional[int] = None,
        pageSize: Optional[int] = None,
    ) -> Wallet:
        """Show the wallet: `mall.User.details`.

        Balance with the credits or the debits of the wallet.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: Records: 1 credits, 2 debits. Values: 1 Credits; 2 Debits.
            typeName: Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit
                returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop
                deposit paid. Numbered differently from `type` of a record. Values: 0 All records; 1 Recharge; 2 Refund; 3 Commission;
                5 Membership opened; 6 Membership renewed; 7 Order paid; 8 Withdrawal; 10 Presale deposit; 11 Shop deposit paid; 12
                Shop deposit returned.
            day: Period in days up to now; 7 when missing. Values: 7 7 days; 30 30 days; 90 90 days; 183 183 days; 365 365 days.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 10 when missing. 1 to 100.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Wallet = self._client.call(_SHOW, {"type": type, "typeName": typeName, "day": day, "page": page, "pageSize": pageSize})
        return data

    def iterate_show(
        self,
        *,
        type: Literal[1, 2],
        typeName: Optional[Literal[0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12]] = None,
        day: Optional[Literal[7, 30, 90, 183, 365]] = None,
        page: Optional[int] = None,
        pageSize: Optional[int] = None,
    ) -> Iterator[WalletRecord]:
        """Show the wallet: yields the items of all pages. See `show`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate(self._client, _SHOW, {"type": type, "typeName": typeName, "day": day, "page": page, "pageSize": pageSize})

    def verify_store_bank(
        self,
        *,
        bankCardNumber: BankCardNumber,
    ) -> WalletVerifyStoreBankData:
        """Find the bank of a card number (alternative name): `pc.store.bank.verificationBank`.

        Same response as `mall.Bank.verification`, under the name used by the bank card page of other storefronts.

        Needs a signed-in customer. Retried automatically.

        Args:
            bankCardNumber: Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern: `^[1-9]\\d{15,18}$`.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: WalletVerifyStoreBankData = self._client.call(_VERIFY_STORE_BANK, {"bankCardNumber": bankCardNumber})
        return data

    def withdraw(
        self,
        *,
        amoney: AmountSeen,
        withdrawStatus: Literal[1, 2],
        bankCardId: Optional[int] = None,
        mobile: Optional[OwnPhone] = None,
        keyCode: Optional[SentCode] = None,
        userName: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Withdraw from the wallet: `mall.User.withdrawals`.

        Requests a payout. The amount is debited immediately and returned when the request is refused; the fee is deducted from it. A
        request is refused while another one is under review, or when one was paid out today. A bank card requires the code sent to
        the bound phone; WeChat, where offered, requires the real name from 2000.00.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            amoney: Amount in yuan, within the limits of the form. At most 15 characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            withdrawStatus: Destination: 1 bank card, 2 WeChat. Values: 1 Bank card; 2 WeChat.
            bankCardId: Bank card id, required for destination 1. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
            mobile: Bound phone, for destination 1; the bound phone when missing. A masked value is ignored; any other phone is
                refused. At most 15 characters. Pattern: `^[\\d*]{5,15}$`.
            keyCode: Code sent to the bound phone (`smsType` 6), required for destination 1. Exactly 6 characters. Pattern: `^\\d{6}$`.
            userName: Real name, for destination 2 from 2000.00. 1 to 30 characters. Pattern: `^[\\p{L}\\p{M} ·.]+$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused, 50486 state_refuses, 50730 below_minimum, 50731
                above_maximum.
            InsufficientBalanceError: 109 insufficient_balance.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_WITHDRAW, {"amoney": amoney, "withdrawStatus": withdrawStatus, "bankCardId": bankCardId, "mobile": mobile, "keyCode": keyCode, "userName": userName}, idempotency_key)
        return data

    def withdrawal_form(self) -> WithdrawalForm:
        """Show the form of a withdrawal: `mall.User.intoWithdrawals`.

        Balance, limits, fee, bound phone and bank cards for a withdrawal.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: WithdrawalForm = self._client.call(_WITHDRAWAL_FORM, {})
        return data


class AsyncWalletOperations:
    """Balance, recharge, withdrawal, bank cards."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def bank_of_card(
        self,
        *,
        Bank_card_number: BankCardNumber,
    ) -> WalletBankOfCardData:
        """Find the bank of a card number: `mall.Bank.verification`.

        Returns the bank that issues cards with this number, to fill in the bank while the number is entered.

        Needs a signed-in customer. Retried automatically.

        Args:
            Bank_card_number: Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
                `^[1-9]\\d{15,18}$`.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: WalletBankOfCardData = await self._client.call(_BANK_OF_CARD, {"Bank_card_number": Bank_card_number})
        return data

    async def card(
        self,
        *,
        id: int,
    ) -> List[BankCardDetails]:
        """Show a bank card: `mall.Bank.cardDetail`.

        Bank card of the customer with holder and branch, as a list with one element.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[BankCardDetails] = await self._client.call(_CARD, {"id": id})
        return data

    async def cards(self) -> List[BankCard]:
        """List the bank cards: `mall.Bank.bankList`.

        The customer's bank cards, the default first.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: List[BankCard] = await self._client.call(_CARDS, {})
        return data

    async def recharge_form(self) -> RechargeForm:
        """Show the form of a recharge: `mall.Recharge.index`.

        Minimum amount and payment methods of a recharge. The recharge is paid by `mall.Pay.index`.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: RechargeForm = await self._client.call(_RECHARGE_FORM, {})
        return data

    async def remove_card(
        self,
        *,
        id: int,
    ) -> Nothing:
        """Remove a bank card: `mall.Bank.delBank`.

        Removes a bank card. When it was the default, another card becomes the default. Unknown cards and cards of other customers
        count as removed.

        Needs a signed-in customer. Retried automatically.

        Args:
            id: Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_REMOVE_CARD, {"id": id})
        return data

    async def save_card(
        self,
        *,
        Cardholder: str,
        Bank_name: str,
        Bank_card_number: BankCardNumber,
        branch: Optional[str] = None,
        is_default: Optional[Literal[0, 1]] = None,
        id: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Add or change a bank card: `mall.Bank.addBank`.

        Stores a bank card, or changes one when `id` is given. A number the customer has already stored is refused, and so is a bank
        that does not match the number. The first card becomes the default; when a card stops being the default, another one replaces
        it. At most 20 cards.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            Cardholder: Name of the card holder. 2 to 30 characters. Pattern: `^[\\p{L}\\p{M} ·.]+$`.
            Bank_name: Bank name, matching the card number. 1 to 30 characters.
            branch: Bank branch, when known. At most 50 characters.
            Bank_card_number: Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern:
                `^[1-9]\\d{15,18}$`.
            is_default: 1 makes the card the default. Values: 0 Leaves the default card as it is; 1 Makes the card the default.
            id: Id of the card to change; a new card when missing. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_SAVE_CARD, {"Cardholder": Cardholder, "Bank_name": Bank_name, "Bank_card_number": Bank_card_number, "branch": branch, "is_default": is_default, "id": id}, idempotency_key)
        return data

    async def set_default_card(
        self,
        *,
        bankId: int,
        is_default: Optional[Literal[1]] = None,
    ) -> Nothing:
        """Make a bank card the default: `mall.Bank.setDefault`.

        Makes a bank card of the customer the default.

        Needs a signed-in customer. Retried automatically.

        Args:
            bankId: Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
            is_default: Always 1. Values: 1 Makes the card the default.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_SET_DEFAULT_CARD, {"bankId": bankId, "is_default": is_default})
        return data

    async def show(
        self,
        *,
        type: Literal[1, 2],
        typeName: Optional[Literal[0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12]] = None,
        day: Optional[Literal[7, 30, 90, 183, 365]] = None,
        page: Optional[int] = None,
        pageSize: Optional[int] = None,
    ) -> Wallet:
        """Show the wallet: `mall.User.details`.

        Balance with the credits or the debits of the wallet.

        Needs a signed-in customer. Retried automatically.

        Args:
            type: Records: 1 credits, 2 debits. Values: 1 Credits; 2 Debits.
            typeName: Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit
                returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop
                deposit paid. Numbered differently from `type` of a record. Values: 0 All records; 1 Recharge; 2 Refund; 3 Commission;
                5 Membership opened; 6 Membership renewed; 7 Order paid; 8 Withdrawal; 10 Presale deposit; 11 Shop deposit paid; 12
                Shop deposit returned.
            day: Period in days up to now; 7 when missing. Values: 7 7 days; 30 30 days; 90 90 days; 183 183 days; 365 365 days.
            page: Page number, starting at 1; 1 when missing. 1 to 10000.
            pageSize: Rows per page; 10 when missing. 1 to 100.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Wallet = await self._client.call(_SHOW, {"type": type, "typeName": typeName, "day": day, "page": page, "pageSize": pageSize})
        return data

    def iterate_show(
        self,
        *,
        type: Literal[1, 2],
        typeName: Optional[Literal[0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12]] = None,
        day: Optional[Literal[7, 30, 90, 183, 365]] = None,
        page: Optional[int] = None,
        pageSize: Optional[int] = None,
    ) -> AsyncIterator[WalletRecord]:
        """Show the wallet: yields the items of all pages. See `show`.

        The next page is requested when the current one is used up. Starts at the page `page`, or the first one.
        """
        return iterate_async(self._client, _SHOW, {"type": type, "typeName": typeName, "day": day, "page": page, "pageSize": pageSize})

    async def verify_store_bank(
        self,
        *,
        bankCardNumber: BankCardNumber,
    ) -> WalletVerifyStoreBankData:
        """Find the bank of a card number (alternative name): `pc.store.bank.verificationBank`.

        Same response as `mall.Bank.verification`, under the name used by the bank card page of other storefronts.

        Needs a signed-in customer. Retried automatically.

        Args:
            bankCardNumber: Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern: `^[1-9]\\d{15,18}$`.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: WalletVerifyStoreBankData = await self._client.call(_VERIFY_STORE_BANK, {"bankCardNumber": bankCardNumber})
        return data

    async def withdraw(
        self,
        *,
        amoney: AmountSeen,
        withdrawStatus: Literal[1, 2],
        bankCardId: Optional[int] = None,
        mobile: Optional[OwnPhone] = None,
        keyCode: Optional[SentCode] = None,
        userName: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Nothing:
        """Withdraw from the wallet: `mall.User.withdrawals`.

        Requests a payout. The amount is debited immediately and returned when the request is refused; the fee is deducted from it. A
        request is refused while another one is under review, or when one was paid out today. A bank card requires the code sent to
        the bound phone; WeChat, where offered, requires the real name from 2000.00.

        Needs a signed-in customer. Retried automatically with one idempotency key.

        Args:
            amoney: Amount in yuan, within the limits of the form. At most 15 characters. Pattern: `^\\d{1,12}(\\.\\d{1,2})?$`.
            withdrawStatus: Destination: 1 bank card, 2 WeChat. Values: 1 Bank card; 2 WeChat.
            bankCardId: Bank card id, required for destination 1. Source: `data[].id` of `mall.Bank.bankList`. At least 1.
            mobile: Bound phone, for destination 1; the bound phone when missing. A masked value is ignored; any other phone is
                refused. At most 15 characters. Pattern: `^[\\d*]{5,15}$`.
            keyCode: Code sent to the bound phone (`smsType` 6), required for destination 1. Exactly 6 characters. Pattern: `^\\d{6}$`.
            userName: Real name, for destination 2 from 2000.00. 1 to 30 characters. Pattern: `^[\\p{L}\\p{M} ·.]+$`.
            idempotency_key: Key with which repeated calls take effect once; a random one when missing.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused, 50486 state_refuses, 50730 below_minimum, 50731
                above_maximum.
            InsufficientBalanceError: 109 insufficient_balance.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_WITHDRAW, {"amoney": amoney, "withdrawStatus": withdrawStatus, "bankCardId": bankCardId, "mobile": mobile, "keyCode": keyCode, "userName": userName}, idempotency_key)
        return data

    async def withdrawal_form(self) -> WithdrawalForm:
        """Show the form of a withdrawal: `mall.User.intoWithdrawals`.

        Balance, limits, fee, bound phone and bank cards for a withdrawal.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: WithdrawalForm = await self._client.call(_WITHDRAWAL_FORM, {})
        return data
