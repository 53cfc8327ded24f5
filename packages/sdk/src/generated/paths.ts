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
  /** Move lines to the collection */
  '/mall.Cart.toCollection': Post<Schemas['CartMoveToFavoritesInput'], Schemas['CartMoveToFavoritesData']>;
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
  /** Put a product into the collection */
  '/mall.AddFavorites.index': Post<Schemas['FavoritesAddInput'], Schemas['FavoritesAddData']>;
  /** List the collection */
  '/mall.AddFavorites.collection': Post<Schemas['FavoritesListInput'], Schemas['FavoritesListData']>;
  /** List products like one */
  '/mall.AddFavorites.similar': Post<Schemas['FavoritesListSimilarInput'], Schemas['FavoritesListSimilarData']>;
  /** Take favourites out of the collection */
  '/mall.AddFavorites.removeFavorites': Post<Schemas['FavoritesRemoveInput'], Schemas['FavoritesRemoveData']>;
  /** Show the flash sale */
  '/plugin.sec.MallSec.home': PostOfNothing<Schemas['FlashSaleHomeInput'], Schemas['FlashSaleHomeData']>;
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
  /** Review a line, or follow up */
  '/mall.Product.addComment': Post<Schemas['ReviewsAddInput'], Schemas['ReviewsAddData']>;
  /** List the reviews of a product */
  '/mall.Product.getcomment': Post<Schemas['ReviewsListInput'], Schemas['ReviewsListData']>;
  /** List the lines of an order to review */
  '/mall.Product.comment': Post<Schemas['ReviewsListLinesInput'], Schemas['ReviewsListLinesData']>;
  /** List a further page of the reviews of a product */
  '/mall.Product.loadGetcomment': Post<Schemas['ReviewsListMoreInput'], Schemas['ReviewsListMoreData']>;
  /** List the replies to a review */
  '/mall.Product.getCommentReplyList': Post<Schemas['ReviewsListRepliesInput'], Schemas['ReviewsListRepliesData']>;
  /** Reply to a review */
  '/mall.Product.sendComment': Post<Schemas['ReviewsReplyInput'], Schemas['ReviewsReplyData']>;
  /** Show a review */
  '/mall.Product.getCommentDetail': Post<Schemas['ReviewsShowInput'], Schemas['ReviewsShowData']>;
  /** Show one's own review of a line */
  '/mall.Order.getCommentsInfo': Post<Schemas['ReviewsShowOwnInput'], Schemas['ReviewsShowOwnData']>;
  /** Show the shell of every page */
  '/mall.Index.index': PostOfNothing<Schemas['ShellIndexInput'], Schemas['ShellIndexData']>;
  /** Ask for the notice to shoppers */
  '/mall.User.getUserTell': PostOfNothing<Schemas['ShellNoticeInput'], Schemas['ShellNoticeData']>;
  /** Show the agreement with shops */
  '/mch.mall.Mch.agreement': PostOfNothing<Schemas['ShopsAgreementInput'], Schemas['ShopsAgreementData']>;
  /** Show the application for a shop */
  '/mch.mall.Mch.continueApply': PostOfNothing<Schemas['ShopsApplicationInput'], Schemas['ShopsApplicationData']>;
  /** Apply for a shop */
  '/mch.mall.Mch.apply': Post<Schemas['ShopsApplyInput'], Schemas['ShopsApplyData']>;
  /** Check a name for a shop */
  '/mch.mall.Mch.verifyStoreName': Post<Schemas['ShopsCheckNameInput'], Schemas['ShopsCheckNameData']>;
  /** List the kinds of shops */
  '/mch.mall.Mch.mchClass': PostOfNothing<Schemas['ShopsListClassesInput'], Schemas['ShopsListClassesData']>;
  /** List the stores of a shop */
  '/mch.mall.Mch.seeMyStore': Post<Schemas['ShopsListStoresInput'], Schemas['ShopsListStoresData']>;
  /** Show a shop */
  '/mch.mall.Mch.storeHomepage': Post<Schemas['ShopsShowInput'], Schemas['ShopsShowData']>;
  /** Show where the application for a shop stands */
  '/mch.mall.Mch.index': PostOfNothing<Schemas['ShopsStatusInput'], Schemas['ShopsStatusData']>;
  /** Follow a shop, or unfollow it */
  '/mch.mall.Mch.collectionShop': Post<Schemas['ShopsToggleFollowInput'], Schemas['ShopsToggleFollowData']>;
}
