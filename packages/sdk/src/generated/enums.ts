// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.

/** What a coupon gives: 1 free delivery, 2 an amount off, 3 a share off, 4 a gift to members, 5 a product (older servers). */
export const CouponBenefit = {
  FreeDelivery: 1,
  AmountOff: 2,
  ShareOff: 3,
  MemberGift: 4,
  Product: 5,
} as const;
/** What a coupon gives: 1 free delivery, 2 an amount off, 3 a share off, 4 a gift to members, 5 a product (older servers). */
export type CouponBenefit = (typeof CouponBenefit)[keyof typeof CouponBenefit];

/** What a coupon is good for: 1 all goods, 2 chosen products, 3 chosen classes, 4 buying a membership. */
export const CouponScope = {
  AllGoods: 1,
  Products: 2,
  Classes: 3,
  Membership: 4,
} as const;
/** What a coupon is good for: 1 all goods, 2 chosen products, 3 chosen classes, 4 buying a membership. */
export type CouponScope = (typeof CouponScope)[keyof typeof CouponScope];

/** What the caller can do: 1 receive it, 2 use it since it is received and unused, 3 nothing since all are gone, 4 nothing since it is used. A visitor sees 1 or 3. */
export const ReceiveState = {
  Receive: 1,
  Use: 2,
  Gone: 3,
  Used: 4,
} as const;
/** What the caller can do: 1 receive it, 2 use it since it is received and unused, 3 nothing since all are gone, 4 nothing since it is used. A visitor sees 1 or 3. */
export type ReceiveState = (typeof ReceiveState)[keyof typeof ReceiveState];

/** Where the product stands. */
export const ProductStatus = {
  Waiting: 1,
  OnSale: 2,
  OffShelf: 3,
  Violation: 4,
  SupplyCut: 5,
} as const;
/** Where the product stands. */
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus];

/** A way to pay. */
export const PaymentType = {
  Wallet: 'wallet_pay',
  Alipay: 'pc_alipay',
  Wechat: 'pc_wechat',
} as const;
/** A way to pay. */
export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType];

/** How an order reaches the customer. 0 by courier, 1 picked up in a store, 2 brought by the shop, 3 and 4 virtual goods with and without a check. */
export const DeliveryKind = {
  Courier: 0,
  Pickup: 1,
  OwnDelivery: 2,
  CheckedVirtual: 3,
  Virtual: 4,
} as const;
/** How an order reaches the customer. 0 by courier, 1 picked up in a store, 2 brought by the shop, 3 and 4 virtual goods with and without a check. */
export type DeliveryKind = (typeof DeliveryKind)[keyof typeof DeliveryKind];

/** Where an order stands. 3, 4, 6, 8 and 12 come only from older servers. */
export const OrderStatus = {
  Unpaid: 0,
  Paid: 1,
  Shipped: 2,
  ToBeCommented: 3,
  Returned: 4,
  Completed: 5,
  Invalid: 6,
  Closed: 7,
  Evaluated: 8,
  Settled: 12,
} as const;
/** Where an order stands. 3, 4, 6, 8 and 12 come only from older servers. */
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** What kind of order it is. GM ordinary, MS flash sale. Only other servers answer VI virtual goods, FS timed discount, IN and integral points exchange, PT, KT and pt group purchase, PS presale, FX distribution, ZB live sale, JP auction, DJ membership, CZ recharge and KJ bargain. */
export const OrderKind = {
  Ordinary: 'GM',
  FlashSale: 'MS',
  Virtual: 'VI',
  TimedDiscount: 'FS',
  Points: 'IN',
  PointsOld: 'integral',
  Group: 'PT',
  GroupStarted: 'KT',
  GroupOld: 'pt',
  Presale: 'PS',
  Distribution: 'FX',
  LiveSale: 'ZB',
  Auction: 'JP',
  Membership: 'DJ',
  Recharge: 'CZ',
  Bargain: 'KJ',
} as const;
/** What kind of order it is. GM ordinary, MS flash sale. Only other servers answer VI virtual goods, FS timed discount, IN and integral points exchange, PT, KT and pt group purchase, PS presale, FX distribution, ZB live sale, JP auction, DJ membership, CZ recharge and KJ bargain. */
export type OrderKind = (typeof OrderKind)[keyof typeof OrderKind];

