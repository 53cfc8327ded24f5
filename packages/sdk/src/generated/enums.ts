// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.

/** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
export const CouponBenefit = {
  /** Free delivery. */
  FreeDelivery: 1,
  /** Fixed amount off. */
  AmountOff: 2,
  /** Percentage off. */
  ShareOff: 3,
  /** Gift for members. */
  MemberGift: 4,
  /**
   * Product.
   *
   * @deprecated Sent by other or older servers only.
   */
  Product: 5,
} as const;
/** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
export type CouponBenefit = (typeof CouponBenefit)[keyof typeof CouponBenefit];

/** Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases. */
export const CouponScope = {
  /** All goods. */
  AllGoods: 1,
  /** Selected products. */
  Products: 2,
  /** Selected classes. */
  Classes: 3,
  /** Membership purchases. */
  Membership: 4,
} as const;
/** Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases. */
export type CouponScope = (typeof CouponScope)[keyof typeof CouponScope];

/** Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3. */
export const ReceiveState = {
  /** The coupon can be received. */
  Receive: 1,
  /** Received and unused. */
  Use: 2,
  /** All coupons are gone. */
  Gone: 3,
  /** Already used. */
  Used: 4,
} as const;
/** Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3. */
export type ReceiveState = (typeof ReceiveState)[keyof typeof ReceiveState];

/** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
export const ProductStatus = {
  /** Not yet on sale. */
  Waiting: 1,
  /** On sale. */
  OnSale: 2,
  /** Off the shelf. */
  OffShelf: 3,
  /** Removed for a violation. */
  Violation: 4,
  /** Supply ended. */
  SupplyCut: 5,
} as const;
/** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
export type ProductStatus = (typeof ProductStatus)[keyof typeof ProductStatus];

/** Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. */
export const PaymentType = {
  /** Wallet. */
  Wallet: 'wallet_pay',
  /** Alipay. */
  Alipay: 'pc_alipay',
  /** WeChat Pay. */
  Wechat: 'pc_wechat',
} as const;
/** Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. */
export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType];

/** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
export const DeliveryKind = {
  /** Courier. */
  Courier: 0,
  /** Store pickup. */
  Pickup: 1,
  /** Delivery by the shop. */
  OwnDelivery: 2,
  /** Virtual goods with verification. */
  CheckedVirtual: 3,
  /** Virtual goods without verification. */
  Virtual: 4,
} as const;
/** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
export type DeliveryKind = (typeof DeliveryKind)[keyof typeof DeliveryKind];

/** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
export const OrderStatus = {
  /** Unpaid. */
  Unpaid: 0,
  /** Paid and not shipped. */
  Paid: 1,
  /** Shipped. */
  Shipped: 2,
  /**
   * To be reviewed.
   *
   * @deprecated Sent by other or older servers only.
   */
  ToBeCommented: 3,
  /**
   * Returned.
   *
   * @deprecated Sent by other or older servers only.
   */
  Returned: 4,
  /** Completed. */
  Completed: 5,
  /**
   * Invalid.
   *
   * @deprecated Sent by other or older servers only.
   */
  Invalid: 6,
  /** Closed. */
  Closed: 7,
  /**
   * Reviewed.
   *
   * @deprecated Sent by other or older servers only.
   */
  Evaluated: 8,
  /**
   * Settled.
   *
   * @deprecated Sent by other or older servers only.
   */
  Settled: 12,
} as const;
/** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** Kind of order. GM regular, MS flash sale. */
export const OrderKind = {
  /** Regular order. */
  Ordinary: 'GM',
  /** Flash sale. */
  FlashSale: 'MS',
  /**
   * Virtual goods.
   *
   * @deprecated Sent by other or older servers only.
   */
  Virtual: 'VI',
  /**
   * Timed discount.
   *
   * @deprecated Sent by other or older servers only.
   */
  TimedDiscount: 'FS',
  /**
   * Points exchange.
   *
   * @deprecated Sent by other or older servers only.
   */
  Points: 'IN',
  /**
   * Points exchange, the former spelling.
   *
   * @deprecated Sent by other or older servers only.
   */
  PointsOld: 'integral',
  /**
   * Group purchase.
   *
   * @deprecated Sent by other or older servers only.
   */
  Group: 'PT',
  /**
   * Group purchase, started by the customer.
   *
   * @deprecated Sent by other or older servers only.
   */
  GroupStarted: 'KT',
  /**
   * Group purchase, the former spelling.
   *
   * @deprecated Sent by other or older servers only.
   */
  GroupOld: 'pt',
  /**
   * Presale.
   *
   * @deprecated Sent by other or older servers only.
   */
  Presale: 'PS',
  /**
   * Distribution.
   *
   * @deprecated Sent by other or older servers only.
   */
  Distribution: 'FX',
  /**
   * Live sale.
   *
   * @deprecated Sent by other or older servers only.
   */
  LiveSale: 'ZB',
  /**
   * Auction.
   *
   * @deprecated Sent by other or older servers only.
   */
  Auction: 'JP',
  /**
   * Membership.
   *
   * @deprecated Sent by other or older servers only.
   */
  Membership: 'DJ',
  /**
   * Recharge.
   *
   * @deprecated Sent by other or older servers only.
   */
  Recharge: 'CZ',
  /**
   * Bargain.
   *
   * @deprecated Sent by other or older servers only.
   */
  Bargain: 'KJ',
} as const;
/** Kind of order. GM regular, MS flash sale. */
export type OrderKind = (typeof OrderKind)[keyof typeof OrderKind];

