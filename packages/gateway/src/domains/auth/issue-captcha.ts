import { randomInt } from 'node:crypto';
import type { Context } from '../../dispatch/context.ts';
import { consumeClientRateLimit, type Limit } from '../../limits/limits.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { hashCaptchaAnswer } from './captcha-answer.ts';
import { drawCaptcha } from './captcha-image.ts';
import { glyphs } from './glyphs.ts';
import { newPuzzle, type Puzzle } from './proof-of-work.ts';
import { insertCaptcha } from './repository.ts';

const alphabet = [...glyphs.keys()];
const length = { shortest: 4, longest: 5 } as const;
const lifeMinutes = 2;
const perClient: Limit = { name: 'captcha', max: 60, minutes: 1 };

/** A captcha as shown to a person or a client: either the text of the image or the solution of the puzzle is its answer. */
export interface IssuedCaptcha {
  readonly token: string;
  /** PNG. */
  readonly image: Buffer;
  readonly puzzle: Puzzle;
}

/** Creates a captcha: an image, and a proof-of-work puzzle for the same token. Throws `too_busy` above the rate limit. */
export async function issueCaptcha(context: Context): Promise<IssuedCaptcha> {
  const { db, clock, settings } = context;
  await consumeClientRateLimit(perClient, context);
  const token = newToken();
  const text = randomText();
  const [image, puzzle] = await Promise.all([drawCaptcha(text), newPuzzle(token, settings.secret)]);
  await insertCaptcha(db, {
    tokenHash: hashToken(token),
    answerHash: hashCaptchaAnswer(text, token),
    expiresAt: addMinutes(clock.now(), lifeMinutes),
  });
  return { token, image, puzzle };
}

function randomText(): string {
  return Array.from({ length: randomInt(length.shortest, length.longest + 1) }, () => alphabet[randomInt(alphabet.length)]).join('');
}
