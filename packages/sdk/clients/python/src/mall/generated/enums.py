# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Names of values in requests and responses: `OrderStatus.SHIPPED` is 2."""

from typing import Final

__all__ = [
    "AccountUpdateProfileSex",
    "AfterSaleKind",
    "AfterSaleKindSent",
    "AfterSaleState",
    "ApplicationState",
    "AuthAgreementType",
    "AuthLoginByCodeType",
    "AuthLoginIsAuto",
    "AuthLoginType",
    "AuthRegisterType",
    "AuthResetPasswordType",
    "AuthSendCodeMessageType",
    "AuthSendCodeSmsType",
    "AuthSendEmailCodeType",
    "AuthSendResetCodeSmsType",
    "AuthSendResetCodeType",
    "CatalogLabelledSType",
    "CatalogProductVipSource",
    "CatalogSearchSType",
    "CatalogSearchSearchType",
    "CatalogSearchSort",
    "CheckoutPlaceOrderVipSource",
    "CheckoutSettleCanshu",
    "CheckoutSettleVipSource",
    "CouponBenefit",
    "CouponScope",
    "CouponsListOwnType",
    "CouponsListType",
    "DefaultFlag",
    "DeliveryKind",
    "ErrorCode",
    "ErrorName",
    "FavoritesAddType",
    "FavoritesListType",
    "HomeBlockProductsSType",
    "InvoiceHeaderKind",
    "InvoiceHeaderKindSent",
    "InvoicesListStatus",
    "InvoicesSaveHeaderIsDefault",
    "MembershipOrderMemberType",
    "OrderAfterSales",
    "OrderKind",
    "OrderStatus",
    "OrdersListOrderType",
    "PaymentType",
    "PaymentsPayFromWalletType",
    "PaymentsQrCodeType",
    "PointsListType",
    "PointsRecordType",
    "ProductStatus",
    "ReceiveState",
    "ReviewStage",
    "ReviewsAddAnonymous",
    "ReviewsListLinesType",
    "ReviewsListMoreType",
    "ReviewsListType",
    "ShopState",
    "ShopsApplyShopNature",
    "ShopsShowSort",
    "SlotState",
    "WalletRecordType",
    "WalletSaveCardIsDefault",
    "WalletSetDefaultCardIsDefault",
    "WalletShowDay",
    "WalletShowType",
    "WalletShowTypeName",
    "WalletWithdrawWithdrawStatus",
]


class AccountUpdateProfileSex:
    """0 not specified, 1 male, 2 female."""

    UNTOLD: Final = 0
    """Not specified."""
    MALE: Final = 1
    """Male."""
    FEMALE: Final = 2
    """Female."""


class AfterSaleKind:
    """Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange."""

    RETURN_AND_REFUND: Final = 1
    """Return and refund."""
    REFUND_ONLY: Final = 2
    """Refund only."""
    EXCHANGE: Final = 3
    """Exchange."""


class AfterSaleKindSent:
    """Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange."""

    RETURN_AND_REFUND: Final = 1
    """Return and refund."""
    REFUND_ONLY: Final = 2
    """Refund only."""
    EXCHANGE: Final = 3
    """Exchange."""


class AfterSaleState:
    """State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
    refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
    refunded immediately because the goods had not left the shop.
    """

    UNDER_REVIEW: Final = 0
    """Under review."""
    TO_SEND_BACK: Final = 1
    """Approved and to be sent back."""
    RETURN_REFUSED: Final = 2
    """Return refused."""
    SENT_BACK: Final = 3
    """Sent back."""
    RETURN_REFUNDED: Final = 4
    """Received and refunded."""
    GOODS_RETURNED: Final = 5
    """Refused and returned to the customer."""
    REFUND_REFUSED: Final = 8
    """Refund refused."""
    REFUNDED: Final = 9
    """Refunded."""
    EXCHANGE_REFUSED: Final = 10
    """Exchange refused."""
    REPLACEMENT_SENT: Final = 11
    """Replacement sent."""
    EXCHANGED: Final = 12
    """Exchanged."""
    REFUNDED_BY_HAND: Final = 13
    """Refunded manually. Sent by other or older servers only."""
    FAILED_BY_HAND: Final = 14
    """Manual handling failed. Sent by other or older servers only."""
    REFUNDED_AT_ONCE: Final = 15
    """Refunded immediately because the goods had not left the shop."""
    RESOLD: Final = 16
    """Goods accepted for resale. Sent by other or older servers only."""
    NONE: Final = 100
    """No after-sale. Sent by other or older servers only."""


class ApplicationState:
    """State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected."""

    NONE: Final = 0
    """None."""
    IN_REVIEW: Final = 1
    """In review."""
    APPROVED: Final = 2
    """Approved."""
    REJECTED: Final = 3
    """Rejected."""


class AuthAgreementType:
    """Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement."""

    REGISTRATION: Final = 0
    """Registration agreement."""
    SHOP: Final = 1
    """Shop agreement."""
    PRIVACY: Final = 2
    """Privacy policy."""
    MEMBERSHIP: Final = 3
    """Membership agreement."""


class AuthLoginByCodeType:
    """Identification of the account: 1 by `phone`, 2 by `e_mail`."""

    PHONE: Final = 1
    """By `phone`."""
    EMAIL: Final = 2
    """By `e_mail`."""


class AuthLoginIsAuto:
    """1 requests an `autoToken` for automatic sign-in, 0 does not."""

    FOR_NOW: Final = 0
    """No automatic sign-in."""
    KEEP: Final = 1
    """Requests an `autoToken` for automatic sign-in."""


