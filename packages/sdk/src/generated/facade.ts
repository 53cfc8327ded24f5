// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { CallPromise } from '../call.ts';
import type { DataFor, Fields, InputOf } from '../operation.ts';
import type { CallOptions, KeyedCallOptions } from '../options.ts';
import * as account from './operations/account.ts';
import * as addresses from './operations/addresses.ts';
import * as afterSales from './operations/after-sales.ts';
import * as auth from './operations/auth.ts';
import * as cart from './operations/cart.ts';
import * as catalog from './operations/catalog.ts';
import * as checkout from './operations/checkout.ts';
import * as content from './operations/content.ts';
import * as coupons from './operations/coupons.ts';
import * as favorites from './operations/favorites.ts';
import * as flashSale from './operations/flash-sale.ts';
import * as home from './operations/home.ts';
import * as invoices from './operations/invoices.ts';
import * as membership from './operations/membership.ts';
import * as messages from './operations/messages.ts';
import * as orders from './operations/orders.ts';
import * as payments from './operations/payments.ts';
import * as points from './operations/points.ts';
import * as reviews from './operations/reviews.ts';
import * as shell from './operations/shell.ts';
import * as shops from './operations/shops.ts';
import * as uploads from './operations/uploads.ts';
import * as wallet from './operations/wallet.ts';

/** The customer. */
export interface AccountOperations {
  /**
   * Change the login password — `mall.User.updatepassword`.
   *
   * Sets a new login password after checking the current one. The customer's other sessions end. The field names are those of the protocol, where `password` is the current password and `passwordOld` the new one. Failed attempts are rate limited.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 312 password_invalid, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50053 login_password_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.account.changePassword({ password: 'mall2026', passwordOld: 'camellia26', x_password1: 'camellia26' });
   * ```
   */
  changePassword(input: account.AccountChangePasswordInput, options?: CallOptions): CallPromise<account.AccountChangePasswordData>;
  /**
   * Change the payment password — `mall.User.modifyPaymentPassword`.
   *
   * Replaces the payment password, confirmed by a code sent to the bound phone. The new password must differ from the current one. The customer's other sessions end.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50737 payment_password_not_set.
   *
   * @example
   * ```ts
   * const data = await mall.account.changePaymentPassword({ pcode: '482913', password: '135790', password1: '135790' });
   * ```
   */
  changePaymentPassword(input: account.AccountChangePaymentPasswordInput, options?: CallOptions): CallPromise<account.AccountChangePaymentPasswordData>;
  /**
   * Change the phone — `mall.User.updatePhone`.
   *
   * Second step of changing the phone. A code sent to the new phone binds it. The token of the first step is consumed; a used or expired token is refused. The customer's other sessions end.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 301 phone_registered, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.account.changePhone({ authenticationToken: 'p_7Hn2bVx9KqLs4TzRw8YcMd6JfGa1UeP3oQi5XvCtBrE', newPhone: '13900000009', pCode: '705166', cpc: '86' });
   * ```
   */
  changePhone(input: account.AccountChangePhoneInput, options?: CallOptions): CallPromise<account.AccountChangePhoneData>;
  /**
   * Show the account overview — `mall.User.index`.
   *
   * Customer, balance, points, coupons, order counts by state, and the newest orders.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.account.home();
   * ```
   */
  home(input?: account.AccountHomeInput, options?: CallOptions): CallPromise<account.AccountHomeData>;
  /**
   * Show the profile — `mall.User.personalResources`.
   *
   * Profile picture, name, sex, phone, e-mail address and birthday of the customer.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.account.profile();
   * ```
   */
  profile(input?: account.AccountProfileInput, options?: CallOptions): CallPromise<account.AccountProfileData>;
  /**
   * Check whether the profile is complete — `mall.User.isDefaultValue`.
   *
   * Returns whether to offer the profile page to the customer.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.account.profileState();
   * ```
   */
  profileState(input?: account.AccountProfileStateInput, options?: CallOptions): CallPromise<account.AccountProfileStateData>;
  /**
   * Verify the current phone — `mall.User.authentication`.
   *
   * First step of changing the phone. A code sent to the current phone is exchanged for a token, which the second step, `mall.User.updatePhone`, requires.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.account.provePhone({ phone: '13800000001', pCode: '482913' });
   * ```
   */
  provePhone(input: account.AccountProvePhoneInput, options?: CallOptions): CallPromise<account.AccountProvePhoneData>;
  /**
   * Show the security settings — `mall.User.accountSecurity`.
   *
   * Returns whether a payment password is set, and the phone that receives codes.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.account.security();
   * ```
   */
  security(input?: account.AccountSecurityInput, options?: CallOptions): CallPromise<account.AccountSecurityData>;
  /**
   * Set the payment password — `mall.User.setPaymentPassword`.
   *
   * Sets the first payment password of a customer, confirmed by a code sent to the bound phone. A customer who already has one uses `mall.User.modifyPaymentPassword`.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.account.setPaymentPassword({ pcode: '482913', password: '246810', password1: '246810' });
   * ```
   */
  setPaymentPassword(input: account.AccountSetPaymentPasswordInput, options?: CallOptions): CallPromise<account.AccountSetPaymentPasswordData>;
  /**
   * Change the profile — `mall.User.setPersonalResources`.
   *
   * Changes the given fields and leaves the others unchanged. The birthday must be in the past and can be set once; a later change is refused.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.account.updateProfile({ headimgurl: '/media/uploads/5a1c9e3b7d20.webp', userName: 'Lin Qing', sex: 2, birthday: '1992-04-18' });
   * ```
   */
  updateProfile(input?: account.AccountUpdateProfileInput, options?: CallOptions): CallPromise<account.AccountUpdateProfileData>;
}

/** Delivery addresses and regions. */
export interface AddressesOperations {
  /**
   * Add an address — `mall.Address.saveAddress`.
   *
   * Stores a delivery address. The first address becomes the default. For dial codes 86 and 852 the region is sent as `place`, otherwise as `province` and `city`.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.add({ user_name: '林清', mobile: '13800000001', place: ['浙江省', '杭州市', '西湖区'], address: '灵隐路 18 号茶园小筑 2 幢', is_default: 1 });
   * ```
   */
  add(input: addresses.AddressesAddInput, options?: KeyedCallOptions): CallPromise<addresses.AddressesAddData>;
  /**
   * List the countries — `mall.Login.getItuList`.
   *
   * Countries and regions with dial codes and flags, for address forms and phone fields.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.countries({ keyword: '' });
   * ```
   */
  countries(input?: addresses.AddressesCountriesInput, options?: CallOptions): CallPromise<addresses.AddressesCountriesData>;
  /**
   * List the addresses — `mall.Address.index`.
   *
   * The customer's delivery addresses, the default first.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.list();
   * ```
   */
  list(input?: addresses.AddressesListInput, options?: CallOptions): CallPromise<addresses.AddressesListData>;
  /**
   * List the regions — `mall.Address.addressManagement`.
   *
   * Provinces, cities and districts as a tree, for the address form.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.regions();
   * ```
   */
  regions(input?: addresses.AddressesRegionsInput, options?: CallOptions): CallPromise<addresses.AddressesRegionsData>;
  /**
   * Remove an address — `mall.Address.delAdds`.
   *
   * Removes an address. Placed orders are not affected. When the default address is removed, the newest remaining address becomes the default.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.remove({ addr_id: 2 });
   * ```
   */
  remove(input: addresses.AddressesRemoveInput, options?: KeyedCallOptions): CallPromise<addresses.AddressesRemoveData>;
  /**
   * Make an address the default — `mall.Address.setDefault`.
   *
   * Makes the address the default in place of the current default.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.setDefault({ addr_id: 2 });
   * ```
   */
  setDefault(input: addresses.AddressesSetDefaultInput, options?: CallOptions): CallPromise<addresses.AddressesSetDefaultData>;
  /**
   * Show an address for editing — `mall.Address.upAddsindex`.
   *
   * One address with the values for the address form. Either `addr_id` or `addrId` is required.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.show({ addr_id: 2 });
   * ```
   */
  show(input?: addresses.AddressesShowInput, options?: CallOptions): CallPromise<addresses.AddressesShowData>;
  /**
   * Change an address — `mall.Address.upAdds`.
   *
   * Replaces a delivery address. The rules of `mall.Address.saveAddress` apply. A default address remains the default until another one replaces it.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.addresses.update({ addr_id: 2, user_name: '林清', mobile: '13800000001', place: ['上海市', '上海市', '徐汇区'], address: '武康路 88 弄 3 号 302 室', is_default: 0 });
   * ```
   */
  update(input: addresses.AddressesUpdateInput, options?: CallOptions): CallPromise<addresses.AddressesUpdateData>;
}

