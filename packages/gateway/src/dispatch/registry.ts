import { accountSecurity } from '../domains/account/operations/mall.User.accountSecurity.ts';
import { authentication } from '../domains/account/operations/mall.User.authentication.ts';
import { userIndex } from '../domains/account/operations/mall.User.index.ts';
import { isDefaultValue } from '../domains/account/operations/mall.User.isDefaultValue.ts';
import { modifyPaymentPassword } from '../domains/account/operations/mall.User.modifyPaymentPassword.ts';
import { personalResources } from '../domains/account/operations/mall.User.personalResources.ts';
import { setPaymentPassword } from '../domains/account/operations/mall.User.setPaymentPassword.ts';
import { setPersonalResources } from '../domains/account/operations/mall.User.setPersonalResources.ts';
import { updatePhone } from '../domains/account/operations/mall.User.updatePhone.ts';
import { updatePassword } from '../domains/account/operations/mall.User.updatepassword.ts';
import { addressManagement } from '../domains/addresses/operations/mall.Address.addressManagement.ts';
import { deleteAddress } from '../domains/addresses/operations/mall.Address.delAdds.ts';
import { addressIndex } from '../domains/addresses/operations/mall.Address.index.ts';
import { saveAddress } from '../domains/addresses/operations/mall.Address.saveAddress.ts';
import { setDefaultAddress } from '../domains/addresses/operations/mall.Address.setDefault.ts';
import { updateAddress } from '../domains/addresses/operations/mall.Address.upAdds.ts';
import { addressForm } from '../domains/addresses/operations/mall.Address.upAddsindex.ts';
import { getItuList } from '../domains/addresses/operations/mall.Login.getItuList.ts';
import {
  applyReturnGoods,
  applyReturnGoodsPage,
  backSend,
  batchReturnGoodsPage,
  cancellationOfApplication,
  exchangeReceipt,
  getExpress,
  returnDataList,
  returnDetails,
  singleReturnGoodsPage,
} from '../domains/after-sales/operations.ts';
import { autoLogin } from '../domains/auth/operations/mall.Login.autoLogin.ts';
import { forgotPassword } from '../domains/auth/operations/mall.Login.forgotpassword.ts';
import { getCode } from '../domains/auth/operations/mall.Login.getCode.ts';
import { login } from '../domains/auth/operations/mall.Login.login.ts';
import { quit } from '../domains/auth/operations/mall.Login.quit.ts';
import { loginByCode } from '../domains/auth/operations/mall.Login.register.ts';
import { registerAgreement } from '../domains/auth/operations/mall.Login.registerAgreement.ts';
import { resetSecretKey } from '../domains/auth/operations/mall.Login.secretKey.ts';
import { userRegister } from '../domains/auth/operations/mall.Login.userRegister.ts';
import { userRegisterPage } from '../domains/auth/operations/mall.Login.userRegisterPage.ts';
import { secretKey } from '../domains/auth/operations/mall.User.secretKey.ts';
import { sendEmailCode } from '../domains/auth/operations/mall.User.send_email_verification_code.ts';
import { setUsernamePassword } from '../domains/auth/operations/mall.User.setUsernamePassword.ts';
import { delCart } from '../domains/cart/operations/mall.Cart.delCart.ts';
import { djAttribute } from '../domains/cart/operations/mall.Cart.djAttribute.ts';
import { cartIndex } from '../domains/cart/operations/mall.Cart.index.ts';
import { modifyAttribute } from '../domains/cart/operations/mall.Cart.modifyAttribute.ts';
import { toCollection } from '../domains/cart/operations/mall.Cart.toCollection.ts';
import { upCart } from '../domains/cart/operations/mall.Cart.upCart.ts';
import { addCart } from '../domains/cart/operations/mall.Product.addCart.ts';
import { clickSearch } from '../domains/catalog/operations/mall.Index.clickSearch.ts';
import { delSearch } from '../domains/catalog/operations/mall.Index.delSearch.ts';
import { loadHome } from '../domains/catalog/operations/mall.Index.loadHome.ts';
import { oneClickClear } from '../domains/catalog/operations/mall.Index.oneClickClear.ts';
import { search } from '../domains/catalog/operations/mall.Index.search.ts';
import { productIndex } from '../domains/catalog/operations/mall.Product.index.ts';
import { recommend } from '../domains/catalog/operations/mall.Product.recommend.ts';
import { placeOrderHandler } from '../domains/checkout/operations/mall.Order.payment.ts';
import { settlement } from '../domains/checkout/operations/mall.Order.settlement.ts';
import { immediatelyCart } from '../domains/checkout/operations/mall.Product.immediatelyCart.ts';
import { aboutUs } from '../domains/content/operations/mall.User.aboutUs.ts';
import { couponCentre } from '../domains/coupons/operations/plugin.coupon.MallCoupon.index.ts';
import { mchCoupon } from '../domains/coupons/operations/plugin.coupon.MallCoupon.mchCoupon.ts';
import { myCoupon } from '../domains/coupons/operations/plugin.coupon.MallCoupon.myCoupon.ts';
import { proCoupon } from '../domains/coupons/operations/plugin.coupon.MallCoupon.proCoupon.ts';
import { receive } from '../domains/coupons/operations/plugin.coupon.MallCoupon.receive.ts';
import { collection } from '../domains/favorites/operations/mall.AddFavorites.collection.ts';
import { addFavorite } from '../domains/favorites/operations/mall.AddFavorites.index.ts';
import { removeFavoritesHandler } from '../domains/favorites/operations/mall.AddFavorites.removeFavorites.ts';
import { similar } from '../domains/favorites/operations/mall.AddFavorites.similar.ts';
import { flashSaleHome } from '../domains/flash-sale/operations/plugin.sec.MallSec.home.ts';
import { getBlockGoodsList } from '../domains/home/operations/mall.Home.getBlockGoodsList.ts';
import { getGoodsListByBlockId } from '../domains/home/operations/mall.Home.getGoodsListByBlockId.ts';
import { home } from '../domains/home/operations/mall.Index.home.ts';
import * as invoices from '../domains/invoices/operations.ts';
import { closeFrame } from '../domains/membership/operations/plugin.member.MallMember.closeFrame.ts';
import { memberCenter } from '../domains/membership/operations/plugin.member.MallMember.memberCenter.ts';
import { memberProducts } from '../domains/membership/operations/plugin.member.MallMember.memberProList.ts';
import { memberPayment } from '../domains/membership/operations/plugin.member.MallMember.payment.ts';
import { memberSettlement } from '../domains/membership/operations/plugin.member.MallMember.settlement.ts';
import { deleteMessage } from '../domains/messages/operations/mall.Message.del.ts';
import { messageIndex } from '../domains/messages/operations/mall.Message.index.ts';
import { oneMessage } from '../domains/messages/operations/mall.Message.oneindex.ts';
import { delivery } from '../domains/orders/operations/mall.Order.delivery.ts';
import { delOrder } from '../domains/orders/operations/mall.Order.delOrder.ts';
import { getMchStore } from '../domains/orders/operations/mall.Order.getMchStore.ts';
import { orderIndex } from '../domains/orders/operations/mall.Order.index.ts';
import { logistics } from '../domains/orders/operations/mall.Order.logistics.ts';
import { okOrder } from '../domains/orders/operations/mall.Order.okOrder.ts';
import { orderDetails } from '../domains/orders/operations/mall.Order.orderDetails.ts';
import { removeOrder } from '../domains/orders/operations/mall.Order.removeOrder.ts';
import { seeExtractionCode } from '../domains/orders/operations/mall.Order.see_extraction_code.ts';
import { getCzorder } from '../domains/payments/operations/mall.Order.getCzorder.ts';
import { getPayment } from '../domains/payments/operations/mall.Order.getPayment.ts';
import { payIndex } from '../domains/payments/operations/mall.Pay.index.ts';
import { walletPay } from '../domains/payments/operations/mall.Pay.walletPay.ts';
import { paymentPassword } from '../domains/payments/operations/mall.User.paymentPassword.ts';
import { deleteSign } from '../domains/points/operations/plugin.integral.MallIntegral.deleteSign.ts';
import { integral } from '../domains/points/operations/plugin.integral.MallIntegral.integral.ts';
import { getCommentsInfo } from '../domains/reviews/operations/mall.Order.getCommentsInfo.ts';
import { addComment } from '../domains/reviews/operations/mall.Product.addComment.ts';
import { comment } from '../domains/reviews/operations/mall.Product.comment.ts';
import { getCommentDetail } from '../domains/reviews/operations/mall.Product.getCommentDetail.ts';
import { getCommentReplyList } from '../domains/reviews/operations/mall.Product.getCommentReplyList.ts';
import { getcomment } from '../domains/reviews/operations/mall.Product.getcomment.ts';
import { loadGetcomment } from '../domains/reviews/operations/mall.Product.loadGetcomment.ts';
import { sendComment } from '../domains/reviews/operations/mall.Product.sendComment.ts';
import * as shell from '../domains/shell/operations.ts';
import { shopAgreement } from '../domains/shops/operations/mch.mall.Mch.agreement.ts';
import { apply } from '../domains/shops/operations/mch.mall.Mch.apply.ts';
import { collectionShop } from '../domains/shops/operations/mch.mall.Mch.collectionShop.ts';
import { continueApply } from '../domains/shops/operations/mch.mall.Mch.continueApply.ts';
import { mchIndex } from '../domains/shops/operations/mch.mall.Mch.index.ts';
import { mchClass } from '../domains/shops/operations/mch.mall.Mch.mchClass.ts';
import { seeMyStore } from '../domains/shops/operations/mch.mall.Mch.seeMyStore.ts';
import { storeHomepage } from '../domains/shops/operations/mch.mall.Mch.storeHomepage.ts';
import { verifyStoreName } from '../domains/shops/operations/mch.mall.Mch.verifyStoreName.ts';
import { uploadImgs } from '../domains/uploads/operations/mall.Product.uploadImgs.ts';
import { addBank } from '../domains/wallet/operations/mall.Bank.addBank.ts';
import { bankList } from '../domains/wallet/operations/mall.Bank.bankList.ts';
import { cardDetail } from '../domains/wallet/operations/mall.Bank.cardDetail.ts';
import { deleteBank } from '../domains/wallet/operations/mall.Bank.delBank.ts';
import { setDefaultCard } from '../domains/wallet/operations/mall.Bank.setDefault.ts';
import { bankVerification } from '../domains/wallet/operations/mall.Bank.verification.ts';
import { rechargeIndex } from '../domains/wallet/operations/mall.Recharge.index.ts';
import { walletDetails } from '../domains/wallet/operations/mall.User.details.ts';
import { intoWithdrawals } from '../domains/wallet/operations/mall.User.intoWithdrawals.ts';
import { withdrawals } from '../domains/wallet/operations/mall.User.withdrawals.ts';
import { storeBankVerification } from '../domains/wallet/operations/pc.store.bank.verificationBank.ts';
import type { Handler } from './operation.ts';