/** How many lines of an order have an open after-sale. 0 none, 1 some, 2 all. */
export const OrderAfterSales = {
  None: 0,
  Some: 1,
  All: 2,
} as const;
/** How many lines of an order have an open after-sale. 0 none, 1 some, 2 all. */
export type OrderAfterSales = (typeof OrderAfterSales)[keyof typeof OrderAfterSales];

/** What can be done about reviews. 0 nothing yet, 1 review, 2 append to the review, 3 nothing more. */
export const ReviewStage = {
  Hidden: 0,
  ToReview: 1,
  ToAppend: 2,
  Finished: 3,
} as const;
/** What can be done about reviews. 0 nothing yet, 1 review, 2 append to the review, 3 nothing more. */
export type ReviewStage = (typeof ReviewStage)[keyof typeof ReviewStage];

/** What is asked for. */
export const AfterSaleKind = {
  ReturnAndRefund: 1,
  RefundOnly: 2,
  Exchange: 3,
} as const;
/** What is asked for. */
export type AfterSaleKind = (typeof AfterSaleKind)[keyof typeof AfterSaleKind];

/** Where an after-sale stands. 0 under review, 1 agreed and to be sent back, 2 a return refused, 3 sent back, 4 received and refunded, 5 refused and sent back to the customer, 8 a refund refused, 9 refunded, 10 an exchange refused, 11 replacement sent, 12 exchanged, 15 refunded at once because the goods had not left the shop. Only other servers answer 13 refunded by hand, 14 handling by hand failed, 16 goods accepted for resale and 100 no after-sale. */
export const AfterSaleState = {
  UnderReview: 0,
  ToSendBack: 1,
  ReturnRefused: 2,
  SentBack: 3,
  ReturnRefunded: 4,
  GoodsReturned: 5,
  RefundRefused: 8,
  Refunded: 9,
  ExchangeRefused: 10,
  ReplacementSent: 11,
  Exchanged: 12,
  RefundedByHand: 13,
  FailedByHand: 14,
  RefundedAtOnce: 15,
  Resold: 16,
  None: 100,
} as const;
/** Where an after-sale stands. 0 under review, 1 agreed and to be sent back, 2 a return refused, 3 sent back, 4 received and refunded, 5 refused and sent back to the customer, 8 a refund refused, 9 refunded, 10 an exchange refused, 11 replacement sent, 12 exchanged, 15 refunded at once because the goods had not left the shop. Only other servers answer 13 refunded by hand, 14 handling by hand failed, 16 goods accepted for resale and 100 no after-sale. */
export type AfterSaleState = (typeof AfterSaleState)[keyof typeof AfterSaleState];

/** 1 makes it the default. */
export const DefaultFlag = {
  Further: 0,
  Default: 1,
} as const;
/** 1 makes it the default. */
export type DefaultFlag = (typeof DefaultFlag)[keyof typeof DefaultFlag];

/** Where a slot stands at `server_time`: 0 over, 1 running, 2 waiting to begin. */
export const SlotState = {
  Finished: 0,
  Running: 1,
  Waiting: 2,
} as const;
/** Where a slot stands at `server_time`: 0 over, 1 running, 2 waiting to begin. */
export type SlotState = (typeof SlotState)[keyof typeof SlotState];

/** Whether a shop trades. */
export const ShopState = {
  NotOpen: 0,
  Open: 1,
  ClosedForNow: 2,
} as const;
/** Whether a shop trades. */
export type ShopState = (typeof ShopState)[keyof typeof ShopState];

