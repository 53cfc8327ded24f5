// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { CallOptions } from '../call.ts';
import * as account from './operations/account.ts';
import * as addresses from './operations/addresses.ts';
import * as afterSales from './operations/after-sales.ts';
import * as auth from './operations/auth.ts';
import * as cart from './operations/cart.ts';
import * as catalog from './operations/catalog.ts';
import * as checkout from './operations/checkout.ts';
import * as home from './operations/home.ts';
import * as invoices from './operations/invoices.ts';
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

/** Operations of the domain `after-sales`. */
export interface AfterSalesOperations {
  /**
   * Apply for a refund, a return or an exchange — `mall.Order.applyReturnGoods`.
   *
   * Opens one after-sale for each line, to be audited by the shop. The server reckons the refundable amount itself; asking for more is refused. A line with an open or a successful after-sale, and a kind that `after-sales.options` does not offer, are refused. Our gateway audits every application; other servers of the family refund an order that is not shipped at once (`RefundType` 15).
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  apply(input: afterSales.AfterSalesApplyInput, options?: CallOptions): Promise<afterSales.AfterSalesApplyData>;
  /**
   * Say what can be done about several lines — `mall.Order.batchReturnGoodsPage`.
   *
   * Like `after-sales.options`, for several lines of one order at once. Lines that allow no application come with `refund` 0 and are not to be offered.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  batchOptions(input: afterSales.AfterSalesBatchOptionsInput, options?: CallOptions): Promise<afterSales.AfterSalesBatchOptionsData>;
  /**
   * List the couriers for sending back — `mall.Order.getExpress`.
   *
   * The couriers to choose from when goods go back, and the address they go to.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  couriers(input: afterSales.AfterSalesCouriersInput, options?: CallOptions): Promise<afterSales.AfterSalesCouriersData>;
  /**
   * List the after-sales — `mall.Order.returnDataList`.
   *
   * The customer's after-sales, newest first, with what is needed to decide which buttons a row has: 0 can be withdrawn, 1 is to be sent back, 11 is to be confirmed.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input?: afterSales.AfterSalesListInput, options?: CallOptions): Promise<afterSales.AfterSalesListData>;
  /**
   * Say what can be done about a line — `mall.Order.singleReturnGoodsPage`.
   *
   * Which applications a line of an order allows now: a refund only, a return with refund, an exchange, or none. A line not yet shipped can only be refunded; a received one can be returned or exchanged for seven days; a line is exchanged at most twice; a line with an open after-sale allows none.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  options(input: afterSales.AfterSalesOptionsInput, options?: CallOptions): Promise<afterSales.AfterSalesOptionsData>;
  /**
   * Prepare an application — `mall.Order.applyReturnGoodsPage`.
   *
   * What the form of an application shows: the lines and the highest amount that can be refunded, which is what was paid for them. Delivery is refunded only when every line of the order is in the application. Refused when one of the lines allows no application.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  prepare(input: afterSales.AfterSalesPrepareInput, options?: CallOptions): Promise<afterSales.AfterSalesPrepareData>;
  /**
   * Confirm a replacement — `mall.Order.exchangeReceipt`.
   *
   * Says that the replacement has arrived, which ends the exchange. Refused unless the shop has sent one.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  receiveReplacement(input: afterSales.AfterSalesReceiveReplacementInput, options?: CallOptions): Promise<afterSales.AfterSalesReceiveReplacementData>;
  /**
   * Say that the goods were sent back — `mall.Order.backSend`.
   *
   * Writes down with which parcel the goods go back, once the shop has agreed. Refused in any other state.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  sendBack(input: afterSales.AfterSalesSendBackInput, options?: CallOptions): Promise<afterSales.AfterSalesSendBackData>;
  /**
   * Show an after-sale — `mall.Order.returnDetails`.
   *
   * The newest after-sale of a line: where it stands, what was asked for, and what the customer is to do next.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  show(input: afterSales.AfterSalesShowInput, options?: CallOptions): Promise<afterSales.AfterSalesShowData>;
  /**
   * Withdraw an application — `mall.Order.cancellationOfApplication`.
   *
   * Takes back an application that is still under review; the line is then as if it had never been made. Refused once the shop has decided.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  withdraw(input: afterSales.AfterSalesWithdrawInput, options?: CallOptions): Promise<afterSales.AfterSalesWithdrawData>;
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

/** Operations of the domain `invoices`. */
export interface InvoicesOperations {
  /**
   * Ask for an invoice — `mall.InvoiceInfo.applyInvoicing`.
   *
   * Asks the shop for an invoice of a completed order, or asks again after a revocation (`id`). The amount is what was paid without delivery, reckoned by the server. Refused when the order is not completed, has an invoice already, or was received more than twenty days ago.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  apply(input: invoices.InvoicesApplyInput, options?: CallOptions): Promise<invoices.InvoicesApplyData>;
  /**
   * Show the default invoice title — `mall.InvoiceHeader.getDefault`.
   *
   * The title that an application starts with. Without any title the answer is an empty object; the customer is then asked to add one.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  defaultHeader(input?: invoices.InvoicesDefaultHeaderInput, options?: CallOptions): Promise<invoices.InvoicesDefaultHeaderData>;
  /**
   * List the invoice titles — `mall.InvoiceHeader.doRequest`.
   *
   * The customer's invoice titles, the default first; with `id` only that one, for editing it.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  headers(input?: invoices.InvoicesHeadersInput, options?: CallOptions): Promise<invoices.InvoicesHeadersData>;
  /**
   * List the invoices — `mall.InvoiceInfo.getInvoiceInfo`.
   *
   * The customer's invoices in one state, newest first.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  list(input: invoices.InvoicesListInput, options?: CallOptions): Promise<invoices.InvoicesListData>;
  /**
   * List the orders to be billed — `mall.InvoiceInfo.getToInvoiced`.
   *
   * Completed orders of shops that issue invoices and for which none was asked for yet, newest first. With `invoiceTimeout` 1 it is too late, and only the shop can help.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  listBillable(input?: invoices.InvoicesListBillableInput, options?: CallOptions): Promise<invoices.InvoicesListBillableData>;
  /**
   * Delete an invoice title — `mall.InvoiceHeader.del`.
   *
   * Deletes a title. Invoices that were asked for with it keep their own copy. When the default goes, the newest of the others takes its place.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  removeHeader(input: invoices.InvoicesRemoveHeaderInput, options?: CallOptions): Promise<invoices.InvoicesRemoveHeaderData>;
  /**
   * Revoke an application for an invoice — `mall.InvoiceInfo.revoke`.
   *
   * Takes back an application that the shop has not answered yet. It can be made again.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  revoke(input: invoices.InvoicesRevokeInput, options?: CallOptions): Promise<invoices.InvoicesRevokeData>;
  /**
   * Add or change an invoice title — `mall.InvoiceHeader.addOrUpdate`.
   *
   * Stores a title: a new one without `id`, else changes that one. A company needs its tax number. The first title becomes the default, and there is always one: the default is given up only by making another one the default.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  saveHeader(input: invoices.InvoicesSaveHeaderInput, options?: CallOptions): Promise<invoices.InvoicesSaveHeaderData>;
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
   * Track the parcels of an order — `mall.Order.logistics`.
   *
   * Every parcel of an order with its stops, newest first: what the shops sent, and what went back and forth for an after-sale. Empty until something has been shipped.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  parcels(input: orders.OrdersParcelsInput, options?: CallOptions): Promise<orders.OrdersParcelsData>;
  /**
   * Show the pick-up code of an order — `mall.Order.see_extraction_code`.
   *
   * The code that the customer shows in the store, with the goods it stands for. A code that has run out is replaced by a new one. Refused for an order that is not waiting to be picked up.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  pickupCode(input: orders.OrdersPickupCodeInput, options?: CallOptions): Promise<orders.OrdersPickupCodeData>;
  /**
   * Show where an order is picked up — `mall.Order.getMchStore`.
   *
   * The store at which a pick-up order waits, with its address and opening hours.
   *
   * Needs a signed-in customer. Changes nothing; may be tried again.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused.
   */
  pickupStore(input: orders.OrdersPickupStoreInput, options?: CallOptions): Promise<orders.OrdersPickupStoreData>;
  /**
   * Confirm receipt — `mall.Order.okOrder`.
   *
   * Says that a shipped order has arrived: it becomes completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. An order to pick up is completed by the shop when it reads the pick-up code, never here; one with an open after-sale is refused too.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  receive(input: orders.OrdersReceiveInput, options?: CallOptions): Promise<orders.OrdersReceiveData>;
  /**
   * Remind the shop to ship — `mall.Order.delivery`.
   *
   * Tells the shops of a paid order that the customer is waiting. `delivery_status` of the order becomes 1; another reminder is refused until the mall sets it back to 0, a day later.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  remind(input: orders.OrdersRemindInput, options?: CallOptions): Promise<orders.OrdersRemindData>;
  /**
   * Remove an order from the list — `mall.Order.delOrder`.
   *
   * Takes an order out of the customer's list for good; the mall keeps its records. Only an order that is over can be removed: closed, or completed without an after-sale under way. An unpaid one is cancelled first, by `orders.cancel`.
   *
   * Needs a signed-in customer. Takes an idempotency key; tried again only with one.
   *
   * @throws {MallError} Declared failures: 203 session_invalid, 4003 maintenance, 50010 parameter_refused, 50486 state_refuses.
   */
  remove(input: orders.OrdersRemoveInput, options?: CallOptions): Promise<orders.OrdersRemoveData>;
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

/** Every operation of the mall by domain. */
export interface Mall {
  readonly account: AccountOperations;
  readonly addresses: AddressesOperations;
  readonly afterSales: AfterSalesOperations;
  readonly auth: AuthOperations;
  readonly cart: CartOperations;
  readonly catalog: CatalogOperations;
  readonly checkout: CheckoutOperations;
  readonly home: HomeOperations;
  readonly invoices: InvoicesOperations;
  readonly orders: OrdersOperations;
  readonly payments: PaymentsOperations;
  readonly shell: ShellOperations;
}

export const allOperations = {
  account: { profileState: account.accountProfileState },
  addresses: { add: addresses.addressesAdd, list: addresses.addressesList, regions: addresses.addressesRegions },
  afterSales: { apply: afterSales.afterSalesApply, batchOptions: afterSales.afterSalesBatchOptions, couriers: afterSales.afterSalesCouriers, list: afterSales.afterSalesList, options: afterSales.afterSalesOptions, prepare: afterSales.afterSalesPrepare, receiveReplacement: afterSales.afterSalesReceiveReplacement, sendBack: afterSales.afterSalesSendBack, show: afterSales.afterSalesShow, withdraw: afterSales.afterSalesWithdraw },
  auth: { agreement: auth.authAgreement, captcha: auth.authCaptcha, login: auth.authLogin, logout: auth.authLogout },
  cart: { add: cart.cartAdd, changeSku: cart.cartChangeSku, lineSkus: cart.cartLineSkus, list: cart.cartList, remove: cart.cartRemove, update: cart.cartUpdate },
  catalog: { product: catalog.catalogProduct, search: catalog.catalogSearch },
  checkout: { checkBuyNow: checkout.checkoutCheckBuyNow, placeOrder: checkout.checkoutPlaceOrder, settle: checkout.checkoutSettle },
  home: { blocks: home.homeBlocks, page: home.homePage },
  invoices: { apply: invoices.invoicesApply, defaultHeader: invoices.invoicesDefaultHeader, headers: invoices.invoicesHeaders, list: invoices.invoicesList, listBillable: invoices.invoicesListBillable, removeHeader: invoices.invoicesRemoveHeader, revoke: invoices.invoicesRevoke, saveHeader: invoices.invoicesSaveHeader },
  orders: { cancel: orders.ordersCancel, list: orders.ordersList, parcels: orders.ordersParcels, pickupCode: orders.ordersPickupCode, pickupStore: orders.ordersPickupStore, receive: orders.ordersReceive, remind: orders.ordersRemind, remove: orders.ordersRemove, show: orders.ordersShow },
  payments: { methods: payments.paymentsMethods, payFromWallet: payments.paymentsPayFromWallet, verifyPassword: payments.paymentsVerifyPassword },
  shell: { index: shell.shellIndex, notice: shell.shellNotice },
};
