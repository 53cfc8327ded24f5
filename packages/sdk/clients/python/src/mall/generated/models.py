# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""The types of requests and responses: plain JSON. Amounts are decimal strings, "128.00"."""

from __future__ import annotations

from decimal import Decimal
from typing import Dict, List, Literal, TypedDict, Union, final

from .._typing import NotRequired

__all__ = [
    "AboutPage",
    "AccessId",
    "AccountHome",
    "AccountName",
    "AccountProfileStateData",
    "AccountSummary",
    "Address",
    "AddressForm",
    "AddressesListData",
    "AfterSaleDetails",
    "AfterSaleEvent",
    "AfterSaleForm",
    "AfterSaleKind",
    "AfterSaleKindSent",
    "AfterSaleLine",
    "AfterSaleList",
    "AfterSaleOptions",
    "AfterSaleParcel",
    "AfterSaleRow",
    "AfterSaleState",
    "Agreement",
    "AmountSeen",
    "ApplicationState",
    "AppliedAfterSale",
    "Attribute",
    "AttributeRow",
    "AttributeValue",
    "BankCard",
    "BankCardDetails",
    "BankCardNumber",
    "Banner",
    "BasicConfiguration",
    "BillableOrder",
    "BillableOrderList",
    "Block",
    "BlockGoodsList",
    "BlockListProduct",
    "BlockProduct",
    "BooleanFlag",
    "BrandFilter",
    "BuyNowPart",
    "Captcha",
    "CaptchaAnswer",
    "CaptchaText",
    "CaptchaToken",
    "Cart",
    "CartAddData",
    "CartCoupon",
    "CartGroup",
    "CartLine",
    "CartUpdateCart",
    "CatalogLabelledData",
    "CatalogRecommendData",
    "CatalogSearchHistoryData",
    "CatalogSearchProductsData",
    "CatalogSearchShopsData",
    "CentreCoupon",
    "ClassFilter",
    "CodeRequested",
    "Consignee",
    "ConsigneeDialCode",
    "ConsigneePhone",
    "ContentTab",
    "Country",
    "CountryNumber",
    "CouponBenefit",
    "CouponScope",
    "CouponsListData",
    "CouponsListForProductData",
    "CouponsListForShopData",
    "CouponsListOwnData",
    "Courier",
    "Couriers",
    "Csv",
    "Currency",
    "CurrencySymbol",
    "DateTime",
    "DefaultFlag",
    "DefaultInvoiceHeader",
    "DeliveryKind",
    "DialCode",
    "Discount",
    "EmailField",
    "ExchangeRate",
    "FavoriteProduct",
    "FavoriteShop",
    "FavoritesAddData",
    "FavoritesListData",
    "FavoritesListProductsData",
    "FavoritesListShopsData",
    "FavoritesListSimilarData",
    "Flag",
    "FlashItem",
    "FlashOffer",
    "FlashSale",
    "FlashSlot",
    "FooterLink",
    "FooterPromise",
    "FoundShop",
    "FreeRegion",
    "HomeBlockProductsData",
    "HomeBlocksData",
    "HomePage",
    "Html",
    "IntLike",
    "InvalidCartLine",
    "Invoice",
    "InvoiceHeader",
    "InvoiceHeaderKind",
    "InvoiceHeaderKindSent",
    "InvoiceHeaderList",
    "InvoiceList",
    "LatestWithdrawal",
    "LineSkus",
    "LineToReview",
    "LoginPassword",
    "MallConfig",
    "MallCouponChoice",
    "MallLanguage",
    "MemberPage",
    "MemberPageUserInfo",
    "MemberProduct",
    "MembershipBenefit",
    "MembershipCoupon",
    "MembershipOffer",
    "MembershipOfferMemberConfig",
    "MembershipOrder",
    "MembershipPlan",
    "MembershipProductsData",
    "MembershipPurchase",
    "MessageDetails",
    "MessagePage",
    "MessageRow",
    "MessagesShowData",
    "MiniCartLine",
    "Money",
    "MoneyNumber",
    "MoneyRange",
    "NewPaymentPassword",
    "Nothing",
    "Notice",
    "OfferedCoupon",
    "OrderAfterSales",
    "OrderChild",
    "OrderCounts",
    "OrderDetails",
    "OrderDetailsLogistics",
    "OrderInvoice",
    "OrderKind",
    "OrderLine",
    "OrderList",
    "OrderRecord",
    "OrderRefund",
    "OrderRow",
    "OrderStatus",
    "OrderToPay",
    "OwnCoupon",
    "OwnPhone",
    "OwnReview",
    "PageSize",
    "PaidState",
    "Parcel",
    "ParcelContent",
    "ParcelEvent",
    "ParcelList",
    "PaymentMethods",
    "PaymentType",
    "PaymentsPayFromWalletOrderList",
    "PhoneField",
    "PhoneNumber",
    "PhoneOrMasked",
    "PhoneProof",
    "PickupCode",
    "PickupLine",
    "PickupPlace",
    "PickupStore",
    "Place",
    "PlacedOrder",
    "PluginStatus",
    "PointsPage",
    "PointsRecord",
    "PointsRecordType",
    "PostalCode",
    "PriceLimits",
    "Product",
    "ProductCard",
    "ProductClass",
    "ProductCoupon",
    "ProductLabel",
    "ProductPage",
    "ProductPageSharingSettings",
    "ProductShop",
    "ProductStatus",
    "Profile",
    "ProofOfWork",
    "Reason",
    "ReceiveState",
    "RecentOrder",
    "RechargeForm",
    "RechargeFormDefaultpayment",
    "RechargeFormPayment",
    "RecommendedProduct",
    "Region",
    "RegisterPage",
    "Registered",
    "RelatedProduct",
    "Reply",
    "ReplyToReply",
    "ReturnAddress",
    "ReturnAddressOfRow",
    "Review",
    "ReviewDetail",
    "ReviewPicture",
    "ReviewStage",
    "Reviews",
    "ReviewsListLinesData",
    "ReviewsListMoreData",
    "ReviewsListRepliesData",
    "ReviewsShowData",
    "ReviewsShowOwnData",
    "SearchResult",
    "SearchWord",
    "Security",
    "SentCode",
    "Settlement",
    "SettlementAddress",
    "SettlementDefaultpayment",
    "SettlementLine",
    "SettlementShop",
    "Shell",
    "ShellConfigurationData",
    "ShopApplication",
    "ShopClass",
    "ShopCouponChoice",
    "ShopPage",
    "ShopProduct",
    "ShopState",
    "ShopsAgreementData",
    "ShopsApplicationData",
    "ShopsListClassesData",
    "ShopsListStoresData",
    "ShopsStatusData",
    "SignedIn",
    "SimilarTo",
    "Sku",
    "SkuAttribute",
    "SlotState",
    "Store",
    "StreetAddress",
    "Text",
    "UploadedPicture",
    "UploadsAddData",
    "Url",
    "Wallet",
    "WalletBankOfCardData",
    "WalletRecord",
    "WalletRecordType",
    "WalletVerifyStoreBankData",
    "WithdrawalForm",
    "Writing",
]

AccessId = str
"""Opaque session token. Keep it secret."""
AccountName = str
"""Account name for signing in, letters and digits. Must be unique."""
AfterSaleKind = Literal[1, 2, 3]
"""Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3 Exchange."""
AfterSaleKindSent = Literal[1, 2, 3]
"""Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3 Exchange."""
AfterSaleState = Literal[0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 100]
"""State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2 Return
refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the goods
had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
"""
AmountSeen = Union[str, Decimal]
"""Amount in yuan as the customer saw or entered it."""
ApplicationState = Literal[0, 1, 2, 3]
"""State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. Values: 0 None; 1 In review; 2 Approved; 3
Rejected.
"""
BankCardNumber = str
"""Complete card number, 16 to 19 digits without spaces and without a leading 0."""
BooleanFlag = Literal[True, False]
"""Boolean. The gateway sends true or false."""
CaptchaAnswer = str
"""Text shown in the captcha image, or the solution of its proof of work."""
CaptchaText = str
"""Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it."""
CaptchaToken = str
"""Captcha token, the `code` returned by `mall.Login.getCode`."""
Consignee = str
"""Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names."""
ConsigneeDialCode = str
"""Country dial code of the consignee's phone, for example `86`; 86 when missing."""
ConsigneePhone = str
"""Phone number of the consignee without dial code."""
CountryNumber = int
"""ISO 3166-1 numeric code of the country."""
CouponBenefit = Literal[1, 2, 3, 4, 5]
"""Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
amount off; 3 Percentage off; 4 Gift for members; 5 Product.
"""
CouponScope = Literal[1, 2, 3, 4]
"""Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases. Values: 1 All goods; 2
Selected products; 3 Selected classes; 4 Membership purchases.
"""
Csv = str
"""Values joined by commas ("1,2,5"); empty for none."""
CurrencySymbol = str
"""Symbol shown before amounts."""
DateTime = str
"""Time in China Standard Time (UTC+08:00) as "2026-11-21 14:05:00"; empty for none."""
DefaultFlag = Literal[0, 1]
"""1 makes the address the default, 0 adds it as a further one. Values: 0 Adds the address as a further one; 1 Makes the address the
default.
"""
DefaultInvoiceHeader = Union["InvoiceHeader", "Nothing"]
"""Default invoice title, or an empty object when the customer has none."""
DeliveryKind = Literal[0, 1, 2, 3, 4]
"""Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with verification; 4 Virtual goods without
verification.
"""
DialCode = str
"""Country dial code of the phone, for example `86`; 86 when missing or empty."""
Discount = str
"""Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is
not a percentage coupon.
"""
EmailField = str
"""E-mail address; empty when a phone number is used instead."""
ExchangeRate = float
"""Factor from the stored amounts to the displayed currency; 1 for the default currency."""
Flag = Literal[0, 1]
"""Flag. The gateway sends 1 or 0."""
FreeRegion = str
"""Province, state or city outside the region tree, as free text."""
Html = str
"""HTML without scripts, styles or event handlers; texts in it are escaped."""
IntLike = int
"""Whole number. The gateway sends a number."""
InvoiceHeaderKind = Literal[1, 2]
"""Party of the invoice: 1 company, 2 person. Values: 1 Company; 2 Person."""
InvoiceHeaderKindSent = Literal[1, 2]
"""Party of the invoice: 1 company, 2 person. Values: 1 Company; 2 Person."""
LoginPassword = str
"""Login password without spaces."""
Money = str
"""Amount in yuan. The gateway sends a decimal string with two places ("128.00")."""
MoneyNumber = str
"""Amount in yuan. The gateway sends a decimal string with two places ("128.00")."""
MoneyRange = str
"""Amount in yuan, or the lowest and highest amount joined by a hyphen ("128.00-218.00")."""
NewPaymentPassword = str
"""New payment password, exactly six digits."""
OrderAfterSales = Literal[0, 1, 2]
"""Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All."""
OrderKind = Union[Literal["GM", "MS", "VI", "FS", "IN", "integral", "PT", "KT", "pt", "PS", "FX", "ZB", "JP", "DJ", "CZ", "KJ"], str]
"""Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods; "FS" Timed discount; "IN"
Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase, started by the customer;
"pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ" Membership; "CZ"
Recharge; "KJ" Bargain.
"""
OrderStatus = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 12]
"""State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1 Paid and not shipped; 2
Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
"""
OwnPhone = str
"""Bound phone of the signed-in customer without dial code, complete or masked (`138****0001`) as other responses return it."""
PageSize = int
"""Rows per page. Values above the maximum are lowered to it."""
PaymentType = Union[Literal["wallet_pay", "pc_alipay", "pc_wechat"], str]
"""Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. Values: "wallet_pay" Wallet; "pc_alipay" Alipay;
"pc_wechat" WeChat Pay.
"""
PhoneField = str
"""Phone number without dial code; empty when an e-mail address is used instead."""
PhoneNumber = str
"""Phone number without dial code, digits only."""
PhoneOrMasked = str
"""Phone number without dial code, complete or masked (`138****0001`); empty for none."""
Place = List[str]
"""Province, city and district, in this order, as the `value`s of the region tree."""
PointsRecordType = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
"""Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the mall,
6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a member, 13
frozen, 14 released, or returned after an after-sale. Values: 0 Sign-in; 1 Spent; 2 First followed shop; 3 Given to a friend; 4
Received from a friend; 5 Debited by the mall; 6 Credited by the mall; 7 Lottery; 8 Purchase reward; 9 Upgrade reward; 10 Expired; 11
Membership opened; 12 Birthday of a member; 13 Frozen; 14 Released, or returned after an after-sale.
"""
PostalCode = str
"""Postal code."""
PriceLimits = str
"""Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500` alone means at least
1500.
"""
ProductStatus = Literal[1, 2, 3, 4, 5]
"""Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale; 2 On
sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
"""
Reason = str
"""Reason for the application, up to 200 words, with at least one letter or digit. Words are separated by spaces; each Chinese character
counts as one word.
"""
ReceiveState = Literal[1, 2, 3, 4]
"""Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors
get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4 Already used.
"""
ReviewStage = Literal[0, 1, 2, 3]
"""Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. Values: 0 None yet; 1 Write a review; 2 Write
a follow-up; 3 None left.
"""
SentCode = str
"""Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts."""
ShopState = Literal[0, 1, 2]
"""Shop state: 0 not open, 1 open, 2 temporarily closed. Values: 0 Not open; 1 Open; 2 Temporarily closed."""
SlotState = Literal[0, 1, 2]
"""State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. Values: 0 Over; 1 Running; 2 Upcoming."""
StreetAddress = str
"""Street, house number and floor."""
Text = str
"""Single-line text in the language of the request."""
UploadedPicture = str
"""Picture uploaded by the caller, as its path or as the URL returned by `mall.Product.uploadImgs`. The query string is ignored."""
Url = str
"""Absolute URL, or a path on the gateway's origin ("/media/…"); empty for none."""
WalletRecordType = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 42]
"""Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12 activity
refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8 activity entry, 9
membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. Values: 1 Recharge; 2 Recharge by the mall; 3
Commission; 4 Order refund; 5 Shop deposit returned; 6 Deduction by the mall; 7 Order payment; 8 Activity entry; 9 Membership opened;
10 Shop deposit paid; 11 Withdrawal; 12 Activity refund; 13 Membership renewed; 14 Refused withdrawal returned; 42 Live show
commission.
"""
Writing = str
"""Plain text of a customer or shop, possibly with several lines; empty for none."""

