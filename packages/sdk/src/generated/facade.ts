// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { CallOptions } from '../call.ts';
import * as account from './operations/account.ts';
import * as addresses from './operations/addresses.ts';
import * as auth from './operations/auth.ts';
import * as cart from './operations/cart.ts';
import * as catalog from './operations/catalog.ts';
import * as checkout from './operations/checkout.ts';
import * as home from './operations/home.ts';
import * as membership from './operations/membership.ts';
import * as messages from './operations/messages.ts';
import * as orders from './operations/orders.ts';
import * as payments from './operations/payments.ts';
import * as points from './operations/points.ts';
import * as shell from './operations/shell.ts';
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
   * @throws {MallError} Declared failures: 203 session_invalid, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 50053 login_password_wrong.
   */
  changePassword(input: account.AccountChangePasswordInput, options?: CallOptions): Promise<account.AccountChangePasswordData>;
  /**
   * Change the payment password — `mall.User.modifyPaymentPassword`.
   *
   * Replaces the payment password, proved by a code sent to the bound phone. The new one must differ from the present one.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 415 password_unchanged, 4003 maintenance, 50010 parameter_refused, 50737 payment_password_not_set.
   */
  changePaymentPassword(input: account.AccountChangePaymentPasswordInput, options?: CallOptions): Promise<account.AccountChangePaymentPasswordData>;
  /**
   * Change the phone — `mall.User.updatePhone`.
   *
   * The second step: a code sent to the new phone binds it. The token of the first step is used up; one that is used or too old is refused as no longer possible.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 301 phone_registered, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  changePhone(input: account.AccountChangePhoneInput, options?: CallOptions): Promise<account.AccountChangePhoneData>;
  /**
   * Show the account — `mall.User.index`.
   *
   * The first page of the account area: who the customer is, what they own, how many orders wait for what, and the newest orders.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  home(input?: account.AccountHomeInput, options?: CallOptions): Promise<account.AccountHomeData>;
  /**
   * Show the profile — `mall.User.personalResources`.
   *
   * The customer's picture, name, sex, phone and birthday.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  profile(input?: account.AccountProfileInput, options?: CallOptions): Promise<account.AccountProfileData>;
  /**
   * Ask whether the profile is complete — `mall.User.isDefaultValue`.
   *
   * Whether to offer the customer the profile page.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  profileState(input?: account.AccountProfileStateInput, options?: CallOptions): Promise<account.AccountProfileStateData>;
  /**
   * Prove the present phone — `mall.User.authentication`.
   *
   * The first step of changing the phone: a code sent to the present phone buys a token for the second step, `mall.User.updatePhone`.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused.
   */
  provePhone(input: account.AccountProvePhoneInput, options?: CallOptions): Promise<account.AccountProvePhoneData>;
  /**
   * Show the account's protection — `mall.User.accountSecurity`.
   *
   * Whether a payment password is set, and the phone that codes are sent to.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  security(input?: account.AccountSecurityInput, options?: CallOptions): Promise<account.AccountSecurityData>;
  /**
   * Set the payment password — `mall.User.setPaymentPassword`.
   *
   * Sets the first payment password of a customer, proved by a code sent to the bound phone. A customer who has one changes it instead.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  setPaymentPassword(input: account.AccountSetPaymentPasswordInput, options?: CallOptions): Promise<account.AccountSetPaymentPasswordData>;
  /**
   * Change the profile — `mall.User.setPersonalResources`.
   *
   * Changes what is sent and leaves the rest. The birthday lies before today and is told once: another one is refused afterwards.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  updateProfile(input?: account.AccountUpdateProfileInput, options?: CallOptions): Promise<account.AccountUpdateProfileData>;
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
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  add(input: addresses.AddressesAddInput, options?: CallOptions): Promise<addresses.AddressesAddData>;
  /**
   * List the addresses — `mall.Address.index`.
   *
   * The customer's delivery addresses, the default first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: addresses.AddressesListInput, options?: CallOptions): Promise<addresses.AddressesListData>;
  /**
   * List the regions — `mall.Address.addressManagement`.
   *
   * Provinces, cities and districts as a tree, for the address form.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  regions(input?: addresses.AddressesRegionsInput, options?: CallOptions): Promise<addresses.AddressesRegionsData>;
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
  agreement(input: auth.AuthAgreementInput, options?: CallOptions): Promise<auth.AuthAgreementData>;
  /**
   * Get a captcha — `mall.Login.getCode`.
   *
   * A captcha picture and, for the same token, a puzzle that the caller's computer can solve instead.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  captcha(input?: auth.AuthCaptchaInput, options?: CallOptions): Promise<auth.AuthCaptchaData>;
  /**
   * Sign in with a password — `mall.Login.login`.
   *
   * Signs a customer in by phone, e-mail or account name. The guest's cart joins the customer's, and the guest's session ends. Known and unknown accounts answer alike.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 305 credentials_wrong, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  login(input: auth.AuthLoginInput, options?: CallOptions): Promise<auth.AuthLoginData>;
  /**
   * Sign out — `mall.Login.quit`.
   *
   * Ends the caller's session. The cart stays with the customer.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  logout(input?: auth.AuthLogoutInput, options?: CallOptions): Promise<auth.AuthLogoutData>;
}

/** Operations of the domain `cart`. */
export interface CartOperations {
  /**
   * Put a SKU into the cart — `mall.Product.addCart`.
   *
   * Adds pieces of a SKU to the caller's cart. Pieces already there are added up, to at most the stock. A visitor becomes a guest by it: the answer then holds a new session, to be used from now on.
   *
   * Works with and without a session. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock.
   */
  add(input: cart.CartAddInput, options?: CallOptions): Promise<cart.CartAddData>;
  /**
   * Change the SKU of a line — `mall.Cart.modifyAttribute`.
   *
   * Gives a line another SKU of its product. When another line has that SKU already the two become one; the quantity is capped at the stock.
   *
   * Works with and without a session. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50150 insufficient_stock.
   */
  changeSku(input: cart.CartChangeSkuInput, options?: CallOptions): Promise<cart.CartChangeSkuData>;
  /**
   * List the SKUs a line can be changed to — `mall.Cart.djAttribute`.
   *
   * The SKUs of the product of a cart line, for the dialog that changes it.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  lineSkus(input: cart.CartLineSkusInput, options?: CallOptions): Promise<cart.CartLineSkusData>;
  /**
   * Show the cart — `mall.Cart.index`.
   *
   * The caller's cart by shop, with current prices and stock, lines that can no longer be bought apart, and the totals of the ticked lines.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: cart.CartListInput, options?: CallOptions): Promise<cart.CartListData>;
  /**
   * Take lines out of the cart — `mall.Cart.delCart`.
   *
   * Removes lines. A line that is not there, or is somebody else's, counts as removed.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: cart.CartRemoveInput, options?: CallOptions): Promise<cart.CartRemoveData>;
  /**
   * Change quantities and ticks — `mall.Cart.upCart`.
   *
   * Sets the quantity of lines, their tick, or both. A quantity above the stock becomes the stock.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  update(input: cart.CartUpdateInput, options?: CallOptions): Promise<cart.CartUpdateData>;
}

/** Operations of the domain `catalog`. */
export interface CatalogOperations {
  /**
   * Show a product — `mall.Product.index`.
   *
   * The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  product(input: catalog.CatalogProductInput, options?: CallOptions): Promise<catalog.CatalogProductData>;
  /**
   * Search products — `mall.Index.search`.
   *
   * Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  search(input?: catalog.CatalogSearchInput, options?: CallOptions): Promise<catalog.CatalogSearchData>;
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
  checkBuyNow(input: checkout.CheckoutCheckBuyNowInput, options?: CallOptions): Promise<checkout.CheckoutCheckBuyNowData>;
  /**
   * Place an order — `mall.Order.payment`.
   *
   * Creates the order, takes its stock and removes its lines from the cart, all or nothing. It stays unpaid until it is paid or its time is over. The amount is reckoned by the server.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50278 no_delivery_address, 50486 state_refuses, 50871 cart_line_short_of_stock.
   */
  placeOrder(input: checkout.CheckoutPlaceOrderInput, options?: CallOptions): Promise<checkout.CheckoutPlaceOrderData>;
  /**
   * Price an order — `mall.Order.settlement`.
   *
   * Reckons what an order of these goods to this address costs now. The server's figures are the only ones that count. Changes nothing.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50143 not_on_sale, 50150 insufficient_stock, 50871 cart_line_short_of_stock.
   */
  settle(input?: checkout.CheckoutSettleInput, options?: CallOptions): Promise<checkout.CheckoutSettleData>;
}

/** Operations of the domain `home`. */
export interface HomeOperations {
  /**
   * List the blocks of the product panel — `mall.Home.getBlockGoodsList`.
   *
   * The blocks of products that the header opens under "All products"; it shows the first five.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  blocks(input?: home.HomeBlocksInput, options?: CallOptions): Promise<home.HomeBlocksData>;
  /**
   * Show the home page — `mall.Index.home`.
   *
   * Banners and the product lists of the home page.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  page(input?: home.HomePageInput, options?: CallOptions): Promise<home.HomePageData>;
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
  dismissReminder(input?: membership.MembershipDismissReminderInput, options?: CallOptions): Promise<membership.MembershipDismissReminderData>;
  /**
   * Order a membership — `plugin.member.MallMember.payment`.
   *
   * Places an unpaid order for a plan, priced by the server; what the customer saw must not be less. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Paid, the membership lasts one month, three months or a year longer than it does now, or than today. With the wallet a balance that does not cover it is refused at once.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50009 operation_failed, 50010 parameter_refused, 50486 state_refuses.
   */
  order(input: membership.MembershipOrderInput, options?: CallOptions): Promise<membership.MembershipOrderData>;
  /**
   * List the members' products — `plugin.member.MallMember.memberProList`.
   *
   * Products with a price for members, the best sold first. Everybody may look; only members buy at that price.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  products(input?: membership.MembershipProductsInput, options?: CallOptions): Promise<membership.MembershipProductsData>;
  /**
   * Price a membership — `plugin.member.MallMember.settlement`.
   *
   * What a plan costs this customer, with the coupon if one is chosen, and which coupons the plan takes. Choosing another plan forgets the coupon. An amount that is no plan's price is refused, and so is a coupon that the plan does not take.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  settle(input?: membership.MembershipSettleInput, options?: CallOptions): Promise<membership.MembershipSettleData>;
  /**
   * Show the membership — `plugin.member.MallMember.memberCenter`.
   *
   * Until when the customer is a member, what members get, and what was paid for it, newest first, ten a page.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input?: membership.MembershipShowInput, options?: CallOptions): Promise<membership.MembershipShowData>;
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
  list(input?: messages.MessagesListInput, options?: CallOptions): Promise<messages.MessagesListData>;
  /**
   * Remove messages — `mall.Message.del`.
   *
   * Removes messages. One that is not there, or is somebody else's, counts as removed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: messages.MessagesRemoveInput, options?: CallOptions): Promise<messages.MessagesRemoveData>;
  /**
   * Show a message — `mall.Message.oneindex`.
   *
   * One message as a list of one. Showing it marks it read.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: messages.MessagesShowInput, options?: CallOptions): Promise<messages.MessagesShowData>;
}

/** Operations of the domain `orders`. */
export interface OrdersOperations {
  /**
   * Cancel an order — `mall.Order.removeOrder`.
   *
   * Closes an unpaid order and gives its stock back; a paid one that is not shipped is refunded to the wallet first.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50084 order_shipped, 50486 state_refuses.
   */
  cancel(input: orders.OrdersCancelInput, options?: CallOptions): Promise<orders.OrdersCancelData>;
  /**
   * List the orders — `mall.Order.index`.
   *
   * The customer's orders by state, newest first, ten a page, with the counts of all states.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: orders.OrdersListInput, options?: CallOptions): Promise<orders.OrdersListData>;
  /**
   * Show an order — `mall.Order.orderDetails`.
   *
   * An order with its address, lines, amounts, parcels, and what is needed to pay it.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: orders.OrdersShowInput, options?: CallOptions): Promise<orders.OrdersShowData>;
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
  methods(input?: payments.PaymentsMethodsInput, options?: CallOptions): Promise<payments.PaymentsMethodsData>;
  /**
   * Pay an order from the wallet — `mall.Pay.walletPay`.
   *
   * Pays an unpaid order with the permit that the payment password opened. The amount comes from the order; a `payment_money` that differs is refused.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses, 50735 payment_password_missing.
   */
  payFromWallet(input: payments.PaymentsPayFromWalletInput, options?: CallOptions): Promise<payments.PaymentsPayFromWalletData>;
  /**
   * Get the QR code of a payment — `mall.Pay.index`.
   *
   * Asks the payment provider for the address that a payer's phone reads from a QR code. An order or a membership order is named by `order_list`, and its own amount counts: a `total` that differs is refused. A recharge is named by `sNo`, a number that the caller makes, and `total` is its amount. Nothing is paid by this call; asked again before it is paid, the answer is a code that is good. Code 109 is the provider's word that the payer's account there does not cover the amount.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 4003 maintenance, 50002 unavailable, 50009 operation_failed, 50010 parameter_refused, 50486 state_refuses, 50730 below_minimum.
   */
  qrCode(input: payments.PaymentsQrCodeInput, options?: CallOptions): Promise<payments.PaymentsQrCodeData>;
  /**
   * Ask whether a payment has arrived — `mall.Order.getCzorder`.
   *
   * Pages ask every 3 seconds while a QR code of a membership or a recharge is shown, until it is paid or no longer shown.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  state(input: payments.PaymentsStateInput, options?: CallOptions): Promise<payments.PaymentsStateData>;
  /**
   * Verify the payment password — `mall.User.paymentPassword`.
   *
   * Opens a permit: this session may make one wallet payment within five minutes. Five wrong passwords lock the wallet until the next day.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50736 payment_password_locked, 50737 payment_password_not_set, 50738 payment_password_wrong.
   */
  verifyPassword(input: payments.PaymentsVerifyPasswordInput, options?: CallOptions): Promise<payments.PaymentsVerifyPasswordData>;
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
  list(input: points.PointsListInput, options?: CallOptions): Promise<points.PointsListData>;
  /**
   * Remove expired points from the list — `plugin.integral.MallIntegral.deleteSign`.
   *
   * Takes records of expired points off the list; the points themselves are gone already. A record that is not there, or is somebody else's, counts as removed; one of points that have not expired is refused, and then nothing is removed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  removeExpired(input: points.PointsRemoveExpiredInput, options?: CallOptions): Promise<points.PointsRemoveExpiredData>;
}

/** Operations of the domain `shell`. */
export interface ShellOperations {
  /**
   * Show the shell of every page — `mall.Index.index`.
   *
   * The header, the footer and the side of every page for this caller: who is signed in, the cart badge, the classes, which menu items to show, and how the mall presents itself.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  index(input?: shell.ShellIndexInput, options?: CallOptions): Promise<shell.ShellIndexData>;
  /**
   * Ask for the notice to shoppers — `mall.User.getUserTell`.
   *
   * Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs, or one of type 0 for none.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  notice(input?: shell.ShellNoticeInput, options?: CallOptions): Promise<shell.ShellNoticeData>;
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
  bankOfCard(input: wallet.WalletBankOfCardInput, options?: CallOptions): Promise<wallet.WalletBankOfCardData>;
  /**
   * Show a bank card — `mall.Bank.cardDetail`.
   *
   * One of the customer's bank cards with its holder and branch, as a list of one.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  card(input: wallet.WalletCardInput, options?: CallOptions): Promise<wallet.WalletCardData>;
  /**
   * List the bank cards — `mall.Bank.bankList`.
   *
   * The customer's bank cards, the default first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  cards(input?: wallet.WalletCardsInput, options?: CallOptions): Promise<wallet.WalletCardsData>;
  /**
   * Show the form of a recharge — `mall.Recharge.index`.
   *
   * What a recharge needs: its minimum and the ways to pay. The recharge itself is paid by `mall.Pay.index`.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  rechargeForm(input?: wallet.WalletRechargeFormInput, options?: CallOptions): Promise<wallet.WalletRechargeFormData>;
  /**
   * Remove a bank card — `mall.Bank.delBank`.
   *
   * Removes a bank card; another becomes the default when it was. A card that is not there, or is somebody else's, counts as removed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  removeCard(input: wallet.WalletRemoveCardInput, options?: CallOptions): Promise<wallet.WalletRemoveCardData>;
  /**
   * Add or change a bank card — `mall.Bank.addBank`.
   *
   * Stores a bank card, or with `id` changes one. A number that the customer has already, and a bank that the number does not belong to, are refused. The first card becomes the default; when the default stops being it, another card takes its place. At most 20 cards.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  saveCard(input: wallet.WalletSaveCardInput, options?: CallOptions): Promise<wallet.WalletSaveCardData>;
  /**
   * Make a bank card the default — `mall.Bank.setDefault`.
   *
   * Makes one of the customer's bank cards the default.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  setDefaultCard(input: wallet.WalletSetDefaultCardInput, options?: CallOptions): Promise<wallet.WalletSetDefaultCardData>;
  /**
   * Show the wallet — `mall.User.details`.
   *
   * The balance, and the records of one side: money that came in, or money that went out.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: wallet.WalletShowInput, options?: CallOptions): Promise<wallet.WalletShowData>;
  /**
   * Withdraw from the wallet — `mall.User.withdrawals`.
   *
   * Asks for money to be paid out. The amount leaves the wallet at once and comes back when the request is refused; the fee is taken from it. A request is refused while another is under review, or when one was paid out today. To a bank card the code sent to the bound phone is needed; to WeChat, where that is offered, the real name from 2000.00 on.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 109 insufficient_balance, 203 session_invalid, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses, 50730 below_minimum, 50731 above_maximum.
   */
  withdraw(input: wallet.WalletWithdrawInput, options?: CallOptions): Promise<wallet.WalletWithdrawData>;
  /**
   * Show the form of a withdrawal — `mall.User.intoWithdrawals`.
   *
   * What a withdrawal needs: the balance, its limits and fee, the bound phone and the bank cards.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  withdrawalForm(input?: wallet.WalletWithdrawalFormInput, options?: CallOptions): Promise<wallet.WalletWithdrawalFormData>;
}

/** Every operation of the mall by domain. */
export interface Mall {
  readonly account: AccountOperations;
  readonly addresses: AddressesOperations;
  readonly auth: AuthOperations;
  readonly cart: CartOperations;
  readonly catalog: CatalogOperations;
  readonly checkout: CheckoutOperations;
  readonly home: HomeOperations;
  readonly membership: MembershipOperations;
  readonly messages: MessagesOperations;
  readonly orders: OrdersOperations;
  readonly payments: PaymentsOperations;
  readonly points: PointsOperations;
  readonly shell: ShellOperations;
  readonly wallet: WalletOperations;
}

export const allOperations = {
  account: { changePassword: account.accountChangePassword, changePaymentPassword: account.accountChangePaymentPassword, changePhone: account.accountChangePhone, home: account.accountHome, profile: account.accountProfile, profileState: account.accountProfileState, provePhone: account.accountProvePhone, security: account.accountSecurity, setPaymentPassword: account.accountSetPaymentPassword, updateProfile: account.accountUpdateProfile },
  addresses: { add: addresses.addressesAdd, list: addresses.addressesList, regions: addresses.addressesRegions },
  auth: { agreement: auth.authAgreement, captcha: auth.authCaptcha, login: auth.authLogin, logout: auth.authLogout },
  cart: { add: cart.cartAdd, changeSku: cart.cartChangeSku, lineSkus: cart.cartLineSkus, list: cart.cartList, remove: cart.cartRemove, update: cart.cartUpdate },
  catalog: { product: catalog.catalogProduct, search: catalog.catalogSearch },
  checkout: { checkBuyNow: checkout.checkoutCheckBuyNow, placeOrder: checkout.checkoutPlaceOrder, settle: checkout.checkoutSettle },
  home: { blocks: home.homeBlocks, page: home.homePage },
  membership: { dismissReminder: membership.membershipDismissReminder, order: membership.membershipOrder, products: membership.membershipProducts, settle: membership.membershipSettle, show: membership.membershipShow },
  messages: { list: messages.messagesList, remove: messages.messagesRemove, show: messages.messagesShow },
  orders: { cancel: orders.ordersCancel, list: orders.ordersList, show: orders.ordersShow },
  payments: { methods: payments.paymentsMethods, payFromWallet: payments.paymentsPayFromWallet, qrCode: payments.paymentsQrCode, state: payments.paymentsState, verifyPassword: payments.paymentsVerifyPassword },
  points: { list: points.pointsList, removeExpired: points.pointsRemoveExpired },
  shell: { index: shell.shellIndex, notice: shell.shellNotice },
  wallet: { bankOfCard: wallet.walletBankOfCard, card: wallet.walletCard, cards: wallet.walletCards, rechargeForm: wallet.walletRechargeForm, removeCard: wallet.walletRemoveCard, saveCard: wallet.walletSaveCard, setDefaultCard: wallet.walletSetDefaultCard, show: wallet.walletShow, withdraw: wallet.walletWithdraw, withdrawalForm: wallet.walletWithdrawalForm },
};
