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
         * Show the shell of every page
         * @description The header, the footer and the side of every page for this caller: who is signed in, the cart badge, the classes, which menu items to show, and how the mall presents itself.
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
         * Ask for the notice to shoppers
         * @description Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs and that the caller has not read (`mall.User.markToRead`), or one of type 0 for none.
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
         * @description Banners and the product lists of the home page.
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
         * List the blocks of the product panel
         * @description The blocks of products that the header opens under "All products"; it shows the first five.
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
         * @description The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog. A product of the flash sale is asked for by `type` MS and its flash item; `sec` then says at which price, and how many are left.
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
         * Search products or shops
         * @description Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along. With `searchType` 2 it finds shops by words instead. The words go into the caller's search history.
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
         * Put a SKU into the cart
         * @description Adds pieces of a SKU to the caller's cart. Pieces already there are added up, to at most the stock. A visitor becomes a guest by it: the answer then holds a new session, to be used from now on. A cart has at most 200 lines: another SKU is then refused with `parameter_refused` (`attribute_id`, `maxItems`).
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
         * @description The caller's cart by shop, with current prices and stock, lines that can no longer be bought apart, and the totals of the ticked lines.
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
         * Change quantities and ticks
         * @description Sets the quantity of lines, their tick, or both. A quantity above the stock becomes the stock.
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
         * Take lines out of the cart
         * @description Removes lines. A line that is not there, or is somebody else's, counts as removed.
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
         * @description The SKUs of the product of a cart line, for the dialog that changes it.
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
         * @description Gives a line another SKU of its product. When another line has that SKU already the two become one; the quantity is capped at the stock.
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
         * Check a purchase of one SKU
         * @description Whether a SKU can be bought at once in this quantity. Changes nothing; the checkout page takes the same `product`.
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
         * @description Reckons what an order of these goods to this address costs now. The server's figures are the only ones that count. Changes nothing.
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
         * @description Creates the order, takes its stock and removes its lines from the cart, all or nothing. It stays unpaid until it is paid or its time is over. The amount is reckoned by the server.
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
         * List the ways to pay
         * @description Which ways to pay are on.
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
         * @description Opens a permit: this session may make one wallet payment within five minutes. Five wrong passwords lock the wallet until the next day.
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
         * @description Pays an unpaid order with the permit that the payment password opened. The amount comes from the order; a `payment_money` that differs is refused.
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
         * @description The customer's orders by state, newest first, ten a page, with the counts of all states.
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
         * @description An order with its address, lines, amounts, parcels, and what is needed to pay it.
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
         * @description Closes an unpaid order and gives its stock and its coupons back; a paid one that is not shipped is refunded to the wallet first.
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
         * Ask whether the profile is complete
         * @description Whether to offer the customer the profile page.
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
         * @description Stores a delivery address. The first one becomes the default. For dial codes 86 and 852 the region is sent as `place`, elsewhere as `province` and `city`.
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
         * @description A captcha picture and, for the same token, a puzzle that the caller's computer can solve instead.
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
         * @description Signs a customer in by phone, e-mail or account name. The guest's cart joins the customer's, and the guest's session ends. Known and unknown accounts answer alike.
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
         * @description Ends the caller's session. The cart stays with the customer.
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
         * @description The text that is agreed to on registering, on applying for a shop, on buying a membership, or the privacy policy.
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
         * @description The first twenty reviews of a product, newest first, and the counts of all kinds; the counts are of the whole product, whatever kind is listed. Further pages come from mall.Product.loadGetcomment, which counts its kinds differently.
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
         * List a further page of the reviews of a product
         * @description Twenty reviews a page, newest first. Pages begin at 0 here, and the kinds are numbered by the tabs of the page: the family does it so.
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
         * @description A review with its pictures, the shop's answer, the follow-up and the product.
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
         * @description What other customers replied, newest first, with one level of replies to them.
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
         * @description Writes a reply to a review, or to a reply to it. A reply to a reply to a reply stands beside the one it answers.
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
         * @description The lines of an order with what can be written about each. A line can be reviewed when it is received and has no after-sale that is open or has succeeded.
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
         * Review a line, or follow up
         * @description Writes the review of a received line, or the follow-up to it: one of each. Neither can be changed later. A line that has been reviewed already, or is in an after-sale, is refused as a state; the product and the SKU must be those of the line.
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
         * Show one's own review of a line
         * @description What the customer wrote about a line of an order.
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
         * @description The slots of the day and the products of one of them, ten a page. Without a slot it is the running one, else the next, else the last. A slot of another day is listed too, as long as it exists.
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
         * @description Coupons of the mall or of its shops, ten a page: first those the caller can receive, then those to use, then those that are gone, then the used ones.
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
         * @description Gives the customer a coupon of a campaign. A campaign that is over, or has none left, refuses as ended; one that has given this customer as many as it gives to one refuses as a state.
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
         * @description Coupons that the product can be bought with: the mall's and its shop's.
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
         * @description Coupons that the shop itself offers, those to receive first.
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
         * @description All coupons of one state, those that end first before the others, with the counts of all states. A coupon bound to an unpaid order counts as used until the order is paid or closed.
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
         * Put a product into the collection
         * @description A product that is in the collection already stays there once, and the answer holds the same id.
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
         * Take favourites out of the collection
         * @description Takes products and shops out of the collection. A favourite that is not there, or is somebody else's, counts as taken out.
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
         * List products like one
         * @description A product, and products of its class and brand that are on sale, eight a page and twenty at most.
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
         * List the collection
         * @description All products that the customer collected, or all shops that the customer follows, newest first.
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
         * Show where the application for a shop stands
         * @description Whether the customer has applied for a shop, and what came of it. For an approved shop each answer holds a fresh token that opens the back office once, within two hours.
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
         * @description A shop with its products, filtered and sorted as in mall.Index.search, twelve a page.
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
         * @description Follows the shop, or unfollows it when the customer follows it already.
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
         * @description Where a shop can be visited and orders are picked up, the default store first.
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
         * List the kinds of shops
         * @description The kinds of shops that can be applied for.
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
         * Show the agreement with shops
         * @description What an applicant agrees to, to be ticked before an application is sent.
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
         * Check a name for a shop
         * @description Says whether an application may carry the name. The name of the customer's own application counts as free.
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
         * @description Sends an application, or sends a rejected one again. Refused as a state while one is in review or approved. An identity number whose birth date or check digit is wrong is refused as a parameter, and so is a number of pictures that does not fit the applicant.
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
         * Show the application for a shop
         * @description What the customer sent, to be corrected and sent again. A customer who has not applied is answered as for a missing record.
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
         * @description Takes one picture and answers its address, to be sent along with a review, an after-sale, a profile or a shop application. What the file is, its bytes decide, not its name or type; one that is no picture of the five kinds is refused as such. Its path is made from the content: the same picture has the same path. Only its owner is shown the picture: with the owner's session, or by the query of `url`, a signature that is valid for an hour. Later requests take the picture with or without that query.
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
         * Move lines to the collection
         * @description Puts the products of lines into the collection and takes the lines out of the cart. A line that is not there, or is somebody else's, is passed over.
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
         * Show the account
         * @description The first page of the account area: who the customer is, what they own, how many orders wait for what, and the newest orders.
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
         * Show the account's protection
         * @description Whether a payment password is set, and the phone that codes are sent to.
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
         * @description Sets a new login password for a customer who knows the present one. The other sessions of the customer end. The names are the wire's: `password` is the present password and `passwordOld` the new one. Wrong tries are counted, and too many are refused for a while.
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
         * @description Sets the first payment password of a customer, proved by a code sent to the bound phone. A customer who has one changes it instead.
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
         * @description Replaces the payment password, proved by a code sent to the bound phone. The new one must differ from the present one. The customer's other sessions end.
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
         * Prove the present phone
         * @description The first step of changing the phone: a code sent to the present phone buys a token for the second step, `mall.User.updatePhone`.
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
         * @description The second step: a code sent to the new phone binds it. The token of the first step is used up; one that is used or too old is refused as no longer possible. The customer's other sessions end.
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
         * @description The customer's picture, name, sex, phone, e-mail address and birthday.
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
         * @description Changes what is sent and leaves the rest. The birthday lies before today and is told once: another one is refused afterwards.
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
         * @description The balance, and the records of one side: money that came in, or money that went out.
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
         * @description What a withdrawal needs: the balance, its limits and fee, the bound phone and the bank cards.
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
         * @description Asks for money to be paid out. The amount leaves the wallet at once and comes back when the request is refused; the fee is taken from it. A request is refused while another is under review, or when one was paid out today. To a bank card the code sent to the bound phone is needed; to WeChat, where that is offered, the real name from 2000.00 on.
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
         * @description What a recharge needs: its minimum and the ways to pay. The recharge itself is paid by `mall.Pay.index`.
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
         * @description One of the customer's bank cards with its holder and branch, as a list of one.
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
         * @description Stores a bank card, or with `id` changes one. A number that the customer has already, and a bank that the number does not belong to, are refused. The first card becomes the default; when the default stops being it, another card takes its place. At most 20 cards.
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
         * @description Makes one of the customer's bank cards the default.
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
         * @description Removes a bank card; another becomes the default when it was. A card that is not there, or is somebody else's, counts as removed.
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
         * Tell the bank of a card number
         * @description Fills in the bank while a card is typed.
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
         * @description The customer's points, and the records of those gained, used or expired, newest first, ten a page.
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
         * Remove expired points from the list
         * @description Takes records of expired points off the list; the points themselves are gone already. A record that is not there, or is somebody else's, counts as removed; one of points that have not expired is refused, and then nothing is removed.
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
         * @description The customer's messages, newest first, ten a page.
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
         * @description One message as a list of one. Showing it marks it read.
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
         * @description Removes messages. One that is not there, or is somebody else's, counts as removed.
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
         * @description What a plan costs this customer, with the coupon if one is chosen, and which coupons the plan takes. Choosing another plan forgets the coupon. An amount that is no plan's price is refused, and so is a coupon that the plan does not take.
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
         * @description Places an unpaid order for a plan, priced by the server; what the customer saw must not be less. It is paid by `mall.Pay.walletPay` or `mall.Pay.index`. Paid, the membership lasts one month, three months or a year longer than it does now, or than today. With the wallet a balance that does not cover it is refused at once.
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
         * Stop the reminder to renew
         * @description The reminder to renew the membership does not come again for this term.
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
         * @description Products with a price for members, the best sold first. Everybody may look; only members buy at that price.
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
         * @description Until when the customer is a member, what members get, and what was paid for it, newest first, ten a page.
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
         * @description Asks the payment provider for the address that a payer's phone reads from a QR code. An order or a membership order is named by `order_list`, and its own amount counts: a `total` that differs is refused. A recharge is named by `sNo`, a number that the caller makes, and `total` is its amount. Nothing is paid by this call; asked again before it is paid, the answer is a code that is good. An order of 0.00 has no code: the wallet alone pays it. Code 109 is the provider's word that the payer's account there does not cover the amount.
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
         * Ask whether a payment has arrived
         * @description Pages ask every 3 seconds while a QR code of a membership or a recharge is shown, until it is paid or no longer shown.
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
         * Do not show a notice again
         * @description Remembers that the customer has read a notice; `mall.User.getUserTell` then leaves it out. Called when the notice is closed with "do not remind me" ticked.
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
         * Show the basic configuration
         * @description How the mall is set up, for everybody alike: the icon of the browser tab, names, logos and legal lines. The capital G is the family's.
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
         * List the products behind "more"
         * @description All products of a block of the home page or the header, or those with a label, by pages. `blockId` names the block; without it `s_type` names the label. A request with neither is refused.
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
         * @description New, hot or recommended products by pages: what the home page shows the beginning of. Member products have their own operation.
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
         * @description The words the caller has searched for, the newest first and each once, at most twenty. A visitor without a session has none.
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
         * @description Forgets every search of the caller.
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
         * Take words out of the search history
         * @description Forgets one search of the caller. Words that are not in the history count as forgotten.
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
         * @description Up to ten products the caller may like, drawn anew at every call: "change a batch" calls again. Shown in the cart and after paying.
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
         * @description Signs in by the code that was sent to a phone or an e-mail address. One that nobody has registered is registered by it: the customer then has no password (`y_password` 0) and is asked to choose an account name and one. The guest's cart joins the customer's, and the guest's session ends. Known and unknown addressees answer alike until the code is right.
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
         * @description Signs a customer in by the token of an earlier sign-in with `isAuto`. The token is used up by it; the answer holds the next one, good for 30 days. An unknown, used or expired token is refused.
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
         * Show what the registration page needs
         * @description The title of the agreement to be ticked; its text is `mall.Login.registerAgreement` of type 0. The capital A is the family's.
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
         * @description Registers a customer who chooses an account name and a password and proves a phone or an e-mail address by the code sent to it, and signs them in. The guest's cart joins the customer's, and the guest's session ends. That the phone or the address is registered already is said only to who has its code.
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
         * Set a new password after forgetting it
         * @description Sets a new login password for who proves the phone or e-mail address of the account by the code sent to it, and ends the sessions of the account. Where no account has the addressee no code was sent, so none is right.
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
         * @description Sends a code by SMS to the phone of an account; despite the name nothing is encrypted. A phone that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
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
         * @description Sends a code of six digits; despite the name nothing is encrypted. Types 1 and 2 go to `phone`, registered or not. The others need a signed-in customer, are refused without one, and go to the bound phone; type 3 goes to `newPhone` where that is sent. A code is good only for what it was asked for. The next one may be asked for after 60 seconds.
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
         * @description Sends a code of six digits to an e-mail address, for signing in, registering or a forgotten password. For a forgotten password an address that no account has gets none, and the answer is the same. The next code may be asked for after 60 seconds.
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
         * Choose an account name and a password
         * @description For a customer who was registered by a code and has no login password yet (`y_password` 0). One who has a password changes it in the security page. The customer's other sessions end.
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
         * Show a page about the mall
         * @description The text of a page about the mall, in the language of the request. The first nine types are those of the family; the others are the footer's. The empty text says that nobody has written the page yet.
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
         * @description Countries with their dial codes and flags, for the address form and for every phone field.
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
         * @description Replaces a delivery address by what is sent; the rules are those of adding one. The default stays the default even when it is sent without: another address has to become it.
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
         * Show an address to be changed
         * @description One address as the address form needs it. Clients of the family name it `addrId` in the account and `addr_id` in the checkout: one of the two is needed.
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
         * @description The one that was the default becomes a further one.
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
         * @description Removes an address; orders keep what they were sent to. When the default goes, the newest other address becomes it.
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
         * @description Takes an order out of the customer's list for good; the mall keeps its records. Only an order that is over can be removed: closed, or completed without an after-sale under way. An unpaid one is cancelled first, by `orders.cancel`.
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
         * @description Tells the shops of a paid order that the customer is waiting. `delivery_status` of the order becomes 1; another reminder is refused until the mall sets it back to 0, a day later.
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
         * @description Says that a shipped order has arrived: it becomes completed, its points are credited and its lines can be reviewed. After-sales remain possible for seven days. An order to pick up is completed by the shop when it reads the pick-up code, never here; one with an open after-sale is refused too.
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
         * @description Every parcel of an order with its stops, newest first: what the shops sent, and what went back and forth for an after-sale. Empty until something has been shipped.
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
         * Show where an order is picked up
         * @description The store at which a pick-up order waits, with its address and opening hours.
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
         * Show the pick-up code of an order
         * @description The code that the customer shows in the store, with the goods it stands for. A code that has run out is replaced by a new one. Refused for an order that is not waiting to be picked up.
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
         * Say what can be done about a line
         * @description Which applications a line of an order allows now: a refund only, a return with refund, an exchange, or none. A line not yet shipped can only be refunded, at once; a shipped or received one allows all three until seven days after receipt, in an order of the flash sale the exchange only; an order to pick up allows a refund until it is picked up. A line is exchanged at most twice; one with an open or a successful after-sale allows none, but an exchanged one may be applied for again.
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
         * Say what can be done about several lines
         * @description Like `after-sales.options`, for several lines of one order at once. Lines that allow no application come with `refund` 0 and are not to be offered.
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
         * @description What the form of an application shows: the lines and the highest amount that can be refunded, which is what was paid for them. Delivery is refunded only when every line of the order is in the application or has been refunded or returned before. Refused when one of the lines allows no application.
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
         * @description Opens one after-sale for each line, to be reviewed by the shop. Goods that have not left the shop (an order that is paid and not shipped, or waiting to be picked up) are refunded at once and in full, without a review (`RefundType` 15). The server computes the refundable amount itself; asking for more, or for nothing, is refused. A line with an open or a successful after-sale, and a kind that `after-sales.options` does not offer, are refused.
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
         * @description The customer's after-sales, newest first, with what is needed to decide which buttons a row has: 0 can be withdrawn, 1 is to be sent back, 11 is to be confirmed.
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
         * @description An after-sale of a line, the newest unless `id` names an earlier one: where it stands, what was asked for, and what the customer is to do next.
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
         * @description The couriers to choose from when goods go back, and the address they go to.
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
         * Say that the goods were sent back
         * @description Writes down with which parcel the goods go back, once the shop has agreed. Refused in any other state.
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
         * Confirm a replacement
         * @description Says that the replacement has arrived, which ends the exchange. Refused unless the shop has sent one.
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
         * @description Takes back an application that is still under review; the line is then as if it had never been made. Refused once the shop has decided.
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
         * @description The customer's invoice titles, the default first; with `id` only that one, for editing it.
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
         * @description Stores a title: a new one without `id`, else changes that one. A company needs its tax number. The first title becomes the default, and there is always one: the default is given up only by making another one the default.
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
         * @description Deletes a title. Invoices that were asked for with it keep their own copy. When the default goes, the newest of the others takes its place.
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
         * @description The title that an application starts with. Without any title the answer is an empty object; the customer is then asked to add one.
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
         * List the orders to be billed
         * @description Completed orders of shops that issue invoices and for which none was asked for yet, newest first. With `invoiceTimeout` 1 it is too late, and only the shop can help.
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
         * @description The customer's invoices in one state, newest first; with `id` only that one, for a fresh address of its file. An invoice that the shop refused is among the revoked ones and has a `reason`; an issued one that a refund made wrong has `correction` until the shop replaces its file.
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
         * @description Requests an invoice of a completed order from its shop, or requests it again after it was revoked or refused (`id`). The server computes the amount: what was paid without delivery and without refunds. Refused when the order is not completed, has a request already, has nothing left to bill, belongs to a shop that issues no invoices, or was received more than twenty days ago.
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
         * Revoke an application for an invoice
         * @description Takes back an application that the shop has not answered yet. It can be made again.
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
         * @description The currency of every amount that the gateway sends. Clients of the family show prices in it until the shopper picks another.
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
         * @description The currencies that prices can be shown in. Our mall has one, the default currency.
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
         * Select the currency
         * @description Selects the currency in which prices are shown. Our mall has one: its id is accepted and nothing changes; any other id is refused.
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
         * @description Stores the language of this call with the session. Later calls of the session that name no language are answered in it. The language is not a field: it is the `language` that every call can carry. For a visitor without a session nothing is stored.
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
         * Find the bank of a card number
         * @description The same answer as `mall.Bank.verification`, under the name that the bank card page of the family calls.
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
         * @description The code of success. Other servers of the family also send the number 200.
         * @enum {string|integer}
         */
        SuccessCode: "200" | 200;
        /** @description A text of one line in the language of the request. */
        Text: string;
        /**
         * @description Yes or no. We send 1 or 0; other servers of the family also send "1", "0", true or false.
         * @example 1
         * @enum {unknown}
         */
        Flag: 0 | 1;
        /**
         * @description An absolute address, or a path below our own origin ("/media/…"); an empty string where there is none.
         * @example /media/products/1001/pack
         */
        Url: string;
        /**
         * @description A whole number. We send a number; other servers of the family also send its digits as a string.
         * @example 12
         */
        IntLike: number;
        /**
         * @description An amount in yuan. We send a decimal string with two places ("128.00"); other servers of the family also send numbers.
         * @example 128.00
         */
        Money: string;
        /** @description A cart line as the header shows it. */
        MiniCartLine: {
            id: components["schemas"]["IntLike"];
            pro_name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            num: components["schemas"]["IntLike"];
        };
        /** @description A class of products, with the classes below it. */
        ProductClass: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
            imgUrl?: components["schemas"]["Url"];
            children: components["schemas"]["ProductClass"][];
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
        /**
         * @description A moment in China Standard Time (UTC+08:00), "2026-11-21 14:05:00"; an empty string where there is none.
         * @example 2026-11-21 14:05:00
         */
        DateTime: string;
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
        /**
         * @description Values joined by commas ("1,2,5"); empty for none.
         * @example 1,2,5
         */
        Csv: string;
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
        /** @description An answer that is no success. The code stands in the catalogue (errors.yaml). */
        Failure: {
            /** @description A code of the catalogue. */
            code: string | number;
            message: components["schemas"]["Text"];
            /** @description More about the failure, by code; null for most. */
            data?: unknown;
        };
        /** @description Sanitised HTML without scripts, styles or event handlers. */
        Html: string;
        /** @description A notice to shoppers. */
        Notice: {
            /**
             * @description What kind of notice it is.
             * @enum {integer|string}
             */
            systemMsgType: 0 | 1 | 2 | 3;
            systemMsgTitle: components["schemas"]["Text"];
            systemMsg: components["schemas"]["Html"];
            /** @description The notice's id; 0 for none. */
            tell_id: components["schemas"]["IntLike"];
            systemMsgStartDate: components["schemas"]["DateTime"];
            systemMsgEndDate: components["schemas"]["DateTime"];
            /** @description The maintenance text of older servers; empty outside maintenance. */
            info?: components["schemas"]["Html"];
        };
        /** @description Rows a page. More than the maximum is read as the maximum, since some clients ask for everything at once. */
        PageSize: number;
        /** @description A banner of the home page. */
        Banner: {
            id: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            /** @description Where it leads. */
            url: components["schemas"]["Url"];
            /** @description What it is about, in the caller's language; its name for those who cannot see the picture. */
            title?: components["schemas"]["Text"];
            /** @description A sentence below the title. */
            subheading?: components["schemas"]["Text"];
        };
        /**
         * @description What a coupon gives: 1 free delivery, 2 an amount off, 3 a share off, 4 a gift to members, 5 a product (older servers).
         * @enum {integer|string}
         */
        CouponBenefit: 1 | 2 | 3 | 4 | 5;
        /**
         * @description What a coupon is good for: 1 all goods, 2 chosen products, 3 chosen classes, 4 buying a membership.
         * @enum {integer|string}
         */
        CouponScope: 1 | 2 | 3 | 4;
        /**
         * @description The part of the price that is still paid, in tenths, as shoppers in China count it: "9.00" pays nine tenths, which is 10 % off. "0.00" where the coupon is no percentage.
         * @example 9.00
         */
        Discount: string;
        /**
         * @description What the caller can do: 1 receive it, 2 use it since it is received and unused, 3 nothing since all are gone, 4 nothing since it is used. A visitor sees 1 or 3.
         * @enum {integer|string}
         */
        ReceiveState: 1 | 2 | 3 | 4;
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
            /**
             * @description Whether their number is limited.
             * @enum {integer|string}
             */
            issue_number_type: 1 | 2;
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
        /**
         * @description Where the product stands.
         * @enum {integer|string}
         */
        ProductStatus: 1 | 2 | 3 | 4 | 5;
        /** @description A product as a card of a list. */
        ProductCard: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            /** @description The picture again, in the lists behind "more" alone. */
            imgUrl?: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** @description The same for members; missing where they pay what everybody pays, and from servers that tell it on the product's page alone. */
            vipPrice?: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
            /** @description The shop's name. */
            mch_name: components["schemas"]["Text"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            goodsNum: components["schemas"]["IntLike"];
            /** @description The stock again, in the lists behind "more" alone. */
            num?: components["schemas"]["IntLike"];
            /** @description Labels as a list of codes: 1 new, 2 hot, 3 recommended. */
            s_type: components["schemas"]["Csv"];
        };
        /** @description What the home page shows. */
        HomePage: {
            banner: components["schemas"]["Banner"][];
            /** @description Coupons of the mall on offer, as a visitor sees them; at most eight. */
            coupon_list?: components["schemas"]["CentreCoupon"][];
            /** @description Hot and recommended products. */
            list_r: components["schemas"]["ProductCard"][];
            /** @description New products. */
            list_x: components["schemas"]["ProductCard"][];
            /** @description Member products. */
            list_m: components["schemas"]["ProductCard"][];
        };
        /** @description A product of the header's panel. */
        BlockProduct: {
            id: components["schemas"]["IntLike"];
            coverUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
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
        /** @description An attribute with its values in the order of the page. */
        Attribute: {
            /** @description 0 for the neutral attribute of a product without attributes. */
            id: components["schemas"]["IntLike"];
            attrName: components["schemas"]["Text"];
            attr: components["schemas"]["AttributeValue"][];
        };
        /** @description Which value of which attribute a SKU has. */
        SkuAttribute: {
            attributeId: components["schemas"]["IntLike"];
            attributeValId: components["schemas"]["IntLike"];
        };
        /** @description What is really sold, one combination of attribute values. */
        Sku: {
            /** @description The SKU's id, sent as `attribute_id`. */
            cid: components["schemas"]["IntLike"];
            /** @description The combination as text, "Size: 150 ml"; empty for a product without attributes. */
            name: components["schemas"]["Text"];
            imgurl: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            vipPrice?: components["schemas"]["Money"];
            /** @description Stock in pieces. */
            count: components["schemas"]["IntLike"];
            attributes: components["schemas"]["SkuAttribute"][];
        };
        /** @description The shop that sells the product. */
        ProductShop: {
            shop_id: components["schemas"]["IntLike"];
            shop_name: components["schemas"]["Text"];
            shop_logo: components["schemas"]["Url"];
            /**
             * @description Whether the shop trades.
             * @enum {integer|string}
             */
            is_open: 0 | 1 | 2;
            quantity_on_sale: components["schemas"]["IntLike"];
            quantity_sold: components["schemas"]["IntLike"];
            /** @description Number of followers. */
            collection_num: components["schemas"]["IntLike"];
        };
        /** @description A product as a small card. */
        RelatedProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
        };
        /**
         * @description One amount, or the lowest and highest price of a product joined by a hyphen ("128.00-218.00").
         * @example 128.00-218.00
         */
        MoneyRange: string;
        /** @description One tab of the product's introduction. */
        ContentTab: {
            name: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** @description The product itself. */
        Product: {
            pro_id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            subtitle: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. Other servers of the family also send the range over the SKUs here. */
            price: components["schemas"]["MoneyRange"];
            /** @description The lowest and the highest price over the SKUs; one amount where all SKUs cost the same. Other servers of the family leave it out. */
            price_range?: components["schemas"]["MoneyRange"];
            /** @description The member's price where a SKU has none of its own. */
            vipPrice?: components["schemas"]["Money"];
            /** @description The introduction as tabs, a JSON text. */
            content: string;
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
        /** @description What a product costs in the flash sale. Countdowns run on `server_time`. */
        FlashOffer: {
            /** @description The flash item. */
            id: components["schemas"]["IntLike"];
            /** @description The SKU that is sold at this price. */
            cid: components["schemas"]["IntLike"];
            /** @description The price during the slot. */
            secPrice: components["schemas"]["Money"];
            /** @description Pieces left for the slot. */
            num: components["schemas"]["IntLike"];
            /** @description Pieces set aside for the slot. */
            max_num: components["schemas"]["IntLike"];
            /** @description Pieces the caller has bought of it. */
            buyNum: components["schemas"]["IntLike"];
            /** @description Pieces that one customer may buy of it. */
            limitNum: components["schemas"]["IntLike"];
            /** @description Whether the caller may buy it now. */
            canbuy: components["schemas"]["Flag"];
            /** @description Milliseconds until the slot ends, or begins while it waits; 0 once it is over. */
            remainingTime: components["schemas"]["IntLike"];
            /**
             * @description Where the sale of the product stands.
             * @enum {integer|string}
             */
            secStatus: 1 | 2 | 3 | 4 | 5;
            server_time: components["schemas"]["DateTime"];
        };
        /** @description A coupon on offer beside a product; plugin.coupon.MallCoupon.proCoupon lists the same coupons with all details. */
        ProductCoupon: {
            /** @description The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            /** @description The condition as a text. */
            limit: components["schemas"]["Text"];
            /** @description A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            point_type: components["schemas"]["ReceiveState"];
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
            /** @description One row a SKU, with the attributes as keys; a product without attributes has one row without further keys. Kept for clients of the family; `attrList` and `skuBeanList` say the same with order and ids. */
            attribute_list: components["schemas"]["AttributeRow"][];
            /** @description The product's attributes in the order of the page. A product without attributes has one neutral attribute with one value, both of id 0, so that its only SKU can be selected like any other. */
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
            shop_list: components["schemas"]["ProductShop"];
            /** @description Up to ten products that go with this one. */
            related_recommendations: components["schemas"]["RelatedProduct"][];
            pro: components["schemas"]["Product"];
            sec?: components["schemas"]["FlashOffer"];
            /** @description Whether there are coupons for the product. */
            coupon_status?: components["schemas"]["Flag"];
            /** @description The coupons on offer for the product, those to receive first; empty for none. Other servers of the family leave it out. */
            coupon_str?: components["schemas"]["ProductCoupon"][];
            /** @description What goes with a shared address. */
            sharingSettings?: {
                /** @description The address of the mall for phones. */
                H5Url: components["schemas"]["Url"];
                textExplain: components["schemas"]["Text"];
            };
        };
        /** @description A price range in yuan with at most two decimals, "100-300" or "499.50-1000.00"; either end may be missing, "1500" alone means from 1500. */
        PriceLimits: string;
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
        /** @description A brand to filter by. */
        BrandFilter: {
            brand_id: components["schemas"]["IntLike"];
            brand_name: components["schemas"]["Text"];
        };
        /** @description A class to filter by. */
        ClassFilter: {
            cid: components["schemas"]["IntLike"];
            pname: components["schemas"]["Text"];
        };
        /** @description A page of found products, and what the filters offer. */
        SearchResult: {
            /** @description Found products, or shops, over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Found products; shops with `searchType` 2. */
            list: (components["schemas"]["ProductCard"] | components["schemas"]["FoundShop"])[];
            /** @description Brands to filter by, those of the found products before the brand filter. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** @description Classes to filter by, those of the found products before the class filter. */
            class_list: components["schemas"]["ClassFilter"][];
            /** @description The shops of `list` once more, with `searchType` 2, because clients of the family read either. */
            mch?: components["schemas"]["FoundShop"][];
        };
        /**
         * @description A session token. Keep it secret; it is opaque.
         * @example g_5x0yWq3n8b1Z7kTfVdL2cRjP9aMhUeSo4iXgNwQvKtY
         */
        AccessId: string;
        /**
         * @description Yes or no. We send true or false; other servers of the family also send 1, 0, "1" or "0".
         * @example true
         * @enum {unknown}
         */
        BooleanFlag: boolean;
        /** @description A coupon campaign of the shop, as the cart offers it. */
        CartCoupon: {
            /** @description The campaign, sent to receive a coupon. */
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /** @description The amount off. */
            money: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"];
            /** @description When the campaign ends; empty for never. */
            expirationDate: components["schemas"]["DateTime"];
            /** @description A text for the button; go by `point_type`, not by this. */
            point: components["schemas"]["Text"];
            /**
             * @description 1 can be received, 2 has been received by the caller.
             * @enum {integer|string}
             */
            point_type: 1 | 2;
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
            /** @description What members pay for one; missing where they pay what everybody pays. */
            vipPrice?: components["schemas"]["Money"];
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
            /** @description The line's own SKU; mall.Cart.djAttribute lists those that it can be changed to. Other servers of the family list all of the product's. */
            skuBeanList: components["schemas"]["Sku"][];
        };
        /** @description The lines of one shop. */
        CartGroup: {
            shop_id: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
            /** @description The shop has coupons to offer. */
            isOpenCoupon?: components["schemas"]["BooleanFlag"];
            /** @description The shop's coupons on offer, those to receive first. */
            coupon_list?: components["schemas"]["CartCoupon"][];
            list: components["schemas"]["CartLine"][];
        };
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
            /**
             * @description What else stands in the way; absent for a deleted product.
             * @enum {integer|string}
             */
            goodsStatus?: 0 | 1;
        };
        /** @description The cart, grouped by shop, with what can no longer be bought apart from it. */
        Cart: {
            login_status: components["schemas"]["Flag"];
            /** @description 1 for a member, whose ticked lines are added up at what members pay. */
            isVip?: components["schemas"]["Flag"];
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
        /** @description No data. We send an empty object; other servers of the family also send an empty text, an empty list, null or a flag. */
        Nothing: Record<string, never>;
        /** @description The SKUs a cart line can be changed to. */
        LineSkus: {
            attribute_list: components["schemas"]["AttributeRow"][];
            attrList: components["schemas"]["Attribute"][];
            skuBeanList: components["schemas"]["Sku"][];
        };
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
         * @description A way to pay.
         * @enum {string}
         */
        PaymentType: "wallet_pay" | "pc_alipay" | "pc_wechat";
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
        /** @description A coupon of a shop that this order could use. */
        ShopCouponChoice: {
            /** @description The customer's coupon; 0 stands for none. */
            coupon_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            /** @description Whether this settlement is priced with it. */
            coupon_status: components["schemas"]["BooleanFlag"];
            activityType?: components["schemas"]["CouponBenefit"];
            /** @description What it takes off; 0.00 for one that takes off a share. */
            money?: components["schemas"]["Money"];
            /** @description What is left of the price in tenths (9 is 10 % off); 0 for one that takes off an amount. */
            discount?: number | string;
            /** @description What the goods must cost at least; 0.00 for any. */
            limitMoney?: components["schemas"]["Money"];
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
            /** @description From which amount of goods this shop delivers free of charge. */
            freight_free_from?: components["schemas"]["Money"];
            /** @description The shop's coupons that can be used here, the best first; the last one stands for none. */
            coupon_list?: components["schemas"]["ShopCouponChoice"][];
        };
        /**
         * @description An amount in yuan. We send a number (128.5); other servers of the family also send a decimal string ("128.50").
         * @example 128.5
         */
        MoneyNumber: number;
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
            /** @description Province, city and district as one text in the language asked for; the three fields keep their Chinese names. */
            region?: components["schemas"]["Text"];
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
        /** @description Which ways to pay are on. */
        PaymentMethods: {
            wallet_pay: components["schemas"]["Flag"];
            pc_alipay: components["schemas"]["Flag"];
            pc_wechat: components["schemas"]["Flag"];
        };
        /** @description A coupon of the mall that this order could use; the last one of the list stands for none. */
        MallCouponChoice: {
            /** @description The customer's coupon; 0 stands for none. */
            coupon_id: components["schemas"]["IntLike"];
            coupon_name: components["schemas"]["Text"];
            /** @description Whether this settlement is priced with it. */
            coupon_status: components["schemas"]["BooleanFlag"];
            /**
             * @description Sent as the last value of `coupon_id`.
             * @enum {string}
             */
            discount_type: "coupon" | "no_discount";
            activityType?: components["schemas"]["CouponBenefit"];
            /** @description What it takes off; 0.00 for one that takes off a share. */
            money?: components["schemas"]["Money"];
            /** @description What is left of the price in tenths (9 is 10 % off); 0 for one that takes off an amount. */
            discount?: number | string;
            /** @description What the goods must cost at least; 0.00 for any. */
            limitMoney?: components["schemas"]["Money"];
        };
        /**
         * @description How an order reaches the customer. 0 by courier, 1 picked up in a store, 2 brought by the shop, 3 and 4 virtual goods with and without a check.
         * @enum {integer|string}
         */
        DeliveryKind: 0 | 1 | 2 | 3 | 4;
        /** @description An address as text. */
        SettlementAddress: {
            sheng?: components["schemas"]["Text"];
            shi?: components["schemas"]["Text"];
            xian?: components["schemas"]["Text"];
            address?: components["schemas"]["Text"];
        };
        /** @description An order as it would be placed now, priced by the server. */
        Settlement: {
            /** @description The goods by shop. */
            products: components["schemas"]["SettlementShop"][];
            /** @description What the goods cost together. */
            products_total: components["schemas"]["Money"];
            /** @description Delivery over all shops. */
            freight: components["schemas"]["Money"];
            /** @description What is to be paid. A number, because clients of the family compare it with amounts in texts. */
            total: components["schemas"]["MoneyNumber"];
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
                /** @enum {string} */
                defaultpayName: "balance" | "wxPay" | "aliPay";
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
            /** @description True for ordinary goods; false for goods of a supplier, which take no coupons and cannot be picked up. */
            is_supplier_pro?: components["schemas"]["BooleanFlag"];
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
        /** @description The order just placed. Sent back as `order_list` in the payment calls. */
        PlacedOrder: {
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            total: components["schemas"]["Money"];
            order_id: components["schemas"]["IntLike"];
        };
        /**
         * @description Where an order stands. 3, 4, 6, 8 and 12 come only from older servers.
         * @enum {integer|string}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 12;
        /**
         * @description The symbol before the amounts; older servers leave it out.
         * @example ¥
         */
        CurrencySymbol: string;
        /**
         * @description The amounts times this are shown; 1 for the default currency. Older servers leave it out.
         * @example 1
         */
        ExchangeRate: number | string;
        /**
         * @description What kind of order it is. GM ordinary, MS flash sale. Only other servers answer VI virtual goods, FS timed discount, IN and integral points exchange, PT, KT and pt group purchase, PS presale, FX distribution, ZB live sale, JP auction, DJ membership, CZ recharge and KJ bargain.
         * @enum {string}
         */
        OrderKind: "GM" | "MS" | "VI" | "FS" | "IN" | "integral" | "PT" | "KT" | "pt" | "PS" | "FX" | "ZB" | "JP" | "DJ" | "CZ" | "KJ";
        /**
         * @description How many lines of an order have an open after-sale. 0 none, 1 some, 2 all.
         * @enum {integer|string}
         */
        OrderAfterSales: 0 | 1 | 2;
        /**
         * @description What can be done about reviews. 0 nothing yet, 1 review, 2 append to the review, 3 nothing more.
         * @enum {integer|string}
         */
        ReviewStage: 0 | 1 | 2 | 3;
        /** @description The invoice that was requested for an order. */
        OrderInvoice: {
            /** @description The invoice, by which it is revoked or requested again. */
            id: components["schemas"]["IntLike"];
            /**
             * @description 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop.
             * @enum {integer|string}
             */
            invoice_status: 1 | 2 | 3;
            invoice_amount: components["schemas"]["Money"];
            /** @description The order was refunded after the invoice was issued; the shop has to correct it. */
            correction: components["schemas"]["Flag"];
            /** @description Why the shop refused to issue it; empty otherwise. */
            reason: components["schemas"]["Text"];
        };
        /**
         * @description What is asked for.
         * @enum {integer|string}
         */
        AfterSaleKind: 1 | 2 | 3;
        /**
         * @description Where an after-sale stands. 0 under review, 1 agreed and to be sent back, 2 a return refused, 3 sent back, 4 received and refunded, 5 refused and sent back to the customer, 8 a refund refused, 9 refunded, 10 an exchange refused, 11 replacement sent, 12 exchanged, 15 refunded at once because the goods had not left the shop. Only other servers answer 13 refunded by hand, 14 handling by hand failed, 16 goods accepted for resale and 100 no after-sale.
         * @enum {integer|string}
         */
        AfterSaleState: 0 | 1 | 2 | 3 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 100;
        /** @description A SKU of an order, as it was when the order was placed. */
        OrderLine: {
            id: components["schemas"]["IntLike"];
            /** @description The product's id. */
            goods_id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            p_name: components["schemas"]["Text"];
            size: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            /** @description The SKU's id, sent to put it into the cart again. */
            attribute_id?: components["schemas"]["IntLike"];
            /** @description The line's share of what coupons took off the order. */
            discount_price?: components["schemas"]["Money"];
            /** @description What all pieces of the line cost after its share of the discounts. */
            after_discount?: components["schemas"]["Money"];
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
            /** @description When it closes by itself unless it is paid; empty for an order that is not to be paid. */
            expire_time?: components["schemas"]["DateTime"];
            status: components["schemas"]["OrderStatus"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
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
            /** @description An invoice can be requested; none was requested yet. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description It is too late to request an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description The invoice that was requested; missing when none was. An order that was split has one for each of its children. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** @description The store where it is picked up; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
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
        /** @description A page of the customer's orders, newest first. */
        OrderList: {
            order: components["schemas"]["OrderRow"][];
            /** @description Orders over all pages. */
            order_num: components["schemas"]["IntLike"];
            /** @description How long an order may stay unpaid, in the unit `company`. */
            order_failure: components["schemas"]["IntLike"];
            /** @enum {string} */
            company: "seconds" | "hour" | "day";
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
        /** @description A parcel on its way. */
        Parcel: {
            /** @description The courier. */
            kuaidi_name: components["schemas"]["Text"];
            courier_num: components["schemas"]["Text"];
            /** @description The courier's code, "shunfeng". */
            type?: components["schemas"]["Text"];
            /**
             * @description Who sent it. 1 the shop with the order, 2 the shop with a replacement or a refused return, 3 the customer.
             * @enum {integer|string}
             */
            shop_type?: 1 | 2 | 3;
            /**
             * @description What it belongs to. 1 the order, 2 an after-sale.
             * @enum {integer|string}
             */
            o_source?: 1 | 2;
            /** @description What is in it. */
            pro_list?: components["schemas"]["ParcelContent"][];
            /** @description Its stops, newest first. */
            list: components["schemas"]["ParcelEvent"][];
        };
        /** @description Money of an order that goes back to its customer, the way it was paid. */
        OrderRefund: {
            money: components["schemas"]["Money"];
            /**
             * @description 0 on its way, 1 paid back, 2 paid into the wallet because the payment provider refused to pay it back.
             * @enum {integer|string}
             */
            status: 0 | 1 | 2;
            /** @description When it was requested. */
            add_time: components["schemas"]["DateTime"];
            /** @description When it was paid back; empty before. */
            finish_time: components["schemas"]["DateTime"];
        };
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
            /** @description An invoice can be requested; none was requested yet. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description It is too late to request an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description The invoice that was requested; missing when none was. */
            invoice?: components["schemas"]["OrderInvoice"];
            list: components["schemas"]["OrderLine"][];
        };
        /** @description An order with everything its page shows. */
        OrderDetails: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            add_time: components["schemas"]["DateTime"];
            order_failure: components["schemas"]["IntLike"];
            /** @enum {string} */
            company: "seconds" | "hour" | "day";
            /** @description When an unpaid order closes by itself. */
            expire_time: components["schemas"]["DateTime"];
            server_time: components["schemas"]["DateTime"];
            /** @description When the last of its parcels was sent, or when it was ready to be picked up; empty before. */
            shipped_time?: components["schemas"]["DateTime"];
            /** @description When it was received; empty before. */
            arrive_time?: components["schemas"]["DateTime"];
            /** @description When it was closed; empty for an order that is not closed. */
            close_time?: components["schemas"]["DateTime"];
            /** @description The consignee. */
            name: components["schemas"]["Text"];
            /** @description The consignee's phone, its middle hidden. */
            mobile: components["schemas"]["Text"];
            /** @description The whole address as one text. */
            address: components["schemas"]["Text"];
            /** @description What the customer wrote to the shops, joined by commas. */
            remarks: string;
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description What was or is to be paid, with delivery; it stays when a part is refunded. */
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
            /** @description An invoice can be requested; none was requested yet. */
            isInvoice?: components["schemas"]["Flag"];
            /** @description It is too late to request an invoice. */
            invoiceTimeout?: components["schemas"]["Flag"];
            /** @description The invoice that was requested; missing when none was. An order that was split has one for each of its children. */
            invoice?: components["schemas"]["OrderInvoice"];
            /** @description The store where it is picked up; 0 for none. */
            single_store?: components["schemas"]["IntLike"];
            /** @description An after-sale can be applied for on several lines at once. */
            allRefund?: components["schemas"]["Flag"];
            /** @description The customer closed it; otherwise its time ran out. */
            hand_del?: components["schemas"]["Flag"];
            /**
             * @description Who closed it. 0 its time ran out, 1 the customer, 2 a refund.
             * @enum {integer|string}
             */
            cancel_method?: 0 | 1 | 2;
            /** @description What has been refunded, or is on its way back. */
            refund_price?: components["schemas"]["Money"];
            /** @description Its refunds, the oldest first. */
            refunds?: components["schemas"]["OrderRefund"][];
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
        /** @description A province, city or district with what lies in it. */
        Region: {
            /** @description What is sent in `place`. */
            value: string;
            label: components["schemas"]["Text"];
            children?: components["schemas"]["Region"][];
        };
        /** @description The consignee; letters, digits and underscores of any script, and the marks that stand inside names. */
        Consignee: string;
        /** @description The consignee's phone. */
        ConsigneePhone: string;
        /** @description Street, house, floor. */
        StreetAddress: string;
        /** @description Province, city and district. */
        Place: string[];
        /**
         * @description 1 makes it the default.
         * @enum {integer}
         */
        DefaultFlag: 0 | 1;
        /** @description Dial code of the consignee's phone; 86 when missing. */
        ConsigneeDialCode: string;
        /** @description The country's number in ISO 3166-1. */
        CountryNumber: number;
        /** @description A region outside the region tree, as the shopper writes it. */
        FreeRegion: string;
        /** @description The postal code. */
        PostalCode: string;
        /** @description A puzzle for the caller's computer, the way in for those who cannot read the picture. Its solution is sent as `imgCode`. */
        ProofOfWork: {
            /** @enum {string} */
            algorithm: "SHA-256";
            /** @description The hash to be reached, in hexadecimal digits. */
            challenge: string;
            /** @description The highest number that can be the solution. */
            maxnumber: components["schemas"]["IntLike"];
            salt: string;
            signature: string;
        };
        /** @description A captcha, good for 120 seconds and one try. */
        Captcha: {
            /** @description The captcha's token, sent back as `verificationCode`. */
            code: string;
            /** @description The picture, as a data address. */
            code_img: string;
            challenge: components["schemas"]["ProofOfWork"];
        };
        /** @description Dial code of the phone; 86 when missing or empty. */
        DialCode: string;
        /** @description What the captcha shows, or the solution of its puzzle. */
        CaptchaAnswer: string;
        /** @description The captcha's token. */
        CaptchaToken: string;
        /** @description A customer who has just signed in. */
        SignedIn: {
            access_id: components["schemas"]["AccessId"];
            userId: components["schemas"]["IntLike"];
            user_name: components["schemas"]["Text"];
            headimgurl: components["schemas"]["Url"];
            /** @description The customer has a login password. */
            y_password: components["schemas"]["Flag"];
            /** @description The locale to switch to, en_US, zh_CN, zh_TW or ko_KR. Other servers of the family may write another, or a language alone. */
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
        /** @description A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
        };
        /** @description What a customer or a shop wrote, as plain text; may have several lines, and is empty where there is nothing. */
        Writing: string;
        /** @description A picture of a review. */
        ReviewPicture: {
            url: components["schemas"]["Url"];
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
        /** @description A reply to a reply. */
        ReplyToReply: {
            id: components["schemas"]["IntLike"];
            headimgurl: components["schemas"]["Url"];
            replyName: components["schemas"]["Text"];
            content: components["schemas"]["Writing"];
            dateTime: components["schemas"]["DateTime"];
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
            comments_type: components["schemas"]["ReviewStage"];
        };
        /**
         * @description An uploaded picture of the caller, by its path or by the address that mall.Product.uploadImgs answered. The query of the address is ignored.
         * @example /media/uploads/9c41e7d2a60b.webp
         */
        UploadedPicture: string;
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
        /**
         * @description Where a slot stands at `server_time`: 0 over, 1 running, 2 waiting to begin.
         * @enum {integer|string}
         */
        SlotState: 0 | 1 | 2;
        /** @description A slot of the flash sale. */
        FlashSlot: {
            id: components["schemas"]["IntLike"];
            /** @description The slot's name, "14:00". */
            title: components["schemas"]["Text"];
            type: components["schemas"]["SlotState"];
            starttime: components["schemas"]["DateTime"];
            endtime: components["schemas"]["DateTime"];
        };
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
            /** @description The SKU's options as text; empty for the only SKU, missing from servers that do not tell it. */
            size?: components["schemas"]["Text"];
            /** @description The price during the slot. */
            seconds_price: components["schemas"]["Money"];
            /** @description The price of this SKU otherwise. */
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
            /** @description The slots of the day in the order of time, between the last one before and the first one after it; empty where there are none. */
            time_list: components["schemas"]["FlashSlot"][];
            /** @description The slot that is listed; 0 where there is none. */
            slot_id: components["schemas"]["IntLike"];
            list: components["schemas"]["FlashItem"][];
            /** @description Products of the slot over all pages. */
            count: components["schemas"]["IntLike"];
            /** @description What all countdowns run on. */
            server_time: components["schemas"]["DateTime"];
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
        /** @description A coupon that the customer has or had. */
        OwnCoupon: {
            /** @description The customer's coupon, sent to use it; not the campaign's id. */
            id: components["schemas"]["IntLike"];
            /** @description The shop; 0 for the mall's own. */
            mch_id: components["schemas"]["IntLike"];
            /** @description For a coupon of a shop with the shop's name before it, in brackets. */
            name: components["schemas"]["Text"];
            activity_type: components["schemas"]["CouponBenefit"];
            /**
             * @description Where it stands: 0 unused, 1 bound to an unpaid order, 2 used, 3 expired.
             * @enum {integer|string}
             */
            type: 0 | 1 | 2 | 3;
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
        /** @description The product that similar ones are shown for. */
        SimilarTo: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The shop's name. */
            mch_name: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** @description The price before a reduction; the same as `price` without one. */
            yprice: components["schemas"]["Money"];
        };
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
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            status: components["schemas"]["ProductStatus"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            num: components["schemas"]["IntLike"];
        };
        /**
         * @description Whether a shop trades.
         * @enum {integer|string}
         */
        ShopState: 0 | 1 | 2;
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
        /**
         * @description Where the customer's application for a shop stands: 0 none, 1 in review, 2 approved, 3 rejected.
         * @enum {integer|string}
         */
        ApplicationState: 0 | 1 | 2 | 3;
        /** @description A product of a shop as a card. */
        ShopProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** @description Pieces sold. */
            volume: components["schemas"]["IntLike"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            stockNum: components["schemas"]["IntLike"];
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
            /** @description The whole address as one text, in the order that the language asked for writes it. */
            address_xq?: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
        /** @description A kind of shop to apply for. */
        ShopClass: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
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
            /** @description The identity number, its middle hidden; whoever sends the application again writes it again. */
            id_number: components["schemas"]["Text"];
            tel: components["schemas"]["Text"];
            /** @description Province. */
            sheng: components["schemas"]["Text"];
            /** @description City. */
            shi: components["schemas"]["Text"];
            /** @description District. */
            xian: components["schemas"]["Text"];
            address: components["schemas"]["Text"];
            /**
             * @description Who applies: 0 a person, 1 an enterprise.
             * @enum {integer|string}
             */
            shop_nature: 0 | 1;
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
        /** @description An order as a row of the account's first page. */
        RecentOrder: {
            id: components["schemas"]["IntLike"];
            sNo: components["schemas"]["Text"];
            status: components["schemas"]["OrderStatus"];
            /** @description The picture of its first line. */
            img: components["schemas"]["Url"];
            /** @description What was or is to be paid. */
            z_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            add_time: components["schemas"]["DateTime"];
            /** @description 1 once the customer has reminded the shop to ship. */
            delivery_status: components["schemas"]["Flag"];
            sale_type: components["schemas"]["OrderAfterSales"];
            self_lifting: components["schemas"]["DeliveryKind"];
        };
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
        /** @description How the account is protected. */
        Security: {
            /** @description The customer has a payment password. The family spells it so. */
            password_staus: components["schemas"]["Flag"];
            /** @description The phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
        };
        /** @description A login password, without spaces. */
        LoginPassword: string;
        /** @description The six digits sent by SMS or e-mail: good for five minutes, one use and five tries. */
        SentCode: string;
        /** @description A new payment password, six digits. */
        NewPaymentPassword: string;
        /** @description What a captcha shows, from pages of the family that show one; ours do not, and it is not looked at. */
        CaptchaText: string;
        /** @description Proof that the customer holds the present phone, good for ten minutes and one change. */
        PhoneProof: {
            /** @description Sent back as `authenticationToken`. Keep it secret; it is opaque. */
            token: string;
        };
        /** @description A phone number without its dial code. */
        PhoneNumber: string;
        /** @description What the customer tells about themselves. */
        Profile: {
            /** @description The customer's picture. */
            headimgurl: components["schemas"]["Url"];
            user_name: components["schemas"]["Text"];
            /**
             * @description The customer's sex; 0 is not told.
             * @enum {integer|string}
             */
            sex: 0 | 1 | 2;
            /** @description The phone, its middle hidden; empty where none is bound. */
            mobile: components["schemas"]["Text"];
            /** @description The customer's own e-mail address, whole; empty where none is bound. */
            email?: components["schemas"]["Text"];
            /** @description The day of birth, "1992-04-18"; an empty string while it is not told. */
            birthday: string;
            /**
             * @description Whether the birthday can still be told; it is told once.
             * @enum {integer|string}
             */
            is_default_birthday: 1 | 2;
        };
        /** @description The customer's latest withdrawal and its state. */
        LatestWithdrawal: {
            /**
             * @description 0 under review, 1 paid out, 2 refused; a refused one is back in the wallet.
             * @enum {integer|string}
             */
            status: 0 | 1 | 2;
            /**
             * @description Where the money goes, 1 to a bank card, 2 to WeChat.
             * @enum {integer|string}
             */
            withdrawStatus: 1 | 2;
            /** @description The bank, for 1. */
            Bank_name?: components["schemas"]["Text"];
            /** @description The last four digits of the card, for 1. */
            Bank_card_number?: components["schemas"]["Text"];
            /** @description The WeChat name, for 2. */
            wx_name?: components["schemas"]["Text"];
            /** @description The amount that left the wallet. */
            money: components["schemas"]["Money"];
            /** @description The part of it that the mall keeps. */
            fee: components["schemas"]["Money"];
            /** @description When it was requested. */
            add_date: components["schemas"]["DateTime"];
            /** @description When it was paid out or refused; empty while it is under review. */
            decided_date: components["schemas"]["DateTime"];
        };
        /**
         * @description Why the money moved. In: 1 recharge, 2 recharge by the mall, 3 commission, 4 refund of an order, 5 shop deposit taken back, 12 refund of an activity, 14 a refused withdrawal given back, 42 commission of a live show. Out: 6 deduction by the mall, 7 payment of an order, 8 joining an activity, 9 membership opened, 10 shop deposit paid, 11 withdrawal, 13 membership renewed.
         * @enum {integer|string}
         */
        WalletRecordType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 42;
        /** @description Money that came into the wallet or left it. */
        WalletRecord: {
            id: components["schemas"]["IntLike"];
            type: components["schemas"]["WalletRecordType"];
            /** @description The amount without a sign; the side that was asked for says which way it went. */
            money: components["schemas"]["Money"];
            add_date: components["schemas"]["DateTime"];
        };
        /** @description The balance with the records of one side. */
        Wallet: {
            /** @description The balance. */
            user_money: components["schemas"]["Money"];
            /** @description The currency's word. */
            unit: components["schemas"]["Text"];
            /** @description Records over all pages. */
            total: components["schemas"]["IntLike"];
            /**
             * @description Whether a withdrawal can be asked for. 1 while one is under review; 2 where withdrawals are not set up.
             * @enum {integer|string}
             */
            status: 0 | 1 | 2;
            /** @description The latest withdrawal; missing when there was none. */
            withdrawal?: components["schemas"]["LatestWithdrawal"];
            /** @description Newest first. */
            list: components["schemas"]["WalletRecord"][];
        };
        /** @description A bank card as a row. */
        BankCard: {
            id: components["schemas"]["IntLike"];
            Bank_name: components["schemas"]["Text"];
            /** @description The last four digits. */
            Bank_card_number: components["schemas"]["Text"];
            is_default: components["schemas"]["Flag"];
        };
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
            /** @description The amount from which a withdrawal to WeChat needs the real name. */
            real_name_from?: components["schemas"]["Money"];
            /** @description The customer's bank cards, the default first. */
            bank_information: components["schemas"]["BankCard"][];
            /** @description A hint that stands beside the form. */
            pshd: components["schemas"]["Text"];
        };
        /** @description An amount in yuan as the customer saw or typed it. */
        AmountSeen: string;
        /**
         * @description The bound phone of the signed-in customer without its dial code, complete or masked (`138****0001`), as clients read it from other answers.
         * @example 138****0001
         */
        OwnPhone: string;
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
                /** @enum {string} */
                defaultpayName: "wxPay" | "aliPay";
            };
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
        /** @description The whole number without spaces, 16 to 19 digits and no 0 in front. */
        BankCardNumber: string;
        /**
         * @description Why the points changed. 0 sign-in, 1 spent, 2 first shop followed, 3 given to a friend, 4 received from a friend, 5 taken by the mall, 6 given by the mall, 7 lottery, 8 reward for shopping, 9 reward for an upgrade, 10 expired, 11 membership opened, 12 a member's birthday, 13 frozen, 14 released, or given back after an after-sale.
         * @enum {integer|string}
         */
        PointsRecordType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
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
        /** @description A message as a row. */
        MessageRow: {
            id: components["schemas"]["IntLike"];
            title: components["schemas"]["Text"];
            /** @description The beginning of the message as plain text. */
            content: components["schemas"]["Text"];
            time: components["schemas"]["DateTime"];
            /**
             * @description Whether it has been read.
             * @enum {integer|string}
             */
            type: 1 | 2;
        };
        /** @description A page of the customer's messages, newest first. */
        MessagePage: {
            /** @description Messages over all pages. */
            total: components["schemas"]["IntLike"];
            /** @description Unread ones over all pages; some servers of the family leave it out. */
            noread?: components["schemas"]["IntLike"];
            message: components["schemas"]["MessageRow"][];
        };
        /** @description The whole message. */
        MessageDetails: {
            title: components["schemas"]["Text"];
            time: components["schemas"]["DateTime"];
            content: components["schemas"]["Html"];
        };
        /** @description Something that members get. */
        MembershipBenefit: {
            icon: components["schemas"]["Url"];
            equityName: components["schemas"]["Text"];
            /** @description The name in English, set below the name in other languages. */
            englishName: components["schemas"]["Text"];
            /** @description A line that explains it, in the caller's language. */
            detail?: components["schemas"]["Text"];
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
        /** @description A product with its price for members. */
        MemberProduct: {
            id: components["schemas"]["IntLike"];
            imgurl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            /** @description The same for members. */
            vipPrice: components["schemas"]["Money"];
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
        /** @description Whether money has arrived. */
        PaidState: {
            /**
             * @description 200 once it is paid; until then we send 0, other servers of the family anything else.
             * @enum {integer|string}
             */
            code: 0 | 200;
            /**
             * @description How a recharge is paid; missing for a membership order, as are the fields below.
             * @enum {string}
             */
            type?: "pc_alipay" | "pc_wechat";
            /** @description The amount of the recharge. */
            total?: components["schemas"]["Money"];
            /** @description What the QR code of the recharge says, as `mall.Pay.index` answered it. */
            url?: components["schemas"]["Url"];
            /** @description Until when pages show the code. A payment that arrives later still counts. */
            expire_time?: components["schemas"]["DateTime"];
            server_time?: components["schemas"]["DateTime"];
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
        /** @description A product of a block's list. "Expired" (`recycle` 1) is shown before "off the shelf" (`status` 3), and that before "sold out" (`num` 0). */
        BlockListProduct: {
            id: components["schemas"]["IntLike"];
            imgUrl: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            /** @description The lowest price over the SKUs. */
            price: components["schemas"]["Money"];
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
            status: components["schemas"]["ProductStatus"];
            /** @description 1 for a deleted product, shown as "expired". */
            recycle: components["schemas"]["Flag"];
            /** @description Stock over all SKUs, in pieces; 0 or less is sold out. */
            num: components["schemas"]["IntLike"];
        };
        /** @description Words that were searched for. */
        SearchWord: {
            keyword: components["schemas"]["Text"];
        };
        /** @description A label of a product: 1 new, 2 hot, 3 recommended. */
        ProductLabel: {
            id: components["schemas"]["IntLike"];
            name: components["schemas"]["Text"];
            /** @description A CSS colour that a server of the family chose for the label. */
            color?: string;
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
            /** @description The highest price over the SKUs; missing where all SKUs cost the same, and from servers that do not tell it. */
            price_to?: components["schemas"]["Money"];
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
        /** @description A phone number without its dial code; empty where an e-mail address is sent. */
        PhoneField: string;
        /** @description An e-mail address; empty where a phone number is sent. */
        EmailField: string;
        /** @description What the registration page needs. */
        RegisterPage: {
            /** @description The agreement's title. */
            Agreement: components["schemas"]["Text"];
        };
        /** @description The name a customer signs in with: letters and digits. Free choice, but nobody else's. */
        AccountName: string;
        /** @description The session of a customer who has just registered. Other servers of the family open none and send an empty object, text or list, null or a flag: the customer signs in afterwards. */
        Registered: {
            access_id?: components["schemas"]["AccessId"];
            userId?: components["schemas"]["IntLike"];
            user_name?: components["schemas"]["Text"];
            headimgurl?: components["schemas"]["Url"];
            /** @description The customer has a login password. */
            y_password?: components["schemas"]["Flag"];
            /** @description The locale to switch to, en_US, zh_CN, zh_TW or ko_KR. Other servers of the family may write another, or a language alone. */
            user_lang_code?: string;
            /** @description Dial code of the customer's phone. */
            cpc?: components["schemas"]["Text"];
        } | unknown[] | string | boolean | null;
        /** @description The answer to a request for a verification code. We send an empty object, in the demo profile with the code; other servers of the family also send an empty text, an empty list, null or a flag. */
        CodeRequested: {
            /** @description The code itself. Only in the demo profile, which sends no messages; production never answers with it. */
            demo_code?: string;
        } | unknown[] | string | boolean | null;
        /**
         * @description A phone number without its dial code, complete or masked (`138****0001`); empty for none.
         * @example 13800000001
         */
        PhoneOrMasked: string;
        /** @description A page about the mall. */
        AboutPage: {
            /** @description The text; empty where none is written yet. */
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
        /** @description The parcels of an order. */
        ParcelList: {
            list: components["schemas"]["Parcel"][];
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
            /** @description The whole address as one text, in the order that the language asked for writes it. */
            address_xq?: components["schemas"]["Text"];
            /** @description Opening hours as text. */
            business_hours: components["schemas"]["Text"];
        };
        /** @description Where an order is picked up. */
        PickupPlace: {
            address: components["schemas"]["PickupStore"];
        };
        /** @description A product to be picked up. */
        PickupLine: {
            img: components["schemas"]["Url"];
            product_title: components["schemas"]["Text"];
            p_price: components["schemas"]["Money"];
            size: components["schemas"]["Text"];
            num: components["schemas"]["IntLike"];
            show_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
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
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
            /** @description Pieces. */
            num: components["schemas"]["IntLike"];
            /** @description This line allows an application; the others are not shown. */
            refund?: components["schemas"]["Flag"];
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
        /** @description What the form of an application shows. */
        AfterSaleForm: {
            /** @description The highest amount that can be refunded. */
            refund_price: components["schemas"]["Money"];
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
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
        /**
         * @description What is asked for. 1 return and refund, 2 refund only, 3 exchange.
         * @enum {integer}
         */
        AfterSaleKindSent: 1 | 2 | 3;
        /** @description Up to 200 words, with a letter or a digit among them. What stands between spaces is a word, and so is each Chinese character. */
        Reason: string;
        /** @description What was applied for. */
        AppliedAfterSale: {
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            /** @description When. */
            time: components["schemas"]["DateTime"];
            /** @description What was refunded at once, or is going to be when the shop agrees; 0.00 for an exchange. */
            refund_amount: components["schemas"]["Money"];
            /** @description Where the after-sale stands now; it is spelled so. */
            RefundType?: components["schemas"]["AfterSaleState"];
            /** @description The names of the products. */
            product_title: components["schemas"]["Text"][];
        };
        /** @description Where to send goods back, in the words of the list. */
        ReturnAddressOfRow: {
            tel: components["schemas"]["Text"];
            name: components["schemas"]["Text"];
            /** @description The whole address as one text. */
            address_xq: components["schemas"]["Text"];
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
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
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
        /** @description A page of the customer's after-sales, newest first. */
        AfterSaleList: {
            /** @description After-sales over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["AfterSaleRow"][];
        };
        /** @description A parcel of an after-sale. */
        AfterSaleParcel: {
            /** @description The courier. */
            express: components["schemas"]["Text"];
            /** @description The parcel's number. */
            express_num: components["schemas"]["Text"];
        };
        /** @description Where to send goods back. */
        ReturnAddress: {
            /** @description The whole address as one text. */
            address: components["schemas"]["Text"];
            name: components["schemas"]["Text"];
            phone: components["schemas"]["Text"];
        };
        /** @description A step of an after-sale. */
        AfterSaleEvent: {
            time: components["schemas"]["DateTime"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description The step in words. */
            content: string;
        };
        /** @description An after-sale with everything its page shows. */
        AfterSaleDetails: {
            /** @description The after-sale's id, by which it is withdrawn, sent back and confirmed; older servers leave it out. */
            id?: components["schemas"]["IntLike"];
            re_type: components["schemas"]["AfterSaleKind"];
            r_type: components["schemas"]["AfterSaleState"];
            /** @description The order's id; older servers leave it out. */
            order_id?: components["schemas"]["IntLike"];
            /** @description The order's number. */
            sNo: components["schemas"]["Text"];
            /** @description When it was asked for. */
            re_time: components["schemas"]["DateTime"];
            /** @description The amount asked for; 0.00 for an exchange. */
            re_apply_money: components["schemas"]["Money"];
            /** @description The amount that was refunded; 0.00 before a refund and for an exchange. */
            real_money?: components["schemas"]["Money"];
            /**
             * @description How the order was paid, which is where a refund goes. Older servers leave it out.
             * @enum {string}
             */
            pay_type?: "wallet_pay" | "pc_alipay" | "pc_wechat";
            currency_symbol?: components["schemas"]["CurrencySymbol"];
            exchange_rate?: components["schemas"]["ExchangeRate"];
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
            /** @description The parcel in which the customer sent the goods back; left out before. */
            return_info?: components["schemas"]["AfterSaleParcel"];
            /** @description The parcel that the shop sent, with a replacement or with refused goods; left out before. */
            send_info?: components["schemas"]["AfterSaleParcel"];
            /** @description Until when the customer is to send the goods back or to confirm the replacement; empty in every other state. */
            expire_time?: components["schemas"]["DateTime"];
            /** @description Where to send the goods back. */
            store_info?: components["schemas"]["ReturnAddress"];
            /** @description What happened, newest first. */
            record?: components["schemas"]["AfterSaleEvent"][];
            list: components["schemas"]["AfterSaleLine"][];
        };
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
        /**
         * @description Who an invoice is made out to. 1 a company, 2 a person.
         * @enum {integer|string}
         */
        InvoiceHeaderKind: 1 | 2;
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
        /** @description The customer's invoice titles, the default first. */
        InvoiceHeaderList: {
            list: components["schemas"]["InvoiceHeader"][];
            total?: components["schemas"]["IntLike"];
        };
        /**
         * @description Who an invoice is made out to. 1 a company, 2 a person.
         * @enum {integer}
         */
        InvoiceHeaderKindSent: 1 | 2;
        /** @description The default title, or an empty object without any. */
        DefaultInvoiceHeader: components["schemas"]["InvoiceHeader"] | components["schemas"]["Nothing"];
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
            /**
             * @description 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop.
             * @enum {integer|string}
             */
            invoice_status?: 1 | 2 | 3;
            /** @description The name of the title when it was asked for. */
            company_name?: components["schemas"]["Text"];
            invoice_amount: components["schemas"]["Money"];
            /** @description Where it is sent. */
            email: components["schemas"]["Text"];
            /** @description The address of the issued invoice, a PDF; empty until it is issued. The address works for ten minutes, and only in the session of the customer whose invoice it is. Older servers answer the address of a picture. */
            file: components["schemas"]["Url"];
            /** @description Why the shop refused to issue it; empty when the customer revoked it. */
            reason?: components["schemas"]["Text"];
            /** @description The order was refunded in part or in full after this invoice was issued; the shop has to correct it. */
            correction?: components["schemas"]["Flag"];
            /** @description It is too late to ask again. */
            invoiceTimeout: components["schemas"]["Flag"];
        };
        /** @description A page of the customer's invoices, newest first. */
        InvoiceList: {
            list: components["schemas"]["Invoice"][];
            /** @description Invoices over all pages. */
            total?: components["schemas"]["IntLike"];
        };
        /** @description A currency that prices can be shown in. */
        Currency: {
            currency_id: components["schemas"]["IntLike"];
            /** @description The code of ISO 4217. */
            currency_code: string;
            /** @description The symbol before an amount. */
            currency_symbol: string;
            /** @description An amount of the default currency times this is the amount in this currency; 1 for the default currency. */
            exchange_rate: number | string;
        };
        /** @description A language of the mall. */
        MallLanguage: {
            /** @description The locale as clients of the family write it, "en_US". */
            lang_code: string;
            /** @description The language's own name. */
            lang_name: components["schemas"]["Text"];
        };
    };
    responses: {
        /** @description The mall is in maintenance (wire code 4003); data holds the notice. */
        maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A signed-in customer is needed (wire code 203; other servers of the family also answer 404). */
        "session-invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The wallet does not hold the amount (wire code 109). */
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
            /** @description A visitor with nothing in the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description No notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Only products of this class. */
                    cid?: number;
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Rows a page. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Two banners and the lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description One block. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                    /** @description The product's id. */
                    pro_id: number;
                    /**
                     * @description 1 when entered from the member products; prices then carry the member discount.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /**
                     * @description MS when entered from the flash sale; missing or empty otherwise.
                     * @enum {string}
                     */
                    type?: "" | "MS";
                    /** @description The flash item, with `type` MS; one that is not of this product is refused. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Words to find; in any of the four languages. */
                    keyword?: string;
                    /**
                     * @description What to search for; products when missing.
                     * @enum {integer}
                     */
                    searchType?: 1 | 2;
                    /** @description The class the visitor came from. */
                    cid?: number;
                    /** @description Only products of these classes. */
                    class_id?: number[];
                    /** @description Only products of these brands. */
                    brand_id?: number[];
                    amount?: components["schemas"]["PriceLimits"];
                    /** @description Only products with these labels; 5 means member products. */
                    s_type?: (1 | 2 | 3 | 5)[];
                    /**
                     * @description What to sort by; empty for the mall's own order.
                     * @enum {string}
                     */
                    sort_type?: "" | "default" | "price" | "volume";
                    /**
                     * @description Which way.
                     * @enum {integer}
                     */
                    sort?: 0 | 1;
                    /** @description Only brands beginning with this letter in `brand_list`. */
                    brandHead?: string;
                    /** @description Only classes beginning with this letter in `class_list`. */
                    classHead?: string;
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Rows a page. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Two products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The product. */
                    pro_id: number;
                    /** @description The SKU. */
                    attribute_id: number;
                    /** @description Pieces. */
                    num: number;
                };
            };
        };
        responses: {
            /** @description Two bottles are in the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description The session that holds the cart, new for a first-time visitor. */
                            access_id: components["schemas"]["AccessId"];
                            /** @description The cart line. */
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
            /** @description One line of one shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The lines. */
                    car_id: number[];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The line. */
                    car_id: number;
                };
            };
        };
        responses: {
            /** @description Two sizes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        /** @description One element, as the family sends it. */
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
                    /** @description The line. */
                    car_id: number;
                    /** @description The new SKU. */
                    attribute_id: number;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Product, SKU and quantity, one object each. */
                    product: components["schemas"]["BuyNowPart"][];
                };
            };
        };
        responses: {
            /** @description It can be bought. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description One SKU to buy at once; instead of `cart_id`. */
                    product?: components["schemas"]["BuyNowPart"][];
                    /** @description The cart lines to buy; instead of `product`. */
                    cart_id?: number[];
                    /** @description Where to deliver; the default address when missing. */
                    address_id?: number;
                    /** @description The store where the order is picked up; its delivery costs nothing then. `address_id` is left out. */
                    shop_address_id?: number;
                    /**
                     * @description 1 buys at the member's price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no coupon of the mall. A list of zeros chooses none. */
                    coupon_id?: string;
                    /**
                     * @description `true` takes `coupon_id` as it stands; `false`, or nothing, chooses the best coupons.
                     * @enum {string}
                     */
                    canshu?: "true" | "false";
                    /** @description How it is going to be paid. */
                    pay_type?: components["schemas"]["PaymentType"];
                };
            };
        };
        responses: {
            /** @description Two bottles to Hangzhou. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description One SKU to buy at once; instead of `cart_id`. */
                    product?: components["schemas"]["BuyNowPart"][];
                    /** @description The cart lines to buy; instead of `product`. */
                    cart_id?: number[];
                    /** @description Where to deliver; the default address when missing. */
                    address_id?: number;
                    /** @description The store where the order is picked up; its delivery costs nothing then. `address_id` is left out. */
                    shop_address_id?: number;
                    /** @description Who picks the order up; the same characters as in an address. */
                    fullName?: string;
                    /** @description The phone of who picks the order up. */
                    fullPhone?: string;
                    /**
                     * @description 1 buys at the member's price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon`, or `no_discount` or 0 for no coupon of the mall. A list of zeros chooses none. The best ones when missing, as the settlement shows them. */
                    coupon_id?: string;
                    /** @description A word to each shop, in the order of `products`. */
                    remarks?: string[];
                    /** @description How it is going to be paid. */
                    pay_type: components["schemas"]["PaymentType"];
                    /** @description What the customer saw; an order that has become dearer since is refused. */
                    total?: string;
                };
            };
        };
        responses: {
            /** @description Placed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Only the wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The payment password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description One payment may be made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            };
        };
        responses: {
            /** @description Paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Words of a product's name, or an order number. */
                    ordervalue?: string;
                    /** @description The page, from 1. */
                    pageNum?: number;
                    /**
                     * @description Only orders in this state. The family spells `evaluete` so.
                     * @enum {string}
                     */
                    order_type?: "" | "payment" | "send" | "receipt" | "evaluete";
                };
            };
        };
        responses: {
            /** @description One paid order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order. */
                    order_id: number;
                    /** @description The payment's number, from the scan page; it changes nothing. */
                    trade_no?: string;
                };
            };
        };
        responses: {
            /** @description A paid order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Nothing is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description 1 when something is missing; the name says the contrary, the family uses it so. */
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
            /** @description Two addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
            /** @description A province. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The family sends `cpc` a second time under this name; it is not read. */
                    country_code?: components["schemas"]["ConsigneeDialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description The city, outside the region tree. */
                    city?: components["schemas"]["FreeRegion"];
                    /** @description The province or state, outside the region tree. */
                    province?: components["schemas"]["FreeRegion"];
                    zip_code?: components["schemas"]["PostalCode"];
                };
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description What names the customer.
                     * @enum {integer}
                     */
                    type: 1 | 2 | 3;
                    /** @description The phone number, or with type 3 the account name. */
                    phone?: string;
                    /** @description The e-mail address, with type 2. */
                    e_mail?: string;
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    password: string;
                    imgCode: components["schemas"]["CaptchaAnswer"];
                    verificationCode: components["schemas"]["CaptchaToken"];
                    /**
                     * @description 1 keeps the customer signed in; the answer then holds `autoToken`.
                     * @enum {integer}
                     */
                    isAuto?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description Which text.
                     * @enum {integer}
                     */
                    type: 0 | 1 | 2 | 3;
                };
            };
        };
        responses: {
            /** @description The terms of use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The product. */
                    pid: number;
                    /**
                     * @description Which reviews: 0 all, 1 good, 2 medium, 3 bad, 4 with pictures, 5 with a follow-up; all when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2 | 3 | 4 | 5;
                };
            };
        };
        responses: {
            /** @description Five reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The product. */
                    pid: number;
                    /**
                     * @description Which reviews: 0 all, 1 with pictures, 2 with a follow-up; all when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2;
                    /** @description The page, from 0; the first when missing. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description The second page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Empty past the last page. */
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
                    /** @description The review. */
                    commentId: number;
                };
            };
        };
        responses: {
            /** @description A review with two pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            detailInfo: components["schemas"]["ReviewDetail"];
                            /** @description Pictures of the review. */
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
                    /** @description The review. */
                    commentId: number;
                    /** @description The page, from 1. */
                    pageNo?: number;
                    /** @description Rows a page; 10 when missing. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Two replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Replies to the review itself over all pages. */
                            total: components["schemas"]["IntLike"];
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
                    /** @description The review. */
                    commentId: number;
                    /** @description The reply. */
                    text: string;
                    /** @description The reply that is answered; missing or empty for the review itself. */
                    sid?: number;
                };
            };
        };
        responses: {
            /** @description Written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order's number. */
                    sNo: string;
                    /**
                     * @description 0 lists the lines that wait for a review, 5 every line of the order with its state; 0 when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 5;
                };
            };
        };
        responses: {
            /** @description Two lines without a review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                    /** @description The order line. */
                    orderDetailsId: number;
                    /** @description The product of the line. */
                    goodsId: number;
                    /** @description The SKU of the line. */
                    attributeId: number;
                    /** @description Stars; needed for a review, left out for a follow-up. The family spells it so. */
                    start?: number;
                    /** @description The text. */
                    comment: string;
                    /**
                     * @description 1 hides the customer's name and picture. A follow-up keeps what the review chose.
                     * @enum {integer}
                     */
                    anonymous: 0 | 1;
                    /** @description Pictures, as mall.Product.uploadImgs answered them. */
                    imgUrls?: components["schemas"]["UploadedPicture"][];
                    /** @description Whether this is the follow-up. The family names the follow-up "review". */
                    isReview: boolean;
                };
            };
        };
        responses: {
            /** @description Written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order line. */
                    orderDetailId: number;
                    /** @description The product of the line. */
                    goodsId: number;
                };
            };
        };
        responses: {
            /** @description A review without a follow-up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description One element, as the family sends it; none while nothing is written. */
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
                    /** @description The slot; the mall chooses when it is missing or empty. */
                    id?: number;
                    /** @description The page, from 1. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description The running slot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The page, from 1. */
                    page: number;
                    /**
                     * @description Whose: 1 the mall's, 2 the shops'.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    /** @description Only coupons of shops with this in their name; read with type 2 alone. */
                    mchName?: string;
                };
            };
        };
        responses: {
            /** @description Two coupons of the mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Coupons over all pages. */
                            total: components["schemas"]["IntLike"];
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
                    /** @description The campaign. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        /** @description What happened, as a text to show. */
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
                    /** @description The product. */
                    goodsId: number;
                };
            };
        };
        responses: {
            /** @description One coupon of the mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                    /** @description The shop. */
                    mchId: number;
                };
            };
        };
        responses: {
            /** @description One coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                     * @description Which: 0 unused, 1 used, 2 expired; unused when missing.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2;
                };
            };
        };
        responses: {
            /** @description Three unused coupons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                    /** @description The product. */
                    pro_id: number;
                    /**
                     * @description What is collected: 1 a product, which is all there is here; a product when missing.
                     * @enum {integer}
                     */
                    type?: 1;
                };
            };
        };
        responses: {
            /** @description The product is in the collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description The favourite's id, needed to take it out. */
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
                    /** @description The favourites, of either kind. */
                    collection: number[];
                };
            };
        };
        responses: {
            /** @description Taken out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The product. */
                    pro_id: number;
                    /** @description The page, from 1. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Three products like a cleansing milk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description One element, as the family sends it. */
                            product: components["schemas"]["SimilarTo"][];
                            list: components["schemas"]["RelatedProduct"][];
                            /** @description Similar products over all pages. */
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
                     * @description What: 1 products, 2 shops.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    /** @description Only those with this in their name. */
                    mchNameOrProName?: string;
                };
            };
        };
        responses: {
            /** @description A product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Products for type 1, shops for type 2. */
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
            /** @description No application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            status: components["schemas"]["ApplicationState"];
                            /** @description Opens the back office of an approved shop; empty otherwise. Keep it secret. */
                            token: string;
                            /** @description Why the application was rejected; empty otherwise. */
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
                    /** @description The shop. */
                    shop_id: number;
                    /** @description Words to find; in any of the four languages. */
                    keyword?: string;
                    /** @description Only products of this class. */
                    cid?: number;
                    /** @description Only products of these classes. */
                    class_id?: number[];
                    amount?: components["schemas"]["PriceLimits"];
                    /**
                     * @description What to sort by; empty for the shop's own order. Other than in mall.Index.search, in camel case.
                     * @enum {string}
                     */
                    sortType?: "" | "default" | "price" | "volume";
                    /**
                     * @description Which way; by volume it is always descending.
                     * @enum {integer}
                     */
                    sort?: 0 | 1;
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Rows a page; 12 when missing. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description A shop with three of its products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The shop. */
                    shopId: number;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The shop. */
                    shop_id: number;
                };
            };
        };
        responses: {
            /** @description Two stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
            /** @description Four kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
            /** @description The agreement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            name: components["schemas"]["Text"];
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
                    /** @description The shop's name; letters, digits and underscores of any script. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The name is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description 0 for a first application, else the rejected one. */
                    id: number;
                    /** @description The shop's name; letters, digits and underscores of any script. */
                    name: string;
                    /** @description What the shop says of itself. */
                    shop_information?: string;
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
                    imgUrls: components["schemas"]["UploadedPicture"][];
                };
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A rejected application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            list: components["schemas"]["ShopApplication"];
                            /** @description Its pictures. */
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
                     * @description The picture; JPEG, PNG, WebP, GIF or BMP of up to 5 MB (maxLength counts bytes).
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The address of the picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description The path of the picture with a signature that shows it without a session, for an hour. */
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
                    /** @description The lines. */
                    car_id: number[];
                };
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A member with orders in every state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A phone and a payment password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The present password. */
                    password: string;
                    /** @description The new password; it must differ from the present one. */
                    passwordOld: components["schemas"]["LoginPassword"];
                    /** @description The new password again; it must be the same. */
                    x_password1: components["schemas"]["LoginPassword"];
                    /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The code sent to the bound phone for this (`smsType` 5). */
                    pcode: components["schemas"]["SentCode"];
                    password: components["schemas"]["NewPaymentPassword"];
                    /** @description The new payment password again; it must be the same. */
                    password1: components["schemas"]["NewPaymentPassword"];
                    /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The code sent to the bound phone for this (`smsType` 5). */
                    pcode: components["schemas"]["SentCode"];
                    password: components["schemas"]["NewPaymentPassword"];
                    /** @description The new payment password again; it must be the same. */
                    password1: components["schemas"]["NewPaymentPassword"];
                    /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The present phone as clients know it, which is masked. It is ignored, since the session says whose phone it is. */
                    phone?: string;
                    /** @description The code sent to the present phone (`smsType` 3). */
                    pCode: components["schemas"]["SentCode"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description What the first step answered. */
                    authenticationToken: string;
                    /** @description The new phone, which no customer has yet. */
                    newPhone: components["schemas"]["PhoneNumber"];
                    /** @description The code sent to the new phone (`smsType` 3). */
                    pCode: components["schemas"]["SentCode"];
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description A captcha's token, from pages of the family that show one; ours do not, and it is not looked at. */
                    imgToken?: components["schemas"]["CaptchaToken"];
                    keyCode?: components["schemas"]["CaptchaText"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The birthday is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The customer's picture, as mall.Product.uploadImgs answered it. */
                    headimgurl?: components["schemas"]["UploadedPicture"];
                    /** @description The name shown to others; letters, digits and underscores of any script. */
                    userName?: string;
                    /**
                     * @description 0 is not told.
                     * @enum {integer}
                     */
                    sex?: 0 | 1 | 2;
                    /**
                     * Format: date
                     * @description The day of birth.
                     */
                    birthday?: string;
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description Which side.
                     * @enum {integer}
                     */
                    type: 1 | 2;
                    /**
                     * @description Only records of this kind; all when missing or 0. In: 1 recharge, 2 refund, 3 commission, 12 shop deposit given back. Out: 5 membership opened, 6 membership renewed, 7 order paid, 8 withdrawal, 10 presale deposit, 11 shop deposit paid. They are not the numbers of the records' own `type`.
                     * @enum {integer}
                     */
                    typeName?: 0 | 1 | 2 | 3 | 5 | 6 | 7 | 8 | 10 | 11 | 12;
                    /**
                     * @description Only records of so many days back; 7 when missing.
                     * @enum {integer}
                     */
                    day?: 7 | 30 | 90 | 183 | 365;
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Records a page; 10 when missing. */
                    pageSize?: number;
                };
            };
        };
        responses: {
            /** @description What came in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A balance and two cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The amount, within the limits of the form. */
                    amoney: components["schemas"]["AmountSeen"];
                    /**
                     * @description Where the money goes.
                     * @enum {integer}
                     */
                    withdrawStatus: 1 | 2;
                    /** @description The bank card, for 1. */
                    bankCardId?: number;
                    /** @description The bound phone, for 1; the bound one when missing. A masked one is ignored, since the session says whose it is; any other is refused. */
                    mobile?: components["schemas"]["OwnPhone"];
                    /** @description The code sent to the bound phone (`smsType` 6), for 1. */
                    keyCode?: components["schemas"]["SentCode"];
                    /** @description The real name, for 2 from 2000.00 on. */
                    userName?: string;
                };
            };
        };
        responses: {
            /** @description Under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Both ways are on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Two cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The card. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description The default card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The holder's name. */
                    Cardholder: string;
                    /** @description The bank, as its number says. */
                    Bank_name: string;
                    /** @description The branch that keeps the account, where the customer knows it. */
                    branch?: string;
                    Bank_card_number: components["schemas"]["BankCardNumber"];
                    /**
                     * @description 1 makes it the default.
                     * @enum {integer}
                     */
                    is_default?: 0 | 1;
                    /** @description The card to change; a new one when missing. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The card. */
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
            /** @description It is the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The card. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A known bank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description The bank; empty where the number belongs to none that is known. */
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
                     * @description Which records.
                     * @enum {integer}
                     */
                    type: 1 | 2 | 3;
                    /** @description The page, from 1. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description What was gained. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The records. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The page, from 1. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Two unread and one read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The message. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description A parcel is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                    /** @description The messages. */
                    id: number[];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The price of the chosen plan; the month when missing. */
                    amount?: components["schemas"]["AmountSeen"];
                    /** @description The chosen coupon of the customer; none when missing. */
                    couponId?: number;
                };
            };
        };
        responses: {
            /** @description A month without a coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description The plan.
                     * @enum {integer}
                     */
                    memberType: 1 | 2 | 3;
                    /** @description How it is going to be paid. */
                    payType: components["schemas"]["PaymentType"];
                    /** @description What the customer saw; an order that has become dearer since is refused. */
                    amount: components["schemas"]["AmountSeen"];
                    /** @description The chosen coupon of the customer; none when missing. */
                    couponId?: number;
                };
            };
        };
        responses: {
            /** @description A month more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description It does not come again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Products a page; 8 when missing. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Four products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Products over all pages. */
                            total: components["schemas"]["IntLike"];
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
                    /** @description The page, from 1. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description A member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description The way to pay.
                     * @enum {string}
                     */
                    type: "pc_alipay" | "pc_wechat";
                    /** @description What the customer saw, or the amount of a recharge, which is not below the minimum of its form. */
                    total: components["schemas"]["AmountSeen"];
                    /** @description What the payer reads, such as the first product's name; it may be cut short. */
                    title?: string;
                    /** @description A word of the customer. */
                    remarks?: string;
                    /** @description The order as placing it answered; missing for a recharge. */
                    order_list?: components["schemas"]["OrderToPay"];
                    /** @description The number of a recharge: CZ, the moment, and random digits. It counts for this customer alone, so another customer's same number is another recharge. */
                    sNo?: string;
                };
            };
        };
        responses: {
            /** @description The code of an order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        /** @description What the QR code says. */
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
                    /** @description The number of the membership order or the recharge. */
                    trade_no: string;
                };
            };
        };
        responses: {
            /** @description It is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The notice. */
                    tell_id: number;
                };
            };
        };
        responses: {
            /** @description Remembered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                    /** @description The block. */
                    blockId?: number;
                    /**
                     * @description The kind of list: a label, or 6 for a block. Member products have their own operation.
                     * @enum {integer}
                     */
                    s_type?: 1 | 2 | 3 | 6;
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Rows a page; 8 when missing. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description The products of the editors' choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Products over all pages. */
                            total: components["schemas"]["IntLike"];
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
                     * @description The label.
                     * @enum {integer}
                     */
                    s_type: 1 | 2 | 3;
                    /** @description The page, from 1. */
                    page?: number;
                    /** @description Rows a page; 8 when missing. */
                    pageSize?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description New products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description Products over all pages. */
                            total: components["schemas"]["IntLike"];
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
            /** @description Three searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
            /** @description Cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The words, as the history lists them. */
                    keyword: string;
                };
            };
        };
        responses: {
            /** @description Forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Ten products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
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
                     * @description What names the customer; with 1 `phone` is needed, with 2 `e_mail`.
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
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The token for signing in automatically. */
                    autoToken: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description What is proved; with 0 `phone` is needed, with 1 `e_mail`.
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
                    /** @description The family's name of `verificationCode`; one of the two is needed. */
                    imgCodeToken?: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The password once more; one that differs is refused. */
                    rpwd: components["schemas"]["LoginPassword"];
                    /**
                     * @description What names the customer; with 1 `e_mail` is needed, else `phone`.
                     * @enum {integer}
                     */
                    type?: 0 | 1;
                    phone?: components["schemas"]["PhoneField"];
                    e_mail?: components["schemas"]["EmailField"];
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    keyCode: components["schemas"]["SentCode"];
                    imgCode: components["schemas"]["CaptchaAnswer"];
                    /** @description The captcha's token. Clients of the family send it as `access_id`, which is no session here. */
                    verificationCode: components["schemas"]["CaptchaToken"];
                };
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The phone without its dial code. */
                    phone: string;
                    cpc?: components["schemas"]["DialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
                    imgCode?: components["schemas"]["CaptchaAnswer"];
                    /** @description The captcha's token. Once answered correctly here, the captcha stays valid for further codes to the same addressee and for the one request that uses the code. Other clients of the family send no captcha here; a mall sends few codes an hour without one and then answers `captcha_wrong`. */
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /**
                     * @description What the code is for: always a forgotten login password.
                     * @enum {integer}
                     */
                    smsType?: 4;
                    /**
                     * @description Where it goes: always a phone.
                     * @enum {integer}
                     */
                    type?: 0;
                };
            };
        };
        responses: {
            /** @description Sent, if an account has the phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description What the code is for: 1 signing in by code, 2 registering, 3 changing the phone, 4 the login password, 5 the payment password, 6 a withdrawal, 7 anything else. Family clients also send 2 for signing in by code: it is good for both.
                     * @enum {integer}
                     */
                    smsType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                    /** @description The phone without its dial code; needed with types 1 and 2, which refuse a masked one. The others ignore it. */
                    phone?: components["schemas"]["PhoneOrMasked"];
                    /** @description The phone to be bound, with type 3. A masked one is the bound phone, which gets the code. */
                    newPhone?: components["schemas"]["PhoneOrMasked"];
                    cpc?: components["schemas"]["DialCode"];
                    /** @description Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
                    imgCode?: components["schemas"]["CaptchaAnswer"];
                    /** @description The captcha's token. Once answered correctly here, the captcha stays valid for further codes to the same addressee and for the one request that uses the code. Other clients of the family send no captcha here; a mall sends few codes an hour without one and then answers `captcha_wrong`. */
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /**
                     * @description What kind of message it is: always a code.
                     * @enum {integer}
                     */
                    message_type?: 0;
                };
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description The e-mail address.
                     */
                    e_mail: string;
                    /** @description Answer to the captcha of `verificationCode`. When either of the two is sent, the captcha is verified before a code is sent. */
                    imgCode?: components["schemas"]["CaptchaAnswer"];
                    /** @description The captcha's token. Once answered correctly here, the captcha stays valid for further codes to the same addressee and for the one request that uses the code. Other clients of the family send no captcha here. */
                    verificationCode?: components["schemas"]["CaptchaToken"];
                    /**
                     * @description What the code is for: 1 a forgotten password, 2 registering, else signing in. One for signing in also registers, and the other way round.
                     * @enum {integer}
                     */
                    type?: 0 | 1 | 2;
                };
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Both are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description Which page: about the mall; shopping, ways to pay, trouble with paying; trouble after buying, returns, cancelling an order, the way of a refund, hints on refunds; the brand's story, its team, its regional markets; terms of use, privacy policy; contact, enrolling, accessibility.
                     * @enum {string}
                     */
                    type: "aboutus" | "shopping_process" | "payment_method" | "payment_issues" | "after_sales_issues" | "return_policy" | "cancellation_order" | "refund_process" | "refund_instructions" | "our_story" | "our_team" | "regional_markets" | "terms" | "privacy" | "contact" | "enroll" | "accessibility";
                };
            };
        };
        responses: {
            /** @description About the mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Only countries whose name or dial code holds this; empty for all. */
                    keyword?: string;
                };
            };
        };
        responses: {
            /** @description Five countries and regions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The address. */
                    addr_id: number;
                    user_name: components["schemas"]["Consignee"];
                    mobile: components["schemas"]["ConsigneePhone"];
                    address: components["schemas"]["StreetAddress"];
                    place?: components["schemas"]["Place"];
                    /** @description 1 makes it the default; 0 takes nothing away. */
                    is_default?: components["schemas"]["DefaultFlag"];
                    cpc?: components["schemas"]["ConsigneeDialCode"];
                    /** @description The family sends `cpc` a second time under this name; it is not read. */
                    country_code?: components["schemas"]["ConsigneeDialCode"];
                    country_num?: components["schemas"]["CountryNumber"];
                    /** @description The city, outside the region tree. */
                    city?: components["schemas"]["FreeRegion"];
                    /** @description The province or state, outside the region tree. */
                    province?: components["schemas"]["FreeRegion"];
                    zip_code?: components["schemas"]["PostalCode"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The address. */
                    addr_id?: number;
                    /** @description The family's other name of `addr_id`. */
                    addrId?: number;
                };
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The address. */
                    addr_id: number;
                };
            };
        };
        responses: {
            /** @description It is the default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The address. */
                    addr_id: number;
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description The shop has been reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The number of the order (`sNo`), not its id. */
                    id: string;
                    /**
                     * @description Always empty in this family; it has no meaning.
                     * @enum {string}
                     */
                    details?: "";
                };
            };
        };
        responses: {
            /** @description One parcel on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The store, `single_store` of the order. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description A store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The order. */
                    order_id: number;
                };
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The line of the order. */
                    order_details_id: number[];
                };
            };
        };
        responses: {
            /** @description What is possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The lines of one order. */
                    order_details_id: number[];
                };
            };
        };
        responses: {
            /** @description What is possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The lines of one order. */
                    order_details_id: number[];
                };
            };
        };
        responses: {
            /** @description One line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The lines of one order. */
                    order_details_id: number[];
                    /** @description What is asked for. 1 return the goods and get the money back, 2 the money back only, 3 exchange the goods. */
                    type: components["schemas"]["AfterSaleKindSent"];
                    /** @description The refundable amount as the form showed it; the server does not trust it. Left out for an exchange. */
                    refund_amount?: string;
                    /** @description The amount asked for over all lines; the refundable one when missing. Left out for an exchange. */
                    refund_apply_money?: string;
                    /** @description The reason, in up to 200 words; each Chinese character counts as a word. */
                    explain: components["schemas"]["Reason"];
                    /** @description Up to three pictures that prove it, uploaded before. */
                    apply_return_goods?: components["schemas"]["UploadedPicture"][];
                };
            };
        };
        responses: {
            /** @description Refunded at once, or under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Words of a product's name, or an order number. */
                    ordervalue?: string;
                    /** @description The page, from 1. */
                    start?: number;
                    /** @description Rows a page; ten when missing. */
                    end?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description After-sales in five states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The line of the order (`detailId` in the list). */
                    orderDetailId: number;
                    /** @description The after-sale, where the line has had several; the newest when missing. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description A refund under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The product to send back. */
                    pid: number;
                };
            };
        };
        responses: {
            /** @description Three couriers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The after-sale. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description The exchange is complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The after-sale. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description Only this title. */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Two titles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The title to change; a new one when missing. */
                    id?: number;
                    /** @description 1 a company, 2 a person. */
                    type: components["schemas"]["InvoiceHeaderKindSent"];
                    /** @description The company's or the person's name. */
                    companyName: string;
                    /** @description The tax number; a company must have one. */
                    companyTaxNumber?: string;
                    /** @description The registered address. */
                    registerAddress?: string;
                    /** @description The registered phone. */
                    registerPhone?: string;
                    /** @description The bank. */
                    depositBank?: string;
                    /** @description The bank account. */
                    bankNumber?: string;
                    /**
                     * @description 1 makes it the default.
                     * @enum {integer}
                     */
                    isDefault?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The title; the family sends one. */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The default title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The page, from 1; ten rows each. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description Two orders, one of them too late. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                     * @description 1 applied for, 2 issued, 3 revoked by the customer or refused by the shop.
                     * @enum {integer}
                     */
                    status: 1 | 2 | 3;
                    /** @description Only this invoice. */
                    id?: number;
                    /** @description The page, from 1; ten rows each. */
                    page?: number;
                };
            };
        };
        responses: {
            /** @description One application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The revoked invoice to ask for again. */
                    id?: number;
                    /** @description The title it is made out to. */
                    headId: number;
                    /** @description 1 a company, 2 a person. */
                    type: components["schemas"]["InvoiceHeaderKindSent"];
                    /** @description The name of the title; the stored one counts. */
                    companyName: string;
                    /** @description The tax number of the title; the stored one counts. */
                    companyTaxNumber?: string;
                    /** @description The amount as the form showed it; the server does not trust it. */
                    amount?: string;
                    /** @description The number of the order. */
                    sNo: string;
                    /** @description Where the invoice is sent. */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
                    /** @description The invoice. */
                    id: number;
                };
            };
        };
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The default currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The currencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        /** @description The languages, in the order in which a switcher shows them. */
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
                    /** @description The `currency_id` of `app.common.getCurrencys`. */
                    currency_id: number;
                };
            };
        };
        responses: {
            /** @description Selected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
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
            /** @description A known bank. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Text"];
                        data: {
                            /** @description The bank; empty when no known bank issues such numbers. */
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