/** Lines of the order with an open after-sale: 0 none, 1 some, 2 all. */
export const OrderAfterSales = {
  /** None. */
  None: 0,
  /** Some. */
  Some: 1,
  /** All. */
  All: 2,
} as const;
/** Lines of the order with an open after-sale: 0 none, 1 some, 2 all. */
export type OrderAfterSales = (typeof OrderAfterSales)[keyof typeof OrderAfterSales];

/** Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. */
export const ReviewStage = {
  /** None yet. */
  Hidden: 0,
  /** Write a review. */
  ToReview: 1,
  /** Write a follow-up. */
  ToAppend: 2,
  /** None left. */
  Finished: 3,
} as const;
/** Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. */
export type ReviewStage = (typeof ReviewStage)[keyof typeof ReviewStage];

/** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
export const AfterSaleKind = {
  /** Return and refund. */
  ReturnAndRefund: 1,
  /** Refund only. */
  RefundOnly: 2,
  /** Exchange. */
  Exchange: 3,
} as const;
/** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
export type AfterSaleKind = (typeof AfterSaleKind)[keyof typeof AfterSaleKind];

/** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
export const AfterSaleState = {
  /** Under review. */
  UnderReview: 0,
  /** Approved and to be sent back. */
  ToSendBack: 1,
  /** Return refused. */
  ReturnRefused: 2,
  /** Sent back. */
  SentBack: 3,
  /** Received and refunded. */
  ReturnRefunded: 4,
  /** Refused and returned to the customer. */
  GoodsReturned: 5,
  /** Refund refused. */
  RefundRefused: 8,
  /** Refunded. */
  Refunded: 9,
  /** Exchange refused. */
  ExchangeRefused: 10,
  /** Replacement sent. */
  ReplacementSent: 11,
  /** Exchanged. */
  Exchanged: 12,
  /**
   * Refunded manually.
   *
   * @deprecated Sent by other or older servers only.
   */
  RefundedByHand: 13,
  /**
   * Manual handling failed.
   *
   * @deprecated Sent by other or older servers only.
   */
  FailedByHand: 14,
  /** Refunded immediately because the goods had not left the shop. */
  RefundedAtOnce: 15,
  /**
   * Goods accepted for resale.
   *
   * @deprecated Sent by other or older servers only.
   */
  Resold: 16,
  /**
   * No after-sale.
   *
   * @deprecated Sent by other or older servers only.
   */
  None: 100,
} as const;
/** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
export type AfterSaleState = (typeof AfterSaleState)[keyof typeof AfterSaleState];

/** 1 makes the address the default, 0 adds it as a further one. */
export const DefaultFlag = {
  /** Adds the address as a further one. */
  Further: 0,
  /** Makes the address the default. */
  Default: 1,
} as const;
/** 1 makes the address the default, 0 adds it as a further one. */
export type DefaultFlag = (typeof DefaultFlag)[keyof typeof DefaultFlag];

