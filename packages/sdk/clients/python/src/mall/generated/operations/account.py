# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The customer."""

from __future__ import annotations

from typing import Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    AccountHome,
    AccountProfileStateData,
    CaptchaText,
    CaptchaToken,
    CountryNumber,
    DialCode,
    LoginPassword,
    NewPaymentPassword,
    Nothing,
    PhoneNumber,
    PhoneProof,
    Profile,
    Security,
    SentCode,
    UploadedPicture,
)

_CHANGE_PASSWORD = Operation("mall.User.updatepassword", "no")
_CHANGE_PAYMENT_PASSWORD = Operation("mall.User.modifyPaymentPassword", "no")
_CHANGE_PHONE = Operation("mall.User.updatePhone", "no")
_HOME = Operation("mall.User.index", "safe")
_PROFILE = Operation("mall.User.personalResources", "safe")
_PROFILE_STATE = Operation("mall.User.isDefaultValue", "safe")
_PROVE_PHONE = Operation("mall.User.authentication", "no")
_SECURITY = Operation("mall.User.accountSecurity", "safe")
_SET_PAYMENT_PASSWORD = Operation("mall.User.setPaymentPassword", "no")
_UPDATE_PROFILE = Operation("mall.User.setPersonalResources", "safe")


class AccountOperations:
    """The customer."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def change_password(
        self,
        *,
        password: str,
        passwordOld: LoginPassword,
        x_password1: LoginPassword,
        imgToken: Optional[CaptchaToken] = None,
    ) -> Nothing:
        """Change the login password: `mall.User.updatepassword`.

        Sets a new login password after checking the current one. The customer's other sessions end. The field names are those of the
        protocol, where `password` is the current password and `passwordOld` the new one. Failed attempts are rate limited.

        Needs a signed-in customer. Never retried automatically.

        Args:
            password: Current password. 6 to 16 characters.
            passwordOld: New password; must differ from the current one. 6 to 16 characters. Pattern: `^\\S+$`.
            x_password1: New password again; must be equal to `passwordOld`. 6 to 16 characters. Pattern: `^\\S+$`.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.

        Raises:
            BusinessError: 312 password_invalid, 415 password_unchanged, 50010 parameter_refused, 50053 login_password_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_CHANGE_PASSWORD, {"password": password, "passwordOld": passwordOld, "x_password1": x_password1, "imgToken": imgToken})
        return data

    def change_payment_password(
        self,
        *,
        pcode: SentCode,
        password: NewPaymentPassword,
        password1: NewPaymentPassword,
        imgToken: Optional[CaptchaToken] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> Nothing:
        """Change the payment password: `mall.User.modifyPaymentPassword`.

        Replaces the payment password, confirmed by a code sent to the bound phone. The new password must differ from the current one.
        The customer's other sessions end.

        Needs a signed-in customer. Never retried automatically.

        Args:
            pcode: Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\\d{6}$`.
            password: New payment password, exactly six digits. Pattern: `^\\d{6}$`.
            password1: New payment password again; must be equal to `password`. Pattern: `^\\d{6}$`.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 415 password_unchanged, 50010 parameter_refused, 50737
                payment_password_not_set.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_CHANGE_PAYMENT_PASSWORD, {"pcode": pcode, "password": password, "password1": password1, "imgToken": imgToken, "keyCode": keyCode})
        return data

    def change_phone(
        self,
        *,
        authenticationToken: str,
        newPhone: PhoneNumber,
        pCode: SentCode,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        imgToken: Optional[CaptchaToken] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> Nothing:
        """Change the phone: `mall.User.updatePhone`.

        Second step of changing the phone. A code sent to the new phone binds it. The token of the first step is consumed; a used or
        expired token is refused. The customer's other sessions end.

        Needs a signed-in customer. Never retried automatically.

        Args:
            authenticationToken: Token returned by `mall.User.authentication`. 1 to 128 characters.
            newPhone: New phone without dial code. No other customer may have bound it. Pattern: `^\\d{5,15}$`.
            pCode: Code sent to the new phone (`smsType` 3). Exactly 6 characters. Pattern: `^\\d{6}$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 301 phone_registered, 302 code_wrong, 303 code_expired, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_CHANGE_PHONE, {"authenticationToken": authenticationToken, "newPhone": newPhone, "pCode": pCode, "cpc": cpc, "country_num": country_num, "imgToken": imgToken, "keyCode": keyCode})
        return data

    def home(self) -> AccountHome:
        """Show the account overview: `mall.User.index`.

        Customer, balance, points, coupons, order counts by state, and the newest orders.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AccountHome = self._client.call(_HOME, {})
        return data

    def profile(self) -> Profile:
        """Show the profile: `mall.User.personalResources`.

        Profile picture, name, sex, phone, e-mail address and birthday of the customer.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Profile = self._client.call(_PROFILE, {})
        return data

    def profile_state(self) -> AccountProfileStateData:
        """Check whether the profile is complete: `mall.User.isDefaultValue`.

        Returns whether to offer the profile page to the customer.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: AccountProfileStateData = self._client.call(_PROFILE_STATE, {})
        return data

    def prove_phone(
        self,
        *,
        pCode: SentCode,
        phone: Optional[str] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> PhoneProof:
        """Verify the current phone: `mall.User.authentication`.

        First step of changing the phone. A code sent to the current phone is exchanged for a token, which the second step,
        `mall.User.updatePhone`, requires.

        Needs a signed-in customer. Never retried automatically.

        Args:
            phone: Current phone, usually masked. Ignored; the session determines the phone. At most 30 characters.
            pCode: Code sent to the current phone (`smsType` 3). Exactly 6 characters. Pattern: `^\\d{6}$`.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PhoneProof = self._client.call(_PROVE_PHONE, {"pCode": pCode, "phone": phone, "keyCode": keyCode})
        return data

    def security(self) -> Security:
        """Show the security settings: `mall.User.accountSecurity`.

        Returns whether a payment password is set, and the phone that receives codes.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Security = self._client.call(_SECURITY, {})
        return data

    def set_payment_password(
        self,
        *,
        pcode: SentCode,
        password: NewPaymentPassword,
        password1: NewPaymentPassword,
        imgToken: Optional[CaptchaToken] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> Nothing:
        """Set the payment password: `mall.User.setPaymentPassword`.

        Sets the first payment password of a customer, confirmed by a code sent to the bound phone. A customer who already has one
        uses `mall.User.modifyPaymentPassword`.

        Needs a signed-in customer. Never retried automatically.

        Args:
            pcode: Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\\d{6}$`.
            password: New payment password, exactly six digits. Pattern: `^\\d{6}$`.
            password1: New payment password again; must be equal to `password`. Pattern: `^\\d{6}$`.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_SET_PAYMENT_PASSWORD, {"pcode": pcode, "password": password, "password1": password1, "imgToken": imgToken, "keyCode": keyCode})
        return data

    def update_profile(
        self,
        *,
        headimgurl: Optional[UploadedPicture] = None,
        userName: Optional[str] = None,
        sex: Optional[Literal[0, 1, 2]] = None,
        birthday: Optional[str] = None,
    ) -> Nothing:
        """Change the profile: `mall.User.setPersonalResources`.

        Changes the given fields and leaves the others unchanged. The birthday must be in the past and can be set once; a later change
        is refused.

        Needs a signed-in customer. Retried automatically.

        Args:
            headimgurl: Profile picture, as uploaded by `mall.Product.uploadImgs`. At most 200 characters.
            userName: Name shown to other customers. Letters, digits and underscores of any script. 1 to 20 characters. Pattern:
                `^[\\p{L}\\p{M}\\p{N}_ ·]+$`.
            sex: 0 not specified, 1 male, 2 female. Values: 0 Not specified; 1 Male; 2 Female.
            birthday: Date of birth as `YYYY-MM-DD`.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_UPDATE_PROFILE, {"headimgurl": headimgurl, "userName": userName, "sex": sex, "birthday": birthday})
        return data


class AsyncAccountOperations:
    """The customer."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def change_password(
        self,
        *,
        password: str,
        passwordOld: LoginPassword,
        x_password1: LoginPassword,
        imgToken: Optional[CaptchaToken] = None,
    ) -> Nothing:
        """Change the login password: `mall.User.updatepassword`.

        Sets a new login password after checking the current one. The customer's other sessions end. The field names are those of the
        protocol, where `password` is the current password and `passwordOld` the new one. Failed attempts are rate limited.

        Needs a signed-in customer. Never retried automatically.

        Args:
            password: Current password. 6 to 16 characters.
            passwordOld: New password; must differ from the current one. 6 to 16 characters. Pattern: `^\\S+$`.
            x_password1: New password again; must be equal to `passwordOld`. 6 to 16 characters. Pattern: `^\\S+$`.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.

        Raises:
            BusinessError: 312 password_invalid, 415 password_unchanged, 50010 parameter_refused, 50053 login_password_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_CHANGE_PASSWORD, {"password": password, "passwordOld": passwordOld, "x_password1": x_password1, "imgToken": imgToken})
        return data

    async def change_payment_password(
        self,
        *,
        pcode: SentCode,
        password: NewPaymentPassword,
        password1: NewPaymentPassword,
        imgToken: Optional[CaptchaToken] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> Nothing:
        """Change the payment password: `mall.User.modifyPaymentPassword`.

        Replaces the payment password, confirmed by a code sent to the bound phone. The new password must differ from the current one.
        The customer's other sessions end.

        Needs a signed-in customer. Never retried automatically.

        Args:
            pcode: Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\\d{6}$`.
            password: New payment password, exactly six digits. Pattern: `^\\d{6}$`.
            password1: New payment password again; must be equal to `password`. Pattern: `^\\d{6}$`.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 415 password_unchanged, 50010 parameter_refused, 50737
                payment_password_not_set.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_CHANGE_PAYMENT_PASSWORD, {"pcode": pcode, "password": password, "password1": password1, "imgToken": imgToken, "keyCode": keyCode})
        return data

    async def change_phone(
        self,
        *,
        authenticationToken: str,
        newPhone: PhoneNumber,
        pCode: SentCode,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        imgToken: Optional[CaptchaToken] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> Nothing:
        """Change the phone: `mall.User.updatePhone`.

        Second step of changing the phone. A code sent to the new phone binds it. The token of the first step is consumed; a used or
        expired token is refused. The customer's other sessions end.

        Needs a signed-in customer. Never retried automatically.

        Args:
            authenticationToken: Token returned by `mall.User.authentication`. 1 to 128 characters.
            newPhone: New phone without dial code. No other customer may have bound it. Pattern: `^\\d{5,15}$`.
            pCode: Code sent to the new phone (`smsType` 3). Exactly 6 characters. Pattern: `^\\d{6}$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 301 phone_registered, 302 code_wrong, 303 code_expired, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_CHANGE_PHONE, {"authenticationToken": authenticationToken, "newPhone": newPhone, "pCode": pCode, "cpc": cpc, "country_num": country_num, "imgToken": imgToken, "keyCode": keyCode})
        return data

    async def home(self) -> AccountHome:
        """Show the account overview: `mall.User.index`.

        Customer, balance, points, coupons, order counts by state, and the newest orders.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: AccountHome = await self._client.call(_HOME, {})
        return data

    async def profile(self) -> Profile:
        """Show the profile: `mall.User.personalResources`.

        Profile picture, name, sex, phone, e-mail address and birthday of the customer.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Profile = await self._client.call(_PROFILE, {})
        return data

    async def profile_state(self) -> AccountProfileStateData:
        """Check whether the profile is complete: `mall.User.isDefaultValue`.

        Returns whether to offer the profile page to the customer.

        Works with and without a session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: AccountProfileStateData = await self._client.call(_PROFILE_STATE, {})
        return data

    async def prove_phone(
        self,
        *,
        pCode: SentCode,
        phone: Optional[str] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> PhoneProof:
        """Verify the current phone: `mall.User.authentication`.

        First step of changing the phone. A code sent to the current phone is exchanged for a token, which the second step,
        `mall.User.updatePhone`, requires.

        Needs a signed-in customer. Never retried automatically.

        Args:
            phone: Current phone, usually masked. Ignored; the session determines the phone. At most 30 characters.
            pCode: Code sent to the current phone (`smsType` 3). Exactly 6 characters. Pattern: `^\\d{6}$`.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: PhoneProof = await self._client.call(_PROVE_PHONE, {"pCode": pCode, "phone": phone, "keyCode": keyCode})
        return data

    async def security(self) -> Security:
        """Show the security settings: `mall.User.accountSecurity`.

        Returns whether a payment password is set, and the phone that receives codes.

        Needs a signed-in customer. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Security = await self._client.call(_SECURITY, {})
        return data

    async def set_payment_password(
        self,
        *,
        pcode: SentCode,
        password: NewPaymentPassword,
        password1: NewPaymentPassword,
        imgToken: Optional[CaptchaToken] = None,
        keyCode: Optional[CaptchaText] = None,
    ) -> Nothing:
        """Set the payment password: `mall.User.setPaymentPassword`.

        Sets the first payment password of a customer, confirmed by a code sent to the bound phone. A customer who already has one
        uses `mall.User.modifyPaymentPassword`.

        Needs a signed-in customer. Never retried automatically.

        Args:
            pcode: Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\\d{6}$`.
            password: New payment password, exactly six digits. Pattern: `^\\d{6}$`.
            password1: New payment password again; must be equal to `password`. Pattern: `^\\d{6}$`.
            imgToken: Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters.
            keyCode: Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it.
                At most 2000 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_SET_PAYMENT_PASSWORD, {"pcode": pcode, "password": password, "password1": password1, "imgToken": imgToken, "keyCode": keyCode})
        return data

    async def update_profile(
        self,
        *,
        headimgurl: Optional[UploadedPicture] = None,
        userName: Optional[str] = None,
        sex: Optional[Literal[0, 1, 2]] = None,
        birthday: Optional[str] = None,
    ) -> Nothing:
        """Change the profile: `mall.User.setPersonalResources`.

        Changes the given fields and leaves the others unchanged. The birthday must be in the past and can be set once; a later change
        is refused.

        Needs a signed-in customer. Retried automatically.

        Args:
            headimgurl: Profile picture, as uploaded by `mall.Product.uploadImgs`. At most 200 characters.
            userName: Name shown to other customers. Letters, digits and underscores of any script. 1 to 20 characters. Pattern:
                `^[\\p{L}\\p{M}\\p{N}_ ·]+$`.
            sex: 0 not specified, 1 male, 2 female. Values: 0 Not specified; 1 Male; 2 Female.
            birthday: Date of birth as `YYYY-MM-DD`.

        Raises:
            BusinessError: 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_UPDATE_PROFILE, {"headimgurl": headimgurl, "userName": userName, "sex": sex, "birthday": birthday})
        return data
