/** The screens that `npm run screens` captures, and the data that it creates first. */
import { execFileSync } from 'node:child_process';
import type { BrowserContext } from 'playwright';
import { root } from './processes.ts';

const applyShopPath = '/mch/applyShop';

/** The checkout of a direct purchase: two pieces of a cream of 30 ml. */
const buyNowPath = `/pay/payDetails?product=${encodeURIComponent(btoa(JSON.stringify([{ pid: 1013 }, { cid: 10131 }, { num: 2 }])))}`;

/** The placeholder in an address for the id of the customer's newest order, which depends on the demo's history. */
const newestOrder = '{newestOrder}';

/** The screens by the name of their image: those of a visitor, then those of a signed-in customer. */
const screens: Readonly<Record<'visitor' | 'customer', Readonly<Record<string, string>>>> = {
  visitor: {
    home: '/',
    products: '/products',
    search: '/homeList/homeList?searchName=cream',
    shops: '/homeList/mchList',
    shop: '/mch/mch?id=1',
    product: '/homedetail/homedetail?id=1001',
    review: '/homedetail/evaluationdetails?id=1',
    'flash-sale': '/seconds',
    coupons: '/coupon/coupon',
    about: '/my/aboutUs?type=our_story',
    accessibility: '/my/aboutUs?type=accessibility',
    help: '/my/aboutUs?type=return_policy',
    cart: '/shoppingCart/shoppingCart',
    'sign-in': '/login/login',
    register: '/login/register',
    'forgotten-password': '/login/forgetPassword',
    lost: '/nothing',
  },
  customer: {
    'apply-shop': applyShopPath,
    account: '/my/my/myLoad',
    orders: '/my/my/myOrder',
    'after-sales': '/my/my/management',
    wallet: '/my/my/myWallet',
    'bank-cards': '/my/my/myBankCard',
    'my-coupons': '/my/my/mycoupon',
    saved: '/my/my/mycollection',
    similar: '/my/my/similar?pro_id=1001',
    addresses: '/my/my/myaddress',
    membership: '/my/my/memberCenter',
    'membership-dialog': '/my/my/memberCenter?open=1',
    messages: '/my/my/message',
    points: '/my/my/myintegral',
    profile: '/my/my/myinfor',
    security: '/my/my/security',
    checkout: buyNowPath,
  },
};

export const captcha = 'screenshots';

/** The mall to capture. */
export interface Mall {
  readonly data: string;
  readonly origin: string;
  readonly gateway: string;
}

/** Calls an operation of the gateway; returns its `data`. */
async function callGateway({ request }: BrowserContext, { gateway }: Mall, form: Record<string, string>): Promise<Record<string, unknown>> {
  const { code, message, data } = await (await request.post(`${gateway}?store_id=1&store_type=6`, { form })).json();
  if (code !== '200') throw new Error(`${form.api}: ${message}`);
  return data;
}

/** Signs the demo's customer in without the form; returns the session. */
export async function signIn(context: BrowserContext, mall: Mall): Promise<string> {
  const { code } = await callGateway(context, mall, { api: 'mall.Login.getCode' });
  const { access_id: session } = await callGateway(context, mall, {
    api: 'mall.Login.login',
    type: '3',
    phone: 'shopper01',
    password: 'mall2026',
    imgCode: captcha,
    verificationCode: String(code),
  });
  await context.addCookies([{ name: 'pc_user', value: String(session), url: mall.origin, httpOnly: true }]);
  return String(session);
}

/** Returns the session of the context, or a new one. A sign-in per image would exceed the rate limit. */
async function ensureSession(context: BrowserContext, mall: Mall): Promise<string> {
  const cookies = await context.cookies(mall.origin);
  return cookies.find(({ name }) => name === 'pc_user')?.value ?? signIn(context, mall);
}

/** Returns id and total of the customer's newest order. */
async function findNewestOrder(context: BrowserContext, mall: Mall): Promise<{ id: string; total: string }> {
  const access_id = await ensureSession(context, mall);
  const { order } = await callGateway(context, mall, { api: 'mall.Order.index', access_id });
  const [newest] = Array.isArray(order) ? order : [];
  if (newest === undefined) throw new Error('The demo customer has no orders');
  return { id: String(newest.id), total: String(newest.z_price) };
}

/** Returns the address with the id of the newest order filled in. */
export async function resolvePath(path: string, context: BrowserContext, mall: Mall): Promise<string> {
  return path.includes(newestOrder) ? path.replace(newestOrder, (await findNewestOrder(context, mall)).id) : path;
}

