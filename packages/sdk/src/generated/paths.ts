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

interface Responses<Data> {
  200: Json<{ code: '200'; message: string; data: Plain<Data> }>;
  401: Json<Failure>;
  402: Json<Failure>;
  409: Json<Failure>;
  503: Json<Failure>;
}

interface Post<Input, Data> {
  post: { requestBody: Json<Input>; responses: Responses<Data> };
}

interface PostOfNothing<Input, Data> {
  post: { requestBody?: Json<Input>; responses: Responses<Data> };
}

/** Every operation but the uploads, by its virtual path. */
export interface paths {
  /** Change the login password */
  '/mall.User.updatepassword': Post<Schemas['AccountChangePasswordInput'], Schemas['AccountChangePasswordData']>;
  /** Change the payment password */
  '/mall.User.modifyPaymentPassword': Post<Schemas['AccountChangePaymentPasswordInput'], Schemas['AccountChangePaymentPasswordData']>;
  /** Change the phone */
  '/mall.User.updatePhone': Post<Schemas['AccountChangePhoneInput'], Schemas['AccountChangePhoneData']>;
  /** Show the account overview */
  '/mall.User.index': PostOfNothing<Schemas['AccountHomeInput'], Schemas['AccountHomeData']>;
  /** Show the profile */
  '/mall.User.personalResources': PostOfNothing<Schemas['AccountProfileInput'], Schemas['AccountProfileData']>;
  /** Check whether the profile is complete */
  '/mall.User.isDefaultValue': PostOfNothing<Schemas['AccountProfileStateInput'], Schemas['AccountProfileStateData']>;
  /** Verify the current phone */
  '/mall.User.authentication': Post<Schemas['AccountProvePhoneInput'], Schemas['AccountProvePhoneData']>;
  /** Show the security settings */
  '/mall.User.accountSecurity': PostOfNothing<Schemas['AccountSecurityInput'], Schemas['AccountSecurityData']>;
  /** Set the payment password */
  '/mall.User.setPaymentPassword': Post<Schemas['AccountSetPaymentPasswordInput'], Schemas['AccountSetPaymentPasswordData']>;
  /** Change the profile */
  '/mall.User.setPersonalResources': PostOfNothing<Schemas['AccountUpdateProfileInput'], Schemas['AccountUpdateProfileData']>;
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
  /** Show an address for editing */
  '/mall.Address.upAddsindex': PostOfNothing<Schemas['AddressesShowInput'], Schemas['AddressesShowData']>;
  /** Change an address */
  '/mall.Address.upAdds': Post<Schemas['AddressesUpdateInput'], Schemas['AddressesUpdateData']>;
  /** Apply for a refund, a return or an exchange */
  '/mall.Order.applyReturnGoods': Post<Schemas['AfterSalesApplyInput'], Schemas['AfterSalesApplyData']>;
  /** List the after-sale options of several lines */
  '/mall.Order.batchReturnGoodsPage': Post<Schemas['AfterSalesBatchOptionsInput'], Schemas['AfterSalesBatchOptionsData']>;
  /** List the couriers for sending back */
  '/mall.Order.getExpress': Post<Schemas['AfterSalesCouriersInput'], Schemas['AfterSalesCouriersData']>;
  /** List the after-sales */
  '/mall.Order.returnDataList': PostOfNothing<Schemas['AfterSalesListInput'], Schemas['AfterSalesListData']>;
  /** List the after-sale options of a line */
  '/mall.Order.singleReturnGoodsPage': Post<Schemas['AfterSalesOptionsInput'], Schemas['AfterSalesOptionsData']>;
  /** Prepare an application */
  '/mall.Order.applyReturnGoodsPage': Post<Schemas['AfterSalesPrepareInput'], Schemas['AfterSalesPrepareData']>;
  /** Confirm receipt of a replacement */
  '/mall.Order.exchangeReceipt': Post<Schemas['AfterSalesReceiveReplacementInput'], Schemas['AfterSalesReceiveReplacementData']>;
  /** Submit the return parcel */
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
  /** Sign in with a code */
  '/mall.Login.register': Post<Schemas['AuthLoginByCodeInput'], Schemas['AuthLoginByCodeData']>;
  /** Sign in automatically */
  '/mall.Login.autoLogin': Post<Schemas['AuthLoginByTokenInput'], Schemas['AuthLoginByTokenData']>;
  /** Sign out */
  '/mall.Login.quit': PostOfNothing<Schemas['AuthLogoutInput'], Schemas['AuthLogoutData']>;
  /** Register with a password */
  '/mall.Login.userRegister': Post<Schemas['AuthRegisterInput'], Schemas['AuthRegisterData']>;
  /** Show the registration page data */
  '/mall.Login.userRegisterPage': PostOfNothing<Schemas['AuthRegisterPageInput'], Schemas['AuthRegisterPageData']>;
  /** Reset a forgotten password */
  '/mall.Login.forgotpassword': Post<Schemas['AuthResetPasswordInput'], Schemas['AuthResetPasswordData']>;
  /** Send a code by SMS */
  '/mall.User.secretKey': Post<Schemas['AuthSendCodeInput'], Schemas['AuthSendCodeData']>;
  /** Send a code by e-mail */
  '/mall.User.send_email_verification_code': Post<Schemas['AuthSendEmailCodeInput'], Schemas['AuthSendEmailCodeData']>;
  /** Send a code for a forgotten password */
  '/mall.Login.secretKey': Post<Schemas['AuthSendResetCodeInput'], Schemas['AuthSendResetCodeData']>;
  /** Set the account name and password */
  '/mall.User.setUsernamePassword': Post<Schemas['AuthSetPasswordInput'], Schemas['AuthSetPasswordData']>;
  /** Add a SKU to the cart */
  '/mall.Product.addCart': Post<Schemas['CartAddInput'], Schemas['CartAddData']>;
  /** Change the SKU of a line */
  '/mall.Cart.modifyAttribute': Post<Schemas['CartChangeSkuInput'], Schemas['CartChangeSkuData']>;
  /** List the SKUs a line can be changed to */
  '/mall.Cart.djAttribute': Post<Schemas['CartLineSkusInput'], Schemas['CartLineSkusData']>;
  /** Show the cart */
  '/mall.Cart.index': PostOfNothing<Schemas['CartListInput'], Schemas['CartListData']>;
  /** Move lines to the favorites */
  '/mall.Cart.toCollection': Post<Schemas['CartMoveToFavoritesInput'], Schemas['CartMoveToFavoritesData']>;
  /** Remove lines from the cart */
  '/mall.Cart.delCart': Post<Schemas['CartRemoveInput'], Schemas['CartRemoveData']>;
  /** Change quantities and selection */
  '/mall.Cart.upCart': Post<Schemas['CartUpdateInput'], Schemas['CartUpdateData']>;
  /** Clear the search history */
  '/mall.Index.oneClickClear': PostOfNothing<Schemas['CatalogClearSearchHistoryInput'], Schemas['CatalogClearSearchHistoryData']>;
  /** List the products with a label */
  '/mall.Index.loadHome': Post<Schemas['CatalogLabelledInput'], Schemas['CatalogLabelledData']>;
  /** Show a product */
  '/mall.Product.index': Post<Schemas['CatalogProductInput'], Schemas['CatalogProductData']>;
  /** Recommend products */
  '/mall.Product.recommend': PostOfNothing<Schemas['CatalogRecommendInput'], Schemas['CatalogRecommendData']>;
  /** Remove a search from the history */
  '/mall.Index.delSearch': Post<Schemas['CatalogRemoveSearchInput'], Schemas['CatalogRemoveSearchData']>;
  /** List or search products and shops */
  '/mall.Index.search': PostOfNothing<Schemas['CatalogSearchInput'], Schemas['CatalogSearchData']>;
  /** List the search history */
  '/mall.Index.clickSearch': PostOfNothing<Schemas['CatalogSearchHistoryInput'], Schemas['CatalogSearchHistoryData']>;
  /** Check a direct purchase */
  '/mall.Product.immediatelyCart': Post<Schemas['CheckoutCheckBuyNowInput'], Schemas['CheckoutCheckBuyNowData']>;
  /** Place an order */
  '/mall.Order.payment': Post<Schemas['CheckoutPlaceOrderInput'], Schemas['CheckoutPlaceOrderData']>;
  /** Price an order */
  '/mall.Order.settlement': PostOfNothing<Schemas['CheckoutSettleInput'], Schemas['CheckoutSettleData']>;
  /** Show an information page */
  '/mall.User.aboutUs': Post<Schemas['ContentShowInput'], Schemas['ContentShowData']>;
  /** List the coupon centre */
  '/plugin.coupon.MallCoupon.index': Post<Schemas['CouponsListInput'], Schemas['CouponsListData']>;
  /** List the coupons for a product */
  '/plugin.coupon.MallCoupon.proCoupon': Post<Schemas['CouponsListForProductInput'], Schemas['CouponsListForProductData']>;
  /** List the coupons of a shop */
  '/plugin.coupon.MallCoupon.mchCoupon': Post<Schemas['CouponsListForShopInput'], Schemas['CouponsListForShopData']>;
  /** List the customer's coupons */
  '/plugin.coupon.MallCoupon.myCoupon': PostOfNothing<Schemas['CouponsListOwnInput'], Schemas['CouponsListOwnData']>;
  /** Receive a coupon */
  '/plugin.coupon.MallCoupon.receive': Post<Schemas['CouponsReceiveInput'], Schemas['CouponsReceiveData']>;
  /** Add a product to the favorites */
  '/mall.AddFavorites.index': Post<Schemas['FavoritesAddInput'], Schemas['FavoritesAddData']>;
  /** List the favorites */
  '/mall.AddFavorites.collection': Post<Schemas['FavoritesListInput'], Schemas['FavoritesListData']>;
  /** List similar products */
  '/mall.AddFavorites.similar': Post<Schemas['FavoritesListSimilarInput'], Schemas['FavoritesListSimilarData']>;
  /** Remove favorites */
  '/mall.AddFavorites.removeFavorites': Post<Schemas['FavoritesRemoveInput'], Schemas['FavoritesRemoveData']>;
  /** Show the flash sale */
  '/plugin.sec.MallSec.home': PostOfNothing<Schemas['FlashSaleHomeInput'], Schemas['FlashSaleHomeData']>;
  /** List the products of a block */
  '/mall.Home.getGoodsListByBlockId': PostOfNothing<Schemas['HomeBlockProductsInput'], Schemas['HomeBlockProductsData']>;
  /** List the product blocks */
  '/mall.Home.getBlockGoodsList': PostOfNothing<Schemas['HomeBlocksInput'], Schemas['HomeBlocksData']>;
  /** Show the home page */
  '/mall.Index.home': PostOfNothing<Schemas['HomePageInput'], Schemas['HomePageData']>;
  /** Request an invoice */
  '/mall.InvoiceInfo.applyInvoicing': Post<Schemas['InvoicesApplyInput'], Schemas['InvoicesApplyData']>;
  /** Show the default invoice title */
  '/mall.InvoiceHeader.getDefault': PostOfNothing<Schemas['InvoicesDefaultHeaderInput'], Schemas['InvoicesDefaultHeaderData']>;
  /** List the invoice titles */
  '/mall.InvoiceHeader.doRequest': PostOfNothing<Schemas['InvoicesHeadersInput'], Schemas['InvoicesHeadersData']>;
  /** List the invoices */
  '/mall.InvoiceInfo.getInvoiceInfo': Post<Schemas['InvoicesListInput'], Schemas['InvoicesListData']>;
  /** List the orders to invoice */
  '/mall.InvoiceInfo.getToInvoiced': PostOfNothing<Schemas['InvoicesListBillableInput'], Schemas['InvoicesListBillableData']>;
  /** Delete an invoice title */
  '/mall.InvoiceHeader.del': Post<Schemas['InvoicesRemoveHeaderInput'], Schemas['InvoicesRemoveHeaderData']>;
  /** Revoke an invoice request */
  '/mall.InvoiceInfo.revoke': Post<Schemas['InvoicesRevokeInput'], Schemas['InvoicesRevokeData']>;
  /** Add or change an invoice title */
  '/mall.InvoiceHeader.addOrUpdate': Post<Schemas['InvoicesSaveHeaderInput'], Schemas['InvoicesSaveHeaderData']>;
  /** Dismiss the renewal reminder */
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
  /** Track the parcels of an order */
  '/mall.Order.logistics': Post<Schemas['OrdersParcelsInput'], Schemas['OrdersParcelsData']>;
  /** Show the pickup code of an order */
  '/mall.Order.see_extraction_code': Post<Schemas['OrdersPickupCodeInput'], Schemas['OrdersPickupCodeData']>;
  /** Show the pickup store */
  '/mall.Order.getMchStore': Post<Schemas['OrdersPickupStoreInput'], Schemas['OrdersPickupStoreData']>;
  /** Confirm receipt */
  '/mall.Order.okOrder': Post<Schemas['OrdersReceiveInput'], Schemas['OrdersReceiveData']>;
  /** Remind the shop to ship */
  '/mall.Order.delivery': Post<Schemas['OrdersRemindInput'], Schemas['OrdersRemindData']>;
  /** Remove an order from the list */
  '/mall.Order.delOrder': Post<Schemas['OrdersRemoveInput'], Schemas['OrdersRemoveData']>;
  /** Show an order */
  '/mall.Order.orderDetails': Post<Schemas['OrdersShowInput'], Schemas['OrdersShowData']>;
  /** List the payment methods */
  '/mall.Order.getPayment': PostOfNothing<Schemas['PaymentsMethodsInput'], Schemas['PaymentsMethodsData']>;
  /** Pay an order from the wallet */
  '/mall.Pay.walletPay': Post<Schemas['PaymentsPayFromWalletInput'], Schemas['PaymentsPayFromWalletData']>;
  /** Get the QR code of a payment */
  '/mall.Pay.index': Post<Schemas['PaymentsQrCodeInput'], Schemas['PaymentsQrCodeData']>;
  /** Show the state of a payment */
  '/mall.Order.getCzorder': Post<Schemas['PaymentsStateInput'], Schemas['PaymentsStateData']>;
  /** Verify the payment password */
  '/mall.User.paymentPassword': Post<Schemas['PaymentsVerifyPasswordInput'], Schemas['PaymentsVerifyPasswordData']>;
  /** List the points */
  '/plugin.integral.MallIntegral.integral': Post<Schemas['PointsListInput'], Schemas['PointsListData']>;
  /** Remove records of expired points */
  '/plugin.integral.MallIntegral.deleteSign': Post<Schemas['PointsRemoveExpiredInput'], Schemas['PointsRemoveExpiredData']>;
  /** Review a line, or write a follow-up */
  '/mall.Product.addComment': Post<Schemas['ReviewsAddInput'], Schemas['ReviewsAddData']>;
  /** List the reviews of a product */
  '/mall.Product.getcomment': Post<Schemas['ReviewsListInput'], Schemas['ReviewsListData']>;
  /** List the lines of an order to review */
  '/mall.Product.comment': Post<Schemas['ReviewsListLinesInput'], Schemas['ReviewsListLinesData']>;
  /** List further reviews of a product */
  '/mall.Product.loadGetcomment': Post<Schemas['ReviewsListMoreInput'], Schemas['ReviewsListMoreData']>;
  /** List the replies to a review */
  '/mall.Product.getCommentReplyList': Post<Schemas['ReviewsListRepliesInput'], Schemas['ReviewsListRepliesData']>;
  /** Reply to a review */
  '/mall.Product.sendComment': Post<Schemas['ReviewsReplyInput'], Schemas['ReviewsReplyData']>;
  /** Show a review */
  '/mall.Product.getCommentDetail': Post<Schemas['ReviewsShowInput'], Schemas['ReviewsShowData']>;
  /** Show the own review of a line */
  '/mall.Order.getCommentsInfo': Post<Schemas['ReviewsShowOwnInput'], Schemas['ReviewsShowOwnData']>;
  /** Select the display currency */
  '/app.common.userChangeCurrency': Post<Schemas['ShellChangeCurrencyInput'], Schemas['ShellChangeCurrencyData']>;
  /** Show the settings of the mall */
  '/mall.Home.GetBasicConfiguration': PostOfNothing<Schemas['ShellConfigurationInput'], Schemas['ShellConfigurationData']>;
  /** List the currencies */
  '/app.common.getCurrencys': PostOfNothing<Schemas['ShellCurrenciesInput'], Schemas['ShellCurrenciesData']>;
  /** Show the default currency */
  '/app.common.getStoreDefaultCurrency': PostOfNothing<Schemas['ShellDefaultCurrencyInput'], Schemas['ShellDefaultCurrencyData']>;
  /** Show the page shell */
  '/mall.Index.index': PostOfNothing<Schemas['ShellIndexInput'], Schemas['ShellIndexData']>;
  /** List the languages */
  '/app.common.getLangs': PostOfNothing<Schemas['ShellLanguagesInput'], Schemas['ShellLanguagesData']>;
  /** Show the current notice */
  '/mall.User.getUserTell': PostOfNothing<Schemas['ShellNoticeInput'], Schemas['ShellNoticeData']>;
  /** Dismiss a notice */
  '/mall.User.markToRead': Post<Schemas['ShellReadNoticeInput'], Schemas['ShellReadNoticeData']>;
  /** Select the session's language */
  '/mall.home.select_language': PostOfNothing<Schemas['ShellSelectLanguageInput'], Schemas['ShellSelectLanguageData']>;
  /** Show the shop agreement */
  '/mch.mall.Mch.agreement': PostOfNothing<Schemas['ShopsAgreementInput'], Schemas['ShopsAgreementData']>;
  /** Show the shop application */
  '/mch.mall.Mch.continueApply': PostOfNothing<Schemas['ShopsApplicationInput'], Schemas['ShopsApplicationData']>;
  /** Apply for a shop */
  '/mch.mall.Mch.apply': Post<Schemas['ShopsApplyInput'], Schemas['ShopsApplyData']>;
  /** Check a shop name */
  '/mch.mall.Mch.verifyStoreName': Post<Schemas['ShopsCheckNameInput'], Schemas['ShopsCheckNameData']>;
  /** List the shop classes */
  '/mch.mall.Mch.mchClass': PostOfNothing<Schemas['ShopsListClassesInput'], Schemas['ShopsListClassesData']>;
  /** List the stores of a shop */
  '/mch.mall.Mch.seeMyStore': Post<Schemas['ShopsListStoresInput'], Schemas['ShopsListStoresData']>;
  /** Show a shop */
  '/mch.mall.Mch.storeHomepage': Post<Schemas['ShopsShowInput'], Schemas['ShopsShowData']>;
  /** Show the state of the shop application */
  '/mch.mall.Mch.index': PostOfNothing<Schemas['ShopsStatusInput'], Schemas['ShopsStatusData']>;
  /** Follow a shop, or unfollow it */
  '/mch.mall.Mch.collectionShop': Post<Schemas['ShopsToggleFollowInput'], Schemas['ShopsToggleFollowData']>;
  /** Find the bank of a card number */
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
  /** Find the bank of a card number (alternative name) */
  '/pc.store.bank.verificationBank': Post<Schemas['WalletVerifyStoreBankInput'], Schemas['WalletVerifyStoreBankData']>;
  /** Withdraw from the wallet */
  '/mall.User.withdrawals': Post<Schemas['WalletWithdrawInput'], Schemas['WalletWithdrawData']>;
  /** Show the form of a withdrawal */
  '/mall.User.intoWithdrawals': PostOfNothing<Schemas['WalletWithdrawalFormInput'], Schemas['WalletWithdrawalFormData']>;
}
