// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { CallOptions } from '../call.ts';
import * as account from './operations/account.ts';
import * as addresses from './operations/addresses.ts';
import * as auth from './operations/auth.ts';
import * as cart from './operations/cart.ts';
import * as catalog from './operations/catalog.ts';
import * as checkout from './operations/checkout.ts';
import * as content from './operations/content.ts';
import * as home from './operations/home.ts';
import * as orders from './operations/orders.ts';
import * as payments from './operations/payments.ts';
import * as shell from './operations/shell.ts';

/** Operations of the domain `account`. */
export interface AccountOperations {
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
   * List the countries — `mall.Login.getItuList`.
   *
   * Countries with their dial codes and flags, for the address form and for every phone field.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  countries(input?: addresses.AddressesCountriesInput, options?: CallOptions): Promise<addresses.AddressesCountriesData>;
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
  /**
   * Remove an address — `mall.Address.delAdds`.
   *
   * Removes an address; orders keep what they were sent to. When the default goes, the newest other address becomes it.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: addresses.AddressesRemoveInput, options?: CallOptions): Promise<addresses.AddressesRemoveData>;
  /**
   * Make an address the default — `mall.Address.setDefault`.
   *
   * The one that was the default becomes a further one.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  setDefault(input: addresses.AddressesSetDefaultInput, options?: CallOptions): Promise<addresses.AddressesSetDefaultData>;
  /**
   * Show an address to be changed — `mall.Address.upAddsindex`.
   *
   * One address as the address form needs it. Clients of the family name it `addrId` in the account and `addr_id` in the checkout: one of the two is needed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input?: addresses.AddressesShowInput, options?: CallOptions): Promise<addresses.AddressesShowData>;
  /**
   * Change an address — `mall.Address.upAdds`.
   *
   * Replaces a delivery address by what is sent; the rules are those of adding one. The default stays the default even when it is sent without: another address has to become it.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  update(input: addresses.AddressesUpdateInput, options?: CallOptions): Promise<addresses.AddressesUpdateData>;
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
   * Sign in with a code — `mall.Login.register`.
   *
   * Signs in by the code that was sent to a phone or an e-mail address. One that nobody has registered is registered by it: the customer then has no password (`y_password` 0) and is asked to choose an account name and one. The guest's cart joins the customer's, and the guest's session ends. Known and unknown addressees answer alike until the code is right.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  loginByCode(input: auth.AuthLoginByCodeInput, options?: CallOptions): Promise<auth.AuthLoginByCodeData>;
  /**
   * Sign in automatically — `mall.Login.autoLogin`.
   *
   * Signs a customer in by the token of an earlier sign-in with `isAuto`. The token is used up by it; the answer holds the next one, good for 30 days. An unknown, used or expired token is refused.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused, 50032 too_busy.
   */
  loginByToken(input: auth.AuthLoginByTokenInput, options?: CallOptions): Promise<auth.AuthLoginByTokenData>;
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
  /**
   * Register with a password — `mall.Login.userRegister`.
   *
   * Registers a customer who chooses an account name and a password and proves a phone or an e-mail address by the code sent to it. Nobody is signed in by it. That the phone or the address is registered already is said only to who has its code.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 300 account_registered, 301 phone_registered, 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  register(input: auth.AuthRegisterInput, options?: CallOptions): Promise<auth.AuthRegisterData>;
  /**
   * Show what the registration page needs — `mall.Login.userRegisterPage`.
   *
   * The title of the agreement to be ticked; its text is `mall.Login.registerAgreement` of type 0. The capital A is the family's.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  registerPage(input?: auth.AuthRegisterPageInput, options?: CallOptions): Promise<auth.AuthRegisterPageData>;
  /**
   * Set a new password after forgetting it — `mall.Login.forgotpassword`.
   *
   * Sets a new login password for who proves the phone or e-mail address of the account by the code sent to it, and ends the sessions of the account. Where no account has the addressee no code was sent, so none is right.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 302 code_wrong, 303 code_expired, 4003 maintenance, 50010 parameter_refused, 50032 too_busy, 51127 captcha_wrong.
   */
  resetPassword(input: auth.AuthResetPasswordInput, options?: CallOptions): Promise<auth.AuthResetPasswordData>;
  /**
   * Send a code by SMS — `mall.User.secretKey`.
   *
   * Sends a code of six digits; despite the name nothing is encrypted. Types 1 and 2 go to `phone`, registered or not. The others need a signed-in customer, are refused without one, and go to the bound phone; type 3 goes to `newPhone` where that is sent. A code is good only for what it was asked for. The next one may be asked for after 60 seconds.
   *
   * Works with and without a session. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused.
   */
  sendCode(input: auth.AuthSendCodeInput, options?: CallOptions): Promise<auth.AuthSendCodeData>;
  /**
   * Send a code by e-mail — `mall.User.send_email_verification_code`.
   *
   * Sends a code of six digits to an e-mail address, for signing in, registering or a forgotten password. For a forgotten password an address that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused.
   */
  sendEmailCode(input: auth.AuthSendEmailCodeInput, options?: CallOptions): Promise<auth.AuthSendEmailCodeData>;
  /**
   * Send a code for a forgotten password — `mall.Login.secretKey`.
   *
   * Sends a code by SMS to the phone of an account; despite the name nothing is encrypted. A phone that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
   *
   * No session is needed. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 220 code_rate_limited, 4003 maintenance, 50010 parameter_refused.
   */
  sendResetCode(input: auth.AuthSendResetCodeInput, options?: CallOptions): Promise<auth.AuthSendResetCodeData>;
  /**
   * Choose an account name and a password — `mall.User.setUsernamePassword`.
   *
   * For a customer who was registered by a code and has no login password yet (`y_password` 0). One who has a password changes it in the security page.
   *
   * Needs a signed-in customer. Never tried again by itself.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 300 account_registered, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  setPassword(input: auth.AuthSetPasswordInput, options?: CallOptions): Promise<auth.AuthSetPasswordData>;
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
   * Clear the search history — `mall.Index.oneClickClear`.
   *
   * Forgets every search of the caller.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  clearSearchHistory(input?: catalog.CatalogClearSearchHistoryInput, options?: CallOptions): Promise<catalog.CatalogClearSearchHistoryData>;
  /**
   * List the products with a label — `mall.Index.loadHome`.
   *
   * New, hot or recommended products by pages: what the home page shows the beginning of. Member products have their own operation.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  labelled(input: catalog.CatalogLabelledInput, options?: CallOptions): Promise<catalog.CatalogLabelledData>;
  /**
   * Show a product — `mall.Product.index`.
   *
   * The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog. A product of the flash sale is asked for by `type` MS and its flash item; `sec` then says at which price, and how many are left.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  product(input: catalog.CatalogProductInput, options?: CallOptions): Promise<catalog.CatalogProductData>;
  /**
   * Recommend products — `mall.Product.recommend`.
   *
   * Up to ten products the caller may like, drawn anew at every call: "change a batch" calls again. Shown in the cart and after paying.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  recommend(input?: catalog.CatalogRecommendInput, options?: CallOptions): Promise<catalog.CatalogRecommendData>;
  /**
   * Take words out of the search history — `mall.Index.delSearch`.
   *
   * Forgets one search of the caller. Words that are not in the history count as forgotten.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  removeSearch(input: catalog.CatalogRemoveSearchInput, options?: CallOptions): Promise<catalog.CatalogRemoveSearchData>;
  /**
   * Search products or shops — `mall.Index.search`.
   *
   * Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along. With `searchType` 2 it finds shops by words instead. The words go into the caller's search history.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  search(input?: catalog.CatalogSearchInput, options?: CallOptions): Promise<catalog.CatalogSearchData>;
  /**
   * List the search history — `mall.Index.clickSearch`.
   *
   * The words the caller has searched for, the newest first and each once, at most twenty. A visitor without a session has none.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  searchHistory(input?: catalog.CatalogSearchHistoryInput, options?: CallOptions): Promise<catalog.CatalogSearchHistoryData>;
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
  show(input: content.ContentShowInput, options?: CallOptions): Promise<content.ContentShowData>;
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
  blockProducts(input?: home.HomeBlockProductsInput, options?: CallOptions): Promise<home.HomeBlockProductsData>;
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

/** Operations of the domain `shell`. */
export interface ShellOperations {
  /**
   * Show the basic configuration — `mall.Home.GetBasicConfiguration`.
   *
   * How the mall is set up, for everybody alike: the icon of the browser tab, names, logos and legal lines. The capital G is the family's.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  configuration(input?: shell.ShellConfigurationInput, options?: CallOptions): Promise<shell.ShellConfigurationData>;
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
   * Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs and that the caller has not read (`mall.User.markToRead`), or one of type 0 for none.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  notice(input?: shell.ShellNoticeInput, options?: CallOptions): Promise<shell.ShellNoticeData>;
  /**
   * Do not show a notice again — `mall.User.markToRead`.
   *
   * Remembers that the customer has read a notice; `mall.User.getUserTell` then leaves it out. Called when the notice is closed with "do not remind me" ticked.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  readNotice(input: shell.ShellReadNoticeInput, options?: CallOptions): Promise<shell.ShellReadNoticeData>;
}

/** Every operation of the mall by domain. */
export interface Mall {
  readonly account: AccountOperations;
  readonly addresses: AddressesOperations;
  readonly auth: AuthOperations;
  readonly cart: CartOperations;
  readonly catalog: CatalogOperations;
  readonly checkout: CheckoutOperations;
  readonly content: ContentOperations;
  readonly home: HomeOperations;
  readonly orders: OrdersOperations;
  readonly payments: PaymentsOperations;
  readonly shell: ShellOperations;
}

export const allOperations = {
  account: { profileState: account.accountProfileState },
  addresses: { add: addresses.addressesAdd, countries: addresses.addressesCountries, list: addresses.addressesList, regions: addresses.addressesRegions, remove: addresses.addressesRemove, setDefault: addresses.addressesSetDefault, show: addresses.addressesShow, update: addresses.addressesUpdate },
  auth: { agreement: auth.authAgreement, captcha: auth.authCaptcha, login: auth.authLogin, loginByCode: auth.authLoginByCode, loginByToken: auth.authLoginByToken, logout: auth.authLogout, register: auth.authRegister, registerPage: auth.authRegisterPage, resetPassword: auth.authResetPassword, sendCode: auth.authSendCode, sendEmailCode: auth.authSendEmailCode, sendResetCode: auth.authSendResetCode, setPassword: auth.authSetPassword },
  cart: { add: cart.cartAdd, changeSku: cart.cartChangeSku, lineSkus: cart.cartLineSkus, list: cart.cartList, remove: cart.cartRemove, update: cart.cartUpdate },
  catalog: { clearSearchHistory: catalog.catalogClearSearchHistory, labelled: catalog.catalogLabelled, product: catalog.catalogProduct, recommend: catalog.catalogRecommend, removeSearch: catalog.catalogRemoveSearch, search: catalog.catalogSearch, searchHistory: catalog.catalogSearchHistory },
  checkout: { checkBuyNow: checkout.checkoutCheckBuyNow, placeOrder: checkout.checkoutPlaceOrder, settle: checkout.checkoutSettle },
  content: { show: content.contentShow },
  home: { blockProducts: home.homeBlockProducts, blocks: home.homeBlocks, page: home.homePage },
  orders: { cancel: orders.ordersCancel, list: orders.ordersList, show: orders.ordersShow },
  payments: { methods: payments.paymentsMethods, payFromWallet: payments.paymentsPayFromWallet, verifyPassword: payments.paymentsVerifyPassword },
  shell: { configuration: shell.shellConfiguration, index: shell.shellIndex, notice: shell.shellNotice, readNotice: shell.shellReadNotice },
};
