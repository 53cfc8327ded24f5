# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Header, footer, notices, languages, currencies."""

from __future__ import annotations

from typing import List

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    Currency,
    MallLanguage,
    Nothing,
    Notice,
    Shell,
    ShellConfigurationData,
)

_CHANGE_CURRENCY = Operation("app.common.userChangeCurrency", "safe")
_CONFIGURATION = Operation("mall.Home.GetBasicConfiguration", "safe")
_CURRENCIES = Operation("app.common.getCurrencys", "safe")
_DEFAULT_CURRENCY = Operation("app.common.getStoreDefaultCurrency", "safe")
_INDEX = Operation("mall.Index.index", "safe")
_LANGUAGES = Operation("app.common.getLangs", "safe")
_NOTICE = Operation("mall.User.getUserTell", "safe")
_READ_NOTICE = Operation("mall.User.markToRead", "safe")
_SELECT_LANGUAGE = Operation("mall.home.select_language", "safe")


class ShellOperations:
    """Header, footer, notices, languages, currencies."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def change_currency(
        self,
        *,
        currency_id: int,
    ) -> Nothing:
        """Select the display currency: `app.common.userChangeCurrency`.

        Selects the display currency. The mall has one; its id is accepted without effect, other ids are refused.

        Works with and without a session. Retried automatically.

        Args:
            currency_id: Currency id from `app.common.getCurrencys`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_CHANGE_CURRENCY, {"currency_id": currency_id})
        return data

    def configuration(self) -> ShellConfigurationData:
        """Show the settings of the mall: `mall.Home.GetBasicConfiguration`.

        Public configuration of the mall, with the icon of the browser tab, names, logos and legal lines.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShellConfigurationData = self._client.call(_CONFIGURATION, {})
        return data

    def currencies(self) -> List[Currency]:
        """List the currencies: `app.common.getCurrencys`.

        Available display currencies. The mall has one, the default currency.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[Currency] = self._client.call(_CURRENCIES, {})
        return data

    def default_currency(self) -> Currency:
        """Show the default currency: `app.common.getStoreDefaultCurrency`.

        Currency of all amounts of the gateway.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Currency = self._client.call(_DEFAULT_CURRENCY, {})
        return data

    def index(self) -> Shell:
        """Show the page shell: `mall.Index.index`.

        Data of the header, footer and side bar for the caller, with sign-in state, cart badge, product classes, menu items and
        presentation settings.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Shell = self._client.call(_INDEX, {})
        return data

    def languages(self) -> List[MallLanguage]:
        """List the languages: `app.common.getLangs`.

        The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[MallLanguage] = self._client.call(_LANGUAGES, {})
        return data

    def notice(self) -> Notice:
        """Show the current notice: `mall.User.getUserTell`.

        Called on every navigation. During maintenance the response has code 4003 with the notice as data. Otherwise it contains the
        newest active notice that the caller has not read (`mall.User.markToRead`), or one with type 0 when there is none.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Notice = self._client.call(_NOTICE, {})
        return data

    def read_notice(
        self,
        *,
        tell_id: int,
    ) -> Nothing:
        """Dismiss a notice: `mall.User.markToRead`.

        Marks a notice as read by the customer; `mall.User.getUserTell` then omits it.

        Needs a signed-in customer. Retried automatically.

        Args:
            tell_id: Notice id. Source: `data.tell_id` of `mall.User.getUserTell`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_READ_NOTICE, {"tell_id": tell_id})
        return data

    def select_language(self) -> Nothing:
        """Select the session's language: `mall.home.select_language`.

        Stores the language of this call with the session. It applies to later calls of the session without a language. The language
        is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = self._client.call(_SELECT_LANGUAGE, {})
        return data


class AsyncShellOperations:
    """Header, footer, notices, languages, currencies."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def change_currency(
        self,
        *,
        currency_id: int,
    ) -> Nothing:
        """Select the display currency: `app.common.userChangeCurrency`.

        Selects the display currency. The mall has one; its id is accepted without effect, other ids are refused.

        Works with and without a session. Retried automatically.

        Args:
            currency_id: Currency id from `app.common.getCurrencys`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_CHANGE_CURRENCY, {"currency_id": currency_id})
        return data

    async def configuration(self) -> ShellConfigurationData:
        """Show the settings of the mall: `mall.Home.GetBasicConfiguration`.

        Public configuration of the mall, with the icon of the browser tab, names, logos and legal lines.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: ShellConfigurationData = await self._client.call(_CONFIGURATION, {})
        return data

    async def currencies(self) -> List[Currency]:
        """List the currencies: `app.common.getCurrencys`.

        Available display currencies. The mall has one, the default currency.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[Currency] = await self._client.call(_CURRENCIES, {})
        return data

    async def default_currency(self) -> Currency:
        """Show the default currency: `app.common.getStoreDefaultCurrency`.

        Currency of all amounts of the gateway.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Currency = await self._client.call(_DEFAULT_CURRENCY, {})
        return data

    async def index(self) -> Shell:
        """Show the page shell: `mall.Index.index`.

        Data of the header, footer and side bar for the caller, with sign-in state, cart badge, product classes, menu items and
        presentation settings.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Shell = await self._client.call(_INDEX, {})
        return data

    async def languages(self) -> List[MallLanguage]:
        """List the languages: `app.common.getLangs`.

        The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: List[MallLanguage] = await self._client.call(_LANGUAGES, {})
        return data

    async def notice(self) -> Notice:
        """Show the current notice: `mall.User.getUserTell`.

        Called on every navigation. During maintenance the response has code 4003 with the notice as data. Otherwise it contains the
        newest active notice that the caller has not read (`mall.User.markToRead`), or one with type 0 when there is none.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Notice = await self._client.call(_NOTICE, {})
        return data

    async def read_notice(
        self,
        *,
        tell_id: int,
    ) -> Nothing:
        """Dismiss a notice: `mall.User.markToRead`.

        Marks a notice as read by the customer; `mall.User.getUserTell` then omits it.

        Needs a signed-in customer. Retried automatically.

        Args:
            tell_id: Notice id. Source: `data.tell_id` of `mall.User.getUserTell`. At least 1.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_READ_NOTICE, {"tell_id": tell_id})
        return data

    async def select_language(self) -> Nothing:
        """Select the session's language: `mall.home.select_language`.

        Stores the language of this call with the session. It applies to later calls of the session without a language. The language
        is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Nothing = await self._client.call(_SELECT_LANGUAGE, {})
        return data
