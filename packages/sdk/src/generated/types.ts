// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
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
        /** @description What a captcha shows, from pages of the family that show one; ours do not, and it is not looked at. */
        CaptchaText: string;
        /** @description The captcha's token. */
        CaptchaToken: string;
        /** @description The country's number in ISO 3166-1. */
        CountryNumber: number;
        /** @description Dial code of the phone; 86 when missing or empty. */
        DialCode: string;
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
        /** @description A phone number without its dial code. */
        PhoneNumber: string;
        /** @description The six digits sent by SMS or e-mail: good for five minutes, one use and five tries. */
        SentCode: string;
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
        };
        /** @description A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
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
        /** @description Values joined by commas ("1,2,5"); empty for none. Decoded: the list of values. */
        Csv: string[];
        /** @description A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none. Decoded: ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null where there is none. */
        DateTime: string | null;
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
        /** @description What `mall.Index.index` takes. */
        ShellIndexInput: Record<string, never>;
        /** @description What `mall.Index.index` answers. */
        ShellIndexData: components["schemas"]["Shell"];
        /** @description What `mall.User.getUserTell` takes. */
        ShellNoticeInput: Record<string, never>;
        /** @description What `mall.User.getUserTell` answers. */
        ShellNoticeData: components["schemas"]["Notice"];
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