class AuthLoginType:
    """Identification of the account: 1 by phone, 2 by e-mail, 3 by account name."""

    PHONE: Final = 1
    """By phone."""
    EMAIL: Final = 2
    """By e-mail."""
    ACCOUNT: Final = 3
    """By account name."""


class AuthRegisterType:
    """Verified contact: 0 `phone`, 1 `e_mail`."""

    PHONE: Final = 0
    """`phone`."""
    EMAIL: Final = 1
    """`e_mail`."""


class AuthResetPasswordType:
    """Identification of the account: 0 by `phone`, 1 by `e_mail`."""

    PHONE: Final = 0
    """By `phone`."""
    EMAIL: Final = 1
    """By `e_mail`."""


class AuthSendCodeMessageType:
    """Kind of message: always 0, a code."""

    CODE: Final = 0
    """Verification code."""


class AuthSendCodeSmsType:
    """Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6 withdrawal, 7
    other. Codes of types 1 and 2 are interchangeable.
    """

    LOGIN: Final = 1
    """Sign-in by code."""
    REGISTRATION: Final = 2
    """Registration."""
    PHONE: Final = 3
    """Phone change."""
    LOGIN_PASSWORD: Final = 4
    """Login password."""
    PAYMENT_PASSWORD: Final = 5
    """Payment password."""
    WITHDRAWAL: Final = 6
    """Withdrawal."""
    GENERAL: Final = 7
    """Other."""


class AuthSendEmailCodeType:
    """Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are interchangeable."""

    LOGIN: Final = 0
    """Sign-in."""
    LOGIN_PASSWORD: Final = 1
    """Forgotten password."""
    REGISTRATION: Final = 2
    """Registration."""


class AuthSendResetCodeSmsType:
    """Purpose of the code: always 4, a forgotten login password."""

    LOGIN_PASSWORD: Final = 4
    """Forgotten login password."""


class AuthSendResetCodeType:
    """Destination: always 0, a phone."""

    PHONE: Final = 0
    """Phone."""


class CatalogLabelledSType:
    """Label: 1 new, 2 hot, 3 recommended."""

    NEW: Final = 1
    """New."""
    HOT: Final = 2
    """Hot."""
    RECOMMENDED: Final = 3
    """Recommended."""


class CatalogProductVipSource:
    """1 when opened from the member products, which applies member prices; 0 or missing otherwise."""

    REGULAR: Final = 0
    """Regular price."""
    MEMBER: Final = 1
    """Member price."""


class CatalogSearchSType:
    """Values of `CatalogSearchSType`."""

    NEW: Final = 1
    """New products."""
    HOT: Final = 2
    """Hot products."""
    RECOMMENDED: Final = 3
    """Recommended products."""
    MEMBER: Final = 5
    """Member products."""


class CatalogSearchSearchType:
    """Records to search: 1 products, 2 shops; products when missing."""

    PRODUCTS: Final = 1
    """Products."""
    SHOPS: Final = 2
    """Shops."""


class CatalogSearchSort:
    """0 ascending, 1 descending."""

    ASCENDING: Final = 0
    """Ascending."""
    DESCENDING: Final = 1
    """Descending."""


class CheckoutPlaceOrderVipSource:
    """1 buys at the member price; 0 or missing at the regular price."""

    REGULAR: Final = 0
    """Regular price."""
    MEMBER: Final = 1
    """Member price."""


class CheckoutSettleCanshu:
    """`true` applies `coupon_id`; `false` or missing selects the best coupons."""

    MINE: Final = "true"
    """Applies `coupon_id`."""
    BEST: Final = "false"
    """Selects the best coupons."""


class CheckoutSettleVipSource:
    """1 buys at the member price; 0 or missing at the regular price."""

    REGULAR: Final = 0
    """Regular price."""
    MEMBER: Final = 1
    """Member price."""


