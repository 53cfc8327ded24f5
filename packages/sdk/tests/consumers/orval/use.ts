import { accountProfile, authLogin, catalogProduct, catalogSearch } from './client/mall';

const product = await catalogProduct({ pro_id: 1001 });
if (product.status !== 200) throw new Error(product.data.message);
// @ts-expect-error an amount is a string
const wrong: number = product.data.data.pro.price;

const found = await catalogSearch({ keyword: 'balm', s_type: [1, 2] });
if (found.status !== 200) throw new Error(found.data.message);
const [first] = found.data.data.list;

const signedIn = await authLogin({ type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: 'c_token' });
if (signedIn.status !== 200) throw new Error(signedIn.data.message);
const profile = await accountProfile({ access_id: signedIn.data.data.access_id });
if (profile.status !== 200) throw new Error(profile.data.message);

const refused = await catalogProduct({ pro_id: 0 });

console.log(
  JSON.stringify({
    product: product.data.data.pro.name,
    price: wrong,
    first: first && 'product_title' in first ? first.product_title : undefined,
    total: found.data.data.total,
    customer: profile.data.data.user_name,
    refused: [refused.status, refused.data.code],
  }),
);