/** Where the customer's application for a shop stands: 0 none, 1 in review, 2 approved, 3 rejected. */
export const ApplicationState = {
  None: 0,
  InReview: 1,
  Approved: 2,
  Rejected: 3,
} as const;
/** Where the customer's application for a shop stands: 0 none, 1 in review, 2 approved, 3 rejected. */
export type ApplicationState = (typeof ApplicationState)[keyof typeof ApplicationState];

/** Why the money moved. In: 1 recharge, 2 recharge by the mall, 3 commission, 4 refund of an order, 5 shop deposit taken back, 12 refund of an activity, 14 a refused withdrawal given back, 42 commission of a live show. Out: 6 deduction by the mall, 7 payment of an order, 8 joining an activity, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. */
export const WalletRecordType = {
  Recharge: 1,
  RechargeByMall: 2,
  Commission: 3,
  OrderRefund: 4,
  ShopDepositReturned: 5,
  DeductionByMall: 6,
  OrderPayment: 7,
  ActivityJoined: 8,
  MembershipOpened: 9,
  ShopDepositPaid: 10,
  Withdrawal: 11,
  ActivityRefund: 12,
  MembershipRenewed: 13,
  WithdrawalReturned: 14,
  LiveCommission: 42,
} as const;
/** Why the money moved. In: 1 recharge, 2 recharge by the mall, 3 commission, 4 refund of an order, 5 shop deposit taken back, 12 refund of an activity, 14 a refused withdrawal given back, 42 commission of a live show. Out: 6 deduction by the mall, 7 payment of an order, 8 joining an activity, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. */
export type WalletRecordType = (typeof WalletRecordType)[keyof typeof WalletRecordType];

/** Why the points changed. 0 sign-in, 1 spent, 2 first shop followed, 3 given to a friend, 4 received from a friend, 5 taken by the mall, 6 given by the mall, 7 lottery, 8 reward for shopping, 9 reward for an upgrade, 10 expired, 11 membership opened, 12 a member's birthday, 13 frozen, 14 released, or given back after an after-sale. */
export const PointsRecordType = {
  SignIn: 0,
  Spent: 1,
  FirstFollow: 2,
  GivenToFriend: 3,
  ReceivedFromFriend: 4,
  TakenByMall: 5,
  GivenByMall: 6,
  Lottery: 7,
  Shopping: 8,
  Upgrade: 9,
  Expired: 10,
  Membership: 11,
  Birthday: 12,
  Frozen: 13,
  Released: 14,
} as const;
/** Why the points changed. 0 sign-in, 1 spent, 2 first shop followed, 3 given to a friend, 4 received from a friend, 5 taken by the mall, 6 given by the mall, 7 lottery, 8 reward for shopping, 9 reward for an upgrade, 10 expired, 11 membership opened, 12 a member's birthday, 13 frozen, 14 released, or given back after an after-sale. */
export type PointsRecordType = (typeof PointsRecordType)[keyof typeof PointsRecordType];

/** What is asked for. 1 return and refund, 2 refund only, 3 exchange. */
export const AfterSaleKindSent = {
  ReturnAndRefund: 1,
  RefundOnly: 2,
  Exchange: 3,
} as const;
/** What is asked for. 1 return and refund, 2 refund only, 3 exchange. */
export type AfterSaleKindSent = (typeof AfterSaleKindSent)[keyof typeof AfterSaleKindSent];

/** Who an invoice is made out to. 1 a company, 2 a person. */
export const InvoiceHeaderKind = {
  Company: 1,
  Person: 2,
} as const;
/** Who an invoice is made out to. 1 a company, 2 a person. */
export type InvoiceHeaderKind = (typeof InvoiceHeaderKind)[keyof typeof InvoiceHeaderKind];

/** Who an invoice is made out to. 1 a company, 2 a person. */
export const InvoiceHeaderKindSent = {
  Company: 1,
  Person: 2,
} as const;
/** Who an invoice is made out to. 1 a company, 2 a person. */
export type InvoiceHeaderKindSent = (typeof InvoiceHeaderKindSent)[keyof typeof InvoiceHeaderKindSent];