class CouponBenefit:
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members."""

    FREE_DELIVERY: Final = 1
    """Free delivery."""
    AMOUNT_OFF: Final = 2
    """Fixed amount off."""
    SHARE_OFF: Final = 3
    """Percentage off."""
    MEMBER_GIFT: Final = 4
    """Gift for members."""
    PRODUCT: Final = 5
    """Product. Sent by other or older servers only."""


class CouponScope:
    """Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases."""

    ALL_GOODS: Final = 1
    """All goods."""
    PRODUCTS: Final = 2
    """Selected products."""
    CLASSES: Final = 3
    """Selected classes."""
    MEMBERSHIP: Final = 4
    """Membership purchases."""


class CouponsListOwnType:
    """State: 0 unused, 1 used, 2 expired; unused when missing."""

    UNUSED: Final = 0
    """Unused."""
    USED: Final = 1
    """Used."""
    EXPIRED: Final = 2
    """Expired."""


class CouponsListType:
    """Issuer: 1 the mall, 2 shops."""

    MALL: Final = 1
    """The mall."""
    SHOPS: Final = 2
    """Shops."""


class DefaultFlag:
    """1 makes the address the default, 0 adds it as a further one."""

    FURTHER: Final = 0
    """Adds the address as a further one."""
    DEFAULT: Final = 1
    """Makes the address the default."""


class DeliveryKind:
    """Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
    verification.
    """

    COURIER: Final = 0
    """Courier."""
    PICKUP: Final = 1
    """Store pickup."""
    OWN_DELIVERY: Final = 2
    """Delivery by the shop."""
    CHECKED_VIRTUAL: Final = 3
    """Virtual goods with verification."""
    VIRTUAL: Final = 4
    """Virtual goods without verification."""


class ErrorCode:
    """Codes of errors: `error.code`."""

    UNKNOWN_PRODUCT: Final = "101"
    """The product does not exist or is deleted."""
    BUSY: Final = "105"
    """Busy, or stock ran short."""
    INSUFFICIENT_BALANCE: Final = "109"
    """The wallet balance does not cover the amount."""
    BUSINESS_REFUSAL: Final = "110"
    """Business refusal, or too little stock on adding to the cart."""
    MESSAGE_EMPTY: Final = "111"
    """A chat message without content."""
    MESSAGE_NOT_STORED: Final = "112"
    """A chat message could not be stored."""
    UNKNOWN_SHOP: Final = "115"
    """The shop does not exist."""
    TOKEN_MISSING: Final = "116"
    """A token is missing."""
    PHONE_INVALID: Final = "117"
    """The phone number is not valid (shop application)."""
    PRODUCT_OFF_SHELF: Final = "120"
    """The product is off the shelf."""
    PRODUCT_UNKNOWN_ON_ADD: Final = "121"
    """Unknown product on adding to the cart."""
    SESSION_INVALID: Final = "203"
    """No session, or one that is no longer valid, where a signed-in customer is needed: sign in with `mall.Login.login`."""
    SESSION_EXPIRED: Final = "204"
    """The session has expired."""
    CODE_RATE_LIMITED: Final = "220"
    """Too many codes by SMS or e-mail were asked for, or the message could not be sent."""
    COUPON_ENDED: Final = "222"
    """The coupon campaign is over, or has none left."""
    SHOP_NAME_TAKEN: Final = "223"
    """The shop name is taken."""
    APPLICATION_NOT_STORED: Final = "224"
    """The shop application could not be stored."""
    SHOP_NAME_REFUSED: Final = "225"
    """The shop name holds a forbidden word."""
    ACCOUNT_REGISTERED: Final = "300"
    """The account name is registered already."""
    PHONE_REGISTERED: Final = "301"
    """The phone or e-mail address is registered already."""
    CODE_WRONG: Final = "302"
    """The code sent by SMS or e-mail is wrong."""
    CODE_EXPIRED: Final = "303"
    """No code was asked for, or it has expired, is used up or was tried too often."""
    PASSWORD_WRONG: Final = "304"
    """The password is wrong."""
    CREDENTIALS_WRONG: Final = "305"
    """Account or password is wrong; known and unknown accounts get the same code."""
    CODE_STILL_VALID: Final = "308"
    """The code sent before is still valid."""
    NOT_REGISTERED: Final = "309"
    """The phone or e-mail is not registered."""
    NICKNAME_INVALID: Final = "311"
    """The nickname does not have the right form."""
    PASSWORD_INVALID: Final = "312"
    """The password is too easy to guess, such as a common one or one with the account name."""
    ACCOUNT_INVALID: Final = "314"
    """The account name does not have the right form."""
    PHONE_FORMAT_INVALID: Final = "315"
    """The phone number does not have the right form."""
    PICTURE_MISSING: Final = "320"
    """No picture was sent."""
    PICTURE_TYPE_MISSING: Final = "321"
    """The kind of the picture is missing."""
    PICTURE_TYPE_REFUSED: Final = "322"
    """The file is no picture of an allowed kind."""
    PICTURE_NAME_MISSING: Final = "323"
    """The name of the picture is missing."""
    SHOP_NAME_INVALID: Final = "324"
    """The shop name does not have the right form."""
    SHOP_INFORMATION_INVALID: Final = "325"
    """The shop description does not have the right form."""
    SHOP_RANGE_INVALID: Final = "326"
    """The shop's range of goods does not have the right form."""
    IDENTITY_INVALID: Final = "327"
    """The identity number does not have the right form."""
    SHOP_PHONE_INVALID: Final = "328"
    """The shop's phone does not have the right form."""
    SHOP_ADDRESS_INVALID: Final = "329"
    """The shop's address does not have the right form."""
    NO_PASSWORD_YET: Final = "330"
    """The customer has no password yet."""
    CUSTOMER_UNKNOWN: Final = "331"
    """The customer does not exist."""
    STOCK_SHORT: Final = "333"
    """Too little stock."""
    PRODUCT_NOT_ON_SALE: Final = "334"
    """The product is not on sale."""
    PRODUCT_INCOMPLETE: Final = "335"
    """The data of the product are incomplete."""
    REFUSED: Final = "400"
    """General refusal."""
    SIGN_IN_REQUIRED: Final = "404"
    """Please sign in (coupon and message operations)."""
    PASSWORD_UNCHANGED: Final = "415"
    """The new password equals the old one."""
    TOO_MANY_ATTEMPTS: Final = "416"
    """Too many wrong passwords; Retry-After holds the seconds until another is accepted."""
    MAINTENANCE: Final = "4003"
    """The mall is in maintenance; data holds the notice."""
    UNAVAILABLE: Final = "50002"
    """The service is not available, or failed by its own fault; data.request_id names the request."""
    OPERATION_FAILED: Final = "50009"
    """The operation is not available here."""
    PARAMETER_REFUSED: Final = "50010"
    """The request breaks the contract (data.errors lists the fields), or names a record that is missing or somebody else's."""
    ADD_FAILED: Final = "50022"
    """Adding failed."""
    CHANGE_FAILED: Final = "50023"
    """Changing failed."""
    DELETE_FAILED: Final = "50024"
    """Deleting failed."""
    TOO_BUSY: Final = "50032"
    """Too many requests, or the same request is still being worked on."""
    LOGIN_PASSWORD_WRONG: Final = "50053"
    """The present login password is wrong."""
    SMS_CODE_WRONG: Final = "50069"
    """The SMS code is wrong."""
    SMS_CODE_EXPIRED: Final = "50070"
    """The SMS code has expired."""
    PASSWORD_CHANGE_FAILED: Final = "50078"
    """The password could not be changed."""
    ORDER_SHIPPED: Final = "50084"
    """The order has been shipped and can no longer be cancelled."""
    NOT_ON_SALE: Final = "50143"
    """The product is not on sale."""
    LINES_SHORT_OF_STOCK: Final = "50146"
    """Some lines are short of stock."""
    INSUFFICIENT_STOCK: Final = "50150"
    """There is not enough stock for the quantity."""
    NAME_OR_PASSWORD_WRONG: Final = "50200"
    """Account or password is wrong."""
    PRODUCT_PARAMETER_REFUSED: Final = "50276"
    """The product parameter is refused."""
    NO_DELIVERY_ADDRESS: Final = "50278"
    """No delivery address is chosen, or the area is not served."""
    ORDER_NOT_CREATED: Final = "50280"
    """The order could not be created."""
    INVOICE_NAME_MISSING: Final = "50344"
    """The invoice title has no company name."""
    NO_SMS_TEMPLATE: Final = "50390"
    """No SMS template is configured."""
    LOGIN_PASSWORD_NOT_SET: Final = "50468"
    """The customer has no login password."""
    BALANCE_SHORT: Final = "50470"
    """The wallet balance does not cover the amount."""
    STATE_REFUSES: Final = "50486"
    """The record is in a state that does not allow this."""
    WITHDRAWAL_BELOW_MINIMUM: Final = "50496"
    """The withdrawal is below the minimum."""
    WITHDRAWAL_ABOVE_MAXIMUM: Final = "50497"
    """The withdrawal is above the maximum."""
    WITHDRAWAL_BELOW_FEE: Final = "50498"
    """The withdrawal does not exceed its fee."""
    ILLEGAL: Final = "50541"
    """Please sign in, or illegal access."""
    ABOVE_WITHDRAWABLE: Final = "50728"
    """The amount exceeds what can be withdrawn."""
    WITHDRAWAL_ABOVE_BALANCE: Final = "50729"
    """The amount exceeds the balance."""
    BELOW_MINIMUM: Final = "50730"
    """The amount is below the minimum of a withdrawal or a recharge."""
    ABOVE_MAXIMUM: Final = "50731"
    """The amount is above the maximum of a withdrawal."""
    PAYMENT_PASSWORD_MISSING: Final = "50735"
    """The payment password was not verified for this payment."""
    PAYMENT_PASSWORD_LOCKED: Final = "50736"
    """Too many wrong payment passwords: locked until tomorrow."""
    PAYMENT_PASSWORD_NOT_SET: Final = "50737"
    """The customer has not set a payment password."""
    PAYMENT_PASSWORD_WRONG: Final = "50738"
    """The payment password is wrong; data.attempts_left says how many tries remain."""
    CART_LINE_SHORT_OF_STOCK: Final = "50871"
    """A cart line asks for more than there is."""
    FAVORITE_REMOVE_FAILED: Final = "50890"
    """The favorite could not be removed."""
    ALREADY_FAVORITE: Final = "50891"
    """The product is a favorite already."""
    PHONE_NOT_REGISTERED: Final = "50897"
    """The phone is not registered."""
    ORDER_SPLIT_FAILED: Final = "50919"
    """The order could not be split."""
    CART_UPDATE_FAILED: Final = "50921"
    """The cart could not be updated."""
    CAPTCHA_WRONG: Final = "51127"
    """The captcha answer is wrong, used or expired."""
    CURRENCY_CHANGED: Final = "51144"
    """Currency or rate changed since settlement."""


