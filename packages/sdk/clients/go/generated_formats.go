// Code generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. DO NOT EDIT.

package mall

// requestFormat returns the accepted values of a request field with a format; an empty text for others.
func requestFormat(api, field string) string {
	switch api {
	case "mall.User.updatepassword":
		switch field {
		case "passwordOld":
			return "must be in a format such as \"camellia26\""
		case "x_password1":
			return "must be in a format such as \"camellia26\""
		}
	case "mall.User.modifyPaymentPassword":
		switch field {
		case "pcode":
			return "must be in a format such as \"482913\""
		case "password":
			return "must be in a format such as \"135790\""
		case "password1":
			return "must be in a format such as \"135790\""
		}
	case "mall.User.updatePhone":
		switch field {
		case "newPhone":
			return "must be in a format such as \"13900000009\""
		case "pCode":
			return "must be in a format such as \"705166\""
		case "cpc":
			return "must be in a format such as \"86\""
		}
	case "mall.User.authentication":
		switch field {
		case "pCode":
			return "must be in a format such as \"482913\""
		}
	case "mall.User.setPaymentPassword":
		switch field {
		case "pcode":
			return "must be in a format such as \"482913\""
		case "password":
			return "must be in a format such as \"246810\""
		case "password1":
			return "must be in a format such as \"246810\""
		}
	case "mall.User.setPersonalResources":
		switch field {
		case "headimgurl":
			return "must be in a format such as \"/media/uploads/5a1c9e3b7d20.webp\""
		case "userName":
			return "must be in a format such as \"Lin Qing\""
		case "sex":
			return "must be one of 0, 1, 2"
		case "birthday":
			return "must be in a format such as \"1992-04-18\""
		}
	case "mall.Address.saveAddress":
		switch field {
		case "user_name":
			return "must be in a format such as \"林清\""
		case "mobile":
			return "must be in a format such as \"13800000001\""
		case "is_default":
			return "must be one of 0, 1"
		}
	case "mall.Address.upAdds":
		switch field {
		case "user_name":
			return "must be in a format such as \"林清\""
		case "mobile":
			return "must be in a format such as \"13800000001\""
		case "is_default":
			return "must be one of 0, 1"
		}
	case "mall.Order.applyReturnGoods":
		switch field {
		case "type":
			return "must be one of 1, 2, 3"
		case "refund_amount":
			return "must be in a format such as \"256.00\""
		case "refund_apply_money":
			return "must be in a format such as \"256.00\""
		case "explain":
			return "must be in a format such as \"I ordered the wrong size.\""
		}
	case "mall.Order.backSend":
		switch field {
		case "kdcode":
			return "must be in a format such as \"SF1398765432100\""
		case "lxdh":
			return "must be in a format such as \"13800000001\""
		}
	case "mall.Login.registerAgreement":
		switch field {
		case "type":
			return "must be one of 0, 1, 2, 3"
		}
	case "mall.Login.login":
		switch field {
		case "type":
			return "must be one of 1, 2, 3"
		case "cpc":
			return "must be in a format such as \"86\""
		case "isAuto":
			return "must be one of 0, 1"
		}
	case "mall.Login.register":
		switch field {
		case "type":
			return "must be one of 1, 2"
		case "phone":
			return "must be in a format such as \"13800000001\""
		case "cpc":
			return "must be in a format such as \"86\""
		case "keyCode":
			return "must be in a format such as \"482913\""
		}
	case "mall.Login.userRegister":
		switch field {
		case "userId":
			return "must be in a format such as \"suyue2026\""
		case "password":
			return "must be in a format such as \"moon2026\""
		case "type":
			return "must be one of 0, 1"
		case "phone":
			return "must be in a format such as \"13900000027\""
		case "cpc":
			return "must be in a format such as \"86\""
		case "keyCode":
			return "must be in a format such as \"482913\""
		}
	case "mall.Login.forgotpassword":
		switch field {
		case "password":
			return "must be in a format such as \"spring2027\""
		case "rpwd":
			return "must be in a format such as \"spring2027\""
		case "type":
			return "must be one of 0, 1"
		case "phone":
			return "must be in a format such as \"13800000001\""
		case "cpc":
			return "must be in a format such as \"86\""
		case "keyCode":
			return "must be in a format such as \"482913\""
		}
	case "mall.User.secretKey":
		switch field {
		case "smsType":
			return "must be one of 1, 2, 3, 4, 5, 6, 7"
		case "phone":
			return "must be in a format such as \"13800000001\""
		case "newPhone":
			return "must be in a format such as \"13800000001\""
		case "cpc":
			return "must be in a format such as \"86\""
		case "message_type":
			return "must be one of 0"
		}
	case "mall.User.send_email_verification_code":
		switch field {
		case "e_mail":
			return "must be in a format such as \"shopper01@example.com\""
		case "type":
			return "must be one of 0, 1, 2"
		}
	case "mall.Login.secretKey":
		switch field {
		case "phone":
			return "must be in a format such as \"13800000001\""
		case "cpc":
			return "must be in a format such as \"86\""
		case "smsType":
			return "must be one of 4"
		case "type":
			return "must be one of 0"
		}
	case "mall.User.setUsernamePassword":
		switch field {
		case "user_name":
			return "must be in a format such as \"suyue2026\""
		case "password":
			return "must be in a format such as \"moon2026\""
		}
	case "mall.Index.loadHome":
		switch field {
		case "s_type":
			return "must be one of 1, 2, 3"
		}
	case "mall.Product.index":
		switch field {
		case "vipSource":
			return "must be one of 0, 1"
		case "type":
			return "must be one of \"\", MS"
		}
	case "mall.Index.search":
		switch field {
		case "searchType":
			return "must be one of 1, 2"
		case "sort_type":
			return "must be one of \"\", default, price, volume"
		case "sort":
			return "must be one of 0, 1"
		}
	case "mall.Product.immediatelyCart":
		switch field {
		case "product":
			return "must have exactly one key: pid, cid, num, sec_id"
		}
	case "mall.Order.payment":
		switch field {
		case "product":
			return "must have exactly one key: pid, cid, num, sec_id"
		case "fullName":
			return "must be in a format such as \"林清\""
		case "fullPhone":
			return "must be in a format such as \"13800000001\""
		case "vipSource":
			return "must be one of 0, 1"
		case "pay_type":
			return "must be one of wallet_pay, pc_alipay, pc_wechat"
		case "total":
			return "must be in a format such as \"500.00\""
		}
	case "mall.Order.settlement":
		switch field {
		case "product":
			return "must have exactly one key: pid, cid, num, sec_id"
		case "vipSource":
			return "must be one of 0, 1"
		case "canshu":
			return "must be one of true, false"
		case "pay_type":
			return "must be one of wallet_pay, pc_alipay, pc_wechat"
		}
	case "mall.User.aboutUs":
		switch field {
		case "type":
			return "must be one of aboutus, shopping_process, payment_method, payment_issues, after_sales_issues, return_policy, cancellation_order, refund_process, refund_instructions, our_story, our_team, regional_markets, terms, privacy, contact, enroll, accessibility"
		}
	case "plugin.coupon.MallCoupon.index":
		switch field {
		case "type":
			return "must be one of 1, 2"
		}
	case "plugin.coupon.MallCoupon.myCoupon":
		switch field {
		case "type":
			return "must be one of 0, 1, 2"
		}
	case "mall.AddFavorites.index":
		switch field {
		case "type":
			return "must be one of 1"
		}
	case "mall.AddFavorites.collection":
		switch field {
		case "type":
			return "must be one of 1, 2"
		}
	case "mall.Home.getGoodsListByBlockId":
		switch field {
		case "s_type":
			return "must be one of 1, 2, 3, 6"
		}
	case "mall.InvoiceInfo.applyInvoicing":
		switch field {
		case "type":
			return "must be one of 1, 2"
		case "companyTaxNumber":
			return "must be in a format such as \"91330106MA2CF0XY3K\""
		case "amount":
			return "must be in a format such as \"246.00\""
		case "sNo":
			return "must be in a format such as \"GM20261110093000000044\""
		case "email":
			return "must be in a format such as \"shopper01@example.com\""
		}
	case "mall.InvoiceInfo.getInvoiceInfo":
		switch field {
		case "status":
			return "must be one of 1, 2, 3"
		}
	case "mall.InvoiceHeader.addOrUpdate":
		switch field {
		case "type":
			return "must be one of 1, 2"
		case "companyTaxNumber":
			return "must be in a format such as \"91330106MA2CF0XY3K\""
		case "registerPhone":
			return "must be in a format such as \"0571-88001234\""
		case "bankNumber":
			return "must be in a format such as \"571900001234567\""
		case "isDefault":
			return "must be one of 0, 1"
		}
	case "plugin.member.MallMember.payment":
		switch field {
		case "memberType":
			return "must be one of 1, 2, 3"
		case "payType":
			return "must be one of wallet_pay, pc_alipay, pc_wechat"
		case "amount":
			return "must be in a format such as \"22.50\""
		}
	case "plugin.member.MallMember.settlement":
		switch field {
		case "amount":
			return "must be in a format such as \"25.00\""
		}
	case "mall.Order.index":
		switch field {
		case "order_type":
			return "must be one of \"\", payment, send, receipt, evaluete"
		}
	case "mall.Order.logistics":
		switch field {
		case "id":
			return "must be in a format such as \"GM20261118101500000043\""
		case "details":
			return "must be one of \"\""
		}
	case "mall.Pay.walletPay":
		switch field {
		case "type":
			return "must be one of wallet_pay"
		case "payment_money":
			return "must be in a format such as \"256.00\""
		}
	case "mall.Pay.index":
		switch field {
		case "type":
			return "must be one of pc_alipay, pc_wechat"
		case "total":
			return "must be in a format such as \"168.00\""
		}
	case "plugin.integral.MallIntegral.integral":
		switch field {
		case "type":
			return "must be one of 1, 2, 3"
		}
	case "mall.Product.addComment":
		switch field {
		case "comment":
			return "must be in a format such as \"It survives a cup of coffee, and Petal is the quiet pink I hoped for.\""
		case "anonymous":
			return "must be one of 0, 1"
		}
	case "mall.Product.getcomment":
		switch field {
		case "type":
			return "must be one of 0, 1, 2, 3, 4, 5"
		}
	case "mall.Product.comment":
		switch field {
		case "type":
			return "must be one of 0, 5"
		}
	case "mall.Product.loadGetcomment":
		switch field {
		case "type":
			return "must be one of 0, 1, 2"
		}
	case "mall.Product.sendComment":
		switch field {
		case "text":
			return "must be in a format such as \"Thank you, does it sting around the eyes?\""
		}
	case "mch.mall.Mch.apply":
		switch field {
		case "name":
			return "must be in a format such as \"素月小铺\""
		case "realname":
			return "must be in a format such as \"林清\""
		case "ID_number":
			return "must be in a format such as \"11010519491231002X\""
		case "tel":
			return "must be in a format such as \"13800000001\""
		case "city_all":
			return "must be in a format such as \"浙江省-杭州市-西湖区\""
		case "shop_nature":
			return "must be one of 0, 1"
		}
	case "mch.mall.Mch.verifyStoreName":
		switch field {
		case "name":
			return "must be in a format such as \"素月小铺\""
		}
	case "mch.mall.Mch.storeHomepage":
		switch field {
		case "sortType":
			return "must be one of \"\", default, price, volume"
		case "sort":
			return "must be one of 0, 1"
		}
	case "mall.Product.uploadImgs":
		switch field {
		case "file":
			return "must be in a format such as \"after-shower.jpg\""
		}
	case "mall.Bank.verification":
		switch field {
		case "Bank_card_number":
			return "must be in a format such as \"6214850100001234\""
		}
	case "mall.Bank.addBank":
		switch field {
		case "Cardholder":
			return "must be in a format such as \"林清\""
		case "Bank_card_number":
			return "must be in a format such as \"6214850100001234\""
		case "is_default":
			return "must be one of 0, 1"
		}
	case "mall.Bank.setDefault":
		switch field {
		case "is_default":
			return "must be one of 1"
		}
	case "mall.User.details":
		switch field {
		case "type":
			return "must be one of 1, 2"
		case "typeName":
			return "must be one of 0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12"
		case "day":
			return "must be one of 7, 30, 90, 183, 365"
		}
	case "pc.store.bank.verificationBank":
		switch field {
		case "bankCardNumber":
			return "must be in a format such as \"6214850100001234\""
		}
	case "mall.User.withdrawals":
		switch field {
		case "amoney":
			return "must be in a format such as \"500.00\""
		case "withdrawStatus":
			return "must be one of 1, 2"
		case "mobile":
			return "must be in a format such as \"13800000001\""
		case "keyCode":
			return "must be in a format such as \"482913\""
		case "userName":
			return "must be in a format such as \"林清\""
		}
	}
	return ""
}