/** Refunds, returns and exchanges. */
export interface AfterSalesOperations {
  /**
   * Apply for a refund, a return or an exchange — `mall.Order.applyReturnGoods`.
   *
   * Opens one after-sale per order line, to be reviewed by the shop. Goods that have not left the shop (order paid and not shipped, or waiting for pickup) are refunded immediately and in full, without review (`RefundType` 15). The server computes the refundable amount; requests for more, or for nothing, are refused. Lines with an open or successful after-sale, and kinds not offered by `after-sales.options`, are refused.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.apply({ order_details_id: [77], type: 2, refund_amount: '256.00', refund_apply_money: '256.00', explain: 'I ordered the wrong size.' });
   * ```
   */
  apply(input: afterSales.AfterSalesApplyInput, options?: KeyedCallOptions): CallPromise<afterSales.AfterSalesApplyData>;
  /**
   * List the after-sale options of several lines — `mall.Order.batchReturnGoodsPage`.
   *
   * Like `after-sales.options`, for several lines of one order. Lines that allow no application have `refund` 0 and are not to be offered.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.batchOptions({ order_details_id: [79, 80] });
   * ```
   */
  batchOptions(input: afterSales.AfterSalesBatchOptionsInput, options?: CallOptions): CallPromise<afterSales.AfterSalesBatchOptionsData>;
  /**
   * List the couriers for sending back — `mall.Order.getExpress`.
   *
   * Available couriers and the address to return goods to.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.couriers({ pid: 1007 });
   * ```
   */
  couriers(input: afterSales.AfterSalesCouriersInput, options?: CallOptions): CallPromise<afterSales.AfterSalesCouriersData>;
  /**
   * List the after-sales — `mall.Order.returnDataList`.
   *
   * After-sales of the customer, newest first. The state decides the row's action; 0 can be withdrawn, 1 has to be sent back, 11 has to be confirmed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.list({ start: 1, end: 10 });
   * ```
   */
  list(input?: afterSales.AfterSalesListInput, options?: CallOptions): CallPromise<afterSales.AfterSalesListData>;
  /**
   * List the after-sale options of a line — `mall.Order.singleReturnGoodsPage`.
   *
   * Kinds of after-sale the order line allows now. A line that has not been shipped can only be refunded, immediately. A shipped or received line allows all three kinds until seven days after receipt, in a flash-sale order only an exchange. A pickup order allows a refund until it is collected. A line can be exchanged at most twice. A line with an open or successful after-sale allows none, except that an exchanged line allows another application.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.options({ order_details_id: [78] });
   * ```
   */
  options(input: afterSales.AfterSalesOptionsInput, options?: CallOptions): CallPromise<afterSales.AfterSalesOptionsData>;
  /**
   * Prepare an application — `mall.Order.applyReturnGoodsPage`.
   *
   * Data for the application form, with the order lines and the highest refundable amount, which is the amount paid for them. Delivery is refunded only when every line of the order is in the application or has been refunded or returned. Refused when one of the lines allows no application.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.prepare({ order_details_id: [78] });
   * ```
   */
  prepare(input: afterSales.AfterSalesPrepareInput, options?: CallOptions): CallPromise<afterSales.AfterSalesPrepareData>;
  /**
   * Confirm receipt of a replacement — `mall.Order.exchangeReceipt`.
   *
   * Confirms that the replacement has arrived and completes the exchange. Refused unless the shop has sent one.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.receiveReplacement({ id: 503 });
   * ```
   */
  receiveReplacement(input: afterSales.AfterSalesReceiveReplacementInput, options?: KeyedCallOptions): CallPromise<afterSales.AfterSalesReceiveReplacementData>;
  /**
   * Submit the return parcel — `mall.Order.backSend`.
   *
   * Records the parcel in which the goods are returned, after the shop has approved. Refused in any other state.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.sendBack({ id: 502, kdname: 'SF Express', kdcode: 'SF1398765432100', lxr: '林清', lxdh: '13800000001' });
   * ```
   */
  sendBack(input: afterSales.AfterSalesSendBackInput, options?: KeyedCallOptions): CallPromise<afterSales.AfterSalesSendBackData>;
  /**
   * Show an after-sale — `mall.Order.returnDetails`.
   *
   * After-sale of an order line with its state, request and next step. The newest one is returned unless `id` names an earlier one.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.show({ orderDetailId: 77 });
   * ```
   */
  show(input: afterSales.AfterSalesShowInput, options?: CallOptions): CallPromise<afterSales.AfterSalesShowData>;
  /**
   * Withdraw an application — `mall.Order.cancellationOfApplication`.
   *
   * Withdraws an application that is still under review, as if it had not been made. Refused once the shop has decided.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.afterSales.withdraw({ id: 501 });
   * ```
   */
  withdraw(input: afterSales.AfterSalesWithdrawInput, options?: KeyedCallOptions): CallPromise<afterSales.AfterSalesWithdrawData>;
}

/** Captcha, signing in and out, legal texts. */
export interface AuthOperations {
  /**
   * Show a legal text — `mall.Login.registerAgreement`.
   *
   * Legal text for registration, shop applications or membership purchases, or the privacy policy.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.auth.agreement({ type: 0 });
   * ```
   */
  agreement(input: auth.AuthAgreementInput, options?: CallOptions): CallPromise<auth.AuthAgreementData>;
  /**
   * Get a captcha — `mall.Login.getCode`.
   *
   * Captcha image with a proof-of-work alternative for the same token.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.auth.captcha();
   * ```
   */
  captcha(input?: auth.AuthCaptchaInput, options?: CallOptions): CallPromise<auth.AuthCaptchaData>;
  /**
   * Sign in with a password — `mall.Login.login`.
   *
   * Signs a customer in by phone, e-mail or account name. The guest's cart is merged into the customer's cart, and the guest session ends. Unknown accounts get the same response as wrong passwords. `phone` is required with `type` 1 and 3, `e_mail` with `type` 2.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 305 credentials_wrong, 416 too_many_attempts, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.login({ type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
   * ```
   */
  login(input: auth.AuthLoginInput, options?: CallOptions): CallPromise<auth.AuthLoginData>;
  /**
   * Sign in with a code — `mall.Login.register`.
   *
   * Signs in with a code sent to a phone or an e-mail address. An unknown phone or address is registered; that customer has no password yet (`y_password` 0) and chooses an account name and password next. The guest's cart is merged into the customer's cart, and the guest session ends. Known and unknown accounts get the same responses until the code is verified.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.loginByCode({ type: 1, phone: '13800000001', cpc: '86', country_num: 156, keyCode: '482913', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
   * ```
   */
  loginByCode(input: auth.AuthLoginByCodeInput, options?: CallOptions): CallPromise<auth.AuthLoginByCodeData>;
  /**
   * Sign in automatically — `mall.Login.autoLogin`.
   *
   * Signs a customer in with the token of an earlier sign-in with `isAuto`. The token is consumed; the response contains the next one, valid for 30 days. An unknown, used or expired token is refused.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.auth.loginByToken({ autoToken: 'a_H4s7Kd0Lw3Zx6Cv9Bn2Mq5We8Rt1Yu4Io7Pa0Sd3Fg6' });
   * ```
   */
  loginByToken(input: auth.AuthLoginByTokenInput, options?: CallOptions): CallPromise<auth.AuthLoginByTokenData>;
  /**
   * Sign out — `mall.Login.quit`.
   *
   * Ends the session of the caller. The cart stays with the customer.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.auth.logout();
   * ```
   */
  logout(input?: auth.AuthLogoutInput, options?: CallOptions): CallPromise<auth.AuthLogoutData>;
  /**
   * Register with a password — `mall.Login.userRegister`.
   *
   * Registers a customer with an account name, a password and a phone or e-mail address verified by a code, and signs the customer in. The guest's cart is merged into the customer's cart, and the guest session ends. An existing registration is disclosed only to a caller with the code.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.register({ userId: 'suyue2026', password: 'moon2026', type: 0, phone: '13900000027', cpc: '86', country_num: 156, keyCode: '482913', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
   * ```
   */
  register(input: auth.AuthRegisterInput, options?: CallOptions): CallPromise<auth.AuthRegisterData>;
  /**
   * Show the registration page data — `mall.Login.userRegisterPage`.
   *
   * Title of the agreement to accept. Its text is returned by `mall.Login.registerAgreement` with `type` 0.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.auth.registerPage();
   * ```
   */
  registerPage(input?: auth.AuthRegisterPageInput, options?: CallOptions): CallPromise<auth.AuthRegisterPageData>;
  /**
   * Reset a forgotten password — `mall.Login.forgotpassword`.
   *
   * Sets a new login password, confirmed by a code sent to the phone or e-mail address of the account, and ends all sessions of the account. No code is sent to unknown accounts.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.resetPassword({ password: 'spring2027', rpwd: 'spring2027', type: 0, phone: '13800000001', cpc: '86', keyCode: '482913', imgCode: 'k7mp', verificationCode: 'c_V2cRjP9aMhUeSo4iXgNwQvKtY5x0yWq3n8b1Z7kTfVdL' });
   * ```
   */
  resetPassword(input: auth.AuthResetPasswordInput, options?: CallOptions): CallPromise<auth.AuthResetPasswordData>;
  /**
   * Send a code by SMS — `mall.User.secretKey`.
   *
   * Sends a six-digit code. Types 1 and 2 go to `phone`, registered or not. The other types require a signed-in customer and go to the bound phone, type 3 to `newPhone` when it is given. A code is valid only for its purpose. Another code can be requested after 60 seconds.
   *
   * Works with and without a session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.sendCode({ smsType: 1, phone: '13800000001', cpc: '86', message_type: 0 });
   * ```
   */
  sendCode(input: auth.AuthSendCodeInput, options?: CallOptions): CallPromise<auth.AuthSendCodeData>;
  /**
   * Send a code by e-mail — `mall.User.send_email_verification_code`.
   *
   * Sends a six-digit code to an e-mail address for sign-in, registration or a forgotten password. For a forgotten password, unknown addresses get no code and the same response. Another code can be requested after 60 seconds.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.sendEmailCode({ e_mail: 'shopper01@example.com', type: 0 });
   * ```
   */
  sendEmailCode(input: auth.AuthSendEmailCodeInput, options?: CallOptions): CallPromise<auth.AuthSendEmailCodeData>;
  /**
   * Send a code for a forgotten password — `mall.Login.secretKey`.
   *
   * Sends a code by SMS to the phone of an account. Unknown phones get no code and the same response. Another code can be requested after 60 seconds.
   *
   * Needs no session. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.auth.sendResetCode({ phone: '13800000001', cpc: '86', country_num: 156, smsType: 4, type: 0 });
   * ```
   */
  sendResetCode(input: auth.AuthSendResetCodeInput, options?: CallOptions): CallPromise<auth.AuthSendResetCodeData>;
  /**
   * Set the account name and password — `mall.User.setUsernamePassword`.
   *
   * For a customer registered by a code who has no login password yet (`y_password` 0). Other customers change their password in the security settings. The customer's other sessions end.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 300 account_registered, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.auth.setPassword({ user_name: 'suyue2026', password: 'moon2026' });
   * ```
   */
  setPassword(input: auth.AuthSetPasswordInput, options?: CallOptions): CallPromise<auth.AuthSetPasswordData>;
}

