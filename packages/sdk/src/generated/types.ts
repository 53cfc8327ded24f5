// Generated from contract/openapi.yaml by packages/sdk/scripts/generate.ts. Do not edit.
export interface components {
    schemas: {
        /** Account name for signing in, letters and digits. Must be unique. */
        AccountName: string;
        /**
         * Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange.
         * @enum {integer}
         */
        AfterSaleKindSent: 1 | 2 | 3;
        /** Amount in yuan as the customer saw or entered it. */
        AmountSeen: string;
        /** Complete card number, 16 to 19 digits without spaces and without a leading 0. */
        BankCardNumber: string;
        /** Part of a direct purchase. Three objects with one key each carry the product (`pid`), its SKU (`cid`) and the quantity (`num`); a fourth carries the flash item (`sec_id`). */
        BuyNowPart: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pid: number;
            /** Absent beside `pid`. */
            cid?: never;
            /** Absent beside `pid`. */
            num?: never;
            /** Absent beside `pid`. */
            sec_id?: never;
        } | {
            /** Absent beside `cid`. */
            pid?: never;
            /** SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. At least 1. */
            cid: number;
            /** Absent beside `cid`. */
            num?: never;
            /** Absent beside `cid`. */
            sec_id?: never;
        } | {
            /** Absent beside `num`. */
            pid?: never;
            /** Absent beside `num`. */
            cid?: never;
            /** Quantity in pieces. 1 to 9999. */
            num: number;
            /** Absent beside `num`. */
            sec_id?: never;
        } | {
            /** Absent beside `sec_id`. */
            pid?: never;
            /** Absent beside `sec_id`. */
            cid?: never;
            /** Absent beside `sec_id`. */
            num?: never;
            /** Flash item id, to buy at the flash-sale price. Source: `data.list[].id` of `plugin.sec.MallSec.home`. At least 1. */
            sec_id: number;
        };
        /** Text shown in the captcha image, or the solution of its proof of work. */
        CaptchaAnswer: string;
        /** Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it. */
        CaptchaText: string;
        /** Captcha token, the `code` returned by `mall.Login.getCode`. */
        CaptchaToken: string;
        /** Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. */
        Consignee: string;
        /** Country dial code of the consignee's phone, for example `86`; 86 when missing. */
        ConsigneeDialCode: string;
        /** Phone number of the consignee without dial code. */
        ConsigneePhone: string;
        /** ISO 3166-1 numeric code of the country. */
        CountryNumber: number;
        /**
         * 1 makes the address the default, 0 adds it as a further one.
         * @enum {integer}
         */
        DefaultFlag: 0 | 1;
        /** Country dial code of the phone, for example `86`; 86 when missing or empty. */
        DialCode: string;
        /** E-mail address; empty when a phone number is used instead. */
        EmailField: string;
        /** Province, state or city outside the region tree, as free text. */
        FreeRegion: string;
        /**
         * Party of the invoice: 1 company, 2 person.
         * @enum {integer}
         */
        InvoiceHeaderKindSent: 1 | 2;
        /** Login password without spaces. */
        LoginPassword: string;
        /** New payment password, exactly six digits. */
        NewPaymentPassword: string;
        /** Order or membership order, as returned when it was placed. */
        OrderToPay: {
            /** Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters. */
            sNo: string;
            /** Order id; absent for a membership order. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id?: number;
            /** Amount of the order shown to the customer, in yuan. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            total?: components["schemas"]["AmountSeen"];
            /** Amount of the membership order shown to the customer, in yuan. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            amount?: components["schemas"]["AmountSeen"];
        };
        /**
         * Bound phone of the signed-in customer without dial code, complete or masked (`138****0001`) as other responses return it.
         * @example 138****0001
         */
        OwnPhone: string;
        /** Rows per page. Values above the maximum are lowered to it. */
        PageSize: number;
        /** Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. */
        PaymentType: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
        /** Phone number without dial code; empty when an e-mail address is used instead. */
        PhoneField: string;
        /** Phone number without dial code, digits only. */
        PhoneNumber: string;
        /**
         * Phone number without dial code, complete or masked (`138****0001`); empty for none.
         * @example 13800000001
         */
        PhoneOrMasked: string;
        /** Province, city and district, in this order, as the `value`s of the region tree. */
        Place: string[];
        /** Postal code. */
        PostalCode: string;
        /** Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500` alone means at least 1500. */
        PriceLimits: string;
        /** Reason for the application, up to 200 words, with at least one letter or digit. Words are separated by spaces; each Chinese character counts as one word. */
        Reason: string;
        /** Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. */
        SentCode: string;
        /** Street, house number and floor. */
        StreetAddress: string;
        /**
         * Picture uploaded by the caller, as its path or as the URL returned by `mall.Product.uploadImgs`. The query string is ignored.
         * @example /media/uploads/9c41e7d2a60b.webp
         */
        UploadedPicture: string;
        /** Information page of the mall. */
        AboutPage: {
            /** Page body; empty when the page has not been written yet. */
            content: components["schemas"]["Html"];
        };
        /** Opaque session token. Keep it secret. */
        AccessId: string;
        /** Account overview of the signed-in customer. */
        AccountHome: {
            /** Customer, balance, points and coupons. */
            user: components["schemas"]["AccountSummary"];
            /** Number of unpaid orders. */
            dfk_num: components["schemas"]["IntLike"];
            /** Number of orders paid but not shipped. */
            dfh_num: components["schemas"]["IntLike"];
            /** Number of orders shipped but not received. */
            dsh_num: components["schemas"]["IntLike"];
            /** Number of received orders with lines to review. */
            dpj_num: components["schemas"]["IntLike"];
            /** Number of after-sales still in progress. */
            th: components["schemas"]["IntLike"];
            /** Newest orders, newest first. */
            order_list: components["schemas"]["RecentOrder"][];
        };
        /** The signed-in customer with balance, points and coupons. */
        AccountSummary: {
            /** Profile picture; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** Name shown to other customers. */
            user_name: components["schemas"]["Text"];
            /** Wallet balance. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Points available to spend. */
            score: components["schemas"]["IntLike"];
            /** Number of usable coupons. */
            coupon_num: components["schemas"]["IntLike"];
        };
        /** Delivery address of the signed-in customer. */
        Address: {
            /** Address id, passed as `addr_id` or `address_id`. */
            id: components["schemas"]["IntLike"];
            /** Name of the consignee. */
            name: components["schemas"]["Text"];
            /** Phone number of the consignee without dial code. */
            tel: components["schemas"]["Text"];
            /** Province or state. */
            sheng: components["schemas"]["Text"];
            /** Name of the city in the delivery address. */
            city: components["schemas"]["Text"];
            /** District; empty for addresses without a region from the region tree. */
            quyu: components["schemas"]["Text"];
            /** Province, city and district as one text in the language of the request. The separate fields always hold the stored Chinese names. */
            region?: components["schemas"]["Text"];
            /** Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** True for the default delivery address. */
            is_default: components["schemas"]["Flag"];
            /** Country dial code of the phone, for example `86`. */
            cpc: components["schemas"]["Text"];
            /** Postal code; empty when not given. */
            code: components["schemas"]["Text"];
            /** Same value as `cpc`, for older clients. */
            country_code?: components["schemas"]["Text"];
            /** Same value as `address`, for older clients. */
            street_address?: components["schemas"]["Text"];
            /** Region and street address as one text. */
            address_xq?: components["schemas"]["Text"];
        };
        /** Address to edit, with the region values that preselect the region tree. The field names differ by level in the product family's protocol. */
        AddressForm: {
            /** Province as the `value` of the region tree. */
            province: components["schemas"]["Text"];
            /** City as the `value` of the region tree. */
            city_id: components["schemas"]["Text"];
            /** District as the `value` of the region tree; empty for addresses outside the tree. */
            county: components["schemas"]["Text"];
            /** Stored address. */
            address: components["schemas"]["Address"];
        };
        /** After-sale with its state, amounts, parcels and history. */
        AfterSaleDetails: {
            /** After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement. */
            id?: components["schemas"]["IntLike"];
            /** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
            re_type: components["schemas"]["AfterSaleKind"];
            /** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
            r_type: components["schemas"]["AfterSaleState"];
            /** Id of the order that holds the line. */
            order_id?: components["schemas"]["IntLike"];
            /** Order number. */
            sNo: components["schemas"]["Text"];
            /** Time of the application. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            re_time: components["schemas"]["DateTime"];
            /** Requested refund; 0.00 for an exchange. In yuan. Decoded to a decimal string with two places. */
            re_apply_money: components["schemas"]["Money"];
            /** Refunded amount; 0.00 before the refund and for an exchange. In yuan. Decoded to a decimal string with two places. */
            real_money?: components["schemas"]["Money"];
            /** How the order was paid, and so where a refund goes. */
            pay_type?: ("wallet_pay" | "pc_alipay" | "pc_wechat") | (string & {});
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Reason given by the customer. */
            content: string;
            /** Evidence pictures uploaded by the customer. */
            re_photo: components["schemas"]["Url"][];
            /** Time the shop decided; empty before. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            audit_time: components["schemas"]["DateTime"];
            /** Advice for the next step of the customer, in the language of the request. */
            suggestive_language: components["schemas"]["Text"];
            /** Reason of the shop for refusing; empty otherwise. */
            r_content?: components["schemas"]["Text"];
            /** Courier of the parcel in transit, in either direction; empty when there is none. */
            express: components["schemas"]["Text"];
            /** Tracking number of the parcel in transit; empty when there is none. */
            express_num: components["schemas"]["Text"];
            /** Parcel in which the customer sent the goods back; absent before that. */
            return_info?: components["schemas"]["AfterSaleParcel"];
            /** Parcel sent by the shop with a replacement or with refused goods; absent before that. */
            send_info?: components["schemas"]["AfterSaleParcel"];
            /** Deadline for sending the goods back or confirming the replacement; empty in every other state. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expire_time?: components["schemas"]["DateTime"];
            /** Where to send the goods back. */
            store_info?: components["schemas"]["ReturnAddress"];
            /** History of the after-sale, newest step first. */
            record?: components["schemas"]["AfterSaleEvent"][];
            /** Order lines of the after-sale. */
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** Step in the history of an after-sale. */
        AfterSaleEvent: {
            /** Time of the step. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            time: components["schemas"]["DateTime"];
            /** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
            r_type: components["schemas"]["AfterSaleState"];
            /** Description of the step, in the language of the request. */
            content: string;
        };
        /** Data for the after-sale application form. */
        AfterSaleForm: {
            /** Highest refundable amount over the lines. In yuan. Decoded to a decimal string with two places. */
            refund_price: components["schemas"]["Money"];
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Kind of order. GM regular, MS flash sale. */
            orderType?: components["schemas"]["OrderKind"];
            /** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** True when the order has been shipped. */
            status?: components["schemas"]["Flag"];
            /** True when a refund without return is allowed. */
            refundAmt?: components["schemas"]["Flag"];
            /** True when a return with refund is allowed. */
            refundGoodsAmt?: components["schemas"]["Flag"];
            /** True when an exchange is allowed. */
            refundGoods?: components["schemas"]["Flag"];
            /** Order lines of the application. */
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. Decoded to a number. */
        AfterSaleKind: (1 | 2 | 3) | (number & {});
        /** Order line of an after-sale or of an application. */
        AfterSaleLine: {
            /** Order line id, passed as `order_details_id`. */
            id: components["schemas"]["IntLike"];
            /** Product id. */
            p_id?: components["schemas"]["IntLike"];
            /** Main image of the product. */
            image: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            p_name: components["schemas"]["Text"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Price per piece when the order was placed. In yuan. Decoded to a decimal string with two places. */
            p_price: components["schemas"]["Money"];
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** True when this line allows an application; lines with 0 are not to be offered. */
            refund?: components["schemas"]["Flag"];
        };
        /** Page of the customer's after-sales, newest first. */
        AfterSaleList: {
            /** Number of after-sales over all pages. */
            total: components["schemas"]["IntLike"];
            /** After-sales of the page. */
            list: components["schemas"]["AfterSaleRow"][];
        };
        /** Kinds of after-sale that the given order lines allow. */
        AfterSaleOptions: {
            /** True when any application is allowed. Each kind also requires this flag. */
            refund: components["schemas"]["Flag"];
            /** True when a refund without return is allowed. */
            refundAmt: components["schemas"]["Flag"];
            /** True when a return with refund is allowed. */
            refundGoodsAmt: components["schemas"]["Flag"];
            /** True when an exchange is allowed. */
            refundGoods: components["schemas"]["Flag"];
            /** Kind of order. GM regular, MS flash sale. */
            orderType: components["schemas"]["OrderKind"];
            /** The same as `refundAmt`, under its former name. */
            refund_only_status?: components["schemas"]["Flag"];
            /** The same as `refundGoodsAmt`, under its former name. */
            return_refund_status?: components["schemas"]["Flag"];
            /** The same as `refundGoods`, under its former name. */
            exchange_goods_status?: components["schemas"]["Flag"];
            /** The given order lines. */
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** Parcel of an after-sale. */
        AfterSaleParcel: {
            /** Courier name. */
            express: components["schemas"]["Text"];
            /** Tracking number. */
            express_num: components["schemas"]["Text"];
        };
        /** After-sale in a list. */
        AfterSaleRow: {
            /** After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement. */
            id: components["schemas"]["IntLike"];
            /** Order that the after-sale belongs to. */
            order_id: components["schemas"]["IntLike"];
            /** Order number. */
            sNo: components["schemas"]["Text"];
            /** Id of the shop that sold the product. */
            shop_id?: components["schemas"]["IntLike"];
            /** Name of the shop that sold the product. */
            shop_name: components["schemas"]["Text"];
            /** Logo of the shop; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** Order line id, passed to `mall.Order.returnDetails` as `orderDetailId`. */
            detailId: components["schemas"]["IntLike"];
            /** Product id. */
            goodsId: components["schemas"]["IntLike"];
            /** Product id again, passed to `mall.Order.getExpress`. */
            pid: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            p_name: components["schemas"]["Text"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Price per piece when the order was placed. In yuan. Decoded to a decimal string with two places. */
            p_price?: components["schemas"]["Money"];
            /** Quantity in pieces. */
            num?: components["schemas"]["IntLike"];
            /** Requested refund; 0.00 for an exchange. In yuan. Decoded to a decimal string with two places. */
            re_apply_money: components["schemas"]["Money"];
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Time of the application. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            re_time: components["schemas"]["DateTime"];
            /** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
            re_type: components["schemas"]["AfterSaleKind"];
            /** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
            r_type: components["schemas"]["AfterSaleState"];
            /** Message of the shop with its decision; empty before. */
            prompt?: components["schemas"]["Text"];
            /** Former state code, with no information beyond `r_type`. */
            return_state?: components["schemas"]["IntLike"];
            /** Where to send the goods back. Present only while goods are to be sent back. */
            buyer?: components["schemas"]["ReturnAddressOfRow"];
        };
        /** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. Decoded to a number. */
        AfterSaleState: (0 | 1 | 2 | 3 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 100) | (number & {});
        /** Legal text. */
        Agreement: {
            /** Title of the text. */
            title: components["schemas"]["Text"];
            /** Body of the text. */
            content: components["schemas"]["Html"];
        };
        /** State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. Decoded to a number. */
        ApplicationState: (0 | 1 | 2 | 3) | (number & {});
        /** Confirmation of an after-sale application. */
        AppliedAfterSale: {
            /** Order number. */
            sNo: components["schemas"]["Text"];
            /** Time of the application. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            time: components["schemas"]["DateTime"];
            /** Amount refunded immediately, or to be refunded once the shop approves; 0.00 for an exchange. In yuan. Decoded to a decimal string with two places. */
            refund_amount: components["schemas"]["Money"];
            /** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
            RefundType?: components["schemas"]["AfterSaleState"];
            /** Names of the products in the application. */
            product_title: components["schemas"]["Text"][];
        };
        /** Product attribute with its values in display order. */
        Attribute: {
            /** Attribute id; 0 for the neutral attribute of a product without attributes. */
            id: components["schemas"]["IntLike"];
            /** Attribute name, for example "Size". */
            attrName: components["schemas"]["Text"];
            /** Values in display order. */
            attr: components["schemas"]["AttributeValue"][];
        };
        /** SKU as a flat row. Every further key is an attribute name with the attribute value ("Size": "150 ml"). */
        AttributeRow: {
            /** SKU of the row, the `cid` of a direct purchase. */
            SkuID: components["schemas"]["IntLike"];
            /** Stock in pieces. */
            Stock: components["schemas"]["IntLike"];
            /** Regular price per piece. In yuan. Decoded to a decimal string with two places. */
            Price: components["schemas"]["Money"];
            /** Image of the SKU. */
            Pic: components["schemas"]["Url"];
            /** Member price per piece. Not an attribute. In yuan. Decoded to a decimal string with two places. */
            vipPrice?: components["schemas"]["Money"];
        } & {
            [key: string]: string | number;
        };
        /** Value of a product attribute. */
        AttributeValue: {
            /** Value id; 0 for the neutral value of a product without attributes. */
            id: components["schemas"]["IntLike"];
            /** Value as shown to shoppers, for example "150 ml". */
            attributeValue: components["schemas"]["Text"];
        };
        /** Bank card in a list. */
        BankCard: {
            /** Card id. */
            id: components["schemas"]["IntLike"];
            /** Name of the issuing bank. */
            Bank_name: components["schemas"]["Text"];
            /** Last four digits of the card number. */
            Bank_card_number: components["schemas"]["Text"];
            /** True for the default card. */
            is_default: components["schemas"]["Flag"];
        };
        /** Bank card with its holder. */
        BankCardDetails: {
            /** Card number with the middle digits masked. It has to be entered again when the card is changed. */
            Bank_card_number: components["schemas"]["Text"];
            /** Name of the issuing bank. */
            Bank_name: components["schemas"]["Text"];
            /** Bank branch; empty when not given. */
            branch: components["schemas"]["Text"];
            /** Name of the card holder. */
            Cardholder: components["schemas"]["Text"];
            /** True for the default card. */
            is_default: components["schemas"]["Flag"];
        };
        /** Banner of the home page. */
        Banner: {
            /** Banner id. */
            id: components["schemas"]["IntLike"];
            /** Banner image. */
            image: components["schemas"]["Url"];
            /** Link target; empty when the banner is not a link. */
            url: components["schemas"]["Url"];
            /** Headline in the language of the request, also the accessible name of the image. */
            title?: components["schemas"]["Text"];
            /** Text below the headline; empty when there is none. */
            subheading?: components["schemas"]["Text"];
        };
        /** Basic configuration of the mall. `html_icon` takes precedence over the icon of `mall.Index.index`. */
        BasicConfiguration: {
            /** Icon of the browser tab. */
            html_icon: components["schemas"]["Url"];
            /** Name of the mall. */
            store_name: components["schemas"]["Text"];
            /** Logo of the mall. */
            store_logo: components["schemas"]["Url"];
            /** Logo of the sign-in pages. */
            logon_logo: components["schemas"]["Url"];
            /** Copyright line of the footer. */
            copyright_information: components["schemas"]["Text"];
            /** Registration number shown in the footer; empty when none is required. */
            record_information: components["schemas"]["Text"];
            /** Address of the start page. */
            link_to_landing_page: components["schemas"]["Url"];
            /** Logo of the mobile app; empty when there is none. */
            app_logo?: components["schemas"]["Url"];
            /** Default profile picture. */
            admin_default_portrait?: components["schemas"]["Url"];
            /** Address of the mobile storefront; empty when there is none. */
            h5_domain?: components["schemas"]["Url"];
            /** Watermark text for pictures; empty for none. */
            watermark_name?: components["schemas"]["Text"];
            /** Address printed on pictures as a watermark; empty for none. */
            watermark_url?: components["schemas"]["Url"];
            /** Days after which messages are deleted; 0 means never. */
            messageSaveDay?: components["schemas"]["IntLike"];
            /** Session duration of the mobile app, in hours. */
            appLoginValid?: components["schemas"]["IntLike"];
        };
        /** Completed order without an invoice. */
        BillableOrder: {
            /** Order that can be invoiced. */
            order_id: components["schemas"]["IntLike"];
            /** Order number, passed to `mall.InvoiceInfo.applyInvoicing`. */
            sNo: components["schemas"]["Text"];
            /** Name of the shop that issues the invoice. */
            shop_name: components["schemas"]["Text"];
            /** Shop logo; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** Time the order was placed. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** Amount paid including delivery. In yuan. Decoded to a decimal string with two places. */
            old_total?: components["schemas"]["Money"];
            /** Amount to be invoiced, without delivery and refunds. In yuan. Decoded to a decimal string with two places. */
            z_price: components["schemas"]["Money"];
            /** True when the deadline for requesting an invoice has passed. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** Page of orders without an invoice, newest first. */
        BillableOrderList: {
            /** Orders of the page. */
            list: components["schemas"]["BillableOrder"][];
            /** Number of orders over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** Product block in the product panel of the header. */
        Block: {
            /** Block id, passed to `mall.Home.getGoodsListByBlockId` as `blockId`. */
            id: components["schemas"]["IntLike"];
            /** Block title in the language of the request. */
            name: components["schemas"]["Text"];
            /** Products of the block. */
            goodsList: {
                /** Products in display order. */
                list: components["schemas"]["BlockProduct"][];
            };
        };
        /** Product in the list of a block. Label priority is expired (`recycle` 1), then off the shelf (`status` 3), then sold out (`num` 0). */
        BlockListProduct: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgUrl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
            status: components["schemas"]["ProductStatus"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs in pieces; 0 or less means sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** Product in the product panel of the header. */
        BlockProduct: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            coverUrl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
        };
        /** Boolean. The gateway sends true or false; other servers also send 1, 0, "1" or "0". Decoded to a boolean, true for 1. */
        BooleanFlag: boolean;
        /** Brand available as a search filter. */
        BrandFilter: {
            /** Brand to filter by, passed to `mall.Index.search`. */
            brand_id: components["schemas"]["IntLike"];
            /** Name shown for the brand. */
            brand_name: components["schemas"]["Text"];
        };
        /** Captcha, valid for 120 seconds and one attempt. */
        Captcha: {
            /** Captcha token, passed as `verificationCode`. */
            code: string;
            /** Captcha image as a `data:` URL of a PNG, 180 × 56 pixels. */
            code_img: string;
            /** Proof-of-work alternative to reading the image. */
            challenge: components["schemas"]["ProofOfWork"];
        };
        /** Cart grouped by shop. Lines that can no longer be bought are listed separately. */
        Cart: {
            /** True when a customer is signed in, false for a visitor. */
            login_status: components["schemas"]["Flag"];
            /** True for a member; the totals then use member prices. */
            isVip?: components["schemas"]["Flag"];
            /** Number of lines that can be bought. */
            total: components["schemas"]["IntLike"];
            /** Lines that can be bought, grouped by shop. */
            list: components["schemas"]["CartGroup"][];
            /** Lines that can no longer be bought. */
            data0: components["schemas"]["InvalidCartLine"][];
            /** Pieces over the selected lines. */
            selected_num: components["schemas"]["IntLike"];
            /** Total of the selected lines without delivery. In yuan. Decoded to a decimal string with two places. */
            selected_total: components["schemas"]["Money"];
        };
        /** Coupon campaign of the shop, offered in the cart. */
        CartCoupon: {
            /** Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** Coupon name as shown to shoppers. */
            name: components["schemas"]["Text"];
            /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
            activity_type: components["schemas"]["CouponBenefit"];
            /** Discount amount; 0.00 for a percentage coupon. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is not a percentage coupon. Decoded to a decimal string with two places. */
            discount: components["schemas"]["Discount"];
            /** End of the campaign; empty when it has none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expirationDate: components["schemas"]["DateTime"];
            /** Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            /** 1 can be received, 2 already received by the caller. Decoded to a number. */
            point_type: (1 | 2) | (number & {});
        };
        /** Cart lines of one shop. */
        CartGroup: {
            /** Shop that sells the lines. */
            shop_id: components["schemas"]["IntLike"];
            /** Shop name. */
            mch_name: components["schemas"]["Text"];
            /** Whether the shop offers coupons. */
            isOpenCoupon?: components["schemas"]["BooleanFlag"];
            /** Coupon campaigns of the shop, receivable ones first. */
            coupon_list?: components["schemas"]["CartCoupon"][];
            /** Cart lines, most recently added first. */
            list: components["schemas"]["CartLine"][];
        };
        /** SKU in the cart. */
        CartLine: {
            /** Cart line id, passed as `cart_id` or `car_id`. */
            id: components["schemas"]["IntLike"];
            /** Product id. The capital letter is part of the protocol. */
            Goods_id: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            pro_name: components["schemas"]["Text"];
            /** Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** Current price per piece. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Member price per piece; absent when members pay the regular price. In yuan. Decoded to a decimal string with two places. */
            vipPrice?: components["schemas"]["Money"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** Available stock in pieces. */
            stock: components["schemas"]["IntLike"];
            /** SKU id. */
            attribute_id: components["schemas"]["IntLike"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            attribute: components["schemas"]["Text"];
            /** True when the line is selected for the next order. */
            selected: components["schemas"]["Flag"];
            /** Attributes of the product; empty for a product with one SKU. */
            attrList: components["schemas"]["Attribute"][];
            /** SKU of the line. `mall.Cart.djAttribute` lists the SKUs to change to. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** Coupon campaign in the coupon center. */
        CentreCoupon: {
            /** Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** Id of the issuing shop; 0 for the mall. */
            mch_id: components["schemas"]["IntLike"];
            /** Coupon name; for a shop coupon prefixed with the shop name in brackets. */
            name: components["schemas"]["Text"];
            /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
            activity_type: components["schemas"]["CouponBenefit"];
            /** Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases. */
            type: components["schemas"]["CouponScope"];
            /** Discount amount; 0.00 for a percentage coupon. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is not a percentage coupon. Decoded to a decimal string with two places. */
            discount: components["schemas"]["Discount"];
            /** Minimum value of the goods; 0.00 for none. In yuan. Decoded to a decimal string with two places. */
            z_money: components["schemas"]["Money"];
            /** The minimum as text, in the language of the request. */
            limit: components["schemas"]["Text"];
            /** Number of coupons issued. */
            circulation: components["schemas"]["IntLike"];
            /** Number of coupons left; 9999999 or more means unlimited. */
            num: components["schemas"]["IntLike"];
            /** 1 unlimited, 2 limited number of coupons. Decoded to a number. */
            issue_number_type: (1 | 2) | (number & {});
            /** `issue_number_type` as text. */
            issue_number_type_str: components["schemas"]["Text"];
            /** Number of coupons one customer may receive. */
            receive: components["schemas"]["IntLike"];
            /** Campaign image; empty when there is none. */
            cover_map: components["schemas"]["Url"];
            /** Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            /** Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3. */
            point_type: components["schemas"]["ReceiveState"];
            /** Start of the campaign. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            start_time: components["schemas"]["DateTime"];
            /** End of the campaign; empty when it has none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            end_time: components["schemas"]["DateTime"];
            /** Validity in days after a coupon is received; 0 means until the end of the campaign. */
            day: components["schemas"]["IntLike"];
            /** Terms of use. The capital letter is part of the protocol. */
            Instructions: string;
        };
        /** Product class available as a search filter. */
        ClassFilter: {
            /** Class id, passed as `class_id`. */
            cid: components["schemas"]["IntLike"];
            /** Class name in the language of the request. */
            pname: components["schemas"]["Text"];
        };
        /** Response to a request for a verification code. An empty object; in the demo profile it holds the code. Decoded to an object, empty when there is none. */
        CodeRequested: {
            /** Verification code itself. Sent only in the demo profile, which delivers no messages; never in production. */
            demo_code?: string;
        };
        /** Tab of the product description. */
        ContentTab: {
            /** Tab title. */
            name: components["schemas"]["Text"];
            /** Tab body. */
            content: components["schemas"]["Html"];
        };
        /** Country or region available for phone numbers and deliveries. */
        Country: {
            /** Country id. */
            id?: components["schemas"]["IntLike"];
            /** Name in the language of the request. */
            name: components["schemas"]["Text"];
            /** Name in Chinese. */
            zh_name?: components["schemas"]["Text"];
            /** Dial code, passed as `cpc`. Not the ISO alpha-2 code, despite the name. */
            code2: components["schemas"]["Text"];
            /** ISO 3166-1 numeric code, passed as `country_num`. */
            num3: components["schemas"]["IntLike"];
            /** ISO 3166-1 letter code. */
            code: components["schemas"]["Text"];
            /** URL of the flag image; empty when there is none. */
            national_flag: components["schemas"]["Url"];
            /** True when the country can be selected. */
            is_show?: components["schemas"]["Flag"];
        };
        /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. Decoded to a number. */
        CouponBenefit: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases. Decoded to a number. */
        CouponScope: (1 | 2 | 3 | 4) | (number & {});
        /** Courier service. */
        Courier: {
            /** Courier id. */
            id: components["schemas"]["IntLike"];
            /** Courier name, passed as `kdname`. */
            kuaidi_name: components["schemas"]["Text"];
            /** Courier code, for example `shunfeng`. */
            type?: components["schemas"]["Text"];
            /** True when the courier can be selected. */
            is_open?: components["schemas"]["Flag"];
            /** Position in the list. */
            sort?: components["schemas"]["IntLike"];
        };
        /** Couriers for sending goods back, and the return address. */
        Couriers: {
            /** Couriers to choose from, in display order. */
            express: components["schemas"]["Courier"][];
            /** Full return address as one text. */
            address?: components["schemas"]["Text"];
            /** Recipient at the return address. */
            name?: components["schemas"]["Text"];
            /** Phone of the recipient. */
            phone?: components["schemas"]["Text"];
        };
        /** Values joined by commas ("1,2,5"); empty for none. Decoded to the list of values. */
        Csv: string[];
        /** Display currency. */
        Currency: {
            /** Currency id, passed to `app.common.userChangeCurrency`. */
            currency_id: components["schemas"]["IntLike"];
            /** ISO 4217 code. */
            currency_code: string;
            /** Symbol shown before amounts. */
            currency_symbol: string;
            /** Factor from amounts in the default currency to this currency; 1 for the default currency. */
            exchange_rate: number | string;
        };
        /** Symbol shown before amounts. */
        CurrencySymbol: string;
        /** Time in China Standard Time (UTC+08:00) as "2026-11-21 14:05:00"; empty for none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
        DateTime: string | null;
        /** Default invoice title, or an empty object when the customer has none. */
        DefaultInvoiceHeader: components["schemas"]["InvoiceHeader"] | components["schemas"]["Nothing"];
        /** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. Decoded to a number. */
        DeliveryKind: (0 | 1 | 2 | 3 | 4) | (number & {});
        /** Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is not a percentage coupon. Decoded to a decimal string with two places. */
        Discount: string;
        /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
        ExchangeRate: number | string;
        /** Favorite product. */
        FavoriteProduct: {
            /** Favorite id, passed to `mall.AddFavorites.removeFavorites`. */
            id: components["schemas"]["IntLike"];
            /** Product id. */
            p_id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
            status: components["schemas"]["ProductStatus"];
            /** Stock over all SKUs in pieces; 0 or less means sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** Followed shop. */
        FavoriteShop: {
            /** Favorite id, passed to `mall.AddFavorites.removeFavorites`. */
            id: components["schemas"]["IntLike"];
            /** Shop id. */
            mch_id: components["schemas"]["IntLike"];
            /** Same value as `mch_id`, for older clients. */
            shopid: components["schemas"]["IntLike"];
            /** Shop name. */
            mch_name: components["schemas"]["Text"];
            /** Shop logo; empty when there is none. */
            logo: components["schemas"]["Url"];
            /** Shop state: 0 not open, 1 open, 2 temporarily closed. */
            is_open: components["schemas"]["ShopState"];
            /** Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** Best-selling products of the shop. */
            list: components["schemas"]["RelatedProduct"][];
            /** New products of the shop. */
            xplist: components["schemas"]["RelatedProduct"][];
        };
        /** Flag. The gateway sends 1 or 0; other servers also send "1", "0", true or false. Decoded to a boolean, true for 1. */
        Flag: boolean;
        /** Product in a flash-sale slot. Sold out when `num` is 0, otherwise over when `lefttime` is 0 or less, otherwise upcoming when `type` is 2, otherwise on sale. */
        FlashItem: {
            /** Flash item id, passed as `sec_id` to buy it. */
            id: components["schemas"]["IntLike"];
            /** Product id. */
            pro_id: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Shop logo; empty when there is none. */
            logo_img: components["schemas"]["Url"];
            /** Shop name. */
            mch_name: components["schemas"]["Text"];
            /** Options of the SKU as text; empty for a product with one SKU. Absent on servers that do not send it. */
            size?: components["schemas"]["Text"];
            /** Price per piece during the slot. In yuan. Decoded to a decimal string with two places. */
            seconds_price: components["schemas"]["Money"];
            /** Regular price of the SKU. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Pieces left in the slot. */
            num: components["schemas"]["IntLike"];
            /** Pieces reserved for the slot; sold pieces are the difference to `num`. */
            max_num: components["schemas"]["IntLike"];
            /** Seconds from `server_time` to the end of the slot; negative when it is over. */
            lefttime: components["schemas"]["IntLike"];
            /** State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. */
            type: components["schemas"]["SlotState"];
        };
        /** Flash-sale offer of a product. Countdowns are relative to `server_time`. */
        FlashOffer: {
            /** Flash item id, passed as `sec_id` to buy it. */
            id: components["schemas"]["IntLike"];
            /** SKU id sold at the flash-sale price. */
            cid: components["schemas"]["IntLike"];
            /** Price per piece during the slot. In yuan. Decoded to a decimal string with two places. */
            secPrice: components["schemas"]["Money"];
            /** Pieces left in the slot. */
            num: components["schemas"]["IntLike"];
            /** Pieces reserved for the slot. */
            max_num: components["schemas"]["IntLike"];
            /** Pieces already bought by the caller. */
            buyNum: components["schemas"]["IntLike"];
            /** Purchase limit per customer, in pieces. */
            limitNum: components["schemas"]["IntLike"];
            /** True when the caller can buy now. */
            canbuy: components["schemas"]["Flag"];
            /** Milliseconds until the slot ends, or until it starts if it has not started; 0 when it is over. */
            remainingTime: components["schemas"]["IntLike"];
            /** 1 not started, 2 running, 3 ended, 4 announced, 5 sold out. Decoded to a number. */
            secStatus: (1 | 2 | 3 | 4 | 5) | (number & {});
            /** Current time of the server. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            server_time: components["schemas"]["DateTime"];
        };
        /** Flash-sale slots of the day, and a page of the products of one slot. */
        FlashSale: {
            /** Slots of the day in order of time, from the last one of the day before to the first one of the day after; empty when there are none. */
            time_list: components["schemas"]["FlashSlot"][];
            /** Id of the listed slot; 0 when there is none. */
            slot_id: components["schemas"]["IntLike"];
            /** Products of the listed slot. */
            list: components["schemas"]["FlashItem"][];
            /** Number of products of the slot over all pages. */
            count: components["schemas"]["IntLike"];
            /** Current time of the server, base of all countdowns. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            server_time: components["schemas"]["DateTime"];
        };
        /** Flash-sale slot. */
        FlashSlot: {
            /** Slot id, passed to `plugin.sec.MallSec.home` as `id`. */
            id: components["schemas"]["IntLike"];
            /** Slot name, for example "14:00". */
            title: components["schemas"]["Text"];
            /** State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. */
            type: components["schemas"]["SlotState"];
            /** Start of the slot. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            starttime: components["schemas"]["DateTime"];
            /** End of the slot. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            endtime: components["schemas"]["DateTime"];
        };
        /** Named link. */
        FooterLink: {
            /** Link text in the language of the request. */
            name: components["schemas"]["Text"];
            /** Link target; `ow` means the official site of the brand. */
            link: components["schemas"]["Url"];
        };
        /** Service promise with its icon. */
        FooterPromise: {
            /** Icon of the promise. */
            image: components["schemas"]["Url"];
            /** Headline in the language of the request. */
            title: components["schemas"]["Text"];
            /** Text below the headline; empty for none. */
            subheading: components["schemas"]["Text"];
        };
        /** Shop in a search result. */
        FoundShop: {
            /** Shop id. */
            id: components["schemas"]["IntLike"];
            /** Shop name. */
            name: components["schemas"]["Text"];
            /** Shop picture; empty when there is none. */
            head_img: components["schemas"]["Url"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** Number of followers. */
            collectionNum: components["schemas"]["IntLike"];
            /** Number of products on sale. */
            pro_num: components["schemas"]["IntLike"];
            /** True when the caller follows the shop. */
            is_collect: components["schemas"]["Flag"];
        };
        /** Content of the home page. */
        HomePage: {
            /** Banners in display order. */
            banner: components["schemas"]["Banner"][];
            /** Mall coupons on offer as a visitor sees them, at most eight. */
            coupon_list?: components["schemas"]["CentreCoupon"][];
            /** Hot and recommended products. */
            list_r: components["schemas"]["ProductCard"][];
            /** New products. */
            list_x: components["schemas"]["ProductCard"][];
            /** Products with a member price. */
            list_m: components["schemas"]["ProductCard"][];
        };
        /** HTML without scripts, styles or event handlers; texts in it are escaped. */
        Html: string;
        /** Whole number. The gateway sends a number; other servers also send its digits as text. Decoded to a number. */
        IntLike: number;
        /** Cart line that can no longer be bought. */
        InvalidCartLine: {
            /** Cart line id, passed as `car_id`. */
            id: components["schemas"]["IntLike"];
            /** Product id. */
            Goods_id: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            pro_name: components["schemas"]["Text"];
            /** Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** Last known price per piece. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** 0 sold out, 1 not on sale; absent for a deleted product. Decoded to a number. */
            goodsStatus?: (0 | 1) | (number & {});
        };
        /** Requested invoice. */
        Invoice: {
            /** Invoice id, passed to revoke it or to request it again. */
            id: components["schemas"]["IntLike"];
            /** Order that is invoiced. */
            order_id: components["schemas"]["IntLike"];
            /** Order number. */
            s_no: components["schemas"]["Text"];
            /** Name of the shop that issues the invoice. */
            shop_name: components["schemas"]["Text"];
            /** Shop logo; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** Time the order was placed. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            order_add_time: components["schemas"]["DateTime"];
            /** 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. Decoded to a number. */
            invoice_status?: (1 | 2 | 3) | (number & {});
            /** Name on the invoice title at the time of the request. */
            company_name?: components["schemas"]["Text"];
            /** Invoiced amount. In yuan. Decoded to a decimal string with two places. */
            invoice_amount: components["schemas"]["Money"];
            /** E-mail address the invoice is sent to. */
            email: components["schemas"]["Text"];
            /** URL of the issued invoice, a PDF; empty until it is issued. The URL expires after ten minutes and works only in the session of the owner. */
            file: components["schemas"]["Url"];
            /** Reason of the shop for refusing; empty when the customer revoked the request. */
            reason?: components["schemas"]["Text"];
            /** True when the order was refunded after this invoice was issued, and the shop has to correct it. */
            correction?: components["schemas"]["Flag"];
            /** True when the deadline for requesting the invoice again has passed. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** Invoice title, the party an invoice is made out to. */
        InvoiceHeader: {
            /** Title id, passed as `id` or `headId`. */
            id: components["schemas"]["IntLike"];
            /** Party of the invoice: 1 company, 2 person. */
            type: components["schemas"]["InvoiceHeaderKind"];
            /** Name of the company or person. */
            company_name: components["schemas"]["Text"];
            /** Tax number; empty for a person. */
            company_tax_number: components["schemas"]["Text"];
            /** Registered address; empty when not given. */
            register_address: components["schemas"]["Text"];
            /** Registered phone; empty when not given. */
            register_phone: components["schemas"]["Text"];
            /** Bank; empty when not given. */
            deposit_bank: components["schemas"]["Text"];
            /** Bank account number; empty when not given. */
            bank_number: components["schemas"]["Text"];
            /** True for the default title. */
            is_default: components["schemas"]["Flag"];
        };
        /** Party of the invoice: 1 company, 2 person. Decoded to a number. */
        InvoiceHeaderKind: (1 | 2) | (number & {});
        /** Invoice titles of the customer, the default first. */
        InvoiceHeaderList: {
            /** Invoice titles. */
            list: components["schemas"]["InvoiceHeader"][];
            /** Number of titles. */
            total?: components["schemas"]["IntLike"];
        };
        /** Page of the customer's invoices, newest first. */
        InvoiceList: {
            /** Invoices of the page. */
            list: components["schemas"]["Invoice"][];
            /** Number of invoices over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** Latest withdrawal of the customer. */
        LatestWithdrawal: {
            /** 0 under review, 1 paid out, 2 refused and returned to the wallet. Decoded to a number. */
            status: (0 | 1 | 2) | (number & {});
            /** Destination: 1 bank card, 2 WeChat. Decoded to a number. */
            withdrawStatus: (1 | 2) | (number & {});
            /** Bank name, for destination 1. */
            Bank_name?: components["schemas"]["Text"];
            /** Last four digits of the card number, for destination 1. */
            Bank_card_number?: components["schemas"]["Text"];
            /** WeChat name, for destination 2. */
            wx_name?: components["schemas"]["Text"];
            /** Amount debited from the wallet. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Fee, included in `money`. In yuan. Decoded to a decimal string with two places. */
            fee: components["schemas"]["Money"];
            /** Time of the request. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_date: components["schemas"]["DateTime"];
            /** Time of the payout or refusal; empty while under review. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            decided_date: components["schemas"]["DateTime"];
        };
        /** SKUs to which a cart line can be changed. */
        LineSkus: {
            /** SKUs as flat rows with the attribute names as keys. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** Attributes of the product with their values. */
            attrList: components["schemas"]["Attribute"][];
            /** SKUs of the product. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** Order line that may be reviewed. */
        LineToReview: {
            /** Order line id, passed as `orderDetailsId` or `orderDetailId`. */
            id: components["schemas"]["IntLike"];
            /** Product id, passed as `goodsId`. */
            commodityId: components["schemas"]["IntLike"];
            /** Same value as `commodityId`, for older clients. */
            goodsId: components["schemas"]["IntLike"];
            /** SKU id, passed as `attributeId`. */
            sid: components["schemas"]["IntLike"];
            /** Main image of the product. */
            commodityIcon: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. */
            comments_type: components["schemas"]["ReviewStage"];
        };
        /** Presentation settings of the mall. The field is named `mchCoupon` in the product family's protocol. */
        MallConfig: {
            /** Name of the mall. */
            mallName: components["schemas"]["Text"];
            /** Greeting in the header. */
            welcomeTerm: components["schemas"]["Text"];
            /** Logo of the mall. */
            mallLogo: components["schemas"]["Url"];
            /** Icon of the browser tab. */
            mallIcon: components["schemas"]["Url"];
            /** Official site of the brand; empty for none. */
            authority: components["schemas"]["Url"];
            /** Text that advertises the mobile app; empty for none. */
            APPExplain: components["schemas"]["Text"];
            /** Download address of the mobile app; empty for none. */
            APPUrl: components["schemas"]["Url"];
            /** Address of the mobile storefront, for sharing; empty for none. */
            H5Url?: components["schemas"]["Url"];
            /** Text shared together with an address. */
            textExplain?: components["schemas"]["Text"];
            /** Registration number shown in the footer; empty for none. */
            archival: components["schemas"]["Text"];
            /** Copyright line of the footer. */
            copyright: components["schemas"]["Text"];
            /** Footer links in display order. The target `ow` means the official site. */
            list: components["schemas"]["FooterLink"][];
            /** Service promises at the top of the footer. */
            bottoList: components["schemas"]["FooterPromise"][];
            /** Header items of the sign-in pages: 1 home, 2 app download. Decoded to the list of values. */
            shortcutMenu2: components["schemas"]["Csv"];
            /** Header items: 1 sign-in or customer, 2 orders, 3 account, 4 languages, 5 own shop, 6 messages, 7 customer service, 8 app download. Decoded to the list of values. */
            shortcutMenu3: components["schemas"]["Csv"];
            /** Sites of the brand for other regions. */
            regionalLinks: components["schemas"]["FooterLink"][];
        };
        /** Coupon of the mall applicable to this order. The last entry of the list means no coupon. */
        MallCouponChoice: {
            /** Id of the customer's coupon; 0 for no coupon. */
            coupon_id: components["schemas"]["IntLike"];
            /** Coupon name as shown to shoppers. */
            coupon_name: components["schemas"]["Text"];
            /** Whether this settlement uses the coupon. */
            coupon_status: components["schemas"]["BooleanFlag"];
            /** Last value of the request field `coupon_id` to select this entry. */
            discount_type: ("coupon" | "no_discount") | (string & {});
            /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
            activityType?: components["schemas"]["CouponBenefit"];
            /** Discount amount; 0.00 for a percentage coupon. In yuan. Decoded to a decimal string with two places. */
            money?: components["schemas"]["Money"];
            /** Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon. */
            discount?: number | string;
            /** Minimum value of the goods; 0.00 for none. In yuan. Decoded to a decimal string with two places. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** Language of the mall. */
        MallLanguage: {
            /** Locale, for example `en_US`, accepted as `language` of a call. */
            lang_code: string;
            /** Name of the language in that language. */
            lang_name: components["schemas"]["Text"];
        };
        /** Membership of the customer and past membership purchases. */
        MemberPage: {
            /** Customer and membership term. */
            userInfo: {
                /** Profile picture; empty for the default picture. */
                headimgurl: components["schemas"]["Url"];
                /** Name shown to other customers. */
                user_name: components["schemas"]["Text"];
                /** End of the current or last membership; empty for a customer who never was a member. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
                grade_end: components["schemas"]["DateTime"];
            };
            /** Membership benefits in display order. */
            memberEquity: components["schemas"]["MembershipBenefit"][];
            /** Page of paid purchases, newest first. */
            buyRecord: components["schemas"]["MembershipPurchase"][];
            /** Number of purchases over all pages. Absent on some servers. */
            total?: components["schemas"]["IntLike"];
        };
        /** Product with its member price. */
        MemberProduct: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** Lowest member price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            vipPrice: components["schemas"]["Money"];
        };
        /** Membership benefit. */
        MembershipBenefit: {
            /** Icon of the benefit; empty when there is none. */
            icon: components["schemas"]["Url"];
            /** Name in the language of the request. */
            equityName: components["schemas"]["Text"];
            /** Name in English, shown below the name in other languages. */
            englishName: components["schemas"]["Text"];
            /** One-line explanation in the language of the request. */
            detail?: components["schemas"]["Text"];
        };
        /** Coupon of the customer for a membership purchase. */
        MembershipCoupon: {
            /** Id of the customer's coupon, passed as `couponId`. */
            id: components["schemas"]["IntLike"];
            /** Coupon name as shown to shoppers. */
            name: components["schemas"]["Text"];
            /** Discount on the plan price. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
        };
        /** Server-side pricing of a membership purchase. */
        MembershipOffer: {
            /** Membership benefits and plans. */
            memberConfig: {
                /** Membership benefits in display order. */
                member_equity: components["schemas"]["MembershipBenefit"][];
                /** Plans in this order: month, quarter, year. */
                open_config: components["schemas"]["MembershipPlan"][];
            };
            /** Amount to pay, after the coupon. In yuan. Decoded to a decimal string with two places. */
            amount: components["schemas"]["Money"];
            /** Plan price before the coupon. In yuan. Decoded to a decimal string with two places. */
            y_amount: components["schemas"]["Money"];
            /** Wallet balance. In yuan. Decoded to a decimal string with two places. */
            user_money: components["schemas"]["Money"];
            /** Coupons of the customer applicable to the plan. */
            couponList: components["schemas"]["MembershipCoupon"][];
            /** True when the customer has a payment password. */
            passwordStatus: components["schemas"]["Flag"];
        };
        /** Membership order just placed. Passed as `order_list` to the payment operations. */
        MembershipOrder: {
            /** Order number. */
            sNo: components["schemas"]["Text"];
            /** Amount to pay. In yuan. Decoded to a decimal string with two places. */
            amount: components["schemas"]["Money"];
            /** Plan name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** End of the membership once this order is paid. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            endTime: components["schemas"]["DateTime"];
        };
        /** Membership plan with its price. */
        MembershipPlan: {
            /** Duration in days: 30, 90 or 365. */
            day: components["schemas"]["IntLike"];
            /** Card name, for example "Monthly plan". */
            openMethod: components["schemas"]["Text"];
            /** Duration as text, for example "1 month". */
            openMethodName: components["schemas"]["Text"];
            /** Plan price. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Plan price per day. In yuan. Decoded to a decimal string with two places. */
            priceForDay: components["schemas"]["Money"];
        };
        /** Paid membership purchase. */
        MembershipPurchase: {
            /** Purchase id. */
            id: components["schemas"]["IntLike"];
            /** Order number. */
            trade_no: components["schemas"]["Text"];
            /** Plan name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** Payment method as text. */
            payTypeDesc: components["schemas"]["Text"];
            /** Amount paid. In yuan. Decoded to a decimal string with two places. */
            amount: components["schemas"]["Money"];
            /** Time of the payment. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            addtime: components["schemas"]["DateTime"];
            /** End of the membership. Pages show the first 10 characters, the date. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            endTime: components["schemas"]["DateTime"];
        };
        /** Message with its full text. */
        MessageDetails: {
            /** Message title. */
            title: components["schemas"]["Text"];
            /** Time the message was sent. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            time: components["schemas"]["DateTime"];
            /** Message body. */
            content: components["schemas"]["Html"];
        };
        /** Page of the customer's messages, newest first. */
        MessagePage: {
            /** Number of messages over all pages. */
            total: components["schemas"]["IntLike"];
            /** Number of unread messages over all pages. Absent on some servers. */
            noread?: components["schemas"]["IntLike"];
            /** Messages of the page. */
            message: components["schemas"]["MessageRow"][];
        };
        /** Message in a list. */
        MessageRow: {
            /** Message id. */
            id: components["schemas"]["IntLike"];
            /** Message title. */
            title: components["schemas"]["Text"];
            /** Beginning of the message as plain text. */
            content: components["schemas"]["Text"];
            /** Time the message was sent. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            time: components["schemas"]["DateTime"];
            /** 1 unread, 2 read. Decoded to a number. */
            type: (1 | 2) | (number & {});
        };
        /** Cart line in the header. */
        MiniCartLine: {
            /** Cart line id, passed to `mall.Cart.delCart` as `car_id`. */
            id: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            pro_name: components["schemas"]["Text"];
            /** Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** Current price per piece. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
        };
        /** Amount in yuan. The gateway sends a decimal string with two places ("128.00"); other servers also send numbers. Decoded to a decimal string with two places. */
        Money: string;
        /** Amount in yuan. The gateway sends a number (128.5); other servers also send a decimal string ("128.50"). Decoded to a decimal string with two places. */
        MoneyNumber: string;
        /** Amount in yuan, or the lowest and highest amount joined by a hyphen ("128.00-218.00"). Decoded to decimal strings with two places. */
        MoneyRange: string;
        /** No data. The gateway sends an empty object; other servers also send an empty text, an empty list, null or a flag. Decoded to an object, empty when there is none. */
        Nothing: Record<string, unknown>;
        /** Notice to shoppers. */
        Notice: {
            /** 0 none, 1 maintenance, 2 new version, 3 ordinary notice. Decoded to a number. */
            systemMsgType: (0 | 1 | 2 | 3) | (number & {});
            /** Title of the notice; empty for none. */
            systemMsgTitle: components["schemas"]["Text"];
            /** Body of the notice; empty for none. */
            systemMsg: components["schemas"]["Html"];
            /** Notice id, passed to `mall.User.markToRead`; 0 for none. */
            tell_id: components["schemas"]["IntLike"];
            /** Start of the notice; empty for none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            systemMsgStartDate: components["schemas"]["DateTime"];
            /** End of the notice; empty for none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            systemMsgEndDate: components["schemas"]["DateTime"];
            /** Former maintenance text. Empty on this gateway. */
            info?: components["schemas"]["Html"];
        };
        /** Coupon offered with a product or by a shop. */
        OfferedCoupon: {
            /** Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** Id of the issuing shop; 0 for the mall. */
            mch_id: components["schemas"]["IntLike"];
            /** Coupon name as shown to shoppers. */
            coupon_name: components["schemas"]["Text"];
            /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
            activity_type: components["schemas"]["CouponBenefit"];
            /** Discount amount; 0.00 for a percentage coupon. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is not a percentage coupon. Decoded to a decimal string with two places. */
            discount: components["schemas"]["Discount"];
            /** Condition of the coupon as text. */
            limit: components["schemas"]["Text"];
            /** End of validity; empty for none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expirationDate: components["schemas"]["DateTime"];
            /** Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            /** Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3. */
            point_type: components["schemas"]["ReceiveState"];
        };
        /** Lines of the order with an open after-sale: 0 none, 1 some, 2 all. Decoded to a number. */
        OrderAfterSales: (0 | 1 | 2) | (number & {});
        /** Part of a split order, holding the lines of one shop. Orders are split when they are paid. */
        OrderChild: {
            /** Id of this order, passed to `mall.Order.orderDetails`. */
            id: components["schemas"]["IntLike"];
            /** Number of this order. */
            sNo: components["schemas"]["Text"];
            /** Shop that sells the lines. */
            shop_id: components["schemas"]["IntLike"];
            /** Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
            status: components["schemas"]["OrderStatus"];
            /** Total of this order including delivery. In yuan. Decoded to a decimal string with two places. */
            z_price: components["schemas"]["Money"];
            /** True when an invoice can be requested and none has been. */
            isInvoice?: components["schemas"]["Flag"];
            /** True when the deadline for requesting an invoice has passed. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** Requested invoice; absent when there is none. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** Order lines of the shop. */
            list: components["schemas"]["OrderLine"][];
        };
        /** Number of orders by state. */
        OrderCounts: {
            /** Unpaid orders. */
            0: components["schemas"]["IntLike"];
            /** Orders paid but not shipped. */
            1: components["schemas"]["IntLike"];
            /** Orders shipped but not received. */
            2: components["schemas"]["IntLike"];
            /** Orders received but not reviewed. */
            5: components["schemas"]["IntLike"];
        };
        /** Order with its lines, amounts, parcels and payment options. */
        OrderDetails: {
            /** Order id. */
            id: components["schemas"]["IntLike"];
            /** Order number shown to the customer. */
            sNo: components["schemas"]["Text"];
            /** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
            status: components["schemas"]["OrderStatus"];
            /** Time the order was placed. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** Payment period of an unpaid order, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            /** Unit of `order_failure`. */
            company: ("seconds" | "hour" | "day") | (string & {});
            /** Time an unpaid order is closed automatically; empty for other orders. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expire_time: components["schemas"]["DateTime"];
            /** Current time of the server, base of countdowns. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            server_time: components["schemas"]["DateTime"];
            /** Time the last parcel was shipped, or the order was ready for pickup; empty before. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            shipped_time?: components["schemas"]["DateTime"];
            /** Time of receipt; empty before. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            arrive_time?: components["schemas"]["DateTime"];
            /** Time the order was closed; empty for an order that is not closed. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            close_time?: components["schemas"]["DateTime"];
            /** Name of the consignee. */
            name: components["schemas"]["Text"];
            /** Phone number of the consignee with the middle digits masked. */
            mobile: components["schemas"]["Text"];
            /** Full delivery address as one text. */
            address: components["schemas"]["Text"];
            /** Remarks of the customer to the shops, joined by commas; empty for none. */
            remarks: string;
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Order total including delivery. Unchanged by partial refunds. In yuan. Decoded to a decimal string with two places. */
            old_total: components["schemas"]["Money"];
            /** Value of the goods before discounts. In yuan. Decoded to a decimal string with two places. */
            product_total: components["schemas"]["Money"];
            /** Delivery cost. In yuan. Decoded to a decimal string with two places. */
            old_freight: components["schemas"]["Money"];
            /** Amount to pay. In yuan. Decoded to a decimal string with two places. */
            z_price: components["schemas"]["Money"];
            /** Discount from shop coupons. In yuan. Decoded to a decimal string with two places. */
            coupon_price: components["schemas"]["Money"];
            /** Discount from a mall coupon. In yuan. Decoded to a decimal string with two places. */
            preferential_amount: components["schemas"]["Money"];
            /** Payment data and region of the delivery address. */
            omsg: components["schemas"]["OrderRecord"];
            /** Parcels of the order. */
            logistics: {
                /** Parcels; empty until something has been shipped. */
                list: components["schemas"]["Parcel"][];
            };
            /** Order lines. */
            list: components["schemas"]["OrderLine"][];
            /** Enabled payment methods. */
            payment: components["schemas"]["PaymentMethods"];
            /** Wallet balance of the customer. In yuan. Decoded to a decimal string with two places. */
            user_money: components["schemas"]["Money"];
            /** True when the customer has a payment password. */
            password_status: components["schemas"]["Flag"];
            /** Kind of order. GM regular, MS flash sale. */
            otype?: components["schemas"]["OrderKind"];
            /** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** True after a reminder to ship; the next reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            /** Lines of the order with an open after-sale: 0 none, 1 some, 2 all. */
            sale_type?: components["schemas"]["OrderAfterSales"];
            /** Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. */
            comments_type?: components["schemas"]["ReviewStage"];
            /** True when a parcel has been shipped. */
            haveExpress?: components["schemas"]["Flag"];
            /** True when an invoice can be requested and none has been. */
            isInvoice?: components["schemas"]["Flag"];
            /** True when the deadline for requesting an invoice has passed. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** Requested invoice; absent when there is none. A split order has one per child. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** Id of the pickup store; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** True when an after-sale for several lines at once is allowed. */
            allRefund?: components["schemas"]["Flag"];
            /** True when the customer closed the order, false when its payment period ended. */
            hand_del?: components["schemas"]["Flag"];
            /** Cause of the closing: 0 payment period ended, 1 customer, 2 refund. Decoded to a number. */
            cancel_method?: (0 | 1 | 2) | (number & {});
            /** Amount refunded or being refunded. In yuan. Decoded to a decimal string with two places. */
            refund_price?: components["schemas"]["Money"];
            /** Refunds of the order, oldest first. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** Not empty when a mall coupon was used. */
            discount_type?: components["schemas"]["Text"];
            /** Discount from the membership. In yuan. Decoded to a decimal string with two places. */
            grade_rate_amount?: components["schemas"]["Money"];
            /** Price in points, for an order paid with points. */
            allow?: components["schemas"]["IntLike"];
            /** True when the payment password can be entered, false while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** Orders by shop into which this order was split when it was paid; empty for any other order. */
            children?: components["schemas"]["OrderChild"][];
        };
        /** Invoice requested for an order. */
        OrderInvoice: {
            /** Invoice id, passed to revoke it or to request it again. */
            id: components["schemas"]["IntLike"];
            /** 1 requested, 2 issued, 3 revoked by the customer or refused by the shop. Decoded to a number. */
            invoice_status: (1 | 2 | 3) | (number & {});
            /** Invoiced amount. In yuan. Decoded to a decimal string with two places. */
            invoice_amount: components["schemas"]["Money"];
            /** True when the order was refunded after the invoice was issued, and the shop has to correct it. */
            correction: components["schemas"]["Flag"];
            /** Reason of the shop for refusing; empty otherwise. */
            reason: components["schemas"]["Text"];
        };
        /** Kind of order. GM regular, MS flash sale. */
        OrderKind: ("GM" | "MS" | "VI" | "FS" | "IN" | "integral" | "PT" | "KT" | "pt" | "PS" | "FX" | "ZB" | "JP" | "DJ" | "CZ" | "KJ") | (string & {});
        /** Order line, a SKU as it was when the order was placed. */
        OrderLine: {
            /** Order line id, passed as `order_details_id` or `orderDetailId`. */
            id: components["schemas"]["IntLike"];
            /** Product id. */
            goods_id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            p_name: components["schemas"]["Text"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Price per piece when the order was placed. In yuan. Decoded to a decimal string with two places. */
            p_price: components["schemas"]["Money"];
            /** SKU id, passed to add the SKU to the cart again. */
            attribute_id?: components["schemas"]["IntLike"];
            /** Share of the line in the order's coupon discounts. In yuan. Decoded to a decimal string with two places. */
            discount_price?: components["schemas"]["Money"];
            /** Amount for all pieces of the line after its share of the discounts. In yuan. Decoded to a decimal string with two places. */
            after_discount?: components["schemas"]["Money"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** Name of the shop that sells the line. */
            shop_name: components["schemas"]["Text"];
            /** Price per piece in points, for an order paid with points. */
            integral?: components["schemas"]["IntLike"];
            /** True when the line has been refunded. */
            isReturn?: components["schemas"]["Flag"];
            /** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
            re_type?: components["schemas"]["AfterSaleKind"];
            /** State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop. */
            r_type?: components["schemas"]["AfterSaleState"];
            /** Number of the child order the line belongs to after a split; empty otherwise. */
            r_sNo?: components["schemas"]["Text"];
            /** Tracking numbers of the parcels, joined by commas; empty before shipping. */
            courier_num?: components["schemas"]["Text"];
            /** Reason of the shop for refusing the after-sale; empty otherwise. */
            r_content?: components["schemas"]["Text"];
            /** State of the after-sale as text; empty without one. */
            prompt?: components["schemas"]["Text"];
            /** True when an after-sale can be applied for. */
            refund?: components["schemas"]["Flag"];
            /** True when the line has an after-sale to show. */
            refundShowBtn?: components["schemas"]["Flag"];
        };
        /** Page of the customer's orders, newest first. */
        OrderList: {
            /** Orders of the page. */
            order: components["schemas"]["OrderRow"][];
            /** Number of orders over all pages. */
            order_num: components["schemas"]["IntLike"];
            /** Payment period of an unpaid order, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            /** Unit of `order_failure`. */
            company: ("seconds" | "hour" | "day") | (string & {});
            /** Number of orders by state. */
            res_order: components["schemas"]["OrderCounts"];
            /** Current time of the server, base of countdowns. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            server_time: components["schemas"]["DateTime"];
        };
        /** Payment data and region of the delivery address. */
        OrderRecord: {
            /** Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay. */
            pay: components["schemas"]["PaymentType"];
            /** Time of the payment; empty for an unpaid order. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            pay_time: components["schemas"]["DateTime"];
            /** Province or state. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District; empty outside the region tree. */
            xian: components["schemas"]["Text"];
            /** Discount from the membership; 0.00 for none. In yuan. Decoded to a decimal string with two places. */
            grade_fan?: components["schemas"]["Money"];
        };
        /** Refund of an order, paid back through the original payment method. */
        OrderRefund: {
            /** Refunded amount. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** 0 pending, 1 paid back, 2 credited to the wallet because the payment provider refused to pay back. Decoded to a number. */
            status: (0 | 1 | 2) | (number & {});
            /** Time the refund was requested. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** Time the refund was paid; empty before. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            finish_time: components["schemas"]["DateTime"];
        };
        /** Order in a list. */
        OrderRow: {
            /** Order id, passed to `mall.Order.orderDetails` as `order_id`. */
            id: components["schemas"]["IntLike"];
            /** Order number shown to the customer. */
            sNo: components["schemas"]["Text"];
            /** Name of the first shop of the order. */
            shop_name: components["schemas"]["Text"];
            /** Id of the first shop of the order. */
            shop_id?: components["schemas"]["IntLike"];
            /** Logo of the first shop of the order; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** Time the order was placed. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** Time of the payment; empty for an unpaid order. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            pay_time: components["schemas"]["DateTime"];
            /** Time an unpaid order is closed automatically; empty for other orders. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expire_time?: components["schemas"]["DateTime"];
            /** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
            status: components["schemas"]["OrderStatus"];
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Order total including delivery. In yuan. Decoded to a decimal string with two places. */
            old_total: components["schemas"]["Money"];
            /** Amount to pay. In yuan. Decoded to a decimal string with two places. */
            z_price: components["schemas"]["Money"];
            /** Value of the goods before discounts. In yuan. Decoded to a decimal string with two places. */
            spz_price: components["schemas"]["Money"];
            /** Delivery cost. In yuan. Decoded to a decimal string with two places. */
            old_freight: components["schemas"]["Money"];
            /** Kind of order. GM regular, MS flash sale. */
            otype?: components["schemas"]["OrderKind"];
            /** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** True after a reminder to ship; the next reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            /** Lines of the order with an open after-sale: 0 none, 1 some, 2 all. */
            sale_type?: components["schemas"]["OrderAfterSales"];
            /** Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. */
            comments_type?: components["schemas"]["ReviewStage"];
            /** True when a parcel has been shipped. */
            haveExpress?: components["schemas"]["Flag"];
            /** True when an invoice can be requested and none has been. */
            isInvoice?: components["schemas"]["Flag"];
            /** True when the deadline for requesting an invoice has passed. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** Requested invoice; absent when there is none. A split order has one per child. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** Id of the pickup store; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** Order lines. */
            list: components["schemas"]["OrderLine"][];
        };
        /** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. Decoded to a number. */
        OrderStatus: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12) | (number & {});
        /** Coupon the customer has received. */
        OwnCoupon: {
            /** Id of the customer's coupon, passed to use it. Not the campaign id. */
            id: components["schemas"]["IntLike"];
            /** Id of the issuing shop; 0 for the mall. */
            mch_id: components["schemas"]["IntLike"];
            /** Coupon name; for a shop coupon prefixed with the shop name in brackets. */
            name: components["schemas"]["Text"];
            /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
            activity_type: components["schemas"]["CouponBenefit"];
            /** 0 unused, 1 reserved by an unpaid order, 2 used, 3 expired. Decoded to a number. */
            type: (0 | 1 | 2 | 3) | (number & {});
            /** Discount amount; 0.00 for a percentage coupon. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is not a percentage coupon. Decoded to a decimal string with two places. */
            discount: components["schemas"]["Discount"];
            /** Condition of the coupon as text. */
            limit: components["schemas"]["Text"];
            /** Time the coupon was received. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** End of validity; empty for none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expirationDate: components["schemas"]["DateTime"];
            /** Coupon image; empty when there is none. */
            imgurl: components["schemas"]["Url"];
            /** Terms of use. The capital letter is part of the protocol. */
            Instructions: string;
        };
        /** Review of an order line by the signed-in customer. */
        OwnReview: {
            /** Review id. */
            id: components["schemas"]["IntLike"];
            /** Rating, 1 to 5 stars. */
            CommentType: components["schemas"]["IntLike"];
            /** Review text; empty for a rating alone. */
            content: components["schemas"]["Writing"];
            /** Pictures of the review; empty for none. */
            images: components["schemas"]["ReviewPicture"][];
            /** True when name and picture of the customer are hidden. */
            anonymous: components["schemas"]["Flag"];
            /** Author name as other customers see it. */
            user_name: components["schemas"]["Text"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            attribute_str: components["schemas"]["Text"];
            /** Time of the review. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** Text of the follow-up review; empty for none. */
            review: components["schemas"]["Writing"];
            /** Pictures of the follow-up; empty for none. */
            review_images: components["schemas"]["ReviewPicture"][];
            /** Time of the follow-up; empty for none. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            review_time: components["schemas"]["DateTime"];
            /** Reply of the shop; empty for none. */
            replyAdmin: components["schemas"]["Writing"];
            /** Number of replies by other customers. */
            replyNum: components["schemas"]["IntLike"];
        };
        /** State of a payment. */
        PaidState: {
            /** 200 when paid, 0 before. Decoded to a number. */
            code: (0 | 200) | (number & {});
            /** Payment method of a recharge. Absent for a membership order, like the fields below. */
            type?: ("pc_alipay" | "pc_wechat") | (string & {});
            /** Amount of the recharge. In yuan. Decoded to a decimal string with two places. */
            total?: components["schemas"]["Money"];
            /** Content of the QR code of the recharge, as `mall.Pay.index` returned it. */
            url?: components["schemas"]["Url"];
            /** Time until which pages show the QR code. A later payment still counts. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            expire_time?: components["schemas"]["DateTime"];
            /** Current time of the server. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            server_time?: components["schemas"]["DateTime"];
        };
        /** Parcel with its tracking events. */
        Parcel: {
            /** Courier name. */
            kuaidi_name: components["schemas"]["Text"];
            /** Tracking number. */
            courier_num: components["schemas"]["Text"];
            /** Courier code, for example `shunfeng`. */
            type?: components["schemas"]["Text"];
            /** Sender: 1 shop, with the order, 2 shop, with a replacement or a refused return, 3 customer. Decoded to a number. */
            shop_type?: (1 | 2 | 3) | (number & {});
            /** Origin: 1 order, 2 after-sale. Decoded to a number. */
            o_source?: (1 | 2) | (number & {});
            /** Contents of the parcel. */
            pro_list?: components["schemas"]["ParcelContent"][];
            /** Tracking events, newest first. */
            list: components["schemas"]["ParcelEvent"][];
        };
        /** Product in a parcel. */
        ParcelContent: {
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** Main image of the product. */
            img: components["schemas"]["Url"];
        };
        /** Tracking event of a parcel. */
        ParcelEvent: {
            /** Time of the event. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            ftime: components["schemas"]["DateTime"];
            /** Description of the event. */
            context: components["schemas"]["Text"];
        };
        /** Parcels of an order. */
        ParcelList: {
            /** Parcels; empty until something has been shipped. */
            list: components["schemas"]["Parcel"][];
        };
        /** Enabled payment methods. */
        PaymentMethods: {
            /** True when the wallet is enabled. */
            wallet_pay: components["schemas"]["Flag"];
            /** True when Alipay is enabled. */
            pc_alipay: components["schemas"]["Flag"];
            /** True when WeChat Pay is enabled. */
            pc_wechat: components["schemas"]["Flag"];
        };
        /** Proof that the customer controls the current phone. Valid for ten minutes and one change. */
        PhoneProof: {
            /** Opaque secret, passed to `mall.User.updatePhone` as `authenticationToken`. */
            token: string;
        };
        /** Pickup code of an order with the goods to collect. */
        PickupCode: {
            /** Order number. */
            sNo: components["schemas"]["Text"];
            /** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
            status?: components["schemas"]["OrderStatus"];
            /** Pieces to collect. */
            num: components["schemas"]["IntLike"];
            /** Amount paid. In yuan. Decoded to a decimal string with two places. */
            z_price: components["schemas"]["Money"];
            /** Pickup code. Secret between the customer and the store. */
            extraction_code: components["schemas"]["Text"];
            /** Image of the code. Not sent by the gateway. */
            extraction_code_img?: components["schemas"]["Url"];
            /** Products to collect. */
            por_list: components["schemas"]["PickupLine"][];
        };
        /** Product to collect. */
        PickupLine: {
            /** Main image of the product. */
            img: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Price per piece when the order was placed. In yuan. Decoded to a decimal string with two places. */
            p_price: components["schemas"]["Money"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** Symbol shown before amounts. */
            show_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
        };
        /** Place where an order is collected. */
        PickupPlace: {
            /** Pickup store. */
            address: components["schemas"]["PickupStore"];
        };
        /** Store where orders are collected. */
        PickupStore: {
            /** Store id. */
            id?: components["schemas"]["IntLike"];
            /** Store name. */
            name: components["schemas"]["Text"];
            /** Phone number of the store. */
            mobile: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District. */
            xian: components["schemas"]["Text"];
            /** Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** Full address as one text, in the word order of the language of the request. */
            address_xq?: components["schemas"]["Text"];
            /** Opening hours as text, for example "10:00-21:30". */
            business_hours: components["schemas"]["Text"];
        };
        /** Order just placed. Passed as `order_list` to the payment operations. */
        PlacedOrder: {
            /** Order number. */
            sNo: components["schemas"]["Text"];
            /** Amount to pay. In yuan. Decoded to a decimal string with two places. */
            total: components["schemas"]["Money"];
            /** Order just placed, passed to `mall.Pay.walletPay`. */
            order_id: components["schemas"]["IntLike"];
        };
        /** Enabled features of the mall. */
        PluginStatus: {
            /** True when the caller is a member. */
            isVip: components["schemas"]["Flag"];
            /** True when memberships are offered. */
            memberPlugin: components["schemas"]["Flag"];
            /** True when points are enabled. */
            integralPlugin?: components["schemas"]["Flag"];
            /** True when mall coupons are enabled. */
            couponPlugin: components["schemas"]["Flag"];
            /** True when shop coupons are enabled. */
            mchCouponPlugin: components["schemas"]["Flag"];
        };
        /** Points of the customer with a page of records, newest first. */
        PointsPage: {
            /** Points available to spend. */
            score: components["schemas"]["IntLike"];
            /** Points frozen for some days after receipt of the goods. */
            lock_score: components["schemas"]["IntLike"];
            /** Number of records over all pages. */
            total: components["schemas"]["IntLike"];
            /** Records of the page. */
            list: components["schemas"]["PointsRecord"][];
        };
        /** Points credited or debited. */
        PointsRecord: {
            /** Record id. */
            id: components["schemas"]["IntLike"];
            /** Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a member, 13 frozen, 14 released, or returned after an after-sale. */
            type: components["schemas"]["PointsRecordType"];
            /** Number of points, unsigned. */
            sign_score: components["schemas"]["IntLike"];
            /** True for credited points, false for debited points. */
            status: components["schemas"]["Flag"];
            /** Time of the change. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            sign_time: components["schemas"]["DateTime"];
        };
        /** Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a member, 13 frozen, 14 released, or returned after an after-sale. Decoded to a number. */
        PointsRecordType: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14) | (number & {});
        /** Product texts, media, prices and stock. */
        Product: {
            /** Product id. */
            pro_id: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            name: components["schemas"]["Text"];
            /** Short sales text below the name; empty when there is none. */
            subtitle: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to decimal strings with two places. */
            price: components["schemas"]["MoneyRange"];
            /** Lowest and highest price over all SKUs; one amount when all SKUs cost the same. In yuan. Decoded to decimal strings with two places. */
            price_range?: components["schemas"]["MoneyRange"];
            /** Member price for SKUs without a member price of their own. In yuan. Decoded to a decimal string with two places. */
            vipPrice?: components["schemas"]["Money"];
            /** Product description as tabs. Decoded to the JSON value. */
            content: components["schemas"]["ContentTab"][];
            /** Gallery image URLs. When the product has a video, the first entry is the video and the second its poster image. */
            img_arr: components["schemas"]["Url"][];
            /** Gallery video; empty when there is none. */
            video?: components["schemas"]["Url"];
            /** Video in the product description; empty when there is none. */
            proVideo?: components["schemas"]["Url"];
            /** Price before the reduction, shown struck through; absent without a reduction. In yuan. Decoded to decimal strings with two places. */
            yprice?: components["schemas"]["MoneyRange"];
            /** Main image of the product. */
            photo_x: components["schemas"]["Url"];
            /** Stock over all SKUs, in pieces. */
            num: components["schemas"]["IntLike"];
            /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
            status: components["schemas"]["ProductStatus"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Product labels: 1 new, 2 hot, 3 recommended, 5 member product. Decoded to the list of values. */
            s_type: components["schemas"]["Csv"];
            /** Brand name; empty when the product has none. */
            brand_name: components["schemas"]["Text"];
            /** Name of the product class. */
            cat_name: components["schemas"]["Text"];
            /** Class id. */
            cid: components["schemas"]["IntLike"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
        };
        /** Product in a list. */
        ProductCard: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Same value as `imgurl`, only in the lists behind "more". */
            imgUrl?: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Short sales text below the name; empty when there is none. */
            subtitle: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** Lowest member price; absent when members pay the regular price, and on servers that send it only with the product page. In yuan. Decoded to a decimal string with two places. */
            vipPrice?: components["schemas"]["Money"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** Shop name. */
            mch_name: components["schemas"]["Text"];
            /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
            status: components["schemas"]["ProductStatus"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs in pieces; 0 or less means sold out. */
            goodsNum: components["schemas"]["IntLike"];
            /** Same value as `goodsNum`, only in the lists behind "more". */
            num?: components["schemas"]["IntLike"];
            /** Product labels: 1 new, 2 hot, 3 recommended, 5 member product. Decoded to the list of values. */
            s_type: components["schemas"]["Csv"];
        };
        /** Product class with its subclasses. */
        ProductClass: {
            /** Class id, passed as `cid` or `class_id`. */
            cid: components["schemas"]["IntLike"];
            /** Class name in the language of the request. */
            pname: components["schemas"]["Text"];
            /** Class image; empty when there is none. */
            imgUrl?: components["schemas"]["Url"];
            /** Subclasses; empty for a class without any. */
            children: components["schemas"]["ProductClass"][];
        };
        /** Coupon offered with a product. `plugin.coupon.MallCoupon.proCoupon` returns the same coupons with all details. */
        ProductCoupon: {
            /** Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** Condition of the coupon as text. */
            limit: components["schemas"]["Text"];
            /** Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            /** Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3. */
            point_type: components["schemas"]["ReceiveState"];
        };
        /** Product label. */
        ProductLabel: {
            /** 1 new, 2 hot, 3 recommended. */
            id: components["schemas"]["IntLike"];
            /** Label text in the language of the request. */
            name: components["schemas"]["Text"];
            /** CSS color of the label. Not sent by the gateway. */
            color?: string;
        };
        /** Data of the product page. */
        ProductPage: {
            /** Session token of the caller; empty when there is none. */
            access_id: string;
            /** True when a customer is signed in, false for a visitor. */
            login_status: components["schemas"]["Flag"];
            /** True when the product is in the caller's favorites. */
            collection_status: components["schemas"]["Flag"];
            /** Favorite id, needed to remove the product from the favorites; 0 when it is not a favorite. */
            collection_id?: components["schemas"]["IntLike"];
            /** Number of reviews. */
            commentsTotal: components["schemas"]["IntLike"];
            /** One row per SKU with the attribute names as keys, for older clients. `attrList` and `skuBeanList` carry the same data with order and ids. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** Attributes in display order. A product without attributes has one neutral attribute with one value, both with id 0. */
            attrList: components["schemas"]["Attribute"][];
            /** SKUs of the product. */
            skuBeanList: components["schemas"]["Sku"][];
            /** Shop that sells the product. */
            shop_list: components["schemas"]["ProductShop"];
            /** Up to ten related products. */
            related_recommendations: components["schemas"]["RelatedProduct"][];
            /** Product texts, media, prices and stock. */
            pro: components["schemas"]["Product"];
            /** Flash-sale offer; absent unless requested with `type` MS. */
            sec?: components["schemas"]["FlashOffer"];
            /** True when coupons are available for the product. */
            coupon_status?: components["schemas"]["Flag"];
            /** Coupons available for the product, receivable ones first; empty for none. */
            coupon_str?: components["schemas"]["ProductCoupon"][];
            /** Data for sharing the product. */
            sharingSettings?: {
                /** Address of the mobile storefront; empty when there is none. */
                H5Url: components["schemas"]["Url"];
                /** Text shared together with the address. */
                textExplain: components["schemas"]["Text"];
            };
        };
        /** Shop that sells the product. */
        ProductShop: {
            /** Shop that sells the product, passed to `mch.mall.Mch.storeHomepage`. */
            shop_id: components["schemas"]["IntLike"];
            /** Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** Shop logo; empty when there is none. */
            shop_logo: components["schemas"]["Url"];
            /** 0 not open, 1 open, 2 temporarily closed. Decoded to a number. */
            is_open: (0 | 1 | 2) | (number & {});
            /** Number of products on sale in the shop. */
            quantity_on_sale: components["schemas"]["IntLike"];
            /** Pieces sold by the shop. */
            quantity_sold: components["schemas"]["IntLike"];
            /** Number of followers. */
            collection_num: components["schemas"]["IntLike"];
        };
        /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. Decoded to a number. */
        ProductStatus: (1 | 2 | 3 | 4 | 5) | (number & {});
        /** Editable profile of the signed-in customer. */
        Profile: {
            /** Profile picture; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** Name shown to other customers. */
            user_name: components["schemas"]["Text"];
            /** 0 not specified, 1 male, 2 female. Decoded to a number. */
            sex: (0 | 1 | 2) | (number & {});
            /** Bound phone with the middle digits masked; empty when none is bound. */
            mobile: components["schemas"]["Text"];
            /** Own e-mail address, unmasked; empty when none is bound. */
            email?: components["schemas"]["Text"];
            /** Date of birth as `YYYY-MM-DD`; empty when not set. */
            birthday: string;
            /** 1 when the birthday can still be set, 2 when it is final. It can be set once. Decoded to a number. */
            is_default_birthday: (1 | 2) | (number & {});
        };
        /** Proof-of-work puzzle that replaces reading the captcha image, for accessibility. The solution is passed as `imgCode`. */
        ProofOfWork: {
            /** Hash function of the puzzle. */
            algorithm: "SHA-256" | (string & {});
            /** Target hash in hexadecimal. */
            challenge: string;
            /** Upper bound of the number to find. */
            maxnumber: components["schemas"]["IntLike"];
            /** Text that precedes the number in the hashed input. */
            salt: string;
            /** Signature of the server over the puzzle, returned unchanged with the solution. */
            signature: string;
        };
        /** Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3. Decoded to a number. */
        ReceiveState: (1 | 2 | 3 | 4) | (number & {});
        /** Order in the list of the account overview. */
        RecentOrder: {
            /** Order id, passed to `mall.Order.orderDetails` as `order_id`. */
            id: components["schemas"]["IntLike"];
            /** Order number shown to the customer. */
            sNo: components["schemas"]["Text"];
            /** State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed. */
            status: components["schemas"]["OrderStatus"];
            /** Image of the first order line. */
            img: components["schemas"]["Url"];
            /** Order total including delivery. In yuan. Decoded to a decimal string with two places. */
            z_price: components["schemas"]["Money"];
            /** Symbol shown before amounts. */
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            /** Factor from the stored amounts to the displayed currency; 1 for the default currency. */
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** Time the order was placed. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** True once the customer has reminded the shop to ship. */
            delivery_status: components["schemas"]["Flag"];
            /** Lines of the order with an open after-sale: 0 none, 1 some, 2 all. */
            sale_type: components["schemas"]["OrderAfterSales"];
            /** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
            self_lifting: components["schemas"]["DeliveryKind"];
        };
        /** Data for the recharge form. */
        RechargeForm: {
            /** Minimum amount of a recharge. In yuan. Decoded to a decimal string with two places. */
            min_cz: components["schemas"]["Money"];
            /** Payment methods enabled for recharges. */
            payment: {
                /** True when Alipay is enabled. */
                pc_alipay: components["schemas"]["Flag"];
                /** True when WeChat Pay is enabled. */
                pc_wechat: components["schemas"]["Flag"];
            };
            /** Payment method to preselect. */
            defaultpayment: {
                /** Method to preselect: `wxPay` WeChat Pay, `aliPay` Alipay. */
                defaultpayName: ("wxPay" | "aliPay") | (string & {});
            };
        };
        /** Recommended product. */
        RecommendedProduct: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Price the caller pays for the lowest-priced SKU. In yuan. Decoded to a decimal string with two places. */
            price_yh: components["schemas"]["Money"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price?: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** Price before the reduction, shown struck through; absent without a reduction. In yuan. Decoded to a decimal string with two places. */
            yprice?: components["schemas"]["Money"];
            /** Member price of the lowest-priced SKU. In yuan. Decoded to a decimal string with two places. */
            vip_price?: components["schemas"]["Money"];
            /** Pieces sold. */
            volume?: components["schemas"]["IntLike"];
            /** Shop name. */
            mch_name?: components["schemas"]["Text"];
            /** Shop logo; empty when there is none. */
            logo?: components["schemas"]["Url"];
            /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
            status: components["schemas"]["ProductStatus"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs in pieces; 0 or less means sold out. */
            stockNum: components["schemas"]["IntLike"];
            /** Product labels. */
            s_type_list?: components["schemas"]["ProductLabel"][];
            /** 2 when the product cannot be added to the cart; any other value when it can. */
            isAddCar?: components["schemas"]["IntLike"];
        };
        /** Province, city or district with its subdivisions. */
        Region: {
            /** Value to pass in `place`. */
            value: string;
            /** Name in the language of the request. */
            label: components["schemas"]["Text"];
            /** Subdivisions; empty for districts. */
            children?: components["schemas"]["Region"][];
        };
        /** Data for the registration page. */
        RegisterPage: {
            /** Title of the agreement to accept. */
            Agreement: components["schemas"]["Text"];
        };
        /** Session of a newly registered customer, whom this gateway signs in: a success has all fields. Other servers of the family register without signing in, and send no `data`, so that no field is required. Decoded to an object, empty when there is none. */
        Registered: {
            /** Session token of the customer. Keep it secret. Missing only from a server that does not sign in a new customer. */
            access_id?: components["schemas"]["AccessId"];
            /** Customer id. */
            userId?: components["schemas"]["IntLike"];
            /** Name shown to other customers. */
            user_name?: components["schemas"]["Text"];
            /** Profile picture; empty for the default picture. */
            headimgurl?: components["schemas"]["Url"];
            /** True when the customer has a login password. */
            y_password?: components["schemas"]["Flag"];
            /** Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of later calls. */
            user_lang_code?: string;
            /** Country dial code of the customer's phone; empty when none is bound. */
            cpc?: components["schemas"]["Text"];
        };
        /** Related product as a small card. */
        RelatedProduct: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
        };
        /** Reply of a customer to a review, with nested replies. */
        Reply: {
            /** Reply id, passed as `sid` to reply to it. */
            id: components["schemas"]["IntLike"];
            /** Profile picture of the author; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** Name of the author. */
            replyName: components["schemas"]["Text"];
            /** Reply text. */
            content: components["schemas"]["Writing"];
            /** Time of the reply. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            addTime: components["schemas"]["DateTime"];
            /** Nested replies, oldest first. They have no children. */
            children: components["schemas"]["ReplyToReply"][];
        };
        /** Nested reply. */
        ReplyToReply: {
            /** Reply id, passed as `sid` to reply to it. */
            id: components["schemas"]["IntLike"];
            /** Profile picture of the author; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** Name of the author. */
            replyName: components["schemas"]["Text"];
            /** Reply text. */
            content: components["schemas"]["Writing"];
            /** Time of the reply. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            dateTime: components["schemas"]["DateTime"];
        };
        /** Address to which goods are sent back. */
        ReturnAddress: {
            /** Full return address as one text. */
            address: components["schemas"]["Text"];
            /** Recipient at the return address. */
            name: components["schemas"]["Text"];
            /** Phone of the recipient. */
            phone: components["schemas"]["Text"];
        };
        /** Address to which goods are sent back, with the field names of the list. */
        ReturnAddressOfRow: {
            /** Phone of the recipient. */
            tel: components["schemas"]["Text"];
            /** Recipient at the return address. */
            name: components["schemas"]["Text"];
            /** Full return address as one text. */
            address_xq: components["schemas"]["Text"];
        };
        /** Product review. */
        Review: {
            /** Review id, passed as `commentId`. */
            id: components["schemas"]["IntLike"];
            /** Profile picture of the author; empty for an anonymous review. */
            headimgurl: components["schemas"]["Url"];
            /** Name of the author; a placeholder for an anonymous review. */
            user_name: components["schemas"]["Text"];
            /** True for an anonymous review. */
            anonymous: components["schemas"]["Flag"];
            /** Rating, 1 to 5 stars: 1 and 2 count as bad, 3 as medium, 4 and 5 as good. */
            CommentType: components["schemas"]["IntLike"];
            /** Review text; empty for a rating alone. */
            content: components["schemas"]["Writing"];
            /** Pictures of the review; empty for none. */
            images: components["schemas"]["ReviewPicture"][];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            attribute_str: components["schemas"]["Text"];
            /** Time of the review. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_time: components["schemas"]["DateTime"];
            /** Reply of the shop; empty for none. */
            replyAdmin: components["schemas"]["Writing"];
            /** Text of the follow-up review; empty for none. */
            review: components["schemas"]["Writing"];
            /** Days from receipt of the goods to the follow-up; 0 for the same day. */
            review_day: components["schemas"]["IntLike"];
            /** Pictures of the follow-up; empty for none. */
            review_images: components["schemas"]["ReviewPicture"][];
            /** Number of replies by other customers. */
            replyNum: components["schemas"]["IntLike"];
        };
        /** Review with the reviewed product. */
        ReviewDetail: {
            /** Review id. */
            id: components["schemas"]["IntLike"];
            /** Profile picture of the author; empty for an anonymous review. */
            headimgurl: components["schemas"]["Url"];
            /** Name of the author; a placeholder for an anonymous review. */
            user_name: components["schemas"]["Text"];
            /** True for an anonymous review. */
            anonymous: components["schemas"]["Flag"];
            /** Rating, 1 to 5 stars. */
            CommentType: components["schemas"]["IntLike"];
            /** Review text; empty for a rating alone. */
            content: components["schemas"]["Writing"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Time of the review. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            addTime: components["schemas"]["DateTime"];
            /** Reply of the shop; empty for none. */
            replyAdmin: components["schemas"]["Writing"];
            /** Text of the follow-up review; empty for none. */
            review: components["schemas"]["Writing"];
            /** Days from receipt of the goods to the follow-up; 0 for the same day. */
            reviewDay: components["schemas"]["IntLike"];
            /** Pictures of the follow-up; empty for none. */
            review_images: components["schemas"]["ReviewPicture"][];
            /** Number of replies by other customers. */
            replyNum: components["schemas"]["IntLike"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product id. */
            goodsId: components["schemas"]["IntLike"];
        };
        /** Picture of a review. */
        ReviewPicture: {
            /** URL of the picture. */
            url: components["schemas"]["Url"];
        };
        /** Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left. Decoded to a number. */
        ReviewStage: (0 | 1 | 2 | 3) | (number & {});
        /** Newest reviews of a product, with the counts by kind. */
        Reviews: {
            /** Number of all reviews. */
            comments_total: components["schemas"]["IntLike"];
            /** Number of good reviews (4 or 5 stars). */
            comments_hao: components["schemas"]["IntLike"];
            /** Number of medium reviews (3 stars). */
            comments_zhong: components["schemas"]["IntLike"];
            /** Number of bad reviews (1 or 2 stars). */
            comments_cha: components["schemas"]["IntLike"];
            /** Number of reviews with pictures. */
            comments_image: components["schemas"]["IntLike"];
            /** Number of reviews with a follow-up. */
            comments_zhui: components["schemas"]["IntLike"];
            /** Reviews of the requested kind, newest first. */
            commentsList: components["schemas"]["Review"][];
        };
        /** Page of search results with the available filters. */
        SearchResult: {
            /** Number of matching products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            /** Matching products; shops with `searchType` 2. */
            list: (components["schemas"]["ProductCard"] | components["schemas"]["FoundShop"])[];
            /** Brands of the matching products before the brand filter is applied. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** Classes of the matching products before the class filter is applied. */
            class_list: components["schemas"]["ClassFilter"][];
            /** Same shops as `list` with `searchType` 2, for older clients. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /** Entry of the search history. */
        SearchWord: {
            /** Search words. */
            keyword: components["schemas"]["Text"];
        };
        /** Security settings of the account. */
        Security: {
            /** True when a payment password is set. The name is misspelt in the product family's protocol. */
            password_staus: components["schemas"]["Flag"];
            /** Bound phone with the middle digits masked; empty when none is bound. Codes are sent to it. */
            mobile: components["schemas"]["Text"];
        };
        /** Server-side pricing of an order as it would be placed now. */
        Settlement: {
            /** Goods grouped by shop. */
            products: components["schemas"]["SettlementShop"][];
            /** Value of the goods. In yuan. Decoded to a decimal string with two places. */
            products_total: components["schemas"]["Money"];
            /** Delivery cost over all shops. In yuan. Decoded to a decimal string with two places. */
            freight: components["schemas"]["Money"];
            /** Amount to pay. In yuan. Decoded to a decimal string with two places. */
            total: components["schemas"]["MoneyNumber"];
            /** Discount from shop coupons. In yuan. Decoded to a decimal string with two places. */
            mch_preferential_amount: components["schemas"]["Money"];
            /** Discount from a mall coupon. In yuan. Decoded to a decimal string with two places. */
            preferential_amount: components["schemas"]["Money"];
            /** Member rate in tenths (9.5 means 5 % off); 0 without membership. */
            grade_rate: number | string;
            /** Discount from the membership. In yuan. Decoded to a decimal string with two places. */
            grade_rate_amount: components["schemas"]["Money"];
            /** Delivery addresses of the customer, the default first. */
            address_list: components["schemas"]["Address"][];
            /** Address used for this settlement; 0 for none. */
            address_id: components["schemas"]["IntLike"];
            /** Enabled payment methods. */
            payment: components["schemas"]["PaymentMethods"];
            /** Payment method to preselect. */
            defaultpayment: {
                /** Method to preselect: `balance` wallet, `wxPay` WeChat Pay, `aliPay` Alipay. */
                defaultpayName: ("balance" | "wxPay" | "aliPay") | (string & {});
            };
            /** Wallet balance. In yuan. Decoded to a decimal string with two places. */
            user_money: components["schemas"]["Money"];
            /** True when the customer has a payment password. */
            password_status: components["schemas"]["Flag"];
            /** Applicable mall coupons, best first. The last entry means no coupon. */
            coupon_list?: components["schemas"]["MallCouponChoice"][];
            /** Number of applicable mall coupons. */
            coupon_num?: components["schemas"]["IntLike"];
            /** Discount from the selected mall coupon. In yuan. Decoded to a decimal string with two places. */
            coupon_money?: components["schemas"]["Money"];
            /** True for ordinary goods; false for supplier goods, which accept no coupons and cannot be picked up. */
            is_supplier_pro?: components["schemas"]["BooleanFlag"];
            /** True when the shop offers store pickup. */
            shop_status?: components["schemas"]["Flag"];
            /** Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification. */
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** True when the customer has a delivery address. */
            addemt?: components["schemas"]["Flag"];
            /** True when the payment password can be entered, false while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** Address used for this settlement as text; empty for none. */
            omsg?: components["schemas"]["SettlementAddress"];
            /** Current time of the server. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            server_time?: components["schemas"]["DateTime"];
        };
        /** Delivery address as text. */
        SettlementAddress: {
            /** Province or state. */
            sheng?: components["schemas"]["Text"];
            /** City. */
            shi?: components["schemas"]["Text"];
            /** District; empty outside the region tree. */
            xian?: components["schemas"]["Text"];
            /** Street, house number and floor. */
            address?: components["schemas"]["Text"];
        };
        /** SKU in a settlement. */
        SettlementLine: {
            /** Product id. */
            pid: components["schemas"]["IntLike"];
            /** SKU id. */
            cid: components["schemas"]["IntLike"];
            /** Image of the SKU. */
            img: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** Price per piece in this settlement. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** Delivery cost of this line; 0.00 for free delivery. In yuan. Decoded to a decimal string with two places. */
            freight_price?: components["schemas"]["Money"];
            /** Flash item id when the flash-sale price applies; absent for an ordinary purchase. */
            sec_id?: components["schemas"]["IntLike"];
        };
        /** Goods bought from one shop. */
        SettlementShop: {
            /** Shop that sells the lines. */
            shop_id: components["schemas"]["IntLike"];
            /** Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** SKUs bought from the shop. */
            list: components["schemas"]["SettlementLine"][];
            /** Pieces bought from the shop. */
            products_num: components["schemas"]["IntLike"];
            /** Value of the goods of the shop. In yuan. Decoded to a decimal string with two places. */
            product_total: components["schemas"]["Money"];
            /** Delivery cost of the shop; 0.00 for free delivery. In yuan. Decoded to a decimal string with two places. */
            freight_price: components["schemas"]["Money"];
            /** Goods plus delivery of the shop. In yuan. Decoded to a decimal string with two places. */
            shop_subtotal: components["schemas"]["Money"];
            /** Value of goods from which the shop delivers free of charge. In yuan. Decoded to a decimal string with two places. */
            freight_free_from?: components["schemas"]["Money"];
            /** Applicable shop coupons, best first. The last entry means no coupon. */
            coupon_list?: components["schemas"]["ShopCouponChoice"][];
        };
        /** Data of the header, footer and side bar of every page, for the caller. */
        Shell: {
            /** True when a customer is signed in, false for a visitor. */
            login_status: components["schemas"]["Flag"];
            /** Name of the customer; empty for a visitor. */
            user_name: components["schemas"]["Text"];
            /** Profile picture; empty for a visitor. */
            headUrl: components["schemas"]["Url"];
            /** Number of unread messages. */
            messages_num: components["schemas"]["IntLike"];
            /** Number of usable coupons. */
            coupon_num: components["schemas"]["IntLike"];
            /** Number of unpaid orders. */
            order_num: components["schemas"]["IntLike"];
            /** Pieces in the cart. */
            cart_num: components["schemas"]["IntLike"];
            /** Value of the goods in the cart. In yuan. Decoded to a decimal string with two places. */
            cart_price: components["schemas"]["Money"];
            /** Most recently added cart lines. */
            cart_list: components["schemas"]["MiniCartLine"][];
            /** Product classes with their subclasses. */
            class_list: components["schemas"]["ProductClass"][];
            /** Enabled features of the mall. */
            pluginStatus: components["schemas"]["PluginStatus"];
            /** End of the membership; empty for a customer who is not a member. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            vipEndTime: components["schemas"]["DateTime"];
            /** Days of membership left; 0 without membership. */
            vipEndDay: components["schemas"]["IntLike"];
            /** True when the renewal reminder is to be shown. */
            memberRemind: components["schemas"]["Flag"];
            /** Presentation settings of the mall. The name comes from the product family, where shop settings and coupons share a table. */
            mchCoupon: components["schemas"]["MallConfig"];
        };
        /** Shop application as the customer sent it. */
        ShopApplication: {
            /** Application id, passed to apply again. */
            id: components["schemas"]["IntLike"];
            /** Requested shop name. */
            name: components["schemas"]["Text"];
            /** Shop class id. */
            cid: components["schemas"]["IntLike"];
            /** Introduction of the shop. */
            shop_information: components["schemas"]["Text"];
            /** Range of goods. */
            shop_range: components["schemas"]["Text"];
            /** Name of the applicant. */
            realname: components["schemas"]["Text"];
            /** Identity number with the middle digits masked; has to be entered again when the application is sent again. */
            id_number: components["schemas"]["Text"];
            /** Mobile phone of the applicant. */
            tel: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District. */
            xian: components["schemas"]["Text"];
            /** Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** Applicant: 0 person, 1 enterprise. Decoded to a number. */
            shop_nature: (0 | 1) | (number & {});
        };
        /** Shop class. */
        ShopClass: {
            /** Shop class id, passed to `mch.mall.Mch.apply` as `cid`. */
            id: components["schemas"]["IntLike"];
            /** Name in the language of the request. */
            name: components["schemas"]["Text"];
        };
        /** Coupon of a shop applicable to this order. The last entry of the list means no coupon. */
        ShopCouponChoice: {
            /** Id of the customer's coupon; 0 for no coupon. */
            coupon_id: components["schemas"]["IntLike"];
            /** Coupon name as shown to shoppers. */
            coupon_name: components["schemas"]["Text"];
            /** Whether this settlement uses the coupon. */
            coupon_status: components["schemas"]["BooleanFlag"];
            /** Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members. */
            activityType?: components["schemas"]["CouponBenefit"];
            /** Discount amount; 0.00 for a percentage coupon. In yuan. Decoded to a decimal string with two places. */
            money?: components["schemas"]["Money"];
            /** Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon. */
            discount?: number | string;
            /** Minimum value of the goods; 0.00 for none. In yuan. Decoded to a decimal string with two places. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** Shop with a page of its products. */
        ShopPage: {
            /** Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** Introduction of the shop. */
            shop_information: components["schemas"]["Text"];
            /** Shop picture; empty for none. The capital letter is part of the protocol. */
            Head_img: components["schemas"]["Url"];
            /** Wide header picture; empty for none. */
            poster_img: components["schemas"]["Url"];
            /** Shop logo; empty for none. */
            shop_logo: components["schemas"]["Url"];
            /** Address of the shop as one text; empty for none. */
            mch_address: components["schemas"]["Text"];
            /** Shop state: 0 not open, 1 open, 2 temporarily closed. */
            is_open: components["schemas"]["ShopState"];
            /** True when the caller follows the shop. */
            collection_status: components["schemas"]["Flag"];
            /** Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** Number of products on sale. */
            quantity_on_sale: components["schemas"]["IntLike"];
            /** Pieces sold by the shop. */
            quantity_sold: components["schemas"]["IntLike"];
            /** True when the shop has coupons to offer. */
            is_coupons: components["schemas"]["Flag"];
            /** True when the shop shows its coupons. The coupon button needs both flags. */
            isOpenCoupon: components["schemas"]["Flag"];
            /** Product classes of the shop, for filtering. */
            class_list: components["schemas"]["ClassFilter"][];
            /** Products recommended by the shop. */
            recommend_list: components["schemas"]["ShopProduct"][];
            /** Number of matching products over all pages. */
            total: components["schemas"]["IntLike"];
            /** Products of the page. */
            list: components["schemas"]["ShopProduct"][];
        };
        /** Product of a shop in a list. */
        ShopProduct: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended. */
            status: components["schemas"]["ProductStatus"];
            /** True for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** Stock over all SKUs in pieces; 0 or less means sold out. */
            stockNum: components["schemas"]["IntLike"];
        };
        /** Shop state: 0 not open, 1 open, 2 temporarily closed. Decoded to a number. */
        ShopState: (0 | 1 | 2) | (number & {});
        /** Session of a customer who has signed in. */
        SignedIn: {
            /** Session token of the customer. Keep it secret. */
            access_id: components["schemas"]["AccessId"];
            /** Customer id. */
            userId: components["schemas"]["IntLike"];
            /** Name shown to other customers. */
            user_name: components["schemas"]["Text"];
            /** Profile picture; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** True when the customer has a login password. */
            y_password: components["schemas"]["Flag"];
            /** Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of later calls. */
            user_lang_code: string;
            /** Country dial code of the customer's phone; empty when none is bound. */
            cpc?: components["schemas"]["Text"];
            /** ISO 3166-1 numeric code of the country of the phone. */
            country_num?: components["schemas"]["IntLike"];
            /** Token for automatic sign-in, present after a sign-in with `isAuto`. As secret as `access_id`. */
            autoToken?: string;
            /** Type of the active notice, as in `mall.User.getUserTell`; absent or 0 for none. */
            systemMsgType?: components["schemas"]["IntLike"];
            /** Title of the active notice. */
            systemMsgTitle?: components["schemas"]["Text"];
            /** Body of the active notice. */
            systemMsg?: components["schemas"]["Html"];
            /** Start of the active notice. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            systemMsgStartDate?: components["schemas"]["DateTime"];
            /** End of the active notice. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            systemMsgEndDate?: components["schemas"]["DateTime"];
            /** Id of the active notice, passed to `mall.User.markToRead`. */
            tell_id?: components["schemas"]["IntLike"];
            /** 0 when the customer dismissed the notice for good. */
            type?: components["schemas"]["IntLike"];
        };
        /** Product for which similar products are listed. */
        SimilarTo: {
            /** Product id. */
            id: components["schemas"]["IntLike"];
            /** Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** Shop name. */
            mch_name: components["schemas"]["Text"];
            /** Lowest price over all SKUs. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. In yuan. Decoded to a decimal string with two places. */
            price_to?: components["schemas"]["Money"];
            /** Price before the reduction; equal to `price` when there is none. In yuan. Decoded to a decimal string with two places. */
            yprice: components["schemas"]["Money"];
        };
        /** SKU, one combination of attribute values. */
        Sku: {
            /** SKU id, passed as `attribute_id`. */
            cid: components["schemas"]["IntLike"];
            /** Attribute values as text, for example "Size: 150 ml"; empty for a product without attributes. */
            name: components["schemas"]["Text"];
            /** Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** Regular price per piece. In yuan. Decoded to a decimal string with two places. */
            price: components["schemas"]["Money"];
            /** Member price per piece. In yuan. Decoded to a decimal string with two places. */
            vipPrice?: components["schemas"]["Money"];
            /** Stock in pieces. */
            count: components["schemas"]["IntLike"];
            /** Attribute values that make up the SKU. */
            attributes: components["schemas"]["SkuAttribute"][];
        };
        /** Attribute value of a SKU. */
        SkuAttribute: {
            /** Attribute that the value belongs to. */
            attributeId: components["schemas"]["IntLike"];
            /** Value id within the attribute. */
            attributeValId: components["schemas"]["IntLike"];
        };
        /** State of the slot at `server_time`: 0 over, 1 running, 2 upcoming. Decoded to a number. */
        SlotState: (0 | 1 | 2) | (number & {});
        /** Store of a shop, for visits and pickups. */
        Store: {
            /** Store id, passed as `shop_address_id`. */
            id: components["schemas"]["IntLike"];
            /** Store name. */
            name: components["schemas"]["Text"];
            /** Phone number of the store. */
            mobile: components["schemas"]["Text"];
            /** Opening hours as text, for example "10:00-21:30". */
            business_hours: components["schemas"]["Text"];
            /** Province. */
            sheng: components["schemas"]["Text"];
            /** City. */
            shi: components["schemas"]["Text"];
            /** District. */
            xian: components["schemas"]["Text"];
            /** Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** Full address as one text, in the word order of the language of the request. */
            address_xq?: components["schemas"]["Text"];
            /** True for the default store of the shop. */
            is_default: components["schemas"]["Flag"];
        };
        /** Single-line text in the language of the request. */
        Text: string;
        /** Absolute URL, or a path on the gateway's origin ("/media/…"); empty for none. */
        Url: string;
        /** Wallet balance with a page of credits or debits. */
        Wallet: {
            /** Wallet balance. In yuan. Decoded to a decimal string with two places. */
            user_money: components["schemas"]["Money"];
            /** Currency name in the language of the request. */
            unit: components["schemas"]["Text"];
            /** Number of records over all pages. */
            total: components["schemas"]["IntLike"];
            /** Whether a withdrawal can be requested: 0 yes, 1 no, one is under review, 2 no, withdrawals are not set up. Decoded to a number. */
            status: (0 | 1 | 2) | (number & {});
            /** Latest withdrawal; absent when there was none. */
            withdrawal?: components["schemas"]["LatestWithdrawal"];
            /** Records of the page, newest first. */
            list: components["schemas"]["WalletRecord"][];
        };
        /** Credit or debit of the wallet. */
        WalletRecord: {
            /** Record id. */
            id: components["schemas"]["IntLike"];
            /** Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. */
            type: components["schemas"]["WalletRecordType"];
            /** Amount, unsigned. The requested side determines the direction. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Time of the record. Decoded to ISO 8601 with offset, "2026-11-21T14:05:00+08:00"; null for an empty text. */
            add_date: components["schemas"]["DateTime"];
        };
        /** Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed. Decoded to a number. */
        WalletRecordType: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 42) | (number & {});
        /** Data for the withdrawal form. */
        WithdrawalForm: {
            /** Wallet balance. In yuan. Decoded to a decimal string with two places. */
            money: components["schemas"]["Money"];
            /** Minimum amount of a withdrawal. In yuan. Decoded to a decimal string with two places. */
            min_amount: components["schemas"]["Money"];
            /** Maximum amount of a withdrawal. In yuan. Decoded to a decimal string with two places. */
            max_amount: components["schemas"]["Money"];
            /** Fee as text, for example "0.6%". */
            service_charge: components["schemas"]["Text"];
            /** Fee as a fraction of the amount (0.006 means 0.6 %). Deducted from the amount and rounded to two decimals. */
            serviceCharge: number | string;
            /** Currency name in the language of the request. */
            unit: components["schemas"]["Text"];
            /** Bound phone with the middle digits masked; empty when none is bound. */
            mobile: components["schemas"]["Text"];
            /** True when withdrawals to WeChat are offered. */
            wx_open: components["schemas"]["Flag"];
            /** True when the customer has bound a WeChat account. */
            wx_withdraw: components["schemas"]["Flag"];
            /** Name of the bound WeChat account; empty when none is bound. */
            wx_name: components["schemas"]["Text"];
            /** Amount from which a withdrawal to WeChat requires the real name. In yuan. Decoded to a decimal string with two places. */
            real_name_from?: components["schemas"]["Money"];
            /** Bank cards of the customer, the default first. */
            bank_information: components["schemas"]["BankCard"][];
            /** Hint shown next to the form; empty for none. */
            pshd: components["schemas"]["Text"];
        };
        /** Plain text of a customer or shop, possibly with several lines; empty for none. */
        Writing: string;
        /** Request of `mall.User.updatepassword`. */
        AccountChangePasswordInput: {
            /** Current password. 6 to 16 characters. */
            password: string;
            /** New password; must differ from the current one. 6 to 16 characters. Pattern: `^\S+$`. */
            passwordOld: components["schemas"]["LoginPassword"];
            /** New password again; must be equal to `passwordOld`. 6 to 16 characters. Pattern: `^\S+$`. */
            x_password1: components["schemas"]["LoginPassword"];
            /** Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
        };
        /** Response data of `mall.User.updatepassword`. */
        AccountChangePasswordData: components["schemas"]["Nothing"];
        /** Request of `mall.User.modifyPaymentPassword`. */
        AccountChangePaymentPasswordInput: {
            /** Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\d{6}$`. */
            pcode: components["schemas"]["SentCode"];
            /** New payment password, exactly six digits. Pattern: `^\d{6}$`. */
            password: components["schemas"]["NewPaymentPassword"];
            /** New payment password again; must be equal to `password`. Pattern: `^\d{6}$`. */
            password1: components["schemas"]["NewPaymentPassword"];
            /** Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            /** Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it. At most 2000 characters. */
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** Response data of `mall.User.modifyPaymentPassword`. */
        AccountChangePaymentPasswordData: components["schemas"]["Nothing"];
        /** Request of `mall.User.updatePhone`. */
        AccountChangePhoneInput: {
            /** Token returned by `mall.User.authentication`. 1 to 128 characters. */
            authenticationToken: string;
            /** New phone without dial code. No other customer may have bound it. Pattern: `^\d{5,15}$`. */
            newPhone: components["schemas"]["PhoneNumber"];
            /** Code sent to the new phone (`smsType` 3). Exactly 6 characters. Pattern: `^\d{6}$`. */
            pCode: components["schemas"]["SentCode"];
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            /** Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it. At most 2000 characters. */
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** Response data of `mall.User.updatePhone`. */
        AccountChangePhoneData: components["schemas"]["Nothing"];
        /** Request of `mall.User.index`. */
        AccountHomeInput: Record<string, never>;
        /** Response data of `mall.User.index`. */
        AccountHomeData: components["schemas"]["AccountHome"];
        /** Request of `mall.User.personalResources`. */
        AccountProfileInput: Record<string, never>;
        /** Response data of `mall.User.personalResources`. */
        AccountProfileData: components["schemas"]["Profile"];
        /** Request of `mall.User.isDefaultValue`. */
        AccountProfileStateInput: Record<string, never>;
        /** Profile state. */
        AccountProfileStateData: {
            /** True when profile fields are missing, false when the profile is complete; the opposite of the name. */
            haveAllUserInfo: components["schemas"]["Flag"];
        };
        /** Request of `mall.User.authentication`. */
        AccountProvePhoneInput: {
            /** Current phone, usually masked. Ignored; the session determines the phone. At most 30 characters. */
            phone?: string | undefined;
            /** Code sent to the current phone (`smsType` 3). Exactly 6 characters. Pattern: `^\d{6}$`. */
            pCode: components["schemas"]["SentCode"];
            /** Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it. At most 2000 characters. */
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** Response data of `mall.User.authentication`. */
        AccountProvePhoneData: components["schemas"]["PhoneProof"];
        /** Request of `mall.User.accountSecurity`. */
        AccountSecurityInput: Record<string, never>;
        /** Response data of `mall.User.accountSecurity`. */
        AccountSecurityData: components["schemas"]["Security"];
        /** Request of `mall.User.setPaymentPassword`. */
        AccountSetPaymentPasswordInput: {
            /** Code sent to the bound phone for this purpose (`smsType` 5). Exactly 6 characters. Pattern: `^\d{6}$`. */
            pcode: components["schemas"]["SentCode"];
            /** New payment password, exactly six digits. Pattern: `^\d{6}$`. */
            password: components["schemas"]["NewPaymentPassword"];
            /** New payment password again; must be equal to `password`. Pattern: `^\d{6}$`. */
            password1: components["schemas"]["NewPaymentPassword"];
            /** Captcha token of clients that show a captcha here. Ignored. 1 to 128 characters. */
            imgToken?: components["schemas"]["CaptchaToken"] | undefined;
            /** Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it. At most 2000 characters. */
            keyCode?: components["schemas"]["CaptchaText"] | undefined;
        };
        /** Response data of `mall.User.setPaymentPassword`. */
        AccountSetPaymentPasswordData: components["schemas"]["Nothing"];
        /** Request of `mall.User.setPersonalResources`. */
        AccountUpdateProfileInput: {
            /** Profile picture, as uploaded by `mall.Product.uploadImgs`. At most 200 characters. */
            headimgurl?: components["schemas"]["UploadedPicture"] | undefined;
            /** Name shown to other customers. Letters, digits and underscores of any script. 1 to 20 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·]+$`. */
            userName?: string | undefined;
            /**
             * 0 not specified, 1 male, 2 female.
             * @enum {integer}
             */
            sex?: (0 | 1 | 2) | undefined;
            /**
             * Format: date
             * Date of birth as `YYYY-MM-DD`.
             */
            birthday?: string | undefined;
        };
        /** Response data of `mall.User.setPersonalResources`. */
        AccountUpdateProfileData: components["schemas"]["Nothing"];
        /** Request of `mall.Address.saveAddress`. */
        AddressesAddInput: {
            /** Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. 1 to 50 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·.'’-]+$`. */
            user_name: components["schemas"]["Consignee"];
            /** Phone number of the consignee without dial code. Pattern: `^\d{5,15}$`. */
            mobile: components["schemas"]["ConsigneePhone"];
            /** Street, house number and floor. 1 to 50 characters. */
            address: components["schemas"]["StreetAddress"];
            /** Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each element: 1 to 60 characters. */
            place?: components["schemas"]["Place"] | undefined;
            /** 1 makes the address the default, 0 adds it as a further one. */
            is_default?: components["schemas"]["DefaultFlag"] | undefined;
            /** Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern: `^\d{1,6}$`. */
            cpc?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern: `^\d{1,6}$`. */
            country_code?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** City, for addresses outside the region tree. At most 60 characters. */
            city?: components["schemas"]["FreeRegion"] | undefined;
            /** Province or state, for addresses outside the region tree. At most 60 characters. */
            province?: components["schemas"]["FreeRegion"] | undefined;
            /** Postal code. At most 10 characters. */
            zip_code?: components["schemas"]["PostalCode"] | undefined;
        };
        /** All addresses of the customer, the default first. */
        AddressesAddData: components["schemas"]["Address"][];
        /** Request of `mall.Login.getItuList`. */
        AddressesCountriesInput: {
            /** Text that the country name or dial code contains; all countries when missing or empty. At most 60 characters. */
            keyword?: string | undefined;
        };
        /** Matching countries and regions in display order. */
        AddressesCountriesData: components["schemas"]["Country"][];
        /** Request of `mall.Address.index`. */
        AddressesListInput: Record<string, never>;
        /** Delivery addresses. */
        AddressesListData: {
            /** Addresses of the customer, the default first. */
            adds: components["schemas"]["Address"][];
        };
        /** Request of `mall.Address.addressManagement`. */
        AddressesRegionsInput: Record<string, never>;
        /** Provinces with their cities and districts. */
        AddressesRegionsData: components["schemas"]["Region"][];
        /** Request of `mall.Address.delAdds`. */
        AddressesRemoveInput: {
            /** Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            addr_id: number;
        };
        /** All addresses of the customer, the default first. */
        AddressesRemoveData: components["schemas"]["Address"][];
        /** Request of `mall.Address.setDefault`. */
        AddressesSetDefaultInput: {
            /** Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            addr_id: number;
        };
        /** All addresses of the customer, the default first. */
        AddressesSetDefaultData: components["schemas"]["Address"][];
        /** Request of `mall.Address.upAddsindex`. */
        AddressesShowInput: {
            /** Address id; required, here or in `addrId`. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            addr_id?: number | undefined;
            /** Alternative name of `addr_id`. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            addrId?: number | undefined;
        };
        /** Response data of `mall.Address.upAddsindex`. */
        AddressesShowData: components["schemas"]["AddressForm"];
        /** Request of `mall.Address.upAdds`. */
        AddressesUpdateInput: {
            /** Address id. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            addr_id: number;
            /** Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. 1 to 50 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·.'’-]+$`. */
            user_name: components["schemas"]["Consignee"];
            /** Phone number of the consignee without dial code. Pattern: `^\d{5,15}$`. */
            mobile: components["schemas"]["ConsigneePhone"];
            /** Street, house number and floor. 1 to 50 characters. */
            address: components["schemas"]["StreetAddress"];
            /** Province, city and district, in this order, as the `value`s of the region tree. Exactly 3 elements. Each element: 1 to 60 characters. */
            place?: components["schemas"]["Place"] | undefined;
            /** 1 makes the address the default; 0 changes nothing. */
            is_default?: components["schemas"]["DefaultFlag"] | undefined;
            /** Country dial code of the consignee's phone, for example `86`; 86 when missing. At most 6 characters. Pattern: `^\d{1,6}$`. */
            cpc?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** Same value as `cpc`, sent by older clients. Ignored. At most 6 characters. Pattern: `^\d{1,6}$`. */
            country_code?: components["schemas"]["ConsigneeDialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** City, for addresses outside the region tree. At most 60 characters. */
            city?: components["schemas"]["FreeRegion"] | undefined;
            /** Province or state, for addresses outside the region tree. At most 60 characters. */
            province?: components["schemas"]["FreeRegion"] | undefined;
            /** Postal code. At most 10 characters. */
            zip_code?: components["schemas"]["PostalCode"] | undefined;
        };
        /** All addresses of the customer, the default first. */
        AddressesUpdateData: components["schemas"]["Address"][];
        /** Request of `mall.Order.applyReturnGoods`. */
        AfterSalesApplyInput: {
            /** Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1. */
            order_details_id: number[];
            /** Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange. */
            type: components["schemas"]["AfterSaleKindSent"];
            /** Refundable amount in yuan as the form showed it. Informative only; omit for an exchange. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            refund_amount?: string | undefined;
            /** Requested refund in yuan over all lines; the refundable amount when missing. Omit for an exchange. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            refund_apply_money?: string | undefined;
            /** Reason for the application, up to 200 words; each Chinese character counts as one word. 1 to 2000 characters. */
            explain: components["schemas"]["Reason"];
            /** Up to three evidence pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 3 elements. Each element: At most 200 characters. */
            apply_return_goods?: components["schemas"]["UploadedPicture"][] | undefined;
        };
        /** Response data of `mall.Order.applyReturnGoods`. */
        AfterSalesApplyData: components["schemas"]["AppliedAfterSale"];
        /** Request of `mall.Order.batchReturnGoodsPage`. */
        AfterSalesBatchOptionsInput: {
            /** Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1. */
            order_details_id: number[];
        };
        /** Response data of `mall.Order.batchReturnGoodsPage`. */
        AfterSalesBatchOptionsData: components["schemas"]["AfterSaleOptions"];
        /** Request of `mall.Order.getExpress`. */
        AfterSalesCouriersInput: {
            /** Id of the product to return. Source: `data.list[].pid` of `mall.Order.returnDataList`. At least 1. */
            pid: number;
        };
        /** Response data of `mall.Order.getExpress`. */
        AfterSalesCouriersData: components["schemas"]["Couriers"];
        /** Request of `mall.Order.returnDataList`. */
        AfterSalesListInput: {
            /** Part of a product name, or an order number; all after-sales when missing or empty. At most 60 characters. */
            ordervalue?: string | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            start?: number | undefined;
            /** Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50. */
            end?: components["schemas"]["PageSize"] | undefined;
        };
        /** Response data of `mall.Order.returnDataList`. */
        AfterSalesListData: components["schemas"]["AfterSaleList"];
        /** Request of `mall.Order.singleReturnGoodsPage`. */
        AfterSalesOptionsInput: {
            /** Order line id. Source: `data.list[].id` of `mall.Order.orderDetails`. Exactly 1 element. Each element: At least 1. */
            order_details_id: number[];
        };
        /** Response data of `mall.Order.singleReturnGoodsPage`. */
        AfterSalesOptionsData: components["schemas"]["AfterSaleOptions"];
        /** Request of `mall.Order.applyReturnGoodsPage`. */
        AfterSalesPrepareInput: {
            /** Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. 1 to 200 elements. Each element: At least 1. */
            order_details_id: number[];
        };
        /** Response data of `mall.Order.applyReturnGoodsPage`. */
        AfterSalesPrepareData: components["schemas"]["AfterSaleForm"];
        /** Request of `mall.Order.exchangeReceipt`. */
        AfterSalesReceiveReplacementInput: {
            /** After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1. */
            id: number;
        };
        /** Response data of `mall.Order.exchangeReceipt`. */
        AfterSalesReceiveReplacementData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.backSend`. */
        AfterSalesSendBackInput: {
            /** After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1. */
            id: number;
            /** Courier name, `kuaidi_name` of `mall.Order.getExpress`. 1 to 50 characters. */
            kdname: string;
            /** Tracking number of the parcel. 1 to 40 characters. Pattern: `^[A-Za-z0-9-]+$`. */
            kdcode: string;
            /** Name of the sender. 1 to 50 characters. */
            lxr: string;
            /** Phone number of the sender. Pattern: `^\d{11}$`. */
            lxdh: string;
        };
        /** Response data of `mall.Order.backSend`. */
        AfterSalesSendBackData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.returnDetails`. */
        AfterSalesShowInput: {
            /** Order line id (`detailId` in the list). Source: `data.list[].detailId` of `mall.Order.returnDataList`. At least 1. */
            orderDetailId: number;
            /** After-sale id, for a line with several after-sales; the newest when missing. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1. */
            id?: number | undefined;
        };
        /** Response data of `mall.Order.returnDetails`. */
        AfterSalesShowData: components["schemas"]["AfterSaleDetails"];
        /** Request of `mall.Order.cancellationOfApplication`. */
        AfterSalesWithdrawInput: {
            /** After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. At least 1. */
            id: number;
        };
        /** Response data of `mall.Order.cancellationOfApplication`. */
        AfterSalesWithdrawData: components["schemas"]["Nothing"];
        /** Request of `mall.Login.registerAgreement`. */
        AuthAgreementInput: {
            /**
             * Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3;
        };
        /** Response data of `mall.Login.registerAgreement`. */
        AuthAgreementData: components["schemas"]["Agreement"];
        /** Request of `mall.Login.getCode`. */
        AuthCaptchaInput: Record<string, never>;
        /** Response data of `mall.Login.getCode`. */
        AuthCaptchaData: components["schemas"]["Captcha"];
        /** Request of `mall.Login.login`. */
        AuthLoginInput: {
            /**
             * Identification of the account: 1 by phone, 2 by e-mail, 3 by account name.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            /** Phone number without dial code, or with `type` 3 the account name. At most 30 characters. */
            phone?: string | undefined;
            /** E-mail address, with `type` 2. At most 100 characters. */
            e_mail?: string | undefined;
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Login password. 6 to 16 characters. */
            password: string;
            /** Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters. */
            imgCode: components["schemas"]["CaptchaAnswer"];
            /** Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters. */
            verificationCode: components["schemas"]["CaptchaToken"];
            /**
             * 1 requests an `autoToken` for automatic sign-in, 0 does not.
             * @enum {integer}
             */
            isAuto?: (0 | 1) | undefined;
        };
        /** Response data of `mall.Login.login`. */
        AuthLoginData: components["schemas"]["SignedIn"];
        /** Request of `mall.Login.register`. */
        AuthLoginByCodeInput: {
            /**
             * Identification of the account: 1 by `phone`, 2 by `e_mail`.
             * @enum {integer}
             */
            type: 1 | 2;
            /** Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern: `^(\d{5,15})?$`. */
            phone?: components["schemas"]["PhoneField"] | undefined;
            /** E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern: `^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$`. */
            e_mail?: components["schemas"]["EmailField"] | undefined;
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly 6 characters. Pattern: `^\d{6}$`. */
            keyCode: components["schemas"]["SentCode"];
            /** Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters. */
            imgCode: components["schemas"]["CaptchaAnswer"];
            /** Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters. */
            verificationCode: components["schemas"]["CaptchaToken"];
        };
        /** Response data of `mall.Login.register`. */
        AuthLoginByCodeData: components["schemas"]["SignedIn"];
        /** Request of `mall.Login.autoLogin`. */
        AuthLoginByTokenInput: {
            /** Token for automatic sign-in. 1 to 128 characters. */
            autoToken: string;
        };
        /** Response data of `mall.Login.autoLogin`. */
        AuthLoginByTokenData: components["schemas"]["SignedIn"];
        /** Request of `mall.Login.quit`. */
        AuthLogoutInput: Record<string, never>;
        /** Response data of `mall.Login.quit`. */
        AuthLogoutData: components["schemas"]["Nothing"];
        /** Request of `mall.Login.userRegister`. */
        AuthRegisterInput: {
            /** Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern: `^[A-Za-z0-9]+$`. */
            userId: components["schemas"]["AccountName"];
            /** Login password without spaces. 6 to 16 characters. Pattern: `^\S+$`. */
            password: components["schemas"]["LoginPassword"];
            /**
             * Verified contact: 0 `phone`, 1 `e_mail`.
             * @enum {integer}
             */
            type: 0 | 1;
            /** Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern: `^(\d{5,15})?$`. */
            phone?: components["schemas"]["PhoneField"] | undefined;
            /** E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern: `^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$`. */
            e_mail?: components["schemas"]["EmailField"] | undefined;
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly 6 characters. Pattern: `^\d{6}$`. */
            keyCode: components["schemas"]["SentCode"];
            /** Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters. */
            imgCode: components["schemas"]["CaptchaAnswer"];
            /** Captcha token, the `code` returned by `mall.Login.getCode`. 1 to 128 characters. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /** Alternative name of `verificationCode`; one of the two is required. 1 to 128 characters. */
            imgCodeToken?: components["schemas"]["CaptchaToken"] | undefined;
        };
        /** Response data of `mall.Login.userRegister`. */
        AuthRegisterData: components["schemas"]["Registered"];
        /** Request of `mall.Login.userRegisterPage`. */
        AuthRegisterPageInput: Record<string, never>;
        /** Response data of `mall.Login.userRegisterPage`. */
        AuthRegisterPageData: components["schemas"]["RegisterPage"];
        /** Request of `mall.Login.forgotpassword`. */
        AuthResetPasswordInput: {
            /** Login password without spaces. 6 to 16 characters. Pattern: `^\S+$`. */
            password: components["schemas"]["LoginPassword"];
            /** New password again; must be equal to `password`. 6 to 16 characters. Pattern: `^\S+$`. */
            rpwd: components["schemas"]["LoginPassword"];
            /**
             * Identification of the account: 0 by `phone`, 1 by `e_mail`.
             * @enum {integer}
             */
            type?: (0 | 1) | undefined;
            /** Phone number without dial code; empty when an e-mail address is used instead. At most 15 characters. Pattern: `^(\d{5,15})?$`. */
            phone?: components["schemas"]["PhoneField"] | undefined;
            /** E-mail address; empty when a phone number is used instead. At most 100 characters. Pattern: `^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$`. */
            e_mail?: components["schemas"]["EmailField"] | undefined;
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. Exactly 6 characters. Pattern: `^\d{6}$`. */
            keyCode: components["schemas"]["SentCode"];
            /** Text shown in the captcha image, or the solution of its proof of work. 1 to 2000 characters. */
            imgCode: components["schemas"]["CaptchaAnswer"];
            /** Captcha token. Other clients send it as `access_id`, which is not a session in this operation. 1 to 128 characters. */
            verificationCode: components["schemas"]["CaptchaToken"];
        };
        /** Response data of `mall.Login.forgotpassword`. */
        AuthResetPasswordData: components["schemas"]["Nothing"];
        /** Request of `mall.User.secretKey`. */
        AuthSendCodeInput: {
            /**
             * Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6 withdrawal, 7 other. Codes of types 1 and 2 are interchangeable.
             * @enum {integer}
             */
            smsType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            /** Phone number without dial code, unmasked. Required with types 1 and 2, ignored with the others. At most 15 characters. Pattern: `^([\d*]{5,15})?$`. */
            phone?: components["schemas"]["PhoneOrMasked"] | undefined;
            /** Phone to be bound, with type 3. A masked value refers to the bound phone. At most 15 characters. Pattern: `^([\d*]{5,15})?$`. */
            newPhone?: components["schemas"]["PhoneOrMasked"] | undefined;
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. 1 to 2000 characters. */
            imgCode?: components["schemas"]["CaptchaAnswer"] | undefined;
            /** Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /**
             * Kind of message: always 0, a code.
             * @enum {integer}
             */
            message_type?: 0 | undefined;
        };
        /** Response data of `mall.User.secretKey`. */
        AuthSendCodeData: components["schemas"]["CodeRequested"];
        /** Request of `mall.User.send_email_verification_code`. */
        AuthSendEmailCodeInput: {
            /**
             * Format: email
             * E-mail address that receives the code. At most 100 characters.
             */
            e_mail: string;
            /** Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. 1 to 2000 characters. */
            imgCode?: components["schemas"]["CaptchaAnswer"] | undefined;
            /** Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. 1 to 128 characters. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /**
             * Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are interchangeable.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
        };
        /** Response data of `mall.User.send_email_verification_code`. */
        AuthSendEmailCodeData: components["schemas"]["CodeRequested"];
        /** Request of `mall.Login.secretKey`. */
        AuthSendResetCodeInput: {
            /** Phone number without dial code. Pattern: `^\d{5,15}$`. */
            phone: string;
            /** Country dial code of the phone, for example `86`; 86 when missing or empty. At most 6 characters. Pattern: `^\d{0,6}$`. */
            cpc?: components["schemas"]["DialCode"] | undefined;
            /** ISO 3166-1 numeric code of the country. 1 to 999. */
            country_num?: components["schemas"]["CountryNumber"] | undefined;
            /** Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. 1 to 2000 characters. */
            imgCode?: components["schemas"]["CaptchaAnswer"] | undefined;
            /** Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few codes per hour without a captcha, and then refuses with `captcha_wrong`. 1 to 128 characters. */
            verificationCode?: components["schemas"]["CaptchaToken"] | undefined;
            /**
             * Purpose of the code: always 4, a forgotten login password.
             * @enum {integer}
             */
            smsType?: 4 | undefined;
            /**
             * Destination: always 0, a phone.
             * @enum {integer}
             */
            type?: 0 | undefined;
        };
        /** Response data of `mall.Login.secretKey`. */
        AuthSendResetCodeData: components["schemas"]["CodeRequested"];
        /** Request of `mall.User.setUsernamePassword`. */
        AuthSetPasswordInput: {
            /** Account name for signing in, letters and digits. Must be unique. 6 to 15 characters. Pattern: `^[A-Za-z0-9]+$`. */
            user_name: components["schemas"]["AccountName"];
            /** Login password without spaces. 6 to 16 characters. Pattern: `^\S+$`. */
            password: components["schemas"]["LoginPassword"];
        };
        /** Response data of `mall.User.setUsernamePassword`. */
        AuthSetPasswordData: components["schemas"]["Nothing"];
        /** Request of `mall.Product.addCart`. */
        CartAddInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pro_id: number;
            /** SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. At least 1. */
            attribute_id: number;
            /** Quantity in pieces. 1 to 9999. */
            num: number;
        };
        /** Session and cart line. */
        CartAddData: {
            /** Session token that owns the cart; a new one for a first-time visitor. */
            access_id: components["schemas"]["AccessId"];
            /** Cart line id. */
            cart_id: components["schemas"]["IntLike"];
        };
        /** Request of `mall.Cart.modifyAttribute`. */
        CartChangeSkuInput: {
            /** Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1. */
            car_id: number;
            /** Id of the new SKU. Source: `data[].skuBeanList[].cid` of `mall.Cart.djAttribute`. At least 1. */
            attribute_id: number;
        };
        /** Response data of `mall.Cart.modifyAttribute`. */
        CartChangeSkuData: components["schemas"]["Nothing"];
        /** Request of `mall.Cart.djAttribute`. */
        CartLineSkusInput: {
            /** Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1. */
            car_id: number;
        };
        /** List with exactly one element. */
        CartLineSkusData: components["schemas"]["LineSkus"][];
        /** Request of `mall.Cart.index`. */
        CartListInput: Record<string, never>;
        /** Response data of `mall.Cart.index`. */
        CartListData: components["schemas"]["Cart"];
        /** Request of `mall.Cart.toCollection`. */
        CartMoveToFavoritesInput: {
            /** Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1. */
            car_id: number[];
        };
        /** Response data of `mall.Cart.toCollection`. */
        CartMoveToFavoritesData: components["schemas"]["Nothing"];
        /** Request of `mall.Cart.delCart`. */
        CartRemoveInput: {
            /** Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1. */
            car_id: number[];
        };
        /** Response data of `mall.Cart.delCart`. */
        CartRemoveData: components["schemas"]["Nothing"];
        /** Request of `mall.Cart.upCart`. */
        CartUpdateInput: {
            /** Lines to change. 1 to 200 elements. */
            cart: {
                /** Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. At least 1. */
                cart_id: number;
                /** New quantity in pieces; unchanged when missing. 1 to 9999999. */
                num?: number;
                /**
                 * 1 selects the line, 0 deselects it; unchanged when missing.
                 * @enum {integer}
                 */
                selected?: 0 | 1;
            }[];
        };
        /** Response data of `mall.Cart.upCart`. */
        CartUpdateData: components["schemas"]["Nothing"];
        /** Request of `mall.Index.oneClickClear`. */
        CatalogClearSearchHistoryInput: Record<string, never>;
        /** Response data of `mall.Index.oneClickClear`. */
        CatalogClearSearchHistoryData: components["schemas"]["Nothing"];
        /** Request of `mall.Index.loadHome`. */
        CatalogLabelledInput: {
            /**
             * Label: 1 new, 2 hot, 3 recommended.
             * @enum {integer}
             */
            s_type: 1 | 2 | 3;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
            /** Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Page of products. */
        CatalogLabelledData: {
            /** Number of products over all pages. */
            total: components["schemas"]["IntLike"];
            /** Products of the page. */
            list: components["schemas"]["ProductCard"][];
        };
        /** Request of `mall.Product.index`. */
        CatalogProductInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pro_id: number;
            /**
             * 1 when opened from the member products, which applies member prices; 0 or missing otherwise.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /**
             * MS when opened from the flash sale; empty or missing otherwise.
             * @enum {string}
             */
            type?: ("" | "MS") | undefined;
            /** Flash item id, with `type` MS. An item of another product is refused. Source: `data.list[].id` of `plugin.sec.MallSec.home`. At least 1. */
            id?: number | undefined;
        };
        /** Response data of `mall.Product.index`. */
        CatalogProductData: components["schemas"]["ProductPage"];
        /** Request of `mall.Product.recommend`. */
        CatalogRecommendInput: Record<string, never>;
        /** Recommendations. */
        CatalogRecommendData: {
            /** Recommended products. */
            list: components["schemas"]["RecommendedProduct"][];
        };
        /** Request of `mall.Index.delSearch`. */
        CatalogRemoveSearchInput: {
            /** Search words as listed in the history. 1 to 100 characters. */
            keyword: string;
        };
        /** Response data of `mall.Index.delSearch`. */
        CatalogRemoveSearchData: components["schemas"]["Nothing"];
        /** Request of `mall.Index.search`. */
        CatalogSearchInput: {
            /** Search words in any of the four languages. At most 100 characters. */
            keyword?: string | undefined;
            /**
             * Records to search: 1 products, 2 shops; products when missing.
             * @enum {integer}
             */
            searchType?: (1 | 2) | undefined;
            /** Class id from which the search started. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1. */
            cid?: number | undefined;
            /** Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At most 20 elements. Each element: At least 1. */
            class_id?: number[] | undefined;
            /** Brand ids; only products of these brands. Source: `data.brand_list[].brand_id` of `mall.Index.search`. At most 20 elements. Each element: At least 1. */
            brand_id?: number[] | undefined;
            /** Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500` alone means at least 1500. At most 23 characters. */
            amount?: components["schemas"]["PriceLimits"] | undefined;
            /** Labels: 1 new, 2 hot, 3 recommended, 5 member product; only products with one of them. At most 4 elements. */
            s_type?: (1 | 2 | 3 | 5)[] | undefined;
            /**
             * Sort key; the default order of the mall when empty or missing.
             * @enum {string}
             */
            sort_type?: ("" | "default" | "price" | "volume") | undefined;
            /**
             * 0 ascending, 1 descending.
             * @enum {integer}
             */
            sort?: (0 | 1) | undefined;
            /** Initial letter; `brand_list` then holds only brands that start with it. At most 1 character. Pattern: `^[A-Z]?$`. */
            brandHead?: string | undefined;
            /** Initial letter; `class_list` then holds only classes that start with it. At most 1 character. Pattern: `^[A-Z]?$`. */
            classHead?: string | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
            /** Rows per page; 20 products or 10 shops when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Response data of `mall.Index.search`. */
        CatalogSearchData: components["schemas"]["SearchResult"];
        /** Response data of `mall.Index.search` with `searchType` 1. */
        CatalogSearchProductsData: {
            /** Number of matching products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            /** Matching products; shops with `searchType` 2. */
            list: components["schemas"]["ProductCard"][];
            /** Brands of the matching products before the brand filter is applied. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** Classes of the matching products before the class filter is applied. */
            class_list: components["schemas"]["ClassFilter"][];
            /** Same shops as `list` with `searchType` 2, for older clients. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /** Response data of `mall.Index.search` with `searchType` 2. */
        CatalogSearchShopsData: {
            /** Number of matching products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            /** Matching products; shops with `searchType` 2. */
            list: components["schemas"]["FoundShop"][];
            /** Brands of the matching products before the brand filter is applied. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** Classes of the matching products before the class filter is applied. */
            class_list: components["schemas"]["ClassFilter"][];
            /** Same shops as `list` with `searchType` 2, for older clients. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /** Request of `mall.Index.clickSearch`. */
        CatalogSearchHistoryInput: Record<string, never>;
        /** Search history. */
        CatalogSearchHistoryData: {
            /** Search words, newest first. */
            list: components["schemas"]["SearchWord"][];
        };
        /** Request of `mall.Product.immediatelyCart`. */
        CheckoutCheckBuyNowInput: {
            /** `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, names the flash item. 3 to 4 elements. */
            product: components["schemas"]["BuyNowPart"][];
        };
        /** Response data of `mall.Product.immediatelyCart`. */
        CheckoutCheckBuyNowData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.payment`. */
        CheckoutPlaceOrderInput: {
            /** SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements. */
            product?: components["schemas"]["BuyNowPart"][] | undefined;
            /** Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1. */
            cart_id?: number[] | undefined;
            /** Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            address_id?: number | undefined;
            /** Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of `mch.mall.Mch.seeMyStore`. At least 1. */
            shop_address_id?: number | undefined;
            /** Name of the person who collects the order; required with `shop_address_id`. The same characters as in an address. At most 50 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·.'’-]*$`. */
            fullName?: string | undefined;
            /** Phone number of the person who collects the order; required with `shop_address_id`. Pattern: `^(\d{5,15})?$`. */
            fullPhone?: string | undefined;
            /**
             * 1 buys at the member price; 0 or missing at the regular price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** Selected coupons joined by commas. One id per shop in the order of `data.products[]` of `mall.Order.settlement`, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros selects none. The best coupons when missing, as in the settlement. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters. */
            coupon_id?: string | undefined;
            /** Remark to each shop, in the order of `data.products[]` of `mall.Order.settlement`. At most 50 elements. Each element: At most 200 characters. */
            remarks?: string[] | undefined;
            /**
             * Intended payment method.
             * @enum {string}
             */
            pay_type: "wallet_pay" | "pc_alipay" | "pc_wechat";
            /** Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            total?: string | undefined;
        };
        /** Response data of `mall.Order.payment`. */
        CheckoutPlaceOrderData: components["schemas"]["PlacedOrder"];
        /** Request of `mall.Order.settlement`. */
        CheckoutSettleInput: {
            /** SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. 3 to 4 elements. */
            product?: components["schemas"]["BuyNowPart"][] | undefined;
            /** Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. 1 to 200 elements. Each element: At least 1. */
            cart_id?: number[] | undefined;
            /** Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. At least 1. */
            address_id?: number | undefined;
            /** Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of `mch.mall.Mch.seeMyStore`. At least 1. */
            shop_address_id?: number | undefined;
            /**
             * 1 buys at the member price; 0 or missing at the regular price.
             * @enum {integer}
             */
            vipSource?: (0 | 1) | undefined;
            /** Selected coupons joined by commas. One id per shop in the order of `data.products[]` of the response, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros selects none. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At most 500 characters. */
            coupon_id?: string | undefined;
            /**
             * `true` applies `coupon_id`; `false` or missing selects the best coupons.
             * @enum {string}
             */
            canshu?: ("true" | "false") | undefined;
            /**
             * Intended payment method.
             * @enum {string}
             */
            pay_type?: ("wallet_pay" | "pc_alipay" | "pc_wechat") | undefined;
        };
        /** Response data of `mall.Order.settlement`. */
        CheckoutSettleData: components["schemas"]["Settlement"];
        /** Request of `mall.User.aboutUs`. */
        ContentShowInput: {
            /**
             * Page: `aboutus`; `shopping_process`, `payment_method`, `payment_issues`; `after_sales_issues`, `return_policy`, `cancellation_order`, `refund_process`, `refund_instructions`; `our_story`, `our_team`, `regional_markets`; `terms`, `privacy`; `contact`, `enroll`, `accessibility`.
             * @enum {string}
             */
            type: "aboutus" | "shopping_process" | "payment_method" | "payment_issues" | "after_sales_issues" | "return_policy" | "cancellation_order" | "refund_process" | "refund_instructions" | "our_story" | "our_team" | "regional_markets" | "terms" | "privacy" | "contact" | "enroll" | "accessibility";
        };
        /** Response data of `mall.User.aboutUs`. */
        ContentShowData: components["schemas"]["AboutPage"];
        /** Request of `plugin.coupon.MallCoupon.index`. */
        CouponsListInput: {
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page: number;
            /**
             * Issuer: 1 the mall, 2 shops.
             * @enum {integer}
             */
            type: 1 | 2;
            /** Part of a shop name; read with `type` 2 only. At most 60 characters. */
            mchName?: string | undefined;
        };
        /** Page of coupons. */
        CouponsListData: {
            /** Number of coupons over all pages. */
            total: components["schemas"]["IntLike"];
            /** Coupons of the page. */
            list: components["schemas"]["CentreCoupon"][];
        };
        /** Request of `plugin.coupon.MallCoupon.proCoupon`. */
        CouponsListForProductInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            goodsId: number;
        };
        /** Coupons for the product. */
        CouponsListForProductData: {
            /** Coupons applicable to the product, receivable ones first. */
            list: components["schemas"]["OfferedCoupon"][];
        };
        /** Request of `plugin.coupon.MallCoupon.mchCoupon`. */
        CouponsListForShopInput: {
            /** Shop id. Source: `data.mch[].id` of `mall.Index.search`. At least 1. */
            mchId: number;
        };
        /** Coupons of the shop. */
        CouponsListForShopData: {
            /** Coupons, receivable ones first. */
            list: components["schemas"]["OfferedCoupon"][];
        };
        /** Request of `plugin.coupon.MallCoupon.myCoupon`. */
        CouponsListOwnInput: {
            /**
             * State: 0 unused, 1 used, 2 expired; unused when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
        };
        /** Coupons of the customer. */
        CouponsListOwnData: {
            /** Number of unused coupons. */
            wsy_num: components["schemas"]["IntLike"];
            /** Number of used coupons. */
            ysy_num: components["schemas"]["IntLike"];
            /** Number of expired coupons. */
            ygq_num: components["schemas"]["IntLike"];
            /** Number of coupons in `list`. */
            total: components["schemas"]["IntLike"];
            /** Coupons of the requested state. */
            list: components["schemas"]["OwnCoupon"][];
        };
        /** Request of `plugin.coupon.MallCoupon.receive`. */
        CouponsReceiveInput: {
            /** Campaign id. Source: `data.list[].id` of `plugin.coupon.MallCoupon.index`. At least 1. */
            id: number;
        };
        /** Result as text to show to the customer. */
        CouponsReceiveData: components["schemas"]["Text"];
        /** Request of `mall.AddFavorites.index`. */
        FavoritesAddInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pro_id: number;
            /**
             * Kind of favorite: always 1, a product; 1 when missing.
             * @enum {integer}
             */
            type?: 1 | undefined;
        };
        /** New favorite. */
        FavoritesAddData: {
            /** Favorite id, needed to remove it. */
            collection_id: components["schemas"]["IntLike"];
        };
        /** Request of `mall.AddFavorites.collection`. */
        FavoritesListInput: {
            /**
             * Kind of favorite: 1 products, 2 shops.
             * @enum {integer}
             */
            type: 1 | 2;
            /** Part of the product or shop name; all favorites when missing or empty. At most 60 characters. */
            mchNameOrProName?: string | undefined;
        };
        /** Favorites of the requested kind. */
        FavoritesListData: {
            /** Favorite products for `type` 1, followed shops for `type` 2. */
            list: (components["schemas"]["FavoriteProduct"] | components["schemas"]["FavoriteShop"])[];
        };
        /** Response data of `mall.AddFavorites.collection` with `type` 1. */
        FavoritesListProductsData: {
            /** Favorite products for `type` 1, followed shops for `type` 2. */
            list: components["schemas"]["FavoriteProduct"][];
        };
        /** Response data of `mall.AddFavorites.collection` with `type` 2. */
        FavoritesListShopsData: {
            /** Favorite products for `type` 1, followed shops for `type` 2. */
            list: components["schemas"]["FavoriteShop"][];
        };
        /** Request of `mall.AddFavorites.similar`. */
        FavoritesListSimilarInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pro_id: number;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Product with similar products. */
        FavoritesListSimilarData: {
            /** List with exactly one element, the product. */
            product: components["schemas"]["SimilarTo"][];
            /** Similar products of the page. */
            list: components["schemas"]["RelatedProduct"][];
            /** Number of similar products over all pages. */
            total: components["schemas"]["IntLike"];
        };
        /** Request of `mall.AddFavorites.removeFavorites`. */
        FavoritesRemoveInput: {
            /** Favorite ids of either kind. Source: `data.list[].id` of `mall.AddFavorites.collection`. 1 to 200 elements. Each element: At least 1. */
            collection: number[];
        };
        /** Response data of `mall.AddFavorites.removeFavorites`. */
        FavoritesRemoveData: components["schemas"]["Nothing"];
        /** Request of `plugin.sec.MallSec.home`. */
        FlashSaleHomeInput: {
            /** Slot id; the server selects one when missing or empty. Source: `data.time_list[].id` of `plugin.sec.MallSec.home`. At least 1. */
            id?: number | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Response data of `plugin.sec.MallSec.home`. */
        FlashSaleHomeData: components["schemas"]["FlashSale"];
        /** Request of `mall.Home.getGoodsListByBlockId`. */
        HomeBlockProductsInput: {
            /** Block whose products to list; required without an `s_type` of 1, 2 or 3. Source: `data.list[].id` of `mall.Home.getBlockGoodsList`. At least 1. */
            blockId?: number | undefined;
            /**
             * Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member products.
             * @enum {integer}
             */
            s_type?: (1 | 2 | 3 | 6) | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
            /** Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Page of products. */
        HomeBlockProductsData: {
            /** Number of products over all pages. */
            total: components["schemas"]["IntLike"];
            /** Products of the page. */
            list: components["schemas"]["BlockListProduct"][];
        };
        /** Request of `mall.Home.getBlockGoodsList`. */
        HomeBlocksInput: Record<string, never>;
        /** Product blocks. */
        HomeBlocksData: {
            /** Blocks in display order. */
            list: components["schemas"]["Block"][];
        };
        /** Request of `mall.Index.home`. */
        HomePageInput: {
            /** Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1. */
            cid?: number | undefined;
            /** Page number, starting at 1. Ignored, each list has one page. 1 to 10000. */
            page?: number | undefined;
            /** Products per list; 8 when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Response data of `mall.Index.home`. */
        HomePageData: components["schemas"]["HomePage"];
        /** Request of `mall.InvoiceInfo.applyInvoicing`. */
        InvoicesApplyInput: {
            /** Id of the revoked or refused invoice to request again. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At least 1. */
            id?: number | undefined;
            /** Invoice title id. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1. */
            headId: number;
            /** 1 a company, 2 a person. */
            type: components["schemas"]["InvoiceHeaderKindSent"];
            /** Name of the title. Informative only; the stored title is used. 1 to 30 characters. */
            companyName: string;
            /** Tax number of the title. Informative only; the stored title is used. At most 30 characters. Pattern: `^[A-Za-z0-9]*$`. */
            companyTaxNumber?: string | undefined;
            /** Amount in yuan as the form showed it. Informative only. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            amount?: string | undefined;
            /** Order number. Source: `data.list[].sNo` of `mall.InvoiceInfo.getToInvoiced`. 1 to 40 characters. Pattern: `^[A-Za-z0-9]+$`. */
            sNo: string;
            /** E-mail address that receives the invoice. 6 to 100 characters. Pattern: `^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$`. */
            email: string;
        };
        /** Response data of `mall.InvoiceInfo.applyInvoicing`. */
        InvoicesApplyData: components["schemas"]["Nothing"];
        /** Request of `mall.InvoiceHeader.getDefault`. */
        InvoicesDefaultHeaderInput: Record<string, never>;
        /** Response data of `mall.InvoiceHeader.getDefault`. */
        InvoicesDefaultHeaderData: components["schemas"]["DefaultInvoiceHeader"];
        /** Request of `mall.InvoiceHeader.doRequest`. */
        InvoicesHeadersInput: {
            /** Title id; all titles when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1. */
            id?: number | undefined;
        };
        /** Response data of `mall.InvoiceHeader.doRequest`. */
        InvoicesHeadersData: components["schemas"]["InvoiceHeaderList"];
        /** Request of `mall.InvoiceInfo.getInvoiceInfo`. */
        InvoicesListInput: {
            /**
             * State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** Invoice id; all invoices of the state when missing. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At least 1. */
            id?: number | undefined;
            /** Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Response data of `mall.InvoiceInfo.getInvoiceInfo`. */
        InvoicesListData: components["schemas"]["InvoiceList"];
        /** Request of `mall.InvoiceInfo.getToInvoiced`. */
        InvoicesListBillableInput: {
            /** Page number, starting at 1, ten rows per page; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Response data of `mall.InvoiceInfo.getToInvoiced`. */
        InvoicesListBillableData: components["schemas"]["BillableOrderList"];
        /** Request of `mall.InvoiceHeader.del`. */
        InvoicesRemoveHeaderInput: {
            /** Title ids. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. Exactly 1 element. Each element: At least 1. */
            ids: number[];
        };
        /** Response data of `mall.InvoiceHeader.del`. */
        InvoicesRemoveHeaderData: components["schemas"]["Nothing"];
        /** Request of `mall.InvoiceInfo.revoke`. */
        InvoicesRevokeInput: {
            /** Invoice id. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. At least 1. */
            id: number;
        };
        /** Response data of `mall.InvoiceInfo.revoke`. */
        InvoicesRevokeData: components["schemas"]["Nothing"];
        /** Request of `mall.InvoiceHeader.addOrUpdate`. */
        InvoicesSaveHeaderInput: {
            /** Id of the title to change; a new title when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. At least 1. */
            id?: number | undefined;
            /** 1 a company, 2 a person. */
            type: components["schemas"]["InvoiceHeaderKindSent"];
            /** Name of the company or person. 1 to 30 characters. */
            companyName: string;
            /** Tax number; required for a company. At most 30 characters. Pattern: `^[A-Za-z0-9]*$`. */
            companyTaxNumber?: string | undefined;
            /** Registered address. At most 100 characters. */
            registerAddress?: string | undefined;
            /** Registered phone. At most 20 characters. Pattern: `^[0-9+() -]*$`. */
            registerPhone?: string | undefined;
            /** Bank. At most 50 characters. */
            depositBank?: string | undefined;
            /** Bank account number. At most 30 characters. Pattern: `^[0-9 ]*$`. */
            bankNumber?: string | undefined;
            /**
             * 1 makes the title the default.
             * @enum {integer}
             */
            isDefault?: (0 | 1) | undefined;
        };
        /** Response data of `mall.InvoiceHeader.addOrUpdate`. */
        InvoicesSaveHeaderData: components["schemas"]["Nothing"];
        /** Request of `plugin.member.MallMember.closeFrame`. */
        MembershipDismissReminderInput: Record<string, never>;
        /** Response data of `plugin.member.MallMember.closeFrame`. */
        MembershipDismissReminderData: components["schemas"]["Nothing"];
        /** Request of `plugin.member.MallMember.payment`. */
        MembershipOrderInput: {
            /**
             * Plan: 1 month, 2 quarter, 3 year.
             * @enum {integer}
             */
            memberType: 1 | 2 | 3;
            /**
             * Intended payment method.
             * @enum {string}
             */
            payType: "wallet_pay" | "pc_alipay" | "pc_wechat";
            /** Amount shown to the customer, in yuan. The order is refused when the current amount is higher. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            amount: components["schemas"]["AmountSeen"];
            /** Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At least 1. */
            couponId?: number | undefined;
        };
        /** Response data of `plugin.member.MallMember.payment`. */
        MembershipOrderData: components["schemas"]["MembershipOrder"];
        /** Request of `plugin.member.MallMember.memberProList`. */
        MembershipProductsInput: {
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
            /** Rows per page; 8 when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Page of products. */
        MembershipProductsData: {
            /** Number of products over all pages. */
            total: components["schemas"]["IntLike"];
            /** Products of the page. */
            list: components["schemas"]["MemberProduct"][];
        };
        /** Request of `plugin.member.MallMember.settlement`. */
        MembershipSettleInput: {
            /** Price of the selected plan, in yuan; the monthly plan when missing. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            amount?: components["schemas"]["AmountSeen"] | undefined;
            /** Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. At least 1. */
            couponId?: number | undefined;
        };
        /** Response data of `plugin.member.MallMember.settlement`. */
        MembershipSettleData: components["schemas"]["MembershipOffer"];
        /** Request of `plugin.member.MallMember.memberCenter`. */
        MembershipShowInput: {
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Response data of `plugin.member.MallMember.memberCenter`. */
        MembershipShowData: components["schemas"]["MemberPage"];
        /** Request of `mall.Message.index`. */
        MessagesListInput: {
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Response data of `mall.Message.index`. */
        MessagesListData: components["schemas"]["MessagePage"];
        /** Request of `mall.Message.del`. */
        MessagesRemoveInput: {
            /** Message ids. Source: `data.message[].id` of `mall.Message.index`. 1 to 100 elements. Each element: At least 1. */
            id: number[];
        };
        /** Response data of `mall.Message.del`. */
        MessagesRemoveData: components["schemas"]["Nothing"];
        /** Request of `mall.Message.oneindex`. */
        MessagesShowInput: {
            /** Message id. Source: `data.message[].id` of `mall.Message.index`. At least 1. */
            id: number;
        };
        /** The message. */
        MessagesShowData: {
            /** List with exactly one element. */
            message: components["schemas"]["MessageDetails"][];
        };
        /** Request of `mall.Order.removeOrder`. */
        OrdersCancelInput: {
            /** Order to cancel. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id: number;
        };
        /** Response data of `mall.Order.removeOrder`. */
        OrdersCancelData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.index`. */
        OrdersListInput: {
            /** Part of a product name, or an order number; all orders when missing or empty. At most 60 characters. */
            ordervalue?: string | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            pageNum?: number | undefined;
            /**
             * State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or missing. The misspelling is part of the protocol.
             * @enum {string}
             */
            order_type?: ("" | "payment" | "send" | "receipt" | "evaluete") | undefined;
        };
        /** Response data of `mall.Order.index`. */
        OrdersListData: components["schemas"]["OrderList"];
        /** Request of `mall.Order.logistics`. */
        OrdersParcelsInput: {
            /** Order number (`sNo`), not the order id. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters. Pattern: `^[A-Za-z0-9]+$`. */
            id: string;
            /**
             * Always empty. Without meaning, sent by older clients.
             * @enum {string}
             */
            details?: "" | undefined;
        };
        /** Response data of `mall.Order.logistics`. */
        OrdersParcelsData: components["schemas"]["ParcelList"];
        /** Request of `mall.Order.see_extraction_code`. */
        OrdersPickupCodeInput: {
            /** Order whose pickup code to show. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id: number;
        };
        /** Response data of `mall.Order.see_extraction_code`. */
        OrdersPickupCodeData: components["schemas"]["PickupCode"];
        /** Request of `mall.Order.getMchStore`. */
        OrdersPickupStoreInput: {
            /** Store id, `single_store` of the order. Source: `data.single_store` of `mall.Order.orderDetails`. At least 1. */
            id: number;
        };
        /** Response data of `mall.Order.getMchStore`. */
        OrdersPickupStoreData: components["schemas"]["PickupPlace"];
        /** Request of `mall.Order.okOrder`. */
        OrdersReceiveInput: {
            /** Order whose receipt to confirm. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id: number;
        };
        /** Response data of `mall.Order.okOrder`. */
        OrdersReceiveData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.delivery`. */
        OrdersRemindInput: {
            /** Order to be shipped. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id: number;
        };
        /** Response data of `mall.Order.delivery`. */
        OrdersRemindData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.delOrder`. */
        OrdersRemoveInput: {
            /** Order to remove from the list. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id: number;
        };
        /** Response data of `mall.Order.delOrder`. */
        OrdersRemoveData: components["schemas"]["Nothing"];
        /** Request of `mall.Order.orderDetails`. */
        OrdersShowInput: {
            /** Order to show. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
            order_id: number;
            /** Payment number of the QR code page. Ignored. At most 64 characters. */
            trade_no?: string | undefined;
        };
        /** Response data of `mall.Order.orderDetails`. */
        OrdersShowData: components["schemas"]["OrderDetails"];
        /** Request of `mall.Order.getPayment`. */
        PaymentsMethodsInput: Record<string, never>;
        /** Response data of `mall.Order.getPayment`. */
        PaymentsMethodsData: components["schemas"]["PaymentMethods"];
        /** Request of `mall.Pay.walletPay`. */
        PaymentsPayFromWalletInput: {
            /** Order as returned when it was placed. */
            order_list: {
                /** Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters. */
                sNo: string;
                /** Amount shown to the customer, in yuan. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
                total?: string;
                /** Order to pay. Source: `data.order[].id` of `mall.Order.index`. At least 1. */
                order_id?: number;
            };
            /**
             * Payment method: always `wallet_pay`.
             * @enum {string}
             */
            type: "wallet_pay";
            /** Amount shown to the customer, in yuan. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            payment_money: string;
        };
        /** Response data of `mall.Pay.walletPay`. */
        PaymentsPayFromWalletData: components["schemas"]["Nothing"];
        /** Request of `mall.Pay.index`. */
        PaymentsQrCodeInput: {
            /**
             * Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay.
             * @enum {string}
             */
            type: "pc_alipay" | "pc_wechat";
            /** Amount shown to the customer, or the amount of a recharge, in yuan; at least the minimum of the recharge form. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            total: components["schemas"]["AmountSeen"];
            /** Title shown to the payer, for example the name of the first product. May be shortened. At most 100 characters. */
            title?: string | undefined;
            /** Remark of the customer. At most 200 characters. */
            remarks?: string | undefined;
            /** Order as returned when it was placed; omit for a recharge, which requires `sNo`. */
            order_list?: components["schemas"]["OrderToPay"] | undefined;
            /** Number of a recharge: `CZ` followed by the time and random digits. Unique per customer; required without `order_list`. Pattern: `^CZ\d{17,24}$`. */
            sNo?: string | undefined;
        };
        /** Content of the QR code. */
        PaymentsQrCodeData: components["schemas"]["Url"];
        /** Request of `mall.Order.getCzorder`. */
        PaymentsStateInput: {
            /** Number of the membership order or recharge. Source: `data.sNo` of `plugin.member.MallMember.payment`. 1 to 40 characters. */
            trade_no: string;
        };
        /** Response data of `mall.Order.getCzorder`. */
        PaymentsStateData: components["schemas"]["PaidState"];
        /** Request of `mall.User.paymentPassword`. */
        PaymentsVerifyPasswordInput: {
            /** Payment password. 6 to 16 characters. */
            password: string;
        };
        /** Response data of `mall.User.paymentPassword`. */
        PaymentsVerifyPasswordData: components["schemas"]["Nothing"];
        /** Request of `plugin.integral.MallIntegral.integral`. */
        PointsListInput: {
            /**
             * Records: 1 gained, 2 used, 3 expired.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
        };
        /** Response data of `plugin.integral.MallIntegral.integral`. */
        PointsListData: components["schemas"]["PointsPage"];
        /** Request of `plugin.integral.MallIntegral.deleteSign`. */
        PointsRemoveExpiredInput: {
            /** Record ids. Source: `data.list[].id` of `plugin.integral.MallIntegral.integral`. 1 to 100 elements. Each element: At least 1. */
            ids: number[];
        };
        /** Response data of `plugin.integral.MallIntegral.deleteSign`. */
        PointsRemoveExpiredData: components["schemas"]["Nothing"];
        /** Request of `mall.Product.addComment`. */
        ReviewsAddInput: {
            /** Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1. */
            orderDetailsId: number;
            /** Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1. */
            goodsId: number;
            /** SKU id of the line. Source: `data.commentList[].sid` of `mall.Product.comment`. At least 1. */
            attributeId: number;
            /** Rating, 1 to 5 stars. Required for a review, omitted for a follow-up. The misspelling is part of the protocol. 1 to 5. */
            start?: number | undefined;
            /** Text of the review or follow-up. 1 to 500 characters. Pattern: `\S`. */
            comment: string;
            /**
             * 1 hides the name and picture of the customer. A follow-up inherits the setting of the review.
             * @enum {integer}
             */
            anonymous: 0 | 1;
            /** Pictures, uploaded beforehand with `mall.Product.uploadImgs`. At most 6 elements. Each element: At most 200 characters. */
            imgUrls?: components["schemas"]["UploadedPicture"][] | undefined;
            /** True for a follow-up, false for a review. */
            isReview: boolean;
        };
        /** Response data of `mall.Product.addComment`. */
        ReviewsAddData: components["schemas"]["Nothing"];
        /** Request of `mall.Product.getcomment`. */
        ReviewsListInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pid: number;
            /**
             * Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2 | 3 | 4 | 5) | undefined;
        };
        /** Response data of `mall.Product.getcomment`. */
        ReviewsListData: components["schemas"]["Reviews"];
        /** Request of `mall.Product.comment`. */
        ReviewsListLinesInput: {
            /** Order number. Source: `data.order[].sNo` of `mall.Order.index`. 1 to 40 characters. */
            sNo: string;
            /**
             * 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing.
             * @enum {integer}
             */
            type?: (0 | 5) | undefined;
        };
        /** Lines of the order. */
        ReviewsListLinesData: {
            /** Order lines with their review state. */
            commentList: components["schemas"]["LineToReview"][];
        };
        /** Request of `mall.Product.loadGetcomment`. */
        ReviewsListMoreInput: {
            /** Product id. Source: `data.list[].id` of `mall.Index.search`. At least 1. */
            pid: number;
            /**
             * Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing.
             * @enum {integer}
             */
            type?: (0 | 1 | 2) | undefined;
            /** Page number, starting at 0; 0 when missing. 0 to 10000. */
            page?: number | undefined;
        };
        /** Page of reviews. */
        ReviewsListMoreData: {
            /** Reviews of the page; empty past the last page. */
            list: components["schemas"]["Review"][];
        };
        /** Request of `mall.Product.getCommentReplyList`. */
        ReviewsListRepliesInput: {
            /** Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1. */
            commentId: number;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            pageNo?: number | undefined;
            /** Rows per page; 10 when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Page of replies. */
        ReviewsListRepliesData: {
            /** Number of direct replies over all pages. */
            total: components["schemas"]["IntLike"];
            /** Replies of the page, newest first. */
            list: components["schemas"]["Reply"][];
        };
        /** Request of `mall.Product.sendComment`. */
        ReviewsReplyInput: {
            /** Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1. */
            commentId: number;
            /** Reply text. 1 to 200 characters. Pattern: `\S`. */
            text: string;
            /** Id of the reply to answer; empty or missing for the review itself. Source: `data.list[].id` of `mall.Product.getCommentReplyList`. At least 1. */
            sid?: number | undefined;
        };
        /** Response data of `mall.Product.sendComment`. */
        ReviewsReplyData: components["schemas"]["Nothing"];
        /** Request of `mall.Product.getCommentDetail`. */
        ReviewsShowInput: {
            /** Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. At least 1. */
            commentId: number;
        };
        /** Review with its pictures. */
        ReviewsShowData: {
            /** The review. */
            detailInfo: components["schemas"]["ReviewDetail"];
            /** URLs of the pictures of the review; empty for none. */
            commentImgList: components["schemas"]["Url"][];
        };
        /** Request of `mall.Order.getCommentsInfo`. */
        ReviewsShowOwnInput: {
            /** Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. At least 1. */
            orderDetailId: number;
            /** Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. At least 1. */
            goodsId: number;
        };
        /** The review. */
        ReviewsShowOwnData: {
            /** List with one element; empty when no review has been written. */
            list: components["schemas"]["OwnReview"][];
        };
        /** Request of `app.common.userChangeCurrency`. */
        ShellChangeCurrencyInput: {
            /** Currency id from `app.common.getCurrencys`. At least 1. */
            currency_id: number;
        };
        /** Response data of `app.common.userChangeCurrency`. */
        ShellChangeCurrencyData: components["schemas"]["Nothing"];
        /** Request of `mall.Home.GetBasicConfiguration`. */
        ShellConfigurationInput: Record<string, never>;
        /** Configuration. */
        ShellConfigurationData: {
            /** Configuration values. */
            list: components["schemas"]["BasicConfiguration"];
        };
        /** Request of `app.common.getCurrencys`. */
        ShellCurrenciesInput: Record<string, never>;
        /** The currencies, the default first. */
        ShellCurrenciesData: components["schemas"]["Currency"][];
        /** Request of `app.common.getStoreDefaultCurrency`. */
        ShellDefaultCurrencyInput: Record<string, never>;
        /** Response data of `app.common.getStoreDefaultCurrency`. */
        ShellDefaultCurrencyData: components["schemas"]["Currency"];
        /** Request of `mall.Index.index`. */
        ShellIndexInput: Record<string, never>;
        /** Response data of `mall.Index.index`. */
        ShellIndexData: components["schemas"]["Shell"];
        /** Request of `app.common.getLangs`. */
        ShellLanguagesInput: Record<string, never>;
        /** Languages in display order. */
        ShellLanguagesData: components["schemas"]["MallLanguage"][];
        /** Request of `mall.User.getUserTell`. */
        ShellNoticeInput: Record<string, never>;
        /** Response data of `mall.User.getUserTell`. */
        ShellNoticeData: components["schemas"]["Notice"];
        /** Request of `mall.User.markToRead`. */
        ShellReadNoticeInput: {
            /** Notice id. Source: `data.tell_id` of `mall.User.getUserTell`. At least 1. */
            tell_id: number;
        };
        /** Response data of `mall.User.markToRead`. */
        ShellReadNoticeData: components["schemas"]["Nothing"];
        /** Request of `mall.home.select_language`. */
        ShellSelectLanguageInput: Record<string, never>;
        /** Response data of `mall.home.select_language`. */
        ShellSelectLanguageData: components["schemas"]["Nothing"];
        /** Request of `mch.mall.Mch.agreement`. */
        ShopsAgreementInput: Record<string, never>;
        /** Agreement. */
        ShopsAgreementData: {
            /** Title of the agreement. */
            name: components["schemas"]["Text"];
            /** Body of the agreement. */
            agreement: components["schemas"]["Html"];
        };
        /** Request of `mch.mall.Mch.continueApply`. */
        ShopsApplicationInput: Record<string, never>;
        /** Application with its pictures. */
        ShopsApplicationData: {
            /** The application. */
            list: components["schemas"]["ShopApplication"];
            /** Paths of the pictures of the application. Decoded to the list of values. */
            imgUrls: components["schemas"]["Csv"];
        };
        /** Request of `mch.mall.Mch.apply`. */
        ShopsApplyInput: {
            /** 0 for a first application, otherwise the id of the rejected one. Source: `data.list.id` of `mch.mall.Mch.continueApply`. At least 0. */
            id: number;
            /** Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern: `^[\p{L}\p{M}\p{N}_]+$`. */
            name: string;
            /** Introduction of the shop. At most 50 characters. */
            shop_information?: string | undefined;
            /** Shop class id from `mch.mall.Mch.mchClass`. At least 1. */
            cid: number;
            /** Range of goods. 1 to 50 characters. */
            shop_range: string;
            /** Name of the applicant. Letters, digits and underscores of any script. 1 to 10 characters. Pattern: `^[\p{L}\p{M}\p{N}_ ·]+$`. */
            realname: string;
            /** Identity number of the applicant, 15 or 18 characters. Pattern: `^(\d{15}|\d{17}[\dXx])$`. */
            ID_number: string;
            /** Mobile phone number in mainland China. Pattern: `^1[3-9]\d{9}$`. */
            tel: string;
            /** Province, city and district, joined by hyphens. At most 182 characters. Pattern: `^[^-]{1,60}-[^-]{1,60}-[^-]{1,60}$`. */
            city_all: string;
            /** Street, house number and floor. 1 to 50 characters. */
            address: string;
            /**
             * Applicant: 0 person, 1 enterprise.
             * @enum {integer}
             */
            shop_nature: 0 | 1;
            /** Pictures, uploaded beforehand with `mall.Product.uploadImgs`. A person sends both sides of the identity card, an enterprise its license. 1 to 2 elements. Each element: At most 200 characters. */
            imgUrls: components["schemas"]["UploadedPicture"][];
        };
        /** Response data of `mch.mall.Mch.apply`. */
        ShopsApplyData: components["schemas"]["Nothing"];
        /** Request of `mch.mall.Mch.verifyStoreName`. */
        ShopsCheckNameInput: {
            /** Shop name. Letters, digits and underscores of any script. 1 to 14 characters. Pattern: `^[\p{L}\p{M}\p{N}_]+$`. */
            name: string;
        };
        /** Response data of `mch.mall.Mch.verifyStoreName`. */
        ShopsCheckNameData: components["schemas"]["Nothing"];
        /** Request of `mch.mall.Mch.mchClass`. */
        ShopsListClassesInput: Record<string, never>;
        /** Shop classes. */
        ShopsListClassesData: {
            /** Shop classes in display order. */
            list: components["schemas"]["ShopClass"][];
        };
        /** Request of `mch.mall.Mch.seeMyStore`. */
        ShopsListStoresInput: {
            /** Shop whose stores to list. Source: `data.mch[].id` of `mall.Index.search`. At least 1. */
            shop_id: number;
        };
        /** Stores of the shop. */
        ShopsListStoresData: {
            /** Stores, the default first. */
            list: components["schemas"]["Store"][];
        };
        /** Request of `mch.mall.Mch.storeHomepage`. */
        ShopsShowInput: {
            /** Shop to show. Source: `data.mch[].id` of `mall.Index.search`. At least 1. */
            shop_id: number;
            /** Search words in any of the four languages. At most 100 characters. */
            keyword?: string | undefined;
            /** Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. At least 1. */
            cid?: number | undefined;
            /** Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. At most 20 elements. Each element: At least 1. */
            class_id?: number[] | undefined;
            /** Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500` alone means at least 1500. At most 23 characters. */
            amount?: components["schemas"]["PriceLimits"] | undefined;
            /**
             * Sort key; the default order of the shop when empty or missing. Named `sort_type` in `mall.Index.search`.
             * @enum {string}
             */
            sortType?: ("" | "default" | "price" | "volume") | undefined;
            /**
             * 0 ascending, 1 descending; `volume` is always descending.
             * @enum {integer}
             */
            sort?: (0 | 1) | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
            /** Rows per page; 12 when missing. Values above the maximum are lowered to it. 1 to 50. */
            pageSize?: components["schemas"]["PageSize"] | undefined;
        };
        /** Response data of `mch.mall.Mch.storeHomepage`. */
        ShopsShowData: components["schemas"]["ShopPage"];
        /** Request of `mch.mall.Mch.index`. */
        ShopsStatusInput: Record<string, never>;
        /** State of the application. */
        ShopsStatusData: {
            /** State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected. */
            status: components["schemas"]["ApplicationState"];
            /** Token that opens the back office of an approved shop; empty otherwise. Keep it secret. */
            token: string;
            /** Reason of a rejection; empty otherwise. */
            review_result: string;
        };
        /** Request of `mch.mall.Mch.collectionShop`. */
        ShopsToggleFollowInput: {
            /** Shop to follow or unfollow. Source: `data.mch[].id` of `mall.Index.search`. At least 1. */
            shopId: number;
        };
        /** Response data of `mch.mall.Mch.collectionShop`. */
        ShopsToggleFollowData: components["schemas"]["Nothing"];
        /** Request of `mall.Product.uploadImgs`. */
        UploadsAddInput: {
            /**
             * Format: binary
             * JPEG, PNG, WebP, GIF or BMP image of up to 5 MB (maxLength counts bytes). At most 5242880 bytes.
             */
            file: Blob;
        };
        /** Uploaded picture. */
        UploadsAddData: {
            /** Path of the picture with a signature that makes it visible without a session for an hour. */
            url: components["schemas"]["Url"];
        };
        /** Request of `mall.Bank.verification`. */
        WalletBankOfCardInput: {
            /** Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern: `^[1-9]\d{15,18}$`. */
            Bank_card_number: components["schemas"]["BankCardNumber"];
        };
        /** Bank of the card number. */
        WalletBankOfCardData: {
            /** Bank name; empty when no known bank issues such numbers. */
            Bank_name: components["schemas"]["Text"];
        };
        /** Request of `mall.Bank.cardDetail`. */
        WalletCardInput: {
            /** Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1. */
            id: number;
        };
        /** List with exactly one element. */
        WalletCardData: components["schemas"]["BankCardDetails"][];
        /** Request of `mall.Bank.bankList`. */
        WalletCardsInput: Record<string, never>;
        /** Bank cards, the default first. */
        WalletCardsData: components["schemas"]["BankCard"][];
        /** Request of `mall.Recharge.index`. */
        WalletRechargeFormInput: Record<string, never>;
        /** Response data of `mall.Recharge.index`. */
        WalletRechargeFormData: components["schemas"]["RechargeForm"];
        /** Request of `mall.Bank.delBank`. */
        WalletRemoveCardInput: {
            /** Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1. */
            id: number;
        };
        /** Response data of `mall.Bank.delBank`. */
        WalletRemoveCardData: components["schemas"]["Nothing"];
        /** Request of `mall.Bank.addBank`. */
        WalletSaveCardInput: {
            /** Name of the card holder. 2 to 30 characters. Pattern: `^[\p{L}\p{M} ·.]+$`. */
            Cardholder: string;
            /** Bank name, matching the card number. 1 to 30 characters. */
            Bank_name: string;
            /** Bank branch, when known. At most 50 characters. */
            branch?: string | undefined;
            /** Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern: `^[1-9]\d{15,18}$`. */
            Bank_card_number: components["schemas"]["BankCardNumber"];
            /**
             * 1 makes the card the default.
             * @enum {integer}
             */
            is_default?: (0 | 1) | undefined;
            /** Id of the card to change; a new card when missing. Source: `data[].id` of `mall.Bank.bankList`. At least 1. */
            id?: number | undefined;
        };
        /** Response data of `mall.Bank.addBank`. */
        WalletSaveCardData: components["schemas"]["Nothing"];
        /** Request of `mall.Bank.setDefault`. */
        WalletSetDefaultCardInput: {
            /** Card id. Source: `data[].id` of `mall.Bank.bankList`. At least 1. */
            bankId: number;
            /**
             * Always 1.
             * @enum {integer}
             */
            is_default?: 1 | undefined;
        };
        /** Response data of `mall.Bank.setDefault`. */
        WalletSetDefaultCardData: components["schemas"]["Nothing"];
        /** Request of `mall.User.details`. */
        WalletShowInput: {
            /**
             * Records: 1 credits, 2 debits.
             * @enum {integer}
             */
            type: 1 | 2;
            /**
             * Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. Numbered differently from `type` of a record.
             * @enum {integer}
             */
            typeName?: (0 | 1 | 2 | 3 | 5 | 6 | 7 | 8 | 10 | 11 | 12) | undefined;
            /**
             * Period in days up to now; 7 when missing.
             * @enum {integer}
             */
            day?: (7 | 30 | 90 | 183 | 365) | undefined;
            /** Page number, starting at 1; 1 when missing. 1 to 10000. */
            page?: number | undefined;
            /** Rows per page; 10 when missing. 1 to 100. */
            pageSize?: number | undefined;
        };
        /** Response data of `mall.User.details`. */
        WalletShowData: components["schemas"]["Wallet"];
        /** Request of `pc.store.bank.verificationBank`. */
        WalletVerifyStoreBankInput: {
            /** Complete card number, 16 to 19 digits without spaces and without a leading 0. Pattern: `^[1-9]\d{15,18}$`. */
            bankCardNumber: components["schemas"]["BankCardNumber"];
        };
        /** Bank of the card number. */
        WalletVerifyStoreBankData: {
            /** Bank name; empty when no known bank issues such numbers. */
            Bank_name: components["schemas"]["Text"];
        };
        /** Request of `mall.User.withdrawals`. */
        WalletWithdrawInput: {
            /** Amount in yuan, within the limits of the form. At most 15 characters. Pattern: `^\d{1,12}(\.\d{1,2})?$`. */
            amoney: components["schemas"]["AmountSeen"];
            /**
             * Destination: 1 bank card, 2 WeChat.
             * @enum {integer}
             */
            withdrawStatus: 1 | 2;
            /** Bank card id, required for destination 1. Source: `data[].id` of `mall.Bank.bankList`. At least 1. */
            bankCardId?: number | undefined;
            /** Bound phone, for destination 1; the bound phone when missing. A masked value is ignored; any other phone is refused. At most 15 characters. Pattern: `^[\d*]{5,15}$`. */
            mobile?: components["schemas"]["OwnPhone"] | undefined;
            /** Code sent to the bound phone (`smsType` 6), required for destination 1. Exactly 6 characters. Pattern: `^\d{6}$`. */
            keyCode?: components["schemas"]["SentCode"] | undefined;
            /** Real name, for destination 2 from 2000.00. 1 to 30 characters. Pattern: `^[\p{L}\p{M} ·.]+$`. */
            userName?: string | undefined;
        };
        /** Response data of `mall.User.withdrawals`. */
        WalletWithdrawData: components["schemas"]["Nothing"];
        /** Request of `mall.User.intoWithdrawals`. */
        WalletWithdrawalFormInput: Record<string, never>;
        /** Response data of `mall.User.intoWithdrawals`. */
        WalletWithdrawalFormData: components["schemas"]["WithdrawalForm"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
