import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { DataOf } from '@mall/contract';
import type { Context } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { countTry, type Limit, networkOf } from '../../limits/limits.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { glyphs } from './glyphs.ts';
import { newPuzzle, solvesPuzzle } from './proof-of-work.ts';
import { insertCaptcha, takeCaptcha } from './repository.ts';

const alphabet = [...glyphs.keys()];
const length = { shortest: 4, longest: 5 } as const;
const lifeMinutes = 2;
const perClient: Limit = { name: 'captcha', most: 60, minutes: 1 };

/** A new captcha: a picture, and a puzzle for the same token. Refuses with `too_busy` whoever asks for too many. */
export async function issueCaptcha(context: Context): Promise<DataOf<'mall.Login.getCode'>> {
  const { db, clock, client, settings } = context;
  await countTry(perClient, networkOf(client), context);
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
 * Throws `captcha_wrong` unless the answer is what the captcha shows or the solution of its puzzle. The captcha is used up either way,
 * so it is to be called outside a transaction that a later refusal would undo.
 */
export async function requireCaptcha(token: string, answer: string, { db, clock, settings }: Context): Promise<void> {
  const captcha = await takeCaptcha(db, hashToken(token), clock.now());
  if (!captcha) throw new Fault('captcha_wrong');
  if (timingSafeEqual(hashAnswer(answer, token), captcha.answerHash)) return;
  if (settings.profile === 'demo' && settings.captchaAnswer !== undefined && answer === settings.captchaAnswer) return;
  if (!(await solvesPuzzle(answer, token, settings.secret))) throw new Fault('captcha_wrong');
}

function randomText(): string {
  return Array.from({ length: randomInt(length.shortest, length.longest + 1) }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What is stored of the answer. The token, which is not stored, is mixed in: so few characters would be found by trying. */
function hashAnswer(answer: string, token: string): Buffer {
  return createHash('sha256').update(`${answer.trim().toLowerCase()} ${token}`).digest();
}
