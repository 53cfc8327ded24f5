import 'i18next';
import type account from '../../../locales/en/account.json';
import type addresses from '../../../locales/en/addresses.json';
import type afterSales from '../../../locales/en/after-sales.json';
import type auth from '../../../locales/en/auth.json';
import type cart from '../../../locales/en/cart.json';
import type catalog from '../../../locales/en/catalog.json';
import type catalogList from '../../../locales/en/catalog-list.json';
import type catalogSearch from '../../../locales/en/catalog-search.json';
import type checkout from '../../../locales/en/checkout.json';
import type common from '../../../locales/en/common.json';
import type content from '../../../locales/en/content.json';
import type coupons from '../../../locales/en/coupons.json';
import type errors from '../../../locales/en/errors.json';
import type favorites from '../../../locales/en/favorites.json';
import type flashSale from '../../../locales/en/flash-sale.json';
import type home from '../../../locales/en/home.json';
import type homeDeferred from '../../../locales/en/home-deferred.json';
import type invoices from '../../../locales/en/invoices.json';
import type membership from '../../../locales/en/membership.json';
import type messages from '../../../locales/en/messages.json';
import type orders from '../../../locales/en/orders.json';
import type payments from '../../../locales/en/payments.json';
import type points from '../../../locales/en/points.json';
import type reviews from '../../../locales/en/reviews.json';
import type shell from '../../../locales/en/shell.json';
import type shops from '../../../locales/en/shops.json';
import type ui from '../../../locales/en/ui.json';
import type uiDeferred from '../../../locales/en/ui-deferred.json';
import type uiList from '../../../locales/en/ui-list.json';
import type wallet from '../../../locales/en/wallet.json';

// Keys are checked against the English files: an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      addresses: typeof addresses;
      'after-sales': typeof afterSales;
      auth: typeof auth;
      cart: typeof cart;
      catalog: typeof catalog;
      'catalog-list': typeof catalogList;
      'catalog-search': typeof catalogSearch;
      checkout: typeof checkout;
      common: typeof common;
      content: typeof content;
      coupons: typeof coupons;
      errors: typeof errors;
      favorites: typeof favorites;
      'flash-sale': typeof flashSale;
      home: typeof home;
      'home-deferred': typeof homeDeferred;
      invoices: typeof invoices;
      membership: typeof membership;
      messages: typeof messages;
      orders: typeof orders;
      payments: typeof payments;
      points: typeof points;
      reviews: typeof reviews;
      shell: typeof shell;
      shops: typeof shops;
      ui: typeof ui;
      'ui-deferred': typeof uiDeferred;
      'ui-list': typeof uiList;
      wallet: typeof wallet;
    };
  }
}