class ErrorName:
    """Names of error codes: `error.name`."""

    UNKNOWN_PRODUCT: Final = "unknown_product"
    """The product does not exist or is deleted."""
    BUSY: Final = "busy"
    """Busy, or stock ran short."""
    INSUFFICIENT_BALANCE: Final = "insufficient_balance"
    """The wallet balance does not cover the amount."""
    BUSINESS_REFUSAL: Final = "business_refusal"
    """Business refusal, or too little stock on adding to the cart."""
    MESSAGE_EMPTY: Final = "message_empty"
    """A chat message without content."""
    MESSAGE_NOT_STORED: Final = "message_not_stored"
    """A chat message could not be stored."""
    UNKNOWN_SHOP: Final = "unknown_shop"
    """The shop does not exist."""
    TOKEN_MISSING: Final = "token_missing"
    """A token is missing."""
    PHONE_INVALID: Final = "phone_invalid"
    """The phone number is not valid (shop application)."""
    PRODUCT_OFF_SHELF: Final = "product_off_shelf"
    """The product is off the shelf."""
    PRODUCT_UNKNOWN_ON_ADD: Final = "product_unknown_on_add"
    """Unknown product on adding to the cart."""
    SESSION_INVALID: Final = "session_invalid"
    """No session, or one that is no longer valid, where a signed-in customer is needed: sign in with `mall.Login.login`."""
    SESSION_EXPIRED: Final = "session_expired"
    """The session has expired."""
    CODE_RATE_LIMITED: Final = "code_rate_limited"
    """Too many codes by SMS or e-mail were asked for, or the message could not be sent."""
    COUPON_ENDED: Final = "coupon_ended"
    """The coupon campaign is over, or has none left."""
    SHOP_NAME_TAKEN: Final = "shop_name_taken"
    """The shop name is taken."""
    APPLICATION_NOT_STORED: Final = "application_not_stored"
    """The shop application could not be stored."""
    SHOP_NAME_REFUSED: Final = "shop_name_refused"
    """The shop name holds a forbidden word."""
    ACCOUNT_REGISTERED: Final = "account_registered"
    """The account name is registered already."""
    PHONE_REGISTERED: Final = "phone_registered"
    """The phone or e-mail address is registered already."""
    CODE_WRONG: Final = "code_wrong"
    """The code sent by SMS or e-mail is wrong."""
    CODE_EXPIRED: Final = "code_expired"
    """No code was asked for, or it has expired, is used up or was tried too often."""
    PASSWORD_WRONG: Final = "password_wrong"
    """The password is wrong."""
    CREDENTIALS_WRONG: Final = "credentials_wrong"
    """Account or password is wrong; known and unknown accounts get the same code."""
    CODE_STILL_VALID: Final = "code_still_valid"
    """The code sent before is still valid."""
    NOT_REGISTERED: Final = "not_registered"
    """The phone or e-mail is not registered."""
    NICKNAME_INVALID: Final = "nickname_invalid"
    """The nickname does not have the right form."""
    PASSWORD_INVALID: Final = "password_invalid"
    """The password is too easy to guess, such as a common one or one with the account name."""
    ACCOUNT_INVALID: Final = "account_invalid"
    """The account name does not have the right form."""
    PHONE_FORMAT_INVALID: Final = "phone_format_invalid"
    """The phone number does not have the right form."""
    PICTURE_MISSING: Final = "picture_missing"
    """No picture was sent."""
    PICTURE_TYPE_MISSING: Final = "picture_type_missing"
    """The kind of the picture is missing."""
    PICTURE_TYPE_REFUSED: Final = "picture_type_refused"
    """The file is no picture of an allowed kind."""
    PICTURE_NAME_MISSING: Final = "picture_name_missing"
    """The name of the picture is missing."""
    SHOP_NAME_INVALID: Final = "shop_name_invalid"
    """The shop name does not have the right form."""
    SHOP_INFORMATION_INVALID: Final = "shop_information_invalid"
    """The shop description does not have the right form."""
    SHOP_RANGE_INVALID: Final = "shop_range_invalid"
    """The shop's range of goods does not have the right form."""
    IDENTITY_INVALID: Final = "identity_invalid"
    """The identity number does not have the right form."""
    SHOP_PHONE_INVALID: Final = "shop_phone_invalid"
    """The shop's phone does not have the right form."""
    SHOP_ADDRESS_INVALID: Final = "shop_address_invalid"
    """The shop's address does not have the right form."""
    NO_PASSWORD_YET: Final = "no_password_yet"
    """The customer has no password yet."""
    CUSTOMER_UNKNOWN: Final = "customer_unknown"
    """The customer does not exist."""
    STOCK_SHORT: Final = "stock_short"
    """Too little stock."""
    PRODUCT_NOT_ON_SALE: Final = "product_not_on_sale"
    """The product is not on sale."""
    PRODUCT_INCOMPLETE: Final = "product_incomplete"
    """The data of the product are incomplete."""
    REFUSED: Final = "refused"
    """General refusal."""
    SIGN_IN_REQUIRED: Final = "sign_in_required"
    """Please sign in (coupon and message operations)."""
    PASSWORD_UNCHANGED: Final = "password_unchanged"
    """The new password equals the old one."""
    TOO_MANY_ATTEMPTS: Final = "too_many_attempts"
    """Too many wrong passwords; Retry-After holds the seconds until another is accepted."""
    MAINTENANCE: Final = "maintenance"
    """The mall is in maintenance; data holds the notice."""
    UNAVAILABLE: Final = "unavailable"
    """The service is not available, or failed by its own fault; data.request_id names the request."""
    OPERATION_FAILED: Final = "operation_failed"
    """The operation is not available here."""
    PARAMETER_REFUSED: Final = "parameter_refused"
    """The request breaks the contract (data.errors lists the fields), or names a record that is missing or somebody else's."""
    ADD_FAILED: Final = "add_failed"
    """Adding failed."""
    CHANGE_FAILED: Final = "change_failed"
    """Changing failed."""
    DELETE_FAILED: Final = "delete_failed"
    """Deleting failed."""
    TOO_BUSY: Final = "too_busy"
    """Too many requests, or the same request is still being worked on."""
    LOGIN_PASSWORD_WRONG: Final = "login_password_wrong"
    """The present login password is wrong."""
    SMS_CODE_WRONG: Final = "sms_code_wrong"
    """The SMS code is wrong."""
    SMS_CODE_EXPIRED: Final = "sms_code_expired"
    """The SMS code has expired."""
    PASSWORD_CHANGE_FAILED: Final = "password_change_failed"
    """The password could not be changed."""
    ORDER_SHIPPED: Final = "order_shipped"
    """The order has been shipped and can no longer be cancelled."""
    NOT_ON_SALE: Final = "not_on_sale"
    """The product is not on sale."""
    LINES_SHORT_OF_STOCK: Final = "lines_short_of_stock"
    """Some lines are short of stock."""
    INSUFFICIENT_STOCK: Final = "insufficient_stock"
    """There is not enough stock for the quantity."""
    NAME_OR_PASSWORD_WRONG: Final = "name_or_password_wrong"
    """Account or password is wrong."""
    PRODUCT_PARAMETER_REFUSED: Final = "product_parameter_refused"
    """The product parameter is refused."""
    NO_DELIVERY_ADDRESS: Final = "no_delivery_address"
    """No delivery address is chosen, or the area is not served."""
    ORDER_NOT_CREATED: Final = "order_not_created"
    """The order could not be created."""
    INVOICE_NAME_MISSING: Final = "invoice_name_missing"
    """The invoice title has no company name."""
    NO_SMS_TEMPLATE: Final = "no_sms_template"
    """No SMS template is configured."""
    LOGIN_PASSWORD_NOT_SET: Final = "login_password_not_set"
    """The customer has no login password."""
    BALANCE_SHORT: Final = "balance_short"
    """The wallet balance does not cover the amount."""
    STATE_REFUSES: Final = "state_refuses"
    """The record is in a state that does not allow this."""
    WITHDRAWAL_BELOW_MINIMUM: Final = "withdrawal_below_minimum"
    """The withdrawal is below the minimum."""
    WITHDRAWAL_ABOVE_MAXIMUM: Final = "withdrawal_above_maximum"
    """The withdrawal is above the maximum."""
    WITHDRAWAL_BELOW_FEE: Final = "withdrawal_below_fee"
    """The withdrawal does not exceed its fee."""
    ILLEGAL: Final = "illegal"
    """Please sign in, or illegal access."""
    ABOVE_WITHDRAWABLE: Final = "above_withdrawable"
    """The amount exceeds what can be withdrawn."""
    WITHDRAWAL_ABOVE_BALANCE: Final = "withdrawal_above_balance"
    """The amount exceeds the balance."""
    BELOW_MINIMUM: Final = "below_minimum"
    """The amount is below the minimum of a withdrawal or a recharge."""
    ABOVE_MAXIMUM: Final = "above_maximum"
    """The amount is above the maximum of a withdrawal."""
    PAYMENT_PASSWORD_MISSING: Final = "payment_password_missing"
    """The payment password was not verified for this payment."""
    PAYMENT_PASSWORD_LOCKED: Final = "payment_password_locked"
    """Too many wrong payment passwords: locked until tomorrow."""
    PAYMENT_PASSWORD_NOT_SET: Final = "payment_password_not_set"
    """The customer has not set a payment password."""
    PAYMENT_PASSWORD_WRONG: Final = "payment_password_wrong"
    """The payment password is wrong; data.attempts_left says how many tries remain."""
    CART_LINE_SHORT_OF_STOCK: Final = "cart_line_short_of_stock"
    """A cart line asks for more than there is."""
    FAVORITE_REMOVE_FAILED: Final = "favorite_remove_failed"
    """The favorite could not be removed."""
    ALREADY_FAVORITE: Final = "already_favorite"
    """The product is a favorite already."""
    PHONE_NOT_REGISTERED: Final = "phone_not_registered"
    """The phone is not registered."""
    ORDER_SPLIT_FAILED: Final = "order_split_failed"
    """The order could not be split."""
    CART_UPDATE_FAILED: Final = "cart_update_failed"
    """The cart could not be updated."""
    CAPTCHA_WRONG: Final = "captcha_wrong"
    """The captcha answer is wrong, used or expired."""
    CURRENCY_CHANGED: Final = "currency_changed"
    """Currency or rate changed since settlement."""


