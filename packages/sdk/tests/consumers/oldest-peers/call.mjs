import { call, createMallClient, isMallError } from '@mall/sdk';
import { createMallHandlers } from '@mall/sdk/msw';
import { catalogProduct, catalogSearch } from '@mall/sdk/operations/catalog';
import { exampleOf } from '@mall/sdk/testing';
import { setupServer } from 'msw/node';

const client = createMallClient({ baseUrl: 'https://shop.example/api/', validation: 'strict' });
const handlers = createMallHandlers();
const page = exampleOf(catalogProduct);
const server = setupServer(handlers.respond(catalogProduct, { ...page, login_status: true }), handlers.refuse(catalogSearch, '101'));
server.listen({ onUnhandledRequest: 'error' });
const answered = await call(client, catalogProduct, { pro_id: 1001 });
const refusal = await call(client, catalogSearch, {}).catch((error) => error);
server.close();
console.log(JSON.stringify({ name: answered.pro.name, signedIn: answered.login_status, refusal: [isMallError(refusal), refusal.code] }));