/** 0 is not told. */
export const AccountUpdateProfileSex = {
  Untold: 0,
  Male: 1,
  Female: 2,
} as const;
/** 0 is not told. */
export type AccountUpdateProfileSex = (typeof AccountUpdateProfileSex)[keyof typeof AccountUpdateProfileSex];

/** Which text. */
export const AuthAgreementType = {
  Registration: 0,
  Shop: 1,
  Privacy: 2,
  Membership: 3,
} as const;
/** Which text. */
export type AuthAgreementType = (typeof AuthAgreementType)[keyof typeof AuthAgreementType];

/** What names the customer. */
export const AuthLoginType = {
  Phone: 1,
  Email: 2,
  Account: 3,
} as const;
/** What names the customer. */
export type AuthLoginType = (typeof AuthLoginType)[keyof typeof AuthLoginType];

/** 1 keeps the customer signed in; the answer then holds `autoToken`. */
export const AuthLoginIsAuto = {
  ForNow: 0,
  Keep: 1,
} as const;
/** 1 keeps the customer signed in; the answer then holds `autoToken`. */
export type AuthLoginIsAuto = (typeof AuthLoginIsAuto)[keyof typeof AuthLoginIsAuto];

/** What names the customer; with 1 `phone` is needed, with 2 `e_mail`. */
export const AuthLoginByCodeType = {
  Phone: 1,
  Email: 2,
} as const;
/** What names the customer; with 1 `phone` is needed, with 2 `e_mail`. */
export type AuthLoginByCodeType = (typeof AuthLoginByCodeType)[keyof typeof AuthLoginByCodeType];

/** What is proved; with 0 `phone` is needed, with 1 `e_mail`. */
export const AuthRegisterType = {
  Phone: 0,
  Email: 1,
} as const;
/** What is proved; with 0 `phone` is needed, with 1 `e_mail`. */
export type AuthRegisterType = (typeof AuthRegisterType)[keyof typeof AuthRegisterType];

/** What names the customer; with 1 `e_mail` is needed, else `phone`. */
export const AuthResetPasswordType = {
  Phone: 0,
  Email: 1,
} as const;
/** What names the customer; with 1 `e_mail` is needed, else `phone`. */
export type AuthResetPasswordType = (typeof AuthResetPasswordType)[keyof typeof AuthResetPasswordType];

/** What the code is for: 1 signing in by code, 2 registering, 3 changing the phone, 4 the login password, 5 the payment password, 6 a withdrawal, 7 anything else. Family clients also send 2 for signing in by code: it is good for both. */
export const AuthSendCodeSmsType = {
  Login: 1,
  Registration: 2,
  Phone: 3,
  LoginPassword: 4,
  PaymentPassword: 5,
  Withdrawal: 6,
  General: 7,
} as const;
/** What the code is for: 1 signing in by code, 2 registering, 3 changing the phone, 4 the login password, 5 the payment password, 6 a withdrawal, 7 anything else. Family clients also send 2 for signing in by code: it is good for both. */
export type AuthSendCodeSmsType = (typeof AuthSendCodeSmsType)[keyof typeof AuthSendCodeSmsType];

/** What kind of message it is: always a code. */
export const AuthSendCodeMessageType = {
  Code: 0,
} as const;
/** What kind of message it is: always a code. */
export type AuthSendCodeMessageType = (typeof AuthSendCodeMessageType)[keyof typeof AuthSendCodeMessageType];

/** What the code is for: 1 a forgotten password, 2 registering, else signing in. One for signing in also registers, and the other way round. */
export const AuthSendEmailCodeType = {
  Login: 0,
  LoginPassword: 1,
  Registration: 2,
} as const;
/** What the code is for: 1 a forgotten password, 2 registering, else signing in. One for signing in also registers, and the other way round. */
export type AuthSendEmailCodeType = (typeof AuthSendEmailCodeType)[keyof typeof AuthSendEmailCodeType];