class AboutPage(TypedDict):
    """Information page of the mall."""

    content: Html
    """Page body; empty when the page has not been written yet."""


class AccountHome(TypedDict):
    """Account overview of the signed-in customer."""

    user: AccountSummary
    """Customer, balance, points and coupons."""
    dfk_num: IntLike
    """Number of unpaid orders."""
    dfh_num: IntLike
    """Number of orders paid but not shipped."""
    dsh_num: IntLike
    """Number of orders shipped but not received."""
    dpj_num: IntLike
    """Number of received orders with lines to review."""
    th: IntLike
    """Number of after-sales still in progress."""
    order_list: List[RecentOrder]
    """Newest orders, newest first."""


class AccountProfileStateData(TypedDict):
    """Profile state."""

    haveAllUserInfo: Flag
    """1 when profile fields are missing, 0 when the profile is complete; the opposite of the name."""


class AccountSummary(TypedDict):
    """The signed-in customer with balance, points and coupons."""

    headimgurl: Url
    """Profile picture; empty for the default picture."""
    user_name: Text
    """Name shown to other customers."""
    money: Money
    """Wallet balance. In yuan."""
    score: IntLike
    """Points available to spend."""
    coupon_num: IntLike
    """Number of usable coupons."""


class Address(TypedDict):
    """Delivery address of the signed-in customer."""

    id: IntLike
    """Address id, passed as `addr_id` or `address_id`."""
    name: Text
    """Name of the consignee."""
    tel: Text
    """Phone number of the consignee without dial code."""
    sheng: Text
    """Province or state."""
    city: Text
    """Name of the city in the delivery address."""
    quyu: Text
    """District; empty for addresses without a region from the region tree."""
    region: NotRequired[Text]
    """Province, city and district as one text in the language of the request. The separate fields always hold the stored Chinese names."""
    address: Text
    """Street, house number and floor."""
    is_default: Flag
    """1 for the default delivery address."""
    cpc: Text
    """Country dial code of the phone, for example `86`."""
    code: Text
    """Postal code; empty when not given."""
    country_code: NotRequired[Text]
    """Same value as `cpc`, for older clients."""
    street_address: NotRequired[Text]
    """Same value as `address`, for older clients."""
    address_xq: NotRequired[Text]
    """Region and street address as one text."""


class AddressForm(TypedDict):
    """Address to edit, with the region values that preselect the region tree. The field names differ by level in the product family's
    protocol.
    """

    province: Text
    """Province as the `value` of the region tree."""
    city_id: Text
    """City as the `value` of the region tree."""
    county: Text
    """District as the `value` of the region tree; empty for addresses outside the tree."""
    address: Address
    """Stored address."""


class AddressesListData(TypedDict):
    """Delivery addresses."""

    adds: List[Address]
    """Addresses of the customer, the default first."""


class AfterSaleDetails(TypedDict):
    """After-sale with its state, amounts, parcels and history."""

    id: NotRequired[IntLike]
    """After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement."""
    re_type: AfterSaleKind
    """Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3 Exchange."""
    r_type: AfterSaleState
    """State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
    refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
    refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2 Return
    refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
    refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the
    goods had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
    """
    order_id: NotRequired[IntLike]
    """Id of the order that holds the line."""
    sNo: Text
    """Order number."""
    re_time: DateTime
    """Time of the application."""
    re_apply_money: Money
    """Requested refund; 0.00 for an exchange. In yuan."""
    real_money: NotRequired[Money]
    """Refunded amount; 0.00 before the refund and for an exchange. In yuan."""
    pay_type: NotRequired[Union[Literal["wallet_pay", "pc_alipay", "pc_wechat"], str]]
    """How the order was paid, and so where a refund goes."""
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    content: str
    """Reason given by the customer."""
    re_photo: List[Url]
    """Evidence pictures uploaded by the customer."""
    audit_time: DateTime
    """Time the shop decided; empty before."""
    suggestive_language: Text
    """Advice for the next step of the customer, in the language of the request."""
    r_content: NotRequired[Text]
    """Reason of the shop for refusing; empty otherwise."""
    express: Text
    """Courier of the parcel in transit, in either direction; empty when there is none."""
    express_num: Text
    """Tracking number of the parcel in transit; empty when there is none."""
    return_info: NotRequired[AfterSaleParcel]
    """Parcel in which the customer sent the goods back; absent before that."""
    send_info: NotRequired[AfterSaleParcel]
    """Parcel sent by the shop with a replacement or with refused goods; absent before that."""
    expire_time: NotRequired[DateTime]
    """Deadline for sending the goods back or confirming the replacement; empty in every other state."""
    store_info: NotRequired[ReturnAddress]
    """Where to send the goods back."""
    record: NotRequired[List[AfterSaleEvent]]
    """History of the after-sale, newest step first."""
    list: List[AfterSaleLine]
    """Order lines of the after-sale."""


class AfterSaleEvent(TypedDict):
    """Step in the history of an after-sale."""

    time: DateTime
    """Time of the step."""
    r_type: AfterSaleState
    """State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
    refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
    refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2 Return
    refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
    refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the
    goods had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
    """
    content: str
    """Description of the step, in the language of the request."""


class AfterSaleForm(TypedDict):
    """Data for the after-sale application form."""

    refund_price: Money
    """Highest refundable amount over the lines. In yuan."""
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    orderType: NotRequired[OrderKind]
    """Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods; "FS" Timed discount;
    "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase, started by the
    customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ"
    Membership; "CZ" Recharge; "KJ" Bargain.
    """
    self_lifting: NotRequired[DeliveryKind]
    """Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
    verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with verification; 4 Virtual goods
    without verification.
    """
    status: NotRequired[Flag]
    """1 when the order has been shipped."""
    refundAmt: NotRequired[Flag]
    """1 when a refund without return is allowed."""
    refundGoodsAmt: NotRequired[Flag]
    """1 when a return with refund is allowed."""
    refundGoods: NotRequired[Flag]
    """1 when an exchange is allowed."""
    list: List[AfterSaleLine]
    """Order lines of the application."""


class AfterSaleLine(TypedDict):
    """Order line of an after-sale or of an application."""

    id: IntLike
    """Order line id, passed as `order_details_id`."""
    p_id: NotRequired[IntLike]
    """Product id."""
    image: Url
    """Main image of the product."""
    p_name: Text
    """Product name as shown to shoppers, in the language of the request."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    p_price: Money
    """Price per piece when the order was placed. In yuan."""
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    num: IntLike
    """Quantity in pieces."""
    refund: NotRequired[Flag]
    """1 when this line allows an application; lines with 0 are not to be offered."""


class AfterSaleList(TypedDict):
    """Page of the customer's after-sales, newest first."""

    total: IntLike
    """Number of after-sales over all pages."""
    list: List[AfterSaleRow]
    """After-sales of the page."""


class AfterSaleOptions(TypedDict):
    """Kinds of after-sale that the given order lines allow."""

    refund: Flag
    """1 when any application is allowed. Each kind also requires this flag."""
    refundAmt: Flag
    """1 when a refund without return is allowed."""
    refundGoodsAmt: Flag
    """1 when a return with refund is allowed."""
    refundGoods: Flag
    """1 when an exchange is allowed."""
    orderType: OrderKind
    """Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods; "FS" Timed discount;
    "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase, started by the
    customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ"
    Membership; "CZ" Recharge; "KJ" Bargain.
    """
    refund_only_status: NotRequired[Flag]
    """The same as `refundAmt`, under its former name."""
    return_refund_status: NotRequired[Flag]
    """The same as `refundGoodsAmt`, under its former name."""
    exchange_goods_status: NotRequired[Flag]
    """The same as `refundGoods`, under its former name."""
    list: List[AfterSaleLine]
    """The given order lines."""


class AfterSaleParcel(TypedDict):
    """Parcel of an after-sale."""

    express: Text
    """Courier name."""
    express_num: Text
    """Tracking number."""


class AfterSaleRow(TypedDict):
    """After-sale in a list."""

    id: IntLike
    """After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement."""
    order_id: IntLike
    """Order that the after-sale belongs to."""
    sNo: Text
    """Order number."""
    shop_id: NotRequired[IntLike]
    """Id of the shop that sold the product."""
    shop_name: Text
    """Name of the shop that sold the product."""
    shop_logo: NotRequired[Url]
    """Logo of the shop; empty when there is none."""
    detailId: IntLike
    """Order line id, passed to `mall.Order.returnDetails` as `orderDetailId`."""
    goodsId: IntLike
    """Product id."""
    pid: IntLike
    """Product id again, passed to `mall.Order.getExpress`."""
    imgurl: Url
    """Main image of the product."""
    p_name: Text
    """Product name as shown to shoppers, in the language of the request."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    p_price: NotRequired[Money]
    """Price per piece when the order was placed. In yuan."""
    num: NotRequired[IntLike]
    """Quantity in pieces."""
    re_apply_money: Money
    """Requested refund; 0.00 for an exchange. In yuan."""
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    re_time: DateTime
    """Time of the application."""
    re_type: AfterSaleKind
    """Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3 Exchange."""
    r_type: AfterSaleState
    """State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
    refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
    refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2 Return
    refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
    refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the
    goods had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
    """
    prompt: NotRequired[Text]
    """Message of the shop with its decision; empty before."""
    return_state: NotRequired[IntLike]
    """Former state code, with no information beyond `r_type`."""
    buyer: NotRequired[ReturnAddressOfRow]
    """Where to send the goods back. Present only while goods are to be sent back."""


class Agreement(TypedDict):
    """Legal text."""

    title: Text
    """Title of the text."""
    content: Html
    """Body of the text."""


class AppliedAfterSale(TypedDict):
    """Confirmation of an after-sale application."""

    sNo: Text
    """Order number."""
    time: DateTime
    """Time of the application."""
    refund_amount: Money
    """Amount refunded immediately, or to be refunded once the shop approves; 0.00 for an exchange. In yuan."""
    RefundType: NotRequired[AfterSaleState]
    """State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
    refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
    refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2 Return
    refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
    refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the
    goods had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
    """
    product_title: List[Text]
    """Names of the products in the application."""


class Attribute(TypedDict):
    """Product attribute with its values in display order."""

    id: IntLike
    """Attribute id; 0 for the neutral attribute of a product without attributes."""
    attrName: Text
    """Attribute name, for example "Size"."""
    attr: List[AttributeValue]
    """Values in display order."""


class AttributeRow(TypedDict):
    """SKU as a flat row. Every further key is an attribute name with the attribute value ("Size": "150 ml").
    Read further keys with `get`.
    """

    SkuID: IntLike
    """SKU of the row, the `cid` of a direct purchase."""
    Stock: IntLike
    """Stock in pieces."""
    Price: Money
    """Regular price per piece. In yuan."""
    Pic: Url
    """Image of the SKU."""
    vipPrice: NotRequired[Money]
    """Member price per piece. Not an attribute. In yuan."""


class AttributeValue(TypedDict):
    """Value of a product attribute."""

    id: IntLike
    """Value id; 0 for the neutral value of a product without attributes."""
    attributeValue: Text
    """Value as shown to shoppers, for example "150 ml"."""


class BankCard(TypedDict):
    """Bank card in a list."""

    id: IntLike
    """Card id."""
    Bank_name: Text
    """Name of the issuing bank."""
    Bank_card_number: Text
    """Last four digits of the card number."""
    is_default: Flag
    """1 for the default card."""


class BankCardDetails(TypedDict):
    """Bank card with its holder."""

    Bank_card_number: Text
    """Card number with the middle digits masked. It has to be entered again when the card is changed."""
    Bank_name: Text
    """Name of the issuing bank."""
    branch: Text
    """Bank branch; empty when not given."""
    Cardholder: Text
    """Name of the card holder."""
    is_default: Flag
    """1 for the default card."""


class Banner(TypedDict):
    """Banner of the home page."""

    id: IntLike
    """Banner id."""
    image: Url
    """Banner image."""
    url: Url
    """Link target; empty when the banner is not a link."""
    title: NotRequired[Text]
    """Headline in the language of the request, also the accessible name of the image."""
    subheading: NotRequired[Text]
    """Text below the headline; empty when there is none."""


class BasicConfiguration(TypedDict):
    """Basic configuration of the mall. `html_icon` takes precedence over the icon of `mall.Index.index`."""

    html_icon: Url
    """Icon of the browser tab."""
    store_name: Text
    """Name of the mall."""
    store_logo: Url
    """Logo of the mall."""
    logon_logo: Url
    """Logo of the sign-in pages."""
    copyright_information: Text
    """Copyright line of the footer."""
    record_information: Text
    """Registration number shown in the footer; empty when none is required."""
    link_to_landing_page: Url
    """Address of the start page."""
    app_logo: NotRequired[Url]
    """Logo of the mobile app; empty when there is none."""
    admin_default_portrait: NotRequired[Url]
    """Default profile picture."""
    h5_domain: NotRequired[Url]
    """Address of the mobile storefront; empty when there is none."""
    watermark_name: NotRequired[Text]
    """Watermark text for pictures; empty for none."""
    watermark_url: NotRequired[Url]
    """Address printed on pictures as a watermark; empty for none."""
    messageSaveDay: NotRequired[IntLike]
    """Days after which messages are deleted; 0 means never."""
    appLoginValid: NotRequired[IntLike]
    """Session duration of the mobile app, in hours."""


class BillableOrder(TypedDict):
    """Completed order without an invoice."""

    order_id: IntLike
    """Order that can be invoiced."""
    sNo: Text
    """Order number, passed to `mall.InvoiceInfo.applyInvoicing`."""
    shop_name: Text
    """Name of the shop that issues the invoice."""
    shop_logo: NotRequired[Url]
    """Shop logo; empty when there is none."""
    add_time: DateTime
    """Time the order was placed."""
    old_total: NotRequired[Money]
    """Amount paid including delivery. In yuan."""
    z_price: Money
    """Amount to be invoiced, without delivery and refunds. In yuan."""
    invoiceTimeout: Flag
    """1 when the deadline for requesting an invoice has passed."""


class BillableOrderList(TypedDict):
    """Page of orders without an invoice, newest first."""

    list: List[BillableOrder]
    """Orders of the page."""
    total: NotRequired[IntLike]
    """Number of orders over all pages."""


class Block(TypedDict):
    """Product block in the product panel of the header."""

    id: IntLike
    """Block id, passed to `mall.Home.getGoodsListByBlockId` as `blockId`."""
    name: Text
    """Block title in the language of the request."""
    goodsList: BlockGoodsList
    """Products of the block."""


class BlockGoodsList(TypedDict):
    """Products of the block."""

    list: List[BlockProduct]
    """Products in display order."""


class BlockListProduct(TypedDict):
    """Product in the list of a block. Label priority is expired (`recycle` 1), then off the shelf (`status` 3), then sold out (`num` 0)."""

    id: IntLike
    """Product id."""
    imgUrl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    status: ProductStatus
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale;
    2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
    """
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    num: IntLike
    """Stock over all SKUs in pieces; 0 or less means sold out."""


