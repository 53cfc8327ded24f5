import { once } from 'node:events';
import { createServer } from 'node:http';

const product = {
  imgurl: '',
  subtitle: 'A soft wash',
  volume: 12,
  mch_name: 'Sylvane Flagship',
  status: 2,
  recycle: 0,
  goodsNum: 5,
  s_type: '2,3',
};

const homePage = {
  banner: [],
  list_r: ['Cloud Cleansing Milk', 'Barrier Repair Cream', 'Bakuchiol Night Serum', 'Hand Cream Trio'].map((product_title, index) => ({
    ...product,
    id: 1001 + index,
    product_title,
    price: `${128 + index * 40}.00`,
  })),
  list_x: [],
  list_m: [],
};

const responses: Readonly<Record<string, unknown>> = { 'mall.Index.home': homePage };

/** Starts a gateway with a few fixed responses, with an optional delay. */
export async function startFakeGateway({ delayMs = 0 } = {}) {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const data = responses[form.get('api') ?? ''];
      const envelope = data ? { code: '200', message: '', data } : { code: '50010', message: 'unknown', data: null };
      setTimeout(() => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(envelope)), delayMs);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return { asked, url: `http://127.0.0.1:${address.port}/api/`, close: () => server.close() };
}