/** The cart. */
export interface CartOperations {
  /**
   * Add a SKU to the cart — `mall.Product.addCart`.
   *
   * Adds pieces of a SKU to the caller's cart. The quantity is added to an existing line, up to the stock. A visitor becomes a guest; the response then contains a new session token for all later calls. A cart holds at most 200 lines; a further SKU is refused with `parameter_refused` (`attribute_id`, `maxItems`).
   *
   * Works with and without a session. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock.
   *
   * @example
   * ```ts
   * const data = await mall.cart.add({ pro_id: 1001, attribute_id: 10011, num: 2 });
   * ```
   */
  add(input: cart.CartAddInput, options?: KeyedCallOptions): CallPromise<cart.CartAddData>;
  /**
   * Change the SKU of a line — `mall.Cart.modifyAttribute`.
   *
   * Changes a cart line to another SKU of its product. Lines with the same SKU are merged; the quantity is limited to the stock.
   *
   * Works with and without a session. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50150 insufficient_stock.
   *
   * @example
   * ```ts
   * const data = await mall.cart.changeSku({ car_id: 501, attribute_id: 10012 });
   * ```
   */
  changeSku(input: cart.CartChangeSkuInput, options?: KeyedCallOptions): CallPromise<cart.CartChangeSkuData>;
  /**
   * List the SKUs a line can be changed to — `mall.Cart.djAttribute`.
   *
   * SKUs of the product of a cart line, for changing the SKU.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.cart.lineSkus({ car_id: 501 });
   * ```
   */
  lineSkus(input: cart.CartLineSkusInput, options?: CallOptions): CallPromise<cart.CartLineSkusData>;
  /**
   * Show the cart — `mall.Cart.index`.
   *
   * Cart of the caller grouped by shop, with current prices and stock, unavailable lines, and the totals of the selected lines.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.cart.list();
   * ```
   */
  list(input?: cart.CartListInput, options?: CallOptions): CallPromise<cart.CartListData>;
  /**
   * Move lines to the favorites — `mall.Cart.toCollection`.
   *
   * Adds the products of cart lines to the favorites and removes the lines from the cart. Unknown lines and lines of other callers are ignored.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.cart.moveToFavorites({ car_id: [501] });
   * ```
   */
  moveToFavorites(input: cart.CartMoveToFavoritesInput, options?: CallOptions): CallPromise<cart.CartMoveToFavoritesData>;
  /**
   * Remove lines from the cart — `mall.Cart.delCart`.
   *
   * Removes cart lines. Unknown lines and lines of other callers count as removed.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.cart.remove({ car_id: [501] });
   * ```
   */
  remove(input: cart.CartRemoveInput, options?: CallOptions): CallPromise<cart.CartRemoveData>;
  /**
   * Change quantities and selection — `mall.Cart.upCart`.
   *
   * Sets the quantity of cart lines, their selection, or both. Quantities above the stock are lowered to the stock.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.cart.update({ cart: [{ cart_id: 501, num: 3 }] });
   * ```
   */
  update(input: cart.CartUpdateInput, options?: CallOptions): CallPromise<cart.CartUpdateData>;
}

/** Lists, search, products, recommendations. */
export interface CatalogOperations {
  /**
   * Clear the search history — `mall.Index.oneClickClear`.
   *
   * Removes all entries from the caller's search history.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.clearSearchHistory();
   * ```
   */
  clearSearchHistory(input?: catalog.CatalogClearSearchHistoryInput, options?: CallOptions): CallPromise<catalog.CatalogClearSearchHistoryData>;
  /**
   * List the products with a label — `mall.Index.loadHome`.
   *
   * Pages of new, hot or recommended products, continuing the lists of the home page. `plugin.member.MallMember.memberProList` lists member products.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.labelled({ s_type: 1, page: 1, pageSize: 8 });
   * ```
   */
  labelled(input: catalog.CatalogLabelledInput, options?: CallOptions): CallPromise<catalog.CatalogLabelledData>;
  /**
   * Show a product — `mall.Product.index`.
   *
   * Data of the product page, with texts, pictures, price, SKUs, shop and related products. For a signed-in customer it includes the favorite state. A flash-sale product is requested with `type` MS and its flash item id; `sec` then contains the price and the remaining pieces.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.product({ pro_id: 1001 });
   * ```
   */
  product(input: catalog.CatalogProductInput, options?: CallOptions): CallPromise<catalog.CatalogProductData>;
  /**
   * Recommend products — `mall.Product.recommend`.
   *
   * Up to ten recommended products, selected anew on every call.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.recommend();
   * ```
   */
  recommend(input?: catalog.CatalogRecommendInput, options?: CallOptions): CallPromise<catalog.CatalogRecommendData>;
  /**
   * Remove a search from the history — `mall.Index.delSearch`.
   *
   * Removes one entry from the caller's search history. Unknown entries count as removed.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.removeSearch({ keyword: 'bath salt' });
   * ```
   */
  removeSearch(input: catalog.CatalogRemoveSearchInput, options?: CallOptions): CallPromise<catalog.CatalogRemoveSearchData>;
  /**
   * List or search products and shops — `mall.Index.search`.
   *
   * Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The response contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the caller's search history.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.search({ keyword: 'milk', page: 1, pageSize: 20 });
   * ```
   */
  search<Given extends Fields = Record<never, never>>(input?: InputOf<catalog.CatalogSearchInput, Given>, options?: CallOptions): CallPromise<DataFor<catalog.CatalogSearchData, catalog.CatalogSearchVariants, Given>>;
  /**
   * List the search history — `mall.Index.clickSearch`.
   *
   * Search words of the caller, newest first without duplicates, at most twenty. Empty for a visitor without a session.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.catalog.searchHistory();
   * ```
   */
  searchHistory(input?: catalog.CatalogSearchHistoryInput, options?: CallOptions): CallPromise<catalog.CatalogSearchHistoryData>;
}

