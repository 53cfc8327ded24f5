// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { CallOptions } from '../call.ts';
import * as account from './operations/account.ts';
import * as addresses from './operations/addresses.ts';
import * as auth from './operations/auth.ts';
import * as cart from './operations/cart.ts';
import * as catalog from './operations/catalog.ts';
import * as checkout from './operations/checkout.ts';
import * as coupons from './operations/coupons.ts';
import * as favorites from './operations/favorites.ts';
import * as flashSale from './operations/flash-sale.ts';
import * as home from './operations/home.ts';
import * as orders from './operations/orders.ts';
import * as payments from './operations/payments.ts';
import * as reviews from './operations/reviews.ts';
import * as shell from './operations/shell.ts';
import * as shops from './operations/shops.ts';
import * as uploads from './operations/uploads.ts';

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
   * Move lines to the collection — `mall.Cart.toCollection`.
   *
   * Puts the products of lines into the collection and takes the lines out of the cart. A line that is not there, or is somebody else's, is passed over.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  moveToFavorites(input: cart.CartMoveToFavoritesInput, options?: CallOptions): Promise<cart.CartMoveToFavoritesData>;
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
  list(input: coupons.CouponsListInput, options?: CallOptions): Promise<coupons.CouponsListData>;
  /**
   * List the coupons for a product — `plugin.coupon.MallCoupon.proCoupon`.
   *
   * Coupons that the product can be bought with: the mall's and its shop's.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  listForProduct(input: coupons.CouponsListForProductInput, options?: CallOptions): Promise<coupons.CouponsListForProductData>;
  /**
   * List the coupons of a shop — `plugin.coupon.MallCoupon.mchCoupon`.
   *
   * Coupons that the shop itself offers, those to receive first.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   */
  listForShop(input: coupons.CouponsListForShopInput, options?: CallOptions): Promise<coupons.CouponsListForShopData>;
  /**
   * List the customer's coupons — `plugin.coupon.MallCoupon.myCoupon`.
   *
   * All coupons of one state, those that end first before the others, with the counts of all states. A coupon bound to an unpaid order counts as used until the order is paid or closed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listOwn(input?: coupons.CouponsListOwnInput, options?: CallOptions): Promise<coupons.CouponsListOwnData>;
  /**
   * Receive a coupon — `plugin.coupon.MallCoupon.receive`.
   *
   * Gives the customer a coupon of a campaign. A campaign that is over, or has none left, refuses as ended; one that has given this customer as many as it gives to one refuses as a state.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 222 coupon_ended, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  receive(input: coupons.CouponsReceiveInput, options?: CallOptions): Promise<coupons.CouponsReceiveData>;
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
  add(input: favorites.FavoritesAddInput, options?: CallOptions): Promise<favorites.FavoritesAddData>;
  /**
   * List the collection — `mall.AddFavorites.collection`.
   *
   * All products that the customer collected, or all shops that the customer follows, newest first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: favorites.FavoritesListInput, options?: CallOptions): Promise<favorites.FavoritesListData>;
  /**
   * List products like one — `mall.AddFavorites.similar`.
   *
   * A product, and products of its class and brand that are on sale, eight a page and twenty at most.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listSimilar(input: favorites.FavoritesListSimilarInput, options?: CallOptions): Promise<favorites.FavoritesListSimilarData>;
  /**
   * Take favourites out of the collection — `mall.AddFavorites.removeFavorites`.
   *
   * Takes products and shops out of the collection. A favourite that is not there, or is somebody else's, counts as taken out.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  remove(input: favorites.FavoritesRemoveInput, options?: CallOptions): Promise<favorites.FavoritesRemoveData>;
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
  home(input?: flashSale.FlashSaleHomeInput, options?: CallOptions): Promise<flashSale.FlashSaleHomeData>;
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

/** Operations of the domain `reviews`. */
export interface ReviewsOperations {
  /**
   * Review a line, or follow up — `mall.Product.addComment`.
   *
   * Writes the review of a received line, or the follow-up to it: one of each. Neither can be changed later. A line that has been reviewed already, or is in an after-sale, is refused as a state; the product and the SKU must be those of the line.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  add(input: reviews.ReviewsAddInput, options?: CallOptions): Promise<reviews.ReviewsAddData>;
  /**
   * List the reviews of a product — `mall.Product.getcomment`.
   *
   * The first twenty reviews of a product, newest first, and the counts of all kinds; the counts are of the whole product, whatever kind is listed. Further pages come from mall.Product.loadGetcomment, which counts its kinds differently.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: reviews.ReviewsListInput, options?: CallOptions): Promise<reviews.ReviewsListData>;
  /**
   * List the lines of an order to review — `mall.Product.comment`.
   *
   * The lines of an order that may be reviewed: received, and without an after-sale that is open or has succeeded.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listLines(input: reviews.ReviewsListLinesInput, options?: CallOptions): Promise<reviews.ReviewsListLinesData>;
  /**
   * List a further page of the reviews of a product — `mall.Product.loadGetcomment`.
   *
   * Twenty reviews a page, newest first. Pages begin at 0 here, and the kinds are numbered by the tabs of the page: the family does it so.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 101 unknown_product, 4003 maintenance, 50010 parameter_refused.
   */
  listMore(input: reviews.ReviewsListMoreInput, options?: CallOptions): Promise<reviews.ReviewsListMoreData>;
  /**
   * List the replies to a review — `mall.Product.getCommentReplyList`.
   *
   * What other customers replied, newest first, with one level of replies to them.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  listReplies(input: reviews.ReviewsListRepliesInput, options?: CallOptions): Promise<reviews.ReviewsListRepliesData>;
  /**
   * Reply to a review — `mall.Product.sendComment`.
   *
   * Writes a reply to a review, or to a reply to it. A reply to a reply to a reply stands beside the one it answers.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  reply(input: reviews.ReviewsReplyInput, options?: CallOptions): Promise<reviews.ReviewsReplyData>;
  /**
   * Show a review — `mall.Product.getCommentDetail`.
   *
   * A review with its pictures, the shop's answer, the follow-up and the product.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  show(input: reviews.ReviewsShowInput, options?: CallOptions): Promise<reviews.ReviewsShowData>;
  /**
   * Show one's own review of a line — `mall.Order.getCommentsInfo`.
   *
   * What the customer wrote about a line of an order.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  showOwn(input: reviews.ReviewsShowOwnInput, options?: CallOptions): Promise<reviews.ReviewsShowOwnData>;
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
  agreement(input?: shops.ShopsAgreementInput, options?: CallOptions): Promise<shops.ShopsAgreementData>;
  /**
   * Show the application for a shop — `mch.mall.Mch.continueApply`.
   *
   * What the customer sent, to be corrected and sent again. A customer who has not applied is answered as for a missing record.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  application(input?: shops.ShopsApplicationInput, options?: CallOptions): Promise<shops.ShopsApplicationData>;
  /**
   * Apply for a shop — `mch.mall.Mch.apply`.
   *
   * Sends an application, or sends a rejected one again. Refused as a state while one is in review or approved. An identity number whose birth date or check digit is wrong is refused as a parameter, and so is a number of pictures that does not fit the applicant.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  apply(input: shops.ShopsApplyInput, options?: CallOptions): Promise<shops.ShopsApplyData>;
  /**
   * Check a name for a shop — `mch.mall.Mch.verifyStoreName`.
   *
   * Says whether an application may carry the name. The name of the customer's own application counts as free.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 223 shop_name_taken, 225 shop_name_refused, 4003 maintenance, 50010 parameter_refused.
   */
  checkName(input: shops.ShopsCheckNameInput, options?: CallOptions): Promise<shops.ShopsCheckNameData>;
  /**
   * List the kinds of shops — `mch.mall.Mch.mchClass`.
   *
   * The kinds of shops that can be applied for.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 4003 maintenance, 50010 parameter_refused.
   */
  listClasses(input?: shops.ShopsListClassesInput, options?: CallOptions): Promise<shops.ShopsListClassesData>;
  /**
   * List the stores of a shop — `mch.mall.Mch.seeMyStore`.
   *
   * Where a shop can be visited and orders are picked up, the default store first.
   *
   * No session is needed. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   */
  listStores(input: shops.ShopsListStoresInput, options?: CallOptions): Promise<shops.ShopsListStoresData>;
  /**
   * Show a shop — `mch.mall.Mch.storeHomepage`.
   *
   * A shop with its products, filtered and sorted as in mall.Index.search, twelve a page.
   *
   * Works with and without a session. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: shops.ShopsShowInput, options?: CallOptions): Promise<shops.ShopsShowData>;
  /**
   * Show where the application for a shop stands — `mch.mall.Mch.index`.
   *
   * Whether the customer has applied for a shop, and what came of it. For an approved shop each answer holds a fresh token that opens the back office once, within two hours.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  status(input?: shops.ShopsStatusInput, options?: CallOptions): Promise<shops.ShopsStatusData>;
  /**
   * Follow a shop, or unfollow it — `mch.mall.Mch.collectionShop`.
   *
   * Follows the shop, or unfollows it when the customer follows it already.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 115 unknown_shop, 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  toggleFollow(input: shops.ShopsToggleFollowInput, options?: CallOptions): Promise<shops.ShopsToggleFollowData>;
}

/** Operations of the domain `uploads`. */
export interface UploadsOperations {
  /**
   * Upload a picture — `mall.Product.uploadImgs`.
   *
   * Takes one picture and answers its address, to be sent along with a review, an after-sale, a profile or a shop application. What the file is, its bytes decide, not its name or type; one that is no picture of the four kinds is refused as such. The address is made from the content: the same picture has the same address.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 322 picture_type_refused, 4003 maintenance, 50010 parameter_refused.
   */
  add(input: uploads.UploadsAddInput, options?: CallOptions): Promise<uploads.UploadsAddData>;
}

/** Every operation of the mall by domain. */
export interface Mall {
  readonly account: AccountOperations;
  readonly addresses: AddressesOperations;
  readonly auth: AuthOperations;
  readonly cart: CartOperations;
  readonly catalog: CatalogOperations;
  readonly checkout: CheckoutOperations;
  readonly coupons: CouponsOperations;
  readonly favorites: FavoritesOperations;
  readonly flashSale: FlashSaleOperations;
  readonly home: HomeOperations;
  readonly orders: OrdersOperations;
  readonly payments: PaymentsOperations;
  readonly reviews: ReviewsOperations;
  readonly shell: ShellOperations;
  readonly shops: ShopsOperations;
  readonly uploads: UploadsOperations;
}

export const allOperations = {
  account: { profileState: account.accountProfileState },
  addresses: { add: addresses.addressesAdd, list: addresses.addressesList, regions: addresses.addressesRegions },
  auth: { agreement: auth.authAgreement, captcha: auth.authCaptcha, login: auth.authLogin, logout: auth.authLogout },
  cart: { add: cart.cartAdd, changeSku: cart.cartChangeSku, lineSkus: cart.cartLineSkus, list: cart.cartList, moveToFavorites: cart.cartMoveToFavorites, remove: cart.cartRemove, update: cart.cartUpdate },
  catalog: { product: catalog.catalogProduct, search: catalog.catalogSearch },
  checkout: { checkBuyNow: checkout.checkoutCheckBuyNow, placeOrder: checkout.checkoutPlaceOrder, settle: checkout.checkoutSettle },
  coupons: { list: coupons.couponsList, listForProduct: coupons.couponsListForProduct, listForShop: coupons.couponsListForShop, listOwn: coupons.couponsListOwn, receive: coupons.couponsReceive },
  favorites: { add: favorites.favoritesAdd, list: favorites.favoritesList, listSimilar: favorites.favoritesListSimilar, remove: favorites.favoritesRemove },
  flashSale: { home: flashSale.flashSaleHome },
  home: { blocks: home.homeBlocks, page: home.homePage },
  orders: { cancel: orders.ordersCancel, list: orders.ordersList, show: orders.ordersShow },
  payments: { methods: payments.paymentsMethods, payFromWallet: payments.paymentsPayFromWallet, verifyPassword: payments.paymentsVerifyPassword },
  reviews: { add: reviews.reviewsAdd, list: reviews.reviewsList, listLines: reviews.reviewsListLines, listMore: reviews.reviewsListMore, listReplies: reviews.reviewsListReplies, reply: reviews.reviewsReply, show: reviews.reviewsShow, showOwn: reviews.reviewsShowOwn },
  shell: { index: shell.shellIndex, notice: shell.shellNotice },
  shops: { agreement: shops.shopsAgreement, application: shops.shopsApplication, apply: shops.shopsApply, checkName: shops.shopsCheckName, listClasses: shops.shopsListClasses, listStores: shops.shopsListStores, show: shops.shopsShow, status: shops.shopsStatus, toggleFollow: shops.shopsToggleFollow },
  uploads: { add: uploads.uploadsAdd },
};
