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
         * @description Runs on every navigation. In maintenance the answer is code 4003 with the notice as data; otherwise the newest notice that runs, or one of type 0 for none.
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
         * @description The product page: texts, pictures, price, SKUs, the shop that sells it, and what else is bought with it. A customer also learns whether the product is in the collection. Called by the product page and by every quick-add dialog.
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
         * Search products
         * @description Products by words, class, brand, price and label, sorted and by pages. Without words and filters it lists everything on sale. Brands and classes to filter by come along.
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
         * @description Adds pieces of a SKU to the caller's cart. Pieces already there are added up, to at most the stock. A visitor becomes a guest by it: the answer then holds a new session, to be used from now on.
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
         * @description Which applications a line of an order allows now: a refund only, a return with refund, an exchange, or none. A line not yet shipped can only be refunded; a received one can be returned or exchanged for seven days; a line is exchanged at most twice; a line with an open after-sale allows none.
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
         * @description What the form of an application shows: the lines and the highest amount that can be refunded, which is what was paid for them. Delivery is refunded only when every line of the order is in the application. Refused when one of the lines allows no application.
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
         * @description Opens one after-sale for each line, to be audited by the shop. The server reckons the refundable amount itself; asking for more is refused. A line with an open or a successful after-sale, and a kind that `after-sales.options` does not offer, are refused. Our gateway audits every application; other servers of the family refund an order that is not shipped at once (`RefundType` 15).
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
         * @description The newest after-sale of a line: where it stands, what was asked for, and what the customer is to do next.
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
         * @description The customer's invoices in one state, newest first.
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
         * Ask for an invoice
         * @description Asks the shop for an invoice of a completed order, or asks again after a revocation (`id`). The amount is what was paid without delivery, reckoned by the server. Refused when the order is not completed, has an invoice already, or was received more than twenty days ago.
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
            children: components["schemas"]["ProductClass"][];
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
        };
        /** @description A banner of the home page. */
        Banner: {
            id: components["schemas"]["IntLike"];
            image: components["schemas"]["Url"];
            /** @description Where it leads. */
            url: components["schemas"]["Url"];
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
            /** @description The combination as text, "Size: 150 ml"; empty for the only SKU. */
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
            price: components["schemas"]["Money"];
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
            /** @description The price, or the range over the SKUs. */
            price: components["schemas"]["MoneyRange"];
            /** @description The member's price where a SKU has none of its own. */
            vipPrice?: components["schemas"]["Money"];
            /** @description The introduction as tabs, a JSON text. */
            content: string;
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
            /** @description Found products over all pages. */
            total: components["schemas"]["IntLike"];
            list: components["schemas"]["ProductCard"][];
            /** @description Brands to filter by, those of the found products before the brand filter. */
            brand_list: components["schemas"]["BrandFilter"][];
            /** @description Classes to filter by, those of the found products before the class filter. */
            class_list: components["schemas"]["ClassFilter"][];
        };
        /**
         * @description A session token. Keep it secret; it is opaque.
         * @example g_5x0yWq3n8b1Z7kTfVdL2cRjP9aMhUeSo4iXgNwQvKtY
         */
        AccessId: string;
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
        /** @description The lines of one shop. */
        CartGroup: {
            shop_id: components["schemas"]["IntLike"];
            mch_name: components["schemas"]["Text"];
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
        /**
         * @description What a coupon does. 1 free delivery, 2 an amount off, 3 a share off, 4 a member's gift, 5 a product (older servers).
         * @enum {integer|string}
         */
        CouponKind: 1 | 2 | 3 | 4 | 5;
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
            /** @description This settlement reckons with it. */
            coupon_status: components["schemas"]["Flag"];
            /**
             * @description Sent as the last value of `coupon_id`.
             * @enum {string}
             */
            discount_type: "coupon" | "no_discount";
            activityType?: components["schemas"]["CouponKind"];
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
        /**
         * @description What is asked for.
         * @enum {integer|string}
         */
        AfterSaleKind: 1 | 2 | 3;
        /**
         * @description Where an after-sale stands. 0 under review, 1 agreed and to be sent back, 2 a return refused, 3 sent back, 4 received and refunded, 5 refused and sent back to the customer, 8 a refund refused, 9 refunded, 10 an exchange refused, 11 replacement sent, 12 exchanged. Only other servers answer 13 refunded by hand, 14 handling by hand failed, 15 refunded at once, 16 goods accepted for resale and 100 no after-sale.
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
            /**
             * @description Who closed it. 0 its time ran out, 1 the customer, 2 a refund.
             * @enum {integer|string}
             */
            cancel_method?: 0 | 1 | 2;
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
        /** @description A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
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
            /** @description What is going to be refunded when the shop agrees; 0.00 for an exchange. */
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
             * @description 1 applied for, 2 issued, 3 revoked.
             * @enum {integer|string}
             */
            invoice_status?: 1 | 2 | 3;
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
        /** @description A page of the customer's invoices, newest first. */
        InvoiceList: {
            list: components["schemas"]["Invoice"][];
            /** @description Invoices over all pages. */
            total?: components["schemas"]["IntLike"];
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
                    pageSize?: number;
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
                    /** @description The class the visitor came from. */
                    cid?: number;
                    /** @description Only products of these classes. */
                    class_id?: number[];
                    /** @description Only products of these brands. */
                    brand_id?: number[];
                    /** @description A price range in whole yuan, "100-300"; either end may be missing, "1500" alone means from 1500. */
                    amount?: string;
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
                    pageSize?: number;
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
                    /** @description The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon` or `no_discount`. */
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
                    /** @description Who picks the order up. */
                    fullName?: string;
                    /** @description The phone of who picks the order up. */
                    fullPhone?: string;
                    /**
                     * @description 1 buys at the member's price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description The chosen coupons joined by commas: one id a shop in the order of `products`, then the id of the mall's coupon (0 for none each), then `coupon` or `no_discount`. */
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
            /** @description One address. */
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
                    /** @description The consignee; letters, digits and underscores of any script. */
                    user_name: string;
                    /** @description The consignee's phone. */
                    mobile: string;
                    /** @description Street, house, floor. */
                    address: string;
                    /** @description Province, city and district. */
                    place?: string[];
                    /**
                     * @description 1 makes it the default.
                     * @enum {integer}
                     */
                    is_default?: 0 | 1;
                    /** @description Dial code of the phone; 86 when missing. */
                    cpc?: string;
                    /** @description The city, outside the region tree. */
                    city?: string;
                    /** @description The province or state, outside the region tree. */
                    province?: string;
                    /** @description The postal code. */
                    zip_code?: string;
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
                    /** @description Dial code of the phone. */
                    cpc?: string;
                    /** @description The country's number in ISO 3166-1. */
                    country_num?: number;
                    password: string;
                    /** @description What the captcha shows, or the solution of its puzzle. */
                    imgCode: string;
                    /** @description The captcha's token. */
                    verificationCode: string;
                    /**
                     * @description 1 keeps the customer signed in.
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
                    /** @description The amount asked for; the refundable one when missing. Left out for an exchange. */
                    refund_apply_money?: string;
                    /** @description The reason, in up to 200 words; each Chinese character counts as a word. */
                    explain: components["schemas"]["Reason"];
                    /** @description Up to three pictures that prove it, uploaded before. */
                    apply_return_goods?: string[];
                };
            };
        };
        responses: {
            /** @description The application is under review. */
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
                    end?: number;
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
                     * @description 1 applied for, 2 issued, 3 revoked by the customer.
                     * @enum {integer}
                     */
                    status: 1 | 2 | 3;
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
}

