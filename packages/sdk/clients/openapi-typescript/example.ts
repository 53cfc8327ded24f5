import createClient from 'openapi-fetch';
import type { paths } from './mall';

const { GATEWAY_URL = 'http://localhost:4010/api/' } = process.env;
const mall = createClient<paths>({ baseUrl: GATEWAY_URL });

const product = await mall.POST('/mall.Product.index', { body: { pro_id: 1001 } });
if (!product.data) throw new Error(product.error.message);
const { name, price } = product.data.data.pro;
console.log(`${name}: ${price satisfies string}`);

const found = await mall.POST('/mall.Index.search', { body: { keyword: 'balm', s_type: [1, 2] } });
if (!found.data) throw new Error(found.error.message);
const [first] = found.data.data.list;
console.log(`${found.data.data.total} found, first: ${first && 'product_title' in first ? first.product_title : ''}`);

// Sign in: get a captcha, then send its token and the characters in its picture. Type 3 is by account name, which is the field `phone`.
const captcha = await mall.POST('/mall.Login.getCode', { body: {} });
if (!captcha.data) throw new Error(captcha.error.message);
const signedIn = await mall.POST('/mall.Login.login', {
  body: { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: captcha.data.data.code },
});
if (!signedIn.data) throw new Error(signedIn.error.message);

// Each request of a customer carries the session token.
const profile = await mall.POST('/mall.User.personalResources', { body: { access_id: signedIn.data.data.access_id } });
if (!profile.data) throw new Error(profile.error.message);
console.log(`Signed in as ${profile.data.data.user_name}`);

const refused = await mall.POST('/mall.Product.index', { body: { pro_id: 0 } });
console.log(`Refused: HTTP ${refused.response.status}, code ${refused.error?.code}`);