/** The handler of every operation of the contract. */
export const handlers: ReadonlyMap<string, Handler> = new Map(
  [
    ...[addressIndex, addressManagement, saveAddress],
    ...[getCode, login, quit, registerAgreement],
    ...[
      autoLogin,
      forgotPassword,
      loginByCode,
      resetSecretKey,
      userRegister,
      userRegisterPage,
      secretKey,
      sendEmailCode,
      setUsernamePassword,
    ],
    ...[addCart, cartIndex, delCart, djAttribute, modifyAttribute, toCollection, upCart],
    ...[clickSearch, delSearch, loadHome, oneClickClear, productIndex, recommend, search],
    ...[aboutUs],
    ...[immediatelyCart, placeOrderHandler, settlement],
    ...[couponCentre, mchCoupon, myCoupon, proCoupon, receive],
    ...[addFavorite, collection, removeFavoritesHandler, similar],
    ...[flashSaleHome],
    ...[getBlockGoodsList, getGoodsListByBlockId, home],
    ...[delOrder, delivery, getMchStore, logistics, okOrder, orderDetails, orderIndex, removeOrder, seeExtractionCode],
    ...[getPayment, paymentPassword, walletPay],
    ...[addComment, comment, getCommentDetail, getCommentReplyList, getCommentsInfo, getcomment, loadGetcomment, sendComment],
    ...Object.values(shell),
    ...[isDefaultValue],
    ...[apply, collectionShop, continueApply, mchClass, mchIndex, seeMyStore, shopAgreement, storeHomepage, verifyStoreName],
    ...[uploadImgs],
    ...[deleteAddress, setDefaultAddress, updateAddress, addressForm, getItuList],
    ...[
      accountSecurity,
      authentication,
      userIndex,
      modifyPaymentPassword,
      personalResources,
      setPaymentPassword,
      setPersonalResources,
      updatePhone,
      updatePassword,
    ],
    ...[messageIndex, oneMessage, deleteMessage],
    ...[integral, deleteSign],
    ...[payIndex, getCzorder],
    ...[closeFrame, memberCenter, memberPayment, memberSettlement],
    ...[
      addBank,
      bankList,
      bankVerification,
      cardDetail,
      deleteBank,
      intoWithdrawals,
      rechargeIndex,
      setDefaultCard,
      storeBankVerification,
      walletDetails,
      withdrawals,
    ],
    ...[memberProducts],
    ...Object.values(invoices),
    ...[
      applyReturnGoods,
      applyReturnGoodsPage,
      backSend,
      batchReturnGoodsPage,
      cancellationOfApplication,
      exchangeReceipt,
      getExpress,
      returnDataList,
      returnDetails,
      singleReturnGoodsPage,
    ],
  ].map((handler) => [handler.api, handler]),
);
