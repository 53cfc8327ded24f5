import { randomUUID } from 'node:crypto';
import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readIdempotencyKey } from '#app/shared/idempotency-key.server.ts';
import type { ReplyOutcome } from '../review.ts';

/** Sends the reply of the form. Throws errors that concern the whole page: a visitor must sign in first. */
export async function sendReply({ mall }: Gateway, commentId: number, form: FormData): Promise<ReplyOutcome> {
  const text = String(form.get('text') ?? '').trim();
  const at = Date.now();
  if (text === '') return { at, kind: 'empty' };
  try {
    await mall.reviews.reply({ commentId, text }, readIdempotencyKey(form));
    return { at, kind: 'sent', nextKey: randomUUID() };
  } catch (error) {
    return { at, kind: 'refused', message: refusalOf(error).message, text };
  }
}
