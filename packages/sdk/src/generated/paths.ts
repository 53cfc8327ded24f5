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
  /** List the countries */
  '/mall.Login.getItuList': PostOfNothing<Schemas['AddressesCountriesInput'], Schemas['AddressesCountriesData']>;
  /** List the addresses */
  '/mall.Address.index': PostOfNothing<Schemas['AddressesListInput'], Schemas['AddressesListData']>;
  /** List the regions */
  '/mall.Address.addressManagement': PostOfNothing<Schemas['AddressesRegionsInput'], Schemas['AddressesRegionsData']>;
  /** Remove an address */
  '/mall.Address.delAdds': Post<Schemas['AddressesRemoveInput'], Schemas['AddressesRemoveData']>;
  /** Make an address the default */
  '/mall.Address.setDefault': Post<Schemas['AddressesSetDefaultInput'], Schemas['AddressesSetDefaultData']>;
  /** Show an address to be changed */
  '/mall.Address.upAddsindex': PostOfNothing<Schemas['AddressesShowInput'], Schemas['AddressesShowData']>;
  /** Change an address */
  '/mall.Address.upAdds': Post<Schemas['AddressesUpdateInput'], Schemas['AddressesUpdateData']>;
  /** Show a legal text */
  '/mall.Login.registerAgreement': Post<Schemas['AuthAgreementInput'], Schemas['AuthAgreementData']>;
  /** Get a captcha */
  '/mall.Login.getCode': PostOfNothing<Schemas['AuthCaptchaInput'], Schemas['AuthCaptchaData']>;
  /** Sign in with a password */
  '/mall.Login.login': Post<Schemas['AuthLoginInput'], Schemas['AuthLoginData']>;
  /** Sign in with a code */
  '/mall.Login.register': Post<Schemas['AuthLoginByCodeInput'], Schemas['AuthLoginByCodeData']>;
  /** Sign in automatically */
  '/mall.Login.autoLogin': Post<Schemas['AuthLoginByTokenInput'], Schemas['AuthLoginByTokenData']>;
  /** Sign out */
  '/mall.Login.quit': PostOfNothing<Schemas['AuthLogoutInput'], Schemas['AuthLogoutData']>;
  /** Register with a password */
  '/mall.Login.userRegister': Post<Schemas['AuthRegisterInput'], Schemas['AuthRegisterData']>;
  /** Show what the registration page needs */
  '/mall.Login.userRegisterPage': PostOfNothing<Schemas['AuthRegisterPageInput'], Schemas['AuthRegisterPageData']>;
  /** Set a new password after forgetting it */
  '/mall.Login.forgotpassword': Post<Schemas['AuthResetPasswordInput'], Schemas['AuthResetPasswordData']>;
  /** Send a code by SMS */
  '/mall.User.secretKey': Post<Schemas['AuthSendCodeInput'], Schemas['AuthSendCodeData']>;
  /** Send a code by e-mail */
  '/mall.User.send_email_verification_code': Post<Schemas['AuthSendEmailCodeInput'], Schemas['AuthSendEmailCodeData']>;
  /** Send a code for a forgotten password */
  '/mall.Login.secretKey': Post<Schemas['AuthSendResetCodeInput'], Schemas['AuthSendResetCodeData']>;
  /** Choose an account name and a password */
  '/mall.User.setUsernamePassword': Post<Schemas['AuthSetPasswordInput'], Schemas['AuthSetPasswordData']>;
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
  /** Clear the search history */
  '/mall.Index.oneClickClear': PostOfNothing<Schemas['CatalogClearSearchHistoryInput'], Schemas['CatalogClearSearchHistoryData']>;
  /** List the products with a label */
  '/mall.Index.loadHome': Post<Schemas['CatalogLabelledInput'], Schemas['CatalogLabelledData']>;
  /** Show a product */
  '/mall.Product.index': Post<Schemas['CatalogProductInput'], Schemas['CatalogProductData']>;
  /** Recommend products */
  '/mall.Product.recommend': PostOfNothing<Schemas['CatalogRecommendInput'], Schemas['CatalogRecommendData']>;
  /** Take words out of the search history */
  '/mall.Index.delSearch': Post<Schemas['CatalogRemoveSearchInput'], Schemas['CatalogRemoveSearchData']>;
  /** Search products or shops */
  '/mall.Index.search': PostOfNothing<Schemas['CatalogSearchInput'], Schemas['CatalogSearchData']>;
  /** List the search history */
  '/mall.Index.clickSearch': PostOfNothing<Schemas['CatalogSearchHistoryInput'], Schemas['CatalogSearchHistoryData']>;
  /** Check a purchase of one SKU */
  '/mall.Product.immediatelyCart': Post<Schemas['CheckoutCheckBuyNowInput'], Schemas['CheckoutCheckBuyNowData']>;
  /** Place an order */
  '/mall.Order.payment': Post<Schemas['CheckoutPlaceOrderInput'], Schemas['CheckoutPlaceOrderData']>;
  /** Price an order */
  '/mall.Order.settlement': PostOfNothing<Schemas['CheckoutSettleInput'], Schemas['CheckoutSettleData']>;
  /** Show a page about the mall */
  '/mall.User.aboutUs': Post<Schemas['ContentShowInput'], Schemas['ContentShowData']>;
  /** List the products behind "more" */
  '/mall.Home.getGoodsListByBlockId': PostOfNothing<Schemas['HomeBlockProductsInput'], Schemas['HomeBlockProductsData']>;
  /** List the blocks of the product panel */
  '/mall.Home.getBlockGoodsList': PostOfNothing<Schemas['HomeBlocksInput'], Schemas['HomeBlocksData']>;
  /** Show the home page */
  '/mall.Index.home': PostOfNothing<Schemas['HomePageInput'], Schemas['HomePageData']>;
  /** Cancel an order */
  '/mall.Order.removeOrder': Post<Schemas['OrdersCancelInput'], Schemas['OrdersCancelData']>;
  /** List the orders */
  '/mall.Order.index': PostOfNothing<Schemas['OrdersListInput'], Schemas['OrdersListData']>;
  /** Show an order */
  '/mall.Order.orderDetails': Post<Schemas['OrdersShowInput'], Schemas['OrdersShowData']>;
  /** List the ways to pay */
  '/mall.Order.getPayment': PostOfNothing<Schemas['PaymentsMethodsInput'], Schemas['PaymentsMethodsData']>;
  /** Pay an order from the wallet */
  '/mall.Pay.walletPay': Post<Schemas['PaymentsPayFromWalletInput'], Schemas['PaymentsPayFromWalletData']>;
  /** Verify the payment password */
  '/mall.User.paymentPassword': Post<Schemas['PaymentsVerifyPasswordInput'], Schemas['PaymentsVerifyPasswordData']>;
  /** Show the basic configuration */
  '/mall.Home.GetBasicConfiguration': PostOfNothing<Schemas['ShellConfigurationInput'], Schemas['ShellConfigurationData']>;
  /** Show the shell of every page */
  '/mall.Index.index': PostOfNothing<Schemas['ShellIndexInput'], Schemas['ShellIndexData']>;
  /** Ask for the notice to shoppers */
  '/mall.User.getUserTell': PostOfNothing<Schemas['ShellNoticeInput'], Schemas['ShellNoticeData']>;
  /** Do not show a notice again */
  '/mall.User.markToRead': Post<Schemas['ShellReadNoticeInput'], Schemas['ShellReadNoticeData']>;
}