/** What the code is for: always a forgotten login password. */
export const AuthSendResetCodeSmsType = {
  LoginPassword: 4,
} as const;
/** What the code is for: always a forgotten login password. */
export type AuthSendResetCodeSmsType = (typeof AuthSendResetCodeSmsType)[keyof typeof AuthSendResetCodeSmsType];

/** Where it goes: always a phone. */
export const AuthSendResetCodeType = {
  Phone: 0,
} as const;
/** Where it goes: always a phone. */
export type AuthSendResetCodeType = (typeof AuthSendResetCodeType)[keyof typeof AuthSendResetCodeType];

/** The label. */
export const CatalogLabelledSType = {
  New: 1,
  Hot: 2,
  Recommended: 3,
} as const;
/** The label. */
export type CatalogLabelledSType = (typeof CatalogLabelledSType)[keyof typeof CatalogLabelledSType];

/** 1 when entered from the member products; prices then carry the member discount. */
export const CatalogProductVipSource = {
  Regular: 0,
  Member: 1,
} as const;
/** 1 when entered from the member products; prices then carry the member discount. */
export type CatalogProductVipSource = (typeof CatalogProductVipSource)[keyof typeof CatalogProductVipSource];

/** What to search for; products when missing. */
export const CatalogSearchSearchType = {
  Products: 1,
  Shops: 2,
} as const;
/** What to search for; products when missing. */
export type CatalogSearchSearchType = (typeof CatalogSearchSearchType)[keyof typeof CatalogSearchSearchType];

/** Values of `CatalogSearchSType`. */
export const CatalogSearchSType = {
  New: 1,
  Hot: 2,
  Recommended: 3,
  Member: 5,
} as const;
/** Values of `CatalogSearchSType`. */
export type CatalogSearchSType = (typeof CatalogSearchSType)[keyof typeof CatalogSearchSType];

/** Which way. */
export const CatalogSearchSort = {
  Ascending: 0,
  Descending: 1,
} as const;
/** Which way. */
export type CatalogSearchSort = (typeof CatalogSearchSort)[keyof typeof CatalogSearchSort];

/** 1 buys at the member's price. */
export const CheckoutPlaceOrderVipSource = {
  Regular: 0,
  Member: 1,
} as const;
/** 1 buys at the member's price. */
export type CheckoutPlaceOrderVipSource = (typeof CheckoutPlaceOrderVipSource)[keyof typeof CheckoutPlaceOrderVipSource];

/** 1 buys at the member's price. */
export const CheckoutSettleVipSource = {
  Regular: 0,
  Member: 1,
} as const;
/** 1 buys at the member's price. */
export type CheckoutSettleVipSource = (typeof CheckoutSettleVipSource)[keyof typeof CheckoutSettleVipSource];

/** `true` takes `coupon_id` as it stands; `false`, or nothing, chooses the best coupons. */
export const CheckoutSettleCanshu = {
  Mine: 'true',
  Best: 'false',
} as const;
/** `true` takes `coupon_id` as it stands; `false`, or nothing, chooses the best coupons. */
export type CheckoutSettleCanshu = (typeof CheckoutSettleCanshu)[keyof typeof CheckoutSettleCanshu];

/** Whose: 1 the mall's, 2 the shops'. */
export const CouponsListType = {
  Mall: 1,
  Shops: 2,
} as const;
/** Whose: 1 the mall's, 2 the shops'. */
export type CouponsListType = (typeof CouponsListType)[keyof typeof CouponsListType];

/** Which: 0 unused, 1 used, 2 expired; unused when missing. */
export const CouponsListOwnType = {
  Unused: 0,
  Used: 1,
  Expired: 2,
} as const;
/** Which: 0 unused, 1 used, 2 expired; unused when missing. */
export type CouponsListOwnType = (typeof CouponsListOwnType)[keyof typeof CouponsListOwnType];