/** Pricing and placing an order. */
export interface CheckoutOperations {
  /**
   * Check a direct purchase — `mall.Product.immediatelyCart`.
   *
   * Checks whether a SKU can be bought in the given quantity. Changes nothing; the checkout takes the same `product`.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
   *
   * @example
   * ```ts
   * const data = await mall.checkout.checkBuyNow({ product: [{ pid: 1001 }, { cid: 10011 }, { num: 1 }] });
   * ```
   */
  checkBuyNow(input: checkout.CheckoutCheckBuyNowInput, options?: CallOptions): CallPromise<checkout.CheckoutCheckBuyNowData>;
  /**
   * Place an order — `mall.Order.payment`.
   *
   * Creates the order, reserves its stock and removes its lines from the cart, in one transaction. The order remains unpaid until it is paid or its payment period ends. The server computes the amount. One of `cart_id` and `product` is required; with both, `product` is bought.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock, 50278 no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
   *
   * @example
   * ```ts
   * const data = await mall.checkout.placeOrder({ cart_id: [501], address_id: 1, pay_type: 'wallet_pay', remarks: ['Please ring twice'] });
   * ```
   */
  placeOrder(input: checkout.CheckoutPlaceOrderInput, options?: KeyedCallOptions): CallPromise<checkout.CheckoutPlaceOrderData>;
  /**
   * Price an order — `mall.Order.settlement`.
   *
   * Prices an order of the given goods to the given address. The amounts of the server are authoritative. Changes nothing. One of `cart_id` and `product` is required; with both, `product` is priced.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871 cart_line_short_of_stock.
   *
   * @example
   * ```ts
   * const data = await mall.checkout.settle({ cart_id: [501] });
   * ```
   */
  settle(input?: checkout.CheckoutSettleInput, options?: CallOptions): CallPromise<checkout.CheckoutSettleData>;
}

/** Pages about the mall. */
export interface ContentOperations {
  /**
   * Show an information page — `mall.User.aboutUs`.
   *
   * Text of an information page of the mall in the language of the request. An empty text means that the page has not been written yet.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.content.show({ type: 'aboutus' });
   * ```
   */
  show(input: content.ContentShowInput, options?: CallOptions): CallPromise<content.ContentShowData>;
}

/** Coupons on offer and the customer's own. */
export interface CouponsOperations {
  /**
   * List the coupon centre — `plugin.coupon.MallCoupon.index`.
   *
   * Coupons of the mall or its shops, ten per page. Receivable coupons first, then usable, exhausted and used ones.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.coupons.list({ type: 1, page: 1 });
   * ```
   */
  list(input: coupons.CouponsListInput, options?: CallOptions): CallPromise<coupons.CouponsListData>;
  /**
   * List the coupons for a product — `plugin.coupon.MallCoupon.proCoupon`.
   *
   * Mall and shop coupons applicable to the product.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.coupons.listForProduct({ goodsId: 1001 });
   * ```
   */
  listForProduct(input: coupons.CouponsListForProductInput, options?: CallOptions): CallPromise<coupons.CouponsListForProductData>;
  /**
   * List the coupons of a shop — `plugin.coupon.MallCoupon.mchCoupon`.
   *
   * Coupons of the shop, receivable ones first.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.coupons.listForShop({ mchId: 2 });
   * ```
   */
  listForShop(input: coupons.CouponsListForShopInput, options?: CallOptions): CallPromise<coupons.CouponsListForShopData>;
  /**
   * List the customer's coupons — `plugin.coupon.MallCoupon.myCoupon`.
   *
   * All coupons of one state, those that expire first at the top, with the counts of all states. A coupon reserved by an unpaid order counts as used until the order is paid or closed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.coupons.listOwn({ type: 0 });
   * ```
   */
  listOwn(input?: coupons.CouponsListOwnInput, options?: CallOptions): CallPromise<coupons.CouponsListOwnData>;
  /**
   * Receive a coupon — `plugin.coupon.MallCoupon.receive`.
   *
   * Gives the customer a coupon of a campaign. An ended or exhausted campaign is refused as ended; a customer at the limit per customer is refused for the state.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 222 coupon_ended, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.coupons.receive({ id: 301 });
   * ```
   */
  receive(input: coupons.CouponsReceiveInput, options?: KeyedCallOptions): CallPromise<coupons.CouponsReceiveData>;
}

/** The collection of products and shops. */
export interface FavoritesOperations {
  /**
   * Add a product to the favorites — `mall.AddFavorites.index`.
   *
   * Adds the product to the favorites. Adding it again changes nothing and returns the same id.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.favorites.add({ pro_id: 1001, type: 1 });
   * ```
   */
  add(input: favorites.FavoritesAddInput, options?: CallOptions): CallPromise<favorites.FavoritesAddData>;
  /**
   * List the favorites — `mall.AddFavorites.collection`.
   *
   * Favorite products or followed shops of the customer, newest first.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.favorites.list({ type: 1 });
   * ```
   */
  list<Given extends Fields = Record<never, never>>(input: InputOf<favorites.FavoritesListInput, Given>, options?: CallOptions): CallPromise<DataFor<favorites.FavoritesListData, favorites.FavoritesListVariants, Given>>;
  /**
   * List similar products — `mall.AddFavorites.similar`.
   *
   * A product, and products of its class and brand that are on sale, eight per page and at most twenty.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.favorites.listSimilar({ pro_id: 1001, page: 1 });
   * ```
   */
  listSimilar(input: favorites.FavoritesListSimilarInput, options?: CallOptions): CallPromise<favorites.FavoritesListSimilarData>;
  /**
   * Remove favorites — `mall.AddFavorites.removeFavorites`.
   *
   * Removes favorite products and followed shops. Unknown favorites and favorites of other customers count as removed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.favorites.remove({ collection: [951] });
   * ```
   */
  remove(input: favorites.FavoritesRemoveInput, options?: CallOptions): CallPromise<favorites.FavoritesRemoveData>;
}

/** Slots and their products. */
export interface FlashSaleOperations {
  /**
   * Show the flash sale — `plugin.sec.MallSec.home`.
   *
   * Slots of the day, and the products of one slot, ten per page. Without a slot, the running one, otherwise the next, otherwise the last. Slots of other days can be requested as long as they exist.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.flashSale.home({ id: 21, page: 1 });
   * ```
   */
  home(input?: flashSale.FlashSaleHomeInput, options?: CallOptions): CallPromise<flashSale.FlashSaleHomeData>;
}

/** The home page and its blocks. */
export interface HomeOperations {
  /**
   * List the products of a block — `mall.Home.getGoodsListByBlockId`.
   *
   * All products of a block, or all products with a label, by pages. `blockId` selects the block; without it, `s_type` selects the label. A request with neither is refused.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.home.blockProducts({ blockId: 1, s_type: 6, page: 1, pageSize: 8 });
   * ```
   */
  blockProducts(input?: home.HomeBlockProductsInput, options?: CallOptions): CallPromise<home.HomeBlockProductsData>;
  /**
   * List the product blocks — `mall.Home.getBlockGoodsList`.
   *
   * Product blocks that the header opens under "All products"; it shows the first five.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.home.blocks();
   * ```
   */
  blocks(input?: home.HomeBlocksInput, options?: CallOptions): CallPromise<home.HomeBlocksData>;
  /**
   * Show the home page — `mall.Index.home`.
   *
   * Banners, coupons and product lists of the home page.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.home.page({ page: 1, pageSize: 8 });
   * ```
   */
  page(input?: home.HomePageInput, options?: CallOptions): CallPromise<home.HomePageData>;
}

/** Invoice titles and invoices. */
export interface InvoicesOperations {
  /**
   * Request an invoice — `mall.InvoiceInfo.applyInvoicing`.
   *
   * Requests an invoice for a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes the amount, which is the amount paid without delivery and refunds. Refused when the order is not completed, has a request already, has nothing left to invoice, belongs to a shop that issues no invoices, or was received more than twenty days ago.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.apply({ headId: 601, type: 1, companyName: '杭州素月科技有限公司', companyTaxNumber: '91330106MA2CF0XY3K', amount: '246.00', sNo: 'GM20261110093000000044', email: 'shopper01@example.com' });
   * ```
   */
  apply(input: invoices.InvoicesApplyInput, options?: KeyedCallOptions): CallPromise<invoices.InvoicesApplyData>;
  /**
   * Show the default invoice title — `mall.InvoiceHeader.getDefault`.
   *
   * Title preselected for a request. An empty object when the customer has no title.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.defaultHeader();
   * ```
   */
  defaultHeader(input?: invoices.InvoicesDefaultHeaderInput, options?: CallOptions): CallPromise<invoices.InvoicesDefaultHeaderData>;
  /**
   * List the invoice titles — `mall.InvoiceHeader.doRequest`.
   *
   * Invoice titles of the customer, the default first; with `id`, only that one.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.headers();
   * ```
   */
  headers(input?: invoices.InvoicesHeadersInput, options?: CallOptions): CallPromise<invoices.InvoicesHeadersData>;
  /**
   * List the invoices — `mall.InvoiceInfo.getInvoiceInfo`.
   *
   * Invoices of the customer in one state, newest first; with `id`, only that one, with a fresh URL of its file. Refused invoices are listed with the revoked ones and have a `reason`. An issued invoice that became wrong through a refund has `correction` 1 until the shop replaces its file.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.list({ status: 1 });
   * ```
   */
  list(input: invoices.InvoicesListInput, options?: CallOptions): CallPromise<invoices.InvoicesListData>;
  /**
   * List the orders to invoice — `mall.InvoiceInfo.getToInvoiced`.
   *
   * Completed orders without an invoice, of shops that issue invoices, newest first. With `invoiceTimeout` 1 the deadline has passed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.listBillable({ page: 1 });
   * ```
   */
  listBillable(input?: invoices.InvoicesListBillableInput, options?: CallOptions): CallPromise<invoices.InvoicesListBillableData>;
  /**
   * Delete an invoice title — `mall.InvoiceHeader.del`.
   *
   * Deletes a title. Requested invoices have their own copy. When the default title is deleted, the newest remaining title becomes the default.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.removeHeader({ ids: [602] });
   * ```
   */
  removeHeader(input: invoices.InvoicesRemoveHeaderInput, options?: KeyedCallOptions): CallPromise<invoices.InvoicesRemoveHeaderData>;
  /**
   * Revoke an invoice request — `mall.InvoiceInfo.revoke`.
   *
   * Revokes a request that the shop has not answered yet. The invoice can be requested again.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.revoke({ id: 651 });
   * ```
   */
  revoke(input: invoices.InvoicesRevokeInput, options?: KeyedCallOptions): CallPromise<invoices.InvoicesRevokeData>;
  /**
   * Add or change an invoice title — `mall.InvoiceHeader.addOrUpdate`.
   *
   * Creates a title, or changes one when `id` is given. A company needs a tax number. The first title becomes the default, and one title is always the default.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.invoices.saveHeader({ type: 1, companyName: '杭州素月科技有限公司', companyTaxNumber: '91330106MA2CF0XY3K', registerAddress: '杭州市西湖区文三路 90 号', registerPhone: '0571-88001234', depositBank: '招商银行杭州西湖支行', bankNumber: '571900001234567', isDefault: 1 });
   * ```
   */
  saveHeader(input: invoices.InvoicesSaveHeaderInput, options?: KeyedCallOptions): CallPromise<invoices.InvoicesSaveHeaderData>;
}

