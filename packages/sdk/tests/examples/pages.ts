/** Every product that a search finds, page after page, and the first twenty of them. */
import { createMallClient, paginate } from '@mall/sdk';
import { catalogSearch } from '@mall/sdk/operations/catalog';

const client = createMallClient({ baseUrl: process.env.GATEWAY_URL ?? 'http://127.0.0.1:4010/api/' });

let seen = 0;
for await (const { product_title, price } of paginate(client, catalogSearch, { pageSize: 10 })) {
  console.log(`${price.padStart(8)}  ${product_title}`);
  if (++seen === 20) break;
}