class FavoritesAddType:
    """Kind of favorite: always 1, a product; 1 when missing."""

    PRODUCT: Final = 1
    """Products."""


class FavoritesListType:
    """Kind of favorite: 1 products, 2 shops."""

    PRODUCTS: Final = 1
    """Products."""
    SHOPS: Final = 2
    """Shops."""


class HomeBlockProductsSType:
    """Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member products."""

    NEW: Final = 1
    """New."""
    HOT: Final = 2
    """Hot."""
    RECOMMENDED: Final = 3
    """Recommended."""
    BLOCK: Final = 6
    """A block."""


class InvoiceHeaderKind:
    """Party of the invoice: 1 company, 2 person."""

    COMPANY: Final = 1
    """Company."""
    PERSON: Final = 2
    """Person."""


class InvoiceHeaderKindSent:
    """Party of the invoice: 1 company, 2 person."""

    COMPANY: Final = 1
    """Company."""
    PERSON: Final = 2
    """Person."""


class InvoicesListStatus:
    """State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop."""

    APPLIED: Final = 1
    """Requested."""
    COMPLETED: Final = 2
    """Issued."""
    REVOKED: Final = 3
    """Revoked by the customer or refused by the shop."""


class InvoicesSaveHeaderIsDefault:
    """1 makes the title the default."""

    FURTHER: Final = 0
    """Leaves the default title as it is."""
    DEFAULT: Final = 1
    """Makes the title the default."""


