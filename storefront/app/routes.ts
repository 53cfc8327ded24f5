import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { below, type Path, paths } from './paths.ts';

/** Pages of the account that tell how things stand there, and lead on. */
const standing: readonly Path[] = [
  paths.afterSales,
  paths.newAfterSale,
  paths.afterSale,
  paths.reviewing,
  paths.invoices,
  paths.newInvoice,
  paths.invoiceTitles,
  paths.newInvoiceTitle,
  paths.wallet,
  paths.recharge,
  paths.withdrawal,
  paths.bankCards,
  paths.coupons,
  paths.collection,
  paths.similar,
];

export default [
  layout('routes/layouts/main.tsx', [
    index('routes/home.tsx'),
    route(paths.products, 'routes/product-list.tsx'),
    route(paths.searchResults, 'routes/search-results.tsx'),
    route(paths.product, 'routes/product.tsx'),
    route(paths.flashSale, 'routes/flash-sale.tsx'),
    route(paths.about, 'routes/about.tsx'),
    route(paths.cart, 'routes/cart.tsx'),
    route(paths.checkout, 'routes/checkout.tsx'),
    route(paths.paymentResult, 'routes/payment-result.tsx'),
    route(paths.applyShop, 'routes/apply-shop.tsx'),
    route(paths.backOffice, 'routes/back-office.tsx'),
    route(paths.account, 'routes/layouts/account.tsx', [
      index('routes/account-home.ts'),
      route(below(paths.account, paths.orders), 'routes/orders.tsx'),
      route(below(paths.account, paths.order), 'routes/order.tsx'),
      route(below(paths.account, paths.payment), 'routes/payment.tsx'),
      route(below(paths.account, paths.addresses), 'routes/addresses.tsx'),
      route(below(paths.account, paths.accountHome), 'routes/account-overview.tsx'),
      route(below(paths.account, paths.security), 'routes/security.tsx'),
      route(below(paths.account, paths.profile), 'routes/profile.tsx'),
      route(below(paths.account, paths.messages), 'routes/messages.tsx'),
      route(below(paths.account, paths.message), 'routes/message.tsx'),
      route(below(paths.account, paths.points), 'routes/points.tsx'),
      route(below(paths.account, paths.membership), 'routes/membership.tsx'),
      ...standing.map((path) => route(below(paths.account, path), 'routes/account-standing.tsx', { id: path })),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/layouts/login.tsx', [
    route(paths.login, 'routes/login.tsx'),
    route(paths.register, 'routes/register.tsx'),
    route(paths.forgottenPassword, 'routes/forgotten-password.tsx'),
    route(paths.setPassword, 'routes/set-password.tsx'),
    route(paths.logout, 'routes/logout.tsx'),
  ]),
  route(paths.maintenance, 'routes/maintenance.tsx'),
  route(paths.language, 'routes/language.ts'),
  route(paths.shopState, 'routes/shop-state.ts'),
  route(paths.shopName, 'routes/shop-name.ts'),
] satisfies RouteConfig;
