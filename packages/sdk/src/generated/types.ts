// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
        /** The name a customer signs in with: letters and digits. Free choice, but nobody else's. */
        AccountName: string;
        /**
         * What is asked for. 1 return and refund, 2 refund only, 3 exchange.
         * @enum {integer}
         */
        AfterSaleKindSent: 1 | 2 | 3;
        /** An amount in yuan as the customer saw or typed it. */
        AmountSeen: string;
        /** The whole number without spaces, 16 to 19 digits and no 0 in front. */
        BankCardNumber: string;
        /** One part of what is bought at once: three objects with one key each name the product (pid), its SKU (cid) and the quantity (num); a fourth names the flash item (sec_id). */
        BuyNowPart: {
            /** The product's id. */
            pid?: number;
            /** The SKU's id. */
            cid?: number;
            /** Pieces. */
            num?: number;
            /** The flash item whose price is meant. */
            sec_id?: number;
        };
        /** What the captcha shows, or the solution of its puzzle. */
        CaptchaAnswer: string;
        /** What a captcha shows, from pages of the family that show one; ours do not, and it is not looked at. */
        CaptchaText: string;
        /** The captcha's token. */
        CaptchaToken: string;
        /** The consignee; letters, digits and underscores of any script, and the marks that stand inside names. */
        Consignee: string;
        /** Dial code of the consignee's phone; 86 when missing. */
        ConsigneeDialCode: string;
        /** The consignee's phone. */
        ConsigneePhone: string;
        /** The country's number in ISO 3166-1. */
        CountryNumber: number;
        /**
         * 1 makes it the default.
         * @enum {integer}
         */
        DefaultFlag: 0 | 1;
        /** Dial code of the phone; 86 when missing or empty. */
        DialCode: string;
        /** An e-mail address; empty where a phone number is sent. */
        EmailField: string;
        /** A region outside the region tree, as the shopper writes it. */
        FreeRegion: string;
        /**
         * Who an invoice is made out to. 1 a company, 2 a person.
         * @enum {integer}
         */
        InvoiceHeaderKindSent: 1 | 2;
        /** A login password, without spaces. */
        LoginPassword: string;
        /** A new payment password, six digits. */
        NewPaymentPassword: string;
        /** An order, or a membership order, as placing it answered. */
        OrderToPay: {
            /** The order's number. */
            sNo: string;
            /** The order's id; a membership order has none. */
            order_id?: number;
            /** What the customer saw. */
            total?: components["schemas"]["AmountSeen"];
            /** What the customer saw of a membership order. */
            amount?: components["schemas"]["AmountSeen"];
        };
        /**
         * The bound phone of the signed-in customer without its dial code, complete or masked (`138****0001`), as clients read it from other answers.
         * @example 138****0001
         */
        OwnPhone: string;
        /** Rows a page. More than the maximum is read as the maximum, since some clients ask for everything at once. */
        PageSize: number;
        /** A way to pay. */
        PaymentType: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
        /** A phone number without its dial code; empty where an e-mail address is sent. */
        PhoneField: string;
        /** A phone number without its dial code. */
        PhoneNumber: string;
        /**
         * A phone number without its dial code, complete or masked (`138****0001`); empty for none.
         * @example 13800000001
         */
        PhoneOrMasked: string;
        /** Province, city and district. */
        Place: string[];
        /** The postal code. */
        PostalCode: string;
        /** A price range in yuan with at most two decimals, "100-300" or "499.50-1000.00"; either end may be missing, "1500" alone means from 1500. */
        PriceLimits: string;
        /** Up to 200 words, with a letter or a digit among them. What stands between spaces is a word, and so is each Chinese character. */
        Reason: string;
        /** The six digits sent by SMS or e-mail: good for five minutes, one use and five tries. */
        SentCode: string;
        /** Street, house, floor. */
        StreetAddress: string;
        /**
         * An uploaded picture of the caller, by its path or by the address that mall.Product.uploadImgs answered. The query of the address is ignored.
         * @example /media/uploads/9c41e7d2a60b.webp
         */
        UploadedPicture: string;
        /** A page about the mall. */
        AboutPage: {
            /** The text; empty where none is written yet. */
            content: components["schemas"]["Html"];
        };
        /** A session token. Keep it secret; it is opaque. */
        AccessId: string;
        /** The first page of the account area. */
        AccountHome: {
            user: components["schemas"]["AccountSummary"];
            /** Orders to be paid. */
            dfk_num: components["schemas"]["IntLike"];
            /** Orders paid and not shipped. */
            dfh_num: components["schemas"]["IntLike"];
            /** Orders to be received. */
            dsh_num: components["schemas"]["IntLike"];
            /** Orders to be reviewed. */
            dpj_num: components["schemas"]["IntLike"];
            /** After-sales that are not finished. */
            th: components["schemas"]["IntLike"];
            /** The newest orders. */
            order_list: components["schemas"]["RecentOrder"][];
        };
        /** The customer with what they own. */
        AccountSummary: {
            /** The customer's picture. */
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            /** The wallet's balance. */
            money: components["schemas"]["Money"];
            /** Points that can be spent. */
            score: components["schemas"]["IntLike"];
            /** Coupons that can be used. */
            coupon_num: components["schemas"]["IntLike"];
        };
        /** A delivery address. */
        Address: {
            id: components["schemas"]["IntLike"];
            /** The consignee. */
            name: components["schemas"]["Text"];
            tel: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            city: components["schemas"]["Text"];
            /** District. */
            quyu: components["schemas"]["Text"];
            /** Province, city and district as one text in the language asked for; the three fields keep their Chinese names. */
            region?: components["schemas"]["Text"];
            /** Street, house, floor. */
            address: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
            /** Dial code of the phone. */
            cpc: components["schemas"]["Text"];
            /** Postal code. */
            code: components["schemas"]["Text"];
            /** The family's second name of `cpc`. */
            country_code?: components["schemas"]["Text"];
            /** The family's second name of `address`. */
            street_address?: components["schemas"]["Text"];
            /** Region and address in one text. */
            address_xq?: components["schemas"]["Text"];
        };
        /** An address with its region as the region tree names it. The names differ from level to level; the family uses them so. */
        AddressForm: {
            /** The `value` of the province. */
            province: components["schemas"]["Text"];
            /** The `value` of the city. */
            city_id: components["schemas"]["Text"];
            /** The `value` of the district; empty outside the region tree. */
            county: components["schemas"]["Text"];
            address: components["schemas"]["Address"];
        };
        /** An after-sale with everything its page shows. */
        AfterSaleDetails: {
            /** The after-sale's id, by which it is withdrawn, sent back and confirmed; older servers leave it out. */
            id?: components["schemas"]["IntLike"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** The order's id; older servers leave it out. */
            order_id?: components["schemas"]["IntLike"];
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            /** When it was asked for. */
            re_time: components["schemas"]["DateTime"];
            /** The amount asked for; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            /** The amount that was refunded; 0.00 before a refund and for an exchange. */
            real_money?: components["schemas"]["Money"];
            /** How the order was paid, which is where a refund goes. Older servers leave it out. */
            pay_type?: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** The reason. */
            content: string;
            /** Pictures that prove it. */
            re_photo: components["schemas"]["Url"][];
            /** When the shop decided; empty before. */
            audit_time: components["schemas"]["DateTime"];
            /** What the customer is to know or to do now. */
            suggestive_language: components["schemas"]["Text"];
            /** Why the shop refused; empty otherwise. */
            r_content?: components["schemas"]["Text"];
            /** The courier of the parcel that is on its way, back or forth; empty without one. */
            express: components["schemas"]["Text"];
            /** The number of that parcel. */
            express_num: components["schemas"]["Text"];
            /** The parcel in which the customer sent the goods back; left out before. */
            return_info?: components["schemas"]["AfterSaleParcel"];
            /** The parcel that the shop sent, with a replacement or with refused goods; left out before. */
            send_info?: components["schemas"]["AfterSaleParcel"];
            /** Until when the customer is to send the goods back or to confirm the replacement; empty in every other state. */
            expire_time?: components["schemas"]["DateTime"];
            /** Where to send the goods back. */
            store_info?: components["schemas"]["ReturnAddress"];
            /** What happened, newest first. */
            record?: components["schemas"]["AfterSaleEvent"][];
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** A step of an after-sale. */
        AfterSaleEvent: {
            time: components["schemas"]["DateTime"];
            r_type: components["schemas"]["AfterSaleState"];
            /** The step in words. */
            content: string;
        };
        /** What the form of an application shows. */
        AfterSaleForm: {
            /** The highest amount that can be refunded. */
            refund_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            orderType?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** The order has been shipped. */
            status?: components["schemas"]["Flag"];
            /** A refund only is allowed. */
            refundAmt?: components["schemas"]["Flag"];
            /** A return with refund is allowed. */
            refundGoodsAmt?: components["schemas"]["Flag"];
            /** An exchange is allowed. */
            refundGoods?: components["schemas"]["Flag"];
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** What is asked for. Decoded: a number. */
        AfterSaleKind: (1 | 2 | 3) | (number & {});
        /** A line of an order that can be applied for. */
        AfterSaleLine: {
            /** The line's id, sent as `order_details_id`. */
            id: components["schemas"]["IntLike"];
            /** The product's id. */
            p_id?: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            /** The SKU's options as text; empty for the only SKU. */
            size: components["schemas"]["Text"];
            /** The price of one piece when it was ordered. */
            p_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Pieces. */
            num: components["schemas"]["IntLike"];
            /** This line allows an application; the others are not shown. */
            refund?: components["schemas"]["Flag"];
        };
        /** A page of the customer's after-sales, newest first. */
        AfterSaleList: {
            /** After-sales over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["AfterSaleRow"][];
        };
        /** Which applications some lines of an order allow. */
        AfterSaleOptions: {
            /** Any application is allowed; each of the three kinds needs this as well. */
            refund: components["schemas"]["Flag"];
            /** A refund only. */
            refundAmt: components["schemas"]["Flag"];
            /** A return with refund. */
            refundGoodsAmt: components["schemas"]["Flag"];
            /** An exchange. */
            refundGoods: components["schemas"]["Flag"];
            orderType: components["schemas"]["OrderKind"];
            /** What older servers send for `refundAmt`. */
            refund_only_status?: components["schemas"]["Flag"];
            /** What older servers send for `refundGoodsAmt`. */
            return_refund_status?: components["schemas"]["Flag"];
            /** What older servers send for `refundGoods`. */
            exchange_goods_status?: components["schemas"]["Flag"];
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** A parcel of an after-sale. */
        AfterSaleParcel: {
            /** The courier. */
            express: components["schemas"]["Text"];
            /** The parcel's number. */
            express_num: components["schemas"]["Text"];
        };
        /** An after-sale as a row of the list. */
        AfterSaleRow: {
            /** The after-sale's id, by which it is withdrawn, sent back and confirmed. */
            id: components["schemas"]["IntLike"];
            order_id: components["schemas"]["IntLike"];
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            shop_id?: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            shop_logo?: components["schemas"]["Url"];
            /** The line's id, by which the after-sale is shown. */
            detailId: components["schemas"]["IntLike"];
            /** The product's id. */
            goodsId: components["schemas"]["IntLike"];
            /** The product's id once more, sent to list the couriers. */
            pid: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            size: components["schemas"]["Text"];
            p_price?: components["schemas"]["Money"];
            /** Pieces. */
            num?: components["schemas"]["IntLike"];
            /** The amount asked for; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** When it was asked for. */
            re_time: components["schemas"]["DateTime"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** What the shop wrote when it decided; empty before. */
            prompt?: components["schemas"]["Text"];
            /** What older servers send beside `r_type`; it adds nothing. */
            return_state?: components["schemas"]["IntLike"];
            /** Where to send the goods back; only while they are to be sent back. */
            buyer?: components["schemas"]["ReturnAddressOfRow"];
        };
        /** Where an after-sale stands. 0 under review, 1 agreed and to be sent back, 2 a return refused, 3 sent back, 4 received and refunded, 5 refused and sent back to the customer, 8 a refund refused, 9 refunded, 10 an exchange refused, 11 replacement sent, 12 exchanged, 15 refunded at once because the goods had not left the shop. Only other servers answer 13 refunded by hand, 14 handling by hand failed, 16 goods accepted for resale and 100 no after-sale. Decoded: a number. */
        AfterSaleState: (0 | 1 | 2 | 3 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 100) | (number & {});
        /** A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** Where the customer's application for a shop stands: 0 none, 1 in review, 2 approved, 3 rejected. Decoded: a number. */
        ApplicationState: (0 | 1 | 2 | 3) | (number & {});
        /** What was applied for. */
        AppliedAfterSale: {
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            /** When. */
            time: components["schemas"]["DateTime"];
            /** What was refunded at once, or is going to be when the shop agrees; 0.00 for an exchange. */
            refund_amount: components["schemas"]["Money"];
            /** Where the after-sale stands now; it is spelled so. */
            RefundType?: components["schemas"]["AfterSaleState"];
            /** The names of the products. */
            product_title: components["schemas"]["Text"][];
        };
        /** An attribute with its values in the order of the page. */
        Attribute: {
            /** 0 for the neutral attribute of a product without attributes. */
            id: components["schemas"]["IntLike"];
            attrName: components["schemas"]["Text"];
            attr: components["schemas"]["AttributeValue"][];
        };
        /** A SKU as one flat row. Every further key is an attribute's name, its value the attribute's value ("Size" to "150 ml"). */
        AttributeRow: {
            SkuID: components["schemas"]["IntLike"];
            Stock: components["schemas"]["IntLike"];
            Price: components["schemas"]["Money"];
            Pic: components["schemas"]["Url"];
            /** The member's price; no attribute. */
            vipPrice?: components["schemas"]["Money"];
        } & {
            [key: string]: string | number;
        };
        /** One value of an attribute. */
        AttributeValue: {
            id: components["schemas"]["IntLike"];
            attributeValue: components["schemas"]["Text"];
        };
        /** A bank card as a row. */
        BankCard: {
            id: components["schemas"]["IntLike"];
            Bank_name: components["schemas"]["Text"];
            /** The last four digits. */
            Bank_card_number: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** A bank card with its holder. */
        BankCardDetails: {
            /** The number, its middle hidden. It is typed anew to change the card. */
            Bank_card_number: components["schemas"]["Text"];
            Bank_name: components["schemas"]["Text"];
            branch: components["schemas"]["Text"];
            Cardholder: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** A banner of the home page. */
        Banner: {
            id: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            /** Where it leads. */
            url: components["schemas"]["Url"];
            /** What it is about, in the caller's language; its name for those who cannot see the picture. */
            title?: components["schemas"]["Text"];
            /** A sentence below the title. */
            subheading?: components["schemas"]["Text"];
        };
        /** How the mall is set up. `html_icon` goes before the icon that `mall.Index.index` names. */
        BasicConfiguration: {
            /** The icon of the browser tab. */
            html_icon: components["schemas"]["Url"];
            store_name: components["schemas"]["Text"];
            store_logo: components["schemas"]["Url"];
            /** The logo of the sign-in pages. */
            logon_logo: components["schemas"]["Url"];
            copyright_information: components["schemas"]["Text"];
            /** The registration number that the footer names; empty where none is needed. */
            record_information: components["schemas"]["Text"];
            /** Where the mall begins. */
            link_to_landing_page: components["schemas"]["Url"];
            app_logo?: components["schemas"]["Url"];
            /** The picture of a customer who has chosen none. */
            admin_default_portrait?: components["schemas"]["Url"];
            /** The address of the mall for phones. */
            h5_domain?: components["schemas"]["Url"];
            /** The text laid over pictures. */
            watermark_name?: components["schemas"]["Text"];
            /** The address laid over pictures. */
            watermark_url?: components["schemas"]["Url"];
            /** Days after which messages are deleted; 0 keeps them. */
            messageSaveDay?: components["schemas"]["IntLike"];
            /** Hours a sign-in lasts in the app. */
            appLoginValid?: components["schemas"]["IntLike"];
        };
        /** A completed order without an invoice. */
        BillableOrder: {
            order_id: components["schemas"]["IntLike"];
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            shop_name: components["schemas"]["Text"];
            shop_logo?: components["schemas"]["Url"];
            /** When it was placed. */
            add_time: components["schemas"]["DateTime"];
            /** What was paid, with delivery. */
            old_total?: components["schemas"]["Money"];
            /** What the invoice will be about. */
            z_price: components["schemas"]["Money"];
            /** It is too late to ask for one. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** A page of orders without an invoice, newest first. */
        BillableOrderList: {
            list: components["schemas"]["BillableOrder"][];
            /** Orders over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** A block of products, shown under its name in the header's product panel. */
        Block: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** The block's products. */
            goodsList: {
                list: components["schemas"]["BlockProduct"][];
            };
        };
        /** A product of a block's list. "Expired" (`recycle` 1) is shown before "off the shelf" (`status` 3), and that before "sold out" (`num` 0). */
        BlockListProduct: {
            id: components["schemas"]["IntLike"];
            imgUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            status: components["schemas"]["ProductStatus"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs, in pieces; 0 or less is sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** A product of the header's panel. */
        BlockProduct: {
            id: components["schemas"]["IntLike"];
            coverUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
        };
        /** Yes or no. We send true or false; other servers of the family also send 1, 0, "1" or "0". Decoded: a boolean. */
        BooleanFlag: boolean;
        /** A brand to filter by. */
        BrandFilter: {
            brand_id: components["schemas"]["IntLike"];
            brand_name: components["schemas"]["Text"];
        };
        /** A captcha, good for 120 seconds and one try. */
        Captcha: {
            /** The captcha's token, sent back as `verificationCode`. */
            code: string;
            /** The picture, as a data address. */
            code_img: string;
            challenge: components["schemas"]["ProofOfWork"];
        };
        /** The cart, grouped by shop, with what can no longer be bought apart from it. */
        Cart: {
            login_status: components["schemas"]["Flag"];
            /** 1 for a member, whose ticked lines are added up at what members pay. */
            isVip?: components["schemas"]["Flag"];
            /** Lines that can be bought. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["CartGroup"][];
            /** Lines that can no longer be bought. */
            data0: components["schemas"]["InvalidCartLine"][];
            /** Pieces over the ticked lines. */
            selected_num: components["schemas"]["IntLike"];
            /** What the ticked lines cost together, without delivery. */
            selected_total: components["schemas"]["Money"];
        };
        /** A coupon campaign of the shop, as the cart offers it. */
        CartCoupon: {
            /** The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** When the campaign ends; empty for never. */
            expirationDate: components["schemas"]["DateTime"];
            /** A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            /** 1 can be received, 2 has been received by the caller. Decoded: a number. */
            point_type: (1 | 2) | (number & {});
        };
        /** The lines of one shop. */
        CartGroup: {
            shop_id: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
            /** The shop has coupons to offer. */
            isOpenCoupon?: components["schemas"]["BooleanFlag"];
            /** The shop's coupons on offer, those to receive first. */
            coupon_list?: components["schemas"]["CartCoupon"][];
            list: components["schemas"]["CartLine"][];
        };
        /** A SKU in the cart. */
        CartLine: {
            /** The line's id, sent as `cart_id` or `car_id`. */
            id: components["schemas"]["IntLike"];
            /** The product's id. The capital stands so on the wire. */
            Goods_id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            /** The SKU's price now. */
            price: components["schemas"]["Money"];
            /** What members pay for one; missing where they pay what everybody pays. */
            vipPrice?: components["schemas"]["Money"];
            /** Pieces. */
            num: components["schemas"]["IntLike"];
            /** Pieces that can be had. */
            stock: components["schemas"]["IntLike"];
            /** The SKU's id. */
            attribute_id: components["schemas"]["IntLike"];
            /** The SKU's options as text, "150 ml"; empty for the only SKU. */
            attribute: components["schemas"]["Text"];
            /** Ticked for the next order. */
            selected: components["schemas"]["Flag"];
            /** The product's attributes; empty for a product with one SKU. */
            attrList: components["schemas"]["Attribute"][];
            /** The line's own SKU; mall.Cart.djAttribute lists those that it can be changed to. Other servers of the family list all of the product's. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** A coupon campaign of the coupon centre. */
        CentreCoupon: {
            /** The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            /** The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            /** For a coupon of a shop with the shop's name before it, in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            type: components["schemas"]["CouponScope"];
            /** The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** What the goods must cost at least; 0.00 for no such condition. */
            z_money: components["schemas"]["Money"];
            /** That condition as a text. */
            limit: components["schemas"]["Text"];
            /** Coupons issued. */
            circulation: components["schemas"]["IntLike"];
            /** Coupons left; 9999999 or more stands for no end of them. */
            num: components["schemas"]["IntLike"];
            /** Whether their number is limited. Decoded: a number. */
            issue_number_type: (1 | 2) | (number & {});
            /** The same as a text. */
            issue_number_type_str: components["schemas"]["Text"];
            /** How many one customer may have. */
            receive: components["schemas"]["IntLike"];
            /** A picture. */
            cover_map: components["schemas"]["Url"];
            /** A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
            start_time: components["schemas"]["DateTime"];
            /** When the campaign ends; empty for one without an end. */
            end_time: components["schemas"]["DateTime"];
            /** Days that a coupon is good for after it is received; 0 for until the end of the campaign. */
            day: components["schemas"]["IntLike"];
            /** The terms of use. The capital stands so on the wire. */
            Instructions: string;
        };
        /** A class to filter by. */
        ClassFilter: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
        };
        /** The answer to a request for a verification code. We send an empty object, in the demo profile with the code; other servers of the family also send an empty text, an empty list, null or a flag. Decoded: an object, empty where there is none. */
        CodeRequested: {
            /** The code itself. Only in the demo profile, which sends no messages; production never answers with it. */
            demo_code?: string;
        };
        /** One tab of the product's introduction. */
        ContentTab: {
            name: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** A country or region that phones and parcels can go to. */
        Country: {
            id?: components["schemas"]["IntLike"];
            /** Its name in the language of the request. */
            name: components["schemas"]["Text"];
            /** Its Chinese name. */
            zh_name?: components["schemas"]["Text"];
            /** The dial code, sent as `cpc`. The name says something else; the family uses it so. */
            code2: components["schemas"]["Text"];
            /** The number in ISO 3166-1, sent as `country_num`. */
            num3: components["schemas"]["IntLike"];
            /** The letters of ISO 3166-1. */
            code: components["schemas"]["Text"];
            /** A picture of the flag; empty where there is none. */
            national_flag: components["schemas"]["Url"];
            /** Whether it is offered. */
            is_show?: components["schemas"]["Flag"];
        };
        /** What a coupon gives: 1 free delivery, 2 an amount off, 3 a share off, 4 a gift to members, 5 a product (older servers). Decoded: a number. */
        CouponBenefit: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** What a coupon is good for: 1 all goods, 2 chosen products, 3 chosen classes, 4 buying a membership. Decoded: a number. */
        CouponScope: (1 | 2 | 3 | 4) | (number & {});
        /** A courier. */
        Courier: {
            id: components["schemas"]["IntLike"];
            /** Its name, sent as `kdname`. */
            kuaidi_name: components["schemas"]["Text"];
            /** Its code, "shunfeng". */
            type?: components["schemas"]["Text"];
            is_open?: components["schemas"]["Flag"];
            /** The place in the list. */
            sort?: components["schemas"]["IntLike"];
        };
        /** The couriers to choose from, and where the goods go. */
        Couriers: {
            express: components["schemas"]["Courier"][];
            /** The whole address as one text. */
            address?: components["schemas"]["Text"];
            name?: components["schemas"]["Text"];
            phone?: components["schemas"]["Text"];
        };
        /** Values joined by commas ("1,2,5"); empty for none. Decoded: the list of values. */
        Csv: string[];
        /** A currency that prices can be shown in. */
        Currency: {
            currency_id: components["schemas"]["IntLike"];
            /** The code of ISO 4217. */
            currency_code: string;
            /** The symbol before an amount. */
            currency_symbol: string;
            /** An amount of the default currency times this is the amount in this currency; 1 for the default currency. */
            exchange_rate: number | string;
        };
        /** The symbol before the amounts; older servers leave it out. */
        CurrencySymbol: string;
        /** A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none. Decoded: ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null where there is none. */
        DateTime: string | null;
        /** The default title, or an empty object without any. */
        DefaultInvoiceHeader: components["schemas"]["InvoiceHeader"] | components["schemas"]["Nothing"];
        /** How an order reaches the customer. 0 by courier, 1 picked up in a store, 2 brought by the shop, 3 and 4 virtual goods with and without a check. Decoded: a number. */
        DeliveryKind: (0 | 1 | 2 | 3 | 4) | (number & {});
        /** The part of the price that is still paid, in tenths, as shoppers in China count it: "9.00" pays nine tenths, which is 10 % off. "0.00" where the coupon is no percentage. Decoded: a decimal string with two places. */
        Discount: string;
        /** The amounts times this are shown; 1 for the default currency. Older servers leave it out. */
        ExchangeRate: number | string;
        /** A product of the collection. */
        FavoriteProduct: {
            /** The favourite's id, needed to take it out. */
            id: components["schemas"]["IntLike"];
            /** The product's id. */
            p_id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            status: components["schemas"]["ProductStatus"];
            /** Stock over all SKUs, in pieces; 0 or less is sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** A shop that the customer follows. */
        FavoriteShop: {
            /** The favourite's id, needed to take it out. */
            id: components["schemas"]["IntLike"];
            /** The shop's id. */
            mch_id: components["schemas"]["IntLike"];
            /** The shop's id again, under its other name. */
            shopid: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
            logo: components["schemas"]["Url"];
            is_open: components["schemas"]["ShopState"];
            /** Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** Its best sellers. */
            list: components["schemas"]["RelatedProduct"][];
            /** Its new products. */
            xplist: components["schemas"]["RelatedProduct"][];
        };
        /** Yes or no. We send 1 or 0; other servers of the family also send "1", "0", true or false. Decoded: a boolean. */
        Flag: boolean;
        /** A product of a slot. It is "gone" when `num` is 0, else "finished" when `lefttime` is 0 or less, else "waiting to begin" when `type` is 2, else it can be snapped up. */
        FlashItem: {
            /** The flash item, sent as `sec_id` to buy it. */
            id: components["schemas"]["IntLike"];
            pro_id: components["schemas"]["IntLike"];
            product_title: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            /** The shop's logo. */
            logo_img: components["schemas"]["Url"];
            /** The shop's name. */
            mch_name: components["schemas"]["Text"];
            /** The SKU's options as text; empty for the only SKU, missing from servers that do not tell it. */
            size?: components["schemas"]["Text"];
            /** The price during the slot. */
            seconds_price: components["schemas"]["Money"];
            /** The price of this SKU otherwise. */
            price: components["schemas"]["Money"];
            /** Pieces left for the slot. */
            num: components["schemas"]["IntLike"];
            /** Pieces set aside for the slot; what is sold is the difference. */
            max_num: components["schemas"]["IntLike"];
            /** Seconds from `server_time` to the end of the slot; negative once it is over. */
            lefttime: components["schemas"]["IntLike"];
            type: components["schemas"]["SlotState"];
        };
        /** What a product costs in the flash sale. Countdowns run on `server_time`. */
        FlashOffer: {
            /** The flash item. */
            id: components["schemas"]["IntLike"];
            /** The SKU that is sold at this price. */
            cid: components["schemas"]["IntLike"];
            /** The price during the slot. */
            secPrice: components["schemas"]["Money"];
            /** Pieces left for the slot. */
            num: components["schemas"]["IntLike"];
            /** Pieces set aside for the slot. */
            max_num: components["schemas"]["IntLike"];
            /** Pieces the caller has bought of it. */
            buyNum: components["schemas"]["IntLike"];
            /** Pieces that one customer may buy of it. */
            limitNum: components["schemas"]["IntLike"];
            /** Whether the caller may buy it now. */
            canbuy: components["schemas"]["Flag"];
            /** Milliseconds until the slot ends, or begins while it waits; 0 once it is over. */
            remainingTime: components["schemas"]["IntLike"];
            /** Where the sale of the product stands. Decoded: a number. */
            secStatus: (1 | 2 | 3 | 4 | 5) | (number & {});
            server_time: components["schemas"]["DateTime"];
        };
        /** The slots of the day, and a page of the products of one of them. */
        FlashSale: {
            /** The slots of the day in the order of time, between the last one before and the first one after it; empty where there are none. */
            time_list: components["schemas"]["FlashSlot"][];
            /** The slot that is listed; 0 where there is none. */
            slot_id: components["schemas"]["IntLike"];
            list: components["schemas"]["FlashItem"][];
            /** Products of the slot over all pages. */
            count: components["schemas"]["IntLike"];
            /** What all countdowns run on. */
            server_time: components["schemas"]["DateTime"];
        };
        /** A slot of the flash sale. */
        FlashSlot: {
            id: components["schemas"]["IntLike"];
            /** The slot's name, "14:00". */
            title: components["schemas"]["Text"];
            type: components["schemas"]["SlotState"];
            starttime: components["schemas"]["DateTime"];
            endtime: components["schemas"]["DateTime"];
        };
        /** A link with its name. */
        FooterLink: {
            name: components["schemas"]["Text"];
            link: components["schemas"]["Url"];
        };
        /** A promise of the mall with its picture. */
        FooterPromise: {
            image: components["schemas"]["Url"];
            title: components["schemas"]["Text"];
            subheading: components["schemas"]["Text"];
        };
        /** A shop that was found. */
        FoundShop: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** The shop's picture. */
            head_img: components["schemas"]["Url"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** Number of followers. */
            collectionNum: components["schemas"]["IntLike"];
            /** Products on sale. */
            pro_num: components["schemas"]["IntLike"];
            /** Whether the caller follows the shop. */
            is_collect: components["schemas"]["Flag"];
        };
        /** What the home page shows. */
        HomePage: {
            banner: components["schemas"]["Banner"][];
            /** Coupons of the mall on offer, as a visitor sees them; at most eight. */
            coupon_list?: components["schemas"]["CentreCoupon"][];
            /** Hot and recommended products. */
            list_r: components["schemas"]["ProductCard"][];
            /** New products. */
            list_x: components["schemas"]["ProductCard"][];
            /** Member products. */
            list_m: components["schemas"]["ProductCard"][];
        };
        /** Sanitised HTML without scripts, styles or event handlers. */
        Html: string;
        /** A whole number. We send a number; other servers of the family also send its digits as a string. Decoded: a number. */
        IntLike: number;
        /** A line that can no longer be bought, and why. */
        InvalidCartLine: {
            id: components["schemas"]["IntLike"];
            Goods_id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            /** 1 when the product is deleted ("expired"). */
            recycle: components["schemas"]["Flag"];
            /** What else stands in the way; absent for a deleted product. Decoded: a number. */
            goodsStatus?: (0 | 1) | (number & {});
        };
        /** An invoice that was asked for. */
        Invoice: {
            id: components["schemas"]["IntLike"];
            order_id: components["schemas"]["IntLike"];
            /** The order's number. */
            s_no: components["schemas"]["Text"];
            shop_name: components["schemas"]["Text"];
            shop_logo?: components["schemas"]["Url"];
            /** When the order was placed. */
            order_add_time: components["schemas"]["DateTime"];
            /** 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop. Decoded: a number. */
            invoice_status?: (1 | 2 | 3) | (number & {});
            /** The name of the title when it was asked for. */
            company_name?: components["schemas"]["Text"];
            invoice_amount: components["schemas"]["Money"];
            /** Where it is sent. */
            email: components["schemas"]["Text"];
            /** The address of the issued invoice, a PDF; empty until it is issued. The address works for ten minutes, and only in the session of the customer whose invoice it is. Older servers answer the address of a picture. */
            file: components["schemas"]["Url"];
            /** Why the shop refused to issue it; empty when the customer revoked it. */
            reason?: components["schemas"]["Text"];
            /** The order was refunded in part or in full after this invoice was issued; the shop has to correct it. */
            correction?: components["schemas"]["Flag"];
            /** It is too late to ask again. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** A title that invoices are made out to. */
        InvoiceHeader: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["InvoiceHeaderKind"];
            /** The company's or the person's name. */
            company_name: components["schemas"]["Text"];
            /** The tax number; empty for a person. */
            company_tax_number: components["schemas"]["Text"];
            /** The registered address. */
            register_address: components["schemas"]["Text"];
            /** The registered phone. */
            register_phone: components["schemas"]["Text"];
            /** The bank. */
            deposit_bank: components["schemas"]["Text"];
            /** The bank account. */
            bank_number: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** Who an invoice is made out to. 1 a company, 2 a person. Decoded: a number. */
        InvoiceHeaderKind: (1 | 2) | (number & {});
        /** The customer's invoice titles, the default first. */
        InvoiceHeaderList: {
            list: components["schemas"]["InvoiceHeader"][];
            total?: components["schemas"]["IntLike"];
        };
        /** A page of the customer's invoices, newest first. */
        InvoiceList: {
            list: components["schemas"]["Invoice"][];
            /** Invoices over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** The customer's latest withdrawal and its state. */
        LatestWithdrawal: {
            /** 0 under review, 1 paid out, 2 refused; a refused one is back in the wallet. Decoded: a number. */
            status: (0 | 1 | 2) | (number & {});
            /** Where the money goes, 1 to a bank card, 2 to WeChat. Decoded: a number. */
            withdrawStatus: (1 | 2) | (number & {});
            /** The bank, for 1. */
            Bank_name?: components["schemas"]["Text"];
            /** The last four digits of the card, for 1. */
            Bank_card_number?: components["schemas"]["Text"];
            /** The WeChat name, for 2. */
            wx_name?: components["schemas"]["Text"];
            /** The amount that left the wallet. */
            money: components["schemas"]["Money"];
            /** The part of it that the mall keeps. */
            fee: components["schemas"]["Money"];
            /** When it was requested. */
            add_date: components["schemas"]["DateTime"];
            /** When it was paid out or refused; empty while it is under review. */
            decided_date: components["schemas"]["DateTime"];
        };
        /** The SKUs a cart line can be changed to. */
        LineSkus: {
            attribute_list: components["schemas"]["AttributeRow"][];
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** A line of an order that may be reviewed. */
        LineToReview: {
            /** The order line's id, sent as `orderDetailsId` or `orderDetailId`. */
            id: components["schemas"]["IntLike"];
            /** The product's id, sent as `goodsId`. */
            commodityId: components["schemas"]["IntLike"];
            /** The product's id again, under its other name. */
            goodsId: components["schemas"]["IntLike"];
            /** The SKU's id, sent as `attributeId`. */
            sid: components["schemas"]["IntLike"];
            /** The product's picture. */
            commodityIcon: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The SKU's options as text, "150 ml"; empty for the only SKU. */
            size: components["schemas"]["Text"];
            comments_type: components["schemas"]["ReviewStage"];
        };
        /** How the mall presents itself. The name comes from the family, where shop settings and coupons share one table. */
        MallConfig: {
            mallName: components["schemas"]["Text"];
            welcomeTerm: components["schemas"]["Text"];
            mallLogo: components["schemas"]["Url"];
            mallIcon: components["schemas"]["Url"];
            /** The brand's official site. */
            authority: components["schemas"]["Url"];
            APPExplain: components["schemas"]["Text"];
            APPUrl: components["schemas"]["Url"];
            /** The address of the mall for phones, for sharing. */
            H5Url?: components["schemas"]["Url"];
            /** The text that goes with a shared address. */
            textExplain?: components["schemas"]["Text"];
            archival: components["schemas"]["Text"];
            copyright: components["schemas"]["Text"];
            /** Links of the footer; the value "ow" stands for the official site. */
            list: components["schemas"]["FooterLink"][];
            /** Promises along the top of the footer. */
            bottoList: components["schemas"]["FooterPromise"][];
            /** Items of the sign-in pages' header: 1 home, 2 download the app. */
            shortcutMenu2: components["schemas"]["Csv"];
            /** Items of the header: 1 sign in or the customer, 2 my order, 3 my account, 4 languages, 5 my shop, 6 messages, 7 customer service, 8 download the app. */
            shortcutMenu3: components["schemas"]["Csv"];
            /** Sites of the brand for other regions. */
            regionalLinks: components["schemas"]["FooterLink"][];
        };
        /** A coupon of the mall that this order could use; the last one of the list stands for none. */
        MallCouponChoice: {
            /** The customer's coupon; 0 stands for none. */
            coupon_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            /** Whether this settlement is priced with it. */
            coupon_status: components["schemas"]["BooleanFlag"];
            /** Sent as the last value of `coupon_id`. */
            discount_type: ("coupon" | "no_discount") | (string & {});
            activityType?: components["schemas"]["CouponBenefit"];
            /** What it takes off; 0.00 for one that takes off a share. */
            money?: components["schemas"]["Money"];
            /** What is left of the price in tenths (9 is 10 % off); 0 for one that takes off an amount. */
            discount?: number | string;
            /** What the goods must cost at least; 0.00 for any. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** A language of the mall. */
        MallLanguage: {
            /** The locale as clients of the family write it, "en_US". */
            lang_code: string;
            /** The language's own name. */
            lang_name: components["schemas"]["Text"];
        };
        /** The customer's membership and what was bought for it. */
        MemberPage: {
            userInfo: {
                /** The customer's picture. */
                headimgurl: components["schemas"]["Url"];
                user_name: components["schemas"]["Text"];
                /** When the membership ends, or ended; empty for a customer who never was a member. */
                grade_end: components["schemas"]["DateTime"];
            };
            memberEquity: components["schemas"]["MembershipBenefit"][];
            /** A page of what was paid, newest first. */
            buyRecord: components["schemas"]["MembershipPurchase"][];
            /** Purchases over all pages; some servers of the family leave it out. */
            total?: components["schemas"]["IntLike"];
        };
        /** A product with its price for members. */
        MemberProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** The same for members. */
            vipPrice: components["schemas"]["Money"];
        };
        /** Something that members get. */
        MembershipBenefit: {
            icon: components["schemas"]["Url"];
            equityName: components["schemas"]["Text"];
            /** The name in English, set below the name in other languages. */
            englishName: components["schemas"]["Text"];
            /** A line that explains it, in the caller's language. */
            detail?: components["schemas"]["Text"];
        };
        /** A coupon of the customer for a membership. */
        MembershipCoupon: {
            /** Sent as `couponId`. */
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** What it takes off the plan. */
            money: components["schemas"]["Money"];
        };
        /** A membership as it would be sold to this customer now, priced by the server. */
        MembershipOffer: {
            /** What a membership gives, and its plans. */
            memberConfig: {
                member_equity: components["schemas"]["MembershipBenefit"][];
                /** The plans in this order: month, quarter, year. */
                open_config: components["schemas"]["MembershipPlan"][];
            };
            /** What is to be paid. */
            amount: components["schemas"]["Money"];
            /** What the plan costs without the coupon. */
            y_amount: components["schemas"]["Money"];
            /** The wallet's balance. */
            user_money: components["schemas"]["Money"];
            /** Coupons of the customer that this plan takes. */
            couponList: components["schemas"]["MembershipCoupon"][];
            /** The customer has a payment password. */
            passwordStatus: components["schemas"]["Flag"];
        };
        /** The membership order just placed. Sent back as `order_list` in the payment calls. */
        MembershipOrder: {
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            /** What is to be paid. */
            amount: components["schemas"]["Money"];
            /** The plan's name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** When the membership ends once this is paid. */
            endTime: components["schemas"]["DateTime"];
        };
        /** A length of membership and its price. */
        MembershipPlan: {
            /** How long it lasts, in days: 30, 90 or 365. */
            day: components["schemas"]["IntLike"];
            /** The plan's card, "Monthly card". */
            openMethod: components["schemas"]["Text"];
            /** The plan's length, "1 month". */
            openMethodName: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
            /** The price divided by the days. */
            priceForDay: components["schemas"]["Money"];
        };
        /** A membership that was paid. */
        MembershipPurchase: {
            id: components["schemas"]["IntLike"];
            /** The order's number. */
            trade_no: components["schemas"]["Text"];
            /** The plan's name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** The name of the way it was paid. */
            payTypeDesc: components["schemas"]["Text"];
            amount: components["schemas"]["Money"];
            /** When it was paid. */
            addtime: components["schemas"]["DateTime"];
            /** Until when it lasts; pages show its first 10 characters. */
            endTime: components["schemas"]["DateTime"];
        };
        /** The whole message. */
        MessageDetails: {
            title: components["schemas"]["Text"];
            time: components["schemas"]["DateTime"];
            content: components["schemas"]["Html"];
        };
        /** A page of the customer's messages, newest first. */
        MessagePage: {
            /** Messages over all pages. */
            total: components["schemas"]["IntLike"];
            /** Unread ones over all pages; some servers of the family leave it out. */
            noread?: components["schemas"]["IntLike"];
            message: components["schemas"]["MessageRow"][];
        };
        /** A message as a row. */
        MessageRow: {
            id: components["schemas"]["IntLike"];
            title: components["schemas"]["Text"];
            /** The beginning of the message as plain text. */
            content: components["schemas"]["Text"];
            time: components["schemas"]["DateTime"];
            /** Whether it has been read. Decoded: a number. */
            type: (1 | 2) | (number & {});
        };
        /** A cart line as the header shows it. */
        MiniCartLine: {
            id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
        };
        /** An amount in yuan. We send a decimal string with two places ("128.00"); other servers of the family also send numbers. Decoded: a decimal string with two places. */
        Money: string;
        /** An amount in yuan. We send a number (128.5); other servers of the family also send a decimal string ("128.50"). Decoded: a decimal string with two places. */
        MoneyNumber: string;
        /** One amount, or the lowest and highest price of a product joined by a hyphen ("128.00-218.00"). Decoded: decimal strings with two places. */
        MoneyRange: string;
        /** No data. We send an empty object; other servers of the family also send an empty text, an empty list, null or a flag. Decoded: an object, empty where there is none. */
        Nothing: Record<string, unknown>;
        /** A notice to shoppers. */
        Notice: {
            /** What kind of notice it is. Decoded: a number. */
            systemMsgType: (0 | 1 | 2 | 3) | (number & {});
            systemMsgTitle: components["schemas"]["Text"];
            systemMsg: components["schemas"]["Html"];
            /** The notice's id; 0 for none. */
            tell_id: components["schemas"]["IntLike"];
            systemMsgStartDate: components["schemas"]["DateTime"];
            systemMsgEndDate: components["schemas"]["DateTime"];
            /** The maintenance text of older servers; empty outside maintenance. */
            info?: components["schemas"]["Html"];
        };
        /** A coupon offered beside a product or by a shop. */
        OfferedCoupon: {
            /** The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            /** The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** The condition as a text. */
            limit: components["schemas"]["Text"];
            /** When it is no longer good; empty for never. */
            expirationDate: components["schemas"]["DateTime"];
            /** A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
        };
        /** How many lines of an order have an open after-sale. 0 none, 1 some, 2 all. Decoded: a number. */
        OrderAfterSales: (0 | 1 | 2) | (number & {});
        /** One shop's part of an order that was split when it was paid. */
        OrderChild: {
            /** Its own id, by which it is shown. */
            id: components["schemas"]["IntLike"];
            /** Its own number. */
            sNo: components["schemas"]["Text"];
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            z_price: components["schemas"]["Money"];
            /** An invoice can be requested; none was requested yet. */
            isInvoice?: components["schemas"]["Flag"];
            /** It is too late to request an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** The invoice that was requested; missing when none was. */
            invoice?: components["schemas"]["OrderInvoice"];
            list: components["schemas"]["OrderLine"][];
        };
        /** Orders by state. */
        OrderCounts: {
            /** Unpaid. */
            0: components["schemas"]["IntLike"];
            /** Paid, not shipped. */
            1: components["schemas"]["IntLike"];
            /** Shipped. */
            2: components["schemas"]["IntLike"];
            /** Received and not reviewed. */
            5: components["schemas"]["IntLike"];
        };
        /** An order with everything its page shows. */
        OrderDetails: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            add_time: components["schemas"]["DateTime"];
            order_failure: components["schemas"]["IntLike"];
            company: ("seconds" | "hour" | "day") | (string & {});
            /** When an unpaid order closes by itself. */
            expire_time: components["schemas"]["DateTime"];
            server_time: components["schemas"]["DateTime"];
            /** When the last of its parcels was sent, or when it was ready to be picked up; empty before. */
            shipped_time?: components["schemas"]["DateTime"];
            /** When it was received; empty before. */
            arrive_time?: components["schemas"]["DateTime"];
            /** When it was closed; empty for an order that is not closed. */
            close_time?: components["schemas"]["DateTime"];
            /** The consignee. */
            name: components["schemas"]["Text"];
            /** The consignee's phone, its middle hidden. */
            mobile: components["schemas"]["Text"];
            /** The whole address as one text. */
            address: components["schemas"]["Text"];
            /** What the customer wrote to the shops, joined by commas. */
            remarks: string;
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** What was or is to be paid, with delivery; it stays when a part is refunded. */
            old_total: components["schemas"]["Money"];
            product_total: components["schemas"]["Money"];
            old_freight: components["schemas"]["Money"];
            /** What is to be paid. */
            z_price: components["schemas"]["Money"];
            coupon_price: components["schemas"]["Money"];
            preferential_amount: components["schemas"]["Money"];
            omsg: components["schemas"]["OrderRecord"];
            /** The order's parcels. */
            logistics: {
                list: components["schemas"]["Parcel"][];
            };
            list: components["schemas"]["OrderLine"][];
            payment: components["schemas"]["PaymentMethods"];
            user_money: components["schemas"]["Money"];
            password_status: components["schemas"]["Flag"];
            otype?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** The shop has been reminded to ship; another reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            sale_type?: components["schemas"]["OrderAfterSales"];
            comments_type?: components["schemas"]["ReviewStage"];
            /** A parcel has been sent. */
            haveExpress?: components["schemas"]["Flag"];
            /** An invoice can be requested; none was requested yet. */
            isInvoice?: components["schemas"]["Flag"];
            /** It is too late to request an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** The invoice that was requested; missing when none was. An order that was split has one for each of its children. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** The store where it is picked up; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** An after-sale can be applied for on several lines at once. */
            allRefund?: components["schemas"]["Flag"];
            /** The customer closed it; otherwise its time ran out. */
            hand_del?: components["schemas"]["Flag"];
            /** Who closed it. 0 its time ran out, 1 the customer, 2 a refund. Decoded: a number. */
            cancel_method?: (0 | 1 | 2) | (number & {});
            /** What has been refunded, or is on its way back. */
            refund_price?: components["schemas"]["Money"];
            /** Its refunds, the oldest first. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** Not empty when a coupon of the mall was used. */
            discount_type?: components["schemas"]["Text"];
            /** Taken off by membership. */
            grade_rate_amount?: components["schemas"]["Money"];
            /** Points that it cost, in an order for points. */
            allow?: components["schemas"]["IntLike"];
            /** The payment password can be entered; false while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** The orders it was split into by shop when it was paid; empty for any other order. */
            children?: components["schemas"]["OrderChild"][];
        };
        /** The invoice that was requested for an order. */
        OrderInvoice: {
            /** The invoice, by which it is revoked or requested again. */
            id: components["schemas"]["IntLike"];
            /** 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop. Decoded: a number. */
            invoice_status: (1 | 2 | 3) | (number & {});
            invoice_amount: components["schemas"]["Money"];
            /** The order was refunded after the invoice was issued; the shop has to correct it. */
            correction: components["schemas"]["Flag"];
            /** Why the shop refused to issue it; empty otherwise. */
            reason: components["schemas"]["Text"];
        };
        /** What kind of order it is. GM ordinary, MS flash sale. Only other servers answer VI virtual goods, FS timed discount, IN and integral points exchange, PT, KT and pt group purchase, PS presale, FX distribution, ZB live sale, JP auction, DJ membership, CZ recharge and KJ bargain. */
        OrderKind: ("GM" | "MS" | "VI" | "FS" | "IN" | "integral" | "PT" | "KT" | "pt" | "PS" | "FX" | "ZB" | "JP" | "DJ" | "CZ" | "KJ") | (string & {});
        /** A SKU of an order, as it was when the order was placed. */
        OrderLine: {
            id: components["schemas"]["IntLike"];
            /** The product's id. */
            goods_id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            size: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            /** The SKU's id, sent to put it into the cart again. */
            attribute_id?: components["schemas"]["IntLike"];
            /** The line's share of what coupons took off the order. */
            discount_price?: components["schemas"]["Money"];
            /** What all pieces of the line cost after its share of the discounts. */
            after_discount?: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            /** Points that a piece costs, in an order for points. */
            integral?: components["schemas"]["IntLike"];
            /** It has been refunded. */
            isReturn?: components["schemas"]["Flag"];
            re_type?: components["schemas"]["AfterSaleKind"];
            r_type?: components["schemas"]["AfterSaleState"];
            /** The number of the order it moved to when the order was split by shop. */
            r_sNo?: components["schemas"]["Text"];
            /** The numbers of its parcels, joined by commas. */
            courier_num?: components["schemas"]["Text"];
            /** Why the shop refused its after-sale. */
            r_content?: components["schemas"]["Text"];
            /** Its after-sale in words. */
            prompt?: components["schemas"]["Text"];
            /** An after-sale can be applied for. */
            refund?: components["schemas"]["Flag"];
            /** It has an after-sale to show. */
            refundShowBtn?: components["schemas"]["Flag"];
        };
        /** A page of the customer's orders, newest first. */
        OrderList: {
            order: components["schemas"]["OrderRow"][];
            /** Orders over all pages. */
            order_num: components["schemas"]["IntLike"];
            /** How long an order may stay unpaid, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            company: ("seconds" | "hour" | "day") | (string & {});
            res_order: components["schemas"]["OrderCounts"];
            server_time: components["schemas"]["DateTime"];
        };
        /** How and when the order was paid, and where it goes. */
        OrderRecord: {
            pay: components["schemas"]["PaymentType"];
            pay_time: components["schemas"]["DateTime"];
            sheng: components["schemas"]["Text"];
            shi: components["schemas"]["Text"];
            xian: components["schemas"]["Text"];
            /** Taken off by membership; 0.00 for none. */
            grade_fan?: components["schemas"]["Money"];
        };
        /** Money of an order that goes back to its customer, the way it was paid. */
        OrderRefund: {
            money: components["schemas"]["Money"];
            /** 0 on its way, 1 paid back, 2 paid into the wallet because the payment provider refused to pay it back. Decoded: a number. */
            status: (0 | 1 | 2) | (number & {});
            /** When it was requested. */
            add_time: components["schemas"]["DateTime"];
            /** When it was paid back; empty before. */
            finish_time: components["schemas"]["DateTime"];
        };
        /** An order as a row of the list. */
        OrderRow: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            /** The first shop of the order. */
            shop_name: components["schemas"]["Text"];
            shop_id?: components["schemas"]["IntLike"];
            shop_logo?: components["schemas"]["Url"];
            add_time: components["schemas"]["DateTime"];
            pay_time: components["schemas"]["DateTime"];
            /** When it closes by itself unless it is paid; empty for an order that is not to be paid. */
            expire_time?: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** What was or is to be paid, with delivery. */
            old_total: components["schemas"]["Money"];
            z_price: components["schemas"]["Money"];
            /** What the goods cost. */
            spz_price: components["schemas"]["Money"];
            old_freight: components["schemas"]["Money"];
            otype?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** The shop has been reminded to ship; another reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            sale_type?: components["schemas"]["OrderAfterSales"];
            comments_type?: components["schemas"]["ReviewStage"];
            /** A parcel has been sent. */
            haveExpress?: components["schemas"]["Flag"];
            /** An invoice can be requested; none was requested yet. */
            isInvoice?: components["schemas"]["Flag"];
            /** It is too late to request an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** The invoice that was requested; missing when none was. An order that was split has one for each of its children. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** The store where it is picked up; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            list: components["schemas"]["OrderLine"][];
        };
        /** Where an order stands. 3, 4, 6, 8 and 12 come only from older servers. Decoded: a number. */
        OrderStatus: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12) | (number & {});
        /** A coupon that the customer has or had. */
        OwnCoupon: {
            /** The customer's coupon, sent to use it; not the campaign's id. */
            id: components["schemas"]["IntLike"];
            /** The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            /** For a coupon of a shop with the shop's name before it, in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** Where it stands: 0 unused, 1 bound to an unpaid order, 2 used, 3 expired. Decoded: a number. */
            type: (0 | 1 | 2 | 3) | (number & {});
            /** The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** The condition as a text. */
            limit: components["schemas"]["Text"];
            /** When it was received. */
            add_time: components["schemas"]["DateTime"];
            /** When it is no longer good; empty for never. */
            expirationDate: components["schemas"]["DateTime"];
            /** A picture. */
            imgurl: components["schemas"]["Url"];
            /** The terms of use. The capital stands so on the wire. */
            Instructions: string;
        };
        /** What the customer wrote about a line. */
        OwnReview: {
            id: components["schemas"]["IntLike"];
            /** Stars, 1 to 5. */
            CommentType: components["schemas"]["IntLike"];
            content: components["schemas"]["Writing"];
            images: components["schemas"]["ReviewPicture"][];
            anonymous: components["schemas"]["Flag"];
            /** The name as everybody reads it. */
            user_name: components["schemas"]["Text"];
            attribute_str: components["schemas"]["Text"];
            add_time: components["schemas"]["DateTime"];
            /** The follow-up review. */
            review: components["schemas"]["Writing"];
            review_images: components["schemas"]["ReviewPicture"][];
            /** When the follow-up was written. */
            review_time: components["schemas"]["DateTime"];
            /** The shop's answer. */
            replyAdmin: components["schemas"]["Writing"];
            replyNum: components["schemas"]["IntLike"];
        };
        /** Whether money has arrived. */
        PaidState: {
            /** 200 once it is paid; until then we send 0, other servers of the family anything else. Decoded: a number. */
            code: (0 | 200) | (number & {});
            /** How a recharge is paid; missing for a membership order, as are the fields below. */
            type?: ("pc_alipay" | "pc_wechat") | (string & {});
            /** The amount of the recharge. */
            total?: components["schemas"]["Money"];
            /** What the QR code of the recharge says, as `mall.Pay.index` answered it. */
            url?: components["schemas"]["Url"];
            /** Until when pages show the code. A payment that arrives later still counts. */
            expire_time?: components["schemas"]["DateTime"];
            server_time?: components["schemas"]["DateTime"];
        };
        /** A parcel on its way. */
        Parcel: {
            /** The courier. */
            kuaidi_name: components["schemas"]["Text"];
            courier_num: components["schemas"]["Text"];
            /** The courier's code, "shunfeng". */
            type?: components["schemas"]["Text"];
            /** Who sent it. 1 the shop with the order, 2 the shop with a replacement or a refused return, 3 the customer. Decoded: a number. */
            shop_type?: (1 | 2 | 3) | (number & {});
            /** What it belongs to. 1 the order, 2 an after-sale. Decoded: a number. */
            o_source?: (1 | 2) | (number & {});
            /** What is in it. */
            pro_list?: components["schemas"]["ParcelContent"][];
            /** Its stops, newest first. */
            list: components["schemas"]["ParcelEvent"][];
        };
        /** A product in a parcel. */
        ParcelContent: {
            /** Pieces. */
            num: components["schemas"]["IntLike"];
            img: components["schemas"]["Url"];
        };
        /** A stop of a parcel. */
        ParcelEvent: {
            ftime: components["schemas"]["DateTime"];
            context: components["schemas"]["Text"];
        };
        /** The parcels of an order. */
        ParcelList: {
            list: components["schemas"]["Parcel"][];
        };
        /** Which ways to pay are on. */
        PaymentMethods: {
            wallet_pay: components["schemas"]["Flag"];
            pc_alipay: components["schemas"]["Flag"];
            pc_wechat: components["schemas"]["Flag"];
        };
        /** Proof that the customer holds the present phone, good for ten minutes and one change. */
        PhoneProof: {
            /** Sent back as `authenticationToken`. Keep it secret; it is opaque. */
            token: string;
        };
        /** The code that a store asks for, with the goods it stands for. */
        PickupCode: {
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            status?: components["schemas"]["OrderStatus"];
            /** Pieces. */
            num: components["schemas"]["IntLike"];
            /** What was paid. */
            z_price: components["schemas"]["Money"];
            /** The code. It is a secret between the customer and the store. */
            extraction_code: components["schemas"]["Text"];
            /** A picture of the code; older servers only. */
            extraction_code_img?: components["schemas"]["Url"];
            por_list: components["schemas"]["PickupLine"][];
        };
        /** A product to be picked up. */
        PickupLine: {
            img: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            size: components["schemas"]["Text"];
            num: components["schemas"]["IntLike"];
            show_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
        };
        /** Where an order is picked up. */
        PickupPlace: {
            address: components["schemas"]["PickupStore"];
        };
        /** A store where orders are picked up. */
        PickupStore: {
            id?: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            mobile: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District. */
            xian: components["schemas"]["Text"];
            /** Street, house, floor. */
            address: components["schemas"]["Text"];
            /** The whole address as one text, in the order that the language asked for writes it. */
            address_xq?: components["schemas"]["Text"];
            /** Opening hours as text. */
            business_hours: components["schemas"]["Text"];
        };
        /** The order just placed. Sent back as `order_list` in the payment calls. */
        PlacedOrder: {
            /** The order's number. */
            sNo: components["schemas"]["Text"];
            total: components["schemas"]["Money"];
            order_id: components["schemas"]["IntLike"];
        };
        /** Which parts of the mall are on. */
        PluginStatus: {
            /** The caller is a member. */
            isVip: components["schemas"]["Flag"];
            /** Membership is offered. */
            memberPlugin: components["schemas"]["Flag"];
            /** Points are on. */
            integralPlugin?: components["schemas"]["Flag"];
            /** Coupons of the mall are on. */
            couponPlugin: components["schemas"]["Flag"];
            /** Coupons of shops are on. */
            mchCouponPlugin: components["schemas"]["Flag"];
        };
        /** The customer's points with a page of records, newest first. */
        PointsPage: {
            /** Points that can be spent. */
            score: components["schemas"]["IntLike"];
            /** Points that are frozen for some days after the goods were received. */
            lock_score: components["schemas"]["IntLike"];
            /** Records over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["PointsRecord"][];
        };
        /** Points that were gained, spent or lost. */
        PointsRecord: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["PointsRecordType"];
            /** How many, without a sign. */
            sign_score: components["schemas"]["IntLike"];
            /** 1 for points that came, 0 for points that went. */
            status: components["schemas"]["Flag"];
            sign_time: components["schemas"]["DateTime"];
        };
        /** Why the points changed. 0 sign-in, 1 spent, 2 first shop followed, 3 given to a friend, 4 received from a friend, 5 taken by the mall, 6 given by the mall, 7 lottery, 8 reward for shopping, 9 reward for an upgrade, 10 expired, 11 membership opened, 12 a member's birthday, 13 frozen, 14 released, or given back after an after-sale. Decoded: a number. */
        PointsRecordType: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | (number & {});
        /** The product itself. */
        Product: {
            pro_id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** The lowest price over the SKUs. Other servers of the family also send the range over the SKUs here. */
            price: components["schemas"]["MoneyRange"];
            /** The lowest and the highest price over the SKUs; one amount where all SKUs cost the same. Other servers of the family leave it out. */
            price_range?: components["schemas"]["MoneyRange"];
            /** The member's price where a SKU has none of its own. */
            vipPrice?: components["schemas"]["Money"];
            /** The introduction as tabs, a JSON text. Decoded: the value itself. */
            content: components["schemas"]["ContentTab"][];
            /** Gallery pictures. Where a video exists, the first is the video's address and the second its cover. */
            img_arr: components["schemas"]["Url"][];
            /** The gallery's video. */
            video?: components["schemas"]["Url"];
            /** The video of the introduction. */
            proVideo?: components["schemas"]["Url"];
            /** The price before a reduction, shown struck through. */
            yprice?: components["schemas"]["MoneyRange"];
            /** The main picture. */
            photo_x: components["schemas"]["Url"];
            /** Stock over all SKUs, in pieces. */
            num: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Labels as a list of codes: 1 new, 2 hot, 3 recommended. */
            s_type: components["schemas"]["Csv"];
            brand_name: components["schemas"]["Text"];
            cat_name: components["schemas"]["Text"];
            /** The class's id. */
            cid: components["schemas"]["IntLike"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
        };
        /** A product as a card of a list. */
        ProductCard: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            /** The picture again, in the lists behind "more" alone. */
            imgUrl?: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** The same for members; missing where they pay what everybody pays, and from servers that tell it on the product's page alone. */
            vipPrice?: components["schemas"]["Money"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** The shop's name. */
            mch_name: components["schemas"]["Text"];
            status: components["schemas"]["ProductStatus"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs, in pieces; 0 or less is sold out. */
            goodsNum: components["schemas"]["IntLike"];
            /** The stock again, in the lists behind "more" alone. */
            num?: components["schemas"]["IntLike"];
            /** Labels as a list of codes: 1 new, 2 hot, 3 recommended. */
            s_type: components["schemas"]["Csv"];
        };
        /** A class of products, with the classes below it. */
        ProductClass: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
            imgUrl?: components["schemas"]["Url"];
            children: components["schemas"]["ProductClass"][];
        };
        /** A coupon on offer beside a product; plugin.coupon.MallCoupon.proCoupon lists the same coupons with all details. */
        ProductCoupon: {
            /** The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            /** The condition as a text. */
            limit: components["schemas"]["Text"];
            /** A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
        };
        /** A label of a product: 1 new, 2 hot, 3 recommended. */
        ProductLabel: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** A CSS colour that a server of the family chose for the label. */
            color?: string;
        };
        /** Everything the product page shows. */
        ProductPage: {
            /** Echo of the caller's session; a server of the family may hand a visitor a new one here. Empty where there is none. */
            access_id: string;
            login_status: components["schemas"]["Flag"];
            collection_status: components["schemas"]["Flag"];
            /** The favourite's id, needed to take the product out of the collection; 0 when it is not in. */
            collection_id?: components["schemas"]["IntLike"];
            /** Number of reviews. */
            commentsTotal: components["schemas"]["IntLike"];
            /** One row a SKU, with the attributes as keys; a product without attributes has one row without further keys. Kept for clients of the family; `attrList` and `skuBeanList` say the same with order and ids. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** The product's attributes in the order of the page. A product without attributes has one neutral attribute with one value, both of id 0, so that its only SKU can be selected like any other. */
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
            shop_list: components["schemas"]["ProductShop"];
            /** Up to ten products that go with this one. */
            related_recommendations: components["schemas"]["RelatedProduct"][];
            pro: components["schemas"]["Product"];
            sec?: components["schemas"]["FlashOffer"];
            /** Whether there are coupons for the product. */
            coupon_status?: components["schemas"]["Flag"];
            /** The coupons on offer for the product, those to receive first; empty for none. Other servers of the family leave it out. */
            coupon_str?: components["schemas"]["ProductCoupon"][];
            /** What goes with a shared address. */
            sharingSettings?: {
                /** The address of the mall for phones. */
                H5Url: components["schemas"]["Url"];
                textExplain: components["schemas"]["Text"];
            };
        };
        /** The shop that sells the product. */
        ProductShop: {
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            shop_logo: components["schemas"]["Url"];
            /** Whether the shop trades. Decoded: a number. */
            is_open: (0 | 1 | 2) | (number & {});
            quantity_on_sale: components["schemas"]["IntLike"];
            quantity_sold: components["schemas"]["IntLike"];
            /** Number of followers. */
            collection_num: components["schemas"]["IntLike"];
        };
        /** Where the product stands. Decoded: a number. */
        ProductStatus: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** What the customer tells about themselves. */
        Profile: {
            /** The customer's picture. */
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            /** The customer's sex; 0 is not told. Decoded: a number. */
            sex: (0 | 1 | 2) | (number & {});
            /** The phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
            /** The customer's own e-mail address, whole; empty where none is bound. */
            email?: components["schemas"]["Text"];
            /** The day of birth, "1992-04-18"; an empty string while it is not told. */
            birthday: string;
            /** Whether the birthday can still be told; it is told once. Decoded: a number. */
            is_default_birthday: (1 | 2) | (number & {});
        };
        /** A puzzle for the caller's computer, the way in for those who cannot read the picture. Its solution is sent as `imgCode`. */
        ProofOfWork: {
            algorithm: "SHA-256" | (string & {});
            /** The hash to be reached, in hexadecimal digits. */
            challenge: string;
            /** The highest number that can be the solution. */
            maxnumber: components["schemas"]["IntLike"];
            salt: string;
            signature: string;
        };
        /** What the caller can do: 1 receive it, 2 use it since it is received and unused, 3 nothing since all are gone, 4 nothing since it is used. A visitor sees 1 or 3. Decoded: a number. */
        ReceiveState: (1 | 2 | 3 | 4) | (number & {});
        /** An order as a row of the account's first page. */
        RecentOrder: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            /** The picture of its first line. */
            img: components["schemas"]["Url"];
            /** What was or is to be paid. */
            z_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            add_time: components["schemas"]["DateTime"];
            /** 1 once the customer has reminded the shop to ship. */
            delivery_status: components["schemas"]["Flag"];
            sale_type: components["schemas"]["OrderAfterSales"];
            self_lifting: components["schemas"]["DeliveryKind"];
        };
        /** What the form of a recharge needs. */
        RechargeForm: {
            /** The least that can be recharged at once. */
            min_cz: components["schemas"]["Money"];
            /** Which ways to recharge are on. */
            payment: {
                pc_alipay: components["schemas"]["Flag"];
                pc_wechat: components["schemas"]["Flag"];
            };
            /** The method to preselect. */
            defaultpayment: {
                defaultpayName: ("wxPay" | "aliPay") | (string & {});
            };
        };
        /** A product that is recommended. */
        RecommendedProduct: {
            id: components["schemas"]["IntLike"];
            product_title: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            /** What the caller pays, from the lowest-priced SKU. */
            price_yh: components["schemas"]["Money"];
            /** The lowest price over the SKUs. */
            price?: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** The price before a reduction, shown struck through. */
            yprice?: components["schemas"]["Money"];
            /** The member's price. */
            vip_price?: components["schemas"]["Money"];
            /** Pieces sold. */
            volume?: components["schemas"]["IntLike"];
            /** The shop's name. */
            mch_name?: components["schemas"]["Text"];
            /** The shop's logo. */
            logo?: components["schemas"]["Url"];
            status: components["schemas"]["ProductStatus"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs, in pieces; 0 or less is sold out. */
            stockNum: components["schemas"]["IntLike"];
            s_type_list?: components["schemas"]["ProductLabel"][];
            /** 2 for a product that cannot be put into the cart. */
            isAddCar?: components["schemas"]["IntLike"];
        };
        /** A province, city or district with what lies in it. */
        Region: {
            /** What is sent in `place`. */
            value: string;
            label: components["schemas"]["Text"];
            children?: components["schemas"]["Region"][];
        };
        /** What the registration page needs. */
        RegisterPage: {
            /** The agreement's title. */
            Agreement: components["schemas"]["Text"];
        };
        /** The session of a customer who has just registered. Other servers of the family open none and send an empty object, text or list, null or a flag: the customer signs in afterwards. Decoded: an object, empty where there is none. */
        Registered: {
            access_id?: components["schemas"]["AccessId"];
            userId?: components["schemas"]["IntLike"];
            user_name?: components["schemas"]["Text"];
            headimgurl?: components["schemas"]["Url"];
            /** The customer has a login password. */
            y_password?: components["schemas"]["Flag"];
            /** The locale to switch to, en_US, zh_CN, zh_TW or ko_KR. Other servers of the family may write another, or a language alone. */
            user_lang_code?: string;
            /** Dial code of the customer's phone. */
            cpc?: components["schemas"]["Text"];
        };
        /** A product as a small card. */
        RelatedProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
        };
        /** A customer's reply to a review, with the replies to it. */
        Reply: {
            /** The reply's id, sent as `sid` to answer it. */
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            replyName: components["schemas"]["Text"];
            content: components["schemas"]["Writing"];
            addTime: components["schemas"]["DateTime"];
            /** Oldest first; they have no children of their own. */
            children: components["schemas"]["ReplyToReply"][];
        };
        /** A reply to a reply. */
        ReplyToReply: {
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            replyName: components["schemas"]["Text"];
            content: components["schemas"]["Writing"];
            dateTime: components["schemas"]["DateTime"];
        };
        /** Where to send goods back. */
        ReturnAddress: {
            /** The whole address as one text. */
            address: components["schemas"]["Text"];
            name: components["schemas"]["Text"];
            phone: components["schemas"]["Text"];
        };
        /** Where to send goods back, in the words of the list. */
        ReturnAddressOfRow: {
            tel: components["schemas"]["Text"];
            name: components["schemas"]["Text"];
            /** The whole address as one text. */
            address_xq: components["schemas"]["Text"];
        };
        /** A review of a product. */
        Review: {
            id: components["schemas"]["IntLike"];
            /** The customer's picture; empty for an anonymous review. */
            headimgurl: components["schemas"]["Url"];
            /** The customer's name; for an anonymous review a word that says so. */
            user_name: components["schemas"]["Text"];
            anonymous: components["schemas"]["Flag"];
            /** Stars, 1 to 5: 1 and 2 count as bad, 3 as medium, 4 and 5 as good. */
            CommentType: components["schemas"]["IntLike"];
            content: components["schemas"]["Writing"];
            images: components["schemas"]["ReviewPicture"][];
            /** The SKU's options as text, "150 ml"; empty for the only SKU. */
            attribute_str: components["schemas"]["Text"];
            add_time: components["schemas"]["DateTime"];
            /** The shop's answer. */
            replyAdmin: components["schemas"]["Writing"];
            /** The follow-up review. */
            review: components["schemas"]["Writing"];
            /** Days from the receipt of the goods to the follow-up; 0 is the same day. */
            review_day: components["schemas"]["IntLike"];
            review_images: components["schemas"]["ReviewPicture"][];
            /** Replies of other customers. */
            replyNum: components["schemas"]["IntLike"];
        };
        /** A review on its own page, with the product it is about. */
        ReviewDetail: {
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            anonymous: components["schemas"]["Flag"];
            /** Stars, 1 to 5. */
            CommentType: components["schemas"]["IntLike"];
            content: components["schemas"]["Writing"];
            /** The SKU's options as text, "150 ml"; empty for the only SKU. */
            size: components["schemas"]["Text"];
            addTime: components["schemas"]["DateTime"];
            /** The shop's answer. */
            replyAdmin: components["schemas"]["Writing"];
            /** The follow-up review. */
            review: components["schemas"]["Writing"];
            /** Days from the receipt of the goods to the follow-up; 0 is the same day. */
            reviewDay: components["schemas"]["IntLike"];
            /** Pictures of the follow-up. */
            review_images: components["schemas"]["ReviewPicture"][];
            replyNum: components["schemas"]["IntLike"];
            product_title: components["schemas"]["Text"];
            /** The product's picture. */
            imgurl: components["schemas"]["Url"];
            /** The product's id. */
            goodsId: components["schemas"]["IntLike"];
        };
        /** A picture of a review. */
        ReviewPicture: {
            url: components["schemas"]["Url"];
        };
        /** What can be done about reviews. 0 nothing yet, 1 review, 2 append to the review, 3 nothing more. Decoded: a number. */
        ReviewStage: (0 | 1 | 2 | 3) | (number & {});
        /** The newest reviews of a product, and how many there are of each kind. */
        Reviews: {
            comments_total: components["schemas"]["IntLike"];
            /** Good ones. */
            comments_hao: components["schemas"]["IntLike"];
            /** Medium ones. */
            comments_zhong: components["schemas"]["IntLike"];
            /** Bad ones. */
            comments_cha: components["schemas"]["IntLike"];
            /** Those with pictures. */
            comments_image: components["schemas"]["IntLike"];
            /** Those with a follow-up. */
            comments_zhui: components["schemas"]["IntLike"];
            commentsList: components["schemas"]["Review"][];
        };
        /** A page of found products, and what the filters offer. */
        SearchResult: {
            /** Found products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            /** Found products; shops with `searchType` 2. */
            list: (components["schemas"]["ProductCard"] | components["schemas"]["FoundShop"])[];
            /** Brands to filter by, those of the found products before the brand filter. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** Classes to filter by, those of the found products before the class filter. */
            class_list: components["schemas"]["ClassFilter"][];
            /** The shops of `list` once more, with `searchType` 2, because clients of the family read either. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /** Words that were searched for. */
        SearchWord: {
            keyword: components["schemas"]["Text"];
        };
        /** How the account is protected. */
        Security: {
            /** The customer has a payment password. The family spells it so. */
            password_staus: components["schemas"]["Flag"];
            /** The phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
        };
        /** An order as it would be placed now, priced by the server. */
        Settlement: {
            /** The goods by shop. */
            products: components["schemas"]["SettlementShop"][];
            /** What the goods cost together. */
            products_total: components["schemas"]["Money"];
            /** Delivery over all shops. */
            freight: components["schemas"]["Money"];
            /** What is to be paid. A number, because clients of the family compare it with amounts in texts. */
            total: components["schemas"]["MoneyNumber"];
            /** Taken off by coupons of shops. */
            mch_preferential_amount: components["schemas"]["Money"];
            /** Taken off by a coupon of the mall. */
            preferential_amount: components["schemas"]["Money"];
            /** The member's rate in tenths (9.5 is 5 % off); 0 without membership. */
            grade_rate: number | string;
            /** Taken off by membership. */
            grade_rate_amount: components["schemas"]["Money"];
            /** The customer's addresses, the default first. */
            address_list: components["schemas"]["Address"][];
            /** The address this settlement reckons with; 0 for none. */
            address_id: components["schemas"]["IntLike"];
            payment: components["schemas"]["PaymentMethods"];
            /** The method to preselect. */
            defaultpayment: {
                defaultpayName: ("balance" | "wxPay" | "aliPay") | (string & {});
            };
            /** The wallet's balance. */
            user_money: components["schemas"]["Money"];
            /** The customer has a payment password. */
            password_status: components["schemas"]["Flag"];
            /** The mall's coupons that can be used here, the best first; the last one stands for none. */
            coupon_list?: components["schemas"]["MallCouponChoice"][];
            /** How many coupons of the mall can be used. */
            coupon_num?: components["schemas"]["IntLike"];
            /** What the chosen coupon of the mall takes off. */
            coupon_money?: components["schemas"]["Money"];
            /** True for ordinary goods; false for goods of a supplier, which take no coupons and cannot be picked up. */
            is_supplier_pro?: components["schemas"]["BooleanFlag"];
            /** The shop allows picking up. */
            shop_status?: components["schemas"]["Flag"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** The customer has an address. */
            addemt?: components["schemas"]["Flag"];
            /** The payment password can be entered; no while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** The address this settlement reckons with, as text; empty for none. */
            omsg?: components["schemas"]["SettlementAddress"];
            server_time?: components["schemas"]["DateTime"];
        };
        /** An address as text. */
        SettlementAddress: {
            sheng?: components["schemas"]["Text"];
            shi?: components["schemas"]["Text"];
            xian?: components["schemas"]["Text"];
            address?: components["schemas"]["Text"];
        };
        /** A SKU to be bought. */
        SettlementLine: {
            pid: components["schemas"]["IntLike"];
            cid: components["schemas"]["IntLike"];
            img: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The SKU's options as text. */
            size: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            /** Delivery of this line; 0.00 is free. */
            freight_price?: components["schemas"]["Money"];
            /** The flash item whose price this is; absent for an ordinary purchase. */
            sec_id?: components["schemas"]["IntLike"];
        };
        /** What is bought from one shop. */
        SettlementShop: {
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            list: components["schemas"]["SettlementLine"][];
            /** Pieces. */
            products_num: components["schemas"]["IntLike"];
            product_total: components["schemas"]["Money"];
            /** Delivery from this shop; 0.00 is free. */
            freight_price: components["schemas"]["Money"];
            shop_subtotal: components["schemas"]["Money"];
            /** From which amount of goods this shop delivers free of charge. */
            freight_free_from?: components["schemas"]["Money"];
            /** The shop's coupons that can be used here, the best first; the last one stands for none. */
            coupon_list?: components["schemas"]["ShopCouponChoice"][];
        };
        /** What the header, the footer and the side of every page show, for this caller. */
        Shell: {
            login_status: components["schemas"]["Flag"];
            /** The customer's name; empty for a visitor. */
            user_name: components["schemas"]["Text"];
            /** The customer's picture. */
            headUrl: components["schemas"]["Url"];
            /** Unread messages. */
            messages_num: components["schemas"]["IntLike"];
            /** Coupons that can be used. */
            coupon_num: components["schemas"]["IntLike"];
            /** Unpaid orders. */
            order_num: components["schemas"]["IntLike"];
            /** Pieces in the cart. */
            cart_num: components["schemas"]["IntLike"];
            /** What the cart's goods cost together. */
            cart_price: components["schemas"]["Money"];
            /** The lines added last. */
            cart_list: components["schemas"]["MiniCartLine"][];
            class_list: components["schemas"]["ProductClass"][];
            pluginStatus: components["schemas"]["PluginStatus"];
            vipEndTime: components["schemas"]["DateTime"];
            /** Days of membership left. */
            vipEndDay: components["schemas"]["IntLike"];
            /** 1 opens the renewal reminder. */
            memberRemind: components["schemas"]["Flag"];
            mchCoupon: components["schemas"]["MallConfig"];
        };
        /** The customer's application for a shop, as it was sent. */
        ShopApplication: {
            /** The application's id, sent to apply again. */
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** The kind of shop. */
            cid: components["schemas"]["IntLike"];
            shop_information: components["schemas"]["Text"];
            shop_range: components["schemas"]["Text"];
            realname: components["schemas"]["Text"];
            /** The identity number, its middle hidden; whoever sends the application again writes it again. */
            id_number: components["schemas"]["Text"];
            tel: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District. */
            xian: components["schemas"]["Text"];
            address: components["schemas"]["Text"];
            /** Who applies: 0 a person, 1 an enterprise. Decoded: a number. */
            shop_nature: (0 | 1) | (number & {});
        };
        /** A kind of shop to apply for. */
        ShopClass: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
        };
        /** A coupon of a shop that this order could use. */
        ShopCouponChoice: {
            /** The customer's coupon; 0 stands for none. */
            coupon_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            /** Whether this settlement is priced with it. */
            coupon_status: components["schemas"]["BooleanFlag"];
            activityType?: components["schemas"]["CouponBenefit"];
            /** What it takes off; 0.00 for one that takes off a share. */
            money?: components["schemas"]["Money"];
            /** What is left of the price in tenths (9 is 10 % off); 0 for one that takes off an amount. */
            discount?: number | string;
            /** What the goods must cost at least; 0.00 for any. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** A shop with a page of its products. */
        ShopPage: {
            shop_name: components["schemas"]["Text"];
            /** What the shop says of itself. */
            shop_information: components["schemas"]["Text"];
            /** The shop's picture. The capital stands so on the wire. */
            Head_img: components["schemas"]["Url"];
            /** A wide picture for the head of the page. */
            poster_img: components["schemas"]["Url"];
            shop_logo: components["schemas"]["Url"];
            mch_address: components["schemas"]["Text"];
            is_open: components["schemas"]["ShopState"];
            /** Whether the caller follows the shop. */
            collection_status: components["schemas"]["Flag"];
            /** Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** Products on sale. */
            quantity_on_sale: components["schemas"]["IntLike"];
            /** Pieces sold. */
            quantity_sold: components["schemas"]["IntLike"];
            /** Whether the shop has coupons to offer. */
            is_coupons: components["schemas"]["Flag"];
            /** Whether the shop shows its coupons; the button needs both. */
            isOpenCoupon: components["schemas"]["Flag"];
            /** Classes to filter by. */
            class_list: components["schemas"]["ClassFilter"][];
            /** What the shop recommends. */
            recommend_list: components["schemas"]["ShopProduct"][];
            /** Found products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ShopProduct"][];
        };
        /** A product of a shop as a card. */
        ShopProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs, in pieces; 0 or less is sold out. */
            stockNum: components["schemas"]["IntLike"];
        };
        /** Whether a shop trades. Decoded: a number. */
        ShopState: (0 | 1 | 2) | (number & {});
        /** A customer who has just signed in. */
        SignedIn: {
            access_id: components["schemas"]["AccessId"];
            userId: components["schemas"]["IntLike"];
            user_name: components["schemas"]["Text"];
            headimgurl: components["schemas"]["Url"];
            /** The customer has a login password. */
            y_password: components["schemas"]["Flag"];
            /** The locale to switch to, en_US, zh_CN, zh_TW or ko_KR. Other servers of the family may write another, or a language alone. */
            user_lang_code: string;
            /** Dial code of the customer's phone. */
            cpc?: components["schemas"]["Text"];
            /** The country's number in ISO 3166-1. */
            country_num?: components["schemas"]["IntLike"];
            /** The token for signing in automatically, after a sign-in with `isAuto`. Keep it as secret as `access_id`. */
            autoToken?: string;
            /** The kind of the notice that is in force, as `mall.User.getUserTell` says it; missing or 0 for none. */
            systemMsgType?: components["schemas"]["IntLike"];
            systemMsgTitle?: components["schemas"]["Text"];
            systemMsg?: components["schemas"]["Html"];
            systemMsgStartDate?: components["schemas"]["DateTime"];
            systemMsgEndDate?: components["schemas"]["DateTime"];
            /** The notice's id. */
            tell_id?: components["schemas"]["IntLike"];
            /** 0 when the customer does not want to see the notice again. */
            type?: components["schemas"]["IntLike"];
        };
        /** The product that similar ones are shown for. */
        SimilarTo: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** The shop's name. */
            mch_name: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** The price before a reduction; the same as `price` without one. */
            yprice: components["schemas"]["Money"];
        };
        /** What is really sold, one combination of attribute values. */
        Sku: {
            /** The SKU's id, sent as `attribute_id`. */
            cid: components["schemas"]["IntLike"];
            /** The combination as text, "Size: 150 ml"; empty for a product without attributes. */
            name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            vipPrice?: components["schemas"]["Money"];
            /** Stock in pieces. */
            count: components["schemas"]["IntLike"];
            attributes: components["schemas"]["SkuAttribute"][];
        };
        /** Which value of which attribute a SKU has. */
        SkuAttribute: {
            attributeId: components["schemas"]["IntLike"];
            attributeValId: components["schemas"]["IntLike"];
        };
        /** Where a slot stands at `server_time`: 0 over, 1 running, 2 waiting to begin. Decoded: a number. */
        SlotState: (0 | 1 | 2) | (number & {});
        /** A place where a shop can be visited and orders are picked up. */
        Store: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            mobile: components["schemas"]["Text"];
            /** As a text, "10:00-21:30". */
            business_hours: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District. */
            xian: components["schemas"]["Text"];
            /** Street, house, floor. */
            address: components["schemas"]["Text"];
            /** The whole address as one text, in the order that the language asked for writes it. */
            address_xq?: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** A text of one line in the language of the request. */
        Text: string;
        /** An absolute address, or a path below our own origin ("/media/…"); an empty string where there is none. */
        Url: string;
        /** The balance with the records of one side. */
        Wallet: {
            /** The balance. */
            user_money: components["schemas"]["Money"];
            /** The currency's word. */
            unit: components["schemas"]["Text"];
            /** Records over all pages. */
            total: components["schemas"]["IntLike"];
            /** Whether a withdrawal can be asked for. 1 while one is under review; 2 where withdrawals are not set up. Decoded: a number. */
            status: (0 | 1 | 2) | (number & {});
            /** The latest withdrawal; missing when there was none. */
            withdrawal?: components["schemas"]["LatestWithdrawal"];
            /** Newest first. */
            list: components["schemas"]["WalletRecord"][];
        };
        /** Money that came into the wallet or left it. */
        WalletRecord: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["WalletRecordType"];
            /** The amount without a sign; the side that was asked for says which way it went. */
            money: components["schemas"]["Money"];
            add_date: components["schemas"]["DateTime"];
        };
        /** Why the money moved. In: 1 recharge, 2 recharge by the mall, 3 commission, 4 refund of an order, 5 shop deposit taken back, 12 refund of an activity, 14 a refused withdrawal given back, 42 commission of a live show. Out: 6 deduction by the mall, 7 payment of an order, 8 joining an activity, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. Decoded: a number. */
        WalletRecordType: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 42) | (number & {});
        /** What the form of a withdrawal needs. */
        WithdrawalForm: {
            /** The balance. */
            money: components["schemas"]["Money"];
            /** The least that can be withdrawn at once. */
            min_amount: components["schemas"]["Money"];
            /** The most that can be withdrawn at once. */
            max_amount: components["schemas"]["Money"];
            /** The fee as text, "0.6%". */
            service_charge: components["schemas"]["Text"];
            /** The fee as a part of the amount; it is taken from the amount, rounded to two places. */
            serviceCharge: number | string;
            /** The currency's word. */
            unit: components["schemas"]["Text"];
            /** The bound phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
            /** Withdrawing to WeChat is offered. */
            wx_open: components["schemas"]["Flag"];
            /** The customer has bound WeChat. */
            wx_withdraw: components["schemas"]["Flag"];
            /** The bound WeChat name; empty where none is bound. */
            wx_name: components["schemas"]["Text"];
            /** The amount from which a withdrawal to WeChat needs the real name. */
            real_name_from?: components["schemas"]["Money"];
            /** The customer's bank cards, the default first. */
            bank_information: components["schemas"]["BankCard"][];
            /** A hint that stands beside the form. */
            pshd: components["schemas"]["Text"];
        };
        /** What a customer or a shop wrote, as plain text; may have several lines, and is empty where there is nothing. */
        Writing: string;
        /** What `mall.User.updatepassword` takes. */
        AccountChangePasswordInput: {
            /** The present password. */
            password: string;
            /** The new password; it must differ from the present one. */
            passwordOld: components["schemas"]["LoginPassword"];
            /** The new password again; it must be the same. */
            x_password1: components["schemas"]["LoginPassword"];
            /** A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
        };
        /** What `mall.User.updatepassword` answers. */
        AccountChangePasswordData: components["schemas"]["Nothing"];
        /** What `mall.User.modifyPaymentPassword` takes. */
        AccountChangePaymentPasswordInput: {
            /** The code sent to the bound phone for this (`smsType` 5). */
            pcode: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPaymentPassword"];
            /** The new payment password again; it must be the same. */
            password1: components["schemas"]["NewPaymentPassword"];
            /** A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** What `mall.User.modifyPaymentPassword` answers. */
        AccountChangePaymentPasswordData: components["schemas"]["Nothing"];
        /** What `mall.User.updatePhone` takes. */
        AccountChangePhoneInput: {
            /** What the first step answered. */
            authenticationToken: string;
            /** The new phone, which no customer has yet. */
            newPhone: components["schemas"]["PhoneNumber"];
            /** The code sent to the new phone (`smsType` 3). */
            pCode: components["schemas"]["SentCode"];
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** What `mall.User.updatePhone` answers. */
        AccountChangePhoneData: components["schemas"]["Nothing"];
        /** What `mall.User.index` takes. */
        AccountHomeInput: Record<string, never>;
        /** What `mall.User.index` answers. */
        AccountHomeData: components["schemas"]["AccountHome"];
        /** What `mall.User.personalResources` takes. */
        AccountProfileInput: Record<string, never>;
        /** What `mall.User.personalResources` answers. */
        AccountProfileData: components["schemas"]["Profile"];
        /** What `mall.User.isDefaultValue` takes. */
        AccountProfileStateInput: Record<string, never>;
        /** What `mall.User.isDefaultValue` answers. */
        AccountProfileStateData: {
            /** 1 when something is missing; the name says the contrary, the family uses it so. */
            haveAllUserInfo: components["schemas"]["Flag"];
        };
        /** What `mall.User.authentication` takes. */
        AccountProvePhoneInput: {
            /** The present phone as clients know it, which is masked. It is ignored, since the session says whose phone it is. */
            phone?: string | undefined;
            /** The code sent to the present phone (`smsType` 3). */
            pCode: components["schemas"]["SentCode"];
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** What `mall.User.authentication` answers. */
        AccountProvePhoneData: components["schemas"]["PhoneProof"];
        /** What `mall.User.accountSecurity` takes. */
        AccountSecurityInput: Record<string, never>;
        /** What `mall.User.accountSecurity` answers. */
        AccountSecurityData: components["schemas"]["Security"];
        /** What `mall.User.setPaymentPassword` takes. */
        AccountSetPaymentPasswordInput: {
            /** The code sent to the bound phone for this (`smsType` 5). */
            pcode: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPaymentPassword"];
            /** The new payment password again; it must be the same. */
            password1: components["schemas"]["NewPaymentPassword"];
            /** A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** What `mall.User.setPaymentPassword` answers. */
        AccountSetPaymentPasswordData: components["schemas"]["Nothing"];
        /** What `mall.User.setPersonalResources` takes. */
        AccountUpdateProfileInput: {
            /** The customer's picture, as mall.Product.uploadImgs answered it. */
            headimgurl?: components["schemas"]["UploadedPicture"] | undefined;
            /** The name shown to others; letters, digits and underscores of any script. */
            userName?: string | undefined;
            /**
             * 0 is not told.
             * @enum {integer}
             */
            sex?: (0 | 1 | 2) | undefined;
            /**
             * Format: date
             * The day of birth.
             */
            birthday?: string | undefined;
        };
        /** What `mall.User.setPersonalResources` answers. */
        AccountUpdateProfileData: components["schemas"]["Nothing"];
        /** What `mall.Address.saveAddress` takes. */
        AddressesAddInput: {
            user_name: components["schemas"]["Consignee"];
            mobile: components["schemas"]["ConsigneePhone"];
            address: components["schemas"]["StreetAddress"];
            place?: components["schemas"]["Place"] | undefined;
            is_default?: components["schemas"]["DefaultFlag"] | undefined;
            cpc?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** The family sends `cpc` a second time under this name; it is not read. */
            country_code?: components["schemas"]["ConsigneeDialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** The city, outside the region tree. */
            city?: components["schemas"]["FreeRegion"] | undefined;
            /** The province or state, outside the region tree. */
            province?: components["schemas"]["FreeRegion"] | undefined;
            zip_code?: components["schemas"]["PostalCode"] | undefined;
        };
        /** All addresses of the customer, the default first. */
        AddressesAddData: components["schemas"]["Address"][];
        /** What `mall.Login.getItuList` takes. */
        AddressesCountriesInput: {
            /** Only countries whose name or dial code holds this; empty for all. */
            keyword?: string | undefined;
        };
        /** What `mall.Login.getItuList` answers. */
        AddressesCountriesData: components["schemas"]["Country"][];
        /** What `mall.Address.index` takes. */
        AddressesListInput: Record<string, never>;
        /** What `mall.Address.index` answers. */
        AddressesListData: {
            adds: components["schemas"]["Address"][];
        };
        /** What `mall.Address.addressManagement` takes. */
        AddressesRegionsInput: Record<string, never>;
        /** What `mall.Address.addressManagement` answers. */
        AddressesRegionsData: components["schemas"]["Region"][];
        /** What `mall.Address.delAdds` takes. */
        AddressesRemoveInput: {
            /** The address. */
            addr_id: number;
        };
        /** All addresses of the customer, the default first. */
        AddressesRemoveData: components["schemas"]["Address"][];
        /** What `mall.Address.setDefault` takes. */
        AddressesSetDefaultInput: {
            /** The address. */
            addr_id: number;
        };
        /** All addresses of the customer, the default first. */
        AddressesSetDefaultData: components["schemas"]["Address"][];
        /** What `mall.Address.upAddsindex` takes. */
        AddressesShowInput: {
            /** The address. */
            addr_id?: number | undefined;
            /** The family's other name of `addr_id`. */
            addrId?: number | undefined;
        };
        /** What `mall.Address.upAddsindex` answers. */
        AddressesShowData: components["schemas"]["AddressForm"];
        /** What `mall.Address.upAdds` takes. */
        AddressesUpdateInput: {
            /** The address. */
            addr_id: number;
            user_name: components["schemas"]["Consignee"];
            mobile: components["schemas"]["ConsigneePhone"];
            address: components["schemas"]["StreetAddress"];
            place?: components["schemas"]["Place"] | undefined;
            /** 1 makes it the default; 0 takes nothing away. */
            is_default?: components["schemas"]["DefaultFlag"] | undefined;
            cpc?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** The family sends `cpc` a second time under this name; it is not read. */
            country_code?: components["schemas"]["ConsigneeDialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** The city, outside the region tree. */
            city?: components["schemas"]["FreeRegion"] | undefined;
            /** The province or state, outside the region tree. */
            province?: components["schemas"]["FreeRegion"] | undefined;
            zip_code?: components["schemas"]["PostalCode"] | undefined;
        };
        /** All addresses of the customer, the default first. */
        AddressesUpdateData: components["schemas"]["Address"][];
        /** What `mall.Order.applyReturnGoods` takes. */
        AfterSalesApplyInput: {
            /** The lines of one order. */
            order_details_id: number[];
            /** What is asked for. 1 return the goods and get the money back, 2 the money back only, 3 exchange the goods. */
            type: components["schemas"]["AfterSaleKindSent"];
            /** The refundable amount as the form showed it; the server does not trust it. Left out for an exchange. */
            refund_amount?: string | undefined;
            /** The amount asked for over all lines; the refundable one when missing. Left out for an exchange. */
            refund_apply_money?: string | undefined;
            /** The reason, in up to 200 words; each Chinese character counts as a word. */
            explain: components["schemas"]["Reason"];
            /** Up to three pictures that prove it, uploaded before. */
            apply_return_goods?: components["schemas"]["UploadedPicture"][] | undefined;
        };
        /** What `mall.Order.applyReturnGoods` answers. */
        AfterSalesApplyData: components["schemas"]["AppliedAfterSale"];
        /** What `mall.Order.batchReturnGoodsPage` takes. */
        AfterSalesBatchOptionsInput: {
            /** The lines of one order. */
            order_details_id: number[];
        };
        /** What `mall.Order.batchReturnGoodsPage` answers. */
        AfterSalesBatchOptionsData: components["schemas"]["AfterSaleOptions"];
        /** What `mall.Order.getExpress` takes. */
        AfterSalesCouriersInput: {
            /** The product to send back. */
            pid: number;
        };
        /** What `mall.Order.getExpress` answers. */
        AfterSalesCouriersData: components["schemas"]["Couriers"];
        /** What `mall.Order.returnDataList` takes. */
        AfterSalesListInput: {
            /** Words of a product's name, or an order number. */
            ordervalue?: string | undefined;
            /** The page, from 1. */
            start?: number | undefined;
            /** Rows a page; ten when missing. */
            end?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mall.Order.returnDataList` answers. */
        AfterSalesListData: components["schemas"]["AfterSaleList"];
        /** What `mall.Order.singleReturnGoodsPage` takes. */
        AfterSalesOptionsInput: {
            /** The line of the order. */
            order_details_id: number[];
        };
        /** What `mall.Order.singleReturnGoodsPage` answers. */
        AfterSalesOptionsData: components["schemas"]["AfterSaleOptions"];
        /** What `mall.Order.applyReturnGoodsPage` takes. */
        AfterSalesPrepareInput: {
            /** The lines of one order. */
            order_details_id: number[];
        };
        /** What `mall.Order.applyReturnGoodsPage` answers. */
        AfterSalesPrepareData: components["schemas"]["AfterSaleForm"];
        /** What `mall.Order.exchangeReceipt` takes. */
        AfterSalesReceiveReplacementInput: {
            /** The after-sale. */
            id: number;
        };
        /** What `mall.Order.exchangeReceipt` answers. */
        AfterSalesReceiveReplacementData: components["schemas"]["Nothing"];
        /** What `mall.Order.backSend` takes. */
        AfterSalesSendBackInput: {
            /** The after-sale. */
            id: number;
            /** The courier's name. */
            kdname: string;
            /** The number of the parcel. */
            kdcode: string;
            /** Who sent it. */
            lxr: string;
            /** The phone of who sent it. */
            lxdh: string;
        };
        /** What `mall.Order.backSend` answers. */
        AfterSalesSendBackData: components["schemas"]["Nothing"];
        /** What `mall.Order.returnDetails` takes. */
        AfterSalesShowInput: {
            /** The line of the order (`detailId` in the list). */
            orderDetailId: number;
            /** The after-sale, where the line has had several; the newest when missing. */
            id?: number | undefined;
        };
        /** What `mall.Order.returnDetails` answers. */
        AfterSalesShowData: components["schemas"]["AfterSaleDetails"];
        /** What `mall.Order.cancellationOfApplication` takes. */
        AfterSalesWithdrawInput: {
            /** The after-sale. */
            id: number;
        };
        /** What `mall.Order.cancellationOfApplication` answers. */
        AfterSalesWithdrawData: components["schemas"]["Nothing"];
        /** What `mall.Login.registerAgreement` takes. */
        AuthAgreementInput: {
            /**
             * Which text.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3;
        };
        /** What `mall.Login.registerAgreement` answers. */
        AuthAgreementData: components["schemas"]["Agreement"];
        /** What `mall.Login.getCode` takes. */
        AuthCaptchaInput: Record<string, never>;
        /** What `mall.Login.getCode` answers. */
        AuthCaptchaData: components["schemas"]["Captcha"];
        /** What `mall.Login.login` takes. */
        AuthLoginInput: {
            /**
             * What names the customer.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            /** The phone number, or with type 3 the account name. */
            phone?: string | undefined;
            /** The e-mail address, with type 2. */
            e_mail?: string | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            password: string;
            imgCode: components["schemas"]["CaptchaAnswer"];
            verificationCode: components["schemas"]["CaptchaToken"];
            /**
             * 1 keeps the customer signed in; the answer then holds `autoToken`.
             * @enum {integer}
             */
            isAuto?: (0 | 1) | undefined;
        };
        /** What `mall.Login.login` answers. */
        AuthLoginData: components["schemas"]["SignedIn"];
        /** What `mall.Login.register` takes. */
        AuthLoginByCodeInput: {
            /**
             * What names the customer; with 1 `phone` is needed, with 2 `e_mail`.
             * @enum {integer}
             */
            type: 1 | 2;
            phone?: components["schemas"]["PhoneField"] | undefined;
            e_mail?: components["schemas"]["EmailField"] | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            keyCode: components["schemas"]["SentCode"];
            imgCode: components["schemas"]["CaptchaAnswer"];
            verificationCode: components["schemas"]["CaptchaToken"];
        };
        /** What `mall.Login.register` answers. */
        AuthLoginByCodeData: components["schemas"]["SignedIn"];
        /** What `mall.Login.autoLogin` takes. */
        AuthLoginByTokenInput: {
            /** The token for signing in automatically. */
            autoToken: string;
        };
        /** What `mall.Login.autoLogin` answers. */
        AuthLoginByTokenData: components["schemas"]["SignedIn"];
        /** What `mall.Login.quit` takes. */
        AuthLogoutInput: Record<string, never>;
        /** What `mall.Login.quit` answers. */
        AuthLogoutData: components["schemas"]["Nothing"];
        /** What `mall.Login.userRegister` takes. */
        AuthRegisterInput: {
            userId: components["schemas"]["AccountName"];
            password: components["schemas"]["LoginPassword"];
            /**
             * What is proved; with 0 `phone` is needed, with 1 `e_mail`.
             * @enum {integer}
             */
            type: 0 | 1;
            phone?: components["schemas"]["PhoneField"] | undefined;
            e_mail?: components["schemas"]["EmailField"] | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            keyCode: components["schemas"]["SentCode"];
            imgCode: components["schemas"]["CaptchaAnswer"];
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /** The family's name of `verificationCode`; one of the two is needed. */
            imgCodeToken?: components["schemas"]["CaptchaToken"] | undefined;
        };
        /** What `mall.Login.userRegister` answers. */
        AuthRegisterData: components["schemas"]["Registered"];
        /** What `mall.Login.userRegisterPage` takes. */
        AuthRegisterPageInput: Record<string, never>;
        /** What `mall.Login.userRegisterPage` answers. */
        AuthRegisterPageData: components["schemas"]["RegisterPage"];
        /** What `mall.Login.forgotpassword` takes. */
        AuthResetPasswordInput: {
            password: components["schemas"]["LoginPassword"];
            /** The password once more; one that differs is refused. */
            rpwd: components["schemas"]["LoginPassword"];
            /**
             * What names the customer; with 1 `e_mail` is needed, else `phone`.
             * @enum {integer}
             */
            type?: (0 | 1) | undefined;
            phone?: components["schemas"]["PhoneField"] | undefined;
            e_mail?: components["schemas"]["EmailField"] | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            keyCode: components["schemas"]["SentCode"];
            imgCode: components["schemas"]["CaptchaAnswer"];
            /** The captcha's token. Clients of the family send it as `access_id`, which is no session here. */
            verificationCode: components["schemas"]["CaptchaToken"];
        };
        /** What `mall.Login.forgotpassword` answers. */
        AuthResetPasswordData: components["schemas"]["Nothing"];
        /** What `mall.User.secretKey` takes. */
        AuthSendCodeInput: {
            /**
             * What the code is for: 1 signing in by code, 2 registering, 3 changing the phone, 4 the login password, 5 the payment password, 6 a withdrawal, 7 anything else. Family clients also send 2 for signing in by code: it is good for both.
             * @enum {integer}
             */
            smsType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            /** The phone without its dial code; needed with types 1 and 2, which refuse a masked one. The others ignore it. */
            phone?: components["schemas"]["PhoneOrMasked"] | undefined;
            /** The phone to be bound, with type 3. A masked one is the bound phone, which gets the code. */
            newPhone?: components["schemas"]["PhoneOrMasked"] | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
            imgCode?: components["schemas"]["CaptchaAnswer"] | undefined;
            /** The captcha's token. Once answered correctly here, the captcha stays valid for further codes to the same addressee and for the one request that uses the code. Other clients of the family send no captcha here; a mall sends few codes an hour without one and then answers `captcha_wrong`. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /**
             * What kind of message it is: always a code.
             * @enum {integer}
             */
            message_type?: 0 | undefined;
        };
        /** What `mall.User.secretKey` answers. */
        AuthSendCodeData: components["schemas"]["CodeRequested"];
        /** What `mall.User.send_email_verification_code` takes. */
        AuthSendEmailCodeInput: {
            /**
             * Format: email
             * The e-mail address.
             */
            e_mail: string;
            /** Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
            imgCode?: components["schemas"]["CaptchaAnswer"] | undefined;
            /** The captcha's token. Once answered correctly here, the captcha stays valid for further codes to the same addressee and for the one request that uses the code. Other clients of the family send no captcha here. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /**
             * What the code is for: 1 a forgotten password, 2 registering, else signing in. One for signing in also registers, and the other way round.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
        };
        /** What `mall.User.send_email_verification_code` answers. */
        AuthSendEmailCodeData: components["schemas"]["CodeRequested"];
        /** What `mall.Login.secretKey` takes. */
        AuthSendResetCodeInput: {
            /** The phone without its dial code. */
            phone: string;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
            imgCode?: components["schemas"]["CaptchaAnswer"] | undefined;
            /** The captcha's token. Once answered correctly here, the captcha stays valid for further codes to the same addressee and for the one request that uses the code. Other clients of the family send no captcha here; a mall sends few codes an hour without one and then answers `captcha_wrong`. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /**
             * What the code is for: always a forgotten login password.
             * @enum {integer}
             */
            smsType?: 4 | undefined;
            /**
             * Where it goes: always a phone.
             * @enum {integer}
             */
            type?: 0 | undefined;
        };
        /** What `mall.Login.secretKey` answers. */
        AuthSendResetCodeData: components["schemas"]["CodeRequested"];
        /** What `mall.User.setUsernamePassword` takes. */
        AuthSetPasswordInput: {
            user_name: components["schemas"]["AccountName"];
            password: components["schemas"]["LoginPassword"];
        };
        /** What `mall.User.setUsernamePassword` answers. */
        AuthSetPasswordData: components["schemas"]["Nothing"];
        /** What `mall.Product.addCart` takes. */
        CartAddInput: {
            /** The product. */
            pro_id: number;
            /** The SKU. */
            attribute_id: number;
            /** Pieces. */
            num: number;
        };
        /** What `mall.Product.addCart` answers. */
        CartAddData: {
            /** The session that holds the cart, new for a first-time visitor. */
            access_id: components["schemas"]["AccessId"];
            /** The cart line. */
            cart_id: components["schemas"]["IntLike"];
        };
        /** What `mall.Cart.modifyAttribute` takes. */
        CartChangeSkuInput: {
            /** The line. */
            car_id: number;
            /** The new SKU. */
            attribute_id: number;
        };
        /** What `mall.Cart.modifyAttribute` answers. */
        CartChangeSkuData: components["schemas"]["Nothing"];
        /** What `mall.Cart.djAttribute` takes. */
        CartLineSkusInput: {
            /** The line. */
            car_id: number;
        };
        /** One element, as the family sends it. */
        CartLineSkusData: components["schemas"]["LineSkus"][];
        /** What `mall.Cart.index` takes. */
        CartListInput: Record<string, never>;
        /** What `mall.Cart.index` answers. */
        CartListData: components["schemas"]["Cart"];
        /** What `mall.Cart.toCollection` takes. */
        CartMoveToFavoritesInput: {
            /** The lines. */
            car_id: number[];
        };
        /** What `mall.Cart.toCollection` answers. */
        CartMoveToFavoritesData: components["schemas"]["Nothing"];
        /** What `mall.Cart.delCart` takes. */
        CartRemoveInput: {
            /** The lines. */
            car_id: number[];
        };
        /** What `mall.Cart.delCart` answers. */
        CartRemoveData: components["schemas"]["Nothing"];
        /** What `mall.Cart.upCart` takes. */
        CartUpdateInput: {
            /** The lines to change. */
            cart: {
                /** The line. */
                cart_id: number;
                /** Pieces. */
                num?: number;
                /**
                 * 1 ticks the line, 0 unticks it.
                 * @enum {integer}
                 */
                selected?: 0 | 1;
            }[];
        };
        /** What `mall.Cart.upCart` answers. */
        CartUpdateData: components["schemas"]["Nothing"];
        /** What `mall.Index.oneClickClear` takes. */
        CatalogClearSearchHistoryInput: Record<string, never>;
        /** What `mall.Index.oneClickClear` answers. */
        CatalogClearSearchHistoryData: components["schemas"]["Nothing"];
        /** What `mall.Index.loadHome` takes. */
        CatalogLabelledInput: {
            /**
             * The label.
             * @enum {integer}
             */
            s_type: 1 | 2 | 3;
            /** The page, from 1. */
            page?: number | undefined;
            /** Rows a page; 8 when missing. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mall.Index.loadHome` answers. */
        CatalogLabelledData: {
            /** Products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ProductCard"][];
        };
        /** What `mall.Product.index` takes. */
        CatalogProductInput: {
            /** The product's id. */
            pro_id: number;
            /**
             * 1 when entered from the member products; prices then carry the member discount.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /**
             * MS when entered from the flash sale; missing or empty otherwise.
             * @enum {string}
             */
            type?: ("" | "MS") | undefined;
            /** The flash item, with `type` MS; one that is not of this product is refused. */
            id?: number | undefined;
        };
        /** What `mall.Product.index` answers. */
        CatalogProductData: components["schemas"]["ProductPage"];
        /** What `mall.Product.recommend` takes. */
        CatalogRecommendInput: Record<string, never>;
        /** What `mall.Product.recommend` answers. */
        CatalogRecommendData: {
            list: components["schemas"]["RecommendedProduct"][];
        };
        /** What `mall.Index.delSearch` takes. */
        CatalogRemoveSearchInput: {
            /** The words, as the history lists them. */
            keyword: string;
        };
        /** What `mall.Index.delSearch` answers. */
        CatalogRemoveSearchData: components["schemas"]["Nothing"];
        /** What `mall.Index.search` takes. */
        CatalogSearchInput: {
            /** Words to find; in any of the four languages. */
            keyword?: string | undefined;
            /**
             * What to search for; products when missing.
             * @enum {integer}
             */
            searchType?: (1 | 2) | undefined;
            /** The class the visitor came from. */
            cid?: number | undefined;
            /** Only products of these classes. */
            class_id?: number[] | undefined;
            /** Only products of these brands. */
            brand_id?: number[] | undefined;
            amount?: components["schemas"]["PriceLimits"] | undefined;
            /** Only products with these labels; 5 means member products. */
            s_type?: (1 | 2 | 3 | 5)[] | undefined;
            /**
             * What to sort by; empty for the mall's own order.
             * @enum {string}
             */
            sort_type?: ("" | "default" | "price" | "volume") | undefined;
            /**
             * Which way.
             * @enum {integer}
             */
            sort?: (0 | 1) | undefined;
            /** Only brands beginning with this letter in `brand_list`. */
            brandHead?: string | undefined;
            /** Only classes beginning with this letter in `class_list`. */
            classHead?: string | undefined;
            /** The page, from 1. */
            page?: number | undefined;
            /** Rows a page. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mall.Index.search` answers. */
        CatalogSearchData: components["schemas"]["SearchResult"];
        /** What `mall.Index.clickSearch` takes. */
        CatalogSearchHistoryInput: Record<string, never>;
        /** What `mall.Index.clickSearch` answers. */
        CatalogSearchHistoryData: {
            list: components["schemas"]["SearchWord"][];
        };
        /** What `mall.Product.immediatelyCart` takes. */
        CheckoutCheckBuyNowInput: {
            /** Product, SKU and quantity, one object each. */
            product: components["schemas"]["BuyNowPart"][];
        };
        /** What `mall.Product.immediatelyCart` answers. */
        CheckoutCheckBuyNowData: components["schemas"]["Nothing"];
        /** What `mall.Order.payment` takes. */
        CheckoutPlaceOrderInput: {
            /** One SKU to buy at once; instead of `cart_id`. */
            product?: components["schemas"]["BuyNowPart"][] | undefined;
            /** The cart lines to buy; instead of `product`. */
            cart_id?: number[] | undefined;
            /** Where to deliver; the default address when missing. */
            address_id?: number | undefined;
            /** The store where the order is picked up; its delivery costs nothing then. `address_id` is left out. */
            shop_address_id?: number | undefined;
            /** Who picks the order up; the same characters as in an address. */
            fullName?: string | undefined;
            /** The phone of who picks the order up. */
            fullPhone?: string | undefined;
            /**
             * 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no coupon of the mall. A list of zeros chooses none. The best ones when missing, as the settlement shows them. */
            coupon_id?: string | undefined;
            /** A word to each shop, in the order of `products`. */
            remarks?: string[] | undefined;
            /** How it is going to be paid. */
            pay_type: components["schemas"]["PaymentType"];
            /** What the customer saw; an order that has become dearer since is refused. */
            total?: string | undefined;
        };
        /** What `mall.Order.payment` answers. */
        CheckoutPlaceOrderData: components["schemas"]["PlacedOrder"];
        /** What `mall.Order.settlement` takes. */
        CheckoutSettleInput: {
            /** One SKU to buy at once; instead of `cart_id`. */
            product?: components["schemas"]["BuyNowPart"][] | undefined;
            /** The cart lines to buy; instead of `product`. */
            cart_id?: number[] | undefined;
            /** Where to deliver; the default address when missing. */
            address_id?: number | undefined;
            /** The store where the order is picked up; its delivery costs nothing then. `address_id` is left out. */
            shop_address_id?: number | undefined;
            /**
             * 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no coupon of the mall. A list of zeros chooses none. */
            coupon_id?: string | undefined;
            /**
             * `true` takes `coupon_id` as it stands; `false`, or nothing, chooses the best coupons.
             * @enum {string}
             */
            canshu?: ("true" | "false") | undefined;
            /** How it is going to be paid. */
            pay_type?: components["schemas"]["PaymentType"] | undefined;
        };
        /** What `mall.Order.settlement` answers. */
        CheckoutSettleData: components["schemas"]["Settlement"];
        /** What `mall.User.aboutUs` takes. */
        ContentShowInput: {
            /**
             * Which page: about the mall; shopping, ways to pay, trouble with paying; trouble after buying, returns, cancelling an order, the way of a refund, hints on refunds; the brand's story, its team, its regional markets; terms of use, privacy policy; contact, enrolling, accessibility.
             * @enum {string}
             */
            type: "aboutus" | "shopping_process" | "payment_method" | "payment_issues" | "after_sales_issues" | "return_policy" | "cancellation_order" | "refund_process" | "refund_instructions" | "our_story" | "our_team" | "regional_markets" | "terms" | "privacy" | "contact" | "enroll" | "accessibility";
        };
        /** What `mall.User.aboutUs` answers. */
        ContentShowData: components["schemas"]["AboutPage"];
        /** What `plugin.coupon.MallCoupon.index` takes. */
        CouponsListInput: {
            /** The page, from 1. */
            page: number;
            /**
             * Whose: 1 the mall's, 2 the shops'.
             * @enum {integer}
             */
            type: 1 | 2;
            /** Only coupons of shops with this in their name; read with type 2 alone. */
            mchName?: string | undefined;
        };
        /** What `plugin.coupon.MallCoupon.index` answers. */
        CouponsListData: {
            /** Coupons over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["CentreCoupon"][];
        };
        /** What `plugin.coupon.MallCoupon.proCoupon` takes. */
        CouponsListForProductInput: {
            /** The product. */
            goodsId: number;
        };
        /** What `plugin.coupon.MallCoupon.proCoupon` answers. */
        CouponsListForProductData: {
            list: components["schemas"]["OfferedCoupon"][];
        };
        /** What `plugin.coupon.MallCoupon.mchCoupon` takes. */
        CouponsListForShopInput: {
            /** The shop. */
            mchId: number;
        };
        /** What `plugin.coupon.MallCoupon.mchCoupon` answers. */
        CouponsListForShopData: {
            list: components["schemas"]["OfferedCoupon"][];
        };
        /** What `plugin.coupon.MallCoupon.myCoupon` takes. */
        CouponsListOwnInput: {
            /**
             * Which: 0 unused, 1 used, 2 expired; unused when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
        };
        /** What `plugin.coupon.MallCoupon.myCoupon` answers. */
        CouponsListOwnData: {
            /** Unused ones. */
            wsy_num: components["schemas"]["IntLike"];
            /** Used ones. */
            ysy_num: components["schemas"]["IntLike"];
            /** Expired ones. */
            ygq_num: components["schemas"]["IntLike"];
            /** Those listed. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["OwnCoupon"][];
        };
        /** What `plugin.coupon.MallCoupon.receive` takes. */
        CouponsReceiveInput: {
            /** The campaign. */
            id: number;
        };
        /** What happened, as a text to show. */
        CouponsReceiveData: components["schemas"]["Text"];
        /** What `mall.AddFavorites.index` takes. */
        FavoritesAddInput: {
            /** The product. */
            pro_id: number;
            /**
             * What is collected: 1 a product, which is all there is here; a product when missing.
             * @enum {integer}
             */
            type?: 1 | undefined;
        };
        /** What `mall.AddFavorites.index` answers. */
        FavoritesAddData: {
            /** The favourite's id, needed to take it out. */
            collection_id: components["schemas"]["IntLike"];
        };
        /** What `mall.AddFavorites.collection` takes. */
        FavoritesListInput: {
            /**
             * What: 1 products, 2 shops.
             * @enum {integer}
             */
            type: 1 | 2;
            /** Only those with this in their name. */
            mchNameOrProName?: string | undefined;
        };
        /** What `mall.AddFavorites.collection` answers. */
        FavoritesListData: {
            /** Products for type 1, shops for type 2. */
            list: (components["schemas"]["FavoriteProduct"] | components["schemas"]["FavoriteShop"])[];
        };
        /** What `mall.AddFavorites.similar` takes. */
        FavoritesListSimilarInput: {
            /** The product. */
            pro_id: number;
            /** The page, from 1. */
            page?: number | undefined;
        };
        /** What `mall.AddFavorites.similar` answers. */
        FavoritesListSimilarData: {
            /** One element, as the family sends it. */
            product: components["schemas"]["SimilarTo"][];
            list: components["schemas"]["RelatedProduct"][];
            /** Similar products over all pages. */
            total: components["schemas"]["IntLike"];
        };
        /** What `mall.AddFavorites.removeFavorites` takes. */
        FavoritesRemoveInput: {
            /** The favourites, of either kind. */
            collection: number[];
        };
        /** What `mall.AddFavorites.removeFavorites` answers. */
        FavoritesRemoveData: components["schemas"]["Nothing"];
        /** What `plugin.sec.MallSec.home` takes. */
        FlashSaleHomeInput: {
            /** The slot; the mall chooses when it is missing or empty. */
            id?: number | undefined;
            /** The page, from 1. */
            page?: number | undefined;
        };
        /** What `plugin.sec.MallSec.home` answers. */
        FlashSaleHomeData: components["schemas"]["FlashSale"];
        /** What `mall.Home.getGoodsListByBlockId` takes. */
        HomeBlockProductsInput: {
            /** The block. */
            blockId?: number | undefined;
            /**
             * The kind of list: a label, or 6 for a block. Member products have their own operation.
             * @enum {integer}
             */
            s_type?: (1 | 2 | 3 | 6) | undefined;
            /** The page, from 1. */
            page?: number | undefined;
            /** Rows a page; 8 when missing. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mall.Home.getGoodsListByBlockId` answers. */
        HomeBlockProductsData: {
            /** Products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["BlockListProduct"][];
        };
        /** What `mall.Home.getBlockGoodsList` takes. */
        HomeBlocksInput: Record<string, never>;
        /** What `mall.Home.getBlockGoodsList` answers. */
        HomeBlocksData: {
            list: components["schemas"]["Block"][];
        };
        /** What `mall.Index.home` takes. */
        HomePageInput: {
            /** Only products of this class. */
            cid?: number | undefined;
            /** The page, from 1. */
            page?: number | undefined;
            /** Rows a page. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mall.Index.home` answers. */
        HomePageData: components["schemas"]["HomePage"];
        /** What `mall.InvoiceInfo.applyInvoicing` takes. */
        InvoicesApplyInput: {
            /** The revoked invoice to ask for again. */
            id?: number | undefined;
            /** The title it is made out to. */
            headId: number;
            /** 1 a company, 2 a person. */
            type: components["schemas"]["InvoiceHeaderKindSent"];
            /** The name of the title; the stored one counts. */
            companyName: string;
            /** The tax number of the title; the stored one counts. */
            companyTaxNumber?: string | undefined;
            /** The amount as the form showed it; the server does not trust it. */
            amount?: string | undefined;
            /** The number of the order. */
            sNo: string;
            /** Where the invoice is sent. */
            email: string;
        };
        /** What `mall.InvoiceInfo.applyInvoicing` answers. */
        InvoicesApplyData: components["schemas"]["Nothing"];
        /** What `mall.InvoiceHeader.getDefault` takes. */
        InvoicesDefaultHeaderInput: Record<string, never>;
        /** What `mall.InvoiceHeader.getDefault` answers. */
        InvoicesDefaultHeaderData: components["schemas"]["DefaultInvoiceHeader"];
        /** What `mall.InvoiceHeader.doRequest` takes. */
        InvoicesHeadersInput: {
            /** Only this title. */
            id?: number | undefined;
        };
        /** What `mall.InvoiceHeader.doRequest` answers. */
        InvoicesHeadersData: components["schemas"]["InvoiceHeaderList"];
        /** What `mall.InvoiceInfo.getInvoiceInfo` takes. */
        InvoicesListInput: {
            /**
             * 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** Only this invoice. */
            id?: number | undefined;
            /** The page, from 1; ten rows each. */
            page?: number | undefined;
        };
        /** What `mall.InvoiceInfo.getInvoiceInfo` answers. */
        InvoicesListData: components["schemas"]["InvoiceList"];
        /** What `mall.InvoiceInfo.getToInvoiced` takes. */
        InvoicesListBillableInput: {
            /** The page, from 1; ten rows each. */
            page?: number | undefined;
        };
        /** What `mall.InvoiceInfo.getToInvoiced` answers. */
        InvoicesListBillableData: components["schemas"]["BillableOrderList"];
        /** What `mall.InvoiceHeader.del` takes. */
        InvoicesRemoveHeaderInput: {
            /** The title; the family sends one. */
            ids: number[];
        };
        /** What `mall.InvoiceHeader.del` answers. */
        InvoicesRemoveHeaderData: components["schemas"]["Nothing"];
        /** What `mall.InvoiceInfo.revoke` takes. */
        InvoicesRevokeInput: {
            /** The invoice. */
            id: number;
        };
        /** What `mall.InvoiceInfo.revoke` answers. */
        InvoicesRevokeData: components["schemas"]["Nothing"];
        /** What `mall.InvoiceHeader.addOrUpdate` takes. */
        InvoicesSaveHeaderInput: {
            /** The title to change; a new one when missing. */
            id?: number | undefined;
            /** 1 a company, 2 a person. */
            type: components["schemas"]["InvoiceHeaderKindSent"];
            /** The company's or the person's name. */
            companyName: string;
            /** The tax number; a company must have one. */
            companyTaxNumber?: string | undefined;
            /** The registered address. */
            registerAddress?: string | undefined;
            /** The registered phone. */
            registerPhone?: string | undefined;
            /** The bank. */
            depositBank?: string | undefined;
            /** The bank account. */
            bankNumber?: string | undefined;
            /**
             * 1 makes it the default.
             * @enum {integer}
             */
            isDefault?: (0 | 1) | undefined;
        };
        /** What `mall.InvoiceHeader.addOrUpdate` answers. */
        InvoicesSaveHeaderData: components["schemas"]["Nothing"];
        /** What `plugin.member.MallMember.closeFrame` takes. */
        MembershipDismissReminderInput: Record<string, never>;
        /** What `plugin.member.MallMember.closeFrame` answers. */
        MembershipDismissReminderData: components["schemas"]["Nothing"];
        /** What `plugin.member.MallMember.payment` takes. */
        MembershipOrderInput: {
            /**
             * The plan.
             * @enum {integer}
             */
            memberType: 1 | 2 | 3;
            /** How it is going to be paid. */
            payType: components["schemas"]["PaymentType"];
            /** What the customer saw; an order that has become dearer since is refused. */
            amount: components["schemas"]["AmountSeen"];
            /** The chosen coupon of the customer; none when missing. */
            couponId?: number | undefined;
        };
        /** What `plugin.member.MallMember.payment` answers. */
        MembershipOrderData: components["schemas"]["MembershipOrder"];
        /** What `plugin.member.MallMember.memberProList` takes. */
        MembershipProductsInput: {
            /** The page, from 1. */
            page?: number | undefined;
            /** Products a page; 8 when missing. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `plugin.member.MallMember.memberProList` answers. */
        MembershipProductsData: {
            /** Products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["MemberProduct"][];
        };
        /** What `plugin.member.MallMember.settlement` takes. */
        MembershipSettleInput: {
            /** The price of the chosen plan; the month when missing. */
            amount?: components["schemas"]["AmountSeen"] | undefined;
            /** The chosen coupon of the customer; none when missing. */
            couponId?: number | undefined;
        };
        /** What `plugin.member.MallMember.settlement` answers. */
        MembershipSettleData: components["schemas"]["MembershipOffer"];
        /** What `plugin.member.MallMember.memberCenter` takes. */
        MembershipShowInput: {
            /** The page, from 1. */
            page?: number | undefined;
        };
        /** What `plugin.member.MallMember.memberCenter` answers. */
        MembershipShowData: components["schemas"]["MemberPage"];
        /** What `mall.Message.index` takes. */
        MessagesListInput: {
            /** The page, from 1. */
            page?: number | undefined;
        };
        /** What `mall.Message.index` answers. */
        MessagesListData: components["schemas"]["MessagePage"];
        /** What `mall.Message.del` takes. */
        MessagesRemoveInput: {
            /** The messages. */
            id: number[];
        };
        /** What `mall.Message.del` answers. */
        MessagesRemoveData: components["schemas"]["Nothing"];
        /** What `mall.Message.oneindex` takes. */
        MessagesShowInput: {
            /** The message. */
            id: number;
        };
        /** What `mall.Message.oneindex` answers. */
        MessagesShowData: {
            message: components["schemas"]["MessageDetails"][];
        };
        /** What `mall.Order.removeOrder` takes. */
        OrdersCancelInput: {
            /** The order. */
            order_id: number;
        };
        /** What `mall.Order.removeOrder` answers. */
        OrdersCancelData: components["schemas"]["Nothing"];
        /** What `mall.Order.index` takes. */
        OrdersListInput: {
            /** Words of a product's name, or an order number. */
            ordervalue?: string | undefined;
            /** The page, from 1. */
            pageNum?: number | undefined;
            /**
             * Only orders in this state. The family spells `evaluete` so.
             * @enum {string}
             */
            order_type?: ("" | "payment" | "send" | "receipt" | "evaluete") | undefined;
        };
        /** What `mall.Order.index` answers. */
        OrdersListData: components["schemas"]["OrderList"];
        /** What `mall.Order.logistics` takes. */
        OrdersParcelsInput: {
            /** The number of the order (`sNo`), not its id. */
            id: string;
            /**
             * Always empty in this family; it has no meaning.
             * @enum {string}
             */
            details?: "" | undefined;
        };
        /** What `mall.Order.logistics` answers. */
        OrdersParcelsData: components["schemas"]["ParcelList"];
        /** What `mall.Order.see_extraction_code` takes. */
        OrdersPickupCodeInput: {
            /** The order. */
            order_id: number;
        };
        /** What `mall.Order.see_extraction_code` answers. */
        OrdersPickupCodeData: components["schemas"]["PickupCode"];
        /** What `mall.Order.getMchStore` takes. */
        OrdersPickupStoreInput: {
            /** The store, `single_store` of the order. */
            id: number;
        };
        /** What `mall.Order.getMchStore` answers. */
        OrdersPickupStoreData: components["schemas"]["PickupPlace"];
        /** What `mall.Order.okOrder` takes. */
        OrdersReceiveInput: {
            /** The order. */
            order_id: number;
        };
        /** What `mall.Order.okOrder` answers. */
        OrdersReceiveData: components["schemas"]["Nothing"];
        /** What `mall.Order.delivery` takes. */
        OrdersRemindInput: {
            /** The order. */
            order_id: number;
        };
        /** What `mall.Order.delivery` answers. */
        OrdersRemindData: components["schemas"]["Nothing"];
        /** What `mall.Order.delOrder` takes. */
        OrdersRemoveInput: {
            /** The order. */
            order_id: number;
        };
        /** What `mall.Order.delOrder` answers. */
        OrdersRemoveData: components["schemas"]["Nothing"];
        /** What `mall.Order.orderDetails` takes. */
        OrdersShowInput: {
            /** The order. */
            order_id: number;
            /** The payment's number, from the scan page; it changes nothing. */
            trade_no?: string | undefined;
        };
        /** What `mall.Order.orderDetails` answers. */
        OrdersShowData: components["schemas"]["OrderDetails"];
        /** What `mall.Order.getPayment` takes. */
        PaymentsMethodsInput: Record<string, never>;
        /** What `mall.Order.getPayment` answers. */
        PaymentsMethodsData: components["schemas"]["PaymentMethods"];
        /** What `mall.Pay.walletPay` takes. */
        PaymentsPayFromWalletInput: {
            /** The order as placing it answered. */
            order_list: {
                /** The order's number. */
                sNo: string;
                /** What the customer saw. */
                total?: string;
                /** The order's id. */
                order_id?: number;
            };
            /**
             * The way to pay; always the wallet here.
             * @enum {string}
             */
            type: "wallet_pay";
            /** What the customer saw. */
            payment_money: string;
        };
        /** What `mall.Pay.walletPay` answers. */
        PaymentsPayFromWalletData: components["schemas"]["Nothing"];
        /** What `mall.Pay.index` takes. */
        PaymentsQrCodeInput: {
            /**
             * The way to pay.
             * @enum {string}
             */
            type: "pc_alipay" | "pc_wechat";
            /** What the customer saw, or the amount of a recharge, which is not below the minimum of its form. */
            total: components["schemas"]["AmountSeen"];
            /** What the payer reads, such as the first product's name; it may be cut short. */
            title?: string | undefined;
            /** A word of the customer. */
            remarks?: string | undefined;
            /** The order as placing it answered; missing for a recharge. */
            order_list?: components["schemas"]["OrderToPay"] | undefined;
            /** The number of a recharge: CZ, the moment, and random digits. It counts for this customer alone, so another customer's same number is another recharge. */
            sNo?: string | undefined;
        };
        /** What the QR code says. */
        PaymentsQrCodeData: components["schemas"]["Url"];
        /** What `mall.Order.getCzorder` takes. */
        PaymentsStateInput: {
            /** The number of the membership order or the recharge. */
            trade_no: string;
        };
        /** What `mall.Order.getCzorder` answers. */
        PaymentsStateData: components["schemas"]["PaidState"];
        /** What `mall.User.paymentPassword` takes. */
        PaymentsVerifyPasswordInput: {
            /** The payment password. */
            password: string;
        };
        /** What `mall.User.paymentPassword` answers. */
        PaymentsVerifyPasswordData: components["schemas"]["Nothing"];
        /** What `plugin.integral.MallIntegral.integral` takes. */
        PointsListInput: {
            /**
             * Which records.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            /** The page, from 1. */
            page?: number | undefined;
        };
        /** What `plugin.integral.MallIntegral.integral` answers. */
        PointsListData: components["schemas"]["PointsPage"];
        /** What `plugin.integral.MallIntegral.deleteSign` takes. */
        PointsRemoveExpiredInput: {
            /** The records. */
            ids: number[];
        };
        /** What `plugin.integral.MallIntegral.deleteSign` answers. */
        PointsRemoveExpiredData: components["schemas"]["Nothing"];
        /** What `mall.Product.addComment` takes. */
        ReviewsAddInput: {
            /** The order line. */
            orderDetailsId: number;
            /** The product of the line. */
            goodsId: number;
            /** The SKU of the line. */
            attributeId: number;
            /** Stars; needed for a review, left out for a follow-up. The family spells it so. */
            start?: number | undefined;
            /** The text. */
            comment: string;
            /**
             * 1 hides the customer's name and picture. A follow-up keeps what the review chose.
             * @enum {integer}
             */
            anonymous: 0 | 1;
            /** Pictures, as mall.Product.uploadImgs answered them. */
            imgUrls?: components["schemas"]["UploadedPicture"][] | undefined;
            /** Whether this is the follow-up. The family names the follow-up "review". */
            isReview: boolean;
        };
        /** What `mall.Product.addComment` answers. */
        ReviewsAddData: components["schemas"]["Nothing"];
        /** What `mall.Product.getcomment` takes. */
        ReviewsListInput: {
            /** The product. */
            pid: number;
            /**
             * Which reviews: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2 | 3 | 4 | 5) | undefined;
        };
        /** What `mall.Product.getcomment` answers. */
        ReviewsListData: components["schemas"]["Reviews"];
        /** What `mall.Product.comment` takes. */
        ReviewsListLinesInput: {
            /** The order's number. */
            sNo: string;
            /**
             * 0 lists the lines that wait for a review, 5 every line of the order with its state; 0 when missing.
             * @enum {integer}
             */
            type?: (0 | 5) | undefined;
        };
        /** What `mall.Product.comment` answers. */
        ReviewsListLinesData: {
            commentList: components["schemas"]["LineToReview"][];
        };
        /** What `mall.Product.loadGetcomment` takes. */
        ReviewsListMoreInput: {
            /** The product. */
            pid: number;
            /**
             * Which reviews: 0 all, 1 with pictures, 2 with a follow-up; all when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
            /** The page, from 0; the first when missing. */
            page?: number | undefined;
        };
        /** What `mall.Product.loadGetcomment` answers. */
        ReviewsListMoreData: {
            /** Empty past the last page. */
            list: components["schemas"]["Review"][];
        };
        /** What `mall.Product.getCommentReplyList` takes. */
        ReviewsListRepliesInput: {
            /** The review. */
            commentId: number;
            /** The page, from 1. */
            pageNo?: number | undefined;
            /** Rows a page; 10 when missing. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mall.Product.getCommentReplyList` answers. */
        ReviewsListRepliesData: {
            /** Replies to the review itself over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["Reply"][];
        };
        /** What `mall.Product.sendComment` takes. */
        ReviewsReplyInput: {
            /** The review. */
            commentId: number;
            /** The reply. */
            text: string;
            /** The reply that is answered; missing or empty for the review itself. */
            sid?: number | undefined;
        };
        /** What `mall.Product.sendComment` answers. */
        ReviewsReplyData: components["schemas"]["Nothing"];
        /** What `mall.Product.getCommentDetail` takes. */
        ReviewsShowInput: {
            /** The review. */
            commentId: number;
        };
        /** What `mall.Product.getCommentDetail` answers. */
        ReviewsShowData: {
            detailInfo: components["schemas"]["ReviewDetail"];
            /** Pictures of the review. */
            commentImgList: components["schemas"]["Url"][];
        };
        /** What `mall.Order.getCommentsInfo` takes. */
        ReviewsShowOwnInput: {
            /** The order line. */
            orderDetailId: number;
            /** The product of the line. */
            goodsId: number;
        };
        /** What `mall.Order.getCommentsInfo` answers. */
        ReviewsShowOwnData: {
            /** One element, as the family sends it; none while nothing is written. */
            list: components["schemas"]["OwnReview"][];
        };
        /** What `app.common.userChangeCurrency` takes. */
        ShellChangeCurrencyInput: {
            /** The `currency_id` of `app.common.getCurrencys`. */
            currency_id: number;
        };
        /** What `app.common.userChangeCurrency` answers. */
        ShellChangeCurrencyData: components["schemas"]["Nothing"];
        /** What `mall.Home.GetBasicConfiguration` takes. */
        ShellConfigurationInput: Record<string, never>;
        /** What `mall.Home.GetBasicConfiguration` answers. */
        ShellConfigurationData: {
            list: components["schemas"]["BasicConfiguration"];
        };
        /** What `app.common.getCurrencys` takes. */
        ShellCurrenciesInput: Record<string, never>;
        /** The currencies, the default first. */
        ShellCurrenciesData: components["schemas"]["Currency"][];
        /** What `app.common.getStoreDefaultCurrency` takes. */
        ShellDefaultCurrencyInput: Record<string, never>;
        /** What `app.common.getStoreDefaultCurrency` answers. */
        ShellDefaultCurrencyData: components["schemas"]["Currency"];
        /** What `mall.Index.index` takes. */
        ShellIndexInput: Record<string, never>;
        /** What `mall.Index.index` answers. */
        ShellIndexData: components["schemas"]["Shell"];
        /** What `app.common.getLangs` takes. */
        ShellLanguagesInput: Record<string, never>;
        /** The languages, in the order in which a switcher shows them. */
        ShellLanguagesData: components["schemas"]["MallLanguage"][];
        /** What `mall.User.getUserTell` takes. */
        ShellNoticeInput: Record<string, never>;
        /** What `mall.User.getUserTell` answers. */
        ShellNoticeData: components["schemas"]["Notice"];
        /** What `mall.User.markToRead` takes. */
        ShellReadNoticeInput: {
            /** The notice. */
            tell_id: number;
        };
        /** What `mall.User.markToRead` answers. */
        ShellReadNoticeData: components["schemas"]["Nothing"];
        /** What `mall.home.select_language` takes. */
        ShellSelectLanguageInput: Record<string, never>;
        /** What `mall.home.select_language` answers. */
        ShellSelectLanguageData: components["schemas"]["Nothing"];
        /** What `mch.mall.Mch.agreement` takes. */
        ShopsAgreementInput: Record<string, never>;
        /** What `mch.mall.Mch.agreement` answers. */
        ShopsAgreementData: {
            name: components["schemas"]["Text"];
            agreement: components["schemas"]["Html"];
        };
        /** What `mch.mall.Mch.continueApply` takes. */
        ShopsApplicationInput: Record<string, never>;
        /** What `mch.mall.Mch.continueApply` answers. */
        ShopsApplicationData: {
            list: components["schemas"]["ShopApplication"];
            /** Its pictures. */
            imgUrls: components["schemas"]["Csv"];
        };
        /** What `mch.mall.Mch.apply` takes. */
        ShopsApplyInput: {
            /** 0 for a first application, else the rejected one. */
            id: number;
            /** The shop's name; letters, digits and underscores of any script. */
            name: string;
            /** What the shop says of itself. */
            shop_information?: string | undefined;
            /** The kind of shop. */
            cid: number;
            /** What it will sell. */
            shop_range: string;
            /** The applicant's name; letters, digits and underscores of any script. */
            realname: string;
            /** The applicant's identity number, of fifteen or eighteen places. */
            ID_number: string;
            /** A mobile phone of mainland China. */
            tel: string;
            /** Province, city and district, joined by hyphens. */
            city_all: string;
            /** Street, house, floor. */
            address: string;
            /**
             * Who applies: 0 a person, 1 an enterprise.
             * @enum {integer}
             */
            shop_nature: 0 | 1;
            /** Pictures, as mall.Product.uploadImgs answered them. A person sends the front and the back of the identity card, an enterprise its licence. */
            imgUrls: components["schemas"]["UploadedPicture"][];
        };
        /** What `mch.mall.Mch.apply` answers. */
        ShopsApplyData: components["schemas"]["Nothing"];
        /** What `mch.mall.Mch.verifyStoreName` takes. */
        ShopsCheckNameInput: {
            /** The shop's name; letters, digits and underscores of any script. */
            name: string;
        };
        /** What `mch.mall.Mch.verifyStoreName` answers. */
        ShopsCheckNameData: components["schemas"]["Nothing"];
        /** What `mch.mall.Mch.mchClass` takes. */
        ShopsListClassesInput: Record<string, never>;
        /** What `mch.mall.Mch.mchClass` answers. */
        ShopsListClassesData: {
            list: components["schemas"]["ShopClass"][];
        };
        /** What `mch.mall.Mch.seeMyStore` takes. */
        ShopsListStoresInput: {
            /** The shop. */
            shop_id: number;
        };
        /** What `mch.mall.Mch.seeMyStore` answers. */
        ShopsListStoresData: {
            list: components["schemas"]["Store"][];
        };
        /** What `mch.mall.Mch.storeHomepage` takes. */
        ShopsShowInput: {
            /** The shop. */
            shop_id: number;
            /** Words to find; in any of the four languages. */
            keyword?: string | undefined;
            /** Only products of this class. */
            cid?: number | undefined;
            /** Only products of these classes. */
            class_id?: number[] | undefined;
            amount?: components["schemas"]["PriceLimits"] | undefined;
            /**
             * What to sort by; empty for the shop's own order. Other than in mall.Index.search, in camel case.
             * @enum {string}
             */
            sortType?: ("" | "default" | "price" | "volume") | undefined;
            /**
             * Which way; by volume it is always descending.
             * @enum {integer}
             */
            sort?: (0 | 1) | undefined;
            /** The page, from 1. */
            page?: number | undefined;
            /** Rows a page; 12 when missing. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** What `mch.mall.Mch.storeHomepage` answers. */
        ShopsShowData: components["schemas"]["ShopPage"];
        /** What `mch.mall.Mch.index` takes. */
        ShopsStatusInput: Record<string, never>;
        /** What `mch.mall.Mch.index` answers. */
        ShopsStatusData: {
            status: components["schemas"]["ApplicationState"];
            /** Opens the back office of an approved shop; empty otherwise. Keep it secret. */
            token: string;
            /** Why the application was rejected; empty otherwise. */
            review_result: string;
        };
        /** What `mch.mall.Mch.collectionShop` takes. */
        ShopsToggleFollowInput: {
            /** The shop. */
            shopId: number;
        };
        /** What `mch.mall.Mch.collectionShop` answers. */
        ShopsToggleFollowData: components["schemas"]["Nothing"];
        /** What `mall.Product.uploadImgs` takes. */
        UploadsAddInput: {
            /**
             * Format: binary
             * The picture; JPEG, PNG, WebP, GIF or BMP of up to 5 MB (maxLength counts bytes).
             */
            file: Blob;
        };
        /** What `mall.Product.uploadImgs` answers. */
        UploadsAddData: {
            /** The path of the picture with a signature that shows it without a session, for an hour. */
            url: components["schemas"]["Url"];
        };
        /** What `mall.Bank.verification` takes. */
        WalletBankOfCardInput: {
            Bank_card_number: components["schemas"]["BankCardNumber"];
        };
        /** What `mall.Bank.verification` answers. */
        WalletBankOfCardData: {
            /** The bank; empty where the number belongs to none that is known. */
            Bank_name: components["schemas"]["Text"];
        };
        /** What `mall.Bank.cardDetail` takes. */
        WalletCardInput: {
            /** The card. */
            id: number;
        };
        /** What `mall.Bank.cardDetail` answers. */
        WalletCardData: components["schemas"]["BankCardDetails"][];
        /** What `mall.Bank.bankList` takes. */
        WalletCardsInput: Record<string, never>;
        /** What `mall.Bank.bankList` answers. */
        WalletCardsData: components["schemas"]["BankCard"][];
        /** What `mall.Recharge.index` takes. */
        WalletRechargeFormInput: Record<string, never>;
        /** What `mall.Recharge.index` answers. */
        WalletRechargeFormData: components["schemas"]["RechargeForm"];
        /** What `mall.Bank.delBank` takes. */
        WalletRemoveCardInput: {
            /** The card. */
            id: number;
        };
        /** What `mall.Bank.delBank` answers. */
        WalletRemoveCardData: components["schemas"]["Nothing"];
        /** What `mall.Bank.addBank` takes. */
        WalletSaveCardInput: {
            /** The holder's name. */
            Cardholder: string;
            /** The bank, as its number says. */
            Bank_name: string;
            /** The branch that keeps the account, where the customer knows it. */
            branch?: string | undefined;
            Bank_card_number: components["schemas"]["BankCardNumber"];
            /**
             * 1 makes it the default.
             * @enum {integer}
             */
            is_default?: (0 | 1) | undefined;
            /** The card to change; a new one when missing. */
            id?: number | undefined;
        };
        /** What `mall.Bank.addBank` answers. */
        WalletSaveCardData: components["schemas"]["Nothing"];
        /** What `mall.Bank.setDefault` takes. */
        WalletSetDefaultCardInput: {
            /** The card. */
            bankId: number;
            /**
             * Always 1.
             * @enum {integer}
             */
            is_default?: 1 | undefined;
        };
        /** What `mall.Bank.setDefault` answers. */
        WalletSetDefaultCardData: components["schemas"]["Nothing"];
        /** What `mall.User.details` takes. */
        WalletShowInput: {
            /**
             * Which side.
             * @enum {integer}
             */
            type: 1 | 2;
            /**
             * Only records of this kind; all when missing or 0. In: 1 recharge, 2 refund, 3 commission, 12 shop deposit given back. Out: 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. They are not the numbers of the records' own `type`.
             * @enum {integer}
             */
            typeName?: (0 | 1 | 2 | 3 | 5 | 6 | 7 | 8 | 10 | 11 | 12) | undefined;
            /**
             * Only records of so many days back; 7 when missing.
             * @enum {integer}
             */
            day?: (7 | 30 | 90 | 183 | 365) | undefined;
            /** The page, from 1. */
            page?: number | undefined;
            /** Records a page; 10 when missing. */
            pageSize?: number | undefined;
        };
        /** What `mall.User.details` answers. */
        WalletShowData: components["schemas"]["Wallet"];
        /** What `pc.store.bank.verificationBank` takes. */
        WalletVerifyStoreBankInput: {
            bankCardNumber: components["schemas"]["BankCardNumber"];
        };
        /** What `pc.store.bank.verificationBank` answers. */
        WalletVerifyStoreBankData: {
            /** The bank; empty when no known bank issues such numbers. */
            Bank_name: components["schemas"]["Text"];
        };
        /** What `mall.User.withdrawals` takes. */
        WalletWithdrawInput: {
            /** The amount, within the limits of the form. */
            amoney: components["schemas"]["AmountSeen"];
            /**
             * Where the money goes.
             * @enum {integer}
             */
            withdrawStatus: 1 | 2;
            /** The bank card, for 1. */
            bankCardId?: number | undefined;
            /** The bound phone, for 1; the bound one when missing. A masked one is ignored, since the session says whose it is; any other is refused. */
            mobile?: components["schemas"]["OwnPhone"] | undefined;
            /** The code sent to the bound phone (`smsType` 6), for 1. */
            keyCode?: components["schemas"]["SentCode"] | undefined;
            /** The real name, for 2 from 2000.00 on. */
            userName?: string | undefined;
        };
        /** What `mall.User.withdrawals` answers. */
        WalletWithdrawData: components["schemas"]["Nothing"];
        /** What `mall.User.intoWithdrawals` takes. */
        WalletWithdrawalFormInput: Record<string, never>;
        /** What `mall.User.intoWithdrawals` answers. */
        WalletWithdrawalFormData: components["schemas"]["WithdrawalForm"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
