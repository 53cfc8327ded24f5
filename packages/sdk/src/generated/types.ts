// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
        /**
         * @description What is asked for. 1 return and refund, 2 refund only, 3 exchange.
         * @enum {integer}
         */
        AfterSaleKindSent: 1 | 2 | 3;
        /** @description One part of what is bought at once: three objects with one key each name the product (pid), its SKU (cid) and the quantity (num); a fourth names the flash item (sec_id). */
        BuyNowPart: {
            /** @description The product's id. */
            pid?: number;
            /** @description The SKU's id. */
            cid?: number;
            /** @description Pieces. */
            num?: number;
            /** @description The flash item whose price is meant. */
            sec_id?: number;
        };
        /**
         * @description Who an invoice is made out to. 1 a company, 2 a person.
         * @enum {integer}
         */
        InvoiceHeaderKindSent: 1 | 2;
        /** @description A way to pay. */
        PaymentType: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
        /** @description Up to 200 words, with a letter or a digit among them. What stands between spaces is a word, and so is each Chinese character. */
        Reason: string;
        /** @description A session token. Keep it secret; it is opaque. */
        AccessId: string;
        /** @description A delivery address. */
        Address: {
            id: components["schemas"]["IntLike"];
            /** @description The consignee. */
            name: components["schemas"]["Text"];
            tel: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            city: components["schemas"]["Text"];
            /** @description District. */
            quyu: components["schemas"]["Text"];
            /** @description Street, house, floor. */
            address: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
            /** @description Dial code of the phone. */
            cpc: components["schemas"]["Text"];
            /** @description Postal code. */
            code: components["schemas"]["Text"];
        };
        /** @description An after-sale with everything its page shows. */
        AfterSaleDetails: {
            /** @description The after-sale's id, by which it is withdrawn, sent back and confirmed; older servers leave it out. */
            id?: components["schemas"]["IntLike"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            /** @description When it was asked for. */
            re_time: components["schemas"]["DateTime"];
            /** @description The amount asked for; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            /** @description The reason. */
            content: string;
            /** @description Pictures that prove it. */
            re_photo: components["schemas"]["Url"][];
            /** @description When the shop decided; empty before. */
            audit_time: components["schemas"]["DateTime"];
            /** @description What the customer is to know or to do now. */
            suggestive_language: components["schemas"]["Text"];
            /** @description Why the shop refused; empty otherwise. */
            r_content?: components["schemas"]["Text"];
            /** @description The courier of the parcel that is on its way, back or forth; empty without one. */
            express: components["schemas"]["Text"];
            /** @description The number of that parcel. */
            express_num: components["schemas"]["Text"];
            /** @description Where to send the goods back. */
            store_info?: components["schemas"]["ReturnAddress"];
            /** @description What happened, newest first. */
            record?: components["schemas"]["AfterSaleEvent"][];
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** @description A step of an after-sale. */
        AfterSaleEvent: {
            time: components["schemas"]["DateTime"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description The step in words. */
            content: string;
        };
        /** @description What the form of an application shows. */
        AfterSaleForm: {
            /** @description The highest amount that can be refunded. */
            refund_price: components["schemas"]["Money"];
            orderType?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description The order has been shipped. */
            status?: components["schemas"]["Flag"];
            /** @description A refund only is allowed. */
            refundAmt?: components["schemas"]["Flag"];
            /** @description A return with refund is allowed. */
            refundGoodsAmt?: components["schemas"]["Flag"];
            /** @description An exchange is allowed. */
            refundGoods?: components["schemas"]["Flag"];
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** @description What is asked for. Decoded: a number. */
        AfterSaleKind: (1 | 2 | 3) | (number & {});
        /** @description A line of an order that can be applied for. */
        AfterSaleLine: {
            /** @description The line's id, sent as `order_details_id`. */
            id: components["schemas"]["IntLike"];
            /** @description The product's id. */
            p_id?: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            /** @description The SKU's options as text; empty for the only SKU. */
            size: components["schemas"]["Text"];
            /** @description The price of one piece when it was ordered. */
            p_price: components["schemas"]["Money"];
            /** @description Pieces. */
            num: components["schemas"]["IntLike"];
            /** @description This line allows an application; the others are not shown. */
            refund?: components["schemas"]["Flag"];
        };
        /** @description A page of the customer's after-sales, newest first. */
        AfterSaleList: {
            /** @description After-sales over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["AfterSaleRow"][];
        };
        /** @description Which applications some lines of an order allow. */
        AfterSaleOptions: {
            /** @description Any application is allowed; each of the three kinds needs this as well. */
            refund: components["schemas"]["Flag"];
            /** @description A refund only. */
            refundAmt: components["schemas"]["Flag"];
            /** @description A return with refund. */
            refundGoodsAmt: components["schemas"]["Flag"];
            /** @description An exchange. */
            refundGoods: components["schemas"]["Flag"];
            orderType: components["schemas"]["OrderKind"];
            /** @description What older servers send for `refundAmt`. */
            refund_only_status?: components["schemas"]["Flag"];
            /** @description What older servers send for `refundGoodsAmt`. */
            return_refund_status?: components["schemas"]["Flag"];
            /** @description What older servers send for `refundGoods`. */
            exchange_goods_status?: components["schemas"]["Flag"];
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** @description An after-sale as a row of the list. */
        AfterSaleRow: {
            /** @description The after-sale's id, by which it is withdrawn, sent back and confirmed. */
            id: components["schemas"]["IntLike"];
            order_id: components["schemas"]["IntLike"];
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            shop_id?: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            shop_logo?: components["schemas"]["Url"];
            /** @description The line's id, by which the after-sale is shown. */
            detailId: components["schemas"]["IntLike"];
            /** @description The product's id. */
            goodsId: components["schemas"]["IntLike"];
            /** @description The product's id once more, sent to list the couriers. */
            pid: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            size: components["schemas"]["Text"];
            p_price?: components["schemas"]["Money"];
            /** @description Pieces. */
            num?: components["schemas"]["IntLike"];
            /** @description The amount asked for; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            /** @description When it was asked for. */
            re_time: components["schemas"]["DateTime"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description What the shop wrote when it decided; empty before. */
            prompt?: components["schemas"]["Text"];
            /** @description What older servers send beside `r_type`; it adds nothing. */
            return_state?: components["schemas"]["IntLike"];
            /** @description Where to send the goods back; only while they are to be sent back. */
            buyer?: components["schemas"]["ReturnAddressOfRow"];
        };
        /** @description Where an after-sale stands. 0 under review, 1 agreed and to be sent back, 2 a return refused, 3 sent back, 4 received and refunded, 5 refused and sent back to the customer, 8 a refund refused, 9 refunded, 10 an exchange refused, 11 replacement sent, 12 exchanged. Only other servers answer 13 refunded by hand, 14 handling by hand failed, 15 refunded at once, 16 goods accepted for resale and 100 no after-sale. Decoded: a number. */
        AfterSaleState: (0 | 1 | 2 | 3 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 100) | (number & {});
        /** @description A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** @description What was applied for. */
        AppliedAfterSale: {
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            /** @description When. */
            time: components["schemas"]["DateTime"];
            /** @description What is going to be refunded when the shop agrees; 0.00 for an exchange. */
            refund_amount: components["schemas"]["Money"];
            /** @description Where the after-sale stands now; it is spelled so. */
            RefundType?: components["schemas"]["AfterSaleState"];
            /** @description The names of the products. */
            product_title: components["schemas"]["Text"][];
        };
        /** @description An attribute with its values in the order of the page. */
        Attribute: {
            id: components["schemas"]["IntLike"];
            attrName: components["schemas"]["Text"];
            attr: components["schemas"]["AttributeValue"][];
        };
        /** @description A SKU as one flat row. Every further key is an attribute's name, its value the attribute's value ("Size" to "150 ml"). */
        AttributeRow: {
            SkuID: components["schemas"]["IntLike"];
            Stock: components["schemas"]["IntLike"];
            Price: components["schemas"]["Money"];
            Pic: components["schemas"]["Url"];
            /** @description The member's price; no attribute. */
            vipPrice?: components["schemas"]["Money"];
        } & {
            [key: string]: string | number;
        };
        /** @description One value of an attribute. */
        AttributeValue: {
            id: components["schemas"]["IntLike"];
            attributeValue: components["schemas"]["Text"];
        };
        /** @description A banner of the home page. */
        Banner: {
            id: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            /** @description Where it leads. */
            url: components["schemas"]["Url"];
        };
        /** @description A completed order without an invoice. */
        BillableOrder: {
            order_id: components["schemas"]["IntLike"];
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            shop_name: components["schemas"]["Text"];
            shop_logo?: components["schemas"]["Url"];
            /** @description When it was placed. */
            add_time: components["schemas"]["DateTime"];
            /** @description What was paid, with delivery. */
            old_total?: components["schemas"]["Money"];
            /** @description What the invoice will be about. */
            z_price: components["schemas"]["Money"];
            /** @description It is too late to ask for one. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** @description A page of orders without an invoice, newest first. */
        BillableOrderList: {
            list: components["schemas"]["BillableOrder"][];
            /** @description Orders over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description A block of products, shown under its name in the header's product panel. */
        Block: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** @description The block's products. */
            goodsList: {
                list: components["schemas"]["BlockProduct"][];
            };
        };
        /** @description A product of the header's panel. */
        BlockProduct: {
            id: components["schemas"]["IntLike"];
            coverUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
        };
        /** @description A brand to filter by. */
        BrandFilter: {
            brand_id: components["schemas"]["IntLike"];
            brand_name: components["schemas"]["Text"];
        };
        /** @description A captcha, good for 120 seconds and one try. */
        Captcha: {
            /** @description The captcha's token, sent back as `verificationCode`. */
            code: string;
            /** @description The picture, as a data address. */
            code_img: string;
            challenge: components["schemas"]["ProofOfWork"];
        };
        /** @description The cart, grouped by shop, with what can no longer be bought apart from it. */
        Cart: {
            login_status: components["schemas"]["Flag"];
            /** @description Lines that can be bought. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["CartGroup"][];
            /** @description Lines that can no longer be bought. */
            data0: components["schemas"]["InvalidCartLine"][];
            /** @description Pieces over the ticked lines. */
            selected_num: components["schemas"]["IntLike"];
            /** @description What the ticked lines cost together, without delivery. */
            selected_total: components["schemas"]["Money"];
        };
        /** @description The lines of one shop. */
        CartGroup: {
            shop_id: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
            list: components["schemas"]["CartLine"][];
        };
        /** @description A SKU in the cart. */
        CartLine: {
            /** @description The line's id, sent as `cart_id` or `car_id`. */
            id: components["schemas"]["IntLike"];
            /** @description The product's id. The capital stands so on the wire. */
            Goods_id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            /** @description The SKU's price now. */
            price: components["schemas"]["Money"];
            /** @description Pieces. */
            num: components["schemas"]["IntLike"];
            /** @description Pieces that can be had. */
            stock: components["schemas"]["IntLike"];
            /** @description The SKU's id. */
            attribute_id: components["schemas"]["IntLike"];
            /** @description The SKU's options as text, "150 ml"; empty for the only SKU. */
            attribute: components["schemas"]["Text"];
            /** @description Ticked for the next order. */
            selected: components["schemas"]["Flag"];
            /** @description The product's attributes; empty for a product with one SKU. */
            attrList: components["schemas"]["Attribute"][];
            /** @description The product's SKUs, for changing this line's. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** @description A class to filter by. */
        ClassFilter: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
        };
        /** @description One tab of the product's introduction. */
        ContentTab: {
            name: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** @description What a coupon does. 1 free delivery, 2 an amount off, 3 a share off, 4 a member's gift, 5 a product (older servers). Decoded: a number. */
        CouponKind: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** @description A courier. */
        Courier: {
            id: components["schemas"]["IntLike"];
            /** @description Its name, sent as `kdname`. */
            kuaidi_name: components["schemas"]["Text"];
            /** @description Its code, "shunfeng". */
            type?: components["schemas"]["Text"];
            is_open?: components["schemas"]["Flag"];
            /** @description The place in the list. */
            sort?: components["schemas"]["IntLike"];
        };
        /** @description The couriers to choose from, and where the goods go. */
        Couriers: {
            express: components["schemas"]["Courier"][];
            /** @description The whole address as one text. */
            address?: components["schemas"]["Text"];
            name?: components["schemas"]["Text"];
            phone?: components["schemas"]["Text"];
        };
        /** @description Values joined by commas ("1,2,5"); empty for none. Decoded: the list of values. */
        Csv: string[];
        /** @description A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none. Decoded: ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null where there is none. */
        DateTime: string | null;
        /** @description The default title, or an empty object without any. */
        DefaultInvoiceHeader: components["schemas"]["InvoiceHeader"] | components["schemas"]["Nothing"];
        /** @description How an order reaches the customer. 0 by courier, 1 picked up in a store, 2 brought by the shop, 3 and 4 virtual goods with and without a check. Decoded: a number. */
        DeliveryKind: (0 | 1 | 2 | 3 | 4) | (number & {});
        /** @description Yes or no. We send 1 or 0; other servers of the family also send "1", "0", true or false. Decoded: a boolean. */
        Flag: boolean;
        /** @description A link with its name. */
        FooterLink: {
            name: components["schemas"]["Text"];
            link: components["schemas"]["Url"];
        };
        /** @description A promise of the mall with its picture. */
        FooterPromise: {
            image: components["schemas"]["Url"];
            title: components["schemas"]["Text"];
            subheading: components["schemas"]["Text"];
        };
        /** @description What the home page shows. */
        HomePage: {
            banner: components["schemas"]["Banner"][];
            /** @description Hot and recommended products. */
            list_r: components["schemas"]["ProductCard"][];
            /** @description New products. */
            list_x: components["schemas"]["ProductCard"][];
            /** @description Member products. */
            list_m: components["schemas"]["ProductCard"][];
        };
        /** @description Sanitised HTML without scripts, styles or event handlers. */
        Html: string;
        /** @description A whole number. We send a number; other servers of the family also send its digits as a string. Decoded: a number. */
        IntLike: number;
        /** @description A line that can no longer be bought, and why. */
        InvalidCartLine: {
            id: components["schemas"]["IntLike"];
            Goods_id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            /** @description 1 when the product is deleted ("expired"). */
            recycle: components["schemas"]["Flag"];
            /** @description What else stands in the way; absent for a deleted product. Decoded: a number. */
            goodsStatus?: (0 | 1) | (number & {});
        };
        /** @description An invoice that was asked for. */
        Invoice: {
            id: components["schemas"]["IntLike"];
            order_id: components["schemas"]["IntLike"];
            /** @description The order's number. */
            s_no: components["schemas"]["Text"];
            shop_name: components["schemas"]["Text"];
            shop_logo?: components["schemas"]["Url"];
            /** @description When the order was placed. */
            order_add_time: components["schemas"]["DateTime"];
            /** @description 1 applied for, 2 issued, 3 revoked. Decoded: a number. */
            invoice_status?: (1 | 2 | 3) | (number & {});
            /** @description The name of the title when it was asked for. */
            company_name?: components["schemas"]["Text"];
            invoice_amount: components["schemas"]["Money"];
            /** @description Where it is sent. */
            email: components["schemas"]["Text"];
            /** @description The invoice as a picture; empty until it is issued. */
            file: components["schemas"]["Url"];
            /** @description It is too late to ask again. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** @description A title that invoices are made out to. */
        InvoiceHeader: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["InvoiceHeaderKind"];
            /** @description The company's or the person's name. */
            company_name: components["schemas"]["Text"];
            /** @description The tax number; empty for a person. */
            company_tax_number: components["schemas"]["Text"];
            /** @description The registered address. */
            register_address: components["schemas"]["Text"];
            /** @description The registered phone. */
            register_phone: components["schemas"]["Text"];
            /** @description The bank. */
            deposit_bank: components["schemas"]["Text"];
            /** @description The bank account. */
            bank_number: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** @description Who an invoice is made out to. 1 a company, 2 a person. Decoded: a number. */
        InvoiceHeaderKind: (1 | 2) | (number & {});
        /** @description The customer's invoice titles, the default first. */
        InvoiceHeaderList: {
            list: components["schemas"]["InvoiceHeader"][];
            total?: components["schemas"]["IntLike"];
        };
        /** @description A page of the customer's invoices, newest first. */
        InvoiceList: {
            list: components["schemas"]["Invoice"][];
            /** @description Invoices over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description The SKUs a cart line can be changed to. */
        LineSkus: {
            attribute_list: components["schemas"]["AttributeRow"][];
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** @description How the mall presents itself. The name comes from the family, where shop settings and coupons share one table. */
        MallConfig: {
            mallName: components["schemas"]["Text"];
            welcomeTerm: components["schemas"]["Text"];
            mallLogo: components["schemas"]["Url"];
            mallIcon: components["schemas"]["Url"];
            /** @description The brand's official site. */
            authority: components["schemas"]["Url"];
            APPExplain: components["schemas"]["Text"];
            APPUrl: components["schemas"]["Url"];
            archival: components["schemas"]["Text"];
            copyright: components["schemas"]["Text"];
            /** @description Links of the footer; the value "ow" stands for the official site. */
            list: components["schemas"]["FooterLink"][];
            /** @description Promises along the top of the footer. */
            bottoList: components["schemas"]["FooterPromise"][];
            /** @description Items of the sign-in pages' header: 1 home, 2 download the app. */
            shortcutMenu2: components["schemas"]["Csv"];
            /** @description Items of the header: 1 sign in or the customer, 2 my order, 3 my account, 4 languages, 5 my shop, 6 messages, 7 customer service, 8 download the app. */
            shortcutMenu3: components["schemas"]["Csv"];
            /** @description Sites of the brand for other regions. */
            regionalLinks: components["schemas"]["FooterLink"][];
        };
        /** @description A coupon of the mall that this order could use; the last one of the list stands for none. */
        MallCouponChoice: {
            /** @description The customer's coupon; 0 stands for none. */
            coupon_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            /** @description This settlement reckons with it. */
            coupon_status: components["schemas"]["Flag"];
            /** @description Sent as the last value of `coupon_id`. */
            discount_type: ("coupon" | "no_discount") | (string & {});
            activityType?: components["schemas"]["CouponKind"];
            /** @description What it takes off; 0.00 for one that takes off a share. */
            money?: components["schemas"]["Money"];
            /** @description What is left of the price in tenths (9 is 10 % off); 0 for one that takes off an amount. */
            discount?: number | string;
            /** @description What the goods must cost at least; 0.00 for any. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** @description A cart line as the header shows it. */
        MiniCartLine: {
            id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
        };
        /** @description An amount in yuan. We send a decimal string with two places ("128.00"); other servers of the family also send numbers. Decoded: a decimal string with two places. */
        Money: string;
        /** @description One amount, or the lowest and highest price of a product joined by a hyphen ("128.00-218.00"). Decoded: decimal strings with two places. */
        MoneyRange: string;
        /** @description No data. We send an empty object; other servers of the family also send an empty text, an empty list, null or a flag. Decoded: an object, empty where there is none. */
        Nothing: Record<string, unknown>;
        /** @description A notice to shoppers. */
        Notice: {
            /** @description What kind of notice it is. Decoded: a number. */
            systemMsgType: (0 | 1 | 2 | 3) | (number & {});
            systemMsgTitle: components["schemas"]["Text"];
            systemMsg: components["schemas"]["Html"];
            /** @description The notice's id; 0 for none. */
            tell_id: components["schemas"]["IntLike"];
            systemMsgStartDate: components["schemas"]["DateTime"];
            systemMsgEndDate: components["schemas"]["DateTime"];
        };
        /** @description How many lines of an order have an open after-sale. 0 none, 1 some, 2 all. Decoded: a number. */
        OrderAfterSales: (0 | 1 | 2) | (number & {});
        /** @description One shop's part of an order that was split when it was paid. */
        OrderChild: {
            /** @description Its own id, by which it is shown. */
            id: components["schemas"]["IntLike"];
            /** @description Its own number. */
            sNo: components["schemas"]["Text"];
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            z_price: components["schemas"]["Money"];
            list: components["schemas"]["OrderLine"][];
        };
        /** @description Orders by state. */
        OrderCounts: {
            /** @description Unpaid. */
            0: components["schemas"]["IntLike"];
            /** @description Paid, not shipped. */
            1: components["schemas"]["IntLike"];
            /** @description Shipped. */
            2: components["schemas"]["IntLike"];
            /** @description Received and not reviewed. */
            5: components["schemas"]["IntLike"];
        };
        /** @description An order with everything its page shows. */
        OrderDetails: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            add_time: components["schemas"]["DateTime"];
            order_failure: components["schemas"]["IntLike"];
            company: ("seconds" | "hour" | "day") | (string & {});
            /** @description When an unpaid order closes by itself. */
            expire_time: components["schemas"]["DateTime"];
            server_time: components["schemas"]["DateTime"];
            /** @description The consignee. */
            name: components["schemas"]["Text"];
            /** @description The consignee's phone, its middle hidden. */
            mobile: components["schemas"]["Text"];
            /** @description The whole address as one text. */
            address: components["schemas"]["Text"];
            /** @description What the customer wrote to the shops, joined by commas. */
            remarks: string;
            old_total: components["schemas"]["Money"];
            product_total: components["schemas"]["Money"];
            old_freight: components["schemas"]["Money"];
            /** @description What is to be paid. */
            z_price: components["schemas"]["Money"];
            coupon_price: components["schemas"]["Money"];
            preferential_amount: components["schemas"]["Money"];
            omsg: components["schemas"]["OrderRecord"];
            /** @description The order's parcels. */
            logistics: {
                list: components["schemas"]["Parcel"][];
            };
            list: components["schemas"]["OrderLine"][];
            payment: components["schemas"]["PaymentMethods"];
            user_money: components["schemas"]["Money"];
            password_status: components["schemas"]["Flag"];
            otype?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description The shop has been reminded to ship; another reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            sale_type?: components["schemas"]["OrderAfterSales"];
            comments_type?: components["schemas"]["ReviewStage"];
            /** @description A parcel has been sent. */
            haveExpress?: components["schemas"]["Flag"];
            /** @description An invoice can be asked for. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description It is too late to ask for an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description The store where it is picked up; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** @description An after-sale can be applied for on several lines at once. */
            allRefund?: components["schemas"]["Flag"];
            /** @description The customer closed it; otherwise its time ran out. */
            hand_del?: components["schemas"]["Flag"];
            /** @description Who closed it. 0 its time ran out, 1 the customer, 2 a refund. Decoded: a number. */
            cancel_method?: (0 | 1 | 2) | (number & {});
            /** @description Not empty when a coupon of the mall was used. */
            discount_type?: components["schemas"]["Text"];
            /** @description Taken off by membership. */
            grade_rate_amount?: components["schemas"]["Money"];
            /** @description Points that it cost, in an order for points. */
            allow?: components["schemas"]["IntLike"];
            /** @description The payment password can be entered; false while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** @description The orders it was split into by shop when it was paid; empty for any other order. */
            children?: components["schemas"]["OrderChild"][];
        };
        /** @description What kind of order it is. GM ordinary, MS flash sale. Only other servers answer VI virtual goods, FS timed discount, IN and integral points exchange, PT, KT and pt group purchase, PS presale, FX distribution, ZB live sale, JP auction, DJ membership, CZ recharge and KJ bargain. */
        OrderKind: ("GM" | "MS" | "VI" | "FS" | "IN" | "integral" | "PT" | "KT" | "pt" | "PS" | "FX" | "ZB" | "JP" | "DJ" | "CZ" | "KJ") | (string & {});
        /** @description A SKU of an order, as it was when the order was placed. */
        OrderLine: {
            id: components["schemas"]["IntLike"];
            /** @description The product's id. */
            goods_id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            size: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            /** @description Points that a piece costs, in an order for points. */
            integral?: components["schemas"]["IntLike"];
            /** @description It has been refunded. */
            isReturn?: components["schemas"]["Flag"];
            re_type?: components["schemas"]["AfterSaleKind"];
            r_type?: components["schemas"]["AfterSaleState"];
            /** @description The number of the order it moved to when the order was split by shop. */
            r_sNo?: components["schemas"]["Text"];
            /** @description The numbers of its parcels, joined by commas. */
            courier_num?: components["schemas"]["Text"];
            /** @description Why the shop refused its after-sale. */
            r_content?: components["schemas"]["Text"];
            /** @description Its after-sale in words. */
            prompt?: components["schemas"]["Text"];
            /** @description An after-sale can be applied for. */
            refund?: components["schemas"]["Flag"];
            /** @description It has an after-sale to show. */
            refundShowBtn?: components["schemas"]["Flag"];
        };
        /** @description A page of the customer's orders, newest first. */
        OrderList: {
            order: components["schemas"]["OrderRow"][];
            /** @description Orders over all pages. */
            order_num: components["schemas"]["IntLike"];
            /** @description How long an order may stay unpaid, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            company: ("seconds" | "hour" | "day") | (string & {});
            res_order: components["schemas"]["OrderCounts"];
            server_time: components["schemas"]["DateTime"];
        };
        /** @description How and when the order was paid, and where it goes. */
        OrderRecord: {
            pay: components["schemas"]["PaymentType"];
            pay_time: components["schemas"]["DateTime"];
            sheng: components["schemas"]["Text"];
            shi: components["schemas"]["Text"];
            xian: components["schemas"]["Text"];
            /** @description Taken off by membership; 0.00 for none. */
            grade_fan?: components["schemas"]["Money"];
        };
        /** @description An order as a row of the list. */
        OrderRow: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            /** @description The first shop of the order. */
            shop_name: components["schemas"]["Text"];
            shop_id?: components["schemas"]["IntLike"];
            shop_logo?: components["schemas"]["Url"];
            add_time: components["schemas"]["DateTime"];
            pay_time: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            /** @description What was or is to be paid, with delivery. */
            old_total: components["schemas"]["Money"];
            z_price: components["schemas"]["Money"];
            /** @description What the goods cost. */
            spz_price: components["schemas"]["Money"];
            old_freight: components["schemas"]["Money"];
            otype?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description The shop has been reminded to ship; another reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            sale_type?: components["schemas"]["OrderAfterSales"];
            comments_type?: components["schemas"]["ReviewStage"];
            /** @description A parcel has been sent. */
            haveExpress?: components["schemas"]["Flag"];
            /** @description An invoice can be asked for. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description It is too late to ask for an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description The store where it is picked up; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            list: components["schemas"]["OrderLine"][];
        };
        /** @description Where an order stands. 3, 4, 6, 8 and 12 come only from older servers. Decoded: a number. */
        OrderStatus: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12) | (number & {});
        /** @description A parcel on its way. */
        Parcel: {
            /** @description The courier. */
            kuaidi_name: components["schemas"]["Text"];
            courier_num: components["schemas"]["Text"];
            /** @description The courier's code, "shunfeng". */
            type?: components["schemas"]["Text"];
            /** @description Who sent it. 1 the shop with the order, 2 the shop with a replacement or a refused return, 3 the customer. Decoded: a number. */
            shop_type?: (1 | 2 | 3) | (number & {});
            /** @description What it belongs to. 1 the order, 2 an after-sale. Decoded: a number. */
            o_source?: (1 | 2) | (number & {});
            /** @description What is in it. */
            pro_list?: components["schemas"]["ParcelContent"][];
            /** @description Its stops, newest first. */
            list: components["schemas"]["ParcelEvent"][];
        };
        /** @description A product in a parcel. */
        ParcelContent: {
            /** @description Pieces. */
            num: components["schemas"]["IntLike"];
            img: components["schemas"]["Url"];
        };
        /** @description A stop of a parcel. */
        ParcelEvent: {
            ftime: components["schemas"]["DateTime"];
            context: components["schemas"]["Text"];
        };
        /** @description The parcels of an order. */
        ParcelList: {
            list: components["schemas"]["Parcel"][];
        };
        /** @description Which ways to pay are on. */
        PaymentMethods: {
            wallet_pay: components["schemas"]["Flag"];
            pc_alipay: components["schemas"]["Flag"];
            pc_wechat: components["schemas"]["Flag"];
        };
        /** @description The code that a store asks for, with the goods it stands for. */
        PickupCode: {
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            status?: components["schemas"]["OrderStatus"];
            /** @description Pieces. */
            num: components["schemas"]["IntLike"];
            /** @description What was paid. */
            z_price: components["schemas"]["Money"];
            /** @description The code. It is a secret between the customer and the store. */
            extraction_code: components["schemas"]["Text"];
            /** @description A picture of the code; older servers only. */
            extraction_code_img?: components["schemas"]["Url"];
            por_list: components["schemas"]["PickupLine"][];
        };
        /** @description A product to be picked up. */
        PickupLine: {
            img: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            size: components["schemas"]["Text"];
            num: components["schemas"]["IntLike"];
        };
        /** @description Where an order is picked up. */
        PickupPlace: {
            address: components["schemas"]["PickupStore"];
        };
        /** @description A store where orders are picked up. */
        PickupStore: {
            id?: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            mobile: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            /** @description Street, house, floor. */
            address: components["schemas"]["Text"];
            /** @description Opening hours as text. */
            business_hours: components["schemas"]["Text"];
        };
        /** @description The order just placed. Sent back as `order_list` in the payment calls. */
        PlacedOrder: {
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            total: components["schemas"]["Money"];
            order_id: components["schemas"]["IntLike"];
        };
        /** @description Which parts of the mall are on. */
        PluginStatus: {
            /** @description The caller is a member. */
            isVip: components["schemas"]["Flag"];
            /** @description Membership is offered. */
            memberPlugin: components["schemas"]["Flag"];
            /** @description Coupons of the mall are on. */
            couponPlugin: components["schemas"]["Flag"];
            /** @description Coupons of shops are on. */
            mchCouponPlugin: components["schemas"]["Flag"];
        };
        /** @description The product itself. */
        Product: {
            pro_id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** @description The price, or the range over the SKUs. */
            price: components["schemas"]["MoneyRange"];
            /** @description The member's price where a SKU has none of its own. */
            vipPrice?: components["schemas"]["Money"];
            /** @description The introduction as tabs, a JSON text. Decoded: the value itself. */
            content: components["schemas"]["ContentTab"][];
            /** @description Gallery pictures. Where a video exists, the first is the video's address and the second its cover. */
            img_arr: components["schemas"]["Url"][];
            video?: components["schemas"]["Url"];
            /** @description The main picture. */
            photo_x: components["schemas"]["Url"];
            /** @description Stock over all SKUs, in pieces. */
            num: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Labels as a list of codes: 1 new, 2 hot, 3 recommended. */
            s_type: components["schemas"]["Csv"];
            brand_name: components["schemas"]["Text"];
            cat_name: components["schemas"]["Text"];
            /** @description The class's id. */
            cid: components["schemas"]["IntLike"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
        };
        /** @description A product as a card of a list. */
        ProductCard: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** @description The shop's name. */
            mch_name: components["schemas"]["Text"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            goodsNum: components["schemas"]["IntLike"];
            /** @description Labels as a list of codes: 1 new, 2 hot, 3 recommended. */
            s_type: components["schemas"]["Csv"];
        };
        /** @description A class of products, with the classes below it. */
        ProductClass: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
            children: components["schemas"]["ProductClass"][];
        };
        /** @description Everything the product page shows. */
        ProductPage: {
            /** @description Echo of the caller's session; a server of the family may hand a visitor a new one here. Empty where there is none. */
            access_id: string;
            login_status: components["schemas"]["Flag"];
            collection_status: components["schemas"]["Flag"];
            /** @description The favourite's id, needed to take the product out of the collection; 0 when it is not in. */
            collection_id?: components["schemas"]["IntLike"];
            /** @description Number of reviews. */
            commentsTotal: components["schemas"]["IntLike"];
            /** @description One row a SKU, with the attributes as keys. Kept for clients of the family; `attrList` and `skuBeanList` say the same with order and ids. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** @description The product's attributes in the order of the page; empty for a product with one SKU. */
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
            shop_list: components["schemas"]["ProductShop"];
            /** @description Up to ten products that go with this one. */
            related_recommendations: components["schemas"]["RelatedProduct"][];
            pro: components["schemas"]["Product"];
        };
        /** @description The shop that sells the product. */
        ProductShop: {
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            shop_logo: components["schemas"]["Url"];
            /** @description Whether the shop trades. Decoded: a number. */
            is_open: (0 | 1 | 2) | (number & {});
            quantity_on_sale: components["schemas"]["IntLike"];
            quantity_sold: components["schemas"]["IntLike"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
        };
        /** @description Where the product stands. Decoded: a number. */
        ProductStatus: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** @description A puzzle for the caller's computer, the way in for those who cannot read the picture. Its solution is sent as `imgCode`. */
        ProofOfWork: {
            algorithm: "SHA-256" | (string & {});
            /** @description The hash to be reached, in hexadecimal digits. */
            challenge: string;
            /** @description The highest number that can be the solution. */
            maxnumber: components["schemas"]["IntLike"];
            salt: string;
            signature: string;
        };
        /** @description A province, city or district with what lies in it. */
        Region: {
            /** @description What is sent in `place`. */
            value: string;
            label: components["schemas"]["Text"];
            children?: components["schemas"]["Region"][];
        };
        /** @description A product as a small card. */
        RelatedProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
        };
        /** @description Where to send goods back. */
        ReturnAddress: {
            /** @description The whole address as one text. */
            address: components["schemas"]["Text"];
            name: components["schemas"]["Text"];
            phone: components["schemas"]["Text"];
        };
        /** @description Where to send goods back, in the words of the list. */
        ReturnAddressOfRow: {
            tel: components["schemas"]["Text"];
            name: components["schemas"]["Text"];
            /** @description The whole address as one text. */
            address_xq: components["schemas"]["Text"];
        };
        /** @description What can be done about reviews. 0 nothing yet, 1 review, 2 append to the review, 3 nothing more. Decoded: a number. */
        ReviewStage: (0 | 1 | 2 | 3) | (number & {});
        /** @description A page of found products, and what the filters offer. */
        SearchResult: {
            /** @description Found products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ProductCard"][];
            /** @description Brands to filter by, those of the found products before the brand filter. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** @description Classes to filter by, those of the found products before the class filter. */
            class_list: components["schemas"]["ClassFilter"][];
        };
        /** @description An order as it would be placed now, priced by the server. */
        Settlement: {
            /** @description The goods by shop. */
            products: components["schemas"]["SettlementShop"][];
            /** @description What the goods cost together. */
            products_total: components["schemas"]["Money"];
            /** @description Delivery over all shops. */
            freight: components["schemas"]["Money"];
            /** @description What is to be paid. */
            total: components["schemas"]["Money"];
            /** @description Taken off by coupons of shops. */
            mch_preferential_amount: components["schemas"]["Money"];
            /** @description Taken off by a coupon of the mall. */
            preferential_amount: components["schemas"]["Money"];
            /** @description The member's rate in tenths (9.5 is 5 % off); 0 without membership. */
            grade_rate: number | string;
            /** @description Taken off by membership. */
            grade_rate_amount: components["schemas"]["Money"];
            /** @description The customer's addresses, the default first. */
            address_list: components["schemas"]["Address"][];
            /** @description The address this settlement reckons with; 0 for none. */
            address_id: components["schemas"]["IntLike"];
            payment: components["schemas"]["PaymentMethods"];
            /** @description The method to preselect. */
            defaultpayment: {
                defaultpayName: ("balance" | "wxPay" | "aliPay") | (string & {});
            };
            /** @description The wallet's balance. */
            user_money: components["schemas"]["Money"];
            /** @description The customer has a payment password. */
            password_status: components["schemas"]["Flag"];
            /** @description The mall's coupons that can be used here, the best first; the last one stands for none. */
            coupon_list?: components["schemas"]["MallCouponChoice"][];
            /** @description How many coupons of the mall can be used. */
            coupon_num?: components["schemas"]["IntLike"];
            /** @description What the chosen coupon of the mall takes off. */
            coupon_money?: components["schemas"]["Money"];
            /** @description No for goods of a supplier, which take no coupons and cannot be picked up. */
            is_supplier_pro?: components["schemas"]["Flag"];
            /** @description The shop allows picking up. */
            shop_status?: components["schemas"]["Flag"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description The customer has an address. */
            addemt?: components["schemas"]["Flag"];
            /** @description The payment password can be entered; no while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** @description The address this settlement reckons with, as text; empty for none. */
            omsg?: components["schemas"]["SettlementAddress"];
            server_time?: components["schemas"]["DateTime"];
        };
        /** @description An address as text. */
        SettlementAddress: {
            sheng?: components["schemas"]["Text"];
            shi?: components["schemas"]["Text"];
            xian?: components["schemas"]["Text"];
            address?: components["schemas"]["Text"];
        };
        /** @description A SKU to be bought. */
        SettlementLine: {
            pid: components["schemas"]["IntLike"];
            cid: components["schemas"]["IntLike"];
            img: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The SKU's options as text. */
            size: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            /** @description Delivery of this line; 0.00 is free. */
            freight_price?: components["schemas"]["Money"];
            /** @description The flash item whose price this is; absent for an ordinary purchase. */
            sec_id?: components["schemas"]["IntLike"];
        };
        /** @description What is bought from one shop. */
        SettlementShop: {
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            list: components["schemas"]["SettlementLine"][];
            /** @description Pieces. */
            products_num: components["schemas"]["IntLike"];
            product_total: components["schemas"]["Money"];
            /** @description Delivery from this shop; 0.00 is free. */
            freight_price: components["schemas"]["Money"];
            shop_subtotal: components["schemas"]["Money"];
            /** @description The shop's coupons that can be used here, the best first; the last one stands for none. */
            coupon_list?: components["schemas"]["ShopCouponChoice"][];
        };
        /** @description What the header, the footer and the side of every page show, for this caller. */
        Shell: {
            login_status: components["schemas"]["Flag"];
            /** @description The customer's name; empty for a visitor. */
            user_name: components["schemas"]["Text"];
            /** @description The customer's picture. */
            headUrl: components["schemas"]["Url"];
            /** @description Unread messages. */
            messages_num: components["schemas"]["IntLike"];
            /** @description Coupons that can be used. */
            coupon_num: components["schemas"]["IntLike"];
            /** @description Unpaid orders. */
            order_num: components["schemas"]["IntLike"];
            /** @description Pieces in the cart. */
            cart_num: components["schemas"]["IntLike"];
            /** @description What the cart's goods cost together. */
            cart_price: components["schemas"]["Money"];
            /** @description The lines added last. */
            cart_list: components["schemas"]["MiniCartLine"][];
            class_list: components["schemas"]["ProductClass"][];
            pluginStatus: components["schemas"]["PluginStatus"];
            vipEndTime: components["schemas"]["DateTime"];
            /** @description Days of membership left. */
            vipEndDay: components["schemas"]["IntLike"];
            /** @description 1 opens the renewal reminder. */
            memberRemind: components["schemas"]["Flag"];
            mchCoupon: components["schemas"]["MallConfig"];
        };
        /** @description A coupon of a shop that this order could use. */
        ShopCouponChoice: {
            /** @description The customer's coupon; 0 stands for none. */
            coupon_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            /** @description This settlement reckons with it. */
            coupon_status: components["schemas"]["Flag"];
            activityType?: components["schemas"]["CouponKind"];
            /** @description What it takes off; 0.00 for one that takes off a share. */
            money?: components["schemas"]["Money"];
            /** @description What is left of the price in tenths (9 is 10 % off); 0 for one that takes off an amount. */
            discount?: number | string;
            /** @description What the goods must cost at least; 0.00 for any. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** @description A customer who has just signed in. */
        SignedIn: {
            access_id: components["schemas"]["AccessId"];
            userId: components["schemas"]["IntLike"];
            user_name: components["schemas"]["Text"];
            headimgurl: components["schemas"]["Url"];
            /** @description The customer has a login password. */
            y_password: components["schemas"]["Flag"];
            /** @description The customer's language, one of our codes. */
            user_lang_code: string;
        };
        /** @description What is really sold, one combination of attribute values. */
        Sku: {
            /** @description The SKU's id, sent as `attribute_id`. */
            cid: components["schemas"]["IntLike"];
            /** @description The combination as text, "Size: 150 ml"; empty for the only SKU. */
            name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            vipPrice?: components["schemas"]["Money"];
            /** @description Stock in pieces. */
            count: components["schemas"]["IntLike"];
            attributes: components["schemas"]["SkuAttribute"][];
        };
        /** @description Which value of which attribute a SKU has. */
        SkuAttribute: {
            attributeId: components["schemas"]["IntLike"];
            attributeValId: components["schemas"]["IntLike"];
        };
        /** @description A text of one line in the language of the request. */
        Text: string;
        /** @description An absolute address, or a path below our own origin ("/media/…"); an empty string where there is none. */
        Url: string;
        /** @description What `mall.User.isDefaultValue` takes. */
        AccountProfileStateInput: Record<string, never>;
        /** @description What `mall.User.isDefaultValue` answers. */
        AccountProfileStateData: {
            /** @description 1 when something is missing; the name says the contrary, the family uses it so. */
            haveAllUserInfo: components["schemas"]["Flag"];
        };
        /** @description What `mall.Address.saveAddress` takes. */
        AddressesAddInput: {
            /** @description The consignee; letters, digits and underscores of any script. */
            user_name: string;
            /** @description The consignee's phone. */
            mobile: string;
            /** @description Street, house, floor. */
            address: string;
            /** @description Province, city and district. */
            place?: string[] | undefined;
            /**
             * @description 1 makes it the default.
             * @enum {integer}
             */
            is_default?: (0 | 1) | undefined;
            /** @description Dial code of the phone; 86 when missing. */
            cpc?: string | undefined;
            /** @description The city, outside the region tree. */
            city?: string | undefined;
            /** @description The province or state, outside the region tree. */
            province?: string | undefined;
            /** @description The postal code. */
            zip_code?: string | undefined;
        };
        /** @description All addresses of the customer, the default first. */
        AddressesAddData: components["schemas"]["Address"][];
        /** @description What `mall.Address.index` takes. */
        AddressesListInput: Record<string, never>;
        /** @description What `mall.Address.index` answers. */
        AddressesListData: {
            adds: components["schemas"]["Address"][];
        };
        /** @description What `mall.Address.addressManagement` takes. */
        AddressesRegionsInput: Record<string, never>;
        /** @description What `mall.Address.addressManagement` answers. */
        AddressesRegionsData: components["schemas"]["Region"][];
        /** @description What `mall.Order.applyReturnGoods` takes. */
        AfterSalesApplyInput: {
            /** @description The lines of one order. */
            order_details_id: number[];
            /** @description What is asked for. 1 return the goods and get the money back, 2 the money back only, 3 exchange the goods. */
            type: components["schemas"]["AfterSaleKindSent"];
            /** @description The refundable amount as the form showed it; the server does not trust it. Left out for an exchange. */
            refund_amount?: string | undefined;
            /** @description The amount asked for; the refundable one when missing. Left out for an exchange. */
            refund_apply_money?: string | undefined;
            /** @description The reason, in up to 200 words; each Chinese character counts as a word. */
            explain: components["schemas"]["Reason"];
            /** @description Up to three pictures that prove it, uploaded before. */
            apply_return_goods?: string[] | undefined;
        };
        /** @description What `mall.Order.applyReturnGoods` answers. */
        AfterSalesApplyData: components["schemas"]["AppliedAfterSale"];
        /** @description What `mall.Order.batchReturnGoodsPage` takes. */
        AfterSalesBatchOptionsInput: {
            /** @description The lines of one order. */
            order_details_id: number[];
        };
        /** @description What `mall.Order.batchReturnGoodsPage` answers. */
        AfterSalesBatchOptionsData: components["schemas"]["AfterSaleOptions"];
        /** @description What `mall.Order.getExpress` takes. */
        AfterSalesCouriersInput: {
            /** @description The product to send back. */
            pid: number;
        };
        /** @description What `mall.Order.getExpress` answers. */
        AfterSalesCouriersData: components["schemas"]["Couriers"];
        /** @description What `mall.Order.returnDataList` takes. */
        AfterSalesListInput: {
            /** @description Words of a product's name, or an order number. */
            ordervalue?: string | undefined;
            /** @description The page, from 1. */
            start?: number | undefined;
            /** @description Rows a page; ten when missing. */
            end?: number | undefined;
        };
        /** @description What `mall.Order.returnDataList` answers. */
        AfterSalesListData: components["schemas"]["AfterSaleList"];
        /** @description What `mall.Order.singleReturnGoodsPage` takes. */
        AfterSalesOptionsInput: {
            /** @description The line of the order. */
            order_details_id: number[];
        };
        /** @description What `mall.Order.singleReturnGoodsPage` answers. */
        AfterSalesOptionsData: components["schemas"]["AfterSaleOptions"];
        /** @description What `mall.Order.applyReturnGoodsPage` takes. */
        AfterSalesPrepareInput: {
            /** @description The lines of one order. */
            order_details_id: number[];
        };
        /** @description What `mall.Order.applyReturnGoodsPage` answers. */
        AfterSalesPrepareData: components["schemas"]["AfterSaleForm"];
        /** @description What `mall.Order.exchangeReceipt` takes. */
        AfterSalesReceiveReplacementInput: {
            /** @description The after-sale. */
            id: number;
        };
        /** @description What `mall.Order.exchangeReceipt` answers. */
        AfterSalesReceiveReplacementData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.backSend` takes. */
        AfterSalesSendBackInput: {
            /** @description The after-sale. */
            id: number;
            /** @description The courier's name. */
            kdname: string;
            /** @description The number of the parcel. */
            kdcode: string;
            /** @description Who sent it. */
            lxr: string;
            /** @description The phone of who sent it. */
            lxdh: string;
        };
        /** @description What `mall.Order.backSend` answers. */
        AfterSalesSendBackData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.returnDetails` takes. */
        AfterSalesShowInput: {
            /** @description The line of the order (`detailId` in the list). */
            orderDetailId: number;
        };
        /** @description What `mall.Order.returnDetails` answers. */
        AfterSalesShowData: components["schemas"]["AfterSaleDetails"];
        /** @description What `mall.Order.cancellationOfApplication` takes. */
        AfterSalesWithdrawInput: {
            /** @description The after-sale. */
            id: number;
        };
        /** @description What `mall.Order.cancellationOfApplication` answers. */
        AfterSalesWithdrawData: components["schemas"]["Nothing"];
        /** @description What `mall.Login.registerAgreement` takes. */
        AuthAgreementInput: {
            /**
             * @description Which text.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3;
        };
        /** @description What `mall.Login.registerAgreement` answers. */
        AuthAgreementData: components["schemas"]["Agreement"];
        /** @description What `mall.Login.getCode` takes. */
        AuthCaptchaInput: Record<string, never>;
        /** @description What `mall.Login.getCode` answers. */
        AuthCaptchaData: components["schemas"]["Captcha"];
        /** @description What `mall.Login.login` takes. */
        AuthLoginInput: {
            /**
             * @description What names the customer.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            /** @description The phone number, or with type 3 the account name. */
            phone?: string | undefined;
            /** @description The e-mail address, with type 2. */
            e_mail?: string | undefined;
            /** @description Dial code of the phone. */
            cpc?: string | undefined;
            /** @description The country's number in ISO 3166-1. */
            country_num?: number | undefined;
            password: string;
            /** @description What the captcha shows, or the solution of its puzzle. */
            imgCode: string;
            /** @description The captcha's token. */
            verificationCode: string;
            /**
             * @description 1 keeps the customer signed in.
             * @enum {integer}
             */
            isAuto?: (0 | 1) | undefined;
        };
        /** @description What `mall.Login.login` answers. */
        AuthLoginData: components["schemas"]["SignedIn"];
        /** @description What `mall.Login.quit` takes. */
        AuthLogoutInput: Record<string, never>;
        /** @description What `mall.Login.quit` answers. */
        AuthLogoutData: components["schemas"]["Nothing"];
        /** @description What `mall.Product.addCart` takes. */
        CartAddInput: {
            /** @description The product. */
            pro_id: number;
            /** @description The SKU. */
            attribute_id: number;
            /** @description Pieces. */
            num: number;
        };
        /** @description What `mall.Product.addCart` answers. */
        CartAddData: {
            /** @description The session that holds the cart, new for a first-time visitor. */
            access_id: components["schemas"]["AccessId"];
            /** @description The cart line. */
            cart_id: components["schemas"]["IntLike"];
        };
        /** @description What `mall.Cart.modifyAttribute` takes. */
        CartChangeSkuInput: {
            /** @description The line. */
            car_id: number;
            /** @description The new SKU. */
            attribute_id: number;
        };
        /** @description What `mall.Cart.modifyAttribute` answers. */
        CartChangeSkuData: components["schemas"]["Nothing"];
        /** @description What `mall.Cart.djAttribute` takes. */
        CartLineSkusInput: {
            /** @description The line. */
            car_id: number;
        };
        /** @description One element, as the family sends it. */
        CartLineSkusData: components["schemas"]["LineSkus"][];
        /** @description What `mall.Cart.index` takes. */
        CartListInput: Record<string, never>;
        /** @description What `mall.Cart.index` answers. */
        CartListData: components["schemas"]["Cart"];
        /** @description What `mall.Cart.delCart` takes. */
        CartRemoveInput: {
            /** @description The lines. */
            car_id: number[];
        };
        /** @description What `mall.Cart.delCart` answers. */
        CartRemoveData: components["schemas"]["Nothing"];
        /** @description What `mall.Cart.upCart` takes. */
        CartUpdateInput: {
            /** @description The lines to change. */
            cart: {
                /** @description The line. */
                cart_id: number;
                /** @description Pieces. */
                num?: number;
                /**
                 * @description 1 ticks the line, 0 unticks it.
                 * @enum {integer}
                 */
                selected?: 0 | 1;
            }[];
        };
        /** @description What `mall.Cart.upCart` answers. */
        CartUpdateData: components["schemas"]["Nothing"];
        /** @description What `mall.Product.index` takes. */
        CatalogProductInput: {
            /** @description The product's id. */
            pro_id: number;
            /**
             * @description 1 when entered from the member products; prices then carry the member discount.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
        };
        /** @description What `mall.Product.index` answers. */
        CatalogProductData: components["schemas"]["ProductPage"];
        /** @description What `mall.Index.search` takes. */
        CatalogSearchInput: {
            /** @description Words to find; in any of the four languages. */
            keyword?: string | undefined;
            /** @description The class the visitor came from. */
            cid?: number | undefined;
            /** @description Only products of these classes. */
            class_id?: number[] | undefined;
            /** @description Only products of these brands. */
            brand_id?: number[] | undefined;
            /** @description A price range in whole yuan, "100-300"; either end may be missing, "1500" alone means from 1500. */
            amount?: string | undefined;
            /** @description Only products with these labels; 5 means member products. */
            s_type?: (1 | 2 | 3 | 5)[] | undefined;
            /**
             * @description What to sort by; empty for the mall's own order.
             * @enum {string}
             */
            sort_type?: ("" | "default" | "price" | "volume") | undefined;
            /**
             * @description Which way.
             * @enum {integer}
             */
            sort?: (0 | 1) | undefined;
            /** @description Only brands beginning with this letter in `brand_list`. */
            brandHead?: string | undefined;
            /** @description Only classes beginning with this letter in `class_list`. */
            classHead?: string | undefined;
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Rows a page. */
            pageSize?: number | undefined;
        };
        /** @description What `mall.Index.search` answers. */
        CatalogSearchData: components["schemas"]["SearchResult"];
        /** @description What `mall.Product.immediatelyCart` takes. */
        CheckoutCheckBuyNowInput: {
            /** @description Product, SKU and quantity, one object each. */
            product: components["schemas"]["BuyNowPart"][];
        };
        /** @description What `mall.Product.immediatelyCart` answers. */
        CheckoutCheckBuyNowData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.payment` takes. */
        CheckoutPlaceOrderInput: {
            /** @description One SKU to buy at once; instead of `cart_id`. */
            product?: components["schemas"]["BuyNowPart"][] | undefined;
            /** @description The cart lines to buy; instead of `product`. */
            cart_id?: number[] | undefined;
            /** @description Where to deliver; the default address when missing. */
            address_id?: number | undefined;
            /** @description The store where the order is picked up; its delivery costs nothing then. `address_id` is left out. */
            shop_address_id?: number | undefined;
            /** @description Who picks the order up. */
            fullName?: string | undefined;
            /** @description The phone of who picks the order up. */
            fullPhone?: string | undefined;
            /**
             * @description 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** @description The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon` or `no_discount`. */
            coupon_id?: string | undefined;
            /** @description A word to each shop, in the order of `products`. */
            remarks?: string[] | undefined;
            /** @description How it is going to be paid. */
            pay_type: components["schemas"]["PaymentType"];
            /** @description What the customer saw; an order that has become dearer since is refused. */
            total?: string | undefined;
        };
        /** @description What `mall.Order.payment` answers. */
        CheckoutPlaceOrderData: components["schemas"]["PlacedOrder"];
        /** @description What `mall.Order.settlement` takes. */
        CheckoutSettleInput: {
            /** @description One SKU to buy at once; instead of `cart_id`. */
            product?: components["schemas"]["BuyNowPart"][] | undefined;
            /** @description The cart lines to buy; instead of `product`. */
            cart_id?: number[] | undefined;
            /** @description Where to deliver; the default address when missing. */
            address_id?: number | undefined;
            /** @description The store where the order is picked up; its delivery costs nothing then. `address_id` is left out. */
            shop_address_id?: number | undefined;
            /**
             * @description 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** @description The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon` or `no_discount`. */
            coupon_id?: string | undefined;
            /**
             * @description `true` takes `coupon_id` as it stands; `false`, or nothing, chooses the best coupons.
             * @enum {string}
             */
            canshu?: ("true" | "false") | undefined;
            /** @description How it is going to be paid. */
            pay_type?: components["schemas"]["PaymentType"] | undefined;
        };
        /** @description What `mall.Order.settlement` answers. */
        CheckoutSettleData: components["schemas"]["Settlement"];
        /** @description What `mall.Home.getBlockGoodsList` takes. */
        HomeBlocksInput: Record<string, never>;
        /** @description What `mall.Home.getBlockGoodsList` answers. */
        HomeBlocksData: {
            list: components["schemas"]["Block"][];
        };
        /** @description What `mall.Index.home` takes. */
        HomePageInput: {
            /** @description Only products of this class. */
            cid?: number | undefined;
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Rows a page. */
            pageSize?: number | undefined;
        };
        /** @description What `mall.Index.home` answers. */
        HomePageData: components["schemas"]["HomePage"];
        /** @description What `mall.InvoiceInfo.applyInvoicing` takes. */
        InvoicesApplyInput: {
            /** @description The revoked invoice to ask for again. */
            id?: number | undefined;
            /** @description The title it is made out to. */
            headId: number;
            /** @description 1 a company, 2 a person. */
            type: components["schemas"]["InvoiceHeaderKindSent"];
            /** @description The name of the title; the stored one counts. */
            companyName: string;
            /** @description The tax number of the title; the stored one counts. */
            companyTaxNumber?: string | undefined;
            /** @description The amount as the form showed it; the server does not trust it. */
            amount?: string | undefined;
            /** @description The number of the order. */
            sNo: string;
            /** @description Where the invoice is sent. */
            email: string;
        };
        /** @description What `mall.InvoiceInfo.applyInvoicing` answers. */
        InvoicesApplyData: components["schemas"]["Nothing"];
        /** @description What `mall.InvoiceHeader.getDefault` takes. */
        InvoicesDefaultHeaderInput: Record<string, never>;
        /** @description What `mall.InvoiceHeader.getDefault` answers. */
        InvoicesDefaultHeaderData: components["schemas"]["DefaultInvoiceHeader"];
        /** @description What `mall.InvoiceHeader.doRequest` takes. */
        InvoicesHeadersInput: {
            /** @description Only this title. */
            id?: number | undefined;
        };
        /** @description What `mall.InvoiceHeader.doRequest` answers. */
        InvoicesHeadersData: components["schemas"]["InvoiceHeaderList"];
        /** @description What `mall.InvoiceInfo.getInvoiceInfo` takes. */
        InvoicesListInput: {
            /**
             * @description 1 applied for, 2 issued, 3 revoked by the customer.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** @description The page, from 1; ten rows each. */
            page?: number | undefined;
        };
        /** @description What `mall.InvoiceInfo.getInvoiceInfo` answers. */
        InvoicesListData: components["schemas"]["InvoiceList"];
        /** @description What `mall.InvoiceInfo.getToInvoiced` takes. */
        InvoicesListBillableInput: {
            /** @description The page, from 1; ten rows each. */
            page?: number | undefined;
        };
        /** @description What `mall.InvoiceInfo.getToInvoiced` answers. */
        InvoicesListBillableData: components["schemas"]["BillableOrderList"];
        /** @description What `mall.InvoiceHeader.del` takes. */
        InvoicesRemoveHeaderInput: {
            /** @description The title; the family sends one. */
            ids: number[];
        };
        /** @description What `mall.InvoiceHeader.del` answers. */
        InvoicesRemoveHeaderData: components["schemas"]["Nothing"];
        /** @description What `mall.InvoiceInfo.revoke` takes. */
        InvoicesRevokeInput: {
            /** @description The invoice. */
            id: number;
        };
        /** @description What `mall.InvoiceInfo.revoke` answers. */
        InvoicesRevokeData: components["schemas"]["Nothing"];
        /** @description What `mall.InvoiceHeader.addOrUpdate` takes. */
        InvoicesSaveHeaderInput: {
            /** @description The title to change; a new one when missing. */
            id?: number | undefined;
            /** @description 1 a company, 2 a person. */
            type: components["schemas"]["InvoiceHeaderKindSent"];
            /** @description The company's or the person's name. */
            companyName: string;
            /** @description The tax number; a company must have one. */
            companyTaxNumber?: string | undefined;
            /** @description The registered address. */
            registerAddress?: string | undefined;
            /** @description The registered phone. */
            registerPhone?: string | undefined;
            /** @description The bank. */
            depositBank?: string | undefined;
            /** @description The bank account. */
            bankNumber?: string | undefined;
            /**
             * @description 1 makes it the default.
             * @enum {integer}
             */
            isDefault?: (0 | 1) | undefined;
        };
        /** @description What `mall.InvoiceHeader.addOrUpdate` answers. */
        InvoicesSaveHeaderData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.removeOrder` takes. */
        OrdersCancelInput: {
            /** @description The order. */
            order_id: number;
        };
        /** @description What `mall.Order.removeOrder` answers. */
        OrdersCancelData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.index` takes. */
        OrdersListInput: {
            /** @description Words of a product's name, or an order number. */
            ordervalue?: string | undefined;
            /** @description The page, from 1. */
            pageNum?: number | undefined;
            /**
             * @description Only orders in this state. The family spells `evaluete` so.
             * @enum {string}
             */
            order_type?: ("" | "payment" | "send" | "receipt" | "evaluete") | undefined;
        };
        /** @description What `mall.Order.index` answers. */
        OrdersListData: components["schemas"]["OrderList"];
        /** @description What `mall.Order.logistics` takes. */
        OrdersParcelsInput: {
            /** @description The number of the order (`sNo`), not its id. */
            id: string;
            /**
             * @description Always empty in this family; it has no meaning.
             * @enum {string}
             */
            details?: "" | undefined;
        };
        /** @description What `mall.Order.logistics` answers. */
        OrdersParcelsData: components["schemas"]["ParcelList"];
        /** @description What `mall.Order.see_extraction_code` takes. */
        OrdersPickupCodeInput: {
            /** @description The order. */
            order_id: number;
        };
        /** @description What `mall.Order.see_extraction_code` answers. */
        OrdersPickupCodeData: components["schemas"]["PickupCode"];
        /** @description What `mall.Order.getMchStore` takes. */
        OrdersPickupStoreInput: {
            /** @description The store, `single_store` of the order. */
            id: number;
        };
        /** @description What `mall.Order.getMchStore` answers. */
        OrdersPickupStoreData: components["schemas"]["PickupPlace"];
        /** @description What `mall.Order.okOrder` takes. */
        OrdersReceiveInput: {
            /** @description The order. */
            order_id: number;
        };
        /** @description What `mall.Order.okOrder` answers. */
        OrdersReceiveData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.delivery` takes. */
        OrdersRemindInput: {
            /** @description The order. */
            order_id: number;
        };
        /** @description What `mall.Order.delivery` answers. */
        OrdersRemindData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.delOrder` takes. */
        OrdersRemoveInput: {
            /** @description The order. */
            order_id: number;
        };
        /** @description What `mall.Order.delOrder` answers. */
        OrdersRemoveData: components["schemas"]["Nothing"];
        /** @description What `mall.Order.orderDetails` takes. */
        OrdersShowInput: {
            /** @description The order. */
            order_id: number;
            /** @description The payment's number, from the scan page; it changes nothing. */
            trade_no?: string | undefined;
        };
        /** @description What `mall.Order.orderDetails` answers. */
        OrdersShowData: components["schemas"]["OrderDetails"];
        /** @description What `mall.Order.getPayment` takes. */
        PaymentsMethodsInput: Record<string, never>;
        /** @description What `mall.Order.getPayment` answers. */
        PaymentsMethodsData: components["schemas"]["PaymentMethods"];
        /** @description What `mall.Pay.walletPay` takes. */
        PaymentsPayFromWalletInput: {
            /** @description The order as placing it answered. */
            order_list: {
                /** @description The order's number. */
                sNo: string;
                /** @description What the customer saw. */
                total?: string;
                /** @description The order's id. */
                order_id?: number;
            };
            /**
             * @description The way to pay; always the wallet here.
             * @enum {string}
             */
            type: "wallet_pay";
            /** @description What the customer saw. */
            payment_money: string;
        };
        /** @description What `mall.Pay.walletPay` answers. */
        PaymentsPayFromWalletData: components["schemas"]["Nothing"];
        /** @description What `mall.User.paymentPassword` takes. */
        PaymentsVerifyPasswordInput: {
            /** @description The payment password. */
            password: string;
        };
        /** @description What `mall.User.paymentPassword` answers. */
        PaymentsVerifyPasswordData: components["schemas"]["Nothing"];
        /** @description What `mall.Index.index` takes. */
        ShellIndexInput: Record<string, never>;
        /** @description What `mall.Index.index` answers. */
        ShellIndexData: components["schemas"]["Shell"];
        /** @description What `mall.User.getUserTell` takes. */
        ShellNoticeInput: Record<string, never>;
        /** @description What `mall.User.getUserTell` answers. */
        ShellNoticeData: components["schemas"]["Notice"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
