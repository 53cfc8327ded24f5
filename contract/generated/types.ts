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
         * @description Closes an unpaid order and gives its stock back; a paid one that is not shipped is refunded to the wallet first.
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
         * @description Registers a customer who chooses an account name and a password and proves a phone or an e-mail address by the code sent to it. Nobody is signed in by it. That the phone or the address is registered already is said only to who has its code.
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
         * @description For a customer who was registered by a code and has no login password yet (`y_password` 0). One who has a password changes it in the security page.
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
            /**
             * @description Where the sale of the product stands.
             * @enum {integer|string}
             */
            secStatus: 1 | 2 | 3 | 4 | 5;
            server_time: components["schemas"]["DateTime"];
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
        /** @description One part of what is bought at once: three objects with one key each name the product (pid), its SKU (cid) and the quantity (num). */
        BuyNowPart: {
            /** @description The product's id. */
            pid?: number;
            /** @description The SKU's id. */
            cid?: number;
            /** @description Pieces. */
            num?: number;
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
        /** @description Which ways to pay are on. */
        PaymentMethods: {
            wallet_pay: components["schemas"]["Flag"];
            pc_alipay: components["schemas"]["Flag"];
            pc_wechat: components["schemas"]["Flag"];
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
            list: components["schemas"]["ParcelEvent"][];
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
        };
        /** @description A province, city or district with what lies in it. */
        Region: {
            /** @description What is sent in `place`. */
            value: string;
            label: components["schemas"]["Text"];
            children?: components["schemas"]["Region"][];
        };
        /** @description The consignee; letters, digits and underscores of any script. */
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
        /** @description A legal text. */
        Agreement: {
            title: components["schemas"]["Text"];
            content: components["schemas"]["Html"];
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
        /** @description The six digits sent by SMS or e-mail: good for five minutes, one use and five tries. */
        SentCode: string;
        /** @description What the registration page needs. */
        RegisterPage: {
            /** @description The agreement's title. */
            Agreement: components["schemas"]["Text"];
        };
        /** @description The name a customer signs in with: letters and digits. Free choice, but nobody else's. */
        AccountName: string;
        /** @description A login password, without spaces. */
        LoginPassword: string;
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
                    /**
                     * @description 1 buys at the member's price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description The chosen coupons: one id a shop in the order of `products` (0 for none), the mall's coupon, and its kind. */
                    coupon_id?: string;
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
                    /**
                     * @description 1 buys at the member's price.
                     * @enum {integer}
                     */
                    vipSource?: 0 | 1;
                    /** @description The chosen coupons: one id a shop in the order of `products` (0 for none), the mall's coupon, and its kind. */
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
                    pageSize?: number;
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
                    pageSize?: number;
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
            /** @description Registered. */
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
                    /** @description The phone without its dial code; needed with types 1 and 2. */
                    phone?: components["schemas"]["PhoneField"];
                    /** @description The phone to be bound, with type 3. */
                    newPhone?: components["schemas"]["PhoneField"];
                    cpc?: components["schemas"]["DialCode"];
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
                    /**
                     * @description What the code is for: 1 a forgotten password, else signing in or registering.
                     * @enum {integer}
                     */
                    type?: 0 | 1;
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
            /** @description Refused. */
            409: {
                headers: {
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
}

/** The names of the error catalogue. */
export type FaultName = 'unknown_product' | 'busy' | 'insufficient_balance' | 'business_refusal' | 'message_empty' | 'message_not_stored' | 'unknown_shop' | 'token_missing' | 'phone_invalid' | 'product_off_shelf' | 'product_unknown_on_add' | 'ok' | 'session_invalid' | 'session_expired' | 'code_rate_limited' | 'coupon_ended' | 'shop_name_taken' | 'application_not_stored' | 'shop_name_refused' | 'account_registered' | 'phone_registered' | 'code_wrong' | 'code_expired' | 'password_wrong' | 'credentials_wrong' | 'code_still_valid' | 'not_registered' | 'nickname_invalid' | 'password_invalid' | 'account_invalid' | 'phone_format_invalid' | 'picture_missing' | 'picture_type_missing' | 'picture_type_refused' | 'picture_name_missing' | 'shop_name_invalid' | 'shop_information_invalid' | 'shop_range_invalid' | 'identity_invalid' | 'shop_phone_invalid' | 'shop_address_invalid' | 'no_password_yet' | 'customer_unknown' | 'stock_short' | 'product_not_on_sale' | 'product_incomplete' | 'refused' | 'sign_in_required' | 'password_unchanged' | 'too_many_attempts' | 'maintenance' | 'unavailable' | 'operation_failed' | 'parameter_refused' | 'add_failed' | 'change_failed' | 'delete_failed' | 'too_busy' | 'login_password_wrong' | 'sms_code_wrong' | 'sms_code_expired' | 'password_change_failed' | 'order_shipped' | 'not_on_sale' | 'lines_short_of_stock' | 'insufficient_stock' | 'name_or_password_wrong' | 'product_parameter_refused' | 'no_delivery_address' | 'order_not_created' | 'invoice_name_missing' | 'no_sms_template' | 'login_password_not_set' | 'balance_short' | 'state_refuses' | 'withdrawal_below_minimum' | 'withdrawal_above_maximum' | 'withdrawal_below_fee' | 'illegal' | 'above_withdrawable' | 'withdrawal_above_balance' | 'below_minimum' | 'above_maximum' | 'payment_password_missing' | 'payment_password_locked' | 'payment_password_not_set' | 'payment_password_wrong' | 'cart_line_short_of_stock' | 'favorite_remove_failed' | 'already_favorite' | 'phone_not_registered' | 'order_split_failed' | 'cart_update_failed' | 'captcha_wrong' | 'currency_changed';