/** State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. */
export const SlotState = {
  /** Over. */
  Finished: 0,
  /** Running. */
  Running: 1,
  /** Upcoming. */
  Waiting: 2,
} as const;
/** State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. */
export type SlotState = (typeof SlotState)[keyof typeof SlotState];

/** Shop state: 0 not open, 1 open, 2 temporarily closed. */
export const ShopState = {
  /** Not open. */
  NotOpen: 0,
  /** Open. */
  Open: 1,
  /** Temporarily closed. */
  ClosedForNow: 2,
} as const;
/** Shop state: 0 not open, 1 open, 2 temporarily closed. */
export type ShopState = (typeof ShopState)[keyof typeof ShopState];

/** State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. */
export const ApplicationState = {
  /** None. */
  None: 0,
  /** In review. */
  InReview: 1,
  /** Approved. */
  Approved: 2,
  /** Rejected. */
  Rejected: 3,
} as const;
/** State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. */
export type ApplicationState = (typeof ApplicationState)[keyof typeof ApplicationState];

/** Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. */
export const WalletRecordType = {
  /** Recharge. */
  Recharge: 1,
  /** Recharge by the mall. */
  RechargeByMall: 2,
  /** Commission. */
  Commission: 3,
  /** Order refund. */
  OrderRefund: 4,
  /** Shop deposit returned. */
  ShopDepositReturned: 5,
  /** Deduction by the mall. */
  DeductionByMall: 6,
  /** Order payment. */
  OrderPayment: 7,
  /** Activity entry. */
  ActivityJoined: 8,
  /** Membership opened. */
  MembershipOpened: 9,
  /** Shop deposit paid. */
  ShopDepositPaid: 10,
  /** Withdrawal. */
  Withdrawal: 11,
  /** Activity refund. */
  ActivityRefund: 12,
  /** Membership renewed. */
  MembershipRenewed: 13,
  /** Refused withdrawal returned. */
  WithdrawalReturned: 14,
  /** Live show commission. */
  LiveCommission: 42,
} as const;
/** Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. */
export type WalletRecordType = (typeof WalletRecordType)[keyof typeof WalletRecordType];

/** Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a member, 13 frozen, 14 released, or returned after an after-sale. */
export const PointsRecordType = {
  /** Sign-in. */
  SignIn: 0,
  /** Spent. */
  Spent: 1,
  /** First followed shop. */
  FirstFollow: 2,
  /** Given to a friend. */
  GivenToFriend: 3,
  /** Received from a friend. */
  ReceivedFromFriend: 4,
  /** Debited by the mall. */
  TakenByMall: 5,
  /** Credited by the mall. */
  GivenByMall: 6,
  /** Lottery. */
  Lottery: 7,
  /** Purchase reward. */
  Shopping: 8,
  /** Upgrade reward. */
  Upgrade: 9,
  /** Expired. */
  Expired: 10,
  /** Membership opened. */
  Membership: 11,
  /** Birthday of a member. */
  Birthday: 12,
  /** Frozen. */
  Frozen: 13,
  /** Released, or returned after an after-sale. */
  Released: 14,
} as const;
/** Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a member, 13 frozen, 14 released, or returned after an after-sale. */
export type PointsRecordType = (typeof PointsRecordType)[keyof typeof PointsRecordType];

/** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
export const AfterSaleKindSent = {
  /** Return and refund. */
  ReturnAndRefund: 1,
  /** Refund only. */
  RefundOnly: 2,
  /** Exchange. */
  Exchange: 3,
} as const;
/** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
export type AfterSaleKindSent = (typeof AfterSaleKindSent)[keyof typeof AfterSaleKindSent];

/** Party of the invoice: 1 company, 2 person. */
export const InvoiceHeaderKind = {
  /** Company. */
  Company: 1,
  /** Person. */
  Person: 2,
} as const;
/** Party of the invoice: 1 company, 2 person. */
export type InvoiceHeaderKind = (typeof InvoiceHeaderKind)[keyof typeof InvoiceHeaderKind];

/** Party of the invoice: 1 company, 2 person. */
export const InvoiceHeaderKindSent = {
  /** Company. */
  Company: 1,
  /** Person. */
  Person: 2,
} as const;
/** Party of the invoice: 1 company, 2 person. */
export type InvoiceHeaderKindSent = (typeof InvoiceHeaderKindSent)[keyof typeof InvoiceHeaderKindSent];

/** 0 not specified, 1 male, 2 female. */
export const AccountUpdateProfileSex = {
  /** Not specified. */
  Untold: 0,
  /** Male. */
  Male: 1,
  /** Female. */
  Female: 2,
} as const;
/** 0 not specified, 1 male, 2 female. */
export type AccountUpdateProfileSex = (typeof AccountUpdateProfileSex)[keyof typeof AccountUpdateProfileSex];

/** Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement. */
export const AuthAgreementType = {
  /** Registration agreement. */
  Registration: 0,
  /** Shop agreement. */
  Shop: 1,
  /** Privacy policy. */
  Privacy: 2,
  /** Membership agreement. */
  Membership: 3,
} as const;
/** Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement. */
export type AuthAgreementType = (typeof AuthAgreementType)[keyof typeof AuthAgreementType];

/** Identification of the account: 1 by phone, 2 by e-mail, 3 by account name. */
export const AuthLoginType = {
  /** By phone. */
  Phone: 1,
  /** By e-mail. */
  Email: 2,
  /** By account name. */
  Account: 3,
} as const;
/** Identification of the account: 1 by phone, 2 by e-mail, 3 by account name. */
export type AuthLoginType = (typeof AuthLoginType)[keyof typeof AuthLoginType];

/** 1 requests an `autoToken` for automatic sign-in, 0 does not. */
export const AuthLoginIsAuto = {
  /** No automatic sign-in. */
  ForNow: 0,
  /** Requests an `autoToken` for automatic sign-in. */
  Keep: 1,
} as const;
/** 1 requests an `autoToken` for automatic sign-in, 0 does not. */
export type AuthLoginIsAuto = (typeof AuthLoginIsAuto)[keyof typeof AuthLoginIsAuto];

/** Identification of the account: 1 by `phone`, 2 by `e_mail`. */
export const AuthLoginByCodeType = {
  /** By `phone`. */
  Phone: 1,
  /** By `e_mail`. */
  Email: 2,
} as const;
/** Identification of the account: 1 by `phone`, 2 by `e_mail`. */
export type AuthLoginByCodeType = (typeof AuthLoginByCodeType)[keyof typeof AuthLoginByCodeType];

/** Verified contact: 0 `phone`, 1 `e_mail`. */
export const AuthRegisterType = {
  /** `phone`. */
  Phone: 0,
  /** `e_mail`. */
  Email: 1,
} as const;
/** Verified contact: 0 `phone`, 1 `e_mail`. */
export type AuthRegisterType = (typeof AuthRegisterType)[keyof typeof AuthRegisterType];

