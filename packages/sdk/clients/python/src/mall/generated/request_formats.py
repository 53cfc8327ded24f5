# Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
"""Accepted values of request fields with a format, by operation."""

from typing import Dict

REQUEST_FORMATS: Dict[str, Dict[str, str]] = {
    "mall.User.updatepassword": {
        "passwordOld": "must be in a format such as \"camellia26\"",
        "x_password1": "must be in a format such as \"camellia26\"",
    },
    "mall.User.modifyPaymentPassword": {
        "pcode": "must be in a format such as \"482913\"",
        "password": "must be in a format such as \"135790\"",
        "password1": "must be in a format such as \"135790\"",
    },
    "mall.User.updatePhone": {
        "newPhone": "must be in a format such as \"13900000009\"",
        "pCode": "must be in a format such as \"705166\"",
        "cpc": "must be in a format such as \"86\"",
    },
    "mall.User.authentication": {
        "pCode": "must be in a format such as \"482913\"",
    },
    "mall.User.setPaymentPassword": {
        "pcode": "must be in a format such as \"482913\"",
        "password": "must be in a format such as \"246810\"",
        "password1": "must be in a format such as \"246810\"",
    },
    "mall.User.setPersonalResources": {
        "headimgurl": "must be in a format such as \"/media/uploads/5a1c9e3b7d20.webp\"",
        "userName": "must be in a format such as \"Lin Qing\"",
        "sex": "must be one of 0, 1, 2",
        "birthday": "must be in a format such as \"1992-04-18\"",
    },
    "mall.Address.saveAddress": {
        "user_name": "must be in a format such as \"林清\"",
        "mobile": "must be in a format such as \"13800000001\"",
        "is_default": "must be one of 0, 1",
    },
    "mall.Address.upAdds": {
        "user_name": "must be in a format such as \"林清\"",
        "mobile": "must be in a format such as \"13800000001\"",
        "is_default": "must be one of 0, 1",
    },
    "mall.Order.applyReturnGoods": {
        "type": "must be one of 1, 2, 3",
        "refund_amount": "must be in a format such as \"256.00\"",
        "refund_apply_money": "must be in a format such as \"256.00\"",
        "explain": "must be in a format such as \"I ordered the wrong size.\"",
    },
    "mall.Order.backSend": {
        "kdcode": "must be in a format such as \"SF1398765432100\"",
        "lxdh": "must be in a format such as \"13800000001\"",
    },
    "mall.Login.registerAgreement": {
        "type": "must be one of 0, 1, 2, 3",
    },
    "mall.Login.login": {
        "type": "must be one of 1, 2, 3",
        "cpc": "must be in a format such as \"86\"",
        "isAuto": "must be one of 0, 1",
    },
    "mall.Login.register": {
        "type": "must be one of 1, 2",
        "phone": "must be in a format such as \"13800000001\"",
        "cpc": "must be in a format such as \"86\"",
        "keyCode": "must be in a format such as \"482913\"",
    },
    "mall.Login.userRegister": {
        "userId": "must be in a format such as \"suyue2026\"",
        "password": "must be in a format such as \"moon2026\"",
        "type": "must be one of 0, 1",
        "phone": "must be in a format such as \"13900000027\"",
        "cpc": "must be in a format such as \"86\"",
        "keyCode": "must be in a format such as \"482913\"",
    },
    "mall.Login.forgotpassword": {
        "password": "must be in a format such as \"spring2027\"",
        "rpwd": "must be in a format such as \"spring2027\"",
        "type": "must be one of 0, 1",
        "phone": "must be in a format such as \"13800000001\"",
        "cpc": "must be in a format such as \"86\"",
        "keyCode": "must be in a format such as \"482913\"",
    },
    "mall.User.secretKey": {
        "smsType": "must be one of 1, 2, 3, 4, 5, 6, 7",
        "phone": "must be in a format such as \"13800000001\"",
        "newPhone": "must be in a format such as \"13800000001\"",
        "cpc": "must be in a format such as \"86\"",
        "message_type": "must be one of 0",
    },
    "mall.User.send_email_verification_code": {
        "e_mail": "must be in a format such as \"shopper01@example.com\"",
        "type": "must be one of 0, 1, 2",
    },
    "mall.Login.secretKey": {
        "phone": "must be in a format such as \"13800000001\"",
        "cpc": "must be in a format such as \"86\"",
        "smsType": "must be one of 4",
        "type": "must be one of 0",
    },
    "mall.User.setUsernamePassword": {
        "user_name": "must be in a format such as \"suyue2026\"",
        "password": "must be in a format such as \"moon2026\"",
    },
    "mall.Index.loadHome": {
        "s_type": "must be one of 1, 2, 3",
    },
    "mall.Product.index": {
        "vipSource": "must be one of 0, 1",
        "type": "must be one of \"\", MS",
    },
    "mall.Index.search": {
        "searchType": "must be one of 1, 2",
        "sort_type": "must be one of \"\", default, price, volume",
        "sort": "must be one of 0, 1",
    },
    "mall.Product.immediatelyCart": {
        "product": "must have exactly one key: pid, cid, num, sec_id",
    },
    "mall.Order.payment": {
        "product": "must have exactly one key: pid, cid, num, sec_id",
        "fullName": "must be in a format such as \"林清\"",
        "fullPhone": "must be in a format such as \"13800000001\"",
        "vipSource": "must be one of 0, 1",
        "pay_type": "must be one of wallet_pay, pc_alipay, pc_wechat",
        "total": "must be in a format such as \"500.00\"",
    },
    "mall.Order.settlement": {
        "product": "must have exactly one key: pid, cid, num, sec_id",
        "vipSource": "must be one of 0, 1",
        "canshu": "must be one of true, false",
        "pay_type": "must be one of wallet_pay, pc_alipay, pc_wechat",
    },
    "mall.User.aboutUs": {
        "type": "must be one of aboutus, shopping_process, payment_method, payment_issues, after_sales_issues, return_policy, cancellation_order, refund_process, refund_instructions, our_story, our_team, regional_markets, terms, privacy, contact, enroll, accessibility",
    },
    "plugin.coupon.MallCoupon.index": {
        "type": "must be one of 1, 2",
    },
    "plugin.coupon.MallCoupon.myCoupon": {
        "type": "must be one of 0, 1, 2",
    },
    "mall.AddFavorites.index": {
        "type": "must be one of 1",
    },
    "mall.AddFavorites.collection": {
        "type": "must be one of 1, 2",
    },
    "mall.Home.getGoodsListByBlockId": {
        "s_type": "must be one of 1, 2, 3, 6",
    },
    "mall.InvoiceInfo.applyInvoicing": {
        "type": "must be one of 1, 2",
        "companyTaxNumber": "must be in a format such as \"91330106MA2CF0XY3K\"",
        "amount": "must be in a format such as \"246.00\"",
        "sNo": "must be in a format such as \"GM20261110093000000044\"",
        "email": "must be in a format such as \"shopper01@example.com\"",
    },
    "mall.InvoiceInfo.getInvoiceInfo": {
        "status": "must be one of 1, 2, 3",
    },
    "mall.InvoiceHeader.addOrUpdate": {
        "type": "must be one of 1, 2",
        "companyTaxNumber": "must be in a format such as \"91330106MA2CF0XY3K\"",
        "registerPhone": "must be in a format such as \"0571-88001234\"",
        "bankNumber": "must be in a format such as \"571900001234567\"",
        "isDefault": "must be one of 0, 1",
    },
    "plugin.member.MallMember.payment": {
        "memberType": "must be one of 1, 2, 3",
        "payType": "must be one of wallet_pay, pc_alipay, pc_wechat",
        "amount": "must be in a format such as \"22.50\"",
    },
    "plugin.member.MallMember.settlement": {
        "amount": "must be in a format such as \"25.00\"",
    },
    "mall.Order.index": {
        "order_type": "must be one of \"\", payment, send, receipt, evaluete",
    },
    "mall.Order.logistics": {
        "id": "must be in a format such as \"GM20261118101500000043\"",
        "details": "must be one of \"\"",
    },
    "mall.Pay.walletPay": {
        "type": "must be one of wallet_pay",
        "payment_money": "must be in a format such as \"256.00\"",
    },
    "mall.Pay.index": {
        "type": "must be one of pc_alipay, pc_wechat",
        "total": "must be in a format such as \"168.00\"",
    },
    "plugin.integral.MallIntegral.integral": {
        "type": "must be one of 1, 2, 3",
    },
    "mall.Product.addComment": {
        "comment": "must be in a format such as \"It survives a cup of coffee, and Petal is the quiet pink I hoped for.\"",
        "anonymous": "must be one of 0, 1",
    },
    "mall.Product.getcomment": {
        "type": "must be one of 0, 1, 2, 3, 4, 5",
    },
    "mall.Product.comment": {
        "type": "must be one of 0, 5",
    },
    "mall.Product.loadGetcomment": {
        "type": "must be one of 0, 1, 2",
    },
    "mall.Product.sendComment": {
        "text": "must be in a format such as \"Thank you, does it sting around the eyes?\"",
    },
    "mch.mall.Mch.apply": {
        "name": "must be in a format such as \"素月小铺\"",
        "realname": "must be in a format such as \"林清\"",
        "ID_number": "must be in a format such as \"11010519491231002X\"",
        "tel": "must be in a format such as \"13800000001\"",
        "city_all": "must be in a format such as \"浙江省-杭州市-西湖区\"",
        "shop_nature": "must be one of 0, 1",
    },
    "mch.mall.Mch.verifyStoreName": {
        "name": "must be in a format such as \"素月小铺\"",
    },
    "mch.mall.Mch.storeHomepage": {
        "sortType": "must be one of \"\", default, price, volume",
        "sort": "must be one of 0, 1",
    },
    "mall.Product.uploadImgs": {
        "file": "must be in a format such as \"after-shower.jpg\"",
    },
    "mall.Bank.verification": {
        "Bank_card_number": "must be in a format such as \"6214850100001234\"",
    },
    "mall.Bank.addBank": {
        "Cardholder": "must be in a format such as \"林清\"",
        "Bank_card_number": "must be in a format such as \"6214850100001234\"",
        "is_default": "must be one of 0, 1",
    },
    "mall.Bank.setDefault": {
        "is_default": "must be one of 1",
    },
    "mall.User.details": {
        "type": "must be one of 1, 2",
        "typeName": "must be one of 0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12",
        "day": "must be one of 7, 30, 90, 183, 365",
    },
    "pc.store.bank.verificationBank": {
        "bankCardNumber": "must be in a format such as \"6214850100001234\"",
    },
    "mall.User.withdrawals": {
        "amoney": "must be in a format such as \"500.00\"",
        "withdrawStatus": "must be one of 1, 2",
        "mobile": "must be in a format such as \"13800000001\"",
        "keyCode": "must be in a format such as \"482913\"",
        "userName": "must be in a format such as \"林清\"",
    },
}
