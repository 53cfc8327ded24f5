import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { textIn } from '../../src/providers/exchange.ts';
import { checkSignature, sign } from '../../src/providers/signature.ts';
import type { Settings } from '../../src/settings.ts';
import { openRefundDesk, type RefundDesk } from './fixtures/refund-desk.ts';
import { openTestGateway, type TestGateway } from './gateway.ts';

interface Charge {
  readonly reference: string;
  readonly amount: string;
  readonly method: string;
  readonly subject: string;
}

/** A payment provider of the tests, outside the mall, whose behavior the test controls. */
export interface TestProvider {
  /** The gateway settings to use it. */
  readonly settings: Partial<Settings>;
  /** Every requested charge. */
  readonly asked: Charge[];
  /** Paid amounts, by reference; returned when the mall queries. */
  readonly paid: Map<string, string>;
  /** The status of its responses. */
  status: number;
  /** Delays its responses until it is resolved. */
  held: Promise<void> | undefined;
  readonly refunds: RefundDesk;
  /** Refuses connections from now on. */
  close(): Promise<void>;
  /** Listens again at its address after it was closed. */
  reopen(): Promise<void>;
}

/** Opens a provider. A charge with the subject `no balance`, `no method` or `no response` gets that outcome. */
export async function openProvider(secret: string): Promise<TestProvider> {
  const provider = { asked: [] as Charge[], paid: new Map<string, string>(), status: 200, held: undefined, refunds: openRefundDesk() };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const respond = (status: number, data: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    // It does not have the test's clock: only the signer matters here.
    if (checkSignature(body, request.headers, secret, new Date(Number(request.headers['x-timestamp']) * 1000)) !== 'right')
      return respond(401, {});
    if (provider.status !== 200) return respond(provider.status, {});
    if (request.url === '/refunds' || request.url === '/refund-queries')
      return provider.refunds.handle(request.url, JSON.parse(body), respond);
    const charge: Charge = JSON.parse(body);
    if (request.url === '/queries') {
      const paid = provider.paid.get(charge.reference);
      return respond(200, paid === undefined ? {} : { paid });
    }
    provider.asked.push(charge);
    await provider.held;
    if (charge.subject === 'no balance') return respond(402, {});
    if (charge.subject === 'no method') return respond(409, {});
    if (charge.subject === 'no response') return respond(500, {});
    return respond(200, { code: `https://pay.example.com/qr/${charge.reference}` });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The provider does not listen');
  return Object.assign(provider, {
    settings: { paymentUrl: `http://127.0.0.1:${address.port}`, paymentSecret: secret },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
    reopen: () => listen(address.port),
  });
}

/** Opens a gateway that charges and refunds at a separate provider; closing the gateway closes both. */
export async function openGatewayWithProvider(): Promise<{ gateway: TestGateway; provider: TestProvider }> {
  const provider = await openProvider('provider-secret-for-tests-only-0000');
  const gateway = await openTestGateway({ settings: provider.settings });
  const close = async () => {
    await gateway.close();
    await provider.close();
  };
  return { gateway: { ...gateway, close }, provider };
}

/** The content of a notice, and its defects. */
export interface Told {
  readonly reference: string;
  readonly paid: string;
  readonly secret?: string;
  readonly at?: Date;
}

/** Sends a notice to a gateway that listens at an address. */
export async function postNotice(url: string, { reference, paid, secret }: Told & { readonly secret: string }): Promise<Response> {
  const body = JSON.stringify({ reference, paid });
  const headers = { 'content-type': 'application/json', ...sign(body, secret, new Date()) };
  return fetch(`${url}/notices/payments`, { method: 'POST', headers, body });
}

/** Sends a notice to a gateway that listens at an address; returns its outcome. */
export async function sendNotice(url: string, told: Told & { readonly secret: string }): Promise<string> {
  return textIn(await (await postNotice(url, told)).json(), 'outcome') ?? '';
}

/** Sends a notice to the gateway; returns the HTTP status and the outcome. */
export async function sendProviderNotice(
  gateway: TestGateway,
  { reference, paid, secret, at }: Told,
): Promise<{ http: number; outcome: string }> {
  const payload = JSON.stringify({ reference, paid });
  const signed = sign(payload, secret ?? gateway.settings.paymentSecret, at ?? gateway.clock.now());
  const headers = { 'content-type': 'application/json', ...signed };
  const response = await gateway.server.inject({ method: 'POST', url: '/notices/payments', headers, payload });
  return { http: response.statusCode, outcome: response.json().outcome };
}
