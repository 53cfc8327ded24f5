// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
        /** @description One part of what is bought at once: three objects with one key each name the product (pid), its SKU (cid) and the quantity (num). */
        BuyNowPart: {
            /** @description The product's id. */
            pid?: number;
            /** @description The SKU's id. */
            cid?: number;
            /** @description Pieces. */
            num?: number;
        };
        /** @description A way to pay. */
        PaymentType: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
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
        /** @description What a coupon gives: 1 free delivery, 2 an amount off, 3 a share off, 4 a gift to members, 5 a product (older servers). Decoded: a number. */
        CouponBenefit: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** @description What a coupon is good for: 1 all goods, 2 chosen products, 3 chosen classes, 4 buying a membership. Decoded: a number. */
        CouponScope: (1 | 2 | 3 | 4) | (number & {});
        /** @description Values joined by commas ("1,2,5"); empty for none. Decoded: the list of values. */
        Csv: string[];
        /** @description A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none. Decoded: ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null where there is none. */
        DateTime: string | null;
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
        /** @description What the caller can do: 1 receive it, 2 use it since it is received and unused, 3 nothing since all are gone, 4 nothing since it is used. A visitor sees 1 or 3. Decoded: a number. */
        ReceiveState: (1 | 2 | 3 | 4) | (number & {});
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
        /** @description What a customer or a shop wrote, as plain text; may have several lines, and is empty where there is nothing. */
        Writing: string;
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
        /** @description What `mall.User.paymentPassword` takes. */
        PaymentsVerifyPasswordInput: {
            /** @description The payment password. */
            password: string;
        };
        /** @description What `mall.User.paymentPassword` answers. */
        PaymentsVerifyPasswordData: components["schemas"]["Nothing"];
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
        /** @description What `mall.Index.index` takes. */
        ShellIndexInput: Record<string, never>;
        /** @description What `mall.Index.index` answers. */
        ShellIndexData: components["schemas"]["Shell"];
        /** @description What `mall.User.getUserTell` takes. */
        ShellNoticeInput: Record<string, never>;
        /** @description What `mall.User.getUserTell` answers. */
        ShellNoticeData: components["schemas"]["Notice"];
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
