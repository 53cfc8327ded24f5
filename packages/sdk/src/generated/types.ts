// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
        /** @description The name a customer signs in with: letters and digits. Free choice, but nobody else's. */
        AccountName: string;
        /** @description An amount in yuan as the customer saw or typed it. */
        AmountSeen: string;
        /** @description The whole number without spaces, 16 to 19 digits and no 0 in front. */
        BankCardNumber: string;
        /** @description One part of what is bought at once: three objects with one key each name the product (pid), its SKU (cid) and the quantity (num). */
        BuyNowPart: {
            /** @description The product's id. */
            pid?: number;
            /** @description The SKU's id. */
            cid?: number;
            /** @description Pieces. */
            num?: number;
        };
        /** @description What the captcha shows, or the solution of its puzzle. */
        CaptchaAnswer: string;
        /** @description What a captcha shows, from pages of the family that show one; ours do not, and it is not looked at. */
        CaptchaText: string;
        /** @description The captcha's token. */
        CaptchaToken: string;
        /** @description The consignee; letters, digits and underscores of any script. */
        Consignee: string;
        /** @description Dial code of the consignee's phone; 86 when missing. */
        ConsigneeDialCode: string;
        /** @description The consignee's phone. */
        ConsigneePhone: string;
        /** @description The country's number in ISO 3166-1. */
        CountryNumber: number;
        /**
         * @description 1 makes it the default.
         * @enum {integer}
         */
        DefaultFlag: 0 | 1;
        /** @description Dial code of the phone; 86 when missing or empty. */
        DialCode: string;
        /** @description An e-mail address; empty where a phone number is sent. */
        EmailField: string;
        /** @description A region outside the region tree, as the shopper writes it. */
        FreeRegion: string;
        /** @description A login password, without spaces. */
        LoginPassword: string;
        /** @description A new payment password, six digits. */
        NewPaymentPassword: string;
        /** @description An order, or a membership order, as placing it answered. */
        OrderToPay: {
            /** @description The order's number. */
            sNo: string;
            /** @description The order's id; a membership order has none. */
            order_id?: number;
            /** @description What the customer saw. */
            total?: components["schemas"]["AmountSeen"];
            /** @description What the customer saw of a membership order. */
            amount?: components["schemas"]["AmountSeen"];
        };
        /** @description A way to pay. */
        PaymentType: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
        /** @description A phone number without its dial code; empty where an e-mail address is sent. */
        PhoneField: string;
        /** @description A phone number without its dial code. */
        PhoneNumber: string;
        /** @description Province, city and district. */
        Place: string[];
        /** @description The postal code. */
        PostalCode: string;
        /** @description The six digits sent by SMS or e-mail: good for five minutes, one use and five tries. */
        SentCode: string;
        /** @description Street, house, floor. */
        StreetAddress: string;
        /** @description A page about the mall. */
        AboutPage: {
            /** @description The text; empty where none is written yet. */
            content: components["schemas"]["Html"];
        };
        /** @description A session token. Keep it secret; it is opaque. */
        AccessId: string;
        /** @description The first page of the account area. */
        AccountHome: {
            user: components["schemas"]["AccountSummary"];
            /** @description Orders to be paid. */
            dfk_num: components["schemas"]["IntLike"];
            /** @description Orders paid and not shipped. */
            dfh_num: components["schemas"]["IntLike"];
            /** @description Orders to be received. */
            dsh_num: components["schemas"]["IntLike"];
            /** @description Orders to be reviewed. */
            dpj_num: components["schemas"]["IntLike"];
            /** @description After-sales that are not finished. */
            th: components["schemas"]["IntLike"];
            /** @description The newest orders. */
            order_list: components["schemas"]["RecentOrder"][];
        };
        /** @description The customer with what they own. */
        AccountSummary: {
            /** @description The customer's picture. */
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            /** @description The wallet's balance. */
            money: components["schemas"]["Money"];
            /** @description Points that can be spent. */
            score: components["schemas"]["IntLike"];
            /** @description Coupons that can be used. */
            coupon_num: components["schemas"]["IntLike"];
        };
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
            /** @description The family's second name of `cpc`. */
            country_code?: components["schemas"]["Text"];
            /** @description The family's second name of `address`. */
            street_address?: components["schemas"]["Text"];
            /** @description Region and address in one text. */
            address_xq?: components["schemas"]["Text"];
        };
        /** @description An address with its region as the region tree names it. The names differ from level to level; the family uses them so. */
        AddressForm: {
            /** @description The `value` of the province. */
            province: components["schemas"]["Text"];
            /** @description The `value` of the city. */
            city_id: components["schemas"]["Text"];
            /** @description The `value` of the district; empty outside the region tree. */
            county: components["schemas"]["Text"];
            address: components["schemas"]["Address"];
        };
        /** @description A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** @description Where the customer's application for a shop stands: 0 none, 1 in review, 2 approved, 3 rejected. Decoded: a number. */
        ApplicationState: (0 | 1 | 2 | 3) | (number & {});
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
        /** @description A bank card as a row. */
        BankCard: {
            id: components["schemas"]["IntLike"];
            Bank_name: components["schemas"]["Text"];
            /** @description The last four digits. */
            Bank_card_number: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** @description A bank card with its holder. */
        BankCardDetails: {
            /** @description The number, its middle hidden. It is typed anew to change the card. */
            Bank_card_number: components["schemas"]["Text"];
            Bank_name: components["schemas"]["Text"];
            branch: components["schemas"]["Text"];
            Cardholder: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** @description A banner of the home page. */
        Banner: {
            id: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            /** @description Where it leads. */
            url: components["schemas"]["Url"];
        };
        /** @description How the mall is set up. `html_icon` goes before the icon that `mall.Index.index` names. */
        BasicConfiguration: {
            /** @description The icon of the browser tab. */
            html_icon: components["schemas"]["Url"];
            store_name: components["schemas"]["Text"];
            store_logo: components["schemas"]["Url"];
            /** @description The logo of the sign-in pages. */
            logon_logo: components["schemas"]["Url"];
            copyright_information: components["schemas"]["Text"];
            /** @description The registration number that the footer names; empty where none is needed. */
            record_information: components["schemas"]["Text"];
            /** @description Where the mall begins. */
            link_to_landing_page: components["schemas"]["Url"];
            app_logo?: components["schemas"]["Url"];
            /** @description The picture of a customer who has chosen none. */
            admin_default_portrait?: components["schemas"]["Url"];
            /** @description The address of the mall for phones. */
            h5_domain?: components["schemas"]["Url"];
            /** @description The text laid over pictures. */
            watermark_name?: components["schemas"]["Text"];
            /** @description The address laid over pictures. */
            watermark_url?: components["schemas"]["Url"];
            /** @description Days after which messages are deleted; 0 keeps them. */
            messageSaveDay?: components["schemas"]["IntLike"];
            /** @description Hours a sign-in lasts in the app. */
            appLoginValid?: components["schemas"]["IntLike"];
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
        /** @description A product of a block's list. "Expired" (`recycle` 1) is shown before "off the shelf" (`status` 3), and that before "sold out" (`num` 0). */
        BlockListProduct: {
            id: components["schemas"]["IntLike"];
            imgUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            num: components["schemas"]["IntLike"];
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
        /** @description A coupon campaign of the coupon centre. */
        CentreCoupon: {
            /** @description The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            /** @description The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            /** @description For a coupon of a shop with the shop's name before it, in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            type: components["schemas"]["CouponScope"];
            /** @description The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description What the goods must cost at least; 0.00 for no such condition. */
            z_money: components["schemas"]["Money"];
            /** @description That condition as a text. */
            limit: components["schemas"]["Text"];
            /** @description Coupons issued. */
            circulation: components["schemas"]["IntLike"];
            /** @description Coupons left; 9999999 or more stands for no end of them. */
            num: components["schemas"]["IntLike"];
            /** @description Whether their number is limited. Decoded: a number. */
            issue_number_type: (1 | 2) | (number & {});
            /** @description The same as a text. */
            issue_number_type_str: components["schemas"]["Text"];
            /** @description How many one customer may have. */
            receive: components["schemas"]["IntLike"];
            /** @description A picture. */
            cover_map: components["schemas"]["Url"];
            /** @description A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
            start_time: components["schemas"]["DateTime"];
            /** @description When the campaign ends; empty for one without an end. */
            end_time: components["schemas"]["DateTime"];
            /** @description Days that a coupon is good for after it is received; 0 for until the end of the campaign. */
            day: components["schemas"]["IntLike"];
            /** @description The terms of use. The capital stands so on the wire. */
            Instructions: string;
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
        /** @description A country or region that phones and parcels can go to. */
        Country: {
            id?: components["schemas"]["IntLike"];
            /** @description Its name in the language of the request. */
            name: components["schemas"]["Text"];
            /** @description Its Chinese name. */
            zh_name?: components["schemas"]["Text"];
            /** @description The dial code, sent as `cpc`. The name says something else; the family uses it so. */
            code2: components["schemas"]["Text"];
            /** @description The number in ISO 3166-1, sent as `country_num`. */
            num3: components["schemas"]["IntLike"];
            /** @description The letters of ISO 3166-1. */
            code: components["schemas"]["Text"];
            /** @description A picture of the flag; empty where there is none. */
            national_flag: components["schemas"]["Url"];
            /** @description Whether it is offered. */
            is_show?: components["schemas"]["Flag"];
        };
        /** @description What a coupon gives: 1 free delivery, 2 an amount off, 3 a share off, 4 a gift to members, 5 a product (older servers). Decoded: a number. */
        CouponBenefit: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** @description What a coupon is good for: 1 all goods, 2 chosen products, 3 chosen classes, 4 buying a membership. Decoded: a number. */
        CouponScope: (1 | 2 | 3 | 4) | (number & {});
        /** @description Values joined by commas ("1,2,5"); empty for none. Decoded: the list of values. */
        Csv: string[];
        /** @description A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none. Decoded: ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null where there is none. */
        DateTime: string | null;
        /** @description How an order reaches the customer. 0 by courier, 1 picked up in a store, 2 brought by the shop, 3 and 4 virtual goods with and without a check. Decoded: a number. */
        DeliveryKind: (0 | 1 | 2 | 3 | 4) | (number & {});
        /** @description The part of the price that is still paid, in tenths, as shoppers in China count it: "9.00" pays nine tenths, which is 10 % off. "0.00" where the coupon is no percentage. Decoded: a decimal string with two places. */
        Discount: string;
        /** @description A product of the collection. */
        FavoriteProduct: {
            /** @description The favourite's id, needed to take it out. */
            id: components["schemas"]["IntLike"];
            /** @description The product's id. */
            p_id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            status: components["schemas"]["ProductStatus"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** @description A shop that the customer follows. */
        FavoriteShop: {
            /** @description The favourite's id, needed to take it out. */
            id: components["schemas"]["IntLike"];
            /** @description The shop's id. */
            mch_id: components["schemas"]["IntLike"];
            /** @description The shop's id again, under its other name. */
            shopid: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
            logo: components["schemas"]["Url"];
            is_open: components["schemas"]["ShopState"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** @description Its best sellers. */
            list: components["schemas"]["RelatedProduct"][];
            /** @description Its new products. */
            xplist: components["schemas"]["RelatedProduct"][];
        };
        /** @description Yes or no. We send 1 or 0; other servers of the family also send "1", "0", true or false. Decoded: a boolean. */
        Flag: boolean;
        /** @description A product of a slot. It is "gone" when `num` is 0, else "finished" when `lefttime` is 0 or less, else "waiting to begin" when `type` is 2, else it can be snapped up. */
        FlashItem: {
            /** @description The flash item, sent as `sec_id` to buy it. */
            id: components["schemas"]["IntLike"];
            pro_id: components["schemas"]["IntLike"];
            product_title: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            /** @description The shop's logo. */
            logo_img: components["schemas"]["Url"];
            /** @description The shop's name. */
            mch_name: components["schemas"]["Text"];
            /** @description The price during the slot. */
            seconds_price: components["schemas"]["Money"];
            /** @description The price otherwise. */
            price: components["schemas"]["Money"];
            /** @description Pieces left for the slot. */
            num: components["schemas"]["IntLike"];
            /** @description Pieces set aside for the slot; what is sold is the difference. */
            max_num: components["schemas"]["IntLike"];
            /** @description Seconds from `server_time` to the end of the slot; negative once it is over. */
            lefttime: components["schemas"]["IntLike"];
            type: components["schemas"]["SlotState"];
        };
        /** @description What a product costs in the flash sale. Countdowns run on `server_time`. */
        FlashOffer: {
            /** @description The flash item. */
            id: components["schemas"]["IntLike"];
            /** @description The price during the slot. */
            secPrice: components["schemas"]["Money"];
            /** @description Pieces left for the slot. */
            num: components["schemas"]["IntLike"];
            /** @description Pieces set aside for the slot. */
            max_num: components["schemas"]["IntLike"];
            /** @description Pieces the caller has bought of it. */
            buyNum: components["schemas"]["IntLike"];
            /** @description Whether the caller may buy it now. */
            canbuy: components["schemas"]["Flag"];
            /** @description Milliseconds until the slot ends, or begins while it waits; 0 once it is over. */
            remainingTime: components["schemas"]["IntLike"];
            /** @description Where the sale of the product stands. Decoded: a number. */
            secStatus: (1 | 2 | 3 | 4 | 5) | (number & {});
            server_time: components["schemas"]["DateTime"];
        };
        /** @description The slots of the day, and a page of the products of one of them. */
        FlashSale: {
            /** @description In the order of time; empty on a day without a sale. */
            time_list: components["schemas"]["FlashSlot"][];
            /** @description The slot that is listed; 0 where there is none. */
            slot_id: components["schemas"]["IntLike"];
            list: components["schemas"]["FlashItem"][];
            /** @description Products of the slot over all pages. */
            count: components["schemas"]["IntLike"];
            /** @description What all countdowns run on. */
            server_time: components["schemas"]["DateTime"];
        };
        /** @description A slot of the flash sale. */
        FlashSlot: {
            id: components["schemas"]["IntLike"];
            /** @description The slot's name, "14:00". */
            title: components["schemas"]["Text"];
            type: components["schemas"]["SlotState"];
            starttime: components["schemas"]["DateTime"];
            endtime: components["schemas"]["DateTime"];
        };
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
        /** @description A shop that was found. */
        FoundShop: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** @description The shop's picture. */
            head_img: components["schemas"]["Url"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description Number of followers. */
            collectionNum: components["schemas"]["IntLike"];
            /** @description Products on sale. */
            pro_num: components["schemas"]["IntLike"];
            /** @description Whether the caller follows the shop. */
            is_collect: components["schemas"]["Flag"];
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
        /** @description How far the reviewing of a line is: 1 nothing written yet, 2 reviewed and open for a follow-up, 3 followed up. Decoded: a number. */
        LineReviewStage: (1 | 2 | 3) | (number & {});
        /** @description The SKUs a cart line can be changed to. */
        LineSkus: {
            attribute_list: components["schemas"]["AttributeRow"][];
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** @description A line of an order that may be reviewed. */
        LineToReview: {
            /** @description The order line's id, sent as `orderDetailsId` or `orderDetailId`. */
            id: components["schemas"]["IntLike"];
            /** @description The product's id, sent as `goodsId`. */
            commodityId: components["schemas"]["IntLike"];
            /** @description The product's id again, under its other name. */
            goodsId: components["schemas"]["IntLike"];
            /** @description The SKU's id, sent as `attributeId`. */
            sid: components["schemas"]["IntLike"];
            /** @description The product's picture. */
            commodityIcon: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The SKU's options as text, "150 ml"; empty for the only SKU. */
            size: components["schemas"]["Text"];
            comments_type: components["schemas"]["LineReviewStage"];
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
            /** @description The address of the mall for phones, for sharing. */
            H5Url?: components["schemas"]["Url"];
            /** @description The text that goes with a shared address. */
            textExplain?: components["schemas"]["Text"];
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
        /** @description The customer's membership and what was bought for it. */
        MemberPage: {
            userInfo: {
                /** @description The customer's picture. */
                headimgurl: components["schemas"]["Url"];
                user_name: components["schemas"]["Text"];
                /** @description When the membership ends, or ended; empty for a customer who never was a member. */
                grade_end: components["schemas"]["DateTime"];
            };
            memberEquity: components["schemas"]["MembershipBenefit"][];
            /** @description A page of what was paid, newest first. */
            buyRecord: components["schemas"]["MembershipPurchase"][];
            /** @description Purchases over all pages; some servers of the family leave it out. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description A product with its price for members. */
        MemberProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The same for members. */
            vipPrice: components["schemas"]["Money"];
        };
        /** @description Something that members get. */
        MembershipBenefit: {
            icon: components["schemas"]["Url"];
            equityName: components["schemas"]["Text"];
            /** @description The name in English, set below the name in other languages. */
            englishName: components["schemas"]["Text"];
        };
        /** @description A coupon of the customer for a membership. */
        MembershipCoupon: {
            /** @description Sent as `couponId`. */
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** @description What it takes off the plan. */
            money: components["schemas"]["Money"];
        };
        /** @description A membership as it would be sold to this customer now, priced by the server. */
        MembershipOffer: {
            /** @description What a membership gives, and its plans. */
            memberConfig: {
                member_equity: components["schemas"]["MembershipBenefit"][];
                /** @description The plans in this order: month, quarter, year. */
                open_config: components["schemas"]["MembershipPlan"][];
            };
            /** @description What is to be paid. */
            amount: components["schemas"]["Money"];
            /** @description What the plan costs without the coupon. */
            y_amount: components["schemas"]["Money"];
            /** @description The wallet's balance. */
            user_money: components["schemas"]["Money"];
            /** @description Coupons of the customer that this plan takes. */
            couponList: components["schemas"]["MembershipCoupon"][];
            /** @description The customer has a payment password. */
            passwordStatus: components["schemas"]["Flag"];
        };
        /** @description The membership order just placed. Sent back as `order_list` in the payment calls. */
        MembershipOrder: {
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            /** @description What is to be paid. */
            amount: components["schemas"]["Money"];
            /** @description The plan's name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** @description When the membership ends once this is paid. */
            endTime: components["schemas"]["DateTime"];
        };
        /** @description A length of membership and its price. */
        MembershipPlan: {
            /** @description How long it lasts, in days: 30, 90 or 365. */
            day: components["schemas"]["IntLike"];
            /** @description The plan's card, "Monthly card". */
            openMethod: components["schemas"]["Text"];
            /** @description The plan's length, "1 month". */
            openMethodName: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
            /** @description The price divided by the days. */
            priceForDay: components["schemas"]["Money"];
        };
        /** @description A membership that was paid. */
        MembershipPurchase: {
            id: components["schemas"]["IntLike"];
            /** @description The order's number. */
            trade_no: components["schemas"]["Text"];
            /** @description The plan's name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** @description The name of the way it was paid. */
            payTypeDesc: components["schemas"]["Text"];
            amount: components["schemas"]["Money"];
            /** @description When it was paid. */
            addtime: components["schemas"]["DateTime"];
            /** @description Until when it lasts; pages show its first 10 characters. */
            endTime: components["schemas"]["DateTime"];
        };
        /** @description The whole message. */
        MessageDetails: {
            title: components["schemas"]["Text"];
            time: components["schemas"]["DateTime"];
            content: components["schemas"]["Html"];
        };
        /** @description A page of the customer's messages, newest first. */
        MessagePage: {
            /** @description Messages over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Unread ones over all pages; some servers of the family leave it out. */
            noread?: components["schemas"]["IntLike"];
            message: components["schemas"]["MessageRow"][];
        };
        /** @description A message as a row. */
        MessageRow: {
            id: components["schemas"]["IntLike"];
            title: components["schemas"]["Text"];
            /** @description The beginning of the message as plain text. */
            content: components["schemas"]["Text"];
            time: components["schemas"]["DateTime"];
            /** @description Whether it has been read. Decoded: a number. */
            type: (1 | 2) | (number & {});
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
            /** @description The maintenance text of older servers; empty outside maintenance. */
            info?: components["schemas"]["Html"];
        };
        /** @description A coupon offered beside a product or by a shop. */
        OfferedCoupon: {
            /** @description The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            /** @description The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** @description The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description The condition as a text. */
            limit: components["schemas"]["Text"];
            /** @description When it is no longer good; empty for never. */
            expirationDate: components["schemas"]["DateTime"];
            /** @description A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
        };
        /** @description How many lines of an order have an open after-sale. 0 none, 1 some, 2 all. Decoded: a number. */
        OrderAfterSales: (0 | 1 | 2) | (number & {});
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
        };
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
        };
        /** @description An order as a row of the list. */
        OrderRow: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            /** @description The first shop of the order. */
            shop_name: components["schemas"]["Text"];
            add_time: components["schemas"]["DateTime"];
            pay_time: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            /** @description What was or is to be paid, with delivery. */
            old_total: components["schemas"]["Money"];
            z_price: components["schemas"]["Money"];
            /** @description What the goods cost. */
            spz_price: components["schemas"]["Money"];
            old_freight: components["schemas"]["Money"];
            list: components["schemas"]["OrderLine"][];
        };
        /** @description Where an order stands. 3, 4, 6, 8 and 12 come only from older servers. Decoded: a number. */
        OrderStatus: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12) | (number & {});
        /** @description A coupon that the customer has or had. */
        OwnCoupon: {
            /** @description The customer's coupon, sent to use it; not the campaign's id. */
            id: components["schemas"]["IntLike"];
            /** @description The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            /** @description For a coupon of a shop with the shop's name before it, in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** @description Where it stands: 0 unused, 1 bound to an unpaid order, 2 used, 3 expired. Decoded: a number. */
            type: (0 | 1 | 2 | 3) | (number & {});
            /** @description The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description The condition as a text. */
            limit: components["schemas"]["Text"];
            /** @description When it was received. */
            add_time: components["schemas"]["DateTime"];
            /** @description When it is no longer good; empty for never. */
            expirationDate: components["schemas"]["DateTime"];
            /** @description A picture. */
            imgurl: components["schemas"]["Url"];
            /** @description The terms of use. The capital stands so on the wire. */
            Instructions: string;
        };
        /** @description What the customer wrote about a line. */
        OwnReview: {
            id: components["schemas"]["IntLike"];
            /** @description Stars, 1 to 5. */
            CommentType: components["schemas"]["IntLike"];
            content: components["schemas"]["Writing"];
            images: components["schemas"]["ReviewPicture"][];
            anonymous: components["schemas"]["Flag"];
            /** @description The name as everybody reads it. */
            user_name: components["schemas"]["Text"];
            attribute_str: components["schemas"]["Text"];
            add_time: components["schemas"]["DateTime"];
            /** @description The follow-up review. */
            review: components["schemas"]["Writing"];
            review_images: components["schemas"]["ReviewPicture"][];
            /** @description When the follow-up was written. */
            review_time: components["schemas"]["DateTime"];
            /** @description The shop's answer. */
            replyAdmin: components["schemas"]["Writing"];
            replyNum: components["schemas"]["IntLike"];
        };
        /** @description Whether money has arrived. */
        PaidState: {
            /** @description 200 once it is paid; until then we send 0, other servers of the family anything else. Decoded: a number. */
            code: (0 | 200) | (number & {});
        };
        /** @description A parcel on its way. */
        Parcel: {
            /** @description The courier. */
            kuaidi_name: components["schemas"]["Text"];
            courier_num: components["schemas"]["Text"];
            list: components["schemas"]["ParcelEvent"][];
        };
        /** @description A stop of a parcel. */
        ParcelEvent: {
            ftime: components["schemas"]["DateTime"];
            context: components["schemas"]["Text"];
        };
        /** @description Which ways to pay are on. */
        PaymentMethods: {
            wallet_pay: components["schemas"]["Flag"];
            pc_alipay: components["schemas"]["Flag"];
            pc_wechat: components["schemas"]["Flag"];
        };
        /** @description Proof that the customer holds the present phone, good for ten minutes and one change. */
        PhoneProof: {
            /** @description Sent back as `authenticationToken`. Keep it secret; it is opaque. */
            token: string;
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
            /** @description Points are on. */
            integralPlugin?: components["schemas"]["Flag"];
            /** @description Coupons of the mall are on. */
            couponPlugin: components["schemas"]["Flag"];
            /** @description Coupons of shops are on. */
            mchCouponPlugin: components["schemas"]["Flag"];
        };
        /** @description The customer's points with a page of records, newest first. */
        PointsPage: {
            /** @description Points that can be spent. */
            score: components["schemas"]["IntLike"];
            /** @description Points that are frozen for some days after the goods were received. */
            lock_score: components["schemas"]["IntLike"];
            /** @description Records over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["PointsRecord"][];
        };
        /** @description Points that were gained, spent or lost. */
        PointsRecord: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["PointsRecordType"];
            /** @description How many, without a sign. */
            sign_score: components["schemas"]["IntLike"];
            /** @description 1 for points that came, 0 for points that went. */
            status: components["schemas"]["Flag"];
            sign_time: components["schemas"]["DateTime"];
        };
        /** @description Why the points changed. 0 sign-in, 1 spent, 2 first shop followed, 3 given to a friend, 4 received from a friend, 5 taken by the mall, 6 given by the mall, 7 lottery, 8 reward for shopping, 9 reward for an upgrade, 10 expired, 11 membership opened, 12 a member's birthday, 13 frozen, 14 released, or given back after an after-sale. Decoded: a number. */
        PointsRecordType: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | (number & {});
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
            /** @description The gallery's video. */
            video?: components["schemas"]["Url"];
            /** @description The video of the introduction. */
            proVideo?: components["schemas"]["Url"];
            /** @description The price before a reduction, shown struck through. */
            yprice?: components["schemas"]["MoneyRange"];
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
            imgUrl?: components["schemas"]["Url"];
            children: components["schemas"]["ProductClass"][];
        };
        /** @description A label of a product: 1 new, 2 hot, 3 recommended. */
        ProductLabel: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** @description A CSS colour that a server of the family chose for the label. */
            color?: string;
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
            sec?: components["schemas"]["FlashOffer"];
            /** @description Whether there are coupons for the product. */
            coupon_status?: components["schemas"]["Flag"];
            /** @description What goes with a shared address. */
            sharingSettings?: {
                /** @description The address of the mall for phones. */
                H5Url: components["schemas"]["Url"];
                textExplain: components["schemas"]["Text"];
            };
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
        /** @description What the customer tells about themselves. */
        Profile: {
            /** @description The customer's picture. */
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            /** @description The customer's sex; 0 is not told. Decoded: a number. */
            sex: (0 | 1 | 2) | (number & {});
            /** @description The phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
            /** @description The day of birth, "1992-04-18"; an empty string while it is not told. */
            birthday: string;
            /** @description Whether the birthday can still be told; it is told once. Decoded: a number. */
            is_default_birthday: (1 | 2) | (number & {});
        };
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
        /** @description What the caller can do: 1 receive it, 2 use it since it is received and unused, 3 nothing since all are gone, 4 nothing since it is used. A visitor sees 1 or 3. Decoded: a number. */
        ReceiveState: (1 | 2 | 3 | 4) | (number & {});
        /** @description An order as a row of the account's first page. */
        RecentOrder: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            /** @description The picture of its first line. */
            img: components["schemas"]["Url"];
            /** @description What was or is to be paid. */
            z_price: components["schemas"]["Money"];
            add_time: components["schemas"]["DateTime"];
            /** @description 1 once the customer has reminded the shop to ship. */
            delivery_status: components["schemas"]["Flag"];
            sale_type: components["schemas"]["OrderAfterSales"];
            self_lifting: components["schemas"]["DeliveryKind"];
        };
        /** @description What the form of a recharge needs. */
        RechargeForm: {
            /** @description The least that can be recharged at once. */
            min_cz: components["schemas"]["Money"];
            /** @description Which ways to recharge are on. */
            payment: {
                pc_alipay: components["schemas"]["Flag"];
                pc_wechat: components["schemas"]["Flag"];
            };
            /** @description The method to preselect. */
            defaultpayment: {
                defaultpayName: ("wxPay" | "aliPay") | (string & {});
            };
        };
        /** @description A product that is recommended. */
        RecommendedProduct: {
            id: components["schemas"]["IntLike"];
            product_title: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            /** @description What the caller pays, from the lowest-priced SKU. */
            price_yh: components["schemas"]["Money"];
            /** @description The lowest price over the SKUs. */
            price?: components["schemas"]["Money"];
            /** @description The price before a reduction, shown struck through. */
            yprice?: components["schemas"]["Money"];
            /** @description The member's price. */
            vip_price?: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume?: components["schemas"]["IntLike"];
            /** @description The shop's name. */
            mch_name?: components["schemas"]["Text"];
            /** @description The shop's logo. */
            logo?: components["schemas"]["Url"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            stockNum: components["schemas"]["IntLike"];
            s_type_list?: components["schemas"]["ProductLabel"][];
            /** @description 2 for a product that cannot be put into the cart. */
            isAddCar?: components["schemas"]["IntLike"];
        };
        /** @description A province, city or district with what lies in it. */
        Region: {
            /** @description What is sent in `place`. */
            value: string;
            label: components["schemas"]["Text"];
            children?: components["schemas"]["Region"][];
        };
        /** @description What the registration page needs. */
        RegisterPage: {
            /** @description The agreement's title. */
            Agreement: components["schemas"]["Text"];
        };
        /** @description A product as a small card. */
        RelatedProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
        };
        /** @description A customer's reply to a review, with the replies to it. */
        Reply: {
            /** @description The reply's id, sent as `sid` to answer it. */
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            replyName: components["schemas"]["Text"];
            content: components["schemas"]["Writing"];
            addTime: components["schemas"]["DateTime"];
            /** @description Oldest first; they have no children of their own. */
            children: components["schemas"]["ReplyToReply"][];
        };
        /** @description A reply to a reply. */
        ReplyToReply: {
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            replyName: components["schemas"]["Text"];
            content: components["schemas"]["Writing"];
            dateTime: components["schemas"]["DateTime"];
        };
        /** @description A review of a product. */
        Review: {
            id: components["schemas"]["IntLike"];
            /** @description The customer's picture; empty for an anonymous review. */
            headimgurl: components["schemas"]["Url"];
            /** @description The customer's name; for an anonymous review a word that says so. */
            user_name: components["schemas"]["Text"];
            anonymous: components["schemas"]["Flag"];
            /** @description Stars, 1 to 5: 1 and 2 count as bad, 3 as medium, 4 and 5 as good. */
            CommentType: components["schemas"]["IntLike"];
            content: components["schemas"]["Writing"];
            images: components["schemas"]["ReviewPicture"][];
            /** @description The SKU's options as text, "150 ml"; empty for the only SKU. */
            attribute_str: components["schemas"]["Text"];
            add_time: components["schemas"]["DateTime"];
            /** @description The shop's answer. */
            replyAdmin: components["schemas"]["Writing"];
            /** @description The follow-up review. */
            review: components["schemas"]["Writing"];
            /** @description Days from the receipt of the goods to the follow-up; 0 is the same day. */
            review_day: components["schemas"]["IntLike"];
            review_images: components["schemas"]["ReviewPicture"][];
            /** @description Replies of other customers. */
            replyNum: components["schemas"]["IntLike"];
        };
        /** @description A review on its own page, with the product it is about. */
        ReviewDetail: {
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            anonymous: components["schemas"]["Flag"];
            /** @description Stars, 1 to 5. */
            CommentType: components["schemas"]["IntLike"];
            content: components["schemas"]["Writing"];
            /** @description The SKU's options as text, "150 ml"; empty for the only SKU. */
            size: components["schemas"]["Text"];
            addTime: components["schemas"]["DateTime"];
            /** @description The shop's answer. */
            replyAdmin: components["schemas"]["Writing"];
            /** @description The follow-up review. */
            review: components["schemas"]["Writing"];
            /** @description Days from the receipt of the goods to the follow-up; 0 is the same day. */
            reviewDay: components["schemas"]["IntLike"];
            /** @description Pictures of the follow-up. */
            review_images: components["schemas"]["ReviewPicture"][];
            replyNum: components["schemas"]["IntLike"];
            product_title: components["schemas"]["Text"];
            /** @description The product's picture. */
            imgurl: components["schemas"]["Url"];
            /** @description The product's id. */
            goodsId: components["schemas"]["IntLike"];
        };
        /** @description A picture of a review. */
        ReviewPicture: {
            url: components["schemas"]["Url"];
        };
        /** @description The newest reviews of a product, and how many there are of each kind. */
        Reviews: {
            comments_total: components["schemas"]["IntLike"];
            /** @description Good ones. */
            comments_hao: components["schemas"]["IntLike"];
            /** @description Medium ones. */
            comments_zhong: components["schemas"]["IntLike"];
            /** @description Bad ones. */
            comments_cha: components["schemas"]["IntLike"];
            /** @description Those with pictures. */
            comments_image: components["schemas"]["IntLike"];
            /** @description Those with a follow-up. */
            comments_zhui: components["schemas"]["IntLike"];
            commentsList: components["schemas"]["Review"][];
        };
        /** @description A page of found products, and what the filters offer. */
        SearchResult: {
            /** @description Found products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ProductCard"][];
            /** @description Brands to filter by, those of the found products before the brand filter. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** @description Classes to filter by, those of the found products before the class filter. */
            class_list: components["schemas"]["ClassFilter"][];
            /** @description Found shops, with `searchType` 2; `list` is empty then. Other servers of the family put them into `list`. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /** @description Words that were searched for. */
        SearchWord: {
            keyword: components["schemas"]["Text"];
        };
        /** @description How the account is protected. */
        Security: {
            /** @description The customer has a payment password. The family spells it so. */
            password_staus: components["schemas"]["Flag"];
            /** @description The phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
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
        /** @description The customer's application for a shop, as it was sent. */
        ShopApplication: {
            /** @description The application's id, sent to apply again. */
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** @description The kind of shop. */
            cid: components["schemas"]["IntLike"];
            shop_information: components["schemas"]["Text"];
            shop_range: components["schemas"]["Text"];
            realname: components["schemas"]["Text"];
            /** @description The identity number; only the applicant is ever answered it. */
            id_number: components["schemas"]["Text"];
            tel: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            address: components["schemas"]["Text"];
            /** @description Who applies: 0 a person, 1 an enterprise. Decoded: a number. */
            shop_nature: (0 | 1) | (number & {});
        };
        /** @description A kind of shop to apply for. */
        ShopClass: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
        };
        /** @description A shop with a page of its products. */
        ShopPage: {
            shop_name: components["schemas"]["Text"];
            /** @description What the shop says of itself. */
            shop_information: components["schemas"]["Text"];
            /** @description The shop's picture. The capital stands so on the wire. */
            Head_img: components["schemas"]["Url"];
            /** @description A wide picture for the head of the page. */
            poster_img: components["schemas"]["Url"];
            shop_logo: components["schemas"]["Url"];
            mch_address: components["schemas"]["Text"];
            is_open: components["schemas"]["ShopState"];
            /** @description Whether the caller follows the shop. */
            collection_status: components["schemas"]["Flag"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** @description Products on sale. */
            quantity_on_sale: components["schemas"]["IntLike"];
            /** @description Pieces sold. */
            quantity_sold: components["schemas"]["IntLike"];
            /** @description Whether the shop has coupons to offer. */
            is_coupons: components["schemas"]["Flag"];
            /** @description Whether the shop shows its coupons; the button needs both. */
            isOpenCoupon: components["schemas"]["Flag"];
            /** @description Classes to filter by. */
            class_list: components["schemas"]["ClassFilter"][];
            /** @description What the shop recommends. */
            recommend_list: components["schemas"]["ShopProduct"][];
            /** @description Found products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ShopProduct"][];
        };
        /** @description A product of a shop as a card. */
        ShopProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            stockNum: components["schemas"]["IntLike"];
        };
        /** @description Whether a shop trades. Decoded: a number. */
        ShopState: (0 | 1 | 2) | (number & {});
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
            /** @description Dial code of the customer's phone. */
            cpc?: components["schemas"]["Text"];
            /** @description The country's number in ISO 3166-1. */
            country_num?: components["schemas"]["IntLike"];
            /** @description The token for signing in automatically, after a sign-in with `isAuto`. Keep it as secret as `access_id`. */
            autoToken?: string;
            /** @description The kind of the notice that is in force, as `mall.User.getUserTell` says it; missing or 0 for none. */
            systemMsgType?: components["schemas"]["IntLike"];
            systemMsgTitle?: components["schemas"]["Text"];
            systemMsg?: components["schemas"]["Html"];
            systemMsgStartDate?: components["schemas"]["DateTime"];
            systemMsgEndDate?: components["schemas"]["DateTime"];
            /** @description The notice's id. */
            tell_id?: components["schemas"]["IntLike"];
            /** @description 0 when the customer does not want to see the notice again. */
            type?: components["schemas"]["IntLike"];
        };
        /** @description The product that similar ones are shown for. */
        SimilarTo: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The shop's name. */
            mch_name: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The price before a reduction; the same as `price` without one. */
            yprice: components["schemas"]["Money"];
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
        /** @description Where a slot stands at `server_time`: 0 over, 1 running, 2 waiting to begin. Decoded: a number. */
        SlotState: (0 | 1 | 2) | (number & {});
        /** @description A place where a shop can be visited and orders are picked up. */
        Store: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            mobile: components["schemas"]["Text"];
            /** @description As a text, "10:00-21:30". */
            business_hours: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            /** @description Street, house, floor. */
            address: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** @description A text of one line in the language of the request. */
        Text: string;
        /** @description An absolute address, or a path below our own origin ("/media/…"); an empty string where there is none. */
        Url: string;
        /** @description The balance with the records of one side. */
        Wallet: {
            /** @description The balance. */
            user_money: components["schemas"]["Money"];
            /** @description The currency's word. */
            unit: components["schemas"]["Text"];
            /** @description Records over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Whether a withdrawal can be asked for. 1 while one is under review; 2 where withdrawals are not set up. Decoded: a number. */
            status: (0 | 1 | 2) | (number & {});
            /** @description Newest first. */
            list: components["schemas"]["WalletRecord"][];
        };
        /** @description Money that came into the wallet or left it. */
        WalletRecord: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["WalletRecordType"];
            /** @description The amount without a sign; the side that was asked for says which way it went. */
            money: components["schemas"]["Money"];
            add_date: components["schemas"]["DateTime"];
        };
        /** @description Why the money moved. In: 1 recharge, 2 recharge by the mall, 3 commission, 4 refund of an order, 5 shop deposit taken back, 12 refund of an activity, 14 a refused withdrawal given back, 42 commission of a live show. Out: 6 deduction by the mall, 7 payment of an order, 8 joining an activity, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. Decoded: a number. */
        WalletRecordType: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 42) | (number & {});
        /** @description What the form of a withdrawal needs. */
        WithdrawalForm: {
            /** @description The balance. */
            money: components["schemas"]["Money"];
            /** @description The least that can be withdrawn at once. */
            min_amount: components["schemas"]["Money"];
            /** @description The most that can be withdrawn at once. */
            max_amount: components["schemas"]["Money"];
            /** @description The fee as text, "0.6%". */
            service_charge: components["schemas"]["Text"];
            /** @description The fee as a part of the amount; it is taken from the amount, rounded to two places. */
            serviceCharge: number | string;
            /** @description The currency's word. */
            unit: components["schemas"]["Text"];
            /** @description The bound phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
            /** @description Withdrawing to WeChat is offered. */
            wx_open: components["schemas"]["Flag"];
            /** @description The customer has bound WeChat. */
            wx_withdraw: components["schemas"]["Flag"];
            /** @description The bound WeChat name; empty where none is bound. */
            wx_name: components["schemas"]["Text"];
            /** @description The customer's bank cards, the default first. */
            bank_information: components["schemas"]["BankCard"][];
            /** @description A hint that stands beside the form. */
            pshd: components["schemas"]["Text"];
        };
        /** @description What a customer or a shop wrote, as plain text; may have several lines, and is empty where there is nothing. */
        Writing: string;
        /** @description What `mall.User.updatepassword` takes. */
        AccountChangePasswordInput: {
            /** @description The present password. */
            password: string;
            /** @description The new password; it must differ from the present one. */
            passwordOld: components["schemas"]["LoginPassword"];
            /** @description The new password again; it must be the same. */
            x_password1: components["schemas"]["LoginPassword"];
            /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
        };
        /** @description What `mall.User.updatepassword` answers. */
        AccountChangePasswordData: components["schemas"]["Nothing"];
        /** @description What `mall.User.modifyPaymentPassword` takes. */
        AccountChangePaymentPasswordInput: {
            /** @description The code sent to the bound phone for this (`smsType` 5). */
            pcode: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPaymentPassword"];
            /** @description The new payment password again; it must be the same. */
            password1: components["schemas"]["NewPaymentPassword"];
            /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** @description What `mall.User.modifyPaymentPassword` answers. */
        AccountChangePaymentPasswordData: components["schemas"]["Nothing"];
        /** @description What `mall.User.updatePhone` takes. */
        AccountChangePhoneInput: {
            /** @description What the first step answered. */
            authenticationToken: string;
            /** @description The new phone, which no customer has yet. */
            newPhone: components["schemas"]["PhoneNumber"];
            /** @description The code sent to the new phone (`smsType` 3). */
            pCode: components["schemas"]["SentCode"];
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** @description What `mall.User.updatePhone` answers. */
        AccountChangePhoneData: components["schemas"]["Nothing"];
        /** @description What `mall.User.index` takes. */
        AccountHomeInput: Record<string, never>;
        /** @description What `mall.User.index` answers. */
        AccountHomeData: components["schemas"]["AccountHome"];
        /** @description What `mall.User.personalResources` takes. */
        AccountProfileInput: Record<string, never>;
        /** @description What `mall.User.personalResources` answers. */
        AccountProfileData: components["schemas"]["Profile"];
        /** @description What `mall.User.isDefaultValue` takes. */
        AccountProfileStateInput: Record<string, never>;
        /** @description What `mall.User.isDefaultValue` answers. */
        AccountProfileStateData: {
            /** @description 1 when something is missing; the name says the contrary, the family uses it so. */
            haveAllUserInfo: components["schemas"]["Flag"];
        };
        /** @description What `mall.User.authentication` takes. */
        AccountProvePhoneInput: {
            /** @description The present phone; the bound one when missing. Any other is refused. */
            phone?: components["schemas"]["PhoneNumber"] | undefined;
            /** @description The code sent to the present phone (`smsType` 3). */
            pCode: components["schemas"]["SentCode"];
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** @description What `mall.User.authentication` answers. */
        AccountProvePhoneData: components["schemas"]["PhoneProof"];
        /** @description What `mall.User.accountSecurity` takes. */
        AccountSecurityInput: Record<string, never>;
        /** @description What `mall.User.accountSecurity` answers. */
        AccountSecurityData: components["schemas"]["Security"];
        /** @description What `mall.User.setPaymentPassword` takes. */
        AccountSetPaymentPasswordInput: {
            /** @description The code sent to the bound phone for this (`smsType` 5). */
            pcode: components["schemas"]["SentCode"];
            password: components["schemas"]["NewPaymentPassword"];
            /** @description The new payment password again; it must be the same. */
            password1: components["schemas"]["NewPaymentPassword"];
            /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** @description What `mall.User.setPaymentPassword` answers. */
        AccountSetPaymentPasswordData: components["schemas"]["Nothing"];
        /** @description What `mall.User.setPersonalResources` takes. */
        AccountUpdateProfileInput: {
            /** @description The customer's picture, as mall.Product.uploadImgs answered it. */
            headimgurl?: string | undefined;
            /** @description The name shown to others; letters, digits and underscores of any script. */
            userName?: string | undefined;
            /**
             * @description 0 is not told.
             * @enum {integer}
             */
            sex?: (0 | 1 | 2) | undefined;
            /**
             * Format: date
             * @description The day of birth.
             */
            birthday?: string | undefined;
        };
        /** @description What `mall.User.setPersonalResources` answers. */
        AccountUpdateProfileData: components["schemas"]["Nothing"];
        /** @description What `mall.Address.saveAddress` takes. */
        AddressesAddInput: {
            user_name: components["schemas"]["Consignee"];
            mobile: components["schemas"]["ConsigneePhone"];
            address: components["schemas"]["StreetAddress"];
            place?: components["schemas"]["Place"] | undefined;
            is_default?: components["schemas"]["DefaultFlag"] | undefined;
            cpc?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** @description The family sends `cpc` a second time under this name; it is not read. */
            country_code?: components["schemas"]["ConsigneeDialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** @description The city, outside the region tree. */
            city?: components["schemas"]["FreeRegion"] | undefined;
            /** @description The province or state, outside the region tree. */
            province?: components["schemas"]["FreeRegion"] | undefined;
            zip_code?: components["schemas"]["PostalCode"] | undefined;
        };
        /** @description All addresses of the customer, the default first. */
        AddressesAddData: components["schemas"]["Address"][];
        /** @description What `mall.Login.getItuList` takes. */
        AddressesCountriesInput: {
            /** @description Only countries whose name or dial code holds this; empty for all. */
            keyword?: string | undefined;
        };
        /** @description What `mall.Login.getItuList` answers. */
        AddressesCountriesData: components["schemas"]["Country"][];
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
        /** @description What `mall.Address.delAdds` takes. */
        AddressesRemoveInput: {
            /** @description The address. */
            addr_id: number;
        };
        /** @description All addresses of the customer, the default first. */
        AddressesRemoveData: components["schemas"]["Address"][];
        /** @description What `mall.Address.setDefault` takes. */
        AddressesSetDefaultInput: {
            /** @description The address. */
            addr_id: number;
        };
        /** @description All addresses of the customer, the default first. */
        AddressesSetDefaultData: components["schemas"]["Address"][];
        /** @description What `mall.Address.upAddsindex` takes. */
        AddressesShowInput: {
            /** @description The address. */
            addr_id?: number | undefined;
            /** @description The family's other name of `addr_id`. */
            addrId?: number | undefined;
        };
        /** @description What `mall.Address.upAddsindex` answers. */
        AddressesShowData: components["schemas"]["AddressForm"];
        /** @description What `mall.Address.upAdds` takes. */
        AddressesUpdateInput: {
            /** @description The address. */
            addr_id: number;
            user_name: components["schemas"]["Consignee"];
            mobile: components["schemas"]["ConsigneePhone"];
            address: components["schemas"]["StreetAddress"];
            place?: components["schemas"]["Place"] | undefined;
            /** @description 1 makes it the default; 0 takes nothing away. */
            is_default?: components["schemas"]["DefaultFlag"] | undefined;
            cpc?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** @description The family sends `cpc` a second time under this name; it is not read. */
            country_code?: components["schemas"]["ConsigneeDialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** @description The city, outside the region tree. */
            city?: components["schemas"]["FreeRegion"] | undefined;
            /** @description The province or state, outside the region tree. */
            province?: components["schemas"]["FreeRegion"] | undefined;
            zip_code?: components["schemas"]["PostalCode"] | undefined;
        };
        /** @description All addresses of the customer, the default first. */
        AddressesUpdateData: components["schemas"]["Address"][];
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
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            password: string;
            imgCode: components["schemas"]["CaptchaAnswer"];
            verificationCode: components["schemas"]["CaptchaToken"];
            /**
             * @description 1 keeps the customer signed in; the answer then holds `autoToken`.
             * @enum {integer}
             */
            isAuto?: (0 | 1) | undefined;
        };
        /** @description What `mall.Login.login` answers. */
        AuthLoginData: components["schemas"]["SignedIn"];
        /** @description What `mall.Login.register` takes. */
        AuthLoginByCodeInput: {
            /**
             * @description What names the customer; with 1 `phone` is needed, with 2 `e_mail`.
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
        /** @description What `mall.Login.register` answers. */
        AuthLoginByCodeData: components["schemas"]["SignedIn"];
        /** @description What `mall.Login.autoLogin` takes. */
        AuthLoginByTokenInput: {
            /** @description The token for signing in automatically. */
            autoToken: string;
        };
        /** @description What `mall.Login.autoLogin` answers. */
        AuthLoginByTokenData: components["schemas"]["SignedIn"];
        /** @description What `mall.Login.quit` takes. */
        AuthLogoutInput: Record<string, never>;
        /** @description What `mall.Login.quit` answers. */
        AuthLogoutData: components["schemas"]["Nothing"];
        /** @description What `mall.Login.userRegister` takes. */
        AuthRegisterInput: {
            userId: components["schemas"]["AccountName"];
            password: components["schemas"]["LoginPassword"];
            /**
             * @description What is proved; with 0 `phone` is needed, with 1 `e_mail`.
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
            /** @description The family's name of `verificationCode`; one of the two is needed. */
            imgCodeToken?: components["schemas"]["CaptchaToken"] | undefined;
        };
        /** @description What `mall.Login.userRegister` answers. */
        AuthRegisterData: components["schemas"]["Nothing"];
        /** @description What `mall.Login.userRegisterPage` takes. */
        AuthRegisterPageInput: Record<string, never>;
        /** @description What `mall.Login.userRegisterPage` answers. */
        AuthRegisterPageData: components["schemas"]["RegisterPage"];
        /** @description What `mall.Login.forgotpassword` takes. */
        AuthResetPasswordInput: {
            password: components["schemas"]["LoginPassword"];
            /** @description The password once more; one that differs is refused. */
            rpwd: components["schemas"]["LoginPassword"];
            /**
             * @description What names the customer; with 1 `e_mail` is needed, else `phone`.
             * @enum {integer}
             */
            type?: (0 | 1) | undefined;
            phone?: components["schemas"]["PhoneField"] | undefined;
            e_mail?: components["schemas"]["EmailField"] | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            keyCode: components["schemas"]["SentCode"];
            imgCode: components["schemas"]["CaptchaAnswer"];
            verificationCode: components["schemas"]["CaptchaToken"];
        };
        /** @description What `mall.Login.forgotpassword` answers. */
        AuthResetPasswordData: components["schemas"]["Nothing"];
        /** @description What `mall.User.secretKey` takes. */
        AuthSendCodeInput: {
            /**
             * @description What the code is for: 1 signing in by code, 2 registering, 3 changing the phone, 4 the login password, 5 the payment password, 6 a withdrawal, 7 anything else. Family clients also send 2 for signing in by code: it is good for both.
             * @enum {integer}
             */
            smsType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            /** @description The phone without its dial code; needed with types 1 and 2. */
            phone?: components["schemas"]["PhoneField"] | undefined;
            /** @description The phone to be bound, with type 3. */
            newPhone?: components["schemas"]["PhoneField"] | undefined;
            cpc?: components["schemas"]["DialCode"] | undefined;
            /**
             * @description What kind of message it is: always a code.
             * @enum {integer}
             */
            message_type?: 0 | undefined;
        };
        /** @description What `mall.User.secretKey` answers. */
        AuthSendCodeData: components["schemas"]["Nothing"];
        /** @description What `mall.User.send_email_verification_code` takes. */
        AuthSendEmailCodeInput: {
            /**
             * Format: email
             * @description The e-mail address.
             */
            e_mail: string;
            /**
             * @description What the code is for: 1 a forgotten password, else signing in or registering.
             * @enum {integer}
             */
            type?: (0 | 1) | undefined;
        };
        /** @description What `mall.User.send_email_verification_code` answers. */
        AuthSendEmailCodeData: components["schemas"]["Nothing"];
        /** @description What `mall.Login.secretKey` takes. */
        AuthSendResetCodeInput: {
            /** @description The phone without its dial code. */
            phone: string;
            cpc?: components["schemas"]["DialCode"] | undefined;
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /**
             * @description What the code is for: always a forgotten login password.
             * @enum {integer}
             */
            smsType?: 4 | undefined;
            /**
             * @description Where it goes: always a phone.
             * @enum {integer}
             */
            type?: 0 | undefined;
        };
        /** @description What `mall.Login.secretKey` answers. */
        AuthSendResetCodeData: components["schemas"]["Nothing"];
        /** @description What `mall.User.setUsernamePassword` takes. */
        AuthSetPasswordInput: {
            user_name: components["schemas"]["AccountName"];
            password: components["schemas"]["LoginPassword"];
        };
        /** @description What `mall.User.setUsernamePassword` answers. */
        AuthSetPasswordData: components["schemas"]["Nothing"];
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
        /** @description What `mall.Cart.toCollection` takes. */
        CartMoveToFavoritesInput: {
            /** @description The lines. */
            car_id: number[];
        };
        /** @description What `mall.Cart.toCollection` answers. */
        CartMoveToFavoritesData: components["schemas"]["Nothing"];
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
        /** @description What `mall.Index.oneClickClear` takes. */
        CatalogClearSearchHistoryInput: Record<string, never>;
        /** @description What `mall.Index.oneClickClear` answers. */
        CatalogClearSearchHistoryData: components["schemas"]["Nothing"];
        /** @description What `mall.Index.loadHome` takes. */
        CatalogLabelledInput: {
            /**
             * @description The label.
             * @enum {integer}
             */
            s_type: 1 | 2 | 3;
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Rows a page; 8 when missing. */
            pageSize?: number | undefined;
        };
        /** @description What `mall.Index.loadHome` answers. */
        CatalogLabelledData: {
            /** @description Products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ProductCard"][];
        };
        /** @description What `mall.Product.index` takes. */
        CatalogProductInput: {
            /** @description The product's id. */
            pro_id: number;
            /**
             * @description 1 when entered from the member products; prices then carry the member discount.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /**
             * @description MS when entered from the flash sale; missing or empty otherwise.
             * @enum {string}
             */
            type?: ("" | "MS") | undefined;
            /** @description The flash item, with `type` MS; one that is not of this product is refused. */
            id?: number | undefined;
        };
        /** @description What `mall.Product.index` answers. */
        CatalogProductData: components["schemas"]["ProductPage"];
        /** @description What `mall.Product.recommend` takes. */
        CatalogRecommendInput: Record<string, never>;
        /** @description What `mall.Product.recommend` answers. */
        CatalogRecommendData: {
            list: components["schemas"]["RecommendedProduct"][];
        };
        /** @description What `mall.Index.delSearch` takes. */
        CatalogRemoveSearchInput: {
            /** @description The words, as the history lists them. */
            keyword: string;
        };
        /** @description What `mall.Index.delSearch` answers. */
        CatalogRemoveSearchData: components["schemas"]["Nothing"];
        /** @description What `mall.Index.search` takes. */
        CatalogSearchInput: {
            /** @description Words to find; in any of the four languages. */
            keyword?: string | undefined;
            /**
             * @description What to search for; products when missing.
             * @enum {integer}
             */
            searchType?: (1 | 2) | undefined;
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
        /** @description What `mall.Index.clickSearch` takes. */
        CatalogSearchHistoryInput: Record<string, never>;
        /** @description What `mall.Index.clickSearch` answers. */
        CatalogSearchHistoryData: {
            list: components["schemas"]["SearchWord"][];
        };
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
            /**
             * @description 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** @description The chosen coupons: one id a shop in the order of `products` (0 for none), the mall's coupon, and its kind. */
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
            /**
             * @description 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** @description The chosen coupons: one id a shop in the order of `products` (0 for none), the mall's coupon, and its kind. */
            coupon_id?: string | undefined;
            /** @description How it is going to be paid. */
            pay_type?: components["schemas"]["PaymentType"] | undefined;
        };
        /** @description What `mall.Order.settlement` answers. */
        CheckoutSettleData: components["schemas"]["Settlement"];
        /** @description What `mall.User.aboutUs` takes. */
        ContentShowInput: {
            /**
             * @description Which page: about the mall; shopping, ways to pay, trouble with paying; trouble after buying, returns, cancelling an order, the way of a refund, hints on refunds; the brand's story, its team, its regional markets; terms of use, privacy policy; contact, enrolling, accessibility.
             * @enum {string}
             */
            type: "aboutus" | "shopping_process" | "payment_method" | "payment_issues" | "after_sales_issues" | "return_policy" | "cancellation_order" | "refund_process" | "refund_instructions" | "our_story" | "our_team" | "regional_markets" | "terms" | "privacy" | "contact" | "enroll" | "accessibility";
        };
        /** @description What `mall.User.aboutUs` answers. */
        ContentShowData: components["schemas"]["AboutPage"];
        /** @description What `plugin.coupon.MallCoupon.index` takes. */
        CouponsListInput: {
            /** @description The page, from 1. */
            page: number;
            /**
             * @description Whose: 1 the mall's, 2 the shops'.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description Only coupons of shops with this in their name; read with type 2 alone. */
            mchName?: string | undefined;
        };
        /** @description What `plugin.coupon.MallCoupon.index` answers. */
        CouponsListData: {
            /** @description Coupons over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["CentreCoupon"][];
        };
        /** @description What `plugin.coupon.MallCoupon.proCoupon` takes. */
        CouponsListForProductInput: {
            /** @description The product. */
            goodsId: number;
        };
        /** @description What `plugin.coupon.MallCoupon.proCoupon` answers. */
        CouponsListForProductData: {
            list: components["schemas"]["OfferedCoupon"][];
        };
        /** @description What `plugin.coupon.MallCoupon.mchCoupon` takes. */
        CouponsListForShopInput: {
            /** @description The shop. */
            mchId: number;
        };
        /** @description What `plugin.coupon.MallCoupon.mchCoupon` answers. */
        CouponsListForShopData: {
            list: components["schemas"]["OfferedCoupon"][];
        };
        /** @description What `plugin.coupon.MallCoupon.myCoupon` takes. */
        CouponsListOwnInput: {
            /**
             * @description Which: 0 unused, 1 used, 2 expired; unused when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
        };
        /** @description What `plugin.coupon.MallCoupon.myCoupon` answers. */
        CouponsListOwnData: {
            /** @description Unused ones. */
            wsy_num: components["schemas"]["IntLike"];
            /** @description Used ones. */
            ysy_num: components["schemas"]["IntLike"];
            /** @description Expired ones. */
            ygq_num: components["schemas"]["IntLike"];
            /** @description Those listed. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["OwnCoupon"][];
        };
        /** @description What `plugin.coupon.MallCoupon.receive` takes. */
        CouponsReceiveInput: {
            /** @description The campaign. */
            id: number;
        };
        /** @description What happened, as a text to show. */
        CouponsReceiveData: components["schemas"]["Text"];
        /** @description What `mall.AddFavorites.index` takes. */
        FavoritesAddInput: {
            /** @description The product. */
            pro_id: number;
            /**
             * @description What is collected: 1 a product, which is all there is here; a product when missing.
             * @enum {integer}
             */
            type?: 1 | undefined;
        };
        /** @description What `mall.AddFavorites.index` answers. */
        FavoritesAddData: {
            /** @description The favourite's id, needed to take it out. */
            collection_id: components["schemas"]["IntLike"];
        };
        /** @description What `mall.AddFavorites.collection` takes. */
        FavoritesListInput: {
            /**
             * @description What: 1 products, 2 shops.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description Only those with this in their name. */
            mchNameOrProName?: string | undefined;
        };
        /** @description What `mall.AddFavorites.collection` answers. */
        FavoritesListData: {
            /** @description Products for type 1, shops for type 2. */
            list: (components["schemas"]["FavoriteProduct"] | components["schemas"]["FavoriteShop"])[];
        };
        /** @description What `mall.AddFavorites.similar` takes. */
        FavoritesListSimilarInput: {
            /** @description The product. */
            pro_id: number;
            /** @description The page, from 1. */
            page?: number | undefined;
        };
        /** @description What `mall.AddFavorites.similar` answers. */
        FavoritesListSimilarData: {
            /** @description One element, as the family sends it. */
            product: components["schemas"]["SimilarTo"][];
            list: components["schemas"]["RelatedProduct"][];
            /** @description Similar products over all pages. */
            total: components["schemas"]["IntLike"];
        };
        /** @description What `mall.AddFavorites.removeFavorites` takes. */
        FavoritesRemoveInput: {
            /** @description The favourites, of either kind. */
            collection: number[];
        };
        /** @description What `mall.AddFavorites.removeFavorites` answers. */
        FavoritesRemoveData: components["schemas"]["Nothing"];
        /** @description What `plugin.sec.MallSec.home` takes. */
        FlashSaleHomeInput: {
            /** @description The slot; the mall chooses when it is missing or empty. */
            id?: number | undefined;
            /** @description The page, from 1. */
            page?: number | undefined;
        };
        /** @description What `plugin.sec.MallSec.home` answers. */
        FlashSaleHomeData: components["schemas"]["FlashSale"];
        /** @description What `mall.Home.getGoodsListByBlockId` takes. */
        HomeBlockProductsInput: {
            /** @description The block. */
            blockId?: number | undefined;
            /**
             * @description The kind of list: a label, or 6 for a block. Member products have their own operation.
             * @enum {integer}
             */
            s_type?: (1 | 2 | 3 | 6) | undefined;
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Rows a page; 8 when missing. */
            pageSize?: number | undefined;
        };
        /** @description What `mall.Home.getGoodsListByBlockId` answers. */
        HomeBlockProductsData: {
            /** @description Products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["BlockListProduct"][];
        };
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
        /** @description What `plugin.member.MallMember.closeFrame` takes. */
        MembershipDismissReminderInput: Record<string, never>;
        /** @description What `plugin.member.MallMember.closeFrame` answers. */
        MembershipDismissReminderData: components["schemas"]["Nothing"];
        /** @description What `plugin.member.MallMember.payment` takes. */
        MembershipOrderInput: {
            /**
             * @description The plan.
             * @enum {integer}
             */
            memberType: 1 | 2 | 3;
            /** @description How it is going to be paid. */
            payType: components["schemas"]["PaymentType"];
            /** @description What the customer saw; an order that has become dearer since is refused. */
            amount: components["schemas"]["AmountSeen"];
            /** @description The chosen coupon of the customer; none when missing. */
            couponId?: number | undefined;
        };
        /** @description What `plugin.member.MallMember.payment` answers. */
        MembershipOrderData: components["schemas"]["MembershipOrder"];
        /** @description What `plugin.member.MallMember.memberProList` takes. */
        MembershipProductsInput: {
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Products a page; 8 when missing. */
            pageSize?: number | undefined;
        };
        /** @description What `plugin.member.MallMember.memberProList` answers. */
        MembershipProductsData: {
            /** @description Products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["MemberProduct"][];
        };
        /** @description What `plugin.member.MallMember.settlement` takes. */
        MembershipSettleInput: {
            /** @description The price of the chosen plan; the month when missing. */
            amount?: components["schemas"]["AmountSeen"] | undefined;
            /** @description The chosen coupon of the customer; none when missing. */
            couponId?: number | undefined;
        };
        /** @description What `plugin.member.MallMember.settlement` answers. */
        MembershipSettleData: components["schemas"]["MembershipOffer"];
        /** @description What `plugin.member.MallMember.memberCenter` takes. */
        MembershipShowInput: {
            /** @description The page, from 1. */
            page?: number | undefined;
        };
        /** @description What `plugin.member.MallMember.memberCenter` answers. */
        MembershipShowData: components["schemas"]["MemberPage"];
        /** @description What `mall.Message.index` takes. */
        MessagesListInput: {
            /** @description The page, from 1. */
            page?: number | undefined;
        };
        /** @description What `mall.Message.index` answers. */
        MessagesListData: components["schemas"]["MessagePage"];
        /** @description What `mall.Message.del` takes. */
        MessagesRemoveInput: {
            /** @description The messages. */
            id: number[];
        };
        /** @description What `mall.Message.del` answers. */
        MessagesRemoveData: components["schemas"]["Nothing"];
        /** @description What `mall.Message.oneindex` takes. */
        MessagesShowInput: {
            /** @description The message. */
            id: number;
        };
        /** @description What `mall.Message.oneindex` answers. */
        MessagesShowData: {
            message: components["schemas"]["MessageDetails"][];
        };
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
        /** @description What `mall.Order.orderDetails` takes. */
        OrdersShowInput: {
            /** @description The order. */
            order_id: number;
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
        /** @description What `mall.Pay.index` takes. */
        PaymentsQrCodeInput: {
            /**
             * @description The way to pay.
             * @enum {string}
             */
            type: "pc_alipay" | "pc_wechat";
            /** @description What the customer saw, or the amount of a recharge, which is not below the minimum of its form. */
            total: components["schemas"]["AmountSeen"];
            /** @description What the payer reads, such as the first product's name; it may be cut short. */
            title?: string | undefined;
            /** @description A word of the customer. */
            remarks?: string | undefined;
            /** @description The order as placing it answered; missing for a recharge. */
            order_list?: components["schemas"]["OrderToPay"] | undefined;
            /** @description The number of a recharge: CZ, the moment, and random digits. It counts for this customer alone, so another customer's same number is another recharge. */
            sNo?: string | undefined;
        };
        /** @description What the QR code says. */
        PaymentsQrCodeData: components["schemas"]["Url"];
        /** @description What `mall.Order.getCzorder` takes. */
        PaymentsStateInput: {
            /** @description The number of the membership order or the recharge. */
            trade_no: string;
        };
        /** @description What `mall.Order.getCzorder` answers. */
        PaymentsStateData: components["schemas"]["PaidState"];
        /** @description What `mall.User.paymentPassword` takes. */
        PaymentsVerifyPasswordInput: {
            /** @description The payment password. */
            password: string;
        };
        /** @description What `mall.User.paymentPassword` answers. */
        PaymentsVerifyPasswordData: components["schemas"]["Nothing"];
        /** @description What `plugin.integral.MallIntegral.integral` takes. */
        PointsListInput: {
            /**
             * @description Which records.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            /** @description The page, from 1. */
            page?: number | undefined;
        };
        /** @description What `plugin.integral.MallIntegral.integral` answers. */
        PointsListData: components["schemas"]["PointsPage"];
        /** @description What `plugin.integral.MallIntegral.deleteSign` takes. */
        PointsRemoveExpiredInput: {
            /** @description The records. */
            ids: number[];
        };
        /** @description What `plugin.integral.MallIntegral.deleteSign` answers. */
        PointsRemoveExpiredData: components["schemas"]["Nothing"];
        /** @description What `mall.Product.addComment` takes. */
        ReviewsAddInput: {
            /** @description The order line. */
            orderDetailsId: number;
            /** @description The product of the line. */
            goodsId: number;
            /** @description The SKU of the line. */
            attributeId: number;
            /** @description Stars; needed for a review, left out for a follow-up. The family spells it so. */
            start?: number | undefined;
            /** @description The text. */
            comment: string;
            /**
             * @description 1 hides the customer's name and picture. A follow-up keeps what the review chose.
             * @enum {integer}
             */
            anonymous: 0 | 1;
            /** @description Pictures, as mall.Product.uploadImgs answered them. */
            imgUrls?: string[] | undefined;
            /** @description Whether this is the follow-up. The family names the follow-up "review". */
            isReview: boolean;
        };
        /** @description What `mall.Product.addComment` answers. */
        ReviewsAddData: components["schemas"]["Nothing"];
        /** @description What `mall.Product.getcomment` takes. */
        ReviewsListInput: {
            /** @description The product. */
            pid: number;
            /**
             * @description Which reviews: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2 | 3 | 4 | 5) | undefined;
        };
        /** @description What `mall.Product.getcomment` answers. */
        ReviewsListData: components["schemas"]["Reviews"];
        /** @description What `mall.Product.comment` takes. */
        ReviewsListLinesInput: {
            /** @description The order's number. */
            sNo: string;
            /**
             * @description 0 lists the lines without a review, 5 those that have one, for reading and following up; 0 when missing.
             * @enum {integer}
             */
            type?: (0 | 5) | undefined;
        };
        /** @description What `mall.Product.comment` answers. */
        ReviewsListLinesData: {
            commentList: components["schemas"]["LineToReview"][];
        };
        /** @description What `mall.Product.loadGetcomment` takes. */
        ReviewsListMoreInput: {
            /** @description The product. */
            pid: number;
            /**
             * @description Which reviews: 0 all, 1 with pictures, 2 with a follow-up; all when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
            /** @description The page, from 0; the first when missing. */
            page?: number | undefined;
        };
        /** @description What `mall.Product.loadGetcomment` answers. */
        ReviewsListMoreData: {
            /** @description Empty past the last page. */
            list: components["schemas"]["Review"][];
        };
        /** @description What `mall.Product.getCommentReplyList` takes. */
        ReviewsListRepliesInput: {
            /** @description The review. */
            commentId: number;
            /** @description The page, from 1. */
            pageNo?: number | undefined;
            /** @description Rows a page; 10 when missing. */
            pageSize?: number | undefined;
        };
        /** @description What `mall.Product.getCommentReplyList` answers. */
        ReviewsListRepliesData: {
            /** @description Replies to the review itself over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["Reply"][];
        };
        /** @description What `mall.Product.sendComment` takes. */
        ReviewsReplyInput: {
            /** @description The review. */
            commentId: number;
            /** @description The reply. */
            text: string;
            /** @description The reply that is answered; missing or empty for the review itself. */
            sid?: number | undefined;
        };
        /** @description What `mall.Product.sendComment` answers. */
        ReviewsReplyData: components["schemas"]["Nothing"];
        /** @description What `mall.Product.getCommentDetail` takes. */
        ReviewsShowInput: {
            /** @description The review. */
            commentId: number;
        };
        /** @description What `mall.Product.getCommentDetail` answers. */
        ReviewsShowData: {
            detailInfo: components["schemas"]["ReviewDetail"];
            /** @description Pictures of the review. */
            commentImgList: components["schemas"]["Url"][];
        };
        /** @description What `mall.Order.getCommentsInfo` takes. */
        ReviewsShowOwnInput: {
            /** @description The order line. */
            orderDetailId: number;
            /** @description The product of the line. */
            goodsId: number;
        };
        /** @description What `mall.Order.getCommentsInfo` answers. */
        ReviewsShowOwnData: {
            /** @description One element, as the family sends it; none while nothing is written. */
            list: components["schemas"]["OwnReview"][];
        };
        /** @description What `mall.Home.GetBasicConfiguration` takes. */
        ShellConfigurationInput: Record<string, never>;
        /** @description What `mall.Home.GetBasicConfiguration` answers. */
        ShellConfigurationData: {
            list: components["schemas"]["BasicConfiguration"];
        };
        /** @description What `mall.Index.index` takes. */
        ShellIndexInput: Record<string, never>;
        /** @description What `mall.Index.index` answers. */
        ShellIndexData: components["schemas"]["Shell"];
        /** @description What `mall.User.getUserTell` takes. */
        ShellNoticeInput: Record<string, never>;
        /** @description What `mall.User.getUserTell` answers. */
        ShellNoticeData: components["schemas"]["Notice"];
        /** @description What `mall.User.markToRead` takes. */
        ShellReadNoticeInput: {
            /** @description The notice. */
            tell_id: number;
        };
        /** @description What `mall.User.markToRead` answers. */
        ShellReadNoticeData: components["schemas"]["Nothing"];
        /** @description What `mch.mall.Mch.agreement` takes. */
        ShopsAgreementInput: Record<string, never>;
        /** @description What `mch.mall.Mch.agreement` answers. */
        ShopsAgreementData: {
            name: components["schemas"]["Text"];
            agreement: components["schemas"]["Html"];
        };
        /** @description What `mch.mall.Mch.continueApply` takes. */
        ShopsApplicationInput: Record<string, never>;
        /** @description What `mch.mall.Mch.continueApply` answers. */
        ShopsApplicationData: {
            list: components["schemas"]["ShopApplication"];
            /** @description Its pictures. */
            imgUrls: components["schemas"]["Csv"];
        };
        /** @description What `mch.mall.Mch.apply` takes. */
        ShopsApplyInput: {
            /** @description 0 for a first application, else the rejected one. */
            id: number;
            /** @description The shop's name; letters, digits and underscores of any script. */
            name: string;
            /** @description What the shop says of itself. */
            shop_information?: string | undefined;
            /** @description The kind of shop. */
            cid: number;
            /** @description What it will sell. */
            shop_range: string;
            /** @description The applicant's name; letters, digits and underscores of any script. */
            realname: string;
            /** @description The applicant's identity number, of fifteen or eighteen places. */
            ID_number: string;
            /** @description A mobile phone of mainland China. */
            tel: string;
            /** @description Province, city and district, joined by hyphens. */
            city_all: string;
            /** @description Street, house, floor. */
            address: string;
            /**
             * @description Who applies: 0 a person, 1 an enterprise.
             * @enum {integer}
             */
            shop_nature: 0 | 1;
            /** @description Pictures, as mall.Product.uploadImgs answered them. A person sends the front and the back of the identity card, an enterprise its licence. */
            imgUrls: string[];
        };
        /** @description What `mch.mall.Mch.apply` answers. */
        ShopsApplyData: components["schemas"]["Nothing"];
        /** @description What `mch.mall.Mch.verifyStoreName` takes. */
        ShopsCheckNameInput: {
            /** @description The shop's name; letters, digits and underscores of any script. */
            name: string;
        };
        /** @description What `mch.mall.Mch.verifyStoreName` answers. */
        ShopsCheckNameData: components["schemas"]["Nothing"];
        /** @description What `mch.mall.Mch.mchClass` takes. */
        ShopsListClassesInput: Record<string, never>;
        /** @description What `mch.mall.Mch.mchClass` answers. */
        ShopsListClassesData: {
            list: components["schemas"]["ShopClass"][];
        };
        /** @description What `mch.mall.Mch.seeMyStore` takes. */
        ShopsListStoresInput: {
            /** @description The shop. */
            shop_id: number;
        };
        /** @description What `mch.mall.Mch.seeMyStore` answers. */
        ShopsListStoresData: {
            list: components["schemas"]["Store"][];
        };
        /** @description What `mch.mall.Mch.storeHomepage` takes. */
        ShopsShowInput: {
            /** @description The shop. */
            shop_id: number;
            /** @description Words to find; in any of the four languages. */
            keyword?: string | undefined;
            /** @description Only products of this class. */
            cid?: number | undefined;
            /** @description Only products of these classes. */
            class_id?: number[] | undefined;
            /** @description A price range in whole yuan, "100-300"; either end may be missing, "1500" alone means from 1500. */
            amount?: string | undefined;
            /**
             * @description What to sort by; empty for the shop's own order. Other than in mall.Index.search, in camel case.
             * @enum {string}
             */
            sortType?: ("" | "default" | "price" | "volume") | undefined;
            /**
             * @description Which way; by volume it is always descending.
             * @enum {integer}
             */
            sort?: (0 | 1) | undefined;
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Rows a page; 12 when missing. */
            pageSize?: number | undefined;
        };
        /** @description What `mch.mall.Mch.storeHomepage` answers. */
        ShopsShowData: components["schemas"]["ShopPage"];
        /** @description What `mch.mall.Mch.index` takes. */
        ShopsStatusInput: Record<string, never>;
        /** @description What `mch.mall.Mch.index` answers. */
        ShopsStatusData: {
            status: components["schemas"]["ApplicationState"];
            /** @description Opens the back office of an approved shop; empty otherwise. Keep it secret. */
            token: string;
            /** @description Why the application was rejected; empty otherwise. */
            review_result: string;
        };
        /** @description What `mch.mall.Mch.collectionShop` takes. */
        ShopsToggleFollowInput: {
            /** @description The shop. */
            shopId: number;
        };
        /** @description What `mch.mall.Mch.collectionShop` answers. */
        ShopsToggleFollowData: components["schemas"]["Nothing"];
        /** @description What `mall.Product.uploadImgs` takes. */
        UploadsAddInput: {
            /**
             * Format: binary
             * @description The picture; GIF, JPEG, PNG or BMP of up to 5 MB (maxLength counts bytes).
             */
            file: Blob;
        };
        /** @description What `mall.Product.uploadImgs` answers. */
        UploadsAddData: {
            url: components["schemas"]["Url"];
        };
        /** @description What `mall.Bank.verification` takes. */
        WalletBankOfCardInput: {
            Bank_card_number: components["schemas"]["BankCardNumber"];
        };
        /** @description What `mall.Bank.verification` answers. */
        WalletBankOfCardData: {
            /** @description The bank; empty where the number belongs to none that is known. */
            Bank_name: components["schemas"]["Text"];
        };
        /** @description What `mall.Bank.cardDetail` takes. */
        WalletCardInput: {
            /** @description The card. */
            id: number;
        };
        /** @description What `mall.Bank.cardDetail` answers. */
        WalletCardData: components["schemas"]["BankCardDetails"][];
        /** @description What `mall.Bank.bankList` takes. */
        WalletCardsInput: Record<string, never>;
        /** @description What `mall.Bank.bankList` answers. */
        WalletCardsData: components["schemas"]["BankCard"][];
        /** @description What `mall.Recharge.index` takes. */
        WalletRechargeFormInput: Record<string, never>;
        /** @description What `mall.Recharge.index` answers. */
        WalletRechargeFormData: components["schemas"]["RechargeForm"];
        /** @description What `mall.Bank.delBank` takes. */
        WalletRemoveCardInput: {
            /** @description The card. */
            id: number;
        };
        /** @description What `mall.Bank.delBank` answers. */
        WalletRemoveCardData: components["schemas"]["Nothing"];
        /** @description What `mall.Bank.addBank` takes. */
        WalletSaveCardInput: {
            /** @description The holder's name. */
            Cardholder: string;
            /** @description The bank, as its number says. */
            Bank_name: string;
            /** @description The branch that keeps the account. */
            branch: string;
            Bank_card_number: components["schemas"]["BankCardNumber"];
            /**
             * @description 1 makes it the default.
             * @enum {integer}
             */
            is_default?: (0 | 1) | undefined;
            /** @description The card to change; a new one when missing. */
            id?: number | undefined;
        };
        /** @description What `mall.Bank.addBank` answers. */
        WalletSaveCardData: components["schemas"]["Nothing"];
        /** @description What `mall.Bank.setDefault` takes. */
        WalletSetDefaultCardInput: {
            /** @description The card. */
            bankId: number;
            /**
             * @description Always 1.
             * @enum {integer}
             */
            is_default?: 1 | undefined;
        };
        /** @description What `mall.Bank.setDefault` answers. */
        WalletSetDefaultCardData: components["schemas"]["Nothing"];
        /** @description What `mall.User.details` takes. */
        WalletShowInput: {
            /**
             * @description Which side.
             * @enum {integer}
             */
            type: 1 | 2;
            /**
             * @description Only records of this kind; all when missing or 0. In: 1 recharge, 2 refund, 3 commission, 12 shop deposit given back. Out: 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. They are not the numbers of the records' own `type`.
             * @enum {integer}
             */
            typeName?: (0 | 1 | 2 | 3 | 5 | 6 | 7 | 8 | 10 | 11 | 12) | undefined;
            /**
             * @description Only records of so many days back; 7 when missing.
             * @enum {integer}
             */
            day?: (7 | 30 | 90 | 183 | 365) | undefined;
            /** @description The page, from 1. */
            page?: number | undefined;
            /** @description Records a page; 10 when missing. */
            pageSize?: number | undefined;
        };
        /** @description What `mall.User.details` answers. */
        WalletShowData: components["schemas"]["Wallet"];
        /** @description What `mall.User.withdrawals` takes. */
        WalletWithdrawInput: {
            /** @description The amount, within the limits of the form. */
            amoney: components["schemas"]["AmountSeen"];
            /**
             * @description Where the money goes.
             * @enum {integer}
             */
            withdrawStatus: 1 | 2;
            /** @description The bank card, for 1. */
            bankCardId?: number | undefined;
            /** @description The bound phone, for 1; the bound one when missing. Any other is refused. */
            mobile?: components["schemas"]["PhoneNumber"] | undefined;
            /** @description The code sent to the bound phone (`smsType` 6), for 1. */
            keyCode?: components["schemas"]["SentCode"] | undefined;
            /** @description The real name, for 2 from 2000.00 on. */
            userName?: string | undefined;
        };
        /** @description What `mall.User.withdrawals` answers. */
        WalletWithdrawData: components["schemas"]["Nothing"];
        /** @description What `mall.User.intoWithdrawals` takes. */
        WalletWithdrawalFormInput: Record<string, never>;
        /** @description What `mall.User.intoWithdrawals` answers. */
        WalletWithdrawalFormData: components["schemas"]["WithdrawalForm"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
