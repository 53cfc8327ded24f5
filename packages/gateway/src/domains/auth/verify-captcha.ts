import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { type CaptchaAnswer, hashCaptchaAnswer } from './captcha-answer.ts';
import { solvesPuzzle } from './proof-of-work.ts';
import { deleteCaptcha, insertCaptcha } from './repository.ts';
import type { captchas } from './schema.ts';

/** A captcha that allowed a code to be sent must outlive that code and the next requested one. */
const answeredLifeMinutes = 15;

/**
 * Throws `captcha_wrong` unless the answer is the captcha's text or the solution of its puzzle. Consumes the captcha either way, so call it
 * outside a transaction that a later refusal would roll back.
 */
export async function verifyCaptcha(captcha: CaptchaAnswer, context: Context): Promise<void> {
  await consumeCaptcha(captcha, context);
}

/**
 * Like {@link verifyCaptcha}, but a correct answer leaves the captcha valid for this addressee: for further codes to it, and for the one
 * request that uses the code. One solved captcha therefore never sends codes to two addressees.
 */
export async function verifyCaptchaForAddressee(captcha: CaptchaAnswer, addressee: string, context: Context): Promise<void> {
  const stored = await consumeCaptcha(captcha, context);
  const addresseeHash = hashCaptchaAnswer(addressee, captcha.token);
  if (stored.addresseeHash && !timingSafeEqual(stored.addresseeHash, addresseeHash)) throw new Fault('captcha_wrong');
  await insertCaptcha(context.db, { ...stored, addresseeHash, expiresAt: addMinutes(context.clock.now(), answeredLifeMinutes) });
}

async function consumeCaptcha({ token, answer }: CaptchaAnswer, context: Context): Promise<typeof captchas.$inferSelect> {
  const { db, clock, settings } = context;
  const captcha = await deleteCaptcha(db, hashToken(token), clock.now());
  if (!captcha) throw new Fault('captcha_wrong');
  if (timingSafeEqual(hashCaptchaAnswer(answer, token), captcha.answerHash)) return captcha;
  if (settings.profile === 'demo' && settings.captchaAnswer !== undefined && answer === settings.captchaAnswer) return captcha;
  if (!(await solvesPuzzle(answer, token, settings.secret))) throw new Fault('captcha_wrong');
  return captcha;
}
