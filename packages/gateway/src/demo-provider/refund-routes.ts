import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { checkSignature } from '../providers/signature.ts';
import type { ServerContext } from '../server/route-context.ts';
import { type Cents, formatMoney, parseMoney } from '../shared/money.ts';
import { demoPayments, demoRefunds } from './schema.ts';

interface RefundMessage {
  readonly reference: string;
  readonly refundReference: string;
  readonly amount: string;
}

interface WireResponse {
  readonly state?: 'completed' | 'refused';
  readonly refunded?: string;
  readonly reason?: string;
}

const completed = (amount: Cents): WireResponse => ({ state: 'completed', refunded: formatMoney(amount) });

/** Registers the demo provider's refunds: completed immediately, refused when the total would exceed the payment. */
export function refundRoutes(server: FastifyInstance, { database, settings, clock }: ServerContext): void {
  server.post<{ Body: string }>('/demo-provider/refunds', async (request, reply) => {
    const message = readSigned(request);
    if (!message) return reply.code(401).send({});
    return database.db.transaction((tx) => refund(tx, message, clock.now()));
  });

  server.post<{ Body: string }>('/demo-provider/refund-queries', async (request, reply) => {
    const message = readSigned(request);
    if (!message) return reply.code(401).send({});
    const [made] = await database.db.select().from(demoRefunds).where(eq(demoRefunds.refundReference, message.refundReference));
    return made ? completed(made.amount) : {};
  });

  function readSigned(request: FastifyRequest<{ Body: string }>): RefundMessage | undefined {
    if (checkSignature(request.body, request.headers, settings.paymentSecret, clock.now()) !== 'right') return undefined;
    const { reference = '', refundReference = '', amount = '0' } = JSON.parse(request.body);
    return { reference, refundReference, amount };
  }
}

async function refund(tx: Db, { reference, refundReference, amount }: RefundMessage, at: Date): Promise<WireResponse> {
  // Serializes the refunds of one charge.
  const [payment] = await tx.select().from(demoPayments).where(eq(demoPayments.reference, reference)).for('update');
  const earlier = await tx.select().from(demoRefunds).where(eq(demoRefunds.reference, reference));
  const same = earlier.find((row) => row.refundReference === refundReference);
  if (same) return completed(same.amount);
  const sum = earlier.reduce((total, row) => total + row.amount, parseMoney(amount));
  if (!payment || sum > payment.amount) return { state: 'refused', reason: 'more than was paid' };
  await tx.insert(demoRefunds).values({ refundReference, reference, amount: parseMoney(amount), at });
  return completed(parseMoney(amount));
}
