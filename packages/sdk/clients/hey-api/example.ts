import { accountProfile, authCaptcha, authLogin, catalogProduct, catalogSearch } from './client';
import { createClient } from './client/client';

const { GATEWAY_URL = 'http://localhost:4010/api/' } = process.env;
let token: string | undefined;
/** Sends the session token, once there is one, with every operation that takes it. */
const client = createClient({ baseUrl: GATEWAY_URL.replace(/\/$/, ''), auth: () => token });

const product = await catalogProduct({ client, body: { pro_id: 1001 }, throwOnError: true });
const { name, price } = product.data.data.pro;
console.log(`${name}: ${price satisfies string}`);

const found = await catalogSearch({ client, body: { keyword: 'balm', s_type: [1, 2] }, throwOnError: true });
const [first] = found.data.data.list;
console.log(`${found.data.data.total} found, first: ${first && 'product_title' in first ? first.product_title : ''}`);

// Sign in: get a captcha, then send its token and the characters in its picture. Type 3 is by account name, which is the field `phone`.
const captcha = await authCaptcha({ client, body: {}, throwOnError: true });
const signedIn = await authLogin({
  client,
  body: { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: captcha.data.data.code },
  throwOnError: true,
});

token = signedIn.data.data.access_id;
const profile = await accountProfile({ client, body: {}, throwOnError: true });
console.log(`Signed in as ${profile.data.data.user_name}`);

const refused = await catalogProduct({ client, body: { pro_id: 0 } });
console.log(`Refused: HTTP ${refused.response?.status}, code ${refused.error && 'code' in refused.error ? refused.error.code : ''}`);
