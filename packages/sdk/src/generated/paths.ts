// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
import type { components } from './types.ts';

type Schemas = components['schemas'];

interface Json<T> {
  content: { 'application/json': T };
}

/** openapi-fetch takes `number & {}`, the rest of an open enum, for an object; here an open enum is any number or text. */
type Plain<T> = unknown extends T
  ? T
  : [number] extends [T]
    ? number | Plain<Exclude<T, number>>
    : [string] extends [T]
      ? string | Plain<Exclude<T, string>>
      : T extends (infer E)[]
        ? Plain<E>[]
        : T extends object
          ? { [K in keyof T]: Plain<T[K]> }
          : T;

/** A refusal; the virtual status says of which class it is. */
export interface Failure {
  code: string;
  message: string;
  data: unknown;
}

interface Answers<Data> {
  200: Json<{ code: '200'; message: string; data: Plain<Data> }>;
  401: Json<Failure>;
  402: Json<Failure>;
  409: Json<Failure>;
  503: Json<Failure>;
}

interface Post<Input, Data> {
  post: { requestBody: Json<Input>; responses: Answers<Data> };
}

interface PostOfNothing<Input, Data> {
  post: { requestBody?: Json<Input>; responses: Answers<Data> };
}

/** Every operation but the uploads, by its virtual path. */
export interface paths {
  /** Ask whether the profile is complete */
  '/mall.User.isDefaultValue': PostOfNothing<Schemas['AccountProfileStateInput'], Schemas['AccountProfileStateData']>;
  /** Add an address */
  '/mall.Address.saveAddress': Post<Schemas['AddressesAddInput'], Schemas['AddressesAddData']>;
  /** List the addresses */
  '/mall.Address.index': PostOfNothing<Schemas['AddressesListInput'], Schemas['AddressesListData']>;
  /** List the regions */
  '/mall.Address.addressManagement': PostOfNothing<Schemas['AddressesRegionsInput'], Schemas['AddressesRegionsData']>;
  /** Apply for a refund, a return or an exchange */
  '/mall.Order.applyReturnGoods': Post<Schemas['AfterSalesApplyInput'], Schemas['AfterSalesApplyData']>;
  /** Say what can be done about several lines */
  '/mall.Order.batchReturnGoodsPage': Post<Schemas['AfterSalesBatchOptionsInput'], Schemas['AfterSalesBatchOptionsData']>;
  /** List the couriers for sending back */
  '/mall.Order.getExpress': Post<Schemas['AfterSalesCouriersInput'], Schemas['AfterSalesCouriersData']>;
  /** List the after-sales */
  '/mall.Order.returnDataList': PostOfNothing<Schemas['AfterSalesListInput'], Schemas['AfterSalesListData']>;
  /** Say what can be done about a line */
  '/mall.Order.singleReturnGoodsPage': Post<Schemas['AfterSalesOptionsInput'], Schemas['AfterSalesOptionsData']>;
  /** Prepare an application */
  '/mall.Order.applyReturnGoodsPage': Post<Schemas['AfterSalesPrepareInput'], Schemas['AfterSalesPrepareData']>;
  /** Confirm a replacement */
  '/mall.Order.exchangeReceipt': Post<Schemas['AfterSalesReceiveReplacementInput'], Schemas['AfterSalesReceiveReplacementData']>;
  /** Say that the goods were sent back */
  '/mall.Order.backSend': Post<Schemas['AfterSalesSendBackInput'], Schemas['AfterSalesSendBackData']>;
  /** Show an after-sale */
  '/mall.Order.returnDetails': Post<Schemas['AfterSalesShowInput'], Schemas['AfterSalesShowData']>;
  /** Withdraw an application */
  '/mall.Order.cancellationOfApplication': Post<Schemas['AfterSalesWithdrawInput'], Schemas['AfterSalesWithdrawData']>;
  /** Show a legal text */
  '/mall.Login.registerAgreement': Post<Schemas['AuthAgreementInput'], Schemas['AuthAgreementData']>;
  /** Get a captcha */
  '/mall.Login.getCode': PostOfNothing<Schemas['AuthCaptchaInput'], Schemas['AuthCaptchaData']>;
  /** Sign in with a password */
  '/mall.Login.login': Post<Schemas['AuthLoginInput'], Schemas['AuthLoginData']>;
  /** Sign out */
  '/mall.Login.quit': PostOfNothing<Schemas['AuthLogoutInput'], Schemas['AuthLogoutData']>;
  /** Put a SKU into the cart */
  '/mall.Product.addCart': Post<Schemas['CartAddInput'], Schemas['CartAddData']>;
  /** Change the SKU of a line */
  '/mall.Cart.modifyAttribute': Post<Schemas['CartChangeSkuInput'], Schemas['CartChangeSkuData']>;
  /** List the SKUs a line can be changed to */
  '/mall.Cart.djAttribute': Post<Schemas['CartLineSkusInput'], Schemas['CartLineSkusData']>;
  /** Show the cart */
  '/mall.Cart.index': PostOfNothing<Schemas['CartListInput'], Schemas['CartListData']>;
  /** Take lines out of the cart */
  '/mall.Cart.delCart': Post<Schemas['CartRemoveInput'], Schemas['CartRemoveData']>;
  /** Change quantities and ticks */
  '/mall.Cart.upCart': Post<Schemas['CartUpdateInput'], Schemas['CartUpdateData']>;
  /** Show a product */
  '/mall.Product.index': Post<Schemas['CatalogProductInput'], Schemas['CatalogProductData']>;
  /** Search products */
  '/mall.Index.search': PostOfNothing<Schemas['CatalogSearchInput'], Schemas['CatalogSearchData']>;
  /** Check a purchase of one SKU */
  '/mall.Product.immediatelyCart': Post<Schemas['CheckoutCheckBuyNowInput'], Schemas['CheckoutCheckBuyNowData']>;
  /** Place an order */
  '/mall.Order.payment': Post<Schemas['CheckoutPlaceOrderInput'], Schemas['CheckoutPlaceOrderData']>;
  /** Price an order */
  '/mall.Order.settlement': PostOfNothing<Schemas['CheckoutSettleInput'], Schemas['CheckoutSettleData']>;
  /** List the blocks of the product panel */
  '/mall.Home.getBlockGoodsList': PostOfNothing<Schemas['HomeBlocksInput'], Schemas['HomeBlocksData']>;
  /** Show the home page */
  '/mall.Index.home': PostOfNothing<Schemas['HomePageInput'], Schemas['HomePageData']>;
  /** Ask for an invoice */
  '/mall.InvoiceInfo.applyInvoicing': Post<Schemas['InvoicesApplyInput'], Schemas['InvoicesApplyData']>;
  /** Show the default invoice title */
  '/mall.InvoiceHeader.getDefault': PostOfNothing<Schemas['InvoicesDefaultHeaderInput'], Schemas['InvoicesDefaultHeaderData']>;
  /** List the invoice titles */
  '/mall.InvoiceHeader.doRequest': PostOfNothing<Schemas['InvoicesHeadersInput'], Schemas['InvoicesHeadersData']>;
  /** List the invoices */
  '/mall.InvoiceInfo.getInvoiceInfo': Post<Schemas['InvoicesListInput'], Schemas['InvoicesListData']>;
  /** List the orders to be billed */
  '/mall.InvoiceInfo.getToInvoiced': PostOfNothing<Schemas['InvoicesListBillableInput'], Schemas['InvoicesListBillableData']>;
  /** Delete an invoice title */
  '/mall.InvoiceHeader.del': Post<Schemas['InvoicesRemoveHeaderInput'], Schemas['InvoicesRemoveHeaderData']>;
  /** Revoke an application for an invoice */
  '/mall.InvoiceInfo.revoke': Post<Schemas['InvoicesRevokeInput'], Schemas['InvoicesRevokeData']>;
  /** Add or change an invoice title */
  '/mall.InvoiceHeader.addOrUpdate': Post<Schemas['InvoicesSaveHeaderInput'], Schemas['InvoicesSaveHeaderData']>;
  /** Cancel an order */
  '/mall.Order.removeOrder': Post<Schemas['OrdersCancelInput'], Schemas['OrdersCancelData']>;
  /** List the orders */
  '/mall.Order.index': PostOfNothing<Schemas['OrdersListInput'], Schemas['OrdersListData']>;
  /** Track the parcels of an order */
  '/mall.Order.logistics': Post<Schemas['OrdersParcelsInput'], Schemas['OrdersParcelsData']>;
  /** Show the pick-up code of an order */
  '/mall.Order.see_extraction_code': Post<Schemas['OrdersPickupCodeInput'], Schemas['OrdersPickupCodeData']>;
  /** Show where an order is picked up */
  '/mall.Order.getMchStore': Post<Schemas['OrdersPickupStoreInput'], Schemas['OrdersPickupStoreData']>;
  /** Confirm receipt */
  '/mall.Order.okOrder': Post<Schemas['OrdersReceiveInput'], Schemas['OrdersReceiveData']>;
  /** Remind the shop to ship */
  '/mall.Order.delivery': Post<Schemas['OrdersRemindInput'], Schemas['OrdersRemindData']>;
  /** Remove an order from the list */
  '/mall.Order.delOrder': Post<Schemas['OrdersRemoveInput'], Schemas['OrdersRemoveData']>;
  /** Show an order */
  '/mall.Order.orderDetails': Post<Schemas['OrdersShowInput'], Schemas['OrdersShowData']>;
  /** List the ways to pay */
  '/mall.Order.getPayment': PostOfNothing<Schemas['PaymentsMethodsInput'], Schemas['PaymentsMethodsData']>;
  /** Pay an order from the wallet */
  '/mall.Pay.walletPay': Post<Schemas['PaymentsPayFromWalletInput'], Schemas['PaymentsPayFromWalletData']>;
  /** Verify the payment password */
  '/mall.User.paymentPassword': Post<Schemas['PaymentsVerifyPasswordInput'], Schemas['PaymentsVerifyPasswordData']>;
  /** Show the shell of every page */
  '/mall.Index.index': PostOfNothing<Schemas['ShellIndexInput'], Schemas['ShellIndexData']>;
  /** Ask for the notice to shoppers */
  '/mall.User.getUserTell': PostOfNothing<Schemas['ShellNoticeInput'], Schemas['ShellNoticeData']>;
}