/** The names of the error catalogue. */
export type FaultName = 'unknown_product' | 'busy' | 'insufficient_balance' | 'business_refusal' | 'message_empty' | 'message_not_stored' | 'unknown_shop' | 'token_missing' | 'phone_invalid' | 'product_off_shelf' | 'product_unknown_on_add' | 'ok' | 'session_invalid' | 'session_expired' | 'code_rate_limited' | 'coupon_ended' | 'shop_name_taken' | 'application_not_stored' | 'shop_name_refused' | 'account_registered' | 'phone_registered' | 'code_wrong' | 'code_expired' | 'password_wrong' | 'credentials_wrong' | 'code_still_valid' | 'not_registered' | 'nickname_invalid' | 'password_invalid' | 'account_invalid' | 'phone_format_invalid' | 'picture_missing' | 'picture_type_missing' | 'picture_type_refused' | 'picture_name_missing' | 'shop_name_invalid' | 'shop_information_invalid' | 'shop_range_invalid' | 'identity_invalid' | 'shop_phone_invalid' | 'shop_address_invalid' | 'no_password_yet' | 'customer_unknown' | 'stock_short' | 'product_not_on_sale' | 'product_incomplete' | 'refused' | 'sign_in_required' | 'password_unchanged' | 'too_many_attempts' | 'maintenance' | 'unavailable' | 'operation_failed' | 'parameter_refused' | 'add_failed' | 'change_failed' | 'delete_failed' | 'too_busy' | 'login_password_wrong' | 'sms_code_wrong' | 'sms_code_expired' | 'password_change_failed' | 'order_shipped' | 'not_on_sale' | 'lines_short_of_stock' | 'insufficient_stock' | 'name_or_password_wrong' | 'product_parameter_refused' | 'no_delivery_address' | 'order_not_created' | 'invoice_name_missing' | 'no_sms_template' | 'login_password_not_set' | 'balance_short' | 'state_refuses' | 'withdrawal_below_minimum' | 'withdrawal_above_maximum' | 'withdrawal_below_fee' | 'illegal' | 'above_withdrawable' | 'withdrawal_above_balance' | 'below_minimum' | 'above_maximum' | 'payment_password_missing' | 'payment_password_locked' | 'payment_password_not_set' | 'payment_password_wrong' | 'cart_line_short_of_stock' | 'favorite_remove_failed' | 'already_favorite' | 'phone_not_registered' | 'order_split_failed' | 'cart_update_failed' | 'captcha_wrong' | 'currency_changed';
