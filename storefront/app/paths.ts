/** Every address of the shop, exactly as specified. The only file with URLs: routes, links and redirects import them from here. */
export const paths = {
  home: '/',
  products: '/products',
  searchResults: '/homeList/homeList',
  searchEntry: '/homeList/homeLoad',
  shopSearch: '/homeList/mchList',
  product: '/homedetail/homedetail',
  review: '/homedetail/evaluationdetails',
  flashSale: '/seconds',
  couponCentre: '/coupon/coupon',
  cart: '/shoppingCart/shoppingCart',
  cartSkus: '/shoppingCart/skus',
  login: '/login/login',
  logout: '/login/logout',
  register: '/login/register',
  forgottenPassword: '/login/forgetPassword',
  setPassword: '/login/setPassword',
  checkout: '/pay/payDetails',
  scanCode: '/pay/scanCode',
  paymentResult: '/pay/payResult',
  account: '/my/my',
  orders: '/my/my/myOrder',
  order: '/my/my/orderDetails',
  payment: '/my/my/payment',
  addresses: '/my/my/myaddress',
  accountHome: '/my/my/myLoad',
  afterSales: '/my/my/management',
  newAfterSale: '/my/my/afterSale',
  afterSale: '/my/my/afterDetails',
  reviewing: '/my/my/evaluationing',
  invoices: '/my/my/invoiceManagement',
  newInvoice: '/my/my/cutInvoice',
  invoiceTitles: '/my/my/headerManagement',
  newInvoiceTitle: '/my/my/addInvoice',
  wallet: '/my/my/myWallet',
  recharge: '/my/my/recharge',
  withdrawal: '/my/my/withdrawal',
  bankCards: '/my/my/myBankCard',
  myCoupons: '/my/my/mycoupon',
  points: '/my/my/myintegral',
  membership: '/my/my/memberCenter',
  messages: '/my/my/message',
  message: '/my/my/messageDetail',
  collection: '/my/my/mycollection',
  similar: '/my/my/similar',
  profile: '/my/my/myinfor',
  security: '/my/my/security',
  shop: '/mch/mch',
  applyShop: '/mch/applyShop',
  shopState: '/mch/shopState',
  shopName: '/mch/shopName',
  backOffice: '/mch/backOffice',
  about: '/my/aboutUs',
  productPanel: '/homeList/panel',
  prompts: '/my/prompts',
  maintenance: '/maintain/maintain',
  language: '/language',
  sitemap: '/sitemap.xml',
  sitemaps: '/sitemaps',
  robots: '/robots.txt',
} as const;

/** An address of the shop without its query. */
export type Path = (typeof paths)[keyof typeof paths];

type QueryValue = string | number | boolean | undefined;

/** Returns the address with a query; undefined values are omitted. */
export function withQuery(path: Path, query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns a child's path relative to its parent's, as `routes.ts` requires it. */
export function below(parent: Path, child: Path): string {
  if (!child.startsWith(`${parent}/`)) throw new Error(`${child} does not lie below ${parent}`);
  return child.slice(parent.length + 1);
}