/** Identification of the account: 0 by `phone`, 1 by `e_mail`. */
export const AuthResetPasswordType = {
  /** By `phone`. */
  Phone: 0,
  /** By `e_mail`. */
  Email: 1,
} as const;
/** Identification of the account: 0 by `phone`, 1 by `e_mail`. */
export type AuthResetPasswordType = (typeof AuthResetPasswordType)[keyof typeof AuthResetPasswordType];

/** Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6 withdrawal, 7 other. Codes of types 1 and 2 are interchangeable. */
export const AuthSendCodeSmsType = {
  /** Sign-in by code. */
  Login: 1,
  /** Registration. */
  Registration: 2,
  /** Phone change. */
  Phone: 3,
  /** Login password. */
  LoginPassword: 4,
  /** Payment password. */
  PaymentPassword: 5,
  /** Withdrawal. */
  Withdrawal: 6,
  /** Other. */
  General: 7,
} as const;
/** Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6 withdrawal, 7 other. Codes of types 1 and 2 are interchangeable. */
export type AuthSendCodeSmsType = (typeof AuthSendCodeSmsType)[keyof typeof AuthSendCodeSmsType];

/** Kind of message: always 0, a code. */
export const AuthSendCodeMessageType = {
  /** Verification code. */
  Code: 0,
} as const;
/** Kind of message: always 0, a code. */
export type AuthSendCodeMessageType = (typeof AuthSendCodeMessageType)[keyof typeof AuthSendCodeMessageType];

/** Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are interchangeable. */
export const AuthSendEmailCodeType = {
  /** Sign-in. */
  Login: 0,
  /** Forgotten password. */
  LoginPassword: 1,
  /** Registration. */
  Registration: 2,
} as const;
/** Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are interchangeable. */
export type AuthSendEmailCodeType = (typeof AuthSendEmailCodeType)[keyof typeof AuthSendEmailCodeType];

/** Purpose of the code: always 4, a forgotten login password. */
export const AuthSendResetCodeSmsType = {
  /** Forgotten login password. */
  LoginPassword: 4,
} as const;
/** Purpose of the code: always 4, a forgotten login password. */
export type AuthSendResetCodeSmsType = (typeof AuthSendResetCodeSmsType)[keyof typeof AuthSendResetCodeSmsType];

/** Destination: always 0, a phone. */
export const AuthSendResetCodeType = {
  /** Phone. */
  Phone: 0,
} as const;
/** Destination: always 0, a phone. */
export type AuthSendResetCodeType = (typeof AuthSendResetCodeType)[keyof typeof AuthSendResetCodeType];

/** Label: 1 new, 2 hot, 3 recommended. */
export const CatalogLabelledSType = {
  /** New. */
  New: 1,
  /** Hot. */
  Hot: 2,
  /** Recommended. */
  Recommended: 3,
} as const;
/** Label: 1 new, 2 hot, 3 recommended. */
export type CatalogLabelledSType = (typeof CatalogLabelledSType)[keyof typeof CatalogLabelledSType];

/** 1 when opened from the member products, which applies member prices; 0 or missing otherwise. */
export const CatalogProductVipSource = {
  /** Regular price. */
  Regular: 0,
  /** Member price. */
  Member: 1,
} as const;
/** 1 when opened from the member products, which applies member prices; 0 or missing otherwise. */
export type CatalogProductVipSource = (typeof CatalogProductVipSource)[keyof typeof CatalogProductVipSource];

/** Records to search: 1 products, 2 shops; products when missing. */
export const CatalogSearchSearchType = {
  /** Products. */
  Products: 1,
  /** Shops. */
  Shops: 2,
} as const;
/** Records to search: 1 products, 2 shops; products when missing. */
export type CatalogSearchSearchType = (typeof CatalogSearchSearchType)[keyof typeof CatalogSearchSearchType];

/** Values of `CatalogSearchSType`. */
export const CatalogSearchSType = {
  /** New products. */
  New: 1,
  /** Hot products. */
  Hot: 2,
  /** Recommended products. */
  Recommended: 3,
  /** Member products. */
  Member: 5,
} as const;
/** Values of `CatalogSearchSType`. */
export type CatalogSearchSType = (typeof CatalogSearchSType)[keyof typeof CatalogSearchSType];

