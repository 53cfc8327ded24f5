// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export interface paths {
    "/mall.Index.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the page shell
         * @description Data of the header, footer and side bar for the caller, with sign-in state, cart badge, product classes, menu items and presentation settings.
         */
        post: operations["shell.index"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.getUserTell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the current notice
         * @description Called on every navigation. During maintenance the response has code 4003 with the notice as data. Otherwise it contains the newest active notice that the caller has not read (`mall.User.markToRead`), or one with type 0 when there is none.
         */
        post: operations["shell.notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Index.home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the home page
         * @description Banners, coupons and product lists of the home page.
         */
        post: operations["home.page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Home.getBlockGoodsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the product blocks
         * @description Product blocks that the header opens under "All products"; it shows the first five.
         */
        post: operations["home.blocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a product
         * @description Data of the product page, with texts, pictures, price, SKUs, shop and related products. For a signed-in customer it includes the favorite state. A flash-sale product is requested with `type` MS and its flash item id; `sec` then contains the price and the remaining pieces.
         */
        post: operations["catalog.product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Index.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List or search products and shops
         * @description Products by words, class, brand, price and label, sorted and paged. Without words and filters, all products on sale. The response contains the brands and classes available as filters. With `searchType` 2, shops by words. The words are added to the caller's search history.
         */
        post: operations["catalog.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.addCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a SKU to the cart
         * @description Adds pieces of a SKU to the caller's cart. The quantity is added to an existing line, up to the stock. A visitor becomes a guest; the response then contains a new session token for all later calls. A cart holds at most 200 lines; a further SKU is refused with `parameter_refused` (`attribute_id`, `maxItems`).
         */
        post: operations["cart.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Cart.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the cart
         * @description Cart of the caller grouped by shop, with current prices and stock, unavailable lines, and the totals of the selected lines.
         */
        post: operations["cart.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Cart.upCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change quantities and selection
         * @description Sets the quantity of cart lines, their selection, or both. Quantities above the stock are lowered to the stock.
         */
        post: operations["cart.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Cart.delCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove lines from the cart
         * @description Removes cart lines. Unknown lines and lines of other callers count as removed.
         */
        post: operations["cart.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Cart.djAttribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the SKUs a line can be changed to
         * @description SKUs of the product of a cart line, for changing the SKU.
         */
        post: operations["cart.lineSkus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Cart.modifyAttribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the SKU of a line
         * @description Changes a cart line to another SKU of its product. Lines with the same SKU are merged; the quantity is limited to the stock.
         */
        post: operations["cart.changeSku"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.immediatelyCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a direct purchase
         * @description Checks whether a SKU can be bought in the given quantity. Changes nothing; the checkout takes the same `product`.
         */
        post: operations["checkout.checkBuyNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price an order
         * @description Prices an order of the given goods to the given address. The amounts of the server are authoritative. Changes nothing. One of `cart_id` and `product` is required; with both, `product` is priced.
         */
        post: operations["checkout.settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Creates the order, reserves its stock and removes its lines from the cart, in one transaction. The order remains unpaid until it is paid or its payment period ends. The server computes the amount. One of `cart_id` and `product` is required; with both, `product` is bought.
         */
        post: operations["checkout.placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.getPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the payment methods
         * @description Enabled payment methods.
         */
        post: operations["payments.methods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the payment password
         * @description Authorizes one wallet payment of this session within five minutes. Five wrong passwords lock the wallet until the next day.
         */
        post: operations["payments.verifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Pay.walletPay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order from the wallet
         * @description Pays an unpaid order from the wallet, after `mall.User.paymentPassword`. The amount of the order applies; a different `payment_money` is refused.
         */
        post: operations["payments.payFromWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the orders
         * @description Orders of the customer by state, newest first, ten per page, with the counts of all states.
         */
        post: operations["orders.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.orderDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an order
         * @description Order with address, lines, amounts, parcels and payment options.
         */
        post: operations["orders.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.removeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Closes an unpaid order and releases its stock and coupons. A paid order that has not been shipped is refunded first.
         */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.isDefaultValue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether the profile is complete
         * @description Returns whether to offer the profile page to the customer.
         */
        post: operations["account.profileState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the addresses
         * @description The customer's delivery addresses, the default first.
         */
        post: operations["addresses.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.addressManagement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the regions
         * @description Provinces, cities and districts as a tree, for the address form.
         */
        post: operations["addresses.regions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.saveAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address
         * @description Stores a delivery address. The first address becomes the default. For dial codes 86 and 852 the region is sent as `place`, otherwise as `province` and `city`.
         */
        post: operations["addresses.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.getCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a captcha
         * @description Captcha image with a proof-of-work alternative for the same token.
         */
        post: operations["auth.captcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password
         * @description Signs a customer in by phone, e-mail or account name. The guest's cart is merged into the customer's cart, and the guest session ends. Unknown accounts get the same response as wrong passwords. `phone` is required with `type` 1 and 3, `e_mail` with `type` 2.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.quit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the caller. The cart stays with the customer.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.registerAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a legal text
         * @description Legal text for registration, shop applications or membership purchases, or the privacy policy.
         */
        post: operations["auth.agreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.getcomment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the reviews of a product
         * @description First twenty reviews of a product, newest first, with the counts by kind over all reviews of the product. Further pages come from `mall.Product.loadGetcomment`, which numbers the kinds differently.
         */
        post: operations["reviews.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.loadGetcomment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List further reviews of a product
         * @description Twenty reviews per page, newest first. Pages start at 0, and the kinds are numbered by the tabs of the page.
         */
        post: operations["reviews.listMore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.getCommentDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a review
         * @description Review with its pictures, the reply of the shop, the follow-up and the product.
         */
        post: operations["reviews.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.getCommentReplyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the replies to a review
         * @description Replies of other customers, newest first, with one level of nested replies.
         */
        post: operations["reviews.listReplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.sendComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a review
         * @description Writes a reply to a review or to another reply. A reply to a nested reply is stored at the same level.
         */
        post: operations["reviews.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the lines of an order to review
         * @description Lines of an order with the review actions available. A line can be reviewed once it is received and has no open or successful after-sale.
         */
        post: operations["reviews.listLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.addComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a line, or write a follow-up
         * @description Writes the review of a received line, or its follow-up. Each can be written once and not changed. A line that has been reviewed or has an after-sale is refused for its state. Product and SKU must match the line.
         */
        post: operations["reviews.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.getCommentsInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the own review of a line
         * @description Review of an order line written by the customer.
         */
        post: operations["reviews.showOwn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.sec.MallSec.home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the flash sale
         * @description Slots of the day, and the products of one slot, ten per page. Without a slot, the running one, otherwise the next, otherwise the last. Slots of other days can be requested as long as they exist.
         */
        post: operations["flash-sale.home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.coupon.MallCoupon.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the coupon centre
         * @description Coupons of the mall or its shops, ten per page. Receivable coupons first, then usable, exhausted and used ones.
         */
        post: operations["coupons.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.coupon.MallCoupon.receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a coupon
         * @description Gives the customer a coupon of a campaign. An ended or exhausted campaign is refused as ended; a customer at the limit per customer is refused for the state.
         */
        post: operations["coupons.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.coupon.MallCoupon.proCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the coupons for a product
         * @description Mall and shop coupons applicable to the product.
         */
        post: operations["coupons.listForProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.coupon.MallCoupon.mchCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the coupons of a shop
         * @description Coupons of the shop, receivable ones first.
         */
        post: operations["coupons.listForShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.coupon.MallCoupon.myCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the customer's coupons
         * @description All coupons of one state, those that expire first at the top, with the counts of all states. A coupon reserved by an unpaid order counts as used until the order is paid or closed.
         */
        post: operations["coupons.listOwn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.AddFavorites.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to the favorites
         * @description Adds the product to the favorites. Adding it again changes nothing and returns the same id.
         */
        post: operations["favorites.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.AddFavorites.removeFavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove favorites
         * @description Removes favorite products and followed shops. Unknown favorites and favorites of other customers count as removed.
         */
        post: operations["favorites.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.AddFavorites.similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List similar products
         * @description A product, and products of its class and brand that are on sale, eight per page and at most twenty.
         */
        post: operations["favorites.listSimilar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.AddFavorites.collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the favorites
         * @description Favorite products or followed shops of the customer, newest first.
         */
        post: operations["favorites.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the state of the shop application
         * @description State and result of the customer's shop application. For an approved shop, each response contains a new token that opens the back office once within two hours.
         */
        post: operations["shops.status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.storeHomepage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a shop
         * @description Shop with its products, filtered and sorted as in `mall.Index.search`, twelve per page.
         */
        post: operations["shops.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.collectionShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a shop, or unfollow it
         * @description Follows the shop, or unfollows it when the customer already follows it.
         */
        post: operations["shops.toggleFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.seeMyStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the stores of a shop
         * @description Stores of a shop for visits and pickups, the default store first.
         */
        post: operations["shops.listStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.mchClass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the shop classes
         * @description Shop classes available for applications.
         */
        post: operations["shops.listClasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the shop agreement
         * @description Agreement to accept before applying for a shop.
         */
        post: operations["shops.agreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.verifyStoreName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a shop name
         * @description Checks whether the name is available for an application. The name of the customer's own application is available.
         */
        post: operations["shops.checkName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a shop
         * @description Sends a shop application, or sends a rejected one again. Refused for its state while an application is in review or approved. An identity number with a wrong birth date or check digit is refused as a parameter, and so is a wrong number of pictures.
         */
        post: operations["shops.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mch.mall.Mch.continueApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the shop application
         * @description Application of the customer, for correction. A customer without an application gets the response for a missing record.
         */
        post: operations["shops.application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.uploadImgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Uploads one picture and returns its URL, to be passed with a review, an after-sale, a profile or a shop application. The type is determined from the bytes, not from name or content type; other files are refused. The path is derived from the content. The picture is visible only to its owner, with the owner's session or with the signature in the query string of `url`, valid for an hour. Later requests accept the URL with or without the query string.
         */
        post: operations["uploads.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Cart.toCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move lines to the favorites
         * @description Adds the products of cart lines to the favorites and removes the lines from the cart. Unknown lines and lines of other callers are ignored.
         */
        post: operations["cart.moveToFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the account overview
         * @description Customer, balance, points, coupons, order counts by state, and the newest orders.
         */
        post: operations["account.home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.accountSecurity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the security settings
         * @description Returns whether a payment password is set, and the phone that receives codes.
         */
        post: operations["account.security"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.updatepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Sets a new login password after checking the current one. The customer's other sessions end. The field names are those of the protocol, where `password` is the current password and `passwordOld` the new one. Failed attempts are rate limited.
         */
        post: operations["account.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.setPaymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the payment password
         * @description Sets the first payment password of a customer, confirmed by a code sent to the bound phone. A customer who already has one uses `mall.User.modifyPaymentPassword`.
         */
        post: operations["account.setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.modifyPaymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the payment password
         * @description Replaces the payment password, confirmed by a code sent to the bound phone. The new password must differ from the current one. The customer's other sessions end.
         */
        post: operations["account.changePaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the current phone
         * @description First step of changing the phone. A code sent to the current phone is exchanged for a token, which the second step, `mall.User.updatePhone`, requires.
         */
        post: operations["account.provePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.updatePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the phone
         * @description Second step of changing the phone. A code sent to the new phone binds it. The token of the first step is consumed; a used or expired token is refused. The customer's other sessions end.
         */
        post: operations["account.changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.personalResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the profile
         * @description Profile picture, name, sex, phone, e-mail address and birthday of the customer.
         */
        post: operations["account.profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.setPersonalResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Changes the given fields and leaves the others unchanged. The birthday must be in the past and can be set once; a later change is refused.
         */
        post: operations["account.updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the wallet
         * @description Balance with the credits or the debits of the wallet.
         */
        post: operations["wallet.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.intoWithdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the form of a withdrawal
         * @description Balance, limits, fee, bound phone and bank cards for a withdrawal.
         */
        post: operations["wallet.withdrawalForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from the wallet
         * @description Requests a payout. The amount is debited immediately and returned when the request is refused; the fee is deducted from it. A request is refused while another one is under review, or when one was paid out today. A bank card requires the code sent to the bound phone; WeChat, where offered, requires the real name from 2000.00.
         */
        post: operations["wallet.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Recharge.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the form of a recharge
         * @description Minimum amount and payment methods of a recharge. The recharge is paid by `mall.Pay.index`.
         */
        post: operations["wallet.rechargeForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Bank.bankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the bank cards
         * @description The customer's bank cards, the default first.
         */
        post: operations["wallet.cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Bank.cardDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a bank card
         * @description Bank card of the customer with holder and branch, as a list with one element.
         */
        post: operations["wallet.card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Bank.addBank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a bank card
         * @description Stores a bank card, or changes one when `id` is given. A number the customer has already stored is refused, and so is a bank that does not match the number. The first card becomes the default; when a card stops being the default, another one replaces it. At most 20 cards.
         */
        post: operations["wallet.saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Bank.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a bank card the default
         * @description Makes a bank card of the customer the default.
         */
        post: operations["wallet.setDefaultCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Bank.delBank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a bank card
         * @description Removes a bank card. When it was the default, another card becomes the default. Unknown cards and cards of other customers count as removed.
         */
        post: operations["wallet.removeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Bank.verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the bank of a card number
         * @description Returns the bank that issues cards with this number, to fill in the bank while the number is entered.
         */
        post: operations["wallet.bankOfCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.integral.MallIntegral.integral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the points
         * @description Points of the customer with records of gained, used or expired points, newest first, ten per page.
         */
        post: operations["points.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.integral.MallIntegral.deleteSign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove records of expired points
         * @description Removes records of expired points from the list. Unknown records and records of other customers count as removed. A record of points that have not expired is refused, and nothing is removed.
         */
        post: operations["points.removeExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Message.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the messages
         * @description Messages of the customer, newest first, ten per page.
         */
        post: operations["messages.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Message.oneindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a message
         * @description One message, as a list with one element. Marks the message as read.
         */
        post: operations["messages.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Message.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove messages
         * @description Removes messages. Unknown messages and messages of other customers count as removed.
         */
        post: operations["messages.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.member.MallMember.settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a membership
         * @description Price of a plan for the customer with the selected coupon, and the applicable coupons. An amount that is no plan price is refused, and so is a coupon that does not apply to the plan.
         */
        post: operations["membership.settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.member.MallMember.payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a membership
         * @description Places an unpaid order for a plan, priced by the server. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Once paid, the membership is extended by one month, three months or a year. With the wallet, an insufficient balance is refused immediately.
         */
        post: operations["membership.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.member.MallMember.closeFrame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss the renewal reminder
         * @description Dismisses the renewal reminder for the current membership term.
         */
        post: operations["membership.dismissReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.member.MallMember.memberProList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the members' products
         * @description Products with a member price, best-selling first. Visible to everybody; only members buy at that price.
         */
        post: operations["membership.products"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plugin.member.MallMember.memberCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the membership
         * @description Membership term, benefits and paid purchases, newest first, ten per page.
         */
        post: operations["membership.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Pay.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the QR code of a payment
         * @description Requests the QR code content of a payment from the payment provider. An order or membership order is identified by `order_list`, and its own amount applies; a different `total` is refused. A recharge is identified by `sNo`, a number generated by the caller, with `total` as its amount. This call pays nothing; repeated before the payment, it returns a valid code. An order of 0.00 has no code and is paid from the wallet. Code 109 means that the payer's account at the provider does not cover the amount.
         */
        post: operations["payments.qrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.getCzorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the state of a payment
         * @description Polled every 3 seconds while the QR code of a membership order or recharge is shown.
         */
        post: operations["payments.state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.markToRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a notice
         * @description Marks a notice as read by the customer; `mall.User.getUserTell` then omits it.
         */
        post: operations["shell.readNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Home.GetBasicConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the settings of the mall
         * @description Public configuration of the mall, with the icon of the browser tab, names, logos and legal lines.
         */
        post: operations["shell.configuration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Home.getGoodsListByBlockId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the products of a block
         * @description All products of a block, or all products with a label, by pages. `blockId` selects the block; without it, `s_type` selects the label. A request with neither is refused.
         */
        post: operations["home.blockProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Index.loadHome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the products with a label
         * @description Pages of new, hot or recommended products, continuing the lists of the home page. `plugin.member.MallMember.memberProList` lists member products.
         */
        post: operations["catalog.labelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Index.clickSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the search history
         * @description Search words of the caller, newest first without duplicates, at most twenty. Empty for a visitor without a session.
         */
        post: operations["catalog.searchHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Index.oneClickClear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear the search history
         * @description Removes all entries from the caller's search history.
         */
        post: operations["catalog.clearSearchHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Index.delSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a search from the history
         * @description Removes one entry from the caller's search history. Unknown entries count as removed.
         */
        post: operations["catalog.removeSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Product.recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recommend products
         * @description Up to ten recommended products, selected anew on every call.
         */
        post: operations["catalog.recommend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code
         * @description Signs in with a code sent to a phone or an e-mail address. An unknown phone or address is registered; that customer has no password yet (`y_password` 0) and chooses an account name and password next. The guest's cart is merged into the customer's cart, and the guest session ends. Known and unknown accounts get the same responses until the code is verified.
         */
        post: operations["auth.loginByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.autoLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in automatically
         * @description Signs a customer in with the token of an earlier sign-in with `isAuto`. The token is consumed; the response contains the next one, valid for 30 days. An unknown, used or expired token is refused.
         */
        post: operations["auth.loginByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.userRegisterPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the registration page data
         * @description Title of the agreement to accept. Its text is returned by `mall.Login.registerAgreement` with `type` 0.
         */
        post: operations["auth.registerPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.userRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a password
         * @description Registers a customer with an account name, a password and a phone or e-mail address verified by a code, and signs the customer in. The guest's cart is merged into the customer's cart, and the guest session ends. An existing registration is disclosed only to a caller with the code.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a forgotten password
         * @description Sets a new login password, confirmed by a code sent to the phone or e-mail address of the account, and ends all sessions of the account. No code is sent to unknown accounts.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.secretKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for a forgotten password
         * @description Sends a code by SMS to the phone of an account. Unknown phones get no code and the same response. Another code can be requested after 60 seconds.
         */
        post: operations["auth.sendResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.secretKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS
         * @description Sends a six-digit code. Types 1 and 2 go to `phone`, registered or not. The other types require a signed-in customer and go to the bound phone, type 3 to `newPhone` when it is given. A code is valid only for its purpose. Another code can be requested after 60 seconds.
         */
        post: operations["auth.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.send_email_verification_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by e-mail
         * @description Sends a six-digit code to an e-mail address for sign-in, registration or a forgotten password. For a forgotten password, unknown addresses get no code and the same response. Another code can be requested after 60 seconds.
         */
        post: operations["auth.sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.setUsernamePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the account name and password
         * @description For a customer registered by a code who has no login password yet (`y_password` 0). Other customers change their password in the security settings. The customer's other sessions end.
         */
        post: operations["auth.setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.User.aboutUs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an information page
         * @description Text of an information page of the mall in the language of the request. An empty text means that the page has not been written yet.
         */
        post: operations["content.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Login.getItuList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the countries
         * @description Countries and regions with dial codes and flags, for address forms and phone fields.
         */
        post: operations["addresses.countries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.upAdds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an address
         * @description Replaces a delivery address. The rules of `mall.Address.saveAddress` apply. A default address remains the default until another one replaces it.
         */
        post: operations["addresses.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.upAddsindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an address for editing
         * @description One address with the values for the address form. Either `addr_id` or `addrId` is required.
         */
        post: operations["addresses.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an address the default
         * @description Makes the address the default in place of the current default.
         */
        post: operations["addresses.setDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Address.delAdds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an address
         * @description Removes an address. Placed orders are not affected. When the default address is removed, the newest remaining address becomes the default.
         */
        post: operations["addresses.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.delOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an order from the list
         * @description Removes an order from the customer's list permanently; the mall retains its records. Only a closed order, or a completed one without an open after-sale, can be removed. Cancel an unpaid order first (`orders.cancel`).
         */
        post: operations["orders.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the shop to ship
         * @description Reminds the shops of a paid order to ship it. `delivery_status` of the order becomes 1; another reminder is refused until it returns to 0, one day later.
         */
        post: operations["orders.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.okOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt
         * @description Confirms that a shipped order has arrived. The order is completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. Pickup orders are completed by the shop with the pickup code instead; an order with an open after-sale is refused.
         */
        post: operations["orders.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track the parcels of an order
         * @description All parcels of an order with tracking events, newest first, including those of after-sales. Empty until something has been shipped.
         */
        post: operations["orders.parcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.getMchStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the pickup store
         * @description Store where a pickup order is collected, with address and opening hours.
         */
        post: operations["orders.pickupStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.see_extraction_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the pickup code of an order
         * @description Code to present in the store, with the goods to collect. An expired code is replaced by a new one. Refused for an order that is not waiting for pickup.
         */
        post: operations["orders.pickupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.singleReturnGoodsPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the after-sale options of a line
         * @description Kinds of after-sale the order line allows now. A line that has not been shipped can only be refunded, immediately. A shipped or received line allows all three kinds until seven days after receipt, in a flash-sale order only an exchange. A pickup order allows a refund until it is collected. A line can be exchanged at most twice. A line with an open or successful after-sale allows none, except that an exchanged line allows another application.
         */
        post: operations["after-sales.options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.batchReturnGoodsPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the after-sale options of several lines
         * @description Like `after-sales.options`, for several lines of one order. Lines that allow no application have `refund` 0 and are not to be offered.
         */
        post: operations["after-sales.batchOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.applyReturnGoodsPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare an application
         * @description Data for the application form, with the order lines and the highest refundable amount, which is the amount paid for them. Delivery is refunded only when every line of the order is in the application or has been refunded or returned. Refused when one of the lines allows no application.
         */
        post: operations["after-sales.prepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.applyReturnGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a refund, a return or an exchange
         * @description Opens one after-sale per order line, to be reviewed by the shop. Goods that have not left the shop (order paid and not shipped, or waiting for pickup) are refunded immediately and in full, without review (`RefundType` 15). The server computes the refundable amount; requests for more, or for nothing, are refused. Lines with an open or successful after-sale, and kinds not offered by `after-sales.options`, are refused.
         */
        post: operations["after-sales.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.returnDataList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the after-sales
         * @description After-sales of the customer, newest first. The state decides the row's action; 0 can be withdrawn, 1 has to be sent back, 11 has to be confirmed.
         */
        post: operations["after-sales.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.returnDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an after-sale
         * @description After-sale of an order line with its state, request and next step. The newest one is returned unless `id` names an earlier one.
         */
        post: operations["after-sales.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.getExpress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the couriers for sending back
         * @description Available couriers and the address to return goods to.
         */
        post: operations["after-sales.couriers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.backSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the return parcel
         * @description Records the parcel in which the goods are returned, after the shop has approved. Refused in any other state.
         */
        post: operations["after-sales.sendBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.exchangeReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt of a replacement
         * @description Confirms that the replacement has arrived and completes the exchange. Refused unless the shop has sent one.
         */
        post: operations["after-sales.receiveReplacement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.Order.cancellationOfApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description Withdraws an application that is still under review, as if it had not been made. Refused once the shop has decided.
         */
        post: operations["after-sales.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceHeader.doRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the invoice titles
         * @description Invoice titles of the customer, the default first; with `id`, only that one.
         */
        post: operations["invoices.headers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceHeader.addOrUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an invoice title
         * @description Creates a title, or changes one when `id` is given. A company needs a tax number. The first title becomes the default, and one title is always the default.
         */
        post: operations["invoices.saveHeader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceHeader.del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an invoice title
         * @description Deletes a title. Requested invoices have their own copy. When the default title is deleted, the newest remaining title becomes the default.
         */
        post: operations["invoices.removeHeader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceHeader.getDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the default invoice title
         * @description Title preselected for a request. An empty object when the customer has no title.
         */
        post: operations["invoices.defaultHeader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceInfo.getToInvoiced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the orders to invoice
         * @description Completed orders without an invoice, of shops that issue invoices, newest first. With `invoiceTimeout` 1 the deadline has passed.
         */
        post: operations["invoices.listBillable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceInfo.getInvoiceInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the invoices
         * @description Invoices of the customer in one state, newest first; with `id`, only that one, with a fresh URL of its file. Refused invoices are listed with the revoked ones and have a `reason`. An issued invoice that became wrong through a refund has `correction` 1 until the shop replaces its file.
         */
        post: operations["invoices.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceInfo.applyInvoicing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an invoice
         * @description Requests an invoice for a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes the amount, which is the amount paid without delivery and refunds. Refused when the order is not completed, has a request already, has nothing left to invoice, belongs to a shop that issues no invoices, or was received more than twenty days ago.
         */
        post: operations["invoices.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.InvoiceInfo.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invoice request
         * @description Revokes a request that the shop has not answered yet. The invoice can be requested again.
         */
        post: operations["invoices.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app.common.getStoreDefaultCurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the default currency
         * @description Currency of all amounts of the gateway.
         */
        post: operations["shell.defaultCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app.common.getCurrencys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the currencies
         * @description Available display currencies. The mall has one, the default currency.
         */
        post: operations["shell.currencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app.common.getLangs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the languages
         * @description The languages of the mall, for a language switcher. A code listed here is accepted as the `language` of a call.
         */
        post: operations["shell.languages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app.common.userChangeCurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select the display currency
         * @description Selects the display currency. The mall has one; its id is accepted without effect, other ids are refused.
         */
        post: operations["shell.changeCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mall.home.select_language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select the session's language
         * @description Stores the language of this call with the session. It applies to later calls of the session without a language. The language is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
         */
        post: operations["shell.selectLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pc.store.bank.verificationBank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the bank of a card number (alternative name)
         * @description Same response as `mall.Bank.verification`, under the name used by the bank card page of other storefronts.
         */
        post: operations["wallet.verifyStoreBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Success code. The gateway sends "200"; other servers also send the number 200.
         * @enum {string|integer}
         */
        SuccessCode: "200" | 200;
        /** @description Result message for the shopper, in the language of the request. Branch on `code`, not on this text. */
        Message: string;
        /**
         * @description Flag. The gateway sends 1 or 0; other servers also send "1", "0", true or false.
         * @example 1
         * @enum {unknown}
         */
        Flag: 0 | 1;
        /** @description Single-line text in the language of the request. */
        Text: string;
        /**
         * @description Absolute URL, or a path on the gateway's origin ("/media/…"); empty for none.
         * @example /media/products/1001/pack
         */
        Url: string;
        /**
         * @description Whole number. The gateway sends a number; other servers also send its digits as text.
         * @example 12
         */
        IntLike: number;
        /**
         * @description Amount in yuan. The gateway sends a decimal string with two places ("128.00"); other servers also send numbers.
         * @example 128.00
         */
        Money: string;
        /** @description Cart line in the header. */
        MiniCartLine: {
            /** @description Cart line id, passed to `mall.Cart.delCart` as `car_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            pro_name: components["schemas"]["Text"];
            /** @description Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** @description Current price per piece. */
            price: components["schemas"]["Money"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
        };
        /** @description Product class with its subclasses. */
        ProductClass: {
            /** @description Class id, passed as `cid` or `class_id`. */
            cid: components["schemas"]["IntLike"];
            /** @description Class name in the language of the request. */
            pname: components["schemas"]["Text"];
            /** @description Class image; empty when there is none. */
            imgUrl?: components["schemas"]["Url"];
            /** @description Subclasses; empty for a class without any. */
            children: components["schemas"]["ProductClass"][];
        };
        /** @description Enabled features of the mall. */
        PluginStatus: {
            /** @description 1 when the caller is a member. */
            isVip: components["schemas"]["Flag"];
            /** @description 1 when memberships are offered. */
            memberPlugin: components["schemas"]["Flag"];
            /** @description 1 when points are enabled. */
            integralPlugin?: components["schemas"]["Flag"];
            /** @description 1 when mall coupons are enabled. */
            couponPlugin: components["schemas"]["Flag"];
            /** @description 1 when shop coupons are enabled. */
            mchCouponPlugin: components["schemas"]["Flag"];
        };
        /**
         * @description Time in China Standard Time (UTC+08:00) as "2026-11-21 14:05:00"; empty for none.
         * @example 2026-11-21 14:05:00
         */
        DateTime: string;
        /** @description Named link. */
        FooterLink: {
            /** @description Link text in the language of the request. */
            name: components["schemas"]["Text"];
            /** @description Link target; `ow` means the official site of the brand. */
            link: components["schemas"]["Url"];
        };
        /** @description Service promise with its icon. */
        FooterPromise: {
            /** @description Icon of the promise. */
            image: components["schemas"]["Url"];
            /** @description Headline in the language of the request. */
            title: components["schemas"]["Text"];
            /** @description Text below the headline; empty for none. */
            subheading: components["schemas"]["Text"];
        };
        /**
         * @description Values joined by commas ("1,2,5"); empty for none.
         * @example 1,2,5
         */
        Csv: string;
        /** @description Presentation settings of the mall. The field is named `mchCoupon` in the product family's protocol. */
        MallConfig: {
            /** @description Name of the mall. */
            mallName: components["schemas"]["Text"];
            /** @description Greeting in the header. */
            welcomeTerm: components["schemas"]["Text"];
            /** @description Logo of the mall. */
            mallLogo: components["schemas"]["Url"];
            /** @description Icon of the browser tab. */
            mallIcon: components["schemas"]["Url"];
            /** @description Official site of the brand; empty for none. */
            authority: components["schemas"]["Url"];
            /** @description Text that advertises the mobile app; empty for none. */
            APPExplain: components["schemas"]["Text"];
            /** @description Download address of the mobile app; empty for none. */
            APPUrl: components["schemas"]["Url"];
            /** @description Address of the mobile storefront, for sharing; empty for none. */
            H5Url?: components["schemas"]["Url"];
            /** @description Text shared together with an address. */
            textExplain?: components["schemas"]["Text"];
            /** @description Registration number shown in the footer; empty for none. */
            archival: components["schemas"]["Text"];
            /** @description Copyright line of the footer. */
            copyright: components["schemas"]["Text"];
            /** @description Footer links in display order. The target `ow` means the official site. */
            list: components["schemas"]["FooterLink"][];
            /** @description Service promises at the top of the footer. */
            bottoList: components["schemas"]["FooterPromise"][];
            /** @description Header items of the sign-in pages: 1 home, 2 app download. */
            shortcutMenu2: components["schemas"]["Csv"];
            /** @description Header items: 1 sign-in or customer, 2 orders, 3 account, 4 languages, 5 own shop, 6 messages, 7 customer service, 8 app download. */
            shortcutMenu3: components["schemas"]["Csv"];
            /** @description Sites of the brand for other regions. */
            regionalLinks: components["schemas"]["FooterLink"][];
        };
        /** @description Data of the header, footer and side bar of every page, for the caller. */
        Shell: {
            /** @description 1 when a customer is signed in, 0 for a visitor. */
            login_status: components["schemas"]["Flag"];
            /** @description Name of the customer; empty for a visitor. */
            user_name: components["schemas"]["Text"];
            /** @description Profile picture; empty for a visitor. */
            headUrl: components["schemas"]["Url"];
            /** @description Number of unread messages. */
            messages_num: components["schemas"]["IntLike"];
            /** @description Number of usable coupons. */
            coupon_num: components["schemas"]["IntLike"];
            /** @description Number of unpaid orders. */
            order_num: components["schemas"]["IntLike"];
            /** @description Pieces in the cart. */
            cart_num: components["schemas"]["IntLike"];
            /** @description Value of the goods in the cart. */
            cart_price: components["schemas"]["Money"];
            /** @description Most recently added cart lines. */
            cart_list: components["schemas"]["MiniCartLine"][];
            /** @description Product classes with their subclasses. */
            class_list: components["schemas"]["ProductClass"][];
            pluginStatus: components["schemas"]["PluginStatus"];
            /** @description End of the membership; empty for a customer who is not a member. */
            vipEndTime: components["schemas"]["DateTime"];
            /** @description Days of membership left; 0 without membership. */
            vipEndDay: components["schemas"]["IntLike"];
            /** @description 1 when the renewal reminder is to be shown. */
            memberRemind: components["schemas"]["Flag"];
            /** @description Presentation settings of the mall. The name comes from the product family, where shop settings and coupons share a table. */
            mchCoupon: components["schemas"]["MallConfig"];
        };
        /** @description Failure envelope. `code` is an entry of the error catalogue (errors.yaml). */
        Failure: {
            /** @description Error code of the catalogue. */
            code: string | number;
            /** @description Error message for the shopper, in the language of the request. Branch on `code` instead. */
            message: components["schemas"]["Text"];
            /** @description Further details, specific to the code; null for most. */
            data?: unknown;
        };
        /** @description HTML without scripts, styles or event handlers; texts in it are escaped. */
        Html: string;
        /** @description Notice to shoppers. */
        Notice: {
            /**
             * @description 0 none, 1 maintenance, 2 new version, 3 ordinary notice.
             * @enum {integer|string}
             */
            systemMsgType: 0 | 1 | 2 | 3;
            /** @description Title of the notice; empty for none. */
            systemMsgTitle: components["schemas"]["Text"];
            /** @description Body of the notice; empty for none. */
            systemMsg: components["schemas"]["Html"];
            /** @description Notice id, passed to `mall.User.markToRead`; 0 for none. */
            tell_id: components["schemas"]["IntLike"];
            /** @description Start of the notice; empty for none. */
            systemMsgStartDate: components["schemas"]["DateTime"];
            /** @description End of the notice; empty for none. */
            systemMsgEndDate: components["schemas"]["DateTime"];
            /** @description Former maintenance text. Empty on this gateway. */
            info?: components["schemas"]["Html"];
        };
        /** @description Rows per page. Values above the maximum are lowered to it. */
        PageSize: number;
        /** @description Banner of the home page. */
        Banner: {
            /** @description Banner id. */
            id: components["schemas"]["IntLike"];
            /** @description Banner image. */
            image: components["schemas"]["Url"];
            /** @description Link target; empty when the banner is not a link. */
            url: components["schemas"]["Url"];
            /** @description Headline in the language of the request, also the accessible name of the image. */
            title?: components["schemas"]["Text"];
            /** @description Text below the headline; empty when there is none. */
            subheading?: components["schemas"]["Text"];
        };
        /**
         * @description Benefit of a coupon: 1 free delivery, 2 fixed amount off, 3 percentage off, 4 gift for members.
         * @enum {integer|string}
         */
        CouponBenefit: 1 | 2 | 3 | 4 | 5;
        /**
         * @description Goods a coupon applies to: 1 all goods, 2 selected products, 3 selected classes, 4 membership purchases.
         * @enum {integer|string}
         */
        CouponScope: 1 | 2 | 3 | 4;
        /**
         * @description Remaining share of the price in tenths, as counted in China: "9.00" means nine tenths are paid, 10 % off. "0.00" when the coupon is not a percentage coupon.
         * @example 9.00
         */
        Discount: string;
        /**
         * @description Action available to the caller: 1 receive, 2 use (received and unused), 3 none, all coupons are gone, 4 none, already used. Visitors get 1 or 3.
         * @enum {integer|string}
         */
        ReceiveState: 1 | 2 | 3 | 4;
        /** @description Coupon campaign in the coupon center. */
        CentreCoupon: {
            /** @description Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** @description Id of the issuing shop; 0 for the mall. */
            mch_id: components["schemas"]["IntLike"];
            /** @description Coupon name; for a shop coupon prefixed with the shop name in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            type: components["schemas"]["CouponScope"];
            /** @description Discount amount; 0.00 for a percentage coupon. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description Minimum value of the goods; 0.00 for none. */
            z_money: components["schemas"]["Money"];
            /** @description The minimum as text, in the language of the request. */
            limit: components["schemas"]["Text"];
            /** @description Number of coupons issued. */
            circulation: components["schemas"]["IntLike"];
            /** @description Number of coupons left; 9999999 or more means unlimited. */
            num: components["schemas"]["IntLike"];
            /**
             * @description 1 unlimited, 2 limited number of coupons.
             * @enum {integer|string}
             */
            issue_number_type: 1 | 2;
            /** @description `issue_number_type` as text. */
            issue_number_type_str: components["schemas"]["Text"];
            /** @description Number of coupons one customer may receive. */
            receive: components["schemas"]["IntLike"];
            /** @description Campaign image; empty when there is none. */
            cover_map: components["schemas"]["Url"];
            /** @description Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
            /** @description Start of the campaign. */
            start_time: components["schemas"]["DateTime"];
            /** @description End of the campaign; empty when it has none. */
            end_time: components["schemas"]["DateTime"];
            /** @description Validity in days after a coupon is received; 0 means until the end of the campaign. */
            day: components["schemas"]["IntLike"];
            /** @description Terms of use. The capital letter is part of the protocol. */
            Instructions: string;
        };
        /**
         * @description Sale status: 1 not yet on sale, 2 on sale, 3 off the shelf, 4 removed for a violation, 5 supply ended.
         * @enum {integer|string}
         */
        ProductStatus: 1 | 2 | 3 | 4 | 5;
        /** @description Product in a list. */
        ProductCard: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Same value as `imgurl`, only in the lists behind "more". */
            imgUrl?: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Short sales text below the name; empty when there is none. */
            subtitle: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            /** @description Lowest member price; absent when members pay the regular price, and on servers that send it only with the product page. */
            vipPrice?: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** @description Shop name. */
            mch_name: components["schemas"]["Text"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs in pieces; 0 or less means sold out. */
            goodsNum: components["schemas"]["IntLike"];
            /** @description Same value as `goodsNum`, only in the lists behind "more". */
            num?: components["schemas"]["IntLike"];
            /** @description Product labels: 1 new, 2 hot, 3 recommended, 5 member product. */
            s_type: components["schemas"]["Csv"];
        };
        /** @description Content of the home page. */
        HomePage: {
            /** @description Banners in display order. */
            banner: components["schemas"]["Banner"][];
            /** @description Mall coupons on offer as a visitor sees them, at most eight. */
            coupon_list?: components["schemas"]["CentreCoupon"][];
            /** @description Hot and recommended products. */
            list_r: components["schemas"]["ProductCard"][];
            /** @description New products. */
            list_x: components["schemas"]["ProductCard"][];
            /** @description Products with a member price. */
            list_m: components["schemas"]["ProductCard"][];
        };
        /** @description Product in the product panel of the header. */
        BlockProduct: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            coverUrl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
        };
        /** @description Product block in the product panel of the header. */
        Block: {
            /** @description Block id, passed to `mall.Home.getGoodsListByBlockId` as `blockId`. */
            id: components["schemas"]["IntLike"];
            /** @description Block title in the language of the request. */
            name: components["schemas"]["Text"];
            /** @description Products of the block. */
            goodsList: {
                /** @description Products in display order. */
                list: components["schemas"]["BlockProduct"][];
            };
        };
        /** @description SKU as a flat row. Every further key is an attribute name with the attribute value ("Size": "150 ml"). */
        AttributeRow: {
            /** @description SKU of the row, the `cid` of a direct purchase. */
            SkuID: components["schemas"]["IntLike"];
            /** @description Stock in pieces. */
            Stock: components["schemas"]["IntLike"];
            /** @description Regular price per piece. */
            Price: components["schemas"]["Money"];
            /** @description Image of the SKU. */
            Pic: components["schemas"]["Url"];
            /** @description Member price per piece. Not an attribute. */
            vipPrice?: components["schemas"]["Money"];
        } & {
            [key: string]: string | number;
        };
        /** @description Value of a product attribute. */
        AttributeValue: {
            /** @description Value id; 0 for the neutral value of a product without attributes. */
            id: components["schemas"]["IntLike"];
            /** @description Value as shown to shoppers, for example "150 ml". */
            attributeValue: components["schemas"]["Text"];
        };
        /** @description Product attribute with its values in display order. */
        Attribute: {
            /** @description Attribute id; 0 for the neutral attribute of a product without attributes. */
            id: components["schemas"]["IntLike"];
            /** @description Attribute name, for example "Size". */
            attrName: components["schemas"]["Text"];
            /** @description Values in display order. */
            attr: components["schemas"]["AttributeValue"][];
        };
        /** @description Attribute value of a SKU. */
        SkuAttribute: {
            /** @description Attribute that the value belongs to. */
            attributeId: components["schemas"]["IntLike"];
            /** @description Value id within the attribute. */
            attributeValId: components["schemas"]["IntLike"];
        };
        /** @description SKU, one combination of attribute values. */
        Sku: {
            /** @description SKU id, passed as `attribute_id`. */
            cid: components["schemas"]["IntLike"];
            /** @description Attribute values as text, for example "Size: 150 ml"; empty for a product without attributes. */
            name: components["schemas"]["Text"];
            /** @description Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** @description Regular price per piece. */
            price: components["schemas"]["Money"];
            /** @description Member price per piece. */
            vipPrice?: components["schemas"]["Money"];
            /** @description Stock in pieces. */
            count: components["schemas"]["IntLike"];
            /** @description Attribute values that make up the SKU. */
            attributes: components["schemas"]["SkuAttribute"][];
        };
        /** @description Shop that sells the product. */
        ProductShop: {
            /** @description Shop that sells the product, passed to `mch.mall.Mch.storeHomepage`. */
            shop_id: components["schemas"]["IntLike"];
            /** @description Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** @description Shop logo; empty when there is none. */
            shop_logo: components["schemas"]["Url"];
            /**
             * @description 0 not open, 1 open, 2 temporarily closed.
             * @enum {integer|string}
             */
            is_open: 0 | 1 | 2;
            /** @description Number of products on sale in the shop. */
            quantity_on_sale: components["schemas"]["IntLike"];
            /** @description Pieces sold by the shop. */
            quantity_sold: components["schemas"]["IntLike"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
        };
        /** @description Related product as a small card. */
        RelatedProduct: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
        };
        /**
         * @description Amount in yuan, or the lowest and highest amount joined by a hyphen ("128.00-218.00").
         * @example 128.00-218.00
         */
        MoneyRange: string;
        /** @description Tab of the product description. */
        ContentTab: {
            /** @description Tab title. */
            name: components["schemas"]["Text"];
            /** @description Tab body. */
            content: components["schemas"]["Html"];
        };
        /** @description Product texts, media, prices and stock. */
        Product: {
            /** @description Product id. */
            pro_id: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            name: components["schemas"]["Text"];
            /** @description Short sales text below the name; empty when there is none. */
            subtitle: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["MoneyRange"];
            /** @description Lowest and highest price over all SKUs; one amount when all SKUs cost the same. */
            price_range?: components["schemas"]["MoneyRange"];
            /** @description Member price for SKUs without a member price of their own. */
            vipPrice?: components["schemas"]["Money"];
            /** @description Product description as tabs. */
            content: string;
            /** @description Gallery image URLs. When the product has a video, the first entry is the video and the second its poster image. */
            img_arr: components["schemas"]["Url"][];
            /** @description Gallery video; empty when there is none. */
            video?: components["schemas"]["Url"];
            /** @description Video in the product description; empty when there is none. */
            proVideo?: components["schemas"]["Url"];
            /** @description Price before the reduction, shown struck through; absent without a reduction. */
            yprice?: components["schemas"]["MoneyRange"];
            /** @description Main image of the product. */
            photo_x: components["schemas"]["Url"];
            /** @description Stock over all SKUs, in pieces. */
            num: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Product labels: 1 new, 2 hot, 3 recommended, 5 member product. */
            s_type: components["schemas"]["Csv"];
            /** @description Brand name; empty when the product has none. */
            brand_name: components["schemas"]["Text"];
            /** @description Name of the product class. */
            cat_name: components["schemas"]["Text"];
            /** @description Class id. */
            cid: components["schemas"]["IntLike"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
        };
        /** @description Flash-sale offer of a product. Countdowns are relative to `server_time`. */
        FlashOffer: {
            /** @description Flash item id, passed as `sec_id` to buy it. */
            id: components["schemas"]["IntLike"];
            /** @description SKU id sold at the flash-sale price. */
            cid: components["schemas"]["IntLike"];
            /** @description Price per piece during the slot. */
            secPrice: components["schemas"]["Money"];
            /** @description Pieces left in the slot. */
            num: components["schemas"]["IntLike"];
            /** @description Pieces reserved for the slot. */
            max_num: components["schemas"]["IntLike"];
            /** @description Pieces already bought by the caller. */
            buyNum: components["schemas"]["IntLike"];
            /** @description Purchase limit per customer, in pieces. */
            limitNum: components["schemas"]["IntLike"];
            /** @description 1 when the caller can buy now. */
            canbuy: components["schemas"]["Flag"];
            /** @description Milliseconds until the slot ends, or until it starts if it has not started; 0 when it is over. */
            remainingTime: components["schemas"]["IntLike"];
            /**
             * @description 1 not started, 2 running, 3 ended, 4 announced, 5 sold out.
             * @enum {integer|string}
             */
            secStatus: 1 | 2 | 3 | 4 | 5;
            /** @description Current time of the server. */
            server_time: components["schemas"]["DateTime"];
        };
        /** @description Coupon offered with a product. `plugin.coupon.MallCoupon.proCoupon` returns the same coupons with all details. */
        ProductCoupon: {
            /** @description Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** @description Condition of the coupon as text. */
            limit: components["schemas"]["Text"];
            /** @description Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
        };
        /** @description Data of the product page. */
        ProductPage: {
            /** @description Session token of the caller; empty when there is none. */
            access_id: string;
            /** @description 1 when a customer is signed in, 0 for a visitor. */
            login_status: components["schemas"]["Flag"];
            /** @description 1 when the product is in the caller's favorites. */
            collection_status: components["schemas"]["Flag"];
            /** @description Favorite id, needed to remove the product from the favorites; 0 when it is not a favorite. */
            collection_id?: components["schemas"]["IntLike"];
            /** @description Number of reviews. */
            commentsTotal: components["schemas"]["IntLike"];
            /** @description One row per SKU with the attribute names as keys, for older clients. `attrList` and `skuBeanList` carry the same data with order and ids. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** @description Attributes in display order. A product without attributes has one neutral attribute with one value, both with id 0. */
            attrList: components["schemas"]["Attribute"][];
            /** @description SKUs of the product. */
            skuBeanList: components["schemas"]["Sku"][];
            /** @description Shop that sells the product. */
            shop_list: components["schemas"]["ProductShop"];
            /** @description Up to ten related products. */
            related_recommendations: components["schemas"]["RelatedProduct"][];
            /** @description Product texts, media, prices and stock. */
            pro: components["schemas"]["Product"];
            /** @description Flash-sale offer; absent unless requested with `type` MS. */
            sec?: components["schemas"]["FlashOffer"];
            /** @description 1 when coupons are available for the product. */
            coupon_status?: components["schemas"]["Flag"];
            /** @description Coupons available for the product, receivable ones first; empty for none. */
            coupon_str?: components["schemas"]["ProductCoupon"][];
            /** @description Data for sharing the product. */
            sharingSettings?: {
                /** @description Address of the mobile storefront; empty when there is none. */
                H5Url: components["schemas"]["Url"];
                /** @description Text shared together with the address. */
                textExplain: components["schemas"]["Text"];
            };
        };
        /** @description Price range in yuan with at most two decimals, `100-300` or `499.50-1000.00`. Either end may be omitted; `1500` alone means at least 1500. */
        PriceLimits: string;
        /** @description Shop in a search result. */
        FoundShop: {
            /** @description Shop id. */
            id: components["schemas"]["IntLike"];
            /** @description Shop name. */
            name: components["schemas"]["Text"];
            /** @description Shop picture; empty when there is none. */
            head_img: components["schemas"]["Url"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description Number of followers. */
            collectionNum: components["schemas"]["IntLike"];
            /** @description Number of products on sale. */
            pro_num: components["schemas"]["IntLike"];
            /** @description 1 when the caller follows the shop. */
            is_collect: components["schemas"]["Flag"];
        };
        /** @description Brand available as a search filter. */
        BrandFilter: {
            /** @description Brand to filter by, passed to `mall.Index.search`. */
            brand_id: components["schemas"]["IntLike"];
            /** @description Name shown for the brand. */
            brand_name: components["schemas"]["Text"];
        };
        /** @description Product class available as a search filter. */
        ClassFilter: {
            /** @description Class id, passed as `class_id`. */
            cid: components["schemas"]["IntLike"];
            /** @description Class name in the language of the request. */
            pname: components["schemas"]["Text"];
        };
        /** @description Page of search results with the available filters. */
        SearchResult: {
            /** @description Number of matching products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Matching products; shops with `searchType` 2. */
            list: (components["schemas"]["ProductCard"] | components["schemas"]["FoundShop"])[];
            /** @description Brands of the matching products before the brand filter is applied. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** @description Classes of the matching products before the class filter is applied. */
            class_list: components["schemas"]["ClassFilter"][];
            /** @description Same shops as `list` with `searchType` 2, for older clients. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /**
         * @description Opaque session token. Keep it secret.
         * @example g_5x0yWq3n8b1Z7kTfVdL2cRjP9aMhUeSo4iXgNwQvKtY
         */
        AccessId: string;
        /**
         * @description Boolean. The gateway sends true or false; other servers also send 1, 0, "1" or "0".
         * @example true
         * @enum {unknown}
         */
        BooleanFlag: boolean;
        /** @description Coupon campaign of the shop, offered in the cart. */
        CartCoupon: {
            /** @description Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** @description Coupon name as shown to shoppers. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** @description Discount amount; 0.00 for a percentage coupon. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description End of the campaign; empty when it has none. */
            expirationDate: components["schemas"]["DateTime"];
            /** @description Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            /**
             * @description 1 can be received, 2 already received by the caller.
             * @enum {integer|string}
             */
            point_type: 1 | 2;
        };
        /** @description SKU in the cart. */
        CartLine: {
            /** @description Cart line id, passed as `cart_id` or `car_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Product id. The capital letter is part of the protocol. */
            Goods_id: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            pro_name: components["schemas"]["Text"];
            /** @description Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** @description Current price per piece. */
            price: components["schemas"]["Money"];
            /** @description Member price per piece; absent when members pay the regular price. */
            vipPrice?: components["schemas"]["Money"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** @description Available stock in pieces. */
            stock: components["schemas"]["IntLike"];
            /** @description SKU id. */
            attribute_id: components["schemas"]["IntLike"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            attribute: components["schemas"]["Text"];
            /** @description 1 when the line is selected for the next order. */
            selected: components["schemas"]["Flag"];
            /** @description Attributes of the product; empty for a product with one SKU. */
            attrList: components["schemas"]["Attribute"][];
            /** @description SKU of the line. `mall.Cart.djAttribute` lists the SKUs to change to. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** @description Cart lines of one shop. */
        CartGroup: {
            /** @description Shop that sells the lines. */
            shop_id: components["schemas"]["IntLike"];
            /** @description Shop name. */
            mch_name: components["schemas"]["Text"];
            /** @description Whether the shop offers coupons. */
            isOpenCoupon?: components["schemas"]["BooleanFlag"];
            /** @description Coupon campaigns of the shop, receivable ones first. */
            coupon_list?: components["schemas"]["CartCoupon"][];
            /** @description Cart lines, most recently added first. */
            list: components["schemas"]["CartLine"][];
        };
        /** @description Cart line that can no longer be bought. */
        InvalidCartLine: {
            /** @description Cart line id, passed as `car_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Product id. */
            Goods_id: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            pro_name: components["schemas"]["Text"];
            /** @description Image of the SKU. */
            imgurl: components["schemas"]["Url"];
            /** @description Last known price per piece. */
            price: components["schemas"]["Money"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /**
             * @description 0 sold out, 1 not on sale; absent for a deleted product.
             * @enum {integer|string}
             */
            goodsStatus?: 0 | 1;
        };
        /** @description Cart grouped by shop. Lines that can no longer be bought are listed separately. */
        Cart: {
            /** @description 1 when a customer is signed in, 0 for a visitor. */
            login_status: components["schemas"]["Flag"];
            /** @description 1 for a member; the totals then use member prices. */
            isVip?: components["schemas"]["Flag"];
            /** @description Number of lines that can be bought. */
            total: components["schemas"]["IntLike"];
            /** @description Lines that can be bought, grouped by shop. */
            list: components["schemas"]["CartGroup"][];
            /** @description Lines that can no longer be bought. */
            data0: components["schemas"]["InvalidCartLine"][];
            /** @description Pieces over the selected lines. */
            selected_num: components["schemas"]["IntLike"];
            /** @description Total of the selected lines without delivery. */
            selected_total: components["schemas"]["Money"];
        };
        /** @description No data. The gateway sends an empty object; other servers also send an empty text, an empty list, null or a flag. */
        Nothing: Record<string, never>;
        /** @description SKUs to which a cart line can be changed. */
        LineSkus: {
            /** @description SKUs as flat rows with the attribute names as keys. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** @description Attributes of the product with their values. */
            attrList: components["schemas"]["Attribute"][];
            /** @description SKUs of the product. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** @description Part of a direct purchase. Three objects with one key each carry the product (`pid`), its SKU (`cid`) and the quantity (`num`); a fourth carries the flash item (`sec_id`). */
        BuyNowPart: {
            /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
            pid?: number;
            /** @description SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. */
            cid?: number;
            /** @description Quantity in pieces. */
            num?: number;
            /** @description Flash item id, to buy at the flash-sale price. Source: `data.list[].id` of `plugin.sec.MallSec.home`. */
            sec_id?: number;
        };
        /**
         * @description Payment method: `wallet_pay` wallet, `pc_alipay` Alipay, `pc_wechat` WeChat Pay.
         * @enum {string}
         */
        PaymentType: "wallet_pay" | "pc_alipay" | "pc_wechat";
        /** @description SKU in a settlement. */
        SettlementLine: {
            /** @description Product id. */
            pid: components["schemas"]["IntLike"];
            /** @description SKU id. */
            cid: components["schemas"]["IntLike"];
            /** @description Image of the SKU. */
            img: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** @description Price per piece in this settlement. */
            price: components["schemas"]["Money"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** @description Delivery cost of this line; 0.00 for free delivery. */
            freight_price?: components["schemas"]["Money"];
            /** @description Flash item id when the flash-sale price applies; absent for an ordinary purchase. */
            sec_id?: components["schemas"]["IntLike"];
        };
        /** @description Coupon of a shop applicable to this order. The last entry of the list means no coupon. */
        ShopCouponChoice: {
            /** @description Id of the customer's coupon; 0 for no coupon. */
            coupon_id: components["schemas"]["IntLike"];
            /** @description Coupon name as shown to shoppers. */
            coupon_name: components["schemas"]["Text"];
            /** @description Whether this settlement uses the coupon. */
            coupon_status: components["schemas"]["BooleanFlag"];
            activityType?: components["schemas"]["CouponBenefit"];
            /** @description Discount amount; 0.00 for a percentage coupon. */
            money?: components["schemas"]["Money"];
            /** @description Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon. */
            discount?: number | string;
            /** @description Minimum value of the goods; 0.00 for none. */
            limitMoney?: components["schemas"]["Money"];
        };
        /** @description Goods bought from one shop. */
        SettlementShop: {
            /** @description Shop that sells the lines. */
            shop_id: components["schemas"]["IntLike"];
            /** @description Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** @description SKUs bought from the shop. */
            list: components["schemas"]["SettlementLine"][];
            /** @description Pieces bought from the shop. */
            products_num: components["schemas"]["IntLike"];
            /** @description Value of the goods of the shop. */
            product_total: components["schemas"]["Money"];
            /** @description Delivery cost of the shop; 0.00 for free delivery. */
            freight_price: components["schemas"]["Money"];
            /** @description Goods plus delivery of the shop. */
            shop_subtotal: components["schemas"]["Money"];
            /** @description Value of goods from which the shop delivers free of charge. */
            freight_free_from?: components["schemas"]["Money"];
            /** @description Applicable shop coupons, best first. The last entry means no coupon. */
            coupon_list?: components["schemas"]["ShopCouponChoice"][];
        };
        /**
         * @description Amount in yuan. The gateway sends a number (128.5); other servers also send a decimal string ("128.50").
         * @example 128.5
         */
        MoneyNumber: number;
        /** @description Delivery address of the signed-in customer. */
        Address: {
            /** @description Address id, passed as `addr_id` or `address_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Name of the consignee. */
            name: components["schemas"]["Text"];
            /** @description Phone number of the consignee without dial code. */
            tel: components["schemas"]["Text"];
            /** @description Province or state. */
            sheng: components["schemas"]["Text"];
            /** @description Name of the city in the delivery address. */
            city: components["schemas"]["Text"];
            /** @description District; empty for addresses without a region from the region tree. */
            quyu: components["schemas"]["Text"];
            /** @description Province, city and district as one text in the language of the request. The separate fields always hold the stored Chinese names. */
            region?: components["schemas"]["Text"];
            /** @description Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** @description 1 for the default delivery address. */
            is_default: components["schemas"]["Flag"];
            /** @description Country dial code of the phone, for example `86`. */
            cpc: components["schemas"]["Text"];
            /** @description Postal code; empty when not given. */
            code: components["schemas"]["Text"];
            /** @description Same value as `cpc`, for older clients. */
            country_code?: components["schemas"]["Text"];
            /** @description Same value as `address`, for older clients. */
            street_address?: components["schemas"]["Text"];
            /** @description Region and street address as one text. */
            address_xq?: components["schemas"]["Text"];
        };
        /** @description Enabled payment methods. */
        PaymentMethods: {
            /** @description 1 when the wallet is enabled. */
            wallet_pay: components["schemas"]["Flag"];
            /** @description 1 when Alipay is enabled. */
            pc_alipay: components["schemas"]["Flag"];
            /** @description 1 when WeChat Pay is enabled. */
            pc_wechat: components["schemas"]["Flag"];
        };
        /** @description Coupon of the mall applicable to this order. The last entry of the list means no coupon. */
        MallCouponChoice: {
            /** @description Id of the customer's coupon; 0 for no coupon. */
            coupon_id: components["schemas"]["IntLike"];
            /** @description Coupon name as shown to shoppers. */
            coupon_name: components["schemas"]["Text"];
            /** @description Whether this settlement uses the coupon. */
            coupon_status: components["schemas"]["BooleanFlag"];
            /**
             * @description Last value of the request field `coupon_id` to select this entry.
             * @enum {string}
             */
            discount_type: "coupon" | "no_discount";
            activityType?: components["schemas"]["CouponBenefit"];
            /** @description Discount amount; 0.00 for a percentage coupon. */
            money?: components["schemas"]["Money"];
            /** @description Remaining share of the price in tenths (9 means 10 % off); 0 for a fixed-amount coupon. */
            discount?: number | string;
            /** @description Minimum value of the goods; 0.00 for none. */
            limitMoney?: components["schemas"]["Money"];
        };
        /**
         * @description Delivery method: 0 courier, 1 store pickup, 2 delivery by the shop, 3 virtual goods with verification, 4 virtual goods without verification.
         * @enum {integer|string}
         */
        DeliveryKind: 0 | 1 | 2 | 3 | 4;
        /** @description Delivery address as text. */
        SettlementAddress: {
            /** @description Province or state. */
            sheng?: components["schemas"]["Text"];
            /** @description City. */
            shi?: components["schemas"]["Text"];
            /** @description District; empty outside the region tree. */
            xian?: components["schemas"]["Text"];
            /** @description Street, house number and floor. */
            address?: components["schemas"]["Text"];
        };
        /** @description Server-side pricing of an order as it would be placed now. */
        Settlement: {
            /** @description Goods grouped by shop. */
            products: components["schemas"]["SettlementShop"][];
            /** @description Value of the goods. */
            products_total: components["schemas"]["Money"];
            /** @description Delivery cost over all shops. */
            freight: components["schemas"]["Money"];
            /** @description Amount to pay. */
            total: components["schemas"]["MoneyNumber"];
            /** @description Discount from shop coupons. */
            mch_preferential_amount: components["schemas"]["Money"];
            /** @description Discount from a mall coupon. */
            preferential_amount: components["schemas"]["Money"];
            /** @description Member rate in tenths (9.5 means 5 % off); 0 without membership. */
            grade_rate: number | string;
            /** @description Discount from the membership. */
            grade_rate_amount: components["schemas"]["Money"];
            /** @description Delivery addresses of the customer, the default first. */
            address_list: components["schemas"]["Address"][];
            /** @description Address used for this settlement; 0 for none. */
            address_id: components["schemas"]["IntLike"];
            /** @description Enabled payment methods. */
            payment: components["schemas"]["PaymentMethods"];
            /** @description Payment method to preselect. */
            defaultpayment: {
                /**
                 * @description Method to preselect: `balance` wallet, `wxPay` WeChat Pay, `aliPay` Alipay.
                 * @enum {string}
                 */
                defaultpayName: "balance" | "wxPay" | "aliPay";
            };
            /** @description Wallet balance. */
            user_money: components["schemas"]["Money"];
            /** @description 1 when the customer has a payment password. */
            password_status: components["schemas"]["Flag"];
            /** @description Applicable mall coupons, best first. The last entry means no coupon. */
            coupon_list?: components["schemas"]["MallCouponChoice"][];
            /** @description Number of applicable mall coupons. */
            coupon_num?: components["schemas"]["IntLike"];
            /** @description Discount from the selected mall coupon. */
            coupon_money?: components["schemas"]["Money"];
            /** @description True for ordinary goods; false for supplier goods, which accept no coupons and cannot be picked up. */
            is_supplier_pro?: components["schemas"]["BooleanFlag"];
            /** @description 1 when the shop offers store pickup. */
            shop_status?: components["schemas"]["Flag"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description 1 when the customer has a delivery address. */
            addemt?: components["schemas"]["Flag"];
            /** @description 1 when the payment password can be entered, 0 while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** @description Address used for this settlement as text; empty for none. */
            omsg?: components["schemas"]["SettlementAddress"];
            /** @description Current time of the server. */
            server_time?: components["schemas"]["DateTime"];
        };
        /** @description Order just placed. Passed as `order_list` to the payment operations. */
        PlacedOrder: {
            /** @description Order number. */
            sNo: components["schemas"]["Text"];
            /** @description Amount to pay. */
            total: components["schemas"]["Money"];
            /** @description Order just placed, passed to `mall.Pay.walletPay`. */
            order_id: components["schemas"]["IntLike"];
        };
        /**
         * @description State of an order: 0 unpaid, 1 paid and not shipped, 2 shipped, 5 completed, 7 closed.
         * @enum {integer|string}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12;
        /**
         * @description Symbol shown before amounts.
         * @example ¥
         */
        CurrencySymbol: string;
        /**
         * @description Factor from the stored amounts to the displayed currency; 1 for the default currency.
         * @example 1
         */
        ExchangeRate: number | string;
        /**
         * @description Kind of order. GM regular, MS flash sale.
         * @enum {string}
         */
        OrderKind: "GM" | "MS" | "VI" | "FS" | "IN" | "integral" | "PT" | "KT" | "pt" | "PS" | "FX" | "ZB" | "JP" | "DJ" | "CZ" | "KJ";
        /**
         * @description Lines of the order with an open after-sale: 0 none, 1 some, 2 all.
         * @enum {integer|string}
         */
        OrderAfterSales: 0 | 1 | 2;
        /**
         * @description Review action available: 0 none yet, 1 write a review, 2 write a follow-up, 3 none left.
         * @enum {integer|string}
         */
        ReviewStage: 0 | 1 | 2 | 3;
        /** @description Invoice requested for an order. */
        OrderInvoice: {
            /** @description Invoice id, passed to revoke it or to request it again. */
            id: components["schemas"]["IntLike"];
            /**
             * @description 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
             * @enum {integer|string}
             */
            invoice_status: 1 | 2 | 3;
            /** @description Invoiced amount. */
            invoice_amount: components["schemas"]["Money"];
            /** @description 1 when the order was refunded after the invoice was issued, and the shop has to correct it. */
            correction: components["schemas"]["Flag"];
            /** @description Reason of the shop for refusing; empty otherwise. */
            reason: components["schemas"]["Text"];
        };
        /**
         * @description Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange.
         * @enum {integer|string}
         */
        AfterSaleKind: 1 | 2 | 3;
        /**
         * @description State of an after-sale. 0 under review, 1 approved and to be sent back, 2 return refused, 3 sent back, 4 received and refunded, 5 refused and returned to the customer, 8 refund refused, 9 refunded, 10 exchange refused, 11 replacement sent, 12 exchanged, 15 refunded immediately because the goods had not left the shop.
         * @enum {integer|string}
         */
        AfterSaleState: 0 | 1 | 2 | 3 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 100;
        /** @description Order line, a SKU as it was when the order was placed. */
        OrderLine: {
            /** @description Order line id, passed as `order_details_id` or `orderDetailId`. */
            id: components["schemas"]["IntLike"];
            /** @description Product id. */
            goods_id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            p_name: components["schemas"]["Text"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** @description Price per piece when the order was placed. */
            p_price: components["schemas"]["Money"];
            /** @description SKU id, passed to add the SKU to the cart again. */
            attribute_id?: components["schemas"]["IntLike"];
            /** @description Share of the line in the order's coupon discounts. */
            discount_price?: components["schemas"]["Money"];
            /** @description Amount for all pieces of the line after its share of the discounts. */
            after_discount?: components["schemas"]["Money"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** @description Name of the shop that sells the line. */
            shop_name: components["schemas"]["Text"];
            /** @description Price per piece in points, for an order paid with points. */
            integral?: components["schemas"]["IntLike"];
            /** @description 1 when the line has been refunded. */
            isReturn?: components["schemas"]["Flag"];
            re_type?: components["schemas"]["AfterSaleKind"];
            r_type?: components["schemas"]["AfterSaleState"];
            /** @description Number of the child order the line belongs to after a split; empty otherwise. */
            r_sNo?: components["schemas"]["Text"];
            /** @description Tracking numbers of the parcels, joined by commas; empty before shipping. */
            courier_num?: components["schemas"]["Text"];
            /** @description Reason of the shop for refusing the after-sale; empty otherwise. */
            r_content?: components["schemas"]["Text"];
            /** @description State of the after-sale as text; empty without one. */
            prompt?: components["schemas"]["Text"];
            /** @description 1 when an after-sale can be applied for. */
            refund?: components["schemas"]["Flag"];
            /** @description 1 when the line has an after-sale to show. */
            refundShowBtn?: components["schemas"]["Flag"];
        };
        /** @description Order in a list. */
        OrderRow: {
            /** @description Order id, passed to `mall.Order.orderDetails` as `order_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Order number shown to the customer. */
            sNo: components["schemas"]["Text"];
            /** @description Name of the first shop of the order. */
            shop_name: components["schemas"]["Text"];
            /** @description Id of the first shop of the order. */
            shop_id?: components["schemas"]["IntLike"];
            /** @description Logo of the first shop of the order; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** @description Time the order was placed. */
            add_time: components["schemas"]["DateTime"];
            /** @description Time of the payment; empty for an unpaid order. */
            pay_time: components["schemas"]["DateTime"];
            /** @description Time an unpaid order is closed automatically; empty for other orders. */
            expire_time?: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Order total including delivery. */
            old_total: components["schemas"]["Money"];
            /** @description Amount to pay. */
            z_price: components["schemas"]["Money"];
            /** @description Value of the goods before discounts. */
            spz_price: components["schemas"]["Money"];
            /** @description Delivery cost. */
            old_freight: components["schemas"]["Money"];
            otype?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description 1 after a reminder to ship; the next reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            sale_type?: components["schemas"]["OrderAfterSales"];
            comments_type?: components["schemas"]["ReviewStage"];
            /** @description 1 when a parcel has been shipped. */
            haveExpress?: components["schemas"]["Flag"];
            /** @description 1 when an invoice can be requested and none has been. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description 1 when the deadline for requesting an invoice has passed. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description Requested invoice; absent when there is none. A split order has one per child. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** @description Id of the pickup store; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** @description Order lines. */
            list: components["schemas"]["OrderLine"][];
        };
        /** @description Number of orders by state. */
        OrderCounts: {
            /** @description Unpaid orders. */
            0: components["schemas"]["IntLike"];
            /** @description Orders paid but not shipped. */
            1: components["schemas"]["IntLike"];
            /** @description Orders shipped but not received. */
            2: components["schemas"]["IntLike"];
            /** @description Orders received but not reviewed. */
            5: components["schemas"]["IntLike"];
        };
        /** @description Page of the customer's orders, newest first. */
        OrderList: {
            /** @description Orders of the page. */
            order: components["schemas"]["OrderRow"][];
            /** @description Number of orders over all pages. */
            order_num: components["schemas"]["IntLike"];
            /** @description Payment period of an unpaid order, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            /**
             * @description Unit of `order_failure`.
             * @enum {string}
             */
            company: "seconds" | "hour" | "day";
            res_order: components["schemas"]["OrderCounts"];
            /** @description Current time of the server, base of countdowns. */
            server_time: components["schemas"]["DateTime"];
        };
        /** @description Payment data and region of the delivery address. */
        OrderRecord: {
            pay: components["schemas"]["PaymentType"];
            /** @description Time of the payment; empty for an unpaid order. */
            pay_time: components["schemas"]["DateTime"];
            /** @description Province or state. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District; empty outside the region tree. */
            xian: components["schemas"]["Text"];
            /** @description Discount from the membership; 0.00 for none. */
            grade_fan?: components["schemas"]["Money"];
        };
        /** @description Product in a parcel. */
        ParcelContent: {
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            img: components["schemas"]["Url"];
        };
        /** @description Tracking event of a parcel. */
        ParcelEvent: {
            /** @description Time of the event. */
            ftime: components["schemas"]["DateTime"];
            /** @description Description of the event. */
            context: components["schemas"]["Text"];
        };
        /** @description Parcel with its tracking events. */
        Parcel: {
            /** @description Courier name. */
            kuaidi_name: components["schemas"]["Text"];
            /** @description Tracking number. */
            courier_num: components["schemas"]["Text"];
            /** @description Courier code, for example `shunfeng`. */
            type?: components["schemas"]["Text"];
            /**
             * @description Sender: 1 shop, with the order, 2 shop, with a replacement or a refused return, 3 customer.
             * @enum {integer|string}
             */
            shop_type?: 1 | 2 | 3;
            /**
             * @description Origin: 1 order, 2 after-sale.
             * @enum {integer|string}
             */
            o_source?: 1 | 2;
            /** @description Contents of the parcel. */
            pro_list?: components["schemas"]["ParcelContent"][];
            /** @description Tracking events, newest first. */
            list: components["schemas"]["ParcelEvent"][];
        };
        /** @description Refund of an order, paid back through the original payment method. */
        OrderRefund: {
            /** @description Refunded amount. */
            money: components["schemas"]["Money"];
            /**
             * @description 0 pending, 1 paid back, 2 credited to the wallet because the payment provider refused to pay back.
             * @enum {integer|string}
             */
            status: 0 | 1 | 2;
            /** @description Time the refund was requested. */
            add_time: components["schemas"]["DateTime"];
            /** @description Time the refund was paid; empty before. */
            finish_time: components["schemas"]["DateTime"];
        };
        /** @description Part of a split order, holding the lines of one shop. Orders are split when they are paid. */
        OrderChild: {
            /** @description Id of this order, passed to `mall.Order.orderDetails`. */
            id: components["schemas"]["IntLike"];
            /** @description Number of this order. */
            sNo: components["schemas"]["Text"];
            /** @description Shop that sells the lines. */
            shop_id: components["schemas"]["IntLike"];
            /** @description Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            /** @description Total of this order including delivery. */
            z_price: components["schemas"]["Money"];
            /** @description 1 when an invoice can be requested and none has been. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description 1 when the deadline for requesting an invoice has passed. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description Requested invoice; absent when there is none. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** @description Order lines of the shop. */
            list: components["schemas"]["OrderLine"][];
        };
        /** @description Order with its lines, amounts, parcels and payment options. */
        OrderDetails: {
            /** @description Order id. */
            id: components["schemas"]["IntLike"];
            /** @description Order number shown to the customer. */
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            /** @description Time the order was placed. */
            add_time: components["schemas"]["DateTime"];
            /** @description Payment period of an unpaid order, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            /**
             * @description Unit of `order_failure`.
             * @enum {string}
             */
            company: "seconds" | "hour" | "day";
            /** @description Time an unpaid order is closed automatically; empty for other orders. */
            expire_time: components["schemas"]["DateTime"];
            /** @description Current time of the server, base of countdowns. */
            server_time: components["schemas"]["DateTime"];
            /** @description Time the last parcel was shipped, or the order was ready for pickup; empty before. */
            shipped_time?: components["schemas"]["DateTime"];
            /** @description Time of receipt; empty before. */
            arrive_time?: components["schemas"]["DateTime"];
            /** @description Time the order was closed; empty for an order that is not closed. */
            close_time?: components["schemas"]["DateTime"];
            /** @description Name of the consignee. */
            name: components["schemas"]["Text"];
            /** @description Phone number of the consignee with the middle digits masked. */
            mobile: components["schemas"]["Text"];
            /** @description Full delivery address as one text. */
            address: components["schemas"]["Text"];
            /** @description Remarks of the customer to the shops, joined by commas; empty for none. */
            remarks: string;
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Order total including delivery. Unchanged by partial refunds. */
            old_total: components["schemas"]["Money"];
            /** @description Value of the goods before discounts. */
            product_total: components["schemas"]["Money"];
            /** @description Delivery cost. */
            old_freight: components["schemas"]["Money"];
            /** @description Amount to pay. */
            z_price: components["schemas"]["Money"];
            /** @description Discount from shop coupons. */
            coupon_price: components["schemas"]["Money"];
            /** @description Discount from a mall coupon. */
            preferential_amount: components["schemas"]["Money"];
            /** @description Payment data and region of the delivery address. */
            omsg: components["schemas"]["OrderRecord"];
            /** @description Parcels of the order. */
            logistics: {
                /** @description Parcels; empty until something has been shipped. */
                list: components["schemas"]["Parcel"][];
            };
            /** @description Order lines. */
            list: components["schemas"]["OrderLine"][];
            /** @description Enabled payment methods. */
            payment: components["schemas"]["PaymentMethods"];
            /** @description Wallet balance of the customer. */
            user_money: components["schemas"]["Money"];
            /** @description 1 when the customer has a payment password. */
            password_status: components["schemas"]["Flag"];
            otype?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description 1 after a reminder to ship; the next reminder has to wait. */
            delivery_status?: components["schemas"]["Flag"];
            sale_type?: components["schemas"]["OrderAfterSales"];
            comments_type?: components["schemas"]["ReviewStage"];
            /** @description 1 when a parcel has been shipped. */
            haveExpress?: components["schemas"]["Flag"];
            /** @description 1 when an invoice can be requested and none has been. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description 1 when the deadline for requesting an invoice has passed. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description Requested invoice; absent when there is none. A split order has one per child. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** @description Id of the pickup store; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** @description 1 when an after-sale for several lines at once is allowed. */
            allRefund?: components["schemas"]["Flag"];
            /** @description 1 when the customer closed the order, 0 when its payment period ended. */
            hand_del?: components["schemas"]["Flag"];
            /**
             * @description Cause of the closing: 0 payment period ended, 1 customer, 2 refund.
             * @enum {integer|string}
             */
            cancel_method?: 0 | 1 | 2;
            /** @description Amount refunded or being refunded. */
            refund_price?: components["schemas"]["Money"];
            /** @description Refunds of the order, oldest first. */
            refunds?: components["schemas"]["OrderRefund"][];
            /** @description Not empty when a mall coupon was used. */
            discount_type?: components["schemas"]["Text"];
            /** @description Discount from the membership. */
            grade_rate_amount?: components["schemas"]["Money"];
            /** @description Price in points, for an order paid with points. */
            allow?: components["schemas"]["IntLike"];
            /** @description 1 when the payment password can be entered, 0 while it is locked. */
            enterless?: components["schemas"]["Flag"];
            /** @description Orders by shop into which this order was split when it was paid; empty for any other order. */
            children?: components["schemas"]["OrderChild"][];
        };
        /** @description Province, city or district with its subdivisions. */
        Region: {
            /** @description Value to pass in `place`. */
            value: string;
            /** @description Name in the language of the request. */
            label: components["schemas"]["Text"];
            /** @description Subdivisions; empty for districts. */
            children?: components["schemas"]["Region"][];
        };
        /** @description Name of the consignee. Letters, digits and underscores of any script, and punctuation used inside names. */
        Consignee: string;
        /** @description Phone number of the consignee without dial code. */
        ConsigneePhone: string;
        /** @description Street, house number and floor. */
        StreetAddress: string;
        /** @description Province, city and district, in this order, as the `value`s of the region tree. */
        Place: string[];
        /**
         * @description 1 makes the address the default, 0 adds it as a further one.
         * @enum {integer}
         */
        DefaultFlag: 0 | 1;
        /** @description Country dial code of the consignee's phone, for example `86`; 86 when missing. */
        ConsigneeDialCode: string;
        /** @description ISO 3166-1 numeric code of the country. */
        CountryNumber: number;
        /** @description Province, state or city outside the region tree, as free text. */
        FreeRegion: string;
        /** @description Postal code. */
        PostalCode: string;
        /** @description Proof-of-work puzzle that replaces reading the captcha image, for accessibility. The solution is passed as `imgCode`. */
        ProofOfWork: {
            /**
             * @description Hash function of the puzzle.
             * @enum {string}
             */
            algorithm: "SHA-256";
            /** @description Target hash in hexadecimal. */
            challenge: string;
            /** @description Upper bound of the number to find. */
            maxnumber: components["schemas"]["IntLike"];
            /** @description Text that precedes the number in the hashed input. */
            salt: string;
            /** @description Signature of the server over the puzzle, returned unchanged with the solution. */
            signature: string;
        };
        /** @description Captcha, valid for 120 seconds and one attempt. */
        Captcha: {
            /** @description Captcha token, passed as `verificationCode`. */
            code: string;
            /** @description Captcha image as a `data:` URL of a PNG, 180 × 56 pixels. */
            code_img: string;
            /** @description Proof-of-work alternative to reading the image. */
            challenge: components["schemas"]["ProofOfWork"];
        };
        /** @description Country dial code of the phone, for example `86`; 86 when missing or empty. */
        DialCode: string;
        /** @description Text shown in the captcha image, or the solution of its proof of work. */
        CaptchaAnswer: string;
        /** @description Captcha token, the `code` returned by `mall.Login.getCode`. */
        CaptchaToken: string;
        /** @description Session of a customer who has signed in. */
        SignedIn: {
            /** @description Session token of the customer. Keep it secret. */
            access_id: components["schemas"]["AccessId"];
            /** @description Customer id. */
            userId: components["schemas"]["IntLike"];
            /** @description Name shown to other customers. */
            user_name: components["schemas"]["Text"];
            /** @description Profile picture; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** @description 1 when the customer has a login password. */
            y_password: components["schemas"]["Flag"];
            /** @description Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of later calls. */
            user_lang_code: string;
            /** @description Country dial code of the customer's phone; empty when none is bound. */
            cpc?: components["schemas"]["Text"];
            /** @description ISO 3166-1 numeric code of the country of the phone. */
            country_num?: components["schemas"]["IntLike"];
            /** @description Token for automatic sign-in, present after a sign-in with `isAuto`. As secret as `access_id`. */
            autoToken?: string;
            /** @description Type of the active notice, as in `mall.User.getUserTell`; absent or 0 for none. */
            systemMsgType?: components["schemas"]["IntLike"];
            /** @description Title of the active notice. */
            systemMsgTitle?: components["schemas"]["Text"];
            /** @description Body of the active notice. */
            systemMsg?: components["schemas"]["Html"];
            /** @description Start of the active notice. */
            systemMsgStartDate?: components["schemas"]["DateTime"];
            /** @description End of the active notice. */
            systemMsgEndDate?: components["schemas"]["DateTime"];
            /** @description Id of the active notice, passed to `mall.User.markToRead`. */
            tell_id?: components["schemas"]["IntLike"];
            /** @description 0 when the customer dismissed the notice for good. */
            type?: components["schemas"]["IntLike"];
        };
        /** @description Legal text. */
        Agreement: {
            /** @description Title of the text. */
            title: components["schemas"]["Text"];
            /** @description Body of the text. */
            content: components["schemas"]["Html"];
        };
        /** @description Plain text of a customer or shop, possibly with several lines; empty for none. */
        Writing: string;
        /** @description Picture of a review. */
        ReviewPicture: {
            /** @description URL of the picture. */
            url: components["schemas"]["Url"];
        };
        /** @description Product review. */
        Review: {
            /** @description Review id, passed as `commentId`. */
            id: components["schemas"]["IntLike"];
            /** @description Profile picture of the author; empty for an anonymous review. */
            headimgurl: components["schemas"]["Url"];
            /** @description Name of the author; a placeholder for an anonymous review. */
            user_name: components["schemas"]["Text"];
            /** @description 1 for an anonymous review. */
            anonymous: components["schemas"]["Flag"];
            /** @description Rating, 1 to 5 stars: 1 and 2 count as bad, 3 as medium, 4 and 5 as good. */
            CommentType: components["schemas"]["IntLike"];
            /** @description Review text; empty for a rating alone. */
            content: components["schemas"]["Writing"];
            /** @description Pictures of the review; empty for none. */
            images: components["schemas"]["ReviewPicture"][];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            attribute_str: components["schemas"]["Text"];
            /** @description Time of the review. */
            add_time: components["schemas"]["DateTime"];
            /** @description Reply of the shop; empty for none. */
            replyAdmin: components["schemas"]["Writing"];
            /** @description Text of the follow-up review; empty for none. */
            review: components["schemas"]["Writing"];
            /** @description Days from receipt of the goods to the follow-up; 0 for the same day. */
            review_day: components["schemas"]["IntLike"];
            /** @description Pictures of the follow-up; empty for none. */
            review_images: components["schemas"]["ReviewPicture"][];
            /** @description Number of replies by other customers. */
            replyNum: components["schemas"]["IntLike"];
        };
        /** @description Newest reviews of a product, with the counts by kind. */
        Reviews: {
            /** @description Number of all reviews. */
            comments_total: components["schemas"]["IntLike"];
            /** @description Number of good reviews (4 or 5 stars). */
            comments_hao: components["schemas"]["IntLike"];
            /** @description Number of medium reviews (3 stars). */
            comments_zhong: components["schemas"]["IntLike"];
            /** @description Number of bad reviews (1 or 2 stars). */
            comments_cha: components["schemas"]["IntLike"];
            /** @description Number of reviews with pictures. */
            comments_image: components["schemas"]["IntLike"];
            /** @description Number of reviews with a follow-up. */
            comments_zhui: components["schemas"]["IntLike"];
            /** @description Reviews of the requested kind, newest first. */
            commentsList: components["schemas"]["Review"][];
        };
        /** @description Review with the reviewed product. */
        ReviewDetail: {
            /** @description Review id. */
            id: components["schemas"]["IntLike"];
            /** @description Profile picture of the author; empty for an anonymous review. */
            headimgurl: components["schemas"]["Url"];
            /** @description Name of the author; a placeholder for an anonymous review. */
            user_name: components["schemas"]["Text"];
            /** @description 1 for an anonymous review. */
            anonymous: components["schemas"]["Flag"];
            /** @description Rating, 1 to 5 stars. */
            CommentType: components["schemas"]["IntLike"];
            /** @description Review text; empty for a rating alone. */
            content: components["schemas"]["Writing"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** @description Time of the review. */
            addTime: components["schemas"]["DateTime"];
            /** @description Reply of the shop; empty for none. */
            replyAdmin: components["schemas"]["Writing"];
            /** @description Text of the follow-up review; empty for none. */
            review: components["schemas"]["Writing"];
            /** @description Days from receipt of the goods to the follow-up; 0 for the same day. */
            reviewDay: components["schemas"]["IntLike"];
            /** @description Pictures of the follow-up; empty for none. */
            review_images: components["schemas"]["ReviewPicture"][];
            /** @description Number of replies by other customers. */
            replyNum: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product id. */
            goodsId: components["schemas"]["IntLike"];
        };
        /** @description Nested reply. */
        ReplyToReply: {
            /** @description Reply id, passed as `sid` to reply to it. */
            id: components["schemas"]["IntLike"];
            /** @description Profile picture of the author; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** @description Name of the author. */
            replyName: components["schemas"]["Text"];
            /** @description Reply text. */
            content: components["schemas"]["Writing"];
            /** @description Time of the reply. */
            dateTime: components["schemas"]["DateTime"];
        };
        /** @description Reply of a customer to a review, with nested replies. */
        Reply: {
            /** @description Reply id, passed as `sid` to reply to it. */
            id: components["schemas"]["IntLike"];
            /** @description Profile picture of the author; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** @description Name of the author. */
            replyName: components["schemas"]["Text"];
            /** @description Reply text. */
            content: components["schemas"]["Writing"];
            /** @description Time of the reply. */
            addTime: components["schemas"]["DateTime"];
            /** @description Nested replies, oldest first. They have no children. */
            children: components["schemas"]["ReplyToReply"][];
        };
        /** @description Order line that may be reviewed. */
        LineToReview: {
            /** @description Order line id, passed as `orderDetailsId` or `orderDetailId`. */
            id: components["schemas"]["IntLike"];
            /** @description Product id, passed as `goodsId`. */
            commodityId: components["schemas"]["IntLike"];
            /** @description Same value as `commodityId`, for older clients. */
            goodsId: components["schemas"]["IntLike"];
            /** @description SKU id, passed as `attributeId`. */
            sid: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            commodityIcon: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            comments_type: components["schemas"]["ReviewStage"];
        };
        /**
         * @description Picture uploaded by the caller, as its path or as the URL returned by `mall.Product.uploadImgs`. The query string is ignored.
         * @example /media/uploads/9c41e7d2a60b.webp
         */
        UploadedPicture: string;
        /** @description Review of an order line by the signed-in customer. */
        OwnReview: {
            /** @description Review id. */
            id: components["schemas"]["IntLike"];
            /** @description Rating, 1 to 5 stars. */
            CommentType: components["schemas"]["IntLike"];
            /** @description Review text; empty for a rating alone. */
            content: components["schemas"]["Writing"];
            /** @description Pictures of the review; empty for none. */
            images: components["schemas"]["ReviewPicture"][];
            /** @description 1 when name and picture of the customer are hidden. */
            anonymous: components["schemas"]["Flag"];
            /** @description Author name as other customers see it. */
            user_name: components["schemas"]["Text"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            attribute_str: components["schemas"]["Text"];
            /** @description Time of the review. */
            add_time: components["schemas"]["DateTime"];
            /** @description Text of the follow-up review; empty for none. */
            review: components["schemas"]["Writing"];
            /** @description Pictures of the follow-up; empty for none. */
            review_images: components["schemas"]["ReviewPicture"][];
            /** @description Time of the follow-up; empty for none. */
            review_time: components["schemas"]["DateTime"];
            /** @description Reply of the shop; empty for none. */
            replyAdmin: components["schemas"]["Writing"];
            /** @description Number of replies by other customers. */
            replyNum: components["schemas"]["IntLike"];
        };
        /**
         * @description State of the slot at `server_time`: 0 over, 1 running, 2 upcoming.
         * @enum {integer|string}
         */
        SlotState: 0 | 1 | 2;
        /** @description Flash-sale slot. */
        FlashSlot: {
            /** @description Slot id, passed to `plugin.sec.MallSec.home` as `id`. */
            id: components["schemas"]["IntLike"];
            /** @description Slot name, for example "14:00". */
            title: components["schemas"]["Text"];
            type: components["schemas"]["SlotState"];
            /** @description Start of the slot. */
            starttime: components["schemas"]["DateTime"];
            /** @description End of the slot. */
            endtime: components["schemas"]["DateTime"];
        };
        /** @description Product in a flash-sale slot. Sold out when `num` is 0, otherwise over when `lefttime` is 0 or less, otherwise upcoming when `type` is 2, otherwise on sale. */
        FlashItem: {
            /** @description Flash item id, passed as `sec_id` to buy it. */
            id: components["schemas"]["IntLike"];
            /** @description Product id. */
            pro_id: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Shop logo; empty when there is none. */
            logo_img: components["schemas"]["Url"];
            /** @description Shop name. */
            mch_name: components["schemas"]["Text"];
            /** @description Options of the SKU as text; empty for a product with one SKU. Absent on servers that do not send it. */
            size?: components["schemas"]["Text"];
            /** @description Price per piece during the slot. */
            seconds_price: components["schemas"]["Money"];
            /** @description Regular price of the SKU. */
            price: components["schemas"]["Money"];
            /** @description Pieces left in the slot. */
            num: components["schemas"]["IntLike"];
            /** @description Pieces reserved for the slot; sold pieces are the difference to `num`. */
            max_num: components["schemas"]["IntLike"];
            /** @description Seconds from `server_time` to the end of the slot; negative when it is over. */
            lefttime: components["schemas"]["IntLike"];
            type: components["schemas"]["SlotState"];
        };
        /** @description Flash-sale slots of the day, and a page of the products of one slot. */
        FlashSale: {
            /** @description Slots of the day in order of time, from the last one of the day before to the first one of the day after; empty when there are none. */
            time_list: components["schemas"]["FlashSlot"][];
            /** @description Id of the listed slot; 0 when there is none. */
            slot_id: components["schemas"]["IntLike"];
            /** @description Products of the listed slot. */
            list: components["schemas"]["FlashItem"][];
            /** @description Number of products of the slot over all pages. */
            count: components["schemas"]["IntLike"];
            /** @description Current time of the server, base of all countdowns. */
            server_time: components["schemas"]["DateTime"];
        };
        /** @description Coupon offered with a product or by a shop. */
        OfferedCoupon: {
            /** @description Campaign id, passed to `plugin.coupon.MallCoupon.receive`. */
            id: components["schemas"]["IntLike"];
            /** @description Id of the issuing shop; 0 for the mall. */
            mch_id: components["schemas"]["IntLike"];
            /** @description Coupon name as shown to shoppers. */
            coupon_name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** @description Discount amount; 0.00 for a percentage coupon. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description Condition of the coupon as text. */
            limit: components["schemas"]["Text"];
            /** @description End of validity; empty for none. */
            expirationDate: components["schemas"]["DateTime"];
            /** @description Label of the button. Decide by `point_type`, not by this text. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
        };
        /** @description Coupon the customer has received. */
        OwnCoupon: {
            /** @description Id of the customer's coupon, passed to use it. Not the campaign id. */
            id: components["schemas"]["IntLike"];
            /** @description Id of the issuing shop; 0 for the mall. */
            mch_id: components["schemas"]["IntLike"];
            /** @description Coupon name; for a shop coupon prefixed with the shop name in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /**
             * @description 0 unused, 1 reserved by an unpaid order, 2 used, 3 expired.
             * @enum {integer|string}
             */
            type: 0 | 1 | 2 | 3;
            /** @description Discount amount; 0.00 for a percentage coupon. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description Condition of the coupon as text. */
            limit: components["schemas"]["Text"];
            /** @description Time the coupon was received. */
            add_time: components["schemas"]["DateTime"];
            /** @description End of validity; empty for none. */
            expirationDate: components["schemas"]["DateTime"];
            /** @description Coupon image; empty when there is none. */
            imgurl: components["schemas"]["Url"];
            /** @description Terms of use. The capital letter is part of the protocol. */
            Instructions: string;
        };
        /** @description Product for which similar products are listed. */
        SimilarTo: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Shop name. */
            mch_name: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            /** @description Price before the reduction; equal to `price` when there is none. */
            yprice: components["schemas"]["Money"];
        };
        /** @description Favorite product. */
        FavoriteProduct: {
            /** @description Favorite id, passed to `mall.AddFavorites.removeFavorites`. */
            id: components["schemas"]["IntLike"];
            /** @description Product id. */
            p_id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            status: components["schemas"]["ProductStatus"];
            /** @description Stock over all SKUs in pieces; 0 or less means sold out. */
            num: components["schemas"]["IntLike"];
        };
        /**
         * @description Shop state: 0 not open, 1 open, 2 temporarily closed.
         * @enum {integer|string}
         */
        ShopState: 0 | 1 | 2;
        /** @description Followed shop. */
        FavoriteShop: {
            /** @description Favorite id, passed to `mall.AddFavorites.removeFavorites`. */
            id: components["schemas"]["IntLike"];
            /** @description Shop id. */
            mch_id: components["schemas"]["IntLike"];
            /** @description Same value as `mch_id`, for older clients. */
            shopid: components["schemas"]["IntLike"];
            /** @description Shop name. */
            mch_name: components["schemas"]["Text"];
            /** @description Shop logo; empty when there is none. */
            logo: components["schemas"]["Url"];
            is_open: components["schemas"]["ShopState"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** @description Best-selling products of the shop. */
            list: components["schemas"]["RelatedProduct"][];
            /** @description New products of the shop. */
            xplist: components["schemas"]["RelatedProduct"][];
        };
        /**
         * @description State of the customer's shop application: 0 none, 1 in review, 2 approved, 3 rejected.
         * @enum {integer|string}
         */
        ApplicationState: 0 | 1 | 2 | 3;
        /** @description Product of a shop in a list. */
        ShopProduct: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs in pieces; 0 or less means sold out. */
            stockNum: components["schemas"]["IntLike"];
        };
        /** @description Shop with a page of its products. */
        ShopPage: {
            /** @description Name shown for the shop. */
            shop_name: components["schemas"]["Text"];
            /** @description Introduction of the shop. */
            shop_information: components["schemas"]["Text"];
            /** @description Shop picture; empty for none. The capital letter is part of the protocol. */
            Head_img: components["schemas"]["Url"];
            /** @description Wide header picture; empty for none. */
            poster_img: components["schemas"]["Url"];
            /** @description Shop logo; empty for none. */
            shop_logo: components["schemas"]["Url"];
            /** @description Address of the shop as one text; empty for none. */
            mch_address: components["schemas"]["Text"];
            is_open: components["schemas"]["ShopState"];
            /** @description 1 when the caller follows the shop. */
            collection_status: components["schemas"]["Flag"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
            /** @description Number of products on sale. */
            quantity_on_sale: components["schemas"]["IntLike"];
            /** @description Pieces sold by the shop. */
            quantity_sold: components["schemas"]["IntLike"];
            /** @description 1 when the shop has coupons to offer. */
            is_coupons: components["schemas"]["Flag"];
            /** @description 1 when the shop shows its coupons. The coupon button needs both flags. */
            isOpenCoupon: components["schemas"]["Flag"];
            /** @description Product classes of the shop, for filtering. */
            class_list: components["schemas"]["ClassFilter"][];
            /** @description Products recommended by the shop. */
            recommend_list: components["schemas"]["ShopProduct"][];
            /** @description Number of matching products over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Products of the page. */
            list: components["schemas"]["ShopProduct"][];
        };
        /** @description Store of a shop, for visits and pickups. */
        Store: {
            /** @description Store id, passed as `shop_address_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Store name. */
            name: components["schemas"]["Text"];
            /** @description Phone number of the store. */
            mobile: components["schemas"]["Text"];
            /** @description Opening hours as text, for example "10:00-21:30". */
            business_hours: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            /** @description Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** @description Full address as one text, in the word order of the language of the request. */
            address_xq?: components["schemas"]["Text"];
            /** @description 1 for the default store of the shop. */
            is_default: components["schemas"]["Flag"];
        };
        /** @description Shop class. */
        ShopClass: {
            /** @description Shop class id, passed to `mch.mall.Mch.apply` as `cid`. */
            id: components["schemas"]["IntLike"];
            /** @description Name in the language of the request. */
            name: components["schemas"]["Text"];
        };
        /** @description Shop application as the customer sent it. */
        ShopApplication: {
            /** @description Application id, passed to apply again. */
            id: components["schemas"]["IntLike"];
            /** @description Requested shop name. */
            name: components["schemas"]["Text"];
            /** @description Shop class id. */
            cid: components["schemas"]["IntLike"];
            /** @description Introduction of the shop. */
            shop_information: components["schemas"]["Text"];
            /** @description Range of goods. */
            shop_range: components["schemas"]["Text"];
            /** @description Name of the applicant. */
            realname: components["schemas"]["Text"];
            /** @description Identity number with the middle digits masked; has to be entered again when the application is sent again. */
            id_number: components["schemas"]["Text"];
            /** @description Mobile phone of the applicant. */
            tel: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            /** @description Street, house number and floor. */
            address: components["schemas"]["Text"];
            /**
             * @description Applicant: 0 person, 1 enterprise.
             * @enum {integer|string}
             */
            shop_nature: 0 | 1;
        };
        /** @description The signed-in customer with balance, points and coupons. */
        AccountSummary: {
            /** @description Profile picture; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** @description Name shown to other customers. */
            user_name: components["schemas"]["Text"];
            /** @description Wallet balance. */
            money: components["schemas"]["Money"];
            /** @description Points available to spend. */
            score: components["schemas"]["IntLike"];
            /** @description Number of usable coupons. */
            coupon_num: components["schemas"]["IntLike"];
        };
        /** @description Order in the list of the account overview. */
        RecentOrder: {
            /** @description Order id, passed to `mall.Order.orderDetails` as `order_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Order number shown to the customer. */
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            /** @description Image of the first order line. */
            img: components["schemas"]["Url"];
            /** @description Order total including delivery. */
            z_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Time the order was placed. */
            add_time: components["schemas"]["DateTime"];
            /** @description 1 once the customer has reminded the shop to ship. */
            delivery_status: components["schemas"]["Flag"];
            sale_type: components["schemas"]["OrderAfterSales"];
            self_lifting: components["schemas"]["DeliveryKind"];
        };
        /** @description Account overview of the signed-in customer. */
        AccountHome: {
            /** @description Customer, balance, points and coupons. */
            user: components["schemas"]["AccountSummary"];
            /** @description Number of unpaid orders. */
            dfk_num: components["schemas"]["IntLike"];
            /** @description Number of orders paid but not shipped. */
            dfh_num: components["schemas"]["IntLike"];
            /** @description Number of orders shipped but not received. */
            dsh_num: components["schemas"]["IntLike"];
            /** @description Number of received orders with lines to review. */
            dpj_num: components["schemas"]["IntLike"];
            /** @description Number of after-sales still in progress. */
            th: components["schemas"]["IntLike"];
            /** @description Newest orders, newest first. */
            order_list: components["schemas"]["RecentOrder"][];
        };
        /** @description Security settings of the account. */
        Security: {
            /** @description 1 when a payment password is set. The name is misspelt in the product family's protocol. */
            password_staus: components["schemas"]["Flag"];
            /** @description Bound phone with the middle digits masked; empty when none is bound. Codes are sent to it. */
            mobile: components["schemas"]["Text"];
        };
        /** @description Login password without spaces. */
        LoginPassword: string;
        /** @description Six-digit verification code received by SMS or e-mail. Valid for five minutes, one use and five attempts. */
        SentCode: string;
        /** @description New payment password, exactly six digits. */
        NewPaymentPassword: string;
        /** @description Text read from a captcha image. Accepted for clients of other storefronts that show one; the gateway ignores it. */
        CaptchaText: string;
        /** @description Proof that the customer controls the current phone. Valid for ten minutes and one change. */
        PhoneProof: {
            /** @description Opaque secret, passed to `mall.User.updatePhone` as `authenticationToken`. */
            token: string;
        };
        /** @description Phone number without dial code, digits only. */
        PhoneNumber: string;
        /** @description Editable profile of the signed-in customer. */
        Profile: {
            /** @description Profile picture; empty for the default picture. */
            headimgurl: components["schemas"]["Url"];
            /** @description Name shown to other customers. */
            user_name: components["schemas"]["Text"];
            /**
             * @description 0 not specified, 1 male, 2 female.
             * @enum {integer|string}
             */
            sex: 0 | 1 | 2;
            /** @description Bound phone with the middle digits masked; empty when none is bound. */
            mobile: components["schemas"]["Text"];
            /** @description Own e-mail address, unmasked; empty when none is bound. */
            email?: components["schemas"]["Text"];
            /** @description Date of birth as `YYYY-MM-DD`; empty when not set. */
            birthday: string;
            /**
             * @description 1 when the birthday can still be set, 2 when it is final. It can be set once.
             * @enum {integer|string}
             */
            is_default_birthday: 1 | 2;
        };
        /** @description Latest withdrawal of the customer. */
        LatestWithdrawal: {
            /**
             * @description 0 under review, 1 paid out, 2 refused and returned to the wallet.
             * @enum {integer|string}
             */
            status: 0 | 1 | 2;
            /**
             * @description Destination: 1 bank card, 2 WeChat.
             * @enum {integer|string}
             */
            withdrawStatus: 1 | 2;
            /** @description Bank name, for destination 1. */
            Bank_name?: components["schemas"]["Text"];
            /** @description Last four digits of the card number, for destination 1. */
            Bank_card_number?: components["schemas"]["Text"];
            /** @description WeChat name, for destination 2. */
            wx_name?: components["schemas"]["Text"];
            /** @description Amount debited from the wallet. */
            money: components["schemas"]["Money"];
            /** @description Fee, included in `money`. */
            fee: components["schemas"]["Money"];
            /** @description Time of the request. */
            add_date: components["schemas"]["DateTime"];
            /** @description Time of the payout or refusal; empty while under review. */
            decided_date: components["schemas"]["DateTime"];
        };
        /**
         * @description Cause of the record. Credits, 1 recharge, 2 recharge by the mall, 3 commission, 4 order refund, 5 shop deposit returned, 12 activity refund, 14 refused withdrawal returned, 42 live show commission. Debits, 6 deduction by the mall, 7 order payment, 8 activity entry, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed.
         * @enum {integer|string}
         */
        WalletRecordType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 42;
        /** @description Credit or debit of the wallet. */
        WalletRecord: {
            /** @description Record id. */
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["WalletRecordType"];
            /** @description Amount, unsigned. The requested side determines the direction. */
            money: components["schemas"]["Money"];
            /** @description Time of the record. */
            add_date: components["schemas"]["DateTime"];
        };
        /** @description Wallet balance with a page of credits or debits. */
        Wallet: {
            /** @description Wallet balance. */
            user_money: components["schemas"]["Money"];
            /** @description Currency name in the language of the request. */
            unit: components["schemas"]["Text"];
            /** @description Number of records over all pages. */
            total: components["schemas"]["IntLike"];
            /**
             * @description Whether a withdrawal can be requested: 0 yes, 1 no, one is under review, 2 no, withdrawals are not set up.
             * @enum {integer|string}
             */
            status: 0 | 1 | 2;
            /** @description Latest withdrawal; absent when there was none. */
            withdrawal?: components["schemas"]["LatestWithdrawal"];
            /** @description Records of the page, newest first. */
            list: components["schemas"]["WalletRecord"][];
        };
        /** @description Bank card in a list. */
        BankCard: {
            /** @description Card id. */
            id: components["schemas"]["IntLike"];
            /** @description Name of the issuing bank. */
            Bank_name: components["schemas"]["Text"];
            /** @description Last four digits of the card number. */
            Bank_card_number: components["schemas"]["Text"];
            /** @description 1 for the default card. */
            is_default: components["schemas"]["Flag"];
        };
        /** @description Data for the withdrawal form. */
        WithdrawalForm: {
            /** @description Wallet balance. */
            money: components["schemas"]["Money"];
            /** @description Minimum amount of a withdrawal. */
            min_amount: components["schemas"]["Money"];
            /** @description Maximum amount of a withdrawal. */
            max_amount: components["schemas"]["Money"];
            /** @description Fee as text, for example "0.6%". */
            service_charge: components["schemas"]["Text"];
            /** @description Fee as a fraction of the amount (0.006 means 0.6 %). Deducted from the amount and rounded to two decimals. */
            serviceCharge: number | string;
            /** @description Currency name in the language of the request. */
            unit: components["schemas"]["Text"];
            /** @description Bound phone with the middle digits masked; empty when none is bound. */
            mobile: components["schemas"]["Text"];
            /** @description 1 when withdrawals to WeChat are offered. */
            wx_open: components["schemas"]["Flag"];
            /** @description 1 when the customer has bound a WeChat account. */
            wx_withdraw: components["schemas"]["Flag"];
            /** @description Name of the bound WeChat account; empty when none is bound. */
            wx_name: components["schemas"]["Text"];
            /** @description Amount from which a withdrawal to WeChat requires the real name. */
            real_name_from?: components["schemas"]["Money"];
            /** @description Bank cards of the customer, the default first. */
            bank_information: components["schemas"]["BankCard"][];
            /** @description Hint shown next to the form; empty for none. */
            pshd: components["schemas"]["Text"];
        };
        /** @description Amount in yuan as the customer saw or entered it. */
        AmountSeen: string;
        /**
         * @description Bound phone of the signed-in customer without dial code, complete or masked (`138****0001`) as other responses return it.
         * @example 138****0001
         */
        OwnPhone: string;
        /** @description Data for the recharge form. */
        RechargeForm: {
            /** @description Minimum amount of a recharge. */
            min_cz: components["schemas"]["Money"];
            /** @description Payment methods enabled for recharges. */
            payment: {
                /** @description 1 when Alipay is enabled. */
                pc_alipay: components["schemas"]["Flag"];
                /** @description 1 when WeChat Pay is enabled. */
                pc_wechat: components["schemas"]["Flag"];
            };
            /** @description Payment method to preselect. */
            defaultpayment: {
                /**
                 * @description Method to preselect: `wxPay` WeChat Pay, `aliPay` Alipay.
                 * @enum {string}
                 */
                defaultpayName: "wxPay" | "aliPay";
            };
        };
        /** @description Bank card with its holder. */
        BankCardDetails: {
            /** @description Card number with the middle digits masked. It has to be entered again when the card is changed. */
            Bank_card_number: components["schemas"]["Text"];
            /** @description Name of the issuing bank. */
            Bank_name: components["schemas"]["Text"];
            /** @description Bank branch; empty when not given. */
            branch: components["schemas"]["Text"];
            /** @description Name of the card holder. */
            Cardholder: components["schemas"]["Text"];
            /** @description 1 for the default card. */
            is_default: components["schemas"]["Flag"];
        };
        /** @description Complete card number, 16 to 19 digits without spaces and without a leading 0. */
        BankCardNumber: string;
        /**
         * @description Cause of the change. 0 sign-in, 1 spent, 2 first followed shop, 3 given to a friend, 4 received from a friend, 5 debited by the mall, 6 credited by the mall, 7 lottery, 8 purchase reward, 9 upgrade reward, 10 expired, 11 membership opened, 12 birthday of a member, 13 frozen, 14 released, or returned after an after-sale.
         * @enum {integer|string}
         */
        PointsRecordType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
        /** @description Points credited or debited. */
        PointsRecord: {
            /** @description Record id. */
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["PointsRecordType"];
            /** @description Number of points, unsigned. */
            sign_score: components["schemas"]["IntLike"];
            /** @description 1 for credited points, 0 for debited points. */
            status: components["schemas"]["Flag"];
            /** @description Time of the change. */
            sign_time: components["schemas"]["DateTime"];
        };
        /** @description Points of the customer with a page of records, newest first. */
        PointsPage: {
            /** @description Points available to spend. */
            score: components["schemas"]["IntLike"];
            /** @description Points frozen for some days after receipt of the goods. */
            lock_score: components["schemas"]["IntLike"];
            /** @description Number of records over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Records of the page. */
            list: components["schemas"]["PointsRecord"][];
        };
        /** @description Message in a list. */
        MessageRow: {
            /** @description Message id. */
            id: components["schemas"]["IntLike"];
            /** @description Message title. */
            title: components["schemas"]["Text"];
            /** @description Beginning of the message as plain text. */
            content: components["schemas"]["Text"];
            /** @description Time the message was sent. */
            time: components["schemas"]["DateTime"];
            /**
             * @description 1 unread, 2 read.
             * @enum {integer|string}
             */
            type: 1 | 2;
        };
        /** @description Page of the customer's messages, newest first. */
        MessagePage: {
            /** @description Number of messages over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Number of unread messages over all pages. Absent on some servers. */
            noread?: components["schemas"]["IntLike"];
            /** @description Messages of the page. */
            message: components["schemas"]["MessageRow"][];
        };
        /** @description Message with its full text. */
        MessageDetails: {
            /** @description Message title. */
            title: components["schemas"]["Text"];
            /** @description Time the message was sent. */
            time: components["schemas"]["DateTime"];
            /** @description Message body. */
            content: components["schemas"]["Html"];
        };
        /** @description Membership benefit. */
        MembershipBenefit: {
            /** @description Icon of the benefit; empty when there is none. */
            icon: components["schemas"]["Url"];
            /** @description Name in the language of the request. */
            equityName: components["schemas"]["Text"];
            /** @description Name in English, shown below the name in other languages. */
            englishName: components["schemas"]["Text"];
            /** @description One-line explanation in the language of the request. */
            detail?: components["schemas"]["Text"];
        };
        /** @description Membership plan with its price. */
        MembershipPlan: {
            /** @description Duration in days: 30, 90 or 365. */
            day: components["schemas"]["IntLike"];
            /** @description Card name, for example "Monthly plan". */
            openMethod: components["schemas"]["Text"];
            /** @description Duration as text, for example "1 month". */
            openMethodName: components["schemas"]["Text"];
            /** @description Plan price. */
            price: components["schemas"]["Money"];
            /** @description Plan price per day. */
            priceForDay: components["schemas"]["Money"];
        };
        /** @description Coupon of the customer for a membership purchase. */
        MembershipCoupon: {
            /** @description Id of the customer's coupon, passed as `couponId`. */
            id: components["schemas"]["IntLike"];
            /** @description Coupon name as shown to shoppers. */
            name: components["schemas"]["Text"];
            /** @description Discount on the plan price. */
            money: components["schemas"]["Money"];
        };
        /** @description Server-side pricing of a membership purchase. */
        MembershipOffer: {
            /** @description Membership benefits and plans. */
            memberConfig: {
                /** @description Membership benefits in display order. */
                member_equity: components["schemas"]["MembershipBenefit"][];
                /** @description Plans in this order: month, quarter, year. */
                open_config: components["schemas"]["MembershipPlan"][];
            };
            /** @description Amount to pay, after the coupon. */
            amount: components["schemas"]["Money"];
            /** @description Plan price before the coupon. */
            y_amount: components["schemas"]["Money"];
            /** @description Wallet balance. */
            user_money: components["schemas"]["Money"];
            /** @description Coupons of the customer applicable to the plan. */
            couponList: components["schemas"]["MembershipCoupon"][];
            /** @description 1 when the customer has a payment password. */
            passwordStatus: components["schemas"]["Flag"];
        };
        /** @description Membership order just placed. Passed as `order_list` to the payment operations. */
        MembershipOrder: {
            /** @description Order number. */
            sNo: components["schemas"]["Text"];
            /** @description Amount to pay. */
            amount: components["schemas"]["Money"];
            /** @description Plan name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** @description End of the membership once this order is paid. */
            endTime: components["schemas"]["DateTime"];
        };
        /** @description Product with its member price. */
        MemberProduct: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            /** @description Lowest member price over all SKUs. */
            vipPrice: components["schemas"]["Money"];
        };
        /** @description Paid membership purchase. */
        MembershipPurchase: {
            /** @description Purchase id. */
            id: components["schemas"]["IntLike"];
            /** @description Order number. */
            trade_no: components["schemas"]["Text"];
            /** @description Plan name. */
            memberTypeDesc: components["schemas"]["Text"];
            /** @description Payment method as text. */
            payTypeDesc: components["schemas"]["Text"];
            /** @description Amount paid. */
            amount: components["schemas"]["Money"];
            /** @description Time of the payment. */
            addtime: components["schemas"]["DateTime"];
            /** @description End of the membership. Pages show the first 10 characters, the date. */
            endTime: components["schemas"]["DateTime"];
        };
        /** @description Membership of the customer and past membership purchases. */
        MemberPage: {
            /** @description Customer and membership term. */
            userInfo: {
                /** @description Profile picture; empty for the default picture. */
                headimgurl: components["schemas"]["Url"];
                /** @description Name shown to other customers. */
                user_name: components["schemas"]["Text"];
                /** @description End of the current or last membership; empty for a customer who never was a member. */
                grade_end: components["schemas"]["DateTime"];
            };
            /** @description Membership benefits in display order. */
            memberEquity: components["schemas"]["MembershipBenefit"][];
            /** @description Page of paid purchases, newest first. */
            buyRecord: components["schemas"]["MembershipPurchase"][];
            /** @description Number of purchases over all pages. Absent on some servers. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description Order or membership order, as returned when it was placed. */
        OrderToPay: {
            /** @description Order number. Source: `data.order[].sNo` of `mall.Order.index`. */
            sNo: string;
            /** @description Order id; absent for a membership order. Source: `data.order[].id` of `mall.Order.index`. */
            order_id?: number;
            /** @description Amount of the order shown to the customer, in yuan. */
            total?: components["schemas"]["AmountSeen"];
            /** @description Amount of the membership order shown to the customer, in yuan. */
            amount?: components["schemas"]["AmountSeen"];
        };
        /** @description State of a payment. */
        PaidState: {
            /**
             * @description 200 when paid, 0 before.
             * @enum {integer|string}
             */
            code: 0 | 200;
            /**
             * @description Payment method of a recharge. Absent for a membership order, like the fields below.
             * @enum {string}
             */
            type?: "pc_alipay" | "pc_wechat";
            /** @description Amount of the recharge. */
            total?: components["schemas"]["Money"];
            /** @description Content of the QR code of the recharge, as `mall.Pay.index` returned it. */
            url?: components["schemas"]["Url"];
            /** @description Time until which pages show the QR code. A later payment still counts. */
            expire_time?: components["schemas"]["DateTime"];
            /** @description Current time of the server. */
            server_time?: components["schemas"]["DateTime"];
        };
        /** @description Basic configuration of the mall. `html_icon` takes precedence over the icon of `mall.Index.index`. */
        BasicConfiguration: {
            /** @description Icon of the browser tab. */
            html_icon: components["schemas"]["Url"];
            /** @description Name of the mall. */
            store_name: components["schemas"]["Text"];
            /** @description Logo of the mall. */
            store_logo: components["schemas"]["Url"];
            /** @description Logo of the sign-in pages. */
            logon_logo: components["schemas"]["Url"];
            /** @description Copyright line of the footer. */
            copyright_information: components["schemas"]["Text"];
            /** @description Registration number shown in the footer; empty when none is required. */
            record_information: components["schemas"]["Text"];
            /** @description Address of the start page. */
            link_to_landing_page: components["schemas"]["Url"];
            /** @description Logo of the mobile app; empty when there is none. */
            app_logo?: components["schemas"]["Url"];
            /** @description Default profile picture. */
            admin_default_portrait?: components["schemas"]["Url"];
            /** @description Address of the mobile storefront; empty when there is none. */
            h5_domain?: components["schemas"]["Url"];
            /** @description Watermark text for pictures; empty for none. */
            watermark_name?: components["schemas"]["Text"];
            /** @description Address printed on pictures as a watermark; empty for none. */
            watermark_url?: components["schemas"]["Url"];
            /** @description Days after which messages are deleted; 0 means never. */
            messageSaveDay?: components["schemas"]["IntLike"];
            /** @description Session duration of the mobile app, in hours. */
            appLoginValid?: components["schemas"]["IntLike"];
        };
        /** @description Product in the list of a block. Label priority is expired (`recycle` 1), then off the shelf (`status` 3), then sold out (`num` 0). */
        BlockListProduct: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgUrl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Lowest price over all SKUs. */
            price: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs in pieces; 0 or less means sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** @description Entry of the search history. */
        SearchWord: {
            /** @description Search words. */
            keyword: components["schemas"]["Text"];
        };
        /** @description Product label. */
        ProductLabel: {
            /** @description 1 new, 2 hot, 3 recommended. */
            id: components["schemas"]["IntLike"];
            /** @description Label text in the language of the request. */
            name: components["schemas"]["Text"];
            /** @description CSS color of the label. Not sent by the gateway. */
            color?: string;
        };
        /** @description Recommended product. */
        RecommendedProduct: {
            /** @description Product id. */
            id: components["schemas"]["IntLike"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Price the caller pays for the lowest-priced SKU. */
            price_yh: components["schemas"]["Money"];
            /** @description Lowest price over all SKUs. */
            price?: components["schemas"]["Money"];
            /** @description Highest price over all SKUs. Absent when all SKUs cost the same, and on servers that do not send it. */
            price_to?: components["schemas"]["Money"];
            /** @description Price before the reduction, shown struck through; absent without a reduction. */
            yprice?: components["schemas"]["Money"];
            /** @description Member price of the lowest-priced SKU. */
            vip_price?: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume?: components["schemas"]["IntLike"];
            /** @description Shop name. */
            mch_name?: components["schemas"]["Text"];
            /** @description Shop logo; empty when there is none. */
            logo?: components["schemas"]["Url"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs in pieces; 0 or less means sold out. */
            stockNum: components["schemas"]["IntLike"];
            /** @description Product labels. */
            s_type_list?: components["schemas"]["ProductLabel"][];
            /** @description 2 when the product cannot be added to the cart; any other value when it can. */
            isAddCar?: components["schemas"]["IntLike"];
        };
        /** @description Phone number without dial code; empty when an e-mail address is used instead. */
        PhoneField: string;
        /** @description E-mail address; empty when a phone number is used instead. */
        EmailField: string;
        /** @description Data for the registration page. */
        RegisterPage: {
            /** @description Title of the agreement to accept. */
            Agreement: components["schemas"]["Text"];
        };
        /** @description Account name for signing in, letters and digits. Must be unique. */
        AccountName: string;
        /** @description Session of a newly registered customer, whom this gateway signs in: a success has all fields. Other servers of the family register without signing in, and send no `data`, so that no field is required. */
        Registered: {
            /** @description Session token of the customer. Keep it secret. Missing only from a server that does not sign in a new customer. */
            access_id?: components["schemas"]["AccessId"];
            /** @description Customer id. */
            userId?: components["schemas"]["IntLike"];
            /** @description Name shown to other customers. */
            user_name?: components["schemas"]["Text"];
            /** @description Profile picture; empty for the default picture. */
            headimgurl?: components["schemas"]["Url"];
            /** @description 1 when the customer has a login password. */
            y_password?: components["schemas"]["Flag"];
            /** @description Locale of the customer, `en_US`, `zh_CN`, `zh_TW` or `ko_KR`, accepted as `language` of later calls. */
            user_lang_code?: string;
            /** @description Country dial code of the customer's phone; empty when none is bound. */
            cpc?: components["schemas"]["Text"];
        } | unknown[] | string | boolean | null;
        /** @description Response to a request for a verification code. An empty object; in the demo profile it holds the code. */
        CodeRequested: {
            /** @description Verification code itself. Sent only in the demo profile, which delivers no messages; never in production. */
            demo_code?: string;
        } | unknown[] | string | boolean | null;
        /**
         * @description Phone number without dial code, complete or masked (`138****0001`); empty for none.
         * @example 13800000001
         */
        PhoneOrMasked: string;
        /** @description Information page of the mall. */
        AboutPage: {
            /** @description Page body; empty when the page has not been written yet. */
            content: components["schemas"]["Html"];
        };
        /** @description Country or region available for phone numbers and deliveries. */
        Country: {
            /** @description Country id. */
            id?: components["schemas"]["IntLike"];
            /** @description Name in the language of the request. */
            name: components["schemas"]["Text"];
            /** @description Name in Chinese. */
            zh_name?: components["schemas"]["Text"];
            /** @description Dial code, passed as `cpc`. Not the ISO alpha-2 code, despite the name. */
            code2: components["schemas"]["Text"];
            /** @description ISO 3166-1 numeric code, passed as `country_num`. */
            num3: components["schemas"]["IntLike"];
            /** @description ISO 3166-1 letter code. */
            code: components["schemas"]["Text"];
            /** @description URL of the flag image; empty when there is none. */
            national_flag: components["schemas"]["Url"];
            /** @description 1 when the country can be selected. */
            is_show?: components["schemas"]["Flag"];
        };
        /** @description Address to edit, with the region values that preselect the region tree. The field names differ by level in the product family's protocol. */
        AddressForm: {
            /** @description Province as the `value` of the region tree. */
            province: components["schemas"]["Text"];
            /** @description City as the `value` of the region tree. */
            city_id: components["schemas"]["Text"];
            /** @description District as the `value` of the region tree; empty for addresses outside the tree. */
            county: components["schemas"]["Text"];
            /** @description Stored address. */
            address: components["schemas"]["Address"];
        };
        /** @description Parcels of an order. */
        ParcelList: {
            /** @description Parcels; empty until something has been shipped. */
            list: components["schemas"]["Parcel"][];
        };
        /** @description Store where orders are collected. */
        PickupStore: {
            /** @description Store id. */
            id?: components["schemas"]["IntLike"];
            /** @description Store name. */
            name: components["schemas"]["Text"];
            /** @description Phone number of the store. */
            mobile: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            /** @description Street, house number and floor. */
            address: components["schemas"]["Text"];
            /** @description Full address as one text, in the word order of the language of the request. */
            address_xq?: components["schemas"]["Text"];
            /** @description Opening hours as text, for example "10:00-21:30". */
            business_hours: components["schemas"]["Text"];
        };
        /** @description Place where an order is collected. */
        PickupPlace: {
            /** @description Pickup store. */
            address: components["schemas"]["PickupStore"];
        };
        /** @description Product to collect. */
        PickupLine: {
            /** @description Main image of the product. */
            img: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            product_title: components["schemas"]["Text"];
            /** @description Price per piece when the order was placed. */
            p_price: components["schemas"]["Money"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            show_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
        };
        /** @description Pickup code of an order with the goods to collect. */
        PickupCode: {
            /** @description Order number. */
            sNo: components["schemas"]["Text"];
            status?: components["schemas"]["OrderStatus"];
            /** @description Pieces to collect. */
            num: components["schemas"]["IntLike"];
            /** @description Amount paid. */
            z_price: components["schemas"]["Money"];
            /** @description Pickup code. Secret between the customer and the store. */
            extraction_code: components["schemas"]["Text"];
            /** @description Image of the code. Not sent by the gateway. */
            extraction_code_img?: components["schemas"]["Url"];
            /** @description Products to collect. */
            por_list: components["schemas"]["PickupLine"][];
        };
        /** @description Order line of an after-sale or of an application. */
        AfterSaleLine: {
            /** @description Order line id, passed as `order_details_id`. */
            id: components["schemas"]["IntLike"];
            /** @description Product id. */
            p_id?: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            image: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            p_name: components["schemas"]["Text"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** @description Price per piece when the order was placed. */
            p_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Quantity in pieces. */
            num: components["schemas"]["IntLike"];
            /** @description 1 when this line allows an application; lines with 0 are not to be offered. */
            refund?: components["schemas"]["Flag"];
        };
        /** @description Kinds of after-sale that the given order lines allow. */
        AfterSaleOptions: {
            /** @description 1 when any application is allowed. Each kind also requires this flag. */
            refund: components["schemas"]["Flag"];
            /** @description 1 when a refund without return is allowed. */
            refundAmt: components["schemas"]["Flag"];
            /** @description 1 when a return with refund is allowed. */
            refundGoodsAmt: components["schemas"]["Flag"];
            /** @description 1 when an exchange is allowed. */
            refundGoods: components["schemas"]["Flag"];
            orderType: components["schemas"]["OrderKind"];
            /** @description The same as `refundAmt`, under its former name. */
            refund_only_status?: components["schemas"]["Flag"];
            /** @description The same as `refundGoodsAmt`, under its former name. */
            return_refund_status?: components["schemas"]["Flag"];
            /** @description The same as `refundGoods`, under its former name. */
            exchange_goods_status?: components["schemas"]["Flag"];
            /** @description The given order lines. */
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** @description Data for the after-sale application form. */
        AfterSaleForm: {
            /** @description Highest refundable amount over the lines. */
            refund_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            orderType?: components["schemas"]["OrderKind"];
            self_lifting?: components["schemas"]["DeliveryKind"];
            /** @description 1 when the order has been shipped. */
            status?: components["schemas"]["Flag"];
            /** @description 1 when a refund without return is allowed. */
            refundAmt?: components["schemas"]["Flag"];
            /** @description 1 when a return with refund is allowed. */
            refundGoodsAmt?: components["schemas"]["Flag"];
            /** @description 1 when an exchange is allowed. */
            refundGoods?: components["schemas"]["Flag"];
            /** @description Order lines of the application. */
            list: components["schemas"]["AfterSaleLine"][];
        };
        /**
         * @description Kind of after-sale: 1 return and refund, 2 refund only, 3 exchange.
         * @enum {integer}
         */
        AfterSaleKindSent: 1 | 2 | 3;
        /** @description Reason for the application, up to 200 words, with at least one letter or digit. Words are separated by spaces; each Chinese character counts as one word. */
        Reason: string;
        /** @description Confirmation of an after-sale application. */
        AppliedAfterSale: {
            /** @description Order number. */
            sNo: components["schemas"]["Text"];
            /** @description Time of the application. */
            time: components["schemas"]["DateTime"];
            /** @description Amount refunded immediately, or to be refunded once the shop approves; 0.00 for an exchange. */
            refund_amount: components["schemas"]["Money"];
            RefundType?: components["schemas"]["AfterSaleState"];
            /** @description Names of the products in the application. */
            product_title: components["schemas"]["Text"][];
        };
        /** @description Address to which goods are sent back, with the field names of the list. */
        ReturnAddressOfRow: {
            /** @description Phone of the recipient. */
            tel: components["schemas"]["Text"];
            /** @description Recipient at the return address. */
            name: components["schemas"]["Text"];
            /** @description Full return address as one text. */
            address_xq: components["schemas"]["Text"];
        };
        /** @description After-sale in a list. */
        AfterSaleRow: {
            /** @description After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement. */
            id: components["schemas"]["IntLike"];
            /** @description Order that the after-sale belongs to. */
            order_id: components["schemas"]["IntLike"];
            /** @description Order number. */
            sNo: components["schemas"]["Text"];
            /** @description Id of the shop that sold the product. */
            shop_id?: components["schemas"]["IntLike"];
            /** @description Name of the shop that sold the product. */
            shop_name: components["schemas"]["Text"];
            /** @description Logo of the shop; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** @description Order line id, passed to `mall.Order.returnDetails` as `orderDetailId`. */
            detailId: components["schemas"]["IntLike"];
            /** @description Product id. */
            goodsId: components["schemas"]["IntLike"];
            /** @description Product id again, passed to `mall.Order.getExpress`. */
            pid: components["schemas"]["IntLike"];
            /** @description Main image of the product. */
            imgurl: components["schemas"]["Url"];
            /** @description Product name as shown to shoppers, in the language of the request. */
            p_name: components["schemas"]["Text"];
            /** @description Options of the SKU as text, for example "150 ml"; empty for a product with one SKU. */
            size: components["schemas"]["Text"];
            /** @description Price per piece when the order was placed. */
            p_price?: components["schemas"]["Money"];
            /** @description Quantity in pieces. */
            num?: components["schemas"]["IntLike"];
            /** @description Requested refund; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Time of the application. */
            re_time: components["schemas"]["DateTime"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description Message of the shop with its decision; empty before. */
            prompt?: components["schemas"]["Text"];
            /** @description Former state code, with no information beyond `r_type`. */
            return_state?: components["schemas"]["IntLike"];
            /** @description Where to send the goods back. Present only while goods are to be sent back. */
            buyer?: components["schemas"]["ReturnAddressOfRow"];
        };
        /** @description Page of the customer's after-sales, newest first. */
        AfterSaleList: {
            /** @description Number of after-sales over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description After-sales of the page. */
            list: components["schemas"]["AfterSaleRow"][];
        };
        /** @description Parcel of an after-sale. */
        AfterSaleParcel: {
            /** @description Courier name. */
            express: components["schemas"]["Text"];
            /** @description Tracking number. */
            express_num: components["schemas"]["Text"];
        };
        /** @description Address to which goods are sent back. */
        ReturnAddress: {
            /** @description Full return address as one text. */
            address: components["schemas"]["Text"];
            /** @description Recipient at the return address. */
            name: components["schemas"]["Text"];
            /** @description Phone of the recipient. */
            phone: components["schemas"]["Text"];
        };
        /** @description Step in the history of an after-sale. */
        AfterSaleEvent: {
            /** @description Time of the step. */
            time: components["schemas"]["DateTime"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description Description of the step, in the language of the request. */
            content: string;
        };
        /** @description After-sale with its state, amounts, parcels and history. */
        AfterSaleDetails: {
            /** @description After-sale id, passed to withdraw the application, to send goods back and to confirm a replacement. */
            id?: components["schemas"]["IntLike"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description Id of the order that holds the line. */
            order_id?: components["schemas"]["IntLike"];
            /** @description Order number. */
            sNo: components["schemas"]["Text"];
            /** @description Time of the application. */
            re_time: components["schemas"]["DateTime"];
            /** @description Requested refund; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            /** @description Refunded amount; 0.00 before the refund and for an exchange. */
            real_money?: components["schemas"]["Money"];
            /**
             * @description How the order was paid, and so where a refund goes.
             * @enum {string}
             */
            pay_type?: "wallet_pay" | "pc_alipay" | "pc_wechat";
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Reason given by the customer. */
            content: string;
            /** @description Evidence pictures uploaded by the customer. */
            re_photo: components["schemas"]["Url"][];
            /** @description Time the shop decided; empty before. */
            audit_time: components["schemas"]["DateTime"];
            /** @description Advice for the next step of the customer, in the language of the request. */
            suggestive_language: components["schemas"]["Text"];
            /** @description Reason of the shop for refusing; empty otherwise. */
            r_content?: components["schemas"]["Text"];
            /** @description Courier of the parcel in transit, in either direction; empty when there is none. */
            express: components["schemas"]["Text"];
            /** @description Tracking number of the parcel in transit; empty when there is none. */
            express_num: components["schemas"]["Text"];
            /** @description Parcel in which the customer sent the goods back; absent before that. */
            return_info?: components["schemas"]["AfterSaleParcel"];
            /** @description Parcel sent by the shop with a replacement or with refused goods; absent before that. */
            send_info?: components["schemas"]["AfterSaleParcel"];
            /** @description Deadline for sending the goods back or confirming the replacement; empty in every other state. */
            expire_time?: components["schemas"]["DateTime"];
            /** @description Where to send the goods back. */
            store_info?: components["schemas"]["ReturnAddress"];
            /** @description History of the after-sale, newest step first. */
            record?: components["schemas"]["AfterSaleEvent"][];
            /** @description Order lines of the after-sale. */
            list: components["schemas"]["AfterSaleLine"][];
        };
        /** @description Courier service. */
        Courier: {
            /** @description Courier id. */
            id: components["schemas"]["IntLike"];
            /** @description Courier name, passed as `kdname`. */
            kuaidi_name: components["schemas"]["Text"];
            /** @description Courier code, for example `shunfeng`. */
            type?: components["schemas"]["Text"];
            /** @description 1 when the courier can be selected. */
            is_open?: components["schemas"]["Flag"];
            /** @description Position in the list. */
            sort?: components["schemas"]["IntLike"];
        };
        /** @description Couriers for sending goods back, and the return address. */
        Couriers: {
            /** @description Couriers to choose from, in display order. */
            express: components["schemas"]["Courier"][];
            /** @description Full return address as one text. */
            address?: components["schemas"]["Text"];
            /** @description Recipient at the return address. */
            name?: components["schemas"]["Text"];
            /** @description Phone of the recipient. */
            phone?: components["schemas"]["Text"];
        };
        /**
         * @description Party of the invoice: 1 company, 2 person.
         * @enum {integer|string}
         */
        InvoiceHeaderKind: 1 | 2;
        /** @description Invoice title, the party an invoice is made out to. */
        InvoiceHeader: {
            /** @description Title id, passed as `id` or `headId`. */
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["InvoiceHeaderKind"];
            /** @description Name of the company or person. */
            company_name: components["schemas"]["Text"];
            /** @description Tax number; empty for a person. */
            company_tax_number: components["schemas"]["Text"];
            /** @description Registered address; empty when not given. */
            register_address: components["schemas"]["Text"];
            /** @description Registered phone; empty when not given. */
            register_phone: components["schemas"]["Text"];
            /** @description Bank; empty when not given. */
            deposit_bank: components["schemas"]["Text"];
            /** @description Bank account number; empty when not given. */
            bank_number: components["schemas"]["Text"];
            /** @description 1 for the default title. */
            is_default: components["schemas"]["Flag"];
        };
        /** @description Invoice titles of the customer, the default first. */
        InvoiceHeaderList: {
            /** @description Invoice titles. */
            list: components["schemas"]["InvoiceHeader"][];
            /** @description Number of titles. */
            total?: components["schemas"]["IntLike"];
        };
        /**
         * @description Party of the invoice: 1 company, 2 person.
         * @enum {integer}
         */
        InvoiceHeaderKindSent: 1 | 2;
        /** @description Default invoice title, or an empty object when the customer has none. */
        DefaultInvoiceHeader: components["schemas"]["InvoiceHeader"] | components["schemas"]["Nothing"];
        /** @description Completed order without an invoice. */
        BillableOrder: {
            /** @description Order that can be invoiced. */
            order_id: components["schemas"]["IntLike"];
            /** @description Order number, passed to `mall.InvoiceInfo.applyInvoicing`. */
            sNo: components["schemas"]["Text"];
            /** @description Name of the shop that issues the invoice. */
            shop_name: components["schemas"]["Text"];
            /** @description Shop logo; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** @description Time the order was placed. */
            add_time: components["schemas"]["DateTime"];
            /** @description Amount paid including delivery. */
            old_total?: components["schemas"]["Money"];
            /** @description Amount to be invoiced, without delivery and refunds. */
            z_price: components["schemas"]["Money"];
            /** @description 1 when the deadline for requesting an invoice has passed. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** @description Page of orders without an invoice, newest first. */
        BillableOrderList: {
            /** @description Orders of the page. */
            list: components["schemas"]["BillableOrder"][];
            /** @description Number of orders over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description Requested invoice. */
        Invoice: {
            /** @description Invoice id, passed to revoke it or to request it again. */
            id: components["schemas"]["IntLike"];
            /** @description Order that is invoiced. */
            order_id: components["schemas"]["IntLike"];
            /** @description Order number. */
            s_no: components["schemas"]["Text"];
            /** @description Name of the shop that issues the invoice. */
            shop_name: components["schemas"]["Text"];
            /** @description Shop logo; empty when there is none. */
            shop_logo?: components["schemas"]["Url"];
            /** @description Time the order was placed. */
            order_add_time: components["schemas"]["DateTime"];
            /**
             * @description 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
             * @enum {integer|string}
             */
            invoice_status?: 1 | 2 | 3;
            /** @description Name on the invoice title at the time of the request. */
            company_name?: components["schemas"]["Text"];
            /** @description Invoiced amount. */
            invoice_amount: components["schemas"]["Money"];
            /** @description E-mail address the invoice is sent to. */
            email: components["schemas"]["Text"];
            /** @description URL of the issued invoice, a PDF; empty until it is issued. The URL expires after ten minutes and works only in the session of the owner. */
            file: components["schemas"]["Url"];
            /** @description Reason of the shop for refusing; empty when the customer revoked the request. */
            reason?: components["schemas"]["Text"];
            /** @description 1 when the order was refunded after this invoice was issued, and the shop has to correct it. */
            correction?: components["schemas"]["Flag"];
            /** @description 1 when the deadline for requesting the invoice again has passed. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** @description Page of the customer's invoices, newest first. */
        InvoiceList: {
            /** @description Invoices of the page. */
            list: components["schemas"]["Invoice"][];
            /** @description Number of invoices over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description Display currency. */
        Currency: {
            /** @description Currency id, passed to `app.common.userChangeCurrency`. */
            currency_id: components["schemas"]["IntLike"];
            /** @description ISO 4217 code. */
            currency_code: string;
            /** @description Symbol shown before amounts. */
            currency_symbol: string;
            /** @description Factor from amounts in the default currency to this currency; 1 for the default currency. */
            exchange_rate: number | string;
        };
        /** @description Language of the mall. */
        MallLanguage: {
            /** @description Locale, for example `en_US`, accepted as `language` of a call. */
            lang_code: string;
            /** @description Name of the language in that language. */
            lang_name: components["schemas"]["Text"];
        };
    };
    responses: {
        /** @description Maintenance (wire code 4003); `data` contains the notice. */
        maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A signed-in customer is required (wire code 203; other servers also send 404). */
        "session-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Insufficient wallet balance (wire code 109). */
        "insufficient-balance": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "shell.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Data of the header, footer and side bar of every page, for the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Shell"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Notice to shoppers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Notice"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "home.page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. */
                    cid?: number;
                    /** @description Page number, starting at 1. Ignored, each list has one page. */
                    page?: number;
                    /** @description Products per list; 8 when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Content of the home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["HomePage"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "home.blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Product blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Product blocks. */
                        data: {
                            /** @description Blocks in display order. */
                            list: components["schemas"]["Block"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    pro_id: number;
                    /**
                     * @description 1 when opened from the member products, which applies member prices; 0 or missing otherwise.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /**
                     * @description MS when opened from the flash sale; empty or missing otherwise.
                     * @enum {string}
                     */
                    type?: "" | "MS";
                    /** @description Flash item id, with `type` MS. An item of another product is refused. Source: `data.list[].id` of `plugin.sec.MallSec.home`. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Data of the product page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ProductPage"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Search words in any of the four languages. */
                    keyword?: string;
                    /**
                     * @description Records to search: 1 products, 2 shops; products when missing.
                     * @enum {integer}
                     */
                    searchType?: 1 | 2;
                    /** @description Class id from which the search started. Source: `data.class_list[].cid` of `mall.Index.index`. */
                    cid?: number;
                    /** @description Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. */
                    class_id?: number[];
                    /** @description Brand ids; only products of these brands. Source: `data.brand_list[].brand_id` of `mall.Index.search`. */
                    brand_id?: number[];
                    amount?: components["schemas"]["PriceLimits"];
                    /** @description Labels: 1 new, 2 hot, 3 recommended, 5 member product; only products with one of them. */
                    s_type?: (1 | 2 | 3 | 5)[];
                    /**
                     * @description Sort key; the default order of the mall when empty or missing.
                     * @enum {string}
                     */
                    sort_type?: "" | "default" | "price" | "volume";
                    /**
                     * @description 0 ascending, 1 descending.
                     * @enum {integer}
                     */
                    sort?: 0 | 1;
                    /** @description Initial letter; `brand_list` then holds only brands that start with it. */
                    brandHead?: string;
                    /** @description Initial letter; `class_list` then holds only classes that start with it. */
                    classHead?: string;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                    /** @description Rows per page; 20 products or 10 shops when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Page of search results with the available filters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SearchResult"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    pro_id: number;
                    /** @description SKU id. Source: `data.skuBeanList[].cid` of `mall.Product.index`. */
                    attribute_id: number;
                    /** @description Quantity in pieces. */
                    num: number;
                };
            };
        };
        responses: {
            /** @description Session and cart line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Session and cart line. */
                        data: {
                            /** @description Session token that owns the cart; a new one for a first-time visitor. */
                            access_id: components["schemas"]["AccessId"];
                            /** @description Cart line id. */
                            cart_id: components["schemas"]["IntLike"];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Cart grouped by shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Lines to change. */
                    cart: {
                        /** @description Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                        cart_id: number;
                        /** @description New quantity in pieces; unchanged when missing. */
                        num?: number;
                        /**
                         * @description 1 selects the line, 0 deselects it; unchanged when missing.
                         * @enum {integer}
                         */
                        selected?: 0 | 1;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                    car_id: number[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.lineSkus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                    car_id: number;
                };
            };
        };
        responses: {
            /** @description List with exactly one element. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description List with exactly one element. */
                        data: components["schemas"]["LineSkus"][];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.changeSku": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Cart line id. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                    car_id: number;
                    /** @description Id of the new SKU. Source: `data[].skuBeanList[].cid` of `mall.Cart.djAttribute`. */
                    attribute_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "checkout.checkBuyNow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, names the flash item. */
                    product: components["schemas"]["BuyNowPart"][];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "checkout.settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. */
                    product?: components["schemas"]["BuyNowPart"][];
                    /** @description Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                    cart_id?: number[];
                    /** @description Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. */
                    address_id?: number;
                    /** @description Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of `mch.mall.Mch.seeMyStore`. */
                    shop_address_id?: number;
                    /**
                     * @description 1 buys at the member price; 0 or missing at the regular price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description Selected coupons joined by commas. One id per shop in the order of `data.products[]` of the response, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros selects none. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. */
                    coupon_id?: string;
                    /**
                     * @description `true` applies `coupon_id`; `false` or missing selects the best coupons.
                     * @enum {string}
                     */
                    canshu?: "true" | "false";
                    /** @description Intended payment method. */
                    pay_type?: components["schemas"]["PaymentType"];
                };
            };
        };
        responses: {
            /** @description Server-side pricing of an order as it would be placed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Settlement"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "checkout.placeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description SKU to buy directly, instead of `cart_id`: `[{ pid }, { cid }, { num }]`, an object each for product, SKU and quantity; a fourth, `{ sec_id }`, buys at the flash-sale price. */
                    product?: components["schemas"]["BuyNowPart"][];
                    /** @description Cart line ids to buy, required without `product`. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                    cart_id?: number[];
                    /** @description Delivery address id; the default address when missing. Source: `data.adds[].id` of `mall.Address.index`. */
                    address_id?: number;
                    /** @description Pickup store id, which makes delivery free. Omit `address_id`. Source: `data.list[].id` of `mch.mall.Mch.seeMyStore`. */
                    shop_address_id?: number;
                    /** @description Name of the person who collects the order; required with `shop_address_id`. The same characters as in an address. */
                    fullName?: string;
                    /** @description Phone number of the person who collects the order; required with `shop_address_id`. */
                    fullPhone?: string;
                    /**
                     * @description 1 buys at the member price; 0 or missing at the regular price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description Selected coupons joined by commas. One id per shop in the order of `data.products[]` of `mall.Order.settlement`, then the id of the mall coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no mall coupon. A list of zeros selects none. The best coupons when missing, as in the settlement. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. */
                    coupon_id?: string;
                    /** @description Remark to each shop, in the order of `data.products[]` of `mall.Order.settlement`. */
                    remarks?: string[];
                    /** @description Intended payment method. */
                    pay_type: components["schemas"]["PaymentType"];
                    /** @description Amount shown to the customer, in yuan. The order is refused when the current amount is higher. */
                    total?: string;
                };
            };
        };
        responses: {
            /** @description Order just placed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "payments.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Enabled payment methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "payments.verifyPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Payment password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "payments.payFromWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order as returned when it was placed. */
                    order_list: {
                        /** @description Order number. Source: `data.order[].sNo` of `mall.Order.index`. */
                        sNo: string;
                        /** @description Amount shown to the customer, in yuan. */
                        total?: string;
                        /** @description Order to pay. Source: `data.order[].id` of `mall.Order.index`. */
                        order_id?: number;
                    };
                    /**
                     * @description Payment method: always `wallet_pay`.
                     * @enum {string}
                     */
                    type: "wallet_pay";
                    /** @description Amount shown to the customer, in yuan. */
                    payment_money: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            402: components["responses"]["insufficient-balance"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Part of a product name, or an order number; all orders when missing or empty. */
                    ordervalue?: string;
                    /** @description Page number, starting at 1; 1 when missing. */
                    pageNum?: number;
                    /**
                     * @description State: `payment` unpaid, `send` to ship, `receipt` to receive, `evaluete` to review; all orders when empty or missing. The misspelling is part of the protocol.
                     * @enum {string}
                     */
                    order_type?: "" | "payment" | "send" | "receipt" | "evaluete";
                };
            };
        };
        responses: {
            /** @description Page of the customer's orders, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderList"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order to show. Source: `data.order[].id` of `mall.Order.index`. */
                    order_id: number;
                    /** @description Payment number of the QR code page. Ignored. */
                    trade_no?: string;
                };
            };
        };
        responses: {
            /** @description Order with its lines, amounts, parcels and payment options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetails"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order to cancel. Source: `data.order[].id` of `mall.Order.index`. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.profileState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Profile state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Profile state. */
                        data: {
                            /** @description 1 when profile fields are missing, 0 when the profile is complete; the opposite of the name. */
                            haveAllUserInfo: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Delivery addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Delivery addresses. */
                        data: {
                            /** @description Addresses of the customer, the default first. */
                            adds: components["schemas"]["Address"][];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Provinces with their cities and districts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Provinces with their cities and districts. */
                        data: components["schemas"]["Region"][];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_name: components["schemas"]["Consignee"];
                    mobile: components["schemas"]["ConsigneePhone"];
                    address: components["schemas"]["StreetAddress"];
                    place?: components["schemas"]["Place"];
                    is_default?: components["schemas"]["DefaultFlag"];
                    cpc?: components["schemas"]["ConsigneeDialCode"];
                    /** @description Same value as `cpc`, sent by older clients. Ignored. */
                    country_code?: components["schemas"]["ConsigneeDialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description City, for addresses outside the region tree. */
                    city?: components["schemas"]["FreeRegion"];
                    /** @description Province or state, for addresses outside the region tree. */
                    province?: components["schemas"]["FreeRegion"];
                    zip_code?: components["schemas"]["PostalCode"];
                };
            };
        };
        responses: {
            /** @description All addresses of the customer, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description All addresses of the customer, the default first. */
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Captcha, valid for 120 seconds and one attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Captcha"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Identification of the account: 1 by phone, 2 by e-mail, 3 by account name.
                     * @enum {integer}
                     */
                    type: 1 | 2 | 3;
                    /** @description Phone number without dial code, or with `type` 3 the account name. */
                    phone?: string;
                    /** @description E-mail address, with `type` 2. */
                    e_mail?: string;
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description Login password. */
                    password: string;
                    imgCode: components["schemas"]["CaptchaAnswer"];
                    verificationCode: components["schemas"]["CaptchaToken"];
                    /**
                     * @description 1 requests an `autoToken` for automatic sign-in, 0 does not.
                     * @enum {integer}
                     */
                    isAuto?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Session of a customer who has signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Text to show: 0 registration agreement, 1 shop agreement, 2 privacy policy, 3 membership agreement.
                     * @enum {integer}
                     */
                    type: 0 | 1 | 2 | 3;
                };
            };
        };
        responses: {
            /** @description Legal text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Agreement"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    pid: number;
                    /**
                     * @description Kind: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2 | 3 | 4 | 5;
                };
            };
        };
        responses: {
            /** @description Newest reviews of a product, with the counts by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Reviews"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.listMore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    pid: number;
                    /**
                     * @description Kind: 0 all, 1 with pictures, 2 with a follow-up; all when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2;
                    /** @description Page number, starting at 0; 0 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Page of reviews. */
                        data: {
                            /** @description Reviews of the page; empty past the last page. */
                            list: components["schemas"]["Review"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. */
                    commentId: number;
                };
            };
        };
        responses: {
            /** @description Review with its pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Review with its pictures. */
                        data: {
                            /** @description The review. */
                            detailInfo: components["schemas"]["ReviewDetail"];
                            /** @description URLs of the pictures of the review; empty for none. */
                            commentImgList: components["schemas"]["Url"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.listReplies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. */
                    commentId: number;
                    /** @description Page number, starting at 1; 1 when missing. */
                    pageNo?: number;
                    /** @description Rows per page; 10 when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Page of replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Page of replies. */
                        data: {
                            /** @description Number of direct replies over all pages. */
                            total: components["schemas"]["IntLike"];
                            /** @description Replies of the page, newest first. */
                            list: components["schemas"]["Reply"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Review id. Source: `data.commentsList[].id` of `mall.Product.getcomment`. */
                    commentId: number;
                    /** @description Reply text. */
                    text: string;
                    /** @description Id of the reply to answer; empty or missing for the review itself. Source: `data.list[].id` of `mall.Product.getCommentReplyList`. */
                    sid?: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.listLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order number. Source: `data.order[].sNo` of `mall.Order.index`. */
                    sNo: string;
                    /**
                     * @description 0 lists lines waiting for a review, 5 all lines of the order; 0 when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 5;
                };
            };
        };
        responses: {
            /** @description Lines of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Lines of the order. */
                        data: {
                            /** @description Order lines with their review state. */
                            commentList: components["schemas"]["LineToReview"][];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. */
                    orderDetailsId: number;
                    /** @description Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. */
                    goodsId: number;
                    /** @description SKU id of the line. Source: `data.commentList[].sid` of `mall.Product.comment`. */
                    attributeId: number;
                    /** @description Rating, 1 to 5 stars. Required for a review, omitted for a follow-up. The misspelling is part of the protocol. */
                    start?: number;
                    /** @description Text of the review or follow-up. */
                    comment: string;
                    /**
                     * @description 1 hides the name and picture of the customer. A follow-up inherits the setting of the review.
                     * @enum {integer}
                     */
                    anonymous: 0 | 1;
                    /** @description Pictures, uploaded beforehand with `mall.Product.uploadImgs`. */
                    imgUrls?: components["schemas"]["UploadedPicture"][];
                    /** @description True for a follow-up, false for a review. */
                    isReview: boolean;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "reviews.showOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order line id. Source: `data.commentList[].id` of `mall.Product.comment`. */
                    orderDetailId: number;
                    /** @description Product id of the line. Source: `data.commentList[].commodityId` of `mall.Product.comment`. */
                    goodsId: number;
                };
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The review. */
                        data: {
                            /** @description List with one element; empty when no review has been written. */
                            list: components["schemas"]["OwnReview"][];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "flash-sale.home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Slot id; the server selects one when missing or empty. Source: `data.time_list[].id` of `plugin.sec.MallSec.home`. */
                    id?: number;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Flash-sale slots of the day, and a page of the products of one slot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FlashSale"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "coupons.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Page number, starting at 1; 1 when missing. */
                    page: number;
                    /**
                     * @description Issuer: 1 the mall, 2 shops.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    /** @description Part of a shop name; read with `type` 2 only. */
                    mchName?: string;
                };
            };
        };
        responses: {
            /** @description Page of coupons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Page of coupons. */
                        data: {
                            /** @description Number of coupons over all pages. */
                            total: components["schemas"]["IntLike"];
                            /** @description Coupons of the page. */
                            list: components["schemas"]["CentreCoupon"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "coupons.receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Campaign id. Source: `data.list[].id` of `plugin.coupon.MallCoupon.index`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Result as text to show to the customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Result as text to show to the customer. */
                        data: components["schemas"]["Text"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "coupons.listForProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    goodsId: number;
                };
            };
        };
        responses: {
            /** @description Coupons for the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Coupons for the product. */
                        data: {
                            /** @description Coupons applicable to the product, receivable ones first. */
                            list: components["schemas"]["OfferedCoupon"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "coupons.listForShop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Shop id. Source: `data.mch[].id` of `mall.Index.search`. */
                    mchId: number;
                };
            };
        };
        responses: {
            /** @description Coupons of the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Coupons of the shop. */
                        data: {
                            /** @description Coupons, receivable ones first. */
                            list: components["schemas"]["OfferedCoupon"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "coupons.listOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description State: 0 unused, 1 used, 2 expired; unused when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2;
                };
            };
        };
        responses: {
            /** @description Coupons of the customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Coupons of the customer. */
                        data: {
                            /** @description Number of unused coupons. */
                            wsy_num: components["schemas"]["IntLike"];
                            /** @description Number of used coupons. */
                            ysy_num: components["schemas"]["IntLike"];
                            /** @description Number of expired coupons. */
                            ygq_num: components["schemas"]["IntLike"];
                            /** @description Number of coupons in `list`. */
                            total: components["schemas"]["IntLike"];
                            /** @description Coupons of the requested state. */
                            list: components["schemas"]["OwnCoupon"][];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "favorites.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    pro_id: number;
                    /**
                     * @description Kind of favorite: always 1, a product; 1 when missing.
                     * @enum {integer}
                     */
                    type?: 1;
                };
            };
        };
        responses: {
            /** @description New favorite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description New favorite. */
                        data: {
                            /** @description Favorite id, needed to remove it. */
                            collection_id: components["schemas"]["IntLike"];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "favorites.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Favorite ids of either kind. Source: `data.list[].id` of `mall.AddFavorites.collection`. */
                    collection: number[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "favorites.listSimilar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Product id. Source: `data.list[].id` of `mall.Index.search`. */
                    pro_id: number;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Product with similar products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Product with similar products. */
                        data: {
                            /** @description List with exactly one element, the product. */
                            product: components["schemas"]["SimilarTo"][];
                            /** @description Similar products of the page. */
                            list: components["schemas"]["RelatedProduct"][];
                            /** @description Number of similar products over all pages. */
                            total: components["schemas"]["IntLike"];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "favorites.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Kind of favorite: 1 products, 2 shops.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    /** @description Part of the product or shop name; all favorites when missing or empty. */
                    mchNameOrProName?: string;
                };
            };
        };
        responses: {
            /** @description Favorites of the requested kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Favorites of the requested kind. */
                        data: {
                            /** @description Favorite products for `type` 1, followed shops for `type` 2. */
                            list: (components["schemas"]["FavoriteProduct"] | components["schemas"]["FavoriteShop"])[];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description State of the application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description State of the application. */
                        data: {
                            status: components["schemas"]["ApplicationState"];
                            /** @description Token that opens the back office of an approved shop; empty otherwise. Keep it secret. */
                            token: string;
                            /** @description Reason of a rejection; empty otherwise. */
                            review_result: string;
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Shop to show. Source: `data.mch[].id` of `mall.Index.search`. */
                    shop_id: number;
                    /** @description Search words in any of the four languages. */
                    keyword?: string;
                    /** @description Class id; only products of this class. Source: `data.class_list[].cid` of `mall.Index.index`. */
                    cid?: number;
                    /** @description Class ids; only products of these classes. Source: `data.class_list[].cid` of `mall.Index.index`. */
                    class_id?: number[];
                    amount?: components["schemas"]["PriceLimits"];
                    /**
                     * @description Sort key; the default order of the shop when empty or missing. Named `sort_type` in `mall.Index.search`.
                     * @enum {string}
                     */
                    sortType?: "" | "default" | "price" | "volume";
                    /**
                     * @description 0 ascending, 1 descending; `volume` is always descending.
                     * @enum {integer}
                     */
                    sort?: 0 | 1;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                    /** @description Rows per page; 12 when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Shop with a page of its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ShopPage"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.toggleFollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Shop to follow or unfollow. Source: `data.mch[].id` of `mall.Index.search`. */
                    shopId: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.listStores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Shop whose stores to list. Source: `data.mch[].id` of `mall.Index.search`. */
                    shop_id: number;
                };
            };
        };
        responses: {
            /** @description Stores of the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Stores of the shop. */
                        data: {
                            /** @description Stores, the default first. */
                            list: components["schemas"]["Store"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.listClasses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Shop classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Shop classes. */
                        data: {
                            /** @description Shop classes in display order. */
                            list: components["schemas"]["ShopClass"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Agreement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Agreement. */
                        data: {
                            /** @description Title of the agreement. */
                            name: components["schemas"]["Text"];
                            /** @description Body of the agreement. */
                            agreement: components["schemas"]["Html"];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.checkName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Shop name. Letters, digits and underscores of any script. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description 0 for a first application, otherwise the id of the rejected one. Source: `data.list.id` of `mch.mall.Mch.continueApply`. */
                    id: number;
                    /** @description Shop name. Letters, digits and underscores of any script. */
                    name: string;
                    /** @description Introduction of the shop. */
                    shop_information?: string;
                    /** @description Shop class id from `mch.mall.Mch.mchClass`. */
                    cid: number;
                    /** @description Range of goods. */
                    shop_range: string;
                    /** @description Name of the applicant. Letters, digits and underscores of any script. */
                    realname: string;
                    /** @description Identity number of the applicant, 15 or 18 characters. */
                    ID_number: string;
                    /** @description Mobile phone number in mainland China. */
                    tel: string;
                    /** @description Province, city and district, joined by hyphens. */
                    city_all: string;
                    /** @description Street, house number and floor. */
                    address: string;
                    /**
                     * @description Applicant: 0 person, 1 enterprise.
                     * @enum {integer}
                     */
                    shop_nature: 0 | 1;
                    /** @description Pictures, uploaded beforehand with `mall.Product.uploadImgs`. A person sends both sides of the identity card, an enterprise its license. */
                    imgUrls: components["schemas"]["UploadedPicture"][];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shops.application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Application with its pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Application with its pictures. */
                        data: {
                            /** @description The application. */
                            list: components["schemas"]["ShopApplication"];
                            /** @description Paths of the pictures of the application. */
                            imgUrls: components["schemas"]["Csv"];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "uploads.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP, GIF or BMP image of up to 5 MB (maxLength counts bytes).
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Uploaded picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Uploaded picture. */
                        data: {
                            /** @description Path of the picture with a signature that makes it visible without a session for an hour. */
                            url: components["schemas"]["Url"];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "cart.moveToFavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Cart line ids. Source: `data.list[].list[].id` of `mall.Cart.index`. */
                    car_id: number[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Account overview of the signed-in customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AccountHome"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Security settings of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Security"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Current password. */
                    password: string;
                    /** @description New password; must differ from the current one. */
                    passwordOld: components["schemas"]["LoginPassword"];
                    /** @description New password again; must be equal to `passwordOld`. */
                    x_password1: components["schemas"]["LoginPassword"];
                    /** @description Captcha token of clients that show a captcha here. Ignored. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.setPaymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Code sent to the bound phone for this purpose (`smsType` 5). */
                    pcode: components["schemas"]["SentCode"];
                    password: components["schemas"]["NewPaymentPassword"];
                    /** @description New payment password again; must be equal to `password`. */
                    password1: components["schemas"]["NewPaymentPassword"];
                    /** @description Captcha token of clients that show a captcha here. Ignored. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.changePaymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Code sent to the bound phone for this purpose (`smsType` 5). */
                    pcode: components["schemas"]["SentCode"];
                    password: components["schemas"]["NewPaymentPassword"];
                    /** @description New payment password again; must be equal to `password`. */
                    password1: components["schemas"]["NewPaymentPassword"];
                    /** @description Captcha token of clients that show a captcha here. Ignored. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.provePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Current phone, usually masked. Ignored; the session determines the phone. */
                    phone?: string;
                    /** @description Code sent to the current phone (`smsType` 3). */
                    pCode: components["schemas"]["SentCode"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Proof that the customer controls the current phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PhoneProof"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.changePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Token returned by `mall.User.authentication`. */
                    authenticationToken: string;
                    /** @description New phone without dial code. No other customer may have bound it. */
                    newPhone: components["schemas"]["PhoneNumber"];
                    /** @description Code sent to the new phone (`smsType` 3). */
                    pCode: components["schemas"]["SentCode"];
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description Captcha token of clients that show a captcha here. Ignored. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Editable profile of the signed-in customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "account.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Profile picture, as uploaded by `mall.Product.uploadImgs`. */
                    headimgurl?: components["schemas"]["UploadedPicture"];
                    /** @description Name shown to other customers. Letters, digits and underscores of any script. */
                    userName?: string;
                    /**
                     * @description 0 not specified, 1 male, 2 female.
                     * @enum {integer}
                     */
                    sex?: 0 | 1 | 2;
                    /**
                     * Format: date
                     * @description Date of birth as `YYYY-MM-DD`.
                     */
                    birthday?: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Records: 1 credits, 2 debits.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    /**
                     * @description Cause of the records; all when missing or 0. Credits, 1 recharge, 2 refund, 3 commission, 12 shop deposit returned. Debits, 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. Numbered differently from `type` of a record.
                     * @enum {integer}
                     */
                    typeName?: 0 | 1 | 2 | 3 | 5 | 6 | 7 | 8 | 10 | 11 | 12;
                    /**
                     * @description Period in days up to now; 7 when missing.
                     * @enum {integer}
                     */
                    day?: 7 | 30 | 90 | 183 | 365;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                    /** @description Rows per page; 10 when missing. */
                    pageSize?: number;
                };
            };
        };
        responses: {
            /** @description Wallet balance with a page of credits or debits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Wallet"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.withdrawalForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Data for the withdrawal form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["WithdrawalForm"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Amount in yuan, within the limits of the form. */
                    amoney: components["schemas"]["AmountSeen"];
                    /**
                     * @description Destination: 1 bank card, 2 WeChat.
                     * @enum {integer}
                     */
                    withdrawStatus: 1 | 2;
                    /** @description Bank card id, required for destination 1. Source: `data[].id` of `mall.Bank.bankList`. */
                    bankCardId?: number;
                    /** @description Bound phone, for destination 1; the bound phone when missing. A masked value is ignored; any other phone is refused. */
                    mobile?: components["schemas"]["OwnPhone"];
                    /** @description Code sent to the bound phone (`smsType` 6), required for destination 1. */
                    keyCode?: components["schemas"]["SentCode"];
                    /** @description Real name, for destination 2 from 2000.00. */
                    userName?: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            402: components["responses"]["insufficient-balance"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.rechargeForm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Data for the recharge form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RechargeForm"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Bank cards, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Bank cards, the default first. */
                        data: components["schemas"]["BankCard"][];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Card id. Source: `data[].id` of `mall.Bank.bankList`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description List with exactly one element. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description List with exactly one element. */
                        data: components["schemas"]["BankCardDetails"][];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.saveCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Name of the card holder. */
                    Cardholder: string;
                    /** @description Bank name, matching the card number. */
                    Bank_name: string;
                    /** @description Bank branch, when known. */
                    branch?: string;
                    Bank_card_number: components["schemas"]["BankCardNumber"];
                    /**
                     * @description 1 makes the card the default.
                     * @enum {integer}
                     */
                    is_default?: 0 | 1;
                    /** @description Id of the card to change; a new card when missing. Source: `data[].id` of `mall.Bank.bankList`. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.setDefaultCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Card id. Source: `data[].id` of `mall.Bank.bankList`. */
                    bankId: number;
                    /**
                     * @description Always 1.
                     * @enum {integer}
                     */
                    is_default?: 1;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.removeCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Card id. Source: `data[].id` of `mall.Bank.bankList`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.bankOfCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    Bank_card_number: components["schemas"]["BankCardNumber"];
                };
            };
        };
        responses: {
            /** @description Bank of the card number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Bank of the card number. */
                        data: {
                            /** @description Bank name; empty when no known bank issues such numbers. */
                            Bank_name: components["schemas"]["Text"];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "points.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Records: 1 gained, 2 used, 3 expired.
                     * @enum {integer}
                     */
                    type: 1 | 2 | 3;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Points of the customer with a page of records, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PointsPage"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "points.removeExpired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Record ids. Source: `data.list[].id` of `plugin.integral.MallIntegral.integral`. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "messages.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Page of the customer's messages, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MessagePage"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "messages.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Message id. Source: `data.message[].id` of `mall.Message.index`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The message. */
                        data: {
                            /** @description List with exactly one element. */
                            message: components["schemas"]["MessageDetails"][];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "messages.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Message ids. Source: `data.message[].id` of `mall.Message.index`. */
                    id: number[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "membership.settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Price of the selected plan, in yuan; the monthly plan when missing. */
                    amount?: components["schemas"]["AmountSeen"];
                    /** @description Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. */
                    couponId?: number;
                };
            };
        };
        responses: {
            /** @description Server-side pricing of a membership purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MembershipOffer"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "membership.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Plan: 1 month, 2 quarter, 3 year.
                     * @enum {integer}
                     */
                    memberType: 1 | 2 | 3;
                    /** @description Intended payment method. */
                    payType: components["schemas"]["PaymentType"];
                    /** @description Amount shown to the customer, in yuan. The order is refused when the current amount is higher. */
                    amount: components["schemas"]["AmountSeen"];
                    /** @description Id of the customer's coupon; none when missing. Source: `data.list[].id` of `plugin.coupon.MallCoupon.myCoupon`. */
                    couponId?: number;
                };
            };
        };
        responses: {
            /** @description Membership order just placed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MembershipOrder"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            402: components["responses"]["insufficient-balance"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "membership.dismissReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "membership.products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                    /** @description Rows per page; 8 when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Page of products. */
                        data: {
                            /** @description Number of products over all pages. */
                            total: components["schemas"]["IntLike"];
                            /** @description Products of the page. */
                            list: components["schemas"]["MemberProduct"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "membership.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Membership of the customer and past membership purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MemberPage"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "payments.qrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Payment method: `pc_alipay` Alipay, `pc_wechat` WeChat Pay.
                     * @enum {string}
                     */
                    type: "pc_alipay" | "pc_wechat";
                    /** @description Amount shown to the customer, or the amount of a recharge, in yuan; at least the minimum of the recharge form. */
                    total: components["schemas"]["AmountSeen"];
                    /** @description Title shown to the payer, for example the name of the first product. May be shortened. */
                    title?: string;
                    /** @description Remark of the customer. */
                    remarks?: string;
                    /** @description Order as returned when it was placed; omit for a recharge, which requires `sNo`. */
                    order_list?: components["schemas"]["OrderToPay"];
                    /** @description Number of a recharge: `CZ` followed by the time and random digits. Unique per customer; required without `order_list`. */
                    sNo?: string;
                };
            };
        };
        responses: {
            /** @description Content of the QR code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Content of the QR code. */
                        data: components["schemas"]["Url"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            402: components["responses"]["insufficient-balance"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "payments.state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Number of the membership order or recharge. Source: `data.sNo` of `plugin.member.MallMember.payment`. */
                    trade_no: string;
                };
            };
        };
        responses: {
            /** @description State of a payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PaidState"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.readNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Notice id. Source: `data.tell_id` of `mall.User.getUserTell`. */
                    tell_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Configuration. */
                        data: {
                            /** @description Configuration values. */
                            list: components["schemas"]["BasicConfiguration"];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "home.blockProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Block whose products to list; required without an `s_type` of 1, 2 or 3. Source: `data.list[].id` of `mall.Home.getBlockGoodsList`. */
                    blockId?: number;
                    /**
                     * @description Kind of list: 1 new, 2 hot, 3 recommended, 6 a block. `plugin.member.MallMember.memberProList` lists member products.
                     * @enum {integer}
                     */
                    s_type?: 1 | 2 | 3 | 6;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                    /** @description Rows per page; 8 when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Page of products. */
                        data: {
                            /** @description Number of products over all pages. */
                            total: components["schemas"]["IntLike"];
                            /** @description Products of the page. */
                            list: components["schemas"]["BlockListProduct"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.labelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Label: 1 new, 2 hot, 3 recommended.
                     * @enum {integer}
                     */
                    s_type: 1 | 2 | 3;
                    /** @description Page number, starting at 1; 1 when missing. */
                    page?: number;
                    /** @description Rows per page; 8 when missing. Values above the maximum are lowered to it. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Page of products. */
                        data: {
                            /** @description Number of products over all pages. */
                            total: components["schemas"]["IntLike"];
                            /** @description Products of the page. */
                            list: components["schemas"]["ProductCard"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.searchHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Search history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Search history. */
                        data: {
                            /** @description Search words, newest first. */
                            list: components["schemas"]["SearchWord"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.clearSearchHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.removeSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Search words as listed in the history. */
                    keyword: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "catalog.recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Recommendations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Recommendations. */
                        data: {
                            /** @description Recommended products. */
                            list: components["schemas"]["RecommendedProduct"][];
                        };
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.loginByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Identification of the account: 1 by `phone`, 2 by `e_mail`.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    phone?: components["schemas"]["PhoneField"];
                    e_mail?: components["schemas"]["EmailField"];
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    keyCode: components["schemas"]["SentCode"];
                    imgCode: components["schemas"]["CaptchaAnswer"];
                    verificationCode: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description Session of a customer who has signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.loginByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Token for automatic sign-in. */
                    autoToken: string;
                };
            };
        };
        responses: {
            /** @description Session of a customer who has signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.registerPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Data for the registration page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RegisterPage"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    userId: components["schemas"]["AccountName"];
                    password: components["schemas"]["LoginPassword"];
                    /**
                     * @description Verified contact: 0 `phone`, 1 `e_mail`.
                     * @enum {integer}
                     */
                    type: 0 | 1;
                    phone?: components["schemas"]["PhoneField"];
                    e_mail?: components["schemas"]["EmailField"];
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    keyCode: components["schemas"]["SentCode"];
                    imgCode: components["schemas"]["CaptchaAnswer"];
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /** @description Alternative name of `verificationCode`; one of the two is required. */
                    imgCodeToken?: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description Session of a newly registered customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Registered"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    password: components["schemas"]["LoginPassword"];
                    /** @description New password again; must be equal to `password`. */
                    rpwd: components["schemas"]["LoginPassword"];
                    /**
                     * @description Identification of the account: 0 by `phone`, 1 by `e_mail`.
                     * @enum {integer}
                     */
                    type?: 0 | 1;
                    phone?: components["schemas"]["PhoneField"];
                    e_mail?: components["schemas"]["EmailField"];
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    keyCode: components["schemas"]["SentCode"];
                    imgCode: components["schemas"]["CaptchaAnswer"];
                    /** @description Captcha token. Other clients send it as `access_id`, which is not a session in this operation. */
                    verificationCode: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.sendResetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Phone number without dial code. */
                    phone: string;
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
                    imgCode?: components["schemas"]["CaptchaAnswer"];
                    /** @description Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few codes per hour without a captcha, and then refuses with `captcha_wrong`. */
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /**
                     * @description Purpose of the code: always 4, a forgotten login password.
                     * @enum {integer}
                     */
                    smsType?: 4;
                    /**
                     * @description Destination: always 0, a phone.
                     * @enum {integer}
                     */
                    type?: 0;
                };
            };
        };
        responses: {
            /** @description Response to a request for a verification code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CodeRequested"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Purpose of the code: 1 sign-in by code, 2 registration, 3 phone change, 4 login password, 5 payment password, 6 withdrawal, 7 other. Codes of types 1 and 2 are interchangeable.
                     * @enum {integer}
                     */
                    smsType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                    /** @description Phone number without dial code, unmasked. Required with types 1 and 2, ignored with the others. */
                    phone?: components["schemas"]["PhoneOrMasked"];
                    /** @description Phone to be bound, with type 3. A masked value refers to the bound phone. */
                    newPhone?: components["schemas"]["PhoneOrMasked"];
                    cpc?: components["schemas"]["DialCode"];
                    /** @description Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
                    imgCode?: components["schemas"]["CaptchaAnswer"];
                    /** @description Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. A mall sends only a few codes per hour without a captcha, and then refuses with `captcha_wrong`. */
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /**
                     * @description Kind of message: always 0, a code.
                     * @enum {integer}
                     */
                    message_type?: 0;
                };
            };
        };
        responses: {
            /** @description Response to a request for a verification code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CodeRequested"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.sendEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: email
                     * @description E-mail address that receives the code.
                     */
                    e_mail: string;
                    /** @description Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
                    imgCode?: components["schemas"]["CaptchaAnswer"];
                    /** @description Captcha token. Once answered correctly here, the captcha remains valid for further codes to the same recipient and for the one request that uses the code. Other clients send no captcha here. */
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /**
                     * @description Purpose of the code: 0 sign-in, 1 forgotten password, 2 registration. Codes for sign-in and registration are interchangeable.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2;
                };
            };
        };
        responses: {
            /** @description Response to a request for a verification code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CodeRequested"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "auth.setPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_name: components["schemas"]["AccountName"];
                    password: components["schemas"]["LoginPassword"];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "content.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Page: `aboutus`; `shopping_process`, `payment_method`, `payment_issues`; `after_sales_issues`, `return_policy`, `cancellation_order`, `refund_process`, `refund_instructions`; `our_story`, `our_team`, `regional_markets`; `terms`, `privacy`; `contact`, `enroll`, `accessibility`.
                     * @enum {string}
                     */
                    type: "aboutus" | "shopping_process" | "payment_method" | "payment_issues" | "after_sales_issues" | "return_policy" | "cancellation_order" | "refund_process" | "refund_instructions" | "our_story" | "our_team" | "regional_markets" | "terms" | "privacy" | "contact" | "enroll" | "accessibility";
                };
            };
        };
        responses: {
            /** @description Information page of the mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AboutPage"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Text that the country name or dial code contains; all countries when missing or empty. */
                    keyword?: string;
                };
            };
        };
        responses: {
            /** @description Matching countries and regions in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Matching countries and regions in display order. */
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Address id. Source: `data.adds[].id` of `mall.Address.index`. */
                    addr_id: number;
                    user_name: components["schemas"]["Consignee"];
                    mobile: components["schemas"]["ConsigneePhone"];
                    address: components["schemas"]["StreetAddress"];
                    place?: components["schemas"]["Place"];
                    /** @description 1 makes the address the default; 0 changes nothing. */
                    is_default?: components["schemas"]["DefaultFlag"];
                    cpc?: components["schemas"]["ConsigneeDialCode"];
                    /** @description Same value as `cpc`, sent by older clients. Ignored. */
                    country_code?: components["schemas"]["ConsigneeDialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description City, for addresses outside the region tree. */
                    city?: components["schemas"]["FreeRegion"];
                    /** @description Province or state, for addresses outside the region tree. */
                    province?: components["schemas"]["FreeRegion"];
                    zip_code?: components["schemas"]["PostalCode"];
                };
            };
        };
        responses: {
            /** @description All addresses of the customer, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description All addresses of the customer, the default first. */
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Address id; required, here or in `addrId`. Source: `data.adds[].id` of `mall.Address.index`. */
                    addr_id?: number;
                    /** @description Alternative name of `addr_id`. Source: `data.adds[].id` of `mall.Address.index`. */
                    addrId?: number;
                };
            };
        };
        responses: {
            /** @description Address to edit, with the region values that preselect the region tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddressForm"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Address id. Source: `data.adds[].id` of `mall.Address.index`. */
                    addr_id: number;
                };
            };
        };
        responses: {
            /** @description All addresses of the customer, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description All addresses of the customer, the default first. */
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "addresses.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Address id. Source: `data.adds[].id` of `mall.Address.index`. */
                    addr_id: number;
                };
            };
        };
        responses: {
            /** @description All addresses of the customer, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description All addresses of the customer, the default first. */
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order to remove from the list. Source: `data.order[].id` of `mall.Order.index`. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order to be shipped. Source: `data.order[].id` of `mall.Order.index`. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order whose receipt to confirm. Source: `data.order[].id` of `mall.Order.index`. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order number (`sNo`), not the order id. Source: `data.order[].sNo` of `mall.Order.index`. */
                    id: string;
                    /**
                     * @description Always empty. Without meaning, sent by older clients.
                     * @enum {string}
                     */
                    details?: "";
                };
            };
        };
        responses: {
            /** @description Parcels of an order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ParcelList"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.pickupStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Store id, `single_store` of the order. Source: `data.single_store` of `mall.Order.orderDetails`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Place where an order is collected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PickupPlace"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "orders.pickupCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order whose pickup code to show. Source: `data.order[].id` of `mall.Order.index`. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Pickup code of an order with the goods to collect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PickupCode"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order line id. Source: `data.list[].id` of `mall.Order.orderDetails`. */
                    order_details_id: number[];
                };
            };
        };
        responses: {
            /** @description Kinds of after-sale that the given order lines allow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AfterSaleOptions"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.batchOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. */
                    order_details_id: number[];
                };
            };
        };
        responses: {
            /** @description Kinds of after-sale that the given order lines allow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AfterSaleOptions"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. */
                    order_details_id: number[];
                };
            };
        };
        responses: {
            /** @description Data for the after-sale application form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AfterSaleForm"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Ids of the order lines; all of one order. Source: `data.list[].id` of `mall.Order.orderDetails`. */
                    order_details_id: number[];
                    type: components["schemas"]["AfterSaleKindSent"];
                    /** @description Refundable amount in yuan as the form showed it. Informative only; omit for an exchange. */
                    refund_amount?: string;
                    /** @description Requested refund in yuan over all lines; the refundable amount when missing. Omit for an exchange. */
                    refund_apply_money?: string;
                    /** @description Reason for the application, up to 200 words; each Chinese character counts as one word. */
                    explain: components["schemas"]["Reason"];
                    /** @description Up to three evidence pictures, uploaded beforehand with `mall.Product.uploadImgs`. */
                    apply_return_goods?: components["schemas"]["UploadedPicture"][];
                };
            };
        };
        responses: {
            /** @description Confirmation of an after-sale application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AppliedAfterSale"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Part of a product name, or an order number; all after-sales when missing or empty. */
                    ordervalue?: string;
                    /** @description Page number, starting at 1; 1 when missing. */
                    start?: number;
                    /** @description Rows per page; 10 when missing. Values above the maximum are lowered to it. */
                    end?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Page of the customer's after-sales, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AfterSaleList"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Order line id (`detailId` in the list). Source: `data.list[].detailId` of `mall.Order.returnDataList`. */
                    orderDetailId: number;
                    /** @description After-sale id, for a line with several after-sales; the newest when missing. Source: `data.list[].id` of `mall.Order.returnDataList`. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description After-sale with its state, amounts, parcels and history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AfterSaleDetails"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Id of the product to return. Source: `data.list[].pid` of `mall.Order.returnDataList`. */
                    pid: number;
                };
            };
        };
        responses: {
            /** @description Couriers for sending goods back, and the return address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Couriers"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.sendBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. */
                    id: number;
                    /** @description Courier name, `kuaidi_name` of `mall.Order.getExpress`. */
                    kdname: string;
                    /** @description Tracking number of the parcel. */
                    kdcode: string;
                    /** @description Name of the sender. */
                    lxr: string;
                    /** @description Phone number of the sender. */
                    lxdh: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.receiveReplacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "after-sales.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description After-sale id. Source: `data.list[].id` of `mall.Order.returnDataList`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.headers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Title id; all titles when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Invoice titles of the customer, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InvoiceHeaderList"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.saveHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Id of the title to change; a new title when missing. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. */
                    id?: number;
                    /** @description 1 a company, 2 a person. */
                    type: components["schemas"]["InvoiceHeaderKindSent"];
                    /** @description Name of the company or person. */
                    companyName: string;
                    /** @description Tax number; required for a company. */
                    companyTaxNumber?: string;
                    /** @description Registered address. */
                    registerAddress?: string;
                    /** @description Registered phone. */
                    registerPhone?: string;
                    /** @description Bank. */
                    depositBank?: string;
                    /** @description Bank account number. */
                    bankNumber?: string;
                    /**
                     * @description 1 makes the title the default.
                     * @enum {integer}
                     */
                    isDefault?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.removeHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Title ids. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.defaultHeader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Default invoice title, or an empty object when the customer has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DefaultInvoiceHeader"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.listBillable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Page number, starting at 1, ten rows per page; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Page of orders without an invoice, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BillableOrderList"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description State: 1 requested, 2 issued, 3 revoked by the customer or refused by the shop.
                     * @enum {integer}
                     */
                    status: 1 | 2 | 3;
                    /** @description Invoice id; all invoices of the state when missing. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. */
                    id?: number;
                    /** @description Page number, starting at 1, ten rows per page; 1 when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Page of the customer's invoices, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InvoiceList"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Id of the revoked or refused invoice to request again. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. */
                    id?: number;
                    /** @description Invoice title id. Source: `data.list[].id` of `mall.InvoiceHeader.doRequest`. */
                    headId: number;
                    /** @description 1 a company, 2 a person. */
                    type: components["schemas"]["InvoiceHeaderKindSent"];
                    /** @description Name of the title. Informative only; the stored title is used. */
                    companyName: string;
                    /** @description Tax number of the title. Informative only; the stored title is used. */
                    companyTaxNumber?: string;
                    /** @description Amount in yuan as the form showed it. Informative only. */
                    amount?: string;
                    /** @description Order number. Source: `data.list[].sNo` of `mall.InvoiceInfo.getToInvoiced`. */
                    sNo: string;
                    /** @description E-mail address that receives the invoice. */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "invoices.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Invoice id. Source: `data.list[].id` of `mall.InvoiceInfo.getInvoiceInfo`. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.defaultCurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Display currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Currency"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description The currencies, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The currencies, the default first. */
                        data: components["schemas"]["Currency"][];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Languages in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Languages in display order. */
                        data: components["schemas"]["MallLanguage"][];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.changeCurrency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Currency id from `app.common.getCurrencys`. */
                    currency_id: number;
                };
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "shell.selectLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Success, without data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
    "wallet.verifyStoreBank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    bankCardNumber: components["schemas"]["BankCardNumber"];
                };
            };
        };
        responses: {
            /** @description Bank of the card number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Bank of the card number. */
                        data: {
                            /** @description Bank name; empty when no known bank issues such numbers. */
                            Bank_name: components["schemas"]["Text"];
                        };
                    };
                };
            };
            401: components["responses"]["session-invalid"];
            /** @description Refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            503: components["responses"]["maintenance"];
        };
    };
}

/** The names of the error catalogue. */
export type FaultName = 'unknown_product' | 'busy' | 'insufficient_balance' | 'business_refusal' | 'message_empty' | 'message_not_stored' | 'unknown_shop' | 'token_missing' | 'phone_invalid' | 'product_off_shelf' | 'product_unknown_on_add' | 'ok' | 'session_invalid' | 'session_expired' | 'code_rate_limited' | 'coupon_ended' | 'shop_name_taken' | 'application_not_stored' | 'shop_name_refused' | 'account_registered' | 'phone_registered' | 'code_wrong' | 'code_expired' | 'password_wrong' | 'credentials_wrong' | 'code_still_valid' | 'not_registered' | 'nickname_invalid' | 'password_invalid' | 'account_invalid' | 'phone_format_invalid' | 'picture_missing' | 'picture_type_missing' | 'picture_type_refused' | 'picture_name_missing' | 'shop_name_invalid' | 'shop_information_invalid' | 'shop_range_invalid' | 'identity_invalid' | 'shop_phone_invalid' | 'shop_address_invalid' | 'no_password_yet' | 'customer_unknown' | 'stock_short' | 'product_not_on_sale' | 'product_incomplete' | 'refused' | 'sign_in_required' | 'password_unchanged' | 'too_many_attempts' | 'maintenance' | 'unavailable' | 'operation_failed' | 'parameter_refused' | 'add_failed' | 'change_failed' | 'delete_failed' | 'too_busy' | 'login_password_wrong' | 'sms_code_wrong' | 'sms_code_expired' | 'password_change_failed' | 'order_shipped' | 'not_on_sale' | 'lines_short_of_stock' | 'insufficient_stock' | 'name_or_password_wrong' | 'product_parameter_refused' | 'no_delivery_address' | 'order_not_created' | 'invoice_name_missing' | 'no_sms_template' | 'login_password_not_set' | 'balance_short' | 'state_refuses' | 'withdrawal_below_minimum' | 'withdrawal_above_maximum' | 'withdrawal_below_fee' | 'illegal' | 'above_withdrawable' | 'withdrawal_above_balance' | 'below_minimum' | 'above_maximum' | 'payment_password_missing' | 'payment_password_locked' | 'payment_password_not_set' | 'payment_password_wrong' | 'cart_line_short_of_stock' | 'favorite_remove_failed' | 'already_favorite' | 'phone_not_registered' | 'order_split_failed' | 'cart_update_failed' | 'captcha_wrong' | 'currency_changed';
