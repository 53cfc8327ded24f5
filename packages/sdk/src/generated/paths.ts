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
  /** Change the login password */
  '/mall.User.updatepassword': Post<Schemas['AccountChangePasswordInput'], Schemas['AccountChangePasswordData']>;
  /** Change the payment password */
  '/mall.User.modifyPaymentPassword': Post<Schemas['AccountChangePaymentPasswordInput'], Schemas['AccountChangePaymentPasswordData']>;
  /** Change the phone */
  '/mall.User.updatePhone': Post<Schemas['AccountChangePhoneInput'], Schemas['AccountChangePhoneData']>;
  /** Show the account */
  '/mall.User.index': PostOfNothing<Schemas['AccountHomeInput'], Schemas['AccountHomeData']>;
  /** Show the profile */
  '/mall.User.personalResources': PostOfNothing<Schemas['AccountProfileInput'], Schemas['AccountProfileData']>;
  /** Ask whether the profile is complete */
  '/mall.User.isDefaultValue': PostOfNothing<Schemas['AccountProfileStateInput'], Schemas['AccountProfileStateData']>;
  /** Prove the present phone */
  '/mall.User.authentication': Post<Schemas['AccountProvePhoneInput'], Schemas['AccountProvePhoneData']>;
  /** Show the account's protection */
  '/mall.User.accountSecurity': PostOfNothing<Schemas['AccountSecurityInput'], Schemas['AccountSecurityData']>;
  /** Set the payment password */
  '/mall.User.setPaymentPassword': Post<Schemas['AccountSetPaymentPasswordInput'], Schemas['AccountSetPaymentPasswordData']>;
  /** Change the profile */
  '/mall.User.setPersonalResources': PostOfNothing<Schemas['AccountUpdateProfileInput'], Schemas['AccountUpdateProfileData']>;
  /** Add an address */
  '/mall.Address.saveAddress': Post<Schemas['AddressesAddInput'], Schemas['AddressesAddData']>;
  /** List the addresses */
  '/mall.Address.index': PostOfNothing<Schemas['AddressesListInput'], Schemas['AddressesListData']>;
  /** List the regions */
  '/mall.Address.addressManagement': PostOfNothing<Schemas['AddressesRegionsInput'], Schemas['AddressesRegionsData']>;
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
  /** Stop the reminder to renew */
  '/plugin.member.MallMember.closeFrame': PostOfNothing<Schemas['MembershipDismissReminderInput'], Schemas['MembershipDismissReminderData']>;
  /** Order a membership */
  '/plugin.member.MallMember.payment': Post<Schemas['MembershipOrderInput'], Schemas['MembershipOrderData']>;
  /** List the members' products */
  '/plugin.member.MallMember.memberProList': PostOfNothing<Schemas['MembershipProductsInput'], Schemas['MembershipProductsData']>;
  /** Price a membership */
  '/plugin.member.MallMember.settlement': PostOfNothing<Schemas['MembershipSettleInput'], Schemas['MembershipSettleData']>;
  /** Show the membership */
  '/plugin.member.MallMember.memberCenter': PostOfNothing<Schemas['MembershipShowInput'], Schemas['MembershipShowData']>;
  /** List the messages */
  '/mall.Message.index': PostOfNothing<Schemas['MessagesListInput'], Schemas['MessagesListData']>;
  /** Remove messages */
  '/mall.Message.del': Post<Schemas['MessagesRemoveInput'], Schemas['MessagesRemoveData']>;
  /** Show a message */
  '/mall.Message.oneindex': Post<Schemas['MessagesShowInput'], Schemas['MessagesShowData']>;
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
  /** Get the QR code of a payment */
  '/mall.Pay.index': Post<Schemas['PaymentsQrCodeInput'], Schemas['PaymentsQrCodeData']>;
  /** Ask whether a payment has arrived */
  '/mall.Order.getCzorder': Post<Schemas['PaymentsStateInput'], Schemas['PaymentsStateData']>;
  /** Verify the payment password */
  '/mall.User.paymentPassword': Post<Schemas['PaymentsVerifyPasswordInput'], Schemas['PaymentsVerifyPasswordData']>;
  /** List the points */
  '/plugin.integral.MallIntegral.integral': Post<Schemas['PointsListInput'], Schemas['PointsListData']>;
  /** Remove expired points from the list */
  '/plugin.integral.MallIntegral.deleteSign': Post<Schemas['PointsRemoveExpiredInput'], Schemas['PointsRemoveExpiredData']>;
  /** Show the shell of every page */
  '/mall.Index.index': PostOfNothing<Schemas['ShellIndexInput'], Schemas['ShellIndexData']>;
  /** Ask for the notice to shoppers */
  '/mall.User.getUserTell': PostOfNothing<Schemas['ShellNoticeInput'], Schemas['ShellNoticeData']>;
  /** Tell the bank of a card number */
  '/mall.Bank.verification': Post<Schemas['WalletBankOfCardInput'], Schemas['WalletBankOfCardData']>;
  /** Show a bank card */
  '/mall.Bank.cardDetail': Post<Schemas['WalletCardInput'], Schemas['WalletCardData']>;
  /** List the bank cards */
  '/mall.Bank.bankList': PostOfNothing<Schemas['WalletCardsInput'], Schemas['WalletCardsData']>;
  /** Show the form of a recharge */
  '/mall.Recharge.index': PostOfNothing<Schemas['WalletRechargeFormInput'], Schemas['WalletRechargeFormData']>;
  /** Remove a bank card */
  '/mall.Bank.delBank': Post<Schemas['WalletRemoveCardInput'], Schemas['WalletRemoveCardData']>;
  /** Add or change a bank card */
  '/mall.Bank.addBank': Post<Schemas['WalletSaveCardInput'], Schemas['WalletSaveCardData']>;
  /** Make a bank card the default */
  '/mall.Bank.setDefault': Post<Schemas['WalletSetDefaultCardInput'], Schemas['WalletSetDefaultCardData']>;
  /** Show the wallet */
  '/mall.User.details': Post<Schemas['WalletShowInput'], Schemas['WalletShowData']>;
  /** Withdraw from the wallet */
  '/mall.User.withdrawals': Post<Schemas['WalletWithdrawInput'], Schemas['WalletWithdrawData']>;
  /** Show the form of a withdrawal */
  '/mall.User.intoWithdrawals': PostOfNothing<Schemas['WalletWithdrawalFormInput'], Schemas['WalletWithdrawalFormData']>;
}