/** 0 ascending, 1 descending. */
export const CatalogSearchSort = {
  /** Ascending. */
  Ascending: 0,
  /** Descending. */
  Descending: 1,
} as const;
/** 0 ascending, 1 descending. */
export type CatalogSearchSort = (typeof CatalogSearchSort)[keyof typeof CatalogSearchSort];

/** 1 buys at the member price; 0 or missing at the regular price. */
export const CheckoutPlaceOrderVipSource = {
  /** Regular price. */
  Regular: 0,
  /** Member price. */
  Member: 1,
} as const;
/** 1 buys at the member price; 0 or missing at the regular price. */
export type CheckoutPlaceOrderVipSource = (typeof CheckoutPlaceOrderVipSource)[keyof typeof CheckoutPlaceOrderVipSource];

/** 1 buys at the member price; 0 or missing at the regular price. */
export const CheckoutSettleVipSource = {
  /** Regular price. */
  Regular: 0,
  /** Member price. */
  Member: 1,
} as const;
/** 1 buys at the member price; 0 or missing at the regular price. */
export type CheckoutSettleVipSource = (typeof CheckoutSettleVipSource)[keyof typeof CheckoutSettleVipSource];

/** `true` applies `coupon_id`; `false` or missing selects the best coupons. */
export const CheckoutSettleCanshu = {
  /** Applies `coupon_id`. */
  Mine: 'true',
  /** Selects the best coupons. */
  Best: 'false',
} as const;
/** `true` applies `coupon_id`; `false` or missing selects the best coupons. */
export type CheckoutSettleCanshu = (typeof CheckoutSettleCanshu)[keyof typeof CheckoutSettleCanshu];

/** Issuer: 1 the mall, 2 shops. */
export const CouponsListType = {
  /** The mall. */
  Mall: 1,
  /** Shops. */
  Shops: 2,
} as const;
/** Issuer: 1 the mall, 2 shops. */
export type CouponsListType = (typeof CouponsListType)[keyof typeof CouponsListType];

/** State: 0 unused, 1 used, 2 expired; unused when missing. */
export const CouponsListOwnType = {
  /** Unused. */
  Unused: 0,
  /** Used. */
  Used: 1,
  /** Expired. */
  Expired: 2,
} as const;
/** State: 0 unused, 1 used, 2 expired; unused when missing. */
export type CouponsListOwnType = (typeof CouponsListOwnType)[keyof typeof CouponsListOwnType];

/** Kind of favorite: always 1, a product; 1 when missing. */
export const FavoritesAddType = {
  /** Products. */
  Product: 1,
} as const;
/** Kind of favorite: always 1, a product; 1 when missing. */
export type FavoritesAddType = (typeof FavoritesAddType)[keyof typeof FavoritesAddType];

/** Kind of favorite: 1 products, 2 shops. */
export const FavoritesListType = {
  /** Products. */
  Products: 1,
  /** Shops. */
  Shops: 2,
} as const;
/** Kind of favorite: 1 products, 2 shops. */
export type FavoritesListType = (typeof FavoritesListType)[keyof typeof FavoritesListType];

/** Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member products. */
export const HomeBlockProductsSType = {
  /** New. */
  New: 1,
  /** Hot. */
  Hot: 2,
  /** Recommended. */
  Recommended: 3,
  /** A block. */
  Block: 6,
} as const;
/** Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member products. */
export type HomeBlockProductsSType = (typeof HomeBlockProductsSType)[keyof typeof HomeBlockProductsSType];

/** State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. */
export const InvoicesListStatus = {
  /** Requested. */
  Applied: 1,
  /** Issued. */
  Completed: 2,
  /** Revoked by the customer or refused by the shop. */
  Revoked: 3,
} as const;
/** State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. */
export type InvoicesListStatus = (typeof InvoicesListStatus)[keyof typeof InvoicesListStatus];

