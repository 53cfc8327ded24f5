import { accountProfile, authCaptcha, authLogin, catalogProduct, catalogSearch } from './client/mall';

const product = await catalogProduct({ pro_id: 1001 });
if (product.status !== 200) throw new Error(product.data.message);
const { name, price } = product.data.data.pro;
console.log(`${name}: ${price satisfies string}`);

const found = await catalogSearch({ keyword: 'balm', s_type: [1, 2] });
if (found.status !== 200) throw new Error(found.data.message);
const [first] = found.data.data.list;
console.log(`${found.data.data.total} found, first: ${first && 'product_title' in first ? first.product_title : ''}`);

// Sign in: get a captcha, then send its token and the characters in its picture. Type 3 is by account name, which is the field `phone`.
const captcha = await authCaptcha({});
if (captcha.status !== 200) throw new Error(captcha.data.message);
const signedIn = await authLogin({
  type: 3,
  phone: 'shopper01',
  password: 'mall2026',
  imgCode: 'k7mp',
  verificationCode: captcha.data.data.code,
});
if (signedIn.status !== 200) throw new Error(signedIn.data.message);

// Each request of a customer carries the session token.
const profile = await accountProfile({ access_id: signedIn.data.data.access_id });
if (profile.status !== 200) throw new Error(profile.data.message);
console.log(`Signed in as ${profile.data.data.user_name}`);

const refused = await catalogProduct({ pro_id: 0 });
console.log(`Refused: HTTP ${refused.status}, code ${refused.data.code}`);
