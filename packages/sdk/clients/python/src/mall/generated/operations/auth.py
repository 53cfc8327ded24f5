# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Captcha, signing in and out, legal texts."""

from __future__ import annotations

from typing import Literal, Optional

from ..._client import AsyncClient, Client
from ..._operation import Operation
from ..models import (
    AccountName,
    Agreement,
    Captcha,
    CaptchaAnswer,
    CaptchaToken,
    CodeRequested,
    CountryNumber,
    DialCode,
    EmailField,
    LoginPassword,
    Nothing,
    PhoneField,
    PhoneOrMasked,
    RegisterPage,
    Registered,
    SentCode,
    SignedIn,
)

_AGREEMENT = Operation("mall.Login.registerAgreement", "safe")
_CAPTCHA = Operation("mall.Login.getCode", "safe")
_LOGIN = Operation("mall.Login.login", "no", issues_token=True)
_LOGIN_BY_CODE = Operation("mall.Login.register", "no", issues_token=True)
_LOGIN_BY_TOKEN = Operation("mall.Login.autoLogin", "no", issues_token=True)
_LOGOUT = Operation("mall.Login.quit", "no")
_REGISTER = Operation("mall.Login.userRegister", "no", issues_token=True)
_REGISTER_PAGE = Operation("mall.Login.userRegisterPage", "safe")
_RESET_PASSWORD = Operation("mall.Login.forgotpassword", "no", sends_token=False)
_SEND_CODE = Operation("mall.User.secretKey", "no")
_SEND_EMAIL_CODE = Operation("mall.User.send_email_verification_code", "no")
_SEND_RESET_CODE = Operation("mall.Login.secretKey", "no")
_SET_PASSWORD = Operation("mall.User.setUsernamePassword", "no")


