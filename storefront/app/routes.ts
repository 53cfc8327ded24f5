import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { below, paths } from './paths.ts';

export default [
  layout('routes/layouts/main.tsx', [
    index('routes/home.tsx'),
    route(paths.products, 'routes/product-list.tsx'),
    route(paths.searchResults, 'routes/search-results.tsx'),
    route(paths.product, 'routes/product.tsx'),
    route(paths.review, 'routes/review.tsx'),
    route(paths.flashSale, 'routes/flash-sale.tsx'),
    route(paths.coupons, 'routes/coupon-centre.tsx'),
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
