/** The first call: `npm run mock` in one terminal, `node --conditions=source packages/sdk/tests/examples/first-call.ts` in another. */
import { createMall, createMallClient } from '@mall/sdk';

const baseUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4010/api/';
const mall = createMall(createMallClient({ baseUrl, language: 'en' }));

const { pro } = await mall.catalog.product({ pro_id: 1001 });
console.log(`${pro.name}: ${pro.price}`);