class AuthOperations:
    """Captcha, signing in and out, legal texts."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def agreement(
        self,
        *,
        type: Literal[0, 1, 2, 3],
    ) -> Agreement:
        """Show a legal text: `mall.Login.registerAgreement`.

        Legal text for registration, shop applications or membership purchases, or the privacy policy.

        Needs no session. Retried automatically.

        Args:
            type: Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement. Values: 0
                Registration agreement; 1 Shop agreement; 2 Privacy policy; 3 Membership agreement.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Agreement = self._client.call(_AGREEMENT, {"type": type})
        return data

    def captcha(self) -> Captcha:
        """Get a captcha: `mall.Login.getCode`.

        Captcha image with a proof-of-work alternative for the same token.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Captcha = self._client.call(_CAPTCHA, {})
        return data

    def login(
        self,
        *,
        type: Literal[1, 2, 3],
        password: str,
        imgCode: CaptchaAnswer,
        verificationCode: CaptchaToken,
        phone: Optional[str] = None,
        e_mail: Optional[str] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        isAuto: Optional[Literal[0, 1]] = None,
    ) -> SignedIn:
        """Sign in with a password: `mall.Login.login`.

        Signs a customer in by phone, e-mail or account name. The guest's cart is merged into the customer's cart, and the guest
        session ends. Unknown accounts get the same response as wrong passwords. `phone` is required with `type` 1 and 3, `e_mail`
        with `type` 2.

        Needs no session. Never retried automatically.

        Args:
            type: Identification of the account: 1 by phone, 2 by e-mail, 3 by account name. Values: 1 By phone; 2 By e-mail; 3 By
                account name.
            phone: Phone number without dial code, or with `type` 3 the account name. At most 30 characters.
            e_mail: E-mail address, with `type` 2. At most 100 characters.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            password: Login password. 6 to 16 characters.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
            isAuto: 1 requests an `autoToken` for automatic sign-in, 0 does not. Values: 0 No automatic sign-in; 1 Requests an
                `autoToken` for automatic sign-in.

        Raises:
            BusinessError: 305 credentials_wrong, 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 416 too_many_attempts, 50032 too_busy.
        """
        data: SignedIn = self._client.call(_LOGIN, {"type": type, "password": password, "imgCode": imgCode, "verificationCode": verificationCode, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num, "isAuto": isAuto})
        return data

    def login_by_code(
        self,
        *,
        type: Literal[1, 2],
        keyCode: SentCode,
        imgCode: CaptchaAnswer,
        verificationCode: CaptchaToken,
        phone: Optional[PhoneField] = None,
        e_mail: Optional[EmailField] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
    ) -> SignedIn:
        """Sign in with a code: `mall.Login.register`.

        Signs in with a code sent to a phone or an e-mail address. An unknown phone or address is registered; that customer has no
        password yet (`y_password` 0) and chooses an account name and password next. The guest's cart is merged into the customer's
        cart, and the guest session ends. Known and unknown accounts get the same responses until the code is verified.

        Needs no session. Never retried automatically.

        Args:
            type: Identification of the account: 1 by `phone`, 2 by `e_mail`. Values: 1 By `phone`; 2 By `e_mail`.
            phone: Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern:
                `^(\\d{5,15})?$`.
            e_mail: E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
                `^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            keyCode: Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly
                6 characters. Pattern: `^\\d{6}$`.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: SignedIn = self._client.call(_LOGIN_BY_CODE, {"type": type, "keyCode": keyCode, "imgCode": imgCode, "verificationCode": verificationCode, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num})
        return data

    def login_by_token(
        self,
        *,
        autoToken: str,
    ) -> SignedIn:
        """Sign in automatically: `mall.Login.autoLogin`.

        Signs a customer in with the token of an earlier sign-in with `isAuto`. The token is consumed; the response contains the next
        one, valid for 30 days. An unknown, used or expired token is refused.

        Needs no session. Never retried automatically.

        Args:
            autoToken: Token for automatic sign-in. 1 to 128 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: SignedIn = self._client.call(_LOGIN_BY_TOKEN, {"autoToken": autoToken})
        return data

    def logout(self) -> Nothing:
        """Sign out: `mall.Login.quit`.

        Ends the session of the caller. The cart stays with the customer.

        Needs a signed-in customer. Never retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_LOGOUT, {})
        return data

    def register(
        self,
        *,
        userId: AccountName,
        password: LoginPassword,
        type: Literal[0, 1],
        keyCode: SentCode,
        imgCode: CaptchaAnswer,
        phone: Optional[PhoneField] = None,
        e_mail: Optional[EmailField] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        verificationCode: Optional[CaptchaToken] = None,
        imgCodeToken: Optional[CaptchaToken] = None,
    ) -> Registered:
        """Register with a password: `mall.Login.userRegister`.

        Registers a customer with an account name, a password and a phone or e-mail address verified by a code, and signs the customer
        in. The guest's cart is merged into the customer's cart, and the guest session ends. An existing registration is disclosed
        only to a caller with the code.

        Needs no session. Never retried automatically.

        Args:
            userId: Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern: `^[A-Za-z0-9]+$`.
            password: Login password without spaces. 6 to 16 characters. Pattern: `^\\S+$`.
            type: Verified contact: 0 `phone`, 1 `e_mail`. Values: 0 `phone`; 1 `e_mail`.
            phone: Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern:
                `^(\\d{5,15})?$`.
            e_mail: E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
                `^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            keyCode: Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly
                6 characters. Pattern: `^\\d{6}$`.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
            imgCodeToken: Alternative name of `verificationCode`; one of the two is required. 1 to 128 characters.

        Raises:
            BusinessError: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 312 password_invalid, 50010
                parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Registered = self._client.call(_REGISTER, {"userId": userId, "password": password, "type": type, "keyCode": keyCode, "imgCode": imgCode, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num, "verificationCode": verificationCode, "imgCodeToken": imgCodeToken})
        return data

    def register_page(self) -> RegisterPage:
        """Show the registration page data: `mall.Login.userRegisterPage`.

        Title of the agreement to accept. Its text is returned by `mall.Login.registerAgreement` with `type` 0.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: RegisterPage = self._client.call(_REGISTER_PAGE, {})
        return data

    def reset_password(
        self,
        *,
        password: LoginPassword,
        rpwd: LoginPassword,
        keyCode: SentCode,
        imgCode: CaptchaAnswer,
        verificationCode: CaptchaToken,
        type: Optional[Literal[0, 1]] = None,
        phone: Optional[PhoneField] = None,
        e_mail: Optional[EmailField] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
    ) -> Nothing:
        """Reset a forgotten password: `mall.Login.forgotpassword`.

        Sets a new login password, confirmed by a code sent to the phone or e-mail address of the account, and ends all sessions of
        the account. No code is sent to unknown accounts.

        Needs no session. Never retried automatically.

        Args:
            password: Login password without spaces. 6 to 16 characters. Pattern: `^\\S+$`.
            rpwd: New password again; must be equal to `password`. 6 to 16 characters. Pattern: `^\\S+$`.
            type: Identification of the account: 0 by `phone`, 1 by `e_mail`. Values: 0 By `phone`; 1 By `e_mail`.
            phone: Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern:
                `^(\\d{5,15})?$`.
            e_mail: E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
                `^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            keyCode: Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly
                6 characters. Pattern: `^\\d{6}$`.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token. Other clients send it as `access_id`, which is not a session in this operation. 1 to 128
                characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 312 password_invalid, 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Nothing = self._client.call(_RESET_PASSWORD, {"password": password, "rpwd": rpwd, "keyCode": keyCode, "imgCode": imgCode, "verificationCode": verificationCode, "type": type, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num})
        return data

    def send_code(
        self,
        *,
        smsType: Literal[1, 2, 3, 4, 5, 6, 7],
        phone: Optional[PhoneOrMasked] = None,
        newPhone: Optional[PhoneOrMasked] = None,
        cpc: Optional[DialCode] = None,
        imgCode: Optional[CaptchaAnswer] = None,
        verificationCode: Optional[CaptchaToken] = None,
        message_type: Optional[Literal[0]] = None,
    ) -> CodeRequested:
        """Send a code by SMS: `mall.User.secretKey`.

        Sends a six-digit code. Types 1 and 2 go to `phone`, registered or not. The other types require a signed-in customer and go to
        the bound phone, type 3 to `newPhone` when it is given. A code is valid only for its purpose. Another code can be requested
        after 60 seconds.

        Works with and without a session. Never retried automatically.

        Args:
            smsType: Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6
                withdrawal, 7 other. Codes of types 1 and 2 are interchangeable. Values: 1 Sign-in by code; 2 Registration; 3 Phone
                change; 4 Login password; 5 Payment password; 6 Withdrawal; 7 Other.
            phone: Phone number without dial code, unmasked. Required with types 1 and 2, ignored with the others. At most 15
                characters. Pattern: `^([\\d*]{5,15})?$`.
            newPhone: Phone to be bound, with type 3. A masked value refers to the bound phone. At most 15 characters. Pattern:
                `^([\\d*]{5,15})?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            imgCode: Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a
                code is sent. 1 to 2000 characters.
            verificationCode: Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same
                recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few
                codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters.
            message_type: Kind of message: always 0, a code. Values: 0 Verification code.

        Raises:
            BusinessError: 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 220 code_rate_limited.
        """
        data: CodeRequested = self._client.call(_SEND_CODE, {"smsType": smsType, "phone": phone, "newPhone": newPhone, "cpc": cpc, "imgCode": imgCode, "verificationCode": verificationCode, "message_type": message_type})
        return data

    def send_email_code(
        self,
        *,
        e_mail: str,
        imgCode: Optional[CaptchaAnswer] = None,
        verificationCode: Optional[CaptchaToken] = None,
        type: Optional[Literal[0, 1, 2]] = None,
    ) -> CodeRequested:
        """Send a code by e-mail: `mall.User.send_email_verification_code`.

        Sends a six-digit code to an e-mail address for sign-in, registration or a forgotten password. For a forgotten password,
        unknown addresses get no code and the same response. Another code can be requested after 60 seconds.

        Needs no session. Never retried automatically.

        Args:
            e_mail: E-mail address that receives the code. At most 100 characters.
            imgCode: Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a
                code is sent. 1 to 2000 characters.
            verificationCode: Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same
                recipient and for the one request that uses the code. Other clients send no captcha here. 1 to 128 characters.
            type: Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are
                interchangeable. Values: 0 Sign-in; 1 Forgotten password; 2 Registration.

        Raises:
            BusinessError: 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 220 code_rate_limited.
        """
        data: CodeRequested = self._client.call(_SEND_EMAIL_CODE, {"e_mail": e_mail, "imgCode": imgCode, "verificationCode": verificationCode, "type": type})
        return data

    def send_reset_code(
        self,
        *,
        phone: str,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        imgCode: Optional[CaptchaAnswer] = None,
        verificationCode: Optional[CaptchaToken] = None,
        smsType: Optional[Literal[4]] = None,
        type: Optional[Literal[0]] = None,
    ) -> CodeRequested:
        """Send a code for a forgotten password: `mall.Login.secretKey`.

        Sends a code by SMS to the phone of an account. Unknown phones get no code and the same response. Another code can be
        requested after 60 seconds.

        Needs no session. Never retried automatically.

        Args:
            phone: Phone number without dial code. Pattern: `^\\d{5,15}$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            imgCode: Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a
                code is sent. 1 to 2000 characters.
            verificationCode: Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same
                recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few
                codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters.
            smsType: Purpose of the code: always 4, a forgotten login password. Values: 4 Forgotten login password.
            type: Destination: always 0, a phone. Values: 0 Phone.

        Raises:
            BusinessError: 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 220 code_rate_limited.
        """
        data: CodeRequested = self._client.call(_SEND_RESET_CODE, {"phone": phone, "cpc": cpc, "country_num": country_num, "imgCode": imgCode, "verificationCode": verificationCode, "smsType": smsType, "type": type})
        return data

    def set_password(
        self,
        *,
        user_name: AccountName,
        password: LoginPassword,
    ) -> Nothing:
        """Set the account name and password: `mall.User.setUsernamePassword`.

        For a customer registered by a code who has no login password yet (`y_password` 0). Other customers change their password in
        the security settings. The customer's other sessions end.

        Needs a signed-in customer. Never retried automatically.

        Args:
            user_name: Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern: `^[A-Za-z0-9]+$`.
            password: Login password without spaces. 6 to 16 characters. Pattern: `^\\S+$`.

        Raises:
            BusinessError: 300 account_registered, 312 password_invalid, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = self._client.call(_SET_PASSWORD, {"user_name": user_name, "password": password})
        return data


class AsyncAuthOperations:
    """Captcha, signing in and out, legal texts."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def agreement(
        self,
        *,
        type: Literal[0, 1, 2, 3],
    ) -> Agreement:
        """Show a legal text: `mall.Login.registerAgreement`.

        Legal text for registration, shop applications or membership purchases, or the privacy policy.

        Needs no session. Retried automatically.

        Args:
            type: Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement. Values: 0
                Registration agreement; 1 Shop agreement; 2 Privacy policy; 3 Membership agreement.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: Agreement = await self._client.call(_AGREEMENT, {"type": type})
        return data

    async def captcha(self) -> Captcha:
        """Get a captcha: `mall.Login.getCode`.

        Captcha image with a proof-of-work alternative for the same token.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Captcha = await self._client.call(_CAPTCHA, {})
        return data

    async def login(
        self,
        *,
        type: Literal[1, 2, 3],
        password: str,
        imgCode: CaptchaAnswer,
        verificationCode: CaptchaToken,
        phone: Optional[str] = None,
        e_mail: Optional[str] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        isAuto: Optional[Literal[0, 1]] = None,
    ) -> SignedIn:
        """Sign in with a password: `mall.Login.login`.

        Signs a customer in by phone, e-mail or account name. The guest's cart is merged into the customer's cart, and the guest
        session ends. Unknown accounts get the same response as wrong passwords. `phone` is required with `type` 1 and 3, `e_mail`
        with `type` 2.

        Needs no session. Never retried automatically.

        Args:
            type: Identification of the account: 1 by phone, 2 by e-mail, 3 by account name. Values: 1 By phone; 2 By e-mail; 3 By
                account name.
            phone: Phone number without dial code, or with `type` 3 the account name. At most 30 characters.
            e_mail: E-mail address, with `type` 2. At most 100 characters.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            password: Login password. 6 to 16 characters.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
            isAuto: 1 requests an `autoToken` for automatic sign-in, 0 does not. Values: 0 No automatic sign-in; 1 Requests an
                `autoToken` for automatic sign-in.

        Raises:
            BusinessError: 305 credentials_wrong, 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 416 too_many_attempts, 50032 too_busy.
        """
        data: SignedIn = await self._client.call(_LOGIN, {"type": type, "password": password, "imgCode": imgCode, "verificationCode": verificationCode, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num, "isAuto": isAuto})
        return data

    async def login_by_code(
        self,
        *,
        type: Literal[1, 2],
        keyCode: SentCode,
        imgCode: CaptchaAnswer,
        verificationCode: CaptchaToken,
        phone: Optional[PhoneField] = None,
        e_mail: Optional[EmailField] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
    ) -> SignedIn:
        """Sign in with a code: `mall.Login.register`.

        Signs in with a code sent to a phone or an e-mail address. An unknown phone or address is registered; that customer has no
        password yet (`y_password` 0) and chooses an account name and password next. The guest's cart is merged into the customer's
        cart, and the guest session ends. Known and unknown accounts get the same responses until the code is verified.

        Needs no session. Never retried automatically.

        Args:
            type: Identification of the account: 1 by `phone`, 2 by `e_mail`. Values: 1 By `phone`; 2 By `e_mail`.
            phone: Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern:
                `^(\\d{5,15})?$`.
            e_mail: E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
                `^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            keyCode: Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly
                6 characters. Pattern: `^\\d{6}$`.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: SignedIn = await self._client.call(_LOGIN_BY_CODE, {"type": type, "keyCode": keyCode, "imgCode": imgCode, "verificationCode": verificationCode, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num})
        return data

    async def login_by_token(
        self,
        *,
        autoToken: str,
    ) -> SignedIn:
        """Sign in automatically: `mall.Login.autoLogin`.

        Signs a customer in with the token of an earlier sign-in with `isAuto`. The token is consumed; the response contains the next
        one, valid for 30 days. An unknown, used or expired token is refused.

        Needs no session. Never retried automatically.

        Args:
            autoToken: Token for automatic sign-in. 1 to 128 characters.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: SignedIn = await self._client.call(_LOGIN_BY_TOKEN, {"autoToken": autoToken})
        return data

    async def logout(self) -> Nothing:
        """Sign out: `mall.Login.quit`.

        Ends the session of the caller. The cart stays with the customer.

        Needs a signed-in customer. Never retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_LOGOUT, {})
        return data

    async def register(
        self,
        *,
        userId: AccountName,
        password: LoginPassword,
        type: Literal[0, 1],
        keyCode: SentCode,
        imgCode: CaptchaAnswer,
        phone: Optional[PhoneField] = None,
        e_mail: Optional[EmailField] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        verificationCode: Optional[CaptchaToken] = None,
        imgCodeToken: Optional[CaptchaToken] = None,
    ) -> Registered:
        """Register with a password: `mall.Login.userRegister`.

        Registers a customer with an account name, a password and a phone or e-mail address verified by a code, and signs the customer
        in. The guest's cart is merged into the customer's cart, and the guest session ends. An existing registration is disclosed
        only to a caller with the code.

        Needs no session. Never retried automatically.

        Args:
            userId: Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern: `^[A-Za-z0-9]+$`.
            password: Login password without spaces. 6 to 16 characters. Pattern: `^\\S+$`.
            type: Verified contact: 0 `phone`, 1 `e_mail`. Values: 0 `phone`; 1 `e_mail`.
            phone: Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern:
                `^(\\d{5,15})?$`.
            e_mail: E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
                `^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            keyCode: Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly
                6 characters. Pattern: `^\\d{6}$`.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters.
            imgCodeToken: Alternative name of `verificationCode`; one of the two is required. 1 to 128 characters.

        Raises:
            BusinessError: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 312 password_invalid, 50010
                parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Registered = await self._client.call(_REGISTER, {"userId": userId, "password": password, "type": type, "keyCode": keyCode, "imgCode": imgCode, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num, "verificationCode": verificationCode, "imgCodeToken": imgCodeToken})
        return data

    async def register_page(self) -> RegisterPage:
        """Show the registration page data: `mall.Login.userRegisterPage`.

        Title of the agreement to accept. Its text is returned by `mall.Login.registerAgreement` with `type` 0.

        Needs no session. Retried automatically.

        Raises:
            BusinessError: 50010 parameter_refused.
            MaintenanceError: 4003 maintenance.
        """
        data: RegisterPage = await self._client.call(_REGISTER_PAGE, {})
        return data

    async def reset_password(
        self,
        *,
        password: LoginPassword,
        rpwd: LoginPassword,
        keyCode: SentCode,
        imgCode: CaptchaAnswer,
        verificationCode: CaptchaToken,
        type: Optional[Literal[0, 1]] = None,
        phone: Optional[PhoneField] = None,
        e_mail: Optional[EmailField] = None,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
    ) -> Nothing:
        """Reset a forgotten password: `mall.Login.forgotpassword`.

        Sets a new login password, confirmed by a code sent to the phone or e-mail address of the account, and ends all sessions of
        the account. No code is sent to unknown accounts.

        Needs no session. Never retried automatically.

        Args:
            password: Login password without spaces. 6 to 16 characters. Pattern: `^\\S+$`.
            rpwd: New password again; must be equal to `password`. 6 to 16 characters. Pattern: `^\\S+$`.
            type: Identification of the account: 0 by `phone`, 1 by `e_mail`. Values: 0 By `phone`; 1 By `e_mail`.
            phone: Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern:
                `^(\\d{5,15})?$`.
            e_mail: E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern:
                `^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            keyCode: Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly
                6 characters. Pattern: `^\\d{6}$`.
            imgCode: Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters.
            verificationCode: Captcha token. Other clients send it as `access_id`, which is not a session in this operation. 1 to 128
                characters.

        Raises:
            BusinessError: 302 code_wrong, 303 code_expired, 312 password_invalid, 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 50032 too_busy.
        """
        data: Nothing = await self._client.call(_RESET_PASSWORD, {"password": password, "rpwd": rpwd, "keyCode": keyCode, "imgCode": imgCode, "verificationCode": verificationCode, "type": type, "phone": phone, "e_mail": e_mail, "cpc": cpc, "country_num": country_num})
        return data

    async def send_code(
        self,
        *,
        smsType: Literal[1, 2, 3, 4, 5, 6, 7],
        phone: Optional[PhoneOrMasked] = None,
        newPhone: Optional[PhoneOrMasked] = None,
        cpc: Optional[DialCode] = None,
        imgCode: Optional[CaptchaAnswer] = None,
        verificationCode: Optional[CaptchaToken] = None,
        message_type: Optional[Literal[0]] = None,
    ) -> CodeRequested:
        """Send a code by SMS: `mall.User.secretKey`.

        Sends a six-digit code. Types 1 and 2 go to `phone`, registered or not. The other types require a signed-in customer and go to
        the bound phone, type 3 to `newPhone` when it is given. A code is valid only for its purpose. Another code can be requested
        after 60 seconds.

        Works with and without a session. Never retried automatically.

        Args:
            smsType: Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6
                withdrawal, 7 other. Codes of types 1 and 2 are interchangeable. Values: 1 Sign-in by code; 2 Registration; 3 Phone
                change; 4 Login password; 5 Payment password; 6 Withdrawal; 7 Other.
            phone: Phone number without dial code, unmasked. Required with types 1 and 2, ignored with the others. At most 15
                characters. Pattern: `^([\\d*]{5,15})?$`.
            newPhone: Phone to be bound, with type 3. A masked value refers to the bound phone. At most 15 characters. Pattern:
                `^([\\d*]{5,15})?$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            imgCode: Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a
                code is sent. 1 to 2000 characters.
            verificationCode: Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same
                recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few
                codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters.
            message_type: Kind of message: always 0, a code. Values: 0 Verification code.

        Raises:
            BusinessError: 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 220 code_rate_limited.
        """
        data: CodeRequested = await self._client.call(_SEND_CODE, {"smsType": smsType, "phone": phone, "newPhone": newPhone, "cpc": cpc, "imgCode": imgCode, "verificationCode": verificationCode, "message_type": message_type})
        return data

    async def send_email_code(
        self,
        *,
        e_mail: str,
        imgCode: Optional[CaptchaAnswer] = None,
        verificationCode: Optional[CaptchaToken] = None,
        type: Optional[Literal[0, 1, 2]] = None,
    ) -> CodeRequested:
        """Send a code by e-mail: `mall.User.send_email_verification_code`.

        Sends a six-digit code to an e-mail address for sign-in, registration or a forgotten password. For a forgotten password,
        unknown addresses get no code and the same response. Another code can be requested after 60 seconds.

        Needs no session. Never retried automatically.

        Args:
            e_mail: E-mail address that receives the code. At most 100 characters.
            imgCode: Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a
                code is sent. 1 to 2000 characters.
            verificationCode: Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same
                recipient and for the one request that uses the code. Other clients send no captcha here. 1 to 128 characters.
            type: Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are
                interchangeable. Values: 0 Sign-in; 1 Forgotten password; 2 Registration.

        Raises:
            BusinessError: 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 220 code_rate_limited.
        """
        data: CodeRequested = await self._client.call(_SEND_EMAIL_CODE, {"e_mail": e_mail, "imgCode": imgCode, "verificationCode": verificationCode, "type": type})
        return data

    async def send_reset_code(
        self,
        *,
        phone: str,
        cpc: Optional[DialCode] = None,
        country_num: Optional[CountryNumber] = None,
        imgCode: Optional[CaptchaAnswer] = None,
        verificationCode: Optional[CaptchaToken] = None,
        smsType: Optional[Literal[4]] = None,
        type: Optional[Literal[0]] = None,
    ) -> CodeRequested:
        """Send a code for a forgotten password: `mall.Login.secretKey`.

        Sends a code by SMS to the phone of an account. Unknown phones get no code and the same response. Another code can be
        requested after 60 seconds.

        Needs no session. Never retried automatically.

        Args:
            phone: Phone number without dial code. Pattern: `^\\d{5,15}$`.
            cpc: Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern:
                `^\\d{0,6}$`.
            country_num: ISO 3166-1 numeric code of the country. 1 to 999.
            imgCode: Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a
                code is sent. 1 to 2000 characters.
            verificationCode: Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same
                recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few
                codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters.
            smsType: Purpose of the code: always 4, a forgotten login password. Values: 4 Forgotten login password.
            type: Destination: always 0, a phone. Values: 0 Phone.

        Raises:
            BusinessError: 50010 parameter_refused, 51127 captcha_wrong.
            MaintenanceError: 4003 maintenance.
            RateLimitedError: 220 code_rate_limited.
        """
        data: CodeRequested = await self._client.call(_SEND_RESET_CODE, {"phone": phone, "cpc": cpc, "country_num": country_num, "imgCode": imgCode, "verificationCode": verificationCode, "smsType": smsType, "type": type})
        return data

    async def set_password(
        self,
        *,
        user_name: AccountName,
        password: LoginPassword,
    ) -> Nothing:
        """Set the account name and password: `mall.User.setUsernamePassword`.

        For a customer registered by a code who has no login password yet (`y_password` 0). Other customers change their password in
        the security settings. The customer's other sessions end.

        Needs a signed-in customer. Never retried automatically.

        Args:
            user_name: Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern: `^[A-Za-z0-9]+$`.
            password: Login password without spaces. 6 to 16 characters. Pattern: `^\\S+$`.

        Raises:
            BusinessError: 300 account_registered, 312 password_invalid, 50010 parameter_refused, 50486 state_refuses.
            MaintenanceError: 4003 maintenance.
            SessionInvalidError: 203 session_invalid.
        """
        data: Nothing = await self._client.call(_SET_PASSWORD, {"user_name": user_name, "password": password})
        return data