class MembershipOrderMemberType:
    """Plan: 1 month, 2 quarter, 3 year."""

    MONTH: Final = 1
    """Month."""
    QUARTER: Final = 2
    """Quarter."""
    YEAR: Final = 3
    """Year."""


class OrderAfterSales:
    """Lines of the order with an open after-sale: 0 none, 1 some, 2 all."""

    NONE: Final = 0
    """None."""
    SOME: Final = 1
    """Some."""
    ALL: Final = 2
    """All."""


class OrderKind:
    """Kind of order. GM regular, MS flash sale."""

    ORDINARY: Final = "GM"
    """Regular order."""
    FLASH_SALE: Final = "MS"
    """Flash sale."""
    VIRTUAL: Final = "VI"
    """Virtual goods. Sent by other or older servers only."""
    TIMED_DISCOUNT: Final = "FS"
    """Timed discount. Sent by other or older servers only."""
    POINTS: Final = "IN"
    """Points exchange. Sent by other or older servers only."""
    POINTS_OLD: Final = "integral"
    """Points exchange, the former spelling. Sent by other or older servers only."""
    GROUP: Final = "PT"
    """Group purchase. Sent by other or older servers only."""
    GROUP_STARTED: Final = "KT"
    """Group purchase, started by the customer. Sent by other or older servers only."""
    GROUP_OLD: Final = "pt"
    """Group purchase, the former spelling. Sent by other or older servers only."""
    PRESALE: Final = "PS"
    """Presale. Sent by other or older servers only."""
    DISTRIBUTION: Final = "FX"
    """Distribution. Sent by other or older servers only."""
    LIVE_SALE: Final = "ZB"
    """Live sale. Sent by other or older servers only."""
    AUCTION: Final = "JP"
    """Auction. Sent by other or older servers only."""
    MEMBERSHIP: Final = "DJ"
    """Membership. Sent by other or older servers only."""
    RECHARGE: Final = "CZ"
    """Recharge. Sent by other or older servers only."""
    BARGAIN: Final = "KJ"
    """Bargain. Sent by other or older servers only."""