/** The membership and what it gives. */
export interface MembershipOperations {
  /**
   * Dismiss the renewal reminder — `plugin.member.MallMember.closeFrame`.
   *
   * Dismisses the renewal reminder for the current membership term.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.membership.dismissReminder();
   * ```
   */
  dismissReminder(input?: membership.MembershipDismissReminderInput, options?: CallOptions): CallPromise<membership.MembershipDismissReminderData>;
  /**
   * Order a membership — `plugin.member.MallMember.payment`.
   *
   * Places an unpaid order for a plan, priced by the server. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Once paid, the membership is extended by one month, three months or a year. With the wallet, an insufficient balance is refused immediately.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.membership.order({ memberType: 1, payType: 'wallet_pay', amount: '22.50', couponId: 352 });
   * ```
   */
  order(input: membership.MembershipOrderInput, options?: KeyedCallOptions): CallPromise<membership.MembershipOrderData>;
  /**
   * List the members' products — `plugin.member.MallMember.memberProList`.
   *
   * Products with a member price, best-selling first. Visible to everybody; only members buy at that price.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.membership.products({ page: 1, pageSize: 8 });
   * ```
   */
  products(input?: membership.MembershipProductsInput, options?: CallOptions): CallPromise<membership.MembershipProductsData>;
  /**
   * Price a membership — `plugin.member.MallMember.settlement`.
   *
   * Price of a plan for the customer with the selected coupon, and the applicable coupons. An amount that is no plan price is refused, and so is a coupon that does not apply to the plan.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.membership.settle({ amount: '25.00' });
   * ```
   */
  settle(input?: membership.MembershipSettleInput, options?: CallOptions): CallPromise<membership.MembershipSettleData>;
  /**
   * Show the membership — `plugin.member.MallMember.memberCenter`.
   *
   * Membership term, benefits and paid purchases, newest first, ten per page.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.membership.show({ page: 1 });
   * ```
   */
  show(input?: membership.MembershipShowInput, options?: CallOptions): CallPromise<membership.MembershipShowData>;
}

/** Messages to the customer. */
export interface MessagesOperations {
  /**
   * List the messages — `mall.Message.index`.
   *
   * Messages of the customer, newest first, ten per page.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.messages.list({ page: 1 });
   * ```
   */
  list(input?: messages.MessagesListInput, options?: CallOptions): CallPromise<messages.MessagesListData>;
  /**
   * Remove messages — `mall.Message.del`.
   *
   * Removes messages. Unknown messages and messages of other customers count as removed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.messages.remove({ id: [801] });
   * ```
   */
  remove(input: messages.MessagesRemoveInput, options?: CallOptions): CallPromise<messages.MessagesRemoveData>;
  /**
   * Show a message — `mall.Message.oneindex`.
   *
   * One message, as a list with one element. Marks the message as read.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.messages.show({ id: 803 });
   * ```
   */
  show(input: messages.MessagesShowInput, options?: CallOptions): CallPromise<messages.MessagesShowData>;
}

/** Orders and what happens to them. */
export interface OrdersOperations {
  /**
   * Cancel an order — `mall.Order.removeOrder`.
   *
   * Closes an unpaid order and releases its stock and coupons. A paid order that has not been shipped is refunded first.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50084 order_shipped, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.orders.cancel({ order_id: 42 });
   * ```
   */
  cancel(input: orders.OrdersCancelInput, options?: KeyedCallOptions): CallPromise<orders.OrdersCancelData>;
  /**
   * List the orders — `mall.Order.index`.
   *
   * Orders of the customer by state, newest first, ten per page, with the counts of all states.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.orders.list({ pageNum: 1 });
   * ```
   */
  list(input?: orders.OrdersListInput, options?: CallOptions): CallPromise<orders.OrdersListData>;
  /**
   * Track the parcels of an order — `mall.Order.logistics`.
   *
   * All parcels of an order with tracking events, newest first, including those of after-sales. Empty until something has been shipped.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.orders.parcels({ id: 'GM20261118101500000043', details: '' });
   * ```
   */
  parcels(input: orders.OrdersParcelsInput, options?: CallOptions): CallPromise<orders.OrdersParcelsData>;
  /**
   * Show the pickup code of an order — `mall.Order.see_extraction_code`.
   *
   * Code to present in the store, with the goods to collect. An expired code is replaced by a new one. Refused for an order that is not waiting for pickup.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.orders.pickupCode({ order_id: 46 });
   * ```
   */
  pickupCode(input: orders.OrdersPickupCodeInput, options?: CallOptions): CallPromise<orders.OrdersPickupCodeData>;
  /**
   * Show the pickup store — `mall.Order.getMchStore`.
   *
   * Store where a pickup order is collected, with address and opening hours.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.orders.pickupStore({ id: 31 });
   * ```
   */
  pickupStore(input: orders.OrdersPickupStoreInput, options?: CallOptions): CallPromise<orders.OrdersPickupStoreData>;
  /**
   * Confirm receipt — `mall.Order.okOrder`.
   *
   * Confirms that a shipped order has arrived. The order is completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. Pickup orders are completed by the shop with the pickup code instead; an order with an open after-sale is refused.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.orders.receive({ order_id: 43 });
   * ```
   */
  receive(input: orders.OrdersReceiveInput, options?: KeyedCallOptions): CallPromise<orders.OrdersReceiveData>;
  /**
   * Remind the shop to ship — `mall.Order.delivery`.
   *
   * Reminds the shops of a paid order to ship it. `delivery_status` of the order becomes 1; another reminder is refused until it returns to 0, one day later.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.orders.remind({ order_id: 42 });
   * ```
   */
  remind(input: orders.OrdersRemindInput, options?: KeyedCallOptions): CallPromise<orders.OrdersRemindData>;
  /**
   * Remove an order from the list — `mall.Order.delOrder`.
   *
   * Removes an order from the customer's list permanently; the mall retains its records. Only a closed order, or a completed one without an open after-sale, can be removed. Cancel an unpaid order first (`orders.cancel`).
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.orders.remove({ order_id: 48 });
   * ```
   */
  remove(input: orders.OrdersRemoveInput, options?: KeyedCallOptions): CallPromise<orders.OrdersRemoveData>;
  /**
   * Show an order — `mall.Order.orderDetails`.
   *
   * Order with address, lines, amounts, parcels and payment options.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.orders.show({ order_id: 42 });
   * ```
   */
  show(input: orders.OrdersShowInput, options?: CallOptions): CallPromise<orders.OrdersShowData>;
}

