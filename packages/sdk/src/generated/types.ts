// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
        /** One part of what is bought at once: three objects with one key each name the product (pid), its SKU (cid) and the quantity (num). */
        BuyNowPart: {
            /** The product's id. */
            pid?: number;
            /** The SKU's id. */
            cid?: number;
            /** Pieces. */
            num?: number;
        };
        /** A way to pay. */
        PaymentType: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
        /** A session token. Keep it secret; it is opaque. */
        AccessId: string;
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
            /** Street, house, floor. */
            address: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
            /** Dial code of the phone. */
            cpc: components["schemas"]["Text"];
            /** Postal code. */
            code: components["schemas"]["Text"];
        };
        /** A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** An attribute with its values in the order of the page. */
        Attribute: {
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
        /** A banner of the home page. */
        Banner: {
            id: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            /** Where it leads. */
            url: components["schemas"]["Url"];
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
        /** A product of the header's panel. */
        BlockProduct: {
            id: components["schemas"]["IntLike"];
            coverUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
        };
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
        /** The lines of one shop. */
        CartGroup: {
            shop_id: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
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
            /** The product's SKUs, for changing this line's. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** A class to filter by. */
        ClassFilter: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
        };
        /** One tab of the product's introduction. */
        ContentTab: {
            name: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** Values joined by commas ("1,2,5"); empty for none. Decoded: the list of values. */
        Csv: string[];
        /** A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none. Decoded: ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null where there is none. */
        DateTime: string | null;
        /** Yes or no. We send 1 or 0; other servers of the family also send "1", "0", true or false. Decoded: a boolean. */
        Flag: boolean;
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
        /** What the home page shows. */
        HomePage: {
            banner: components["schemas"]["Banner"][];
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
        /** The SKUs a cart line can be changed to. */
        LineSkus: {
            attribute_list: components["schemas"]["AttributeRow"][];
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
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
            /** The consignee. */
            name: components["schemas"]["Text"];
            /** The consignee's phone, its middle hidden. */
            mobile: components["schemas"]["Text"];
            /** The whole address as one text. */
            address: components["schemas"]["Text"];
            /** What the customer wrote to the shops, joined by commas. */
            remarks: string;
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
        };
        /** A SKU of an order, as it was when the order was placed. */
        OrderLine: {
            id: components["schemas"]["IntLike"];
            /** The product's id. */
            goods_id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            size: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
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
        };
        /** An order as a row of the list. */
        OrderRow: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            /** The first shop of the order. */
            shop_name: components["schemas"]["Text"];
            add_time: components["schemas"]["DateTime"];
            pay_time: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            /** What was or is to be paid, with delivery. */
            old_total: components["schemas"]["Money"];
            z_price: components["schemas"]["Money"];
            /** What the goods cost. */
            spz_price: components["schemas"]["Money"];
            old_freight: components["schemas"]["Money"];
            list: components["schemas"]["OrderLine"][];
        };
        /** Where an order stands. 3, 4, 6, 8 and 12 come only from older servers. Decoded: a number. */
        OrderStatus: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12) | (number & {});
        /** A parcel on its way. */
        Parcel: {
            /** The courier. */
            kuaidi_name: components["schemas"]["Text"];
            courier_num: components["schemas"]["Text"];
            list: components["schemas"]["ParcelEvent"][];
        };
        /** A stop of a parcel. */
        ParcelEvent: {
            ftime: components["schemas"]["DateTime"];
            context: components["schemas"]["Text"];
        };
        /** Which ways to pay are on. */
        PaymentMethods: {
            wallet_pay: components["schemas"]["Flag"];
            pc_alipay: components["schemas"]["Flag"];
            pc_wechat: components["schemas"]["Flag"];
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
            /** Coupons of the mall are on. */
            couponPlugin: components["schemas"]["Flag"];
            /** Coupons of shops are on. */
            mchCouponPlugin: components["schemas"]["Flag"];
        };
        /** The product itself. */
        Product: {
            pro_id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** The price, or the range over the SKUs. */
            price: components["schemas"]["MoneyRange"];
            /** The member's price where a SKU has none of its own. */
            vipPrice?: components["schemas"]["Money"];
            /** The introduction as tabs, a JSON text. Decoded: the value itself. */
            content: components["schemas"]["ContentTab"][];
            /** Gallery pictures. Where a video exists, the first is the video's address and the second its cover. */
            img_arr: components["schemas"]["Url"][];
            video?: components["schemas"]["Url"];
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
            product_title: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** The shop's name. */
            mch_name: components["schemas"]["Text"];
            status: components["schemas"]["ProductStatus"];
            /** 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs, in pieces; 0 or less is sold out. */
            goodsNum: components["schemas"]["IntLike"];
            /** Labels as a list of codes: 1 new, 2 hot, 3 recommended. */
            s_type: components["schemas"]["Csv"];
        };
        /** A class of products, with the classes below it. */
        ProductClass: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
            children: components["schemas"]["ProductClass"][];
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
            /** One row a SKU, with the attributes as keys. Kept for clients of the family; `attrList` and `skuBeanList` say the same with order and ids. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** The product's attributes in the order of the page; empty for a product with one SKU. */
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
            shop_list: components["schemas"]["ProductShop"];
            /** Up to ten products that go with this one. */
            related_recommendations: components["schemas"]["RelatedProduct"][];
            pro: components["schemas"]["Product"];
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
        /** A province, city or district with what lies in it. */
        Region: {
            /** What is sent in `place`. */
            value: string;
            label: components["schemas"]["Text"];
            children?: components["schemas"]["Region"][];
        };
        /** A product as a small card. */
        RelatedProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            price: components["schemas"]["Money"];
        };
        /** A page of found products, and what the filters offer. */
        SearchResult: {
            /** Found products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ProductCard"][];
            /** Brands to filter by, those of the found products before the brand filter. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** Classes to filter by, those of the found products before the class filter. */
            class_list: components["schemas"]["ClassFilter"][];
        };
        /** An order as it would be placed now, priced by the server. */
        Settlement: {
            /** The goods by shop. */
            products: components["schemas"]["SettlementShop"][];
            /** What the goods cost together. */
            products_total: components["schemas"]["Money"];
            /** Delivery over all shops. */
            freight: components["schemas"]["Money"];
            /** What is to be paid. */
            total: components["schemas"]["Money"];
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
        /** A customer who has just signed in. */
        SignedIn: {
            access_id: components["schemas"]["AccessId"];
            userId: components["schemas"]["IntLike"];
            user_name: components["schemas"]["Text"];
            headimgurl: components["schemas"]["Url"];
            /** The customer has a login password. */
            y_password: components["schemas"]["Flag"];
            /** The customer's language, one of our codes. */
            user_lang_code: string;
        };
        /** What is really sold, one combination of attribute values. */
        Sku: {
            /** The SKU's id, sent as `attribute_id`. */
            cid: components["schemas"]["IntLike"];
            /** The combination as text, "Size: 150 ml"; empty for the only SKU. */
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
        /** A text of one line in the language of the request. */
        Text: string;
        /** An absolute address, or a path below our own origin ("/media/…"); an empty string where there is none. */
        Url: string;
        /** What `mall.User.isDefaultValue` takes. */
        AccountProfileStateInput: Record<string, never>;
        /** What `mall.User.isDefaultValue` answers. */
        AccountProfileStateData: {
            /** 1 when something is missing; the name says the contrary, the family uses it so. */
            haveAllUserInfo: components["schemas"]["Flag"];
        };
        /** What `mall.Address.saveAddress` takes. */
        AddressesAddInput: {
            /** The consignee; letters, digits and underscores of any script. */
            user_name: string;
            /** The consignee's phone. */
            mobile: string;
            /** Street, house, floor. */
            address: string;
            /** Province, city and district. */
            place?: string[] | undefined;
            /**
             * 1 makes it the default.
             * @enum {integer}
             */
            is_default?: (0 | 1) | undefined;
            /** Dial code of the phone; 86 when missing. */
            cpc?: string | undefined;
            /** The city, outside the region tree. */
            city?: string | undefined;
            /** The province or state, outside the region tree. */
            province?: string | undefined;
            /** The postal code. */
            zip_code?: string | undefined;
        };
        /** All addresses of the customer, the default first. */
        AddressesAddData: components["schemas"]["Address"][];
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
            /** Dial code of the phone. */
            cpc?: string | undefined;
            /** The country's number in ISO 3166-1. */
            country_num?: number | undefined;
            password: string;
            /** What the captcha shows, or the solution of its puzzle. */
            imgCode: string;
            /** The captcha's token. */
            verificationCode: string;
            /**
             * 1 keeps the customer signed in.
             * @enum {integer}
             */
            isAuto?: (0 | 1) | undefined;
        };
        /** What `mall.Login.login` answers. */
        AuthLoginData: components["schemas"]["SignedIn"];
        /** What `mall.Login.quit` takes. */
        AuthLogoutInput: Record<string, never>;
        /** What `mall.Login.quit` answers. */
        AuthLogoutData: components["schemas"]["Nothing"];
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
        /** What `mall.Product.index` takes. */
        CatalogProductInput: {
            /** The product's id. */
            pro_id: number;
            /**
             * 1 when entered from the member products; prices then carry the member discount.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
        };
        /** What `mall.Product.index` answers. */
        CatalogProductData: components["schemas"]["ProductPage"];
        /** What `mall.Index.search` takes. */
        CatalogSearchInput: {
            /** Words to find; in any of the four languages. */
            keyword?: string | undefined;
            /** The class the visitor came from. */
            cid?: number | undefined;
            /** Only products of these classes. */
            class_id?: number[] | undefined;
            /** Only products of these brands. */
            brand_id?: number[] | undefined;
            /** A price range in whole yuan, "100-300"; either end may be missing, "1500" alone means from 1500. */
            amount?: string | undefined;
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
            pageSize?: number | undefined;
        };
        /** What `mall.Index.search` answers. */
        CatalogSearchData: components["schemas"]["SearchResult"];
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
            /**
             * 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** The chosen coupons: one id a shop in the order of `products` (0 for none), the mall's coupon, and its kind. */
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
            /**
             * 1 buys at the member's price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** The chosen coupons: one id a shop in the order of `products` (0 for none), the mall's coupon, and its kind. */
            coupon_id?: string | undefined;
            /** How it is going to be paid. */
            pay_type?: components["schemas"]["PaymentType"] | undefined;
        };
        /** What `mall.Order.settlement` answers. */
        CheckoutSettleData: components["schemas"]["Settlement"];
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
            pageSize?: number | undefined;
        };
        /** What `mall.Index.home` answers. */
        HomePageData: components["schemas"]["HomePage"];
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
        /** What `mall.Order.orderDetails` takes. */
        OrdersShowInput: {
            /** The order. */
            order_id: number;
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
        /** What `mall.User.paymentPassword` takes. */
        PaymentsVerifyPasswordInput: {
            /** The payment password. */
            password: string;
        };
        /** What `mall.User.paymentPassword` answers. */
        PaymentsVerifyPasswordData: components["schemas"]["Nothing"];
        /** What `mall.Index.index` takes. */
        ShellIndexInput: Record<string, never>;
        /** What `mall.Index.index` answers. */
        ShellIndexData: components["schemas"]["Shell"];
        /** What `mall.User.getUserTell` takes. */
        ShellNoticeInput: Record<string, never>;
        /** What `mall.User.getUserTell` answers. */
        ShellNoticeData: components["schemas"]["Notice"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