/** What is collected: 1 a product, which is all there is here; a product when missing. */
export const FavoritesAddType = {
  Product: 1,
} as const;
/** What is collected: 1 a product, which is all there is here; a product when missing. */
export type FavoritesAddType = (typeof FavoritesAddType)[keyof typeof FavoritesAddType];

/** What: 1 products, 2 shops. */
export const FavoritesListType = {
  Products: 1,
  Shops: 2,
} as const;
/** What: 1 products, 2 shops. */
export type FavoritesListType = (typeof FavoritesListType)[keyof typeof FavoritesListType];

/** The kind of list: a label, or 6 for a block. Member products have their own operation. */
export const HomeBlockProductsSType = {
  New: 1,
  Hot: 2,
  Recommended: 3,
  Block: 6,
} as const;
/** The kind of list: a label, or 6 for a block. Member products have their own operation. */
export type HomeBlockProductsSType = (typeof HomeBlockProductsSType)[keyof typeof HomeBlockProductsSType];

/** 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop. */
export const InvoicesListStatus = {
  Applied: 1,
  Completed: 2,
  Revoked: 3,
} as const;
/** 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop. */
export type InvoicesListStatus = (typeof InvoicesListStatus)[keyof typeof InvoicesListStatus];

/** 1 makes it the default. */
export const InvoicesSaveHeaderIsDefault = {
  Further: 0,
  Default: 1,
} as const;
/** 1 makes it the default. */
export type InvoicesSaveHeaderIsDefault = (typeof InvoicesSaveHeaderIsDefault)[keyof typeof InvoicesSaveHeaderIsDefault];

/** The plan. */
export const MembershipOrderMemberType = {
  Month: 1,
  Quarter: 2,
  Year: 3,
} as const;
/** The plan. */
export type MembershipOrderMemberType = (typeof MembershipOrderMemberType)[keyof typeof MembershipOrderMemberType];

/** Only orders in this state. The family spells `evaluete` so. */
export const OrdersListOrderType = {
  All: '',
  Unpaid: 'payment',
  ToShip: 'send',
  ToReceive: 'receipt',
  ToReview: 'evaluete',
} as const;
/** Only orders in this state. The family spells `evaluete` so. */
export type OrdersListOrderType = (typeof OrdersListOrderType)[keyof typeof OrdersListOrderType];

/** The way to pay; always the wallet here. */
export const PaymentsPayFromWalletType = {
  Wallet: 'wallet_pay',
} as const;
/** The way to pay; always the wallet here. */
export type PaymentsPayFromWalletType = (typeof PaymentsPayFromWalletType)[keyof typeof PaymentsPayFromWalletType];

/** The way to pay. */
export const PaymentsQrCodeType = {
  Alipay: 'pc_alipay',
  Wechat: 'pc_wechat',
} as const;
/** The way to pay. */
export type PaymentsQrCodeType = (typeof PaymentsQrCodeType)[keyof typeof PaymentsQrCodeType];

/** Which records. */
export const PointsListType = {
  Gained: 1,
  Used: 2,
  Expired: 3,
} as const;
/** Which records. */
export type PointsListType = (typeof PointsListType)[keyof typeof PointsListType];

/** 1 hides the customer's name and picture. A follow-up keeps what the review chose. */
export const ReviewsAddAnonymous = {
  Named: 0,
  Anonymous: 1,
} as const;
/** 1 hides the customer's name and picture. A follow-up keeps what the review chose. */
export type ReviewsAddAnonymous = (typeof ReviewsAddAnonymous)[keyof typeof ReviewsAddAnonymous];

/** Which reviews: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. */
export const ReviewsListType = {
  All: 0,
  Good: 1,
  Medium: 2,
  Bad: 3,
  WithPictures: 4,
  WithFollowUp: 5,
} as const;
/** Which reviews: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. */
export type ReviewsListType = (typeof ReviewsListType)[keyof typeof ReviewsListType];