class BlockProduct(TypedDict):
    """Product in the product panel of the header."""

    id: IntLike
    """Product id."""
    coverUrl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""


class BrandFilter(TypedDict):
    """Brand available as a search filter."""

    brand_id: IntLike
    """Brand to filter by, passed to `mall.Index.search`."""
    brand_name: Text
    """Name shown for the brand."""


class BuyNowPart(TypedDict):
    """Part of a direct purchase. Three objects with one key each carry the product (`pid`), its SKU (`cid`) and the quantity (`num`); a
    fourth carries the flash item (`sec_id`).
    """

    pid: NotRequired[int]
    """Product id. Source: `data.list[].id` of `mall.Index.search`."""
    cid: NotRequired[int]
    """SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`."""
    num: NotRequired[int]
    """Quantity in pieces."""
    sec_id: NotRequired[int]
    """Flash item id, to buy at the flash-sale price. Source: `data.list[].id` of `plugin.sec.MallSec.home`."""


class Captcha(TypedDict):
    """Captcha, valid for 120 seconds and one attempt."""

    code: str
    """Captcha token, passed as `verificationCode`."""
    code_img: str
    """Captcha image as a `data:` URL of a PNG, 180 × 56 pixels."""
    challenge: ProofOfWork
    """Proof-of-work alternative to reading the image."""


class Cart(TypedDict):
    """Cart grouped by shop. Lines that can no longer be bought are listed separately."""

    login_status: Flag
    """1 when a customer is signed in, 0 for a visitor."""
    isVip: NotRequired[Flag]
    """1 for a member; the totals then use member prices."""
    total: IntLike
    """Number of lines that can be bought."""
    list: List[CartGroup]
    """Lines that can be bought, grouped by shop."""
    data0: List[InvalidCartLine]
    """Lines that can no longer be bought."""
    selected_num: IntLike
    """Pieces over the selected lines."""
    selected_total: Money
    """Total of the selected lines without delivery. In yuan."""


class CartAddData(TypedDict):
    """Session and cart line."""

    access_id: AccessId
    """Session token that owns the cart; a new one for a first-time visitor."""
    cart_id: IntLike
    """Cart line id."""