/** Ways to pay and paying. */
export interface PaymentsOperations {
  /**
   * List the payment methods — `mall.Order.getPayment`.
   *
   * Enabled payment methods.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.payments.methods();
   * ```
   */
  methods(input?: payments.PaymentsMethodsInput, options?: CallOptions): CallPromise<payments.PaymentsMethodsData>;
  /**
   * Pay an order from the wallet — `mall.Pay.walletPay`.
   *
   * Pays an unpaid order from the wallet, after `mall.User.paymentPassword`. The amount of the order applies; a different `payment_money` is refused.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50735 payment_password_missing.
   *
   * @example
   * ```ts
   * const data = await mall.payments.payFromWallet({ order_list: { sNo: 'GM20261121140500000042', total: '256.00', order_id: 42 }, type: 'wallet_pay', payment_money: '256.00' });
   * ```
   */
  payFromWallet(input: payments.PaymentsPayFromWalletInput, options?: KeyedCallOptions): CallPromise<payments.PaymentsPayFromWalletData>;
  /**
   * Get the QR code of a payment — `mall.Pay.index`.
   *
   * Requests the QR code content of a payment from the payment provider. An order or membership order is identified by `order_list`, and its own amount applies; a different `total` is refused. A recharge is identified by `sNo`, a number generated by the caller, with `total` as its amount. This call pays nothing; repeated before the payment, it returns a valid code. An order of 0.00 has no code and is paid from the wallet. Code 109 means that the payer's account at the provider does not cover the amount.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50002 unavailable, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum.
   *
   * @example
   * ```ts
   * const data = await mall.payments.qrCode({ type: 'pc_alipay', total: '168.00', title: 'Barrier Repair Cream', order_list: { sNo: 'GM20261121135500000041', total: '168.00', order_id: 41 } });
   * ```
   */
  qrCode(input: payments.PaymentsQrCodeInput, options?: KeyedCallOptions): CallPromise<payments.PaymentsQrCodeData>;
  /**
   * Show the state of a payment — `mall.Order.getCzorder`.
   *
   * Polled every 3 seconds while the QR code of a membership order or recharge is shown.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.payments.state({ trade_no: 'VIP20261121141000000001' });
   * ```
   */
  state(input: payments.PaymentsStateInput, options?: CallOptions): CallPromise<payments.PaymentsStateData>;
  /**
   * Verify the payment password — `mall.User.paymentPassword`.
   *
   * Authorizes one wallet payment of this session within five minutes. Five wrong passwords lock the wallet until the next day.
   *
   * Needs a signed-in customer. Never retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50736 payment_password_locked, 50737 payment_password_not_set, 50738 payment_password_wrong.
   *
   * @example
   * ```ts
   * const data = await mall.payments.verifyPassword({ password: '246810' });
   * ```
   */
  verifyPassword(input: payments.PaymentsVerifyPasswordInput, options?: CallOptions): CallPromise<payments.PaymentsVerifyPasswordData>;
}

/** Points. */
export interface PointsOperations {
  /**
   * List the points — `plugin.integral.MallIntegral.integral`.
   *
   * Points of the customer with records of gained, used or expired points, newest first, ten per page.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.points.list({ type: 1, page: 1 });
   * ```
   */
  list(input: points.PointsListInput, options?: CallOptions): CallPromise<points.PointsListData>;
  /**
   * Remove records of expired points — `plugin.integral.MallIntegral.deleteSign`.
   *
   * Removes records of expired points from the list. Unknown records and records of other customers count as removed. A record of points that have not expired is refused, and nothing is removed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.points.removeExpired({ ids: [1354, 1357] });
   * ```
   */
  removeExpired(input: points.PointsRemoveExpiredInput, options?: CallOptions): CallPromise<points.PointsRemoveExpiredData>;
}

/** Reading and writing reviews. */
export interface ReviewsOperations {
  /**
   * Review a line, or write a follow-up — `mall.Product.addComment`.
   *
   * Writes the review of a received line, or its follow-up. Each can be written once and not changed. A line that has been reviewed or has an after-sale is refused for its state. Product and SKU must match the line.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.add({ orderDetailsId: 79, goodsId: 1025, attributeId: 10251, start: 5, comment: 'It survives a cup of coffee, and Petal is the quiet pink I hoped for.', anonymous: 0, imgUrls: ['/media/uploads/9c41e7d2a60b.webp'], isReview: false });
   * ```
   */
  add(input: reviews.ReviewsAddInput, options?: KeyedCallOptions): CallPromise<reviews.ReviewsAddData>;
  /**
   * List the reviews of a product — `mall.Product.getcomment`.
   *
   * First twenty reviews of a product, newest first, with the counts by kind over all reviews of the product. Further pages come from `mall.Product.loadGetcomment`, which numbers the kinds differently.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.list({ pid: 1001 });
   * ```
   */
  list(input: reviews.ReviewsListInput, options?: CallOptions): CallPromise<reviews.ReviewsListData>;
  /**
   * List the lines of an order to review — `mall.Product.comment`.
   *
   * Lines of an order with the review actions available. A line can be reviewed once it is received and has no open or successful after-sale.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.listLines({ sNo: 'GM20261110093000000044', type: 0 });
   * ```
   */
  listLines(input: reviews.ReviewsListLinesInput, options?: CallOptions): CallPromise<reviews.ReviewsListLinesData>;
  /**
   * List further reviews of a product — `mall.Product.loadGetcomment`.
   *
   * Twenty reviews per page, newest first. Pages start at 0, and the kinds are numbered by the tabs of the page.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.listMore({ pid: 1001, type: 0, page: 1 });
   * ```
   */
  listMore(input: reviews.ReviewsListMoreInput, options?: CallOptions): CallPromise<reviews.ReviewsListMoreData>;
  /**
   * List the replies to a review — `mall.Product.getCommentReplyList`.
   *
   * Replies of other customers, newest first, with one level of nested replies.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.listReplies({ commentId: 901, pageNo: 1 });
   * ```
   */
  listReplies(input: reviews.ReviewsListRepliesInput, options?: CallOptions): CallPromise<reviews.ReviewsListRepliesData>;
  /**
   * Reply to a review — `mall.Product.sendComment`.
   *
   * Writes a reply to a review or to another reply. A reply to a nested reply is stored at the same level.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.reply({ commentId: 901, text: 'Thank you, does it sting around the eyes?', sid: 941 });
   * ```
   */
  reply(input: reviews.ReviewsReplyInput, options?: KeyedCallOptions): CallPromise<reviews.ReviewsReplyData>;
  /**
   * Show a review — `mall.Product.getCommentDetail`.
   *
   * Review with its pictures, the reply of the shop, the follow-up and the product.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.show({ commentId: 901 });
   * ```
   */
  show(input: reviews.ReviewsShowInput, options?: CallOptions): CallPromise<reviews.ReviewsShowData>;
  /**
   * Show the own review of a line — `mall.Order.getCommentsInfo`.
   *
   * Review of an order line written by the customer.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.reviews.showOwn({ orderDetailId: 81, goodsId: 1001 });
   * ```
   */
  showOwn(input: reviews.ReviewsShowOwnInput, options?: CallOptions): CallPromise<reviews.ReviewsShowOwnData>;
}

/** Header, footer, notices, languages, currencies. */
export interface ShellOperations {
  /**
   * Select the display currency — `app.common.userChangeCurrency`.
   *
   * Selects the display currency. The mall has one; its id is accepted without effect, other ids are refused.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.changeCurrency({ currency_id: 1 });
   * ```
   */
  changeCurrency(input: shell.ShellChangeCurrencyInput, options?: CallOptions): CallPromise<shell.ShellChangeCurrencyData>;
  /**
   * Show the settings of the mall — `mall.Home.GetBasicConfiguration`.
   *
   * Public configuration of the mall, with the icon of the browser tab, names, logos and legal lines.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.configuration();
   * ```
   */
  configuration(input?: shell.ShellConfigurationInput, options?: CallOptions): CallPromise<shell.ShellConfigurationData>;
  /**
   * List the currencies — `app.common.getCurrencys`.
   *
   * Available display currencies. The mall has one, the default currency.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.currencies();
   * ```
   */
  currencies(input?: shell.ShellCurrenciesInput, options?: CallOptions): CallPromise<shell.ShellCurrenciesData>;
  /**
   * Show the default currency — `app.common.getStoreDefaultCurrency`.
   *
   * Currency of all amounts of the gateway.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.defaultCurrency();
   * ```
   */
  defaultCurrency(input?: shell.ShellDefaultCurrencyInput, options?: CallOptions): CallPromise<shell.ShellDefaultCurrencyData>;
  /**
   * Show the page shell — `mall.Index.index`.
   *
   * Data of the header, footer and side bar for the caller, with sign-in state, cart badge, product classes, menu items and presentation settings.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.index();
   * ```
   */
  index(input?: shell.ShellIndexInput, options?: CallOptions): CallPromise<shell.ShellIndexData>;
  /**
   * List the languages — `app.common.getLangs`.
   *
   * The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.languages();
   * ```
   */
  languages(input?: shell.ShellLanguagesInput, options?: CallOptions): CallPromise<shell.ShellLanguagesData>;
  /**
   * Show the current notice — `mall.User.getUserTell`.
   *
   * Called on every navigation. During maintenance the response has code 4003 with the notice as data. Otherwise it contains the newest active notice that the caller has not read (`mall.User.markToRead`), or one with type 0 when there is none.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.notice();
   * ```
   */
  notice(input?: shell.ShellNoticeInput, options?: CallOptions): CallPromise<shell.ShellNoticeData>;
  /**
   * Dismiss a notice — `mall.User.markToRead`.
   *
   * Marks a notice as read by the customer; `mall.User.getUserTell` then omits it.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.readNotice({ tell_id: 1 });
   * ```
   */
  readNotice(input: shell.ShellReadNoticeInput, options?: CallOptions): CallPromise<shell.ShellReadNoticeData>;
  /**
   * Select the session's language — `mall.home.select_language`.
   *
   * Stores the language of this call with the session. It applies to later calls of the session without a language. The language is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shell.selectLanguage();
   * ```
   */
  selectLanguage(input?: shell.ShellSelectLanguageInput, options?: CallOptions): CallPromise<shell.ShellSelectLanguageData>;
}

