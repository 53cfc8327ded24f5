import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '../../support/page.ts';
import { startGateway } from '../../support/recording-gateway.ts';
import { startStorefront } from '../../support/storefront.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';

/** Starts a collector of OpenTelemetry traces; returns the received data as text. */
async function openCollector() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The collector does not listen');
  return { url: `http://127.0.0.1:${address.port}`, received, close: () => server.close() };
}

test('exports a page and its calls to the gateway as one trace, without the shopper’s input', async () => {
  const [collector, gateway] = [await openCollector(), await startGateway()];
  const shop = await startStorefront({ GATEWAY_URL: gateway.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await (await fetch(`${shop.origin}/homeList/homeList?searchName=a-word-typed`, { headers })).text();
  const traces = gateway.received.map((call) => String(call.headers.traceparent).split('-')[1]);
  expect(traces.length).toBeGreaterThan(0);
  expect(new Set(traces)).toEqual(new Set([traceId]));
  expect(await shop.stop()).toBe(0);
  const exported = collector.received.join('\n');
  expect(exported).toContain('mall-shop');
  expect(exported).toContain(traceId);
  expect(exported).not.toContain('a-word-typed');
  gateway.close();
  collector.close();
});
