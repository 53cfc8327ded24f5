import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { DataOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { consumeClientRateLimit, type Limit } from '../../limits/limits.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { glyphs } from './glyphs.ts';
import { newPuzzle, solvesPuzzle } from './proof-of-work.ts';
import { deleteCaptcha, insertCaptcha } from './repository.ts';
import type { captchas } from './schema.ts';

const alphabet = [...glyphs.keys()];
const length = { shortest: 4, longest: 5 } as const;
const lifeMinutes = 2;
/** A captcha that allowed a code to be sent must outlive that code and the next requested one. */
const answeredLifeMinutes = 15;
const perClient: Limit = { name: 'captcha', most: 60, minutes: 1 };

/** Creates a captcha: an image, and a proof-of-work puzzle for the same token. Throws `too_busy` above the rate limit. */
export async function issueCaptcha(context: Context): Promise<DataOf<'mall.Login.getCode'>> {
  const { db, clock, settings } = context;
  await consumeClientRateLimit(perClient, context);
  const token = newToken();
  const text = randomText();
  const [picture, challenge] = await Promise.all([drawCaptcha(text), newPuzzle(token, settings.secret)]);
  await insertCaptcha(db, {
    tokenHash: hashToken(token),
    answerHash: hashAnswer(text, token),
    expiresAt: addMinutes(clock.now(), lifeMinutes),
  });
  return { code: token, code_img: `data:image/png;base64,${picture.toString('base64')}`, challenge };
}

/**
 * Throws `captcha_wrong` unless the answer is the captcha's text or the solution of its puzzle. Consumes the captcha either way, so call it
 * outside a transaction that a later refusal would roll back.
 */
export async function requireCaptcha(token: string, answer: string, context: Context): Promise<void> {
  await consumeCaptcha(token, answer, context);
}

/**
 * Like {@link requireCaptcha}, but a correct answer leaves the captcha valid for this addressee: for further codes to it, and for the one
 * request that uses the code. One solved captcha therefore never sends codes to two addressees.
 */
export async function confirmCaptcha(token: string, answer: string, addressee: string, context: Context): Promise<void> {
  const captcha = await consumeCaptcha(token, answer, context);
  const addresseeHash = hashAnswer(addressee, token);
  if (captcha.addresseeHash && !timingSafeEqual(captcha.addresseeHash, addresseeHash)) throw new Fault('captcha_wrong');
  await insertCaptcha(context.db, { ...captcha, addresseeHash, expiresAt: addMinutes(context.clock.now(), answeredLifeMinutes) });
}

async function consumeCaptcha(token: string, answer: string, { db, clock, settings }: Context): Promise<typeof captchas.$inferSelect> {
  const captcha = await deleteCaptcha(db, hashToken(token), clock.now());
  if (!captcha) throw new Fault('captcha_wrong');
  if (timingSafeEqual(hashAnswer(answer, token), captcha.answerHash)) return captcha;
  if (settings.profile === 'demo' && settings.captchaAnswer !== undefined && answer === settings.captchaAnswer) return captcha;
  if (!(await solvesPuzzle(answer, token, settings.secret))) throw new Fault('captcha_wrong');
  return captcha;
}

function randomText(): string {
  return Array.from({ length: randomInt(length.shortest, length.longest + 1) }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * Returns the stored hash of an answer. It includes the token, which is not stored, because so few characters could be found by brute
 * force.
 */
function hashAnswer(answer: string, token: string): Buffer {
  return createHash('sha256').update(`${answer.trim().toLowerCase()} ${token}`).digest();
}