class OrderStatus:
    """State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed."""

    UNPAID: Final = 0
    """Unpaid."""
    PAID: Final = 1
    """Paid and not shipped."""
    SHIPPED: Final = 2
    """Shipped."""
    TO_BE_COMMENTED: Final = 3
    """To be reviewed. Sent by other or older servers only."""
    RETURNED: Final = 4
    """Returned. Sent by other or older servers only."""
    COMPLETED: Final = 5
    """Completed."""
    INVALID: Final = 6
    """Invalid. Sent by other or older servers only."""
    CLOSED: Final = 7
    """Closed."""
    EVALUATED: Final = 8
    """Reviewed. Sent by other or older servers only."""
    SETTLED: Final = 12
    """Settled. Sent by other or older servers only."""


class OrdersListOrderType:
    """State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or missing. The
    misspelling is part of the protocol.
    """

    ALL: Final = ""
    """All orders."""
    UNPAID: Final = "payment"
    """Unpaid."""
    TO_SHIP: Final = "send"
    """To ship."""
    TO_RECEIVE: Final = "receipt"
    """To receive."""
    TO_REVIEW: Final = "evaluete"
    """To review."""


class PaymentType:
    """Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay."""

    WALLET: Final = "wallet_pay"
    """Wallet."""
    ALIPAY: Final = "pc_alipay"
    """Alipay."""
    WECHAT: Final = "pc_wechat"
    """WeChat Pay."""


class PaymentsPayFromWalletType:
    """Payment method: always `wallet_pay`."""

    WALLET: Final = "wallet_pay"
    """Wallet."""


class PaymentsQrCodeType:
    """Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay."""

    ALIPAY: Final = "pc_alipay"
    """Alipay."""
    WECHAT: Final = "pc_wechat"
    """WeChat Pay."""


class PointsListType:
    """Records: 1 gained, 2 used, 3 expired."""

    GAINED: Final = 1
    """Gained."""
    USED: Final = 2
    """Used."""
    EXPIRED: Final = 3
    """Expired."""


class PointsRecordType:
    """Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the
    mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a
    member, 13 frozen, 14 released, or returned after an after-sale.
    """

    SIGN_IN: Final = 0
    """Sign-in."""
    SPENT: Final = 1
    """Spent."""
    FIRST_FOLLOW: Final = 2
    """First followed shop."""
    GIVEN_TO_FRIEND: Final = 3
    """Given to a friend."""
    RECEIVED_FROM_FRIEND: Final = 4
    """Received from a friend."""
    TAKEN_BY_MALL: Final = 5
    """Debited by the mall."""
    GIVEN_BY_MALL: Final = 6
    """Credited by the mall."""
    LOTTERY: Final = 7
    """Lottery."""
    SHOPPING: Final = 8
    """Purchase reward."""
    UPGRADE: Final = 9
    """Upgrade reward."""
    EXPIRED: Final = 10
    """Expired."""
    MEMBERSHIP: Final = 11
    """Membership opened."""
    BIRTHDAY: Final = 12
    """Birthday of a member."""
    FROZEN: Final = 13
    """Frozen."""
    RELEASED: Final = 14
    """Released, or returned after an after-sale."""