/** Shops and applying for one. */
export interface ShopsOperations {
  /**
   * Show the shop agreement — `mch.mall.Mch.agreement`.
   *
   * Agreement to accept before applying for a shop.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.agreement();
   * ```
   */
  agreement(input?: shops.ShopsAgreementInput, options?: CallOptions): CallPromise<shops.ShopsAgreementData>;
  /**
   * Show the shop application — `mch.mall.Mch.continueApply`.
   *
   * Application of the customer, for correction. A customer without an application gets the response for a missing record.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.application();
   * ```
   */
  application(input?: shops.ShopsApplicationInput, options?: CallOptions): CallPromise<shops.ShopsApplicationData>;
  /**
   * Apply for a shop — `mch.mall.Mch.apply`.
   *
   * Sends a shop application, or sends a rejected one again. Refused for its state while an application is in review or approved. An identity number with a wrong birth date or check digit is refused as a parameter, and so is a wrong number of pictures.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.shops.apply({ id: 0, name: '素月小铺', shop_information: 'Small-batch soaps and salves from Hangzhou', cid: 2, shop_range: 'Soap, body oil, hand salve', realname: '林清', ID_number: '11010519491231002X', tel: '13800000001', city_all: '浙江省-杭州市-西湖区', address: '灵隐路 18 号茶园小筑 2 幢', shop_nature: 0, imgUrls: ['/media/uploads/b80d3e5f1a27.webp', '/media/uploads/4d96c20e7b31.webp'] });
   * ```
   */
  apply(input: shops.ShopsApplyInput, options?: KeyedCallOptions): CallPromise<shops.ShopsApplyData>;
  /**
   * Check a shop name — `mch.mall.Mch.verifyStoreName`.
   *
   * Checks whether the name is available for an application. The name of the customer's own application is available.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.checkName({ name: '素月小铺' });
   * ```
   */
  checkName(input: shops.ShopsCheckNameInput, options?: CallOptions): CallPromise<shops.ShopsCheckNameData>;
  /**
   * List the shop classes — `mch.mall.Mch.mchClass`.
   *
   * Shop classes available for applications.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.listClasses();
   * ```
   */
  listClasses(input?: shops.ShopsListClassesInput, options?: CallOptions): CallPromise<shops.ShopsListClassesData>;
  /**
   * List the stores of a shop — `mch.mall.Mch.seeMyStore`.
   *
   * Stores of a shop for visits and pickups, the default store first.
   *
   * Needs no session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.listStores({ shop_id: 3 });
   * ```
   */
  listStores(input: shops.ShopsListStoresInput, options?: CallOptions): CallPromise<shops.ShopsListStoresData>;
  /**
   * Show a shop — `mch.mall.Mch.storeHomepage`.
   *
   * Shop with its products, filtered and sorted as in `mall.Index.search`, twelve per page.
   *
   * Works with and without a session. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.show({ shop_id: 1, page: 1, pageSize: 12 });
   * ```
   */
  show(input: shops.ShopsShowInput, options?: CallOptions): CallPromise<shops.ShopsShowData>;
  /**
   * Show the state of the shop application — `mch.mall.Mch.index`.
   *
   * State and result of the customer's shop application. For an approved shop, each response contains a new token that opens the back office once within two hours.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.shops.status();
   * ```
   */
  status(input?: shops.ShopsStatusInput, options?: CallOptions): CallPromise<shops.ShopsStatusData>;
  /**
   * Follow a shop, or unfollow it — `mch.mall.Mch.collectionShop`.
   *
   * Follows the shop, or unfollows it when the customer already follows it.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   *
   * @example
   * ```ts
   * const data = await mall.shops.toggleFollow({ shopId: 2 });
   * ```
   */
  toggleFollow(input: shops.ShopsToggleFollowInput, options?: KeyedCallOptions): CallPromise<shops.ShopsToggleFollowData>;
}