/** 1 makes the title the default. */
export const InvoicesSaveHeaderIsDefault = {
  /** Leaves the default title as it is. */
  Further: 0,
  /** Makes the title the default. */
  Default: 1,
} as const;
/** 1 makes the title the default. */
export type InvoicesSaveHeaderIsDefault = (typeof InvoicesSaveHeaderIsDefault)[keyof typeof InvoicesSaveHeaderIsDefault];

/** Plan: 1 month, 2 quarter, 3 year. */
export const MembershipOrderMemberType = {
  /** Month. */
  Month: 1,
  /** Quarter. */
  Quarter: 2,
  /** Year. */
  Year: 3,
} as const;
/** Plan: 1 month, 2 quarter, 3 year. */
export type MembershipOrderMemberType = (typeof MembershipOrderMemberType)[keyof typeof MembershipOrderMemberType];

/** State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or missing. The misspelling is part of the protocol. */
export const OrdersListOrderType = {
  /** All orders. */
  All: '',
  /** Unpaid. */
  Unpaid: 'payment',
  /** To ship. */
  ToShip: 'send',
  /** To receive. */
  ToReceive: 'receipt',
  /** To review. */
  ToReview: 'evaluete',
} as const;
/** State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or missing. The misspelling is part of the protocol. */
export type OrdersListOrderType = (typeof OrdersListOrderType)[keyof typeof OrdersListOrderType];

/** Payment method: always `wallet_pay`. */
export const PaymentsPayFromWalletType = {
  /** Wallet. */
  Wallet: 'wallet_pay',
} as const;
/** Payment method: always `wallet_pay`. */
export type PaymentsPayFromWalletType = (typeof PaymentsPayFromWalletType)[keyof typeof PaymentsPayFromWalletType];

/** Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay. */
export const PaymentsQrCodeType = {
  /** Alipay. */
  Alipay: 'pc_alipay',
  /** WeChat Pay. */
  Wechat: 'pc_wechat',
} as const;
/** Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay. */
export type PaymentsQrCodeType = (typeof PaymentsQrCodeType)[keyof typeof PaymentsQrCodeType];

/** Records: 1 gained, 2 used, 3 expired. */
export const PointsListType = {
  /** Gained. */
  Gained: 1,
  /** Used. */
  Used: 2,
  /** Expired. */
  Expired: 3,
} as const;
/** Records: 1 gained, 2 used, 3 expired. */
export type PointsListType = (typeof PointsListType)[keyof typeof PointsListType];

/** 1 hides the name and picture of the customer. A follow-up inherits the setting of the review. */
export const ReviewsAddAnonymous = {
  /** Shows the name and picture of the customer. */
  Named: 0,
  /** Hides the name and picture of the customer. */
  Anonymous: 1,
} as const;
/** 1 hides the name and picture of the customer. A follow-up inherits the setting of the review. */
export type ReviewsAddAnonymous = (typeof ReviewsAddAnonymous)[keyof typeof ReviewsAddAnonymous];

/** Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. */
export const ReviewsListType = {
  /** All. */
  All: 0,
  /** Good. */
  Good: 1,
  /** Medium. */
  Medium: 2,
  /** Bad. */
  Bad: 3,
  /** With pictures. */
  WithPictures: 4,
  /** With a follow-up. */
  WithFollowUp: 5,
} as const;
/** Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing. */
export type ReviewsListType = (typeof ReviewsListType)[keyof typeof ReviewsListType];

/** 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing. */
export const ReviewsListLinesType = {
  /** Lines waiting for a review. */
  ToReview: 0,
  /** All lines of the order. */
  All: 5,
} as const;
/** 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing. */
export type ReviewsListLinesType = (typeof ReviewsListLinesType)[keyof typeof ReviewsListLinesType];

/** Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing. */
export const ReviewsListMoreType = {
  /** All. */
  All: 0,
  /** With pictures. */
  WithPictures: 1,
  /** With a follow-up. */
  WithFollowUp: 2,
} as const;
/** Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing. */
export type ReviewsListMoreType = (typeof ReviewsListMoreType)[keyof typeof ReviewsListMoreType];

/** Applicant: 0 person, 1 enterprise. */
export const ShopsApplyShopNature = {
  /** Person. */
  Person: 0,
  /** Enterprise. */
  Enterprise: 1,
} as const;
/** Applicant: 0 person, 1 enterprise. */
export type ShopsApplyShopNature = (typeof ShopsApplyShopNature)[keyof typeof ShopsApplyShopNature];

/** 0 ascending, 1 descending; `volume` is always descending. */
export const ShopsShowSort = {
  /** Ascending. */
  Ascending: 0,
  /** Descending. */
  Descending: 1,
} as const;
/** 0 ascending, 1 descending; `volume` is always descending. */
export type ShopsShowSort = (typeof ShopsShowSort)[keyof typeof ShopsShowSort];

/** 1 makes the card the default. */
export const WalletSaveCardIsDefault = {
  /** Leaves the default card as it is. */
  Further: 0,
  /** Makes the card the default. */
  Default: 1,
} as const;
/** 1 makes the card the default. */
export type WalletSaveCardIsDefault = (typeof WalletSaveCardIsDefault)[keyof typeof WalletSaveCardIsDefault];

/** Always 1. */
export const WalletSetDefaultCardIsDefault = {
  /** Makes the card the default. */
  Default: 1,
} as const;
/** Always 1. */
export type WalletSetDefaultCardIsDefault = (typeof WalletSetDefaultCardIsDefault)[keyof typeof WalletSetDefaultCardIsDefault];

/** Records: 1 credits, 2 debits. */
export const WalletShowType = {
  /** Credits. */
  Income: 1,
  /** Debits. */
  Expense: 2,
} as const;
/** Records: 1 credits, 2 debits. */
export type WalletShowType = (typeof WalletShowType)[keyof typeof WalletShowType];

/** Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. Numbered differently from `type` of a record. */
export const WalletShowTypeName = {
  /** All records. */
  All: 0,
  /** Recharge. */
  Recharge: 1,
  /** Refund. */
  Refund: 2,
  /** Commission. */
  Commission: 3,
  /** Membership opened. */
  MembershipOpened: 5,
  /** Membership renewed. */
  MembershipRenewed: 6,
  /** Order paid. */
  OrderPaid: 7,
  /** Withdrawal. */
  Withdrawal: 8,
  /** Presale deposit. */
  PresaleDeposit: 10,
  /** Shop deposit paid. */
  ShopDepositPaid: 11,
  /** Shop deposit returned. */
  ShopDepositReturned: 12,
} as const;
/** Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. Numbered differently from `type` of a record. */
export type WalletShowTypeName = (typeof WalletShowTypeName)[keyof typeof WalletShowTypeName];

/** Period in days up to now; 7 when missing. */
export const WalletShowDay = {
  /** 7 days. */
  Week: 7,
  /** 30 days. */
  Month: 30,
  /** 90 days. */
  Quarter: 90,
  /** 183 days. */
  HalfYear: 183,
  /** 365 days. */
  Year: 365,
} as const;
/** Period in days up to now; 7 when missing. */
export type WalletShowDay = (typeof WalletShowDay)[keyof typeof WalletShowDay];

/** Destination: 1 bank card, 2 WeChat. */
export const WalletWithdrawWithdrawStatus = {
  /** Bank card. */
  BankCard: 1,
  /** WeChat. */
  Wechat: 2,
} as const;
/** Destination: 1 bank card, 2 WeChat. */
export type WalletWithdrawWithdrawStatus = (typeof WalletWithdrawWithdrawStatus)[keyof typeof WalletWithdrawWithdrawStatus];