class ProductStatus:
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended."""

    WAITING: Final = 1
    """Not yet on sale."""
    ON_SALE: Final = 2
    """On sale."""
    OFF_SHELF: Final = 3
    """Off the shelf."""
    VIOLATION: Final = 4
    """Removed for a violation."""
    SUPPLY_CUT: Final = 5
    """Supply ended."""


class ReceiveState:
    """Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used.
    Visitors get 1 or 3.
    """

    RECEIVE: Final = 1
    """The coupon can be received."""
    USE: Final = 2
    """Received and unused."""
    GONE: Final = 3
    """All coupons are gone."""
    USED: Final = 4
    """Already used."""


class ReviewStage:
    """Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left."""

    HIDDEN: Final = 0
    """None yet."""
    TO_REVIEW: Final = 1
    """Write a review."""
    TO_APPEND: Final = 2
    """Write a follow-up."""
    FINISHED: Final = 3
    """None left."""


class ReviewsAddAnonymous:
    """1 hides the name and picture of the customer. A follow-up inherits the setting of the review."""

    NAMED: Final = 0
    """Shows the name and picture of the customer."""
    ANONYMOUS: Final = 1
    """Hides the name and picture of the customer."""


class ReviewsListLinesType:
    """0 lists lines waiting for a review, 5 all lines of the order; 0 when missing."""

    TO_REVIEW: Final = 0
    """Lines waiting for a review."""
    ALL: Final = 5
    """All lines of the order."""


class ReviewsListMoreType:
    """Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing."""

    ALL: Final = 0
    """All."""
    WITH_PICTURES: Final = 1
    """With pictures."""
    WITH_FOLLOW_UP: Final = 2
    """With a follow-up."""


class ReviewsListType:
    """Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing."""

    ALL: Final = 0
    """All."""
    GOOD: Final = 1
    """Good."""
    MEDIUM: Final = 2
    """Medium."""
    BAD: Final = 3
    """Bad."""
    WITH_PICTURES: Final = 4
    """With pictures."""
    WITH_FOLLOW_UP: Final = 5
    """With a follow-up."""


class ShopState:
    """Shop state: 0 not open, 1 open, 2 temporarily closed."""

    NOT_OPEN: Final = 0
    """Not open."""
    OPEN: Final = 1
    """Open."""
    CLOSED_FOR_NOW: Final = 2
    """Temporarily closed."""


class ShopsApplyShopNature:
    """Applicant: 0 person, 1 enterprise."""

    PERSON: Final = 0
    """Person."""
    ENTERPRISE: Final = 1
    """Enterprise."""


class ShopsShowSort:
    """0 ascending, 1 descending; `volume` is always descending."""

    ASCENDING: Final = 0
    """Ascending."""
    DESCENDING: Final = 1
    """Descending."""


class SlotState:
    """State of the slot at `server_time`: 0 over, 1 running, 2 upcoming."""

    FINISHED: Final = 0
    """Over."""
    RUNNING: Final = 1
    """Running."""
    WAITING: Final = 2
    """Upcoming."""


class WalletRecordType:
    """Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12
    activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8
    activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed.
    """

    RECHARGE: Final = 1
    """Recharge."""
    RECHARGE_BY_MALL: Final = 2
    """Recharge by the mall."""
    COMMISSION: Final = 3
    """Commission."""
    ORDER_REFUND: Final = 4
    """Order refund."""
    SHOP_DEPOSIT_RETURNED: Final = 5
    """Shop deposit returned."""
    DEDUCTION_BY_MALL: Final = 6
    """Deduction by the mall."""
    ORDER_PAYMENT: Final = 7
    """Order payment."""
    ACTIVITY_JOINED: Final = 8
    """Activity entry."""
    MEMBERSHIP_OPENED: Final = 9
    """Membership opened."""
    SHOP_DEPOSIT_PAID: Final = 10
    """Shop deposit paid."""
    WITHDRAWAL: Final = 11
    """Withdrawal."""
    ACTIVITY_REFUND: Final = 12
    """Activity refund."""
    MEMBERSHIP_RENEWED: Final = 13
    """Membership renewed."""
    WITHDRAWAL_RETURNED: Final = 14
    """Refused withdrawal returned."""
    LIVE_COMMISSION: Final = 42
    """Live show commission."""


class WalletSaveCardIsDefault:
    """1 makes the card the default."""

    FURTHER: Final = 0
    """Leaves the default card as it is."""
    DEFAULT: Final = 1
    """Makes the card the default."""


class WalletSetDefaultCardIsDefault:
    """Always 1."""

    DEFAULT: Final = 1
    """Makes the card the default."""


class WalletShowDay:
    """Period in days up to now; 7 when missing."""

    WEEK: Final = 7
    """7 days."""
    MONTH: Final = 30
    """30 days."""
    QUARTER: Final = 90
    """90 days."""
    HALF_YEAR: Final = 183
    """183 days."""
    YEAR: Final = 365
    """365 days."""


class WalletShowType:
    """Records: 1 credits, 2 debits."""

    INCOME: Final = 1
    """Credits."""
    EXPENSE: Final = 2
    """Debits."""


class WalletShowTypeName:
    """Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit returned. Debits, 5
    membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. Numbered
    differently from `type` of a record.
    """

    ALL: Final = 0
    """All records."""
    RECHARGE: Final = 1
    """Recharge."""
    REFUND: Final = 2
    """Refund."""
    COMMISSION: Final = 3
    """Commission."""
    MEMBERSHIP_OPENED: Final = 5
    """Membership opened."""
    MEMBERSHIP_RENEWED: Final = 6
    """Membership renewed."""
    ORDER_PAID: Final = 7
    """Order paid."""
    WITHDRAWAL: Final = 8
    """Withdrawal."""
    PRESALE_DEPOSIT: Final = 10
    """Presale deposit."""
    SHOP_DEPOSIT_PAID: Final = 11
    """Shop deposit paid."""
    SHOP_DEPOSIT_RETURNED: Final = 12
    """Shop deposit returned."""


class WalletWithdrawWithdrawStatus:
    """Destination: 1 bank card, 2 WeChat."""

    BANK_CARD: Final = 1
    """Bank card."""
    WECHAT: Final = 2
    """WeChat."""