const application = {
  api: 'mch.mall.Mch.apply',
  name: '素月小铺',
  shop_information: '手工皂与护手膏',
  cid: '2',
  shop_range: '手工皂、身体油、护手霜',
  realname: '林清',
  ID_number: '11010519491231002X',
  tel: '13800000001',
  shop_nature: '0',
  city_all: '浙江省-杭州市-西湖区',
  address: '灵隐路 18 号茶园小筑 2 幢',
};

/** A substitute for photographs of documents: the mall checks an image's type and size, not its content. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Submits an application for a shop, or submits the application with the given number again. */
async function applyForShop(context: BrowserContext, mall: Mall, id = '0'): Promise<void> {
  const access_id = await signIn(context, mall);
  const imgUrls: string[] = [];
  for (const side of [1, 2]) {
    const file = { name: 'side.gif', mimeType: 'image/gif', buffer: Buffer.concat([pixel, Buffer.from([side])]) };
    const address = `${mall.gateway}?store_id=1&store_type=6&api=mall.Product.uploadImgs`;
    const { data } = await (await context.request.post(address, { multipart: { access_id, file } })).json();
    imgUrls.push(data.url);
  }
  await callGateway(context, mall, { ...application, access_id, id, imgUrls: imgUrls.join(',') });
}

/** Runs the administration command; returns its output. */
function runAdminCommand({ data }: Mall, ...args: string[]): string {
  const commandArgs = ['--conditions=source', 'packages/gateway/src/admin/cli.ts', ...args];
  return execFileSync(process.execPath, commandArgs, { cwd: root, env: { ...process.env, MALL_DATA_DIR: data } }).toString();
}

/** Returns the number of the pending application. */
const pendingApplication = (mall: Mall): string => runAdminCommand(mall, 'shop', 'list').match(/^\d+/)?.[0] ?? '';

/** Screens that are captured together, in the same state of the mall. */
export interface CaptureGroup {
  readonly user: 'visitor' | 'customer';
  readonly screens: Readonly<Record<string, string>>;
  /** Creates the data to capture. */
  readonly prepare?: (context: BrowserContext, mall: Mall) => Promise<void>;
}

/** Application numbers of a new mall start at 1. */
const firstApplication = '1';

const reason = '身份证反面不够清晰，请在日光下重新拍摄。';

/** Submits a form of the shop as its customer. */
async function submitForm(context: BrowserContext, { origin }: Mall, path: string, form: Record<string, string>): Promise<void> {
  const idempotency_key = crypto.randomUUID();
  const response = await context.request.post(origin + path, {
    form: { ...form, idempotency_key },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`${path} answered ${response.status()}`);
}

/** In the order of capture: each group uses the state of the mall after the previous one. */
export const captureGroups: readonly CaptureGroup[] = [
  { user: 'visitor', screens: screens.visitor },
  {
    user: 'customer',
    screens: screens.customer,
    prepare: async (context, mall) => {
      await signIn(context, mall);
    },
  },
  { user: 'customer', screens: { 'apply-shop-waiting': applyShopPath }, prepare: applyForShop },
  {
    user: 'customer',
    screens: { 'apply-shop-rejected': applyShopPath },
    prepare: async (_, mall) => {
      runAdminCommand(mall, 'shop', 'reject', pendingApplication(mall), '--reason', reason);
    },
  },
  {
    user: 'customer',
    screens: { 'apply-shop-approved': applyShopPath },
    prepare: async (context, mall) => {
      await applyForShop(context, mall, firstApplication);
      runAdminCommand(mall, 'shop', 'approve', pendingApplication(mall));
    },
  },
  {
    user: 'customer',
    screens: {
      payment: `/my/my/payment?order_id=${newestOrder}`,
      'scan-to-pay': `/pay/scanCode?order_id=${newestOrder}&type=wechat`,
      order: `/my/my/orderDetails?order_id=${newestOrder}`,
    },
    prepare: async (context, mall) => {
      await signIn(context, mall);
      await submitForm(context, mall, buyNowPath, { intent: 'place', payType: 'wallet', remarks: '' });
    },
  },
  {
    user: 'customer',
    screens: { 'payment-result': `/pay/payResult?order_id=${newestOrder}` },
    prepare: async (context, mall) => {
      const { id, total } = await findNewestOrder(context, mall);
      await submitForm(context, mall, `/my/my/payment?order_id=${id}`, { password: '246810', total });
    },
  },
  {
    user: 'visitor',
    screens: { maintenance: '/maintain/maintain' },
    prepare: async (_, mall) => {
      runAdminCommand(mall, 'maintenance', 'on');
    },
  },
];

/** Adds products to the cart. */
export async function fillCart(context: BrowserContext, { origin }: Mall): Promise<void> {
  for (const id of [1011, 1035])
    await context.request.post(`${origin}/homedetail/homedetail?id=${id}`, {
      form: { intent: 'add', num: '1' },
      headers: { Origin: origin },
    });
}
