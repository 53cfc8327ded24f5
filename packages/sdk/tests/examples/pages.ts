/** Prints every product that a search finds, page by page, and the first twenty of them. */
import { createMallClient, paginate } from '@mall/sdk';
import { catalogSearch } from '@mall/sdk/operations/catalog';

const client = createMallClient({ baseUrl: process.env.GATEWAY_URL ?? 'http://127.0.0.1:4010/api/' });

let seen = 0;
for await (const found of paginate(client, catalogSearch, { pageSize: 10 })) {
  console.log(`${found.price.padStart(8)}  ${found.product_title}`);
  if (++seen === 20) break;
}