/** Pictures of customers. */
export interface UploadsOperations {
  /**
   * Upload a picture — `mall.Product.uploadImgs`.
   *
   * Uploads one picture and returns its URL, to be passed with a review, an after-sale, a profile or a shop application. The type is determined from the bytes, not from name or content type; other files are refused. The path is derived from the content. The picture is visible only to its owner, with the owner's session or with the signature in the query string of `url`, valid for an hour. Later requests accept the URL with or without the query string.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 322 picture_type_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  add(input: uploads.UploadsAddInput, options?: CallOptions): CallPromise<uploads.UploadsAddData>;
}

/** Balance, recharge, withdrawal, bank cards. */
export interface WalletOperations {
  /**
   * Find the bank of a card number — `mall.Bank.verification`.
   *
   * Returns the bank that issues cards with this number, to fill in the bank while the number is entered.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.bankOfCard({ Bank_card_number: '6214850100001234' });
   * ```
   */
  bankOfCard(input: wallet.WalletBankOfCardInput, options?: CallOptions): CallPromise<wallet.WalletBankOfCardData>;
  /**
   * Show a bank card — `mall.Bank.cardDetail`.
   *
   * Bank card of the customer with holder and branch, as a list with one element.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.card({ id: 71 });
   * ```
   */
  card(input: wallet.WalletCardInput, options?: CallOptions): CallPromise<wallet.WalletCardData>;
  /**
   * List the bank cards — `mall.Bank.bankList`.
   *
   * The customer's bank cards, the default first.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.cards();
   * ```
   */
  cards(input?: wallet.WalletCardsInput, options?: CallOptions): CallPromise<wallet.WalletCardsData>;
  /**
   * Show the form of a recharge — `mall.Recharge.index`.
   *
   * Minimum amount and payment methods of a recharge. The recharge is paid by `mall.Pay.index`.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.rechargeForm();
   * ```
   */
  rechargeForm(input?: wallet.WalletRechargeFormInput, options?: CallOptions): CallPromise<wallet.WalletRechargeFormData>;
  /**
   * Remove a bank card — `mall.Bank.delBank`.
   *
   * Removes a bank card. When it was the default, another card becomes the default. Unknown cards and cards of other customers count as removed.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.removeCard({ id: 72 });
   * ```
   */
  removeCard(input: wallet.WalletRemoveCardInput, options?: CallOptions): CallPromise<wallet.WalletRemoveCardData>;
  /**
   * Add or change a bank card — `mall.Bank.addBank`.
   *
   * Stores a bank card, or changes one when `id` is given. A number the customer has already stored is refused, and so is a bank that does not match the number. The first card becomes the default; when a card stops being the default, another one replaces it. At most 20 cards.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.saveCard({ Cardholder: '林清', Bank_name: '招商银行', branch: '杭州西湖支行', Bank_card_number: '6214850100001234', is_default: 1 });
   * ```
   */
  saveCard(input: wallet.WalletSaveCardInput, options?: KeyedCallOptions): CallPromise<wallet.WalletSaveCardData>;
  /**
   * Make a bank card the default — `mall.Bank.setDefault`.
   *
   * Makes a bank card of the customer the default.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.setDefaultCard({ bankId: 72, is_default: 1 });
   * ```
   */
  setDefaultCard(input: wallet.WalletSetDefaultCardInput, options?: CallOptions): CallPromise<wallet.WalletSetDefaultCardData>;
  /**
   * Show the wallet — `mall.User.details`.
   *
   * Balance with the credits or the debits of the wallet.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.show({ type: 1, day: 30, page: 1, pageSize: 10 });
   * ```
   */
  show(input: wallet.WalletShowInput, options?: CallOptions): CallPromise<wallet.WalletShowData>;
  /**
   * Find the bank of a card number (alternative name) — `pc.store.bank.verificationBank`.
   *
   * Same response as `mall.Bank.verification`, under the name used by the bank card page of other storefronts.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.verifyStoreBank({ bankCardNumber: '6214850100001234' });
   * ```
   */
  verifyStoreBank(input: wallet.WalletVerifyStoreBankInput, options?: CallOptions): CallPromise<wallet.WalletVerifyStoreBankData>;
  /**
   * Withdraw from the wallet — `mall.User.withdrawals`.
   *
   * Requests a payout. The amount is debited immediately and returned when the request is refused; the fee is deducted from it. A request is refused while another one is under review, or when one was paid out today. A bank card requires the code sent to the bound phone; WeChat, where offered, requires the real name from 2000.00.
   *
   * Needs a signed-in customer. Retried automatically with one idempotency key.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum, 50731 above_maximum.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.withdraw({ amoney: '500.00', withdrawStatus: 1, bankCardId: 71, mobile: '13800000001', keyCode: '482913' });
   * ```
   */
  withdraw(input: wallet.WalletWithdrawInput, options?: KeyedCallOptions): CallPromise<wallet.WalletWithdrawData>;
  /**
   * Show the form of a withdrawal — `mall.User.intoWithdrawals`.
   *
   * Balance, limits, fee, bound phone and bank cards for a withdrawal.
   *
   * Needs a signed-in customer. Safe to retry; retried automatically.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   *
   * @example
   * ```ts
   * const data = await mall.wallet.withdrawalForm();
   * ```
   */
  withdrawalForm(input?: wallet.WalletWithdrawalFormInput, options?: CallOptions): CallPromise<wallet.WalletWithdrawalFormData>;
}

/** Every operation of the mall by domain. */
export interface Mall {
  /** The customer. */
  readonly account: AccountOperations;
  /** Delivery addresses and regions. */
  readonly addresses: AddressesOperations;
  /** Refunds, returns and exchanges. */
  readonly afterSales: AfterSalesOperations;
  /** Captcha, signing in and out, legal texts. */
  readonly auth: AuthOperations;
  /** The cart. */
  readonly cart: CartOperations;
  /** Lists, search, products, recommendations. */
  readonly catalog: CatalogOperations;
  /** Pricing and placing an order. */
  readonly checkout: CheckoutOperations;
  /** Pages about the mall. */
  readonly content: ContentOperations;
  /** Coupons on offer and the customer's own. */
  readonly coupons: CouponsOperations;
  /** The collection of products and shops. */
  readonly favorites: FavoritesOperations;
  /** Slots and their products. */
  readonly flashSale: FlashSaleOperations;
  /** The home page and its blocks. */
  readonly home: HomeOperations;
  /** Invoice titles and invoices. */
  readonly invoices: InvoicesOperations;
  /** The membership and what it gives. */
  readonly membership: MembershipOperations;
  /** Messages to the customer. */
  readonly messages: MessagesOperations;
  /** Orders and what happens to them. */
  readonly orders: OrdersOperations;
  /** Ways to pay and paying. */
  readonly payments: PaymentsOperations;
  /** Points. */
  readonly points: PointsOperations;
  /** Reading and writing reviews. */
  readonly reviews: ReviewsOperations;
  /** Header, footer, notices, languages, currencies. */
  readonly shell: ShellOperations;
  /** Shops and applying for one. */
  readonly shops: ShopsOperations;
  /** Pictures of customers. */
  readonly uploads: UploadsOperations;
  /** Balance, recharge, withdrawal, bank cards. */
  readonly wallet: WalletOperations;
}

export const allOperations = {
  account: { changePassword: account.accountChangePassword, changePaymentPassword: account.accountChangePaymentPassword, changePhone: account.accountChangePhone, home: account.accountHome, profile: account.accountProfile, profileState: account.accountProfileState, provePhone: account.accountProvePhone, security: account.accountSecurity, setPaymentPassword: account.accountSetPaymentPassword, updateProfile: account.accountUpdateProfile },
  addresses: { add: addresses.addressesAdd, countries: addresses.addressesCountries, list: addresses.addressesList, regions: addresses.addressesRegions, remove: addresses.addressesRemove, setDefault: addresses.addressesSetDefault, show: addresses.addressesShow, update: addresses.addressesUpdate },
  afterSales: { apply: afterSales.afterSalesApply, batchOptions: afterSales.afterSalesBatchOptions, couriers: afterSales.afterSalesCouriers, list: afterSales.afterSalesList, options: afterSales.afterSalesOptions, prepare: afterSales.afterSalesPrepare, receiveReplacement: afterSales.afterSalesReceiveReplacement, sendBack: afterSales.afterSalesSendBack, show: afterSales.afterSalesShow, withdraw: afterSales.afterSalesWithdraw },
  auth: { agreement: auth.authAgreement, captcha: auth.authCaptcha, login: auth.authLogin, loginByCode: auth.authLoginByCode, loginByToken: auth.authLoginByToken, logout: auth.authLogout, register: auth.authRegister, registerPage: auth.authRegisterPage, resetPassword: auth.authResetPassword, sendCode: auth.authSendCode, sendEmailCode: auth.authSendEmailCode, sendResetCode: auth.authSendResetCode, setPassword: auth.authSetPassword },
  cart: { add: cart.cartAdd, changeSku: cart.cartChangeSku, lineSkus: cart.cartLineSkus, list: cart.cartList, moveToFavorites: cart.cartMoveToFavorites, remove: cart.cartRemove, update: cart.cartUpdate },
  catalog: { clearSearchHistory: catalog.catalogClearSearchHistory, labelled: catalog.catalogLabelled, product: catalog.catalogProduct, recommend: catalog.catalogRecommend, removeSearch: catalog.catalogRemoveSearch, search: catalog.catalogSearch, searchHistory: catalog.catalogSearchHistory },
  checkout: { checkBuyNow: checkout.checkoutCheckBuyNow, placeOrder: checkout.checkoutPlaceOrder, settle: checkout.checkoutSettle },
  content: { show: content.contentShow },
  coupons: { list: coupons.couponsList, listForProduct: coupons.couponsListForProduct, listForShop: coupons.couponsListForShop, listOwn: coupons.couponsListOwn, receive: coupons.couponsReceive },
  favorites: { add: favorites.favoritesAdd, list: favorites.favoritesList, listSimilar: favorites.favoritesListSimilar, remove: favorites.favoritesRemove },
  flashSale: { home: flashSale.flashSaleHome },
  home: { blockProducts: home.homeBlockProducts, blocks: home.homeBlocks, page: home.homePage },
  invoices: { apply: invoices.invoicesApply, defaultHeader: invoices.invoicesDefaultHeader, headers: invoices.invoicesHeaders, list: invoices.invoicesList, listBillable: invoices.invoicesListBillable, removeHeader: invoices.invoicesRemoveHeader, revoke: invoices.invoicesRevoke, saveHeader: invoices.invoicesSaveHeader },
  membership: { dismissReminder: membership.membershipDismissReminder, order: membership.membershipOrder, products: membership.membershipProducts, settle: membership.membershipSettle, show: membership.membershipShow },
  messages: { list: messages.messagesList, remove: messages.messagesRemove, show: messages.messagesShow },
  orders: { cancel: orders.ordersCancel, list: orders.ordersList, parcels: orders.ordersParcels, pickupCode: orders.ordersPickupCode, pickupStore: orders.ordersPickupStore, receive: orders.ordersReceive, remind: orders.ordersRemind, remove: orders.ordersRemove, show: orders.ordersShow },
  payments: { methods: payments.paymentsMethods, payFromWallet: payments.paymentsPayFromWallet, qrCode: payments.paymentsQrCode, state: payments.paymentsState, verifyPassword: payments.paymentsVerifyPassword },
  points: { list: points.pointsList, removeExpired: points.pointsRemoveExpired },
  reviews: { add: reviews.reviewsAdd, list: reviews.reviewsList, listLines: reviews.reviewsListLines, listMore: reviews.reviewsListMore, listReplies: reviews.reviewsListReplies, reply: reviews.reviewsReply, show: reviews.reviewsShow, showOwn: reviews.reviewsShowOwn },
  shell: { changeCurrency: shell.shellChangeCurrency, configuration: shell.shellConfiguration, currencies: shell.shellCurrencies, defaultCurrency: shell.shellDefaultCurrency, index: shell.shellIndex, languages: shell.shellLanguages, notice: shell.shellNotice, readNotice: shell.shellReadNotice, selectLanguage: shell.shellSelectLanguage },
  shops: { agreement: shops.shopsAgreement, application: shops.shopsApplication, apply: shops.shopsApply, checkName: shops.shopsCheckName, listClasses: shops.shopsListClasses, listStores: shops.shopsListStores, show: shops.shopsShow, status: shops.shopsStatus, toggleFollow: shops.shopsToggleFollow },
  uploads: { add: uploads.uploadsAdd },
  wallet: { bankOfCard: wallet.walletBankOfCard, card: wallet.walletCard, cards: wallet.walletCards, rechargeForm: wallet.walletRechargeForm, removeCard: wallet.walletRemoveCard, saveCard: wallet.walletSaveCard, setDefaultCard: wallet.walletSetDefaultCard, show: wallet.walletShow, verifyStoreBank: wallet.walletVerifyStoreBank, withdraw: wallet.walletWithdraw, withdrawalForm: wallet.walletWithdrawalForm },
};
