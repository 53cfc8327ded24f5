import { accountProfile, authLogin, catalogProduct, catalogSearch } from './client';
import { createClient } from './client/client';

/** URL of the server, set by the bundler. */
declare const SERVER: string;

const client = createClient({ baseUrl: SERVER });

const product = await catalogProduct({ client, body: { pro_id: 1001 }, throwOnError: true });
// @ts-expect-error an amount is a string
const wrong: number = product.data.data.pro.price;

const found = await catalogSearch({ client, body: { keyword: 'balm', s_type: [1, 2] }, throwOnError: true });
const [first] = found.data.data.list;

const login = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: 'c_token' } as const;
const signedIn = await authLogin({ client, body: login, throwOnError: true });
const profile = await accountProfile({ client, body: { access_id: signedIn.data.data.access_id }, throwOnError: true });

const refused = await catalogProduct({ client, body: { pro_id: 0 } });

console.log(
  JSON.stringify({
    product: product.data.data.pro.name,
    price: wrong,
    first: first && 'product_title' in first ? first.product_title : undefined,
    total: found.data.data.total,
    customer: profile.data.data.user_name,
    refused: [refused.response?.status, refused.error && 'code' in refused.error ? refused.error.code : undefined],
  }),
);