class CartCoupon(TypedDict):
    """Coupon campaign of the shop, offered in the cart."""

    id: IntLike
    """Campaign id, passed to `plugin.coupon.MallCoupon.receive`."""
    name: Text
    """Coupon name as shown to shoppers."""
    activity_type: CouponBenefit
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
    amount off; 3 Percentage off; 4 Gift for members; 5 Product.
    """
    money: Money
    """Discount amount; 0.00 for a percentage coupon. In yuan."""
    discount: Discount
    """Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon
    is not a percentage coupon.
    """
    expirationDate: DateTime
    """End of the campaign; empty when it has none."""
    point: Text
    """Label of the button. Decide by `point_type`, not by this text."""
    point_type: Literal[1, 2]
    """1 can be received, 2 already received by the caller."""


class CartGroup(TypedDict):
    """Cart lines of one shop."""

    shop_id: IntLike
    """Shop that sells the lines."""
    mch_name: Text
    """Shop name."""
    isOpenCoupon: NotRequired[BooleanFlag]
    """Whether the shop offers coupons."""
    coupon_list: NotRequired[List[CartCoupon]]
    """Coupon campaigns of the shop, receivable ones first."""
    list: List[CartLine]
    """Cart lines, most recently added first."""


class CartLine(TypedDict):
    """SKU in the cart."""

    id: IntLike
    """Cart line id, passed as `cart_id` or `car_id`."""
    Goods_id: IntLike
    """Product id. The capital letter is part of the protocol."""
    pro_name: Text
    """Product name as shown to shoppers, in the language of the request."""
    imgurl: Url
    """Image of the SKU."""
    price: Money
    """Current price per piece. In yuan."""
    vipPrice: NotRequired[Money]
    """Member price per piece; absent when members pay the regular price. In yuan."""
    num: IntLike
    """Quantity in pieces."""
    stock: IntLike
    """Available stock in pieces."""
    attribute_id: IntLike
    """SKU id."""
    attribute: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    selected: Flag
    """1 when the line is selected for the next order."""
    attrList: List[Attribute]
    """Attributes of the product; empty for a product with one SKU."""
    skuBeanList: List[Sku]
    """SKU of the line. `mall.Cart.djAttribute` lists the SKUs to change to."""


class CartUpdateCart(TypedDict):
    """Object of `CartUpdateCart`."""

    cart_id: int
    """Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`."""
    num: NotRequired[int]
    """New quantity in pieces; unchanged when missing."""
    selected: NotRequired[Literal[0, 1]]
    """1 selects the line, 0 deselects it; unchanged when missing. Values: 0 Deselects the line; 1 Selects the line."""


class CatalogLabelledData(TypedDict):
    """Page of products."""

    total: IntLike
    """Number of products over all pages."""
    list: List[ProductCard]
    """Products of the page."""


class CatalogRecommendData(TypedDict):
    """Recommendations."""

    list: List[RecommendedProduct]
    """Recommended products."""


class CatalogSearchHistoryData(TypedDict):
    """Search history."""

    list: List[SearchWord]
    """Search words, newest first."""


class CatalogSearchProductsData(TypedDict):
    """Response of `mall.Index.search` with `searchType` 1."""

    total: IntLike
    """Number of matching products, or shops, over all pages."""
    list: List[ProductCard]
    """Matching products; shops with `searchType` 2."""
    brand_list: List[BrandFilter]
    """Brands of the matching products before the brand filter is applied."""
    class_list: List[ClassFilter]
    """Classes of the matching products before the class filter is applied."""
    mch: NotRequired[List[FoundShop]]
    """Same shops as `list` with `searchType` 2, for older clients."""


class CatalogSearchShopsData(TypedDict):
    """Response of `mall.Index.search` with `searchType` 2."""

    total: IntLike
    """Number of matching products, or shops, over all pages."""
    list: List[FoundShop]
    """Matching products; shops with `searchType` 2."""
    brand_list: List[BrandFilter]
    """Brands of the matching products before the brand filter is applied."""
    class_list: List[ClassFilter]
    """Classes of the matching products before the class filter is applied."""
    mch: NotRequired[List[FoundShop]]
    """Same shops as `list` with `searchType` 2, for older clients."""


class CentreCoupon(TypedDict):
    """Coupon campaign in the coupon center."""

    id: IntLike
    """Campaign id, passed to `plugin.coupon.MallCoupon.receive`."""
    mch_id: IntLike
    """Id of the issuing shop; 0 for the mall."""
    name: Text
    """Coupon name; for a shop coupon prefixed with the shop name in brackets."""
    activity_type: CouponBenefit
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
    amount off; 3 Percentage off; 4 Gift for members; 5 Product.
    """
    type: CouponScope
    """Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases. Values: 1 All goods; 2
    Selected products; 3 Selected classes; 4 Membership purchases.
    """
    money: Money
    """Discount amount; 0.00 for a percentage coupon. In yuan."""
    discount: Discount
    """Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon
    is not a percentage coupon.
    """
    z_money: Money
    """Minimum value of the goods; 0.00 for none. In yuan."""
    limit: Text
    """The minimum as text, in the language of the request."""
    circulation: IntLike
    """Number of coupons issued."""
    num: IntLike
    """Number of coupons left; 9999999 or more means unlimited."""
    issue_number_type: Literal[1, 2]
    """1 unlimited, 2 limited number of coupons."""
    issue_number_type_str: Text
    """`issue_number_type` as text."""
    receive: IntLike
    """Number of coupons one customer may receive."""
    cover_map: Url
    """Campaign image; empty when there is none."""
    point: Text
    """Label of the button. Decide by `point_type`, not by this text."""
    point_type: ReceiveState
    """Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used.
    Visitors get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4 Already used.
    """
    start_time: DateTime
    """Start of the campaign."""
    end_time: DateTime
    """End of the campaign; empty when it has none."""
    day: IntLike
    """Validity in days after a coupon is received; 0 means until the end of the campaign."""
    Instructions: str
    """Terms of use. The capital letter is part of the protocol."""


class ClassFilter(TypedDict):
    """Product class available as a search filter."""

    cid: IntLike
    """Class id, passed as `class_id`."""
    pname: Text
    """Class name in the language of the request."""


class CodeRequested(TypedDict):
    """Response to a request for a verification code. An empty object; in the demo profile it holds the code."""

    demo_code: NotRequired[str]
    """Verification code itself. Sent only in the demo profile, which delivers no messages; never in production."""


class ContentTab(TypedDict):
    """Tab of the product description."""

    name: Text
    """Tab title."""
    content: Html
    """Tab body."""


class Country(TypedDict):
    """Country or region available for phone numbers and deliveries."""

    id: NotRequired[IntLike]
    """Country id."""
    name: Text
    """Name in the language of the request."""
    zh_name: NotRequired[Text]
    """Name in Chinese."""
    code2: Text
    """Dial code, passed as `cpc`. Not the ISO alpha-2 code, despite the name."""
    num3: IntLike
    """ISO 3166-1 numeric code, passed as `country_num`."""
    code: Text
    """ISO 3166-1 letter code."""
    national_flag: Url
    """URL of the flag image; empty when there is none."""
    is_show: NotRequired[Flag]
    """1 when the country can be selected."""


class CouponsListData(TypedDict):
    """Page of coupons."""

    total: IntLike
    """Number of coupons over all pages."""
    list: List[CentreCoupon]
    """Coupons of the page."""


class CouponsListForProductData(TypedDict):
    """Coupons for the product."""

    list: List[OfferedCoupon]
    """Coupons applicable to the product, receivable ones first."""


class CouponsListForShopData(TypedDict):
    """Coupons of the shop."""

    list: List[OfferedCoupon]
    """Coupons, receivable ones first."""


class CouponsListOwnData(TypedDict):
    """Coupons of the customer."""

    wsy_num: IntLike
    """Number of unused coupons."""
    ysy_num: IntLike
    """Number of used coupons."""
    ygq_num: IntLike
    """Number of expired coupons."""
    total: IntLike
    """Number of coupons in `list`."""
    list: List[OwnCoupon]
    """Coupons of the requested state."""


class Courier(TypedDict):
    """Courier service."""

    id: IntLike
    """Courier id."""
    kuaidi_name: Text
    """Courier name, passed as `kdname`."""
    type: NotRequired[Text]
    """Courier code, for example `shunfeng`."""
    is_open: NotRequired[Flag]
    """1 when the courier can be selected."""
    sort: NotRequired[IntLike]
    """Position in the list."""


class Couriers(TypedDict):
    """Couriers for sending goods back, and the return address."""

    express: List[Courier]
    """Couriers to choose from, in display order."""
    address: NotRequired[Text]
    """Full return address as one text."""
    name: NotRequired[Text]
    """Recipient at the return address."""
    phone: NotRequired[Text]
    """Phone of the recipient."""


class Currency(TypedDict):
    """Display currency."""

    currency_id: IntLike
    """Currency id, passed to `app.common.userChangeCurrency`."""
    currency_code: str
    """ISO 4217 code."""
    currency_symbol: str
    """Symbol shown before amounts."""
    exchange_rate: float
    """Factor from amounts in the default currency to this currency; 1 for the default currency."""


@final
class FavoriteProduct(TypedDict):
    """Favorite product."""

    id: IntLike
    """Favorite id, passed to `mall.AddFavorites.removeFavorites`."""
    p_id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    status: ProductStatus
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale;
    2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
    """
    num: IntLike
    """Stock over all SKUs in pieces; 0 or less means sold out."""


@final
class FavoriteShop(TypedDict):
    """Followed shop."""

    id: IntLike
    """Favorite id, passed to `mall.AddFavorites.removeFavorites`."""
    mch_id: IntLike
    """Shop id."""
    shopid: IntLike
    """Same value as `mch_id`, for older clients."""
    mch_name: Text
    """Shop name."""
    logo: Url
    """Shop logo; empty when there is none."""
    is_open: ShopState
    """Shop state: 0 not open, 1 open, 2 temporarily closed. Values: 0 Not open; 1 Open; 2 Temporarily closed."""
    collection_num: IntLike
    """Number of followers."""
    list: List[RelatedProduct]
    """Best-selling products of the shop."""
    xplist: List[RelatedProduct]
    """New products of the shop."""


class FavoritesAddData(TypedDict):
    """New favorite."""

    collection_id: IntLike
    """Favorite id, needed to remove it."""


class FavoritesListData(TypedDict):
    """Favorites of the requested kind."""

    list: List[Union[FavoriteProduct, FavoriteShop]]
    """Favorite products for `type` 1, followed shops for `type` 2."""


class FavoritesListProductsData(TypedDict):
    """Response of `mall.AddFavorites.collection` with `type` 1."""

    list: List[FavoriteProduct]
    """Favorite products for `type` 1, followed shops for `type` 2."""


class FavoritesListShopsData(TypedDict):
    """Response of `mall.AddFavorites.collection` with `type` 2."""

    list: List[FavoriteShop]
    """Favorite products for `type` 1, followed shops for `type` 2."""


class FavoritesListSimilarData(TypedDict):
    """Product with similar products."""

    product: List[SimilarTo]
    """List with exactly one element, the product."""
    list: List[RelatedProduct]
    """Similar products of the page."""
    total: IntLike
    """Number of similar products over all pages."""


class FlashItem(TypedDict):
    """Product in a flash-sale slot. Sold out when `num` is 0, otherwise over when `lefttime` is 0 or less, otherwise upcoming when
    `type` is 2, otherwise on sale.
    """

    id: IntLike
    """Flash item id, passed as `sec_id` to buy it."""
    pro_id: IntLike
    """Product id."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    imgurl: Url
    """Main image of the product."""
    logo_img: Url
    """Shop logo; empty when there is none."""
    mch_name: Text
    """Shop name."""
    size: NotRequired[Text]
    """Options of the SKU as text; empty for a product with one SKU. Absent on servers that do not send it."""
    seconds_price: Money
    """Price per piece during the slot. In yuan."""
    price: Money
    """Regular price of the SKU. In yuan."""
    num: IntLike
    """Pieces left in the slot."""
    max_num: IntLike
    """Pieces reserved for the slot; sold pieces are the difference to `num`."""
    lefttime: IntLike
    """Seconds from `server_time` to the end of the slot; negative when it is over."""
    type: SlotState
    """State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. Values: 0 Over; 1 Running; 2 Upcoming."""


class FlashOffer(TypedDict):
    """Flash-sale offer of a product. Countdowns are relative to `server_time`."""

    id: IntLike
    """Flash item id, passed as `sec_id` to buy it."""
    cid: IntLike
    """SKU id sold at the flash-sale price."""
    secPrice: Money
    """Price per piece during the slot. In yuan."""
    num: IntLike
    """Pieces left in the slot."""
    max_num: IntLike
    """Pieces reserved for the slot."""
    buyNum: IntLike
    """Pieces already bought by the caller."""
    limitNum: IntLike
    """Purchase limit per customer, in pieces."""
    canbuy: Flag
    """1 when the caller can buy now."""
    remainingTime: IntLike
    """Milliseconds until the slot ends, or until it starts if it has not started; 0 when it is over."""
    secStatus: Literal[1, 2, 3, 4, 5]
    """1 not started, 2 running, 3 ended, 4 announced, 5 sold out."""
    server_time: DateTime
    """Current time of the server."""


class FlashSale(TypedDict):
    """Flash-sale slots of the day, and a page of the products of one slot."""

    time_list: List[FlashSlot]
    """Slots of the day in order of time, from the last one of the day before to the first one of the day after; empty when there are
    none.
    """
    slot_id: IntLike
    """Id of the listed slot; 0 when there is none."""
    list: List[FlashItem]
    """Products of the listed slot."""
    count: IntLike
    """Number of products of the slot over all pages."""
    server_time: DateTime
    """Current time of the server, base of all countdowns."""


class FlashSlot(TypedDict):
    """Flash-sale slot."""

    id: IntLike
    """Slot id, passed to `plugin.sec.MallSec.home` as `id`."""
    title: Text
    """Slot name, for example "14:00"."""
    type: SlotState
    """State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. Values: 0 Over; 1 Running; 2 Upcoming."""
    starttime: DateTime
    """Start of the slot."""
    endtime: DateTime
    """End of the slot."""


class FooterLink(TypedDict):
    """Named link."""

    name: Text
    """Link text in the language of the request."""
    link: Url
    """Link target; `ow` means the official site of the brand."""


class FooterPromise(TypedDict):
    """Service promise with its icon."""

    image: Url
    """Icon of the promise."""
    title: Text
    """Headline in the language of the request."""
    subheading: Text
    """Text below the headline; empty for none."""


@final
class FoundShop(TypedDict):
    """Shop in a search result."""

    id: IntLike
    """Shop id."""
    name: Text
    """Shop name."""
    head_img: Url
    """Shop picture; empty when there is none."""
    sheng: Text
    """Province."""
    shi: Text
    """City."""
    collectionNum: IntLike
    """Number of followers."""
    pro_num: IntLike
    """Number of products on sale."""
    is_collect: Flag
    """1 when the caller follows the shop."""


class HomeBlockProductsData(TypedDict):
    """Page of products."""

    total: IntLike
    """Number of products over all pages."""
    list: List[BlockListProduct]
    """Products of the page."""


class HomeBlocksData(TypedDict):
    """Product blocks."""

    list: List[Block]
    """Blocks in display order."""


class HomePage(TypedDict):
    """Content of the home page."""

    banner: List[Banner]
    """Banners in display order."""
    coupon_list: NotRequired[List[CentreCoupon]]
    """Mall coupons on offer as a visitor sees them, at most eight."""
    list_r: List[ProductCard]
    """Hot and recommended products."""
    list_x: List[ProductCard]
    """New products."""
    list_m: List[ProductCard]
    """Products with a member price."""


class InvalidCartLine(TypedDict):
    """Cart line that can no longer be bought."""

    id: IntLike
    """Cart line id, passed as `car_id`."""
    Goods_id: IntLike
    """Product id."""
    pro_name: Text
    """Product name as shown to shoppers, in the language of the request."""
    imgurl: Url
    """Image of the SKU."""
    price: Money
    """Last known price per piece. In yuan."""
    num: IntLike
    """Quantity in pieces."""
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    goodsStatus: NotRequired[Literal[0, 1]]
    """0 sold out, 1 not on sale; absent for a deleted product."""


class Invoice(TypedDict):
    """Requested invoice."""

    id: IntLike
    """Invoice id, passed to revoke it or to request it again."""
    order_id: IntLike
    """Order that is invoiced."""
    s_no: Text
    """Order number."""
    shop_name: Text
    """Name of the shop that issues the invoice."""
    shop_logo: NotRequired[Url]
    """Shop logo; empty when there is none."""
    order_add_time: DateTime
    """Time the order was placed."""
    invoice_status: NotRequired[Literal[1, 2, 3]]
    """1 requested, 2 issued, 3 revoked by the customer or refused by the shop."""
    company_name: NotRequired[Text]
    """Name on the invoice title at the time of the request."""
    invoice_amount: Money
    """Invoiced amount. In yuan."""
    email: Text
    """E-mail address the invoice is sent to."""
    file: Url
    """URL of the issued invoice, a PDF; empty until it is issued. The URL expires after ten minutes and works only in the session of the
    owner.
    """
    reason: NotRequired[Text]
    """Reason of the shop for refusing; empty when the customer revoked the request."""
    correction: NotRequired[Flag]
    """1 when the order was refunded after this invoice was issued, and the shop has to correct it."""
    invoiceTimeout: Flag
    """1 when the deadline for requesting the invoice again has passed."""


@final
class InvoiceHeader(TypedDict):
    """Invoice title, the party an invoice is made out to."""

    id: IntLike
    """Title id, passed as `id` or `headId`."""
    type: InvoiceHeaderKind
    """Party of the invoice: 1 company, 2 person. Values: 1 Company; 2 Person."""
    company_name: Text
    """Name of the company or person."""
    company_tax_number: Text
    """Tax number; empty for a person."""
    register_address: Text
    """Registered address; empty when not given."""
    register_phone: Text
    """Registered phone; empty when not given."""
    deposit_bank: Text
    """Bank; empty when not given."""
    bank_number: Text
    """Bank account number; empty when not given."""
    is_default: Flag
    """1 for the default title."""


class InvoiceHeaderList(TypedDict):
    """Invoice titles of the customer, the default first."""

    list: List[InvoiceHeader]
    """Invoice titles."""
    total: NotRequired[IntLike]
    """Number of titles."""


class InvoiceList(TypedDict):
    """Page of the customer's invoices, newest first."""

    list: List[Invoice]
    """Invoices of the page."""
    total: NotRequired[IntLike]
    """Number of invoices over all pages."""


class LatestWithdrawal(TypedDict):
    """Latest withdrawal of the customer."""

    status: Literal[0, 1, 2]
    """0 under review, 1 paid out, 2 refused and returned to the wallet."""
    withdrawStatus: Literal[1, 2]
    """Destination: 1 bank card, 2 WeChat."""
    Bank_name: NotRequired[Text]
    """Bank name, for destination 1."""
    Bank_card_number: NotRequired[Text]
    """Last four digits of the card number, for destination 1."""
    wx_name: NotRequired[Text]
    """WeChat name, for destination 2."""
    money: Money
    """Amount debited from the wallet. In yuan."""
    fee: Money
    """Fee, included in `money`. In yuan."""
    add_date: DateTime
    """Time of the request."""
    decided_date: DateTime
    """Time of the payout or refusal; empty while under review."""


class LineSkus(TypedDict):
    """SKUs to which a cart line can be changed."""

    attribute_list: List[AttributeRow]
    """SKUs as flat rows with the attribute names as keys."""
    attrList: List[Attribute]
    """Attributes of the product with their values."""
    skuBeanList: List[Sku]
    """SKUs of the product."""


class LineToReview(TypedDict):
    """Order line that may be reviewed."""

    id: IntLike
    """Order line id, passed as `orderDetailsId` or `orderDetailId`."""
    commodityId: IntLike
    """Product id, passed as `goodsId`."""
    goodsId: IntLike
    """Same value as `commodityId`, for older clients."""
    sid: IntLike
    """SKU id, passed as `attributeId`."""
    commodityIcon: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    comments_type: ReviewStage
    """Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. Values: 0 None yet; 1 Write a review; 2
    Write a follow-up; 3 None left.
    """


class MallConfig(TypedDict):
    """Presentation settings of the mall. The field is named `mchCoupon` in the product family's protocol."""

    mallName: Text
    """Name of the mall."""
    welcomeTerm: Text
    """Greeting in the header."""
    mallLogo: Url
    """Logo of the mall."""
    mallIcon: Url
    """Icon of the browser tab."""
    authority: Url
    """Official site of the brand; empty for none."""
    APPExplain: Text
    """Text that advertises the mobile app; empty for none."""
    APPUrl: Url
    """Download address of the mobile app; empty for none."""
    H5Url: NotRequired[Url]
    """Address of the mobile storefront, for sharing; empty for none."""
    textExplain: NotRequired[Text]
    """Text shared together with an address."""
    archival: Text
    """Registration number shown in the footer; empty for none."""
    copyright: Text
    """Copyright line of the footer."""
    list: List[FooterLink]
    """Footer links in display order. The target `ow` means the official site."""
    bottoList: List[FooterPromise]
    """Service promises at the top of the footer."""
    shortcutMenu2: Csv
    """Header items of the sign-in pages: 1 home, 2 app download."""
    shortcutMenu3: Csv
    """Header items: 1 sign-in or customer, 2 orders, 3 account, 4 languages, 5 own shop, 6 messages, 7 customer service, 8 app download."""
    regionalLinks: List[FooterLink]
    """Sites of the brand for other regions."""


class MallCouponChoice(TypedDict):
    """Coupon of the mall applicable to this order. The last entry of the list means no coupon."""

    coupon_id: IntLike
    """Id of the customer's coupon; 0 for no coupon."""
    coupon_name: Text
    """Coupon name as shown to shoppers."""
    coupon_status: BooleanFlag
    """Whether this settlement uses the coupon."""
    discount_type: Union[Literal["coupon", "no_discount"], str]
    """Last value of the request field `coupon_id` to select this entry."""
    activityType: NotRequired[CouponBenefit]
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
    amount off; 3 Percentage off; 4 Gift for members; 5 Product.
    """
    money: NotRequired[Money]
    """Discount amount; 0.00 for a percentage coupon. In yuan."""
    discount: NotRequired[float]
    """Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon."""
    limitMoney: NotRequired[Money]
    """Minimum value of the goods; 0.00 for none. In yuan."""


class MallLanguage(TypedDict):
    """Language of the mall."""

    lang_code: str
    """Locale, for example `en_US`, accepted as `language` of a call."""
    lang_name: Text
    """Name of the language in that language."""


class MemberPage(TypedDict):
    """Membership of the customer and past membership purchases."""

    userInfo: MemberPageUserInfo
    """Customer and membership term."""
    memberEquity: List[MembershipBenefit]
    """Membership benefits in display order."""
    buyRecord: List[MembershipPurchase]
    """Page of paid purchases, newest first."""
    total: NotRequired[IntLike]
    """Number of purchases over all pages. Absent on some servers."""


class MemberPageUserInfo(TypedDict):
    """Customer and membership term."""

    headimgurl: Url
    """Profile picture; empty for the default picture."""
    user_name: Text
    """Name shown to other customers."""
    grade_end: DateTime
    """End of the current or last membership; empty for a customer who never was a member."""


class MemberProduct(TypedDict):
    """Product with its member price."""

    id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    vipPrice: Money
    """Lowest member price over all SKUs. In yuan."""


class MembershipBenefit(TypedDict):
    """Membership benefit."""

    icon: Url
    """Icon of the benefit; empty when there is none."""
    equityName: Text
    """Name in the language of the request."""
    englishName: Text
    """Name in English, shown below the name in other languages."""
    detail: NotRequired[Text]
    """One-line explanation in the language of the request."""


class MembershipCoupon(TypedDict):
    """Coupon of the customer for a membership purchase."""

    id: IntLike
    """Id of the customer's coupon, passed as `couponId`."""
    name: Text
    """Coupon name as shown to shoppers."""
    money: Money
    """Discount on the plan price. In yuan."""


class MembershipOffer(TypedDict):
    """Server-side pricing of a membership purchase."""

    memberConfig: MembershipOfferMemberConfig
    """Membership benefits and plans."""
    amount: Money
    """Amount to pay, after the coupon. In yuan."""
    y_amount: Money
    """Plan price before the coupon. In yuan."""
    user_money: Money
    """Wallet balance. In yuan."""
    couponList: List[MembershipCoupon]
    """Coupons of the customer applicable to the plan."""
    passwordStatus: Flag
    """1 when the customer has a payment password."""


class MembershipOfferMemberConfig(TypedDict):
    """Membership benefits and plans."""

    member_equity: List[MembershipBenefit]
    """Membership benefits in display order."""
    open_config: List[MembershipPlan]
    """Plans in this order: month, quarter, year."""


class MembershipOrder(TypedDict):
    """Membership order just placed. Passed as `order_list` to the payment operations."""

    sNo: Text
    """Order number."""
    amount: Money
    """Amount to pay. In yuan."""
    memberTypeDesc: Text
    """Plan name."""
    endTime: DateTime
    """End of the membership once this order is paid."""


class MembershipPlan(TypedDict):
    """Membership plan with its price."""

    day: IntLike
    """Duration in days: 30, 90 or 365."""
    openMethod: Text
    """Card name, for example "Monthly plan"."""
    openMethodName: Text
    """Duration as text, for example "1 month"."""
    price: Money
    """Plan price. In yuan."""
    priceForDay: Money
    """Plan price per day. In yuan."""


class MembershipProductsData(TypedDict):
    """Page of products."""

    total: IntLike
    """Number of products over all pages."""
    list: List[MemberProduct]
    """Products of the page."""


class MembershipPurchase(TypedDict):
    """Paid membership purchase."""

    id: IntLike
    """Purchase id."""
    trade_no: Text
    """Order number."""
    memberTypeDesc: Text
    """Plan name."""
    payTypeDesc: Text
    """Payment method as text."""
    amount: Money
    """Amount paid. In yuan."""
    addtime: DateTime
    """Time of the payment."""
    endTime: DateTime
    """End of the membership. Pages show the first 10 characters, the date."""


class MessageDetails(TypedDict):
    """Message with its full text."""

    title: Text
    """Message title."""
    time: DateTime
    """Time the message was sent."""
    content: Html
    """Message body."""


class MessagePage(TypedDict):
    """Page of the customer's messages, newest first."""

    total: IntLike
    """Number of messages over all pages."""
    noread: NotRequired[IntLike]
    """Number of unread messages over all pages. Absent on some servers."""
    message: List[MessageRow]
    """Messages of the page."""


class MessageRow(TypedDict):
    """Message in a list."""

    id: IntLike
    """Message id."""
    title: Text
    """Message title."""
    content: Text
    """Beginning of the message as plain text."""
    time: DateTime
    """Time the message was sent."""
    type: Literal[1, 2]
    """1 unread, 2 read."""


class MessagesShowData(TypedDict):
    """The message."""

    message: List[MessageDetails]
    """List with exactly one element."""


class MiniCartLine(TypedDict):
    """Cart line in the header."""

    id: IntLike
    """Cart line id, passed to `mall.Cart.delCart` as `car_id`."""
    pro_name: Text
    """Product name as shown to shoppers, in the language of the request."""
    imgurl: Url
    """Image of the SKU."""
    price: Money
    """Current price per piece. In yuan."""
    num: IntLike
    """Quantity in pieces."""


@final
class Nothing(TypedDict):
    """No data. The gateway sends an empty object."""


class Notice(TypedDict):
    """Notice to shoppers."""

    systemMsgType: Literal[0, 1, 2, 3]
    """0 none, 1 maintenance, 2 new version, 3 ordinary notice."""
    systemMsgTitle: Text
    """Title of the notice; empty for none."""
    systemMsg: Html
    """Body of the notice; empty for none."""
    tell_id: IntLike
    """Notice id, passed to `mall.User.markToRead`; 0 for none."""
    systemMsgStartDate: DateTime
    """Start of the notice; empty for none."""
    systemMsgEndDate: DateTime
    """End of the notice; empty for none."""
    info: NotRequired[Html]
    """Former maintenance text. Empty on this gateway."""


class OfferedCoupon(TypedDict):
    """Coupon offered with a product or by a shop."""

    id: IntLike
    """Campaign id, passed to `plugin.coupon.MallCoupon.receive`."""
    mch_id: IntLike
    """Id of the issuing shop; 0 for the mall."""
    coupon_name: Text
    """Coupon name as shown to shoppers."""
    activity_type: CouponBenefit
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
    amount off; 3 Percentage off; 4 Gift for members; 5 Product.
    """
    money: Money
    """Discount amount; 0.00 for a percentage coupon. In yuan."""
    discount: Discount
    """Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon
    is not a percentage coupon.
    """
    limit: Text
    """Condition of the coupon as text."""
    expirationDate: DateTime
    """End of validity; empty for none."""
    point: Text
    """Label of the button. Decide by `point_type`, not by this text."""
    point_type: ReceiveState
    """Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used.
    Visitors get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4 Already used.
    """


class OrderChild(TypedDict):
    """Part of a split order, holding the lines of one shop. Orders are split when they are paid."""

    id: IntLike
    """Id of this order, passed to `mall.Order.orderDetails`."""
    sNo: Text
    """Number of this order."""
    shop_id: IntLike
    """Shop that sells the lines."""
    shop_name: Text
    """Name shown for the shop."""
    status: OrderStatus
    """State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1 Paid and not shipped; 2
    Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
    """
    z_price: Money
    """Total of this order including delivery. In yuan."""
    isInvoice: NotRequired[Flag]
    """1 when an invoice can be requested and none has been."""
    invoiceTimeout: NotRequired[Flag]
    """1 when the deadline for requesting an invoice has passed."""
    invoice: NotRequired[OrderInvoice]
    """Requested invoice; absent when there is none."""
    list: List[OrderLine]
    """Order lines of the shop."""


OrderCounts = TypedDict(
    "OrderCounts",
    {
        "0": "IntLike",
        "1": "IntLike",
        "2": "IntLike",
        "5": "IntLike",
    },
)
"""Number of orders by state."""


class OrderDetails(TypedDict):
    """Order with its lines, amounts, parcels and payment options."""

    id: IntLike
    """Order id."""
    sNo: Text
    """Order number shown to the customer."""
    status: OrderStatus
    """State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1 Paid and not shipped; 2
    Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
    """
    add_time: DateTime
    """Time the order was placed."""
    order_failure: IntLike
    """Payment period of an unpaid order, in the unit `company`."""
    company: Union[Literal["seconds", "hour", "day"], str]
    """Unit of `order_failure`."""
    expire_time: DateTime
    """Time an unpaid order is closed automatically; empty for other orders."""
    server_time: DateTime
    """Current time of the server, base of countdowns."""
    shipped_time: NotRequired[DateTime]
    """Time the last parcel was shipped, or the order was ready for pickup; empty before."""
    arrive_time: NotRequired[DateTime]
    """Time of receipt; empty before."""
    close_time: NotRequired[DateTime]
    """Time the order was closed; empty for an order that is not closed."""
    name: Text
    """Name of the consignee."""
    mobile: Text
    """Phone number of the consignee with the middle digits masked."""
    address: Text
    """Full delivery address as one text."""
    remarks: str
    """Remarks of the customer to the shops, joined by commas; empty for none."""
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    old_total: Money
    """Order total including delivery. Unchanged by partial refunds. In yuan."""
    product_total: Money
    """Value of the goods before discounts. In yuan."""
    old_freight: Money
    """Delivery cost. In yuan."""
    z_price: Money
    """Amount to pay. In yuan."""
    coupon_price: Money
    """Discount from shop coupons. In yuan."""
    preferential_amount: Money
    """Discount from a mall coupon. In yuan."""
    omsg: OrderRecord
    """Payment data and region of the delivery address."""
    logistics: OrderDetailsLogistics
    """Parcels of the order."""
    list: List[OrderLine]
    """Order lines."""
    payment: PaymentMethods
    """Enabled payment methods."""
    user_money: Money
    """Wallet balance of the customer. In yuan."""
    password_status: Flag
    """1 when the customer has a payment password."""
    otype: NotRequired[OrderKind]
    """Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods; "FS" Timed discount;
    "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase, started by the
    customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ"
    Membership; "CZ" Recharge; "KJ" Bargain.
    """
    self_lifting: NotRequired[DeliveryKind]
    """Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
    verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with verification; 4 Virtual goods
    without verification.
    """
    delivery_status: NotRequired[Flag]
    """1 after a reminder to ship; the next reminder has to wait."""
    sale_type: NotRequired[OrderAfterSales]
    """Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All."""
    comments_type: NotRequired[ReviewStage]
    """Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. Values: 0 None yet; 1 Write a review; 2
    Write a follow-up; 3 None left.
    """
    haveExpress: NotRequired[Flag]
    """1 when a parcel has been shipped."""
    isInvoice: NotRequired[Flag]
    """1 when an invoice can be requested and none has been."""
    invoiceTimeout: NotRequired[Flag]
    """1 when the deadline for requesting an invoice has passed."""
    invoice: NotRequired[OrderInvoice]
    """Requested invoice; absent when there is none. A split order has one per child."""
    single_store: NotRequired[IntLike]
    """Id of the pickup store; 0 for none."""
    allRefund: NotRequired[Flag]
    """1 when an after-sale for several lines at once is allowed."""
    hand_del: NotRequired[Flag]
    """1 when the customer closed the order, 0 when its payment period ended."""
    cancel_method: NotRequired[Literal[0, 1, 2]]
    """Cause of the closing: 0 payment period ended, 1 customer, 2 refund."""
    refund_price: NotRequired[Money]
    """Amount refunded or being refunded. In yuan."""
    refunds: NotRequired[List[OrderRefund]]
    """Refunds of the order, oldest first."""
    discount_type: NotRequired[Text]
    """Not empty when a mall coupon was used."""
    grade_rate_amount: NotRequired[Money]
    """Discount from the membership. In yuan."""
    allow: NotRequired[IntLike]
    """Price in points, for an order paid with points."""
    enterless: NotRequired[Flag]
    """1 when the payment password can be entered, 0 while it is locked."""
    children: NotRequired[List[OrderChild]]
    """Orders by shop into which this order was split when it was paid; empty for any other order."""


class OrderDetailsLogistics(TypedDict):
    """Parcels of the order."""

    list: List[Parcel]
    """Parcels; empty until something has been shipped."""


class OrderInvoice(TypedDict):
    """Invoice requested for an order."""

    id: IntLike
    """Invoice id, passed to revoke it or to request it again."""
    invoice_status: Literal[1, 2, 3]
    """1 requested, 2 issued, 3 revoked by the customer or refused by the shop."""
    invoice_amount: Money
    """Invoiced amount. In yuan."""
    correction: Flag
    """1 when the order was refunded after the invoice was issued, and the shop has to correct it."""
    reason: Text
    """Reason of the shop for refusing; empty otherwise."""


class OrderLine(TypedDict):
    """Order line, a SKU as it was when the order was placed."""

    id: IntLike
    """Order line id, passed as `order_details_id` or `orderDetailId`."""
    goods_id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    p_name: Text
    """Product name as shown to shoppers, in the language of the request."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    p_price: Money
    """Price per piece when the order was placed. In yuan."""
    attribute_id: NotRequired[IntLike]
    """SKU id, passed to add the SKU to the cart again."""
    discount_price: NotRequired[Money]
    """Share of the line in the order's coupon discounts. In yuan."""
    after_discount: NotRequired[Money]
    """Amount for all pieces of the line after its share of the discounts. In yuan."""
    num: IntLike
    """Quantity in pieces."""
    shop_name: Text
    """Name of the shop that sells the line."""
    integral: NotRequired[IntLike]
    """Price per piece in points, for an order paid with points."""
    isReturn: NotRequired[Flag]
    """1 when the line has been refunded."""
    re_type: NotRequired[AfterSaleKind]
    """Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Values: 1 Return and refund; 2 Refund only; 3 Exchange."""
    r_type: NotRequired[AfterSaleState]
    """State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5
    refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15
    refunded immediately because the goods had not left the shop. Values: 0 Under review; 1 Approved and to be sent back; 2 Return
    refused; 3 Sent back; 4 Received and refunded; 5 Refused and returned to the customer; 8 Refund refused; 9 Refunded; 10 Exchange
    refused; 11 Replacement sent; 12 Exchanged; 13 Refunded manually; 14 Manual handling failed; 15 Refunded immediately because the
    goods had not left the shop; 16 Goods accepted for resale; 100 No after-sale.
    """
    r_sNo: NotRequired[Text]
    """Number of the child order the line belongs to after a split; empty otherwise."""
    courier_num: NotRequired[Text]
    """Tracking numbers of the parcels, joined by commas; empty before shipping."""
    r_content: NotRequired[Text]
    """Reason of the shop for refusing the after-sale; empty otherwise."""
    prompt: NotRequired[Text]
    """State of the after-sale as text; empty without one."""
    refund: NotRequired[Flag]
    """1 when an after-sale can be applied for."""
    refundShowBtn: NotRequired[Flag]
    """1 when the line has an after-sale to show."""


class OrderList(TypedDict):
    """Page of the customer's orders, newest first."""

    order: List[OrderRow]
    """Orders of the page."""
    order_num: IntLike
    """Number of orders over all pages."""
    order_failure: IntLike
    """Payment period of an unpaid order, in the unit `company`."""
    company: Union[Literal["seconds", "hour", "day"], str]
    """Unit of `order_failure`."""
    res_order: OrderCounts
    """Number of orders by state."""
    server_time: DateTime
    """Current time of the server, base of countdowns."""


class OrderRecord(TypedDict):
    """Payment data and region of the delivery address."""

    pay: PaymentType
    """Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. Values: "wallet_pay" Wallet; "pc_alipay" Alipay;
    "pc_wechat" WeChat Pay.
    """
    pay_time: DateTime
    """Time of the payment; empty for an unpaid order."""
    sheng: Text
    """Province or state."""
    shi: Text
    """City."""
    xian: Text
    """District; empty outside the region tree."""
    grade_fan: NotRequired[Money]
    """Discount from the membership; 0.00 for none. In yuan."""


class OrderRefund(TypedDict):
    """Refund of an order, paid back through the original payment method."""

    money: Money
    """Refunded amount. In yuan."""
    status: Literal[0, 1, 2]
    """0 pending, 1 paid back, 2 credited to the wallet because the payment provider refused to pay back."""
    add_time: DateTime
    """Time the refund was requested."""
    finish_time: DateTime
    """Time the refund was paid; empty before."""


class OrderRow(TypedDict):
    """Order in a list."""

    id: IntLike
    """Order id, passed to `mall.Order.orderDetails` as `order_id`."""
    sNo: Text
    """Order number shown to the customer."""
    shop_name: Text
    """Name of the first shop of the order."""
    shop_id: NotRequired[IntLike]
    """Id of the first shop of the order."""
    shop_logo: NotRequired[Url]
    """Logo of the first shop of the order; empty when there is none."""
    add_time: DateTime
    """Time the order was placed."""
    pay_time: DateTime
    """Time of the payment; empty for an unpaid order."""
    expire_time: NotRequired[DateTime]
    """Time an unpaid order is closed automatically; empty for other orders."""
    status: OrderStatus
    """State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1 Paid and not shipped; 2
    Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
    """
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    old_total: Money
    """Order total including delivery. In yuan."""
    z_price: Money
    """Amount to pay. In yuan."""
    spz_price: Money
    """Value of the goods before discounts. In yuan."""
    old_freight: Money
    """Delivery cost. In yuan."""
    otype: NotRequired[OrderKind]
    """Kind of order. GM regular, MS flash sale. Values: "GM" Regular order; "MS" Flash sale; "VI" Virtual goods; "FS" Timed discount;
    "IN" Points exchange; "integral" Points exchange, the former spelling; "PT" Group purchase; "KT" Group purchase, started by the
    customer; "pt" Group purchase, the former spelling; "PS" Presale; "FX" Distribution; "ZB" Live sale; "JP" Auction; "DJ"
    Membership; "CZ" Recharge; "KJ" Bargain.
    """
    self_lifting: NotRequired[DeliveryKind]
    """Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
    verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with verification; 4 Virtual goods
    without verification.
    """
    delivery_status: NotRequired[Flag]
    """1 after a reminder to ship; the next reminder has to wait."""
    sale_type: NotRequired[OrderAfterSales]
    """Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All."""
    comments_type: NotRequired[ReviewStage]
    """Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. Values: 0 None yet; 1 Write a review; 2
    Write a follow-up; 3 None left.
    """
    haveExpress: NotRequired[Flag]
    """1 when a parcel has been shipped."""
    isInvoice: NotRequired[Flag]
    """1 when an invoice can be requested and none has been."""
    invoiceTimeout: NotRequired[Flag]
    """1 when the deadline for requesting an invoice has passed."""
    invoice: NotRequired[OrderInvoice]
    """Requested invoice; absent when there is none. A split order has one per child."""
    single_store: NotRequired[IntLike]
    """Id of the pickup store; 0 for none."""
    list: List[OrderLine]
    """Order lines."""


class OrderToPay(TypedDict):
    """Order or membership order, as returned when it was placed."""

    sNo: str
    """Order number. Source: `data.order[].sNo` of `mall.Order.index`."""
    order_id: NotRequired[int]
    """Order id; absent for a membership order. Source: `data.order[].id` of `mall.Order.index`."""
    total: NotRequired[AmountSeen]
    """Amount of the order shown to the customer, in yuan."""
    amount: NotRequired[AmountSeen]
    """Amount of the membership order shown to the customer, in yuan."""


class OwnCoupon(TypedDict):
    """Coupon the customer has received."""

    id: IntLike
    """Id of the customer's coupon, passed to use it. Not the campaign id."""
    mch_id: IntLike
    """Id of the issuing shop; 0 for the mall."""
    name: Text
    """Coupon name; for a shop coupon prefixed with the shop name in brackets."""
    activity_type: CouponBenefit
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
    amount off; 3 Percentage off; 4 Gift for members; 5 Product.
    """
    type: Literal[0, 1, 2, 3]
    """0 unused, 1 reserved by an unpaid order, 2 used, 3 expired."""
    money: Money
    """Discount amount; 0.00 for a percentage coupon. In yuan."""
    discount: Discount
    """Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon
    is not a percentage coupon.
    """
    limit: Text
    """Condition of the coupon as text."""
    add_time: DateTime
    """Time the coupon was received."""
    expirationDate: DateTime
    """End of validity; empty for none."""
    imgurl: Url
    """Coupon image; empty when there is none."""
    Instructions: str
    """Terms of use. The capital letter is part of the protocol."""


class OwnReview(TypedDict):
    """Review of an order line by the signed-in customer."""

    id: IntLike
    """Review id."""
    CommentType: IntLike
    """Rating, 1 to 5 stars."""
    content: Writing
    """Review text; empty for a rating alone."""
    images: List[ReviewPicture]
    """Pictures of the review; empty for none."""
    anonymous: Flag
    """1 when name and picture of the customer are hidden."""
    user_name: Text
    """Author name as other customers see it."""
    attribute_str: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    add_time: DateTime
    """Time of the review."""
    review: Writing
    """Text of the follow-up review; empty for none."""
    review_images: List[ReviewPicture]
    """Pictures of the follow-up; empty for none."""
    review_time: DateTime
    """Time of the follow-up; empty for none."""
    replyAdmin: Writing
    """Reply of the shop; empty for none."""
    replyNum: IntLike
    """Number of replies by other customers."""


class PaidState(TypedDict):
    """State of a payment."""

    code: Literal[0, 200]
    """200 when paid, 0 before."""
    type: NotRequired[Union[Literal["pc_alipay", "pc_wechat"], str]]
    """Payment method of a recharge. Absent for a membership order, like the fields below."""
    total: NotRequired[Money]
    """Amount of the recharge. In yuan."""
    url: NotRequired[Url]
    """Content of the QR code of the recharge, as `mall.Pay.index` returned it."""
    expire_time: NotRequired[DateTime]
    """Time until which pages show the QR code. A later payment still counts."""
    server_time: NotRequired[DateTime]
    """Current time of the server."""


class Parcel(TypedDict):
    """Parcel with its tracking events."""

    kuaidi_name: Text
    """Courier name."""
    courier_num: Text
    """Tracking number."""
    type: NotRequired[Text]
    """Courier code, for example `shunfeng`."""
    shop_type: NotRequired[Literal[1, 2, 3]]
    """Sender: 1 shop, with the order, 2 shop, with a replacement or a refused return, 3 customer."""
    o_source: NotRequired[Literal[1, 2]]
    """Origin: 1 order, 2 after-sale."""
    pro_list: NotRequired[List[ParcelContent]]
    """Contents of the parcel."""
    list: List[ParcelEvent]
    """Tracking events, newest first."""


class ParcelContent(TypedDict):
    """Product in a parcel."""

    num: IntLike
    """Quantity in pieces."""
    img: Url
    """Main image of the product."""


class ParcelEvent(TypedDict):
    """Tracking event of a parcel."""

    ftime: DateTime
    """Time of the event."""
    context: Text
    """Description of the event."""


class ParcelList(TypedDict):
    """Parcels of an order."""

    list: List[Parcel]
    """Parcels; empty until something has been shipped."""


class PaymentMethods(TypedDict):
    """Enabled payment methods."""

    wallet_pay: Flag
    """1 when the wallet is enabled."""
    pc_alipay: Flag
    """1 when Alipay is enabled."""
    pc_wechat: Flag
    """1 when WeChat Pay is enabled."""


class PaymentsPayFromWalletOrderList(TypedDict):
    """Order as returned when it was placed."""

    sNo: str
    """Order number. Source: `data.order[].sNo` of `mall.Order.index`."""
    total: NotRequired[Union[str, Decimal]]
    """Amount shown to the customer, in yuan."""
    order_id: NotRequired[int]
    """Order to pay. Source: `data.order[].id` of `mall.Order.index`."""


class PhoneProof(TypedDict):
    """Proof that the customer controls the current phone. Valid for ten minutes and one change."""

    token: str
    """Opaque secret, passed to `mall.User.updatePhone` as `authenticationToken`."""


class PickupCode(TypedDict):
    """Pickup code of an order with the goods to collect."""

    sNo: Text
    """Order number."""
    status: NotRequired[OrderStatus]
    """State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1 Paid and not shipped; 2
    Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
    """
    num: IntLike
    """Pieces to collect."""
    z_price: Money
    """Amount paid. In yuan."""
    extraction_code: Text
    """Pickup code. Secret between the customer and the store."""
    extraction_code_img: NotRequired[Url]
    """Image of the code. Not sent by the gateway."""
    por_list: List[PickupLine]
    """Products to collect."""


class PickupLine(TypedDict):
    """Product to collect."""

    img: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    p_price: Money
    """Price per piece when the order was placed. In yuan."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    num: IntLike
    """Quantity in pieces."""
    show_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""


class PickupPlace(TypedDict):
    """Place where an order is collected."""

    address: PickupStore
    """Pickup store."""


class PickupStore(TypedDict):
    """Store where orders are collected."""

    id: NotRequired[IntLike]
    """Store id."""
    name: Text
    """Store name."""
    mobile: Text
    """Phone number of the store."""
    sheng: Text
    """Province."""
    shi: Text
    """City."""
    xian: Text
    """District."""
    address: Text
    """Street, house number and floor."""
    address_xq: NotRequired[Text]
    """Full address as one text, in the word order of the language of the request."""
    business_hours: Text
    """Opening hours as text, for example "10:00-21:30"."""


class PlacedOrder(TypedDict):
    """Order just placed. Passed as `order_list` to the payment operations."""

    sNo: Text
    """Order number."""
    total: Money
    """Amount to pay. In yuan."""
    order_id: IntLike
    """Order just placed, passed to `mall.Pay.walletPay`."""


class PluginStatus(TypedDict):
    """Enabled features of the mall."""

    isVip: Flag
    """1 when the caller is a member."""
    memberPlugin: Flag
    """1 when memberships are offered."""
    integralPlugin: NotRequired[Flag]
    """1 when points are enabled."""
    couponPlugin: Flag
    """1 when mall coupons are enabled."""
    mchCouponPlugin: Flag
    """1 when shop coupons are enabled."""


class PointsPage(TypedDict):
    """Points of the customer with a page of records, newest first."""

    score: IntLike
    """Points available to spend."""
    lock_score: IntLike
    """Points frozen for some days after receipt of the goods."""
    total: IntLike
    """Number of records over all pages."""
    list: List[PointsRecord]
    """Records of the page."""


class PointsRecord(TypedDict):
    """Points credited or debited."""

    id: IntLike
    """Record id."""
    type: PointsRecordType
    """Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the
    mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a
    member, 13 frozen, 14 released, or returned after an after-sale. Values: 0 Sign-in; 1 Spent; 2 First followed shop; 3 Given to a
    friend; 4 Received from a friend; 5 Debited by the mall; 6 Credited by the mall; 7 Lottery; 8 Purchase reward; 9 Upgrade reward;
    10 Expired; 11 Membership opened; 12 Birthday of a member; 13 Frozen; 14 Released, or returned after an after-sale.
    """
    sign_score: IntLike
    """Number of points, unsigned."""
    status: Flag
    """1 for credited points, 0 for debited points."""
    sign_time: DateTime
    """Time of the change."""


class Product(TypedDict):
    """Product texts, media, prices and stock."""

    pro_id: IntLike
    """Product id."""
    name: Text
    """Product name as shown to shoppers, in the language of the request."""
    subtitle: Text
    """Short sales text below the name; empty when there is none."""
    price: MoneyRange
    """Lowest price over all SKUs. In yuan."""
    price_range: NotRequired[MoneyRange]
    """Lowest and highest price over all SKUs; one amount when all SKUs cost the same. In yuan."""
    vipPrice: NotRequired[Money]
    """Member price for SKUs without a member price of their own. In yuan."""
    content: str
    """Product description as tabs."""
    img_arr: List[Url]
    """Gallery image URLs. When the product has a video, the first entry is the video and the second its poster image."""
    video: NotRequired[Url]
    """Gallery video; empty when there is none."""
    proVideo: NotRequired[Url]
    """Video in the product description; empty when there is none."""
    yprice: NotRequired[MoneyRange]
    """Price before the reduction, shown struck through; absent without a reduction. In yuan."""
    photo_x: Url
    """Main image of the product."""
    num: IntLike
    """Stock over all SKUs, in pieces."""
    status: ProductStatus
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale;
    2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
    """
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    s_type: Csv
    """Product labels: 1 new, 2 hot, 3 recommended, 5 member product."""
    brand_name: Text
    """Brand name; empty when the product has none."""
    cat_name: Text
    """Name of the product class."""
    cid: IntLike
    """Class id."""
    volume: IntLike
    """Pieces sold."""


@final
class ProductCard(TypedDict):
    """Product in a list."""

    id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    imgUrl: NotRequired[Url]
    """Same value as `imgurl`, only in the lists behind "more"."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    subtitle: Text
    """Short sales text below the name; empty when there is none."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    vipPrice: NotRequired[Money]
    """Lowest member price; absent when members pay the regular price, and on servers that send it only with the product page. In yuan."""
    volume: IntLike
    """Pieces sold."""
    mch_name: Text
    """Shop name."""
    status: ProductStatus
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale;
    2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
    """
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    goodsNum: IntLike
    """Stock over all SKUs in pieces; 0 or less means sold out."""
    num: NotRequired[IntLike]
    """Same value as `goodsNum`, only in the lists behind "more"."""
    s_type: Csv
    """Product labels: 1 new, 2 hot, 3 recommended, 5 member product."""


class ProductClass(TypedDict):
    """Product class with its subclasses."""

    cid: IntLike
    """Class id, passed as `cid` or `class_id`."""
    pname: Text
    """Class name in the language of the request."""
    imgUrl: NotRequired[Url]
    """Class image; empty when there is none."""
    children: List[ProductClass]
    """Subclasses; empty for a class without any."""


class ProductCoupon(TypedDict):
    """Coupon offered with a product. `plugin.coupon.MallCoupon.proCoupon` returns the same coupons with all details."""

    id: IntLike
    """Campaign id, passed to `plugin.coupon.MallCoupon.receive`."""
    limit: Text
    """Condition of the coupon as text."""
    point: Text
    """Label of the button. Decide by `point_type`, not by this text."""
    point_type: ReceiveState
    """Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used.
    Visitors get 1 or 3. Values: 1 The coupon can be received; 2 Received and unused; 3 All coupons are gone; 4 Already used.
    """


class ProductLabel(TypedDict):
    """Product label."""

    id: IntLike
    """1 new, 2 hot, 3 recommended."""
    name: Text
    """Label text in the language of the request."""
    color: NotRequired[str]
    """CSS color of the label. Not sent by the gateway."""


class ProductPage(TypedDict):
    """Data of the product page."""

    access_id: str
    """Session token of the caller; empty when there is none."""
    login_status: Flag
    """1 when a customer is signed in, 0 for a visitor."""
    collection_status: Flag
    """1 when the product is in the caller's favorites."""
    collection_id: NotRequired[IntLike]
    """Favorite id, needed to remove the product from the favorites; 0 when it is not a favorite."""
    commentsTotal: IntLike
    """Number of reviews."""
    attribute_list: List[AttributeRow]
    """One row per SKU with the attribute names as keys, for older clients. `attrList` and `skuBeanList` carry the same data with order
    and ids.
    """
    attrList: List[Attribute]
    """Attributes in display order. A product without attributes has one neutral attribute with one value, both with id 0."""
    skuBeanList: List[Sku]
    """SKUs of the product."""
    shop_list: ProductShop
    """Shop that sells the product."""
    related_recommendations: List[RelatedProduct]
    """Up to ten related products."""
    pro: Product
    """Product texts, media, prices and stock."""
    sec: NotRequired[FlashOffer]
    """Flash-sale offer; absent unless requested with `type` MS."""
    coupon_status: NotRequired[Flag]
    """1 when coupons are available for the product."""
    coupon_str: NotRequired[List[ProductCoupon]]
    """Coupons available for the product, receivable ones first; empty for none."""
    sharingSettings: NotRequired[ProductPageSharingSettings]
    """Data for sharing the product."""


class ProductPageSharingSettings(TypedDict):
    """Data for sharing the product."""

    H5Url: Url
    """Address of the mobile storefront; empty when there is none."""
    textExplain: Text
    """Text shared together with the address."""


class ProductShop(TypedDict):
    """Shop that sells the product."""

    shop_id: IntLike
    """Shop that sells the product, passed to `mch.mall.Mch.storeHomepage`."""
    shop_name: Text
    """Name shown for the shop."""
    shop_logo: Url
    """Shop logo; empty when there is none."""
    is_open: Literal[0, 1, 2]
    """0 not open, 1 open, 2 temporarily closed."""
    quantity_on_sale: IntLike
    """Number of products on sale in the shop."""
    quantity_sold: IntLike
    """Pieces sold by the shop."""
    collection_num: IntLike
    """Number of followers."""


class Profile(TypedDict):
    """Editable profile of the signed-in customer."""

    headimgurl: Url
    """Profile picture; empty for the default picture."""
    user_name: Text
    """Name shown to other customers."""
    sex: Literal[0, 1, 2]
    """0 not specified, 1 male, 2 female."""
    mobile: Text
    """Bound phone with the middle digits masked; empty when none is bound."""
    email: NotRequired[Text]
    """Own e-mail address, unmasked; empty when none is bound."""
    birthday: str
    """Date of birth as `YYYY-MM-DD`; empty when not set."""
    is_default_birthday: Literal[1, 2]
    """1 when the birthday can still be set, 2 when it is final. It can be set once."""


class ProofOfWork(TypedDict):
    """Proof-of-work puzzle that replaces reading the captcha image, for accessibility. The solution is passed as `imgCode`."""

    algorithm: Union[Literal["SHA-256"], str]
    """Hash function of the puzzle."""
    challenge: str
    """Target hash in hexadecimal."""
    maxnumber: IntLike
    """Upper bound of the number to find."""
    salt: str
    """Text that precedes the number in the hashed input."""
    signature: str
    """Signature of the server over the puzzle, returned unchanged with the solution."""


class RecentOrder(TypedDict):
    """Order in the list of the account overview."""

    id: IntLike
    """Order id, passed to `mall.Order.orderDetails` as `order_id`."""
    sNo: Text
    """Order number shown to the customer."""
    status: OrderStatus
    """State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Values: 0 Unpaid; 1 Paid and not shipped; 2
    Shipped; 3 To be reviewed; 4 Returned; 5 Completed; 6 Invalid; 7 Closed; 8 Reviewed; 12 Settled.
    """
    img: Url
    """Image of the first order line."""
    z_price: Money
    """Order total including delivery. In yuan."""
    currency_symbol: NotRequired[CurrencySymbol]
    """Symbol shown before amounts."""
    exchange_rate: NotRequired[ExchangeRate]
    """Factor from the stored amounts to the displayed currency; 1 for the default currency."""
    add_time: DateTime
    """Time the order was placed."""
    delivery_status: Flag
    """1 once the customer has reminded the shop to ship."""
    sale_type: OrderAfterSales
    """Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Values: 0 None; 1 Some; 2 All."""
    self_lifting: DeliveryKind
    """Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
    verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with verification; 4 Virtual goods
    without verification.
    """


class RechargeForm(TypedDict):
    """Data for the recharge form."""

    min_cz: Money
    """Minimum amount of a recharge. In yuan."""
    payment: RechargeFormPayment
    """Payment methods enabled for recharges."""
    defaultpayment: RechargeFormDefaultpayment
    """Payment method to preselect."""


class RechargeFormDefaultpayment(TypedDict):
    """Payment method to preselect."""

    defaultpayName: Union[Literal["wxPay", "aliPay"], str]
    """Method to preselect: `wxPay` WeChat Pay, `aliPay` Alipay."""


class RechargeFormPayment(TypedDict):
    """Payment methods enabled for recharges."""

    pc_alipay: Flag
    """1 when Alipay is enabled."""
    pc_wechat: Flag
    """1 when WeChat Pay is enabled."""


class RecommendedProduct(TypedDict):
    """Recommended product."""

    id: IntLike
    """Product id."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    imgurl: Url
    """Main image of the product."""
    price_yh: Money
    """Price the caller pays for the lowest-priced SKU. In yuan."""
    price: NotRequired[Money]
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    yprice: NotRequired[Money]
    """Price before the reduction, shown struck through; absent without a reduction. In yuan."""
    vip_price: NotRequired[Money]
    """Member price of the lowest-priced SKU. In yuan."""
    volume: NotRequired[IntLike]
    """Pieces sold."""
    mch_name: NotRequired[Text]
    """Shop name."""
    logo: NotRequired[Url]
    """Shop logo; empty when there is none."""
    status: ProductStatus
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale;
    2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
    """
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    stockNum: IntLike
    """Stock over all SKUs in pieces; 0 or less means sold out."""
    s_type_list: NotRequired[List[ProductLabel]]
    """Product labels."""
    isAddCar: NotRequired[IntLike]
    """2 when the product cannot be added to the cart; any other value when it can."""


class Region(TypedDict):
    """Province, city or district with its subdivisions."""

    value: str
    """Value to pass in `place`."""
    label: Text
    """Name in the language of the request."""
    children: NotRequired[List[Region]]
    """Subdivisions; empty for districts."""


class RegisterPage(TypedDict):
    """Data for the registration page."""

    Agreement: Text
    """Title of the agreement to accept."""


class Registered(TypedDict):
    """Session of a newly registered customer, whom this gateway signs in: a success has all fields. Other servers of the family register
    without signing in, and send no `data`, so that no field is required.
    """

    access_id: NotRequired[AccessId]
    """Session token of the customer. Keep it secret. Missing only from a server that does not sign in a new customer."""
    userId: NotRequired[IntLike]
    """Customer id."""
    user_name: NotRequired[Text]
    """Name shown to other customers."""
    headimgurl: NotRequired[Url]
    """Profile picture; empty for the default picture."""
    y_password: NotRequired[Flag]
    """1 when the customer has a login password."""
    user_lang_code: NotRequired[str]
    """Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of later calls."""
    cpc: NotRequired[Text]
    """Country dial code of the customer's phone; empty when none is bound."""


class RelatedProduct(TypedDict):
    """Related product as a small card."""

    id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""


class Reply(TypedDict):
    """Reply of a customer to a review, with nested replies."""

    id: IntLike
    """Reply id, passed as `sid` to reply to it."""
    headimgurl: Url
    """Profile picture of the author; empty for the default picture."""
    replyName: Text
    """Name of the author."""
    content: Writing
    """Reply text."""
    addTime: DateTime
    """Time of the reply."""
    children: List[ReplyToReply]
    """Nested replies, oldest first. They have no children."""


class ReplyToReply(TypedDict):
    """Nested reply."""

    id: IntLike
    """Reply id, passed as `sid` to reply to it."""
    headimgurl: Url
    """Profile picture of the author; empty for the default picture."""
    replyName: Text
    """Name of the author."""
    content: Writing
    """Reply text."""
    dateTime: DateTime
    """Time of the reply."""


class ReturnAddress(TypedDict):
    """Address to which goods are sent back."""

    address: Text
    """Full return address as one text."""
    name: Text
    """Recipient at the return address."""
    phone: Text
    """Phone of the recipient."""


class ReturnAddressOfRow(TypedDict):
    """Address to which goods are sent back, with the field names of the list."""

    tel: Text
    """Phone of the recipient."""
    name: Text
    """Recipient at the return address."""
    address_xq: Text
    """Full return address as one text."""


class Review(TypedDict):
    """Product review."""

    id: IntLike
    """Review id, passed as `commentId`."""
    headimgurl: Url
    """Profile picture of the author; empty for an anonymous review."""
    user_name: Text
    """Name of the author; a placeholder for an anonymous review."""
    anonymous: Flag
    """1 for an anonymous review."""
    CommentType: IntLike
    """Rating, 1 to 5 stars: 1 and 2 count as bad, 3 as medium, 4 and 5 as good."""
    content: Writing
    """Review text; empty for a rating alone."""
    images: List[ReviewPicture]
    """Pictures of the review; empty for none."""
    attribute_str: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    add_time: DateTime
    """Time of the review."""
    replyAdmin: Writing
    """Reply of the shop; empty for none."""
    review: Writing
    """Text of the follow-up review; empty for none."""
    review_day: IntLike
    """Days from receipt of the goods to the follow-up; 0 for the same day."""
    review_images: List[ReviewPicture]
    """Pictures of the follow-up; empty for none."""
    replyNum: IntLike
    """Number of replies by other customers."""


class ReviewDetail(TypedDict):
    """Review with the reviewed product."""

    id: IntLike
    """Review id."""
    headimgurl: Url
    """Profile picture of the author; empty for an anonymous review."""
    user_name: Text
    """Name of the author; a placeholder for an anonymous review."""
    anonymous: Flag
    """1 for an anonymous review."""
    CommentType: IntLike
    """Rating, 1 to 5 stars."""
    content: Writing
    """Review text; empty for a rating alone."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    addTime: DateTime
    """Time of the review."""
    replyAdmin: Writing
    """Reply of the shop; empty for none."""
    review: Writing
    """Text of the follow-up review; empty for none."""
    reviewDay: IntLike
    """Days from receipt of the goods to the follow-up; 0 for the same day."""
    review_images: List[ReviewPicture]
    """Pictures of the follow-up; empty for none."""
    replyNum: IntLike
    """Number of replies by other customers."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    imgurl: Url
    """Main image of the product."""
    goodsId: IntLike
    """Product id."""


class ReviewPicture(TypedDict):
    """Picture of a review."""

    url: Url
    """URL of the picture."""


class Reviews(TypedDict):
    """Newest reviews of a product, with the counts by kind."""

    comments_total: IntLike
    """Number of all reviews."""
    comments_hao: IntLike
    """Number of good reviews (4 or 5 stars)."""
    comments_zhong: IntLike
    """Number of medium reviews (3 stars)."""
    comments_cha: IntLike
    """Number of bad reviews (1 or 2 stars)."""
    comments_image: IntLike
    """Number of reviews with pictures."""
    comments_zhui: IntLike
    """Number of reviews with a follow-up."""
    commentsList: List[Review]
    """Reviews of the requested kind, newest first."""


class ReviewsListLinesData(TypedDict):
    """Lines of the order."""

    commentList: List[LineToReview]
    """Order lines with their review state."""


class ReviewsListMoreData(TypedDict):
    """Page of reviews."""

    list: List[Review]
    """Reviews of the page; empty past the last page."""


class ReviewsListRepliesData(TypedDict):
    """Page of replies."""

    total: IntLike
    """Number of direct replies over all pages."""
    list: List[Reply]
    """Replies of the page, newest first."""


class ReviewsShowData(TypedDict):
    """Review with its pictures."""

    detailInfo: ReviewDetail
    """The review."""
    commentImgList: List[Url]
    """URLs of the pictures of the review; empty for none."""


class ReviewsShowOwnData(TypedDict):
    """The review."""

    list: List[OwnReview]
    """List with one element; empty when no review has been written."""


class SearchResult(TypedDict):
    """Page of search results with the available filters."""

    total: IntLike
    """Number of matching products, or shops, over all pages."""
    list: List[Union[ProductCard, FoundShop]]
    """Matching products; shops with `searchType` 2."""
    brand_list: List[BrandFilter]
    """Brands of the matching products before the brand filter is applied."""
    class_list: List[ClassFilter]
    """Classes of the matching products before the class filter is applied."""
    mch: NotRequired[List[FoundShop]]
    """Same shops as `list` with `searchType` 2, for older clients."""


class SearchWord(TypedDict):
    """Entry of the search history."""

    keyword: Text
    """Search words."""


class Security(TypedDict):
    """Security settings of the account."""

    password_staus: Flag
    """1 when a payment password is set. The name is misspelt in the product family's protocol."""
    mobile: Text
    """Bound phone with the middle digits masked; empty when none is bound. Codes are sent to it."""


class Settlement(TypedDict):
    """Server-side pricing of an order as it would be placed now."""

    products: List[SettlementShop]
    """Goods grouped by shop."""
    products_total: Money
    """Value of the goods. In yuan."""
    freight: Money
    """Delivery cost over all shops. In yuan."""
    total: MoneyNumber
    """Amount to pay. In yuan."""
    mch_preferential_amount: Money
    """Discount from shop coupons. In yuan."""
    preferential_amount: Money
    """Discount from a mall coupon. In yuan."""
    grade_rate: float
    """Member rate in tenths (9.5 means 5 % off); 0 without membership."""
    grade_rate_amount: Money
    """Discount from the membership. In yuan."""
    address_list: List[Address]
    """Delivery addresses of the customer, the default first."""
    address_id: IntLike
    """Address used for this settlement; 0 for none."""
    payment: PaymentMethods
    """Enabled payment methods."""
    defaultpayment: SettlementDefaultpayment
    """Payment method to preselect."""
    user_money: Money
    """Wallet balance. In yuan."""
    password_status: Flag
    """1 when the customer has a payment password."""
    coupon_list: NotRequired[List[MallCouponChoice]]
    """Applicable mall coupons, best first. The last entry means no coupon."""
    coupon_num: NotRequired[IntLike]
    """Number of applicable mall coupons."""
    coupon_money: NotRequired[Money]
    """Discount from the selected mall coupon. In yuan."""
    is_supplier_pro: NotRequired[BooleanFlag]
    """True for ordinary goods; false for supplier goods, which accept no coupons and cannot be picked up."""
    shop_status: NotRequired[Flag]
    """1 when the shop offers store pickup."""
    self_lifting: NotRequired[DeliveryKind]
    """Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without
    verification. Values: 0 Courier; 1 Store pickup; 2 Delivery by the shop; 3 Virtual goods with verification; 4 Virtual goods
    without verification.
    """
    addemt: NotRequired[Flag]
    """1 when the customer has a delivery address."""
    enterless: NotRequired[Flag]
    """1 when the payment password can be entered, 0 while it is locked."""
    omsg: NotRequired[SettlementAddress]
    """Address used for this settlement as text; empty for none."""
    server_time: NotRequired[DateTime]
    """Current time of the server."""


class SettlementAddress(TypedDict):
    """Delivery address as text."""

    sheng: NotRequired[Text]
    """Province or state."""
    shi: NotRequired[Text]
    """City."""
    xian: NotRequired[Text]
    """District; empty outside the region tree."""
    address: NotRequired[Text]
    """Street, house number and floor."""


class SettlementDefaultpayment(TypedDict):
    """Payment method to preselect."""

    defaultpayName: Union[Literal["balance", "wxPay", "aliPay"], str]
    """Method to preselect: `balance` wallet, `wxPay` WeChat Pay, `aliPay` Alipay."""


class SettlementLine(TypedDict):
    """SKU in a settlement."""

    pid: IntLike
    """Product id."""
    cid: IntLike
    """SKU id."""
    img: Url
    """Image of the SKU."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    size: Text
    """Options of the SKU as text, for example "150 ml"; empty for a product with one SKU."""
    price: Money
    """Price per piece in this settlement. In yuan."""
    num: IntLike
    """Quantity in pieces."""
    freight_price: NotRequired[Money]
    """Delivery cost of this line; 0.00 for free delivery. In yuan."""
    sec_id: NotRequired[IntLike]
    """Flash item id when the flash-sale price applies; absent for an ordinary purchase."""


class SettlementShop(TypedDict):
    """Goods bought from one shop."""

    shop_id: IntLike
    """Shop that sells the lines."""
    shop_name: Text
    """Name shown for the shop."""
    list: List[SettlementLine]
    """SKUs bought from the shop."""
    products_num: IntLike
    """Pieces bought from the shop."""
    product_total: Money
    """Value of the goods of the shop. In yuan."""
    freight_price: Money
    """Delivery cost of the shop; 0.00 for free delivery. In yuan."""
    shop_subtotal: Money
    """Goods plus delivery of the shop. In yuan."""
    freight_free_from: NotRequired[Money]
    """Value of goods from which the shop delivers free of charge. In yuan."""
    coupon_list: NotRequired[List[ShopCouponChoice]]
    """Applicable shop coupons, best first. The last entry means no coupon."""


class Shell(TypedDict):
    """Data of the header, footer and side bar of every page, for the caller."""

    login_status: Flag
    """1 when a customer is signed in, 0 for a visitor."""
    user_name: Text
    """Name of the customer; empty for a visitor."""
    headUrl: Url
    """Profile picture; empty for a visitor."""
    messages_num: IntLike
    """Number of unread messages."""
    coupon_num: IntLike
    """Number of usable coupons."""
    order_num: IntLike
    """Number of unpaid orders."""
    cart_num: IntLike
    """Pieces in the cart."""
    cart_price: Money
    """Value of the goods in the cart. In yuan."""
    cart_list: List[MiniCartLine]
    """Most recently added cart lines."""
    class_list: List[ProductClass]
    """Product classes with their subclasses."""
    pluginStatus: PluginStatus
    """Enabled features of the mall."""
    vipEndTime: DateTime
    """End of the membership; empty for a customer who is not a member."""
    vipEndDay: IntLike
    """Days of membership left; 0 without membership."""
    memberRemind: Flag
    """1 when the renewal reminder is to be shown."""
    mchCoupon: MallConfig
    """Presentation settings of the mall. The name comes from the product family, where shop settings and coupons share a table."""


class ShellConfigurationData(TypedDict):
    """Configuration."""

    list: BasicConfiguration
    """Configuration values."""


class ShopApplication(TypedDict):
    """Shop application as the customer sent it."""

    id: IntLike
    """Application id, passed to apply again."""
    name: Text
    """Requested shop name."""
    cid: IntLike
    """Shop class id."""
    shop_information: Text
    """Introduction of the shop."""
    shop_range: Text
    """Range of goods."""
    realname: Text
    """Name of the applicant."""
    id_number: Text
    """Identity number with the middle digits masked; has to be entered again when the application is sent again."""
    tel: Text
    """Mobile phone of the applicant."""
    sheng: Text
    """Province."""
    shi: Text
    """City."""
    xian: Text
    """District."""
    address: Text
    """Street, house number and floor."""
    shop_nature: Literal[0, 1]
    """Applicant: 0 person, 1 enterprise."""


class ShopClass(TypedDict):
    """Shop class."""

    id: IntLike
    """Shop class id, passed to `mch.mall.Mch.apply` as `cid`."""
    name: Text
    """Name in the language of the request."""


class ShopCouponChoice(TypedDict):
    """Coupon of a shop applicable to this order. The last entry of the list means no coupon."""

    coupon_id: IntLike
    """Id of the customer's coupon; 0 for no coupon."""
    coupon_name: Text
    """Coupon name as shown to shoppers."""
    coupon_status: BooleanFlag
    """Whether this settlement uses the coupon."""
    activityType: NotRequired[CouponBenefit]
    """Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Values: 1 Free delivery; 2 Fixed
    amount off; 3 Percentage off; 4 Gift for members; 5 Product.
    """
    money: NotRequired[Money]
    """Discount amount; 0.00 for a percentage coupon. In yuan."""
    discount: NotRequired[float]
    """Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon."""
    limitMoney: NotRequired[Money]
    """Minimum value of the goods; 0.00 for none. In yuan."""


class ShopPage(TypedDict):
    """Shop with a page of its products."""

    shop_name: Text
    """Name shown for the shop."""
    shop_information: Text
    """Introduction of the shop."""
    Head_img: Url
    """Shop picture; empty for none. The capital letter is part of the protocol."""
    poster_img: Url
    """Wide header picture; empty for none."""
    shop_logo: Url
    """Shop logo; empty for none."""
    mch_address: Text
    """Address of the shop as one text; empty for none."""
    is_open: ShopState
    """Shop state: 0 not open, 1 open, 2 temporarily closed. Values: 0 Not open; 1 Open; 2 Temporarily closed."""
    collection_status: Flag
    """1 when the caller follows the shop."""
    collection_num: IntLike
    """Number of followers."""
    quantity_on_sale: IntLike
    """Number of products on sale."""
    quantity_sold: IntLike
    """Pieces sold by the shop."""
    is_coupons: Flag
    """1 when the shop has coupons to offer."""
    isOpenCoupon: Flag
    """1 when the shop shows its coupons. The coupon button needs both flags."""
    class_list: List[ClassFilter]
    """Product classes of the shop, for filtering."""
    recommend_list: List[ShopProduct]
    """Products recommended by the shop."""
    total: IntLike
    """Number of matching products over all pages."""
    list: List[ShopProduct]
    """Products of the page."""


class ShopProduct(TypedDict):
    """Product of a shop in a list."""

    id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    volume: IntLike
    """Pieces sold."""
    status: ProductStatus
    """Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Values: 1 Not yet on sale;
    2 On sale; 3 Off the shelf; 4 Removed for a violation; 5 Supply ended.
    """
    recycle: Flag
    """1 for a deleted product, shown as "expired"."""
    stockNum: IntLike
    """Stock over all SKUs in pieces; 0 or less means sold out."""


class ShopsAgreementData(TypedDict):
    """Agreement."""

    name: Text
    """Title of the agreement."""
    agreement: Html
    """Body of the agreement."""


class ShopsApplicationData(TypedDict):
    """Application with its pictures."""

    list: ShopApplication
    """The application."""
    imgUrls: Csv
    """Paths of the pictures of the application."""


class ShopsListClassesData(TypedDict):
    """Shop classes."""

    list: List[ShopClass]
    """Shop classes in display order."""


class ShopsListStoresData(TypedDict):
    """Stores of the shop."""

    list: List[Store]
    """Stores, the default first."""


class ShopsStatusData(TypedDict):
    """State of the application."""

    status: ApplicationState
    """State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. Values: 0 None; 1 In review; 2 Approved; 3
    Rejected.
    """
    token: str
    """Token that opens the back office of an approved shop; empty otherwise. Keep it secret."""
    review_result: str
    """Reason of a rejection; empty otherwise."""


class SignedIn(TypedDict):
    """Session of a customer who has signed in."""

    access_id: AccessId
    """Session token of the customer. Keep it secret."""
    userId: IntLike
    """Customer id."""
    user_name: Text
    """Name shown to other customers."""
    headimgurl: Url
    """Profile picture; empty for the default picture."""
    y_password: Flag
    """1 when the customer has a login password."""
    user_lang_code: str
    """Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of later calls."""
    cpc: NotRequired[Text]
    """Country dial code of the customer's phone; empty when none is bound."""
    country_num: NotRequired[IntLike]
    """ISO 3166-1 numeric code of the country of the phone."""
    autoToken: NotRequired[str]
    """Token for automatic sign-in, present after a sign-in with `isAuto`. As secret as `access_id`."""
    systemMsgType: NotRequired[IntLike]
    """Type of the active notice, as in `mall.User.getUserTell`; absent or 0 for none."""
    systemMsgTitle: NotRequired[Text]
    """Title of the active notice."""
    systemMsg: NotRequired[Html]
    """Body of the active notice."""
    systemMsgStartDate: NotRequired[DateTime]
    """Start of the active notice."""
    systemMsgEndDate: NotRequired[DateTime]
    """End of the active notice."""
    tell_id: NotRequired[IntLike]
    """Id of the active notice, passed to `mall.User.markToRead`."""
    type: NotRequired[IntLike]
    """0 when the customer dismissed the notice for good."""


class SimilarTo(TypedDict):
    """Product for which similar products are listed."""

    id: IntLike
    """Product id."""
    imgurl: Url
    """Main image of the product."""
    product_title: Text
    """Product name as shown to shoppers, in the language of the request."""
    mch_name: Text
    """Shop name."""
    price: Money
    """Lowest price over all SKUs. In yuan."""
    price_to: NotRequired[Money]
    """Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan."""
    yprice: Money
    """Price before the reduction; equal to `price` when there is none. In yuan."""


class Sku(TypedDict):
    """SKU, one combination of attribute values."""

    cid: IntLike
    """SKU id, passed as `attribute_id`."""
    name: Text
    """Attribute values as text, for example "Size: 150 ml"; empty for a product without attributes."""
    imgurl: Url
    """Image of the SKU."""
    price: Money
    """Regular price per piece. In yuan."""
    vipPrice: NotRequired[Money]
    """Member price per piece. In yuan."""
    count: IntLike
    """Stock in pieces."""
    attributes: List[SkuAttribute]
    """Attribute values that make up the SKU."""


class SkuAttribute(TypedDict):
    """Attribute value of a SKU."""

    attributeId: IntLike
    """Attribute that the value belongs to."""
    attributeValId: IntLike
    """Value id within the attribute."""


class Store(TypedDict):
    """Store of a shop, for visits and pickups."""

    id: IntLike
    """Store id, passed as `shop_address_id`."""
    name: Text
    """Store name."""
    mobile: Text
    """Phone number of the store."""
    business_hours: Text
    """Opening hours as text, for example "10:00-21:30"."""
    sheng: Text
    """Province."""
    shi: Text
    """City."""
    xian: Text
    """District."""
    address: Text
    """Street, house number and floor."""
    address_xq: NotRequired[Text]
    """Full address as one text, in the word order of the language of the request."""
    is_default: Flag
    """1 for the default store of the shop."""


class UploadsAddData(TypedDict):
    """Uploaded picture."""

    url: Url
    """Path of the picture with a signature that makes it visible without a session for an hour."""


class Wallet(TypedDict):
    """Wallet balance with a page of credits or debits."""

    user_money: Money
    """Wallet balance. In yuan."""
    unit: Text
    """Currency name in the language of the request."""
    total: IntLike
    """Number of records over all pages."""
    status: Literal[0, 1, 2]
    """Whether a withdrawal can be requested: 0 yes, 1 no, one is under review, 2 no, withdrawals are not set up."""
    withdrawal: NotRequired[LatestWithdrawal]
    """Latest withdrawal; absent when there was none."""
    list: List[WalletRecord]
    """Records of the page, newest first."""


class WalletBankOfCardData(TypedDict):
    """Bank of the card number."""

    Bank_name: Text
    """Bank name; empty when no known bank issues such numbers."""


class WalletRecord(TypedDict):
    """Credit or debit of the wallet."""

    id: IntLike
    """Record id."""
    type: WalletRecordType
    """Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12
    activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8
    activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. Values: 1 Recharge; 2 Recharge by
    the mall; 3 Commission; 4 Order refund; 5 Shop deposit returned; 6 Deduction by the mall; 7 Order payment; 8 Activity entry; 9
    Membership opened; 10 Shop deposit paid; 11 Withdrawal; 12 Activity refund; 13 Membership renewed; 14 Refused withdrawal returned;
    42 Live show commission.
    """
    money: Money
    """Amount, unsigned. The requested side determines the direction. In yuan."""
    add_date: DateTime
    """Time of the record."""


class WalletVerifyStoreBankData(TypedDict):
    """Bank of the card number."""

    Bank_name: Text
    """Bank name; empty when no known bank issues such numbers."""


class WithdrawalForm(TypedDict):
    """Data for the withdrawal form."""

    money: Money
    """Wallet balance. In yuan."""
    min_amount: Money
    """Minimum amount of a withdrawal. In yuan."""
    max_amount: Money
    """Maximum amount of a withdrawal. In yuan."""
    service_charge: Text
    """Fee as text, for example "0.6%"."""
    serviceCharge: float
    """Fee as a fraction of the amount (0.006 means 0.6 %). Deducted from the amount and rounded to two decimals."""
    unit: Text
    """Currency name in the language of the request."""
    mobile: Text
    """Bound phone with the middle digits masked; empty when none is bound."""
    wx_open: Flag
    """1 when withdrawals to WeChat are offered."""
    wx_withdraw: Flag
    """1 when the customer has bound a WeChat account."""
    wx_name: Text
    """Name of the bound WeChat account; empty when none is bound."""
    real_name_from: NotRequired[Money]
    """Amount from which a withdrawal to WeChat requires the real name. In yuan."""
    bank_information: List[BankCard]
    """Bank cards of the customer, the default first."""
    pshd: Text
    """Hint shown next to the form; empty for none."""