/** 0 lists the lines that wait for a review, 5 every line of the order with its state; 0 when missing. */
export const ReviewsListLinesType = {
  ToReview: 0,
  All: 5,
} as const;
/** 0 lists the lines that wait for a review, 5 every line of the order with its state; 0 when missing. */
export type ReviewsListLinesType = (typeof ReviewsListLinesType)[keyof typeof ReviewsListLinesType];

/** Which reviews: 0 all, 1 with pictures, 2 with a follow-up; all when missing. */
export const ReviewsListMoreType = {
  All: 0,
  WithPictures: 1,
  WithFollowUp: 2,
} as const;
/** Which reviews: 0 all, 1 with pictures, 2 with a follow-up; all when missing. */
export type ReviewsListMoreType = (typeof ReviewsListMoreType)[keyof typeof ReviewsListMoreType];

/** Who applies: 0 a person, 1 an enterprise. */
export const ShopsApplyShopNature = {
  Person: 0,
  Enterprise: 1,
} as const;
/** Who applies: 0 a person, 1 an enterprise. */
export type ShopsApplyShopNature = (typeof ShopsApplyShopNature)[keyof typeof ShopsApplyShopNature];

/** Which way; by volume it is always descending. */
export const ShopsShowSort = {
  Ascending: 0,
  Descending: 1,
} as const;
/** Which way; by volume it is always descending. */
export type ShopsShowSort = (typeof ShopsShowSort)[keyof typeof ShopsShowSort];

/** 1 makes it the default. */
export const WalletSaveCardIsDefault = {
  Further: 0,
  Default: 1,
} as const;
/** 1 makes it the default. */
export type WalletSaveCardIsDefault = (typeof WalletSaveCardIsDefault)[keyof typeof WalletSaveCardIsDefault];

/** Always 1. */
export const WalletSetDefaultCardIsDefault = {
  Default: 1,
} as const;
/** Always 1. */
export type WalletSetDefaultCardIsDefault = (typeof WalletSetDefaultCardIsDefault)[keyof typeof WalletSetDefaultCardIsDefault];

/** Which side. */
export const WalletShowType = {
  Income: 1,
  Expense: 2,
} as const;
/** Which side. */
export type WalletShowType = (typeof WalletShowType)[keyof typeof WalletShowType];

/** Only records of this kind; all when missing or 0. In: 1 recharge, 2 refund, 3 commission, 12 shop deposit given back. Out: 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. They are not the numbers of the records' own `type`. */
export const WalletShowTypeName = {
  All: 0,
  Recharge: 1,
  Refund: 2,
  Commission: 3,
  MembershipOpened: 5,
  MembershipRenewed: 6,
  OrderPaid: 7,
  Withdrawal: 8,
  PresaleDeposit: 10,
  ShopDepositPaid: 11,
  ShopDepositReturned: 12,
} as const;
/** Only records of this kind; all when missing or 0. In: 1 recharge, 2 refund, 3 commission, 12 shop deposit given back. Out: 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. They are not the numbers of the records' own `type`. */
export type WalletShowTypeName = (typeof WalletShowTypeName)[keyof typeof WalletShowTypeName];

/** Only records of so many days back; 7 when missing. */
export const WalletShowDay = {
  Week: 7,
  Month: 30,
  Quarter: 90,
  HalfYear: 183,
  Year: 365,
} as const;
/** Only records of so many days back; 7 when missing. */
export type WalletShowDay = (typeof WalletShowDay)[keyof typeof WalletShowDay];

/** Where the money goes. */
export const WalletWithdrawWithdrawStatus = {
  BankCard: 1,
  Wechat: 2,
} as const;
/** Where the money goes. */
export type WalletWithdrawWithdrawStatus = (typeof WalletWithdrawWithdrawStatus)[keyof typeof WalletWithdrawWithdrawStatus];
