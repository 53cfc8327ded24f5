import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eq } from '../db/drizzle.ts';
import { checkSignature, sign } from '../providers/signature.ts';
import type { ServerContext } from '../server/route-context.ts';
import { describeError } from '../shared/describe-error.ts';
import { readLanguage } from '../shared/language.ts';
import { formatMoney, parseMoney } from '../shared/money.ts';
import { drawPayerPage, payerPagePolicy } from './page.ts';
import { refundRoutes } from './refund-routes.ts';
import { demoCharges, demoPayments } from './schema.ts';

/** A request for a payment. */
interface Charge {
  readonly reference: string;
  readonly amount: string;
  readonly subject: string;
}

interface PayerAddress {
  Params: { code: string };
}

/**
 * The demo payment provider: called over HTTP like a real one, with a payer's page at `/demo-pay/…`. It reaches the mall only through
 * payment notices. Registered in the demo profile only.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: registers routes in one list
export async function demoProvider(server: FastifyInstance, parts: ServerContext): Promise<void> {
  const { database, settings, clock } = parts;
  const { paymentSecret: secret } = settings;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  /** Charges that are still being inserted, by code: a payer can open the page before the insert finishes. */
  const beingKept = new Map<string, Promise<unknown>>();

  server.post<{ Body: string }>('/demo-provider/charges', async (request, reply) => {
    const charge = readSigned(request);
    if (!charge) return reply.code(401).send({});
    const code = codeOf(charge);
    // Not awaited: the mall calls within a transaction, which uses the only connection of an embedded database.
    const keeping = database.db
      .insert(demoCharges)
      .values({ ...charge, code, amount: parseMoney(charge.amount) })
      .onConflictDoNothing()
      .catch((error: unknown) => server.log.error({ err: describeError(error) }, 'a charge of the demo provider was not stored'))
      .finally(() => beingKept.delete(code));
    beingKept.set(code, keeping);
    return { code: `${settings.publicUrl}/demo-pay/${code}` };
  });

  server.post<{ Body: string }>('/demo-provider/queries', async (request, reply) => {
    const query = readSigned(request);
    if (!query) return reply.code(401).send({});
    const paid = await paymentOf(query.reference);
    return paid ? { paid: formatMoney(paid.amount) } : {};
  });

  refundRoutes(server, parts);

  server.get<PayerAddress>('/demo-pay/:code', (request, reply) => showPayer(request, reply));

  server.post<PayerAddress>('/demo-pay/:code', async (request, reply) => {
    const charge = await chargeOf(request.params.code);
    if (!charge) return reply.code(404).type('text/plain').send('');
    const payment = { reference: charge.reference, amount: parseMoney(charge.amount), at: clock.now() };
    await database.db.insert(demoPayments).values(payment).onConflictDoNothing();
    // A lost notice does no harm, because the gateway queries the provider.
    notify(charge).catch(() => undefined);
    return showPayer(request, reply);
  });

  function readSigned(request: FastifyRequest<{ Body: string }>): Charge | undefined {
    if (checkSignature(request.body, request.headers, secret, clock.now()) !== 'right') return undefined;
    const { reference = '', amount = '', subject = '' } = JSON.parse(request.body);
    return { reference, amount, subject };
  }

  async function showPayer(request: FastifyRequest<PayerAddress>, reply: FastifyReply): Promise<FastifyReply> {
    const charge = await chargeOf(request.params.code);
    if (!charge) return reply.code(404).type('text/plain').send('');
    const isPaid = (await paymentOf(charge.reference)) !== undefined;
    const language = readLanguage(request.headers['accept-language']) ?? settings.defaultLanguage;
    return reply
      .header('Content-Security-Policy', payerPagePolicy)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(drawPayerPage({ ...charge, isPaid }, language));
  }

  async function paymentOf(reference: string): Promise<typeof demoPayments.$inferSelect | undefined> {
    const [row] = await database.db.select().from(demoPayments).where(eq(demoPayments.reference, reference));
    return row;
  }

  async function notify({ reference, amount }: Charge): Promise<void> {
    const body = JSON.stringify({ reference, paid: amount });
    await fetch(`http://127.0.0.1:${settings.port}/notices/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(body, secret, clock.now()) },
      body,
    });
  }

  /** Returns the code of a charge: always the same for one charge, and unguessable. */
  function codeOf({ reference, amount, subject }: Charge): string {
    return createHmac('sha256', secret)
      .update(JSON.stringify(['payer', reference, amount, subject]))
      .digest('base64url')
      .slice(0, 16);
  }

  async function chargeOf(code: string): Promise<Charge | undefined> {
    await beingKept.get(code);
    const [row] = await database.db.select().from(demoCharges).where(eq(demoCharges.code, code));
    return row && { ...row, amount: formatMoney(row.amount) };
  }
}
