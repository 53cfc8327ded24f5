// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { CallOptions, CallPromise } from '../call.ts';
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

/** Operations of the domain `account`. */
export interface AccountOperations {
  /**
   * Change the login password — `mall.User.updatepassword`.
   *
   * Sets a new login password for a customer who knows the present one. The other sessions of the customer end. The names are the wire's: `password` is the present password and `passwordOld` the new one. Wrong tries are counted, and too many are refused for a while.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 312 password_invalid, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50053 login_password_wrong.
   */
  changePassword(input: account.AccountChangePasswordInput, options?: CallOptions): CallPromise<account.AccountChangePasswordData>;
  /**
   * Change the payment password — `mall.User.modifyPaymentPassword`.
   *
   * Replaces the payment password, proved by a code sent to the bound phone. The new one must differ from the present one. The customer's other sessions end.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50737 payment_password_not_set.
   */
  changePaymentPassword(input: account.AccountChangePaymentPasswordInput, options?: CallOptions): CallPromise<account.AccountChangePaymentPasswordData>;
  /**
   * Change the phone — `mall.User.updatePhone`.
   *
   * The second step: a code sent to the new phone binds it. The token of the first step is used up; one that is used or too old is refused as no longer possible. The customer's other sessions end.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 301 phone_registered, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  changePhone(input: account.AccountChangePhoneInput, options?: CallOptions): CallPromise<account.AccountChangePhoneData>;
  /**
   * Show the account — `mall.User.index`.
   *
   * The first page of the account area: who the customer is, what they own, how many orders wait for what, and the newest orders.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  home(input?: account.AccountHomeInput, options?: CallOptions): CallPromise<account.AccountHomeData>;
  /**
   * Show the profile — `mall.User.personalResources`.
   *
   * The customer's picture, name, sex, phone, e-mail address and birthday.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  profile(input?: account.AccountProfileInput, options?: CallOptions): CallPromise<account.AccountProfileData>;
  /**
   * Ask whether the profile is complete — `mall.User.isDefaultValue`.
   *
   * Whether to offer the customer the profile page.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  profileState(input?: account.AccountProfileStateInput, options?: CallOptions): CallPromise<account.AccountProfileStateData>;
  /**
   * Prove the present phone — `mall.User.authentication`.
   *
   * The first step of changing the phone: a code sent to the present phone buys a token for the second step, `mall.User.updatePhone`.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused.
   */
  provePhone(input: account.AccountProvePhoneInput, options?: CallOptions): CallPromise<account.AccountProvePhoneData>;
  /**
   * Show the account's protection — `mall.User.accountSecurity`.
   *
   * Whether a payment password is set, and the phone that codes are sent to.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  security(input?: account.AccountSecurityInput, options?: CallOptions): CallPromise<account.AccountSecurityData>;
  /**
   * Set the payment password — `mall.User.setPaymentPassword`.
   *
   * Sets the first payment password of a customer, proved by a code sent to the bound phone. A customer who has one changes it instead.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  setPaymentPassword(input: account.AccountSetPaymentPasswordInput, options?: CallOptions): CallPromise<account.AccountSetPaymentPasswordData>;
  /**
   * Change the profile — `mall.User.setPersonalResources`.
   *
   * Changes what is sent and leaves the rest. The birthday lies before today and is told once: another one is refused afterwards.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  updateProfile(input?: account.AccountUpdateProfileInput, options?: CallOptions): CallPromise<account.AccountUpdateProfileData>;
}

/** Operations of the domain `addresses`. */
export interface AddressesOperations {
  /**
   * Add an address — `mall.Address.saveAddress`.
   *
   * Stores a delivery address. The first one becomes the default. For dial codes 86 and 852 the region is sent as `place`, elsewhere as `province` and `city`.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  add(input: addresses.AddressesAddInput, options?: CallOptions): CallPromise<addresses.AddressesAddData>;
  /**
   * List the countries — `mall.Login.getItuList`.
   *
   * Countries with their dial codes and flags, for the address form and for every phone field.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  countries(input?: addresses.AddressesCountriesInput, options?: CallOptions): CallPromise<addresses.AddressesCountriesData>;
  /**
   * List the addresses — `mall.Address.index`.
   *
   * The customer's delivery addresses, the default first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: addresses.AddressesListInput, options?: CallOptions): CallPromise<addresses.AddressesListData>;
  /**
   * List the regions — `mall.Address.addressManagement`.
   *
   * Provinces, cities and districts as a tree, for the address form.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  regions(input?: addresses.AddressesRegionsInput, options?: CallOptions): CallPromise<addresses.AddressesRegionsData>;
  /**
   * Remove an address — `mall.Address.delAdds`.
   *
   * Removes an address; orders keep what they were sent to. When the default goes, the newest other address becomes it.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  remove(input: addresses.AddressesRemoveInput, options?: CallOptions): CallPromise<addresses.AddressesRemoveData>;
  /**
   * Make an address the default — `mall.Address.setDefault`.
   *
   * The one that was the default becomes a further one.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  setDefault(input: addresses.AddressesSetDefaultInput, options?: CallOptions): CallPromise<addresses.AddressesSetDefaultData>;
  /**
   * Show an address to be changed — `mall.Address.upAddsindex`.
   *
   * One address as the address form needs it. Clients of the family name it `addrId` in the account and `addr_id` in the checkout: one of the two is needed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input?: addresses.AddressesShowInput, options?: CallOptions): CallPromise<addresses.AddressesShowData>;
  /**
   * Change an address — `mall.Address.upAdds`.
   *
   * Replaces a delivery address by what is sent; the rules are those of adding one. The default stays the default even when it is sent without: another address has to become it.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  update(input: addresses.AddressesUpdateInput, options?: CallOptions): CallPromise<addresses.AddressesUpdateData>;
}

/** Operations of the domain `after-sales`. */
export interface AfterSalesOperations {
  /**
   * Apply for a refund, a return or an exchange — `mall.Order.applyReturnGoods`.
   *
   * Opens one after-sale for each line, to be reviewed by the shop. Goods that have not left the shop (an order that is paid and not shipped, or waiting to be picked up) are refunded at once and in full, without a review (`RefundType` 15). The server computes the refundable amount itself; asking for more, or for nothing, is refused. A line with an open or a successful after-sale, and a kind that `after-sales.options` does not offer, are refused.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  apply(input: afterSales.AfterSalesApplyInput, options?: CallOptions): CallPromise<afterSales.AfterSalesApplyData>;
  /**
   * Say what can be done about several lines — `mall.Order.batchReturnGoodsPage`.
   *
   * Like `after-sales.options`, for several lines of one order at once. Lines that allow no application come with `refund` 0 and are not to be offered.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  batchOptions(input: afterSales.AfterSalesBatchOptionsInput, options?: CallOptions): CallPromise<afterSales.AfterSalesBatchOptionsData>;
  /**
   * List the couriers for sending back — `mall.Order.getExpress`.
   *
   * The couriers to choose from when goods go back, and the address they go to.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  couriers(input: afterSales.AfterSalesCouriersInput, options?: CallOptions): CallPromise<afterSales.AfterSalesCouriersData>;
  /**
   * List the after-sales — `mall.Order.returnDataList`.
   *
   * The customer's after-sales, newest first, with what is needed to decide which buttons a row has: 0 can be withdrawn, 1 is to be sent back, 11 is to be confirmed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: afterSales.AfterSalesListInput, options?: CallOptions): CallPromise<afterSales.AfterSalesListData>;
  /**
   * Say what can be done about a line — `mall.Order.singleReturnGoodsPage`.
   *
   * Which applications a line of an order allows now: a refund only, a return with refund, an exchange, or none. A line not yet shipped can only be refunded, at once; a shipped or received one allows all three until seven days after receipt, in an order of the flash sale the exchange only; an order to pick up allows a refund until it is picked up. A line is exchanged at most twice; one with an open or a successful after-sale allows none, but an exchanged one may be applied for again.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  options(input: afterSales.AfterSalesOptionsInput, options?: CallOptions): CallPromise<afterSales.AfterSalesOptionsData>;
  /**
   * Prepare an application — `mall.Order.applyReturnGoodsPage`.
   *
   * What the form of an application shows: the lines and the highest amount that can be refunded, which is what was paid for them. Delivery is refunded only when every line of the order is in the application or has been refunded or returned before. Refused when one of the lines allows no application.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  prepare(input: afterSales.AfterSalesPrepareInput, options?: CallOptions): CallPromise<afterSales.AfterSalesPrepareData>;
  /**
   * Confirm a replacement — `mall.Order.exchangeReceipt`.
   *
   * Says that the replacement has arrived, which ends the exchange. Refused unless the shop has sent one.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  receiveReplacement(input: afterSales.AfterSalesReceiveReplacementInput, options?: CallOptions): CallPromise<afterSales.AfterSalesReceiveReplacementData>;
  /**
   * Say that the goods were sent back — `mall.Order.backSend`.
   *
   * Writes down with which parcel the goods go back, once the shop has agreed. Refused in any other state.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  sendBack(input: afterSales.AfterSalesSendBackInput, options?: CallOptions): CallPromise<afterSales.AfterSalesSendBackData>;
  /**
   * Show an after-sale — `mall.Order.returnDetails`.
   *
   * An after-sale of a line, the newest unless `id` names an earlier one: where it stands, what was asked for, and what the customer is to do next.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: afterSales.AfterSalesShowInput, options?: CallOptions): CallPromise<afterSales.AfterSalesShowData>;
  /**
   * Withdraw an application — `mall.Order.cancellationOfApplication`.
   *
   * Takes back an application that is still under review; the line is then as if it had never been made. Refused once the shop has decided.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  withdraw(input: afterSales.AfterSalesWithdrawInput, options?: CallOptions): CallPromise<afterSales.AfterSalesWithdrawData>;
}

/** Operations of the domain `auth`. */
export interface AuthOperations {
  /**
   * Show a legal text — `mall.Login.registerAgreement`.
   *
   * The text that is agreed to on registering, on applying for a shop, on buying a membership, or the privacy policy.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  agreement(input: auth.AuthAgreementInput, options?: CallOptions): CallPromise<auth.AuthAgreementData>;
  /**
   * Get a captcha — `mall.Login.getCode`.
   *
   * A captcha picture and, for the same token, a puzzle that the caller's computer can solve instead.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  captcha(input?: auth.AuthCaptchaInput, options?: CallOptions): CallPromise<auth.AuthCaptchaData>;
  /**
   * Sign in with a password — `mall.Login.login`.
   *
   * Signs a customer in by phone, e-mail or account name. The guest's cart joins the customer's, and the guest's session ends. Known and unknown accounts answer alike.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 305 credentials_wrong, 416 too_many_attempts, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  login(input: auth.AuthLoginInput, options?: CallOptions): CallPromise<auth.AuthLoginData>;
  /**
   * Sign in with a code — `mall.Login.register`.
   *
   * Signs in by the code that was sent to a phone or an e-mail address. One that nobody has registered is registered by it: the customer then has no password (`y_password` 0) and is asked to choose an account name and one. The guest's cart joins the customer's, and the guest's session ends. Known and unknown addressees answer alike until the code is right.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  loginByCode(input: auth.AuthLoginByCodeInput, options?: CallOptions): CallPromise<auth.AuthLoginByCodeData>;
  /**
   * Sign in automatically — `mall.Login.autoLogin`.
   *
   * Signs a customer in by the token of an earlier sign-in with `isAuto`. The token is used up by it; the answer holds the next one, good for 30 days. An unknown, used or expired token is refused.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  loginByToken(input: auth.AuthLoginByTokenInput, options?: CallOptions): CallPromise<auth.AuthLoginByTokenData>;
  /**
   * Sign out — `mall.Login.quit`.
   *
   * Ends the caller's session. The cart stays with the customer.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  logout(input?: auth.AuthLogoutInput, options?: CallOptions): CallPromise<auth.AuthLogoutData>;
  /**
   * Register with a password — `mall.Login.userRegister`.
   *
   * Registers a customer who chooses an account name and a password and proves a phone or an e-mail address by the code sent to it, and signs them in. The guest's cart joins the customer's, and the guest's session ends. That the phone or the address is registered already is said only to who has its code.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  register(input: auth.AuthRegisterInput, options?: CallOptions): CallPromise<auth.AuthRegisterData>;
  /**
   * Show what the registration page needs — `mall.Login.userRegisterPage`.
   *
   * The title of the agreement to be ticked; its text is `mall.Login.registerAgreement` of type 0. The capital A is the family's.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  registerPage(input?: auth.AuthRegisterPageInput, options?: CallOptions): CallPromise<auth.AuthRegisterPageData>;
  /**
   * Set a new password after forgetting it — `mall.Login.forgotpassword`.
   *
   * Sets a new login password for who proves the phone or e-mail address of the account by the code sent to it, and ends the sessions of the account. Where no account has the addressee no code was sent, so none is right.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  resetPassword(input: auth.AuthResetPasswordInput, options?: CallOptions): CallPromise<auth.AuthResetPasswordData>;
  /**
   * Send a code by SMS — `mall.User.secretKey`.
   *
   * Sends a code of six digits; despite the name nothing is encrypted. Types 1 and 2 go to `phone`, registered or not. The others need a signed-in customer, are refused without one, and go to the bound phone; type 3 goes to `newPhone` where that is sent. A code is good only for what it was asked for. The next one may be asked for after 60 seconds.
   *
   * Works with and without a session. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
   */
  sendCode(input: auth.AuthSendCodeInput, options?: CallOptions): CallPromise<auth.AuthSendCodeData>;
  /**
   * Send a code by e-mail — `mall.User.send_email_verification_code`.
   *
   * Sends a code of six digits to an e-mail address, for signing in, registering or a forgotten password. For a forgotten password an address that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
   */
  sendEmailCode(input: auth.AuthSendEmailCodeInput, options?: CallOptions): CallPromise<auth.AuthSendEmailCodeData>;
  /**
   * Send a code for a forgotten password — `mall.Login.secretKey`.
   *
   * Sends a code by SMS to the phone of an account; despite the name nothing is encrypted. A phone that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused, 51127 captcha_wrong.
   */
  sendResetCode(input: auth.AuthSendResetCodeInput, options?: CallOptions): CallPromise<auth.AuthSendResetCodeData>;
  /**
   * Choose an account name and a password — `mall.User.setUsernamePassword`.
   *
   * For a customer who was registered by a code and has no login password yet (`y_password` 0). One who has a password changes it in the security page. The customer's other sessions end.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 300 account_registered, 312 password_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  setPassword(input: auth.AuthSetPasswordInput, options?: CallOptions): CallPromise<auth.AuthSetPasswordData>;
}

/** Operations of the domain `cart`. */
export interface CartOperations {
  /**
   * Put a SKU into the cart — `mall.Product.addCart`.
   *
   * Adds pieces of a SKU to the caller's cart. Pieces already there are added up, to at most the stock. A visitor becomes a guest by it: the answer then holds a new session, to be used from now on. A cart has at most 200 lines: another SKU is then refused with `parameter_refused` (`attribute_id`, `maxItems`).
   *
   * Works with and without a session. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock.
   */
  add(input: cart.CartAddInput, options?: CallOptions): CallPromise<cart.CartAddData>;
  /**
   * Change the SKU of a line — `mall.Cart.modifyAttribute`.
   *
   * Gives a line another SKU of its product. When another line has that SKU already the two become one; the quantity is capped at the stock.
   *
   * Works with and without a session. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50150 insufficient_stock.
   */
  changeSku(input: cart.CartChangeSkuInput, options?: CallOptions): CallPromise<cart.CartChangeSkuData>;
  /**
   * List the SKUs a line can be changed to — `mall.Cart.djAttribute`.
   *
   * The SKUs of the product of a cart line, for the dialog that changes it.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  lineSkus(input: cart.CartLineSkusInput, options?: CallOptions): CallPromise<cart.CartLineSkusData>;
  /**
   * Show the cart — `mall.Cart.index`.
   *
   * The caller's cart by shop, with current prices and stock, lines that can no longer be bought apart, and the totals of the ticked lines.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: cart.CartListInput, options?: CallOptions): CallPromise<cart.CartListData>;
  /**
   * Move lines to the collection — `mall.Cart.toCollection`.
   *
   * Puts the products of lines into the collection and takes the lines out of the cart. A line that is not there, or is somebody else's, is passed over.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  moveToFavorites(input: cart.CartMoveToFavoritesInput, options?: CallOptions): CallPromise<cart.CartMoveToFavoritesData>;
  /**
   * Take lines out of the cart — `mall.Cart.delCart`.
   *
   * Removes lines. A line that is not there, or is somebody else's, counts as removed.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: cart.CartRemoveInput, options?: CallOptions): CallPromise<cart.CartRemoveData>;
  /**
   * Change quantities and ticks — `mall.Cart.upCart`.
   *
   * Sets the quantity of lines, their tick, or both. A quantity above the stock becomes the stock.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  update(input: cart.CartUpdateInput, options?: CallOptions): CallPromise<cart.CartUpdateData>;
}

/** Operations of the domain `catalog`. */
export interface CatalogOperations {
  /**
   * Clear the search history — `mall.Index.oneClickClear`.
   *
   * Forgets every search of the caller.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  clearSearchHistory(input?: catalog.CatalogClearSearchHistoryInput, options?: CallOptions): CallPromise<catalog.CatalogClearSearchHistoryData>;
  /**
   * List the products with a label — `mall.Index.loadHome`.
   *
   * New, hot or recommended products by pages: what the home page shows the beginning of. Member products have their own operation.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  labelled(input: catalog.CatalogLabelledInput, options?: CallOptions): CallPromise<catalog.CatalogLabelledData>;
  /**
   * Show a product — `mall.Product.index`.
   *
   * The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog. A product of the flash sale is asked for by `type` MS and its flash item; `sec` then says at which price, and how many are left.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  product(input: catalog.CatalogProductInput, options?: CallOptions): CallPromise<catalog.CatalogProductData>;
  /**
   * Recommend products — `mall.Product.recommend`.
   *
   * Up to ten products the caller may like, drawn anew at every call: "change a batch" calls again. Shown in the cart and after paying.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  recommend(input?: catalog.CatalogRecommendInput, options?: CallOptions): CallPromise<catalog.CatalogRecommendData>;
  /**
   * Take words out of the search history — `mall.Index.delSearch`.
   *
   * Forgets one search of the caller. Words that are not in the history count as forgotten.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  removeSearch(input: catalog.CatalogRemoveSearchInput, options?: CallOptions): CallPromise<catalog.CatalogRemoveSearchData>;
  /**
   * Search products or shops — `mall.Index.search`.
   *
   * Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along. With `searchType` 2 it finds shops by words instead. The words go into the caller's search history.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  search(input?: catalog.CatalogSearchInput, options?: CallOptions): CallPromise<catalog.CatalogSearchData>;
  /**
   * List the search history — `mall.Index.clickSearch`.
   *
   * The words the caller has searched for, the newest first and each once, at most twenty. A visitor without a session has none.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  searchHistory(input?: catalog.CatalogSearchHistoryInput, options?: CallOptions): CallPromise<catalog.CatalogSearchHistoryData>;
}

/** Operations of the domain `checkout`. */
export interface CheckoutOperations {
  /**
   * Check a purchase of one SKU — `mall.Product.immediatelyCart`.
   *
   * Whether a SKU can be bought at once in this quantity. Changes nothing; the checkout page takes the same `product`.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
   */
  checkBuyNow(input: checkout.CheckoutCheckBuyNowInput, options?: CallOptions): CallPromise<checkout.CheckoutCheckBuyNowData>;
  /**
   * Place an order — `mall.Order.payment`.
   *
   * Creates the order, takes its stock and removes its lines from the cart, all or nothing. It stays unpaid until it is paid or its time is over. The amount is reckoned by the server.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50143 not_on_sale, 50150 insufficient_stock, 50278 no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
   */
  placeOrder(input: checkout.CheckoutPlaceOrderInput, options?: CallOptions): CallPromise<checkout.CheckoutPlaceOrderData>;
  /**
   * Price an order — `mall.Order.settlement`.
   *
   * Reckons what an order of these goods to this address costs now. The server's figures are the only ones that count. Changes nothing.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871 cart_line_short_of_stock.
   */
  settle(input?: checkout.CheckoutSettleInput, options?: CallOptions): CallPromise<checkout.CheckoutSettleData>;
}

/** Operations of the domain `content`. */
export interface ContentOperations {
  /**
   * Show a page about the mall — `mall.User.aboutUs`.
   *
   * The text of a page about the mall, in the language of the request. The first nine types are those of the family; the others are the footer's. The empty text says that nobody has written the page yet.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  show(input: content.ContentShowInput, options?: CallOptions): CallPromise<content.ContentShowData>;
}

/** Operations of the domain `coupons`. */
export interface CouponsOperations {
  /**
   * List the coupon centre — `plugin.coupon.MallCoupon.index`.
   *
   * Coupons of the mall or of its shops, ten a page: first those the caller can receive, then those to use, then those that are gone, then the used ones.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  list(input: coupons.CouponsListInput, options?: CallOptions): CallPromise<coupons.CouponsListData>;
  /**
   * List the coupons for a product — `plugin.coupon.MallCoupon.proCoupon`.
   *
   * Coupons that the product can be bought with: the mall's and its shop's.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  listForProduct(input: coupons.CouponsListForProductInput, options?: CallOptions): CallPromise<coupons.CouponsListForProductData>;
  /**
   * List the coupons of a shop — `plugin.coupon.MallCoupon.mchCoupon`.
   *
   * Coupons that the shop itself offers, those to receive first.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   */
  listForShop(input: coupons.CouponsListForShopInput, options?: CallOptions): CallPromise<coupons.CouponsListForShopData>;
  /**
   * List the customer's coupons — `plugin.coupon.MallCoupon.myCoupon`.
   *
   * All coupons of one state, those that end first before the others, with the counts of all states. A coupon bound to an unpaid order counts as used until the order is paid or closed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listOwn(input?: coupons.CouponsListOwnInput, options?: CallOptions): CallPromise<coupons.CouponsListOwnData>;
  /**
   * Receive a coupon — `plugin.coupon.MallCoupon.receive`.
   *
   * Gives the customer a coupon of a campaign. A campaign that is over, or has none left, refuses as ended; one that has given this customer as many as it gives to one refuses as a state.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 222 coupon_ended, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  receive(input: coupons.CouponsReceiveInput, options?: CallOptions): CallPromise<coupons.CouponsReceiveData>;
}

/** Operations of the domain `favorites`. */
export interface FavoritesOperations {
  /**
   * Put a product into the collection — `mall.AddFavorites.index`.
   *
   * A product that is in the collection already stays there once, and the answer holds the same id.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  add(input: favorites.FavoritesAddInput, options?: CallOptions): CallPromise<favorites.FavoritesAddData>;
  /**
   * List the collection — `mall.AddFavorites.collection`.
   *
   * All products that the customer collected, or all shops that the customer follows, newest first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: favorites.FavoritesListInput, options?: CallOptions): CallPromise<favorites.FavoritesListData>;
  /**
   * List products like one — `mall.AddFavorites.similar`.
   *
   * A product, and products of its class and brand that are on sale, eight a page and twenty at most.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listSimilar(input: favorites.FavoritesListSimilarInput, options?: CallOptions): CallPromise<favorites.FavoritesListSimilarData>;
  /**
   * Take favourites out of the collection — `mall.AddFavorites.removeFavorites`.
   *
   * Takes products and shops out of the collection. A favourite that is not there, or is somebody else's, counts as taken out.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: favorites.FavoritesRemoveInput, options?: CallOptions): CallPromise<favorites.FavoritesRemoveData>;
}

/** Operations of the domain `flash-sale`. */
export interface FlashSaleOperations {
  /**
   * Show the flash sale — `plugin.sec.MallSec.home`.
   *
   * The slots of the day and the products of one of them, ten a page. Without a slot it is the running one, else the next, else the last. A slot of another day is listed too, as long as it exists.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  home(input?: flashSale.FlashSaleHomeInput, options?: CallOptions): CallPromise<flashSale.FlashSaleHomeData>;
}

/** Operations of the domain `home`. */
export interface HomeOperations {
  /**
   * List the products behind "more" — `mall.Home.getGoodsListByBlockId`.
   *
   * All products of a block of the home page or the header, or those with a label, by pages. `blockId` names the block; without it `s_type` names the label. A request with neither is refused.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  blockProducts(input?: home.HomeBlockProductsInput, options?: CallOptions): CallPromise<home.HomeBlockProductsData>;
  /**
   * List the blocks of the product panel — `mall.Home.getBlockGoodsList`.
   *
   * The blocks of products that the header opens under "All products"; it shows the first five.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  blocks(input?: home.HomeBlocksInput, options?: CallOptions): CallPromise<home.HomeBlocksData>;
  /**
   * Show the home page — `mall.Index.home`.
   *
   * Banners and the product lists of the home page.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  page(input?: home.HomePageInput, options?: CallOptions): CallPromise<home.HomePageData>;
}

/** Operations of the domain `invoices`. */
export interface InvoicesOperations {
  /**
   * Request an invoice — `mall.InvoiceInfo.applyInvoicing`.
   *
   * Requests an invoice of a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes the amount: what was paid without delivery and without refunds. Refused when the order is not completed, has a request already, has nothing left to bill, belongs to a shop that issues no invoices, or was received more than twenty days ago.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  apply(input: invoices.InvoicesApplyInput, options?: CallOptions): CallPromise<invoices.InvoicesApplyData>;
  /**
   * Show the default invoice title — `mall.InvoiceHeader.getDefault`.
   *
   * The title that an application starts with. Without any title the answer is an empty object; the customer is then asked to add one.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  defaultHeader(input?: invoices.InvoicesDefaultHeaderInput, options?: CallOptions): CallPromise<invoices.InvoicesDefaultHeaderData>;
  /**
   * List the invoice titles — `mall.InvoiceHeader.doRequest`.
   *
   * The customer's invoice titles, the default first; with `id` only that one, for editing it.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  headers(input?: invoices.InvoicesHeadersInput, options?: CallOptions): CallPromise<invoices.InvoicesHeadersData>;
  /**
   * List the invoices — `mall.InvoiceInfo.getInvoiceInfo`.
   *
   * The customer's invoices in one state, newest first; with `id` only that one, for a fresh address of its file. An invoice that the shop refused is among the revoked ones and has a `reason`; an issued one that a refund made wrong has `correction` until the shop replaces its file.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: invoices.InvoicesListInput, options?: CallOptions): CallPromise<invoices.InvoicesListData>;
  /**
   * List the orders to be billed — `mall.InvoiceInfo.getToInvoiced`.
   *
   * Completed orders of shops that issue invoices and for which none was asked for yet, newest first. With `invoiceTimeout` 1 it is too late, and only the shop can help.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listBillable(input?: invoices.InvoicesListBillableInput, options?: CallOptions): CallPromise<invoices.InvoicesListBillableData>;
  /**
   * Delete an invoice title — `mall.InvoiceHeader.del`.
   *
   * Deletes a title. Invoices that were asked for with it keep their own copy. When the default goes, the newest of the others takes its place.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  removeHeader(input: invoices.InvoicesRemoveHeaderInput, options?: CallOptions): CallPromise<invoices.InvoicesRemoveHeaderData>;
  /**
   * Revoke an application for an invoice — `mall.InvoiceInfo.revoke`.
   *
   * Takes back an application that the shop has not answered yet. It can be made again.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  revoke(input: invoices.InvoicesRevokeInput, options?: CallOptions): CallPromise<invoices.InvoicesRevokeData>;
  /**
   * Add or change an invoice title — `mall.InvoiceHeader.addOrUpdate`.
   *
   * Stores a title: a new one without `id`, else changes that one. A company needs its tax number. The first title becomes the default, and there is always one: the default is given up only by making another one the default.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  saveHeader(input: invoices.InvoicesSaveHeaderInput, options?: CallOptions): CallPromise<invoices.InvoicesSaveHeaderData>;
}

/** Operations of the domain `membership`. */
export interface MembershipOperations {
  /**
   * Stop the reminder to renew — `plugin.member.MallMember.closeFrame`.
   *
   * The reminder to renew the membership does not come again for this term.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  dismissReminder(input?: membership.MembershipDismissReminderInput, options?: CallOptions): CallPromise<membership.MembershipDismissReminderData>;
  /**
   * Order a membership — `plugin.member.MallMember.payment`.
   *
   * Places an unpaid order for a plan, priced by the server; what the customer saw must not be less. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Paid, the membership lasts one month, three months or a year longer than it does now, or than today. With the wallet a balance that does not cover it is refused at once.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  order(input: membership.MembershipOrderInput, options?: CallOptions): CallPromise<membership.MembershipOrderData>;
  /**
   * List the members' products — `plugin.member.MallMember.memberProList`.
   *
   * Products with a price for members, the best sold first. Everybody may look; only members buy at that price.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  products(input?: membership.MembershipProductsInput, options?: CallOptions): CallPromise<membership.MembershipProductsData>;
  /**
   * Price a membership — `plugin.member.MallMember.settlement`.
   *
   * What a plan costs this customer, with the coupon if one is chosen, and which coupons the plan takes. Choosing another plan forgets the coupon. An amount that is no plan's price is refused, and so is a coupon that the plan does not take.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  settle(input?: membership.MembershipSettleInput, options?: CallOptions): CallPromise<membership.MembershipSettleData>;
  /**
   * Show the membership — `plugin.member.MallMember.memberCenter`.
   *
   * Until when the customer is a member, what members get, and what was paid for it, newest first, ten a page.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input?: membership.MembershipShowInput, options?: CallOptions): CallPromise<membership.MembershipShowData>;
}

/** Operations of the domain `messages`. */
export interface MessagesOperations {
  /**
   * List the messages — `mall.Message.index`.
   *
   * The customer's messages, newest first, ten a page.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: messages.MessagesListInput, options?: CallOptions): CallPromise<messages.MessagesListData>;
  /**
   * Remove messages — `mall.Message.del`.
   *
   * Removes messages. One that is not there, or is somebody else's, counts as removed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: messages.MessagesRemoveInput, options?: CallOptions): CallPromise<messages.MessagesRemoveData>;
  /**
   * Show a message — `mall.Message.oneindex`.
   *
   * One message as a list of one. Showing it marks it read.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: messages.MessagesShowInput, options?: CallOptions): CallPromise<messages.MessagesShowData>;
}

/** Operations of the domain `orders`. */
export interface OrdersOperations {
  /**
   * Cancel an order — `mall.Order.removeOrder`.
   *
   * Closes an unpaid order and gives its stock and its coupons back; a paid one that is not shipped is refunded to the wallet first.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50084 order_shipped, 50486 state_refuses.
   */
  cancel(input: orders.OrdersCancelInput, options?: CallOptions): CallPromise<orders.OrdersCancelData>;
  /**
   * List the orders — `mall.Order.index`.
   *
   * The customer's orders by state, newest first, ten a page, with the counts of all states.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: orders.OrdersListInput, options?: CallOptions): CallPromise<orders.OrdersListData>;
  /**
   * Track the parcels of an order — `mall.Order.logistics`.
   *
   * Every parcel of an order with its stops, newest first: what the shops sent, and what went back and forth for an after-sale. Empty until something has been shipped.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  parcels(input: orders.OrdersParcelsInput, options?: CallOptions): CallPromise<orders.OrdersParcelsData>;
  /**
   * Show the pick-up code of an order — `mall.Order.see_extraction_code`.
   *
   * The code that the customer shows in the store, with the goods it stands for. A code that has run out is replaced by a new one. Refused for an order that is not waiting to be picked up.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  pickupCode(input: orders.OrdersPickupCodeInput, options?: CallOptions): CallPromise<orders.OrdersPickupCodeData>;
  /**
   * Show where an order is picked up — `mall.Order.getMchStore`.
   *
   * The store at which a pick-up order waits, with its address and opening hours.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  pickupStore(input: orders.OrdersPickupStoreInput, options?: CallOptions): CallPromise<orders.OrdersPickupStoreData>;
  /**
   * Confirm receipt — `mall.Order.okOrder`.
   *
   * Says that a shipped order has arrived: it becomes completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. An order to pick up is completed by the shop when it reads the pick-up code, never here; one with an open after-sale is refused too.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  receive(input: orders.OrdersReceiveInput, options?: CallOptions): CallPromise<orders.OrdersReceiveData>;
  /**
   * Remind the shop to ship — `mall.Order.delivery`.
   *
   * Tells the shops of a paid order that the customer is waiting. `delivery_status` of the order becomes 1; another reminder is refused until the mall sets it back to 0, a day later.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  remind(input: orders.OrdersRemindInput, options?: CallOptions): CallPromise<orders.OrdersRemindData>;
  /**
   * Remove an order from the list — `mall.Order.delOrder`.
   *
   * Takes an order out of the customer's list for good; the mall keeps its records. Only an order that is over can be removed: closed, or completed without an after-sale under way. An unpaid one is cancelled first, by `orders.cancel`.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  remove(input: orders.OrdersRemoveInput, options?: CallOptions): CallPromise<orders.OrdersRemoveData>;
  /**
   * Show an order — `mall.Order.orderDetails`.
   *
   * An order with its address, lines, amounts, parcels, and what is needed to pay it.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: orders.OrdersShowInput, options?: CallOptions): CallPromise<orders.OrdersShowData>;
}

/** Operations of the domain `payments`. */
export interface PaymentsOperations {
  /**
   * List the ways to pay — `mall.Order.getPayment`.
   *
   * Which ways to pay are on.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  methods(input?: payments.PaymentsMethodsInput, options?: CallOptions): CallPromise<payments.PaymentsMethodsData>;
  /**
   * Pay an order from the wallet — `mall.Pay.walletPay`.
   *
   * Pays an unpaid order with the permit that the payment password opened. The amount comes from the order; a `payment_money` that differs is refused.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50735 payment_password_missing.
   */
  payFromWallet(input: payments.PaymentsPayFromWalletInput, options?: CallOptions): CallPromise<payments.PaymentsPayFromWalletData>;
  /**
   * Get the QR code of a payment — `mall.Pay.index`.
   *
   * Asks the payment provider for the address that a payer's phone reads from a QR code. An order or a membership order is named by `order_list`, and its own amount counts: a `total` that differs is refused. A recharge is named by `sNo`, a number that the caller makes, and `total` is its amount. Nothing is paid by this call; asked again before it is paid, the answer is a code that is good. An order of 0.00 has no code: the wallet alone pays it. Code 109 is the provider's word that the payer's account there does not cover the amount.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50002 unavailable, 50009 operation_failed, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum.
   */
  qrCode(input: payments.PaymentsQrCodeInput, options?: CallOptions): CallPromise<payments.PaymentsQrCodeData>;
  /**
   * Ask whether a payment has arrived — `mall.Order.getCzorder`.
   *
   * Pages ask every 3 seconds while a QR code of a membership or a recharge is shown, until it is paid or no longer shown.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  state(input: payments.PaymentsStateInput, options?: CallOptions): CallPromise<payments.PaymentsStateData>;
  /**
   * Verify the payment password — `mall.User.paymentPassword`.
   *
   * Opens a permit: this session may make one wallet payment within five minutes. Five wrong passwords lock the wallet until the next day.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50736 payment_password_locked, 50737 payment_password_not_set, 50738 payment_password_wrong.
   */
  verifyPassword(input: payments.PaymentsVerifyPasswordInput, options?: CallOptions): CallPromise<payments.PaymentsVerifyPasswordData>;
}

/** Operations of the domain `points`. */
export interface PointsOperations {
  /**
   * List the points — `plugin.integral.MallIntegral.integral`.
   *
   * The customer's points, and the records of those gained, used or expired, newest first, ten a page.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: points.PointsListInput, options?: CallOptions): CallPromise<points.PointsListData>;
  /**
   * Remove expired points from the list — `plugin.integral.MallIntegral.deleteSign`.
   *
   * Takes records of expired points off the list; the points themselves are gone already. A record that is not there, or is somebody else's, counts as removed; one of points that have not expired is refused, and then nothing is removed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  removeExpired(input: points.PointsRemoveExpiredInput, options?: CallOptions): CallPromise<points.PointsRemoveExpiredData>;
}

/** Operations of the domain `reviews`. */
export interface ReviewsOperations {
  /**
   * Review a line, or follow up — `mall.Product.addComment`.
   *
   * Writes the review of a received line, or the follow-up to it: one of each. Neither can be changed later. A line that has been reviewed already, or is in an after-sale, is refused as a state; the product and the SKU must be those of the line.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  add(input: reviews.ReviewsAddInput, options?: CallOptions): CallPromise<reviews.ReviewsAddData>;
  /**
   * List the reviews of a product — `mall.Product.getcomment`.
   *
   * The first twenty reviews of a product, newest first, and the counts of all kinds; the counts are of the whole product, whatever kind is listed. Further pages come from mall.Product.loadGetcomment, which counts its kinds differently.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: reviews.ReviewsListInput, options?: CallOptions): CallPromise<reviews.ReviewsListData>;
  /**
   * List the lines of an order to review — `mall.Product.comment`.
   *
   * The lines of an order with what can be written about each. A line can be reviewed when it is received and has no after-sale that is open or has succeeded.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listLines(input: reviews.ReviewsListLinesInput, options?: CallOptions): CallPromise<reviews.ReviewsListLinesData>;
  /**
   * List a further page of the reviews of a product — `mall.Product.loadGetcomment`.
   *
   * Twenty reviews a page, newest first. Pages begin at 0 here, and the kinds are numbered by the tabs of the page: the family does it so.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  listMore(input: reviews.ReviewsListMoreInput, options?: CallOptions): CallPromise<reviews.ReviewsListMoreData>;
  /**
   * List the replies to a review — `mall.Product.getCommentReplyList`.
   *
   * What other customers replied, newest first, with one level of replies to them.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  listReplies(input: reviews.ReviewsListRepliesInput, options?: CallOptions): CallPromise<reviews.ReviewsListRepliesData>;
  /**
   * Reply to a review — `mall.Product.sendComment`.
   *
   * Writes a reply to a review, or to a reply to it. A reply to a reply to a reply stands beside the one it answers.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  reply(input: reviews.ReviewsReplyInput, options?: CallOptions): CallPromise<reviews.ReviewsReplyData>;
  /**
   * Show a review — `mall.Product.getCommentDetail`.
   *
   * A review with its pictures, the shop's answer, the follow-up and the product.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  show(input: reviews.ReviewsShowInput, options?: CallOptions): CallPromise<reviews.ReviewsShowData>;
  /**
   * Show one's own review of a line — `mall.Order.getCommentsInfo`.
   *
   * What the customer wrote about a line of an order.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  showOwn(input: reviews.ReviewsShowOwnInput, options?: CallOptions): CallPromise<reviews.ReviewsShowOwnData>;
}

/** Operations of the domain `shell`. */
export interface ShellOperations {
  /**
   * Select the currency — `app.common.userChangeCurrency`.
   *
   * Selects the currency in which prices are shown. Our mall has one: its id is accepted and nothing changes; any other id is refused.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  changeCurrency(input: shell.ShellChangeCurrencyInput, options?: CallOptions): CallPromise<shell.ShellChangeCurrencyData>;
  /**
   * Show the basic configuration — `mall.Home.GetBasicConfiguration`.
   *
   * How the mall is set up, for everybody alike: the icon of the browser tab, names, logos and legal lines. The capital G is the family's.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  configuration(input?: shell.ShellConfigurationInput, options?: CallOptions): CallPromise<shell.ShellConfigurationData>;
  /**
   * List the currencies — `app.common.getCurrencys`.
   *
   * The currencies that prices can be shown in. Our mall has one, the default currency.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  currencies(input?: shell.ShellCurrenciesInput, options?: CallOptions): CallPromise<shell.ShellCurrenciesData>;
  /**
   * Show the default currency — `app.common.getStoreDefaultCurrency`.
   *
   * The currency of every amount that the gateway sends. Clients of the family show prices in it until the shopper picks another.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  defaultCurrency(input?: shell.ShellDefaultCurrencyInput, options?: CallOptions): CallPromise<shell.ShellDefaultCurrencyData>;
  /**
   * Show the shell of every page — `mall.Index.index`.
   *
   * The header, the footer and the side of every page for this caller: who is signed in, the cart badge, the classes, which menu items to show, and how the mall presents itself.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  index(input?: shell.ShellIndexInput, options?: CallOptions): CallPromise<shell.ShellIndexData>;
  /**
   * List the languages — `app.common.getLangs`.
   *
   * The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  languages(input?: shell.ShellLanguagesInput, options?: CallOptions): CallPromise<shell.ShellLanguagesData>;
  /**
   * Ask for the notice to shoppers — `mall.User.getUserTell`.
   *
   * Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs and that the caller has not read (`mall.User.markToRead`), or one of type 0 for none.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  notice(input?: shell.ShellNoticeInput, options?: CallOptions): CallPromise<shell.ShellNoticeData>;
  /**
   * Do not show a notice again — `mall.User.markToRead`.
   *
   * Remembers that the customer has read a notice; `mall.User.getUserTell` then leaves it out. Called when the notice is closed with "do not remind me" ticked.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  readNotice(input: shell.ShellReadNoticeInput, options?: CallOptions): CallPromise<shell.ShellReadNoticeData>;
  /**
   * Select the session's language — `mall.home.select_language`.
   *
   * Stores the language of this call with the session. Later calls of the session that name no language are answered in it. The language is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  selectLanguage(input?: shell.ShellSelectLanguageInput, options?: CallOptions): CallPromise<shell.ShellSelectLanguageData>;
}

/** Operations of the domain `shops`. */
export interface ShopsOperations {
  /**
   * Show the agreement with shops — `mch.mall.Mch.agreement`.
   *
   * What an applicant agrees to, to be ticked before an application is sent.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  agreement(input?: shops.ShopsAgreementInput, options?: CallOptions): CallPromise<shops.ShopsAgreementData>;
  /**
   * Show the application for a shop — `mch.mall.Mch.continueApply`.
   *
   * What the customer sent, to be corrected and sent again. A customer who has not applied is answered as for a missing record.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  application(input?: shops.ShopsApplicationInput, options?: CallOptions): CallPromise<shops.ShopsApplicationData>;
  /**
   * Apply for a shop — `mch.mall.Mch.apply`.
   *
   * Sends an application, or sends a rejected one again. Refused as a state while one is in review or approved. An identity number whose birth date or check digit is wrong is refused as a parameter, and so is a number of pictures that does not fit the applicant.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  apply(input: shops.ShopsApplyInput, options?: CallOptions): CallPromise<shops.ShopsApplyData>;
  /**
   * Check a name for a shop — `mch.mall.Mch.verifyStoreName`.
   *
   * Says whether an application may carry the name. The name of the customer's own application counts as free.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused.
   */
  checkName(input: shops.ShopsCheckNameInput, options?: CallOptions): CallPromise<shops.ShopsCheckNameData>;
  /**
   * List the kinds of shops — `mch.mall.Mch.mchClass`.
   *
   * The kinds of shops that can be applied for.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  listClasses(input?: shops.ShopsListClassesInput, options?: CallOptions): CallPromise<shops.ShopsListClassesData>;
  /**
   * List the stores of a shop — `mch.mall.Mch.seeMyStore`.
   *
   * Where a shop can be visited and orders are picked up, the default store first.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   */
  listStores(input: shops.ShopsListStoresInput, options?: CallOptions): CallPromise<shops.ShopsListStoresData>;
  /**
   * Show a shop — `mch.mall.Mch.storeHomepage`.
   *
   * A shop with its products, filtered and sorted as in mall.Index.search, twelve a page.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: shops.ShopsShowInput, options?: CallOptions): CallPromise<shops.ShopsShowData>;
  /**
   * Show where the application for a shop stands — `mch.mall.Mch.index`.
   *
   * Whether the customer has applied for a shop, and what came of it. For an approved shop each answer holds a fresh token that opens the back office once, within two hours.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  status(input?: shops.ShopsStatusInput, options?: CallOptions): CallPromise<shops.ShopsStatusData>;
  /**
   * Follow a shop, or unfollow it — `mch.mall.Mch.collectionShop`.
   *
   * Follows the shop, or unfollows it when the customer follows it already.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  toggleFollow(input: shops.ShopsToggleFollowInput, options?: CallOptions): CallPromise<shops.ShopsToggleFollowData>;
}

/** Operations of the domain `uploads`. */
export interface UploadsOperations {
  /**
   * Upload a picture — `mall.Product.uploadImgs`.
   *
   * Takes one picture and answers its address, to be sent along with a review, an after-sale, a profile or a shop application. What the file is, its bytes decide, not its name or type; one that is no picture of the five kinds is refused as such. Its path is made from the content: the same picture has the same path. Only its owner is shown the picture: with the owner's session, or by the query of `url`, a signature that is valid for an hour. Later requests take the picture with or without that query.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 322 picture_type_refused, 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  add(input: uploads.UploadsAddInput, options?: CallOptions): CallPromise<uploads.UploadsAddData>;
}

/** Operations of the domain `wallet`. */
export interface WalletOperations {
  /**
   * Tell the bank of a card number — `mall.Bank.verification`.
   *
   * Fills in the bank while a card is typed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  bankOfCard(input: wallet.WalletBankOfCardInput, options?: CallOptions): CallPromise<wallet.WalletBankOfCardData>;
  /**
   * Show a bank card — `mall.Bank.cardDetail`.
   *
   * One of the customer's bank cards with its holder and branch, as a list of one.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  card(input: wallet.WalletCardInput, options?: CallOptions): CallPromise<wallet.WalletCardData>;
  /**
   * List the bank cards — `mall.Bank.bankList`.
   *
   * The customer's bank cards, the default first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  cards(input?: wallet.WalletCardsInput, options?: CallOptions): CallPromise<wallet.WalletCardsData>;
  /**
   * Show the form of a recharge — `mall.Recharge.index`.
   *
   * What a recharge needs: its minimum and the ways to pay. The recharge itself is paid by `mall.Pay.index`.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  rechargeForm(input?: wallet.WalletRechargeFormInput, options?: CallOptions): CallPromise<wallet.WalletRechargeFormData>;
  /**
   * Remove a bank card — `mall.Bank.delBank`.
   *
   * Removes a bank card; another becomes the default when it was. A card that is not there, or is somebody else's, counts as removed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  removeCard(input: wallet.WalletRemoveCardInput, options?: CallOptions): CallPromise<wallet.WalletRemoveCardData>;
  /**
   * Add or change a bank card — `mall.Bank.addBank`.
   *
   * Stores a bank card, or with `id` changes one. A number that the customer has already, and a bank that the number does not belong to, are refused. The first card becomes the default; when the default stops being it, another card takes its place. At most 20 cards.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses.
   */
  saveCard(input: wallet.WalletSaveCardInput, options?: CallOptions): CallPromise<wallet.WalletSaveCardData>;
  /**
   * Make a bank card the default — `mall.Bank.setDefault`.
   *
   * Makes one of the customer's bank cards the default.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  setDefaultCard(input: wallet.WalletSetDefaultCardInput, options?: CallOptions): CallPromise<wallet.WalletSetDefaultCardData>;
  /**
   * Show the wallet — `mall.User.details`.
   *
   * The balance, and the records of one side: money that came in, or money that went out.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: wallet.WalletShowInput, options?: CallOptions): CallPromise<wallet.WalletShowData>;
  /**
   * Find the bank of a card number — `pc.store.bank.verificationBank`.
   *
   * The same answer as `mall.Bank.verification`, under the name that the bank card page of the family calls.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  verifyStoreBank(input: wallet.WalletVerifyStoreBankInput, options?: CallOptions): CallPromise<wallet.WalletVerifyStoreBankData>;
  /**
   * Withdraw from the wallet — `mall.User.withdrawals`.
   *
   * Asks for money to be paid out. The amount leaves the wallet at once and comes back when the request is refused; the fee is taken from it. A request is refused while another is under review, or when one was paid out today. To a bank card the code sent to the bound phone is needed; to WeChat, where that is offered, the real name from 2000.00 on.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50486 state_refuses, 50730 below_minimum, 50731 above_maximum.
   */
  withdraw(input: wallet.WalletWithdrawInput, options?: CallOptions): CallPromise<wallet.WalletWithdrawData>;
  /**
   * Show the form of a withdrawal — `mall.User.intoWithdrawals`.
   *
   * What a withdrawal needs: the balance, its limits and fee, the bound phone and the bank cards.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  withdrawalForm(input?: wallet.WalletWithdrawalFormInput, options?: CallOptions): CallPromise<wallet.WalletWithdrawalFormData>;
}

/** Every operation of the mall by domain. */
export interface Mall {
  readonly account: AccountOperations;
  readonly addresses: AddressesOperations;
  readonly afterSales: AfterSalesOperations;
  readonly auth: AuthOperations;
  readonly cart: CartOperations;
  readonly catalog: CatalogOperations;
  readonly checkout: CheckoutOperations;
  readonly content: ContentOperations;
  readonly coupons: CouponsOperations;
  readonly favorites: FavoritesOperations;
  readonly flashSale: FlashSaleOperations;
  readonly home: HomeOperations;
  readonly invoices: InvoicesOperations;
  readonly membership: MembershipOperations;
  readonly messages: MessagesOperations;
  readonly orders: OrdersOperations;
  readonly payments: PaymentsOperations;
  readonly points: PointsOperations;
  readonly reviews: ReviewsOperations;
  readonly shell: ShellOperations;
  readonly shops: ShopsOperations;
  readonly uploads: UploadsOperations;
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
