import createClient from 'openapi-fetch';
import type { paths } from './mall';

/** URL of the server, set by the bundler. */
declare const SERVER: string;

const mall = createClient<paths>({ baseUrl: SERVER });

const product = await mall.POST('/mall.Product.index', { body: { pro_id: 1001 } });
// @ts-expect-error an amount is a string
const wrong: number | undefined = product.data?.data.pro.price;

const found = await mall.POST('/mall.Index.search', { body: { keyword: 'balm', s_type: [1, 2] } });
const [first] = found.data?.data.list ?? [];

const signedIn = await mall.POST('/mall.Login.login', {
  body: { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: 'k7mp', verificationCode: 'c_token' },
});
const session = signedIn.data?.data.access_id;
const profile = await mall.POST('/mall.User.personalResources', { body: session === undefined ? {} : { access_id: session } });

const refused = await mall.POST('/mall.Product.index', { body: { pro_id: 0 } });

console.log(
  JSON.stringify({
    product: product.data?.data.pro.name,
    price: wrong,
    first: first && 'product_title' in first ? first.product_title : undefined,
    total: found.data?.data.total,
    customer: profile.data?.data.user_name,
    refused: [refused.response.status, refused.error?.code],
  }),
);
